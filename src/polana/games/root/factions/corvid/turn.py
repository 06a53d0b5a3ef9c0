"""Birdsong (13.4), Daylight (13.5) and Evening (13.6) of the Corvids."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle, start_battle
from polana.games.root.cards import discard_to_limit, draw_and_discard, spend_card
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, NONE, faction_table
from polana.games.root.control import why_not_place
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.corvid import asks
from polana.games.root.factions.corvid import news as told
from polana.games.root.factions.corvid.plots import choose_plot, flip, place_in_each, trick
from polana.games.root.factions.corvid.side import CorvidSide
from polana.games.root.menu import choose_action
from polana.games.root.move import can_move, take_move
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import (
    BATTLE,
    CRAFT,
    DONE,
    EXERT,
    FLIP,
    MOVE,
    PLACE_PLOT,
    RECRUIT,
    SUIT_WORDS,
    TRICK,
    place_word,
)
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ACTIONS: Final[int] = faction_table("corvid")["turn"]["actions"]
WORDS: Final = [MOVE, PLACE_PLOT, BATTLE, TRICK]
#: The steps of Birdsong: what is done fixes what can no longer be done (13.4).
CRAFTING: Final = 0
FLIPPING: Final = 1
RECRUITING: Final = 2

NOTHING_TO_CRAFT: Final = Refusal("13.4.1", "why-root-nothing-to-craft")
TOO_LATE: Final = Refusal("13.4", "why-root-corvid-too-late")
NOTHING_TO_FLIP: Final = Refusal("13.4.2", "why-root-corvid-nothing-to-flip")
RECRUITED_ALREADY: Final = Refusal("13.4.3", "why-root-corvid-recruited")
NO_CARD: Final = Refusal("13.4.3", "why-root-no-card-to-spend")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")
NO_MOVE: Final = Refusal("4.2", "why-root-no-move")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle")
NO_PLOT_LEFT: Final = Refusal("1.5.1", "why-root-none-left")
NOWHERE_TO_PLOT: Final = Refusal("13.5.2", "why-root-corvid-nowhere-to-plot")
NOTHING_TO_SWAP: Final = Refusal("13.5.4", "why-root-corvid-nothing-to-swap")
NO_ACTION: Final = Refusal("13.6.1", "why-root-corvid-no-action")


# --- Birdsong (13.4) ------------------------------------------------------------------------------------------------


def birdsong(g: State, own: CorvidSide) -> Flow[bool]:
    """13.4: craft, then flip plots, then recruit."""
    words = [CRAFT, FLIP, RECRUIT, DONE]
    word = yield from choose_action(g, own, asks.BIRDSONG, words, "13.4", Birdsong(g, own))
    if word is None:
        return False
    if word is DONE:
        return True
    if word is CRAFT:
        yield from craft(g, own, "13.4.1")
    elif word is FLIP:
        own.step = FLIPPING
        word = yield asks.flip(own, [place_word(where) for where in flippable(own)])
        yield from flip(g, own, word.value)
    else:
        own.step = RECRUITING
        own.recruited = True
        yield from recruit(g, own)
    return False


class Birdsong(Judge):
    """13.4."""

    def __init__(self, g: State, own: CorvidSide) -> None:
        self.g: State = g
        self.own: CorvidSide = own

    def why_not(self, word: Word) -> Refusal | None:
        own = self.own
        if word is CRAFT:
            if own.step > CRAFTING:
                return TOO_LATE
            return None if can_craft(self.g, own) else NOTHING_TO_CRAFT
        if word is FLIP:
            if own.step > FLIPPING:
                return TOO_LATE
            return None if flippable(own) else NOTHING_TO_FLIP
        if word is RECRUIT:
            if own.recruited:
                return RECRUITED_ALREADY
            if not own.supply:
                return NO_WARRIORS_LEFT
            return None if own.hand else NO_CARD
        return None


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


def daylight(g: State, own: CorvidSide) -> Flow[bool]:
    """13.5: up to three actions."""
    about = asks.daylight(ACTIONS - own.actions)
    word = yield from choose_action(g, own, about, [*WORDS, DONE], "13.5", Actions(g, own))
    if word is None:
        return False
    if word is DONE:
        return True
    own.actions += 1
    yield from act(g, own, word)
    return own.actions == ACTIONS


class Actions(Judge):
    """13.5.1 to 13.5.4."""

    def __init__(self, g: State, own: CorvidSide) -> None:
        self.g: State = g
        self.own: CorvidSide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is MOVE:
            return None if can_move(self.g, self.own) else NO_MOVE
        if word is BATTLE:
            return None if can_battle(self.g, self.own) else NO_BATTLE
        if word is PLACE_PLOT:
            if not sum(self.own.stock):
                return NO_PLOT_LEFT
            return None if plottable(self.g, self.own) else NOWHERE_TO_PLOT
        if word is TRICK:
            return None if swappable(self.own) else NOTHING_TO_SWAP
        return None


def act(g: State, own: CorvidSide, word: Word) -> Flow[None]:
    if word is MOVE:
        yield from take_move(g, own, "13.5.1")
    elif word is BATTLE:
        yield from start_battle(g, own, "13.5.3")
    elif word is PLACE_PLOT:
        yield from place_plot(g, own)
    else:
        words = [place_word(where) for where in swappable(own)]
        word = yield asks.trick(own, words)
        one = word.value
        words = [place_word(where) for where in like(own, one)]
        word = yield asks.trick_with(own, words, one)
        trick(g, own, one, word.value)


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


def evening(g: State, own: CorvidSide) -> Flow[bool]:
    """13.6: exert or draw."""
    word = yield from choose_action(g, own, asks.EVENING, [EXERT, DONE], "13.6.1", Evening(g, own))
    if word is None:
        return False
    if word is EXERT:
        own.exerted = True
        told.exerted(g, own)
        word = yield asks.exert(own, list(WORDS), Actions(g, own))
        yield from act(g, own, word)
        yield from discard_to_limit(g, own, "13.6.2")
        return True
    yield from draw_and_discard(g, own, "13.6.2")
    return True


class Evening(Judge):
    """13.6.1: there must be an action to take."""

    def __init__(self, g: State, own: CorvidSide) -> None:
        self.g: State = g
        self.own: CorvidSide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is not EXERT:
            return None
        actions = Actions(self.g, self.own)
        for action in WORDS:
            if actions.why_not(action) is None:
                return None
        return NO_ACTION
