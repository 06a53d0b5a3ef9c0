"""What a seat sees of the players of Northgard: their blocks in an observation.

There are two blocks for every player, one for his own eyes and one for the others'. They are kept as they were written
last, and brought up to date where `Player.changes` says that something has changed; most decisions change nothing.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import CLANS
from polana.games.northgard.observation_fields import PRIVATE, PUBLIC, C, T
from polana.games.northgard.sight import knows_fame, looks_into
from polana.games.northgard.state import GAME_OVER, NOBODY, Player, Table
from polana.kernel.observer import Part, capped, one_hot, recount

_CLAN: Final = one_hot(len(CLANS))
SECRET_SIZE: Final = sum(count for _, count, _ in PRIVATE)
BLOCK_SIZE: Final = SECRET_SIZE + sum(count for _, count, _ in PUBLIC)
NO_CARDS: Final[list[int]] = []
# Where the fields of a block begin: what only some may see, then what all may see.
_HAND: Final = 1
_DRAWN: Final = _HAND + C
_TOP: Final = _DRAWN + C
_FIGURES: Final = _TOP + C
_LENGTHS: Final = _FIGURES + len(CLANS) + 9
_TILES: Final = _LENGTHS + 3
_UNSEEN: Final = _TILES + T
_ACTIVE: Final = _UNSEEN + C
_DISCARD: Final = _ACTIVE + C
_GONE: Final = _DISCARD + C
_UPGRADES: Final = _GONE + C
_PLAYED: Final = _UPGRADES + C
assert (SECRET_SIZE, BLOCK_SIZE) == (_FIGURES, _PLAYED + C)


@final
class Block:
    """What the other players see of one."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(BLOCK_SIZE)
        #: What `Player.changes` was when all this was read.
        self.changes: int = NOBODY
        self.clan: int = NOBODY
        self.food: int = NOBODY
        self.wood: int = 0
        self.lore: int = 0
        self.reserve: int = 0
        self.passed: bool = False
        self.conqueror: bool = False
        self.kaija_roams: bool = False
        self.took_offer: bool = False
        #: The piles as they were counted; hand, draw pile and drawn cards share a field.
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.drawn: list[int] = []
        self.active: list[int] = []
        self.discard: list[int] = []
        self.gone: list[int] = []
        self.upgrades: list[int] = []
        self.played: list[int] = []
        #: Cards on top of the draw pile that lay open.
        self.top: list[int] = []
        self.tiles: list[int] = []

    def read(self, player: Player, drawn: list[int]) -> None:
        self.changes = player.changes
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
        if player.hand != self.hand or player.deck != self.deck or drawn != self.drawn:
            self._read_unseen(player, drawn)
        part = self.part
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
        self.part[_FIGURES:_LENGTHS] = _CLAN[player.clan] + bytes(
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

    def _read_unseen(self, player: Player, drawn: list[int]) -> None:
        part = self.part
        if player.hand != self.hand:
            recount(part, _UNSEEN, self.hand, player.hand)
            part[_LENGTHS] = len(self.hand)
        if player.deck != self.deck:
            recount(part, _UNSEEN, self.deck, player.deck)
            part[_LENGTHS + 1] = len(self.deck)
        if drawn != self.drawn:
            recount(part, _UNSEEN, self.drawn, drawn)
            part[_LENGTHS + 2] = len(self.drawn)
        if player.shown or self.top:
            recount(part, _TOP, self.top, player.deck[len(player.deck) - player.shown :])

    def read_tiles(self, tiles: list[int]) -> None:
        """Tiles drawn and neither placed nor returned."""
        recount(self.part, _TILES, self.tiles, tiles)


@final
class Own:
    """What a player sees of himself: what all see, and his own cards and Fame."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(BLOCK_SIZE)
        self.changes: int = NOBODY
        self.hand: list[int] = []
        self.drawn: list[int] = []
        self.top: list[int] = []

    def read(self, player: Player, drawn: list[int], block: Block) -> None:
        """After the block for the others, whose public part it shares."""
        self.changes = player.changes
        part = self.part
        part[_FIGURES:] = block.part[_FIGURES:]
        part[0] = capped(player.fame + 1)
        if player.hand != self.hand:
            recount(part, _HAND, self.hand, player.hand)
        if drawn != self.drawn:
            recount(part, _DRAWN, self.drawn, drawn)
        if player.known or self.top:
            recount(part, _TOP, self.top, player.deck[len(player.deck) - player.known :])


def unusual_part(g: Table, player: Player, reader: int, drawn: list[int], block: Block) -> Part:
    """What the reader sees of a player when something unusual is known: another's hand, Fame that is laid open."""
    seat = player.seat
    own = reader == seat
    part = bytearray(BLOCK_SIZE)
    part[_FIGURES:] = block.part[_FIGURES:]
    if own or g.phase == GAME_OVER or knows_fame(g, reader, seat):
        part[0] = capped(player.fame + 1)
    if own or looks_into(g, reader, seat):
        recount(part, _HAND, [], player.hand)
    if own:
        recount(part, _DRAWN, [], drawn)
    known = player.known if own else player.shown
    recount(part, _TOP, [], player.deck[len(player.deck) - known :])
    return part
