"""What games share besides the referee: piles of hidden things, options, tables of components. Take what you need."""
