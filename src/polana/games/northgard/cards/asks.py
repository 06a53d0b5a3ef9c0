"""Questions that cards put (NG.actions.cards, NG.special)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard import topics
from polana.games.northgard.actions.asks import JUST_DONE, NOTHING_MORE
from polana.games.northgard.asks import LandAsk
from polana.games.northgard.deed import Deeds
from polana.games.northgard.pieces.resources import HeldAsk
from polana.games.northgard.pieces.zones import DRAWN, HAND, CardAsk
from polana.games.northgard.state import Player, Table
from polana.games.northgard.words import BUILDING, CARD, EXPLORE, KAIJA, LAND, RESOURCE, SEAT, SKIP, SPECIAL, UNIT, YES
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.word import Word

JUST_SKIP: Final = [SKIP]


# --- which action -----------------------------------------------------------------------------------------------------


def choose_action(g: Table, player: Player, deeds: Deeds, card: int) -> Menu[Table, Player]:
    """NG.actions.cards.2: which of the actions that the card lists?"""
    law = "NG.actions.cards.2"
    return Menu(player.seat, topics.CHOOSE_ACTION, law, g, player, deeds, args={"card": CARD[card]}, within=True)


def which_first(seat: int, one: Word, other: Word) -> Ask:
    """Which of two actions comes first?"""
    return Ask(seat, topics.WHICH_FIRST, [one, other], "NG.special.1")


def explore_too(seat: int) -> Ask:
    """Explore as well?"""
    return Ask(seat, topics.EXPLORE_TOO, [EXPLORE, SKIP], "NG.special.1")


def copy(seat: int, cards: list[Word], judge: Judge) -> Ask:
    """Which card's effect is used?"""
    return Ask(seat, topics.COPY, cards, "NG.special.1", judge)


# --- cards and resources ----------------------------------------------------------------------------------------------


def opponent(g: Table, seat: int, judge: Judge) -> Ask:
    return Ask(seat, topics.OPPONENT, SEAT[: len(g.players)], "NG.special.1", judge)


def discard(g: Table, seat: int) -> Ask:
    """Which card of his own hand is discarded?"""
    return CardAsk(g, seat, topics.DISCARD, "NG.special.1", HAND, veiled=len(g.players[seat].hand) > 1)


def pick_from_hand(g: Table, seat: int, other: int) -> Ask:
    """Which card of the hand that he sees?"""
    several = len(g.players[other].hand) > 1
    return CardAsk(g, seat, topics.PICK_FROM_HAND, "NG.special.1", HAND, owner=other, veiled=several)


def discard_or_pay(g: Table, seat: int, judge: Judge) -> Ask:
    """Give up the picked card, or hand over resources?"""
    return CardAsk(g, seat, topics.DISCARD_OR_PAY, "NG.special.1", DRAWN, judge, extra=RESOURCE, veiled=False)


def hand_over(player: Player) -> Ask:
    """Which resource comes next?"""
    return HeldAsk(player, topics.HAND_OVER, "NG.special.1")


def take_back(seat: int, cards: list[Word]) -> Ask:
    """Which card of his own discard pile?"""
    return Ask(seat, topics.TAKE_BACK, cards, "NG.special.1")


def take_card(seat: int, cards: list[Word], law: str) -> Ask:
    """NG.actions.pass.2: which displayed card?"""
    return Ask(seat, topics.TAKE_CARD, cards, law)


def pay_for_card(seat: int, price: int) -> Ask:
    return Ask(seat, topics.PAY_FOR_CARD, [YES, SKIP], "NG.special.1", args={"count": price})


def pay_for_recruit(seat: int, price: int) -> Ask:
    return Ask(seat, topics.PAY_FOR_RECRUIT, [YES, SKIP], "NG.special.1", args={"count": price})


def pay(player: Player) -> Ask:
    """Which resource is paid next?"""
    return HeldAsk(player, topics.PAY, "NG.special.1")


def collect_one(seat: int, judge: Judge, land: int) -> Ask:
    """Which of the resources that the territory shows?"""
    return Ask(seat, topics.COLLECT_ONE, RESOURCE, "NG.special.1", judge, args={"land": LAND[land]})


# --- units ------------------------------------------------------------------------------------------------------------


def recruit_by_card(g: Table, seat: int, judge: Judge, lands: list[Word]) -> Ask:
    return LandAsk(g, seat, topics.RECRUIT_BY_CARD, "NG.special.1", judge, lands, JUST_DONE)


def which_figure(seat: int, land: int) -> Ask:
    """A unit or Kaija?"""
    return Ask(seat, topics.WHICH_FIGURE, [UNIT, KAIJA], "NG.clans.bear.1", args={"land": LAND[land]})


def remove_enemy(g: Table, seat: int, judge: Judge, lands: list[Word]) -> Ask:
    return LandAsk(g, seat, topics.REMOVE_ENEMY, "NG.special.1", judge, lands, NOTHING_MORE)


def add_unit(g: Table, seat: int, judge: Judge, lands: list[Word]) -> Ask:
    return LandAsk(g, seat, topics.ADD_UNIT, "NG.special.1", judge, lands, NOTHING_MORE)


def pull_unit(g: Table, seat: int, judge: Judge, lands: list[Word]) -> Ask:
    return LandAsk(g, seat, topics.PULL_UNIT, "NG.special.1", judge, lands, JUST_SKIP)


def way_from(g: Table, seat: int, hidden: bool, judge: Judge, lands: list[Word]) -> Ask:
    """From where do his own units go by `hidden` ways, or enemy ones for a bribe?"""
    topic = topics.HIDDEN_FROM if hidden else topics.BRIBE_FROM
    return LandAsk(g, seat, topic, "NG.special.1", judge, lands, NOTHING_MORE)


def way_to(g: Table, seat: int, hidden: bool, judge: Judge, lands: list[Word], origin: int) -> Ask:
    topic = topics.HIDDEN_TO if hidden else topics.BRIBE_TO
    return LandAsk(g, seat, topic, "NG.special.1", judge, lands, NOTHING_MORE, {"land": LAND[origin]})


# --- buildings --------------------------------------------------------------------------------------------------------


def swap_where(g: Table, seat: int, judge: Judge, lands: list[Word]) -> Ask:
    return LandAsk(g, seat, topics.SWAP_WHERE, "NG.special.1", judge, lands, JUST_SKIP)


def swap(seat: int, judge: Judge, land: int) -> Ask:
    """Which building is replaced?"""
    return Ask(seat, topics.SWAP, BUILDING, "NG.special.1", judge, args={"land": LAND[land]})


def swap_for(seat: int, judge: Judge, land: int, old: int) -> Ask:
    """With which?"""
    args: dict[str, Arg] = {"land": LAND[land], "building": BUILDING[old]}
    return Ask(seat, topics.SWAP_FOR, BUILDING, "NG.special.1", judge, args=args)


def harvest_or_build(seat: int, order: list[Word], land: Word) -> Ask:
    """Which comes first?"""
    return Ask(seat, topics.HARVEST_OR_BUILD, order, "NG.special.1", args={"land": land})


def harvest_here(seat: int, land: Word) -> Ask:
    return Ask(seat, topics.HARVEST_HERE, [SPECIAL, SKIP], "NG.special.1", args={"land": land})
