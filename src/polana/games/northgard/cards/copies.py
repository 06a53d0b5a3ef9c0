"""Cards that use the effect of another card, which stays where it lies (NG.special)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.cards import asks
from polana.games.northgard.cards import news as card_news
from polana.games.northgard.cards.effect import Effect, register
from polana.games.northgard.cards.play import resolve, why_not_play
from polana.games.northgard.components import Action, card
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, lands_of
from polana.games.northgard.state import Table
from polana.games.northgard.words import CARD
from polana.kernel.flow import Flow, Judge, distinct
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

CANNOT_COPY: Final = Refusal("NG.special.1", "why-northgard-cannot-copy")
NOTHING_TO_COPY: Final = Refusal("NG.special.1", "why-northgard-nothing-to-copy")
ONLY_AS_ANSWER: Final = Refusal("NG.special.1", "why-northgard-only-as-answer")

#: Cards that copy or answer others are not copied themselves (cards.toml, model.copying).
UNCOPYABLE: Final = [
    card("stolen_lore"),
    card("enemy_secrets"),
    card("legendary_heroes"),
    card("defensive_strategy"),
]


@final
class CopyJudge(Judge):
    """A card whose effect may be used and could do something."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return CANNOT_COPY if word.value in UNCOPYABLE else why_not_play(self.g, self.seat, word.value)


class Copy(Effect):
    """Use the effect of one of some cards that lie elsewhere; subclasses say which."""

    def models(self, g: Table, seat: int, action: Action) -> list[int]:
        """The cards that may be meant."""
        return []

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        judge = CopyJudge(g, seat)
        for number in self.models(g, seat, action):
            if judge.why_not(CARD[number]) is None:
                return None
        return NOTHING_TO_COPY

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        words = distinct([CARD[number] for number in self.models(g, seat, action)])
        word = yield asks.copy(seat, words, CopyJudge(g, seat))
        card_news.copied(g, seat, word.value)
        yield from resolve(g, seat, word.value)
        return NOWHERE


@final
class RepeatOwn(Copy):
    """Legendary Heroes: a card that the player himself has played this year."""

    def models(self, g: Table, seat: int, action: Action) -> list[int]:
        return g.players[seat].played


@final
class CopyActive(Copy):
    """A card in the active zone of an enemy: of a neighbour, or of whoever holds the scorched territory."""

    def models(self, g: Table, seat: int, action: Action) -> list[int]:
        found: list[int] = []
        if action.owner == "controller_of_scorched_territory":
            if g.scorched != NOWHERE:
                holder = g.owner[g.chart.root[g.scorched]]
                if enemies(g, seat, holder):
                    found = g.players[holder].active
            return found
        for holder in neighbours(g, seat):
            found = found + g.players[holder].active
        return found


def neighbours(g: Table, seat: int) -> list[int]:
    """The enemies who control a territory next to one of the player's."""
    found: list[int] = []
    for land in lands_of(g, seat):
        for other in g.chart.adjacent(land):
            holder = g.owner[other]
            if holder not in found and enemies(g, seat, holder):
                found.append(holder)
    return found


@final
class Cancel(Effect):
    """Defensive Strategy: played only when an opponent plays a card (`year/turn.py` asks)."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return ONLY_AS_ANSWER


register("repeat_own_card", RepeatOwn())
register("copy_active_card", CopyActive())
register("cancel_opponent_card", Cancel())
