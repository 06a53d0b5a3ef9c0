"""Questions that Season cards and Tactics cards put."""

from __future__ import annotations

from polana.games.runewars import topics
from polana.games.runewars.map.asks import AreaAsk
from polana.games.runewars.realm.asks import TacticsAsk
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, GAIN, HERO, INFLUENCE, RESOURCE, SEAT, SKIP, TACTIC, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic
from polana.kernel.word import Word

# Season cards
# Tactics cards


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
    return Ask(seat, topic, words, law, None, veiled=False, args=args)


def whether(seat: int, topic: Topic, law: str) -> Ask:
    return Ask(seat, topic, [YES, SKIP], law)


def dial(seat: int, topic: Topic, law: str, args: dict[str, Arg] | None = None) -> Ask:
    return Ask(seat, topic, RESOURCE, law, None, veiled=False, args=args)


def opponent(seat: int, topic: Topic, others: list[int], law: str) -> Ask:
    return Ask(seat, topic, [SEAT[other] for other in others], law)


def envoys(g: Table, seat: int) -> Ask:
    """Which discarded Tactics card? The pile lies open."""
    return Ask(seat, topics.ENVOYS, each_once(sorted(g.tactics_discard), TACTIC), "RW.season.1")


def loyalty(seat: int, hero: int) -> Ask:
    """Does a player keep a hero of another alignment for a token?"""
    return Ask(seat, topics.LOYALTY, [INFLUENCE[1], SKIP], "RW.season.1", None, veiled=False, args={"hero": HERO[hero]})


def brigands(seat: int) -> Ask:
    return Ask(seat, topics.BRIGANDS, [GAIN[1], GAIN[2]], "RW.season.1")


def brigands_tactic(g: Table, seat: int) -> Ask:
    return TacticsAsk(g, seat, topics.BRIGANDS_TACTIC, "RW.season.1")


def cold_hearts(g: Table, seat: int, areas: list[int]) -> Ask:
    """A token, or an area in which an ally is destroyed?"""
    price = [INFLUENCE[1]] if g.players[seat].influence else []
    return Ask(seat, topics.COLD_HEARTS, price + [AREA[area] for area in areas], "RW.season.1")


def tutors(seat: int, heroes: list[int]) -> Ask:
    """Which hero is trained, if any?"""
    return Ask(seat, topics.TUTORS, [SKIP] + [HERO[hero] for hero in heroes], "RW.season.1")


def counsel_price(seat: int, prices: list[Word], other: int) -> Ask:
    return Ask(seat, topics.COUNSEL_PRICE, prices, "RW.tactics.1", None, veiled=False, args={"other": other})
