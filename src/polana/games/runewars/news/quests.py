"""What is told of the Quest phase."""

from __future__ import annotations

from polana.games.runewars.components import DESTINIES
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, ATTRIBUTE, EXPLORATION, FATE, HERO, QUEST
from polana.kernel.word import Word


def phase(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-quest-phase", "RW.season.summer.1")


def stayed(g: Table, hero: int) -> None:
    if g.news is not None:
        area = AREA[g.hero_area[hero]]
        g.tell("news-runewars-hero-stayed", "RW.questphase.move.1", hero=HERO[hero], area=area)


def healed(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-healed", "RW.questphase.heal", hero=HERO[hero])


def recovered(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-recovered", "RW.heroes.card", hero=HERO[hero], damage=g.hero_damage[hero])


def routed(g: Table, hero: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-routed", law, hero=HERO[hero])


def looked(g: Table, seat: int, area: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-looked-there", law, seat=seat, area=AREA[area])


def attempts(g: Table, hero: int, quest: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-attempts", "RW.quests.attempt.1", hero=HERO[hero], quest=QUEST[quest])


def draws_for_test(g: Table, hero: int, attribute: int, law: str) -> None:
    if g.news is not None:
        cards = [FATE[card] for card in g.fate_open]
        g.tell("news-runewars-test", law, hero=HERO[hero], attribute=ATTRIBUTE[attribute], cards=cards)


def tested(g: Table, hero: int, card: Word, destiny: int, law: str) -> None:
    if g.news is not None:
        g.tell(f"news-runewars-tested-{DESTINIES[destiny]}", law, hero=HERO[hero], card=card)


def fulfilled(g: Table, hero: int, quest: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-quest-fulfilled", "RW.quests.attempt.2", hero=HERO[hero], quest=QUEST[quest])


def quest_kept(g: Table, seat: int, quest: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-quest-kept", "RW.quests.attempt.3", seat=seat, quest=QUEST[quest])


def quest_lost(g: Table, seat: int, quest: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-quest-lost", "RW.quests.attempt.3", seat=seat, quest=QUEST[quest])


def explored(g: Table, hero: int, token: int, area: int) -> None:
    if g.news is not None:
        g.tell(
            "news-runewars-explored",
            "RW.explore.trigger.1",
            hero=HERO[hero],
            token=EXPLORATION[token],
            area=AREA[area],
        )


def razed(g: Table, seat: int, token: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-razed", "RW.explore.types", seat=seat, token=EXPLORATION[token], area=AREA[area])


def city(g: Table, seat: int, area: int, gain: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-city", "RW.orders.6.primary", seat=seat, area=AREA[area], gain=gain)


def city_units(g: Table, seat: int, area: int, unit: Word, count: int) -> None:
    if g.news is not None:
        law = "RW.orders.6.units"
        g.tell("news-runewars-city-units", law, seat=seat, area=AREA[area], unit=unit, count=count)
