"""What players are asked about hirelings. Who is asked is named: the controller, or whoever sets one up."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, Wording
from polana.games.root.deed import Deeds
from polana.games.root.state import Side, State
from polana.games.root.words import DONE, NO, PLACE_WORDS, YES
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.word import Word

_HIRE: Final = TOPICS.topic("ask-root-hire")
_GIVE: Final = TOPICS.topic("ask-root-hireling-give")
_ACTION: Final = TOPICS.topic("ask-root-hireling-action")
_PLACE: Final = TOPICS.topic("ask-root-hireling-place")
_WHERE: Final = TOPICS.topic("ask-root-hireling-where")
_WHOM: Final = TOPICS.topic("ask-root-hireling-whom")
_MOVE: Final = TOPICS.topic("ask-root-hireling-move")
_BATTLE: Final = TOPICS.topic("ask-root-hireling-battle")
_DRAW: Final = TOPICS.topic("ask-root-hireling-draw")
_PATH_FROM: Final = TOPICS.topic("ask-root-hireling-path-from")
_PATH_TO: Final = TOPICS.topic("ask-root-hireling-path-to")
_LOSE: Final = TOPICS.topic("ask-root-hireling-lose")
_ITEM: Final = TOPICS.topic("ask-root-hireling-item")
_JOIN: Final = TOPICS.topic("ask-root-hireling-join")
_TAKE: Final = TOPICS.topic("ask-root-hireling-take")
_KEEP: Final = TOPICS.topic("ask-root-hireling-keep")
_SAVE: Final = TOPICS.topic("ask-root-hireling-save")
_SCOUT: Final = TOPICS.topic("ask-root-hireling-scout")
_COST: Final = TOPICS.topic("ask-root-hireling-cost")
_COUNT: Final = TOPICS.topic("ask-root-hireling-count")
_FAN: Final = TOPICS.topic("ask-root-hireling-fan")
SMUGGLE: Final = Wording(TOPICS.topic("ask-root-hireling-smuggle"))


def hire(player: Side, hirelings: list[Word]) -> Ask:
    """E.1.1: which hireling of the supply?"""
    return Ask(player.seat, _HIRE, hirelings, "E.1.1")


def give(player: Side, me: Side, players: list[Word]) -> Ask:
    """E.1.3: to whom?"""
    return Ask(player.seat, _GIVE, players, "E.1.3", args={"hireling": me.rules.word})


def action(g: State, player: Side, me: Side, deeds: Deeds, law: str, veiled: bool = False) -> Menu[State, Side]:
    """What does it do?"""
    args: dict[str, Arg] = {"hireling": me.rules.word}
    return Menu(player.seat, _ACTION, law, g, player, deeds, veiled=veiled, args=args, within=True)


def place(player: Side, me: Side, clearings: list[Word], law: str) -> Ask:
    """Where does the next of its pieces, or of those that it brings, stand?"""
    return Ask(player.seat, _PLACE, clearings, law, args={"hireling": me.rules.word})


def count(player: Side, me: Side, counts: list[Word], at: int) -> Ask:
    """How many of its warriors?"""
    return Ask(player.seat, _COUNT, counts, "E.2.4", args=_at(me, at))


def where(player: Side, me: Side, places: list[Word], law: str, veiled: bool = False) -> Ask:
    """In which clearing does it do that?"""
    return Ask(player.seat, _WHERE, places, law, veiled=veiled, args={"hireling": me.rules.word})


def whom(player: Side, me: Side, sides: list[Word], law: str, veiled: bool = False) -> Ask:
    """Whom does it concern?"""
    return Ask(player.seat, _WHOM, sides, law, veiled=veiled, args={"hireling": me.rules.word})


def fan(player: Side, me: Side, sides: list[Word], at: int) -> Ask:
    """Whose warrior comes from there?"""
    return Ask(player.seat, _FAN, sides, "E.2.4", args=_at(me, at))


def move(player: Side, me: Side, places: list[Word], law: str) -> Ask:
    """Where does it go?"""
    return Ask(player.seat, _MOVE, places, law, args={"hireling": me.rules.word})


def battle(player: Side, me: Side, at: int, law: str, judge: Judge, veiled: bool) -> Ask:
    """Does it battle here?"""
    return Ask(player.seat, _BATTLE, [YES, NO], law, judge, veiled=veiled, args=_at(me, at))


def draw(player: Side, me: Side) -> Ask:
    return Ask(player.seat, _DRAW, [YES, NO], "E.2.3", args={"hireling": me.rules.word})


def path_from(player: Side, me: Side, clearings: list[Word], law: str) -> Ask:
    """On which path? One of its ends."""
    return Ask(player.seat, _PATH_FROM, clearings, law, args={"hireling": me.rules.word})


def path_to(player: Side, me: Side, clearings: list[Word], origin: int, law: str) -> Ask:
    return Ask(player.seat, _PATH_TO, clearings, law, args=_at(me, origin))


def lose(player: Side, me: Side, pieces: list[Word], at: int, law: str) -> Ask:
    """Which piece does it remove?"""
    return Ask(player.seat, _LOSE, pieces, law, args=_at(me, at))


def item(player: Side, me: Side, items: list[Word], law: str) -> Ask:
    return Ask(player.seat, _ITEM, items, law, args={"hireling": me.rules.word})


def join(player: Side, me: Side, at: int) -> Ask:
    """May a warrior join those who have passed the bandits?"""
    return Ask(player.seat, _JOIN, [YES, NO], "E.2.2", args=_at(me, at))


def take(player: Side, me: Side, cards: list[Word]) -> Ask:
    """Which card of the discard pile?"""
    return Ask(player.seat, _TAKE, [*cards, DONE], "E.2.3", args={"hireling": me.rules.word})


def keep(player: Side, me: Side, card: Word) -> Ask:
    """Is the crafted card kept until the end of the turn?"""
    return Ask(player.seat, _KEEP, [YES, NO], "E.2.2", args={"hireling": me.rules.word, "card": card})


def save(at: int, count: int) -> Wording:
    return Wording(_SAVE, {"where": PLACE_WORDS[at], "count": count})


def scout(at: int) -> Wording:
    return Wording(_SCOUT, {"where": PLACE_WORDS[at]})


def cost(me: Side, at: int) -> Wording:
    return Wording(_COST, _at(me, at))


def _at(me: Side, at: int) -> dict[str, Arg]:
    return {"hireling": me.rules.word, "where": PLACE_WORDS[at]}
