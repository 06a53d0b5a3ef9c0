"""The games, one folder each: the same rooms in each, and none knows another."""
