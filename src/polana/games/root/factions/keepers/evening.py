"""Evening (15.6): live off the land, gather Retinue, draw and discard."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import choose_card, draw_and_discard
from polana.games.root.components import NONE, faction_table
from polana.games.root.deed import NO_MORE, OwnDeed, OwnDeeds
from polana.games.root.factions.keepers import asks
from polana.games.root.factions.keepers import news as told
from polana.games.root.factions.keepers.side import COLUMNS, MOST_CARDS, KeepersSide
from polana.games.root.factions.keepers.words import RETAINER, RETINUE_WORDS, SHIFT, TUCK
from polana.games.root.menu import choose, pause
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import CARD_WORDS
from polana.kernel.flow import Flow, distinct
from polana.kernel.refusal import Refusal

#: 15.6.1: this many warriors in one clearing are too many for the land.
TOO_MANY: Final[int] = faction_table("keepers")["turn"]["live_off_the_land_threshold"]

NO_CARDS: Final = Refusal("15.6.2", "why-root-keepers-no-cards")
RETINUE_FULL: Final = Refusal("15.6.2", "why-root-keepers-retinue-full")
NO_RETINUE: Final = Refusal("15.6.2", "why-root-keepers-no-retinue")
ADDED_ALREADY: Final = Refusal("15.6.2", "why-root-keepers-added-already")


def evening(g: State, own: KeepersSide) -> Flow[bool]:
    """15.6."""
    if not own.lived:
        yield from pause(g, own)
        own.lived = True
        yield from live_off_the_land(g, own)
        return False
    if not (yield from choose(g, own, asks.EVENING, GATHERING, "15.6.2")):
        return False
    yield from draw_and_discard(g, own, "15.6.3")
    return True


def live_off_the_land(g: State, own: KeepersSide) -> Flow[None]:
    """15.6.1."""
    crowded = [where for where in range(CLEARINGS) if own.warriors[where] >= TOO_MANY]
    if crowded:
        yield from remove(g, Removal([Loss(own, where, NONE, 1, None) for where in crowded], "15.6.1"))


class Tuck(OwnDeed[KeepersSide]):
    """15.6.2: add cards, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__(TUCK, "15.6.2")

    def why_not(self, g: State, me: KeepersSide) -> Refusal | None:
        if not me.hand:
            return NO_CARDS
        return RETINUE_FULL if me.retinue_size >= MOST_CARDS else None

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        me.gathered = True
        return tuck(g, me)


class Shift(OwnDeed[KeepersSide]):
    """15.6.2: or move one."""

    def __init__(self) -> None:
        super().__init__(SHIFT, "15.6.2")

    def why_not(self, g: State, me: KeepersSide) -> Refusal | None:
        if me.gathered:
            return ADDED_ALREADY
        return None if me.retinue_size else NO_RETINUE

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        yield from shift(g, me)
        yield from pause(g, me)

    def ends(self, g: State, me: KeepersSide) -> bool:
        return True


GATHERING: Final[OwnDeeds[KeepersSide]] = [Tuck(), Shift(), NO_MORE]


def tuck(g: State, own: KeepersSide) -> Flow[None]:
    """15.6.2: a card of the hand joins a column."""
    card = yield from choose_card(g, own, asks.TUCK_CARD, "15.6.2")
    g.shown.append(card)
    word = yield asks.column(own, CARD_WORDS[card], RETINUE_WORDS)
    g.shown.remove(card)
    own.retinue[word.value].append(card)
    told.tucked(g, own, card, word.value)


def shift(g: State, own: KeepersSide) -> Flow[None]:
    """15.6.2: one card of the Retinue goes to another column."""
    filled = [column for column in range(COLUMNS) if own.retinue[column] or own.retainers[column]]
    word = yield asks.shift_from(own, [RETINUE_WORDS[column] for column in filled])
    origin = word.value
    words = distinct([CARD_WORDS[card] for card in sorted(own.retinue[origin])])
    if own.retainers[origin]:
        words.append(RETAINER)
    chosen = yield asks.shift_card(own, words, origin)
    word = yield asks.column(own, chosen, [RETINUE_WORDS[column] for column in range(COLUMNS) if column != origin])
    if chosen is RETAINER:
        own.retainers[origin] -= 1
        own.retainers[word.value] += 1
        told.shifted(g, own, NONE, word.value)
    else:
        own.retinue[origin].remove(chosen.value)
        own.retinue[word.value].append(chosen.value)
        told.shifted(g, own, chosen.value, word.value)
