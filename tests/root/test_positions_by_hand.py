"""Positions of Root, written by hand: what is worked out, what is called by which name, what is refused."""

from __future__ import annotations

import pytest

from polana.games.root.components import ITEMS
from polana.games.root.factions.vagabond.quests import display
from polana.games.root.hirelings.registry import HIRELINGS
from polana.games.root.state import State
from polana.kernel.errors import PositionError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.root.sides import corvid, duchy, eyrie, hundreds, vagabond

BIRDS = """
game = "root"
seats = ["eyrie", "duchy", "hundreds"]
turn = 1
phase = "daylight"
discard = ["armorers"]

[sides.0]
leader = "despot"
warriors = { 3 = 6 }
pieces = { roost = { 3 = 1 } }
decree = { recruit = ["anvil"] }
items = { sword = 1 }

[sides.1]
hand = ["bake_sale", "cobbler"]
warriors = { burrow = 3, 4 = 2 }
swayed = ["captain", "banker"]

[sides.2]
warlord = "clearing:2"
warriors = { 2 = 3 }
hoard = ["sword"]
mood = "bitter"
"""
ROAD = """
game = "root"
seats = ["vagabond", "corvid", "riverfolk"]
options = { hirelings = true }
phase = "daylight"

[sides.0]
character = "thief"
pawn = "clearing:3"
pack = { boots = 2, torch = 1, tea = 1, "sword.down" = 1 }
relations = { 1 = 2, 2 = -1 }
completed = ["expel_bandits_mouse"]

[sides.1]
warriors = { 1 = 3 }
pieces = { plot = { 1 = 1 }, plot_raid = { 2 = 1 } }
kinds = { 1 = "bomb" }

[sides.2]
warriors = { 3 = 2 }
funds = { 1 = 2 }
prices = { mercenaries = 1 }
pieces = { trade_post_fox = { 3 = 1 } }

[hirelings.3]
hireling = "badger_bodyguards"
controller = 1
control = 2
"""


def begun(text: str) -> State:
    """The table at the beginning; what is written of it gives the same, and it can be played."""
    match = Match.at(text, seed=7)
    g = match._base
    assert isinstance(g, State)
    assert Match.at(match.position(), seed=8).position() == match.position()
    match.run_to("turn", RandomChooser(Rng(1)))
    return g


def test_what_follows_from_the_rest_need_not_be_told() -> None:
    g = begun(BIRDS)
    birds, moles, rats = g.sides
    assert eyrie(birds).leaders == [True, True, True, False]
    assert (birds.supply, moles.supply, rats.supply) == (14, 15, rats.rules.warriors - 3)
    assert duchy(moles).crowns == [2, 2, 3]
    assert (hundreds(rats).warlord, hundreds(rats).mood, g.ruin_sets) == (1, 0, 1)
    assert g.items[ITEMS.index("sword")] == 0  # one is crafted, one in the Hoard
    assert len(g.deck) == 54 - 4


def test_plots_quests_items_and_what_a_hireling_lends_are_worked_out() -> None:
    g = begun(ROAD)
    one, crows, otters, badgers = g.sides
    assert corvid(crows).stock == [1, 2, 2, 1]
    assert (crows.left[-1], crows.supply) == (6, 15 - 3 - 2)
    assert vagabond(one).started[: len(ITEMS)] == [
        2 if item == "boots" else item in ("torch", "tea", "sword") for item in ITEMS
    ]
    assert (len(display(g).face_up), len(display(g).deck), g.ruin_sets) == (3, 11, 1)
    assert (g.lenders, crows.boons) == ([badgers.index], [HIRELINGS["badger_bodyguards"].boon])
    assert otters.seat == 2


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"bake_sale"', '"sale"', "sides.1.hand: there is no 'sale'"),
        ('"bake_sale"', '"anvil"', "anvil: there are 2 of this card in the position, and 1 in the deck"),
        ('"bake_sale"', '"-"', "sides.1.hand: there is no '-'"),
        ('"bake_sale"', "true", "sides.1.hand: should not have true or false in it"),
        ('"bake_sale"', '["anvil"]', "sides.1.hand: should not have lists in it"),
        ("3 = 6", "3 = 60", "sides.0.warriors: there are only 20 warriors"),
        ("3 = 6", "13 = 6", "sides.0.warriors.13: there is no '13'"),
        ("3 = 6", '"-" = 6', "sides.0.warriors.-: there is no '-'"),
        ("roost = { 3 = 1 }", "roost = { 3 = 2 }", "such a position cannot be: two roosts in clearing 3"),
        ("roost =", "nest =", "sides.0.pieces.nest: there is no 'nest'; there is roost"),
        ("decree = {", 'decree = { rest = ["sappers"], ', "sides.0.decree.rest: there is no 'rest'"),
        ('leader = "despot"\n', "", "sides.0.leader: a position says who leads the Eyrie"),
        ("sword = 1", "sword = 3", "items: there are more of sword than the box has"),
        ('"captain"', '"king"', "sides.1.swayed: there is no 'king'; there is foremole"),
        ('"clearing:2"', '"clearing:3"', "such a position cannot be: the warlord is not among the warriors"),
        ('phase = "daylight"', 'phase = "-"', "phase: there is no '-'; there is birdsong, daylight, evening"),
        ("turn = 1", "turn = 3", "turn: there is no seat 3"),
        ("turn = 1", "turn = 1\nround = -1", "round: rounds are counted from 1"),
        ("turn = 1", "turn = 1\nrelics = 5", "relics: should be a list of tables"),
        ("turn = 1", "turn = 1\nlenders = [9]", "lenders: there is no side 9"),
        ("turn = 1", 'turn = 1\nruin_items = { 1 = ["bag"] }', "ruin_items.1: there is no ruin"),
        ("turn = 1", 'turn = 1\ndeck = ["anvil"]', "such a position cannot be: cards are not conserved: "),
        ('leader = "despot"', 'leader = "despot"\nscore = 30', "sides.0.score: the match is over when somebody has"),
        ('leader = "despot"', 'leader = "despot"\npartner = 7', "sides.0.partner: there is no player 7"),
        ('leader = "despot"', 'leader = "despot"\nfaction = "cult"', "sides.0.faction: the seat is of eyrie"),
        ("[sides.2]", "[sides.3]", "sides.3: nothing is called so"),
    ],
)
def test_what_cannot_be_is_refused_with_the_place_where_it_stands(old: str, new: str, says: str) -> None:
    assert old in BIRDS
    with pytest.raises(PositionError) as failed:
        Match.at(BIRDS.replace(old, new))
    assert str(failed.value).startswith(says), str(failed.value)
    assert failed.value.reason is not None


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('character = "thief"\n', "", "sides.0: a position says which character the Vagabond is"),
        ("boots = 2", "shoes = 2", "sides.0.pack.shoes: there is no 'shoes'"),
        ("{ 1 = 2,", "{ 1 = 9,", "sides.0.relations.1: there is no relationship 9 with side 1"),
        ("{ 1 = 2,", "{ 0 = 2,", "sides.0.relations.0: there is no relationship 2 with side 0"),
        ('kinds = { 1 = "bomb" }', "", "such a position cannot be: a plot without a kind"),
        ('"bomb"', '"mine"', "sides.1.kinds.1: there is no 'mine'; there is bomb, snare, extortion, raid"),
        ('hireling = "badger_bodyguards"\n', "", "hirelings.3.hireling: a position says which hireling it is"),
        ("controller = 1", "controller = -7", "hirelings.3.controller: there is no player -7"),
        ("control = 2", "control = -2", "such a position cannot be: badger_bodyguards: negative markers"),
        ("control = 2", "on_card = -2", "such a position cannot be: badger_bodyguards: negative warriors"),
        ("prices =", "items = { sword = -1 }\nprices =", "such a position cannot be: riverfolk: negative items"),
        (
            "[hirelings.3]",
            "[extras.Markers]\ntrack = []\nclaims = [3]\n[hirelings.3]",
            "extras.Markers.claims: there is no player 3",
        ),
    ],
)
def test_so_is_what_a_vagabond_plots_and_hirelings_cannot_be(old: str, new: str, says: str) -> None:
    assert old in ROAD
    with pytest.raises(PositionError) as failed:
        Match.at(ROAD.replace(old, new))
    assert str(failed.value).startswith(says), str(failed.value)
