"""One file a set: the hireling on the front of the card, the demoted one on its back, and `HIRELINGS`."""
