"""Questions and news are declared once, in the rooms `asks` and `news` of a game, and called by name."""

import re
from pathlib import Path

import pytest

import polana

GAMES = Path(polana.__file__).parent / "games"
ROOMS = {"asks", "news", "asks.py", "news.py", "topics.py"}
TELLS = re.compile(r"\.(tell|tell_to|tell_except|loud)\b")
IDS = re.compile(r'"((?:ask|news)-[a-z0-9-]+)"')


def sources(declaring):
    for path in sorted(GAMES.rglob("*.py")):
        if bool(ROOMS & set(path.relative_to(GAMES).parts)) is declaring:
            yield path, path.read_text(encoding="utf-8")


def test_a_flow_neither_tells_nor_looks_whether_anybody_listens():
    assert [path.name for path, text in sources(False) if TELLS.search(text)] == []


def test_the_id_of_a_question_or_a_line_is_written_where_it_is_declared_and_nowhere_else():
    assert [(path.name, IDS.findall(text)) for path, text in sources(False) if IDS.search(text)] == []


@pytest.mark.parametrize("game", ["northgard", "root", "runewars"])
def test_a_question_is_declared_in_one_place(game):
    declared = [id for path, text in sources(True) for id in IDS.findall(text) if id.startswith(f"ask-{game}-")]
    assert len(declared) > 50
    assert sorted(declared) == sorted(set(declared))


def test_a_function_that_tells_does_nothing_where_nobody_listens():
    """It looks before it makes words and lists of what it was given."""
    for path, text in sources(True):
        for function in re.split(r"\n(?=def )", text)[1:]:
            if TELLS.search(function) and not function.startswith("def _"):
                assert re.search(r"\n    if .*\bg\.(loud|news)\b", function), (path.name, function)
