"""Influence bids (RW.bidding)."""

from __future__ import annotations

from polana.games.runewars.box.decks import SEASON_CARDS
from polana.games.runewars.realm import bids, titles
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from tests.law import law
from tests.runewars.bench import asked, drawn_seasons, give, going_on, over, say, scene, state, table, title, told


def highest_bid(g: Table) -> Flow[int]:
    made = yield from bids.bid(g)
    return (yield from bids.highest(g, made))


def lowest_bid(g: Table) -> Flow[int]:
    made = yield from bids.bid(g)
    return (yield from bids.lowest(g, made))


@law("RW.bidding.1", "RW.bidding.2", "RW.bidding.3", "RW.bidding.4", "RW.components.def.influence")
def test_all_say_what_they_own_bid_in_secret_reveal_together_and_pay_winner_or_not() -> None:
    g = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((5, 3, 0)):
        give(g, seat, influence=influence)
    match = scene(g, highest_bid)
    assert [(line["seat"], line["count"]) for line in told(match, "announced")] == [(0, 5), (1, 3), (2, 0)]
    assert [word.text for word in match.asks[0].options] == [f"influence:{count}" for count in range(6)]
    say(match, 1, "influence:3")
    assert told(match, "bid") == []  # nothing is seen before the last has bid
    say(match, 0, "influence:2")
    over(match)  # who owns nothing has nothing to choose
    assert [(line["seat"], line["count"]) for line in told(match, "bid")] == [(0, 2), (1, 3), (2, 0)]
    assert match.game.outcome == 1  # type: ignore[attr-defined]
    assert [player.influence for player in state(match).players] == [3, 0, 0]


@law("RW.bidding.tie.1")
def test_the_primarch_decides_between_tied_bids_even_of_zero_tied_or_not() -> None:
    g = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((9, 2, 4)):
        give(g, seat, influence=influence)
    title(g, 1, "primarch_wizards_council", 3)
    match = scene(g, highest_bid)
    twin = match.clone()
    say(match, 0, "influence:2")
    say(match, 1, "influence:0")
    say(match, 2, "influence:2")
    asked(match, 1, "ask-runewars-tied-first", "seat:0", "seat:2")
    say(match, 1, "seat:2")
    over(match)
    assert match.game.outcome == 2  # type: ignore[attr-defined]
    for seat in range(3):
        say(twin, seat, "influence:0")
    asked(twin, 1, "ask-runewars-tied-first", "seat:0", "seat:1", "seat:2")
    say(twin, 1, "seat:1")
    over(twin)


@law("RW.bidding.tie.2")
def test_without_a_primarch_the_tied_player_with_most_influence_not_bid_decides_then_the_higher_start() -> None:
    g = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((9, 3, 5)):
        give(g, seat, influence=influence)
    match = scene(g, lowest_bid)
    say(match, 0, "influence:5")
    say(match, 1, "influence:1")
    say(match, 2, "influence:1")
    asked(match, 2, "ask-runewars-tied-last", "seat:1", "seat:2")  # 4 left against 2; seat 0 is not tied
    say(match, 2, "seat:1")
    over(match)
    assert match.game.outcome == 1  # type: ignore[attr-defined]
    even = table("uthuk", "latari")
    give(even, 0, influence=2)
    give(even, 1, influence=2)
    match = scene(even, highest_bid)
    say(match, 0, "influence:2")
    say(match, 1, "influence:2")
    asked(match, 1, "ask-runewars-tied-first")  # the Elves start with more influence
    say(match, 1, "seat:1")
    over(match)


@law("RW.bidding.council", "RW.titles.1")
def test_the_primarch_gains_1_influence_when_a_card_of_the_wizards_council_is_drawn_and_nobody_else() -> None:
    g = table("daqan", "uthuk")
    give(g, 0, influence=0)
    give(g, 1, influence=0)
    g.season_card = SEASON_CARDS.index("gift_of_the_council")
    titles.council_drawn(g)
    assert [player.influence for player in g.players] == [0, 0]
    title(g, 1, "primarch_wizards_council", 2)
    titles.council_drawn(g)
    assert [player.influence for player in g.players] == [0, 1]
    g.season_card = SEASON_CARDS.index("famine")
    titles.council_drawn(g)
    assert [player.influence for player in g.players] == [0, 1]
    g.phase, g.season = 8, 3
    match = going_on(g, drawn_seasons("gift_of_the_council"))
    assert state(match).players[1].influence == 2
