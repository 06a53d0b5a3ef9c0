"""Many matches: arenas, ratings, statistics and plots, and environments for learning."""
