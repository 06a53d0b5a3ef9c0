"""Birdsong (13.4), Daylight (13.5) and Evening (13.6) of the Corvids."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT, NONE_LEFT, Battle, Craft, Move
from polana.games.root.cards import discard_to_limit, draw_and_discard, spend_card
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, NONE, faction_table
from polana.games.root.control import why_not_place
from polana.games.root.deed import NO_MORE, Counted, OwnDeed, OwnDeeds
from polana.games.root.factions.corvid import asks
from polana.games.root.factions.corvid import news as told
from polana.games.root.factions.corvid.plots import choose_plot, flip, place_in_each, trick
from polana.games.root.factions.corvid.side import CorvidSide
from polana.games.root.factions.corvid.words import EXERT, FLIP, PLACE_PLOT, TRICK
from polana.games.root.menu import choose, pause
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import RECRUIT, SUIT_WORDS, place_word
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

ACTIONS: Final[int] = faction_table("corvid")["turn"]["actions"]
#: The steps of Birdsong: what is done fixes what can no longer be done (13.4).
CRAFTING: Final = 0
FLIPPING: Final = 1
RECRUITING: Final = 2

TOO_LATE: Final = Refusal("13.4", "why-root-corvid-too-late")
NOTHING_TO_FLIP: Final = Refusal("13.4.2", "why-root-corvid-nothing-to-flip")
RECRUITED_ALREADY: Final = Refusal("13.4.3", "why-root-corvid-recruited")
NO_CARD: Final = Refusal("13.4.3", "why-root-no-card-to-spend")
NO_ACTION_LEFT: Final = Refusal("13.5", "why-root-no-action-left")
NOWHERE_TO_PLOT: Final = Refusal("13.5.2", "why-root-corvid-nowhere-to-plot")
NOTHING_TO_SWAP: Final = Refusal("13.5.4", "why-root-corvid-nothing-to-swap")
NO_ACTION: Final = Refusal("13.6.1", "why-root-corvid-no-action")


# --- Birdsong (13.4) ------------------------------------------------------------------------------------------------


def birdsong(g: State, me: CorvidSide) -> Flow[bool]:
    """13.4: craft, then flip plots, then recruit."""
    return choose(g, me, asks.BIRDSONG, BIRDSONG, "13.4")


class InOrder(Counted[CorvidSide]):
    """13.4: a step of Birdsong; those before it can no longer be done."""

    def __init__(self, deed: OwnDeed[CorvidSide], step: int) -> None:
        super().__init__(deed)
        self.step: int = step

    def why_no_more(self, g: State, me: CorvidSide) -> Refusal | None:
        return TOO_LATE if me.step > self.step else None

    def count(self, g: State, me: CorvidSide) -> None:
        me.step = self.step


class Flip(OwnDeed[CorvidSide]):
    """13.4.2."""

    def __init__(self) -> None:
        super().__init__(FLIP, "13.4.2")

    def why_not(self, g: State, me: CorvidSide) -> Refusal | None:
        return None if flippable(me) else NOTHING_TO_FLIP

    def do(self, g: State, me: CorvidSide) -> Flow[None]:
        word = yield asks.flip(me, [place_word(where) for where in flippable(me)])
        yield from flip(g, me, word.value)


class Recruit(OwnDeed[CorvidSide]):
    """13.4.3: once a turn."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "13.4.3")

    def why_not(self, g: State, me: CorvidSide) -> Refusal | None:
        if me.recruited:
            return RECRUITED_ALREADY
        if not me.supply:
            return NO_WARRIORS_LEFT
        return None if me.hand else NO_CARD

    def terms(self, g: State, me: CorvidSide) -> dict[str, Arg]:
        return {"cards": 1, "which": "card"}

    def do(self, g: State, me: CorvidSide) -> Flow[None]:
        me.recruited = True
        return recruit(g, me)


BIRDSONG: Final[OwnDeeds[CorvidSide]] = [
    InOrder(Craft("13.4.1", "13.4.1"), CRAFTING),
    InOrder(Flip(), FLIPPING),
    InOrder(Recruit(), RECRUITING),
    NO_MORE,
]


def flippable(own: CorvidSide) -> list[int]:
    """13.4.2: face-down plots beside a Corvid warrior."""
    return [where for where in own.plots_down() if own.warriors[where]]


def recruit(g: State, own: CorvidSide) -> Flow[None]:
    """13.4.3: a card of any suit; for a bird the Corvids name one."""
    card = yield from spend_card(g, own, asks.RECRUIT_CARD, "13.4.3")
    suit = CARDS[card].suit
    if suit == BIRD:
        word = yield asks.recruit_suit(own, [SUIT_WORDS[other] for other in CLEARING_SUITS])
        suit = word.value
    yield from place_in_each(g, own, [where for where in range(CLEARINGS) if has_suit(g, where, suit)], False)


# --- Daylight (13.5) ------------------------------------------------------------------------------------------------


def daylight(g: State, me: CorvidSide) -> Flow[bool]:
    """13.5: up to three actions."""
    return choose(g, me, asks.daylight(ACTIONS - me.actions), DAYLIGHT, "13.5")


class Action(Counted[CorvidSide]):
    """13.5: one of three."""

    def why_no_more(self, g: State, me: CorvidSide) -> Refusal | None:
        return NO_ACTION_LEFT if me.actions >= ACTIONS else None

    def count(self, g: State, me: CorvidSide) -> None:
        me.actions += 1


class PlacePlot(OwnDeed[CorvidSide]):
    """13.5.2."""

    def __init__(self) -> None:
        super().__init__(PLACE_PLOT, "13.5.2")

    def why_not(self, g: State, me: CorvidSide) -> Refusal | None:
        if not sum(me.stock):
            return NONE_LEFT
        return None if plottable(g, me) else NOWHERE_TO_PLOT

    def terms(self, g: State, me: CorvidSide) -> dict[str, Arg]:
        return {"warriors": cost_of_plot(me)}

    def do(self, g: State, me: CorvidSide) -> Flow[None]:
        return place_plot(g, me)


class Trick(OwnDeed[CorvidSide]):
    """13.5.4."""

    def __init__(self) -> None:
        super().__init__(TRICK, "13.5.4")

    def why_not(self, g: State, me: CorvidSide) -> Refusal | None:
        return None if swappable(me) else NOTHING_TO_SWAP

    def do(self, g: State, me: CorvidSide) -> Flow[None]:
        words = [place_word(where) for where in swappable(me)]
        word = yield asks.trick(me, words)
        one = word.value
        words = [place_word(where) for where in like(me, one)]
        word = yield asks.trick_with(me, words, one)
        trick(g, me, one, word.value)


#: 13.5.1 to 13.5.4.
DEEDS: Final[OwnDeeds[CorvidSide]] = [Move("13.5.1"), PlacePlot(), Battle("13.5.3"), Trick()]
DAYLIGHT: Final[OwnDeeds[CorvidSide]] = [*[Action(deed) for deed in DEEDS], NO_MORE]


def cost_of_plot(own: CorvidSide) -> int:
    """13.5.2: a warrior, and one for each plot placed this turn."""
    return 1 + own.plotted


def plottable(g: State, own: CorvidSide) -> list[int]:
    """13.5.2, 13.2.2.II, U.C.1: clearings without a plot, with all the warriors that it costs."""
    return [
        where
        for where in range(CLEARINGS)
        if own.warriors[where] >= cost_of_plot(own) and not own.tokens[where] and why_not_place(g, own, where) is None
    ]


def place_plot(g: State, own: CorvidSide) -> Flow[None]:
    """13.5.2."""
    cost = cost_of_plot(own)
    word = yield asks.plot_where(own, [place_word(where) for where in plottable(g, own)], cost)
    where = word.value
    yield from remove(g, Removal([Loss(own, where, NONE, cost, None)], "13.5.2"))
    own.plotted += 1
    yield from choose_plot(g, own, where, "13.5.2")


def like(own: CorvidSide, where: int) -> list[int]:
    """Other clearings with a plot that lies as the one here does."""
    down = own.face_down(where)
    return [
        other for other in range(CLEARINGS) if other != where and own.tokens[other] and own.face_down(other) == down
    ]


def swappable(own: CorvidSide) -> list[int]:
    """13.5.4: plots that have a second one like them."""
    return [where for where in range(CLEARINGS) if own.tokens[where] and like(own, where)]


# --- Evening (13.6) -------------------------------------------------------------------------------------------------


def evening(g: State, me: CorvidSide) -> Flow[bool]:
    """13.6: exert or draw."""
    if not (yield from choose(g, me, asks.EVENING, EVENING, "13.6.1")):
        return False
    if me.exerted:
        yield from discard_to_limit(g, me, "13.6.2")
    else:
        yield from draw_and_discard(g, me, "13.6.2")
    return True


class Exert(OwnDeed[CorvidSide]):
    """13.6.1: one more action, and no cards; there must be an action to take."""

    def __init__(self) -> None:
        super().__init__(EXERT, "13.6.1")

    def why_not(self, g: State, me: CorvidSide) -> Refusal | None:
        for deed in DEEDS:
            if deed.why_not(g, me) is None:
                return None
        return NO_ACTION

    def do(self, g: State, me: CorvidSide) -> Flow[None]:
        me.exerted = True
        told.exerted(g, me)
        menu = asks.exert(g, me, [*DEEDS])
        yield from menu.deed_of((yield menu)).do(g, me)
        yield from pause(g, me)

    def ends(self, g: State, me: CorvidSide) -> bool:
        return True


EVENING: Final[OwnDeeds[CorvidSide]] = [Exert(), NO_MORE]
