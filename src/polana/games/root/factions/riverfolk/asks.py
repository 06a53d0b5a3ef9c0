"""What the Riverfolk Company and those who buy from it are asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, Wording
from polana.games.root.factions.riverfolk.words import EXPORT, SERVICE_WORDS
from polana.games.root.state import Side
from polana.games.root.words import CARD_WORDS, COUNT_WORDS, CRAFT, PLACE_WORDS, SUIT_WORDS
from polana.kernel.flow import Ask, Judge
from polana.kernel.shelf.piles import each_once
from polana.kernel.word import Word

DAYLIGHT: Final = Wording(TOPICS.topic("ask-root-riverfolk-daylight"))
_BEGIN: Final = TOPICS.topic("ask-root-riverfolk-begin")
PRICE: Final = TOPICS.topic("ask-root-riverfolk-price")
_CARD: Final = TOPICS.topic("ask-root-riverfolk-card")
_COMMIT: Final = TOPICS.topic("ask-root-riverfolk-commit")
_SPEND: Final = TOPICS.topic("ask-root-riverfolk-spend")
_DISRUPTION: Final = TOPICS.topic("ask-root-riverfolk-disruption")
_EXPORT: Final = TOPICS.topic("ask-root-riverfolk-export")
_RECRUIT: Final = TOPICS.topic("ask-root-riverfolk-recruit")
_ESTABLISH: Final = TOPICS.topic("ask-root-riverfolk-establish")
_POST: Final = TOPICS.topic("ask-root-riverfolk-post")


def begin(me: Side, clearings: list[Word], left: int) -> Ask:
    """11.3.2: where does the next of the first warriors stand?"""
    return Ask(me.seat, _BEGIN, clearings, "11.3.2", args={"left": left})


def price(me: Side, service: int, prices: list[int], law: str) -> Ask:
    words = [COUNT_WORDS[price] for price in prices]
    return Ask(me.seat, PRICE, words, law, args={"service": SERVICE_WORDS[service]})


def card(buyer: Side, hand: list[int]) -> Ask:
    """11.2.7.I: which card of the open hand?"""
    return Ask(buyer.seat, _CARD, each_once(hand, CARD_WORDS), "11.2.7.I")


def commit(me: Side, owners: list[Word], law: str) -> Ask:
    return Ask(me.seat, _COMMIT, owners, law)


def spend(me: Side, owners: list[Word], law: str, judge: Judge) -> Ask:
    return Ask(me.seat, _SPEND, owners, law, judge)


def disruption(me: Side, owners: list[Word], left: int) -> Ask:
    """11.2.5.I: whose warrior leaves the Funds box?"""
    return Ask(me.seat, _DISRUPTION, owners, "11.2.5.I", args={"left": left})


def export(me: Side, card: int) -> Ask:
    """11.5.3.I: the effect of the card, or a warrior?"""
    return Ask(me.seat, _EXPORT, [CRAFT, EXPORT], "11.5.3.I", args={"card": CARD_WORDS[card]})


def recruit(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _RECRUIT, clearings, "11.5.5")


def establish(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _ESTABLISH, clearings, "11.5.6.I", judge)


def post(me: Side, suits: list[int], where: int) -> Ask:
    """11.5.6.III: of which suit, in a clearing of several?"""
    words = [SUIT_WORDS[suit] for suit in suits]
    return Ask(me.seat, _POST, words, "11.5.6.III", args={"where": PLACE_WORDS[where]})
