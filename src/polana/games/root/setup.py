"""From an empty table to the first turn: the standard setup (5.1).

The setup is a row of steps. `State.table` names the next one, and a step sets it to the one after; the advanced setup
(A) is another row that ends in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.components import (
    CARDS,
    CLEARING_SUITS,
    CORNER_FACTIONS,
    CORNERS,
    DECKS,
    ITEM_SUPPLY,
    NO_AUTOMATON,
    NONE,
    REACH,
    STARTING_HAND,
)
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.registry import AUTOMATA, FACTIONS
from polana.games.root.hirelings import hiring
from polana.games.root.seats import add_player, join
from polana.games.root.state import IN_PLAY, Side, State
from polana.games.root.woodland.maps import MAPS
from polana.games.root.woodland.registry import LANDMARKS, cards_are_used, draw_landmarks, lay_those_of_the_map
from polana.games.root.woodland.ruins import lay_ruins
from polana.games.root.words import FACTION_WORDS
from polana.kernel.flow import Flow, Judge
from polana.kernel.game import CHOOSE, Setup
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Chance
from polana.kernel.word import Word

#: Before everything else, where somebody plays without a seat: what was settled before this match (R.P.3).
PREPARE: Final = "prepare"
#: The steps of the standard setup.
CHOOSE_FACTIONS: Final = "factions"
LAY_OUT: Final = "lay-out"
LAY_LANDMARKS: Final = "landmarks"
HIRE: Final = "hirelings"
SET_UP_FACTIONS: Final = "boards"
#: The step of the advanced setup in which factions are chosen (draft.py).
DRAFT: Final = "draft"
#: The first step of the advanced setup (draft.py).
LAY_OUT_ADVANCED: Final = "advanced"

FACTION_TAKEN: Final = Refusal("5.1.1", "why-root-faction-taken")
TOO_MANY_CORNERS: Final = Refusal("5", "why-root-too-many-corners")


def new(setup: Setup, chance: Chance) -> State:
    """The empty table."""
    g = State(chance, MAPS[str(setup.options["map"])])
    g.deck_name = str(setup.options["deck"])
    g.settings = setup.options
    g.playing = g.seats = len(setup.seats)
    for seat, name in enumerate(setup.seats):
        join(g, Side(NOBODY, seat) if name == CHOOSE else FACTIONS[name].new_side(seat))
    g.advanced = setup.options.get("setup") == "advanced"
    g.table = LAY_OUT_ADVANCED if g.advanced else CHOOSE_FACTIONS
    for automaton in automata_of(setup.options):
        add_player(g, automaton)  # R.M.4: behind the last seat
        g.table = PREPARE
    g.waiting = [seat for seat, name in enumerate(setup.seats) if name == CHOOSE]
    return g


def automata_of(options: Mapping[str, object]) -> list[AnyFaction]:
    """R.M.1: the players without a seat whom the setup brings in."""
    return [] if options.get("automaton", NO_AUTOMATON) == NO_AUTOMATON else list(AUTOMATA.values())


def prepare(g: State) -> Flow[None]:
    for side in g.players[g.seats :]:
        yield from side.rules.prepare(g, side)
    g.table = LAY_OUT_ADVANCED if g.advanced else CHOOSE_FACTIONS


def step(g: State) -> Flow[None]:
    if g.table == CHOOSE_FACTIONS:
        yield from choose_factions(g)
    elif g.table == LAY_OUT:
        lay_out(g)
    elif g.table == LAY_LANDMARKS:
        yield from lay_landmarks(g)
    elif g.table == HIRE:
        yield from hiring.set_up_hirelings(g, 0)
        g.table = SET_UP_FACTIONS
    else:
        yield from set_up_factions(g)


class Nobody(Faction[Side]):
    """The place of a seat that has not chosen its faction yet. It has no pieces."""

    def __init__(self) -> None:
        first = next(iter(FACTIONS))
        super().__init__(first)
        self.name = CHOOSE
        self.warriors = 0
        self.pieces = []


NOBODY: Final = Nobody()


def fits_corners(names: Sequence[str]) -> bool:
    """5: with five or more factions that start in corners only the advanced setup is possible."""
    return sum(name in CORNER_FACTIONS or name in AUTOMATA for name in names) <= CORNERS


class Free(Judge):
    """Factions that nobody has yet."""

    def __init__(self, g: State) -> None:
        self.g: State = g

    def why_not(self, word: Word) -> Refusal | None:
        names = [side.rules.name for side in self.g.sides]
        if word.label in names:
            return FACTION_TAKEN
        if not fits_corners([*names, word.label]):
            return TOO_MANY_CORNERS
        return FACTIONS[word.label].why_not_seat(names)


def choose_factions(g: State) -> Flow[None]:
    """5.1.1: each player gets a faction in any way the group likes; here those without one choose in turn."""
    if not g.waiting:
        g.table = LAY_OUT
        return
    seat = g.waiting.pop(0)
    words = [word for word in FACTION_WORDS if word.label in FACTIONS]
    word = yield asks.faction(seat, words, Free(g))
    kept = g.sides[seat].play
    join(g, FACTIONS[word.label].new_side(seat))
    g.sides[seat].play = kept
    told.faction(g, g.sides[seat], word, "5.1.1")


def lay_out(g: State) -> None:
    """5.1.1 to 5.1.5: starting player, hands, ruins and items."""
    g.first = g.chance.die(g.playing, "first player")  # 5.1.1
    g.turn = g.first
    lay_suits(g)
    shuffle_deck(g)
    for side in g.players:
        side.rules.draw_first_hand(g, side, STARTING_HAND, "5.1.3")
    lay_ruins(g)  # 5.1.4
    lay_items(g)  # 5.1.5
    lay_those_of_the_map(g)  # C.2.1, C.3.1
    told.first_player(g, g.sides[g.first], "5.1.1")
    warn_of_reach(g)
    order = sorted(range(g.playing), key=letter_of(g).__getitem__)
    g.waiting = order
    g.table = LAY_LANDMARKS if cards_are_used(g) else HIRE if hiring.are_used(g) else SET_UP_FACTIONS


def lay_landmarks(g: State) -> Flow[None]:
    """A.5.3: the last player in turn order sets up one of the landmarks, the one before him the other."""
    drawn = draw_landmarks(g)
    for step, name in enumerate(drawn, 1):
        yield from LANDMARKS[name].set_up(g, g.sides[(g.first - step) % g.playing])
    g.table = HIRE if hiring.are_used(g) else DRAFT if g.advanced else SET_UP_FACTIONS


def letter_of(g: State) -> list[str]:
    return [side.rules.letter for side in g.players]


def lay_items(g: State) -> None:
    """5.1.5, before any landmark is laid on which some of them come to lie (A.5.3)."""
    g.items = ITEM_SUPPLY[:]
    for side in g.players:
        side.rules.take_items(g, side)


def lay_suits(g: State) -> None:
    """2.2.2: the printed suits, or the twelve suit markers shuffled where the map prints none."""
    printed = g.woodland.suits
    if printed is not None:
        g.suits = printed
    else:
        shuffle_suits(g)


def shuffle_suits(g: State) -> None:
    """A.1: one of twelve suit markers on every clearing."""
    markers = [suit for suit in CLEARING_SUITS for _ in range(4)]
    g.chance.shuffle(markers)
    g.chance.reveal()
    g.suits = [*markers, NONE]


def shuffle_deck(g: State) -> None:
    """5.1.3: all cards but those with which somebody begins the match (R.P.3)."""
    g.deck = whole_deck(g)
    for side in g.players:
        for card in side.play:
            g.deck.remove(card)
    g.chance.shuffle(g.deck)


def whole_deck(g: State) -> list[int]:
    """5.1.3, A.7: the cards of the match; with two players the dominance cards stay in the box."""
    cards = [card for card in DECKS[g.deck_name].cards if g.playing > 2 or not CARDS[card].dominance]
    for side in g.players:
        cards = side.rules.change_deck(g, side, cards)
    return cards


def warn_of_reach(g: State) -> None:
    """5.2: only a recommendation, so only a warning."""
    reach = sum(side.rules.reach for side in g.players)
    wanted = REACH.get(g.playing, 0)
    if reach < wanted:
        told.low_reach(g, reach, wanted)


def set_up_factions(g: State) -> Flow[None]:
    """5.1.7: in setup order."""
    if not g.waiting:
        g.table = IN_PLAY
        return
    side = g.sides[g.waiting.pop(0)]
    yield from side.rules.setup(g, side)
