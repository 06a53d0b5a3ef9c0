"""What Rootlog makes of the lines that only one faction has; a file for each, found by its name."""
