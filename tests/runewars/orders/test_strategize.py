"""Strategize, borders, heroes that move with it, and allies on the march (RW.move.strategize, RW.orders.1)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from polana.games.runewars.components import KINDS
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREAS, MOUNTAIN, STEP
from polana.games.runewars.moves import movement
from polana.games.runewars.state import Table
from tests.law import law
from tests.runewars.bench import (
    activate,
    area,
    asked,
    drawn_tactics,
    give,
    hero,
    may,
    neutrals,
    over,
    owner,
    put,
    refused,
    rune,
    say,
    state,
    table,
    token,
    units,
)
from tests.runewars.orderbench import order


@law("RW.move.strategize.ex1", "RW.orders.1.primary", "RW.orders.1.supremacy", "RW.move.strategize.4")
def test_two_footmen_and_a_knight_move_and_supremacy_draws_a_tactics_card_with_dials_at_3_2_2() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(3, 2, 2))
    put(g, 0, "DA", footman=3)
    put(g, 0, "8A", knight=1)
    neutrals(g, "7A", hellhound=2)
    match = order(g, "strategize", drawn_tactics("ambush"), supremacy=True)
    say(match, 0, "area:DA")
    asked(match, 0, "ask-runewars-move-to", "area:DB", "area:DC", "area:5A")
    say(match, 0, "area:DC", 2)
    say(match, 0, "area:8A")  # 8B is the only place to go: 7A holds neutral units, 6A and 6B lie behind mountains
    say(match, 0, "done")
    over(match)
    g = state(match)
    assert units(g, "DA") == {"footman": (1, 0)}
    assert units(g, "DC") == {"footman": (2, 0)}
    assert units(g, "8A") == {}
    assert units(g, "8B") == {"knight": (1, 0)}
    assert [TACTICS[card] for card in g.players[0].fresh] == ["ambush"]  # not usable before the next season
    assert g.players[0].tactics == []
    assert not any(g.activated)


@law("RW.move.strategize.1", "RW.move.border.1")
def test_each_standing_figure_moves_to_one_adjacent_area_that_is_empty_or_friendly() -> None:
    g = table("daqan", "latari")
    put(g, 0, "8A", knight=1, footman=1)
    put(g, 0, "8A", down=True, footman=1)
    put(g, 1, "8B", archer=1)
    match = order(g, "strategize")
    say(match, 0, "area:8A", "unit:knight")
    # the only neighbour that nobody holds, so it was not asked
    asked(match, 0, "ask-runewars-strategize", "done", "area:8A")
    say(match, 0, "area:8A")  # then nobody is left who stands, and the order is done
    over(match)
    assert units(match, "7A") == {"footman": (1, 0), "knight": (1, 0)}
    assert units(match, "8A") == {"footman": (0, 1)}


@law("RW.move.strategize.1", "RW.terms.routed", "RW.move.border.1")
def test_why_a_figure_does_not_move_there() -> None:
    g = table("daqan", "latari")
    put(g, 0, "8A", knight=1)
    put(g, 0, "5A", down=True, bowman=2)
    put(g, 1, "8B", archer=1)
    neutrals(g, "7B", giant=1)
    match = order(g, "strategize")
    refused(match, "area:5A", "RW.terms.routed")
    g = table("daqan", "latari")
    put(g, 0, "7A", knight=2)
    put(g, 1, "8B", archer=1)
    neutrals(g, "7B", giant=1)
    match = order(g, "strategize")
    say(match, 0, "area:7A")
    asked(match, 0, "ask-runewars-move-to", "area:8A", "area:8C")
    refused(match, "area:8B", "RW.move.strategize.1")
    refused(match, "area:7B", "RW.move.strategize.1")
    refused(match, "area:8D", "RW.move.strategize.2")
    g = table("daqan", "latari")
    put(g, 0, "8A", knight=1)
    match = order(g, "strategize")
    say(match, 0, "area:8A")
    refused(match, "area:6A", "RW.move.border.1")
    refused(match, "area:6B", "RW.move.border.1")


@law("RW.move.strategize.2")
def test_strategize_moves_figures_from_and_to_any_number_of_areas_but_each_one_area_at_most() -> None:
    g = table("daqan", "latari")
    put(g, 0, "DA", footman=1)
    put(g, 0, "5A", footman=2, bowman=1)
    match = order(g, "strategize")
    say(match, 0, "area:DA", "area:5A")
    say(match, 0, "area:5A", "unit:footman", "area:5B", 2)
    refused(match, "area:DA", "RW.move.strategize.2")
    say(match, 0, "area:5A", "area:7C")  # the Bowman; the Footman that comes from DA moves no farther
    over(match)
    assert units(match, "5A") == {"footman": (1, 0)}
    assert units(match, "5B") == {"footman": (2, 0)}
    assert units(match, "7C") == {"bowman": (1, 0)}


@law("RW.move.strategize.3", "RW.move.activation.5", "RW.move.activation.3", "RW.terms.activated_area")
def test_units_do_not_leave_an_area_with_their_players_activation_token_but_may_enter_one() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=2)
    put(g, 0, "5B", bowman=1)
    activate(g, 0, "5A")
    activate(g, 1, "5B")  # another player's token binds nobody else
    match = order(g, "strategize")
    refused(match, "area:5A", "RW.move.strategize.3")
    say(match, 0, "area:5B", "area:5A")
    over(match)
    assert units(match, "5A") == {"footman": (2, 0), "bowman": (1, 0)}


@law("RW.move.activation.2")
def test_strategize_places_no_activation_token() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    match = order(g, "strategize")
    say(match, 0, "area:5A", "area:5B")
    over(match)
    assert not any(state(match).activated)
    assert owner(match, "5A") is None


@law("RW.move.limit.1")
def test_more_than_eight_units_are_too_many_once_all_moves_of_the_order_are_done() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=7)
    put(g, 0, "DA", bowman=3)
    match = order(g, "strategize")
    say(match, 0, "area:DA", "area:5A", 3)
    say(match, 0, "area:5A", "area:7C", 1)
    say(match, 0, "done")
    asked(match, 0, "ask-runewars-destroy", "unit:footman", "unit:bowman")
    say(match, 0, "unit:footman")
    over(match)
    assert units(match, "5A") == {"footman": (5, 0), "bowman": (3, 0)}
    assert units(match, "7C") == {"footman": (1, 0)}


# --- heroes -----------------------------------------------------------------------------------------------------------


@law("RW.move.hero.1", "RW.move.hero.3", "RW.terms.figures")
def test_figures_are_units_and_heroes_and_heroes_leave_activated_areas() -> None:
    g = table("daqan", "latari")
    at = hero(g, 0, "battlemage_jaes", "5A")
    put(g, 0, "5A", footman=1)
    activate(g, 0, "5A")
    match = order(g, "strategize")
    asked(match, 0, "ask-runewars-strategize", "done", "hero:battlemage_jaes")
    say(match, 0, "hero:battlemage_jaes", "area:5B")
    over(match)
    assert state(match).hero_area[at] == area("5B")


@law("RW.move.hero.2")
def test_with_strategize_a_hero_too_ends_in_an_empty_or_friendly_area() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "battlemage_jaes", "8B")
    put(g, 1, "8A", archer=1)
    neutrals(g, "7A", giant=1)
    match = order(g, "strategize")
    say(match, 0, "hero:battlemage_jaes")
    asked(match, 0, "ask-runewars-hero-move-to", "area:8C", "area:8D", "area:6B")
    refused(match, "area:8A", "RW.move.strategize.1")
    refused(match, "area:7A", "RW.move.strategize.1")


@law("RW.move.hero.4")
def test_a_routed_hero_does_not_move() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    hero(g, 0, "battlemage_jaes", "5A", routed=True)
    match = order(g, "strategize")
    refused(match, "hero:battlemage_jaes", "RW.move.hero.4")


@law("RW.runes.peek.1")
def test_a_hero_who_comes_sees_the_rune_only_when_all_have_moved() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "battlemage_jaes", "5A")
    put(g, 0, "DA", footman=1)
    rune(g, "5B", "dragon")
    match = order(g, "strategize")
    say(match, 0, "hero:battlemage_jaes", "area:5B")
    refused(match, "hero:battlemage_jaes", "RW.move.strategize.2")  # once is enough
    assert state(match).rune_known[area("5B")] == 0
    say(match, 0, "done")
    assert state(match).rune_known[area("5B")] == 1


# --- borders ----------------------------------------------------------------------------------------------------------


@law("RW.move.border.2", "RW.terms.flying")
def test_flying_figures_cross_mountains_and_water_but_flying_units_pass_no_enemies() -> None:
    g = table("latari", "daqan")
    put(g, 0, "8A", pegasus_rider=1)
    g.turn = 0
    rider = KINDS.index("pegasus_rider")
    beside = movement.beside(g, area("8A"), movement.crossing(g, 0, rider))
    assert sorted(beside) == sorted(area(name) for name in ("7A", "8B", "6B", "6A"))
    assert area("8A") in movement.reach(g, 0, area("6C"), rider)  # over 6A or 6B
    put(g, 1, "6A", footman=1)
    neutrals(g, "6B", giant=1)
    assert area("8A") not in movement.reach(g, 0, area("6C"), rider)
    at = hero(g, 0, "battlemage_jaes", "8A", rewards=["winged_steed"])
    assert area("6C") in movement.hero_reach(g, at, 2)  # a flying hero passes them


@law("RW.move.border.3")
def test_a_card_that_opens_mountains_opens_them_for_the_figures_of_its_player() -> None:
    g = table("daqan", "latari")
    put(g, 0, "8A", footman=1)
    put(g, 1, "6B", archer=1)
    g.turn = 0
    g.acts.crossing = MOUNTAIN
    footman, archer = KINDS.index("footman"), KINDS.index("archer")
    assert area("6A") in movement.beside(g, area("8A"), movement.crossing(g, 0, footman))
    assert area("8A") not in movement.beside(g, area("6B"), movement.crossing(g, 1, archer))
    assert area("7B") not in movement.beside(g, area("5C"), movement.crossing(g, 0, footman))  # water


@law("RW.move.border.5")
def test_nobody_crosses_a_hole_not_even_flying() -> None:
    g = table("latari", "daqan")
    put(g, 0, "5D", pegasus_rider=1)
    kind = KINDS.index("pegasus_rider")
    assert sorted(movement.beside(g, area("5D"), movement.crossing(g, 0, kind))) == sorted([area("8C"), area("5C")])
    found = movement.distances(g, 0, area("5D"), 3, 3)
    assert found[area("8D")] == 3  # 8C, 8B, 8D: around the hole, never across it


@law("RW.move.border.5")
def test_with_no_order_and_no_wings_does_anybody_get_to_the_other_side_of_a_missing_hex() -> None:
    # The hex south of 7B is missing, 9A lies beyond it. The way around, by 7A and 2A, takes three steps.
    tiles = [("tile_7", 0, 0, 0), ("tile_2", 0, 1, 0), ("tile_9", 1, 1, 4)]

    def bay() -> Table:
        g = table("latari", "daqan", tiles=tiles)
        assert g.chart.cell[area("9A")] - g.chart.cell[area("7B")] == 2 * STEP[3]  # two steps to the south
        put(g, 0, "7B", pegasus_rider=1)
        return g

    match = order(bay(), "strategize")
    asked(match, 0, "ask-runewars-strategize", "done", "area:7B")
    say(match, 0, "area:7B")
    asked(match, 0, "ask-runewars-move-to", "area:7A", "area:7C")
    refused(match, "area:9A", "RW.move.strategize.2")
    g = bay()
    put(g, 0, "2A", archer=1)
    match = order(g, "conquer")
    say(match, 0, "area:9A")
    asked(match, 0, "ask-runewars-march", "done", "area:2A")  # the Rider would come from three areas away
    refused(match, "area:7B", "RW.move.mobilize.1")
    g = bay()
    at = hero(g, 0, "corbin", "7B", rewards=["winged_steed"])
    assert sorted(AREAS[to] for to in movement.hero_reach(g, at, 1)) == ["7A", "7B", "7C"]
    assert sorted(AREAS[to] for to in movement.hero_reach(g, at, 2)) == ["2A", "7A", "7B", "7C"]


# --- allies -----------------------------------------------------------------------------------------------------------


@law("RW.neutral.ally.6")
def test_allies_move_alone_only_to_a_friendly_area() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1, beastman=2)
    match = order(g, "strategize")
    say(match, 0, "area:5A", "unit:beastman")
    asked(match, 0, "ask-runewars-move-to", "area:DA", "area:DC")
    refused(match, "area:5B", "RW.neutral.ally.6")
    say(match, 0, "area:DA", 1)
    say(match, 0, "area:5A", "unit:footman", "area:5B")
    say(match, 0, "area:5A")  # with an own unit on its way to 5B, the other Beastman may follow
    asked(match, 0, "ask-runewars-move-to", "area:DA", "area:DC", "area:5B")
    say(match, 0, "area:5B")
    over(match)
    g = state(match)
    assert units(g, "5A") == {}
    assert units(g, "5B") == {"footman": (1, 0), "beastman": (1, 0)}
    assert [g.ally[area(name)] for name in ("5B", "DA")] == [0, 0]


@law("RW.neutral.ally.6")
def test_the_last_own_unit_does_not_leave_an_area_to_which_allies_are_on_their_way() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1, giant=1)
    put(g, 0, "5B", knight=1)
    match = order(g, "strategize")
    say(match, 0, "area:5A", "unit:giant", "area:5B")
    refused(match, "area:5B", "RW.neutral.ally.6")


@law("RW.neutral.ally.2", "RW.neutral.ally.3")
def test_allies_move_like_own_units_and_are_neutral_again_where_they_are_left_alone() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1, hellhound=1)
    match = order(g, "strategize")
    assert may(match, "area:5A")
    say(match, 0, "area:5A", "unit:footman", "area:5B", "done")
    over(match)
    assert units(match, "5A") == {"hellhound": (1, 0)}
    assert owner(match, "5A") is None
    assert state(match).ally[area("5A")] == -1


@law("RW.neutral.cards.1", "RW.neutral.cards.2")
def test_neutral_units_that_a_card_moves_ally_with_who_controls_the_area_and_with_nobody_elsewhere() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    put(g, 1, "6A", archer=1, giant=1)
    neutrals(g, "7A", hellhound=1)
    giant, hound = KINDS.index("giant"), KINDS.index("hellhound")
    board.take(g, area("7A"), hound)
    board.put(g, area("5A"), hound)
    assert g.ally[area("5A")] == 0
    board.take(g, area("6A"), giant)
    board.put(g, area("7A"), giant)
    assert g.ally[area("7A")] == -1
    assert owner(g, "7A") is None
    board.take(g, area("7A"), giant)
    board.put(g, area("6A"), giant)
    assert g.ally[area("6A")] == 1


# --- portals ----------------------------------------------------------------------------------------------------------


@law("RW.explore.portal")
def test_for_one_influence_an_order_moves_figures_from_portal_to_portal() -> None:
    g = table("daqan", "latari", explore=True)
    give(g, 0, influence=1)
    put(g, 0, "5A", footman=1)
    token(g, "5A", "magic_portal")
    token(g, "8D", "magic_portal")
    match = order(g, "strategize")
    say(match, 0, "exploration:magic_portal")
    assert state(match).players[0].influence == 0
    say(match, 0, "area:5A")
    asked(match, 0, "ask-runewars-move-to", "area:DA", "area:DC", "area:5B", "area:7C", "area:8D")
    say(match, 0, "area:8D")
    over(match)
    assert units(match, "8D") == {"footman": (1, 0)}


@law("RW.explore.portal")
def test_without_influence_nobody_uses_a_portal() -> None:
    g = table("daqan", "latari", explore=True)
    give(g, 0, influence=0)
    put(g, 0, "5A", footman=1)
    token(g, "5A", "magic_portal")
    token(g, "8D", "magic_portal")
    match = order(g, "strategize")
    refused(match, "exploration:magic_portal", "RW.explore.portal")


@law("RW.rewards.secret", "RW.move.strategize.1")
def test_where_a_hero_with_a_hidden_reward_goes_is_asked_whether_or_not_it_opens_more_ways() -> None:
    for reward, ways in (("winged_steed", ["5B", "7B", "7C", "8C"]), ("tome_of_lore", ["5B"])):
        g = table("daqan", "latari")
        hero(g, 0, "battlemage_jaes", "5C", rewards=[reward])
        put(g, 1, "5D", archer=1)
        match = order(g, "strategize")
        say(match, 0, "hero:battlemage_jaes")
        asked(match, 0, "ask-runewars-hero-move-to", *[f"area:{at}" for at in ways])
        ask = match.ask
        assert ask is not None
        assert ask.veiled
