"""Hirelings are set up before the factions, and may leave them little room."""

from typing import Any

from polana.kernel.game import Value, find
from polana.kernel.match import Match
from tests.law import law

OPTIONS: dict[str, Value] = {"map": "lake", "landmark": "tower", "second_landmark": "lost_city", "hirelings": True}


@law("6.3.4")
def test_a_first_building_without_a_free_slot_in_or_next_to_the_homeland_stays_on_its_track() -> None:
    game = find("root")
    match = Match(game, game.setup(["hundreds", "marquise"], OPTIONS), 9154)
    # The Vault Keepers fill clearing 3 and the Sunward Expedition clearing 7 beside it; 8 and 9 have a slot each.
    for seat, where in ((1, 12), (0, 1), (1, 3), (0, 7), (1, 12)):
        match.choose(seat, f"clearing:{where}")
    assert match.ask is not None
    assert match.ask.law == "6.3.2"
    for where in (3, 8):
        match.choose(1, f"clearing:{where}")
    sides: Any = match.view(-1)["sides"]
    placed = sides[1]
    assert placed["pieces"]["keep"][2] == 1
    assert placed["left"] == {"sawmill": 5, "workshop": 5, "recruiter": 6, "keep": 0, "wood": 8}


@law("A.8.2")
def test_where_no_three_clearings_in_a_row_are_left_the_machine_takes_others_as_homelands() -> None:
    game = find("root")
    options: dict[str, Value] = {"deck": "exiles_partisans", "setup": "advanced", "landmark": "tower"}
    options |= {"second_landmark": "random", "automaton": "competitive", "hirelings": True}
    match = Match(game, game.setup(["duchy", "eyrie", "cult", "hundreds", "keepers"], options), 88509)
    said = (
        "4 10, 3 11, 4 2, 4 6, 3 8, 2 12, 2 10, 2 11, 2 4, 2 fox, 1 builder, 0 11, 0 3, 0 6, 0 12, 0 6, 0 7, 0 9, 0 3"
    )
    kinds = {"fox": "suit", "builder": "leader"}
    for seat, label in (word.split() for word in said.split(", ")):
        match.choose(int(seat), f"{kinds.get(label, 'clearing')}:{label}")
    state: Any = match.state
    machine = state.sides[5]
    assert machine.rules.name == "mechanical_marquise"
    assert [where + 1 for where in machine.homelands] == [7, 3, 9]
    sides: Any = match.view(-1)["sides"]
    assert sides[5]["pieces"]["keep"][2] == 1
