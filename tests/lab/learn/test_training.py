"""A whole training, small: it needs torch and the compiled engine, and `make test-learn` brings both."""

import os
import signal

import numpy as np
import pytest

import polana
from polana.bots.network import Network
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab.learn.mix import Mix
from polana.lab.learn.stage import GOES_ON, OVER, Stage
from polana.lab.tally import interval

torch = pytest.importorskip("torch", reason="torch is not among what is installed: make test-learn")

from polana.lab.learn import kept, train  # noqa: E402
from polana.lab.learn.evaluate import field_of  # noqa: E402
from polana.lab.learn.export import export  # noqa: E402
from polana.lab.learn.selfplay import SelfPlay, Terms, levelled  # noqa: E402

GAMES = ("northgard", "root", "runewars")
CPU = torch.device("cpu")


@pytest.fixture(autouse=True)
def one_thread():
    """Workers play beside the learner."""
    torch.set_num_threads(1)


def rows_of(name: str, network: Network, many: int) -> list[tuple[bytearray, list[int]]]:
    """So many positions of a match by lot: the row, and the options."""
    lot = Rng(4)
    match: Match = Mix(name, {4: 1}).deal(lot, keep=False)
    rows: list[tuple[bytearray, list[int]]] = []
    while len(rows) < many:
        ask = match.ask
        assert ask is not None
        if len(ask.options) > 2 and match.decisions % 5 == 0:
            row = bytearray(network.observer.look(match.state, ask.seat, ask))
            rows.append((row, [word.id for word in ask.options]))
        match.choose(ask.seat, ask.options[lot.below(len(ask.options))])
    return rows


@pytest.mark.parametrize("name", GAMES)
def test_what_bots_say_is_what_was_trained(name, tmp_path):
    torch.manual_seed(1)
    net = kept.new(name, 64, 16, 2)
    for part in net.parameters():
        if part.dim() > 1:
            torch.nn.init.normal_(part, std=0.08)
    export(net, name, tmp_path / "x.npz")
    network = Network.of(name, tmp_path / "x.npz", plain=True)
    for row, words in rows_of(name, network, 12):
        said, value = network.sums.say(row, words)
        with torch.no_grad():
            all_said, all_value = net(torch.frombuffer(row, dtype=torch.uint8)[None])
        wide = float(all_said[0, words].abs().max()) + 1
        assert said == pytest.approx(all_said[0, words].tolist(), abs=0.02 * wide)  # of bytes, and of two bytes
        assert value == pytest.approx(all_value[0].tolist(), abs=0.02 * (float(all_value.abs().max()) + 1))


def test_a_network_is_kept_and_refused_where_it_does_not_fit(tmp_path):
    net = kept.new("northgard", 16, 8, 1)
    kept.keep(net, "northgard", tmp_path / "x.pt", {"iteration": 3})
    again, done = kept.load("northgard", tmp_path / "x.pt", CPU)
    assert done == {"iteration": 3}
    for name, value in net.state_dict().items():
        assert torch.equal(value, again.state_dict()[name])
    with pytest.raises(polana.PolanaError, match="observation"):
        kept.load("root", tmp_path / "x.pt", CPU)


@pytest.mark.parametrize("name", GAMES)
def test_a_training_goes_on_from_what_bots_read(name, tmp_path):
    torch.manual_seed(2)
    net = kept.new(name, 32, 8, 2)
    for part in net.parameters():
        torch.nn.init.normal_(part, std=0.1)
    export(net, name, tmp_path / "x.npz")
    again = kept.read(name, tmp_path / "x.npz")
    assert again.made_of["hidden"] == 32
    found = again.state_dict()
    for part, value in net.state_dict().items():
        used = value * net.keep if part == "flat.weight" else value  # what is a plane is not in the wide layer
        assert torch.allclose(found[part], used, atol=0.005), part
    export(again, name, tmp_path / "y.npz")
    with np.load(tmp_path / "x.npz") as one, np.load(tmp_path / "y.npz") as other:
        assert one.files == other.files
        for table in one.files:  # rounded once, not once more
            assert np.allclose(one[table].astype(float), other[table].astype(float), rtol=1e-6), table


def test_weights_of_another_game_are_no_beginning(tmp_path):
    export(kept.new("northgard", 16, 8, 1), "northgard", tmp_path / "x.npz")
    with pytest.raises(polana.PolanaError, match="observation"):
        kept.read("root", tmp_path / "x.npz")
    with pytest.raises(polana.PolanaError, match="does not exist"):
        kept.read("root", tmp_path / "y.npz")


def test_a_side_that_seldom_wins_learns_as_much_as_the_others():
    gain = torch.tensor([1.0, -1.0, 0.9, 0.3, 0.0001, 0.0003])
    level = levelled(gain, torch.tensor([3, 3, 1, 1, 0, 0]))
    assert level[:4].tolist() == pytest.approx([1, -1, 1, -1])
    assert level[4:].abs().max() < 0.01  # next to nothing is not made large


def test_advantages_run_along_the_decisions_of_one_seat():
    """Two seats in turn; the match ends after the third decision, and seat 0 has won all of it."""
    play = SelfPlay.__new__(SelfPlay)
    play.device, play.terms = CPU, Terms(trace=0.5)
    play.stage = type("Two", (), {"most": 2})()
    play.seat = torch.tensor([[0], [1], [0], [1]])
    play.seats = torch.full((4, 1), 2)
    play.live = torch.ones((4, 1), dtype=torch.bool)
    play.ended = torch.tensor([[GOES_ON], [GOES_ON], [OVER], [GOES_ON]], dtype=torch.uint8)
    play.share = torch.zeros((4, 1, 2))
    play.share[2, 0] = torch.tensor([1.0, 0.0])
    play.value = torch.zeros((4, 1, 2))
    for step, foretold in enumerate((0.4, 0.3, 0.6, 0.5)):
        play.value[step, 0, play.seat[step, 0]] = foretold
    advantage, share, whole = play.returns()
    last = 1 - 0.6
    assert advantage[:3, 0].tolist() == pytest.approx([0.6 + 0.5 * last - 0.4, 0 - 0.3, last])
    assert play.known[:, 0].tolist() == [True, True, True, False]  # the next match has only begun
    assert share[2, 0].tolist() == pytest.approx([1, 0])
    assert share[1, 0].tolist() == pytest.approx([0, 1])  # counted from the reader, who is seat 1
    assert whole[:, 0].tolist() == [1, 1, 1, 0]


def test_the_stage_deals_anew_what_is_over():
    stage = Stage(Mix("northgard", {2: 1}, varied=0), 1, 3, 0, seed=2)
    stage.open()
    try:
        lot, ended = np.random.default_rng(1), 0
        for _ in range(400):
            for group in range(2):
                mask = stage.rows[group][:, stage.size :]
                assert (mask.sum(1) > 1).all()  # what has no alternative is not asked
                stage.act[group] = (mask * lot.random(mask.shape)).argmax(1)
                stage.send(group)
                stage.wait(group)
                for row in np.flatnonzero(stage.ended[group] == OVER):
                    ended += 1
                    assert stage.share[group, row].sum() == pytest.approx(1)
        assert ended > 3
    finally:
        stage.close()


@pytest.mark.skipif(not polana.compiled(), reason="there is no compiled engine: make compile")
def test_a_small_training_beats_random(tmp_path):
    """Imitated, then played against itself, then tried and brought out: every part of a training once."""
    told: list[str] = []
    terms = Terms(steps=48, epochs=2, batch=512, critic_first=1)
    plan = train.Plan(Mix("northgard", {2: 1}, varied=0), tmp_path, 1, 2, 64, 16, 1, 8, 1, terms)
    train.play_positions(plan, "greedy", 24, 1e9, told.append)
    train.learn_to_imitate(plan, 6, 1e9, told.append)
    before = kept.load("northgard", plan.imitator, CPU)[0].state_dict()
    stage = train.open_stage(plan, 2)
    try:
        train.play_oneself(plan, stage, 1e9, 4, False, told.append)
        train.play_oneself(plan, stage, 1e9, 2, True, told.append)  # taken up again
    finally:
        stage.close()
    after, done = kept.load("northgard", plan.network, CPU)
    assert done["iteration"] == 6
    assert any(not torch.equal(value, after.state_dict()[name]) for name, value in before.items())
    played = plan.log.read("selfplay")
    assert [one["iteration"] for one in played] == [1, 2, 3, 4, 5, 6]
    assert played[-1]["moved"] > 0
    field = field_of(plan.mix, 64, 2, 9, "random")
    field.open()
    try:
        found = train.try_out(plan, plan.network, field, 1e9, "random", told.append)
    finally:
        field.close()
    assert found["matches"] == 64
    assert interval(found["won"], found["matches"])[0] > 0.5, told
    train.bring_out(plan, plan.network, tmp_path / "northgard.npz", told.append)
    assert Network.of("northgard", tmp_path / "northgard.npz").judge is not None


def test_a_training_that_is_told_to_end_keeps_what_it_has(tmp_path):
    """`timeout` and Ctrl-C's like tell the whole group of processes, the workers too."""
    terms = Terms(steps=4, epochs=1, batch=64, critic_first=0)
    plan = train.Plan(Mix("northgard", {2: 1}, varied=0), tmp_path, 1, 1, 16, 8, 1, 3, 0, terms)
    told: list[str] = []

    def say(text: str) -> None:
        told.append(text)
        if len(told) == 1:
            for process in [os.getpid(), *[worker.pid for worker in stage._processes]]:
                os.kill(process, signal.SIGTERM)

    stage = train.open_stage(plan, 2)
    try:
        train.play_oneself(plan, stage, 1e9, 1000, False, say)
    finally:
        stage.close()
    assert kept.load("northgard", plan.network, CPU)[1]["iteration"] == 1
