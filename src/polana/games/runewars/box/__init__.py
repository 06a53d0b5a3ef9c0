"""What comes in the box: cards and tokens, read and checked, and what is house-made."""
