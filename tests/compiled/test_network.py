"""The compiled sums of learned networks are those that numpy makes."""

import pytest

import polana
from polana.bots.network import Network
from polana.bots.network_sums import Sums
from tests.bots import networks
from tests.bots.test_network import asked

pytestmark = pytest.mark.skipif(not polana.compiled(), reason="there is no compiled engine: make compile")


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_compiled_sums_are_those_of_numpy(name, tmp_path):
    path = tmp_path / "x.npz"
    networks.write(name, path)
    quick, plain = Network.of(name, path), Network.of(name, path, plain=True)
    assert type(quick.sums) is not Sums
    assert type(plain.sums) is Sums
    for seats, words in ((2, 0), (2, 150), (3, 60), (4, 250)):
        state, ask = asked(name, seats, words)
        row = quick.observer.look(state, ask.seat, ask)
        ids = [word.id for word in ask.options]
        for one, other in zip(quick.sums.say(row, ids), plain.sums.say(row, ids), strict=True):
            assert one == pytest.approx(other, abs=2e-5)


def test_compiled_sums_refuse_what_they_do_not_know(tmp_path):
    networks.write("northgard", tmp_path / "x.npz")
    sums = Network.of("northgard", tmp_path / "x.npz").sums
    with pytest.raises(ValueError, match="row is too short"):
        sums.say(bytearray(20), [1])
    with pytest.raises(ValueError, match="does not know this word"):
        sums.say(bytearray(9000), [100_000])
    with pytest.raises(ValueError, match="cannot be that"):
        type(sums)({}, {})
