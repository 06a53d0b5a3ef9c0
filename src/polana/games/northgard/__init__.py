"""Northgard: Uncharted Lands, with the Creatures module."""

from polana.games.northgard.game import Northgard

game = Northgard()
