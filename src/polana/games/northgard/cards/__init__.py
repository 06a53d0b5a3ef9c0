"""Cards: playing them, and what each of their verbs does (NG.cards, NG.special)."""

from polana.games.northgard.cards import buildings, copies, hands, moves, printed, recruits, units
from polana.games.northgard.cards.effect import unregistered

__all__ = ["buildings", "copies", "hands", "moves", "printed", "recruits", "units"]

if missing := unregistered():
    raise LookupError(f"no rule carries out {', '.join(missing)}")
