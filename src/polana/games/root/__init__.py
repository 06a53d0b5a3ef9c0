"""Root, by the Law of Root."""
