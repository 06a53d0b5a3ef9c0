"""Everything that a match says is said in both languages, with every form that a sentence needs."""

from __future__ import annotations

import pytest

from polana.games.runewars.words import FACTION, VOCABULARY
from polana.kernel.match import Match
from polana.locale import LANGUAGES, Speech
from tests.runewars.sampled import moments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_question_and_every_line_of_news_can_be_said(language: str, seed: int) -> None:
    speech = Speech(language, "runewars", FACTION, strict=True)
    last: Match | None = None
    for match in moments(seed, every=1):
        ask = match.ask
        assert ask is not None
        assert speech.ask(ask)
        last = match
    assert last is not None
    for line in last.news:
        assert "{" not in speech.news(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_said(language: str) -> None:
    speech = Speech(language, "runewars", FACTION, strict=True)
    said = [speech.word(word) for word in VOCABULARY]
    assert all(said)
    assert not [text for text in said if "{" in text]
