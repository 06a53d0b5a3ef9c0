"""What a seat sees of the players of Runewars: their parts of an observation."""

from __future__ import annotations

from typing import Final, final

from polana.eyes.observer import capped, one_hot, recount
from polana.eyes.runewars.fields import C, H, O, Q, T
from polana.games.runewars.box.decks import OBJECTIVE_COUNT
from polana.games.runewars.components import FACTIONS, SEASONS
from polana.games.runewars.player import NO_CARD, NOBODY, Player
from polana.games.runewars.state import Table

_SEASON: Final = one_hot(len(SEASONS))
_FACTION: Final = one_hot(len(FACTIONS))
_OBJECTIVE: Final = one_hot(OBJECTIVE_COUNT)
_ORDER: Final = one_hot(O)
_NOTHING: Final[list[int]] = []
#: Where nobody sits.
ABSENT: Final = bytes(
    1 + len(FACTIONS) + 5 + 2 * C + 1 + Q + OBJECTIVE_COUNT + 1 + O + 1 + 2 * O + len(SEASONS) + Q + T + H + 1
)

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
assert len(ABSENT) == _OUT + 1


@final
class Belongings:
    """The part of a player, and what it was made from."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(ABSENT)
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

    def read_setup(self, g: Table, seat: int, own: bool) -> None:
        """What is dealt out while the match is set up."""
        dealt = g.dealt_quests[seat] if seat < len(g.dealt_quests) else _NOTHING
        tiles = g.tiles_left[seat] if seat < len(g.tiles_left) else _NOTHING
        drawn = g.drawn_heroes if own and g.drawn_by == seat else _NOTHING
        if dealt != self.dealt:
            recount(self.part, _DEALT, self.dealt, dealt)
        if tiles != self.tiles:
            recount(self.part, _TILES, self.tiles, tiles)
        if drawn != self.drawn:
            recount(self.part, _DRAWN, self.drawn, drawn)

    def _read_the_rest(self, player: Player) -> None:
        """What seldom changes."""
        self.faction, self.victory_on, self.banned = player.faction, player.victory_on, player.banned
        self.part[_FACTION_AT:_FIGURES] = _FACTION[player.faction]
        self.part[_VICTORY:_DEALT] = _SEASON[player.victory_on]
        for number in range(1, O):
            self.part[_BANNED + number] = player.banned >> number & 1
