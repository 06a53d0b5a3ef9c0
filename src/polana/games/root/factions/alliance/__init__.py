"""The Woodland Alliance (8)."""
