"""The Mechanical Marquise (R.M): a player without a seat who follows printed orders."""
