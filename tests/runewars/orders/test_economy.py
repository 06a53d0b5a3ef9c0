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
from tests.runewars.bench import area, drawn_tactics, table


def development(g: Table, where: str) -> str | None:
    at = g.development[area(where)]
    return None if at < 0 else DEVELOPMENTS[at]


# --- dials ------------------------------------------------------------------------------------------------------------


@law("RW.resources.1", "RW.resources.5")
def test_each_faction_tracks_food_wood_and_ore_on_dials_from_0_to_8() -> None:
    assert RESOURCES == ["food", "wood", "ore"]
    assert [len(dial) for dial in DIALS] == [9] * 12
    t = table("daqan", "uthuk")
    t.give(0, dials=(7, 0, 3))
    hands.turn_dial(t.g, 0, FOOD, 3, "RW.resources.5")
    hands.turn_dial(t.g, 0, WOOD, -1, "RW.resources.5")
    hands.turn_dial(t.g, 0, ORE, -2, "RW.resources.5")
    assert t.g.players[0].dials == [8, 0, 1]


@law("RW.resources.2", "RW.resources.3")
def test_dials_move_only_by_an_effect_and_what_they_picture_is_gained_only_by_one() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=0, dials=(3, 2, 2))
    t.put(0, "5A", footman=1)
    t.order("strategize")
    t.say(0, "area:5A", "area:5B")  # another area now, with another yield
    t.over()
    player = t.g.players[0]
    assert player.dials == [3, 2, 2]
    assert (player.influence, player.tactics, player.fresh) == (0, [], [])


@law("RW.resources.4", "RW.orders.5.primary.4")
def test_what_dials_give_lowers_no_dial() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(3, 3, 4))
    t.stronghold(0, "DA")
    t.order("recruit", supremacy=True)
    t.say(0, "resource:wood", "resource:ore")
    t.over()
    assert t.g.players[0].dials == [3, 3, 4]
    assert t.units("DA") == {"bowman": (2, 0), "knight": (1, 0), "siege_tower": (1, 0)}


@law("RW.resources.5")
def test_a_harvest_beyond_8_leaves_the_dial_at_8() -> None:
    t = table("daqan", "latari")
    for at in t.g.chart.areas:
        if t.g.owner[at] < 0:
            t.g.unused[KINDS.index("footman")] -= 1
            board.put(t.g, at, KINDS.index("footman"))
    totals = resources.yields(t.g, 0)
    assert max(totals) > 8
    resources.harvest(t.g, 0)
    assert t.g.players[0].dials == [min(8, total) for total in totals]


# --- harvest ----------------------------------------------------------------------------------------------------------


@law("RW.orders.4.primary")
def test_harvest_sets_each_dial_to_what_all_controlled_areas_yield_up_or_down() -> None:
    t = table("daqan", "latari", explore=True)
    t.give(0, dials=(8, 0, 2))
    t.put(0, "5A", footman=1)
    t.stronghold(0, "DA", development="resources")  # developments do not count here
    t.token("5A", "village_wood")
    t.token("5B", "village_food")  # not controlled
    home = [sum(AREA_YIELD[area(name) * 3 + at] for name in ("DA", "DB", "DC", "5A")) for at in range(3)]
    home[WOOD] += 1  # RW.explore.village
    t.order("harvest")
    t.over()
    assert t.g.players[0].dials == home
    assert [line["value"] for line in t.told("dial")] == [
        value for value, before in zip(home, (8, 0, 2), strict=True) if value != before
    ]


@law("RW.orders.4.ex1", "RW.developments.diplomat", "RW.orders.4.supremacy.1", "RW.orders.4.supremacy.2")
def test_harvest_of_daqan_with_1b_food_2_to_4_wood_4_to_3_ore_2_then_2_influence_and_a_development_for_1_wood() -> None:
    t = table("daqan", "uthuk", "latari")  # the ready-made board of three has tile 1
    assert area("1B") in t.g.chart.areas
    t.give(0, influence=1, dials=(2, 4, 2))
    t.put(0, "1B", knight=1)
    t.stronghold(0, "1B", development="diplomat")
    t.stronghold(0, "DA")
    t.order("harvest", supremacy=True)
    assert t.g.players[0].dials == [4, 3, 2]
    assert t.g.players[0].influence == 3
    own = ["resources", "diplomat", "training_ground", "mighty_walls"]
    t.asked(0, "ask-runewars-develop", "skip", *[f"development:{name}" for name in own])
    t.say(0, "development:training_ground")  # DA is the only stronghold without a development
    t.over()
    g = t.g
    assert g.players[0].dials == [4, 2, 2]
    assert (development(g, "DA"), development(g, "1B")) == ("training_ground", "diplomat")


@law("RW.developments.resource")
def test_the_resource_development_raises_one_resource_that_its_area_yields_by_1() -> None:
    t = table("daqan", "latari", explore=True)
    t.stronghold(0, "5A", development="resources")
    t.token("5A", "village_ore")
    found = [name for at, name in enumerate(RESOURCES) if AREA_YIELD[area("5A") * 3 + at] or name == "ore"]
    assert len(found) > 1
    t.order("harvest", supremacy=True)
    before = t.g.players[0].dials.copy()
    t.asked(0, "ask-runewars-dig", *[f"resource:{name}" for name in found])
    t.say(0, "resource:ore")
    before[ORE] += 1
    assert t.g.players[0].dials == before


@law("RW.developments.training_camp")
def test_a_training_ground_yields_1_tactics_card() -> None:
    t = table("daqan", "latari")
    t.stronghold(0, "DA", development="training_ground")
    t.stronghold(1, "LA", development="training_ground")  # not ours
    t.order("harvest", drawn_tactics("ambush"), supremacy=True)
    t.over()  # no stronghold is left without a development, so nothing could be built
    assert len(t.g.players[0].fresh) == 1


@law("RW.orders.4.supremacy.2")
def test_without_wood_nothing_is_built_and_nobody_builds_what_other_factions_own() -> None:
    t = table("daqan", "latari")
    t.stronghold(0, "DA")
    t.order("harvest", supremacy=True)
    t.refused("development:cursed_tomb", "RW.orders.4.supremacy.2")
    t.say(0, "skip")
    t.over()
    t = table("daqan", "latari")
    t.stronghold(0, "5B")
    for name in ("DA", "DB", "DC"):
        t.put(1, name, archer=1)
    t.order("harvest", supremacy=True)
    t.over()  # 5B yields 1 food and nothing else, so there was nothing to ask
    assert t.g.players[0].dials == [1, 0, 0]


@law("RW.developments.limit")
def test_at_most_one_development_stands_at_each_stronghold() -> None:
    t = table("daqan", "latari")
    t.stronghold(0, "DA", development="diplomat")
    t.stronghold(0, "DB")
    t.stronghold(0, "DC")
    t.order("harvest", supremacy=True)
    t.say(0, "development:resources")
    t.asked(0, "ask-runewars-develop-where", "area:DB", "area:DC")
    t.say(0, "area:DC")
    t.over()
    assert [development(t.g, name) for name in ("DA", "DB", "DC")] == ["diplomat", None, "resources"]


@law("RW.limits.4")
def test_a_development_without_a_free_token_may_be_built_anew_with_one_from_the_board() -> None:
    t = table("daqan", "latari")
    t.stronghold(0, "DA", development="resources")
    t.stronghold(0, "DB", development="resources")
    t.stronghold(0, "DC")
    t.order("harvest", supremacy=True)
    while t.match.ask is not None and t.match.ask.about == "ask-runewars-dig":
        t.say(0, t.match.ask.options[0])
    t.say(0, "development:resources")
    t.asked(0, "ask-runewars-give-up-development", "area:DA", "area:DB")
    t.say(0, "area:DA")
    t.over()
    assert [development(t.g, name) for name in ("DA", "DB", "DC")] == [None, "resources", "resources"]


@law("RW.limits.5", "RW.developments.loss")
def test_a_development_in_an_area_without_a_stronghold_is_destroyed_at_once() -> None:
    t = table("daqan", "latari")
    t.stronghold(0, "5A", development="diplomat")
    t.put(0, "5A", footman=1)
    board.raze_stronghold(t.g, area("5A"))
    assert development(t.g, "5A") is None


# --- recruit ----------------------------------------------------------------------------------------------------------


@law("RW.orders.5.ex1", "RW.orders.5.primary.1", "RW.orders.5.supremacy", "RW.orders.5.primary.3")
def test_daqan_recruits_2_bowmen_from_wood_at_3_then_a_knight_and_a_siege_tower_from_ore_at_4_and_one_goes() -> None:
    t = table("daqan", "latari", season="summer")
    t.give(0, dials=(3, 3, 4))
    t.stronghold(0, "DA")
    t.put(0, "DA", bowman=3, footman=2)
    t.hero(0, "battlemage_jaes", "DA")  # heroes do not count
    t.order("recruit", supremacy=True)
    t.asked(0, "ask-runewars-recruit", "resource:food", "resource:wood", "resource:ore")
    t.say(0, "resource:wood")
    assert t.units("DA") == {"bowman": (5, 0), "footman": (2, 0)}
    t.asked(0, "ask-runewars-recruit-again", "skip", "resource:food", "resource:ore")
    t.refused("resource:wood", "RW.orders.5.supremacy")
    t.say(0, "resource:ore")
    t.asked(0, "ask-runewars-destroy", "unit:footman", "unit:bowman", "unit:knight", "unit:siege_tower")
    t.say(0, "unit:footman")
    t.over()
    assert t.units("DA") == {
        "bowman": (5, 0),
        "footman": (1, 0),
        "knight": (1, 0),
        "siege_tower": (1, 0),
    }


@law("RW.orders.5.primary.2", "RW.move.activation.3")
def test_recruits_appear_at_ones_own_strongholds_activated_areas_included() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(3, 2, 2))
    t.stronghold(0, "DA")
    t.stronghold(0, "5A")
    t.stronghold(1, "LA")
    t.activate(0, "5A")
    t.order("recruit")
    t.say(0, "resource:food")
    t.asked(0, "ask-runewars-muster-where", "area:DA", "area:5A")
    t.say(0, "area:5A", 2)
    t.say(0, "area:DA")
    t.over()
    assert t.units("5A") == {"footman": (2, 0)}
    assert t.units("DA") == {"footman": (1, 0)}


@law("RW.orders.5.primary.2")
def test_without_a_stronghold_nobody_is_recruited() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.order("recruit", supremacy=True).over()


@law("RW.orders.5.primary.2")
def test_who_has_no_stronghold_recruits_nothing_and_is_not_asked() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(8, 8, 8))
    t.put(0, "DA", footman=1)
    t.order("recruit", supremacy=True)
    t.over()
    assert t.units("DA") == {"footman": (1, 0)}


@law("RW.limits.6")
def test_nothing_of_ones_own_is_given_up_while_there_is_another_in_the_supply() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(3, 2, 4))
    t.stronghold(0, "DA")
    t.put(0, "5A", siege_tower=3)  # one of four is left
    t.order("recruit")
    t.say(0, "resource:ore")
    t.over()  # nobody was asked for one on the board
    assert t.units("5A") == {"siege_tower": (3, 0)}
    assert t.units("DA") == {"knight": (1, 0), "siege_tower": (1, 0)}
    t = table("daqan", "latari")
    t.give(0, dials=(0, 3, 0))
    for name in ("DA", "DB"):
        t.stronghold(0, name)
    t.stronghold(0, "5A", development="diplomat")
    t.order("harvest", supremacy=True)
    t.say(0, "development:training_ground", "area:DA")
    t.over()
    found = t.g
    assert [development(found, name) for name in ("5A", "DA", "DB")] == ["diplomat", "training_ground", None]
    t = table("daqan", "latari")
    t.give(0, dials=(0, 1, 1))
    t.put(0, "5B", footman=1)
    t.stronghold(0, "DA")
    t.order("fortify")
    t.say(0, "build", "area:5B")
    t.over()
    assert [t.g.stronghold[area(name)] for name in ("DA", "5B")] == [0, 0]


@law("RW.limits.6")
def test_there_is_no_deed_by_which_a_player_destroys_what_is_his_and_no_limit_lets_him_destroy_more() -> None:
    t = table("daqan", "latari", explore=True)
    t.stronghold(0, "5A", development="diplomat")
    t.put(0, "5A", footman=8, knight=1)
    t.g.turn = 0
    t.stage(lambda g: deeds.window(g, 0))
    t.asked(0, "ask-runewars-deed", "done")
    for word in ("unit:footman", "routed:footman", "area:5A", "development:diplomat", "raze"):
        assert not t.may(word)
    t.again()
    t.stage(lambda g: limits.trim(g, 0, area("5A"), 8, "RW.move.limit.1"))
    t.asked(0, "ask-runewars-destroy", "unit:footman", "unit:knight")
    t.say(0, "unit:knight")
    t.over()  # eight are left, and that is that
    assert t.units("5A") == {"footman": (8, 0)}


@law("RW.limits.3", "RW.limits.6")
def test_a_figure_on_the_board_may_be_destroyed_to_be_recruited_when_none_of_its_type_is_left() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(3, 2, 4))
    t.stronghold(0, "DA")
    t.put(0, "5A", siege_tower=1)
    t.put(0, "5B", down=True, siege_tower=2)
    t.put(0, "5C", siege_tower=1)
    t.order("recruit")
    assert not t.may("unit:siege_tower")  # at no other time are own units destroyed at will
    t.say(0, "resource:ore")  # a Knight and a Siege Tower, and all four Siege Towers are on the board
    t.asked(0, "ask-runewars-reuse-where", "skip", "area:5A", "area:5B", "area:5C")
    twin = t.clone()
    t.say(0, "area:5B")
    t.over()
    assert t.units("5B") == {"siege_tower": (0, 1)}
    assert t.units("DA") == {"knight": (1, 0), "siege_tower": (1, 0)}
    twin.say(0, "skip")
    twin.over()
    assert twin.units("DA") == {"knight": (1, 0)}
