"""Environments for learning, called what their libraries call them; `polana.lab` makes them."""
