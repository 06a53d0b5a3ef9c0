"""`hint` in the terminal: what matters now, then the candidates, then what is expected to follow."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console

from polana.bots.opinion import Opinion
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.word import Vocabulary
from polana.locale import Speech
from polana.school.counsel import Candidate, Hint, LineStep, Remark
from polana.school.hints import can_advise, consider_for, hint

#: Seconds of thought, and how many of them are spent on figures; the rest goes to reasons.
SECONDS: Final = 4.0
FIGURES: Final = 2.5


class Counsel:
    """Hints for the people of a terminal. Asked again about the same question, it tells more."""

    def __init__(self, match: Match, speech: Speech, console: Console, allowed: bool) -> None:
        self.match = match
        self.speech = speech
        self.console = console
        self.allowed = allowed
        self._of: Ask | None = None
        self._hint: Hint | None = None
        self._level = 0

    def tell(self, ask: Ask) -> None:
        """The next level."""
        if not self.allowed:
            raise PolanaError(self.speech.say("cli-play-no-hints"))
        if not can_advise(self.match.game.name):
            raise PolanaError(self.speech.say("cli-play-no-advice"))
        if self._of is not ask or self._hint is None:
            with self.console.status(self.speech.say("cli-play-considers")):
                until = time.perf_counter() + SECONDS
                opinion = Opinion(self.match.clone(), ask.seat, len(self.match.said))
                consider_for(opinion, FIGURES)
                self._hint = hint(opinion, until)
            self._of, self._level = ask, 0
        self._level += 1
        if self._level == 1:
            self._matters(self._hint)
        else:
            for number, one in enumerate(self._hint.candidates, 1):
                self._candidate(number, one, ask.seat)

    def _matters(self, found: Hint) -> None:
        self._print(self.speech.say("cli-play-now", chance=round(100 * found.now)))
        for remark in found.matters:
            self._print(f"  {self._say(remark)}")
        self._print(self.speech.say("cli-play-more"))

    def _candidate(self, number: int, one: Candidate, seat: int) -> None:
        words = self.match.game.vocabulary
        chance = f"{100 * one.chance:.0f} % ({100 * one.low:.0f}-{100 * one.high:.0f})"
        alike = f", {self.speech.say('cli-play-alike')}" if one.alike and number > 1 else ""
        self._print(f"{number} {self.speech.word(words[one.word])} ({one.word}): {chance}{alike}")
        for remark in one.reasons:
            self._print(f"    {self._say(remark)}")
        if self._level > 2:
            self._print(f"    {self.speech.say('cli-play-line', words=told(one.line, seat, self.speech, words))}")

    def _say(self, remark: Remark) -> str:
        return say(remark, self.speech, self.match.game.vocabulary)

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False)


def told(line: list[LineStep], seat: int, speech: Speech, words: Vocabulary) -> str:
    """What a seat is expected to say: deed by deed, and what is said for a deed behind it."""
    deeds: list[list[str]] = []
    for step in line:
        if step.seat == seat:
            if step.begins or not deeds:
                deeds.append([])
            deeds[-1].append(speech.word(words[step.word]))
    return "; ".join(f"{deed[0]} ({', '.join(deed[1:])})" if deed[1:] else deed[0] for deed in deeds)


def say(remark: Remark, speech: Speech, words: Vocabulary) -> str:
    """A reason in words."""
    return speech.say(remark.message, **spoken(remark.args, words))


def spoken(data: Mapping[str, Any], words: Vocabulary) -> dict[str, object]:
    """The arguments of a message, with the words that stand in them as text."""
    return {name: _spoken(value, words) for name, value in data.items()}


def _spoken(value: Any, words: Vocabulary) -> object:
    if isinstance(value, list):
        return [_spoken(part, words) for part in value]
    return words[value["word"]] if isinstance(value, dict) else value
