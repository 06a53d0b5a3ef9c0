"""What is told in Runewars, each line a function with typed arguments: one file per chapter."""
