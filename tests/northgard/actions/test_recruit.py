"""Recruiting (NG.recruit)."""

from __future__ import annotations

import pytest

from polana.games.northgard.actions.recruit import recruit, why_not_recruit
from polana.games.northgard.components import TILES, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import ACTIONS, NOBODY, Table
from polana.kernel.match import Match
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    Foretold,
    action,
    asked,
    build,
    creature,
    land,
    lay,
    may,
    over,
    printed,
    put,
    refused,
    say,
    scene,
    table,
    tiles,
    units,
)
from tests.northgard.scenes import crowded

ONE = action("recruit")
TWO = action("upgraded_town_hall")
BOTH_IN_ONE = action("recruitment")


def recruiting(g: Table, seat: int, card: Action = ONE, chance: Foretold | None = None) -> Match:
    g.phase = ACTIONS
    return scene(g, lambda g: recruit(g, seat, card), chance)


def pair() -> Table:
    """Red holds east and south, Purple the west."""
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, RED, "start.s", 1)
    put(g, PURPLE, "start.w", 1)
    return g


@law("NG.recruit.1")
def test_up_to_the_number_shown_on_the_card_are_placed() -> None:
    g = pair()
    match = recruiting(g, RED)
    say(match, RED, "@start.e")
    over(match)
    assert units(match, "start.e") == (RED, 2)
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.e", "done")
    over(match)
    assert units(match, "start.e") == (RED, 3)
    match = recruiting(g, RED, TWO)
    say(match, RED, "done")
    over(match)
    assert g.players[RED].reserve == 10


@law("NG.recruit.2")
def test_new_units_go_only_to_territories_the_player_controls() -> None:
    match = recruiting(pair(), RED)
    asked(match, RED, "ask-northgard-recruit", "done", "@start.e", "@start.s")
    refused(match, "@start.w", "NG.recruit.2")  # Purple's
    refused(match, "@start.n", "NG.recruit.2")  # neutral


@law("NG.recruit.3", "NG.recruit.4")
def test_new_units_may_be_split_and_any_number_may_be_in_one_territory() -> None:
    match = recruiting(pair(), RED, TWO)
    say(match, RED, "@start.e", "@start.s")
    over(match)
    assert (units(match, "start.e"), units(match, "start.s")) == ((RED, 2), (RED, 2))
    g = table("wolf", "raven")
    put(g, RED, "start.e", 12)
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.e", "@start.e")
    over(match)
    assert units(match, "start.e") == (RED, 14)


@law("NG.recruit.5")
def test_there_are_never_more_than_fourteen_units_on_the_map() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 13)
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.e")
    over(match)  # the second has no figure
    assert units(match, "start.e") == (RED, 14)
    refusal = why_not_recruit(g, RED, ONE)
    assert refusal is not None
    assert refusal.law == "NG.recruit.5"


@law("NG.recruit.6", "NG.buildings.training_camp")
def test_a_training_camp_adds_a_unit_once_per_action_and_territory() -> None:
    g = pair()
    build(g, "start.e", "training_camp")
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.e", "@start.e")
    over(match)
    assert units(match, "start.e") == (RED, 1 + 2 + 1)
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.s", "@start.s")
    over(match)
    assert units(match, "start.e") == (RED, 4)  # nobody was recruited there
    match = recruiting(g, RED, BOTH_IN_ONE)
    say(match, RED, "@start.e", 2)
    over(match)
    assert units(match, "start.e") == (RED, 4 + 2 + 1)


@law("NG.recruit.6", "NG.buildings.training_camp", "NG.explore.8")
def test_each_training_camp_of_a_merged_territory_adds_a_unit_as_far_as_there_are_figures() -> None:
    g = pair()
    build(g, "start.e", "training_camp")
    build(g, "start.e", "training_camp")
    match = recruiting(g, RED)
    say(match, RED, "@start.e")
    over(match)
    assert units(match, "start.e") == (RED, 1 + 1 + 2)
    put(g, RED, "start.s", 7)
    assert g.players[RED].reserve == 2
    match = recruiting(g, RED)
    say(match, RED, "@start.e")
    over(match)
    assert units(match, "start.e") == (RED, 4 + 1 + 1)
    assert g.players[RED].reserve == 0


@law("NG.recruit.ex1")
def test_recruit_2_in_two_territories_with_training_camps_places_four_units() -> None:
    g = pair()
    build(g, "start.e", "training_camp")
    build(g, "start.s", "training_camp")
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.e", "@start.s")
    over(match)
    assert (units(match, "start.e"), units(match, "start.s")) == ((RED, 3), (RED, 3))
    assert g.players[RED].reserve == 12 - 4


@law("NG.recruit.7")
def test_without_units_on_the_map_all_go_to_one_neutral_territory() -> None:
    g = table("wolf", "raven")
    put(g, PURPLE, "start.w", 1)
    match = recruiting(g, RED, TWO)
    asked(match, RED, "ask-northgard-recruit-in-one", "done", "@start.n", "@start.e", "@start.s")
    refused(match, "@start.w", "NG.recruit.7")
    say(match, RED, "@start.s", 2)
    over(match)
    assert units(match, "start.s") == (RED, 2)


@law("NG.recruit.7")
def test_without_units_and_neutral_territories_a_tile_may_be_placed_to_make_one() -> None:
    g = crowded()
    match = recruiting(g, RED, TWO, tiles("tile_02"))
    asked(match, RED, "ask-northgard-may-make-room", "yes", "skip")
    say(match, RED, "yes")
    assert match.ask is not None
    say(match, RED, match.ask.options[0], "rotate:0")
    # Whichever part of tile_02 touches the starting tile is Purple's; the other is free.
    free = "tile_02.n" if g.owner[land(g, "tile_02.n")] in (NOBODY, RED) else "tile_02.rest"
    say(match, RED, 2)
    over(match)
    assert units(match, free) == (RED, 2)
    match = recruiting(crowded(), RED, TWO)
    say(match, RED, "skip")
    over(match)


@law("NG.recruit.7")
@pytest.mark.parametrize(("card", "count"), [("outpost", 2), ("mercenary", 1), ("allies_from_the_wild", 3)])
def test_cards_that_recruit_in_neutral_territories_may_have_a_tile_make_one(card: str, count: int) -> None:
    g = crowded()
    assert why_not_recruit(g, RED, action(card)) is None
    match = recruiting(g, RED, action(card), tiles("tile_02"))
    asked(match, RED, "ask-northgard-may-make-room", "yes", "skip")
    say(match, RED, "yes")
    assert match.ask is not None
    say(match, RED, match.ask.options[0], "rotate:0")
    if count > 1:
        asked(match, RED, "ask-northgard-recruit-how-many", *range(1, count + 1))
        say(match, RED, count)
    over(match)
    assert g.players[RED].reserve == 14 - count
    g = crowded()
    g.stack, g.drawn_tiles[RED] = [], g.stack
    assert why_not_recruit(g, RED, action(card)) is not None


@law("NG.recruit.7")
def test_without_units_neutral_territories_and_tiles_nothing_can_be_recruited() -> None:
    g = crowded()
    g.stack, g.drawn_tiles[RED] = [], g.stack
    refusal = why_not_recruit(g, RED, ONE)
    assert refusal is not None
    assert refusal.law == "NG.recruit.2"
    g.stack = [TILES.index("tile_02")]
    assert why_not_recruit(g, RED, ONE) is None


@law("NG.clans.bear.2")
def test_the_bear_clan_may_place_kaija_in_place_of_a_unit_wherever_it_recruits() -> None:
    g = table("bear", "raven")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.e")
    asked(match, RED, "ask-northgard-unit-or-kaija", "unit", "kaija")
    say(match, RED, "kaija", "@start.e")
    over(match)  # she is on the map, so the second is a unit without asking
    assert units(match, "start.e") == (RED, 2)
    assert g.chart.root[g.kaija] == land(g, "start.e")
    assert g.players[RED].reserve == 12


@law("NG.clans.bear.2", "NG.recruit.5")
def test_kaija_may_be_recruited_when_no_unit_is_left_and_again_after_she_fell() -> None:
    g = table("bear", "raven")
    put(g, RED, "start.e", 14)
    match = recruiting(g, RED, TWO)
    say(match, RED, "@start.e")
    over(match)
    assert g.kaija != NOWHERE
    assert why_not_recruit(g, RED, ONE) is not None
    g.kaija = NOWHERE
    assert why_not_recruit(g, RED, ONE) is None


@law("NG.clans.bear.2")
def test_nobody_but_the_bear_clan_recruits_kaija() -> None:
    match = recruiting(pair(), RED)
    say(match, RED, "@start.e")
    over(match)


@law("NG.creatures.bear.1")
def test_nobody_recruits_in_a_brown_bears_territory_nor_comes_to_a_valkyries() -> None:
    g = table("wolf", "raven", creatures=True)
    put(g, RED, "start.e", 1)
    put(g, RED, "start.s", 1)
    creature(g, "brown_bear_beige", "start.s")
    creature(g, "fallen_valkyrie_beige", "start.n")
    match = recruiting(g, RED)
    asked(match, RED, "ask-northgard-recruit", "done", "@start.e")
    refused(match, "@start.s", "NG.creatures.bear.1")
    match = recruiting(g, RED, action("mercenary"))
    refused(match, "@start.n", "NG.creatures.valkyrie")
    assert may(match, "@start.w")


@law("NG.recruit.1")
def test_cards_say_where_and_how_new_units_are_spread() -> None:
    g = pair()
    # All in one territory.
    match = recruiting(g, RED, BOTH_IN_ONE)
    asked(match, RED, "ask-northgard-recruit-in-one", "done", "@start.e", "@start.s")
    say(match, RED, "@start.e", 2)
    over(match)
    # Own or neutral.
    match = recruiting(g, RED, action("mercenary"))
    asked(match, RED, "ask-northgard-recruit", "done", "@start.e", "@start.s", "@start.n")
    refused(match, "@start.w", "NG.special.1")
    # Neutral only: what was neutral when the action began.
    match = recruiting(g, RED, action("allies_from_the_wild"))
    asked(match, RED, "ask-northgard-recruit", "done", "@start.n")
    say(match, RED, "@start.n", "@start.n")
    refused(match, "@start.e", "NG.special.1")
    say(match, RED, "done")
    over(match)
    assert units(match, "start.n") == (RED, 2)
    # At most one in each.
    match = recruiting(g, RED, printed(do="recruit", n=3, spread="one_each"))
    say(match, RED, "@start.e")
    refused(match, "@start.e", "NG.special.1")
    say(match, RED, "@start.s", "@start.n")
    over(match)


def test_a_new_tile_does_not_help_who_has_units() -> None:
    g = pair()
    lay(g, "tile_02", 0, -1)
    assert why_not_recruit(g, RED, action("outpost")) is None
    assert why_not_recruit(g, PURPLE, ONE) is None
