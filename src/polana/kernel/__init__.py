"""The kernel: the referee. It knows no game and imports nothing of the rest."""
