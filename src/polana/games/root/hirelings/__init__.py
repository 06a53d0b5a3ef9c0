"""Hirelings (E): sides without a seat that one player after the other controls. `base.py` holds what all have."""
