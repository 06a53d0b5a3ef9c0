"""Every message can be said with everything that it may be given: no sentence lacks a form of a word or of a number."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from polana.kernel.game import find
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from polana.locale import LANGUAGES, SEATS, Speech
from tests.golden.matches import MATCHES

COUNTS = (0, 1, 2, 5, 22)
#: The words by which the players of a game are called.
CALLED = {"northgard": "clan", "root": "faction", "runewars": "faction"}
#: A whole match of Runewars is long; these two tell nearly everything.
LONG = ("runewars-2-ready", "runewars-4")

Heard = dict[str, dict[str, list[str]]]


@cache
def heard(title: str) -> Heard:
    """The kinds of arguments that each question and each line of news was given in whole matches of a game."""
    found: Heard = {}

    def listen(id: str, args: Mapping[str, object] | None) -> None:
        kinds = found.setdefault(id, {})
        for name, value in (args or {}).items():
            for part in value if isinstance(value, list | tuple) else [value]:
                kind = kind_of(name, part)
                if kind not in kinds.setdefault(name, []):
                    kinds[name].append(kind)

    game = find(title)
    for seed, (name, (of, seats, options)) in enumerate(MATCHES.items(), 1):
        if of != title or (of == "runewars" and name not in LONG):
            continue
        match = Match(game, game.setup(seats, options), seed)
        chooser = RandomChooser(Rng(seed))
        while (ask := match.ask) is not None:
            listen(ask.about, {"seat": ask.seat, **(ask.args or {})})
            match.choose(ask.seat, chooser.choose(match, ask))
        assert match.news, name
        for line in match.news:
            listen(line.kind, line.args)
    return found


def kind_of(name: str, value: object) -> str:
    if isinstance(value, Word):
        return value.kind
    return "seat" if name in SEATS else type(value).__name__


def values(title: str, kind: str) -> list[object]:
    """Everything of a kind that a message may be given."""
    if kind == "seat":
        return list(range(len(called(title))))
    if kind == "int":
        return list(COUNTS)
    if kind in ("str", "bool"):
        return ["x"] if kind == "str" else [True, False]
    return [word for word in find(title).vocabulary if word.kind == kind]


def called(title: str) -> list[Word]:
    return [word for word in find(title).vocabulary if word.kind == CALLED[title]]


def fillings(title: str, kinds: dict[str, list[str]]) -> Iterator[dict[str, object]]:
    """Arguments for a message: each in turn is all that it can be, while the others are the first they can be."""
    every = {name: [value for kind in of for value in values(title, kind)] for name, of in kinds.items()}
    first = {name: of[0] for name, of in every.items()}
    yield first
    for name, of in every.items():
        for value in of[1:]:
            yield {**first, name: value}


@pytest.mark.parametrize("title", sorted(CALLED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_form_for_every_faction_word_and_count(language, title):
    speech = Speech(language, title, called(title), strict=True)
    missing: dict[str, str] = {}
    for id, kinds in heard(title).items():
        for args in fillings(title, kinds):
            try:
                said = speech.say(id, **args)
            except LookupError as error:
                missing.setdefault(id, f"{error} with {args}")
            else:
                assert "None" not in said, id
    assert missing == {}


def test_polish_verbs_agree_with_the_faction_and_nouns_with_the_verb():
    speech = Speech("pl", "root", called("root"), strict=True)
    words = {word.text: word for word in find("root").vocabulary}
    args = {"seat": 1, "other": 3, "where": words["clearing:12"]}
    assert speech.say("news-root-battle", **args) == "Dynastie Orlich Gniazd atakują Włóczęgę na polanie 12."
    lost = {"seat": 0, "piece": words["piece:warrior"], "where": words["clearing:1"]}
    assert speech.say("news-root-removed", count=1, **lost) == "Markiza de Kot traci wojownika na polanie 1."
    assert speech.say("news-root-removed", count=22, **lost) == "Markiza de Kot traci 22 wojowników na polanie 1."
