"""One file a faction: what its chapter of the Law changes in the general rules of `base.py`."""
