"""Every key of a position of Root stands in docs/positions.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polana.games.root import position
from polana.games.root.factions.registry import AUTOMATA, FACTIONS
from polana.games.root.hirelings.registry import HIRELINGS
from polana.games.root.state import Extra, Relic, Site, State
from polana.games.root.woodland import relics
from polana.games.root.woodland.maps import MAPS
from polana.games.root.woodland.registry import LANDMARKS
from polana.kernel.rng import Chance
from polana.kernel.state import fields

ALL = {**FACTIONS, **AUTOMATA, **HIRELINGS}
PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
CHAPTER = re.sub(
    r"```.*?```", "", PAGE.read_text(encoding="utf-8").split("## Root")[1].split("## Runewars")[0], flags=re.S
)
#: All that stands in `this`.
TOLD = {name for quoted in re.findall(r"`([^`]+)`", CHAPTER) for name in re.findall(r"\w+", quoted)}


def untold(thing, notation):
    return [name for name in fields(thing) if name not in notation.skip and name not in TOLD]


def test_the_keys_of_the_table_are_told():
    assert untold(State(Chance(), MAPS["autumn"]), position.TABLE) == []
    assert untold(Site(LANDMARKS["tower"], 0), position.SITE) == []
    assert untold(Relic(0, 1), relics.RELIC) == []


@pytest.mark.parametrize("name", list(ALL))
def test_the_keys_of_a_side_are_told(name):
    rules = ALL[name]
    assert untold(rules.new_side(0), position.SIDE.also(rules.notation())) == []


def test_what_else_lies_on_the_table_is_told():
    found = [kind for kind in Extra.__subclasses__() if kind.__module__.startswith("polana")]
    assert found
    for kind in found:
        assert {kind.__name__, *vars(kind)["__slots__"]} <= TOLD
