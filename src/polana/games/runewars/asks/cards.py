"""Questions that Season cards and Tactics cards put."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.hands import TacticsAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, GAIN, HERO, INFLUENCE, RESOURCE, SEAT, SKIP, TACTIC, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic
from polana.kernel.word import Word

# Season cards
NEW_OBJECTIVE: Final = TOPICS.topic("ask-runewars-new-objective")
RAISE_DIAL: Final = TOPICS.topic("ask-runewars-raise-dial")
ENVOYS: Final = TOPICS.topic("ask-runewars-envoys")
LOYALTY: Final = TOPICS.topic("ask-runewars-loyalty")
TUTORS: Final = TOPICS.topic("ask-runewars-tutors")
LEVY_KIND: Final = TOPICS.topic("ask-runewars-levy-kind")
LEVY_WHERE: Final = TOPICS.topic("ask-runewars-levy-where")
RUNE_FROM: Final = TOPICS.topic("ask-runewars-rune-from")
RUNE_TO: Final = TOPICS.topic("ask-runewars-rune-to")
PIOUS: Final = TOPICS.topic("ask-runewars-pious")
BANDS: Final = TOPICS.topic("ask-runewars-bands")
HEAT: Final = TOPICS.topic("ask-runewars-heat")
BEASTS_FROM: Final = TOPICS.topic("ask-runewars-beasts-from")
BEASTS_TO: Final = TOPICS.topic("ask-runewars-beasts-to")
BRIGANDS: Final = TOPICS.topic("ask-runewars-brigands")
BRIGANDS_TACTIC: Final = TOPICS.topic("ask-runewars-brigands-tactic")
JUDGEMENT: Final = TOPICS.topic("ask-runewars-judgement")
BURN: Final = TOPICS.topic("ask-runewars-burn")
VAULT: Final = TOPICS.topic("ask-runewars-vault")
QUARTERS: Final = TOPICS.topic("ask-runewars-quarters")
WHISPERS: Final = TOPICS.topic("ask-runewars-whispers")
COLD_HEARTS: Final = TOPICS.topic("ask-runewars-cold-hearts")
# Tactics cards
RUMOURS_OF: Final = TOPICS.topic("ask-runewars-rumours-of")
RUMOURS_WHERE: Final = TOPICS.topic("ask-runewars-rumours-where")
LOST_CITY: Final = TOPICS.topic("ask-runewars-lost-city")
SPY_GUILD: Final = TOPICS.topic("ask-runewars-spy-guild")
COUNSEL_WITH: Final = TOPICS.topic("ask-runewars-counsel-with")
COUNSEL_PRICE: Final = TOPICS.topic("ask-runewars-counsel-price")
DRIVE_OUT: Final = TOPICS.topic("ask-runewars-drive-out")
WILD_KIND: Final = TOPICS.topic("ask-runewars-wild-kind")
WILD_WHERE: Final = TOPICS.topic("ask-runewars-wild-where")
SCORCH: Final = TOPICS.topic("ask-runewars-scorch")
SCORCH_DIAL: Final = TOPICS.topic("ask-runewars-scorch-dial")
STORES_WHERE: Final = TOPICS.topic("ask-runewars-stores-where")


def where(g: Table, seat: int, topic: Topic, judge: Judge, law: str, may_skip: bool = False) -> Ask:
    """Which area?"""
    return AreaAsk(g, seat, topic, law, judge, [SKIP] if may_skip else [])


def where_to(g: Table, seat: int, topic: Topic, judge: Judge, law: str, origin: int) -> Ask:
    """To which area does something go from another?"""
    return AreaAsk(g, seat, topic, law, judge, [], {"area": AREA[origin]})


def where_for(g: Table, seat: int, topic: Topic, judge: Judge, law: str, other: int) -> Ask:
    """In which area is something of another player placed?"""
    return AreaAsk(g, seat, topic, law, judge, [], {"other": other})


def which(seat: int, topic: Topic, words: list[Word], law: str, args: dict[str, Arg] | None = None) -> Ask:
    """Which of these?"""
    return Ask(seat, topic, words, law, None, False, args)


def whether(seat: int, topic: Topic, law: str) -> Ask:
    return Ask(seat, topic, [YES, SKIP], law)


def dial(seat: int, topic: Topic, law: str, args: dict[str, Arg] | None = None) -> Ask:
    return Ask(seat, topic, RESOURCE, law, None, False, args)


def opponent(seat: int, topic: Topic, others: list[int], law: str) -> Ask:
    return Ask(seat, topic, [SEAT[other] for other in others], law)


def envoys(g: Table, seat: int) -> Ask:
    """Which discarded Tactics card? The pile lies open."""
    return Ask(seat, ENVOYS, each_once(sorted(g.tactics_discard), TACTIC), "RW.season.1")


def loyalty(seat: int, hero: int) -> Ask:
    """Does a player keep a hero of another alignment for a token?"""
    return Ask(seat, LOYALTY, [INFLUENCE[1], SKIP], "RW.season.1", None, False, {"hero": HERO[hero]})


def brigands(seat: int) -> Ask:
    return Ask(seat, BRIGANDS, [GAIN[1], GAIN[2]], "RW.season.1")


def brigands_tactic(g: Table, seat: int) -> Ask:
    return TacticsAsk(g, seat, BRIGANDS_TACTIC, "RW.season.1")


def cold_hearts(g: Table, seat: int, areas: list[int]) -> Ask:
    """A token, or an area in which an ally is destroyed?"""
    price = [INFLUENCE[1]] if g.players[seat].influence else []
    return Ask(seat, COLD_HEARTS, price + [AREA[area] for area in areas], "RW.season.1")


def tutors(seat: int, heroes: list[int]) -> Ask:
    """Which hero is trained, if any?"""
    return Ask(seat, TUTORS, [SKIP] + [HERO[hero] for hero in heroes], "RW.season.1")


def counsel_price(seat: int, prices: list[Word], other: int) -> Ask:
    return Ask(seat, COUNSEL_PRICE, prices, "RW.tactics.1", None, False, {"other": other})
