"""Positions of Root: what is told twice is worked out from one of the two, or refused where they differ."""

from __future__ import annotations

import pytest

from polana.games.root.components import ITEMS, NONE
from polana.games.root.control import ruler
from polana.games.root.factions.keepers.side import VALUES
from polana.games.root.factions.riverfolk.services import BOATS
from polana.games.root.state import State
from polana.games.root.woodland.landmarks.legendary_forge import KEPT
from polana.kernel.errors import PositionError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.sides import riverfolk

#: What lies on the Forge in a fox clearing.
FOX = [ITEMS[item] for item in KEPT["fox"]]
RIVER = """
game = "root"
seats = ["marquise", "eyrie", "riverfolk"]
phase = "daylight"
{table}
[sides.0]
hand = ["anvil"]
warriors = {{ 1 = 1 }}
{sides0}
[sides.1]
leader = "despot"
hand = ["cobbler"]
warriors = {{ 3 = 2 }}
pieces = {{ roost = {{ 3 = 1 }} }}

[sides.2]
hand = ["bake_sale"]
warriors = {{ 5 = 2 }}
{sides2}
"""
KNIGHTS = """
game = "root"
seats = ["keepers", "eyrie"]
phase = "daylight"
relics = [{relics}]

[sides.0]
hand = ["anvil"]
warriors = {{ 1 = 2 }}
{sides0}

[sides.1]
leader = "despot"
hand = ["cobbler"]
warriors = {{ 3 = 2 }}
pieces = {{ roost = {{ 3 = 1 }} }}
"""


def river(table="", sides0="", sides2="") -> str:
    return RIVER.format(table=table, sides0=sides0, sides2=sides2)


def knights(lying="", sides0="") -> str:
    """All relics lie in the first forest, but the figure of value 1."""
    rows = [lying] if lying else ['{ kind = "figure", value = 1, where = "forest:1" }']
    for kind in ("figure", "tablet", "jewelry"):
        for value in VALUES:
            if (kind, value) != ("figure", 1):
                rows.append(f'{{ kind = "{kind}", value = {value}, where = "forest:1" }}')
    return KNIGHTS.format(relics=", ".join(rows), sides0=sides0)


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def refused(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        Match.at(text)
    assert caught.value.reason is not None
    return str(caught.value)


def played(text: str) -> State:
    """The position, which is written as it was read, shown to everybody and played on."""
    match = Match.at(text, 3)
    again = Match.at(match.position(), 3)
    assert again.position() == match.position()
    for reader in (-1, *range(len(match.setup.seats))):
        assert again.view(reader) == match.view(reader)
    trial = match.clone()
    trial.playout(RandomChooser(Rng(1)), 300)
    if trial.result is None:
        match.game.check(trial.state)
    return state(match)


# --- the Riverfolk ----------------------------------------------------------------------------------------------------


@law("11.2.7.III")
def test_who_has_hired_mercenaries_rules_by_them_without_a_word_about_lenders():
    g = played(river(sides2="hirer = 0"))
    assert (g.lenders, riverfolk(g.sides[2]).sold) == ([2], 1)
    assert ruler(g, 4) == 0


def test_lenders_that_do_not_follow_from_the_rest_are_refused():
    assert refused(river(table="lenders = [2]")).startswith("lenders: ")
    assert refused(river(table="lenders = []", sides2="hirer = 0")).startswith("lenders: ")
    assert played(river(table="lenders = [2]", sides2="hirer = 0")).lenders == [2]


@pytest.mark.parametrize("hirer", [1, 2, 5, -2])
def test_only_the_player_on_turn_has_mercenaries(hirer):
    assert refused(river(sides2=f"hirer = {hirer}")).startswith("sides.2.hirer: ")


def test_who_has_bought_riverboats_has_them():
    g = played(river(sides2="boats = true"))
    assert g.sides[0].boons == [BOATS]
    assert riverfolk(g.sides[2]).sold == 1


def test_riverboats_that_nobody_sold_are_refused():
    assert refused(river(sides0='boons = ["Riverboats"]')).startswith("sides.0.boons: ")


def test_fewer_services_than_are_in_force_are_refused():
    assert refused(river(sides2="boats = true\nhirer = 0\nsold = 1")).startswith("sides.2.sold: ")


@pytest.mark.parametrize("box", ["payments", "funds", "commitments"])
def test_warriors_of_a_side_that_is_not_there_are_refused(box):
    assert refused(river(sides2=f"{box} = {{ 3 = 1 }}")).startswith(f"sides.2.{box}.3: ")
    assert getattr(riverfolk(played(river(sides2=f"{box} = {{ 0 = 1 }}")).sides[2]), box)[0] == 1


def test_warriors_on_a_track_of_a_side_that_is_not_there_are_refused():
    assert refused(river(sides2='tracks = { "fox.4" = 1 }')).startswith("sides.2.tracks: ")


# --- ruins ------------------------------------------------------------------------------------------------------------


def test_what_is_told_to_lie_under_ruins_lies_there_and_nothing_else():
    text = river(table='ruin_items = { 6 = ["bag"], 10 = ["sword"] }')
    g = played(text)
    assert [items for items in g.ruin_items if items] == [[ITEMS.index("bag")], [ITEMS.index("sword")]]
    assert g.ruin_sets == 1


@law("9.3.4")
def test_under_ruins_lies_what_a_vagabond_finds_there():
    text = river(table='ruin_items = { 6 = ["bag"] }').replace('"eyrie"', '"vagabond"')
    text = text.replace('leader = "despot"', 'character = "thief"\npawn = "clearing:3"').replace(
        "warriors = { 3 = 2 }", ""
    )
    text = text.replace("pieces = { roost = { 3 = 1 } }", "pack = { boots = 1, torch = 1 }")
    g = played(text)
    assert (sum(len(items) for items in g.ruin_items), g.ruin_sets) == (1, 1)


def test_two_of_an_item_under_ruins_are_of_two_sets():
    g = played(river(table='ruin_items = { 6 = ["bag"], 10 = ["bag"] }'))
    assert g.ruin_sets == 2


def test_an_item_that_lies_under_no_ruin_is_refused():
    assert refused(river(table='ruin_items = { 6 = ["coins"] }')).startswith("ruin_items: ")


# --- landmarks --------------------------------------------------------------------------------------------------------


def test_the_clearing_of_the_lost_city_has_every_suit():
    g = played(river(table='landmarks = { lost_city = { where = "clearing:4" } }'))
    assert g.every_suit == 3


def test_every_suit_without_the_lost_city_is_refused():
    assert refused(river(table='every_suit = "clearing:4"')).startswith("every_suit: ")
    both = 'every_suit = "clearing:5"\nlandmarks = { lost_city = { where = "clearing:4" } }'
    assert refused(river(table=both)).startswith("every_suit: ")
    assert played(river(table=both.replace(":5", ":4"))).every_suit == 3


def test_a_forge_of_which_no_items_are_told_has_those_of_its_suit():
    g = played(river(table='landmarks = { legendary_forge = { where = "clearing:1" } }'))
    [site] = g.landmarks
    assert [ITEMS[item] for item, count in enumerate(site.items) for _ in range(count)] == sorted(FOX, key=ITEMS.index)
    bare = played(river())
    assert [there + here for there, here in zip(site.items, g.items, strict=True)] == bare.items


def test_a_forge_has_no_item_that_is_nowhere_left():
    everything = (
        "items = { "
        + ", ".join(f"{item} = {count}" for item, count in zip(ITEMS, played(river()).items, strict=True) if count)
        + " }"
    )
    g = played(river(table=f'{everything}\nlandmarks = {{ legendary_forge = {{ where = "clearing:1" }} }}'))
    assert sum(g.landmarks[0].items) == 0


FORGE = '{ name = "legendary_forge", where = "clearing:1" }'
TOWER = '{ name = "tower", where = "clearing:4" }'


@pytest.mark.parametrize("rows", [[FORGE, TOWER], [TOWER, FORGE]])
def test_two_landmarks_stay_in_their_order_when_written_and_read(rows):
    match = Match.at(river(table=f"landmarks = [{', '.join(rows)}]"))
    named = [site.rules.name for site in state(match).landmarks]
    assert named == [row.split('"')[1] for row in rows]
    assert [site.rules.name for site in state(Match.at(match.position())).landmarks] == named


@pytest.mark.parametrize(
    "told",
    ['[{ name = "tower" }]', '[{ name = "castle" }]', '[{ where = "clearing:1" }]', "[1]"],
)
def test_a_landmark_without_a_name_or_a_place_is_refused(told):
    assert refused(river(table=f"landmarks = {told}")).startswith("landmarks")


# --- relics -----------------------------------------------------------------------------------------------------------


@law("15.2.1")
def test_a_relic_in_a_clearing_is_a_token_there():
    g = played(knights('{ kind = "figure", value = 1, where = "clearing:2" }'))
    assert g.sides[0].tokens[1] == 1
    assert next(relic for relic in g.relics if relic.where == 1).face_up


def test_a_relic_token_without_its_relic_is_refused():
    token = "pieces = { relic_figure_1 = { 2 = 1 } }"
    assert refused(knights(sides0=token)).startswith("sides.0.pieces.relic_figure_1.2: ")
    both = knights('{ kind = "figure", value = 1, where = "clearing:2", face_up = true }', token)
    assert played(both).sides[0].tokens[1] == 1


def test_without_any_relics_there_are_no_tokens_of_them():
    text = KNIGHTS.format(relics="", sides0="pieces = { relic_figure_1 = { 2 = 1 } }")
    assert refused(text).startswith("sides.0.pieces.relic_figure_1.2: ")


# --- hirelings --------------------------------------------------------------------------------------------------------

HIRED = '[hirelings.3]\nhireling = "raven_sentries"\ncontroller = 0\ncontrol = 1\n'


def test_what_a_hireling_brings_is_its_controllers():
    g = played(river() + HIRED)
    assert len(g.sides[0].boons) == 1
    assert g.lenders == [3]


def test_what_a_hireling_brings_to_somebody_else_is_refused():
    text = (river() + HIRED).replace('hand = ["cobbler"]', 'hand = ["cobbler"]\nboons = ["Vigilance"]')
    assert refused(text).startswith("sides.1.boons: ")


BAND = '[hirelings.3]\nhireling = "street_band"\nwarriors = { 1 = 1 }\nturn_note = '


@pytest.mark.parametrize("note", ["[19]", "[19, 1, 20]", "[900, 1]", "[19, -1]"])
def test_who_came_to_a_band_this_turn_is_told_in_pairs(note):
    """A side and a clearing as one number, and how many of it came."""
    assert "street_band" in refused(river() + BAND + note)
    assert played(river() + BAND + "[19, 1]").hirelings[0].turn_note == [19, 1]


def test_nobody_has_hired_mercenaries_unless_it_is_told():
    assert riverfolk(played(river()).sides[2]).hirer == NONE
