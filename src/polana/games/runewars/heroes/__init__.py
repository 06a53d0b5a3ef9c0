"""Heroes: how they serve and leave, the Quest phase, quests, duels, defeat (RW.heroes to RW.defeat)."""
