"""Battles by their steps (RW.battle): `battle.py` is the table of contents."""
