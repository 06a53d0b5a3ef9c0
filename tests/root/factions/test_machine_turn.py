"""The turn of the Mechanical Marquise (R.M.8 to R.M.17): its printed orders, by their priorities."""

import pytest

from polana.games.root.components import CARDS
from polana.games.root.factions.mechanical_marquise.orders import daylight
from tests.law import law
from tests.root.machines import MACHINE

# Clearings of Autumn by suit: foxes 1, 6, 8, 12; rabbits 3, 4, 5, 10; mice 2, 7, 9, 11.


def waiting(t):
    """Somebody with a choice comes next: an Eyrie with cards in hand."""
    t.hand("eyrie", "root_tea_rabbit", "birdy_bindle")
    t.put("eyrie", 12, warriors=1, roost=1)


@law("R.M.8")
def test_it_scores_2_points_for_each_clearing_it_rules_that_holds_at_least_three_of_its_warriors(machine):
    t = machine("eyrie")
    t.put(1, warriors=3)  # ruled by three
    t.put(5, warriors=4)  # ruled by four
    t.put(6, warriors=2)  # ruled by two: too few
    t.put(7, warriors=3)
    t.put("eyrie", 7, warriors=4)  # three, not ruled
    waiting(t)
    t.before(MACHINE, "birdsong")
    t.draws("ambush_bird", "anvil", "armorers", "sappers", "cobbler")
    assert t.match.ask.seat == 0
    assert t.points(MACHINE) == 4


@law("R.M.9")
def test_the_leftmost_order_is_revealed_and_battle_move_and_recruit_follow_in_clearings_of_its_suit(machine):
    t = machine("eyrie")
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")  # a mouse card for one fox or so
    t.put(2, warriors=5)
    t.put("eyrie", 2, warriors=1)  # mouse: it fights here, and moves on
    t.put(1, warriors=5)
    t.put("eyrie", 1, warriors=1)  # fox: nothing happens
    waiting(t)
    t.dice(1, 0)
    t.draws("anvil")
    t.daylight()
    lines = [line.kind for line in t.match.news]
    order, fight, move = (lines.index(kind) for kind in ("news-root-order", "news-root-battle", "news-root-moved"))
    assert order < fight < move
    assert lines.count("news-root-battle") == 1
    assert (t.warriors("eyrie", 2), t.warriors("eyrie", 1)) == (0, 1)
    assert t.warriors(MACHINE, 2) == 3


@law("R.M.9")
def test_a_bird_order_matches_every_clearing(machine):
    t = machine("eyrie")
    t.orders("arms_trader", "ambush_bird", "armorers", "sappers", "cobbler")
    for where in (1, 2, 3):  # a fox, a mouse and a rabbit clearing
        t.put(where, warriors=2)
        t.put("eyrie", where, warriors=1)
    waiting(t)
    t.dice(1, 0, 1, 0, 1, 0)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert [t.warriors("eyrie", where) for where in (1, 2, 3)] == [0, 0, 0]


@law("R.M.10")
def test_it_battles_once_in_every_matching_clearing_by_ascending_priority(machine):
    t = machine("eyrie", "duchy*")
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")
    for where in (9, 2, 7):
        t.put(where, warriors=1)
        t.put("eyrie", where, warriors=2)
    t.put("eyrie", 11, warriors=2)  # without warriors of its own there is no battle
    waiting(t)
    t.dice(0, 0, 0, 0, 0, 0)
    t.draws("anvil")
    t.daylight()
    t.match  # noqa: B018  (it runs)
    where = [line.args["where"].label for line in t.match.news if line.kind == "news-root-battle"]
    assert where == ["2", "7", "9"]


@law("R.M.10")
@pytest.mark.parametrize(
    ("pieces", "points", "defender"),
    [
        ((1, 2), (9, 0), "duchy"),  # the most pieces
        ((2, 2), (3, 4), "duchy"),  # then the most points
        ((2, 2), (4, 4), "eyrie"),  # then the first setup letter
    ],
)
def test_the_defender_is_who_has_most_pieces_then_most_points_then_the_first_letter(machine, pieces, points, defender):
    t = machine("duchy*", "eyrie*")
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")
    t.put(2, warriors=1)
    for name, count, score in zip(("eyrie", "duchy"), pieces, points, strict=True):
        t.put(name, 2, warriors=count)
        t.score(name, score)
    t.hand("duchy", "root_tea_rabbit")
    t.dice(0, 0)
    t.at(MACHINE, "daylight")

    def first_battle(g):
        me = g.sides[2]
        yield from daylight(g, me)
        yield from daylight(g, me)

    t.stage(first_battle)
    line = next(line for line in t.match.news if line.kind == "news-root-battle")
    assert t.names[line.args["other"]] == defender


@law("R.M.11")
def test_from_each_ruled_clearing_with_four_all_but_three_move_to_the_most_enemy_pieces(machine):
    t = machine("eyrie")
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")
    near = [where + 1 for where in t.g.near[1]]  # of clearing 2
    low, high = near[0], near[-1]
    t.put(2, warriors=6)
    t.put("eyrie", low, warriors=1)
    t.put("eyrie", high, warriors=2)
    waiting(t)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert (t.warriors(MACHINE, 2), t.warriors(MACHINE, high), t.warriors(MACHINE, low)) == (3, 3, 0)


@law("R.M.11")
def test_ties_go_to_the_lowest_priority_number_and_warriors_that_moved_may_move_again(machine):
    t = machine("eyrie")
    t.orders("arms_trader", "ambush_bird", "armorers", "sappers", "cobbler")
    t.put(1, warriors=8)
    near = [where + 1 for where in t.g.near[0]]
    waiting(t)
    t.draws("anvil")
    t.daylight()
    moves = [
        (line.args["origin"].label, line.args["destination"].label, line.args["count"])
        for line in t.match.news
        if line.kind == "news-root-moved"
    ]
    assert moves[0] == ("1", str(near[0]), 5)  # no enemies beside it: the first of them
    assert moves[1][0] == str(near[0])  # a later clearing: two of the five go on
    assert moves[1][2] == 2
    assert t.warriors(MACHINE, 1) >= 3


@law("R.M.11", "E.2.2")
@pytest.mark.parametrize(("before", "moves"), [(0, [5]), (2, [5, 2])])
def test_warriors_that_came_to_the_band_this_turn_do_not_move_on(machine, before, moves):
    t = machine("eyrie")
    t.hireling("street_band", "eyrie")
    t.orders("arms_trader", "ambush_bird", "armorers", "sappers", "cobbler")
    t.put(1, warriors=8)
    there = t.g.near[0][0] + 1
    t.put("street_band", there, warriors=1)
    if before:  # they battle the band, and all stay
        t.put(there, warriors=before)
        t.dice(0, 0)
    waiting(t)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    counts = [line.args["count"] for line in t.match.news if line.kind == "news-root-moved"]
    assert counts == moves  # of seven all but three would be four, and two of them have come before


@law("R.M.11", "4.2.1")
def test_three_warriors_stay_and_so_do_four_where_it_does_not_rule(machine):
    t = machine("eyrie")
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")
    t.put(2, warriors=3)
    t.put(7, warriors=4)
    t.put("eyrie", 7, warriors=5)
    waiting(t)
    t.dice(0, 0)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert not any(line.kind == "news-root-moved" for line in t.match.news)
    assert (t.warriors(MACHINE, 2), t.warriors(MACHINE, 7)) == (3, 4)


@law("R.M.12", "R.M.13")
@pytest.mark.parametrize(
    ("order", "count", "dice"), [("root_tea_mouse", 1, 2), ("scouting_party", 2, 2), ("stand_and_deliver", 3, 0)]
)
def test_a_cost_of_one_to_three_of_one_suit_places_that_many_in_each_ruled_clearing_of_it(machine, order, count, dice):
    t = machine("eyrie")
    t.orders(order, "ambush_bird", "armorers", "sappers", "cobbler")
    t.put(2, warriors=1)
    t.put(7, warriors=2)
    t.put(9, warriors=1)
    t.put("eyrie", 9, warriors=1)  # a tie: not ruled
    t.put(1, warriors=1)  # a fox clearing
    waiting(t)
    t.dice(*[0] * dice)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert [t.warriors(MACHINE, where) for where in (2, 7, 9, 1, 11)] == [1 + count, 2 + count, 1, 1, 0]


@law("R.M.14")
def test_a_cost_of_one_of_each_suit_places_one_warrior_in_each_clearing_it_rules(machine):
    t = machine("eyrie")
    t.orders("tax_collector", "ambush_bird", "armorers", "sappers", "cobbler")
    for where in (1, 2, 3):
        t.put(where, warriors=1)
    waiting(t)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert [t.warriors(MACHINE, where) for where in (1, 2, 3, 4)] == [2, 2, 2, 0]


@law("R.M.15")
def test_a_cost_of_four_of_any_suit_places_four_warriors_in_the_clearing_with_the_keep(machine):
    t = machine("eyrie")
    t.orders("royal_claim", "ambush_bird", "armorers", "sappers", "cobbler")
    t.put(1, warriors=1, keep=1)
    t.put(2, warriors=1)
    waiting(t)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert (t.warriors(MACHINE, 1), t.warriors(MACHINE, 2)) == (5, 1)


@law("R.M.15", "R.M.12")
@pytest.mark.parametrize("lost", [True, False])
def test_without_the_keep_or_its_rule_over_it_nothing_is_placed_for_four_of_any_suit(machine, lost):
    t = machine("eyrie")
    t.orders("royal_claim", "ambush_bird", "armorers", "sappers", "cobbler")
    if not lost:
        t.put(1, keep=1)
        t.put("eyrie", 1, warriors=1)
    else:
        t.machine.left[0], t.machine.keep_lost = 0, True
        t.put(1, warriors=1)
    waiting(t)
    t.draws("anvil")
    supply = t.machine.supply
    t.daylight()
    assert t.match.ask.seat == 0
    assert t.machine.supply == supply


@law("R.M.15")
def test_one_to_three_of_any_suit_place_that_many_in_the_clearing_with_the_keep(machine):
    t = machine("eyrie", deck="exiles_partisans")
    order = next(CARDS[card].name for card in t.g.deck if CARDS[card].cost == (0, 0, 0, 3))
    t.orders(order, "ambush_bird", "mouse_partisans", "fox_partisans", "rabbit_partisans")
    t.put(1, warriors=1, keep=1)
    t.hand("eyrie", "ambush_fox", "ambush_mouse")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.draws("ambush_rabbit")
    t.daylight()
    assert t.match.ask.seat == 0
    assert t.warriors(MACHINE, 1) == 4


@law("R.M.16", "R.M.17")
def test_an_order_without_a_crafting_cost_starts_daylight_over_with_the_next(machine):
    t = machine("eyrie")
    t.orders("ambush_mouse", "spy_mouse", "root_tea_mouse", "sappers", "cobbler")
    t.put(2, warriors=5)
    t.put("eyrie", 2, warriors=6)
    waiting(t)
    t.dice(0, 0, 0, 0, 0, 0)  # battle included, three times
    t.draws("anvil", "armorers", "arms_trader")
    t.daylight()
    assert t.match.ask.seat == 0
    assert [line.kind for line in t.match.news].count("news-root-order") == 3
    assert t.queue() == ["sappers", "cobbler", "anvil", "armorers", "arms_trader"]
    assert sorted(t.pile()) == ["ambush_mouse", "root_tea_mouse"]
    assert [t.match.view(0)["available"]] == [["spy_mouse"]]  # 3.3.3, R.S.1


@law("R.M.16", "R.M.17")
def test_if_the_queue_has_no_more_cards_evening_begins_and_five_are_drawn(machine):
    t = machine("eyrie")
    t.orders("ambush_mouse", "ambush_fox")
    t.put(3, warriors=1)
    waiting(t)
    t.draws("anvil", "armorers", "arms_trader", "sappers", "cobbler")
    t.daylight()
    assert t.match.ask.seat == 0
    assert t.queue() == ["anvil", "armorers", "arms_trader", "sappers", "cobbler"]
    assert t.seen() == [None] * 5


@law("R.M.17")
def test_cards_are_drawn_to_the_right_end_of_the_queue_until_it_holds_five(machine):
    t = machine("eyrie")
    t.orders("sappers", "cobbler", "armorers", up=(1,))
    waiting(t)
    t.draws("anvil", "arms_trader")
    t.at(MACHINE, "evening")
    assert t.match.ask.seat == 0
    assert t.queue() == ["sappers", "cobbler", "armorers", "anvil", "arms_trader"]
    assert t.seen() == [None, "cobbler", None, None, None]


@law("1.5.4", "R.M.13")
def test_with_too_few_warriors_they_go_to_the_clearings_of_the_lowest_priority_numbers(machine):
    t = machine("eyrie")
    t.orders("stand_and_deliver", "ambush_bird", "armorers", "sappers", "cobbler")
    for where in (2, 7, 9):
        t.put(where, warriors=1)
    t.supply(MACHINE, 4)
    waiting(t)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert [t.warriors(MACHINE, where) for where in (2, 7, 9)] == [4, 2, 1]
