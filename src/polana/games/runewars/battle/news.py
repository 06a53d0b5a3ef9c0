"""What is told of a battle. Unallied neutral units have no seat, so their lines differ."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, Battle
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, DEVELOPMENT, FATE, HERO, UNIT
from polana.kernel.word import Word

_REVEALED: Final = ["", "damage-shown", "routs-shown", "specials-shown"]


def _told(g: Table, battle: Battle, side: int, kind: str, law: str, **args: object) -> None:
    """A line about one side: of a player, or of neutral units."""
    seat = battle.attacker if side == ATTACKER else battle.defender
    if seat == NOBODY:
        g.tell(f"news-runewars-{kind}-neutral", law, **args)
    else:
        g.tell(f"news-runewars-{kind}", law, seat=seat, **args)


def began(g: Table, battle: Battle) -> None:
    if g.news is None:
        return
    if battle.defender == NOBODY:
        other = battle.decider[DEFENDER]
        g.tell("news-runewars-battle-neutral", "RW.battle.1", seat=battle.attacker, other=other, area=AREA[battle.area])
    else:
        other = battle.defender
        g.tell("news-runewars-battle", "RW.battle.1", seat=battle.attacker, other=other, area=AREA[battle.area])


def lined_up(g: Table, battle: Battle) -> None:
    if g.news is None:
        return
    for line, count in enumerate(battle.standing):
        if count:
            unit = UNIT[line % KIND_COUNT]
            _told(g, battle, line // KIND_COUNT, "lined-up", "RW.battle.2.1", unit=unit, count=count)


def supports(g: Table, seat: int, hero: int, kind: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-supports", law, seat=seat, hero=HERO[hero], unit=UNIT[kind])


def round_begins(g: Table, initiative: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-round", "RW.battle.5.0", count=initiative)


def draws(g: Table, battle: Battle, side: int, kind: int, count: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, side, "draws-fate", law, unit=UNIT[kind], count=count)


def support_discarded(g: Table, battle: Battle, side: int, card: Word) -> None:
    if g.news is not None:
        _told(g, battle, side, "support-discarded", "RW.heroes.support.2", card=card)


def revealed(g: Table, battle: Battle, side: int, symbol: int, cards: list[Word], total: int) -> None:
    if g.news is not None:
        _told(g, battle, side, _REVEALED[symbol], "RW.battle.5.3", cards=cards, count=total)


def ravages(g: Table, battle: Battle, side: int, card: int) -> None:
    if g.news is not None:
        _told(g, battle, side, "ravages", "RW.battle.5.3", card=FATE[card])


def routed(g: Table, battle: Battle, line: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, line // KIND_COUNT, "routed", law, unit=UNIT[line % KIND_COUNT])


def damaged(g: Table, battle: Battle, line: int, damage: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, line // KIND_COUNT, "damaged", law, unit=UNIT[line % KIND_COUNT], damage=damage)


def destroyed(g: Table, battle: Battle, line: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, line // KIND_COUNT, "killed", law, unit=UNIT[line % KIND_COUNT])


def stood_up(g: Table, battle: Battle, side: int, kind: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, side, "stood-up", law, unit=UNIT[kind])


def joined(g: Table, battle: Battle, side: int, kind: int, count: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, side, "joined", law, unit=UNIT[kind], count=count)


def stronger(g: Table, battle: Battle, side: int, by: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, side, "stronger", law, count=by)


def tougher(g: Table, battle: Battle, side: int, kind: int, toughness: int, law: str) -> None:
    if g.news is not None:
        _told(g, battle, side, "tougher", law, unit=UNIT[kind], toughness=toughness)


def fortification(g: Table, seat: int, kind: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-fortification", law, seat=seat, development=DEVELOPMENT[kind])


def stronghold_adds(g: Table, stronghold: int, walls: int) -> None:
    """What the defender's strength is made of besides units."""
    if g.news is None:
        return
    if stronghold:
        g.tell("news-runewars-stronghold-adds", "RW.battle.6.3", count=stronghold)
    if walls:
        g.tell("news-runewars-walls-add", "RW.developments.defence.daqan", count=walls)


def strength(g: Table, battle: Battle) -> None:
    if g.news is not None:
        args: dict[str, object] = {"mine": battle.strength[ATTACKER], "theirs": battle.strength[DEFENDER]}
        g.tell("news-runewars-strength", "RW.battle.6.2", **args)


def won(g: Table, battle: Battle, side: int) -> None:
    if g.news is not None:
        _told(g, battle, side, "won-battle", "RW.battle.7.1", area=AREA[battle.area])


def cancelled(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-battle-cancelled", "RW.tactics.2", seat=seat, area=AREA[area])


def stronghold_damaged(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stronghold-damaged", "RW.battle.7.4", seat=seat, area=AREA[area])


def stronghold_taken(g: Table, seat: int, other: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stronghold-taken", "RW.battle.7.2", seat=seat, other=other, area=AREA[area])


def stronghold_given_up(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stronghold-given-up", "RW.battle.7.3", seat=seat, area=AREA[area])


def stronghold_raised(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-stronghold-captured", "RW.battle.7.2", seat=seat, area=AREA[area])


def left_behind(g: Table, seat: int, kind: int, count: int, area: int) -> None:
    if g.news is None:
        return
    args: dict[str, object] = {"unit": UNIT[kind], "count": count, "area": AREA[area]}
    if seat == NOBODY:
        g.tell("news-runewars-left-behind-neutral", "RW.battle.7.7", **args)
    else:
        g.tell("news-runewars-left-behind", "RW.battle.7.7", seat=seat, **args)
