"""R Where the Mechanical Marquise meets the factions and hirelings of the Law."""

import json

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import CARDS, card_named
from polana.games.root.factions.corvid.side import BOMB, SNARE
from polana.games.root.hirelings.track import markers
from polana.games.root.score import score
from tests.law import law
from tests.root.factions.test_corvid_rules import plot
from tests.root.knights import bury, lay
from tests.root.machines import MACHINE
from tests.root.sides import cult
from tests.root.vagabonds import board, wander

MOUSE_ORDER = (
    "crossbow_mouse",
    "ambush_bird",
    "armorers",
    "sappers",
    "codebreakers",
)  # a mouse card for one fox symbol


def waiting(t):
    """The Eyrie come next and have something to choose."""
    t.hand("eyrie", "root_tea_rabbit", "birdy_bindle")
    t.put("eyrie", 12, warriors=1, roost=1)


def daylight(t, *dice, drawn="anvil"):
    waiting(t)
    t.orders(*MOUSE_ORDER)
    t.dice(*dice)
    t.draws(drawn)
    t.daylight()


def fought(t):
    """Against whom, in order."""
    others = [line["other"] for line in t.news_of("news-root-battle")]
    return [t.names[other] if isinstance(other, int) else other.label for other in others]


# --- whom it fights (R.M.10) ------------------------------------------------------------------------------------------


@law("R.M.10", "E.3.2", "G.1.17")
def test_a_hireling_of_nobody_with_the_most_pieces_is_its_defender(machine):
    t = machine("eyrie", "duchy*")
    t.hireling("forest_patrol")
    t.put(2, warriors=2)
    t.put("forest_patrol", 2, warriors=2)
    t.put("duchy", 2, warriors=1)
    t.score("duchy", 9)
    daylight(t, 0, 0)
    assert t.match.ask.seat == 0
    assert fought(t) == ["forest_patrol"]


@law("R.M.10", "G.1.4")
def test_tokens_and_relics_are_pieces_that_it_counts(machine):
    t = machine("keepers", "eyrie", "duchy*")
    bury(t)
    lay(t, 2, "figure", 1)
    lay(t, 2, "tablet", 1)
    t.put("duchy", 2, warriors=1)
    t.put(2, warriors=1)
    daylight(t, 0, 0)
    t.say("keepers", "piece:relic_figure_1")
    t.say("keepers", "forest:1")
    assert fought(t) == ["keepers"]
    assert t.points(MACHINE) == 2


@law("R.M.10", "9.2.7")
def test_against_the_vagabond_it_damages_items(machine):
    t = machine("vagabond", "eyrie")
    wander(t, 2, ready="boots torch tea")
    t.put(2, warriors=3)
    daylight(t, 1, 0)
    while t.match.ask.seat == 0 and "damage" in t.ask.about:
        t.say("vagabond", t.ask.options[0].text)
    # one rolled hit, and one because he has no sword
    assert len(board(t)["damaged"].split()) == 2
    assert fought(t) == ["vagabond"]


@law("R.M.10", "13.2.5", "R.M.3")
def test_agents_beside_a_plot_hit_it_but_no_ambush_does(machine):
    t = machine("corvid", "eyrie")
    plot(t, 2, BOMB)
    t.put(2, warriors=3)
    t.hand("corvid", "ambush_mouse")
    daylight(t, 0, 0)
    assert (t.pieces("corvid", "plot", 2), t.warriors(MACHINE, 2), t.points(MACHINE)) == (0, 2, 1)


@law("R.M.10", "G.1.17")
def test_its_own_hirelings_are_no_enemies(machine):
    t = machine("eyrie", "duchy*")
    t.hireling("forest_patrol", MACHINE)
    t.put(2, warriors=2)
    t.put("forest_patrol", 2, warriors=2)
    daylight(t)
    assert t.match.ask.seat == 0
    assert fought(t) == []


# --- rule, moves, recruits --------------------------------------------------------------------------------------------


@law("R.M.8", "10.2.4")
def test_where_a_garden_stands_it_does_not_score(machine):
    t = machine("cult", "eyrie")
    t.put("cult", 3, garden_rabbit=1)
    t.hand("cult", "cobbler")
    t.put(3, warriors=5)
    t.put(1, warriors=3)
    waiting(t)
    t.draws("ambush_bird", "anvil", "armorers", "sappers", "cobbler")
    t.before(MACHINE, "birdsong")
    assert t.match.ask is not None
    assert t.points(MACHINE) == 2


@law("R.M.8", "E.3.1")
@pytest.mark.parametrize(("warriors", "points"), [(3, 2), (2, 0)])
def test_hirelings_help_it_to_rule_but_are_none_of_its_three_warriors(machine, warriors, points):
    t = machine("eyrie", "duchy*")
    t.hireling("forest_patrol", MACHINE, 3)
    t.put(3, warriors=warriors)
    t.put("forest_patrol", 3, warriors=2)
    t.put("duchy", 3, warriors=3)
    waiting(t)
    t.draws("ambush_bird", "anvil", "armorers", "sappers", "cobbler")
    t.before(MACHINE, "birdsong")
    assert t.match.ask is not None
    assert t.points(MACHINE) == points


@law("R.M.11", "13.7.2")
def test_at_a_snare_it_neither_leaves_nor_recruits(machine):
    t = machine("corvid", "eyrie")
    plot(t, 2, SNARE, up=True)
    plot(t, 6, SNARE, up=True)
    t.put("corvid", 2, warriors=3)
    t.put("corvid", 12, warriors=1)
    t.hand("corvid", "cobbler")
    t.put(2, warriors=6)
    t.put(6, warriors=1)
    t.put(1, warriors=1)
    daylight(t, 0, 0)
    assert t.match.ask is not None
    assert [t.warriors(MACHINE, where) for where in (1, 2, 6)] == [2, 6, 1]


@law("R.M.11", "8.2.6", "R.M.2")
def test_each_of_its_moves_into_a_sympathetic_clearing_gives_a_card_of_the_deck(machine):
    t = machine("alliance", "eyrie")
    near = [where + 1 for where in t.g.near[1]]
    t.put(2, warriors=5)
    t.put("alliance", near[0], sympathy=1)
    waiting(t)
    t.orders(*MOUSE_ORDER)
    t.draws("bake_sale", "anvil")
    t.daylight()
    assert t.match.ask is not None
    assert [CARDS[card].name for card in t.side("alliance").supporters] == ["bake_sale"]
    assert t.warriors(MACHINE, near[0]) >= 2


@law("R.M.11", "G.1.4")
def test_it_moves_to_the_most_enemy_pieces_tokens_and_hirelings_among_them(machine):
    t = machine("eyrie", "duchy*")
    low, high = (where + 1 for where in (t.g.near[1][0], t.g.near[1][-1]))
    t.hireling("forest_patrol")
    t.put(2, warriors=5)
    t.put("duchy", low, warriors=2)
    t.put("duchy", high, tunnel=1, warriors=1)
    t.put("forest_patrol", high, warriors=1)
    daylight(t)
    assert t.match.ask is not None
    assert (t.warriors(MACHINE, high), t.warriors(MACHINE, low)) == (2, 0)


# --- what becomes of cards (R.M.17, R.S) ------------------------------------------------------------------------------


@law("R.M.17", "10.2.6")
def test_its_orders_are_lost_souls_when_the_cult_plays(machine):
    t = machine("eyrie", "cult")
    daylight(t)
    assert t.match.ask is not None
    assert cult(t.side("cult")).lost_souls == [card_named("crossbow_mouse")]


@law("R.S.1", "R.S.4", "10.2.6", "10.4.2")
def test_a_spy_that_is_lost_is_a_lost_soul_until_the_cult_discards_them(machine):
    t = machine("eyrie", "cult")
    t.orders("bake_sale", "ambush_mouse", "root_tea_rabbit", "sappers", "cobbler")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.in_play("eyrie", "spy_mouse")
    t.hand("eyrie", "root_tea_fox", "anvil")
    t.at("eyrie", "daylight")
    t.say("eyrie", "use:spy_mouse", "order:2")
    assert (t.state.available, cult(t.side("cult")).lost_souls) == ([], [card_named("spy_mouse")])


@law("R.M.2", "10.2.6")
def test_a_card_that_is_given_to_it_is_a_lost_soul(machine):
    t = machine("vagabond", "cult")
    wander(t, 1, ready="boots torch tea")
    t.put(1, warriors=1)
    t.hand("vagabond", "anvil", "foxfolk_steel")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "item:boots", "card:anvil")
    assert (t.points(MACHINE), cult(t.side("cult")).lost_souls) == (1, [card_named("anvil")])


# --- points and victory -----------------------------------------------------------------------------------------------


@law("R.M.7", "3.2.1")
def test_when_its_warriors_have_fallen_the_keep_falls_and_scores(machine):
    t = machine("eyrie", "duchy*")
    t.put(1, warriors=1, keep=1)
    t.put("duchy", 1, warriors=3)
    t.dice(2, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[2], 0)))
    assert t.match.over
    assert (t.points("duchy"), t.pieces(MACHINE, "keep", 1)) == (1, 0)


@law("R.K.1", "E.1.1")
def test_the_machine_takes_hireling_markers_like_a_player(machine):
    t = machine("eyrie", "duchy*", mode="cooperative")
    t.hireling("otter_divers")
    score(t.g, t.side(MACHINE), 4, "R.M.8")
    assert (markers(t.g).track, markers(t.g).claims) == ([8, 12], [2])


@law("R.K.1", "3.3")
def test_in_cooperative_play_one_who_has_done_his_part_still_scores_for_nobody_else(machine):
    t = machine("eyrie*", "duchy*", mode="cooperative")

    def scores(g):
        score(g, g.sides[0], 31, "3.2")
        score(g, g.sides[1], 29, "3.2")
        yield from ()
        score(g, g.sides[1], 1, "3.2")

    t.stage(scores)
    assert t.match.over
    assert t.state.winners == [0, 1]


@law("R.K.2", "R.K.1")
def test_in_cooperative_play_it_may_win_by_the_points_for_other_players(machine):
    t = machine("eyrie", "duchy*", "alliance", mode="cooperative")
    t.score(MACHINE, 27)
    waiting(t)
    t.before(MACHINE, "birdsong")
    assert t.match.over
    assert t.state.winners == [3]


# --- secrets ----------------------------------------------------------------------------------------------------------


@law("R.M.5", "1.2.1")
def test_orders_dealt_anew_leave_every_view_question_and_line_as_they_were(machine):
    seen = set()
    for orders in (
        ("bake_sale", "ambush_mouse", "armorers", "sappers", "cobbler"),
        ("cobbler", "armorers", "ambush_mouse", "bake_sale", "sappers"),
        ("sword_mouse", "royal_claim", "codebreakers", "investments", "ambush_fox"),
    ):
        t = machine("eyrie", "duchy*", "alliance")
        t.orders(*orders)
        t.put("eyrie", 12, warriors=1, roost=1)
        t.put(12, warriors=2)
        t.in_play("eyrie", "spy_fox")
        t.hand("eyrie", "root_tea_fox", "anvil")
        t.at("eyrie", "daylight")
        t.say("eyrie", "use:spy_fox")
        asks = [(ask.seat, ask.about, [word.text for word in ask.options]) for ask in t.match.asks]
        lines = [[(line.kind, sorted(line.args.items())) for line in t.match.news_for(at)] for at in (0, 1, 2, -1)]
        seen.add(json.dumps([[t.match.view(at) for at in (0, 1, 2, -1)], asks, lines], default=str))
    assert len(seen) == 1
