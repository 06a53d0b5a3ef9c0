"""Influence bids (RW.bidding)."""

from __future__ import annotations

from polana.games.runewars.box.decks import SEASON_CARDS
from polana.games.runewars.realm import bids, titles
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from tests.law import law
from tests.runewars.bench import drawn_seasons, table


def highest_bid(g: Table) -> Flow[int]:
    made = yield from bids.bid(g)
    return (yield from bids.highest(g, made))


def lowest_bid(g: Table) -> Flow[int]:
    made = yield from bids.bid(g)
    return (yield from bids.lowest(g, made))


@law("RW.bidding.1", "RW.bidding.2", "RW.bidding.3", "RW.bidding.4", "RW.components.def.influence")
def test_all_say_what_they_own_bid_in_secret_reveal_together_and_pay_winner_or_not() -> None:
    t = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((5, 3, 0)):
        t.give(seat, influence=influence)
    t.stage(highest_bid)
    assert [(line["seat"], line["count"]) for line in t.told("announced")] == [(0, 5), (1, 3), (2, 0)]
    assert [word.text for word in t.match.asks[0].options] == [f"influence:{count}" for count in range(6)]
    t.say(1, "influence:3")
    assert t.told("bid") == []  # nothing is seen before the last has bid
    t.say(0, "influence:2")
    t.over()  # who owns nothing has nothing to choose
    assert [(line["seat"], line["count"]) for line in t.told("bid")] == [(0, 2), (1, 3), (2, 0)]
    assert t.match.game.outcome == 1  # type: ignore[attr-defined]
    assert [player.influence for player in t.g.players] == [3, 0, 0]


@law("RW.bidding.tie.1")
def test_the_primarch_decides_between_tied_bids_even_of_zero_tied_or_not() -> None:
    t = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((9, 2, 4)):
        t.give(seat, influence=influence)
    t.title(1, "primarch_wizards_council", 3)
    t.stage(highest_bid)
    twin = t.clone()
    t.say(0, "influence:2")
    t.say(1, "influence:0")
    t.say(2, "influence:2")
    t.asked(1, "ask-runewars-tied-first", "seat:0", "seat:2")
    t.say(1, "seat:2")
    t.over()
    assert t.match.game.outcome == 2  # type: ignore[attr-defined]
    for seat in range(3):
        twin.say(seat, "influence:0")
    twin.asked(1, "ask-runewars-tied-first", "seat:0", "seat:1", "seat:2")
    twin.say(1, "seat:1")
    twin.over()


@law("RW.bidding.tie.2")
def test_without_a_primarch_the_tied_player_with_most_influence_not_bid_decides_then_the_higher_start() -> None:
    t = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((9, 3, 5)):
        t.give(seat, influence=influence)
    t.stage(lowest_bid)
    t.say(0, "influence:5")
    t.say(1, "influence:1")
    t.say(2, "influence:1")
    t.asked(2, "ask-runewars-tied-last", "seat:1", "seat:2")  # 4 left against 2; seat 0 is not tied
    t.say(2, "seat:1")
    t.over()
    assert t.match.game.outcome == 1  # type: ignore[attr-defined]
    even = table("uthuk", "latari")
    even.give(0, influence=2)
    even.give(1, influence=2)
    even.stage(highest_bid)
    even.say(0, "influence:2")
    even.say(1, "influence:2")
    even.asked(1, "ask-runewars-tied-first")  # the Elves start with more influence
    even.say(1, "seat:1")
    even.over()


@law("RW.bidding.council", "RW.titles.1")
def test_the_primarch_gains_1_influence_when_a_card_of_the_wizards_council_is_drawn_and_nobody_else() -> None:
    t = table("daqan", "uthuk")
    t.give(0, influence=0)
    t.give(1, influence=0)
    t.g.season_card = SEASON_CARDS.index("gift_of_the_council")
    titles.council_drawn(t.g)
    assert [player.influence for player in t.g.players] == [0, 0]
    t.title(1, "primarch_wizards_council", 2)
    titles.council_drawn(t.g)
    assert [player.influence for player in t.g.players] == [0, 1]
    t.g.season_card = SEASON_CARDS.index("famine")
    titles.council_drawn(t.g)
    assert [player.influence for player in t.g.players] == [0, 1]
    t.g.phase, t.g.season = 8, 3
    t.going_on(drawn_seasons("gift_of_the_council"))
    assert t.g.players[1].influence == 2
