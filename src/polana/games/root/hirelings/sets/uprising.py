"""Spring Uprising, and Rabbit Scouts."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import CardAsk
from polana.games.root.battle import Battle
from polana.games.root.cards import OfSuits, discard, holds_match, spend_matching
from polana.games.root.components import CLEARING_SUITS, NONE
from polana.games.root.control import is_enemy
from polana.games.root.effects.base import START_OF_BIRDSONG
from polana.games.root.hirelings import asks
from polana.games.root.hirelings import news as told
from polana.games.root.hirelings.base import (
    AnyHireling,
    Hireling,
    Part,
    among,
    can_place,
    choose,
    place_one,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.hirelings.words import REVOLT
from polana.games.root.news import spent
from polana.games.root.promise import Promise
from polana.games.root.removal import Loss, Removal, everything, remove
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit, matching
from polana.games.root.words import PASS, RECRUIT
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NO_CARD_FOR_IT: Final = Refusal("E.2.2", "why-root-hireling-no-card")


class SpringUprising(Hireling[HirelingSide]):
    """Rises in Birdsong where its die says; battling it costs a card that matches the clearing."""

    def __init__(self) -> None:
        super().__init__("spring_uprising", START_OF_BIRDSONG, mandatory=True)

    def roll(self, g: State, me: HirelingSide) -> list[int]:
        """The clearings that match the uprising die."""
        suit = g.chance.die(len(CLEARING_SUITS), "uprising die")
        told.rolled(g, me, suit)
        return [where for where in range(CLEARINGS) if has_suit(g, where, suit)]

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        for _ in range(2):
            yield from place_one(g, me, player, self.roll(g, me), "A.6.3")

    def hired(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        if not standing(me):
            yield from place_one(g, me, player, self.roll(g, me), "E.2.1")

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        """In a matching clearing it removes itself and all enemies, or grows."""
        rolled = self.roll(g, me)
        parts = [Rise(me, REVOLT, self, rolled), Grow(me, RECRUIT, self, rolled)]
        possible = [part for part in parts if part.can(g, player)]
        if possible:
            yield from choose(g, me, player, possible, "E.2.3", may_stop=False, battles=False)

    def rise(self, g: State, me: HirelingSide, where: int) -> Flow[None]:
        losses = [Loss(me, where, NONE, 1, None)]
        for side in g.sides:
            if is_enemy(me, side):
                losses.extend(everything(g, side, where, me))
        removal = Removal(losses, "E.2.3")
        removal.swept = [where]
        removal.sweeper = me
        yield from remove(g, removal)

    def why_not_attacked(self, g: State, me: HirelingSide, attacker: Side, where: int) -> Refusal | None:
        refusal = super().why_not_attacked(g, me, attacker, where)
        if refusal is not None:
            return refusal
        payer = g.player_of(attacker)
        if payer is not None and payer.index != g.turn:
            return None  # he is made to attack: what he holds is no business of those who force him
        return None if payer is not None and holds_match(g, payer, where) else NO_CARD_FOR_IT

    def charge(self, g: State, me: HirelingSide, attacker: Side, where: int) -> Flow[None]:
        """The attacker discards a card that matches the clearing; if he is forced to attack and has none, nothing."""
        payer = g.player_of(attacker)
        if payer is None or not payer.hand:
            return
        suits = matching(g, where)
        holds = holds_match(g, payer, where)
        implies = Promise(payer, suits) if holds else None
        instead = [] if holds else [PASS]
        word = yield CardAsk(payer, asks.cost(me, where), "E.2.2", OfSuits(suits), instead, implies=implies)
        if word is not PASS:
            payer.hand.remove(word.value)
            discard(g, word.value)
            spent(g, payer, word.value, "E.2.2")


class RabbitScouts(Hireling[HirelingSide]):
    """As defender, for a card that matches the clearing, one deals the higher roll."""

    def __init__(self) -> None:
        super().__init__("rabbit_scouts")

    def before_roll(self, g: State, me: HirelingSide, battle: Battle) -> Flow[None]:
        player = battle.defender
        if player.index != me.controller or not player.hand:
            return
        if player.rules.takes_higher_roll(g, player, battle):
            return
        card = yield from spend_matching(g, player, asks.scout(battle.where), "E.2.2", battle.where, PASS)
        if card != NONE:
            battle.higher_to_defender = True


class UprisingPart(Part[HirelingSide]):
    """In one of the clearings that match the die."""

    def __init__(self, me: HirelingSide, word: Word, rules: SpringUprising, rolled: list[int]) -> None:
        super().__init__(me, word, "E.2.3")
        self.rules: SpringUprising = rules
        self.rolled: list[int] = rolled


class Rise(UprisingPart):
    """It removes itself and all enemies."""

    def clearings(self) -> list[int]:
        return among(standing(self.me), self.rolled)

    def can(self, g: State, player: Side) -> bool:
        return bool(self.clearings())

    def do(self, g: State, me: Side) -> Flow[None]:
        word = yield asks.where(me, self.me, words_of(self.clearings()), "E.2.3")
        yield from self.rules.rise(g, self.me, word.value)


class Grow(UprisingPart):
    """A warrior more."""

    def can(self, g: State, player: Side) -> bool:
        return can_place(g, self.me, self.rolled)

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from place_one(g, self.me, me, self.rolled, "E.2.3")


HIRELINGS: Final[list[AnyHireling]] = [SpringUprising(), RabbitScouts()]
