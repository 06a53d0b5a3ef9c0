"""Which matches a learner meets, and what is written down of them."""

import numpy as np
import pytest

from polana.eyes.grid import Grid
from polana.eyes.observer import observer_of
from polana.eyes.shape import NONE
from polana.kernel.errors import PolanaError
from polana.kernel.game import Result, find
from polana.kernel.rng import Rng
from polana.lab.learn.generate import generate
from polana.lab.learn.mix import BY_POINTS, Mix, shares

GAMES = ("northgard", "root", "runewars")


@pytest.mark.parametrize("name", GAMES)
def test_matches_have_as_many_seats_as_often_as_they_should(name):
    mix, rng = Mix(name, {2: 1, 4: 3}), Rng(1)
    seats = [len(mix.setup(rng).seats) for _ in range(200)]
    assert set(seats) == {2, 4}
    assert 120 <= seats.count(4) <= 180


@pytest.mark.parametrize("name", GAMES)
def test_all_sides_and_options_are_met_except_those_that_are_fixed(name):
    option = next(option.name for option in find(name).options if not option.free)
    sides: set[str] = set()
    options: set[str] = set()
    mix, rng = Mix(name, {4: 1}, fixed=(option,), varied=100), Rng(2)
    default = find(name).setup(4, {}).options[option]
    for _ in range(120):
        setup = mix.setup(rng)
        sides.update(setup.seats)
        options.update(key for key, value in setup.options.items() if value != find(name).setup(4, {}).options[key])
        assert setup.options[option] == default
    assert len(sides) >= min(4, len(find(name).seat_values))
    assert options


def test_a_victory_is_most_of_a_match_and_points_are_the_rest():
    lone = shares(Result([0], [30, 10], "", ""), 2)
    assert sum(lone) == pytest.approx(1)
    assert 1 - BY_POINTS < lone[0] < 1
    shared = shares(Result([0, 1], [30, 30, 10], "", ""), 3)
    assert shared[0] == shared[1] > 0.4 > 0.1 > shared[2]
    assert shares(None, 4) == [0.25] * 4


@pytest.mark.parametrize("name", GAMES)
def test_planes_and_the_rest_hold_every_number_of_a_row(name):
    observer = observer_of(name)
    assert observer is not None
    grid = Grid(observer)
    on_planes = {at for plane in grid.planes for at in plane if at != NONE}
    ways = set(range(grid.paths, grid.paths + grid.reach**2)) if grid.reach else set()
    assert on_planes | ways | set(grid.flat) == set(range(grid.size))
    assert all(len(plane) == len(grid.places) for plane in grid.planes)
    # the last plane are the places that the question names
    asked = observer.find("ask/words")
    assert grid.planes[-1] == [asked.first + word for word in grid.places]


def test_positions_are_written_as_they_were_seen(tmp_path):
    mix = Mix("northgard", {2: 1}, varied=0)
    played, positions = generate(mix, "random", tmp_path, seed=3, jobs=1, matches=2, seconds=1e9)
    assert played == 2
    with np.load(tmp_path / "3-0-0.npz") as file:
        kept = {name: file[name] for name in file.files}
    assert len(kept["said"]) == positions > 100
    assert kept["filled"].sum() == len(kept["places"]) == len(kept["numbers"])
    assert kept["choices"].sum() == len(kept["options"])
    ends = np.cumsum(kept["choices"])
    for at in range(0, positions, 17):
        options = kept["options"][ends[at] - kept["choices"][at] : ends[at]]
        assert len(options) > 1
        assert kept["said"][at] in options
    assert kept["share"].sum(1) == pytest.approx(np.ones(positions))
    # a few words are said by lot, and are not to be imitated
    assert 0.85 < kept["meant"].mean() < 1


def test_positions_of_a_seed_are_the_same_again(tmp_path):
    for folder in ("a", "b"):
        generate(Mix("northgard", {2: 1}), "random", tmp_path / folder, seed=4, jobs=1, matches=1, seconds=1e9)
    assert (tmp_path / "a/4-0-0.npz").read_bytes() == (tmp_path / "b/4-0-0.npz").read_bytes()


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_is_told_how_far_it_has_come(jobs, tmp_path, monkeypatch):
    monkeypatch.setattr("polana.lab.learn.generate.OFTEN", 0.01)
    told: list[tuple[int, int]] = []

    def tell(played: int, positions: int) -> None:
        told.append((played, positions))

    found = generate(Mix("northgard", {2: 1}), "random", tmp_path, 5, jobs, matches=4, seconds=1e9, told=tell)
    assert found[0] == 4
    assert told[-1] == found
    assert told == sorted(told)
    assert len(set(told)) > 1


def test_a_game_without_an_observer_cannot_be_learned(tmp_path, monkeypatch):
    monkeypatch.setattr("polana.lab.learn.generate.observer_of", lambda game: None)
    with pytest.raises(PolanaError, match="has no observer"):
        generate(Mix("northgard"), "random", tmp_path, seed=1, jobs=1, matches=1, seconds=1)
