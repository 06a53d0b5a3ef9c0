"""Setup: who sits at the table and what is played; the registry of games."""

import pytest

from polana.kernel import brought
from polana.kernel import game as registry
from polana.kernel.errors import PolanaError, SetupError
from polana.kernel.game import CHOOSE, Option, Setup, Value, find, games, register
from polana.kernel.match import start
from tests.kernel.table import Altered, sit
from tests.kernel.toy import game


def test_every_option_gets_a_value_and_every_seat_a_name():
    setup = game.setup(3, {"rounds": 4})
    assert setup.seats == [CHOOSE, CHOOSE, CHOOSE]
    assert setup.options == {"rounds": 4, "faults": False, "pace": "slow"}
    assert game.setup(["fox", "?"], {}).options["rounds"] == 2


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "lanterns is for 2 to 4 seats, not 1"),
        (5, {}, "lanterns is for 2 to 4 seats, not 5"),
        ([], {}, "lanterns is for 2 to 4 seats, not 0"),
        (["fox", "wolf"], {}, "'wolf' is no seat of lanterns; choose from fox, owl, mole, bear, ?"),
        (["fox", "fox"], {}, "no house sits twice"),
        (2, {"speed": 1}, "lanterns has no option 'speed'; it has rounds, faults, pace"),
        (2, {"rounds": 3}, "rounds can be 2, 1, 4; not '3'"),
        (2, {"rounds": True}, "rounds can be 2, 1, 4; not 'on'"),
        (2, {"faults": 1}, "faults can be off, on; not '1'"),
        (2, {"pace": "quick"}, "pace can be slow, fast; not 'quick'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(seats, options, says):
    with pytest.raises(SetupError) as caught:
        game.setup(seats, options)
    assert str(caught.value) == says
    with pytest.raises(SetupError):
        start("lanterns", seats, **options)


def test_a_seat_chooses_at_the_table():
    match = sit(["owl", "?", "bear"])
    assert (match.ask.seat, match.ask.about) == (1, "ask-toy-house")
    assert [word.text for word in match.ask.options] == ["house:fox", "house:mole"]
    match.choose(1, "house:mole")
    assert match.state.houses == [1, 2, 3]


def test_two_setups_are_equal_if_they_say_the_same():
    one, same = Setup(["fox"], {"rounds": 1}), Setup(("fox",), {"rounds": 1})
    assert one == same
    assert hash(one) == hash(same)
    assert one != Setup(["fox"], {"rounds": 2})
    assert one != Setup(["owl"], {"rounds": 1})
    assert one != "fox"


def test_a_setup_does_not_share_its_lists():
    seats = ["fox"]
    options: dict[str, Value] = {"rounds": 1}
    setup = Setup(seats, options)
    seats.append("owl")
    options.clear()
    assert (setup.seats, setup.options) == (["fox"], {"rounds": 1})


def test_an_option_reads_what_it_writes():
    option = Option("mixed", [True, False, 3, "three"], "anything")
    assert option.default is True
    assert [option.read(text) for text in ("on", "off", "3", "three")] == [True, False, 3, "three"]
    with pytest.raises(SetupError, match=r"^mixed can be on, off, 3, three; not '4'$"):
        option.read("4")


@pytest.mark.parametrize(
    ("name", "values"),
    [("two words", [1]), ("", [1]), ("x", []), ("x", [1, "1"]), ("x", [True, "on"]), ("x", ["a b"]), ("x", [""])],
)
def test_an_option_that_could_not_be_read_from_a_record_is_refused(name, values):
    with pytest.raises(ValueError):
        Option(name, values, "about")


def test_a_game_is_found_by_its_name():
    assert find("lanterns") is game


def test_a_game_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(PolanaError, match=r"^there is no game 'chess'; there is .*lanterns"):
        find("chess")


def test_a_game_is_registered_once_and_under_its_own_name():
    register(game)
    other = Altered(game.step)
    other.name = "lanterns"
    with pytest.raises(PolanaError, match="there is another game 'lanterns'"):
        register(other)
    assert find("lanterns") is game


def test_looking_for_one_game_loads_no_other(monkeypatch):
    loaded = []

    class Entry:
        def __init__(self, name):
            self.name = name

        def load(self):
            loaded.append(self.name)
            toy = Altered(game.step)
            toy.name = self.name
            return toy

    def entry_points(group, name=None):
        assert group == "polana.games"
        return [Entry(each) for each in ("b-toy", "a-toy") if name in (None, each)]

    monkeypatch.setattr(brought, "entry_points", entry_points)
    monkeypatch.setattr(brought, "_LOADED", {})
    monkeypatch.setattr(registry, "_GAMES", {"lanterns": game})
    find("b-toy")
    find("b-toy")
    assert loaded == ["b-toy"]
    assert list(games()) == ["a-toy", "b-toy", "lanterns"]
    assert loaded == ["b-toy", "a-toy"]


@pytest.mark.parametrize("bad", ["", "two words"])
def test_a_game_whose_name_or_version_could_not_be_recorded_is_refused(bad):
    class Badly(Altered):
        def __init__(self, name, version, data):
            super(Altered, self).__init__(name, version, data, game.vocabulary, {}, (1, 1), [], [])

    for arguments in ((bad, "1", "1"), ("x", bad, "1"), ("x", "1", bad)):
        with pytest.raises(ValueError, match="it has to be one word"):
            Badly(*arguments)
