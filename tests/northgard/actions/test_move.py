"""Moving (NG.move)."""

from polana.games.northgard.actions.move import move
from polana.games.northgard.state import NOBODY, Table
from polana.kernel.flow import Flow
from tests.law import law
from tests.northgard.bench import (
    AXE_WOUND,
    AXES_2,
    AXES_3,
    MOVE,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    Bench,
    action,
    dice,
    printed,
    table,
)
from tests.northgard.scenes import crossroads


@law("NG.move.1")
def test_a_move_action_allows_up_to_as_many_moves_as_its_card_shows() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    assert MOVE.n == 1
    t.moving(RED)
    t.say(RED, "@tile_01.n", "@tile_01.e", 1)
    t.over()  # one move on the starting card
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.moving(RED, printed(do="move", n=2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 1)
    t.asked(RED, "ask-northgard-move-from", "@tile_01.n", "@tile_01.e", "done")
    t.say(RED, "done")  # up to
    t.over()
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.moving(RED)
    t.say(RED, "done")
    t.over()
    assert t.units("tile_01.n") == (RED, 2)


@law("NG.move.2")
def test_a_move_takes_one_to_all_units_from_a_controlled_territory_to_an_adjacent_one() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(RED, "start.w", 1)
    t.put(PURPLE, "tile_01.s", 1)
    t.moving(RED)
    t.asked(RED, "ask-northgard-move-from", "@tile_01.n", "@start.w", "done")
    t.refused("@tile_01.s", "NG.move.2")
    t.refused("@start.n", "NG.move.2")
    t.say(RED, "@tile_01.n")
    t.asked(RED, "ask-northgard-move-to", "@tile_01.e", "@start.e")
    t.refused("@start.n", "NG.move.2")
    t.refused("@tile_01.s", "NG.move.2")
    t.say(RED, "@tile_01.e")
    t.asked(RED, "ask-northgard-move-count", 1, 2, 3)
    t.say(RED, 3)
    t.over()
    assert t.units("tile_01.n") == (NOBODY, 0)
    assert t.units("tile_01.e") == (RED, 3)


@law("NG.move.3")
def test_moves_are_made_one_after_the_other_so_units_may_be_gathered_and_split() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "tile_01.e", 1)
    t.moving(RED, printed(do="move", n=3))
    t.say(RED, "@tile_01.n", "@tile_01.e", 1)
    t.say(RED, "@tile_01.e", "@start.e", 2)  # the one that just came, and the one that was there
    t.say(RED, "@start.e", "@start.n", 1)
    t.over()
    assert t.units("tile_01.n") == (RED, 1)
    assert t.units("tile_01.e") == (NOBODY, 0)
    assert t.units("start.e") == (RED, 1)
    assert t.units("start.n") == (RED, 1)


@law("NG.move.4")
def test_the_bonus_of_a_move_holds_in_every_combat_it_causes() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.put(PURPLE, "tile_01.e", 1)
    t.put(PURPLE, "start.e", 1)
    t.moving(RED, action("grizzled_warriors"), dice(AXES_2, AXES_2, AXES_2, AXES_3))
    t.say(RED, "@tile_01.n", "@tile_01.e", 1)
    t.say(RED, "@tile_01.n", "@start.e")
    t.say(RED, "@tile_01.e")
    # The first loser has one place to go to, the second several.
    t.say(PURPLE, "@start.w")
    t.over()
    assert [(line["points"], line["other_points"]) for line in t.told("totals")] == [(5, 3), (5, 4)]


@law("NG.move.5")
def test_a_rough_border_takes_two_moves() -> None:
    t = crossroads()
    t.put(RED, "tile_01.e", 2)
    t.moving(RED)
    t.say(RED, "@tile_01.e")
    t.asked(RED, "ask-northgard-move-to", "@tile_01.n", "@start.e")
    t.refused("@tile_01.s", "NG.move.5")
    t = crossroads()
    t.put(RED, "tile_01.e", 2)
    t.moving(RED, printed(do="move", n=2))
    t.say(RED, "@tile_01.e", "@tile_01.s", 2)
    t.over()  # both moves are used
    assert t.units("tile_01.s") == (RED, 2)


@law("NG.move.5")
def test_a_rough_border_costs_one_move_where_a_regular_one_is_there_too() -> None:
    t = table("goat", "boar")
    t.lay("tile_08", 1, 0)  # a Rough Border between its north and its band
    t.lay("tile_12", 2, 0)  # a Regular one; the two bands are one territory
    t.lay("tile_13", 1, -1)  # one with the north of tile_08
    t.put(RED, "start.e", 1)
    t.moving(RED)
    t.say(RED, "@start.e")
    t.refused("@tile_08.n", "NG.move.5")
    t.say(RED, "@tile_12.n")
    t.over()
    t = table("goat", "boar")
    t.lay("tile_08", 1, 0)
    t.lay("tile_12", 2, 0)
    t.lay("tile_13", 1, -1)
    t.lay("tile_05", 2, -1, 3)  # joins both norths
    assert t.land("tile_08.n") == t.land("tile_12.n")
    t.put(RED, "start.e", 1)
    t.moving(RED)
    t.say(RED, "@start.e", "@tile_08.n")
    t.over()
    assert t.units("tile_08.n") == (RED, 1)


@law("NG.move.6")
def test_a_rough_border_is_not_crossed_with_moves_of_two_actions() -> None:
    t = crossroads()
    t.put(RED, "tile_01.e", 1)

    def two_moves(g: Table) -> Flow[None]:
        yield from move(t.g, RED, MOVE)
        yield from move(t.g, RED, MOVE)

    t.stage(two_moves)
    t.say(RED, "@tile_01.e")
    t.refused("@tile_01.s", "NG.move.5")
    t.say(RED, "@tile_01.n")
    t.say(RED, "@tile_01.n", "@tile_01.e")
    t.over()


@law("NG.move.7")
def test_units_that_enter_an_enemy_territory_stop_there() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, printed(do="move", n=3), dice(AXES_3, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 1)
    t.asked(RED, "ask-northgard-move-from", "@tile_01.n", "done")
    t.refused("@tile_01.e", "NG.move.7")
    t.say(RED, "done")
    t.over()
    assert len(t.told("combat")) == 1
    assert t.units("tile_01.e") == (RED, 1)


@law("NG.move.7")
def test_infiltration_passes_enemy_territories_without_stopping() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, action("infiltration"))
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.asked(RED, "ask-northgard-move-from", "@tile_01.e", "done")
    t.say(RED, "@tile_01.e", "@start.e", 3)
    t.say(RED, "done")
    t.over()
    assert t.told("combat") == []
    assert t.units("tile_01.e") == (PURPLE, 1)
    assert t.units("start.e") == (RED, 3)


@law("NG.move.8")
def test_all_moves_are_made_before_the_first_combat() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 4)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, printed(do="move", n=3), dice(AXES_3, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 1)
    assert t.told("rolled") == []
    t.say(RED, "@tile_01.n", "@start.e", 1)
    assert t.told("rolled") == []
    t.say(RED, "@tile_01.n", "@tile_01.e", 1)  # the second group joins before they fight
    # Purple has no neutral territory left to go to across a Regular Border.
    t.over()
    assert t.told("totals")[0]["points"] == 2 + 3
    assert t.units("tile_01.e") == (RED, 2)


@law("NG.move.9")
def test_several_move_actions_are_resolved_one_by_one_with_their_combats() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)

    def two_moves(g: Table) -> Flow[None]:
        yield from move(t.g, RED, MOVE)
        yield from move(t.g, RED, action("bodyguard"))

    t.stage(two_moves, dice(AXES_3, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    # The combat of the first action comes before the second, whose bonus is not for it.
    assert t.told("totals")[0]["points"] == 2 + 3
    t.say(RED, "@tile_01.e", "@tile_01.n", 1)  # the winners move on with the second action
    t.over()
    assert t.units("tile_01.n") == (RED, 2)


@law("NG.move.ex1")
def test_red_makes_four_moves() -> None:
    t = crossroads()
    a, b, c, d = "@tile_01.n", "@start.e", "@tile_01.e", "@tile_01.s"
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "tile_01.e", 4)
    t.moving(RED, action("incursion"))
    t.asked(RED, "ask-northgard-move-from", a, c, "done")
    assert t.ask.args == {"count": 4}
    t.say(RED, a, b, 1)
    assert t.ask.args == {"count": 3}
    t.say(RED, a, c)
    assert t.ask.args == {"count": 2}
    t.say(RED, c, d, 4)
    t.over()
    assert t.units("start.e") == (RED, 1)
    assert t.units("tile_01.e") == (RED, 1)
    assert t.units("tile_01.s") == (RED, 4)
    assert t.units("tile_01.n") == (NOBODY, 0)


def test_the_wolf_clan_card_ignores_rough_borders_also_in_retreat() -> None:
    t = crossroads()
    t.put(RED, "tile_01.e", 2)
    t.put(PURPLE, "tile_01.s", 6)
    t.put(YELLOW, "start.e", 1)
    t.moving(RED, action("wolf_clan"), dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.e", "@tile_01.s", 2)
    t.over()  # the two retreat to where they came from, across the Rough Border
    assert t.units("tile_01.e") == (RED, 2)


def test_intimidate_may_push_one_defender_away_before_the_combat() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.put(PURPLE, "tile_01.e", 2)
    t.put(YELLOW, "start.e", 1)
    t.moving(RED, action("intimidate"), dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    t.asked(RED, "ask-northgard-push-to", "@tile_01.n", "@tile_01.s", "skip")
    t.refused("@start.e", "NG.cards.2")
    t.say(RED, "@tile_01.s")
    t.over()
    # 2 + 2 beats 1 + 2, and the loser goes to the only neutral territory across a Regular Border.
    assert t.told("totals")[0]["other_points"] == 3
    assert t.units("tile_01.e") == (RED, 2)
    assert t.units("tile_01.s") == (PURPLE, 1)
    assert t.units("tile_01.n") == (PURPLE, 1)


def test_intimidate_may_leave_no_defender_and_so_no_combat() -> None:
    t = crossroads("wolf", "boar")
    t.put(RED, "tile_01.n", 2)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, action("intimidate"))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2, "@start.e")
    t.over()
    assert t.told("combat") == []
    assert t.units("tile_01.e") == (RED, 2)
    assert t.units("start.e") == (PURPLE, 1)
    assert t.player(RED).food == 0  # the Wolf won no combat


def test_shieldbearers_cancel_one_wound_of_the_defender_in_each_combat() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, action("shieldbearers"), dice(AXES_2, WOUNDS_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.say(PURPLE, "@start.e")
    t.over()
    assert t.told("totals")[0]["wounds"] == 1
    assert t.units("tile_01.e") == (RED, 2)


def test_axe_throwers_add_a_point_or_a_wound_between_the_two_rolls() -> None:
    for choice, points, wounds in (("axe", 5, 0), ("wound", 4, 1)):
        t = crossroads()
        t.put(RED, "tile_01.n", 2)
        t.put(PURPLE, "tile_01.e", 2)
        t.moving(RED, action("axe_throwers"), dice(AXES_2, AXE_WOUND))
        t.say(RED, "@tile_01.n", "@tile_01.e", 2)
        t.asked(RED, "ask-northgard-throw-axe", "axe", "wound")
        assert len(t.told("rolled")) == 1
        t.say(RED, choice)
        total = t.told("totals")[0]
        assert (total["points"], total["other_wounds"], total["other_points"]) == (points, wounds, 3)


# --- the team game ----------------------------------------------------------------------------------------------------


@law("NG.variant.team.3")
def test_partners_may_pass_through_each_others_territories_but_not_end_there() -> None:
    t = crossroads("goat", "boar", "raven", "stag", teams=True)
    t.put(RED, "tile_01.n", 2)
    t.put(YELLOW, "start.e", 1)
    t.put(RED, "start.w", 1)
    # One move would end at the partner's.
    t.moving(RED)
    t.say(RED, "@start.w")
    t.asked(RED, "ask-northgard-move-to", "@start.n", "@start.s")
    t.refused("@start.e", "NG.variant.team.3")
    t = crossroads("goat", "boar", "raven", "stag", teams=True)
    t.put(RED, "tile_01.n", 2)
    t.put(YELLOW, "start.e", 1)
    t.moving(RED, printed(do="move", n=2))
    t.say(RED, "@tile_01.n", "@start.e", 2)
    # They must go on, all of them: nothing else may be said.
    t.asked(RED, "ask-northgard-move-to", "@start.n", "@start.w", "@start.s", "@tile_01.n", "@tile_01.e", "@tile_01.s")
    t.say(RED, "@start.w")
    t.over()
    assert t.units("start.w") == (RED, 2)
    assert t.units("start.e") == (YELLOW, 1)


@law("NG.variant.team.3")
def test_guests_of_a_partner_may_split_if_moves_are_left_for_all() -> None:
    t = crossroads("goat", "boar", "raven", "stag", teams=True)
    t.put(RED, "tile_01.n", 2)
    t.put(YELLOW, "start.e", 1)
    t.moving(RED, printed(do="move", n=3))
    t.say(RED, "@tile_01.n", "@start.e", 2)
    t.asked(RED, "ask-northgard-move-to")  # from the partner's only, and without an end
    t.say(RED, "@start.w", 1)
    t.say(RED, "@start.n")
    t.over()
    assert t.units("start.w") == (RED, 1)
    assert t.units("start.n") == (RED, 1)


@law("NG.variant.team.3")
def test_a_partner_is_no_enemy_and_no_place_to_retreat_to() -> None:
    t = crossroads("goat", "boar", "raven", "stag", teams=True)
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "tile_01.e", 6)
    t.put(YELLOW, "start.e", 1)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n")  # there is nowhere else to go
    t.over()
    assert t.units("tile_01.n") == (RED, 1)  # not start.e, which is the partner's
    assert t.g.raider == NOBODY


def beside_partner(*beasts: str) -> Bench:
    """Red in the north of tile_01 and Yellow, Red's partner, in its east, with these creatures."""
    t = table("goat", "boar", "raven", "stag", teams=True, creatures=True)
    t.lay("tile_01", 1, 0)
    t.put(RED, "tile_01.n", 1)
    t.put(YELLOW, "tile_01.e", 1)
    for beast in beasts:
        t.creature(beast, "tile_01.e")
    return t


@law("NG.variant.team.3")
def test_who_could_not_leave_the_partners_territory_again_does_not_enter_it() -> None:
    t = beside_partner("wolf_beige")
    t.moving(RED, printed(do="move", n=2))
    t.say(RED, "@tile_01.n")
    t.asked(RED, "ask-northgard-move-to", "@tile_01.e", "@start.e")
    for beast in ("brown_bear_beige", "fallen_valkyrie_beige"):
        t = beside_partner(beast)
        t.put(RED, "start.e", 1)
        t.moving(RED, printed(do="move", n=2))
        t.say(RED, "@start.e")
        t.refused("@tile_01.e", "NG.variant.team.3")


@law("NG.variant.team.3")
def test_the_way_on_from_a_partner_costs_two_moves_across_a_rough_border() -> None:
    for count, legal in ((3, False), (4, True)):
        t = table("goat", "boar", "raven", "stag", teams=True)
        t.lay("tile_08", 1, 0)  # a Rough Border is the only one that its north has
        t.put(RED, "start.e", 1)
        t.put(YELLOW, "tile_08.n", 1)
        t.moving(RED, printed(do="move", n=count))
        t.say(RED, "@start.e")
        assert t.may("@tile_08.n") == legal  # two moves there, and two back
        if not legal:
            t.refused("@tile_08.n", "NG.variant.team.3")


@law("NG.variant.team.3")
def test_guests_of_several_territories_must_all_be_able_to_leave() -> None:
    t = crossroads("goat", "boar", "raven", "stag", teams=True)
    t.put(RED, "tile_01.n", 2)
    t.put(YELLOW, "start.e", 1)
    t.put(YELLOW, "tile_01.e", 1)
    t.moving(RED, printed(do="move", n=3))
    t.say(RED, "@tile_01.n", "@start.e", 1)
    # Two moves are left. A second guest in the east would need one of them, and both have to leave.
    t.say(RED, "@tile_01.n")
    t.refused("@tile_01.e", "NG.variant.team.3")


@law("NG.clans.bear.4")
def test_a_single_unit_of_the_bear_clan_enters_enemy_territory_while_kaija_is_elsewhere() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 1)
    t.put(RED, "start.w", 0, kaija=True)
    t.put(PURPLE, "tile_01.e", 6)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", "@start.e")
    t.over()
    assert t.units("start.e") == (RED, 1)
