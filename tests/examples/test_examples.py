"""Every example plays as it is written and shows its rule. `make examples` looks anew for those that do not."""

import tomllib

import pytest

from polana.kernel import record
from polana.kernel.game import AnyGame, find
from polana.kernel.law import TESTED
from polana.kernel.match import Match
from polana.locale import LANGUAGES, Speech
from polana.school import examples
from polana.table.retelling import try_out
from tests.examples.heads import fresh

#: As long as a caption may be: two lines under the small board.
LONGEST_CAPTION = 140
GAMES = ["northgard", "root", "runewars"]


def own(game: AnyGame) -> list[str]:
    return sorted(path.name.removesuffix(examples.ENDING) for path in examples.folder(game).glob("*.polana"))


@pytest.mark.parametrize("name", GAMES)
def test_every_example_plays_as_written_and_cites_its_rule(name: str):
    game = find(name)
    for id in own(game):
        text = examples.text(game, id)
        shown = examples.cited_as(game, id)
        moments = [(moment.word, shown in moment.cited, moment.refusal) for moment in examples.play(text)]
        lines = record.read(text).lines
        assert [word for word, _, _ in moments[1:]] == [line.text for line in lines], id
        assert any(cited for _, cited, _ in moments), f"{id} does not show in its example: {shown} is not cited"
        assert all(refusal is None for _, _, refusal in moments[:-1]), id
        assert fresh(game, text) == text, f"the example of {id} is of another version: make golden"


@pytest.mark.parametrize("name", GAMES)
def test_the_position_of_every_example_can_be_played_on(name: str):
    game = find(name)
    for id in own(game):
        entry = record.read(examples.text(game, id))
        if entry.start:
            try_out(Match.at(entry.start, entry.seed))


@pytest.mark.parametrize("name", GAMES)
def test_what_an_example_tells_can_be_said_in_both_languages(name: str):
    game = find(name)
    for language in LANGUAGES:
        speech = Speech(language, name, strict=True)
        for id in own(game)[::7]:
            for moment in examples.play(examples.text(game, id)):
                speech.seats = [f"seat {seat}" for seat in range(len(moment.match.setup.seats) + 8)]
                assert all(speech.news(line) for line in moment.news)
                assert moment.refusal is None or speech.refusal(moment.refusal)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_can_be_watched(name: str):
    game = find(name)
    found = examples.count(game)
    assert found.due == sum(law.kind in TESTED for law in game.laws.values())
    assert found.missing == []
    assert found.shown == len(found.own) + len(found.shared) == found.due


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shared_is_told_in_data_and_leads_to_an_example(name: str):
    game = find(name)
    there = own(game)
    shared = tomllib.loads((examples.folder(game) / examples.SHARED).read_text(encoding="utf-8"))
    for id, other in shared.items():
        assert id in game.laws, id
        assert other in game.laws, f"{id} is shown by {other}, which is no rule"
        assert id in there or other in there, f"{id} shares the example of {other}, which has none"


@pytest.mark.parametrize("name", GAMES)
def test_captions_are_short_and_in_both_languages(name: str):
    game = find(name)
    for path in sorted((examples.folder(game) / examples.CAPTIONS).glob("*.toml")):
        for id, said in tomllib.loads(path.read_text(encoding="utf-8")).items():
            assert examples.source(game, id), f"{path.name}: {id} has no example"
            assert sorted(said) == sorted(LANGUAGES), f"{path.name}: {id}"
            for language, text in said.items():
                assert 0 < len(text) <= LONGEST_CAPTION, f"{id} in {language}: {len(text)} letters"
                assert text == text.strip()


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_can_be_watched_has_a_caption(name: str):
    game = find(name)
    found = examples.count(game)
    assert [id for id in [*found.own, *found.shared] if sorted(examples.captions(game, id)) != sorted(LANGUAGES)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_word_that_is_not_allowed_is_refused_by_a_rule(name: str):
    game = find(name)
    for id in own(game):
        refusals = [moment.refusal for moment in examples.play(examples.text(game, id)) if moment.refusal is not None]
        assert all(refusal.law in game.laws for refusal in refusals), id


def test_a_heading_shares_the_example_of_what_it_heads():
    game = find("root")
    assert game.laws["4"].kind not in TESTED
    assert examples.source(game, "4") in own(game)
    assert examples.source(game, "4.3.2.I") == "4.3.2.I"
    assert examples.cited_as(game, "4.3.2.I") == "4.3.2"
