"""The Lord of the Hundreds: chapter 14 of the Law."""
