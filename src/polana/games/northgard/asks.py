"""Questions, one typed function for each: of setup, clans and creatures. Other rooms have an `asks.py` of their own."""

from __future__ import annotations

from polana.games.northgard import topics
from polana.games.northgard.state import Table
from polana.games.northgard.words import CLAN, COLOUR, CREATURE, KAIJA, LAND, SKIP, UNIT, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.topic import Topic
from polana.kernel.word import Word


class LandAsk(Ask):
    """Which territory? It is about all of the map; the options are those to which the judge does not object.

    Whoever asks has looked at them already, and passes them in: on a large map few of many are options.
    """

    __slots__ = ("_extra", "_g")

    def __init__(
        self,
        g: Table,
        seat: int,
        topic: Topic,
        law: str,
        judge: Judge,
        lands: list[Word],
        extra: list[Word],
        args: dict[str, Arg] | None = None,
    ) -> None:
        super().__init__(seat, topic, lands, law, judge, args=args)
        self._g: Table = g
        self._extra: list[Word] = extra
        self._options = extra + lands

    def candidates(self) -> list[Word]:
        return self._extra + [LAND[land] for land in self._g.chart.lands]


# --- setup ------------------------------------------------------------------------------------------------------------


def colour(seat: int, judge: Judge) -> Ask:
    """NG.setup.g."""
    return Ask(seat, topics.COLOUR, COLOUR, "NG.setup.g", judge)


def clan(seat: int, judge: Judge) -> Ask:
    """NG.setup.h."""
    return Ask(seat, topics.CLAN, CLAN, "NG.setup.h", judge)


def setup_group(g: Table, seat: int, judge: Judge, lands: list[Word], count: int, law: str) -> Ask:
    """NG.setup.l.3, .6: where do the first units go?"""
    return LandAsk(g, seat, topics.SETUP_GROUP, law, judge, lands, [], {"count": count})


# --- clans ------------------------------------------------------------------------------------------------------------


def unit_or_kaija(seat: int, land: int) -> Ask:
    """NG.clans.bear.2: Kaija in place of a unit?"""
    return Ask(seat, topics.UNIT_OR_KAIJA, [UNIT, KAIJA], "NG.clans.bear.2", args={"land": LAND[land]})


def kaija_too(seat: int, to: Word, law: str) -> Ask:
    """NG.clans.bear.4: does she go with the others?"""
    return Ask(seat, topics.KAIJA_TOO, [KAIJA, SKIP], law, args={"to": to})


def scorched(seat: int, words: list[Word], judge: Judge) -> Ask:
    """NG.clans.snake.1: where does the Scorched Earth token go?"""
    return Ask(seat, topics.SCORCHED, words, "NG.clans.snake.1", judge)


# --- creatures --------------------------------------------------------------------------------------------------------


def creature_goes(seat: int, lands: list[Word], creature: int) -> Ask:
    """NG.creatures.move.6: the first player decides between territories that are still tied."""
    args: dict[str, Arg] = {"creature": CREATURE[creature]}
    return Ask(seat, topics.CREATURE_GOES, lands, "NG.creatures.move.6", args=args)


def more_creatures(seat: int) -> Ask:
    """NG.creatures.more.2."""
    return Ask(seat, topics.MORE_CREATURES, [YES, SKIP], "NG.creatures.more.2")


def creature_lair(seat: int, lands: list[Word], judge: Judge, creature: int) -> Ask:
    """NG.creatures.more.3: where does it appear?"""
    args: dict[str, Arg] = {"creature": CREATURE[creature]}
    return Ask(seat, topics.CREATURE_LAIR, lands, "NG.creatures.more.3", judge, args=args)
