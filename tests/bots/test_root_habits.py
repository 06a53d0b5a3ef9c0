"""What bots know of single factions of Root: what a look one action ahead does not show by itself."""

from functools import cache

import pytest

from polana.bots.greedy import hopeful
from polana.bots.root import RootSense
from polana.bots.root.habits import habits
from polana.bots.root.keepers import LOOKS
from polana.games.root import game
from polana.games.root.components import NONE
from polana.games.root.control import settle_all
from polana.games.root.factions.corvid.side import BOMB, PLOT, SNARE
from polana.games.root.factions.keepers.side import FACES, WAYSTATIONS, relic_kind
from polana.games.root.factions.marquise.build import COST
from polana.games.root.factions.marquise.daylight import ACTIONS
from polana.games.root.factions.marquise.side import BUILDINGS, SAWMILL, WOOD
from polana.games.root.pieces import put_piece
from polana.games.root.state import DAYLIGHT, Relic, Side, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, PLACES
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.root.sides import corvid, keepers, marquise

#: Where the Keepers choose their next action.
MENUS = [f"ask-root-keepers-{name}" for name in ("birdsong", "daylight", "crafting", "evening")]


@cache
def sense() -> RootSense:
    return RootSense()


def emptied(seats: list[str], seed: int = 1) -> State:
    """A match whose first turn has begun, on a map where nobody has a piece."""
    rng = Rng(seed)
    match = Match(game, game.setup(seats, {}), seed)
    while isinstance(match.state, State) and match.state.round < 1:
        assert match.ask is not None
        match.choose(match.ask.seat, match.ask.options[rng.below(len(match.ask.options))])
    g = match.state.copy()
    assert isinstance(g, State)
    for side in g.sides:
        for where in range(CLEARINGS):
            side.warriors[where] = side.buildings[where] = side.tokens[where] = 0
        for at in range(len(side.cardboard)):
            side.cardboard[at] = 0
    settle_all(g)
    return g


def worth(g: State, side: Side) -> float:
    settle_all(g)
    name = side.rules.name
    figures = sense().figures[name]
    return habits(name).worth(g, side, figures)


# --- the Keepers in Iron ----------------------------------------------------------------------------------------------


def dig_up(g: State, relic: Relic, where: int) -> None:
    """A relic lies in a clearing, with three warriors of the Keepers."""
    own = keepers(g.sides[0])
    relic.where, relic.face_up = where, True
    put_piece(g, own, relic_kind(relic), where)
    own.warriors[where] = 3


def pitch(g: State, tile: int, face: int, where: int) -> None:
    own = keepers(g.sides[0])
    own.faces[tile] = FACES[tile][face]
    own.left[tile] -= 1
    put_piece(g, own, tile, where)


def relics_worth(away: int) -> float:
    """What it is worth to have a relic so many moves away from the only waystation, which shows its type."""
    g = emptied(["keepers", "eyrie"])
    relic = next(relic for relic in g.relics if relic.kind in FACES[0])
    home = 0
    pitch(g, 0, FACES[0].index(relic.kind), home)
    for tile in range(1, WAYSTATIONS):
        keepers(g.sides[0]).left[tile] = 0  # there is no other
    reached = [[home]]
    while len(reached) <= away:
        known = [where for ring in reached for where in ring]
        reached.append([to for where in reached[-1] for to in g.near[where] if to not in known])
    g.relics = [relic]  # none is left to dig for
    dig_up(g, relic, reached[away][0])
    return worth(g, g.sides[0])


def test_a_relic_is_worth_more_the_nearer_it_is_to_a_waystation_of_its_type():
    assert relics_worth(0) > relics_worth(1) > relics_worth(2) > relics_worth(3)


@pytest.mark.parametrize("points", [1, 2, 3])
def test_a_relic_at_its_waystation_is_worth_less_than_the_points_for_recovering_it(points):
    """Otherwise they would keep it there; a card of the Retinue may be lost by it, too."""
    g = emptied(["keepers", "eyrie"])
    own = keepers(g.sides[0])
    relic = next(relic for relic in g.relics if relic.kind in FACES[0] and relic.value == points)
    pitch(g, 0, FACES[0].index(relic.kind), 0)
    g.relics = [relic]
    dig_up(g, relic, 0)
    g.turn, g.phase = own.index, DAYLIGHT
    with_it = worth(g, own)
    own.cardboard[relic_kind(relic) * PLACES] = own.tokens[0] = 0
    assert 0.5 * points < with_it - worth(g, own) < points


def test_a_waystation_off_the_map_can_come_to_a_relic_if_there_is_room():
    g = emptied(["keepers", "eyrie"])
    g.relics = [g.relics[0]]
    where = next(at for at in range(CLEARINGS) if not g.ruins[at])
    dig_up(g, g.relics[0], where)
    own = keepers(g.sides[0])
    free = worth(g, own)
    g.sides[1].buildings[where] = 9
    full = worth(g, own)
    own.left[:WAYSTATIONS] = [0] * WAYSTATIONS
    assert free > full > worth(g, own)


def test_the_keepers_are_drawn_to_forests_with_relics():
    g = emptied(["keepers", "eyrie"])
    own = keepers(g.sides[0])
    forest = g.relics[0].where
    g.relics = [g.relics[0]]
    beside = g.woodland.forest_clearings[forest - FIRST_FOREST]
    worths: list[list[float]] = [[], []]
    for where in range(CLEARINGS):
        own.warriors = [0] * PLACES
        own.warriors[where] = 1
        worths[where in beside].append(worth(g, own))
    assert min(worths[True]) > max(worths[False])


def test_at_their_menus_the_keepers_look_more_often():
    rng = Rng(2)
    match = Match(game, game.setup(["keepers", "eyrie"], {}), 2)
    seen = {1: 0, LOOKS: 0}
    while (ask := match.ask) is not None and match.decisions < 300:
        assert isinstance(match.state, State)
        times = sense().looks(match.state, ask, ask.seat)
        assert times == (LOOKS if ask.about in MENUS and match.state.turn == 0 == ask.seat else 1)
        seen[times] += 1
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    assert min(seen.values()) > 20


def test_of_more_looks_no_more_count():
    assert hopeful([1.0, 4.0]) == 4.0
    assert hopeful([1.0, 2.0, 3.0, 4.0]) == 3.5
    assert hopeful([1.0, 2.0, 3.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 3) == 3.5


# --- the Marquise -----------------------------------------------------------------------------------------------------


def test_wood_is_worth_more_where_there_is_room_for_a_building():
    g = emptied(["marquise", "eyrie"])
    own = marquise(g.sides[0])
    where = next(at for at in range(CLEARINGS) if g.woodland.slots[at] > g.ruins[at])
    own.warriors[where] = 1
    own.left[SAWMILL] = own.rules.pieces[SAWMILL].total - 2
    room = worth(g, own)
    for _ in range(COST[2]):
        put_piece(g, own, WOOD, where)
    more = worth(g, own) - room
    g.sides[1].buildings[where] = 9
    own.warriors[where] = 99  # she still rules
    full = worth(g, own)
    own.cardboard[WOOD * PLACES + where] = 0
    assert more > full - worth(g, own)


def test_wood_is_worth_more_where_her_land_connects_it_to_room_for_a_building():
    def worth_of_wood(held: int) -> float:
        """With wood in one clearing that is full, and room in one two moves away; what lies between is held or not."""
        g = emptied(["marquise", "eyrie"])
        own, other = marquise(g.sides[0]), g.sides[1]
        room = next(at for at in range(CLEARINGS) if g.woodland.slots[at] > g.ruins[at])
        between = g.near[room][0]
        full = next(at for at in g.near[between] if at != room and at not in g.near[room])
        g.ruins = [0] * len(g.ruins)
        for where in range(CLEARINGS):
            if where != room:
                own.buildings[where] = g.woodland.slots[where]
            if where not in (room, full, between):
                other.warriors[where] = 20
        own.warriors[room] = own.warriors[full] = 5
        other.warriors[between] = 0 if held else 20
        put_piece(g, own, WOOD, full)
        own.cardboard[WOOD * PLACES + full] = 1
        with_wood = worth(g, own)
        own.cardboard[WOOD * PLACES + full] = 0
        return with_wood - worth(g, own)

    assert worth_of_wood(held=1) > worth_of_wood(held=0) > 0.0


def test_a_bird_for_one_more_action_is_well_spent_when_she_can_build():
    g = emptied(["marquise", "eyrie"])
    own = marquise(g.sides[0])
    g.turn = own.index
    where = next(at for at in range(CLEARINGS) if g.woodland.slots[at] > g.ruins[at])
    own.warriors[where] = 1
    put_piece(g, own, WOOD, where)
    own.left[WOOD] -= 1
    own.actions = ACTIONS
    spent = worth(g, own)
    own.extra = 1
    assert worth(g, own) - spent > sense().worth["card"]
    for kind in BUILDINGS:
        own.left[kind] = 0
    spent_in_vain = worth(g, own)
    own.extra = 0
    assert spent_in_vain - worth(g, own) < sense().worth["card"]


# --- the Corvid Conspiracy --------------------------------------------------------------------------------------------


def plot_worth(kind: int, guards: int, others: int = 0) -> float:
    g = emptied(["corvid", "eyrie"])
    own = corvid(g.sides[0])
    own.kinds = [NONE] * PLACES
    own.kinds[3] = kind
    put_piece(g, own, PLOT, 3)
    own.warriors[3] = guards
    g.sides[1].warriors[3] = g.sides[1].buildings[3] = others
    return worth(g, own)


def test_a_plot_needs_a_warrior_beside_it_and_is_safer_where_no_enemy_is():
    assert plot_worth(SNARE, 2) > plot_worth(SNARE, 1) > plot_worth(SNARE, 0)
    assert plot_worth(SNARE, 1) > plot_worth(SNARE, 1, others=1)


def test_a_bomb_is_for_clearings_with_enemies_and_other_plots_for_the_rest():
    assert plot_worth(SNARE, 1) > plot_worth(BOMB, 1)
    assert plot_worth(BOMB, 1, others=2) > plot_worth(SNARE, 1, others=2)


# --- all of them ------------------------------------------------------------------------------------------------------


def test_warriors_are_drawn_to_buildings_that_nobody_guards_first_of_all_those_of_the_leader():
    def prey(score: int, guards: int) -> float:
        g = emptied(["marquise", "eyrie"])
        me, other = g.sides
        me.warriors[0] = 3
        other.buildings[0] = 1
        other.warriors[0] = guards
        other.score = score
        return sense().prey(g, me, 0)

    assert prey(5, guards=3) == 0.0
    assert prey(5, guards=1) == prey(5, guards=0) > 0.0
    assert prey(25, guards=0) > prey(5, guards=0)


def test_who_is_ahead_is_harmed_first_and_who_loses_more_by_it():
    g = emptied(["marquise", "eyrie", "duchy"])
    me, eyrie, duchy = g.sides
    eyrie.score, duchy.score = 10, 5
    assert sense().harm(g, me, eyrie) > sense().harm(g, me, duchy) > 0.0
    eyrie.score, duchy.score = 5, 10
    assert sense().harm(g, me, duchy) > sense().harm(g, me, eyrie) > 0.0
    duchy.score = eyrie.score
    figures = sense().figures
    more = figures["duchy"]["loss"] / figures["eyrie"]["loss"]
    assert sense().harm(g, me, duchy) == pytest.approx(more * sense().harm(g, me, eyrie))


def test_a_pawn_draws_warriors_by_its_items_and_is_no_cardboard():
    g = emptied(["marquise", "vagabond"])
    me, other = g.sides
    me.warriors[0] = 2
    other.pawn = 1
    assert sense().prey(g, me, 0) == 0.0
    other.pawn = 0
    assert sense().prey(g, me, 0) == 2 * sense().harm(g, me, other) > 0.0


def test_cardboard_is_exposed_as_far_as_rivals_beside_it_are_more_than_its_guards():
    g = emptied(["marquise", "eyrie"])
    me, other = g.sides
    me.buildings[0] = 2

    def exposed(guards: int, there: int, beside: int) -> int:
        me.warriors[0] = guards
        other.warriors[0] = there
        other.warriors[g.near[0][0]] = beside
        return sense().exposed(g, me, 0, 2)

    assert exposed(0, 0, 0) == 0
    assert exposed(0, 0, 1) == 1
    assert exposed(0, 2, 1) == 2
    assert exposed(2, 0, 5) == 1
    assert exposed(2, 1, 1) == 0
    assert exposed(3, 9, 9) == 0


def test_of_those_who_play_together_none_is_a_danger():
    state = Match(game, game.setup(["eyrie", "alliance"], {"automaton": "cooperative"}), 4).state.copy()
    assert isinstance(state, State)
    eyrie, alliance, machine = state.sides
    for side in state.sides:
        side.warriors = [0] * PLACES
    eyrie.buildings[0] = 1
    alliance.warriors[0] = 3
    assert sense().exposed(state, eyrie, 0, 1) == 0
    machine.warriors[0] = 3
    assert sense().exposed(state, eyrie, 0, 1) == 1
