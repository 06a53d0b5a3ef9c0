"""Before the first blow: units are lined up, heroes choose whom they support (RW.battle.1 to RW.battle.3)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import asks
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, Battle
from polana.games.runewars.battle.casualties import ongoing
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE, HERO, UNIT
from polana.games.runewars.year.turnorder import left_of
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import any_option
from polana.kernel.word import Word

HERO_ROUTED: Final = Refusal("RW.heroes.support.1", "why-runewars-hero-routed")
HERO_BUSY: Final = Refusal("RW.heroes.support.1", "why-runewars-hero-busy")
HAS_HERO: Final = Refusal("RW.heroes.support.1", "why-runewars-has-hero")


def line_up(g: Table, attacker: int, area: int) -> Battle:
    """RW.battle.1, RW.battle.2: standing units go beside the sheets; heroes and routed units stay in the area."""
    defender = g.owner[area]
    battle = Battle(area, attacker, defender)
    g.battle = battle
    if defender == NOBODY:
        battle.decider[DEFENDER] = left_of(g, attacker)  # RW.neutral.battle.1
    told.began(g, battle)
    battle.standing[:KIND_COUNT] = g.force
    g.force = [0] * KIND_COUNT
    g.force_seat, g.force_area = NOBODY, NOWHERE
    for kind in range(KIND_COUNT):
        count = g.standing[area * KIND_COUNT + kind]
        if count:
            battle.standing[KIND_COUNT + kind] = count
            board.take(g, area, kind, count)
    told.lined_up(g, battle)
    return battle


def side_of(battle: Battle, seat: int) -> int:
    return ATTACKER if seat == battle.attacker else DEFENDER


def fights(battle: Battle, side: int) -> bool:
    """RW.tactics.2, RW.neutral.battle.2: does a player control figures of this side, and not as a stand-in?"""
    seat = battle.attacker if side == ATTACKER else battle.defender
    at = side * KIND_COUNT
    return seat != NOBODY and any(battle.standing[at : at + KIND_COUNT] + battle.routed[at : at + KIND_COUNT])


def may_hold(g: Table, side: int) -> bool:
    """Could the player of this side play a card? Everybody sees how many cards he holds, but not which."""
    battle = ongoing(g)
    player = g.players[battle.decider[side]]
    return fights(battle, side) and len(player.tactics) + len(player.fresh) > 0


# --- heroes -----------------------------------------------------------------------------------------------------------


def types(battle: Battle, side: int) -> list[Word]:
    """The unit types of a side in the battle."""
    words: list[Word] = []
    for kind in range(KIND_COUNT):
        line = side * KIND_COUNT + kind
        if battle.standing[line] or battle.routed[line]:
            words.append(UNIT[kind])
    return words


@final
class SupporterJudge(Judge):
    """RW.heroes.support.1: a standing hero who supports nobody yet, as long as there is a type without a hero."""

    __slots__ = ("g", "side")

    def __init__(self, g: Table, side: int) -> None:
        self.g: Table = g
        self.side: int = side

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if self.g.hero_routed[word.value]:
            return HERO_ROUTED
        return HERO_BUSY if word.value in ongoing(self.g).support else None


@final
class SupportedJudge(Judge):
    """RW.heroes.support.1: every hero beside a different type."""

    __slots__ = ("battle", "side")

    def __init__(self, battle: Battle, side: int) -> None:
        self.battle: Battle = battle
        self.side: int = side

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        return None if self.battle.support[self.side * KIND_COUNT + word.value] == NOBODY else HAS_HERO


def unsupported(battle: Battle, side: int) -> list[Word]:
    return [word for word in types(battle, side) if battle.support[side * KIND_COUNT + word.value] == NOBODY]


def choose_support(g: Table, side: int) -> Flow[None]:
    """RW.battle.3: a player sends any number of his heroes in the area to support his troops."""
    battle = ongoing(g)
    if not fights(battle, side):
        return  # nobody supports unallied neutral units
    seat = battle.decider[side]
    heroes = [HERO[hero] for hero in board.heroes_in(g, seat, battle.area)]
    judge = SupporterJudge(g, side)
    while unsupported(battle, side):
        if not any_option(heroes, judge):
            return
        word = yield asks.supporter(g, seat, [DONE, *heroes], judge)
        if word is DONE:
            return
        yield from put_beside(g, side, word.value, "RW.heroes.support.1")


def put_beside(g: Table, side: int, hero: int, law: str) -> Flow[None]:
    """A hero comes to stand beside a unit type."""
    battle = ongoing(g)
    seat = battle.decider[side]
    word = yield asks.supported(g, seat, hero, types(battle, side), law, SupportedJudge(battle, side))
    battle.support[side * KIND_COUNT + word.value] = hero
    told.supports(g, seat, hero, word.value, law)


def supporters(battle: Battle, side: int) -> list[int]:
    """The heroes that support a side, each once."""
    found: list[int] = []
    for hero in battle.support[side * KIND_COUNT : (side + 1) * KIND_COUNT]:
        if hero != NOBODY and hero not in found:
            found.append(hero)
    return sorted(found)


def join(g: Table, side: int, kind: int, count: int) -> None:
    """Units join in the middle of a battle: raised from the dead, or back on their feet after lying in the area."""
    ongoing(g).standing[side * KIND_COUNT + kind] += count
