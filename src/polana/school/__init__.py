"""What teaches: examples of rules, on matches and positions like everything else."""
