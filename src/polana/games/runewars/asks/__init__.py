"""The questions of Runewars, each a function with typed arguments: one file per chapter."""
