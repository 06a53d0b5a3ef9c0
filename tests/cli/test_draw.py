"""A view as an outline, for games that nobody draws."""

from polana.cli.draw import outlined
from polana.locale import Speech


def test_whose_turn_it_is_is_said_by_name_and_sides_by_the_names_of_the_seats():
    speech = Speech("en", "root", ["Red", "Blue"])
    view = {"turn": 1, "round": 1, "sides": ["red", "blue"], "players": [{"coins": 2}, {"coins": 3}]}
    assert outlined(view, speech) == [
        "turn: Blue",
        "round: 1",
        "players:",
        "  Red:",
        "    coins: 2",
        "  Blue:",
        "    coins: 3",
    ]


def test_before_anybody_has_the_turn_its_number_is_shown_as_it_is():
    assert outlined({"turn": -1}, Speech("en", "root", ["Red", "Blue"])) == ["turn: -1"]
