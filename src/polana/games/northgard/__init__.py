"""Northgard: Uncharted Lands, with the Creatures module."""
