"""The windows of a turn say what they open before, or after: a reader knows what goes on when he uses nothing."""

from __future__ import annotations

import pytest

from polana.locale import Speech
from tests.law import law
from tests.runewars.bench import table

QUESTIONS = {
    "en": [
        "Before Recruit (5): do you use a card or a Title?",
        "Before the supremacy bonus of Recruit (5): do you use a card or a Title?",
        "After Recruit (5): do you use a card or a Title before your turn ends?",
    ],
    "pl": [
        "Czy używasz karty albo tytułu przed rozkazem Zaciąg (5)?",
        "Czy używasz karty albo tytułu przed efektem Starszeństwa rozkazu Zaciąg (5)?",
        "Czy po rozkazie Zaciąg (5) używasz karty albo tytułu, zanim skończysz turę?",
    ],
}


@law("RW.terms.turn")
@pytest.mark.parametrize("language", sorted(QUESTIONS))
def test_a_window_names_the_order_that_it_opens_before_or_after(language: str) -> None:
    speech = Speech(language, "runewars", strict=True)
    t = table("daqan", "uthuk", season="spring").resolving(["recruit", "fortify"])
    match = t.match
    found = []
    while match.ask is not None and match.ask.seat == 0:
        if match.ask.about == "ask-runewars-deed":
            found.append(speech.ask(match.ask))
        options = [option.text for option in match.ask.options]
        t.say(0, next(word for word in ("done", "skip", "resource:food") if word in options))
    assert found == QUESTIONS[language]
