"""Draw actions (NG.draw)."""

from __future__ import annotations

from polana.games.northgard.actions.draw import draw, why_not_draw
from polana.games.northgard.components import CARDS, Action
from polana.games.northgard.state import ACTIONS, NOBODY, Table
from polana.kernel.match import Match
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    Foretold,
    action,
    asked,
    cards,
    deal,
    over,
    printed,
    put,
    refused,
    say,
    scene,
    table,
    turn,
)


def names(pile: list[int]) -> list[str]:
    return [CARDS[card] for card in pile]


def drawing(g: Table, card: Action, chance: Foretold) -> Match:
    g.phase = ACTIONS
    return scene(g, lambda g: draw(g, RED, card), chance)


def ready(deck: list[str], discard: list[str] | None = None, hand: list[str] | None = None) -> Table:
    g = table("wolf", "raven")
    deal(g, RED, hand or [], deck=deck, discard=discard or [])
    return g


@law("NG.draw.1")
def test_the_stated_number_is_drawn_then_kept_discarded_or_put_back() -> None:
    g = ready(["build", "explore", "move", "recruit"])
    match = drawing(g, action("trading_post"), cards("recruit", "move", "explore"))
    asked(match, RED, "ask-northgard-keep", "card:recruit", "card:move", "card:explore")
    assert g.drawn_by == RED
    say(match, RED, "card:move")
    asked(match, RED, "ask-northgard-discard-drawn", "card:recruit", "card:explore")
    say(match, RED, "card:explore")
    over(match)
    player = g.players[RED]
    assert (names(player.hand), names(player.discard)) == (["move"], ["explore"])
    assert names(player.deck) == ["build", "recruit"]
    assert (g.drawn, g.drawn_by, player.known, player.shown) == ([], NOBODY, 1, 0)


@law("NG.draw.1")
def test_a_draw_action_that_keeps_all_asks_nothing() -> None:
    g = ready(["build", "explore", "move"])
    over(drawing(g, action("market_place"), cards("move", "explore")))
    assert names(g.players[RED].hand) == ["move", "explore"]


@law("NG.draw.2")
def test_only_cards_just_drawn_are_discarded_or_put_back() -> None:
    g = ready(["build", "explore", "move"], hand=["feast", "recruit"])
    match = drawing(g, action("merchant"), cards("move", "explore", "build"))
    asked(match, RED, "ask-northgard-keep", "card:move", "card:explore", "card:build")
    say(match, RED, "card:move")
    asked(match, RED, "ask-northgard-discard-drawn", "card:explore", "card:build")
    say(match, RED, "card:explore")
    over(match)
    assert names(g.players[RED].hand) == ["feast", "recruit", "move"]


@law("NG.draw.3")
def test_the_player_chooses_the_order_of_cards_discarded_and_put_back() -> None:
    g = ready(["build", "explore", "move"])
    match = drawing(g, action("merchant"), cards("move", "explore", "build"))
    say(match, RED, "card:move", "card:build")
    over(match)
    assert names(g.players[RED].discard) == ["build", "explore"]
    g = ready(["build", "explore", "move"])
    match = drawing(g, action("cunning_merchant"), cards("move", "explore", "build"))
    say(match, RED, "card:move")
    asked(match, RED, "ask-northgard-put-back", "card:explore", "card:build")
    say(match, RED, "card:build")
    over(match)
    assert names(g.players[RED].deck) == ["build", "explore"]  # the last is on top
    assert g.players[RED].known == 2


@law("NG.draw.4", "NG.deck.2")
def test_the_played_card_and_the_active_zone_are_not_reshuffled() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    deal(g, RED, ["market_place", "build"], deck=["move"], discard=["recruit"], active=["feast"])
    match = turn(g, RED, chance=cards("move", "recruit"))
    say(match, RED, "card:market_place")
    player = g.players[RED]
    assert sorted(names(player.hand)) == ["build", "move", "recruit"]
    assert names(player.active) == ["feast", "market_place"]
    assert not player.deck
    assert not player.discard


@law("NG.draw.5")
def test_a_draw_action_is_not_played_with_too_few_cards_in_draw_and_discard_pile() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    deal(g, RED, ["merchant", "market_place"], deck=["move"], discard=["recruit"], active=["feast", "build"])
    match = turn(g, RED)
    refused(match, "card:merchant", "NG.draw.5")  # it draws three
    say(match, RED, "wait", "card:merchant")
    assert why_not_draw(g, RED, action("market_place")) is None  # it draws two
    refusal = why_not_draw(g, RED, printed(do="draw", n=3))
    assert refusal is not None
    assert refusal.law == "NG.draw.5"


def test_equal_cards_share_a_word_and_the_drawn_ones_stay_hidden() -> None:
    g = ready(["feast", "feast", "move"])
    match = drawing(g, action("merchant"), cards("feast", "feast", "move"))
    asked(match, RED, "ask-northgard-keep", "card:feast", "card:move")
    say(match, RED, "card:move")
    asked(match, RED, "ask-northgard-discard-drawn", "card:feast")  # asked all the same: nobody can tell
    say(match, RED, "card:feast")
    over(match)
