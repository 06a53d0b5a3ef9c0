"""What the special symbol does for each type of unit: one class of one sentence each."""
