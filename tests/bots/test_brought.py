"""Bots that other packages bring: found by name, given seed and budget, and a clear line where they are none."""

from importlib import metadata

import pytest

from polana.bots import Bot, bot, there_is
from polana.bots.levels import known
from polana.kernel import brought
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.word import Word
from polana.table import bots as at_tables


class FirstBot(Bot):
    """Takes what is offered first."""

    def __init__(self, seed: int, budget: str) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, match: Match, ask: Ask) -> Word:
        return next(iter(ask.options))


class Entry:
    dist = None
    group = "polana.bots"

    def __init__(self, name: str, thing: object) -> None:
        self.name = name
        self.value = "elsewhere:thing"
        self.thing = thing

    def load(self) -> object:
        return self.thing


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [Entry("first", FirstBot), Entry("sentence", "no bot"), Entry("number", lambda seed, budget: 7)]
    real = metadata.entry_points

    def entry_points(group: str, name: str | None = None) -> list[object]:
        if group != "polana.bots":
            return list(real(group=group) if name is None else real(group=group, name=name))
        return [one for one in entries if name in (None, one.name)]

    monkeypatch.setattr(brought, "entry_points", entry_points)
    monkeypatch.setattr(brought, "_LOADED", {})
    monkeypatch.setattr(brought, "_BROKEN", {})


def test_a_bot_of_another_package_is_made_with_seed_and_budget() -> None:
    made = bot("first:3 looks", 5)
    assert isinstance(made, FirstBot)
    assert made.budget == "3 looks"
    assert there_is("first")
    assert known("northgard", "first")
    assert not there_is("second")


def test_it_is_named_among_those_there_are() -> None:
    with pytest.raises(
        PolanaError, match=r"there is no bot 'second'; there is random, .*reflex, first, number, sentence"
    ):
        bot("second", 1)


@pytest.mark.parametrize(
    ("name", "says"), [("sentence", "nothing that can be called"), ("number", "made a int, which is no")]
)
def test_what_is_no_bot_is_one_line(name: str, says: str) -> None:
    with pytest.raises(PolanaError, match=says):
        bot(name, 1)


def test_nobody_opens_a_table_with_a_bot_that_thinks_as_long_as_he_likes() -> None:
    """The table offers its levels; what a name could carry beyond them is not for strangers to say."""
    assert at_tables.known("northgard", "normal")
    assert not at_tables.known("northgard", "search:1000s")
    assert not at_tables.known("northgard", "first")
