"""What a seat sees of a match of Root, as a row of small numbers (`polana.kernel.observer`).

Every faction has a block of its own that means the same whoever plays it, and is 0 throughout where it is not in the
match. Seats are counted from the one that looks, in turn order: 0 is the reader. What the boards of the factions hold
besides is in `factions/boards.py`. Numbers above 255 are shown as 255.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.root.components import CARDS, FACTION_NAMES, ITEMS, NONE, SUITS
from polana.games.root.factions.boards import Board, boards
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.maps import CLEARINGS, FIRST_FOREST, MAPS, MOST_FORESTS, PLACES
from polana.games.root.sight import PHASES, phase_of
from polana.games.root.state import IN_PLAY, Side, State
from polana.games.root.words import VOCABULARY
from polana.kernel.observer import Observer, Part, capped, one_hot, recount
from polana.kernel.state import State as Position

SEATS: Final = 6
C: Final = 60  # kinds of card
assert len(CARDS) == C
#: Clearings, the Burrow and the forests: wherever a pawn can be.
EVERYWHERE: Final = FIRST_FOREST + MOST_FORESTS

#: The questions that anybody may be asked, without `ask-root-`; the boards list those of their factions.
ASKS: Final = [
    "ambush", "battle-where", "battle-whom", "craft", "craft-any", "discard", "dominance", "draft", "effect-whom",
    "effects", "effects-first", "faction", "false-orders-from", "false-orders-to", "ferry", "foil", "give-back",
    "informants", "instead-of-drawing", "league-action", "league-item", "lose", "moment", "move-count", "move-from",
    "move-to", "open-path-card", "open-path-from", "open-path-to", "pause", "propaganda-card", "propaganda-where",
    "put-back", "sabotage", "take-dominance", "take-dominance-cost", "tax-where", "trigger", "trigger-side",
    "trigger-where",
]  # fmt: skip

_SEAT: Final = one_hot(SEATS)
_PHASE: Final = one_hot(len(PHASES))
_PLACE: Final = one_hot(PLACES)
_EVERYWHERE: Final = one_hot(EVERYWHERE)
_SUIT: Final = one_hot(len(SUITS))
_MAP: Final = one_hot(len(MAPS))
_NO_CARDS: Final = bytes(C)
_NOBODY: Final = bytes(SEATS)
_POOL: Final = len(FACTIONS)
_NO_POOL: Final = bytes(2 * _POOL)


def _fields(boards: dict[str, Board]) -> list[tuple[str, int, str]]:
    fields = [
        ("reader", SEATS, "the seat that looks, as the setup counts them"),
        ("turn", SEATS, "whose turn it is"),
        ("phase", len(PHASES), "the part of the turn: " + ", ".join(PHASES)),
        ("players", 1, "how many play"),
        ("round", 1, "rounds that have begun"),
        ("deck", 1, "cards in the deck"),
        ("cards", SEATS, "by seat: cards in hand"),
        ("winners", SEATS, "by seat: 1 if it has won"),
        ("hand", C, "by card: the reader's hand"),
        ("discard", C, "by card: the discard pile"),
        ("available", C, "by card: dominance cards beside the map"),
        ("shown", C, "by card: what is being crafted or played"),
        ("items", len(ITEMS), "items beside the map: " + ", ".join(ITEMS)),
        ("map", len(MAPS), "the map: " + ", ".join(MAPS)),
        ("ferry", PLACES, "where the ferry is"),
        ("tower", PLACES, "where the tower is"),
    ]
    fields += [
        (f"suit/{SUITS[suit]}", CLEARINGS, f"by clearing: 1 if it is a {SUITS[suit]} clearing") for suit in range(3)
    ]
    fields += [
        ("slots", CLEARINGS, "by clearing: slots, free or not"),
        ("closed_paths", CLEARINGS * CLEARINGS, "by clearing and clearing: 1 for a closed path"),
        ("ruins", CLEARINGS, "by clearing: 1 if there is a ruin"),
        ("ruler", CLEARINGS, "by clearing: who rules it, plus 1 (1 is the reader)"),
        ("pool", _POOL, "by faction: 1 if its setup card can be chosen, 2 if it is locked"),
        ("pool/dealt", _POOL, "by faction: what was dealt with that card, plus 1"),
    ]
    for name, rules in FACTIONS.items():
        fields += [
            (f"{name}/seat", SEATS, "the seat that plays it"),
            (f"{name}/partner", SEATS, "the seat with which it is in a coalition"),
            (f"{name}/open_hand", C, "by card: its hand, if all may see it"),
            (f"{name}/score", 1, "victory points"),
            (f"{name}/supply", 1, "warriors in the supply"),
            (f"{name}/dominance", len(SUITS), "the suit of its active dominance card"),
            (f"{name}/pawn", EVERYWHERE, "where its pawn is: clearings, Burrow, forests"),
            (f"{name}/items", len(ITEMS), "items in its Crafted Items box"),
            (f"{name}/exhausted", len(ITEMS), "exhausted ones among them"),
            (f"{name}/play", C, "by card: persistent effects in its play area"),
            (f"{name}/revealed", C, "by card: cards of its hand that lie face up"),
            (f"{name}/used", C, "by card: effects used this turn"),
            (f"{name}/warriors", PLACES, "by clearing (and Burrow): warriors"),
        ]
        fields += [(f"{name}/{piece.name}", PLACES, "by clearing (and Burrow)") for piece in rules.pieces]
        fields += [(f"{name}/left/{piece.name}", 1, "left in the supply or on the track") for piece in rules.pieces]
        fields += [(f"{name}/{field}", count, about) for field, count, about in boards[name].fields]
    return fields


def _block_sizes(fields: list[tuple[str, int, str]]) -> dict[str, int]:
    """How many numbers the block of each faction has."""
    return {name: sum(count for field, count, _ in fields if field.startswith(f"{name}/")) for name in FACTIONS}


@final
class _Ground:
    """What a map looks like while nobody opens a path."""

    def __init__(self) -> None:
        self.suits: list[int] | None = None
        self.closed: list[tuple[int, int]] | None = None
        self.part: Part = b""

    def read(self, g: State) -> Part:
        # both lists are replaced when they change, never changed in place
        if g.suits is not self.suits or g.closed is not self.closed:
            self.suits = g.suits
            self.closed = g.closed
            part = bytearray((3 + 1 + CLEARINGS) * CLEARINGS)
            if g.suits:
                for where in range(CLEARINGS):
                    part[g.suits[where] * CLEARINGS + where] = 1
            slots = g.woodland.slots
            for where in range(CLEARINGS):
                part[3 * CLEARINGS + where] = slots[where]
            for one, other in g.closed:
                part[(4 + one) * CLEARINGS + other] = 1
                part[(4 + other) * CLEARINGS + one] = 1
            self.part = part
        return self.part


@final
class _Side:
    """What all sides have, as one of them last was, and what was made of it."""

    def __init__(self) -> None:
        self.changes: int = NONE
        self.score: int = NONE
        self.supply: int = 0
        self.dominance: int = NONE
        self.pawn: int = NONE
        self.hand: list[int] = []
        self.hand_part: bytearray = bytearray(C)
        self.part: Part = b""

    def read(self, side: Side) -> Part:
        # Field by field, since a compiled comparison of two numbers costs next to nothing and a list of them does not.
        if (
            side.changes != self.changes
            or side.score != self.score
            or side.supply != self.supply
            or side.pawn != self.pawn
            or side.dominance != self.dominance
        ):
            self.changes = side.changes
            self.score = side.score
            self.supply = side.supply
            self.dominance = side.dominance
            self.pawn = side.pawn
            parts: list[Part] = [
                bytes((capped(side.score), side.supply)),
                _SUIT[NONE if side.dominance == NONE else CARDS[side.dominance].suit],
                _EVERYWHERE[side.pawn],
                bytes(side.items),
                bytes(side.exhausted),
                counted(side.play) if side.play else _NO_CARDS,
                counted(side.revealed) if side.revealed else _NO_CARDS,
                counted(side.used) if side.used else _NO_CARDS,
                bytes(side.warriors),
                bytes(side.cardboard),
                bytes(side.left),
            ]
            self.part = b"".join(parts)
        return self.part

    def read_hand(self, side: Side) -> Part:
        if side.hand != self.hand:
            recount(self.hand_part, 0, self.hand, side.hand)
        return self.hand_part


def counted(cards: list[int]) -> Part:
    part = bytearray(C)
    for card in cards:
        part[card] += 1
    return part


@final
class _Common:
    """What belongs to nobody: the cards and items beside the map, and how far the match is."""

    def __init__(self) -> None:
        self.discard: list[int] = []
        self.discard_part: bytearray = bytearray(C)
        self.items: list[int] = []
        self.items_part: Part = bytes(len(ITEMS))
        self.round: int = NONE
        self.deck: int = NONE
        #: By seat, for each reader: cards in hand.
        self.hands: list[int] = []
        self.head: list[Part] = []

    def read_discard(self, g: State) -> Part:
        if g.discard != self.discard:
            recount(self.discard_part, 0, self.discard, g.discard)
        return self.discard_part

    def read_items(self, g: State) -> Part:
        if g.items != self.items:
            self.items = g.items[:]
            self.items_part = bytes(g.items) if g.items else bytes(len(ITEMS))
        return self.items_part

    def read_head(self, g: State, seat: int) -> Part:
        """How many play, rounds, cards in the deck, cards in hand."""
        hands = self.hands
        sides = g.sides
        same = len(hands) == len(sides) and g.round == self.round and len(g.deck) == self.deck
        if same:
            for index in range(len(sides)):
                if len(sides[index].hand) != hands[index]:
                    same = False
                    break
        if not same:
            self.round = g.round
            self.deck = len(g.deck)
            self.hands = [len(side.hand) for side in sides]
            self.head = [head_part(g, self.hands, reader) for reader in range(len(sides))]
        return self.head[seat]


@final
class RootObserver(Observer):
    """Writes what `sight.view` shows."""

    def __init__(self) -> None:
        found = boards()
        fields = _fields(found)
        asks = ASKS + [name for board in found.values() for name in board.asks]
        super().__init__(VOCABULARY, [f"ask-root-{name}" for name in asks], fields)
        sizes = _block_sizes(fields)
        #: By faction: where it is in `FACTIONS`, its block while it is not in the match, its board.
        self._place: dict[str, int] = {name: at for at, name in enumerate(FACTIONS)}
        self._absent: list[Part] = [bytes(sizes[name]) for name in FACTIONS]
        self._boards: list[Board] = [found[name] for name in FACTIONS]
        self._sides: list[_Side] = [_Side() for _ in FACTIONS]
        self._maps: list[str] = list(MAPS)
        self._map: Part = b""
        self._ground: _Ground = _Ground()
        self._common: _Common = _Common()
        #: The match that was looked at last, and by faction the index of the side that plays it.
        self._state: State | None = None
        self._setting_up: bool = True
        self._index: list[int] = []
        #: By index of a side: the place of its faction.
        self._faction: list[int] = []
        #: The rulers and ruins as they last were, and what each reader sees of them.
        self._ruled: list[int] = []
        self._ruins: list[int] = []
        self._clearings: list[Part] = []

    def forget(self) -> None:
        """What the counters of a state say means nothing for another state."""
        for side in self._sides:
            side.changes = NONE
        for board in self._boards:
            board.forget()

    def _meet(self, g: State) -> None:
        """Find out who plays which faction; while it is set up, that may change."""
        self.forget()
        self._state = g
        self._setting_up = g.table != IN_PLAY
        self._map = _MAP[self._maps.index(g.woodland.name)]
        self._index = [NONE] * len(self._boards)
        self._faction = [NONE] * len(g.sides)
        self._clearings = []
        for side in g.sides:
            at = self._place.get(side.rules.name, NONE)
            if at != NONE:
                self._index[at] = side.index
                self._faction[side.index] = at

    def parts(self, state: Position, seat: int) -> list[Part]:
        assert isinstance(state, State)
        g = state
        if g is not self._state or self._setting_up:
            self._meet(g)
        sides = g.sides
        seats = len(sides)
        if g.ruled != self._ruled or g.ruins != self._ruins or not self._clearings:
            self._ruled = g.ruled[:]
            self._ruins = g.ruins[:]
            self._clearings = [clearings_part(g, reader) for reader in range(seats)]
        common = self._common
        faction = self._faction[seat]
        parts: list[Part] = [
            _SEAT[seat],
            _SEAT[(g.turn - seat) % seats],
            _PHASE[phase_of(g)],
            common.read_head(g, seat),
            _NOBODY if not g.winners else winners_part(g, seat),
            counted(sides[seat].hand) if faction == NONE else self._sides[faction].read_hand(sides[seat]),
            common.read_discard(g),
            counted(g.available) if g.available else _NO_CARDS,
            counted(g.shown) if g.shown else _NO_CARDS,
            common.read_items(g),
            self._map,
            _PLACE[g.ferry],
            _PLACE[g.tower],
            self._ground.read(g),
            self._clearings[seat],
            pool_part(g, self._place) if g.pool else _NO_POOL,
        ]
        for at, index in enumerate(self._index):
            if index == NONE:
                parts.append(self._absent[at])
                continue
            side = sides[index]
            parts.append(_SEAT[(index - seat) % seats])
            parts.append(_NOBODY if side.partner == NONE else _SEAT[(side.partner - seat) % seats])
            parts.append(counted(side.hand) if side.rules.public_hand(g, side) else _NO_CARDS)
            parts.append(self._sides[at].read(side))
            parts.append(self._boards[at].read(g, side, seat))
        return parts


def head_part(g: State, hands: list[int], seat: int) -> Part:
    seats = len(hands)
    part = bytearray(3 + SEATS)
    part[0] = seats
    part[1] = capped(g.round)
    part[2] = len(g.deck)
    for index in range(seats):
        part[3 + (index - seat) % seats] = hands[index]
    return part


def winners_part(g: State, seat: int) -> Part:
    part = bytearray(SEATS)
    for winner in g.winners:
        part[(winner - seat) % len(g.sides)] = 1
    return part


def clearings_part(g: State, seat: int) -> Part:
    """Ruins and rulers, by clearing."""
    seats = len(g.sides)
    steps = [(side - seat) % seats + 1 for side in range(seats)]
    steps.append(0)  # NONE is -1
    ruled = bytes([steps[side] for side in g.ruled[:CLEARINGS]])
    return bytes(g.ruins[:CLEARINGS]) + ruled if g.ruins else bytes(CLEARINGS) + ruled


def pool_part(g: State, place: dict[str, int]) -> Part:
    """A.8.1: the setup cards that can be chosen."""
    part = bytearray(2 * _POOL)
    for at, number in enumerate(g.pool):
        faction = place[FACTION_NAMES[number]]
        part[faction] = 2 if g.pool_locked and at == len(g.pool) - 1 else 1
        part[_POOL + faction] = g.pool_extra[at] + 1
    return part
