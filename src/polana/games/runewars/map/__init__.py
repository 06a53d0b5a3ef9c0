"""The board: tiles, areas, borders, and what stands and lies on them."""
