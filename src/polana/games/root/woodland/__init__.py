"""What lies on the map and is nobody's: suits of clearings, ruins, landmarks and other neutral pieces."""
