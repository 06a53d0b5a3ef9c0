"""The card zones of a player: draw pile, hand, active zone, discard pile (NG.deck), and asks about hidden ones."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.state import Player, Table
from polana.games.northgard.words import CARD
from polana.kernel.flow import Ask, Judge
from polana.kernel.shelf.piles import each_once, reshuffle
from polana.kernel.topic import Topic
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
        topic: Topic,
        law: str,
        zone: int = HAND,
        judge: Judge | None = None,
        owner: int = -1,
        extra: list[Word] | None = None,
        veiled: bool = True,
    ) -> None:
        super().__init__(seat, topic, [], law, judge, veiled=veiled)
        self._g: Table = g
        self._zone: int = zone
        self._owner: int = seat if owner < 0 else owner
        self._extra: list[Word] | None = extra

    def candidates(self) -> list[Word]:
        cards = self._g.drawn if self._zone == DRAWN else self._g.players[self._owner].hand
        words = each_once(cards, CARD)
        return words if self._extra is None else self._extra + words


def refill(g: Table, player: Player) -> None:
    """NG.deck.2: an empty draw pile from which a card must be drawn is made anew from the discard pile."""
    reshuffle(player.deck, player.discard, g.chance)
    player.known = player.shown = 0
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
    """NG.draw.4: how many cards can be drawn; those in the active zone are not among them."""
    return len(player.deck) + len(player.discard)


def put_on_top(player: Player, card: int, openly: bool) -> None:
    """A card on top of the draw pile, known to its owner and, if it was put there openly, to everybody."""
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


# --- a player's own cards ---------------------------------------------------------------------------------------------


def receive(g: Table, player: Player, deck: list[int], upgrades: list[int]) -> None:
    """NG.setup.h, NG.setup.i: the cards of a clan: a shuffled draw pile, and upgrades that are set aside."""
    player.deck = deck
    g.chance.shuffle(player.deck)
    player.upgrades = upgrades
    player.card_moves += 1


def draw_to_hand(g: Table, player: Player, count: int) -> None:
    """This many cards; there must be as many in draw pile and discard pile."""
    for _ in range(count):
        player.hand.append(draw_card(g, player))


def draw_apart(g: Table, player: Player) -> None:
    """A card that a Draw action has yet to give a place."""
    g.drawn.append(draw_card(g, player))


def put_back(g: Table, player: Player, card: int) -> None:
    """A card drawn apart goes back on top of the draw pile, unseen by others."""
    g.drawn.remove(card)
    put_on_top(player, card, False)


def discard_top(g: Table, player: Player) -> int:
    """The top card of the draw pile goes onto the discard pile; says which it was."""
    card = draw_card(g, player)
    player.discard.append(card)
    return card


def pick_from_hand(g: Table, player: Player, what: str) -> int:
    """A random card of the hand; it stays there, as the last."""
    card = g.chance.pick(player.hand, what)
    player.hand.append(card)
    player.card_moves += 1
    return card


def discard_all(player: Player) -> None:
    """NG.actions.pass.1: hand and active zone onto the discard pile."""
    player.discard += player.hand
    player.discard += player.active
    player.hand.clear()
    player.active.clear()
    player.card_moves += 1


def note_played(player: Player, card: int) -> None:
    """A card was played for its effect this year, which some cards may repeat."""
    player.played.append(card)
    player.card_moves += 1


def forget_played(player: Player) -> None:
    player.played.clear()
    player.card_moves += 1
