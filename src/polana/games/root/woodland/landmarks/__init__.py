"""One file a landmark: a class derived from `Landmark`, and `LANDMARK`, the object that `registry.py` finds."""
