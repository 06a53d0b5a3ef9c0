"""What a seat sees of a match of Runewars, as a row of small numbers (`polana.eyes.observer`).

Seats are counted from the one that looks, clockwise: 0 is the reader, 1 the next player. Most of the board is kept in
flat lists by area, so a row is little more than those lists, one after the other, with what the reader may not know
left out. Numbers above 255 are shown as 255.

The parts are kept. Figures are most of the board, and the state counts their moves; every other part remembers what it
was made from, and is made anew when that differs, since comparing lists is much faster than writing them down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from polana.eyes.observer import Observer, Part, capped, one_hot
from polana.eyes.runewars.fields import SEATS, A, C, F, H, K, O, Q, R, S, T, fields
from polana.eyes.runewars.sides import battle_parts, duel_parts
from polana.games.runewars.box.decks import OBJECTIVE_COUNT, SEASON_CARD_COUNT
from polana.games.runewars.components import FACTIONS, SEASONS
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
        super().__init__(VOCABULARY, TOPICS, fields())
        #: The match that was looked at last, what `Table.unit_moves` was then, and the figures.
        self._state: Table | None = None
        self._moves: int = NOBODY
        self._units: bytes = b""
        self._building: Kept = Kept()
        self._decks: Kept = Kept()
        # By reader: each sees something different, or counts seats from another one.
        self._boards: list[Kept] = [Kept() for _ in range(SEATS)]
        self._heroes: list[Kept] = [Kept() for _ in range(SEATS)]
        self._supplies: list[Kept] = [Kept() for _ in range(SEATS)]
        #: By player, as he sees himself and as all others see him.
        self._own: list[Belongings] = [Belongings() for _ in range(SEATS)]
        self._others: list[Belongings] = [Belongings() for _ in range(SEATS)]

    def forget(self) -> None:
        """What the counter of a state says means nothing for another state; the rest is compared at every look."""
        self._state = None

    def parts(self, state: Table, seat: int) -> list[Part]:
        g = state
        order = _AROUND[len(g.players)][seat]
        row = course_parts(g, seat)
        row += [self._read_building(g), self._read_units(g), self._read_board(g, seat, order)]
        row += force_parts(g, seat)
        row += battle_parts(g, seat)
        row += duel_parts(g, seat)
        row.append(self._read_heroes(g, seat, order))
        row += [self._read_supply(g, seat, order), self._read_decks(g)]
        for other in order:
            row.append(_ABSENT if other == NOBODY else self._read_player(g, g.players[other], seat))
        row.append(b"")
        return row

    def _read_building(self, g: Table) -> bytes:
        kept, chart = self._building, g.chart
        if not kept.made_of([chart.tiles, chart.first, chart.rotation, g.markers, [g.phase <= PLACE_HOMES]]):
            kept.part = b"".join(building_parts(g))
        return kept.part

    def _read_units(self, g: Table) -> bytes:
        if g is not self._state or g.unit_moves != self._moves:
            self._state = g
            self._moves = g.unit_moves
            self._units = bytes(g.standing) + bytes(g.routed)
        return self._units

    def _read_board(self, g: Table, seat: int, order: list[int]) -> bytes:
        kept = self._boards[seat]
        made_of: list[Sequence[int]] = [order, g.chart.areas, g.owner, g.ally, g.stronghold, g.activated, g.damaged]
        made_of += [g.development, g.city, g.rune, g.rune_up, g.rune_known]
        made_of += [g.token, g.token_up, g.token_known, g.token_near]
        if not kept.made_of(made_of):
            kept.part = b"".join(board_parts(g, seat, order))
        return kept.part

    def _read_heroes(self, g: Table, seat: int, order: list[int]) -> bytes:
        kept = self._heroes[seat]
        made_of: list[Sequence[int]] = [order, g.hero_seat, g.hero_area, g.hero_routed, g.hero_damage, g.hero_gone]
        made_of.append(g.hero_training)
        made_of += g.rewards
        if not kept.made_of(made_of):
            kept.part = b"".join(hero_parts(g, seat, order))
        return kept.part

    def _read_supply(self, g: Table, seat: int, order: list[int]) -> bytes:
        kept = self._supplies[seat]
        piles = [g.dragon_pile, g.false_pile, len(g.runes_held)]
        if not kept.made_of([order, piles, g.unused, g.title_owner, g.title_influence]):
            kept.part = b"".join(supply_parts(g, order))
        return kept.part

    def _read_decks(self, g: Table) -> bytes:
        kept = self._decks
        sizes = [len(g.fate), len(g.quest_deck), len(g.reward_deck), len(g.tactics_deck)]
        for decks in (g.objective_decks, g.season_decks):
            for deck in decks:
                sizes.append(len(deck))
        made_of: list[Sequence[int]] = [sizes, g.fate_discard, g.fate_open, g.quest_discard, g.reward_discard]
        made_of += [g.tactics_discard, g.hero_deck, g.drawn_heroes, g.objective_discard, g.season_discard]
        if not kept.made_of(made_of):
            kept.part = b"".join(deck_parts(g))
        return kept.part

    def _read_player(self, g: Table, player: Player, reader: int) -> bytes:
        seat = player.seat
        own = seat == reader
        kept = self._own[seat] if own else self._others[seat]
        dealt = g.dealt_quests[seat] if seat < len(g.dealt_quests) else NOTHING
        tiles = g.tiles_left[seat] if seat < len(g.tiles_left) else NOTHING
        drawn = g.drawn_heroes if own and g.drawn_by == seat else NOTHING
        if kept.changed(player, dealt, tiles, drawn):
            kept.part = b"".join(player_parts(player, own, dealt, tiles, drawn))
        return kept.part


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


@final
class Belongings:
    """The part of a player, and what it was made from: looked at one by one, so that nothing is built to compare it."""

    def __init__(self) -> None:
        self.part: bytes = b""
        self.faction: int = NOBODY
        self.influence: int = NOBODY
        self.objective: int = NO_CARD
        self.order: int = 0
        self.supremacy: bool = False
        self.banned: int = 0
        self.victory_on: int = NOBODY
        self.out: bool = False
        self.dials: list[int] = []
        self.tactics: list[int] = []
        self.fresh: list[int] = []
        self.quests: list[int] = []
        self.quests_seen: list[int] = []
        self.played: list[int] = []
        self.dealt: list[int] = []
        self.tiles: list[int] = []
        self.drawn: list[int] = []

    def changed(self, player: Player, dealt: list[int], tiles: list[int], drawn: list[int]) -> bool:
        """Has any of it changed? Then it is remembered, and the part has to be made."""
        if (
            player.faction == self.faction
            and player.influence == self.influence
            and player.objective == self.objective
            and player.order == self.order
            and player.supremacy == self.supremacy
            and player.banned == self.banned
            and player.victory_on == self.victory_on
            and player.out == self.out
            and player.dials == self.dials
            and player.tactics == self.tactics
            and player.fresh == self.fresh
            and player.quests == self.quests
            and player.quests_seen == self.quests_seen
            and player.played == self.played
            and dealt == self.dealt
            and tiles == self.tiles
            and drawn == self.drawn
        ):
            return False
        self.faction, self.influence, self.objective = player.faction, player.influence, player.objective
        self.order, self.supremacy, self.banned = player.order, player.supremacy, player.banned
        self.victory_on, self.out = player.victory_on, player.out
        self.dials = player.dials.copy()
        self.tactics, self.fresh = player.tactics.copy(), player.fresh.copy()
        self.quests, self.quests_seen = player.quests.copy(), player.quests_seen.copy()
        self.played = player.played.copy()
        self.dealt, self.tiles, self.drawn = dealt.copy(), tiles.copy(), drawn.copy()
        return True


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
    if g.phase > PLACE_HOMES and not g.markers:
        return [q, r, rotation, _NO_SPOTS, _NO_SPOTS]
    spots, markers = bytearray(S), bytearray(S)
    if g.phase <= PLACE_HOMES:
        for spot in chart.beside.values():
            spots[spot] = 1
    for marker in g.markers:
        markers[chart.beside[marker // 6]] = marker % 6 + 1
    return [q, r, rotation, spots, markers]


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


def force_parts(g: Table, seat: int) -> list[Part]:
    return [bytes(g.force), seen_from(g, seat, g.force_seat), _AREA[g.force_area]]


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


def player_parts(player: Player, own: bool, dealt: list[int], tiles: list[int], drawn: list[int]) -> list[Part]:
    """What a player has; the cards of a hand for its owner only."""
    banned = bytes([player.banned >> number & 1 if number else 0 for number in range(O)])
    return [
        b"\x01",
        _FACTION[player.faction],
        bytes((capped(player.influence), player.dials[0], player.dials[1], player.dials[2])),
        bytes((len(player.tactics) + len(player.fresh),)),
        counts(player.tactics if own else NOTHING, C),
        counts(player.fresh if own else NOTHING, C),
        bytes((len(player.quests),)),
        counts(player.quests if own else player.quests_seen, Q),
        _OBJECTIVE[player.objective if own else NO_CARD],
        b"\x00" if player.objective == NO_CARD else b"\x01",
        _ORDER[player.order if player.order else NOBODY],
        bytes((player.supremacy,)),
        counts(player.played, O),
        banned,
        _SEASON[player.victory_on],
        counts(dealt, Q),
        counts(tiles, T),
        counts(drawn, H),
        bytes((player.out,)),
    ]
