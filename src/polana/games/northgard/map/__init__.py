"""The map: how tiles lie and join into territories, and where the next may lie (NG.map, NG.explore)."""
