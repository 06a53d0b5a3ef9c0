"""Draw actions (NG.draw)."""

from __future__ import annotations

from polana.games.northgard.actions.draw import draw, why_not_draw
from polana.games.northgard.components import Action
from polana.games.northgard.state import ACTIONS, NOBODY
from tests.law import law
from tests.northgard.bench import PURPLE, RED, Bench, Foretold, action, cards, names, printed, table


def drawing(t: Bench, card: Action, chance: Foretold) -> None:
    t.g.phase = ACTIONS
    t.stage(lambda g: draw(g, RED, card), chance)


def ready(deck: list[str], discard: list[str] | None = None, hand: list[str] | None = None) -> Bench:
    t = table("wolf", "raven")
    t.deal(RED, hand or [], deck=deck, discard=discard or [])
    return t


@law("NG.draw.1")
def test_the_stated_number_is_drawn_then_kept_discarded_or_put_back() -> None:
    t = ready(["build", "explore", "move", "recruit"])
    drawing(t, action("trading_post"), cards("recruit", "move", "explore"))
    t.asked(RED, "ask-northgard-keep", "card:recruit", "card:move", "card:explore")
    assert t.g.drawn_by == RED
    t.say(RED, "card:move")
    t.asked(RED, "ask-northgard-discard-drawn", "card:recruit", "card:explore")
    t.say(RED, "card:explore")
    t.over()
    player = t.player(RED)
    assert (names(player.hand), names(player.discard)) == (["move"], ["explore"])
    assert names(player.deck) == ["build", "recruit"]
    assert (t.g.drawn, t.g.drawn_by, player.known, player.shown) == ([], NOBODY, 1, 0)


@law("NG.draw.1")
def test_a_draw_action_that_keeps_all_asks_nothing() -> None:
    t = ready(["build", "explore", "move"])
    drawing(t, action("market_place"), cards("move", "explore"))
    t.over()
    assert names(t.player(RED).hand) == ["move", "explore"]


@law("NG.draw.2")
def test_only_cards_just_drawn_are_discarded_or_put_back() -> None:
    t = ready(["build", "explore", "move"], hand=["feast", "recruit"])
    drawing(t, action("merchant"), cards("move", "explore", "build"))
    t.asked(RED, "ask-northgard-keep", "card:move", "card:explore", "card:build")
    t.say(RED, "card:move")
    t.asked(RED, "ask-northgard-discard-drawn", "card:explore", "card:build")
    t.say(RED, "card:explore")
    t.over()
    assert names(t.player(RED).hand) == ["feast", "recruit", "move"]


@law("NG.draw.3")
def test_the_player_chooses_the_order_of_cards_discarded_and_put_back() -> None:
    t = ready(["build", "explore", "move"])
    drawing(t, action("merchant"), cards("move", "explore", "build"))
    t.say(RED, "card:move", "card:build")
    t.over()
    assert names(t.player(RED).discard) == ["build", "explore"]
    t = ready(["build", "explore", "move"])
    drawing(t, action("cunning_merchant"), cards("move", "explore", "build"))
    t.say(RED, "card:move")
    t.asked(RED, "ask-northgard-put-back", "card:explore", "card:build")
    t.say(RED, "card:build")
    t.over()
    assert names(t.player(RED).deck) == ["build", "explore"]  # the last is on top
    assert t.player(RED).known == 2


@law("NG.draw.4", "NG.deck.2")
def test_the_played_card_and_the_active_zone_are_not_reshuffled() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    t.deal(RED, ["market_place", "build"], deck=["move"], discard=["recruit"], active=["feast"])
    t.turn(RED, chance=cards("move", "recruit"))
    t.say(RED, "card:market_place")
    player = t.player(RED)
    assert sorted(names(player.hand)) == ["build", "move", "recruit"]
    assert names(player.active) == ["feast", "market_place"]
    assert not player.deck
    assert not player.discard


@law("NG.draw.5")
def test_a_draw_action_is_not_played_with_too_few_cards_in_draw_and_discard_pile() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    t.deal(RED, ["merchant", "market_place"], deck=["move"], discard=["recruit"], active=["feast", "build"])
    t.turn(RED)
    t.refused("card:merchant", "NG.draw.5")  # it draws three
    t.say(RED, "wait", "card:merchant")
    assert why_not_draw(t.g, RED, action("market_place")) is None  # it draws two
    refusal = why_not_draw(t.g, RED, printed(do="draw", n=3))
    assert refusal is not None
    assert refusal.law == "NG.draw.5"


def test_equal_cards_share_a_word_and_the_drawn_ones_stay_hidden() -> None:
    t = ready(["feast", "feast", "move"])
    drawing(t, action("merchant"), cards("feast", "feast", "move"))
    t.asked(RED, "ask-northgard-keep", "card:feast", "card:move")
    t.say(RED, "card:move")
    t.asked(RED, "ask-northgard-discard-drawn", "card:feast")  # asked all the same: nobody can tell
    t.say(RED, "card:feast")
    t.over()
