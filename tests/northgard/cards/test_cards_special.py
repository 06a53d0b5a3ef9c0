"""Cards about other cards, hands and buildings (NG.special)."""

from __future__ import annotations

from polana.games.northgard.components import BUILDINGS, CARDS, SITE_KIND, STONE, count_of
from polana.games.northgard.state import Table
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    YELLOW,
    asked,
    build,
    cards,
    creature,
    deal,
    give,
    land,
    lay,
    may,
    put,
    refused,
    say,
    state,
    table,
    turn,
    units,
)
from tests.northgard.card_tests import done, duel, goods, names, of_card, play


def three() -> Table:
    """Red, Purple and Yellow, each with two units on the starting tile."""
    g = table("wolf", "raven", "goat")
    for seat, side in enumerate(("start.e", "start.w", "start.n")):
        put(g, seat, side, 2)
    deal(g, PURPLE, ["feast", "move"])
    deal(g, YELLOW, ["feast", "build", "recruit"])
    return g


# --- hands ------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("spy")
def test_spy_sees_an_opponents_hand_discards_a_card_of_it_and_draws_one() -> None:
    g = three()
    match = play(g, "spy", cards("explore"))
    asked(match, RED, "ask-northgard-opponent", "seat:1", "seat:2")
    refused(match, "seat:0", "NG.special.1")
    say(match, RED, "seat:2")
    asked(match, RED, "ask-northgard-pick-from-hand", "card:feast", "card:build", "card:recruit")
    seen = {reader: match.view(reader)["players"] for reader in (RED, PURPLE)}
    assert seen[RED][YELLOW]["hand"]["cards"] == ["build", "feast", "recruit"]  # type: ignore[index]
    assert seen[PURPLE][YELLOW]["hand"]["cards"] == []  # type: ignore[index]
    say(match, RED, "card:build")
    assert names(g.players[YELLOW].hand) == ["feast", "recruit"]
    assert names(g.players[YELLOW].discard) == ["build"]
    assert names(g.players[RED].hand) == ["explore"]
    later = match.view(RED)["players"]
    assert later[YELLOW]["hand"]["cards"] == []  # type: ignore[index]


@law("NG.special.1")
@of_card("ancestral_curse")
def test_ancestral_curse_every_opponent_discards_a_card_of_their_choice_and_you_draw_one() -> None:
    g = three()
    match = play(g, "ancestral_curse", cards("explore"))
    asked(match, PURPLE, "ask-northgard-discard", "card:feast", "card:move")
    say(match, PURPLE, "card:move")
    say(match, YELLOW, "card:recruit")
    assert (names(g.players[PURPLE].discard), names(g.players[YELLOW].discard)) == (["move"], ["recruit"])
    assert names(g.players[RED].hand) == ["explore"]


@of_card("ancestral_curse")
def test_ancestral_curse_spares_empty_hands() -> None:
    g = three()
    deal(g, PURPLE, [])
    match = play(g, "ancestral_curse", cards("explore"))
    say(match, YELLOW, "card:recruit")
    asked(match, RED, "ask-northgard-more-cards")
    assert not g.players[PURPLE].discard


@of_card("ancestral_curse")
def test_ancestral_curse_nobody_can_tell_from_the_question_whether_cards_are_equal() -> None:
    g = three()
    deal(g, PURPLE, ["feast", "feast"])
    deal(g, YELLOW, ["move"])
    match = play(g, "ancestral_curse", cards("explore"))
    asked(match, PURPLE, "ask-northgard-discard", "card:feast")
    say(match, PURPLE, "card:feast")
    # Everybody sees that Yellow has one card only, so there is nothing to hide.
    assert names(g.players[YELLOW].discard) == ["move"]
    assert match.undo_depth(PURPLE) == 0  # the card was seen


@law("NG.special.1")
@of_card("veiled_threats")
def test_veiled_threats_an_opponent_discards_a_random_card_or_you_draw_one() -> None:
    g = three()
    match = play(g, "veiled_threats", [("discard", CARDS.index("build"))])
    asked(match, RED, "ask-northgard-choose-action", "special", "draw")
    say(match, RED, "special", "seat:2")
    done(match)
    assert (names(g.players[YELLOW].hand), names(g.players[YELLOW].discard)) == (["feast", "recruit"], ["build"])
    g = three()
    match = play(g, "veiled_threats", cards("explore"))
    say(match, RED, "draw")
    assert names(g.players[RED].hand) == ["explore"]


# --- Defensive Strategy -----------------------------------------------------------------------------------------------


def guarded(hand: list[str], guard: list[str], deck: list[str] | None = None) -> Table:
    """Purple may have Defensive Strategy."""
    g = duel()
    deal(g, PURPLE, guard, deck=deck)
    deal(g, RED, hand)
    return g


@law("NG.special.1")
@of_card("defensive_strategy")
def test_defensive_strategy_a_card_that_an_opponent_plays_is_discarded_without_effect() -> None:
    g = guarded(["recruit", "feast", "move"], ["defensive_strategy", "feast"])
    match = turn(g, RED)
    say(match, RED, "card:recruit")
    asked(match, PURPLE, "ask-northgard-cancel-card", "skip", "card:defensive_strategy")
    say(match, PURPLE, "card:defensive_strategy")
    assert units(match, "start.e") == (RED, 2)
    assert names(g.players[RED].discard) == ["recruit"]
    assert names(g.players[PURPLE].active) == ["defensive_strategy"]
    # Red goes on with the turn: another main card may be played, or the turn ends.
    asked(match, RED, "ask-northgard-more-cards", "card:feast", "card:move", "done")
    say(match, RED, "card:move", "done", "done")
    asked(match, PURPLE, "ask-northgard-turn", "card:feast", "wait", "pass")
    assert g.players[RED].played == [CARDS.index("move")]


@of_card("defensive_strategy")
def test_defensive_strategy_is_asked_about_whether_it_is_in_hand_or_in_the_draw_pile() -> None:
    g = guarded(["recruit", "feast"], ["feast", "move"], deck=["defensive_strategy"])
    match = turn(g, RED)
    say(match, RED, "card:recruit")
    # Nobody can tell from the question where the card is.
    asked(match, PURPLE, "ask-northgard-cancel-card", "skip")
    say(match, PURPLE, "skip")
    say(match, RED, "@start.e")
    assert units(match, "start.e") == (RED, 3)


@of_card("defensive_strategy")
def test_defensive_strategy_is_not_asked_about_where_everybody_sees_that_it_is_not_in_hand() -> None:
    for zone in ("active", "discard", "nobody", "no hand", "own"):
        g = duel()
        if zone == "active":
            deal(g, PURPLE, ["feast", "move"], active=["defensive_strategy"])
        elif zone == "discard":
            deal(g, PURPLE, ["feast", "move"], discard=["defensive_strategy"])
        elif zone == "no hand":
            deal(g, PURPLE, [], deck=["defensive_strategy", "feast"])
        hand = ["recruit", "feast"] + (["defensive_strategy"] if zone == "own" else [])
        match = turn(g, RED, hand)
        say(match, RED, "card:recruit")
        asked(match, RED, "ask-northgard-recruit")


@of_card("defensive_strategy")
def test_defensive_strategy_is_not_played_on_the_own_turn_nor_against_a_partner() -> None:
    match = turn(duel(), RED, ["defensive_strategy", "feast"])
    refused(match, "card:defensive_strategy", "NG.special.1")
    g = table("wolf", "raven", "goat", "bear", teams=True)
    for seat, side in enumerate(("start.e", "start.w", "start.n", "start.s")):
        put(g, seat, side, 1)
        deal(g, seat, ["feast", "move"])
    deal(g, YELLOW, ["defensive_strategy", "feast"])
    match = turn(g, RED, ["recruit", "feast"])
    say(match, RED, "card:recruit")
    asked(match, RED, "ask-northgard-recruit")


# --- copies -----------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("enemy_secrets")
def test_enemy_secrets_uses_a_card_in_the_active_zone_of_a_neighbour() -> None:
    g = three()
    deal(g, PURPLE, ["feast", "move"], active=["fishing", "unrest"])
    deal(g, YELLOW, ["feast"], active=["wood_monopoly", "legendary_heroes"])
    match = play(g, "enemy_secrets")
    asked(match, RED, "ask-northgard-copy", "card:fishing", "card:wood_monopoly")
    refused(match, "card:unrest", "NG.winter.4")
    refused(match, "card:legendary_heroes", "NG.special.1")
    say(match, RED, "card:wood_monopoly")
    done(match)
    assert goods(g, RED) == (0, 3, 0)
    assert names(g.players[YELLOW].active) == ["wood_monopoly", "legendary_heroes"]  # it stays there
    assert names(g.players[RED].active) == ["enemy_secrets"]


@of_card("enemy_secrets")
def test_enemy_secrets_needs_a_neighbour_with_a_card_to_copy() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.n", 1)
    put(g, PURPLE, "start.s", 1)  # not next to Red
    deal(g, PURPLE, ["feast", "move"], active=["fishing"])
    match = turn(g, RED, ["enemy_secrets"])
    refused(match, "card:enemy_secrets", "NG.special.1")


@law("NG.special.1")
@of_card("legendary_heroes")
def test_legendary_heroes_uses_again_a_card_played_this_year() -> None:
    g = duel()
    match = turn(g, RED, ["fishing", "recruit", "legendary_heroes", "feast"])
    refused(match, "card:legendary_heroes", "NG.special.1")  # nothing was played yet
    say(match, RED, "card:fishing", "card:recruit", "@start.e")
    say(match, RED, "card:legendary_heroes")
    asked(match, RED, "ask-northgard-copy", "card:fishing", "card:recruit")
    say(match, RED, "card:fishing")
    assert goods(g, RED) == (6, 0, 0)
    assert names(g.players[RED].active) == ["fishing", "recruit", "legendary_heroes"]


@of_card("legendary_heroes")
def test_legendary_heroes_does_not_use_cards_that_were_only_waited() -> None:
    match = turn(duel(), RED, ["fishing", "legendary_heroes", "feast"])
    say(match, RED, "wait", "card:fishing")
    say(match, PURPLE, "wait", "card:move")
    refused(match, "card:legendary_heroes", "NG.special.1")


# --- buildings --------------------------------------------------------------------------------------------------------


def built(stone: str = "food_silo") -> Table:
    """Red has a building on a stone slot and no wood."""
    g = duel()
    lay(g, "tile_05", 1, 0)  # its nw, with a stone slot, is one with start.e
    build(g, "tile_05.nw", stone)
    return g


def stands(g: Table, where: str, name: str) -> int:
    return count_of(g.houses[land(g, where)], BUILDINGS.index(name))


@law("NG.special.1")
@of_card("industrious_villagers")
def test_industrious_villagers_builds_and_may_swap_a_building_for_another_of_its_size() -> None:
    g = built()
    lay(g, "tile_12", 0, -1, 1)
    put(g, RED, "start.n", 1)
    put(g, RED, "tile_12.mid", 1)
    give(g, RED, wood=1)
    match = play(g, "industrious_villagers")
    say(match, RED, "building:woodcutter_lodge")
    assert match.ask is not None
    asked(match, RED, "ask-northgard-swap-where", "skip", "@start.e", "@tile_12.mid")
    say(match, RED, "@start.e")
    asked(match, RED, "ask-northgard-swap-for", *[f"building:{name}" for name in BUILDINGS[1:5]])
    refused(match, "building:forge", "NG.special.1")
    say(match, RED, "building:menhir")
    done(match)
    assert (stands(g, "start.e", "food_silo"), stands(g, "start.e", "menhir")) == (0, 1)
    assert (g.supply[BUILDINGS.index("food_silo")], g.supply[BUILDINGS.index("menhir")]) == (7, 6)
    assert goods(g, RED) == (0, 0, 0)  # the swap is free


@of_card("industrious_villagers")
def test_industrious_villagers_may_swap_without_building_and_even_to_a_type_that_stands_there() -> None:
    g = built()
    build(g, "start.e", "training_camp")
    match = play(g, "industrious_villagers")
    say(match, RED, "@start.e", "building:training_camp", "building:food_silo")
    done(match)
    assert stands(g, "start.e", "food_silo") == 2


@of_card("industrious_villagers")
def test_industrious_villagers_a_menhir_replaces_only_what_stands_on_a_stone_slot() -> None:
    g = duel()
    lay(g, "tile_12", 1, 0)  # its mid, with a small slot, is one with start.e
    build(g, "tile_12.mid", "food_silo")
    match = play(g, "industrious_villagers")
    say(match, RED, "@start.e")
    refused(match, "building:menhir", "NG.build.4")
    # With two of a kind the one on the stone slot gives way.
    g = built()
    lay(g, "tile_08", 1, -1, 1)  # its mid, with a small slot, lies above
    build(g, "tile_08.mid", "food_silo")
    match = play(g, "industrious_villagers")
    say(match, RED, "@start.e", "building:menhir")
    done(match)
    stone = [site for site, kind in enumerate(g.built) if kind == BUILDINGS.index("menhir")]
    assert [SITE_KIND[site] for site in stone] == [STONE]
    # For any other the player says which.
    g = built()
    lay(g, "tile_08", 1, -1, 1)
    build(g, "tile_08.mid", "food_silo")
    match = play(g, "industrious_villagers")
    say(match, RED, "@start.e", "building:defense_tower")
    asked(match, RED, "ask-northgard-slot", "slot:small", "slot:stone")
    say(match, RED, "slot:small")
    done(match)
    tower = [site for site, kind in enumerate(g.built) if kind == BUILDINGS.index("defense_tower")]
    assert [SITE_KIND[site] for site in tower] != [STONE]


@of_card("industrious_villagers")
def test_industrious_villagers_swap_buildings_that_stand_on_no_slot() -> None:
    g = built()
    put(g, RED, "start.n", 1)
    build(g, "start.n", "food_silo")  # on no slot, in another territory
    match = play(g, "industrious_villagers")
    say(match, RED, "@start.e", "building:defense_tower")
    done(match)  # the one on the stone slot was meant, and nothing had to be asked
    assert (stands(g, "start.e", "defense_tower"), stands(g, "start.n", "food_silo")) == (1, 1)
    g = built()
    put(g, RED, "start.n", 1)
    build(g, "start.n", "food_silo")
    match = play(g, "industrious_villagers")
    say(match, RED, "@start.n", "building:training_camp")
    done(match)
    assert (stands(g, "start.e", "food_silo"), stands(g, "start.n", "training_camp")) == (1, 1)


@of_card("industrious_villagers")
def test_industrious_villagers_need_not_swap_and_a_bear_forbids_it() -> None:
    g = built()
    match = play(g, "industrious_villagers")
    say(match, RED, "skip")
    done(match)
    assert stands(g, "start.e", "food_silo") == 1
    g = duel(creatures=True)
    lay(g, "tile_05", 1, 0)
    build(g, "tile_05.nw", "food_silo")
    creature(g, "brown_bear_beige", "start.e")
    match = turn(g, RED, ["industrious_villagers", "feast"])
    refused(match, "card:industrious_villagers", "NG.build.2")
    assert not may(match, "card:industrious_villagers")
    assert state(match).turn == RED
