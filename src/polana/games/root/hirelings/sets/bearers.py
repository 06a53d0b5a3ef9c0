"""Flame Bearers, and Rat Smugglers."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import Battle, GrantedMove
from polana.games.root.asks import CardAsk
from polana.games.root.battle import side_of
from polana.games.root.cards import discard
from polana.games.root.components import CARDS, NONE
from polana.games.root.control import is_enemy, near
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_DAYLIGHT, START_OF_BIRDSONG
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    AnyHireling,
    AnyPart,
    Hireling,
    Part,
    among,
    any_part,
    choose,
    open_clearings,
    place_one,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.news import spent
from polana.games.root.removal import Loss, Removal, everything, remove
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import DONE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NO_ITEM_CARD: Final = Refusal("E.2.2", "why-root-hireling-no-item-card")


class FlameBearers(Hireling[HirelingSide]):
    """Each removes an enemy piece where it is, warriors first; then they spread."""

    def __init__(self) -> None:
        super().__init__("flame_bearers", START_OF_BIRDSONG, mandatory=True)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        for _ in range(2):
            yield from place_one(g, me, player, list(range(CLEARINGS)), "A.6.3")

    def hired(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        if not standing(me):
            yield from self.set_up(g, me, player)

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        burnt: list[Loss] = []
        left = standing(me)
        while left:
            burning = [where for where in left if self.prey(g, me, where, burnt)]
            if not burning:
                break
            word = yield asks.where(player, me, words_of(burning), "E.2.3")
            left.remove(word.value)
            yield from self.burn(g, me, player, word.value, burnt)
        if burnt:  # 1.5.4: all of it leaves before anything is triggered
            yield from remove(g, Removal(burnt, "E.2.3"))
        here = standing(me)
        spread = [where for where in range(CLEARINGS) if where in here or set(near(g, me, where)) & set(here)]
        if not among(spread, open_clearings(g, me)):
            yield from self.set_up(g, me, player)
        else:
            yield from place_one(g, me, player, spread, "E.2.3")

    def prey(self, g: State, me: HirelingSide, where: int, burnt: list[Loss]) -> list[Loss]:
        """What else of the enemies can be removed here: warriors while there are any, else buildings and tokens."""
        found: list[Loss] = []
        for side in g.sides:
            if is_enemy(me, side):
                found.extend(everything(g, side, where, me))
        for loss in burnt:
            for other in found:
                if other.owner is loss.owner and other.where == loss.where and other.kind == loss.kind:
                    other.count -= loss.count
        found = [loss for loss in found if loss.count > 0]
        warriors = [loss for loss in found if loss.kind == NONE]
        return warriors or found

    def burn(self, g: State, me: HirelingSide, player: Side, where: int, burnt: list[Loss]) -> Flow[None]:
        """Their controller says what each of them burns in a clearing."""
        for _ in range(me.warriors[where]):
            prey = self.prey(g, me, where, burnt)
            if not prey:
                return
            owners = [side.rules.word for side in g.sides if any(loss.owner is side for loss in prey)]
            word = yield asks.whom(player, me, owners, "E.2.3")
            side = side_of(g, word)
            prey = [loss for loss in prey if loss.owner is side]
            kind = prey[0].kind
            if kind != NONE:
                pieces = [side.rules.pieces[loss.kind].word for loss in prey]
                word = yield asks.lose(player, me, pieces, where, "E.2.3")
                kind = next(loss.kind for loss in prey if side.rules.pieces[loss.kind].word is word)
            for loss in burnt:
                if loss.owner is side and loss.where == where and loss.kind == kind:
                    loss.count += 1
                    break
            else:
                burnt.append(Loss(side, where, kind, 1, me))


class RatSmugglers(Hireling[HirelingSide]):
    """In Daylight their controller discards cards with items, as many as he likes, for a move or a battle each."""

    def __init__(self) -> None:
        super().__init__("rat_smugglers")

    def offers(self, g: State, me: HirelingSide, other: Side, moment: int) -> list[Deed]:
        return [Smuggle(me)] if moment == IN_DAYLIGHT and other.index == me.controller and other.hand else []


class Smuggle(Deed):
    """A card with an item, craftable or not, for a move or a battle."""

    def __init__(self, me: HirelingSide) -> None:
        super().__init__(me.rules.word, "E.2.2", veiled=True)
        self.me: HirelingSide = me

    def parts(self) -> list[AnyPart]:
        return [ByCard(self.me, deed) for deed in SMUGGLED]

    def why_not(self, g: State, me: Side) -> Refusal | None:
        if all(CARDS[card].item == NONE for card in me.hand):
            return NO_ITEM_CARD
        return None if any(self.why_not_pay(g, me, card) is None for card in me.hand) else NOTHING_TO_DO

    def why_not_pay(self, g: State, me: Side, card: int) -> Refusal | None:
        """A card with an item, and something must be possible without it: attacking may cost a card (E.2.2)."""
        if CARDS[card].item == NONE:
            return NO_ITEM_CARD
        held = me.hand
        me.hand = held[:]
        me.hand.remove(card)
        left = any_part(g, me, self.parts())
        me.hand = held
        return None if left else NOTHING_TO_DO

    def do(self, g: State, me: Side) -> Flow[None]:
        word = yield CardAsk(me, asks.SMUGGLE, "E.2.2", ItemCards(g, me, self), [DONE])
        if word is DONE:
            return
        me.hand.remove(word.value)
        discard(g, word.value)
        spent(g, me, word.value, "E.2.2")
        yield from choose(g, self.me, me, self.parts(), "E.2.2", may_stop=False)


class ByCard(Part[HirelingSide]):
    """A move or a battle of the controller's own."""

    def __init__(self, me: HirelingSide, deed: Deed) -> None:
        super().__init__(me, deed.word, deed.law)
        self.deed: Deed = deed

    def can(self, g: State, player: Side) -> bool:
        return self.deed.why_not(g, player) is None

    def do(self, g: State, me: Side) -> Flow[None]:
        return self.deed.do(g, me)


SMUGGLED: Final[list[Deed]] = [GrantedMove("E.2.2"), Battle("E.2.2")]


class ItemCards(Judge):
    """Cards that pay for it; other words pass."""

    def __init__(self, g: State, me: Side, offer: Smuggle) -> None:
        self.g: State = g
        self.me: Side = me
        self.offer: Smuggle = offer

    def why_not(self, word: Word) -> Refusal | None:
        return self.offer.why_not_pay(self.g, self.me, word.value) if word.kind == "card" else None


HIRELINGS: Final[list[AnyHireling]] = [FlameBearers(), RatSmugglers()]
