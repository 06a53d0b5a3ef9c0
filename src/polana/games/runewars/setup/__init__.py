"""From an empty table to the first Spring (RW.setup), in its twelve steps."""
