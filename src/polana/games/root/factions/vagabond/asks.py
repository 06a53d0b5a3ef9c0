"""What a Vagabond is asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOO_FAR, TOPICS, Wording
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_WORDS, REWARD_CARDS, REWARD_POINTS
from polana.games.root.promise import Promise
from polana.games.root.state import Side
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import ITEM_WORDS, NO, PASS, PLACE_WORDS, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.topic import FIGHT, WHO
from polana.kernel.word import Word

_CHARACTER: Final = TOPICS.topic("ask-root-vagabond-character", WHO)
_FOREST: Final = TOPICS.topic("ask-root-vagabond-forest")
_REFRESH: Final = TOPICS.topic("ask-root-vagabond-refresh")
SLIP: Final = Wording(TOPICS.topic("ask-root-vagabond-slip"), elsewhere=TOO_FAR)
DAYLIGHT: Final = Wording(TOPICS.topic("ask-root-vagabond-daylight"))
_LEAD: Final = TOPICS.topic("ask-root-vagabond-lead")
_FIGHT_WITH: Final = TOPICS.topic("ask-root-vagabond-fight-with")
_HIT: Final = TOPICS.topic("ask-root-vagabond-hit", FIGHT)
EXPLORE: Final = TOPICS.topic("ask-root-vagabond-explore")
_AID: Final = TOPICS.topic("ask-root-vagabond-aid")
_AID_CARD: Final = TOPICS.topic("ask-root-vagabond-aid-card")
_TAKE_ITEM: Final = TOPICS.topic("ask-root-vagabond-take-item")
_QUEST: Final = TOPICS.topic("ask-root-vagabond-quest")
_QUEST_ITEM: Final = TOPICS.topic("ask-root-vagabond-quest-item")
_REWARD: Final = TOPICS.topic("ask-root-vagabond-reward")
_STRIKE: Final = TOPICS.topic("ask-root-vagabond-strike")
_STRIKE_PIECE: Final = TOPICS.topic("ask-root-vagabond-strike-piece")
_EXHAUST: Final = TOPICS.topic("ask-root-vagabond-exhaust")
_DAMAGE: Final = TOPICS.topic("ask-root-vagabond-damage", FIGHT)
_REPAIR: Final = TOPICS.topic("ask-root-vagabond-repair")
_TOO_MANY: Final = TOPICS.topic("ask-root-vagabond-too-many")
_COALITION: Final = TOPICS.topic("ask-root-vagabond-coalition")
_STEAL: Final = TOPICS.topic("ask-root-vagabond-steal")
_DAY_LABOR: Final = TOPICS.topic("ask-root-vagabond-day-labor")
_INSTIGATE: Final = TOPICS.topic("ask-root-vagabond-instigate")
_INSTIGATE_AGAINST: Final = TOPICS.topic("ask-root-vagabond-instigate-against")
_ENLIST: Final = TOPICS.topic("ask-root-vagabond-enlist")
_GLIDE: Final = TOPICS.topic("ask-root-vagabond-glide")


# --- setup ----------------------------------------------------------------------------------------------------------


def character(me: Side, judge: Judge) -> Ask:
    return Ask(me.seat, _CHARACTER, CHARACTER_WORDS, "9.3.1", judge)


def forest(me: Side, forests: list[Word]) -> Ask:
    return Ask(me.seat, _FOREST, forests, "9.3.2")


# --- moving and fighting --------------------------------------------------------------------------------------------


def lead(me: Side, allies: list[Word], origin: int, destination: int) -> Ask:
    """9.2.9.II.b: whose warriors go along?"""
    args: dict[str, object] = {"origin": PLACE_WORDS[origin], "destination": PLACE_WORDS[destination]}
    return Ask(me.seat, _LEAD, [*allies, PASS], "9.2.9.II.b", args=args)


def fight_with(me: Side, allies: list[Word], where: int) -> Ask:
    """9.2.9.II.c: whose warriors fight for him?"""
    return Ask(me.seat, _FIGHT_WITH, [*allies, PASS], "9.2.9.II.c", args={"where": PLACE_WORDS[where]})


def hit(me: Side, words: list[Word], left: int) -> Ask:
    """9.2.9.II.d: who takes the next of this many hits?"""
    return Ask(me.seat, _HIT, words, "9.2.9.II.d", args={"count": left})


def strike(me: Side, others: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _STRIKE, others, "9.5.6", judge)


def strike_piece(me: Side, pieces: list[Word], other: Side) -> Ask:
    return Ask(me.seat, _STRIKE_PIECE, pieces, "9.5.6", args={"other": other.who})


# --- items ----------------------------------------------------------------------------------------------------------


def exhaust(me: Side, items: list[Word], law: str, implies: Promise | None) -> Ask:
    return Ask(me.seat, _EXHAUST, items, law, implies=implies)


def damage(me: Side, items: list[Word], left: int, law: str) -> Ask:
    return Ask(me.seat, _DAMAGE, items, law, args={"count": left})


def repair(me: Side, items: list[Word], left: int, law: str) -> Ask:
    return Ask(me.seat, _REPAIR, items, law, args={"count": left})


def refresh(me: Side, items: list[Word], left: int) -> Ask:
    return Ask(me.seat, _REFRESH, items, "9.4.1", args={"count": left})


def too_many(me: Side, items: list[Word]) -> Ask:
    return Ask(me.seat, _TOO_MANY, items, "9.6.4")


# --- quests ---------------------------------------------------------------------------------------------------------


def quest(me: Side, quests: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _QUEST, quests, "9.5.5", judge)


def quest_item(me: Side, items: list[Word], wanted: int, quest: int, judge: Judge) -> Ask:
    """D.7.2: which item stands for the one wanted?"""
    args: dict[str, object] = {"item": ITEM_WORDS[wanted], "quest": QUEST_WORDS[quest]}
    return Ask(me.seat, _QUEST_ITEM, items, "D.7.2", judge, args=args)


def reward(me: Side, points: int) -> Ask:
    return Ask(me.seat, _REWARD, [REWARD_POINTS, REWARD_CARDS], "9.5.5", args={"count": points})


# --- other players --------------------------------------------------------------------------------------------------


def aid(me: Side, others: list[Word], judge: Judge, implies: Promise) -> Ask:
    return Ask(me.seat, _AID, others, "9.5.4", judge, implies=implies)


def aid_card(other: Side) -> Wording:
    return Wording(_AID_CARD, {"other": other.who})


def take_item(me: Side, items: list[Word], other: Side) -> Ask:
    return Ask(me.seat, _TAKE_ITEM, items, "9.5.4", args={"other": other.who})


def coalition(me: Side, others: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _COALITION, others, "9.2.8", judge)


# --- characters (D) -------------------------------------------------------------------------------------------------


def steal(me: Side, others: list[Word]) -> Ask:
    return Ask(me.seat, _STEAL, others, "D.1.2")


def day_labor(me: Side, cards: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _DAY_LABOR, cards, "D.2.2", judge)


def instigate(me: Side, others: list[Word], judge: Judge, veiled: bool) -> Ask:
    return Ask(me.seat, _INSTIGATE, others, "D.4.2", judge, veiled=veiled)


def instigate_against(me: Side, others: list[Word], attacker: Side, judge: Judge, veiled: bool) -> Ask:
    return Ask(me.seat, _INSTIGATE_AGAINST, others, "D.4.2", judge, veiled=veiled, args={"other": attacker.who})


def enlist(defender: Side, me: Side, swords: int) -> Ask:
    return Ask(defender.seat, _ENLIST, [YES, NO], "D.5.2", args={"other": me.who, "count": swords})


def glide(me: Side, judge: Judge) -> Ask:
    return Ask(me.seat, _GLIDE, PLACE_WORDS[:CLEARINGS], "D.9.2", judge)
