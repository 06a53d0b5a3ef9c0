"""What a player gathers: influence, cards in hand, resources, runes, titles, objectives."""
