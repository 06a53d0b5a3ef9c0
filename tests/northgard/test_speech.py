"""Everything that Northgard says while it is played can be said in both languages."""

import pytest

from polana.cli.draw_northgard import seat_names
from polana.kernel.news import SPECTATOR
from polana.locale import LANGUAGES, Speech
from tests.northgard.sampled import moments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_all_asks_words_news_and_refusals_of_a_match_are_said(language, seed):
    speech = Speech(language, "northgard", strict=True)
    last = None
    for match in moments(seed):
        ask = match.ask
        assert ask is not None
        speech.seats = seat_names(match, speech)
        assert speech.ask(ask)
        for word in ask.candidates():
            assert speech.word(word)
            refusal = ask.why_not(word)
            if refusal is not None:
                assert speech.refusal(refusal)
        last = match
    assert last is not None
    for news in last.news:
        said = speech.news(news)
        assert "{" not in said, said
        assert "  " not in said, said
    assert last.news_for(SPECTATOR)
    assert last.result is not None
    assert speech.say(last.result.message, winners=last.result.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_territories_are_named_by_tile_and_letter_each_differently(language):
    from polana.games.northgard.words import LAND, SPOT, TILE

    speech = Speech(language, "northgard", strict=True)
    for words in (LAND, SPOT, TILE):
        assert len({speech.word(word) for word in words}) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_building_creature_and_clan_tells_what_it_does(language):
    from polana.games.northgard.words import BUILDING, CARD, CLAN, CREATURE

    speech = Speech(language, "northgard", strict=True)
    for word in [*CARD, *BUILDING, *CREATURE, *CLAN]:
        assert speech.text(word), word.text


def test_polish_tells_a_fight_in_sentences():
    speech = Speech("pl", "northgard", ["Klan Wilka", "Klan Kruka"])
    totals = {"seat": 0, "other": 1, "points": 1, "other_points": 5}
    said = [
        speech.say("news-northgard-totals", **totals, wounds=wounds, other_wounds=others)
        for wounds, others in ((0, 0), (1, 0), (0, 2), (5, 1))
    ]
    assert said == [
        "Klan Wilka ma 1 punkt walki, a Klan Kruka 5.",
        "Klan Wilka ma 1 punkt walki, a Klan Kruka 5. Klan Wilka otrzymuje 1 obrażenie.",
        "Klan Wilka ma 1 punkt walki, a Klan Kruka 5. Klan Kruka otrzymuje 2 obrażenia.",
        "Klan Wilka ma 1 punkt walki, a Klan Kruka 5. Klan Wilka otrzymuje 5 obrażeń, a Klan Kruka 1.",
    ]
    assert speech.say("news-northgard-rolled", seat=0, face="two_casualties") == "Klan Wilka wyrzuca 2 obrażenia."
    assert (
        speech.say("news-northgard-rolled-for-first", seat=0, count=0)
        == "Klan Wilka nie wyrzuca w rzucie o pierwszeństwo żadnego topora."
    )


def test_english_tells_what_is_paid_and_gained_in_sentences():
    speech = Speech("en", "northgard", ["Wolf Clan", "Raven Clan"])
    winter = [speech.say("news-northgard-winter", seat=0, food=food, wood=wood) for food, wood in ((0, 0), (2, 1))]
    assert winter == [
        "Wolf Clan pays nothing for the winter.",
        "Wolf Clan pays 2 food and 1 wood for the winter.",
    ]
    gained = speech.say("news-northgard-gained", seat=1, food=1, wood=2, lore=1)
    assert gained == "Raven Clan gains 1 food, 2 wood and 1 lore."


def test_fame_says_where_it_comes_from():
    english = Speech("en", "northgard", ["Stag Clan"])
    assert [
        english.say("news-northgard-fame", seat=0, count=3),
        english.say("news-northgard-clan-fame", seat=0, count=1),
    ] == ["Stag Clan gains 3 Fame, 1 for each tile.", "Stag Clan gains 1 Fame by the power of its clan."]
    polish = Speech("pl", "northgard", ["Klan Jelenia"])
    assert [
        polish.say("news-northgard-fame", seat=0, count=3),
        polish.say("news-northgard-clan-fame", seat=0, count=1),
    ] == [
        "Klan Jelenia zyskuje 3 punkty Chwały, po jednym za kafel.",
        "Klan Jelenia zyskuje 1 punkt Chwały dzięki mocy klanu.",
    ]
