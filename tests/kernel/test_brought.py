"""What belongs to a game is found by its name, in whatever package it is."""

import tomllib
from pathlib import Path

import pytest

from polana.kernel import brought
from tests.ours import entries

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
GROUPS = ["polana.games", "polana.eyes", "polana.senses", "polana.drawings"]


@pytest.mark.parametrize("group", GROUPS)
def test_the_installed_package_brings_what_its_project_says(group):
    declared = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["entry-points"][group]
    # Other packages may bring more.
    assert sorted(declared) == entries(group), "run `make setup`: the entry points have changed"
    assert set(declared) <= set(brought.names(group))
    for name in declared:
        assert brought.load(group, name) is not None


def test_what_nobody_brings_is_none():
    assert brought.load("polana.eyes", "chess") is None
