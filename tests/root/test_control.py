"""2.2 to 2.5: clearings, slots, rule; who is an enemy; what may be placed."""

from polana.games.root.cards import discard_from_play
from polana.games.root.components import card_named
from polana.games.root.control import enemies_at, free_slots, is_enemy, why_not_build, why_not_place
from polana.games.root.effects.base import Effect
from polana.games.root.move import why_not_move
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.woodland.maps import MAPS
from tests.law import law
from tests.root.bench import Lent


@law("2.5")
def test_most_warriors_and_buildings_together_rule(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 2, warriors=1, sawmill=1)
    t.put("duchy", 2, warriors=1)
    assert t.ruler(2) == "marquise"


@law("2.5")
def test_a_tie_for_the_most_means_that_nobody_rules(table):
    t = table("marquise", "duchy*", "hundreds*")
    t.put("marquise", 2, warriors=2)
    t.put("duchy", 2, warriors=1, market=1)
    t.put("hundreds", 2, warriors=1)
    assert t.ruler(2) is None
    assert t.ruler(3) is None


@law("2.5")
def test_tokens_and_pawns_count_nothing_for_rule(table):
    t = table("marquise", "duchy*", "vagabond*")
    t.put("marquise", 1, wood=3)
    t.put("vagabond", 1, pawn=True)
    assert t.ruler(1) is None
    t.put("duchy", 1, warriors=1)
    assert t.ruler(1) == "duchy"


@law("2.5", "4.1.3")
def test_a_card_in_play_may_add_to_what_counts_for_rule(table):
    class TwoMore(Effect):
        def strength(self, g, me, where):
            return 2 * me.tokens[where]

    t = table("marquise", "duchy*")
    t.put("marquise", 1, wood=1)
    t.put("duchy", 1, warriors=1)
    with Lent("armorers", TwoMore()):
        t.in_play("marquise", "armorers")
        assert t.ruler(1) == "marquise"
        discard_from_play(t.g, t.side("marquise"), card_named("armorers"))
        assert t.ruler(1) == "duchy"


@law("2.2.3")
def test_a_building_needs_a_free_slot(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, sawmill=1)
    refusal = why_not_build(t.g, t.side("duchy"), 0)
    assert refusal is not None
    assert refusal.law == "2.2.3"
    assert why_not_place(t.g, t.side("duchy"), 0) is None


@law("2.2.4", "5.1.4")
def test_a_ruin_blocks_its_slot(table):
    t = table("marquise", "duchy*")
    assert MAPS["autumn"].slots[5] == 2
    assert free_slots(t.g, 5) == 1


@law("6.2.2", "Q.4")
def test_the_keep_stops_others_from_placing_and_not_from_moving_in(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, keep=1)
    refusal = why_not_place(t.g, t.side("duchy"), 0)
    assert refusal is not None
    assert refusal.law == "6.2.2"
    assert why_not_place(t.g, t.side("marquise"), 0) is None
    t.put("duchy", 5, warriors=1)
    assert why_not_move(t.g, t.side("duchy"), 4, 0) is None


@law("1.5.1", "1.5.4")
def test_no_more_pieces_than_there_are(table):
    t = table("marquise", "duchy*")
    duchy = t.side("duchy")
    assert place_warriors(t.g, duchy, 0, 99) == 20
    assert place_warriors(t.g, duchy, 0, 1) == 0
    tunnel = t.kind(duchy, "tunnel")
    assert [place_piece(t.g, duchy, tunnel, 0) for _ in range(4)] == [True, True, True, False]


@law("G.1.17")
def test_everybody_else_is_an_enemy_but_a_coalition_partner(table):
    t = table("marquise", "duchy*", "vagabond*")
    marquise, duchy, vagabond = t.g.sides
    assert is_enemy(marquise, duchy)
    assert not is_enemy(marquise, marquise)
    t.coalition("vagabond", "marquise")
    assert not is_enemy(marquise, vagabond)
    assert not is_enemy(vagabond, marquise)
    t.put("vagabond", 1, pawn=True)
    t.put("duchy", 1, warriors=1)
    assert enemies_at(t.g, marquise, 0) == [duchy]


@law("2.4.1", "C.1.1", "C.2.4")
def test_forests_and_clearings_are_adjacent_both_ways_on_all_maps():
    for woodland in MAPS.values():
        for forest, clearings in enumerate(woodland.forest_clearings):
            for where in clearings:
                assert 13 + forest in woodland.forests_at[where]
            for other in woodland.forest_near[forest]:
                assert 13 + forest in woodland.forest_near[other - 13]


@law("2.3")
def test_a_river_is_no_path():
    autumn = MAPS["autumn"]
    assert 6 in autumn.rivers[3]
    assert 6 not in autumn.near[3]


@law("C.3.2", "C.3.1")
def test_closed_paths_join_nothing():
    mountain = MAPS["mountain"]
    assert len(mountain.closed) == 6
    for one, other in mountain.closed:
        assert other not in mountain.near[one]
    assert mountain.tower == 9


@law("C.2.1", "C.2.2")
def test_the_lake_joins_all_coastal_clearings_like_rivers():
    lake = MAPS["lake"]
    assert lake.ferry == 0
    assert lake.ferry in lake.coastal
    for where in lake.coastal:
        assert set(lake.rivers[where]) == set(lake.coastal) - {where}
