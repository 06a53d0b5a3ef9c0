"""What a bot knows about the Keepers in Iron: relics on their way home, the Retinue, waystations.

A relic scores only where a waystation of its type is, and is found only beside certain forests. A look one action ahead
sees neither from afar, so how far it is to such places is part of what the position is worth.
"""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.components import BIRD, CARDS
from polana.games.root.control import rules, why_not_build
from polana.games.root.factions.keepers.daylight import forests_with_relics
from polana.games.root.factions.keepers.evening import TOO_MANY
from polana.games.root.factions.keepers.side import (
    COLUMNS,
    DELVE_COLUMN,
    FACES,
    RECOVER_COLUMN,
    WAYSTATIONS,
    KeepersSide,
    type_of,
    value_of,
)
from polana.games.root.state import DAYLIGHT, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST
from polana.games.root.woodland.relics import RELICS
from polana.games.root.woodland.suits import EVERY_SUIT, suits_at

#: The figures for the columns of the Retinue, from the left.
COLUMN_FIGURES: Final = ["move", "delve", "recover"]
#: Places further away count as nowhere.
FAR: Final = 4
#: From where, where to, how many warriors, with which relics: chance seldom hits on a move that is worth it.
LOOKS: Final = 3


@final
class KeepersHabits(Habits[KeepersSide]):
    def worth(self, g: State, own: KeepersSide, w: dict[str, float]) -> float:
        value = self.followers(own, w) + self.stations(g, own, w)
        delving = suits_of(own, DELVE_COLUMN)
        digs: list[int] = []
        for where in range(CLEARINGS):
            if forests_with_relics(g, where):
                digs.append(where)
        to_dig = distances(g, digs)
        for where in range(CLEARINGS):
            warriors = own.warriors[where]
            if warriors:
                value += w["sworn"] * min(warriors, TOO_MANY - 1) + w["crowd"] * max(0, warriors + 1 - TOO_MANY)
                # in threes: a single warrior does not hold what he digs up
                share = min(warriors, TOO_MANY - 1) / (TOO_MANY - 1)
                if to_dig[where] < FAR:
                    value += w["reach"] * share * (FAR - to_dig[where]) / FAR
                if to_dig[where] == 0 and rules(g, own, where) and suits_at(g, where) & delving:
                    value += w["dig"] * share
        return value + self.relics(g, own, w)

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

    def stations(self, g: State, own: KeepersSide, w: dict[str, float]) -> float:
        """Waystations bring cards and warriors wherever they are; best beside forests with relics of their type."""
        value = w["station"] * own.stations_on_map
        for relic in g.relics:
            if relic.where < FIRST_FOREST:
                continue
            for where in g.woodland.forest_clearings[relic.where - FIRST_FOREST]:
                if own.buildings[where] and shown_at(own, where, relic.kind):
                    value += w["hope"]
                    break
        return value

    def relics(self, g: State, own: KeepersSide, w: dict[str, float]) -> float:
        """Relics in clearings: the nearer to a waystation of their type, with a card to recover them, the better."""
        recovering = suits_of(own, RECOVER_COLUMN)
        now = suits_waiting(own) if g.turn == own.index and g.phase <= DAYLIGHT else 0
        value = 0.0
        for kind in range(len(RELICS)):
            value += self.relics_of(g, own, kind, recovering, now, w)
        return value

    def relics_of(self, g: State, own: KeepersSide, sort: int, recovering: int, now: int, w: dict[str, float]) -> float:
        """Those of one type."""
        found = [where for where in range(CLEARINGS) if own.tokens[where] and holds_type(own, where, sort)]
        if not found:
            return 0.0
        homes = [where for where in range(CLEARINGS) if own.buildings[where] and shown_at(own, where, sort)]
        way = distances(g, homes)
        camp = [FAR] * CLEARINGS
        if can_show(own, sort):
            camp = distances(g, [where for where in range(CLEARINGS) if why_not_build(g, own, where) is None])
        at = len(own.tracks[sort])
        others = sum([len(track) > at for track in own.tracks])
        value = 0.0
        for where in found:
            guards = min(own.warriors[where], TOO_MANY - 1)
            suits = suits_at(g, where)
            share = w["dug"]
            if way[where] == 0:
                share += w["due"] if suits & now else w["ready"] if suits & recovering else w["housed"]
            elif camp[where] == 0 and guards:
                share += w["pitch"]  # a waystation can come to the relic
            else:
                share += w["near"] * (FAR - min(way[where], camp[where]))
            for kind in own.relics_at(where):
                if type_of(kind) == sort:
                    worth = share * value_of(kind) + w["guarded"] * guards
                    worth += w["column"] * others + (w["full"] if others == COLUMNS - 1 else 0.0)
                    value += worth * own.at(kind, where)
        return value


def can_show(own: KeepersSide, sort: int) -> bool:
    """Is there a waystation off the map with a type on one of its sides?"""
    for tile in range(WAYSTATIONS):
        if own.left[tile] and sort in FACES[tile]:
            return True
    return False


def holds_type(own: KeepersSide, where: int, sort: int) -> bool:
    """Is there a relic of a type in a clearing?"""
    for kind in own.relics_at(where):
        if type_of(kind) == sort:
            return True
    return False


def shown_at(own: KeepersSide, where: int, sort: int) -> bool:
    """Does a waystation in a clearing show a type?"""
    for tile in own.stations_at(where):
        if own.faces[tile] == sort:
            return True
    return False


def distances(g: State, places: list[int]) -> list[int]:
    """How many moves it is from each clearing to the nearest of these places; FAR if it is further."""
    steps = [FAR] * CLEARINGS
    reached = places[:]
    for where in places:
        steps[where] = 0
    for where in reached:
        step = steps[where] + 1
        if step == FAR:
            break
        for other in g.near[where]:
            if other < CLEARINGS and step < steps[other]:
                steps[other] = step
                reached.append(other)
    return steps


def suits_waiting(own: KeepersSide) -> int:
    """The suits of clearings, as bits, where cards can still recover relics this turn."""
    cards, retainers = own.waiting_in(RECOVER_COLUMN)
    return EVERY_SUIT if retainers else suits_among(cards)


def suits_of(own: KeepersSide, column: int) -> int:
    """The suits of clearings, as bits, that cards of a column match."""
    return EVERY_SUIT if own.retainers[column] else suits_among(own.retinue[column])


def suits_among(cards: list[int]) -> int:
    suits = 0
    for card in cards:
        suits |= EVERY_SUIT if CARDS[card].suit == BIRD else 1 << CARDS[card].suit
    return suits


register("keepers", KeepersHabits("keepers", looks=LOOKS))
