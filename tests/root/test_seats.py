"""Seats decide, players score and take turns, sides have pieces: a hireling (E), and a player without a seat (R.M)."""

import pytest

from polana.eyes.root.observer import RootObserver
from polana.games.root import setup as root_setup
from polana.games.root.battle import Battle, battle, start_battle
from polana.games.root.cards import draw_one
from polana.games.root.components import AUTOMATON_NAMES, FACTION_NAMES, HIRELING_NAMES, NONE
from polana.games.root.control import enemies_at, is_enemy
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_DAYLIGHT
from polana.games.root.factions.base import Faction
from polana.games.root.factions.marquise.words import MARCH
from polana.games.root.factions.mechanical_marquise.side import MachineSide
from polana.games.root.factions.vagabond.words import SWEPT
from polana.games.root.game import game
from polana.games.root.hirelings.base import Hireling
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.move import can_move, take_move
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.removal import Trigger
from polana.games.root.score import score
from polana.games.root.seats import add_hireling, add_player, settle_seats, take_control
from polana.games.root.state import Side, seats_of
from polana.games.root.words import VOCABULARY, side_word
from polana.kernel.match import Match, RandomChooser
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import dump
from tests.law import law
from tests.root.test_play import look

NOT_NOW = Refusal("E.2.4", "why-root-effect-used")


class PatrolMoves(Deed):
    """E.2.4: once in Daylight the controller may move the patrol."""

    def __init__(self, patrol):
        super().__init__(MARCH if patrol.rules.name == "forest_patrol" else SWEPT, "E.2.4")
        self.patrol = patrol

    def why_not(self, g, me):
        return NOT_NOW if self.patrol.used or not can_move(g, self.patrol) else None

    def do(self, g, me):
        self.patrol.used.append(0)
        yield from take_move(g, self.patrol, "E.2.4")


class Patrol(Hireling[HirelingSide]):
    """Moves once a turn; draws up where others march in."""

    def __init__(self):
        super().__init__("forest_patrol")

    def offers(self, g, me, other, moment):
        return [PatrolMoves(me)] if moment == IN_DAYLIGHT and other.index == me.controller else []

    def watch_move(self, g, me, mover, destination, count):
        return Trigger(me, SWEPT, destination) if mover is not me and me.warriors[destination] else None

    def react(self, g, me, trigger):
        place_warriors(g, me, trigger.where, 1, "E.2.2")
        yield from ()


class Machine(Faction[Side]):
    """A player without a seat: it scores what it rules, recruits, and asks nobody."""

    def __init__(self):
        super().__init__("mechanical_marquise")
        self.seated = False

    def new_side(self, index):
        return MachineSide(self, index)

    def draw_first_hand(self, g, me, count, law):
        """R.M.2: it has no hand."""

    def holds_cards(self, g, me):
        return True

    def give_up_card(self, g, me):
        return draw_one(g)

    def receive_card(self, g, me, card):
        g.discard.append(card)
        score(g, me, 1, "R.M.2")

    def setup(self, g, me):
        place_piece(g, me, 0, 0, "6.3.2")
        for where in range(12):
            place_warriors(g, me, where, 1, "6.3.3")
        yield from ()

    def birdsong(self, g, me):
        score(g, me, 2, "R.M.8")
        yield from ()
        return True

    def daylight(self, g, me):
        place_warriors(g, me, g.round % 12, 2, "R.M.9")
        yield from ()
        return True


PATROL = Patrol()
MACHINE = Machine()


@pytest.fixture
def hired(table):
    """Marquise, Eyrie and Duchy by the general rules, and a hireling of nobody."""
    t = table("marquise*", "eyrie*", "duchy*")
    t.no_ruins()
    add_hireling(t.g, PATROL)
    return t, t.g.sides[3]


# --- hirelings --------------------------------------------------------------------------------------------------------


def test_a_hireling_is_a_side_but_no_player_and_its_seat_is_its_controllers(hired):
    t, patrol = hired
    g = t.g
    assert ([side.index for side in g.players], g.hirelings, g.seats) == ([0, 1, 2], [patrol], 3)
    assert (patrol.controller, g.player_of(patrol), patrol.seated) == (NONE, None, False)
    g.turn = 2
    settle_seats(g)
    assert patrol.seat == 2  # 1.1.3: while nobody has it, the player on turn decides
    take_control(g, patrol, g.sides[1])
    assert (patrol.controller, g.player_of(patrol), patrol.seat) == (1, g.sides[1], 1)
    assert [side.index for side in g.in_turn_order(1)] == [1, 2, 0]
    assert [side.index for side in g.everyone(1)] == [1, 2, 0, 3]
    assert (patrol.who, g.sides[1].who) == (VOCABULARY["hireling:forest_patrol"], 1)
    assert seats_of(patrol, g.sides[2]) == (2,)
    twin = g.copy()
    assert dump(twin) == dump(g)
    assert (twin.sides[3].controller, twin.sides[3].seat) == (1, 1)


@law("E.3.1")
def test_a_controller_rules_through_hirelings_alone_and_nobody_through_those_of_nobody(hired):
    t, patrol = hired
    place_warriors(t.g, patrol, 4, 3)
    t.put("marquise", 5, warriors=1)
    assert t.ruler(5) == "marquise"
    take_control(t.g, patrol, t.side("eyrie"))
    assert t.ruler(5) == "eyrie"
    place_warriors(t.g, patrol, 6, 1)
    assert t.ruler(7) == "eyrie"
    take_control(t.g, patrol, None)
    assert (t.ruler(5), t.ruler(7)) == ("marquise", None)


@law("E.3.2")
def test_a_hireling_is_an_enemy_of_all_but_its_controller_and_his_coalition(hired):
    t, patrol = hired
    marquise, eyrie, duchy = t.g.sides[:3]
    place_warriors(t.g, patrol, 4, 1)
    assert all(is_enemy(side, patrol) and is_enemy(patrol, side) for side in (marquise, eyrie, duchy))
    take_control(t.g, patrol, eyrie)
    assert [is_enemy(patrol, side) for side in (marquise, eyrie, duchy)] == [True, False, True]
    assert [is_enemy(side, patrol) for side in (marquise, eyrie, duchy)] == [True, False, True]
    assert not is_enemy(patrol, patrol)
    t.coalition("eyrie", "duchy")
    assert [is_enemy(patrol, side) for side in (marquise, eyrie, duchy)] == [True, False, False]
    assert [is_enemy(side, patrol) for side in (marquise, eyrie, duchy)] == [True, False, False]
    assert enemies_at(t.g, marquise, 4) == [patrol]
    assert enemies_at(t.g, duchy, 4) == []


@law("E.3.4", "E.2.4")
def test_a_hireling_moves_with_its_own_pieces_when_its_controller_says_so(hired):
    t, patrol = hired
    place_warriors(t.g, patrol, 4, 2)
    t.put("eyrie", 5, warriors=1)
    take_control(t.g, patrol, t.side("eyrie"))
    t.stage(lambda g: take_move(g, g.sides[3], "E.2.4"))
    near = t.g.near[4][0] + 1
    t.say("eyrie", f"clearing:{near}", "count:1")
    patrol = t.state.sides[3]
    assert (patrol.warriors[4], patrol.warriors[near - 1], t.warriors("eyrie", 5)) == (1, 1, 1)
    moved = next(line for line in t.match.news if line.kind == "news-root-moved")
    assert moved.args["seat"] is VOCABULARY["hireling:forest_patrol"]


@law("E.3.5", "E.3.6", "3.2.1")
def test_a_hireling_fights_without_ambushes_and_scores_nothing(hired):
    t, patrol = hired
    place_warriors(t.g, patrol, 4, 2)
    take_control(t.g, patrol, t.side("eyrie"))
    t.put("duchy", 5, citadel=1)
    t.hand("eyrie", "ambush_bird", "ambush_fox")
    t.dice(0, 0)
    t.stage(lambda g: start_battle(g, g.sides[3], "E.2.4"))
    assert t.pieces("duchy", "citadel", 5) == 0  # nobody defended it
    assert [side.score for side in t.state.sides] == [0, 0, 0, 0]


@law("E.3.5")
def test_the_controller_cannot_ambush_who_attacks_his_hirelings(hired):
    t, patrol = hired
    place_warriors(t.g, patrol, 4, 2)
    take_control(t.g, patrol, t.side("eyrie"))
    t.put("marquise", 5, warriors=2)
    t.hand("eyrie", "ambush_bird")
    t.dice(2, 1)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[3], 4)))
    assert (t.state.sides[3].warriors[4], t.warriors("marquise", 5)) == (0, 1)
    assert t.state.sides[3].supply == PATROL.warriors
    assert t.cards("eyrie") == ["ambush_bird"]


@law("4.3", "E.3.2")
def test_a_player_chooses_a_hireling_as_defender_by_its_word(hired):
    t, patrol = hired
    place_warriors(t.g, patrol, 4, 1)
    t.put("marquise", 5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.dice(0, 0)
    t.stage(lambda g: start_battle(g, g.sides[0], "4.3"))
    assert t.asked("marquise", "ask-root-battle-whom") == ["faction:duchy", "hireling:forest_patrol"]
    t.say("marquise", "hireling:forest_patrol")


@law("E.2.2")
def test_abilities_of_hirelings_are_hooks_that_are_asked_of_every_side(hired):
    t, patrol = hired
    place_warriors(t.g, patrol, t.g.near[4][0], 1)
    t.put("marquise", 5, warriors=2)
    t.stage(lambda g: take_move(g, g.sides[0], "4.2"))
    near = t.g.near[4][0] + 1
    t.say("marquise", f"clearing:{near}", "count:1")
    assert t.state.sides[3].warriors[near - 1] == 2


def test_the_view_says_who_is_a_player_whose_a_hireling_is_and_which_seat_is_whose(hired):
    t, patrol = hired
    take_control(t.g, patrol, t.side("duchy"))
    sides = game.view(t.g, 0)["sides"]
    assert [(side["player"], side["seat"], side["controller"]) for side in sides] == [
        (True, 0, 0),
        (True, 1, 1),
        (True, 2, 2),
        (False, None, 2),
    ]
    assert sides[3]["faction"] == "forest_patrol"
    assert sides[3]["hand"] is None


def test_every_side_that_there_can_be_has_a_word_and_a_table_of_pieces():
    names = [*FACTION_NAMES, *HIRELING_NAMES, *AUTOMATON_NAMES]
    assert len(names) == len(set(names)) >= 11 + 26 + 1
    assert len({side_word(name) for name in names}) == len(names)
    vaults = Hireling("vault_keepers")
    assert (vaults.warriors, [(piece.name, piece.building) for piece in vaults.pieces]) == (6, [("vault", True)])
    assert [(piece.name, piece.total) for piece in Hireling("sunward_expedition").pieces] == [("foothold", 3)]
    assert (Hireling("feline_physicians").warriors, Hireling("feline_physicians").pieces) == (0, [])
    assert [(piece.name, piece.total) for piece in MACHINE.pieces] == [("keep", 1)]


# --- a player without a seat ------------------------------------------------------------------------------------------


def with_machine(seed, seats, hirelings=0, **options):
    """A match at the table of these seats, with an automaton behind them and hirelings."""
    chosen = game.setup(seats, options)
    g = root_setup.new(chosen, Chance(seed))
    add_player(g, MACHINE)
    for player in range(hirelings):
        patrol = add_hireling(g, PATROL)
        take_control(g, patrol, g.sides[player])
    return Match.of_state(game, chosen, g)


def test_an_automaton_takes_its_turns_and_asks_nobody(table):
    t = table("marquise", "eyrie*", "duchy*")
    t.no_ruins()
    add_player(t.g, MACHINE)
    machine = t.g.sides[3]
    assert (t.g.playing, t.g.seats, machine.seat, machine.controller) == (4, 3, 0, 3)
    assert machine.who is VOCABULARY["automaton:mechanical_marquise"]
    t.put("marquise", 1, warriors=1)
    t.at("duchy", "evening")
    assert t.ask.seat == 0
    turns = [line.args["seat"] for line in t.match.news if line.kind == "news-root-turn"]
    assert turns == [machine.who, 0]
    assert t.state.sides[3].score == 2
    assert t.state.sides[3].warriors[1] == 2


@law("R.M.2")
def test_an_automaton_without_a_hand_answers_for_cards_that_are_taken_or_given(table):
    t = table("vagabond", "eyrie*", "duchy*")
    add_player(t.g, MACHINE)
    machine = t.g.sides[3]
    deck = len(t.g.deck)
    assert machine.rules.holds_cards(t.g, machine)
    card = machine.rules.give_up_card(t.g, machine)
    machine.rules.receive_card(t.g, machine, card)
    assert (len(t.g.deck), t.g.discard, machine.score) == (deck - 1, [card], 1)


@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_with_an_automaton_and_hirelings_keep_their_invariants(seed):
    seats = ["eyrie alliance vagabond", "alliance eyrie", "vagabond eyrie alliance", "eyrie vagabond"][seed].split()
    maps = ["autumn", "lake", "mountain", "winter"]
    match = with_machine(seed, seats, hirelings=1, map=maps[seed], deck="exiles_partisans")
    chooser, observer = RandomChooser(Rng(seed)), RootObserver()
    asks = 0
    while not match.over:
        ask = match.ask
        assert 0 <= ask.seat < len(match.setup.seats)
        match.choose(ask.seat, chooser.choose(match, ask))
        game.check(match.state)
        asks += 1
        if asks % 60 == 0 and not match.over:
            look(match, asks)
            for seat in range(len(match.setup.seats)):
                assert len(b"".join(observer.parts(match.state, seat))) > 0
    assert len(match.result.scores) == len(seats)
    assert all(winner < len(seats) for winner in match.result.winners)


def test_when_an_automaton_wins_no_seat_has_won(table):
    t = table("marquise*", "eyrie*", "duchy*")
    t.no_ruins()
    machine = add_player(t.g, MACHINE)
    machine.score = 29
    t.g.turn = 3
    match = Match.of_state(game, t._setup, t.g)
    assert match.over
    assert (match.result.winners, match.result.scores, match.state.winners) == ([], [0, 0, 0], [3])
