"""Rally Support, the sixth order (RW.orders.6)."""

from __future__ import annotations

from polana.games.runewars.box import decks
from polana.games.runewars.orders.base import rule_of
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.bench import (
    Foretold,
    area,
    asked,
    city,
    drawn_heroes,
    drawn_quests,
    drawn_tactics,
    give,
    hero,
    over,
    owner,
    put,
    refused,
    say,
    scene,
    state,
    stronghold,
    table,
    told,
    units,
)
from tests.runewars.herobench import who


def _primary(g: Table) -> Flow[None]:
    done = False
    while not done:
        done = yield from rule_of(6).primary(g, 0)


def rallying(g: Table, chance: Foretold | None = None) -> Match:
    g.turn = 0
    return scene(g, _primary, chance)


def bonus(g: Table, chance: Foretold | None = None) -> Match:
    g.turn = 0
    return scene(g, lambda g: rule_of(6).supremacy(g, 0), chance)


@law("RW.orders.6.primary", "RW.orders.6.influence", "RW.orders.6.tactics")
def test_each_city_in_a_controlled_area_gives_exactly_one_of_four_gains() -> None:
    g = table("daqan", "latari")
    give(g, 0, influence=1)
    put(g, 0, "5A", footman=1)
    put(g, 0, "7B", footman=1)
    city(g, "5A", "dawnsmoor")  # 3 influence
    city(g, "7B", "greyhaven")  # 2 Tactics cards
    city(g, "8C", "tamalir")  # nobody's
    match = rallying(g, drawn_tactics("ambush", "rally_cry"))
    asked(match, 0, "ask-runewars-city", "gain:units", "gain:tactics", "gain:influence", "gain:quests")
    say(match, 0, "gain:influence", "gain:tactics")
    over(match)
    player = state(match).players[0]
    assert player.influence == 4
    assert player.fresh == [decks.TACTICS.index("ambush"), decks.TACTICS.index("rally_cry")]


@law("RW.orders.6.primary")
def test_without_a_city_the_order_gives_nothing() -> None:
    over(rallying(table("daqan", "latari")))


@law("RW.orders.6.units", "RW.neutral.cards.1")
def test_a_city_gives_unused_neutral_units_of_its_shape_of_a_type_of_ones_choice_as_allies() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    city(g, "5A", "tamalir")  # 2 triangles
    match = rallying(g)
    say(match, 0, "gain:units")
    asked(match, 0, "ask-runewars-city-unit", "unit:razorwing", "unit:beastman")
    say(match, 0, "unit:beastman")
    over(match)
    assert units(match, "5A") == {"footman": (1, 0), "beastman": (2, 0)}
    assert state(match).ally[area("5A")] == 0


@law("RW.orders.6.units", "RW.limits.1")
def test_figures_that_are_missing_from_the_supply_are_not_placed() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    city(g, "5A", "greyhaven")  # 2 circles: Sorcerers alone
    put(g, 0, "5B", footman=1, sorcerer=7)
    match = rallying(g.copy())
    say(match, 0, "gain:units")
    over(match)
    assert units(match, "5A") == {"footman": (1, 0), "sorcerer": (1, 0)}
    put(g, 0, "7C", footman=1, sorcerer=1)
    match = rallying(g)
    refused(match, "gain:units", "RW.orders.6.units")


@law("RW.orders.6.units", "RW.move.limit.1")
def test_above_eight_units_the_owner_destroys_some() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=7)
    city(g, "5A", "tamalir")
    match = rallying(g)
    say(match, 0, "gain:units", "unit:beastman", "unit:footman")
    over(match)
    assert units(match, "5A") == {"footman": (6, 0), "beastman": (2, 0)}


@law("RW.orders.6.primary", "RW.neutral.ally.3")
def test_who_gives_up_a_city_with_his_last_own_unit_still_chooses_for_each_of_the_others() -> None:
    g = table("daqan", "latari")
    give(g, 0, influence=0)
    put(g, 0, "5A", footman=1, beastman=7)
    put(g, 0, "7B", footman=1)
    city(g, "5A", "tamalir")  # 2 triangles
    city(g, "7B", "dawnsmoor")  # 3 influence
    match = rallying(g)
    say(match, 0, "gain:units", "unit:razorwing", "unit:footman")
    assert owner(match, "5A") is None
    asked(match, 0, "ask-runewars-city", "gain:units", "gain:tactics", "gain:influence", "gain:quests")
    say(match, 0, "gain:influence")
    over(match)
    assert state(match).players[0].influence == 3


@law("RW.orders.6.quests", "RW.quests.2")
def test_a_city_gives_quests_and_above_three_some_are_discarded() -> None:
    g = table("daqan", "latari")
    give(g, 0, quests=["pearl_of_the_coast", "the_winged_terror"])
    put(g, 0, "5A", footman=1)
    city(g, "5A", "tamalir")  # 2 quests
    match = rallying(g, drawn_quests("behind_enemy_walls", "pass_of_the_eagles"))
    say(match, 0, "gain:quests", "quest:pearl_of_the_coast")
    over(match)
    assert len(state(match).players[0].quests) == 3
    assert state(match).quest_discard == [decks.QUESTS.index("pearl_of_the_coast")]


@law("RW.orders.6.supremacy", "RW.heroes.gain.1")
def test_with_supremacy_1_to_3_influence_draw_as_many_heroes_of_whom_one_stays() -> None:
    g = table("daqan", "latari")
    give(g, 0, influence=5)
    stronghold(g, 0, "DA")
    match = bonus(g, drawn_heroes("corbin", "mordrog", "silhouette"))
    asked(match, 0, "ask-runewars-rally-heroes", *[f"influence:{at}" for at in range(4)])
    say(match, 0, "influence:3")
    asked(match, 0, "ask-runewars-hero-keep", "hero:corbin", "hero:mordrog", "hero:silhouette")
    say(match, 0, "hero:mordrog")
    over(match)
    g = state(match)
    assert (g.hero_seat[who("mordrog")], g.hero_area[who("mordrog")]) == (0, area("DA"))
    assert sorted(g.hero_deck) == [at for at in range(12) if at != who("mordrog")]
    assert (g.drawn_heroes, g.drawn_by) == ([], -1)
    assert g.players[0].influence == 2
    assert told(match, "drew-heroes-hidden")[0]["count"] == 3


@law("RW.orders.6.supremacy")
def test_the_bonus_needs_influence_heroes_in_the_deck_and_a_stronghold() -> None:
    g = table("daqan", "latari")
    give(g, 0, influence=1)
    match = bonus(g.copy())
    over(match)  # without a stronghold 0 is the only answer
    stronghold(g, 0, "DA")
    match = bonus(g.copy())
    refused(match, "influence:2", "RW.orders.6.supremacy")
    say(match, 0, "influence:0")
    over(match)
    assert state(match).players[0].influence == 1
    give(g, 0, influence=3)
    for name in ("corbin", "silhouette", "ronan_of_the_wild"):
        hero(g, 0, name, "DA")
    for at in g.hero_deck[2:]:
        g.hero_gone[at] = True
    g.hero_deck = g.hero_deck[:2]
    match = bonus(g)
    refused(match, "influence:3", "RW.orders.6.supremacy")
