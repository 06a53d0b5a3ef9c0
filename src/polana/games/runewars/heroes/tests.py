"""Tests of a hero's attributes (RW.quests.test)."""

from __future__ import annotations

from polana.games.runewars.battle import fate
from polana.games.runewars.components import FAILURE
from polana.games.runewars.heroes import asks
from polana.games.runewars.heroes import news as told
from polana.games.runewars.heroes.abilities import ability_of
from polana.games.runewars.heroes.training import attribute_of
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.games.runewars.words import YES
from polana.kernel.flow import Flow


def cards_for(g: Table, hero: int, attribute: int) -> int:
    """RW.quests.test.1: as many as the attribute, training included, and what card and ability add."""
    count = attribute_of(g, hero, attribute) + ability_of(hero).cards(g)
    return count + rewards.extra_cards(g, hero, attribute)


def test(g: Table, hero: int, attribute: int, law: str) -> Flow[int]:
    """RW.quests.test.1: the controller draws, chooses one card, and its destiny is the outcome of the test."""
    while True:
        rewards.show(g, hero, "cards", attribute)
        fate.draw_open(g, cards_for(g, hero, attribute))
        told.draws_for_test(g, hero, attribute, law)
        word = yield asks.destiny(g, hero, attribute, law)
        destiny = fate.destiny(word.value)
        fate.discard_open(g)
        told.tested(g, hero, word, destiny, law)
        if destiny != FAILURE or g.hero_routed[hero] or not ability_of(hero).may_retry(attribute):
            return destiny
        answer = yield asks.retry(g, hero)
        if answer is not YES:
            return destiny
        g.hero_routed[hero] = True
        g.hero_moves += 1
        told.routed(g, hero, "RW.heroes.card")
