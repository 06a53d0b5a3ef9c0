"""Corvid Spies, and Raven Sentries."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, depends_on_hand, start_battle_at, why_not_battle
from polana.games.root.components import NONE
from polana.games.root.control import enemies_at, is_enemy
from polana.games.root.effects.base import IN_DAYLIGHT, Effect, register_boon
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    AnyHireling,
    Hireling,
    Part,
    any_part,
    choose,
    open_clearings,
    place_one,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.hirelings.words import ROB
from polana.games.root.lending import has_enemy_pieces
from polana.games.root.news import took_card
from polana.games.root.pieces import place_warriors
from polana.games.root.price import is_tempted_at
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import suits_at
from polana.games.root.words import BATTLE, DONE, side_word
from polana.kernel.flow import Flow
from polana.kernel.word import Word

SENTRIES: Final = "raven_sentries"
SPIES_A_TURN: Final = 2


class CorvidSpies(Hireling[HirelingSide]):
    """Two come to enemies; then they battle wherever they are, or take cards of all enemies in one clearing."""

    def __init__(self) -> None:
        super().__init__("corvid_spies", IN_DAYLIGHT)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        """One each in two clearings of the same suit."""
        free = open_clearings(g, me)
        word = yield asks.place(player, me, words_of(free), "A.6.3")
        first = word.value
        place_warriors(g, me, first, 1, "A.6.3")
        same = [where for where in free if where != first and suits_at(g, where) & suits_at(g, first)]
        yield from place_one(g, me, player, same, "A.6.3")

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        for _ in range(SPIES_A_TURN):
            watched = [where for where in range(CLEARINGS) if enemies_at(g, me, where)]
            yield from place_one(g, me, player, watched, "E.2.4")
        parts = [Assault(me, BATTLE, self), Rob(me, ROB, self)]
        possible = any_part(g, player, parts)
        if possible or any(is_tempted_at(g, me, where) for where in standing(me)):
            yield from choose(g, me, player, parts, "E.2.4", may_stop=not possible)

    def battlefields(self, g: State, me: HirelingSide, places: list[int]) -> list[int]:
        return [where for where in places if why_not_battle(g, me, where) is None]

    def battles(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        """One in each clearing with spies, in any order."""
        left = standing(me)
        while True:
            fields = self.battlefields(g, me, left)
            if not fields and not any(is_tempted_at(g, me, where) for where in left):
                return
            word = yield asks.where(player, me, words_of(fields) or [DONE], "E.2.4", depends_on_hand(g, me))
            if word is DONE:
                return
            left.remove(word.value)
            yield from start_battle_at(g, me, word.value, "E.2.4")

    def victims(self, g: State, me: HirelingSide, where: int) -> list[Side]:
        """Enemies with faction pieces in a clearing, and with cards; the number of cards is no secret."""
        return [
            side
            for side in g.in_turn_order(g.turn)
            if is_enemy(me, side) and has_enemy_pieces(g, me, side, where) and side.rules.holds_cards(g, side)
        ]


class SpyPart(Part[HirelingSide]):
    def __init__(self, me: HirelingSide, word: Word, rules: CorvidSpies) -> None:
        super().__init__(me, word)
        self.rules: CorvidSpies = rules


class Assault(SpyPart):
    """Battles wherever there are spies."""

    def can(self, g: State, player: Side) -> bool:
        return bool(self.rules.battlefields(g, self.me, standing(self.me)))

    def do(self, g: State, me: Side) -> Flow[None]:
        return self.rules.battles(g, self.me, me)


class Rob(SpyPart):
    """Cards of all enemies in one clearing with spies."""

    def clearings(self, g: State) -> list[int]:
        return [where for where in standing(self.me) if self.rules.victims(g, self.me, where)]

    def can(self, g: State, player: Side) -> bool:
        return bool(self.clearings(g))

    def do(self, g: State, me: Side) -> Flow[None]:
        word = yield asks.where(me, self.me, words_of(self.clearings(g)), "E.2.4")
        for victim in self.rules.victims(g, self.me, word.value):
            card = victim.rules.give_up_card(g, victim)
            if card != NONE:
                me.rules.receive_card(g, me, card)
                took_card(g, me, victim, card)


class Vigilance(Effect):
    """One more hit where a building or token of one's faction stands."""

    def extra_hits(self, g: State, me: Side, battle: Battle) -> int:
        return 1 if me.buildings[battle.where] or me.tokens[battle.where] else 0

    def told_as(self) -> Word:
        return side_word(SENTRIES)


class RavenSentries(Hireling[HirelingSide]):
    """Whoever controls them deals one more hit in clearings with a building or token of his."""

    def __init__(self) -> None:
        super().__init__(SENTRIES)
        self.boon = VIGILANCE


VIGILANCE: Final = register_boon(Vigilance())
HIRELINGS: Final[list[AnyHireling]] = [CorvidSpies(), RavenSentries()]
