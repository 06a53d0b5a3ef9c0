"""What a bot knows about the Keepers in Iron: relics on their way home, the Retinue, waystations."""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.components import BIRD, CARDS
from polana.games.root.control import rules
from polana.games.root.factions.keepers import asks
from polana.games.root.factions.keepers.daylight import forests_with_relics
from polana.games.root.factions.keepers.evening import TOO_MANY
from polana.games.root.factions.keepers.side import (
    COLUMNS,
    DELVE_COLUMN,
    RECOVER_COLUMN,
    KeepersSide,
    keepers,
    type_of,
    value_of,
)
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import EVERY_SUIT, suits_at

#: The figures of the columns of the Retinue, from the left.
COLUMN_FIGURES: Final = ["move", "delve", "recover"]


@final
class KeepersHabits(Habits):
    def worth(self, g: State, side: Side, w: dict[str, float]) -> float:
        own = keepers(side)
        value = w["station"] * own.stations_on_map + self.followers(own, w)
        delving, recovering = suits_of(own, DELVE_COLUMN), suits_of(own, RECOVER_COLUMN)
        for where in range(CLEARINGS):
            if own.tokens[where]:
                value += self.relics(own, where, bool(suits_at(g, where) & recovering), w)
            warriors = own.warriors[where]
            if warriors:
                value += w["sworn"] * min(warriors, TOO_MANY - 1) + w["crowd"] * max(0, warriors + 1 - TOO_MANY)
                if rules(g, own, where) and suits_at(g, where) & delving and forests_with_relics(g, where):
                    value += w["reach"]
        return value

    def followers(self, own: KeepersSide, w: dict[str, float]) -> float:
        """What the Retinue is worth: each column needs some cards, and no column very many."""
        value = 0.0
        for column in range(COLUMNS):
            cards = own.retinue[column]
            more = w[COLUMN_FIGURES[column]]
            for _ in range(len(cards) + own.retainers[column]):
                value += more
                more *= w["next"]
            value += w["birds"] * (own.retainers[column] + sum([CARDS[card].suit == BIRD for card in cards]))
        return value

    def relics(self, own: KeepersSide, where: int, matched: bool, w: dict[str, float]) -> float:
        """Relics in a clearing: the nearer to a waystation of their type, with a card to recover them, the better."""
        value = 0.0
        here = [own.faces[tile] for tile in own.stations_at(where)]
        guards = min(own.warriors[where], TOO_MANY - 1)
        for kind in own.relics_at(where):
            points = value_of(kind)
            worth = w["dug"] * points + w["guarded"] * guards
            if type_of(kind) in here:
                worth += (w["ready"] if matched else w["housed"]) * points
            elif type_of(kind) in own.faces:
                worth += w["near"] * points
            at = len(own.tracks[type_of(kind)])
            others = sum([len(track) > at for track in own.tracks])
            worth += w["column"] * others + (w["full"] if others == COLUMNS - 1 else 0.0)
            value += worth * own.at(kind, where)
        return value


def suits_of(own: KeepersSide, column: int) -> int:
    """The suits of clearings, as bits, that cards of a column match."""
    if own.retainers[column]:
        return EVERY_SUIT
    suits = 0
    for card in own.retinue[column]:
        suits |= EVERY_SUIT if CARDS[card].suit == BIRD else 1 << CARDS[card].suit
    return suits


register("keepers", KeepersHabits("keepers", asks.MENUS, []))
