"""2.1 Cards."""

import pytest

from polana.games.root import asks
from polana.games.root.cards import discard, discard_to_limit, draw, random_card, spend_card, why_not_suit
from polana.games.root.components import BIRD, FOX, card_named
from polana.games.root.promise import CRAFTABLE, Promise
from polana.kernel.news import SPECTATOR
from tests.law import law


@law("2.1")
def test_the_discard_pile_becomes_the_deck_the_moment_the_deck_runs_out(table):
    t = table("marquise", "duchy*")
    t.only_deck("anvil")
    t.g.chance.script([("card", card_named("anvil"))])
    assert draw(t.g, t.side("marquise"), 1) == 1
    assert (len(t.g.deck), t.g.discard) == (53, [])


@law("2.1")
def test_with_deck_and_discard_pile_empty_a_draw_gives_nothing(table):
    t = table("marquise", "duchy*")
    everything = t.g.deck[:]
    t.side("duchy").hand.extend(everything)
    t.g.deck.clear()
    assert draw(t.g, t.side("marquise"), 2) == 0
    assert t.cards("marquise") == []


@law("2.1.1")
def test_a_bird_stands_in_for_any_suit(table):
    t = table("marquise", "duchy*")
    t.hand("duchy", "armorers", "cobbler", "anvil")
    t.stage(lambda g: spend_card(g, t.side("duchy"), asks.DISCARD, "2.1.1", FOX))
    assert t.asked("duchy", "ask-root-discard") == ["card:armorers", "card:anvil"]
    assert t.refused("duchy", "card:cobbler") == "2.1.1"
    t.say("duchy", "card:armorers")
    assert t.pile() == ["armorers"]


@law("2.1.1.I")
def test_who_must_discard_a_fox_card_cannot_keep_a_bird_back(table):
    t = table("marquise", "duchy*")
    t.hand("duchy", "armorers", "cobbler")
    t.stage(lambda g: spend_card(g, t.side("duchy"), asks.DISCARD, "2.1.1.I", FOX))
    assert t.asked("duchy", "ask-root-discard") == ["card:armorers"]
    t.say("duchy", "card:armorers")


@law("2.1.1.II", "3.3.4")
def test_nothing_stands_in_for_a_bird():
    assert why_not_suit(card_named("armorers"), BIRD) is None
    refusal = why_not_suit(card_named("anvil"), BIRD)
    assert refusal is not None
    assert refusal.law == "2.1.1.II"


@law("G.1.13", "3.3.3")
def test_a_discarded_dominance_card_lies_beside_the_map_for_anyone(table):
    t = table("marquise", "duchy*")
    t.hand("duchy", "dominance_fox", "anvil")
    duchy = t.side("duchy")
    for card in duchy.hand[:]:
        duchy.hand.remove(card)
        discard(t.g, card)
    assert t.g.available == [card_named("dominance_fox")]
    assert t.pile() == ["anvil"]


@law("1.2.1", "1.2.2")
def test_hands_are_secret_but_their_size_and_the_discard_pile_are_public(table):
    t = table("marquise", "duchy*")
    t.hand("duchy", "anvil", "cobbler")
    t.discarded("armorers")
    t.put("marquise", 9, warriors=1)
    t.at("marquise", "daylight")
    for reader in (0, SPECTATOR):
        view = t.match.view(reader)
        assert view["discard"] == ["armorers"]
        duchy = view["sides"][1]
        assert (duchy["hand"], duchy["cards"]) == (None, 2)
    assert t.match.view(1)["sides"][1]["hand"] == ["anvil", "cobbler"]


@law("1.2.1")
def test_only_the_player_reads_which_cards_he_drew(table):
    t = table("marquise", "duchy*")
    t.at("marquise", "evening")
    t.draws("anvil")
    _ = t.match.ask
    assert "news-root-drew-cards" in t.news(0)
    assert "news-root-drew-cards" not in t.news(1)
    assert "news-root-drew" in t.news(1)


@law("1.3.2")
def test_a_card_taken_at_random_leaves_the_hand(table):
    t = table("marquise", "duchy*")
    t.hand("duchy", "anvil", "cobbler")
    t.g.chance.script([("random card", card_named("cobbler"))])
    card = random_card(t.g, t.side("duchy"))
    assert card == card_named("cobbler")
    t.side("marquise").hand.append(card)
    assert (t.cards("duchy"), t.cards("marquise")) == (["anvil"], ["cobbler"])


@law("6.6")
def test_cards_beyond_five_are_discarded_one_by_one(table):
    t = table("marquise", "duchy*")
    t.hand("duchy", "anvil", "cobbler", "cobbler", "armorers", "sappers", "codebreakers", "investments")
    t.stage(lambda g: discard_to_limit(g, t.side("duchy"), "6.6"))
    t.say("duchy", "card:cobbler", "card:anvil")
    assert len(t.cards("duchy")) == 5
    assert t.pile() == ["cobbler", "anvil"]
    assert t.news()[-2:] == ["news-root-discarded", "news-root-discarded"]  # nothing is bought with them


def test_what_a_question_about_cards_implies_is_named(table):
    me = table("marquise", "duchy*").side("marquise")
    promise = Promise(me, CRAFTABLE)
    assert asks.CardAsk(me, asks.DISCARD, "2.1", None, [], implies=promise).implies is promise
    with pytest.raises(TypeError):
        asks.CardAsk(me, asks.DISCARD, "2.1", None, [], promise)
