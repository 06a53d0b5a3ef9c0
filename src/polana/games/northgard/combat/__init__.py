"""Combats between players and with creatures, casualties and retreat (NG.combat, NG.creatures.combat)."""
