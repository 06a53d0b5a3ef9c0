"""What players are asked by the cards that they use."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, CardAsk, Wording
from polana.games.root.deed import Deeds
from polana.games.root.promise import Promise
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS, DONE, PLACE_WORDS
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_EFFECT_WHOM: Final = TOPICS.topic("ask-root-effect-whom")
_TAX_WHERE: Final = TOPICS.topic("ask-root-tax-where")
_SABOTAGE: Final = TOPICS.topic("ask-root-sabotage")
_GIVE_BACK: Final = TOPICS.topic("ask-root-give-back")
_FALSE_ORDERS_FROM: Final = TOPICS.topic("ask-root-false-orders-from")
_FALSE_ORDERS_TO: Final = TOPICS.topic("ask-root-false-orders-to")
_PROPAGANDA_CARD: Final = Wording(TOPICS.topic("ask-root-propaganda-card"))
_PROPAGANDA_WHERE: Final = TOPICS.topic("ask-root-propaganda-where")
_LEAGUE_ITEM: Final = TOPICS.topic("ask-root-league-item")
_LEAGUE_ACTION: Final = TOPICS.topic("ask-root-league-action")
_INFORMANTS: Final = TOPICS.topic("ask-root-informants")
_PARTISANS_BIRDS: Final = Wording(TOPICS.topic("ask-root-partisans-birds"))


def effect_whom(me: Side, sides: list[Word], card: int) -> Ask:
    """Whom does the effect of a card concern?"""
    return Ask(me.seat, _EFFECT_WHOM, sides, "4.1.3", args={"card": CARD_WORDS[card]})


def tax_where(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _TAX_WHERE, clearings, "4.1.3")


def sabotage(me: Side, cards: list[Word], other: Side) -> Ask:
    return Ask(me.seat, _SABOTAGE, cards, "4.1.3", args={"other": other.who})


def give_back(other: Side) -> Wording:
    """Which card does he get in return?"""
    return Wording(_GIVE_BACK, {"other": other.who})


def false_orders_from(me: Side, clearings: list[Word], other: Side) -> Ask:
    return Ask(me.seat, _FALSE_ORDERS_FROM, clearings, "4.1.3", args={"other": other.who})


def false_orders_to(me: Side, clearings: list[Word], origin: int) -> Ask:
    return Ask(me.seat, _FALSE_ORDERS_TO, clearings, "4.1.3", args={"origin": PLACE_WORDS[origin]})


def propaganda_card(me: Side, judge: Judge, suits: int) -> Ask:
    return CardAsk(me, _PROPAGANDA_CARD, "4.1.3", judge, [], implies=Promise(me, suits))


def propaganda_where(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _PROPAGANDA_WHERE, clearings, "4.1.3")


def league_item(me: Side, items: list[Word]) -> Ask:
    return Ask(me.seat, _LEAGUE_ITEM, items, "4.1.3")


def league_action(g: State, me: Side, deeds: Deeds, veiled: bool) -> Menu[State, Side]:
    return Menu(me.seat, _LEAGUE_ACTION, "4.1.3", g, me, deeds, veiled=veiled, within=True)


def informants(me: Side, cards: list[Word]) -> Ask:
    return Ask(me.seat, _INFORMANTS, cards, "4.1.3")


def partisans_birds(me: Side, judge: Judge) -> Ask:
    return CardAsk(me, _PARTISANS_BIRDS, "2.1.1", judge, [DONE])
