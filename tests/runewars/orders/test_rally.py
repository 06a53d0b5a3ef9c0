"""Rally Support, the sixth order (RW.orders.6)."""

from __future__ import annotations

from polana.games.runewars.box import decks
from polana.games.runewars.orders.base import rule_of
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from tests.law import law
from tests.runewars.bench import Bench, Foretold, area, drawn_heroes, drawn_quests, drawn_tactics, table, who


def _primary(g: Table) -> Flow[None]:
    done = False
    while not done:
        done = yield from rule_of(6).primary(g, 0)


def rallying(t: Bench, chance: Foretold | None = None) -> Bench:
    t.g.turn = 0
    return t.stage(_primary, chance)


def bonus(t: Bench, chance: Foretold | None = None) -> Bench:
    t.g.turn = 0
    return t.stage(lambda g: rule_of(6).supremacy(g, 0), chance)


@law("RW.orders.6.primary", "RW.orders.6.influence", "RW.orders.6.tactics")
def test_each_city_in_a_controlled_area_gives_exactly_one_of_four_gains() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=1)
    t.put(0, "5A", footman=1)
    t.put(0, "7B", footman=1)
    t.city("5A", "dawnsmoor")  # 3 influence
    t.city("7B", "greyhaven")  # 2 Tactics cards
    t.city("8C", "tamalir")  # nobody's
    rallying(t, drawn_tactics("ambush", "rally_cry"))
    t.asked(0, "ask-runewars-city", "gain:units", "gain:tactics", "gain:influence", "gain:quests")
    t.say(0, "gain:influence", "gain:tactics")
    t.over()
    player = t.g.players[0]
    assert player.influence == 4
    assert player.fresh == [decks.TACTICS.index("ambush"), decks.TACTICS.index("rally_cry")]


@law("RW.orders.6.primary")
def test_without_a_city_the_order_gives_nothing() -> None:
    rallying(table("daqan", "latari")).over()


@law("RW.orders.6.units", "RW.neutral.cards.1")
def test_a_city_gives_unused_neutral_units_of_its_shape_of_a_type_of_ones_choice_as_allies() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.city("5A", "tamalir")  # 2 triangles
    rallying(t)
    t.say(0, "gain:units")
    t.asked(0, "ask-runewars-city-unit", "unit:razorwing", "unit:beastman")
    t.say(0, "unit:beastman")
    t.over()
    assert t.units("5A") == {"footman": (1, 0), "beastman": (2, 0)}
    assert t.g.ally[area("5A")] == 0


@law("RW.orders.6.units", "RW.limits.1")
def test_figures_that_are_missing_from_the_supply_are_not_placed() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.city("5A", "greyhaven")  # 2 circles: Sorcerers alone
    t.put(0, "5B", footman=1, sorcerer=7)
    twin = rallying(t.copy())
    twin.say(0, "gain:units")
    twin.over()
    assert twin.units("5A") == {"footman": (1, 0), "sorcerer": (1, 0)}
    t.put(0, "7C", footman=1, sorcerer=1)
    rallying(t)
    t.refused("gain:units", "RW.orders.6.units")


@law("RW.orders.6.units", "RW.move.limit.1")
def test_above_eight_units_the_owner_destroys_some() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=7)
    t.city("5A", "tamalir")
    rallying(t)
    t.say(0, "gain:units", "unit:beastman", "unit:footman")
    t.over()
    assert t.units("5A") == {"footman": (6, 0), "beastman": (2, 0)}


@law("RW.orders.6.primary", "RW.neutral.ally.3")
def test_who_gives_up_a_city_with_his_last_own_unit_still_chooses_for_each_of_the_others() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=0)
    t.put(0, "5A", footman=1, beastman=7)
    t.put(0, "7B", footman=1)
    t.city("5A", "tamalir")  # 2 triangles
    t.city("7B", "dawnsmoor")  # 3 influence
    rallying(t)
    t.say(0, "gain:units", "unit:razorwing", "unit:footman")
    assert t.owner("5A") is None
    t.asked(0, "ask-runewars-city", "gain:units", "gain:tactics", "gain:influence", "gain:quests")
    t.say(0, "gain:influence")
    t.over()
    assert t.g.players[0].influence == 3


@law("RW.orders.6.quests", "RW.quests.2")
def test_a_city_gives_quests_and_above_three_some_are_discarded() -> None:
    t = table("daqan", "latari")
    t.give(0, quests=["pearl_of_the_coast", "the_winged_terror"])
    t.put(0, "5A", footman=1)
    t.city("5A", "tamalir")  # 2 quests
    rallying(t, drawn_quests("behind_enemy_walls", "pass_of_the_eagles"))
    t.say(0, "gain:quests", "quest:pearl_of_the_coast")
    t.over()
    assert len(t.g.players[0].quests) == 3
    assert t.g.quest_discard == [decks.QUESTS.index("pearl_of_the_coast")]


@law("RW.orders.6.supremacy", "RW.heroes.gain.1")
def test_with_supremacy_1_to_3_influence_draw_as_many_heroes_of_whom_one_stays() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=5)
    t.stronghold(0, "DA")
    bonus(t, drawn_heroes("corbin", "mordrog", "silhouette"))
    t.asked(0, "ask-runewars-rally-heroes", *[f"influence:{at}" for at in range(4)])
    t.say(0, "influence:3")
    t.asked(0, "ask-runewars-hero-keep", "hero:corbin", "hero:mordrog", "hero:silhouette")
    t.say(0, "hero:mordrog")
    t.over()
    g = t.g
    assert (g.hero_seat[who("mordrog")], g.hero_area[who("mordrog")]) == (0, area("DA"))
    assert sorted(g.hero_deck) == [at for at in range(12) if at != who("mordrog")]
    assert (g.drawn_heroes, g.drawn_by) == ([], -1)
    assert g.players[0].influence == 2
    assert t.told("drew-heroes-hidden")[0]["count"] == 3


@law("RW.orders.6.supremacy")
def test_the_bonus_needs_influence_heroes_in_the_deck_and_a_stronghold() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=1)
    twin = bonus(t.copy())
    twin.over()  # without a stronghold 0 is the only answer
    t.stronghold(0, "DA")
    twin = bonus(t.copy())
    twin.refused("influence:2", "RW.orders.6.supremacy")
    twin.say(0, "influence:0")
    twin.over()
    assert twin.g.players[0].influence == 1
    t.give(0, influence=3)
    for name in ("corbin", "silhouette", "ronan_of_the_wild"):
        t.hero(0, name, "DA")
    for at in t.g.hero_deck[2:]:
        t.g.hero_gone[at] = True
    t.g.hero_deck = t.g.hero_deck[:2]
    bonus(t)
    t.refused("influence:3", "RW.orders.6.supremacy")
