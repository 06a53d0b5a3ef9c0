"""A player's turn (NG.actions)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import CARDS, CLAN_UPGRADES, WOLF
from polana.games.northgard.state import HARVEST
from polana.games.northgard.year.turn import TurnMenu
from polana.kernel.errors import NotAllowed
from tests.law import law
from tests.northgard.bench import PURPLE, RED, YELLOW, Bench, cards, names, table


def duel(hand: list[str], *others: str, lore: int = 0) -> Bench:
    """Red with a hand, next to Purple (and Yellow), who have some cards each. Nothing is on display."""
    t = table("wolf", *others) if others else table("wolf", "raven")
    for seat, side in enumerate(["start.e", "start.w", "start.n"][: len(t.g.players)]):
        t.put(seat, side, 2)
        if seat != RED:
            t.deal(seat, ["feast", "move"])
    t.deal(RED, hand)
    t.give(RED, lore=lore)
    return t


def offer(t: Bench, *names: str) -> None:
    """Lay out Development cards that are still in the box or the deck."""
    for name in names:
        number = CARDS.index(name)
        for pile in (t.g.box_early, t.g.box_advanced, t.g.development, t.g.achievements):
            if number in pile:
                pile.remove(number)
                t.g.offer.append(number)
                break


# --- turns ------------------------------------------------------------------------------------------------------------


@law("NG.actions.1")
def test_turns_go_clockwise_from_the_first_player_until_all_have_passed() -> None:
    t = duel(["feast", "move"], "raven", "goat")
    t.g.first = t.g.turn = PURPLE
    t.give(PURPLE, food=3)  # something to trade in Harvest, where the match will stop
    t.turn(PURPLE)
    order = []
    for _ in range(6):
        order.append(t.ask.seat)
        t.say(t.ask.seat, "wait")
        if t.ask.about == "ask-northgard-wait":
            t.say(t.ask.seat, t.ask.options[0])
    assert order == [PURPLE, YELLOW, RED, PURPLE, YELLOW, RED]
    # Nobody has a card left, so all pass.
    assert t.g.phase == HARVEST


@law("NG.actions.1")
def test_the_order_goes_on_when_the_first_player_marker_changes_hands() -> None:
    t = duel(["feast", "move"], "raven", "goat")
    t.turn(RED)
    t.say(RED, "wait", "card:feast")
    t.say(PURPLE, "pass")
    assert t.g.first == PURPLE
    t.asked(YELLOW, "ask-northgard-turn")
    t.say(YELLOW, "wait", "card:feast")
    t.asked(RED, "ask-northgard-turn")


@law("NG.actions.2")
def test_a_turn_is_exactly_one_of_six_choices() -> None:
    t = duel(["feast", "recruit"], lore=3)
    t.turn(RED)
    t.asked(RED, "ask-northgard-turn", "card:feast", "card:recruit", "wait", "exchange", "remove", "upgrade", "pass")
    t.say(RED, "wait", "card:recruit")
    t.asked(PURPLE, "ask-northgard-turn")
    # Once a card is played, nothing but cards may follow.
    t = duel(["wolf_clan", "recruit"], lore=3)
    t.turn(RED)
    t.say(RED, "card:wolf_clan", "done")
    t.asked(RED, "ask-northgard-more-cards", "card:recruit", "done")
    for choice in ("wait", "exchange", "remove", "upgrade", "pass"):
        t.refused(choice, "NG.actions.2")


# --- cards ------------------------------------------------------------------------------------------------------------


@law("NG.actions.play.1")
def test_a_card_is_played_face_up_into_the_active_zone_and_resolved() -> None:
    t = duel(["recruit"])
    t.turn(RED)
    t.say(RED, "card:recruit", "@start.e")
    player = t.player(RED)
    assert (names(player.hand), names(player.active)) == ([], ["recruit"])
    assert t.units("start.e") == (RED, 3)
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.actions.play.1")
def test_a_card_that_could_do_nothing_is_not_played_but_waited() -> None:
    t = duel(["build", "feast"])
    t.turn(RED)
    t.refused("card:build", "NG.build.2")  # no wood
    t.say(RED, "wait", "card:build")


@law("NG.actions.play.2")
def test_any_number_of_flash_cards_may_be_played_before_and_after_the_main_card() -> None:
    t = duel(["town_hall", "recruit", "upgraded_town_hall", "militia", "feast"])
    t.turn(RED)
    t.say(RED, "card:town_hall", "@start.e")  # Flash
    t.asked(
        RED,
        "ask-northgard-more-cards",
        "card:recruit",
        "card:upgraded_town_hall",
        "card:militia",
        "card:feast",
        "done",
    )
    t.say(RED, "card:recruit", "@start.e")  # the main card
    t.asked(RED, "ask-northgard-more-cards", "card:upgraded_town_hall", "card:militia", "done")
    t.refused("card:feast", "NG.actions.play.2")
    t.say(RED, "card:upgraded_town_hall", "@start.e", "@start.e")
    t.say(RED, "card:militia", "done")
    t.asked(RED, "ask-northgard-more-cards", "done")
    t.say(RED, "done")
    t.asked(PURPLE, "ask-northgard-turn")
    assert t.units("start.e") == (RED, 6)
    # The next turn has a main card of its own.
    t.say(PURPLE, "wait", "card:move")
    t.asked(RED, "ask-northgard-turn")
    assert t.may("card:feast")


@law("NG.actions.play.2")
def test_with_an_empty_hand_the_turn_is_over() -> None:
    t = duel(["town_hall"])
    t.turn(RED)
    t.say(RED, "card:town_hall", "@start.e")
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.actions.play.3")
def test_each_card_is_resolved_completely_before_the_next_one_is_played() -> None:
    t = duel(["upgraded_town_hall", "recruit"])
    t.turn(RED)
    t.say(RED, "card:upgraded_town_hall", "@start.e")
    t.asked(RED, "ask-northgard-recruit")
    assert not t.may("card:recruit")
    t.say(RED, "@start.e")
    assert t.may("card:recruit")


@law("NG.actions.play.4")
def test_a_flash_card_may_be_the_only_card_of_a_turn_and_several_may() -> None:
    t = duel(["town_hall", "upgraded_town_hall", "feast"])
    t.turn(RED)
    t.say(RED, "card:town_hall", "@start.e", "done")
    t.asked(PURPLE, "ask-northgard-turn")
    t = duel(["town_hall", "upgraded_town_hall", "feast"])
    t.turn(RED)
    t.say(RED, "card:town_hall", "done", "card:upgraded_town_hall", "done", "done")
    t.asked(PURPLE, "ask-northgard-turn")


# --- the other choices ------------------------------------------------------------------------------------------------


@law("NG.actions.wait")
def test_waiting_puts_a_card_into_the_active_zone_without_resolving_it() -> None:
    t = duel(["recruit", "feast"])
    t.turn(RED)
    t.say(RED, "wait")
    t.asked(RED, "ask-northgard-wait", "card:recruit", "card:feast")
    t.say(RED, "card:recruit")
    player = t.player(RED)
    assert (names(player.hand), names(player.active), player.played) == (["feast"], ["recruit"], [])
    assert t.units("start.e") == (RED, 2)
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.actions.exchange")
def test_an_exchange_puts_a_card_into_the_active_zone_costs_1_lore_and_draws_a_card() -> None:
    t = duel(["recruit", "feast"], lore=1)
    t.turn(RED, chance=cards("move"))
    t.say(RED, "exchange", "card:recruit")
    player = t.player(RED)
    assert (names(player.hand), names(player.active)) == (["feast", "move"], ["recruit"])
    assert player.lore == 0
    assert t.units("start.e") == (RED, 2)
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.actions.exchange")
def test_an_exchange_needs_1_lore_and_takes_what_card_there_is() -> None:
    t = duel(["recruit"], lore=0)
    t.turn(RED)
    t.refused("exchange", "NG.actions.exchange")
    t = duel(["recruit", "feast"], lore=1)
    t.deal(RED, ["recruit", "feast"], deck=[])
    t.turn(RED)
    t.say(RED, "exchange", "card:recruit")
    assert names(t.player(RED).hand) == ["feast"]  # no card to draw: the exchanged one is active, not discarded


@law("NG.actions.exchange", "NG.winter.4")
def test_unrest_may_be_exchanged_waited_and_laid_down_for_an_upgrade() -> None:
    t = duel(["unrest", "unrest", "unrest", "feast"], lore=4)
    t.turn(RED, chance=cards("move"))
    t.say(RED, "wait", "card:unrest")
    t.say(PURPLE, "wait", "card:move")
    t.say(RED, "exchange", "card:unrest")
    t.say(PURPLE, "wait")
    upgrade = CARDS[CLAN_UPGRADES[WOLF][0]]
    t.say(RED, "upgrade", f"card:{upgrade}", "active", "card:unrest")
    assert names(t.player(RED).active) == ["unrest"] * 3


@law("NG.actions.remove")
def test_removing_takes_a_card_out_of_the_game_costs_2_lore_and_draws_two_cards() -> None:
    t = duel(["recruit", "feast"], lore=2)
    t.turn(RED, chance=cards("move", "explore"))
    t.say(RED, "remove", "card:recruit")
    player = t.player(RED)
    assert (names(player.hand), names(player.gone)) == (["feast", "move", "explore"], ["recruit"])
    assert player.lore == 0
    t.asked(PURPLE, "ask-northgard-turn")
    t = duel(["recruit", "feast"], lore=1)
    t.turn(RED)
    t.refused("remove", "NG.actions.remove")


@law("NG.winter.5")
def test_unrest_cannot_be_removed_by_remove_or_upgrade() -> None:
    t = duel(["unrest", "feast"], lore=5)
    t.turn(RED)
    t.say(RED, "remove")
    t.refused("card:unrest", "NG.winter.5")
    t = duel(["unrest", "feast"], lore=5)
    t.turn(RED)
    upgrade = CARDS[CLAN_UPGRADES[WOLF][0]]
    t.say(RED, "upgrade", f"card:{upgrade}", "away")
    t.refused("card:unrest", "NG.winter.5")
    # With nothing else in hand neither is possible at all.
    t = duel(["unrest"], lore=5)
    t.turn(RED)
    t.refused("remove", "NG.winter.5")
    t.say(RED, "upgrade", f"card:{upgrade}")
    t.asked(RED, "ask-northgard-upgrade-where", "active")
    t.refused("away", "NG.winter.5")


@law("NG.winter.4")
def test_unrest_cannot_be_played() -> None:
    t = duel(["unrest", "feast"])
    t.turn(RED)
    t.refused("card:unrest", "NG.winter.4")


@law("NG.actions.upgrade.1")
@pytest.mark.parametrize("where", ["active", "away"])
def test_an_upgrade_costs_a_card_and_3_lore_and_takes_a_clan_upgrade_card_into_the_hand(where: str) -> None:
    t = duel(["recruit", "feast"], lore=3)
    t.turn(RED)
    first, second = (CARDS[card] for card in CLAN_UPGRADES[WOLF])
    t.say(RED, "upgrade")
    t.asked(RED, "ask-northgard-upgrade-which", f"card:{first}", f"card:{second}")
    t.say(RED, f"card:{second}", where)
    t.asked(RED, "ask-northgard-upgrade", "card:recruit", "card:feast")
    t.say(RED, "card:recruit")
    player = t.player(RED)
    assert player.lore == 0
    assert names(player.hand) == ["feast", second]
    assert names(player.upgrades) == [first]
    assert names(player.active if where == "active" else player.gone) == ["recruit"]
    assert names(player.gone if where == "active" else player.active) == []
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.actions.upgrade.1")
def test_an_upgrade_needs_3_lore_and_a_clan_upgrade_card_that_is_left() -> None:
    t = duel(["recruit"], lore=2)
    t.turn(RED)
    t.refused("upgrade", "NG.actions.upgrade.1")
    t = duel(["recruit"], lore=9)
    t.player(RED).gone += t.player(RED).upgrades
    t.player(RED).upgrades.clear()
    t.turn(RED)
    t.refused("upgrade", "NG.actions.upgrade.1")
    assert t.match.why_not(RED, "upgrade").message == "why-northgard-no-upgrades-left"  # type: ignore[union-attr]


@law("NG.actions.upgrade.2")
def test_the_gained_upgrade_card_is_in_hand_and_may_be_played_on_a_later_turn() -> None:
    t = duel(["recruit", "feast"], lore=3)
    t.turn(RED, chance=cards("move"))
    t.say(RED, "upgrade", "card:plunder", "active", "card:recruit")
    t.asked(PURPLE, "ask-northgard-turn")  # the turn is over
    t.say(PURPLE, "wait", "card:move")
    assert t.may("card:plunder")
    t.say(RED, "card:plunder")
    assert t.units("start.w") == (PURPLE, 1)


# --- passing ----------------------------------------------------------------------------------------------------------


@law("NG.actions.pass.1", "NG.actions.pass.2")
def test_passing_discards_hand_and_active_zone_and_takes_a_displayed_card_on_the_draw_pile() -> None:
    t = duel(["recruit", "feast"])
    t.deal(RED, ["recruit", "feast"], deck=["move", "explore"], active=["build"])
    offer(t, "militia", "merchant")
    t.turn(RED)
    t.say(RED, "pass")
    t.asked(RED, "ask-northgard-take-card", "card:militia", "card:merchant")
    t.say(RED, "card:merchant")
    player = t.player(RED)
    assert not player.hand
    assert not player.active
    assert sorted(names(player.discard)) == ["build", "feast", "recruit"]
    assert names(player.deck) == ["move", "explore", "merchant"]  # on top
    assert names(t.g.offer) == ["militia"]
    assert (player.known, player.shown) == (1, 1)
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.actions.pass.2")
def test_the_card_must_be_taken_and_in_the_last_year_it_is_an_achievement() -> None:
    t = duel(["recruit"])
    t.g.year = 7
    offer(t, *[CARDS[card] for card in list(t.g.achievements)])
    t.turn(RED)
    t.say(RED, "pass")
    taken = t.ask
    assert {word.kind for word in taken.options} == {"card"}  # no way to decline
    t.say(RED, taken.options[0])
    assert t.player(RED).deck[-1] == taken.options[0].value


@law("NG.actions.pass.3")
def test_the_first_to_pass_takes_the_first_player_marker_at_once() -> None:
    t = duel(["recruit", "feast"], "raven", "goat")
    t.turn(PURPLE)
    t.say(PURPLE, "pass")
    assert t.g.first == PURPLE
    t.say(YELLOW, "pass")
    assert t.g.first == PURPLE  # only the first


@law("NG.actions.pass.3")
def test_harvest_and_winter_of_the_same_year_start_from_the_new_first_player() -> None:
    t = duel(["recruit", "feast"])
    t.g.first = RED
    for seat in (RED, PURPLE):
        t.give(seat, food=3)
    t.turn(PURPLE)
    t.say(PURPLE, "pass")
    t.say(RED, "pass")
    assert t.g.phase == HARVEST
    t.asked(PURPLE, "ask-northgard-trade")


@law("NG.actions.pass.4")
def test_without_cards_in_hand_a_player_can_only_pass() -> None:
    t = duel([], lore=9)
    t.deal(RED, [], active=["recruit"])
    t.turn(RED)
    # It was no choice: Red has passed.
    assert t.player(RED).passed
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.actions.pass.5")
def test_who_has_passed_takes_no_more_turns_while_the_others_go_on() -> None:
    t = duel(["recruit", "feast"], "raven", "goat")
    t.turn(RED)
    t.say(RED, "pass")
    t.say(PURPLE, "wait", "card:move")
    t.say(YELLOW, "wait", "card:move")
    t.asked(PURPLE, "ask-northgard-turn")
    t.say(PURPLE, "pass")
    t.asked(YELLOW, "ask-northgard-turn")


def test_the_options_of_a_turn_are_the_deeds_that_may_be_done() -> None:
    t = duel(["town_hall", "unrest", "build", "feast", "feast"], lore=2)
    t.turn(RED)
    for said in (["card:town_hall", "@start.e"], ["card:feast", "recruit", "@start.e"], ["done"]):
        ask = t.ask
        assert isinstance(ask, TurnMenu)
        assert ask.options == [word for word in ask.candidates() if ask.why_not(word) is None]
        assert ask.options == [deed.word for deed in ask.deeds if deed.why_not(t.g, t.g.players[RED]) is None]
        t.say(RED, *said)


def test_a_word_of_another_question_changes_nothing() -> None:
    t = duel(["recruit"])
    t.turn(RED)
    with pytest.raises(NotAllowed):
        t.match.choose(RED, "count:3")
    t.asked(RED, "ask-northgard-turn")


def test_who_follows_may_see_what_was_played_but_not_what_is_held() -> None:
    t = duel(["recruit", "feast"])
    t.turn(RED)
    t.say(RED, "card:recruit", "@start.e")
    seen = t.match.view(PURPLE)["players"]
    assert isinstance(seen, list)
    assert seen[RED]["active"] == ["recruit"]
    assert seen[RED]["hand"] == {"count": 1, "cards": []}
    # A hand without Flash cards is asked too, so that nobody can tell.
    t.asked(RED, "ask-northgard-more-cards", "done")
