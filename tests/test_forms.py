"""Every message can be said with everything that it may be given: no sentence lacks a form of a word or of a number."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from polana.kernel.game import Value, find
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from polana.locale import LANGUAGES, SEATS, Speech
from tests.golden.matches import MATCHES
from tests.test_locale import Variables, messages

COUNTS = (0, 1, 2, 5, 22)
#: The words by which the players of a game are called.
CALLED = {"northgard": "clan", "root": "faction", "runewars": "faction"}
#: A whole match of Runewars is long; these two tell nearly everything.
LONG = ("runewars-2-ready", "runewars-4")
#: Root with what lies beside its board: hirelings, landmarks, a machine and its spies.
BESIDE: dict[str, tuple[str, list[str], dict[str, Value]]] = {
    "root-hirelings": ("root", ["vagabond", "marquise", "hundreds"], {"hirelings": True, "map": "lake"}),
    "root-landmarks": (
        "root",
        ["keepers", "cult", "duchy"],
        {"hirelings": True, "map": "mountain", "landmark": "black_market", "second_landmark": "ferry"},
    ),
    "root-machine": ("root", ["eyrie", "vagabond"], {"automaton": "cooperative", "hirelings": True}),
}

Heard = dict[str, dict[str, list[str]]]


@cache
def heard(title: str) -> Heard:
    """The kinds of arguments that each question and each line of news was given in whole matches of a game."""
    found: Heard = {}

    def listen(id: str, args: Mapping[str, object] | None) -> None:
        kinds = found.setdefault(id, {})
        for name, value in (args or {}).items():
            for part in (value or [()]) if isinstance(value, list | tuple) else [value]:
                kind = kind_of(name, part)
                if kind not in kinds.setdefault(name, []):
                    kinds[name].append(kind)

    game = find(title)
    for seed, (name, (of, seats, options)) in enumerate({**MATCHES, **BESIDE}.items(), 1):
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
    if value == ():
        return "nothing"
    return "seat" if name in SEATS else type(value).__name__


def values(title: str, kind: str) -> list[object]:
    """Everything of a kind that a message may be given."""
    if kind == "seat":
        return list(range(len(called(title))))
    if kind == "int":
        return list(COUNTS)
    if kind == "nothing":
        return [[]]
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
    nothing = speech.say("kernel-nothing")
    missing: dict[str, str] = {}
    for id, kinds in heard(title).items():
        for args in fillings(title, kinds):
            try:
                said = speech.say(id, **args)
            except LookupError as error:
                missing.setdefault(id, f"{error} with {args}")
            else:
                assert "None" not in said, id
                assert f": {nothing}" not in said, f"{id} lists nothing: {said}"
    assert missing == {}


def test_polish_verbs_agree_with_the_faction_and_nouns_with_the_verb():
    speech = Speech("pl", "root", called("root"), strict=True)
    words = {word.text: word for word in find("root").vocabulary}
    args = {"seat": 1, "other": 3, "where": words["clearing:12"]}
    assert speech.say("news-root-battle", **args) == "Dynastie Orlich Gniazd atakują Włóczęgę na polanie 12."
    lost = {"seat": 0, "piece": words["piece:warrior"], "where": words["clearing:1"]}
    assert speech.say("news-root-removed", count=1, **lost) == "Markiza de Kot traci wojownika na polanie 1."
    assert speech.say("news-root-removed", count=22, **lost) == "Markiza de Kot traci 22 wojowników na polanie 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verb_agrees_with_a_side_that_is_named_in_the_plural(language):
    """Such a message looks at the number of the side, unless the side is no subject or has company."""
    alike = {
        "news-root-vagabond-allied",
        "news-root-vagabond-hostile",
        "news-root-vagabond-coalition",
        "news-root-vagabond-enlisted",  # "to Włóczęga"
        "news-root-order-free",  # of a machine, and there is only one
        "news-root-items-for-sale",
        "news-root-head-start",
        "result-root-won",  # "won"
    }
    for id, message in messages(language).items():
        if not id.startswith(("ask-root", "news-root", "result-root", "cli-play")) or id in alike:
            continue
        said = Variables()
        said.visit(message.value)
        for side in {"seat", "other", "winners"} & said.found:
            subject = language == "pl" or re.match(rf"{{ \${side} }} [a-z]", opening(message))
            assert not subject or f"{side}-number" in said.found, id


def opening(message: ftl.Message) -> str:
    """How a message begins: where it takes its first argument, and the text after it."""
    assert message.value is not None
    first, *rest = message.value.elements
    text = rest[0].value if rest and isinstance(rest[0], ftl.TextElement) else ""
    inner = first.expression if isinstance(first, ftl.Placeable) else None
    return f"{{ ${inner.id.name} }}{text}" if isinstance(inner, ftl.VariableReference) else ""


def test_polish_says_none_in_words():
    speech = Speech("pl", "root", called("root"), strict=True)
    words = {word.text: word for word in find("root").vocabulary}
    assert speech.say("ask-root-marquise-daylight", seat=0, left=0) == "Co robisz? Nie masz już akcji."
    blows = [speech.say("news-root-hits", seat=0, other=1, one=one, two=two) for one, two in ((0, 0), (0, 2), (1, 0))]
    assert blows == [
        "Nikt nie otrzymuje obrażeń.",
        "Markiza de Kot nie otrzymuje obrażeń, a Dynastie Orlich Gniazd otrzymują 2.",
        "Markiza de Kot otrzymuje 1 obrażenie, a Dynastie Orlich Gniazd żadnego.",
    ]
    lost = {"seat": 2, "base": words["piece:base_fox"], "count": 0, "cards": []}
    assert (
        speech.say("news-root-alliance-base-lost", **lost) == "Sojusz Stworzeń Leśnych traci lisią bazę i nic więcej."
    )


def test_polish_gives_every_place_its_share():
    speech = Speech("pl", "root", called("root"), strict=True)
    words = {word.text: word for word in find("root").vocabulary}
    where = [words["clearing:1"], words["clearing:2"]]
    placed = [speech.say("news-root-placed-warriors", seat=0, count=count, where=where) for count in (1, 2)]
    assert [line.split(" na ")[0] for line in placed] == [
        "Markiza de Kot wystawia po wojowniku",
        "Markiza de Kot wystawia po 2 wojowników",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_ends_in_a_mark_ends_its_sentence(language):
    speech = Speech(language, "root", called("root"), strict=True)
    card = next(word for word in find("root").vocabulary if word.text == "card:stand_and_deliver")
    said = speech.say("news-root-drew-cards", seat=0, count=1, cards=[card])
    assert said.endswith("!")
