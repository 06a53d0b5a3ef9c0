"""Positions of Root in the middle of a turn: what was done in it is counted as the rules count it, or refused."""

from __future__ import annotations

import pytest

from polana.kernel.errors import PositionError
from polana.kernel.match import Match
from polana.testing import law

#: What a board needs besides the key that is tried.
BOARDS = {
    "eyrie": 'leader = "despot"',
    "vagabond": 'character = "thief"\npawn = "clearing:8"',
    "hundreds": 'warlord = "clearing:3"\nwarriors = { 3 = 1 }',
}
TURN = """
game = "root"
seats = ["{faction}", "{other}"]
phase = "daylight"
{table}

[sides.0]
hand = ["anvil", "bake_sale"]
{told}
"""


def turn(faction: str, told: str = "", table: str = "") -> str:
    text = "\n".join([BOARDS.get(faction, "warriors = { 1 = 2 }"), told])
    return TURN.format(faction=faction, other="cult" if faction == "marquise" else "marquise", told=text, table=table)


def refused(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        Match.at(text)
    return str(caught.value)


def asked(text: str) -> tuple[str, bool]:
    """By which paragraph the first question is asked, and whether one may recruit."""
    ask = Match.at(text).ask
    assert ask is not None
    return ask.law, "recruit" in [word.text for word in ask.options]


@pytest.mark.parametrize(
    ("faction", "key"),
    [
        ("marquise", "actions"),
        ("alliance", "operations"),
        ("cult", "scored"),
        ("duchy", "actions"),
        ("duchy", "step"),
        ("duchy", "swayed"),
        ("duchy", "acted"),
        ("corvid", "actions"),
        ("corvid", "plotted"),
        ("corvid", "step"),
        ("hundreds", "commands"),
        ("hundreds", "advances"),
        ("hundreds", "step"),
        ("hundreds", "gone_items.boots"),
        ("keepers", "step"),
        ("keepers", "encamped"),
        ("keepers", "waiting_retainers"),
        ("keepers", "retainers.move"),
        ("vagabond", "marked"),
    ],
)
def test_nobody_has_done_more_in_a_turn_than_he_may_or_less_than_nothing(faction, key):
    Match.at(turn(faction))
    refused(turn(faction, f"{key} = -5"))
    refused(turn(faction, f"{key} = 9999"))


@pytest.mark.parametrize(("faction", "key"), [("marquise", "extra"), ("eyrie", "resolved")])
def test_what_has_no_end_has_a_beginning(faction, key):
    Match.at(turn(faction, f"{key} = 2"))
    refused(turn(faction, f"{key} = -1"))


@pytest.mark.parametrize("key", ["ruin_sets", "ruins.6"])
def test_what_lies_on_the_map_is_neither_more_than_there_is_nor_less_than_nothing(key):
    refused(turn("marquise", table=f"{key} = -5"))
    refused(turn("marquise", table=f"{key} = 9999"))


def test_whoever_has_activated_dominance_had_fewer_points_than_win():
    three = turn("marquise", 'score = POINTS\ndominance = "dominance_fox"').replace('"cult"]', '"cult", "alliance"]')
    Match.at(three.replace("POINTS", "29"))
    assert "sides.0.score" in refused(three.replace("POINTS", "30"))


@law("4.1.1")
def test_no_more_crafting_pieces_were_activated_than_there_are():
    Match.at(turn("marquise", "activated = [1, 0, 0, 0]"))
    refused(turn("marquise", "activated = [-1, 0, 0, 0]"))
    refused(turn("marquise", "activated = [99, 0, 0, 0]"))


def test_a_place_is_told_by_its_word():
    hundreds = turn("hundreds").replace('"clearing:3"', "{where}")
    Match.at(hundreds.replace("{where}", '"clearing:3"'))
    assert "sides.0.warlord: there is no 2" in refused(hundreds.replace("{where}", "2"))
    tower = turn("marquise", table="landmarks = { tower = { where = WHERE } }")
    Match.at(tower.replace("WHERE", '"clearing:10"'))
    assert "landmarks.tower.where: there is no 10" in refused(tower.replace("WHERE", "10"))


@law("12.5.1")
def test_after_its_second_action_the_assembly_is_over():
    assert asked(turn("duchy", "actions = 1")) == ("12.5.1", True)
    assert asked(turn("duchy", "actions = 2")) == ("12.5.2", False)
    assert asked(turn("duchy", 'actions = 1\nstep = "parliament"')) == ("12.5.2", False)
    assert "sides.0.step: the Assembly is over" in refused(turn("duchy", 'actions = 2\nstep = "assembly"'))
