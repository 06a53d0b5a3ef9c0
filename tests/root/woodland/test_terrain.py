"""C Variant maps: the ferry of the Lake, the closed paths and the tower of the Mountain."""

from polana.games.root.state import State
from polana.kernel.game import find
from polana.kernel.match import Match
from tests.law import law


def lake(table, *factions):
    t = table(*(factions or ("marquise", "duchy*")), map="lake")
    t.no_ruins()
    return t, t.landmark("ferry").where + 1, [where + 1 for where in t.state.woodland.coastal]


@law("C.2.1")
def test_the_ferry_starts_in_the_corner_clearing_on_the_shore(table):
    t, ferry, coastal = lake(table)
    assert ferry - 1 in t.state.woodland.corners
    assert ferry in coastal


@law("C.2.5", "C.2.2")
def test_once_a_turn_a_move_from_the_ferry_may_go_to_any_coastal_clearing_and_draws_a_card(table):
    t, ferry, coastal = lake(table)
    far = next(where for where in coastal if where != ferry and where - 1 not in t.state.near[ferry - 1])
    t.put("marquise", ferry, warriors=3)
    t.at("marquise", "daylight")
    t.draws("anvil")
    t.say("marquise", "march", f"clearing:{far}", "count:2")
    assert (t.warriors("marquise", ferry), t.warriors("marquise", far)) == (1, 2)
    assert (t.landmark("ferry").where + 1, t.cards("marquise")) == (far, ["anvil"])
    # once a turn: the second move of the march goes along paths only
    t.say("marquise", f"clearing:{far}")
    options = [word.text for word in t.ask.options]
    assert f"clearing:{ferry}" not in options
    assert t.refused("marquise", f"clearing:{ferry}") in ("", "2.2.1")


@law("C.2.5", "4.2.1")
def test_the_ferry_does_not_lift_the_need_to_rule(table):
    t, ferry, coastal = lake(table)
    far = next(where for where in coastal if where != ferry and where - 1 not in t.state.near[ferry - 1])
    t.put("marquise", ferry, warriors=1)
    t.put("duchy", ferry, warriors=2)
    t.put("duchy", far, warriors=1)
    for where in t.state.near[ferry - 1]:
        t.put("marquise", where + 1, warriors=1)
    t.at("marquise", "daylight")
    t.say("marquise", "march", f"clearing:{ferry}")
    assert t.refused("marquise", f"clearing:{far}") == "4.2.1"


@law("C.2.5", "2.3")
def test_where_a_path_leads_too_the_player_says_whether_the_ferry_goes_along(table):
    t = table("marquise", "duchy*", map="lake", deck="exiles_partisans")
    t.no_ruins()
    ferry = t.landmark("ferry").where + 1
    far = next(where + 1 for where in t.state.woodland.coastal if where + 1 != ferry)
    t.put("marquise", ferry, warriors=1)
    t.in_play("marquise", "boat_builders")  # the lake's rivers are paths now
    t.at("marquise", "daylight")
    t.say("marquise", "march", f"clearing:{far}")
    assert t.asked("marquise", "ask-root-ferry", "C.2.5") == ["ferry", "move"]
    t.say("marquise", "move")
    assert (t.landmark("ferry").where + 1, t.cards("marquise")) == (ferry, [])


@law("C.2.5", "9.2.3")
def test_the_vagabond_takes_the_ferry_too(table):
    t, ferry, coastal = lake(table, "vagabond", "marquise")
    far = next(where for where in coastal if where != ferry and where - 1 not in t.state.near[ferry - 1])
    t.put("vagabond", ferry, pawn=True)
    t.put("marquise", 12, warriors=1)
    own = t.side("vagabond")
    own.character = 1
    own.pack[0] = 2  # boots
    t.state.items[0] -= 2
    t.at("vagabond", "daylight")
    t.draws("anvil")
    t.say("vagabond", "move", f"clearing:{far}")
    assert (own.pawn + 1, t.landmark("ferry").where + 1, t.cards("vagabond")) == (far, far, ["anvil"])


def mountain(table):
    t = table("marquise", "duchy*", map="mountain")
    t.no_ruins()
    one, other = t.state.closed[0]
    return t, one + 1, other + 1


@law("C.3.1", "C.3.2")
def test_six_paths_are_closed_and_what_they_join_is_not_adjacent(table):
    t, _one, _other = mountain(table)
    assert len(t.state.closed) == 6
    for one, other in t.state.closed:
        assert other not in t.state.near[one]
    assert t.landmark("tower").where != -1


@law("C.3.3")
def test_once_a_turn_a_card_opens_a_closed_path_next_to_an_own_piece_for_a_point(table):
    t, one, other = mountain(table)
    t.put("marquise", one, warriors=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "open-path")
    while t.ask.about != "ask-root-open-path-card":
        wanted = [f"clearing:{one}", f"clearing:{other}"]
        t.say("marquise", next(word.text for word in t.ask.options if word.text in wanted))
    t.say("marquise", "card:anvil")
    assert (t.points("marquise"), t.cards("marquise"), t.pile()) == (1, ["bake_sale"], ["anvil"])
    assert other - 1 in t.state.near[one - 1]
    assert one - 1 in t.state.near[other - 1]
    assert len(t.state.closed) == 5
    assert t.refused("marquise", "open-path") == "C.3.3"


@law("C.3.3")
def test_no_closed_path_is_opened_without_a_piece_at_one_of_its_ends(table):
    t, _one, _other = mountain(table)
    ends = {end for path in t.state.closed for end in path}
    away = next(where for where in range(12) if where not in ends)
    t.put("marquise", away + 1, warriors=1)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    assert t.refused("marquise", "open-path") == "C.3.3"


@law("C.3.4")
def test_whoever_rules_the_pass_at_the_end_of_his_evening_scores_a_point(table):
    t, _one, _other = mountain(table)
    tower = t.landmark("tower").where + 1
    t.put("marquise", tower, warriors=1)
    t.put("duchy", 1 if tower != 1 else 2, warriors=1)
    t.draws("anvil")
    t.at("marquise", "evening")
    assert t.ask.seat == 0  # a whole round later
    assert t.points("marquise") == 1
    assert t.points("duchy") == 0


def suits_of(map_name: str, seed: int) -> tuple[list[int], Match]:
    game = find("root")
    match = Match(game, game.setup(["marquise", "eyrie"], {"map": map_name}), seed)
    state = match.state
    assert isinstance(state, State)
    return state.suits[:12], match


@law("U.J.1")
def test_on_the_lake_map_the_12_suit_markers_are_shuffled_and_the_ferry_starts_in_the_lower_right_corner(table):
    dealt = [suits_of("lake", seed)[0] for seed in (1, 2)]
    assert [sorted(suits) for suits in dealt] == [[0] * 4 + [1] * 4 + [2] * 4] * 2
    assert dealt[0] != dealt[1]
    t, ferry, _ = lake(table)
    places = t.state.woodland.xy
    right, low = places[ferry - 1]
    assert (right, low) == max(places[corner] for corner in t.state.woodland.corners if places[corner][1] > 50)


@law("U.J.2")
def test_the_ferry_stays_in_the_destination_clearing(table):
    t, ferry, coastal = lake(table)
    far = next(where for where in coastal if where != ferry and where - 1 not in t.state.near[ferry - 1])
    t.put("marquise", ferry, warriors=2)
    t.at("marquise", "daylight")
    t.draws("anvil")
    t.say("marquise", "march", f"clearing:{far}", "count:1")
    t.say("marquise", "done")
    # Along a path, later: whoever leaves leaves it behind.
    near = next(where + 1 for where in t.state.near[far - 1])
    t.say("marquise", "march", f"clearing:{far}", f"clearing:{near}")
    assert t.landmark("ferry").where + 1 == far


@law("U.G.1")
def test_on_the_mountain_map_the_12_suit_markers_are_shuffled_before_the_closed_paths_and_the_tower(table):
    dealt = [suits_of("mountain", seed)[0] for seed in (1, 2)]
    assert [sorted(suits) for suits in dealt] == [[0] * 4 + [1] * 4 + [2] * 4] * 2
    assert dealt[0] != dealt[1]
    t = table("marquise", "duchy*", map="mountain")
    # Whatever the suits are, the same six paths are closed and the Tower stands in its place.
    assert len(t.state.closed) == 6
    assert t.landmark("tower").where in range(12)
