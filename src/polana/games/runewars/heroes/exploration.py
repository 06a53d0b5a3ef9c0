"""Exploration tokens, an optional rule (RW.explore): what heroes find at the end of a move in the Quest phase."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import EVENT, EXPLORATION_TYPE, EXPLORATIONS, REMOVABLE
from polana.games.runewars.deed import Deed
from polana.games.runewars.heroes import asks, defeat
from polana.games.runewars.heroes import news as told
from polana.games.runewars.heroes.abilities import has_face_down, look_under
from polana.games.runewars.heroes.training import TrainJudge, can_train_any, train
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, RAZE, SKIP, YES
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

TEMPLE: Final = EXPLORATIONS.index("temple")
KELLOS: Final = EXPLORATIONS.index("hall_of_kellos")
MERCHANT: Final = EXPLORATIONS.index("travelling_merchant")
RAIDERS: Final = EXPLORATIONS.index("raiding_party")
SCROLL: Final = EXPLORATIONS.index("scroll_of_sight")
TRAINING: Final = EXPLORATIONS.index("training")

TEMPLE_INFLUENCE: Final = 2
KELLOS_TACTICS: Final = 1
MERCHANT_PRICE: Final = 3
RAZING_UNITS: Final = 6

NOTHING_HIDDEN: Final = Refusal("RW.explore.scroll", "why-runewars-nothing-hidden")
NOT_REMOVABLE: Final = Refusal("RW.explore.types", "why-runewars-not-removable")
NOT_YOURS: Final = Refusal("RW.explore.types", "why-runewars-raze-control")
TOO_FEW: Final = Refusal("RW.explore.types", "why-runewars-raze-few")


def explore(g: Table, hero: int) -> Flow[None]:
    """RW.explore.trigger.1: the token of the area is turned up and resolved; an event is then discarded."""
    area = g.hero_area[hero]
    token = g.token[area]
    if token == NOBODY or g.token_up[area]:
        return
    g.chance.reveal()
    g.token_up[area] = True
    g.touch(area)
    told.explored(g, hero, token, area)
    if EXPLORATION_TYPE[token] != EVENT:
        return
    if token == MERCHANT:
        yield from merchant(g, hero)
    elif token == RAIDERS:
        yield from raid(g, hero)
    elif token == SCROLL:
        yield from scroll(g, hero)
    elif token == TRAINING:
        yield from lesson(g, hero)
    discard(g, area)


def discard(g: Table, area: int) -> None:
    """RW.explore.types: the token leaves the board."""
    g.tokens_gone.append(g.token[area])
    g.token[area] = NOBODY
    g.token_up[area] = False
    g.token_known[area] = 0
    g.token_near[area] = False
    g.touch(area)


def merchant(g: Table, hero: int) -> Flow[None]:
    """RW.explore.merchant: a Reward card for 3 influence."""
    if g.players[g.hero_seat[hero]].influence < MERCHANT_PRICE:
        return
    word = yield asks.merchant(g, hero)
    if word is YES:
        hands.spend_influence(g, g.hero_seat[hero], MERCHANT_PRICE, "RW.explore.merchant")
        rewards.draw(g, hero, "RW.explore.merchant")


def raid(g: Table, hero: int) -> Flow[None]:
    """RW.explore.patrol: 1 damage; beside neutral or enemy units a Reward card goes, or 1 more damage comes."""
    area, seat = g.hero_area[hero], g.hero_seat[hero]
    beaten = defeat.wound(g, hero, 1, "RW.explore.patrol")
    if beaten or board.units_in(g, area) == board.army(g, seat, area):
        return
    if g.rewards[hero]:
        word = yield asks.raid(g, hero)
        if word is not SKIP:
            rewards.discard(g, hero, word.value, "RW.explore.patrol")
            defeat.look(g, hero)
            return
    defeat.wound(g, hero, 1, "RW.explore.patrol")


@final
class HiddenJudge(Judge):
    """An area in which a token lies face down."""

    __slots__ = ("g",)

    def __init__(self, g: Table) -> None:
        self.g: Table = g

    def why_not(self, word: Word) -> Refusal | None:
        return None if has_face_down(self.g, word.value) else NOTHING_HIDDEN


def scroll(g: Table, hero: int) -> Flow[None]:
    """RW.explore.scroll: the controller looks at the face-down tokens of one area."""
    if [area for area in g.chart.areas if has_face_down(g, area)]:
        seat = g.hero_seat[hero]
        word = yield asks.scroll(g, seat, HiddenJudge(g))
        look_under(g, seat, word.value)
        told.looked(g, seat, word.value, "RW.explore.scroll")


def lesson(g: Table, hero: int) -> Flow[None]:
    """RW.explore.training: one attribute may be raised by 1."""
    if can_train_any(g, hero):
        word = yield asks.lesson(g, hero, TrainJudge(g, hero))
        if word is not SKIP:
            train(g, hero, word.value, "RW.explore.training")


def action_ends(g: Table, hero: int) -> Flow[None]:
    """RW.explore.temple, RW.explore.kellos: what a hero who ends his action there finds."""
    area, seat = g.hero_area[hero], g.hero_seat[hero]
    if g.token_up[area] and g.token[area] == TEMPLE:
        hands.gain_influence(g, seat, TEMPLE_INFLUENCE, "RW.explore.temple")
    elif g.token_up[area] and g.token[area] == KELLOS:
        yield from hands.draw_tactics(g, seat, KELLOS_TACTICS, "RW.explore.kellos")


# --- removable places -------------------------------------------------------------------------------------------------


@final
class RazeJudge(Judge):
    """RW.explore.types: a removable place in an area that the player controls with at least six units."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        g, area = self.g, word.value
        if g.token[area] == NOBODY or not g.token_up[area] or EXPLORATION_TYPE[g.token[area]] != REMOVABLE:
            return NOT_REMOVABLE
        if g.owner[area] != self.seat:
            return NOT_YOURS
        return None if board.army(g, self.seat, area) >= RAZING_UNITS else TOO_FEW


@final
class RazePlace(Deed):
    """RW.explore.types: in one's own turn."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        judge = RazeJudge(g, me)
        reason: Refusal = NOT_REMOVABLE
        for area in g.chart.areas:
            found = judge.why_not(AREA[area])
            if found is None:
                return None
            if found is not NOT_REMOVABLE:
                reason = found
        return reason

    def do(self, g: Table, me: int) -> Flow[None]:
        where = yield asks.raze(g, me, RazeJudge(g, me))
        told.razed(g, me, g.token[where.value], where.value)
        discard(g, where.value)


RAZE_PLACE: Final[Deed] = RazePlace(RAZE, "RW.explore.types")
