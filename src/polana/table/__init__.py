"""The table: people, their seats, and a server that never loses a word."""
