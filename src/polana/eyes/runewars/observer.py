"""What a seat sees of a match of Runewars, as a row of small numbers (`polana.eyes.observer`).

Seats are counted from the one that looks, clockwise: 0 is the reader, 1 the next player. Most of the board is kept in
flat lists by area, so a row is little more than those lists, one after the other, with what the reader may not know
left out. Numbers above 255 are shown as 255.

The parts are kept. The state counts what changes in each area, and what heroes go through: only such areas are written
anew. Every other part remembers what it was made from, and is made anew when that differs, since comparing lists is
much faster than writing them down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from polana.eyes.observer import Observer, Part, capped, one_hot, recount
from polana.eyes.runewars.fields import SEATS, A, C, F, H, K, O, Q, R, S, T, fields, shape
from polana.eyes.runewars.sides import battle_parts, duel_parts
from polana.games.runewars.box.decks import OBJECTIVE_COUNT, SEASON_CARD_COUNT
from polana.games.runewars.components import FACTIONS, SEASONS
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import NOWHERE, place_of
from polana.games.runewars.player import NO_CARD, NOBODY, Player
from polana.games.runewars.realm.runes import knows
from polana.games.runewars.sight import PHASES, STAGES, knows_token, sees_rewards
from polana.games.runewars.state import NO_RUNE, PLACE_HOMES, RESOLVE_ORDERS, Table
from polana.games.runewars.topics import TOPICS
from polana.games.runewars.words import VOCABULARY

_SEAT: Final = one_hot(SEATS)
_PHASE: Final = one_hot(len(PHASES))
_STAGE: Final = one_hot(len(STAGES))
_SEASON: Final = one_hot(len(SEASONS))
_SEASON_CARD: Final = one_hot(SEASON_CARD_COUNT)
_AREA: Final = one_hot(A)
_FACTION: Final = one_hot(len(FACTIONS))
_OBJECTIVE: Final = one_hot(OBJECTIVE_COUNT)
_ORDER: Final = one_hot(O)
_NOWHERE: Final = bytes(A)
_NO_SPOTS: Final = bytes(S)
_NO_FORCE: Final = bytes(K + SEATS + A)
NOTHING: Final[list[int]] = []
#: By seat + 1: a table that turns the numbers of seats plus 1 into 1 for this one and 0 for the others.
_IS: Final = [bytes([1 if at == seat else 0 for at in range(256)]) for seat in range(SEATS + 1)]
#: By seat: a table that turns masks of seats into 1 where this one is among them.
_HAS: Final = [bytes([at >> seat & 1 for at in range(256)]) for seat in range(SEATS)]
#: By the number of players and the seat that looks: all seats in the order in which they are shown.
_AROUND: Final = [
    [[(seat + at) % seats if at < seats else NOBODY for at in range(SEATS)] for seat in range(seats)]
    for seats in range(SEATS + 1)
]
_ABSENT: Final = bytes(
    1 + len(FACTIONS) + 5 + 2 * C + 1 + Q + OBJECTIVE_COUNT + 1 + O + 1 + 2 * O + len(SEASONS) + Q + T + H + 1
)


@final
class RunewarsObserver(Observer[Table]):
    """Writes what `sight.view` shows."""

    def __init__(self) -> None:
        super().__init__(VOCABULARY, TOPICS, fields(), shape())
        #: The match that was looked at last, what `Table.changes` was then, and the figures.
        self._state: Table | None = None
        self._changes: int = NOBODY
        self._units: bytearray = bytearray(2 * A * K)
        self._building: Building = Building()
        self._decks: Kept = Kept()
        # By reader: each sees something different, or counts seats from another one.
        self._courses: list[Kept] = [Kept() for _ in range(SEATS)]
        self._boards: list[Counted] = [Counted() for _ in range(SEATS)]
        self._heroes: list[Counted] = [Counted() for _ in range(SEATS)]
        self._supplies: list[Kept] = [Kept() for _ in range(SEATS)]
        #: By player, as he sees himself and as all others see him.
        self._own: list[Belongings] = [Belongings() for _ in range(SEATS)]
        self._others: list[Belongings] = [Belongings() for _ in range(SEATS)]

    def forget(self) -> None:
        """What the counters of a state say means nothing for another state; the rest is compared at every look."""
        self._state = None

    def parts(self, state: Table, seat: int) -> list[Part]:
        g = state
        if g is not self._state:
            self._meet(g)
        elif g.changes != self._changes:
            self._read_units(g)
        order = _AROUND[len(g.players)][seat]
        row: list[Part] = [self._read_course(g, seat), self._read_building(g), self._units]
        row.append(self._read_board(g, seat, order))
        row.append(_NO_FORCE if g.force_seat == NOBODY and g.force_area == NOWHERE else force_part(g, seat))
        row += battle_parts(g, seat)
        row += duel_parts(g, seat)
        row.append(self._read_heroes(g, seat, order))
        row.append(self._read_supply(g, seat, order))
        row.append(self._read_decks(g))
        for other in order:
            row.append(_ABSENT if other == NOBODY else self._read_player(g, g.players[other], seat))
        row.append(b"")
        return row

    def _meet(self, g: Table) -> None:
        self._state = g
        self._changes = g.changes
        self._units[:] = bytes(g.standing) + bytes(g.routed)
        for seat in range(SEATS):
            self._boards[seat].count = self._heroes[seat].count = NOBODY
            self._own[seat].changes = self._others[seat].changes = NOBODY

    def _read_units(self, g: Table) -> None:
        units = self._units
        for area, count in enumerate(g.changed):
            if count > self._changes:
                first = area * K
                units[first : first + K] = bytes(g.standing[first : first + K])
                units[A * K + first : A * K + first + K] = bytes(g.routed[first : first + K])
        self._changes = g.changes

    def _read_course(self, g: Table, seat: int) -> bytes:
        kept = self._courses[seat]
        figures = [g.first, g.turn, g.phase, g.stage, g.season, g.year, g.season_card, g.frozen, len(g.players)]
        figures += [g.explore, g.ready_made]
        if not kept.made_of([figures, g.sequence, g.winners]):
            kept.part = b"".join(course_parts(g, seat))
        return kept.part

    def _read_building(self, g: Table) -> bytes:
        kept = self._building
        placing = g.phase <= PLACE_HOMES
        if g.chart is not kept.chart or placing != kept.placing or g.markers != kept.markers:
            kept.chart = g.chart
            kept.placing = placing
            kept.markers = g.markers.copy()
            kept.part = b"".join(building_parts(g))
        return kept.part

    def _read_board(self, g: Table, seat: int, order: list[int]) -> bytearray:
        kept = self._boards[seat]
        if kept.count == NOBODY:
            kept.part[:] = b"".join(board_parts(g, seat, order))
        elif kept.count != g.changes:
            for area, count in enumerate(g.changed):
                if count > kept.count:
                    read_area(g, seat, order, area, kept.part)
        kept.count = g.changes
        return kept.part

    def _read_heroes(self, g: Table, seat: int, order: list[int]) -> bytearray:
        kept = self._heroes[seat]
        if kept.count != g.hero_moves:
            kept.count = g.hero_moves
            kept.part[:] = b"".join(hero_parts(g, seat, order))
        return kept.part

    def _read_supply(self, g: Table, seat: int, order: list[int]) -> bytes:
        kept = self._supplies[seat]
        figures = [g.dragon_pile, g.false_pile, len(g.runes_held)]
        if not kept.made_of([order, figures, g.unused, g.title_owner, g.title_influence]):
            kept.part = b"".join(supply_parts(g, order))
        return kept.part

    def _read_decks(self, g: Table) -> bytes:
        kept = self._decks
        figures = [len(g.fate), len(g.quest_deck), len(g.reward_deck), len(g.tactics_deck)]
        for deck in g.objective_decks:
            figures.append(len(deck))
        for deck in g.season_decks:
            figures.append(len(deck))
        made_of: list[Sequence[int]] = [figures, g.fate_discard, g.fate_open, g.quest_discard, g.reward_discard]
        made_of += [g.tactics_discard, g.hero_deck, g.drawn_heroes, g.objective_discard, g.season_discard]
        if not kept.made_of(made_of):
            kept.part = b"".join(deck_parts(g))
        return kept.part

    def _read_player(self, g: Table, player: Player, reader: int) -> bytearray:
        seat = player.seat
        own = seat == reader
        kept = self._own[seat] if own else self._others[seat]
        if kept.changes != player.changes:
            kept.read(player, own)
        dealt = g.dealt_quests[seat] if seat < len(g.dealt_quests) else NOTHING
        tiles = g.tiles_left[seat] if seat < len(g.tiles_left) else NOTHING
        drawn = g.drawn_heroes if own and g.drawn_by == seat else NOTHING
        if dealt != kept.dealt:
            recount(kept.part, _DEALT, kept.dealt, dealt)
        if tiles != kept.tiles:
            recount(kept.part, _TILES, kept.tiles, tiles)
        if drawn != kept.drawn:
            recount(kept.part, _DRAWN, kept.drawn, drawn)
        return kept.part


@final
class Counted:
    """A part of the row, and what the counter of the state was when it was read; NOBODY if it was not."""

    def __init__(self) -> None:
        self.count: int = NOBODY
        self.part: bytearray = bytearray()


@final
class Building:
    """Where the tiles lie, and what that was made from; a chart never changes."""

    def __init__(self) -> None:
        self.chart: Chart | None = None
        self.placing: bool = False
        self.markers: list[int] = []
        self.part: bytes = b""


@final
class Kept:
    """A part of the row, and copies of the lists that it was made from."""

    def __init__(self) -> None:
        self._lists: list[list[int]] = []
        self.part: bytes = b""

    def made_of(self, lists: Sequence[Sequence[int]]) -> bool:
        """Was it made from these? If not, they are remembered, and the part has to be made."""
        if lists == self._lists:
            return True
        self._lists = [list(each) for each in lists]
        return False


# Where the fields of a player begin.
_FACTION_AT: Final = 1
_FIGURES: Final = _FACTION_AT + len(FACTIONS)
_CARDS: Final = _FIGURES + 5
_FRESH: Final = _CARDS + C
_QUESTS: Final = _FRESH + C + 1
_OBJECTIVE_AT: Final = _QUESTS + Q
_ORDER_AT: Final = _OBJECTIVE_AT + OBJECTIVE_COUNT + 1
_PLAYED: Final = _ORDER_AT + O + 1
_BANNED: Final = _PLAYED + O
_VICTORY: Final = _BANNED + O
_DEALT: Final = _VICTORY + len(SEASONS)
_TILES: Final = _DEALT + Q
_DRAWN: Final = _TILES + T
_OUT: Final = _DRAWN + H
assert len(_ABSENT) == _OUT + 1


@final
class Belongings:
    """The part of a player, and what it was made from."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(_ABSENT)
        self.part[0] = 1
        #: What `Player.changes` was when it was read; NOBODY if it was not.
        self.changes: int = NOBODY
        self.faction: int = NOBODY
        self.objective: int = NO_CARD
        self.order: int = 0
        self.banned: int = 0
        self.victory_on: int = NOBODY
        self.tactics: list[int] = []
        self.fresh: list[int] = []
        self.quests: list[int] = []
        self.played: list[int] = []
        self.dealt: list[int] = []
        self.tiles: list[int] = []
        self.drawn: list[int] = []

    def read(self, player: Player, own: bool) -> None:
        """What a player has; the cards of a hand for its owner only."""
        self.changes = player.changes
        part = self.part
        dials = player.dials
        part[_FIGURES] = capped(player.influence)
        part[_FIGURES + 1] = dials[0]
        part[_FIGURES + 2] = dials[1]
        part[_FIGURES + 3] = dials[2]
        part[_FIGURES + 4] = len(player.tactics) + len(player.fresh)
        part[_QUESTS - 1] = len(player.quests)
        quests = player.quests if own else player.quests_seen
        if quests != self.quests:
            recount(part, _QUESTS, self.quests, quests)
        if own and player.tactics != self.tactics:
            recount(part, _CARDS, self.tactics, player.tactics)
        if own and player.fresh != self.fresh:
            recount(part, _FRESH, self.fresh, player.fresh)
        if player.played != self.played:
            recount(part, _PLAYED, self.played, player.played)
        if player.objective != self.objective:
            self.objective = player.objective
            part[_OBJECTIVE_AT : _ORDER_AT - 1] = _OBJECTIVE[player.objective if own else NO_CARD]
            part[_ORDER_AT - 1] = player.objective != NO_CARD
        if player.order != self.order:
            self.order = player.order
            part[_ORDER_AT : _PLAYED - 1] = _ORDER[player.order if player.order else NOBODY]
        part[_PLAYED - 1] = player.supremacy
        if player.faction != self.faction or player.victory_on != self.victory_on or player.banned != self.banned:
            self._read_the_rest(player)
        part[_OUT] = player.out

    def _read_the_rest(self, player: Player) -> None:
        """What seldom changes."""
        self.faction, self.victory_on, self.banned = player.faction, player.victory_on, player.banned
        self.part[_FACTION_AT:_FIGURES] = _FACTION[player.faction]
        self.part[_VICTORY:_DEALT] = _SEASON[player.victory_on]
        for number in range(1, O):
            self.part[_BANNED + number] = player.banned >> number & 1


def seen_from(g: Table, reader: int, seat: int) -> bytes:
    """A seat, counted from the reader; nobody is marked for NOBODY."""
    return _SEAT[NOBODY] if seat == NOBODY else _SEAT[(seat - reader) % len(g.players)]


def counts(cards: list[int], size: int) -> bytearray:
    """How often each of this many cards is there."""
    part = bytearray(size)
    for card in cards:
        part[card] += 1
    return part


def course_parts(g: Table, seat: int) -> list[Part]:
    """How far the match is."""
    count = len(g.players)
    winners = bytearray(SEATS)
    for winner in g.winners:
        winners[(winner - seat) % count] = 1
    sequence = bytearray(SEATS)
    for place, other in enumerate(g.sequence):
        sequence[(other - seat) % count] = place + 1
    return [
        _SEAT[seat],
        seen_from(g, seat, g.first),
        seen_from(g, seat, g.turn),
        winners,
        sequence,
        _PHASE[g.phase],
        _STAGE[g.stage] if g.phase == RESOLVE_ORDERS else _STAGE[NOBODY],
        _SEASON[g.season],
        bytes((g.year, count, g.explore, g.ready_made, g.frozen)),
        _SEASON_CARD[g.season_card],
    ]


def building_parts(g: Table) -> list[Part]:
    """Where the tiles lie; while the board is built, where more may go."""
    chart = g.chart
    q, r, rotation = bytearray(T), bytearray(T), bytearray(T)
    for tile in chart.tiles:
        place = place_of(chart.first[tile])
        q[tile], r[tile] = place[0] + 64, place[1] + 64
        rotation[tile] = chart.rotation[tile]
    steps = bytearray(A * A)
    for area in chart.areas:
        for other in chart.from_here(area):
            steps[area * A + other] = 1
    if g.phase > PLACE_HOMES and not g.markers:
        return [q, r, rotation, _NO_SPOTS, _NO_SPOTS, steps]
    spots, markers = bytearray(S), bytearray(S)
    if g.phase <= PLACE_HOMES:
        for spot in chart.beside.values():
            spots[spot] = 1
    for marker in g.markers:
        markers[chart.beside[marker // 6]] = marker % 6 + 1
    return [q, r, rotation, spots, markers, steps]


def plane(numbers: list[int]) -> bytes:
    """A list by area in which -1 means none, as numbers from 0 on."""
    return bytes([number + 1 for number in numbers])


def board_parts(g: Table, seat: int, order: list[int]) -> list[Part]:
    """What lies in the areas, units aside."""
    parts: list[Part] = []
    for whose in (plane(g.owner), plane(g.ally), plane(g.stronghold)):
        parts += [_NOWHERE if other == NOBODY else whose.translate(_IS[other + 1]) for other in order]
    activated = bytes(g.activated)
    parts += [_NOWHERE if other == NOBODY else activated.translate(_HAS[other]) for other in order]
    parts += [bytes(g.damaged), plane(g.development), plane(g.city)]
    runes, tokens = bytearray(A), bytearray(A)
    for area in g.chart.areas:
        if g.rune[area] != NO_RUNE:
            runes[area] = 1 + g.rune[area] if knows(g, seat, area) else 1
        if g.token[area] != NOBODY:
            tokens[area] = 2 + g.token[area] if knows_token(g, seat, area) else 1
    parts += [runes, bytes(g.rune_up), tokens, bytes(g.token_near), bytes(g.token_up)]
    return parts


def read_area(g: Table, seat: int, order: list[int], area: int, part: bytearray) -> None:
    """The same as `board_parts` for one area, written into them."""
    owner, ally, stronghold, activated = g.owner[area], g.ally[area], g.stronghold[area], g.activated[area]
    at = area
    for other in order:
        if other != NOBODY:
            part[at] = owner == other
            part[at + SEATS * A] = ally == other
            part[at + 2 * SEATS * A] = stronghold == other
            part[at + 3 * SEATS * A] = activated >> other & 1
        at += A
    at = area + 4 * SEATS * A
    part[at] = g.damaged[area]
    part[at + A] = g.development[area] + 1
    part[at + 2 * A] = g.city[area] + 1
    rune = token = 0
    if g.rune[area] != NO_RUNE:
        rune = 1 + g.rune[area] if knows(g, seat, area) else 1
    if g.token[area] != NOBODY:
        token = 2 + g.token[area] if knows_token(g, seat, area) else 1
    part[at + 3 * A] = rune
    part[at + 4 * A] = g.rune_up[area]
    part[at + 5 * A] = token
    part[at + 6 * A] = g.token_near[area]
    part[at + 7 * A] = g.token_up[area]


def force_part(g: Table, seat: int) -> bytes:
    return bytes(g.force) + seen_from(g, seat, g.force_seat) + _AREA[g.force_area]


def hero_parts(g: Table, seat: int, order: list[int]) -> list[Part]:
    """Heroes who are on the board, and markers of defeated ones."""
    served, areas, routed, damage = [bytearray(H) for _ in range(SEATS)], bytearray(H), bytearray(H), bytearray(H)
    training, defeated = bytearray(H * 3), bytearray(H)
    up, down, hidden = bytearray(H * R), bytearray(H * R), bytearray(H)
    for hero in range(H):
        if g.hero_area[hero] == NOWHERE:
            continue
        if g.hero_seat[hero] != NOBODY:
            served[order.index(g.hero_seat[hero])][hero] = 1
        areas[hero] = g.hero_area[hero] + 1
        routed[hero] = g.hero_routed[hero]
        damage[hero] = g.hero_damage[hero]
        defeated[hero] = g.hero_gone[hero]
        for at in range(hero * 3, hero * 3 + 3):
            training[at] = g.hero_training[at]
        sees = sees_rewards(g, seat, hero)
        for reward in g.rewards[hero]:
            if reward & 1:
                up[hero * R + (reward >> 1)] += 1
            elif sees:
                down[hero * R + (reward >> 1)] += 1
            else:
                hidden[hero] += 1
    parts: list[Part] = []
    parts += served
    parts += [areas, routed, damage, training, defeated, up, down, hidden]
    return parts


def supply_parts(g: Table, order: list[int]) -> list[Part]:
    """Figures, runes and titles that are there for all."""
    unused = bytes(g.unused) if g.unused else bytes(K)
    parts: list[Part] = [unused, bytes((g.dragon_pile, g.false_pile, len(g.runes_held)))]
    for other in order:
        parts.append(bytes([1 if other != NOBODY and owner == other else 0 for owner in g.title_owner]))
    parts.append(bytes([capped(influence) for influence in g.title_influence]))
    return parts


def deck_parts(g: Table) -> list[Part]:
    """How many cards the decks have, and what has been discarded."""
    return [
        bytes((len(g.fate),)),
        counts(g.fate_discard, F),
        counts(g.fate_open, F),
        bytes((len(g.quest_deck),)),
        counts(g.quest_discard, Q),
        bytes((len(g.reward_deck),)),
        counts(g.reward_discard, R),
        bytes((len(g.tactics_deck),)),
        counts(g.tactics_discard, C),
        counts(g.hero_deck + g.drawn_heroes, H),
        bytes([len(deck) for deck in g.objective_decks]),
        counts(g.objective_discard, OBJECTIVE_COUNT),
        bytes([len(deck) for deck in g.season_decks]),
        counts(g.season_discard, SEASON_CARD_COUNT),
    ]
