"""What can be done is a list of deeds, each with what bars it and how it is done: nobody dispatches over words."""

import ast
import importlib
from pathlib import Path

import polana
from polana.kernel.word import Word

PACKAGE = Path(polana.__file__).parent
GAMES = PACKAGE / "games"

#: Words that end a question or say which of two ways it goes.
ENDS = {"done", "pass", "skip", "yes", "no"}
#: A question with two answers, both of which are looked at: (module, function) and why.
TWO_WAYS = {
    ("northgard.year.turn", "do"): "which cards may be given up depends on where the card goes; then it goes there",
    ("northgard.cards.buildings", "act_together"): "one question: whether to build before or after the harvest",
}


def modules() -> list[tuple[str, Path]]:
    found = [
        path for path in sorted(GAMES.rglob("*.py")) if path.name != "__init__.py" and "examples" not in path.parts
    ]
    return [(".".join(path.relative_to(GAMES).with_suffix("").parts), path) for path in found]


def words_of(node: ast.expr, names: dict[str, object]) -> list[str]:
    """The words of the vocabulary that an expression of a comparison names, but those that end."""
    if isinstance(node, ast.Name):
        value = names.get(node.id)
        return [value.text] if isinstance(value, Word) and value.text not in ENDS else []
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return [text for each in node.elts for text in words_of(each, names)]
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        value = getattr(names.get(node.value.id), node.attr, None)
        return [value.text] if isinstance(value, Word) and value.text not in ENDS else []
    return []


def told_apart(tree: ast.AST, names: dict[str, object]) -> list[tuple[str, str, set[str]]]:
    """Function, what is compared, and the words that it is compared with, where there is more than one of them."""
    found = []
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        seen: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Compare):
                for right in node.comparators:
                    seen.setdefault(ast.unparse(node.left), set()).update(words_of(right, names))
            if isinstance(node, ast.match_case):
                for pattern in ast.walk(node.pattern):
                    if isinstance(pattern, ast.MatchValue):
                        seen.setdefault("match", set()).update(words_of(pattern.value, names))
            if isinstance(node, ast.Dict):
                keys = [text for key in node.keys if key is not None for text in words_of(key, names)]
                seen.setdefault("dict", set()).update(keys)
        found += [(function.name, what, words) for what, words in seen.items() if len(words) > 1]
    return found


def test_no_function_of_a_game_tells_words_of_actions_apart():
    found = {}
    for name, path in modules():
        names = vars(importlib.import_module(f"polana.games.{name}"))
        for function, what, words in told_apart(ast.parse(path.read_text(encoding="utf-8")), names):
            found[name, function] = (what, sorted(words))
    assert {key: found[key] for key in found.keys() - TWO_WAYS.keys()} == {}
    assert TWO_WAYS.keys() - found.keys() == set()


LADDERS = """
def judge(word):
    if word is MOVE:
        return None
    return FULL if word == words.BATTLE else None

def flow(word):
    if word in (MOVE, BATTLE):
        yield

def matched(word):
    match word:
        case words.MOVE | words.BATTLE:
            return 1

def listed(word):
    return {MOVE: march, BATTLE: fight}[word]

def ends(word):
    return word is MOVE or word is DONE

def apart(one, other):
    return one is MOVE and other is BATTLE
"""


def test_a_ladder_is_found_where_it_stands():
    words = importlib.import_module("polana.games.root.words")
    names = {"words": words, "MOVE": words.MOVE, "BATTLE": words.BATTLE, "DONE": words.DONE}
    found = {function for function, *_ in told_apart(ast.parse(LADDERS), names)}
    assert found == {"judge", "flow", "matched", "listed"}
