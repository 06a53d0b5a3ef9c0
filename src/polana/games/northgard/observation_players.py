"""What a seat sees of the players of Northgard: their blocks in an observation.

A block is kept as it was written last. Card by card it is brought up to date where `Player.card_moves` says that
something has moved; most decisions move nothing.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import CLANS
from polana.games.northgard.observation_fields import PRIVATE, PUBLIC, C, T
from polana.games.northgard.sight import knows_fame, looks_into
from polana.games.northgard.state import GAME_OVER, NOBODY, Player, Table
from polana.kernel.observer import Part, capped, one_hot, recount

_CLAN: Final = one_hot(len(CLANS))
PRIVATE_SIZE: Final = sum(count for _, count, _ in PRIVATE)
PUBLIC_SIZE: Final = sum(count for _, count, _ in PUBLIC)
NO_CARDS: Final[list[int]] = []
# Where the fields of a block begin: private ones, then public ones.
_HAND: Final = 1
_DRAWN: Final = _HAND + C
_TOP: Final = _DRAWN + C
_LENGTHS: Final = len(CLANS) + 9
_TILES: Final = _LENGTHS + 3
_UNSEEN: Final = _TILES + T
_ACTIVE: Final = _UNSEEN + C
_DISCARD: Final = _ACTIVE + C
_GONE: Final = _DISCARD + C
_UPGRADES: Final = _GONE + C
_PLAYED: Final = _UPGRADES + C
assert _TOP + C == PRIVATE_SIZE
assert _PLAYED + C == PUBLIC_SIZE


@final
class Block:
    """What all may see of one player."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(PUBLIC_SIZE)
        self.moves: int = NOBODY
        self.clan: int = NOBODY
        self.food: int = NOBODY
        self.wood: int = 0
        self.lore: int = 0
        self.reserve: int = 0
        self.passed: bool = False
        self.conqueror: bool = False
        self.kaija_roams: bool = False
        self.took_offer: bool = False
        self.tiles: list[int] = []
        #: The piles as they were counted; hand, draw pile and drawn cards share a field.
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.drawn: list[int] = []
        self.active: list[int] = []
        self.discard: list[int] = []
        self.gone: list[int] = []
        self.upgrades: list[int] = []
        self.played: list[int] = []

    def read(self, player: Player, drawn: list[int], tiles: list[int]) -> Part:
        # Field by field, since a compiled comparison of two numbers costs next to nothing and a list of them does not.
        if (
            player.food != self.food
            or player.wood != self.wood
            or player.lore != self.lore
            or player.reserve != self.reserve
            or player.passed != self.passed
            or player.clan != self.clan
            or player.conqueror != self.conqueror
            or player.kaija_roams != self.kaija_roams
            or player.took_offer != self.took_offer
        ):
            self._read_figures(player)
        if player.card_moves != self.moves:
            self.moves = player.card_moves
            self._read_piles(player, drawn)
        if tiles != self.tiles:
            recount(self.part, _TILES, self.tiles, tiles)
        return self.part

    def _read_figures(self, player: Player) -> None:
        self.clan = player.clan
        self.food = player.food
        self.wood = player.wood
        self.lore = player.lore
        self.reserve = player.reserve
        self.passed = player.passed
        self.conqueror = player.conqueror
        self.kaija_roams = player.kaija_roams
        self.took_offer = player.took_offer
        self.part[:_LENGTHS] = _CLAN[player.clan] + bytes(
            (
                1,
                capped(player.food),
                capped(player.wood),
                capped(player.lore),
                player.reserve,
                player.passed,
                player.conqueror,
                player.kaija_roams,
                player.took_offer,
            )
        )

    def _read_piles(self, player: Player, drawn: list[int]) -> None:
        part = self.part
        if player.hand != self.hand:
            recount(part, _UNSEEN, self.hand, player.hand)
        if player.deck != self.deck:
            recount(part, _UNSEEN, self.deck, player.deck)
        if drawn != self.drawn:
            recount(part, _UNSEEN, self.drawn, drawn)
        part[_LENGTHS] = len(self.hand)
        part[_LENGTHS + 1] = len(self.deck)
        part[_LENGTHS + 2] = len(self.drawn)
        if player.active != self.active:
            recount(part, _ACTIVE, self.active, player.active)
        if player.discard != self.discard:
            recount(part, _DISCARD, self.discard, player.discard)
        if player.played != self.played:
            recount(part, _PLAYED, self.played, player.played)
        if player.gone != self.gone:
            recount(part, _GONE, self.gone, player.gone)
        if player.upgrades != self.upgrades:
            recount(part, _UPGRADES, self.upgrades, player.upgrades)


@final
class Secret:
    """What one player sees of himself and others do not."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(PRIVATE_SIZE)
        self.moves: int = NOBODY
        self.fame: int = NOBODY
        self.hand: list[int] = []
        self.drawn: list[int] = []
        self.top: list[int] = []

    def read(self, player: Player, drawn: list[int]) -> Part:
        if player.fame != self.fame:
            self.fame = player.fame
            self.part[0] = capped(player.fame + 1)
        if player.card_moves != self.moves:
            self.moves = player.card_moves
            part = self.part
            if player.hand != self.hand:
                recount(part, _HAND, self.hand, player.hand)
            if drawn != self.drawn:
                recount(part, _DRAWN, self.drawn, drawn)
            if player.known or self.top:
                recount(part, _TOP, self.top, player.deck[len(player.deck) - player.known :])
        return self.part


@final
class Shown:
    """What the others see of a player's hidden cards: those on top of the draw pile that lay open."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(PRIVATE_SIZE)
        self.moves: int = NOBODY
        self.top: list[int] = []

    def read(self, player: Player) -> Part:
        if player.card_moves != self.moves:
            self.moves = player.card_moves
            recount(self.part, _TOP, self.top, player.deck[len(player.deck) - player.shown :])
        return self.part


def unusual_part(g: Table, player: Player, reader: int, drawn: list[int]) -> Part:
    """What the reader may see of a player and others may not, when something unusual is known."""
    seat = player.seat
    own = reader == seat
    part = bytearray(PRIVATE_SIZE)
    if own or g.phase == GAME_OVER or knows_fame(g, reader, seat):
        part[0] = capped(player.fame + 1)
    if own or looks_into(g, reader, seat):
        recount(part, _HAND, [], player.hand)
    if own:
        recount(part, _DRAWN, [], drawn)
    known = player.known if own else player.shown
    recount(part, _TOP, [], player.deck[len(player.deck) - known :])
    return part
