"""The course of the year, turn order, what may be done in a turn, and how the game ends."""
