"""A player's turn (NG.actions)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import CARDS, CLAN_UPGRADES, WOLF
from polana.games.northgard.state import HARVEST, Table
from polana.games.northgard.year.turn import TurnAsk, TurnJudge
from polana.kernel.errors import NotAllowed
from polana.kernel.match import Match
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    YELLOW,
    asked,
    cards,
    deal,
    give,
    may,
    put,
    refused,
    say,
    state,
    table,
    turn,
    units,
)


def names(pile: list[int]) -> list[str]:
    return [CARDS[card] for card in pile]


def duel(hand: list[str], *others: str, lore: int = 0) -> Table:
    """Red with a hand, next to Purple (and Yellow), who have some cards each. Nothing is on display."""
    g = table("wolf", *others) if others else table("wolf", "raven")
    for seat, side in enumerate(["start.e", "start.w", "start.n"][: len(g.players)]):
        put(g, seat, side, 2)
        if seat != RED:
            deal(g, seat, ["feast", "move"])
    deal(g, RED, hand)
    give(g, RED, lore=lore)
    return g


def offer(g: Table, *names: str) -> None:
    """Lay out Development cards that are still in the box or the deck."""
    for name in names:
        number = CARDS.index(name)
        for pile in (g.box_early, g.box_advanced, g.development, g.achievements):
            if number in pile:
                pile.remove(number)
                g.offer.append(number)
                break


# --- turns ------------------------------------------------------------------------------------------------------------


@law("NG.actions.1")
def test_turns_go_clockwise_from_the_first_player_until_all_have_passed() -> None:
    g = duel(["feast", "move"], "raven", "goat")
    g.first = g.turn = PURPLE
    give(g, PURPLE, food=3)  # something to trade in Harvest, where the match will stop
    match = turn(g, PURPLE)
    order = []
    for _ in range(6):
        assert match.ask is not None
        order.append(match.ask.seat)
        say(match, match.ask.seat, "wait")
        if match.ask.about == "ask-northgard-wait":
            say(match, match.ask.seat, match.ask.options[0])
    assert order == [PURPLE, YELLOW, RED, PURPLE, YELLOW, RED]
    # Nobody has a card left, so all pass.
    assert state(match).phase == HARVEST


@law("NG.actions.1")
def test_the_order_goes_on_when_the_first_player_marker_changes_hands() -> None:
    g = duel(["feast", "move"], "raven", "goat")
    match = turn(g, RED)
    say(match, RED, "wait", "card:feast")
    say(match, PURPLE, "pass")
    assert state(match).first == PURPLE
    asked(match, YELLOW, "ask-northgard-turn")
    say(match, YELLOW, "wait", "card:feast")
    asked(match, RED, "ask-northgard-turn")


@law("NG.actions.2")
def test_a_turn_is_exactly_one_of_six_choices() -> None:
    match = turn(duel(["feast", "recruit"], lore=3), RED)
    asked(
        match, RED, "ask-northgard-turn", "card:feast", "card:recruit", "wait", "exchange", "remove", "upgrade", "pass"
    )
    say(match, RED, "wait", "card:recruit")
    asked(match, PURPLE, "ask-northgard-turn")
    # Once a card is played, nothing but cards may follow.
    match = turn(duel(["wolf_clan", "recruit"], lore=3), RED)
    say(match, RED, "card:wolf_clan", "done")
    asked(match, RED, "ask-northgard-more-cards", "card:recruit", "done")
    for choice in ("wait", "exchange", "remove", "upgrade", "pass"):
        refused(match, choice, "NG.actions.2")


# --- cards ------------------------------------------------------------------------------------------------------------


@law("NG.actions.play.1")
def test_a_card_is_played_face_up_into_the_active_zone_and_resolved() -> None:
    match = turn(duel(["recruit"]), RED)
    say(match, RED, "card:recruit", "@start.e")
    player = state(match).players[RED]
    assert (names(player.hand), names(player.active)) == ([], ["recruit"])
    assert units(match, "start.e") == (RED, 3)
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.actions.play.1")
def test_a_card_that_could_do_nothing_is_not_played_but_waited() -> None:
    match = turn(duel(["build", "feast"]), RED)
    refused(match, "card:build", "NG.build.2")  # no wood
    say(match, RED, "wait", "card:build")


@law("NG.actions.play.2")
def test_any_number_of_flash_cards_may_be_played_before_and_after_the_main_card() -> None:
    match = turn(duel(["town_hall", "recruit", "upgraded_town_hall", "militia", "feast"]), RED)
    say(match, RED, "card:town_hall", "@start.e")  # Flash
    asked(
        match,
        RED,
        "ask-northgard-more-cards",
        "card:recruit",
        "card:upgraded_town_hall",
        "card:militia",
        "card:feast",
        "done",
    )
    say(match, RED, "card:recruit", "@start.e")  # the main card
    asked(match, RED, "ask-northgard-more-cards", "card:upgraded_town_hall", "card:militia", "done")
    refused(match, "card:feast", "NG.actions.play.2")
    say(match, RED, "card:upgraded_town_hall", "@start.e", "@start.e")
    say(match, RED, "card:militia", "done")
    asked(match, RED, "ask-northgard-more-cards", "done")
    say(match, RED, "done")
    asked(match, PURPLE, "ask-northgard-turn")
    assert units(match, "start.e") == (RED, 6)
    # The next turn has a main card of its own.
    say(match, PURPLE, "wait", "card:move")
    asked(match, RED, "ask-northgard-turn")
    assert may(match, "card:feast")


@law("NG.actions.play.2")
def test_with_an_empty_hand_the_turn_is_over() -> None:
    match = turn(duel(["town_hall"]), RED)
    say(match, RED, "card:town_hall", "@start.e")
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.actions.play.3")
def test_each_card_is_resolved_completely_before_the_next_one_is_played() -> None:
    match = turn(duel(["upgraded_town_hall", "recruit"]), RED)
    say(match, RED, "card:upgraded_town_hall", "@start.e")
    asked(match, RED, "ask-northgard-recruit")
    assert not may(match, "card:recruit")
    say(match, RED, "@start.e")
    assert may(match, "card:recruit")


@law("NG.actions.play.4")
def test_a_flash_card_may_be_the_only_card_of_a_turn_and_several_may() -> None:
    match = turn(duel(["town_hall", "upgraded_town_hall", "feast"]), RED)
    say(match, RED, "card:town_hall", "@start.e", "done")
    asked(match, PURPLE, "ask-northgard-turn")
    match = turn(duel(["town_hall", "upgraded_town_hall", "feast"]), RED)
    say(match, RED, "card:town_hall", "done", "card:upgraded_town_hall", "done", "done")
    asked(match, PURPLE, "ask-northgard-turn")


# --- the other choices ------------------------------------------------------------------------------------------------


@law("NG.actions.wait")
def test_waiting_puts_a_card_into_the_active_zone_without_resolving_it() -> None:
    match = turn(duel(["recruit", "feast"]), RED)
    say(match, RED, "wait")
    asked(match, RED, "ask-northgard-wait", "card:recruit", "card:feast")
    say(match, RED, "card:recruit")
    player = state(match).players[RED]
    assert (names(player.hand), names(player.active), player.played) == (["feast"], ["recruit"], [])
    assert units(match, "start.e") == (RED, 2)
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.actions.exchange")
def test_an_exchange_puts_a_card_into_the_active_zone_costs_1_lore_and_draws_a_card() -> None:
    match = turn(duel(["recruit", "feast"], lore=1), RED, chance=cards("move"))
    say(match, RED, "exchange", "card:recruit")
    player = state(match).players[RED]
    assert (names(player.hand), names(player.active)) == (["feast", "move"], ["recruit"])
    assert player.lore == 0
    assert units(match, "start.e") == (RED, 2)
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.actions.exchange")
def test_an_exchange_needs_1_lore_and_takes_what_card_there_is() -> None:
    match = turn(duel(["recruit"], lore=0), RED)
    refused(match, "exchange", "NG.actions.exchange")
    g = duel(["recruit", "feast"], lore=1)
    deal(g, RED, ["recruit", "feast"], deck=[])
    match = turn(g, RED)
    say(match, RED, "exchange", "card:recruit")
    assert names(g.players[RED].hand) == ["feast"]  # no card to draw: the exchanged one is active, not discarded


@law("NG.actions.exchange", "NG.winter.4")
def test_unrest_may_be_exchanged_waited_and_laid_down_for_an_upgrade() -> None:
    match = turn(duel(["unrest", "unrest", "unrest", "feast"], lore=4), RED, chance=cards("move"))
    say(match, RED, "wait", "card:unrest")
    say(match, PURPLE, "wait", "card:move")
    say(match, RED, "exchange", "card:unrest")
    say(match, PURPLE, "wait")
    upgrade = CARDS[CLAN_UPGRADES[WOLF][0]]
    say(match, RED, "upgrade", f"card:{upgrade}", "active", "card:unrest")
    assert names(state(match).players[RED].active) == ["unrest"] * 3


@law("NG.actions.remove")
def test_removing_takes_a_card_out_of_the_game_costs_2_lore_and_draws_two_cards() -> None:
    match = turn(duel(["recruit", "feast"], lore=2), RED, chance=cards("move", "explore"))
    say(match, RED, "remove", "card:recruit")
    player = state(match).players[RED]
    assert (names(player.hand), names(player.gone)) == (["feast", "move", "explore"], ["recruit"])
    assert player.lore == 0
    asked(match, PURPLE, "ask-northgard-turn")
    match = turn(duel(["recruit", "feast"], lore=1), RED)
    refused(match, "remove", "NG.actions.remove")


@law("NG.winter.5")
def test_unrest_cannot_be_removed_by_remove_or_upgrade() -> None:
    match = turn(duel(["unrest", "feast"], lore=5), RED)
    say(match, RED, "remove")
    refused(match, "card:unrest", "NG.winter.5")
    match = turn(duel(["unrest", "feast"], lore=5), RED)
    upgrade = CARDS[CLAN_UPGRADES[WOLF][0]]
    say(match, RED, "upgrade", f"card:{upgrade}", "away")
    refused(match, "card:unrest", "NG.winter.5")
    # With nothing else in hand neither is possible at all.
    match = turn(duel(["unrest"], lore=5), RED)
    refused(match, "remove", "NG.winter.5")
    say(match, RED, "upgrade", f"card:{upgrade}")
    asked(match, RED, "ask-northgard-upgrade-where", "active")
    refused(match, "away", "NG.winter.5")


@law("NG.winter.4")
def test_unrest_cannot_be_played() -> None:
    match = turn(duel(["unrest", "feast"]), RED)
    refused(match, "card:unrest", "NG.winter.4")


@law("NG.actions.upgrade.1")
@pytest.mark.parametrize("where", ["active", "away"])
def test_an_upgrade_costs_a_card_and_3_lore_and_takes_a_clan_upgrade_card_into_the_hand(where: str) -> None:
    match = turn(duel(["recruit", "feast"], lore=3), RED)
    first, second = (CARDS[card] for card in CLAN_UPGRADES[WOLF])
    say(match, RED, "upgrade")
    asked(match, RED, "ask-northgard-upgrade-which", f"card:{first}", f"card:{second}")
    say(match, RED, f"card:{second}", where)
    asked(match, RED, "ask-northgard-upgrade", "card:recruit", "card:feast")
    say(match, RED, "card:recruit")
    player = state(match).players[RED]
    assert player.lore == 0
    assert names(player.hand) == ["feast", second]
    assert names(player.upgrades) == [first]
    assert names(player.active if where == "active" else player.gone) == ["recruit"]
    assert names(player.gone if where == "active" else player.active) == []
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.actions.upgrade.1")
def test_an_upgrade_needs_3_lore_and_a_clan_upgrade_card_that_is_left() -> None:
    match = turn(duel(["recruit"], lore=2), RED)
    refused(match, "upgrade", "NG.actions.upgrade.1")
    g = duel(["recruit"], lore=9)
    g.players[RED].gone += g.players[RED].upgrades
    g.players[RED].upgrades.clear()
    match = turn(g, RED)
    refused(match, "upgrade", "NG.actions.upgrade.1")
    assert match.why_not(RED, "upgrade").message == "why-northgard-no-upgrades-left"  # type: ignore[union-attr]


@law("NG.actions.upgrade.2")
def test_the_gained_upgrade_card_is_in_hand_and_may_be_played_on_a_later_turn() -> None:
    match = turn(duel(["recruit", "feast"], lore=3), RED, chance=cards("move"))
    say(match, RED, "upgrade", "card:plunder", "active", "card:recruit")
    asked(match, PURPLE, "ask-northgard-turn")  # the turn is over
    say(match, PURPLE, "wait", "card:move")
    assert may(match, "card:plunder")
    say(match, RED, "card:plunder")
    assert units(match, "start.w") == (PURPLE, 1)


# --- passing ----------------------------------------------------------------------------------------------------------


@law("NG.actions.pass.1", "NG.actions.pass.2")
def test_passing_discards_hand_and_active_zone_and_takes_a_displayed_card_on_the_draw_pile() -> None:
    g = duel(["recruit", "feast"])
    deal(g, RED, ["recruit", "feast"], deck=["move", "explore"], active=["build"])
    offer(g, "militia", "merchant")
    match = turn(g, RED)
    say(match, RED, "pass")
    asked(match, RED, "ask-northgard-take-card", "card:militia", "card:merchant")
    say(match, RED, "card:merchant")
    player = g.players[RED]
    assert not player.hand
    assert not player.active
    assert sorted(names(player.discard)) == ["build", "feast", "recruit"]
    assert names(player.deck) == ["move", "explore", "merchant"]  # on top
    assert names(g.offer) == ["militia"]
    assert (player.known, player.shown) == (1, 1)
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.actions.pass.2")
def test_the_card_must_be_taken_and_in_the_last_year_it_is_an_achievement() -> None:
    g = duel(["recruit"])
    g.year = 7
    offer(g, *[CARDS[card] for card in list(g.achievements)])
    match = turn(g, RED)
    say(match, RED, "pass")
    taken = match.ask
    assert taken is not None
    assert {word.kind for word in taken.options} == {"card"}  # no way to decline
    say(match, RED, taken.options[0])
    assert g.players[RED].deck[-1] == taken.options[0].value


@law("NG.actions.pass.3")
def test_the_first_to_pass_takes_the_first_player_marker_at_once() -> None:
    g = duel(["recruit", "feast"], "raven", "goat")
    match = turn(g, PURPLE)
    say(match, PURPLE, "pass")
    assert g.first == PURPLE
    say(match, YELLOW, "pass")
    assert g.first == PURPLE  # only the first


@law("NG.actions.pass.3")
def test_harvest_and_winter_of_the_same_year_start_from_the_new_first_player() -> None:
    g = duel(["recruit", "feast"])
    g.first = RED
    for seat in (RED, PURPLE):
        give(g, seat, food=3)
    match = turn(g, PURPLE)
    say(match, PURPLE, "pass")
    say(match, RED, "pass")
    assert g.phase == HARVEST
    asked(match, PURPLE, "ask-northgard-trade")


@law("NG.actions.pass.4")
def test_without_cards_in_hand_a_player_can_only_pass() -> None:
    g = duel([], lore=9)
    deal(g, RED, [], active=["recruit"])
    match = turn(g, RED)
    # It was no choice: Red has passed.
    assert g.players[RED].passed
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.actions.pass.5")
def test_who_has_passed_takes_no_more_turns_while_the_others_go_on() -> None:
    g = duel(["recruit", "feast"], "raven", "goat")
    match = turn(g, RED)
    say(match, RED, "pass")
    say(match, PURPLE, "wait", "card:move")
    say(match, YELLOW, "wait", "card:move")
    asked(match, PURPLE, "ask-northgard-turn")
    say(match, PURPLE, "pass")
    asked(match, YELLOW, "ask-northgard-turn")


def test_the_options_of_a_turn_are_the_candidates_to_which_its_judge_does_not_object() -> None:
    match = turn(duel(["town_hall", "unrest", "build", "feast", "feast"], lore=2), RED)
    for said in (["card:town_hall", "@start.e"], ["card:feast", "recruit", "@start.e"], ["done"]):
        ask = match.ask
        assert isinstance(ask, TurnAsk)
        judged = [word for word in ask.candidates() if TurnJudge(state(match), RED).why_not(word) is None]
        assert ask.options == judged
        say(match, RED, *said)


def test_a_word_of_another_question_changes_nothing() -> None:
    match = turn(duel(["recruit"]), RED)
    with pytest.raises(NotAllowed):
        match.choose(RED, "count:3")
    asked(match, RED, "ask-northgard-turn")


def test_who_follows_may_see_what_was_played_but_not_what_is_held() -> None:
    match: Match = turn(duel(["recruit", "feast"]), RED)
    say(match, RED, "card:recruit", "@start.e")
    seen = match.view(PURPLE)["players"]
    assert isinstance(seen, list)
    assert seen[RED]["active"] == ["recruit"]
    assert seen[RED]["hand"] == {"count": 1, "cards": []}
    # A hand without Flash cards is asked too, so that nobody can tell.
    asked(match, RED, "ask-northgard-more-cards", "done")
