"""What can happen to a Vagabond, line by line."""

from __future__ import annotations

from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_WORDS
from polana.games.root.state import Side, State, seats_of
from polana.games.root.words import CARD_WORDS, ITEM_WORDS, PLACE_WORDS


def pawn_moved(g: State, me: Side, origin: int, destination: int, law: str) -> None:
    if g.news is not None:
        here, there = PLACE_WORDS[origin], PLACE_WORDS[destination]
        g.tell("news-root-vagabond-moved", law, seat=me.who, origin=here, destination=there)


# --- items ----------------------------------------------------------------------------------------------------------


def exhausted(g: State, me: Side, item: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-exhausted", law, seat=me.who, item=ITEM_WORDS[item])


def damaged(g: State, me: Side, item: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-damaged", law, seat=me.who, item=ITEM_WORDS[item])


def repaired(g: State, me: Side, item: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-repaired", law, seat=me.who, item=ITEM_WORDS[item])


def refreshed(g: State, me: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-refreshed", "9.4.1", seat=me.who, item=ITEM_WORDS[item])


def refreshed_all(g: State, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-refreshed-all", "9.4.1", seat=me.who)


def rested(g: State, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-rested", "9.6.1", seat=me.who)


def discarded_item(g: State, me: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-discarded-item", "9.6.4", seat=me.who, item=ITEM_WORDS[item])


def found(g: State, me: Side, item: int, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-found", "9.5.3", seat=me.who, item=ITEM_WORDS[item], where=PLACE_WORDS[where])


def found_nothing(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-found-nothing", "9.7.3", seat=me.who, where=PLACE_WORDS[where])


# --- quests ---------------------------------------------------------------------------------------------------------


def completed_quest(g: State, me: Side, quest: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-quest", "9.5.5", seat=me.who, quest=QUEST_WORDS[quest])


def new_quest(g: State, quest: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-new-quest", "9.5.5", quest=QUEST_WORDS[quest])


def improvised(g: State, me: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-improvised", "D.7.2", seat=me.who, item=ITEM_WORDS[item])


# --- other players --------------------------------------------------------------------------------------------------


def aided(g: State, me: Side, other: Side, card: int) -> None:
    """9.5.4: the two of them know the card."""
    if g.news is not None:
        both, word = seats_of(me, other), CARD_WORDS[card]
        g.tell_to(both, "news-root-vagabond-aided-card", "9.5.4", seat=me.who, other=other.who, card=word)
        g.tell_except(both, "news-root-vagabond-aided", "9.5.4", seat=me.who, other=other.who)


def took_crafted_item(g: State, me: Side, other: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-took", "9.5.4", seat=me.who, other=other.who, item=ITEM_WORDS[item])


def improved(g: State, me: Side, other: Side, allied: bool) -> None:
    if g.news is not None:
        kind = "news-root-vagabond-allied" if allied else "news-root-vagabond-improved"
        g.tell(kind, "9.2.9.I.b", seat=me.who, other=other.who)


def hostile(g: State, me: Side, other: Side, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-hostile", law, seat=me.who, other=other.who)


def coalition(g: State, me: Side, other: Side) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-coalition", "9.2.8", seat=me.who, other=other.who)


# --- characters (D) -------------------------------------------------------------------------------------------------


def character(g: State, me: Side, character: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-character", "9.3.1", seat=me.who, character=CHARACTER_WORDS[character])


def stole(g: State, me: Side, other: Side, card: int) -> None:
    """D.1.2: the two of them know the card."""
    if g.news is not None:
        both, word = seats_of(me, other), CARD_WORDS[card]
        g.tell_to(both, "news-root-vagabond-stole-card", "D.1.2", seat=me.who, other=other.who, card=word)
        g.tell_except(both, "news-root-vagabond-stole", "D.1.2", seat=me.who, other=other.who)


def day_labor(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-day-labor", "D.2.2", seat=me.who, card=CARD_WORDS[card])


def enlisted(g: State, defender: Side, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-enlisted", "D.5.2", seat=defender.who, other=me.who)


def scorched(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-vagabond-scorched", "D.6.2", seat=me.who, where=PLACE_WORDS[where])
