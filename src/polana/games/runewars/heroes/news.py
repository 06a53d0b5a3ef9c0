"""What is told of heroes: who serves, what they learn and find, quests and duels."""

from __future__ import annotations

from polana.games.runewars.battle.battlefield import Duel
from polana.games.runewars.components import DESTINIES
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, ATTRIBUTE, EXPLORATION, FATE, HERO, QUEST, REWARD, UNIT
from polana.kernel.word import Word

# --- who serves, what they learn --------------------------------------------------------------------------------------


def drew(g: Table, seat: int, heroes: list[int]) -> None:
    if g.news is not None:
        words = [HERO[hero] for hero in sorted(heroes)]
        g.tell_to((seat,), "news-runewars-drew-heroes", "RW.orders.6.supremacy", seat=seat, heroes=words)
        g.tell_except((seat,), "news-runewars-drew-heroes-hidden", "RW.orders.6.supremacy", seat=seat, count=len(words))


def gained(g: Table, seat: int, hero: int, area: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-gained", "RW.heroes.gain.1", seat=seat, hero=HERO[hero], area=area)


def left(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-left", "RW.heroes.leave.1", seat=g.hero_seat[hero], hero=HERO[hero])


def trained(g: Table, hero: int, attribute: int, value: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-trained", law, hero=HERO[hero], attribute=ATTRIBUTE[attribute], value=value)


def damaged(g: Table, hero: int, damage: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-damaged", law, hero=HERO[hero], count=damage, damage=g.hero_damage[hero])


def defeated(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-defeated", "RW.defeat.1", hero=HERO[hero])


def left_behind(g: Table, hero: int, count: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-rewards-left", "RW.defeat.marker.1", hero=HERO[hero], count=count)


def spoils(g: Table, hero: int, other: int, cards: list[int]) -> None:
    """The winner sees what he has won; others only how many cards."""
    if g.news is not None:
        seat = g.hero_seat[hero]
        words = [REWARD[card] for card in sorted(cards)]
        g.tell_to((seat,), "news-runewars-spoils", "RW.defeat.2", hero=HERO[hero], other=HERO[other], cards=words)
        g.tell_except(
            (seat,), "news-runewars-spoils-hidden", "RW.defeat.2", hero=HERO[hero], other=HERO[other], count=len(words)
        )


# --- the Quest phase --------------------------------------------------------------------------------------------------


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


# --- duels ------------------------------------------------------------------------------------------------------------


def who(duel: Duel, side: int) -> Word:
    """The hero, or the unit of a quest."""
    return HERO[duel.heroes[side]] if duel.heroes[side] != NOBODY else UNIT[duel.unit]


def challenged(g: Table, hero: int, other: int) -> None:
    if g.news is not None:
        area = AREA[g.hero_area[hero]]
        g.tell("news-runewars-challenged", "RW.duels.1", hero=HERO[hero], other=HERO[other], area=area)


def fights_unit(g: Table, hero: int, unit: int) -> None:
    if g.news is not None:
        area = AREA[g.hero_area[hero]]
        g.tell("news-runewars-fights-unit", "RW.duels.quest.1", hero=HERO[hero], unit=UNIT[unit], area=area)


def evaded(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-evaded", "RW.duels.2", hero=HERO[hero])


def round_begins(g: Table, duel: Duel) -> None:
    if g.news is not None:
        g.tell("news-runewars-duel-round", "RW.duels.3", count=duel.round)


def drew_in_duel(g: Table, duel: Duel, side: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-duel-card", "RW.duels.3", fighter=who(duel, side), card=FATE[card])


def unit_hurt(g: Table, duel: Duel, damage: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-unit-hurt", "RW.duels.3.damage", unit=UNIT[duel.unit], count=damage, damage=duel.wounds)


def negated(g: Table, hero: Word, damage: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-negated", law, fighter=hero, count=damage)


def unit_beaten(g: Table, duel: Duel) -> None:
    if g.news is not None:
        g.tell("news-runewars-unit-beaten", "RW.duels.quest.3", unit=UNIT[duel.unit])


def drawn_game(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-duel-undecided", "RW.duels.4.2")
