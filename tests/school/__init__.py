"""What teaches: lessons, and those who take them."""
