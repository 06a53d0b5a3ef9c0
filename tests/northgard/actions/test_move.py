"""Moving (NG.move)."""

from polana.games.northgard.actions.move import move
from polana.games.northgard.state import NOBODY, Table
from polana.kernel.flow import Flow
from tests.law import law
from tests.northgard.bench import (
    AXE_WOUND,
    AXES_2,
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    action,
    asked,
    creature,
    dice,
    land,
    lay,
    may,
    over,
    printed,
    put,
    refused,
    say,
    scene,
    state,
    table,
    told,
    units,
)
from tests.northgard.scenes import MOVE, crossroads, moving


@law("NG.move.1")
def test_a_move_action_allows_up_to_as_many_moves_as_its_card_shows() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 2)
    assert MOVE.n == 1
    match = moving(g, RED)
    say(match, RED, "@tile_01.n", "@tile_01.e", 1)
    over(match)  # one move on the starting card
    g = crossroads()
    put(g, RED, "tile_01.n", 2)
    match = moving(g, RED, printed(do="move", n=2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 1)
    asked(match, RED, "ask-northgard-move-from", "@tile_01.n", "@tile_01.e", "done")
    say(match, RED, "done")  # up to
    over(match)
    g = crossroads()
    put(g, RED, "tile_01.n", 2)
    match = moving(g, RED)
    say(match, RED, "done")
    over(match)
    assert units(match, "tile_01.n") == (RED, 2)


@law("NG.move.2")
def test_a_move_takes_one_to_all_units_from_a_controlled_territory_to_an_adjacent_one() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 3)
    put(g, RED, "start.w", 1)
    put(g, PURPLE, "tile_01.s", 1)
    match = moving(g, RED)
    asked(match, RED, "ask-northgard-move-from", "@tile_01.n", "@start.w", "done")
    refused(match, "@tile_01.s", "NG.move.2")
    refused(match, "@start.n", "NG.move.2")
    say(match, RED, "@tile_01.n")
    asked(match, RED, "ask-northgard-move-to", "@tile_01.e", "@start.e")
    refused(match, "@start.n", "NG.move.2")
    refused(match, "@tile_01.s", "NG.move.2")
    say(match, RED, "@tile_01.e")
    asked(match, RED, "ask-northgard-move-count", 1, 2, 3)
    say(match, RED, 3)
    over(match)
    assert units(match, "tile_01.n") == (NOBODY, 0)
    assert units(match, "tile_01.e") == (RED, 3)


@law("NG.move.3")
def test_moves_are_made_one_after_the_other_so_units_may_be_gathered_and_split() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 2)
    put(g, RED, "tile_01.e", 1)
    match = moving(g, RED, printed(do="move", n=3))
    say(match, RED, "@tile_01.n", "@tile_01.e", 1)
    say(match, RED, "@tile_01.e", "@start.e", 2)  # the one that just came, and the one that was there
    say(match, RED, "@start.e", "@start.n", 1)
    over(match)
    assert units(match, "tile_01.n") == (RED, 1)
    assert units(match, "tile_01.e") == (NOBODY, 0)
    assert units(match, "start.e") == (RED, 1)
    assert units(match, "start.n") == (RED, 1)


@law("NG.move.4")
def test_the_bonus_of_a_move_holds_in_every_combat_it_causes() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 2)
    put(g, PURPLE, "tile_01.e", 1)
    put(g, PURPLE, "start.e", 1)
    match = moving(g, RED, action("grizzled_warriors"), dice(AXES_2, AXES_2, AXES_2, AXES_3))
    say(match, RED, "@tile_01.n", "@tile_01.e", 1)
    say(match, RED, "@tile_01.n", "@start.e")
    say(match, RED, "@tile_01.e")
    # The first loser has one place to go to, the second several.
    say(match, PURPLE, "@start.w")
    over(match)
    assert [(line["points"], line["other_points"]) for line in told(match, "totals")] == [(5, 3), (5, 4)]


@law("NG.move.5")
def test_a_rough_border_takes_two_moves() -> None:
    g = crossroads()
    put(g, RED, "tile_01.e", 2)
    match = moving(g, RED)
    say(match, RED, "@tile_01.e")
    asked(match, RED, "ask-northgard-move-to", "@tile_01.n", "@start.e")
    refused(match, "@tile_01.s", "NG.move.5")
    g = crossroads()
    put(g, RED, "tile_01.e", 2)
    match = moving(g, RED, printed(do="move", n=2))
    say(match, RED, "@tile_01.e", "@tile_01.s", 2)
    over(match)  # both moves are used
    assert units(match, "tile_01.s") == (RED, 2)


@law("NG.move.5")
def test_a_rough_border_costs_one_move_where_a_regular_one_is_there_too() -> None:
    g = table("goat", "boar")
    lay(g, "tile_08", 1, 0)  # a Rough Border between its north and its band
    lay(g, "tile_12", 2, 0)  # a Regular one; the two bands are one territory
    lay(g, "tile_13", 1, -1)  # one with the north of tile_08
    put(g, RED, "start.e", 1)
    match = moving(g, RED)
    say(match, RED, "@start.e")
    refused(match, "@tile_08.n", "NG.move.5")
    say(match, RED, "@tile_12.n")
    over(match)
    g = table("goat", "boar")
    lay(g, "tile_08", 1, 0)
    lay(g, "tile_12", 2, 0)
    lay(g, "tile_13", 1, -1)
    lay(g, "tile_05", 2, -1, 3)  # joins both norths
    assert land(g, "tile_08.n") == land(g, "tile_12.n")
    put(g, RED, "start.e", 1)
    match = moving(g, RED)
    say(match, RED, "@start.e", "@tile_08.n")
    over(match)
    assert units(match, "tile_08.n") == (RED, 1)


@law("NG.move.6")
def test_a_rough_border_is_not_crossed_with_moves_of_two_actions() -> None:
    g = crossroads()
    put(g, RED, "tile_01.e", 1)

    def two_moves(g: Table) -> Flow[None]:
        yield from move(g, RED, MOVE)
        yield from move(g, RED, MOVE)

    match = scene(g, two_moves)
    say(match, RED, "@tile_01.e")
    refused(match, "@tile_01.s", "NG.move.5")
    say(match, RED, "@tile_01.n")
    say(match, RED, "@tile_01.n", "@tile_01.e")
    over(match)


@law("NG.move.7")
def test_units_that_enter_an_enemy_territory_stop_there() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 2)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, printed(do="move", n=3), dice(AXES_3, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 1)
    asked(match, RED, "ask-northgard-move-from", "@tile_01.n", "done")
    refused(match, "@tile_01.e", "NG.move.7")
    say(match, RED, "done")
    over(match)
    assert len(told(match, "combat")) == 1
    assert units(match, "tile_01.e") == (RED, 1)


@law("NG.move.7")
def test_infiltration_passes_enemy_territories_without_stopping() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, action("infiltration"))
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    asked(match, RED, "ask-northgard-move-from", "@tile_01.e", "done")
    say(match, RED, "@tile_01.e", "@start.e", 3)
    say(match, RED, "done")
    over(match)
    assert told(match, "combat") == []
    assert units(match, "tile_01.e") == (PURPLE, 1)
    assert units(match, "start.e") == (RED, 3)


@law("NG.move.8")
def test_all_moves_are_made_before_the_first_combat() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 4)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, printed(do="move", n=3), dice(AXES_3, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 1)
    assert told(match, "rolled") == []
    say(match, RED, "@tile_01.n", "@start.e", 1)
    assert told(match, "rolled") == []
    say(match, RED, "@tile_01.n", "@tile_01.e", 1)  # the second group joins before they fight
    # Purple has no neutral territory left to go to across a Regular Border.
    over(match)
    assert told(match, "totals")[0]["points"] == 2 + 3
    assert units(match, "tile_01.e") == (RED, 2)


@law("NG.move.9")
def test_several_move_actions_are_resolved_one_by_one_with_their_combats() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)

    def two_moves(g: Table) -> Flow[None]:
        yield from move(g, RED, MOVE)
        yield from move(g, RED, action("bodyguard"))

    match = scene(g, two_moves, dice(AXES_3, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    # The combat of the first action comes before the second, whose bonus is not for it.
    assert told(match, "totals")[0]["points"] == 2 + 3
    say(match, RED, "@tile_01.e", "@tile_01.n", 1)  # the winners move on with the second action
    over(match)
    assert units(match, "tile_01.n") == (RED, 2)


@law("NG.move.ex1")
def test_red_makes_four_moves() -> None:
    g = crossroads()
    a, b, c, d = "@tile_01.n", "@start.e", "@tile_01.e", "@tile_01.s"
    put(g, RED, "tile_01.n", 2)
    put(g, RED, "tile_01.e", 4)
    match = moving(g, RED, action("incursion"))
    asked(match, RED, "ask-northgard-move-from", a, c, "done")
    assert match.ask is not None
    assert match.ask.args == {"count": 4}
    say(match, RED, a, b, 1)
    assert match.ask.args == {"count": 3}
    say(match, RED, a, c)
    assert match.ask.args == {"count": 2}
    say(match, RED, c, d, 4)
    over(match)
    assert units(match, "start.e") == (RED, 1)
    assert units(match, "tile_01.e") == (RED, 1)
    assert units(match, "tile_01.s") == (RED, 4)
    assert units(match, "tile_01.n") == (NOBODY, 0)


def test_the_wolf_clan_card_ignores_rough_borders_also_in_retreat() -> None:
    g = crossroads()
    put(g, RED, "tile_01.e", 2)
    put(g, PURPLE, "tile_01.s", 6)
    put(g, YELLOW, "start.e", 1)
    match = moving(g, RED, action("wolf_clan"), dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.e", "@tile_01.s", 2)
    over(match)  # the two retreat to where they came from, across the Rough Border
    assert units(match, "tile_01.e") == (RED, 2)


def test_intimidate_may_push_one_defender_away_before_the_combat() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 2)
    put(g, PURPLE, "tile_01.e", 2)
    put(g, YELLOW, "start.e", 1)
    match = moving(g, RED, action("intimidate"), dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    asked(match, RED, "ask-northgard-push-to", "@tile_01.n", "@tile_01.s", "skip")
    refused(match, "@start.e", "NG.cards.2")
    say(match, RED, "@tile_01.s")
    over(match)
    # 2 + 2 beats 1 + 2, and the loser goes to the only neutral territory across a Regular Border.
    assert told(match, "totals")[0]["other_points"] == 3
    assert units(match, "tile_01.e") == (RED, 2)
    assert units(match, "tile_01.s") == (PURPLE, 1)
    assert units(match, "tile_01.n") == (PURPLE, 1)


def test_intimidate_may_leave_no_defender_and_so_no_combat() -> None:
    g = crossroads("wolf", "boar")
    put(g, RED, "tile_01.n", 2)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, action("intimidate"))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2, "@start.e")
    over(match)
    assert told(match, "combat") == []
    assert units(match, "tile_01.e") == (RED, 2)
    assert units(match, "start.e") == (PURPLE, 1)
    assert g.players[RED].food == 0  # the Wolf won no combat


def test_shieldbearers_cancel_one_wound_of_the_defender_in_each_combat() -> None:
    g = crossroads()
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, action("shieldbearers"), dice(AXES_2, WOUNDS_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    say(match, PURPLE, "@start.e")
    over(match)
    assert told(match, "totals")[0]["wounds"] == 1
    assert units(match, "tile_01.e") == (RED, 2)


def test_axe_throwers_add_a_point_or_a_wound_between_the_two_rolls() -> None:
    for choice, points, wounds in (("axe", 5, 0), ("wound", 4, 1)):
        g = crossroads()
        put(g, RED, "tile_01.n", 2)
        put(g, PURPLE, "tile_01.e", 2)
        match = moving(g, RED, action("axe_throwers"), dice(AXES_2, AXE_WOUND))
        say(match, RED, "@tile_01.n", "@tile_01.e", 2)
        asked(match, RED, "ask-northgard-throw-axe", "axe", "wound")
        assert len(told(match, "rolled")) == 1
        say(match, RED, choice)
        total = told(match, "totals")[0]
        assert (total["points"], total["other_wounds"], total["other_points"]) == (points, wounds, 3)


# --- the team game ----------------------------------------------------------------------------------------------------


@law("NG.variant.team.3")
def test_partners_may_pass_through_each_others_territories_but_not_end_there() -> None:
    g = crossroads("goat", "boar", "raven", "stag", teams=True)
    put(g, RED, "tile_01.n", 2)
    put(g, YELLOW, "start.e", 1)
    put(g, RED, "start.w", 1)
    # One move would end at the partner's.
    match = moving(g, RED)
    say(match, RED, "@start.w")
    asked(match, RED, "ask-northgard-move-to", "@start.n", "@start.s")
    refused(match, "@start.e", "NG.variant.team.3")
    g = crossroads("goat", "boar", "raven", "stag", teams=True)
    put(g, RED, "tile_01.n", 2)
    put(g, YELLOW, "start.e", 1)
    match = moving(g, RED, printed(do="move", n=2))
    say(match, RED, "@tile_01.n", "@start.e", 2)
    # They must go on, all of them: nothing else may be said.
    asked(
        match,
        RED,
        "ask-northgard-move-to",
        "@start.n",
        "@start.w",
        "@start.s",
        "@tile_01.n",
        "@tile_01.e",
        "@tile_01.s",
    )
    say(match, RED, "@start.w")
    over(match)
    assert units(match, "start.w") == (RED, 2)
    assert units(match, "start.e") == (YELLOW, 1)


@law("NG.variant.team.3")
def test_guests_of_a_partner_may_split_if_moves_are_left_for_all() -> None:
    g = crossroads("goat", "boar", "raven", "stag", teams=True)
    put(g, RED, "tile_01.n", 2)
    put(g, YELLOW, "start.e", 1)
    match = moving(g, RED, printed(do="move", n=3))
    say(match, RED, "@tile_01.n", "@start.e", 2)
    asked(match, RED, "ask-northgard-move-to")  # from the partner's only, and without an end
    say(match, RED, "@start.w", 1)
    say(match, RED, "@start.n")
    over(match)
    assert units(match, "start.w") == (RED, 1)
    assert units(match, "start.n") == (RED, 1)


@law("NG.variant.team.3")
def test_a_partner_is_no_enemy_and_no_place_to_retreat_to() -> None:
    g = crossroads("goat", "boar", "raven", "stag", teams=True)
    put(g, RED, "tile_01.n", 1)
    put(g, PURPLE, "tile_01.e", 6)
    put(g, YELLOW, "start.e", 1)
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n")  # there is nowhere else to go
    over(match)
    assert units(match, "tile_01.n") == (RED, 1)  # not start.e, which is the partner's
    assert state(match).raider == NOBODY


def beside_partner(*beasts: str) -> Table:
    """Red in the north of tile_01 and Yellow, Red's partner, in its east, with these creatures."""
    g = table("goat", "boar", "raven", "stag", teams=True, creatures=True)
    lay(g, "tile_01", 1, 0)
    put(g, RED, "tile_01.n", 1)
    put(g, YELLOW, "tile_01.e", 1)
    for beast in beasts:
        creature(g, beast, "tile_01.e")
    return g


@law("NG.variant.team.3")
def test_who_could_not_leave_the_partners_territory_again_does_not_enter_it() -> None:
    match = moving(beside_partner("wolf_beige"), RED, printed(do="move", n=2))
    say(match, RED, "@tile_01.n")
    asked(match, RED, "ask-northgard-move-to", "@tile_01.e", "@start.e")
    for beast in ("brown_bear_beige", "fallen_valkyrie_beige"):
        g = beside_partner(beast)
        put(g, RED, "start.e", 1)
        match = moving(g, RED, printed(do="move", n=2))
        say(match, RED, "@start.e")
        refused(match, "@tile_01.e", "NG.variant.team.3")


@law("NG.variant.team.3")
def test_the_way_on_from_a_partner_costs_two_moves_across_a_rough_border() -> None:
    for count, legal in ((3, False), (4, True)):
        g = table("goat", "boar", "raven", "stag", teams=True)
        lay(g, "tile_08", 1, 0)  # a Rough Border is the only one that its north has
        put(g, RED, "start.e", 1)
        put(g, YELLOW, "tile_08.n", 1)
        match = moving(g, RED, printed(do="move", n=count))
        say(match, RED, "@start.e")
        assert may(match, "@tile_08.n") == legal  # two moves there, and two back
        if not legal:
            refused(match, "@tile_08.n", "NG.variant.team.3")


@law("NG.variant.team.3")
def test_guests_of_several_territories_must_all_be_able_to_leave() -> None:
    g = crossroads("goat", "boar", "raven", "stag", teams=True)
    put(g, RED, "tile_01.n", 2)
    put(g, YELLOW, "start.e", 1)
    put(g, YELLOW, "tile_01.e", 1)
    match = moving(g, RED, printed(do="move", n=3))
    say(match, RED, "@tile_01.n", "@start.e", 1)
    # Two moves are left. A second guest in the east would need one of them, and both have to leave.
    say(match, RED, "@tile_01.n")
    refused(match, "@tile_01.e", "NG.variant.team.3")


@law("NG.clans.bear.4")
def test_a_single_unit_of_the_bear_clan_enters_enemy_territory_while_kaija_is_elsewhere() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 1)
    put(g, RED, "start.w", 0, kaija=True)
    put(g, PURPLE, "tile_01.e", 6)
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", "@start.e")
    over(match)
    assert units(match, "start.e") == (RED, 1)
