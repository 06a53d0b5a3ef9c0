"""Moves, retreats, talks with neutral units, and how many figures an area holds."""
