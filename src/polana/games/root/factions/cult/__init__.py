"""The Lizard Cult: chapter 10 of the Law."""
