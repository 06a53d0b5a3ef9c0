"""docs/engine.md explains the engine with examples that are true."""

import doctest
from pathlib import Path

from polana.kernel import game

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"


def test_the_examples_of_the_page_are_true(monkeypatch):
    monkeypatch.setattr(game, "_GAMES", {})
    text = PAGE.read_text(encoding="utf-8").replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {"__name__": "page"}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.failed == 0, "".join(said)
    assert result.attempted > 60
