"""Dials, Harvest, Recruit, developments and what there is only so much of (RW.resources, RW.orders.4, RW.orders.5)."""

from __future__ import annotations

from polana.games.runewars.components import DEVELOPMENTS, DIALS, FOOD, KINDS, ORE, RESOURCES, WOOD
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_YIELD
from polana.games.runewars.moves import limits
from polana.games.runewars.realm import hands, resources
from polana.games.runewars.state import Table
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import (
    activate,
    area,
    asked,
    drawn_tactics,
    give,
    hero,
    may,
    over,
    put,
    refused,
    say,
    scene,
    state,
    stronghold,
    table,
    token,
    told,
    units,
)
from tests.runewars.orderbench import order


def development(g: Table, where: str) -> str | None:
    at = g.development[area(where)]
    return None if at < 0 else DEVELOPMENTS[at]


# --- dials ------------------------------------------------------------------------------------------------------------


@law("RW.resources.1", "RW.resources.5")
def test_each_faction_tracks_food_wood_and_ore_on_dials_from_0_to_8() -> None:
    assert RESOURCES == ["food", "wood", "ore"]
    assert [len(dial) for dial in DIALS] == [9] * 12
    g = table("daqan", "uthuk")
    give(g, 0, dials=(7, 0, 3))
    hands.turn_dial(g, 0, FOOD, 3, "RW.resources.5")
    hands.turn_dial(g, 0, WOOD, -1, "RW.resources.5")
    hands.turn_dial(g, 0, ORE, -2, "RW.resources.5")
    assert g.players[0].dials == [8, 0, 1]


@law("RW.resources.2", "RW.resources.3")
def test_dials_move_only_by_an_effect_and_what_they_picture_is_gained_only_by_one() -> None:
    g = table("daqan", "latari")
    give(g, 0, influence=0, dials=(3, 2, 2))
    put(g, 0, "5A", footman=1)
    match = order(g, "strategize")
    say(match, 0, "area:5A", "area:5B")  # another area now, with another yield
    over(match)
    player = state(match).players[0]
    assert player.dials == [3, 2, 2]
    assert (player.influence, player.tactics, player.fresh) == (0, [], [])


@law("RW.resources.4", "RW.orders.5.primary.4")
def test_what_dials_give_lowers_no_dial() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(3, 3, 4))
    stronghold(g, 0, "DA")
    match = order(g, "recruit", supremacy=True)
    say(match, 0, "resource:wood", "resource:ore")
    over(match)
    assert state(match).players[0].dials == [3, 3, 4]
    assert units(match, "DA") == {"bowman": (2, 0), "knight": (1, 0), "siege_tower": (1, 0)}


@law("RW.resources.5")
def test_a_harvest_beyond_8_leaves_the_dial_at_8() -> None:
    g = table("daqan", "latari")
    for at in g.chart.areas:
        if g.owner[at] < 0:
            g.unused[KINDS.index("footman")] -= 1
            board.put(g, at, KINDS.index("footman"))
    totals = resources.yields(g, 0)
    assert max(totals) > 8
    resources.harvest(g, 0)
    assert g.players[0].dials == [min(8, total) for total in totals]


# --- harvest ----------------------------------------------------------------------------------------------------------


@law("RW.orders.4.primary")
def test_harvest_sets_each_dial_to_what_all_controlled_areas_yield_up_or_down() -> None:
    g = table("daqan", "latari", explore=True)
    give(g, 0, dials=(8, 0, 2))
    put(g, 0, "5A", footman=1)
    stronghold(g, 0, "DA", development="resources")  # developments do not count here
    token(g, "5A", "village_wood")
    token(g, "5B", "village_food")  # not controlled
    home = [sum(AREA_YIELD[area(name) * 3 + at] for name in ("DA", "DB", "DC", "5A")) for at in range(3)]
    home[WOOD] += 1  # RW.explore.village
    match = order(g, "harvest")
    over(match)
    assert state(match).players[0].dials == home
    assert [line["value"] for line in told(match, "dial")] == [
        value for value, before in zip(home, (8, 0, 2), strict=True) if value != before
    ]


@law("RW.orders.4.ex1", "RW.developments.diplomat", "RW.orders.4.supremacy.1", "RW.orders.4.supremacy.2")
def test_harvest_of_daqan_with_1b_food_2_to_4_wood_4_to_3_ore_2_then_2_influence_and_a_development_for_1_wood() -> None:
    g = table("daqan", "uthuk", "latari")  # the ready-made board of three has tile 1
    assert area("1B") in g.chart.areas
    give(g, 0, influence=1, dials=(2, 4, 2))
    put(g, 0, "1B", knight=1)
    stronghold(g, 0, "1B", development="diplomat")
    stronghold(g, 0, "DA")
    match = order(g, "harvest", supremacy=True)
    assert state(match).players[0].dials == [4, 3, 2]
    assert state(match).players[0].influence == 3
    own = ["resources", "diplomat", "training_ground", "mighty_walls"]
    asked(match, 0, "ask-runewars-develop", "skip", *[f"development:{name}" for name in own])
    say(match, 0, "development:training_ground")  # DA is the only stronghold without a development
    over(match)
    g = state(match)
    assert g.players[0].dials == [4, 2, 2]
    assert (development(g, "DA"), development(g, "1B")) == ("training_ground", "diplomat")


@law("RW.developments.resource")
def test_the_resource_development_raises_one_resource_that_its_area_yields_by_1() -> None:
    g = table("daqan", "latari", explore=True)
    stronghold(g, 0, "5A", development="resources")
    token(g, "5A", "village_ore")
    found = [name for at, name in enumerate(RESOURCES) if AREA_YIELD[area("5A") * 3 + at] or name == "ore"]
    assert len(found) > 1
    match = order(g, "harvest", supremacy=True)
    before = state(match).players[0].dials.copy()
    asked(match, 0, "ask-runewars-dig", *[f"resource:{name}" for name in found])
    say(match, 0, "resource:ore")
    before[ORE] += 1
    assert state(match).players[0].dials == before


@law("RW.developments.training_camp")
def test_a_training_ground_yields_1_tactics_card() -> None:
    g = table("daqan", "latari")
    stronghold(g, 0, "DA", development="training_ground")
    stronghold(g, 1, "LA", development="training_ground")  # not ours
    match = order(g, "harvest", drawn_tactics("ambush"), supremacy=True)
    over(match)  # no stronghold is left without a development, so nothing could be built
    assert len(state(match).players[0].fresh) == 1


@law("RW.orders.4.supremacy.2")
def test_without_wood_nothing_is_built_and_nobody_builds_what_other_factions_own() -> None:
    g = table("daqan", "latari")
    stronghold(g, 0, "DA")
    match = order(g, "harvest", supremacy=True)
    refused(match, "development:cursed_tomb", "RW.orders.4.supremacy.2")
    say(match, 0, "skip")
    over(match)
    g = table("daqan", "latari")
    stronghold(g, 0, "5B")
    for name in ("DA", "DB", "DC"):
        put(g, 1, name, archer=1)
    match = order(g, "harvest", supremacy=True)
    over(match)  # 5B yields 1 food and nothing else, so there was nothing to ask
    assert state(match).players[0].dials == [1, 0, 0]


@law("RW.developments.limit")
def test_at_most_one_development_stands_at_each_stronghold() -> None:
    g = table("daqan", "latari")
    stronghold(g, 0, "DA", development="diplomat")
    stronghold(g, 0, "DB")
    stronghold(g, 0, "DC")
    match = order(g, "harvest", supremacy=True)
    say(match, 0, "development:resources")
    asked(match, 0, "ask-runewars-develop-where", "area:DB", "area:DC")
    say(match, 0, "area:DC")
    over(match)
    assert [development(state(match), name) for name in ("DA", "DB", "DC")] == ["diplomat", None, "resources"]


@law("RW.limits.4")
def test_a_development_without_a_free_token_may_be_built_anew_with_one_from_the_board() -> None:
    g = table("daqan", "latari")
    stronghold(g, 0, "DA", development="resources")
    stronghold(g, 0, "DB", development="resources")
    stronghold(g, 0, "DC")
    match = order(g, "harvest", supremacy=True)
    while match.ask is not None and match.ask.about == "ask-runewars-dig":
        say(match, 0, match.ask.options[0])
    say(match, 0, "development:resources")
    asked(match, 0, "ask-runewars-give-up-development", "area:DA", "area:DB")
    say(match, 0, "area:DA")
    over(match)
    assert [development(state(match), name) for name in ("DA", "DB", "DC")] == [None, "resources", "resources"]


@law("RW.limits.5", "RW.developments.loss")
def test_a_development_in_an_area_without_a_stronghold_is_destroyed_at_once() -> None:
    g = table("daqan", "latari")
    stronghold(g, 0, "5A", development="diplomat")
    put(g, 0, "5A", footman=1)
    board.raze_stronghold(g, area("5A"))
    assert development(g, "5A") is None


# --- recruit ----------------------------------------------------------------------------------------------------------


@law("RW.orders.5.ex1", "RW.orders.5.primary.1", "RW.orders.5.supremacy", "RW.orders.5.primary.3")
def test_daqan_recruits_2_bowmen_from_wood_at_3_then_a_knight_and_a_siege_tower_from_ore_at_4_and_one_goes() -> None:
    g = table("daqan", "latari", season="summer")
    give(g, 0, dials=(3, 3, 4))
    stronghold(g, 0, "DA")
    put(g, 0, "DA", bowman=3, footman=2)
    hero(g, 0, "battlemage_jaes", "DA")  # heroes do not count
    match = order(g, "recruit", supremacy=True)
    asked(match, 0, "ask-runewars-recruit", "resource:food", "resource:wood", "resource:ore")
    say(match, 0, "resource:wood")
    assert units(match, "DA") == {"bowman": (5, 0), "footman": (2, 0)}
    asked(match, 0, "ask-runewars-recruit-again", "skip", "resource:food", "resource:ore")
    refused(match, "resource:wood", "RW.orders.5.supremacy")
    say(match, 0, "resource:ore")
    asked(match, 0, "ask-runewars-destroy", "unit:footman", "unit:bowman", "unit:knight", "unit:siege_tower")
    say(match, 0, "unit:footman")
    over(match)
    assert units(match, "DA") == {
        "bowman": (5, 0),
        "footman": (1, 0),
        "knight": (1, 0),
        "siege_tower": (1, 0),
    }


@law("RW.orders.5.primary.2", "RW.move.activation.3")
def test_recruits_appear_at_ones_own_strongholds_activated_areas_included() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(3, 2, 2))
    stronghold(g, 0, "DA")
    stronghold(g, 0, "5A")
    stronghold(g, 1, "LA")
    activate(g, 0, "5A")
    match = order(g, "recruit")
    say(match, 0, "resource:food")
    asked(match, 0, "ask-runewars-muster-where", "area:DA", "area:5A")
    say(match, 0, "area:5A", 2)
    say(match, 0, "area:DA")
    over(match)
    assert units(match, "5A") == {"footman": (2, 0)}
    assert units(match, "DA") == {"footman": (1, 0)}


@law("RW.orders.5.primary.2")
def test_without_a_stronghold_nobody_is_recruited() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    over(order(g, "recruit", supremacy=True))


@law("RW.orders.5.primary.2")
def test_who_has_no_stronghold_recruits_nothing_and_is_not_asked() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(8, 8, 8))
    put(g, 0, "DA", footman=1)
    match = order(g, "recruit", supremacy=True)
    over(match)
    assert units(match, "DA") == {"footman": (1, 0)}


@law("RW.limits.6")
def test_nothing_of_ones_own_is_given_up_while_there_is_another_in_the_supply() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(3, 2, 4))
    stronghold(g, 0, "DA")
    put(g, 0, "5A", siege_tower=3)  # one of four is left
    match = order(g, "recruit")
    say(match, 0, "resource:ore")
    over(match)  # nobody was asked for one on the board
    assert units(match, "5A") == {"siege_tower": (3, 0)}
    assert units(match, "DA") == {"knight": (1, 0), "siege_tower": (1, 0)}
    g = table("daqan", "latari")
    give(g, 0, dials=(0, 3, 0))
    for name in ("DA", "DB"):
        stronghold(g, 0, name)
    stronghold(g, 0, "5A", development="diplomat")
    match = order(g, "harvest", supremacy=True)
    say(match, 0, "development:training_ground", "area:DA")
    over(match)
    found = state(match)
    assert [development(found, name) for name in ("5A", "DA", "DB")] == ["diplomat", "training_ground", None]
    g = table("daqan", "latari")
    give(g, 0, dials=(0, 1, 1))
    put(g, 0, "5B", footman=1)
    stronghold(g, 0, "DA")
    match = order(g, "fortify")
    say(match, 0, "build", "area:5B")
    over(match)
    assert [state(match).stronghold[area(name)] for name in ("DA", "5B")] == [0, 0]


@law("RW.limits.6")
def test_there_is_no_deed_by_which_a_player_destroys_what_is_his_and_no_limit_lets_him_destroy_more() -> None:
    g = table("daqan", "latari", explore=True)
    stronghold(g, 0, "5A", development="diplomat")
    put(g, 0, "5A", footman=8, knight=1)
    g.turn = 0
    match = scene(g, lambda g: deeds.window(g, 0))
    asked(match, 0, "ask-runewars-deed", "done")
    for word in ("unit:footman", "routed:footman", "area:5A", "development:diplomat", "raze"):
        assert not may(match, word)
    match = scene(g, lambda g: limits.trim(g, 0, area("5A"), 8, "RW.move.limit.1"))
    asked(match, 0, "ask-runewars-destroy", "unit:footman", "unit:knight")
    say(match, 0, "unit:knight")
    over(match)  # eight are left, and that is that
    assert units(match, "5A") == {"footman": (8, 0)}


@law("RW.limits.3", "RW.limits.6")
def test_a_figure_on_the_board_may_be_destroyed_to_be_recruited_when_none_of_its_type_is_left() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(3, 2, 4))
    stronghold(g, 0, "DA")
    put(g, 0, "5A", siege_tower=1)
    put(g, 0, "5B", down=True, siege_tower=2)
    put(g, 0, "5C", siege_tower=1)
    match = order(g, "recruit")
    assert not may(match, "unit:siege_tower")  # at no other time are own units destroyed at will
    say(match, 0, "resource:ore")  # a Knight and a Siege Tower, and all four Siege Towers are on the board
    asked(match, 0, "ask-runewars-reuse-where", "skip", "area:5A", "area:5B", "area:5C")
    twin = match.clone()
    say(match, 0, "area:5B")
    over(match)
    assert units(match, "5B") == {"siege_tower": (0, 1)}
    assert units(match, "DA") == {"knight": (1, 0), "siege_tower": (1, 0)}
    say(twin, 0, "skip")
    over(twin)
    assert units(twin, "DA") == {"knight": (1, 0)}
