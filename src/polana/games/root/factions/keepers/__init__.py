"""The Keepers in Iron: chapter 15 of the Law."""
