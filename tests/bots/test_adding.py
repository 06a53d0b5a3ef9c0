"""What a bot weighs is added up equally on every Python."""

import ast
from pathlib import Path

from polana import bots
from polana.bots.adding import added


def test_rounding_is_that_of_adding_one_after_the_other():
    """With compensated summation this would be 2."""
    assert added([1.0, 1e100, 1.0, -1e100]) == 0.0
    assert added([]) == 0.0


def test_means_of_looks_and_worths_are_added_so():
    for name in ("greedy", "runewars"):
        tree = ast.parse((Path(bots.__file__).parent / f"{name}.py").read_text())
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        assert not [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "sum"], name
