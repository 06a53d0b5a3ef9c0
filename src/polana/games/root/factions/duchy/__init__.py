"""The Underground Duchy: chapter 12 of the Law."""
