"""The eight orders (RW.orders), a file for each."""
