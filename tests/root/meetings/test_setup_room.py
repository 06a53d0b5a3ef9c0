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
