"""State: all of a position of Root as plain data, and its copy.

*Sides* have pieces, *players* score and take turns, *seats* decide. `State.sides` lists first the players that have a
seat (`index == seat`), then a player without one (an automaton), then the hirelings, whose seat is their controller's;
`seats.py` brings them in. `Side` holds data only. What a side may do is said by its `rules`, an object without state
that all matches share (`factions/base.py`). A faction that has more to remember derives its own class from `Side` in
its own file, adds slots, and copies them in `copy`.

Everything hidden (hands, deck, items under ruins) is here and never in the locals of a flow. A card that somebody has
chosen leaves the hand *before* the next question is asked: whoever imagines the hand anew then cannot lose it. And
whoever says that he will spend a fox card, before he says which, *promises* to hold one: the ask for it implies that
(`promise.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from polana.games.root.components import ITEMS, NONE
from polana.games.root.fight import Fight, FightGlimpse
from polana.games.root.woodland.maps import PLACES, Woodland
from polana.kernel.news import Glimpse
from polana.kernel.notation import Notation
from polana.kernel.rng import Chance
from polana.kernel.state import State as Position

if TYPE_CHECKING:
    from polana.games.root.factions.base import AnyFaction
    from polana.games.root.woodland.landmark import Landmark
    from polana.kernel.word import Word

#: The parts of a turn (1.4.1).
BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2

#: `State.table`, the word of the setup step that comes next, is empty once the first turn has begun.
IN_PLAY: Final = ""


class Side:
    """The pieces and cards of one player or hireling."""

    __slots__ = (
        "activated",
        "boons",
        "buildings",
        "cardboard",
        "changes",
        "controller",
        "dominance",
        "exhausted",
        "hand",
        "homelands",
        "index",
        "items",
        "left",
        "partner",
        "pawn",
        "play",
        "revealed",
        "rules",
        "score",
        "seat",
        "seated",
        "supply",
        "tokens",
        "used",
        "warriors",
    )

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        self.rules: AnyFaction = rules
        self.index: int = index
        #: The seat that decides for this side: its own, that of a hireling's controller, or, where there is none, the
        #: one that the rules let choose (`seats.settle_seats`). An ask can always be put to it.
        self.seat: int = index
        #: Is that seat its own? Then it sees the side's secrets, and wins with it.
        self.seated: bool = rules.plays and rules.seated
        if empty:  # about to be filled by a copy
            return
        #: The index of the player to whom it belongs: itself, or a hireling's controller. NONE: a hireling of nobody.
        self.controller: int = index if rules.plays else NONE
        self.score: int = 0
        #: Cards, by their index in `components.CARDS`.
        self.hand: list[int] = []
        # What seldom changes is replaced and never changed, here and below: copies share it.
        #: Cards with a persistent effect in the play area (4.1.3). Replaced, never changed.
        self.play: list[int] = []
        #: Effects in force that are not cards of its own, by their number in `effects.base.EFFECTS`. Replaced.
        self.boons: list[int] = []
        #: Cards of the hand that lie face up in the play area (G.1.25). Replaced.
        self.revealed: list[int] = []
        #: Cards in play whose effect was used this turn ("once per turn"). Replaced.
        self.used: list[int] = []
        #: The active dominance card (3.3.2), or NONE.
        self.dominance: int = NONE
        #: The index of the side with which it is in a coalition (9.2.8), or NONE.
        self.partner: int = NONE
        #: Warriors in the supply.
        self.supply: int = rules.warriors
        #: The place of the pawn, or NONE.
        self.pawn: int = NONE
        #: The clearings where it began: starting clearing, homelands (A.8.2.I).
        self.homelands: list[int] = []
        #: Grows whenever its pieces, its items or its cards in the play area change: whoever keeps something made from
        #: them (`eyes`) can tell by it that they are unchanged, without comparing them. Only the verbs of `pieces.py`,
        #: `items.py` and `cards.py` change these and count.
        self.changes: int = 0
        kinds = len(rules.pieces)
        #: Warriors, buildings of all kinds and tokens of all kinds, by clearing.
        self.warriors: list[int] = [0] * PLACES
        self.buildings: list[int] = [0] * PLACES
        self.tokens: list[int] = [0] * PLACES
        #: Buildings and tokens by kind and clearing: `kind * PLACES + where`; kinds are those of `rules.pieces`.
        self.cardboard: list[int] = [0] * (kinds * PLACES)
        #: Buildings and tokens by kind that are in the supply or on their track.
        self.left: list[int] = [kind.total for kind in rules.pieces]
        #: Items in the Crafted Items box by kind, and how many of them are exhausted. Replaced.
        self.items: list[int] = [0] * len(ITEMS)
        self.exhausted: list[int] = [0] * len(ITEMS)
        #: Crafting pieces activated this turn, by the suit of their clearing (4.1.1); the last are those in a clearing
        #: that has all suits.
        self.activated: list[int] = [0, 0, 0, 0]

    def copy(self) -> Side:
        twin = Side(self.rules, self.index, True)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Side) -> None:
        twin.seat = self.seat
        twin.controller = self.controller
        twin.score = self.score
        twin.hand = self.hand[:]
        twin.play = self.play
        twin.boons = self.boons
        twin.revealed = self.revealed
        twin.used = self.used
        twin.dominance = self.dominance
        twin.partner = self.partner
        twin.supply = self.supply
        twin.pawn = self.pawn
        twin.homelands = self.homelands[:]
        twin.changes = self.changes
        twin.warriors = self.warriors[:]
        twin.buildings = self.buildings[:]
        twin.tokens = self.tokens[:]
        twin.cardboard = self.cardboard[:]
        twin.left = self.left[:]
        twin.items = self.items
        twin.exhausted = self.exhausted
        twin.activated = self.activated[:]

    @property
    def who(self) -> int | Word:
        """How news and questions name it: by its seat, or by its word where the seat is not its own."""
        return self.seat if self.seated else self.rules.word

    # --- looking --------------------------------------------------------------------------------------------------

    def at(self, kind: int, where: int) -> int:
        """How many buildings or tokens of a kind stand in a clearing."""
        return self.cardboard[kind * PLACES + where]

    def on_map(self, kind: int) -> int:
        return sum(self.cardboard[kind * PLACES : (kind + 1) * PLACES])

    def where(self, kind: int) -> list[int]:
        """The clearings that hold a building or token of this kind, in order."""
        board = self.cardboard
        first = kind * PLACES
        return [at for at in range(PLACES) if board[first + at]]

    def has_pieces(self, where: int) -> bool:
        """Does it have any faction piece here (G.1.5)?"""
        return bool(self.warriors[where] or self.buildings[where] or self.tokens[where]) or self.pawn == where

    def __repr__(self) -> str:
        return f"Side({self.index}, {self.rules.name})"


def seats_of(*sides: Side) -> tuple[int, ...]:
    """The seats that know the secrets of these sides: a hireling has none, and an automaton's belong to nobody."""
    return tuple(side.seat for side in sides if side.seated)


class Extra(ABC):
    """Something on the table that belongs to content (quests, a card that warriors lie on), not to the general rules.

    Whoever owns it derives a class with slots, puts one into `State.extras` and finds it there by its class.
    """

    __slots__ = ()

    #: How its fields are written in positions.
    NOTATION: ClassVar[Notation] = Notation({})

    @abstractmethod
    def copy(self) -> Extra: ...


class Site:
    """A landmark on the map. What it does is said by its `rules` (`woodland/landmark.py`)."""

    __slots__ = ("cards", "items", "note", "rules", "used", "where")

    def __init__(self, rules: Landmark, where: int) -> None:
        self.rules: Landmark = rules
        self.where: int = where
        #: How often it was used this turn.
        self.used: int = 0
        #: Whatever else its rules have to remember.
        self.note: int = 0
        #: Cards that lie on it face down; nobody knows them.
        self.cards: list[int] = []
        #: Items that lie on it, by kind; empty where none ever does.
        self.items: list[int] = []

    def copy(self) -> Site:
        twin = Site(self.rules, self.where)
        twin.used = self.used
        twin.note = self.note
        twin.cards = self.cards[:]
        twin.items = self.items[:]
        return twin


class Relic:
    """A token of nobody in a forest or a clearing: all see its kind, and its value once it lies face up (15.2.1)."""

    __slots__ = ("face_up", "kind", "value", "where")

    def __init__(self, kind: int, value: int, where: int = NONE, face_up: bool = False) -> None:
        #: Its place in `woodland.relics.RELICS`.
        self.kind: int = kind
        self.value: int = value
        #: A clearing, a forest, or NONE when it is not on the map.
        self.where: int = where
        self.face_up: bool = face_up

    def copy(self) -> Relic:
        return Relic(self.kind, self.value, self.where, self.face_up)


class State(Position):
    """All of a position between two steps."""

    __slots__ = (  # more attributes than Python has a fast dictionary for
        "advanced",
        "any_bars_leaving",
        "any_offers",
        "available",
        "closed",
        "deck",
        "deck_name",
        "discard",
        "every_suit",
        "extras",
        "fight",
        "first",
        "items",
        "landmarks",
        "lenders",
        "near",
        "opened",
        "path_opened",
        "phase",
        "playing",
        "pool",
        "pool_extra",
        "pool_locked",
        "relic_moves",
        "relics",
        "round",
        "ruin_items",
        "ruin_sets",
        "ruins",
        "ruled",
        "searches",
        "seats",
        "settings",
        "shown",
        "sides",
        "suits",
        "table",
        "turn",
        "waiting",
        "winners",
        "won_by",
        "woodland",
    )

    def __init__(self, chance: Chance, woodland: Woodland, empty: bool = False) -> None:
        super().__init__(chance)
        self.woodland: Woodland = woodland
        if empty:  # about to be filled by a copy
            return
        #: `seats.join` brings a side to the table.
        self.sides: list[Side] = []
        #: Does any side offer something to others, or bar pieces from leaving a clearing? If not, nobody is asked.
        self.any_offers: bool = False
        self.any_bars_leaving: bool = False
        #: How many of the sides are players, and how many of the players have a seat. They stand first.
        self.playing: int = 0
        self.seats: int = 0
        #: The sides, by index, that lend something to others (`lending.py`). Replaced, never changed: copies share it.
        self.lenders: list[int] = []
        # --- the map ---
        #: The suit printed on each clearing or on its marker, and the one clearing that has all suits (F), or NONE.
        #: Only `woodland/suits.py` looks at them.
        self.suits: list[int] = []
        self.every_suit: int = NONE
        #: Clearings with a ruin. Replaced, never changed: copies share it.
        self.ruins: list[int] = []
        #: The items under the ruin of each clearing; nobody knows them. Each pile is replaced, never changed.
        self.ruin_items: list[list[int]] = []
        #: How many sets of ruin items are in the game (9.3.4, 9.7.1).
        self.ruin_sets: int = 0
        #: Grows whenever items come under a ruin or leave it: as `Side.changes`.
        self.searches: int = 0
        #: Adjacency by open paths. Replaced, never changed, when a path is opened: copies share it.
        self.near: list[tuple[int, ...]] = woodland.near
        self.closed: list[tuple[int, int]] = woodland.closed
        #: Landmarks that lie on the map (C, F) and tokens that are nobody's (15.2.1), if there are any.
        self.landmarks: list[Site] = []
        self.relics: list[Relic] = []
        #: Grows whenever a relic moves or is turned over: as `Side.changes`.
        self.relic_moves: int = 0
        #: The index of the side that rules each clearing, or NONE. Whatever changes the pieces there brings it up to
        #: date (`control.settle`): rule is looked at far more often than it changes.
        self.ruled: list[int] = [NONE] * PLACES
        # --- cards and items ---
        self.deck: list[int] = []
        self.discard: list[int] = []
        #: Dominance cards beside the map that anybody may take (3.3.3).
        self.available: list[int] = []
        #: A card that is being crafted or played: out of the hand, not yet anywhere else. All can see it.
        self.shown: list[int] = []
        self.items: list[int] = []
        #: What else lies on the table, each thing known to its owner alone.
        self.extras: list[Extra] = []
        #: The battle that is being fought, as everybody sees it; between two steps there is none.
        self.fight: Fight | None = None
        # --- the turn ---
        #: The index of the side whose turn it is.
        self.turn: int = 0
        self.phase: int = BIRDSONG
        #: Have the effects "at the start of" this phase been resolved (1.4.1)?
        self.opened: bool = False
        #: Rounds that have begun.
        self.round: int = 0
        self.first: int = 0
        #: Once a turn: opening a path (C.3.3).
        self.path_opened: bool = False
        # --- setup: the step that comes next, and the sides that wait for it ---
        self.table: str = IN_PLAY
        self.waiting: list[int] = []
        #: The pool of factions in the advanced setup (A.8.1), by their place in the setup order, with what was dealt
        #: with each card; and whether the last of them is locked (A.8.1.II).
        self.pool: list[int] = []
        self.pool_extra: list[int] = []
        self.pool_locked: bool = False
        # --- the settings of the match ---
        self.deck_name: str = "standard"
        self.advanced: bool = False
        #: All options of the setup, for those who have options of their own. Never changed: copies share it.
        self.settings: Mapping[str, object] = {}
        # --- the end ---
        #: The players who have won, by their index. `won_by` says that the match is over: an automaton may win alone.
        #: Replaced, never changed: copies share it.
        self.winners: list[int] = []
        self.won_by: str = ""

    def stands(self, before: Glimpse | None) -> Glimpse | None:
        return None if self.fight is None else FightGlimpse(self.fight)

    def copy(self) -> State:
        twin = State(self.chance.copy(), self.woodland, True)
        twin.sides = [side.copy() for side in self.sides]
        twin.any_offers = self.any_offers
        twin.any_bars_leaving = self.any_bars_leaving
        twin.playing = self.playing
        twin.seats = self.seats
        twin.lenders = self.lenders
        twin.suits = self.suits
        twin.every_suit = self.every_suit
        twin.ruins = self.ruins
        twin.ruin_items = self.ruin_items[:]
        twin.ruin_sets = self.ruin_sets
        twin.searches = self.searches
        twin.near = self.near
        twin.closed = self.closed
        twin.landmarks = [site.copy() for site in self.landmarks] if self.landmarks else []
        twin.relics = [relic.copy() for relic in self.relics] if self.relics else []
        twin.relic_moves = self.relic_moves
        twin.ruled = self.ruled[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.available = self.available[:]
        twin.shown = self.shown[:]
        twin.items = self.items[:]
        twin.extras = [extra.copy() for extra in self.extras]
        twin.fight = None if self.fight is None else self.fight.copy()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.opened = self.opened
        twin.round = self.round
        twin.first = self.first
        twin.path_opened = self.path_opened
        twin.table = self.table
        twin.waiting = self.waiting[:]
        twin.pool = self.pool[:]
        twin.pool_extra = self.pool_extra[:]
        twin.pool_locked = self.pool_locked
        twin.deck_name = self.deck_name
        twin.advanced = self.advanced
        twin.settings = self.settings
        twin.winners = self.winners
        twin.won_by = self.won_by
        return twin

    @property
    def current(self) -> Side:
        """The side whose turn it is. It makes every choice that no rule gives to somebody else (1.1.3)."""
        return self.sides[self.turn]

    def site(self, landmark: str) -> Site | None:
        """A landmark by its name, if it lies on the map."""
        for site in self.landmarks:
            if site.rules.name == landmark:
                return site
        return None

    def in_turn_order(self, first: int) -> list[Side]:
        """All players, clockwise from one of them (1.4.1)."""
        players = self.playing
        return [self.sides[(first + step) % players] for step in range(players)]

    def everyone(self, first: int) -> list[Side]:
        """All sides: the players, clockwise from one of them, then the hirelings."""
        if len(self.sides) == self.playing:
            return self.in_turn_order(first)
        return self.in_turn_order(first) + self.sides[self.playing :]

    @property
    def players(self) -> list[Side]:
        """Those who score and take turns."""
        return self.sides[: self.playing]

    @property
    def hirelings(self) -> list[Side]:
        """Sides that are not players, whoever controls them (E)."""
        return self.sides[self.playing :]

    def player_of(self, side: Side) -> Side | None:
        """The player to whom a side belongs: itself, or a hireling's controller, if it has one."""
        return None if side.controller == NONE else self.sides[side.controller]
