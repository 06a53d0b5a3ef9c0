"""The Early Development cards, each with its figures (NG.cards, NG.special)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import CARD_FAME, CARDS, TILES
from tests.law import law
from tests.northgard.bench import AXE_WOUND, AXES_2, AXES_3, PURPLE, RED, WOUNDS_2, cards, dice, names, table, tiles
from tests.northgard.card_tests import done, duel, of_card, play

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
    t = duel()
    play(t, "town_hall")
    t.say(RED, "@start.e")
    done(t)
    assert t.units("start.e") == (RED, 3)


@law("NG.recruit.1")
@of_card("recruitment")
def test_recruitment_recruits_2_both_in_one_territory() -> None:
    t = duel()
    t.put(RED, "start.n", 1)
    play(t, "recruitment")
    t.say(RED, "@start.n")
    t.asked(RED, "ask-northgard-recruit-how-many", 1, 2)
    t.say(RED, 2)
    done(t)
    assert t.units("start.n") == (RED, 3)


@law("NG.cards.2")
@of_card("mercenary")
def test_mercenary_recruits_1_in_a_neutral_territory_if_one_likes() -> None:
    t = duel()
    play(t, "mercenary")
    t.asked(RED, "ask-northgard-recruit", "done", "@start.e", "@start.n", "@start.s")
    t.say(RED, "@start.n")
    done(t)
    assert t.units("start.n") == (RED, 1)


@law("NG.explore.1")
@of_card("scouts")
def test_scouts_explores() -> None:
    t = duel()
    play(t, "scouts", tiles("tile_13"))
    done(t)
    assert len(t.g.chart.tile_at) == 2


@law("NG.special.1")
@of_card("scout_camp")
def test_scout_camp_explores_and_may_once_exchange_the_drawn_tile() -> None:
    t = duel()
    t.put(RED, "start.n", 1)
    play(t, "scout_camp", tiles("tile_13", "tile_02"))
    assert t.may("exchange")
    t.say(RED, "exchange")
    assert TILES[t.g.stack[0]] == "tile_13"
    assert not t.may("exchange")  # only once
    t.say(RED, t.ask.options[0], "rotate:0")
    done(t)
    assert TILES.index("tile_02") in t.g.chart.tile_at.values()


@law("NG.build.1")
@of_card("improved_villager_tools")
def test_improved_villager_tools_builds_at_full_cost() -> None:
    t = duel()
    t.lay("tile_12", 1, 0)
    t.give(RED, wood=1)
    play(t, "improved_villager_tools")
    t.say(RED, "building:training_camp")
    done(t)
    assert t.goods(RED) == (0, 0, 0)


@law("NG.build.2")
@of_card("simple_living")
def test_simple_living_builds_for_one_wood_less() -> None:
    t = duel()
    t.lay("tile_05", 1, 0, 2)  # its es, with a large slot, is one with start.e
    t.give(RED, wood=2)
    play(t, "simple_living")
    t.say(RED, "building:forge")
    done(t)
    assert t.goods(RED) == (0, 0, 0)


@law("NG.actions.cards.2")
@of_card("feast_development")
def test_the_feast_of_the_development_deck_is_a_feast_too() -> None:
    t = duel()
    play(t, "feast_development")
    t.asked(RED, "ask-northgard-choose-action", "recruit", "move", "explore")
    t.say(RED, "recruit", "@start.e")
    done(t)
    assert t.units("start.e") == (RED, 3)


# --- draw -------------------------------------------------------------------------------------------------------------


@law("NG.draw.1")
@of_card("merchant")
def test_merchant_draws_three_keeps_one_discards_two() -> None:
    t = duel()
    play(t, "merchant", cards("recruit", "move", "build"))
    t.say(RED, "card:move", "card:recruit")
    player = t.player(RED)
    assert (names(player.hand), names(player.discard)) == (["move"], ["recruit", "build"])


@law("NG.draw.1")
@of_card("market_place")
def test_market_place_draws_two_cards() -> None:
    t = duel()
    play(t, "market_place", cards("recruit", "move"))
    assert names(t.player(RED).hand) == ["recruit", "move"]


@law("NG.special.1")
@of_card("negotiation")
def test_negotiation_takes_any_card_back_from_the_own_discard_pile_or_draws_one() -> None:
    t = duel()
    t.deal(RED, ["negotiation"], deck=["build"], discard=["move", "feast", "feast"])
    t.turn(RED)
    t.say(RED, "card:negotiation")
    t.asked(RED, "ask-northgard-choose-action", "special", "draw")
    t.say(RED, "special")
    t.asked(RED, "ask-northgard-take-back", "card:move", "card:feast")
    t.say(RED, "card:feast")
    assert names(t.player(RED).hand) == ["feast"]
    assert names(t.player(RED).discard) == ["move", "feast"]
    t = duel()
    t.deal(RED, ["negotiation"], deck=["build"], discard=["move"])
    t.turn(RED, chance=cards("build"))
    t.say(RED, "card:negotiation", "draw")
    assert names(t.player(RED).hand) == ["build"]


@of_card("negotiation")
def test_negotiation_without_a_discard_pile_draws() -> None:
    t = duel()
    play(t, "negotiation", cards("build"))
    assert names(t.player(RED).hand) == ["build"]


# --- move -------------------------------------------------------------------------------------------------------------


@law("NG.move.1")
@of_card("militia")
def test_militia_makes_two_moves() -> None:
    t = duel()
    play(t, "militia")
    t.say(RED, "@start.e", "@start.n", 1, "@start.e", "@start.s")
    done(t)
    assert (t.units("start.n"), t.units("start.s")) == ((RED, 1), (RED, 1))


@law("NG.move.4")
@of_card("bodyguard")
def test_bodyguard_makes_one_move_with_one_extra_combat_point() -> None:
    t = duel()
    play(t, "bodyguard", dice(AXES_2, AXES_2))
    t.say(RED, "@start.e", "@start.w", 2)
    # 2 + 1 + 2 against 2 + 2
    assert t.told("totals")[0]["points"] == 5
    assert t.told("totals")[0]["other_points"] == 4
    t.say(PURPLE, "@start.n", 2)
    done(t)
    assert (t.units("start.w"), t.units("start.n")) == ((RED, 2), (PURPLE, 2))


@law("NG.move.4", "NG.special.1")
@of_card("intimidate")
def test_intimidate_makes_two_moves_and_may_push_one_defending_unit_away_before_each_combat() -> None:
    t = duel()
    t.put(RED, "start.n", 1)
    play(t, "intimidate", dice(AXES_2, AXES_3))
    t.say(RED, "@start.e", "@start.w", 2, "done")
    t.asked(RED, "ask-northgard-push-to", "skip", "@start.s", "@start.e")
    t.refused("@start.n", "NG.cards.2")  # Red's own
    t.say(RED, "@start.s")
    assert t.units("start.s") == (PURPLE, 1)
    # 2 + 2 against 1 + 3: the defender wins ties, and Red's two go back.
    assert t.told("totals")[0]["other_points"] == 4
    t.say(RED, "@start.e", 2)
    done(t)


@of_card("intimidate")
def test_intimidate_pushing_the_only_defender_away_takes_the_territory_without_a_combat() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 2)
    t.put(PURPLE, "start.w", 1)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "intimidate")
    t.say(RED, "@start.e", "@start.w", 1, "done", "@start.s")
    done(t)
    assert (t.units("start.w"), t.units("start.s")) == ((RED, 1), (PURPLE, 1))


@law("NG.move.4", "NG.special.1")
@of_card("shieldbearers")
@pytest.mark.parametrize(("tower", "lost"), [(False, 1), (True, 2)])
def test_shieldbearers_makes_two_moves_and_cancels_one_wound_of_the_defender(tower: bool, lost: int) -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 4)
    t.put(PURPLE, "start.w", 2)
    t.deal(PURPLE, ["feast", "move"])
    if tower:
        t.build("start.w", "defense_tower")
    play(t, "shieldbearers", dice(AXES_3, WOUNDS_2))
    t.say(RED, "@start.e", "@start.w", 4)
    assert t.told("totals")[0]["wounds"] == lost
    t.say(PURPLE, "@start.n", 2)
    done(t)
    assert t.units("start.w") == (RED, 4 - lost)


@of_card("shieldbearers")
def test_shieldbearers_cancel_no_more_than_there_is() -> None:
    t = duel()
    play(t, "shieldbearers", dice(AXES_3, AXE_WOUND))
    t.say(RED, "@start.e", "@start.w", 2)
    assert t.told("totals")[0]["wounds"] == 0
    t.say(PURPLE, "@start.n", 2)
    assert t.units("start.w") == (RED, 2)


# --- the display ------------------------------------------------------------------------------------------------------


@law("NG.special.1", "NG.actions.pass.2")
@of_card("future_sight")
def test_future_sight_takes_a_displayed_card_now_and_none_on_passing() -> None:
    t = duel()
    for card in ("militia", "merchant"):
        for pile in (t.g.box_early, t.g.development):
            if CARDS.index(card) in pile:
                pile.remove(CARDS.index(card))
                t.g.offer.append(CARDS.index(card))
    play(t, "future_sight", hand=["move"])
    t.asked(RED, "ask-northgard-take-card", "card:militia", "card:merchant")
    t.say(RED, "card:merchant")
    assert CARDS[t.player(RED).deck[-1]] == "merchant"
    t.say(RED, "done")
    t.say(PURPLE, "wait", "card:move")
    t.say(RED, "pass")
    assert t.player(RED).passed
    assert names(t.g.offer) == ["militia"]  # left for Purple
    t.asked(PURPLE, "ask-northgard-turn")


@of_card("future_sight")
def test_future_sight_needs_a_display_and_works_once_a_year() -> None:
    t = duel()
    t.turn(RED, ["future_sight"])
    t.refused("card:future_sight", "NG.special.1")
    t.again()
    t.g.offer, t.g.box_early = t.g.box_early[:1], t.g.box_early[1:]
    t.player(RED).took_offer = True
    t.turn(RED)
    t.refused("card:future_sight", "NG.special.1")
