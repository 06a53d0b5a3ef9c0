"""What a seat sees beside the board of Runewars: how far the match is, figures and cards that belong to nobody."""

from __future__ import annotations

from typing import Final, final

from polana.eyes.observer import capped, one_hot, patch, recount
from polana.eyes.runewars.fields import SEATS, C, F, H, K, Q, R
from polana.games.runewars.box.decks import OBJECTIVE_COUNT, SEASON_CARD_COUNT, TITLE_COUNT
from polana.games.runewars.components import SEASONS
from polana.games.runewars.player import NOBODY
from polana.games.runewars.sight import PHASES, STAGES
from polana.games.runewars.state import RESOLVE_ORDERS, Table

_SEAT: Final = one_hot(SEATS)

# Where the fields of how far the match is begin.
_FIRST: Final = SEATS
_TURN: Final = _FIRST + SEATS
_WINNERS: Final = _TURN + SEATS
_SEQUENCE: Final = _WINNERS + SEATS
_PHASE_AT: Final = _SEQUENCE + SEATS
_STAGE_AT: Final = _PHASE_AT + len(PHASES)
_SEASON_AT: Final = _STAGE_AT + len(STAGES)
_YEAR: Final = _SEASON_AT + len(SEASONS)
_FROZEN: Final = _YEAR + 4
_SEASON_CARD_AT: Final = _YEAR + 5
_COURSE_SIZE: Final = _SEASON_CARD_AT + SEASON_CARD_COUNT


@final
class Course:
    """How far the match is, for one reader."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(_COURSE_SIZE)
        self.first: int = NOBODY
        self.turn: int = NOBODY
        self.phase: int = NOBODY
        self.stage: int = NOBODY
        self.season: int = NOBODY
        self.year: int = NOBODY
        self.frozen: bool = False
        self.season_card: int = NOBODY
        self.sequence: list[int] = []
        self.winners: list[int] = []

    def forget(self) -> None:
        self.first = self.turn = self.phase = self.stage = self.season = self.year = self.season_card = NOBODY
        self.frozen = False
        self.sequence = []
        self.winners = []
        self.part[:] = bytes(_COURSE_SIZE)

    def read(self, g: Table, seat: int) -> None:
        part = self.part
        count = len(g.players)
        stage = g.stage if g.phase == RESOLVE_ORDERS else NOBODY
        if stage != self.stage:
            remark(part, _STAGE_AT, self.stage, stage)
            self.stage = stage
        if g.turn != self.turn:
            remark(part, _TURN, seen_at(self.turn, seat, count), seen_at(g.turn, seat, count))
            self.turn = g.turn
        if g.sequence != self.sequence:
            self.sequence = g.sequence[:]
            part[_SEQUENCE:_PHASE_AT] = bytes(SEATS)
            for place, other in enumerate(g.sequence):
                part[_SEQUENCE + (other - seat) % count] = place + 1
        if g.phase != self.phase:
            remark(part, _PHASE_AT, self.phase, g.phase)
            self.phase = g.phase
        if g.season != self.season or g.year != self.year or g.frozen != self.frozen or g.first != self.first:
            self._read_season(g, seat, count)
        if g.season_card != self.season_card:
            remark(part, _SEASON_CARD_AT, self.season_card, g.season_card)
            self.season_card = g.season_card
        if g.winners != self.winners:
            self.winners = g.winners[:]
            part[_WINNERS:_SEQUENCE] = bytes(SEATS)
            for winner in g.winners:
                part[_WINNERS + (winner - seat) % count] = 1

    def _read_season(self, g: Table, seat: int, count: int) -> None:
        part = self.part
        part[seat] = 1
        remark(part, _FIRST, seen_at(self.first, seat, count), seen_at(g.first, seat, count))
        remark(part, _SEASON_AT, self.season, g.season)
        self.first, self.season, self.year, self.frozen = g.first, g.season, g.year, g.frozen
        part[_YEAR:_SEASON_CARD_AT] = bytes((g.year, count, g.explore, g.ready_made, g.frozen))


def seen_at(who: int, seat: int, count: int) -> int:
    """A player, counted from the reader."""
    return NOBODY if who == NOBODY else (who - seat) % count


def remark(part: bytearray, first: int, before: int, now: int) -> None:
    """Of several places another one is marked; none is for NOBODY."""
    if before != NOBODY:
        part[first + before] = 0
    if now != NOBODY:
        part[first + now] = 1


@final
class Stock:
    """Figures and runes that are there for all."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(K + 3)
        self.unused: list[int] = [0] * K
        #: Runes in both piles, and those that somebody is about to place.
        self.dragons: int = 0
        self.fakes: int = 0
        self.held: int = 0

    def forget(self) -> None:
        self.unused = [0] * K
        self.dragons = self.fakes = self.held = 0
        self.part[:] = bytes(K + 3)

    def read(self, g: Table) -> None:
        part = self.part
        if g.unused:
            patch(part, 0, self.unused, g.unused)
        if g.dragon_pile != self.dragons or g.false_pile != self.fakes or len(g.runes_held) != self.held:
            self.dragons, self.fakes, self.held = g.dragon_pile, g.false_pile, len(g.runes_held)
            part[K:] = bytes((self.dragons, self.fakes, self.held))


@final
class Titles:
    """Who holds them, for all readers."""

    def __init__(self) -> None:
        self.owner: list[int] = []
        self.influence: list[int] = []
        #: By reader.
        self.parts: list[bytearray] = [bytearray((SEATS + 1) * TITLE_COUNT) for _ in range(SEATS)]

    def forget(self) -> None:
        self.owner = []

    def read(self, g: Table) -> None:
        if g.title_owner == self.owner and g.title_influence == self.influence:
            return
        self.owner = g.title_owner[:]
        self.influence = g.title_influence[:]
        count = len(g.players)
        for reader in range(count):
            part = bytearray(len(self.parts[reader]))
            for title, owner in enumerate(g.title_owner):
                if owner != NOBODY:
                    part[(owner - reader) % count * TITLE_COUNT + title] = 1
                part[SEATS * TITLE_COUNT + title] = capped(g.title_influence[title])
            self.parts[reader][:] = part


# Where the fields of the decks begin.
_FATE_DISCARD: Final = 1
_FATE_OPEN: Final = _FATE_DISCARD + F
_QUEST_DECK: Final = _FATE_OPEN + F
_QUEST_DISCARD: Final = _QUEST_DECK + 1
_REWARD_DECK: Final = _QUEST_DISCARD + Q
_REWARD_DISCARD: Final = _REWARD_DECK + 1
_TACTICS_DECK: Final = _REWARD_DISCARD + R
_TACTICS_DISCARD: Final = _TACTICS_DECK + 1
_HERO_DECK: Final = _TACTICS_DISCARD + C
_OBJECTIVE_DECKS: Final = _HERO_DECK + H
_OBJECTIVE_DISCARD: Final = _OBJECTIVE_DECKS + 2
_SEASON_DECKS: Final = _OBJECTIVE_DISCARD + OBJECTIVE_COUNT
_SEASON_DISCARD: Final = _SEASON_DECKS + len(SEASONS)


@final
class Decks:
    """How many cards the decks have, and what has been discarded."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(_SEASON_DISCARD + SEASON_CARD_COUNT)
        #: What `Table.deck_moves` was when all but Fate was read.
        self.moves: int = NOBODY
        # How many cards each deck had, and the piles, as they were counted.
        self.fate: int = 0
        self.fate_discard: list[int] = []
        self.fate_open: list[int] = []
        self.quests: int = 0
        self.quest_discard: list[int] = []
        self.rewards: int = 0
        self.reward_discard: list[int] = []
        self.tactics: int = 0
        self.tactics_discard: list[int] = []
        self.hero_deck: list[int] = []
        self.drawn_heroes: list[int] = []
        self.objectives: list[int] = [0, 0]
        self.objective_discard: list[int] = []
        self.seasons: list[int] = [0] * len(SEASONS)
        self.season_discard: list[int] = []

    def read(self, g: Table) -> None:
        part = self.part
        if len(g.fate) != self.fate:
            self.fate = len(g.fate)
            part[0] = self.fate
        if g.fate_discard != self.fate_discard:
            recount(part, _FATE_DISCARD, self.fate_discard, g.fate_discard)
        if g.fate_open != self.fate_open:
            recount(part, _FATE_OPEN, self.fate_open, g.fate_open)
        if g.deck_moves != self.moves:
            self.moves = g.deck_moves
            self._read_the_rest(g)

    def _read_the_rest(self, g: Table) -> None:
        part = self.part
        if len(g.quest_deck) != self.quests:
            self.quests = len(g.quest_deck)
            part[_QUEST_DECK] = self.quests
        if g.quest_discard != self.quest_discard:
            recount(part, _QUEST_DISCARD, self.quest_discard, g.quest_discard)
        if len(g.reward_deck) != self.rewards:
            self.rewards = len(g.reward_deck)
            part[_REWARD_DECK] = self.rewards
        if g.reward_discard != self.reward_discard:
            recount(part, _REWARD_DISCARD, self.reward_discard, g.reward_discard)
        if len(g.tactics_deck) != self.tactics:
            self.tactics = len(g.tactics_deck)
            part[_TACTICS_DECK] = self.tactics
        if g.tactics_discard != self.tactics_discard:
            recount(part, _TACTICS_DISCARD, self.tactics_discard, g.tactics_discard)
        # Who is drawn is out of the deck for nobody but the one who draws.
        if g.hero_deck != self.hero_deck:
            recount(part, _HERO_DECK, self.hero_deck, g.hero_deck)
        if g.drawn_heroes != self.drawn_heroes:
            recount(part, _HERO_DECK, self.drawn_heroes, g.drawn_heroes)
        for at, deck in enumerate(g.objective_decks):
            if len(deck) != self.objectives[at]:
                self.objectives[at] = len(deck)
                part[_OBJECTIVE_DECKS + at] = len(deck)
        if g.objective_discard != self.objective_discard:
            recount(part, _OBJECTIVE_DISCARD, self.objective_discard, g.objective_discard)
        for at, deck in enumerate(g.season_decks):
            if len(deck) != self.seasons[at]:
                self.seasons[at] = len(deck)
                part[_SEASON_DECKS + at] = len(deck)
        if g.season_discard != self.season_discard:
            recount(part, _SEASON_DISCARD, self.season_discard, g.season_discard)


def seen_from(g: Table, reader: int, seat: int) -> bytes:
    """A seat, counted from the reader; nobody is marked for NOBODY."""
    return _SEAT[NOBODY] if seat == NOBODY else _SEAT[(seat - reader) % len(g.players)]
