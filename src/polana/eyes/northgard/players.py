"""What a seat sees of the players of Northgard: their blocks in an observation.

The parts of a block are kept as they were last written, and written into where the counters of a player say that
something has changed.
"""

from __future__ import annotations

from typing import Final, final

from polana.eyes.northgard.fields import PRIVATE, PUBLIC, C, T
from polana.eyes.observer import Part, capped, one_hot, recount
from polana.games.northgard.components import CLANS
from polana.games.northgard.sight import knows_fame, looks_into, tiles_seen
from polana.games.northgard.state import GAME_OVER, NOBODY, Player, Table

_CLAN: Final = one_hot(len(CLANS))
SECRET_SIZE: Final = sum(count for _, count, _ in PRIVATE)
PUBLIC_SIZE: Final = sum(count for _, count, _ in PUBLIC)
NO_CARDS: Final[list[int]] = []
# Where the fields of what only some may see begin ...
_HAND: Final = 1
_DRAWN: Final = _HAND + C
_TOP: Final = _DRAWN + C
_TILES: Final = _TOP + C
# ... and of what all may see.
_PRESENT: Final = len(CLANS)
_FOOD: Final = _PRESENT + 1
_WOOD: Final = _FOOD + 1
_LORE: Final = _WOOD + 1
_RESERVE: Final = _LORE + 1
_PASSED: Final = _RESERVE + 1
_CONQUEROR: Final = _PASSED + 1
_KAIJA_ROAMS: Final = _CONQUEROR + 1
_TOOK_OFFER: Final = _KAIJA_ROAMS + 1
_CARDS: Final = _TOOK_OFFER + 1
_PILE: Final = _CARDS + 1
_DRAWING: Final = _PILE + 1
_UNSEEN: Final = _DRAWING + 1
_ACTIVE: Final = _UNSEEN + C
_DISCARD: Final = _ACTIVE + C
_GONE: Final = _DISCARD + C
_UPGRADES: Final = _GONE + C
_PLAYED: Final = _UPGRADES + C
assert (SECRET_SIZE, PUBLIC_SIZE) == (_TILES + T, _PLAYED + C)


@final
class Block:
    """What the others see of a player."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(PUBLIC_SIZE)
        self.part[_PRESENT] = 1
        #: Cards on top of the draw pile that lay open, and tiles that all see.
        self.shown: bytearray = bytearray(SECRET_SIZE)
        self.top: list[int] = []
        #: What the counters of the player were when all this was read.
        self.changes: int = NOBODY
        self.moves: int = NOBODY
        self.clan: int = NOBODY
        self.food: int = 0
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
        self.tiles: list[int] = []

    def read_figures(self, player: Player) -> None:
        """Everything but cards."""
        self.changes = player.changes
        part = self.part
        if player.food != self.food:
            self.food = player.food
            part[_FOOD] = capped(player.food)
        if player.wood != self.wood:
            self.wood = player.wood
            part[_WOOD] = capped(player.wood)
        if player.lore != self.lore:
            self.lore = player.lore
            part[_LORE] = capped(player.lore)
        if player.reserve != self.reserve:
            self.reserve = player.reserve
            part[_RESERVE] = player.reserve
        if (
            player.passed != self.passed
            or player.took_offer != self.took_offer
            or player.clan != self.clan
            or player.conqueror != self.conqueror
            or player.kaija_roams != self.kaija_roams
        ):
            self._read_the_rest(player)

    def _read_the_rest(self, player: Player) -> None:
        """What seldom changes."""
        part = self.part
        self.clan = player.clan
        part[:_PRESENT] = _CLAN[player.clan]
        self.passed = player.passed
        part[_PASSED] = player.passed
        self.conqueror = player.conqueror
        part[_CONQUEROR] = player.conqueror
        self.kaija_roams = player.kaija_roams
        part[_KAIJA_ROAMS] = player.kaija_roams
        self.took_offer = player.took_offer
        part[_TOOK_OFFER] = player.took_offer

    def read_cards(self, player: Player, drawn: list[int]) -> None:
        self.moves = player.card_moves
        part = self.part
        if player.hand != self.hand:
            recount(part, _UNSEEN, self.hand, player.hand)
            part[_CARDS] = len(self.hand)
        if player.deck != self.deck or player.shown != len(self.top):
            recount(part, _UNSEEN, self.deck, player.deck)
            part[_PILE] = len(self.deck)
            if player.shown or self.top:
                recount(self.shown, _TOP, self.top, player.deck[len(player.deck) - player.shown :])
        if drawn != self.drawn:
            recount(part, _UNSEEN, self.drawn, drawn)
            part[_DRAWING] = len(self.drawn)
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

    def read_tiles(self, tiles: list[int]) -> None:
        """Tiles drawn and neither placed nor returned."""
        if tiles != self.tiles:
            recount(self.shown, _TILES, self.tiles, tiles)


@final
class Secret:
    """What a player sees of himself, and the others may not: Fame, cards and tiles."""

    def __init__(self) -> None:
        self.part: bytearray = bytearray(SECRET_SIZE)
        #: What `Player.card_moves` was when it was read.
        self.moves: int = NOBODY
        self.fame: int = NOBODY
        self.hand: list[int] = []
        self.drawn: list[int] = []
        self.top: list[int] = []
        self.tiles: list[int] = []

    def read_fame(self, player: Player) -> None:
        self.fame = player.fame
        self.part[0] = capped(player.fame + 1)

    def read_cards(self, player: Player, drawn: list[int]) -> None:
        self.moves = player.card_moves
        part = self.part
        if player.hand != self.hand:
            recount(part, _HAND, self.hand, player.hand)
        if drawn != self.drawn:
            recount(part, _DRAWN, self.drawn, drawn)
        if player.known or self.top:
            top = player.deck[len(player.deck) - player.known :]
            if top != self.top:
                recount(part, _TOP, self.top, top)

    def read_tiles(self, tiles: list[int]) -> None:
        if tiles != self.tiles:
            recount(self.part, _TILES, self.tiles, tiles)


def unusual_part(g: Table, player: Player, reader: int) -> Part:
    """What the reader may see of a player when something unusual is known: another's hand, Fame that lies open."""
    seat = player.seat
    own = reader == seat
    part = bytearray(SECRET_SIZE)
    if own or g.phase == GAME_OVER or knows_fame(g, reader, seat):
        part[0] = capped(player.fame + 1)
    if own or looks_into(g, reader, seat):
        recount(part, _HAND, [], player.hand)
    if own and g.drawn_by == seat:
        recount(part, _DRAWN, [], g.drawn)
    known = player.known if own else player.shown
    recount(part, _TOP, [], player.deck[len(player.deck) - known :])
    recount(part, _TILES, [], tiles_seen(g, reader, seat))
    return part
