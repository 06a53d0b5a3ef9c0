"""Strategize, borders, heroes that move with it, and allies on the march (RW.move.strategize, RW.orders.1)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from polana.games.runewars.components import KINDS
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREAS, MOUNTAIN, STEP
from polana.games.runewars.moves import movement
from tests.law import law
from tests.runewars.bench import Bench, area, drawn_tactics, table


@law("RW.move.strategize.ex1", "RW.orders.1.primary", "RW.orders.1.supremacy", "RW.move.strategize.4")
def test_two_footmen_and_a_knight_move_and_supremacy_draws_a_tactics_card_with_dials_at_3_2_2() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(3, 2, 2))
    t.put(0, "DA", footman=3)
    t.put(0, "8A", knight=1)
    t.neutrals("7A", hellhound=2)
    t.order("strategize", drawn_tactics("ambush"), supremacy=True)
    t.say(0, "area:DA")
    t.asked(0, "ask-runewars-move-to", "area:DB", "area:DC", "area:5A")
    t.say(0, "area:DC", 2)
    t.say(0, "area:8A")  # 8B is the only place to go: 7A holds neutral units, 6A and 6B lie behind mountains
    t.say(0, "done")
    t.over()
    g = t.g
    assert t.units("DA") == {"footman": (1, 0)}
    assert t.units("DC") == {"footman": (2, 0)}
    assert t.units("8A") == {}
    assert t.units("8B") == {"knight": (1, 0)}
    assert [TACTICS[card] for card in g.players[0].fresh] == ["ambush"]  # not usable before the next season
    assert g.players[0].tactics == []
    assert not any(g.activated)


@law("RW.move.strategize.1", "RW.move.border.1")
def test_each_standing_figure_moves_to_one_adjacent_area_that_is_empty_or_friendly() -> None:
    t = table("daqan", "latari")
    t.put(0, "8A", knight=1, footman=1)
    t.put(0, "8A", down=True, footman=1)
    t.put(1, "8B", archer=1)
    t.order("strategize")
    t.say(0, "area:8A", "unit:knight")
    # the only neighbour that nobody holds, so it was not asked
    t.asked(0, "ask-runewars-strategize", "done", "area:8A")
    t.say(0, "area:8A")  # then nobody is left who stands, and the order is done
    t.over()
    assert t.units("7A") == {"footman": (1, 0), "knight": (1, 0)}
    assert t.units("8A") == {"footman": (0, 1)}


@law("RW.move.strategize.1", "RW.terms.routed", "RW.move.border.1")
def test_why_a_figure_does_not_move_there() -> None:
    t = table("daqan", "latari")
    t.put(0, "8A", knight=1)
    t.put(0, "5A", down=True, bowman=2)
    t.put(1, "8B", archer=1)
    t.neutrals("7B", giant=1)
    t.order("strategize")
    t.refused("area:5A", "RW.terms.routed")
    t = table("daqan", "latari")
    t.put(0, "7A", knight=2)
    t.put(1, "8B", archer=1)
    t.neutrals("7B", giant=1)
    t.order("strategize")
    t.say(0, "area:7A")
    t.asked(0, "ask-runewars-move-to", "area:8A", "area:8C")
    t.refused("area:8B", "RW.move.strategize.1")
    t.refused("area:7B", "RW.move.strategize.1")
    t.refused("area:8D", "RW.move.strategize.2")
    t = table("daqan", "latari")
    t.put(0, "8A", knight=1)
    t.order("strategize")
    t.say(0, "area:8A")
    t.refused("area:6A", "RW.move.border.1")
    t.refused("area:6B", "RW.move.border.1")


@law("RW.move.strategize.2")
def test_strategize_moves_figures_from_and_to_any_number_of_areas_but_each_one_area_at_most() -> None:
    t = table("daqan", "latari")
    t.put(0, "DA", footman=1)
    t.put(0, "5A", footman=2, bowman=1)
    t.order("strategize")
    t.say(0, "area:DA", "area:5A")
    t.say(0, "area:5A", "unit:footman", "area:5B", 2)
    t.refused("area:DA", "RW.move.strategize.2")
    t.say(0, "area:5A", "area:7C")  # the Bowman; the Footman that comes from DA moves no farther
    t.over()
    assert t.units("5A") == {"footman": (1, 0)}
    assert t.units("5B") == {"footman": (2, 0)}
    assert t.units("7C") == {"bowman": (1, 0)}


@law("RW.move.strategize.3", "RW.move.activation.5", "RW.move.activation.3", "RW.terms.activated_area")
def test_units_do_not_leave_an_area_with_their_players_activation_token_but_may_enter_one() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=2)
    t.put(0, "5B", bowman=1)
    t.activate(0, "5A")
    t.activate(1, "5B")  # another player's token binds nobody else
    t.order("strategize")
    t.refused("area:5A", "RW.move.strategize.3")
    t.say(0, "area:5B", "area:5A")
    t.over()
    assert t.units("5A") == {"footman": (2, 0), "bowman": (1, 0)}


@law("RW.move.activation.2")
def test_strategize_places_no_activation_token() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.order("strategize")
    t.say(0, "area:5A", "area:5B")
    t.over()
    assert not any(t.g.activated)
    assert t.owner("5A") is None


@law("RW.move.limit.1")
def test_more_than_eight_units_are_too_many_once_all_moves_of_the_order_are_done() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=7)
    t.put(0, "DA", bowman=3)
    t.order("strategize")
    t.say(0, "area:DA", "area:5A", 3)
    t.say(0, "area:5A", "area:7C", 1)
    t.say(0, "done")
    t.asked(0, "ask-runewars-destroy", "unit:footman", "unit:bowman")
    t.say(0, "unit:footman")
    t.over()
    assert t.units("5A") == {"footman": (5, 0), "bowman": (3, 0)}
    assert t.units("7C") == {"footman": (1, 0)}


# --- heroes -----------------------------------------------------------------------------------------------------------


@law("RW.move.hero.1", "RW.move.hero.3", "RW.terms.figures")
def test_figures_are_units_and_heroes_and_heroes_leave_activated_areas() -> None:
    t = table("daqan", "latari")
    at = t.hero(0, "battlemage_jaes", "5A")
    t.put(0, "5A", footman=1)
    t.activate(0, "5A")
    t.order("strategize")
    t.asked(0, "ask-runewars-strategize", "done", "hero:battlemage_jaes")
    t.say(0, "hero:battlemage_jaes", "area:5B")
    t.over()
    assert t.g.hero_area[at] == area("5B")


@law("RW.move.hero.2")
def test_with_strategize_a_hero_too_ends_in_an_empty_or_friendly_area() -> None:
    t = table("daqan", "latari")
    t.hero(0, "battlemage_jaes", "8B")
    t.put(1, "8A", archer=1)
    t.neutrals("7A", giant=1)
    t.order("strategize")
    t.say(0, "hero:battlemage_jaes")
    t.asked(0, "ask-runewars-hero-move-to", "area:8C", "area:8D", "area:6B")
    t.refused("area:8A", "RW.move.strategize.1")
    t.refused("area:7A", "RW.move.strategize.1")


@law("RW.move.hero.4")
def test_a_routed_hero_does_not_move() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.hero(0, "battlemage_jaes", "5A", routed=True)
    t.order("strategize")
    t.refused("hero:battlemage_jaes", "RW.move.hero.4")


@law("RW.runes.peek.1")
def test_a_hero_who_comes_sees_the_rune_only_when_all_have_moved() -> None:
    t = table("daqan", "latari")
    t.hero(0, "battlemage_jaes", "5A")
    t.put(0, "DA", footman=1)
    t.rune("5B", "dragon")
    t.order("strategize")
    t.say(0, "hero:battlemage_jaes", "area:5B")
    t.refused("hero:battlemage_jaes", "RW.move.strategize.2")  # once is enough
    assert t.g.rune_known[area("5B")] == 0
    t.say(0, "done")
    assert t.g.rune_known[area("5B")] == 1


# --- borders ----------------------------------------------------------------------------------------------------------


@law("RW.move.border.2", "RW.terms.flying")
def test_flying_figures_cross_mountains_and_water_but_flying_units_pass_no_enemies() -> None:
    t = table("latari", "daqan")
    t.put(0, "8A", pegasus_rider=1)
    t.g.turn = 0
    rider = KINDS.index("pegasus_rider")
    beside = movement.beside(t.g, area("8A"), movement.crossing(t.g, 0, rider))
    assert sorted(beside) == sorted(area(name) for name in ("7A", "8B", "6B", "6A"))
    assert area("8A") in movement.reach(t.g, 0, area("6C"), rider)  # over 6A or 6B
    t.put(1, "6A", footman=1)
    t.neutrals("6B", giant=1)
    assert area("8A") not in movement.reach(t.g, 0, area("6C"), rider)
    at = t.hero(0, "battlemage_jaes", "8A", rewards=["winged_steed"])
    assert area("6C") in movement.hero_reach(t.g, at, 2)  # a flying hero passes them


@law("RW.move.border.3")
def test_a_card_that_opens_mountains_opens_them_for_the_figures_of_its_player() -> None:
    t = table("daqan", "latari")
    t.put(0, "8A", footman=1)
    t.put(1, "6B", archer=1)
    t.g.turn = 0
    t.g.acts.crossing = MOUNTAIN
    footman, archer = KINDS.index("footman"), KINDS.index("archer")
    assert area("6A") in movement.beside(t.g, area("8A"), movement.crossing(t.g, 0, footman))
    assert area("8A") not in movement.beside(t.g, area("6B"), movement.crossing(t.g, 1, archer))
    assert area("7B") not in movement.beside(t.g, area("5C"), movement.crossing(t.g, 0, footman))  # water


@law("RW.move.border.5")
def test_nobody_crosses_a_hole_not_even_flying() -> None:
    t = table("latari", "daqan")
    t.put(0, "5D", pegasus_rider=1)
    kind = KINDS.index("pegasus_rider")
    assert sorted(movement.beside(t.g, area("5D"), movement.crossing(t.g, 0, kind))) == sorted([area("8C"), area("5C")])
    found = movement.distances(t.g, 0, area("5D"), 3, 3)
    assert found[area("8D")] == 3  # 8C, 8B, 8D: around the hole, never across it


@law("RW.move.border.5")
def test_with_no_order_and_no_wings_does_anybody_get_to_the_other_side_of_a_missing_hex() -> None:
    # The hex south of 7B is missing, 9A lies beyond it. The way around, by 7A and 2A, takes three steps.
    tiles = [("tile_7", 0, 0, 0), ("tile_2", 0, 1, 0), ("tile_9", 1, 1, 4)]

    def bay() -> Bench:
        t = table("latari", "daqan", tiles=tiles)
        assert t.g.chart.cell[area("9A")] - t.g.chart.cell[area("7B")] == 2 * STEP[3]  # two steps to the south
        t.put(0, "7B", pegasus_rider=1)
        return t

    t = bay().order("strategize")
    t.asked(0, "ask-runewars-strategize", "done", "area:7B")
    t.say(0, "area:7B")
    t.asked(0, "ask-runewars-move-to", "area:7A", "area:7C")
    t.refused("area:9A", "RW.move.strategize.2")
    t = bay()
    t.put(0, "2A", archer=1)
    t.order("conquer")
    t.say(0, "area:9A")
    t.asked(0, "ask-runewars-march", "done", "area:2A")  # the Rider would come from three areas away
    t.refused("area:7B", "RW.move.mobilize.1")
    t = bay()
    at = t.hero(0, "corbin", "7B", rewards=["winged_steed"])
    assert sorted(AREAS[to] for to in movement.hero_reach(t.g, at, 1)) == ["7A", "7B", "7C"]
    assert sorted(AREAS[to] for to in movement.hero_reach(t.g, at, 2)) == ["2A", "7A", "7B", "7C"]


# --- allies -----------------------------------------------------------------------------------------------------------


@law("RW.neutral.ally.6")
def test_allies_move_alone_only_to_a_friendly_area() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1, beastman=2)
    t.order("strategize")
    t.say(0, "area:5A", "unit:beastman")
    t.asked(0, "ask-runewars-move-to", "area:DA", "area:DC")
    t.refused("area:5B", "RW.neutral.ally.6")
    t.say(0, "area:DA", 1)
    t.say(0, "area:5A", "unit:footman", "area:5B")
    t.say(0, "area:5A")  # with an own unit on its way to 5B, the other Beastman may follow
    t.asked(0, "ask-runewars-move-to", "area:DA", "area:DC", "area:5B")
    t.say(0, "area:5B")
    t.over()
    g = t.g
    assert t.units("5A") == {}
    assert t.units("5B") == {"footman": (1, 0), "beastman": (1, 0)}
    assert [g.ally[area(name)] for name in ("5B", "DA")] == [0, 0]


@law("RW.neutral.ally.6")
def test_the_last_own_unit_does_not_leave_an_area_to_which_allies_are_on_their_way() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1, giant=1)
    t.put(0, "5B", knight=1)
    t.order("strategize")
    t.say(0, "area:5A", "unit:giant", "area:5B")
    t.refused("area:5B", "RW.neutral.ally.6")


@law("RW.neutral.ally.2", "RW.neutral.ally.3")
def test_allies_move_like_own_units_and_are_neutral_again_where_they_are_left_alone() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1, hellhound=1)
    t.order("strategize")
    assert t.may("area:5A")
    t.say(0, "area:5A", "unit:footman", "area:5B", "done")
    t.over()
    assert t.units("5A") == {"hellhound": (1, 0)}
    assert t.owner("5A") is None
    assert t.g.ally[area("5A")] == -1
    assert [str(line["area"]) for line in t.told("parted")] == ["area:5A"]


@law("RW.neutral.cards.1", "RW.neutral.cards.2")
def test_neutral_units_that_a_card_moves_ally_with_who_controls_the_area_and_with_nobody_elsewhere() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.put(1, "6A", archer=1, giant=1)
    t.neutrals("7A", hellhound=1)
    giant, hound = KINDS.index("giant"), KINDS.index("hellhound")
    board.take(t.g, area("7A"), hound)
    board.put(t.g, area("5A"), hound)
    assert t.g.ally[area("5A")] == 0
    board.take(t.g, area("6A"), giant)
    board.put(t.g, area("7A"), giant)
    assert t.g.ally[area("7A")] == -1
    assert t.owner("7A") is None
    board.take(t.g, area("7A"), giant)
    board.put(t.g, area("6A"), giant)
    assert t.g.ally[area("6A")] == 1


# --- portals ----------------------------------------------------------------------------------------------------------


@law("RW.explore.portal")
def test_for_one_influence_an_order_moves_figures_from_portal_to_portal() -> None:
    t = table("daqan", "latari", explore=True)
    t.give(0, influence=1)
    t.put(0, "5A", footman=1)
    t.token("5A", "magic_portal")
    t.token("8D", "magic_portal")
    t.order("strategize")
    t.say(0, "exploration:magic_portal")
    assert t.g.players[0].influence == 0
    t.say(0, "area:5A")
    t.asked(0, "ask-runewars-move-to", "area:DA", "area:DC", "area:5B", "area:7C", "area:8D")
    t.say(0, "area:8D")
    t.over()
    assert t.units("8D") == {"footman": (1, 0)}


@law("RW.explore.portal")
def test_without_influence_nobody_uses_a_portal() -> None:
    t = table("daqan", "latari", explore=True)
    t.give(0, influence=0)
    t.put(0, "5A", footman=1)
    t.token("5A", "magic_portal")
    t.token("8D", "magic_portal")
    t.order("strategize")
    t.refused("exploration:magic_portal", "RW.explore.portal")


@law("RW.rewards.secret", "RW.move.strategize.1")
def test_where_a_hero_with_a_hidden_reward_goes_is_asked_whether_or_not_it_opens_more_ways() -> None:
    for reward, ways in (("winged_steed", ["5B", "7B", "7C", "8C"]), ("tome_of_lore", ["5B"])):
        t = table("daqan", "latari")
        t.hero(0, "battlemage_jaes", "5C", rewards=[reward])
        t.put(1, "5D", archer=1)
        t.order("strategize")
        t.say(0, "hero:battlemage_jaes")
        t.asked(0, "ask-runewars-hero-move-to", *[f"area:{at}" for at in ways])
        ask = t.match.ask
        assert ask is not None
        assert ask.veiled
