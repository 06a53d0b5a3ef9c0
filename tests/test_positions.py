"""Positions of every game: written and read between any two steps of random matches, they are the same again."""

from __future__ import annotations

from pathlib import Path

import pytest

from polana.games.northgard import position as northgard
from polana.games.northgard import state as northgard_state
from polana.games.runewars import position as runewars
from polana.games.runewars.player import Player as RunewarsPlayer
from polana.games.runewars.player import Turn
from polana.games.runewars.state import Table as RunewarsTable
from polana.kernel import position
from polana.kernel.errors import PositionError
from polana.kernel.game import Value, games
from polana.kernel.match import Match, RandomChooser
from polana.kernel.news import SPECTATOR
from polana.kernel.notation import Notation
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import fields

DOCS = Path(__file__).parents[1] / "docs"

CASES: list[tuple[str, list[str], dict[str, Value]]] = [
    ("northgard", ["wolf", "raven", "bear"], {"creatures": True}),
    ("northgard", ["?", "?", "?", "?", "?"], {}),
    ("northgard", ["boar", "stag", "goat", "snake"], {"teams": True, "long_game": True}),
    ("root", ["marquise", "eyrie", "alliance", "vagabond"], {"deck": "exiles_partisans"}),
    ("root", ["?", "?", "?"], {"map": "mountain"}),
    ("root", ["vagabond2", "vagabond", "eyrie"], {"map": "winter"}),
    ("root", ["corvid", "?"], {"hirelings": True, "landmark": "random", "second_landmark": "random"}),
    ("root", ["hundreds", "?", "?", "?"], {"hirelings": True, "landmark": "legendary_forge"}),
    ("runewars", ["daqan", "uthuk"], {"ready_made": True}),
    ("runewars", ["?", "?", "?"], {"explore": True, "ready_made": True}),
]
#: The phases of all games in which a match is still being set up.
SETUP = (
    *("choose_clans", "roll_for_first", "place_tiles", "setup"),
    *("first_player", "choose_factions", "place_markers", "place_runes", "place_homes", "muster", "place_heroes"),
)


def in_setup(match: Match) -> bool:
    _, phase = match.game.moment(match._base)
    return phase in SETUP


def compare(match: Match) -> None:
    """The position of a match, written, read and written again, shows and asks everybody the same."""
    game, base, text = match.game, match._base, match.position()
    state = position.read(text).state(Chance(99))
    for reader in range(SPECTATOR, len(match.setup.seats)):
        assert game.view(state, reader) == game.view(base, reader), f"{reader} sees another table"
    assert position.write(game, match.setup, state) == text
    # The same chance asks the same questions with the same options.
    state.chance = base.chance.copy()
    here, there = Match.of_state(game, match.setup, base.copy()), Match.of_state(game, match.setup, state)
    asked = [(ask.seat, ask.about, ask.options) for ask in here.asks]
    assert [(ask.seat, ask.about, ask.options) for ask in there.asks] == asked


@pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=[f"{case[0]}-{case[1][0]}" for case in CASES])
def test_a_position_that_is_written_and_read_is_the_same(
    name: str, seats: list[str], options: dict[str, Value]
) -> None:
    game = games()[name]
    looked = 0
    match, any_word = Match(game, game.setup(seats, options), 1), RandomChooser(Rng(1))
    while True:
        match.run_to("step", any_word)
        if match.over:
            break
        if in_setup(match):
            with pytest.raises(PositionError, match="once the setup is over"):
                match.position()
        else:
            looked += 1
            if looked % 4 == 0:
                compare(match)
    assert looked > 40


@pytest.mark.parametrize(("seats", "automaton"), [(["eyrie"], "competitive"), (["cult", "riverfolk"], "cooperative")])
def test_so_is_one_with_an_automaton(seats: list[str], automaton: str) -> None:
    game = games()["root"]
    match, any_word = Match(game, game.setup(seats, {"automaton": automaton}), 3), RandomChooser(Rng(1))
    looked = 0
    while not match.over:
        if not in_setup(match):
            looked += 1
            compare(match)
        match.run_to("step", any_word)
    assert looked >= 10


def written_by_hand() -> str:
    """The position that docs/playing.md shows."""
    return (DOCS / "playing.md").read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


def documented() -> dict[str, str]:
    """The positions that docs/positions.md shows: the first of each game by its name, one in the middle of a battle."""
    texts = (DOCS / "positions.md").read_text(encoding="utf-8").split("```toml\n")[1:]
    positions = [text.split("```")[0] for text in texts]
    return {position.read(text).game.name + (" battle" if "[battle]" in text else ""): text for text in positions}


@pytest.mark.parametrize("name", ["northgard", "root", "runewars", "runewars battle"])
def test_the_position_of_each_game_in_the_docs_is_played_written_and_read_again(name: str) -> None:
    match = Match.at(documented()[name], seed=5)
    text = match.position()
    again = Match.at(text, seed=6)
    assert again.position() == text
    assert [ask.options for ask in again.asks] == [ask.options for ask in match.asks]
    match.run_to("turn", RandomChooser(Rng(1)))
    assert Match.replay(match.record()).view(1) == match.view(1)


@pytest.mark.parametrize(
    ("name", "more", "path"),
    [
        ("northgard", "", ["year", "actions", "turn"]),
        ("root", "opened = true\n", ["turn", "daylight"]),
        ("runewars", "", ["season"]),
    ],
)
def test_what_is_told_first_is_part_of_the_turn_in_which_a_position_is_taken_up(
    name: str, more: str, path: list[str]
) -> None:
    text = documented()[name]
    text = text.replace("\n[", f"\n{more}\n[", 1)
    match = Match.at(text, seed=5)
    match.run_to("step", RandomChooser(Rng(1)))
    assert [scope.kind for scope in match.news[0].path][: len(path)] == path


def test_a_position_may_say_little_and_the_rest_is_where_it_belongs() -> None:
    match = Match.at(written_by_hand(), seed=7)
    view = match.view(1)
    assert (view["year"], view["turn"], view["phase"]) == (2, 1, "actions")
    players = view["players"]
    assert isinstance(players, list)
    assert players[1]["hand"]["cards"] == ["feast", "move"]
    assert (players[1]["food"], players[0]["food"]) == (4, 0)
    assert (players[0]["reserve"], players[1]["reserve"]) == (11, 12)
    assert (players[0]["deck"]["count"], players[1]["deck"]["count"]) == (7, 5)
    assert match.ask is not None
    assert match.ask.seat == 1
    match.run_to("turn", RandomChooser(Rng(1)))
    assert Match.replay(match.record()).view(1) == match.view(1)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"tile_11 0 1 0"', '"tile_11 5 5 0"', "tiles: 'tile_11 5 5 0' does not fit beside the tiles before it"),
        ('"tile_11 0 1 0"', '"tile_11"', "tiles: 'tile_11' should be a tile, x, y and quarter turns"),
        ('"tile_11 0 1 0"', '"tile_99 0 1 0"', "tiles: there is no 'tile_99'"),
        ('"start.s"', '"tile_12.n"', "lands.tile_12.n: tile_12.n is not on the map"),
        ('"tile_11.rest"', '"tile_11.n"', "lands.tile_11.n: the territory of tile_11.n is described twice"),
        ("seat = 0", "seat = 7", "lands.start.s.seat: there is no seat 7"),
        ("units = 3", "units = 30", "such a position cannot be: seat 0: "),
        ("units = 3", "unit = 3", "lands.start.s.unit: nothing is called so"),
        ("seat = 0, ", "", "lands.start.s.seat: is missing"),
        ("turn = 1", "turn = 2", "turn: there is no seat 2"),
        ("year = 2", "year = -2", "year: years are counted from 1"),
        ("year = 2", 'year = 2\nphase = "place_tiles"', "phase: a position begins once the setup is over"),
        ("year = 2", "year = 2\nstack_known = 99", "such a position cannot be: 99 tiles of the stack are known"),
        ('"feast"', '"-"', "players.1.hand: there is no '-'"),
        ("food = 4", 'food = 4\nclan = "wolf"', "players.1.clan: the seat is of raven"),
        ('"feast"', '"fest"', "players.1.hand: there is no 'fest'"),
        ('"feast"', '"wolf_clan"', "such a position cannot be: "),
        ("[players.1]", "[players.2]", "players.2: nothing is called so"),
    ],
)
def test_what_cannot_be_is_refused_with_the_place_where_it_stands(old: str, new: str, says: str) -> None:
    text = written_by_hand()
    assert old in text
    with pytest.raises(PositionError) as failed:
        Match.at(text.replace(old, new))
    assert str(failed.value).startswith(says)


def keys(name: str) -> list[str]:
    """Every key that a game writes field by field."""
    chance = Chance(1)
    if name == "northgard":
        parts: list[tuple[Notation, object]] = [
            (northgard.TABLE, northgard_state.Table(chance)),
            (northgard.PLAYER, northgard_state.Player(0)),
        ]
    else:
        parts = [
            (runewars.TABLE, RunewarsTable(chance)),
            (runewars.PLAYER, RunewarsPlayer(0)),
            (runewars.TURN, Turn()),
        ]
    return [field for notation, thing in parts for field in fields(thing) if field not in notation.skip]


@pytest.mark.parametrize("name", ["northgard", "runewars"])
def test_every_key_of_a_position_is_in_the_docs(name: str) -> None:
    text = (DOCS / "positions.md").read_text(encoding="utf-8").split(f"## {name.capitalize()}")[1].split("\n## ")[0]
    assert [key for key in keys(name) if f"`{key}`" not in text] == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("year = 3", "year = 8", "year: years are counted from 1 to 7"),
        ("year = 3", "year = 3\nat = -1", "at: no phase has come so far"),
        ("year = 3", "year = 3\nat = 9", "at: no phase has come so far"),
        ("year = 3", 'year = 3\nscorched = "start.s"', "scorched: nobody plays the Snake clan"),
        ('"raven"', '"bear"', ""),
        ("food = 4", "food = 4\npassed = true", "turn: seat 1 has passed"),
        ("food = 4", 'food = 4\ncolour = "red"\n', "players.1.colour: somebody else plays red"),
        ("food = 4", 'food = 4\nplayed = ["build"]', "players.1.played: build lies neither in the active zone"),
        ("food = 4", "food = 4\nknown = 1\nshown = 2", "players.1.known: of the deck, all cards at most are known"),
    ],
)
def test_what_cannot_be_in_northgard_is_refused_with_the_place_where_it_stands(old: str, new: str, says: str) -> None:
    text = documented()["northgard"].replace("wood = 2", 'wood = 2\ncolour = "red"')
    assert old in text
    text = text.replace(old, new)
    if not says:  # Kaija lives with her clan, or where nobody does
        text = text.replace("turn = 1", 'turn = 1\nkaija = "start.s"')
        says = "kaija: the territory is held by seat 0"
    with pytest.raises(PositionError) as failed:
        Match.at(text)
    assert str(failed.value).startswith(says), str(failed.value)
