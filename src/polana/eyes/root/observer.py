"""What a seat sees of a match of Root, as a row of small numbers (`polana.eyes.observer`).

Every faction has a block of its own that means the same whoever plays it, and is 0 throughout where it is not in the
match. Seats are counted from the one that looks, in turn order: 0 is the reader. What the boards of the factions hold
besides is in the files of their names. Numbers above 255 are shown as 255.
"""

from __future__ import annotations

from typing import Final, final

from polana.eyes.observer import Observer, Part, capped, one_hot, patch, recount, zeros
from polana.eyes.root import nobodys
from polana.eyes.root.board import AnyBoard, new_board
from polana.eyes.shape import Shape
from polana.games.root.asks import TOPICS
from polana.games.root.components import CARDS, FACTION_NAMES, ITEMS, NONE, SUITS
from polana.games.root.control import slots
from polana.games.root.factions.registry import AUTOMATA, FACTIONS
from polana.games.root.sight import PHASES, phase_of
from polana.games.root.state import IN_PLAY, Side, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, MAPS, MOST_FORESTS, PLACES
from polana.games.root.woodland.suits import suit_list
from polana.games.root.words import PLACE_WORDS, VOCABULARY

SEATS: Final = 6
C: Final = 64  # kinds of card
assert len(CARDS) == C
#: Clearings, the Burrow and the forests: wherever a pawn can be.
EVERYWHERE: Final = FIRST_FOREST + MOST_FORESTS

_SEAT: Final = one_hot(SEATS)
_PHASE: Final = one_hot(len(PHASES))
_EVERYWHERE: Final = one_hot(EVERYWHERE)
_SUIT: Final = one_hot(len(SUITS))
_MAP: Final = one_hot(len(MAPS))
_NO_CARDS: Final = bytes(C)
_NOBODY: Final = bytes(SEATS)
_POOL: Final = len(FACTIONS)
#: All that can be a player, with a seat or without.
_PLAYERS: Final = {**FACTIONS, **AUTOMATA}
_NO_POOL: Final = bytes(2 * _POOL)


def _fields(boards: dict[str, AnyBoard]) -> list[tuple[str, int, str]]:
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
        ("available", C, "by card: dominance cards or spies beside the map"),
        ("shown", C, "by card: what is being crafted or played"),
        ("items", len(ITEMS), "items beside the map: " + ", ".join(ITEMS)),
        ("map", len(MAPS), "the map: " + ", ".join(MAPS)),
    ]
    fields += nobodys.FIELDS
    fields += [
        (f"suit/{SUITS[suit]}", CLEARINGS, f"by clearing: 1 if it is a {SUITS[suit]} clearing") for suit in range(3)
    ]
    fields += [
        ("slots", CLEARINGS, "by clearing: slots, free or not"),
        ("closed_paths", CLEARINGS * CLEARINGS, "by clearing and clearing: 1 for a closed path"),
        ("paths", CLEARINGS * CLEARINGS, "by clearing and clearing: 1 for an open path"),
        ("ruins", CLEARINGS, "by clearing: 1 if there is a ruin"),
        ("ruler", CLEARINGS, "by clearing: who rules it, plus 1 (1 is the reader)"),
        ("pool", _POOL, "by faction: 1 if its setup card can be chosen, 2 if it is locked"),
        ("pool/dealt", _POOL, "by faction: what was dealt with that card, plus 1"),
    ]
    for name, rules in _PLAYERS.items():
        fields += [
            (f"{name}/seat", SEATS, "the player that it is"),
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


def _shape(fields: list[tuple[str, int, str]], boards: dict[str, AnyBoard]) -> Shape:
    """Clearings, the Burrow, forests: what has a number for each of them, or for the first of them, lies over them."""
    by_place = (CLEARINGS, PLACES, EVERYWHERE)
    nowhere = [f"{name}/{field}" for name, board in boards.items() for field in board.nowhere]
    return Shape(
        places=PLACE_WORDS,
        planes=[(name, 1) for name, count, _ in fields if count in by_place and name not in nowhere],
        sides=[(name, f"{name}/seat", 0) for name in FACTIONS],
        paths="paths",
        printed=True,
    )


def _block_sizes(fields: list[tuple[str, int, str]]) -> dict[str, int]:
    """How many numbers the block of each faction has."""
    sizes = dict.fromkeys(_PLAYERS, 0)
    for field, count, _ in fields:
        name = field.partition("/")[0]
        if name in sizes:
            sizes[name] += count
    return sizes


@final
class _Ground:
    """The map: what is printed on it, and what lies there that is nobody's."""

    def __init__(self) -> None:
        self.suits: list[int] | None = None
        self.every_suit: int = NONE
        self.closed: list[tuple[int, int]] | None = None
        self.part: bytearray = bytearray((3 + 1 + 2 * CLEARINGS) * CLEARINGS)
        self.ruins: list[int] = []
        #: For each reader: ruins and rulers, and what they were made from.
        self.clearings: list[bytearray] = [bytearray(2 * CLEARINGS) for _ in range(SEATS)]
        self.shown: list[list[int]] = [[NONE] * PLACES for _ in range(SEATS)]

    def forget(self) -> None:
        self.suits = None
        self.closed = None
        self.ruins = []
        self.shown = [[NONE] * PLACES for _ in range(SEATS)]
        for part in self.clearings:
            part[:] = bytes(2 * CLEARINGS)

    def read(self, g: State, reader: int) -> None:
        # both lists are replaced when they change, never changed in place
        if g.suits is not self.suits or g.closed is not self.closed or g.every_suit != self.every_suit:
            self.suits = g.suits
            self.every_suit = g.every_suit
            self.closed = g.closed
            self._read_map(g)
        if g.ruins != self.ruins:
            self.ruins = g.ruins[:]
            for part in self.clearings:
                part[:CLEARINGS] = bytes(g.ruins[:CLEARINGS]) if g.ruins else bytes(CLEARINGS)
        if g.ruled != self.shown[reader]:
            self._read_rulers(g, reader)

    def _read_rulers(self, g: State, reader: int) -> None:
        shown = self.shown[reader]
        part = self.clearings[reader]
        for where in range(PLACES):
            ruler = g.ruled[where]
            if ruler == shown[where]:
                continue
            shown[where] = ruler
            if where < CLEARINGS:
                part[CLEARINGS + where] = 0 if ruler == NONE else (ruler - reader) % g.playing + 1

    def _read_map(self, g: State) -> None:
        part = self.part
        part[:] = bytes(len(part))
        if g.suits:
            for where in range(CLEARINGS):
                for suit in suit_list(g, where):
                    part[suit * CLEARINGS + where] = 1
        for where in range(CLEARINGS):
            part[3 * CLEARINGS + where] = slots(g, where)
        for one, other in g.closed:
            part[(4 + one) * CLEARINGS + other] = 1
            part[(4 + other) * CLEARINGS + one] = 1
        for where in range(CLEARINGS):
            for other in g.near[where]:
                if other < CLEARINGS:
                    part[(4 + CLEARINGS + where) * CLEARINGS + other] = 1


# Where the parts of a side begin, after its points and its supply.
_PAWN: Final = 2 + len(SUITS)
_ITEMS: Final = _PAWN + EVERYWHERE
_PLAY: Final = _ITEMS + 2 * len(ITEMS)
_WARRIORS: Final = _PLAY + 3 * C
_CARDBOARD: Final = _WARRIORS + PLACES


@final
class _Side:
    """What all sides have."""

    def __init__(self, pieces: int) -> None:
        kinds = pieces * (PLACES + 1)
        self.part: bytearray = bytearray(_CARDBOARD + kinds)
        #: What `Side.changes` was when it was read.
        self.changes: int = NONE
        self.score: int = NONE
        self.supply: int = 0
        self.dominance: int = NONE
        self.pawn: int = NONE
        # Lists that are replaced and never changed.
        self.items: list[int] | None = None
        self.exhausted: list[int] | None = None
        self.play: list[int] | None = None
        self.revealed: list[int] | None = None
        self.used: list[int] | None = None
        self.warriors: list[int] = [0] * PLACES
        self.cardboard: list[int] = [0] * (pieces * PLACES)
        self.left: list[int] = [0] * pieces
        #: May all see the hand?
        self.public: bool = False
        #: Has it been in a coalition, or has its hand been seen?
        self.unusual: bool = False
        self.hand: list[int] = []
        self.hand_part: bytearray = bytearray(C)

    def forget(self) -> None:
        self.changes = NONE
        self.score = self.dominance = self.pawn = NONE
        self.part[:_ITEMS] = bytes(_ITEMS)
        self.supply = 0
        self.items = self.exhausted = self.play = self.revealed = self.used = None
        self.unusual = False

    def read(self, g: State, side: Side) -> None:
        self.public = side.rules.public_hand(g, side)
        part = self.part
        if side.score != self.score:
            self.score = side.score
            part[0] = capped(side.score)
        if side.supply != self.supply:
            self.supply = side.supply
            part[1] = side.supply
        if side.dominance != self.dominance:
            self.dominance = side.dominance
            part[2:_PAWN] = _SUIT[NONE if side.dominance == NONE else CARDS[side.dominance].suit]
        if side.pawn != self.pawn:
            self.pawn = side.pawn
            part[_PAWN:_ITEMS] = _EVERYWHERE[side.pawn]
        if side.changes != self.changes:
            self.changes = side.changes
            self._read_cards(side)
            patch(part, _WARRIORS, self.warriors, side.warriors)
            if side.cardboard != self.cardboard:
                patch(part, _CARDBOARD, self.cardboard, side.cardboard)
            if side.left != self.left:
                patch(part, len(part) - len(side.left), self.left, side.left)

    def _read_cards(self, side: Side) -> None:
        """Items and cards in the play area, which seldom change."""
        part = self.part
        if side.items is not self.items or side.exhausted is not self.exhausted:
            self.items = side.items
            self.exhausted = side.exhausted
            part[_ITEMS:_PLAY] = bytes(side.items) + bytes(side.exhausted)
        if side.play is not self.play:
            self.play = side.play
            part[_PLAY : _PLAY + C] = counted(side.play)
        if side.revealed is not self.revealed:
            self.revealed = side.revealed
            part[_PLAY + C : _PLAY + 2 * C] = counted(side.revealed)
        if side.used is not self.used:
            self.used = side.used
            part[_PLAY + 2 * C : _WARRIORS] = counted(side.used)

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
    """What belongs to nobody: the cards and items beside the map."""

    def __init__(self) -> None:
        self.discard: list[int] = []
        self.available: list[int] = []
        self.shown: list[int] = []
        #: The discard pile, dominance cards beside the map, cards being crafted or played.
        self.cards: bytearray = bytearray(3 * C)
        self.items: list[int] = []
        self.items_part: bytearray = bytearray(len(ITEMS))

    def read(self, g: State) -> None:
        if g.discard != self.discard:
            recount(self.cards, 0, self.discard, g.discard)
        if g.available != self.available:
            recount(self.cards, C, self.available, g.available)
        if g.shown != self.shown:
            recount(self.cards, 2 * C, self.shown, g.shown)
        if g.items != self.items:
            self.items = g.items[:]
            self.items_part[:] = bytes(g.items) if g.items else bytes(len(ITEMS))


# Places in the list of parts.
_WHO: Final = 0
_WINNERS: Final = 2
_HAND: Final = 3
_LANDMARKS: Final = 7
_POOL_AT: Final = 10
_FACTIONS_AT: Final = 11
#: By the seat that looks, then counted from it: whose turn it is; and the part of the turn.
_TURN: Final = [[[reader + turn + phase for phase in _PHASE] for turn in _SEAT] for reader in _SEAT]
#: What stands before the pieces of a faction: its seat, no partner, a secret hand.
_FRONT: Final = [seat + _NOBODY + _NO_CARDS for seat in _SEAT]


@final
class RootObserver(Observer[State]):
    """Writes what `sight.view` shows."""

    def __init__(self) -> None:
        found = {name: new_board(name) for name in _PLAYERS}
        fields = _fields(found)
        super().__init__(VOCABULARY, TOPICS, fields, _shape(fields, found))
        sizes = _block_sizes(fields)
        #: By faction: where it is in `FACTIONS`, its block while it is not in the match, its board.
        self._place: dict[str, int] = {name: at for at, name in enumerate(_PLAYERS)}
        self._absent: list[Part] = [zeros(sizes[name]) for name in _PLAYERS]
        self._boards: list[AnyBoard] = [found[name] for name in _PLAYERS]
        self._sides: list[_Side] = [_Side(len(rules.pieces)) for rules in _PLAYERS.values()]
        self._maps: list[str] = list(MAPS)
        self._ground: _Ground = _Ground()
        self._common: _Common = _Common()
        #: The match that was looked at last.
        self._state: State | None = None
        self._setting_up: bool = True
        #: While it is set up: the map and the sides by name.
        self._names: list[str] = []
        #: By index of a side: the place of its faction, and where in the list of parts its own begin.
        self._faction: list[int] = []
        self._first: list[int] = []
        #: By reader: how many cards there are in the deck and in the hands; by index of a side, of what this was made.
        self._heads: list[bytearray] = [bytearray(3 + SEATS) for _ in range(SEATS)]
        self._round: int = NONE
        self._deck: int = NONE
        self._hands: list[int] = []
        #: By reader: the parts of the row. Most of them are written into and never replaced.
        self._rows: list[list[Part]] = []

    def forget(self) -> None:
        """What the counters of a state say means nothing for another state."""
        self._state = None

    def _meet(self, g: State) -> None:
        """Find out who plays which faction; while it is set up, that may change."""
        self._state = g
        self._names = names_of(g)
        self._ground.forget()
        for known in self._sides:
            known.forget()
        for board in self._boards:
            board.forget()
        self._faction = [NONE] * len(g.sides)
        self._first = [NONE] * len(g.sides)
        at = _FACTIONS_AT
        for faction, name in enumerate(_PLAYERS):
            playing = [side.index for side in g.sides if side.rules.name == name]
            for index in playing:
                self._faction[index] = faction
                self._first[index] = at
            at += 3 if playing else 1
        self._round = self._deck = NONE
        self._hands = [NONE] * len(g.sides)
        self._heads = [bytearray(3 + SEATS) for _ in range(g.seats)]
        self._rows = [self._row(g, reader) for reader in range(g.seats)]

    def _row(self, g: State, reader: int) -> list[Part]:
        """The parts for one reader, in the order of the fields; what is empty here is filled in at every look."""
        row: list[Part] = [b"", self._heads[reader], _NOBODY, b"", self._common.cards, self._common.items_part]
        row += [
            _MAP[self._maps.index(g.woodland.name)],
            nobodys.NOTHING,
            self._ground.part,
            self._ground.clearings[reader],
        ]
        row.append(_NO_POOL)
        for faction in range(len(self._boards)):
            if faction in self._faction:
                index = self._faction.index(faction)
                row += [_FRONT[(index - reader) % g.playing], self._sides[faction].part, b""]
            else:
                row.append(self._absent[faction])
        row.append(b"")
        return row

    def parts(self, state: State, seat: int) -> list[Part]:
        g = state
        if g is not self._state or (self._setting_up and names_of(g) != self._names):
            self._meet(g)
        elif self._setting_up:
            self._ground.suits = None  # a landmark that is laid may bring a slot
        self._setting_up = g.table != IN_PLAY
        sides = g.sides
        players = g.playing
        self._ground.read(g, seat)
        self._common.read(g)
        row = self._rows[seat]
        if len(g.deck) != self._deck or g.round != self._round:
            self._read_head(g)
        for index in range(players):
            side = sides[index]
            if len(side.hand) != self._hands[index]:
                self._read_hand_size(side, players)
            faction = self._faction[index]
            if faction == NONE:
                continue
            known = self._sides[faction]
            if (
                side.changes != known.changes
                or side.score != known.score
                or side.supply != known.supply
                or side.pawn != known.pawn
                or side.dominance != known.dominance
            ):
                known.read(g, side)
            row[self._first[index] + 2] = self._boards[faction].read(g, side, seat)
            if side.partner != NONE or known.public or known.unusual:
                known.unusual = True
                row[self._first[index]] = front_part(g, side, seat, known)
        row[_WHO] = _TURN[seat][(g.turn - seat) % players][phase_of(g)]
        if g.winners:
            row[_WINNERS] = winners_part(g, seat)
        faction = self._faction[seat]
        row[_HAND] = counted(sides[seat].hand) if faction == NONE else self._sides[faction].read_hand(sides[seat])
        if g.landmarks or len(sides) > players:
            row[_LANDMARKS] = nobodys.nobodys_part(g, seat)
        row[_POOL_AT] = pool_part(g, self._place) if g.pool else _NO_POOL
        return row

    def _read_head(self, g: State) -> None:
        self._deck = len(g.deck)
        self._round = g.round
        for head in self._heads:
            head[0] = g.playing
            head[1] = capped(g.round)
            head[2] = len(g.deck)

    def _read_hand_size(self, side: Side, players: int) -> None:
        index = side.index
        self._hands[index] = len(side.hand)
        for reader, head in enumerate(self._heads):
            head[3 + (index - reader) % players] = len(side.hand)


def names_of(g: State) -> list[str]:
    """The map, and who plays on it."""
    return [g.woodland.name, *[side.rules.name for side in g.sides]]


def front_part(g: State, side: Side, seat: int, known: _Side) -> Part:
    """The seat of a side, its partner in a coalition, and its hand if all may see it."""
    players = g.playing
    partner = _NOBODY if side.partner == NONE else _SEAT[(side.partner - seat) % players]
    hand = known.read_hand(side) if known.public else _NO_CARDS
    return _SEAT[(side.index - seat) % players] + partner + hand


def winners_part(g: State, seat: int) -> Part:
    part = bytearray(SEATS)
    for winner in g.winners:
        part[(winner - seat) % g.playing] = 1
    return part


def pool_part(g: State, place: dict[str, int]) -> Part:
    """A.8.1: the setup cards that can be chosen."""
    part = bytearray(2 * _POOL)
    for at, number in enumerate(g.pool):
        faction = place[FACTION_NAMES[number]]
        part[faction] = 2 if g.pool_locked and at == len(g.pool) - 1 else 1
        part[_POOL + faction] = g.pool_extra[at] + 1
    return part
