"""What Season and Tactics cards share."""
