"""The Eyrie Dynasties (7)."""
