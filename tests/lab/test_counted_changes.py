"""Rules count what they change: observers rely on it, so every function that changes a counted thing has to say so."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "polana" / "games"
SIDE = {"warriors", "cardboard", "left", "items", "exhausted", "play", "revealed", "used"}
#: Game, counter, what it counts, and who has things of the same names that are not counted.
COUNTED = [
    ("root", "changes", SIDE, {"self", "twin", "g", "b", "battle", "site"}),
    ("root", "searches", {"ruin_items"}, {"self", "twin"}),
]
IN_PLACE = {"append", "clear", "extend", "insert", "pop", "remove", "sort"}
BY_CHANCE = {"draw", "pick", "shuffle"}


def functions(game):
    for path in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield f"{path.name}: {node.name}", node


def targets(node):
    """The expressions whose value a statement or call changes."""
    if isinstance(node, ast.Assign):
        return [each for target in node.targets for each in getattr(target, "elts", [target])]
    if isinstance(node, ast.AugAssign):
        return [node.target]
    if isinstance(node, ast.Delete):
        return node.targets
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in IN_PLACE:
            return [node.func.value]
        if node.func.attr in BY_CHANCE:
            return node.args[:1]
    return []


def changes(function, counted, others):
    """The counted things that a function changes."""
    found = set()
    for node in ast.walk(function):
        for target in targets(node):
            while isinstance(target, ast.Subscript):
                target = target.value
            if isinstance(target, ast.Attribute) and target.attr in counted:
                if not (isinstance(target.value, ast.Name) and target.value.id in others):
                    found.add(target.attr)
    return found


def counts(function, counter):
    for node in ast.walk(function):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute) and node.target.attr == counter:
            return True
    return False


@pytest.mark.parametrize(("game", "counter", "counted", "others"), COUNTED)
def test_who_changes_something_counted_counts_it(game, counter, counted, others):
    changing = {name: function for name, function in functions(game) if changes(function, counted, others)}
    assert len(changing) > 3, "the names have changed"
    assert [name for name, function in changing.items() if not counts(function, counter)] == []


def test_a_function_that_forgets_to_count_is_found():
    function = ast.parse("def draw(g, player):\n    player.hand.append(g.chance.draw(player.deck))").body[0]
    assert changes(function, {"hand", "deck"}, set()) == {"hand", "deck"}
    assert not counts(function, "changes")
