"""Warm Sun Prophets, and Lizard Envoys."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import pick_defender, side_of, why_not_battle
from polana.games.root.components import CARDS, SUITS
from polana.games.root.effects.base import IN_DAYLIGHT, START_OF_BIRDSONG
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    AnyHireling,
    AnyPart,
    Hireling,
    Part,
    any_part,
    can_place,
    choose,
    may_make_battle_at,
    place_one,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.news import took_from_discard
from polana.games.root.pieces import place_warriors
from polana.games.root.price import is_tempted_at
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST
from polana.games.root.words import BATTLE, CARD_WORDS, DONE, MOVE, RECRUIT
from polana.kernel.flow import Flow, distinct
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

#: How many cards of the discard pile the envoys look at.
LOOKED_AT: Final = 5


class WarmSunProphets(Hireling[HirelingSide]):
    """Make a player who is with a Prophet battle there, or move away and perhaps battle; or one more Prophet comes."""

    def __init__(self) -> None:
        super().__init__("warm_sun_prophets", IN_DAYLIGHT)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        for where in range(CLEARINGS):
            if g.ruins[where]:
                place_warriors(g, me, where, 1, "A.6.3")
        yield from ()

    def hired(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        if not standing(me):
            yield from place_one(g, me, player, list(range(CLEARINGS)), "E.2.1")

    # --- its action --------------------------------------------------------------------------------------------------

    def ways(self, g: State, player: Side, victim: Side, origin: int) -> list[int]:
        """Clearings, the Burrow among them (12.2.2), where a player's pieces can be made to move.

        Only the controller's own take the ferry (C.2.5).
        """
        return [where for where in victim.rules.drivable(g, victim, origin, victim is player) if where < FIRST_FOREST]

    def empty(self, me: HirelingSide) -> list[int]:
        return [where for where in range(CLEARINGS) if not me.warriors[where]]

    def parts(self, me: HirelingSide) -> list[AnyPart]:
        return [MakeBattle(me, BATTLE, self), MakeMove(me, MOVE, self), Arrive(me, RECRUIT, self)]

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if any_part(g, player, self.parts(me)) else NOTHING_TO_DO

    def is_veiled(self, g: State, me: HirelingSide, player: Side) -> bool:
        return any(player.has_pieces(where) and is_tempted_at(g, player, where) for where in standing(me))

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from choose(g, me, player, self.parts(me), "E.2.4")


class ProphetPart(Part[HirelingSide]):
    def __init__(self, me: HirelingSide, word: Word, rules: WarmSunProphets) -> None:
        super().__init__(me, word)
        self.rules: WarmSunProphets = rules


class Make(ProphetPart):
    """A player with faction pieces at a Prophet is made to do something there."""

    def can_make(self, g: State, player: Side, victim: Side, where: int) -> bool:
        return False

    def is_tempted(self, g: State, player: Side) -> bool:
        """Might what is made of it depend on what only the controller knows?"""
        return False

    def carry_out(self, g: State, player: Side, victim: Side, where: int) -> Flow[None]:
        yield from ()

    def victims(self, g: State, player: Side, where: int) -> list[Side]:
        return [side for side in g.players if side.has_pieces(where) and self.can_make(g, player, side, where)]

    def can(self, g: State, player: Side) -> bool:
        for where in standing(self.me):
            if self.victims(g, player, where):
                return True
        return False

    def do(self, g: State, me: Side) -> Flow[None]:
        tempted = self.is_tempted(g, me)
        places = [where for where in standing(self.me) if self.victims(g, me, where)]
        word = yield asks.where(me, self.me, words_of(places), "E.2.4", tempted)
        where = word.value
        victims = [side.rules.word for side in self.victims(g, me, where)]
        word = yield asks.whom(me, self.me, victims, "E.2.4", tempted)
        yield from self.carry_out(g, me, side_of(g, word), where)


class MakeBattle(Make):
    """E.3.6: a battle like any other of that player, but the controller picks the defender."""

    def can_make(self, g: State, player: Side, victim: Side, where: int) -> bool:
        return why_not_battle(g, victim, where) is None

    def is_tempted(self, g: State, player: Side) -> bool:
        return self.rules.is_veiled(g, self.me, player)

    def carry_out(self, g: State, player: Side, victim: Side, where: int) -> Flow[None]:
        yield from pick_defender(g, victim, where, "E.2.4", player)


class MakeMove(Make):
    """They move away, and perhaps battle where they come to."""

    def can_make(self, g: State, player: Side, victim: Side, where: int) -> bool:
        return bool(self.rules.ways(g, player, victim, where))

    def carry_out(self, g: State, player: Side, victim: Side, where: int) -> Flow[None]:
        word = yield asks.move(player, self.me, words_of(self.rules.ways(g, player, victim, where)), "E.2.4")
        destination = word.value
        yield from victim.rules.drive(g, victim, where, destination, victim is player)
        yield from may_make_battle_at(g, self.me, player, victim, destination, "E.2.4", player)


class Arrive(ProphetPart):
    """A Prophet comes to a clearing without one."""

    def can(self, g: State, player: Side) -> bool:
        return can_place(g, self.me, self.rules.empty(self.me))

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from place_one(g, self.me, me, self.rules.empty(self.me), "E.2.4")


class LizardEnvoys(Hireling[HirelingSide]):
    """Of the top five discards, a card of the most frequent suit that is no ambush; birds are birds."""

    def __init__(self) -> None:
        super().__init__("lizard_envoys", START_OF_BIRDSONG)

    def cards(self, g: State) -> list[int]:
        top = g.discard[-LOOKED_AT:]
        counts = [sum(CARDS[card].suit == suit for card in top) for suit in range(len(SUITS))]
        return [card for card in top if counts[CARDS[card].suit] == max(counts) and not CARDS[card].ambush]

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if self.cards(g) else NOTHING_TO_DO

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        word = yield asks.take(player, me, distinct([CARD_WORDS[card] for card in self.cards(g)]))
        if word is not DONE:
            last = len(g.discard) - 1 - g.discard[::-1].index(word.value)
            g.discard.pop(last)
            player.hand.append(word.value)
            took_from_discard(g, player, word.value)


HIRELINGS: Final[list[AnyHireling]] = [WarmSunProphets(), LizardEnvoys()]
