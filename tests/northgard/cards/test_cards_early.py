"""The Early Development cards, each with its figures (NG.cards, NG.special)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import CARD_FAME, CARDS, TILES
from tests.law import law
from tests.northgard.bench import (
    AXE_WOUND,
    AXES_2,
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    asked,
    build,
    cards,
    deal,
    dice,
    give,
    lay,
    may,
    put,
    refused,
    say,
    state,
    table,
    tiles,
    told,
    turn,
    units,
)
from tests.northgard.card_tests import done, duel, goods, names, of_card, play

FAME = {
    "negotiation": 2,
    "scouts": 2,
    "town_hall": 1,
    "merchant": 1,
    "militia": 0,
    "improved_villager_tools": 2,
    "recruitment": 1,
    "market_place": 0,
    "mercenary": 1,
    "intimidate": 0,
    "feast_development": 0,
    "scout_camp": 1,
    "shieldbearers": 0,
    "bodyguard": 0,
    "simple_living": 1,
    "future_sight": 0,
}


@law("NG.endgame.2.4")
@pytest.mark.parametrize("card", FAME)
def test_an_early_card_is_worth_its_fame(card: str) -> None:
    assert CARD_FAME[CARDS.index(card)] == FAME[card]


# --- recruit, explore, build ------------------------------------------------------------------------------------------


@law("NG.recruit.1")
@of_card("town_hall")
def test_town_hall_recruits_1() -> None:
    match = play(duel(), "town_hall")
    say(match, RED, "@start.e")
    done(match)
    assert units(match, "start.e") == (RED, 3)


@law("NG.recruit.1")
@of_card("recruitment")
def test_recruitment_recruits_2_both_in_one_territory() -> None:
    g = duel()
    put(g, RED, "start.n", 1)
    match = play(g, "recruitment")
    say(match, RED, "@start.n")
    asked(match, RED, "ask-northgard-recruit-how-many", 1, 2)
    say(match, RED, 2)
    done(match)
    assert units(match, "start.n") == (RED, 3)


@law("NG.cards.2")
@of_card("mercenary")
def test_mercenary_recruits_1_in_a_neutral_territory_if_one_likes() -> None:
    match = play(duel(), "mercenary")
    asked(match, RED, "ask-northgard-recruit", "done", "@start.e", "@start.n", "@start.s")
    say(match, RED, "@start.n")
    done(match)
    assert units(match, "start.n") == (RED, 1)


@law("NG.explore.1")
@of_card("scouts")
def test_scouts_explores() -> None:
    match = play(duel(), "scouts", tiles("tile_13"))
    done(match)
    assert len(state(match).chart.tile_at) == 2


@law("NG.special.1")
@of_card("scout_camp")
def test_scout_camp_explores_and_may_once_exchange_the_drawn_tile() -> None:
    g = duel()
    put(g, RED, "start.n", 1)
    match = play(g, "scout_camp", tiles("tile_13", "tile_02"))
    assert may(match, "exchange")
    say(match, RED, "exchange")
    assert TILES[g.stack[0]] == "tile_13"
    assert not may(match, "exchange")  # only once
    assert match.ask is not None
    say(match, RED, match.ask.options[0], "rotate:0")
    done(match)
    assert TILES.index("tile_02") in g.chart.tile_at.values()


@law("NG.build.1")
@of_card("improved_villager_tools")
def test_improved_villager_tools_builds_at_full_cost() -> None:
    g = duel()
    lay(g, "tile_12", 1, 0)
    give(g, RED, wood=1)
    match = play(g, "improved_villager_tools")
    say(match, RED, "building:training_camp")
    done(match)
    assert goods(g, RED) == (0, 0, 0)


@law("NG.build.2")
@of_card("simple_living")
def test_simple_living_builds_for_one_wood_less() -> None:
    g = duel()
    lay(g, "tile_05", 1, 0, 2)  # its es, with a large slot, is one with start.e
    give(g, RED, wood=2)
    match = play(g, "simple_living")
    say(match, RED, "building:forge")
    done(match)
    assert goods(g, RED) == (0, 0, 0)


@law("NG.actions.cards.2")
@of_card("feast_development")
def test_the_feast_of_the_development_deck_is_a_feast_too() -> None:
    match = play(duel(), "feast_development")
    asked(match, RED, "ask-northgard-choose-action", "recruit", "move", "explore")
    say(match, RED, "recruit", "@start.e")
    done(match)
    assert units(match, "start.e") == (RED, 3)


# --- draw -------------------------------------------------------------------------------------------------------------


@law("NG.draw.1")
@of_card("merchant")
def test_merchant_draws_three_keeps_one_discards_two() -> None:
    match = play(duel(), "merchant", cards("recruit", "move", "build"))
    say(match, RED, "card:move", "card:recruit")
    player = state(match).players[RED]
    assert (names(player.hand), names(player.discard)) == (["move"], ["recruit", "build"])


@law("NG.draw.1")
@of_card("market_place")
def test_market_place_draws_two_cards() -> None:
    match = play(duel(), "market_place", cards("recruit", "move"))
    assert names(state(match).players[RED].hand) == ["recruit", "move"]


@law("NG.special.1")
@of_card("negotiation")
def test_negotiation_takes_any_card_back_from_the_own_discard_pile_or_draws_one() -> None:
    g = duel()
    deal(g, RED, ["negotiation"], deck=["build"], discard=["move", "feast", "feast"])
    match = turn(g, RED)
    say(match, RED, "card:negotiation")
    asked(match, RED, "ask-northgard-choose-action", "special", "draw")
    say(match, RED, "special")
    asked(match, RED, "ask-northgard-take-back", "card:move", "card:feast")
    say(match, RED, "card:feast")
    assert names(g.players[RED].hand) == ["feast"]
    assert names(g.players[RED].discard) == ["move", "feast"]
    g = duel()
    deal(g, RED, ["negotiation"], deck=["build"], discard=["move"])
    match = turn(g, RED, chance=cards("build"))
    say(match, RED, "card:negotiation", "draw")
    assert names(g.players[RED].hand) == ["build"]


@of_card("negotiation")
def test_negotiation_without_a_discard_pile_draws() -> None:
    match = play(duel(), "negotiation", cards("build"))
    assert names(state(match).players[RED].hand) == ["build"]


# --- move -------------------------------------------------------------------------------------------------------------


@law("NG.move.1")
@of_card("militia")
def test_militia_makes_two_moves() -> None:
    match = play(duel(), "militia")
    say(match, RED, "@start.e", "@start.n", 1, "@start.e", "@start.s")
    done(match)
    assert (units(match, "start.n"), units(match, "start.s")) == ((RED, 1), (RED, 1))


@law("NG.move.4")
@of_card("bodyguard")
def test_bodyguard_makes_one_move_with_one_extra_combat_point() -> None:
    match = play(duel(), "bodyguard", dice(AXES_2, AXES_2))
    say(match, RED, "@start.e", "@start.w", 2)
    # 2 + 1 + 2 against 2 + 2
    assert told(match, "totals")[0]["points"] == 5
    assert told(match, "totals")[0]["other_points"] == 4
    say(match, PURPLE, "@start.n", 2)
    done(match)
    assert (units(match, "start.w"), units(match, "start.n")) == ((RED, 2), (PURPLE, 2))


@law("NG.move.4", "NG.special.1")
@of_card("intimidate")
def test_intimidate_makes_two_moves_and_may_push_one_defending_unit_away_before_each_combat() -> None:
    g = duel()
    put(g, RED, "start.n", 1)
    match = play(g, "intimidate", dice(AXES_2, AXES_3))
    say(match, RED, "@start.e", "@start.w", 2, "done")
    asked(match, RED, "ask-northgard-push-to", "skip", "@start.s", "@start.e")
    refused(match, "@start.n", "NG.cards.2")  # Red's own
    say(match, RED, "@start.s")
    assert units(match, "start.s") == (PURPLE, 1)
    # 2 + 2 against 1 + 3: the defender wins ties, and Red's two go back.
    assert told(match, "totals")[0]["other_points"] == 4
    say(match, RED, "@start.e", 2)
    done(match)


@of_card("intimidate")
def test_intimidate_pushing_the_only_defender_away_takes_the_territory_without_a_combat() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 2)
    put(g, PURPLE, "start.w", 1)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "intimidate")
    say(match, RED, "@start.e", "@start.w", 1, "done", "@start.s")
    done(match)
    assert (units(match, "start.w"), units(match, "start.s")) == ((RED, 1), (PURPLE, 1))


@law("NG.move.4", "NG.special.1")
@of_card("shieldbearers")
@pytest.mark.parametrize(("tower", "lost"), [(False, 1), (True, 2)])
def test_shieldbearers_makes_two_moves_and_cancels_one_wound_of_the_defender(tower: bool, lost: int) -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 4)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    if tower:
        build(g, "start.w", "defense_tower")
    match = play(g, "shieldbearers", dice(AXES_3, WOUNDS_2))
    say(match, RED, "@start.e", "@start.w", 4)
    assert told(match, "totals")[0]["wounds"] == lost
    say(match, PURPLE, "@start.n", 2)
    done(match)
    assert units(match, "start.w") == (RED, 4 - lost)


@of_card("shieldbearers")
def test_shieldbearers_cancel_no_more_than_there_is() -> None:
    match = play(duel(), "shieldbearers", dice(AXES_3, AXE_WOUND))
    say(match, RED, "@start.e", "@start.w", 2)
    assert told(match, "totals")[0]["wounds"] == 0
    say(match, PURPLE, "@start.n", 2)
    assert units(match, "start.w") == (RED, 2)


# --- the display ------------------------------------------------------------------------------------------------------


@law("NG.special.1", "NG.actions.pass.2")
@of_card("future_sight")
def test_future_sight_takes_a_displayed_card_now_and_none_on_passing() -> None:
    g = duel()
    for card in ("militia", "merchant"):
        for pile in (g.box_early, g.development):
            if CARDS.index(card) in pile:
                pile.remove(CARDS.index(card))
                g.offer.append(CARDS.index(card))
    match = play(g, "future_sight", hand=["move"])
    asked(match, RED, "ask-northgard-take-card", "card:militia", "card:merchant")
    say(match, RED, "card:merchant")
    assert CARDS[g.players[RED].deck[-1]] == "merchant"
    say(match, RED, "done")
    say(match, PURPLE, "wait", "card:move")
    say(match, RED, "pass")
    assert g.players[RED].passed
    assert names(g.offer) == ["militia"]  # left for Purple
    asked(match, PURPLE, "ask-northgard-turn")


@of_card("future_sight")
def test_future_sight_needs_a_display_and_works_once_a_year() -> None:
    g = duel()
    match = turn(g, RED, ["future_sight"])
    refused(match, "card:future_sight", "NG.special.1")
    g.offer, g.box_early = g.box_early[:1], g.box_early[1:]
    g.players[RED].took_offer = True
    match = turn(g, RED)
    refused(match, "card:future_sight", "NG.special.1")
