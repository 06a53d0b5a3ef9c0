"""Optional effects in battle as deeds (4.3.3): each made for the battle in which it may be used.

Those of cards in play are `UseCard`; a faction's own derive from `InBattle` (`Faction.battle_deeds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polana.games.root import news as told
from polana.games.root.deed import Deed, End
from polana.games.root.effects.base import EFFECTS
from polana.games.root.fight import EXTRA, IGNORED, Choice
from polana.games.root.words import CARD_WORDS, DONE, USE_WORDS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

if TYPE_CHECKING:
    from polana.games.root.battle import Battle
    from polana.games.root.state import Side, State

#: No more of them.
ENOUGH: Final = End(DONE, "4.3.3")


class InBattle(Deed):
    """An effect that a side may use in one battle."""

    def __init__(self, word: Word, battle: Battle, law: str = "4.3.3") -> None:
        super().__init__(word, law)
        self.battle: Battle = battle

    def choice(self, g: State, me: Side) -> Choice:
        """What it would change."""
        return Choice(self.word, 1, 0)


class UseCard(InBattle):
    """The effect of a card in the play area."""

    def __init__(self, card: int, battle: Battle) -> None:
        super().__init__(USE_WORDS[card], battle)
        self.card: int = card

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return EFFECTS[self.card].why_not_in_battle(g, me, self.battle)

    def choice(self, g: State, me: Side) -> Choice:
        effect = EFFECTS[self.card]
        return Choice(self.word, effect.hits_more(g, me, self.battle), effect.hits_less(g, me, self.battle))

    def do(self, g: State, me: Side) -> Flow[None]:
        b = self.battle
        b.used.append((me.index, self.card))
        told.used(g, me, self.card, "4.3.3")
        extra, rolled = list(b.extra), list(b.rolled)
        yield from EFFECTS[self.card].use_in_battle(g, me, b)
        card, enemy = CARD_WORDS[self.card], b.enemy_of(me)
        more = b.extra[b.number(me)] - extra[b.number(me)]
        less = rolled[b.number(enemy)] - b.rolled[b.number(enemy)]
        b.seen.add(EXTRA, "4.3.3.I", b.number(me), more, card)
        told.extra_hits(g, me, more, card)
        b.seen.add(IGNORED, "4.3.3", b.number(enemy), -less, card)
        told.ignored_hits(g, me, enemy, less, card)
