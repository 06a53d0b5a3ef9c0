"""Everything that a match says is said in both languages, with every form that a sentence needs."""

from __future__ import annotations

import pytest

from polana.games.runewars.words import AREA, FACTION, FATE, HERO, REWARD, UNIT, VOCABULARY
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


def test_polish_tells_a_battle_and_a_duel_in_sentences() -> None:
    speech = Speech("pl", "runewars", FACTION, strict=True)
    words = {word.text: word for word in [*UNIT, *HERO, *AREA]}
    knight, tower, dragon = words["unit:knight"], words["unit:siege_tower"], words["unit:dragon"]
    carthos, silhouette, area = words["hero:mad_carthos"], words["hero:silhouette"], words["area:4A"]
    daqan = [word.label for word in FACTION].index("daqan")

    def said(id: str, **args: object) -> str:
        return speech.say(f"news-runewars-{id}", **args)

    assert said("routed", seat=daqan, unit=knight) == "Rycerz Daqanitów zostaje rozbity."
    assert said("routed", seat=daqan, unit=tower) == "Machina oblężnicza Daqanitów zostaje rozbita."
    assert said("killed", seat=daqan, unit=tower) == "Daqanici tracą Machinę oblężniczą."
    assert said("killed-neutral", unit=dragon) == "Ginie neutralny Smok."
    assert said("draws-fate", seat=daqan, unit=knight, count=1) == "Daqanici dobierają kartę losu dla Rycerza."
    assert said("draws-fate-neutral", unit=dragon, count=5) == "Strona neutralna dobiera 5 kart losu dla Smoków."
    assert said("challenged", hero=carthos, other=silhouette, area=area) == (
        "Szalony Carthos wyzywa Zjawę na pojedynek na obszarze 4A."
    )
    assert said("fights-unit", hero=silhouette, unit=dragon, area=area) == (
        "Zjawa toczy pojedynek ze Smokiem na obszarze 4A."
    )
    assert said("bid", seat=daqan, count=0) == "Daqanici niczego nie licytują."


def test_polish_asks_how_many_persons_otherwise_than_how_many_things() -> None:
    speech = Speech("pl", "runewars", FACTION, strict=True)
    words = {word.text: word for word in [*UNIT, *AREA]}
    where = {"area": words["area:4A"], "to": words["area:5B"]}
    said = [speech.say("ask-runewars-move-count", unit=words[f"unit:{unit}"], **where) for unit in ("knight", "dragon")]
    assert said == [
        "Ilu Rycerzy rusza z obszaru 4A na obszar 5B?",
        "Ile Smoków rusza z obszaru 4A na obszar 5B?",
    ]


#: Lines and questions that hardly a match comes to, with what they are given besides a unit and two heroes.
RARE = {
    "ask-runewars-evade": (),
    "ask-runewars-loyalty": (),
    "ask-runewars-peek-beside": (),
    "ask-runewars-retry": (),
    "ask-runewars-reuse-where": (),
    "ask-runewars-which-damage": (),
    "news-runewars-damaged": ("seat", "damage"),
    "news-runewars-damaged-neutral": ("damage",),
    "news-runewars-ice": ("area",),
    "news-runewars-joined": ("seat", "count"),
    "news-runewars-left-behind-neutral": ("area", "count"),
    "news-runewars-ravages": ("seat", "card"),
    "news-runewars-ravages-neutral": ("card",),
    "news-runewars-reward-given-up": ("seat", "reward"),
    "news-runewars-reward-handed-hidden": (),
    "news-runewars-routed-neutral": (),
    "news-runewars-spoils": ("cards",),
    "news-runewars-spoils-hidden": ("count",),
    "news-runewars-stood-up": ("seat",),
    "news-runewars-summoned": ("area", "count"),
    "news-runewars-support-discarded": ("seat", "card"),
    "news-runewars-took-marker": ("cards",),
    "news-runewars-took-marker-hidden": ("count",),
    "news-runewars-tougher": ("seat", "toughness"),
    "news-runewars-tougher-neutral": ("toughness",),
    "news-runewars-unit-beaten": (),
    "quest-runewars-duel": (),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rarely_told_has_its_forms_too(language: str) -> None:
    speech = Speech(language, "runewars", FACTION, strict=True)
    besides: dict[str, object] = {"area": AREA[0], "card": FATE[0], "reward": REWARD[0], "cards": REWARD[:2]}
    for id, needs in RARE.items():
        for at, unit in enumerate(UNIT):
            args = {name: besides[name] if name in besides else 1 + at % 5 for name in needs}
            seats = {"seat": at % len(FACTION)} if "seat" in needs else {}
            heroes = {"hero": HERO[at % len(HERO)], "other": HERO[(at + 1) % len(HERO)]}
            said = speech.say(id, **{**args, **seats, **heroes, "unit": unit})
            assert said, id
            assert "{" not in said, id
