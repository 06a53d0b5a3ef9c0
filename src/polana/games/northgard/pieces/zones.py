"""The card zones of a player: draw pile, hand, active zone, discard pile (NG.deck), and asks about hidden ones."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.state import Player, Table
from polana.games.northgard.words import CARD
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

# Where an ask finds its cards.
HAND: Final = 0
DRAWN: Final = 1


class CardAsk(Ask):
    """A question about the cards of a hidden zone. It reads them from the state, so that they may be re-dealt."""

    __slots__ = ("_extra", "_g", "_owner", "_zone")

    def __init__(
        self,
        g: Table,
        seat: int,
        about: str,
        law: str,
        zone: int = HAND,
        judge: Judge | None = None,
        owner: int = -1,
        extra: list[Word] | None = None,
        veiled: bool = True,
    ) -> None:
        super().__init__(seat, about, [], law, judge, veiled)
        self._g: Table = g
        self._zone: int = zone
        self._owner: int = seat if owner < 0 else owner
        self._extra: list[Word] | None = extra

    def candidates(self) -> list[Word]:
        words: list[Word] = [] if self._extra is None else self._extra.copy()
        for card in self._g.drawn if self._zone == DRAWN else self._g.players[self._owner].hand:
            word = CARD[card]
            if word not in words:
                words.append(word)
        return words


def refill(g: Table, player: Player) -> None:
    """NG.deck.2: an empty draw pile from which a card must be drawn is made anew of the discard pile."""
    player.deck, player.discard = player.discard, player.deck
    player.known = player.shown = 0
    g.chance.shuffle(player.deck)
    player.card_moves += 1


def draw_card(g: Table, player: Player) -> int:
    """The top card of the draw pile; there must be one in draw pile or discard pile (NG.deck.2)."""
    if not player.deck:
        refill(g, player)
    if player.known > 0:
        player.known -= 1
        if player.shown > 0:
            player.shown -= 1
    player.card_moves += 1
    return g.chance.draw(player.deck, "card")


def drawable(player: Player) -> int:
    """NG.draw.4: how many cards can be drawn; the active zone is none of them."""
    return len(player.deck) + len(player.discard)


def put_on_top(player: Player, card: int, openly: bool) -> None:
    """A card on top of the draw pile, known to its owner, and if it was put there openly to everybody."""
    player.deck.append(card)
    player.known += 1
    player.shown = player.shown + 1 if openly else 0
    player.card_moves += 1


def move_card(player: Player, source: list[int], target: list[int], card: int) -> None:
    """One card from one zone of the player to another; cards just drawn are a zone too."""
    source.remove(card)
    target.append(card)
    player.card_moves += 1


def discard_from_hand(player: Player, card: int) -> None:
    move_card(player, player.hand, player.discard, card)
