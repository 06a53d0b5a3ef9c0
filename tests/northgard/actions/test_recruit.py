"""Recruiting (NG.recruit)."""

from __future__ import annotations

import pytest

from polana.games.northgard.actions.recruit import recruit, why_not_recruit
from polana.games.northgard.components import TILES, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import PURPLE, RED, Bench, Foretold, action, printed, table, tiles
from tests.northgard.scenes import crowded

ONE = action("recruit")
TWO = action("upgraded_town_hall")
BOTH_IN_ONE = action("recruitment")


def recruiting(t: Bench, seat: int, card: Action = ONE, chance: Foretold | None = None) -> None:
    t.again()
    t.stage(lambda g: recruit(g, seat, card), chance)


def pair() -> Bench:
    """Red holds east and south, Purple the west."""
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(RED, "start.s", 1)
    t.put(PURPLE, "start.w", 1)
    return t


@law("NG.recruit.1")
def test_up_to_the_number_shown_on_the_card_are_placed() -> None:
    t = pair()
    recruiting(t, RED)
    t.say(RED, "@start.e")
    t.over()
    assert t.units("start.e") == (RED, 2)
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e", "done")
    t.over()
    assert t.units("start.e") == (RED, 3)
    recruiting(t, RED, TWO)
    t.say(RED, "done")
    t.over()
    assert t.player(RED).reserve == 10


@law("NG.recruit.2")
def test_new_units_go_only_to_territories_the_player_controls() -> None:
    t = pair()
    recruiting(t, RED)
    t.asked(RED, "ask-northgard-recruit", "done", "@start.e", "@start.s")
    t.refused("@start.w", "NG.recruit.2")  # Purple's
    t.refused("@start.n", "NG.recruit.2")  # neutral


@law("NG.recruit.3", "NG.recruit.4")
def test_new_units_may_be_split_and_any_number_may_be_in_one_territory() -> None:
    t = pair()
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e", "@start.s")
    t.over()
    assert (t.units("start.e"), t.units("start.s")) == ((RED, 2), (RED, 2))
    t = table("wolf", "raven")
    t.put(RED, "start.e", 12)
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e", "@start.e")
    t.over()
    assert t.units("start.e") == (RED, 14)


@law("NG.recruit.5")
def test_there_are_never_more_than_fourteen_units_on_the_map() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 13)
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e")
    t.over()  # the second has no figure
    assert t.units("start.e") == (RED, 14)
    refusal = why_not_recruit(t.g, RED, ONE)
    assert refusal is not None
    assert refusal.law == "NG.recruit.5"


@law("NG.recruit.6", "NG.buildings.training_camp")
def test_a_training_camp_adds_a_unit_once_per_action_and_territory() -> None:
    t = pair()
    t.build("start.e", "training_camp")
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e", "@start.e")
    t.over()
    assert t.units("start.e") == (RED, 1 + 2 + 1)
    recruiting(t, RED, TWO)
    t.say(RED, "@start.s", "@start.s")
    t.over()
    assert t.units("start.e") == (RED, 4)  # nobody was recruited there
    recruiting(t, RED, BOTH_IN_ONE)
    t.say(RED, "@start.e", 2)
    t.over()
    assert t.units("start.e") == (RED, 4 + 2 + 1)


@law("NG.recruit.6", "NG.buildings.training_camp", "NG.explore.8")
def test_each_training_camp_of_a_merged_territory_adds_a_unit_as_far_as_there_are_figures() -> None:
    t = pair()
    t.build("start.e", "training_camp")
    t.build("start.e", "training_camp")
    recruiting(t, RED)
    t.say(RED, "@start.e")
    t.over()
    assert t.units("start.e") == (RED, 1 + 1 + 2)
    t.put(RED, "start.s", 7)
    assert t.player(RED).reserve == 2
    recruiting(t, RED)
    t.say(RED, "@start.e")
    t.over()
    assert t.units("start.e") == (RED, 4 + 1 + 1)
    assert t.player(RED).reserve == 0


@law("NG.recruit.ex1")
def test_recruit_2_in_two_territories_with_training_camps_places_four_units() -> None:
    t = pair()
    t.build("start.e", "training_camp")
    t.build("start.s", "training_camp")
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e", "@start.s")
    t.over()
    assert (t.units("start.e"), t.units("start.s")) == ((RED, 3), (RED, 3))
    assert t.player(RED).reserve == 12 - 4


@law("NG.recruit.7")
def test_without_units_on_the_map_all_go_to_one_neutral_territory() -> None:
    t = table("wolf", "raven")
    t.put(PURPLE, "start.w", 1)
    recruiting(t, RED, TWO)
    t.asked(RED, "ask-northgard-recruit-in-one", "done", "@start.n", "@start.e", "@start.s")
    t.refused("@start.w", "NG.recruit.7")
    t.say(RED, "@start.s", 2)
    t.over()
    assert t.units("start.s") == (RED, 2)


@law("NG.recruit.7")
def test_without_units_and_neutral_territories_a_tile_may_be_placed_to_make_one() -> None:
    t = crowded()
    recruiting(t, RED, TWO, tiles("tile_02"))
    t.asked(RED, "ask-northgard-may-make-room", "yes", "skip")
    t.say(RED, "yes")
    t.say(RED, t.ask.options[0], "rotate:0")
    # Whichever part of tile_02 touches the starting tile is Purple's; the other is free.
    free = "tile_02.n" if t.g.owner[t.land("tile_02.n")] in (NOBODY, RED) else "tile_02.rest"
    t.say(RED, 2)
    t.over()
    assert t.units(free) == (RED, 2)
    t = crowded()
    recruiting(t, RED, TWO)
    t.say(RED, "skip")
    t.over()


@law("NG.recruit.7")
@pytest.mark.parametrize(("card", "count"), [("outpost", 2), ("mercenary", 1), ("allies_from_the_wild", 3)])
def test_cards_that_recruit_in_neutral_territories_may_have_a_tile_make_one(card: str, count: int) -> None:
    t = crowded()
    assert why_not_recruit(t.g, RED, action(card)) is None
    recruiting(t, RED, action(card), tiles("tile_02"))
    t.asked(RED, "ask-northgard-may-make-room", "yes", "skip")
    t.say(RED, "yes")
    t.say(RED, t.ask.options[0], "rotate:0")
    if count > 1:
        t.asked(RED, "ask-northgard-recruit-how-many", *range(1, count + 1))
        t.say(RED, count)
    t.over()
    assert t.player(RED).reserve == 14 - count
    t = crowded()
    t.g.stack, t.g.drawn_tiles[RED] = [], t.g.stack
    assert why_not_recruit(t.g, RED, action(card)) is not None


@law("NG.recruit.7")
def test_without_units_neutral_territories_and_tiles_nothing_can_be_recruited() -> None:
    t = crowded()
    t.g.stack, t.g.drawn_tiles[RED] = [], t.g.stack
    refusal = why_not_recruit(t.g, RED, ONE)
    assert refusal is not None
    assert refusal.law == "NG.recruit.2"
    t.g.stack = [TILES.index("tile_02")]
    assert why_not_recruit(t.g, RED, ONE) is None


@law("NG.clans.bear.2")
def test_the_bear_clan_may_place_kaija_in_place_of_a_unit_wherever_it_recruits() -> None:
    t = table("bear", "raven")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e")
    t.asked(RED, "ask-northgard-unit-or-kaija", "unit", "kaija")
    t.say(RED, "kaija", "@start.e")
    t.over()  # she is on the map, so the second is a unit without asking
    assert t.units("start.e") == (RED, 2)
    assert t.g.chart.root[t.g.kaija] == t.land("start.e")
    assert t.player(RED).reserve == 12


@law("NG.clans.bear.2", "NG.recruit.5")
def test_kaija_may_be_recruited_when_no_unit_is_left_and_again_after_she_fell() -> None:
    t = table("bear", "raven")
    t.put(RED, "start.e", 14)
    recruiting(t, RED, TWO)
    t.say(RED, "@start.e")
    t.over()
    assert t.g.kaija != NOWHERE
    assert why_not_recruit(t.g, RED, ONE) is not None
    t.g.kaija = NOWHERE
    assert why_not_recruit(t.g, RED, ONE) is None


@law("NG.clans.bear.2")
def test_nobody_but_the_bear_clan_recruits_kaija() -> None:
    t = pair()
    recruiting(t, RED)
    t.say(RED, "@start.e")
    t.over()


@law("NG.creatures.bear.1")
def test_nobody_recruits_in_a_brown_bears_territory_nor_comes_to_a_valkyries() -> None:
    t = table("wolf", "raven", creatures=True)
    t.put(RED, "start.e", 1)
    t.put(RED, "start.s", 1)
    t.creature("brown_bear_beige", "start.s")
    t.creature("fallen_valkyrie_beige", "start.n")
    recruiting(t, RED)
    t.asked(RED, "ask-northgard-recruit", "done", "@start.e")
    t.refused("@start.s", "NG.creatures.bear.1")
    recruiting(t, RED, action("mercenary"))
    t.refused("@start.n", "NG.creatures.valkyrie")
    assert t.may("@start.w")


@law("NG.recruit.1")
def test_cards_say_where_and_how_new_units_are_spread() -> None:
    t = pair()
    # All in one territory.
    recruiting(t, RED, BOTH_IN_ONE)
    t.asked(RED, "ask-northgard-recruit-in-one", "done", "@start.e", "@start.s")
    t.say(RED, "@start.e", 2)
    t.over()
    # Own or neutral.
    recruiting(t, RED, action("mercenary"))
    t.asked(RED, "ask-northgard-recruit", "done", "@start.e", "@start.s", "@start.n")
    t.refused("@start.w", "NG.special.1")
    # Neutral only: what was neutral when the action began.
    recruiting(t, RED, action("allies_from_the_wild"))
    t.asked(RED, "ask-northgard-recruit", "done", "@start.n")
    t.say(RED, "@start.n", "@start.n")
    t.refused("@start.e", "NG.special.1")
    t.say(RED, "done")
    t.over()
    assert t.units("start.n") == (RED, 2)
    # At most one in each.
    recruiting(t, RED, printed(do="recruit", n=3, spread="one_each"))
    t.say(RED, "@start.e")
    t.refused("@start.e", "NG.special.1")
    t.say(RED, "@start.s", "@start.n")
    t.over()


def test_a_new_tile_does_not_help_who_has_units() -> None:
    t = pair()
    t.lay("tile_02", 0, -1)
    assert why_not_recruit(t.g, RED, action("outpost")) is None
    assert why_not_recruit(t.g, PURPLE, ONE) is None
