"""The texts of a lesson in one language, for whoever says them in Python: the terminal and the check."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from polana.school.lesson import Lesson
from polana.school.tutor import MOST_HINTS, WRONG

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: The most words that are told at once.
MOST_WORDS: Final = 45


class Texts:
    """What a lesson says."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        # The table in a browser hands texts on and never says them: it has no library for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.lesson = lesson
        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(lesson.texts(language)))

    def has(self, id: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, attribute: str = "") -> str:
        """What is told in a step, or one of the attributes of it; empty where there is none."""
        if not self.has(id, attribute):
            return ""
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return " ".join(str(self._bundle.format_pattern(pattern, {})[0]).split())

    @property
    def ids(self) -> list[str]:
        return list(self._bundle._messages)

    def check(self) -> list[str]:
        """What is missing or too much: one line for each fault."""
        lesson = self.lesson
        file = f"{lesson.name}.{self.language}.ftl"
        faults = [f"{file}: {name} is missing" for name in _needed(lesson) if not self.has(*name.split("."))]
        known = {step.id for step in lesson.steps} | {"end"}
        faults += [f"{file}: {id} is no step of the lesson" for id in self.ids if id not in known]
        for id in self.ids:
            words = len(re.findall(r"\w+", self.say(id)))
            if words > MOST_WORDS:
                faults.append(f"{file}: {id} tells {words} words at once; {MOST_WORDS} are the most")
            allowed = _allowed(lesson, id)
            for attribute in self._bundle.get_message(id).attributes:
                if attribute not in allowed:
                    faults.append(f"{file}: {id}.{attribute} is never said")
        return faults


def _needed(lesson: Lesson) -> list[str]:
    needed = ["end"]
    for step in lesson.steps:
        needed.append(step.id)
        if step.kind != "tell":
            needed.append(f"{step.id}.task")
        if step.kind in ("do", "find"):
            needed += [f"{step.id}.hint1", f"{step.id}.{WRONG}"]
        if step.count:
            needed.append(f"{step.id}.cols")
        needed += [f"{step.id}.{attribute}" for attribute in [*step.answers.values(), *step.comments.values()]]
    return list(dict.fromkeys(needed))


def _allowed(lesson: Lesson, id: str) -> set[str]:
    usual = {"task", "how", "chip", "cols", WRONG, *(f"hint{number}" for number in range(1, MOST_HINTS + 1))}
    for step in lesson.steps:
        if step.id == id:
            usual |= {*step.answers.values(), *step.comments.values()}
    return usual
