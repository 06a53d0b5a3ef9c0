"""The Corvid Conspiracy: chapter 13 of the Law."""
