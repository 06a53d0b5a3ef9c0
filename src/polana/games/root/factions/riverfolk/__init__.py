"""The Riverfolk Company: chapter 11 of the Law."""
