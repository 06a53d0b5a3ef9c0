"""Heroes who come into a player's service, and who leave it (RW.heroes.gain, RW.heroes.leave)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.heroes import asks, defeat
from polana.games.runewars.heroes import news as told
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.games.runewars.words import HERO
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

HERO_LIMIT: Final = 3

NO_STRONGHOLD: Final = Refusal("RW.heroes.gain.1", "why-runewars-hero-stronghold")


@final
class StrongholdJudge(Judge):
    """RW.heroes.gain.1: an area with one of the player's strongholds."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.g.stronghold[word.value] == self.seat else NO_STRONGHOLD


def may_gain(g: Table, seat: int) -> bool:
    """Without a stronghold no hero can be gained (RW.heroes.gain.1)."""
    return seat in g.stronghold


def gain_hero(g: Table, seat: int, hero: int) -> Flow[None]:
    """RW.heroes.gain: a hero who was drawn, or is still in the deck, enters a player's service.

    The fourth makes one of the others leave, whatever protects them (RW.heroes.gain.3).
    """
    if not may_gain(g, seat):
        return
    where = yield asks.stronghold(g, seat, hero, StrongholdJudge(g, seat))
    (g.drawn_heroes if hero in g.drawn_heroes else g.hero_deck).remove(hero)
    g.deck_moves += 1
    g.hero_seat[hero] = seat
    g.hero_moves += 1
    board.send_hero(g, hero, where.value)
    told.gained(g, seat, hero, where)
    others = [other for other in board.heroes_of(g, seat) if other != hero]
    if len(others) >= HERO_LIMIT:
        word = yield asks.surplus(seat, [HERO[other] for other in others])
        leave(g, word.value)


def leave(g: Table, hero: int) -> None:
    """RW.heroes.leave.1, RW.heroes.leave.2: the rewards are discarded, and the card is shuffled into the Hero deck."""
    told.left(g, hero)
    if rewards.hides_any(g, hero):
        g.chance.reveal()  # they go face up beside the deck
    for card in rewards.held(g, hero):
        rewards.discard(g, hero, card, "RW.heroes.leave.2")
    defeat.dismissed(g, hero)
    g.hero_deck.append(hero)
    g.deck_moves += 1
    g.chance.shuffle(g.hero_deck)


def recruit(g: Table, seat: int, count: int) -> Flow[None]:
    """This many heroes are drawn, one enters the player's service, and the others are shuffled back."""
    g.drawn_by = seat
    for _ in range(min(count, len(g.hero_deck))):
        g.drawn_heroes.append(g.chance.draw(g.hero_deck, "hero"))
    g.deck_moves += 1
    told.drew(g, seat, g.drawn_heroes)
    if g.drawn_heroes:
        word = yield asks.keep(g, seat)
        yield from gain_hero(g, seat, word.value)
    g.hero_deck += g.drawn_heroes
    g.drawn_heroes.clear()
    g.deck_moves += 1
    g.drawn_by = NOBODY
    g.chance.shuffle(g.hero_deck)
