"""The effects of the standard deck's cards. Each says in a sentence what its card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polana.games.root import actions
from polana.games.root import news as told
from polana.games.root.cards import discard_from_play, draw, random_card
from polana.games.root.components import FOX, MOUSE, NONE, RABBIT
from polana.games.root.control import is_enemy, ruled_clearings
from polana.games.root.effects import asks
from polana.games.root.effects.base import (
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    Effect,
    register,
)
from polana.games.root.price import is_tempted
from polana.games.root.removal import Loss, Removal, remove, sweep
from polana.games.root.score import score
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import PLACE_WORDS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

if TYPE_CHECKING:
    from polana.games.root.battle import Battle
    from polana.games.root.state import Side, State

NO_ROLLED_HITS: Final = Refusal("4.3.3", "why-root-no-rolled-hits")
ONLY_DEFENDER: Final = Refusal("4.3.3", "why-root-only-defender")
ONLY_ATTACKER: Final = Refusal("4.3.3", "why-root-only-attacker")
NO_HAND_TO_TAKE_FROM: Final = Refusal("4.1.3", "why-root-no-hand-to-take-from")
NO_OWN_WARRIORS: Final = Refusal("4.1.3", "why-root-no-own-warriors")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle-possible")
NO_MOVE: Final = Refusal("4.2", "why-root-no-move-possible")


# --- choosing another player --------------------------------------------------------------------------------------


def with_cards(g: State, me: Side) -> list[Side]:
    """Enemies of whom a card can be taken: how many cards somebody holds is public."""
    return [side for side in enemies(g, me) if side.rules.holds_cards(g, side)]


def enemies(g: State, me: Side) -> list[Side]:
    """The enemies among the players (G.1.17)."""
    return [side for side in g.players if is_enemy(me, side)]


def choose_side(g: State, me: Side, sides: list[Side], card: int) -> Flow[Side]:
    """Whom does the effect of a card concern?"""
    words = [side.rules.word for side in sides]
    word = yield asks.effect_whom(me, words, card)
    return sides[words.index(word)]


def take_random_card(g: State, me: Side, other: Side) -> int:
    """A random card of another hand comes into mine; the two of us know which."""
    card = random_card(g, other)
    if card == NONE:
        return NONE
    me.hand.append(card)
    told.took_card(g, me, other, card)
    return card


# --- battle -------------------------------------------------------------------------------------------------------


class Armorers(Effect):
    """In battle, discard it to take none of the rolled hits."""

    def why_not_in_battle(self, g: State, me: Side, battle: Battle) -> Refusal | None:
        return None if battle.rolled[battle.number(battle.enemy_of(me))] > 0 else NO_ROLLED_HITS

    def use_in_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        discard_from_play(g, me, self.card)
        battle.rolled[battle.number(battle.enemy_of(me))] = 0
        yield from ()

    def hits_more(self, g: State, me: Side, battle: Battle) -> int:
        return 0

    def hits_less(self, g: State, me: Side, battle: Battle) -> int:
        return battle.rolled[battle.number(battle.enemy_of(me))]


class Sappers(Effect):
    """As defender, discard it to deal one extra hit."""

    def why_not_in_battle(self, g: State, me: Side, battle: Battle) -> Refusal | None:
        return None if battle.defender is me else ONLY_DEFENDER

    def use_in_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        discard_from_play(g, me, self.card)
        battle.extra[battle.number(me)] += 1
        yield from ()


class BrutalTactics(Effect):
    """As attacker, deal one extra hit; the defender scores a point."""

    def why_not_in_battle(self, g: State, me: Side, battle: Battle) -> Refusal | None:
        return None if battle.attacker is me else ONLY_ATTACKER

    def use_in_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        battle.extra[battle.number(me)] += 1
        score(g, battle.defender, 1, "4.3.3")
        yield from ()


class ScoutingParty(Effect):
    """As attacker, ambush cards do nothing."""

    def ignores_ambush(self, g: State, me: Side, battle: Battle) -> bool:
        return True


# --- Birdsong -----------------------------------------------------------------------------------------------------


class RoyalClaim(Effect):
    """In Birdsong, discard it for a point for each clearing that its owner rules."""

    def use(self, g: State, me: Side) -> Flow[None]:
        discard_from_play(g, me, self.card)
        score(g, me, len(ruled_clearings(g, me)), "4.1.3")
        yield from ()


class StandAndDeliver(Effect):
    """Once in Birdsong, take a random card from an enemy, who scores a point."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or (None if with_cards(g, me) else NO_HAND_TO_TAKE_FROM)

    def use(self, g: State, me: Side) -> Flow[None]:
        other = yield from choose_side(g, me, with_cards(g, me), self.card)
        take_random_card(g, me, other)
        score(g, other, 1, "4.1.3")


class BetterBurrowBank(Effect):
    """When Birdsong starts, draw a card; an enemy of the owner's choice draws one too."""

    def use(self, g: State, me: Side) -> Flow[None]:
        draw(g, me, 1, "4.1.3")
        other = yield from choose_side(g, me, enemies(g, me), self.card)
        draw(g, other, 1, "4.1.3")


# --- Daylight -----------------------------------------------------------------------------------------------------


COMMANDED: Final = actions.Battle("4.1.3", barred=NO_BATTLE)
COBBLED: Final = actions.GrantedMove("4.1.3", barred=NO_MOVE)


class CommandWarren(Effect):
    """When Daylight starts, begin a battle."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or COMMANDED.why_not(g, me)

    def is_veiled(self, g: State, me: Side) -> bool:
        return super().why_not(g, me) is None and is_tempted(g, me)

    def use(self, g: State, me: Side) -> Flow[None]:
        return COMMANDED.do(g, me)


class TaxCollector(Effect):
    """Once in Daylight, remove a warrior of your own from the map to draw a card."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or (None if _manned(g, me) else NO_OWN_WARRIORS)

    def use(self, g: State, me: Side) -> Flow[None]:
        words = [PLACE_WORDS[where] for where in _manned(g, me)]
        word = yield asks.tax_where(me, words)
        yield from remove(g, Removal([Loss(me, word.value, NONE, 1, None)], "4.1.3"))
        draw(g, me, 1, "4.1.3")


def _manned(g: State, me: Side) -> list[int]:
    """The clearings on the map with warriors of a side that an effect can remove."""
    return [where for where in range(CLEARINGS) if me.warriors[where] and me.rules.removable(g, me, where)]


class Codebreakers(Effect):
    """Once in Daylight, look at another player's hand."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or (None if other_hands(g, me) else NO_HAND_TO_TAKE_FROM)

    def use(self, g: State, me: Side) -> Flow[None]:
        other = yield from choose_side(g, me, other_hands(g, me), self.card)
        g.chance.reveal()
        told.saw_hand(g, me, other)


def other_hands(g: State, me: Side) -> list[Side]:
    """All other players with cards in a hand that can be looked at (R.M.2), coalition partners too."""
    return [side for side in g.players if side is not me and side.hand]


def others_with_cards(g: State, me: Side) -> list[Side]:
    """All other players of whom a card can be taken, coalition partners too."""
    return [side for side in g.players if side is not me and side.rules.holds_cards(g, side)]


# --- Evening ------------------------------------------------------------------------------------------------------


class Cobbler(Effect):
    """When Evening starts, make a move."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or COBBLED.why_not(g, me)

    def use(self, g: State, me: Side) -> Flow[None]:
        return COBBLED.do(g, me)


# --- favors -------------------------------------------------------------------------------------------------------


class Favor(Effect):
    """When crafted, remove all enemy pieces from the clearings of a suit."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit: int = suit

    def crafted(self, g: State, me: Side) -> Flow[None]:
        clearings = [where for where in range(CLEARINGS) if has_suit(g, where, self.suit)]
        yield from sweep(g, me, clearings, "4.1.2")


register("armorers", Armorers())
register("sappers", Sappers())
register("brutal_tactics", BrutalTactics())
register("scouting_party", ScoutingParty())
register("royal_claim", RoyalClaim(IN_BIRDSONG))
register("stand_and_deliver", StandAndDeliver(IN_BIRDSONG))
register("better_burrow_bank", BetterBurrowBank(START_OF_BIRDSONG))
register("command_warren", CommandWarren(START_OF_DAYLIGHT))
register("tax_collector", TaxCollector(IN_DAYLIGHT))
register("codebreakers", Codebreakers(IN_DAYLIGHT))
register("cobbler", Cobbler(START_OF_EVENING))
register("favor_of_the_foxes", Favor(FOX))
register("favor_of_the_rabbits", Favor(RABBIT))
register("favor_of_the_mice", Favor(MOUSE))
