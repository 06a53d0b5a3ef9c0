"""Learned networks are read and asked without the library that trained them."""

import math
import sys

import numpy as np
import pytest

from polana.bots.guide import NoGuide
from polana.bots.network import Network, shared_out, unpacked
from polana.eyes.grid import Grid
from polana.eyes.observer import observer_of
from polana.eyes.shape import NONE
from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.state import State
from tests.bots import networks

GAMES = ("northgard", "root", "runewars")


@pytest.fixture(scope="module", params=[(name, numpy) for name in GAMES for numpy in (True, False)], ids=str)
def network(request, tmp_path_factory):
    """With the sums of numpy, and with those of Python alone."""
    name, numpy = request.param
    path = tmp_path_factory.mktemp("weights") / f"{name}.npz"
    networks.write(name, path)
    with pytest.MonkeyPatch.context() as patch:
        if not numpy:
            patch.setitem(sys.modules, "numpy", None)
        learned = Network.of(name, path, plain=True)
    assert learned.swift is numpy
    return name, path, learned


def asked(name: str, seats: int, words: int) -> tuple[State, Ask]:
    """A match after so many words by lot, where somebody has a choice: its state, and the question."""
    game = find(name)
    match, lot = Match(game, game.setup(seats, {}), 5), Rng(3)
    while match.decisions < words or match.ask is None or len(match.ask.options) < 2:
        assert match.ask is not None
        options = match.ask.options
        match.choose(match.ask.seat, options[lot.below(len(options))])
    return match.state, match.ask


def test_a_judgement_has_a_share_for_each_option_and_each_seat(network):
    name, _, learned = network
    for seats, words in ((2, 40), (4, 90)):
        state, ask = asked(name, seats, words)
        said = learned.judge(state, ask, ask.seat)
        assert len(said.prior) == len(ask.options)
        assert len(said.values) == seats
        for shares in (said.prior, said.values):
            assert min(shares) > 0
            assert math.isclose(sum(shares), 1, abs_tol=1e-9)
        assert max(said.prior) > 1.05 / len(said.prior)


def test_what_is_said_of_a_word_does_not_depend_on_the_others(network):
    name, _, learned = network
    state, ask = asked(name, 3, 60)
    row = learned.observer.look(state, ask.seat, ask)
    words = [word.id for word in ask.options]
    forth, value = learned.say(row, words)
    back, same = learned.say(row, words[::-1])
    assert forth == back[::-1]
    assert value == same
    assert learned.say(row, words[:1])[0] == forth[:1]


def worked_out(name, path, row, words):
    """What a network says of a row, number by number, as `lab/learn/net.py` describes it."""
    observer = observer_of(name)
    assert observer is not None
    grid = Grid(observer)
    with np.load(path) as file:
        w = {key: file[key].astype(np.float64) for key in file.files if key != "told"}
    numbers = [math.log1p(each) for each in row]
    side = next((at + 1 for at, mark in enumerate(grid.marks) if row[mark]), 0)

    def normed(x, key):
        return (x - x.mean()) / np.sqrt(x.var() + 1e-5) * w[f"{key}.gain"][side] + w[f"{key}.bias"][side]

    x = w["flat.bias"].copy()
    for line, at in enumerate(grid.flat):
        x += numbers[at] * w["flat.scale"][line] * w["flat"][line]
    first, second = [], []
    for place in range(len(grid.places)):
        here = w["look.bias"].copy()
        for plane, columns in enumerate(grid.planes):
            here += numbers[columns[place]] * w["look"][plane] if columns[place] != NONE else 0
        for point, at in enumerate(grid.points):
            here += math.log(2) * w["look"][len(grid.planes) + point] if row[at] == place + 1 else 0
        first.append(np.maximum(here + (w["who"][place] if "who" in w else 0), 0))
    for place in range(len(grid.places)):
        here = first[place] @ w["think"] + w["think.bias"]
        for other in range(grid.reach if place < grid.reach else 0):
            here = here + row[grid.paths + place * grid.reach + other] * first[other] @ w["near"]
        second.append(np.maximum(here, 0) if grid.there == NONE or row[grid.there + place] else 0 * here)
    x = np.maximum(normed(x + 0.25 * sum(second) @ w["sum"], "norm"), 0)
    for layer in range(networks.DEPTH):
        x = x + np.maximum(normed(x, f"norms.{layer}") @ w[f"layers.{layer}"] + w[f"layers.{layer}.bias"], 0)
    x = normed(x, "last")
    query = x @ w["query"] + w["query.bias"]
    said = [w["say"][word] @ x + w["say.bias"][word] + w["lean"][side][word] for word in words]
    for at, word in enumerate(words):
        said[at] += second[grid.places.index(word)] @ query if word in grid.places else 0
    return said, x @ w["value"] + w["value.bias"]


def test_sums_are_as_they_are_described(network):
    name, path, learned = network
    state, ask = asked(name, 4, 120)
    row = learned.observer.look(state, ask.seat, ask)
    words = sorted({word.id for word in ask.options} | set(Grid(learned.observer).places))
    for here, there in zip(learned.sums.say(row, words), worked_out(name, path, row, words), strict=True):
        assert here == pytest.approx(list(there), abs=1e-4)


def test_files_are_read_as_numpy_wrote_them(tmp_path):
    networks.write("northgard", tmp_path / "x.npz")
    with np.load(tmp_path / "x.npz") as file:
        read = unpacked(tmp_path / "x.npz")
        assert set(read) == set(file.files)
        for name in file.files:
            assert (
                read[name].tolist()
                == file[name].astype(np.float64 if file[name].dtype.kind == "f" else int).ravel().tolist()
            )


@pytest.mark.parametrize("what", ["vocabulary", "observation"])
def test_weights_of_other_words_or_observations_are_of_no_use(what, tmp_path):
    networks.write("root", tmp_path / "root.npz", **{what: "00000000"})
    with pytest.raises(NoGuide, match="other words or observations") as told:
        Network.of("root", tmp_path / "root.npz")
    assert told.value.reason is not None
    assert told.value.reason.message == "error-guide-other"


def test_where_nothing_was_learned_it_is_said(tmp_path):
    with pytest.raises(NoGuide, match="nothing was learned about root"):
        Network.of("root", tmp_path / "root.npz")


def test_shares_are_larger_for_larger_numbers_and_no_number_is_too_large():
    assert shared_out([]) == []
    assert shared_out([1000.0, 1000.0]) == [0.5, 0.5]
    assert shared_out([0.0, math.log(3)]) == pytest.approx([0.25, 0.75])
