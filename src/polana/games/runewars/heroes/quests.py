"""Attempting a quest (RW.quests.attempt): where, by what test or duel, and what comes of it."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.decks import QUEST_AGAINST, QUEST_AREA, QUEST_DUEL, QUEST_OUTCOME, QUEST_PLACE
from polana.games.runewars.components import FAILURE, SUCCESS
from polana.games.runewars.heroes import defeat
from polana.games.runewars.heroes import news as told
from polana.games.runewars.heroes.duel import fight_unit
from polana.games.runewars.heroes.tests import test
from polana.games.runewars.heroes.training import train
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_HOME, MOUNTAIN, WATER
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

ELSEWHERE: Final = Refusal("RW.quests.attempt.1", "why-runewars-quest-elsewhere")


def is_place(g: Table, seat: int, quest: int, area: int) -> bool:
    """RW.quests.attempt.1: is this the area that the card names, or one of those that will do?"""
    place = QUEST_PLACE[quest]
    if not place:
        return QUEST_AREA[quest] == area
    if place == "any_city":
        return g.city[area] != NOBODY
    if place == "any_enemy_home_realm":
        home = AREA_HOME[area]
        return home >= 0 and g.seat_of[home] not in (NOBODY, seat)
    if place == "any_neutral_area":
        return board.is_neutral(g, area)
    if place == "any_uncontrolled_area":
        return g.owner[area] == NOBODY
    return g.chart.has_border(area, MOUNTAIN if place == "any_area_with_mountain_border" else WATER)


def why_not(g: Table, hero: int, quest: int) -> Refusal | None:
    return None if is_place(g, g.hero_seat[hero], quest, g.hero_area[hero]) else ELSEWHERE


def attempt(g: Table, hero: int, quest: int) -> Flow[None]:
    """RW.quests.attempt: the card is revealed and carried out."""
    g.begin("quest")
    seat = g.hero_seat[hero]
    told.attempts(g, hero, quest)
    if quest not in g.players[seat].quests_seen:
        g.players[seat].quests_seen.append(quest)  # and is known to be there if it goes back to the hand
        g.players[seat].changes += 1
    if QUEST_DUEL[quest]:
        won = yield from fight_unit(g, hero, QUEST_AGAINST[quest])
        destiny = SUCCESS if won else FAILURE
    else:
        destiny = yield from test(g, hero, QUEST_AGAINST[quest], "RW.quests.test.1")
    fulfilled = yield from carry_out(g, seat, hero, quest, destiny)
    if fulfilled:  # RW.quests.attempt.2
        hands.discard_quest(g, seat, quest)
        told.fulfilled(g, hero, quest)
        yield from hands.draw_quests(g, seat, 1, "RW.quests.attempt.2")
    elif quest in g.players[seat].quests:
        told.quest_kept(g, seat, quest)  # RW.quests.attempt.3
    g.end("quest")


def carry_out(g: Table, seat: int, hero: int, quest: int, destiny: int) -> Flow[bool]:
    """What the card says for a destiny. Gives whether there was a reward: then the quest is fulfilled."""
    fulfilled = False
    law = "RW.quests.attempt.1"
    for name, figure in QUEST_OUTCOME[quest * 3 + destiny]:
        if name == "reward":
            rewards.draw(g, hero, "RW.quests.attempt.2")
            fulfilled = True
        elif name == "damage":
            defeat.wound(g, hero, figure, law)
        elif name == "rout":
            g.hero_routed[hero] = True
            g.hero_moves += 1
            told.routed(g, hero, law)
        elif name == "train":
            train(g, hero, QUEST_AGAINST[quest], "RW.questphase.train.3")
        elif name == "influence" and figure >= 0:
            hands.gain_influence(g, seat, figure, law)
        elif name == "influence":
            hands.spend_influence(g, seat, min(-figure, g.players[seat].influence), law)
        elif name == "tactics":
            yield from hands.draw_tactics(g, seat, figure, law)
        else:
            hands.discard_quest(g, seat, quest)
            told.quest_lost(g, seat, quest)
    return fulfilled
