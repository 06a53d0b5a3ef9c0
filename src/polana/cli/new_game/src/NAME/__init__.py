"""TITLE: a game for Polana."""

from NAME.game import game

__all__ = ["game"]
