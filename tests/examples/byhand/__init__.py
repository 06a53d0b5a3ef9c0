"""Examples that no test's scene shows: positions set by hand, with a few words."""
