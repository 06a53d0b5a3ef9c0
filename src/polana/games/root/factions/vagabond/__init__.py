"""The Vagabond (9) and his characters (D)."""
