"""Cards about other cards, hands and buildings (NG.special)."""

from __future__ import annotations

from polana.games.northgard.components import BUILDINGS, CARDS, SITE_KIND, STONE
from tests.law import law
from tests.northgard.bench import PURPLE, RED, YELLOW, Bench, cards, names, table
from tests.northgard.card_tests import done, duel, of_card, play


def three() -> Bench:
    """Red, Purple and Yellow, each with two units on the starting tile."""
    t = table("wolf", "raven", "goat")
    for seat, side in enumerate(("start.e", "start.w", "start.n")):
        t.put(seat, side, 2)
    t.deal(PURPLE, ["feast", "move"])
    t.deal(YELLOW, ["feast", "build", "recruit"])
    return t


# --- hands ------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("spy")
def test_spy_sees_an_opponents_hand_discards_a_card_of_it_and_draws_one() -> None:
    t = three()
    play(t, "spy", cards("explore"))
    t.asked(RED, "ask-northgard-opponent", "seat:1", "seat:2")
    t.refused("seat:0", "NG.special.1")
    t.say(RED, "seat:2")
    t.asked(RED, "ask-northgard-pick-from-hand", "card:feast", "card:build", "card:recruit")
    seen = {reader: t.match.view(reader)["players"] for reader in (RED, PURPLE)}
    assert seen[RED][YELLOW]["hand"]["cards"] == ["build", "feast", "recruit"]  # type: ignore[index]
    assert seen[PURPLE][YELLOW]["hand"]["cards"] == []  # type: ignore[index]
    t.say(RED, "card:build")
    assert names(t.player(YELLOW).hand) == ["feast", "recruit"]
    assert names(t.player(YELLOW).discard) == ["build"]
    assert names(t.player(RED).hand) == ["explore"]
    later = t.match.view(RED)["players"]
    assert later[YELLOW]["hand"]["cards"] == []  # type: ignore[index]


@law("NG.special.1")
@of_card("ancestral_curse")
def test_ancestral_curse_every_opponent_discards_a_card_of_their_choice_and_you_draw_one() -> None:
    t = three()
    play(t, "ancestral_curse", cards("explore"))
    t.asked(PURPLE, "ask-northgard-discard", "card:feast", "card:move")
    t.say(PURPLE, "card:move")
    t.say(YELLOW, "card:recruit")
    assert (names(t.player(PURPLE).discard), names(t.player(YELLOW).discard)) == (["move"], ["recruit"])
    assert names(t.player(RED).hand) == ["explore"]


@of_card("ancestral_curse")
def test_ancestral_curse_spares_empty_hands() -> None:
    t = three()
    t.deal(PURPLE, [])
    play(t, "ancestral_curse", cards("explore"))
    t.say(YELLOW, "card:recruit")
    t.asked(RED, "ask-northgard-more-cards")
    assert not t.player(PURPLE).discard


@of_card("ancestral_curse")
def test_ancestral_curse_nobody_can_tell_from_the_question_whether_cards_are_equal() -> None:
    t = three()
    t.deal(PURPLE, ["feast", "feast"])
    t.deal(YELLOW, ["move"])
    play(t, "ancestral_curse", cards("explore"))
    t.asked(PURPLE, "ask-northgard-discard", "card:feast")
    t.say(PURPLE, "card:feast")
    # Everybody sees that Yellow has one card only, so there is nothing to hide.
    assert names(t.player(YELLOW).discard) == ["move"]
    assert t.match.undo_depth(PURPLE) == 0  # the card was seen


@law("NG.special.1")
@of_card("veiled_threats")
def test_veiled_threats_an_opponent_discards_a_random_card_or_you_draw_one() -> None:
    t = three()
    play(t, "veiled_threats", [("discard", CARDS.index("build"))])
    t.asked(RED, "ask-northgard-choose-action", "special", "draw")
    t.say(RED, "special", "seat:2")
    done(t)
    assert (names(t.player(YELLOW).hand), names(t.player(YELLOW).discard)) == (["feast", "recruit"], ["build"])
    t = three()
    play(t, "veiled_threats", cards("explore"))
    t.say(RED, "draw")
    assert names(t.player(RED).hand) == ["explore"]


# --- Defensive Strategy -----------------------------------------------------------------------------------------------


def guarded(hand: list[str], guard: list[str], deck: list[str] | None = None) -> Bench:
    """Purple may have Defensive Strategy."""
    t = duel()
    t.deal(PURPLE, guard, deck=deck)
    t.deal(RED, hand)
    return t


@law("NG.special.1")
@of_card("defensive_strategy")
def test_defensive_strategy_a_card_that_an_opponent_plays_is_discarded_without_effect() -> None:
    t = guarded(["recruit", "feast", "move"], ["defensive_strategy", "feast"])
    t.turn(RED)
    t.say(RED, "card:recruit")
    t.asked(PURPLE, "ask-northgard-cancel-card", "skip", "card:defensive_strategy")
    t.say(PURPLE, "card:defensive_strategy")
    assert t.units("start.e") == (RED, 2)
    assert names(t.player(RED).discard) == ["recruit"]
    assert names(t.player(PURPLE).active) == ["defensive_strategy"]
    # Red goes on with the turn: another main card may be played, or the turn ends.
    t.asked(RED, "ask-northgard-more-cards", "card:feast", "card:move", "done")
    t.say(RED, "card:move", "done", "done")
    t.asked(PURPLE, "ask-northgard-turn", "card:feast", "wait", "pass")
    assert t.player(RED).played == [CARDS.index("move")]


@of_card("defensive_strategy")
def test_defensive_strategy_is_asked_about_whether_it_is_in_hand_or_in_the_draw_pile() -> None:
    t = guarded(["recruit", "feast"], ["feast", "move"], deck=["defensive_strategy"])
    t.turn(RED)
    t.say(RED, "card:recruit")
    # Nobody can tell from the question where the card is.
    t.asked(PURPLE, "ask-northgard-cancel-card", "skip")
    t.say(PURPLE, "skip")
    t.say(RED, "@start.e")
    assert t.units("start.e") == (RED, 3)


@of_card("defensive_strategy")
def test_defensive_strategy_is_not_asked_about_where_everybody_sees_that_it_is_not_in_hand() -> None:
    for zone in ("active", "discard", "nobody", "no hand", "own"):
        t = duel()
        if zone == "active":
            t.deal(PURPLE, ["feast", "move"], active=["defensive_strategy"])
        elif zone == "discard":
            t.deal(PURPLE, ["feast", "move"], discard=["defensive_strategy"])
        elif zone == "no hand":
            t.deal(PURPLE, [], deck=["defensive_strategy", "feast"])
        hand = ["recruit", "feast"] + (["defensive_strategy"] if zone == "own" else [])
        t.turn(RED, hand)
        t.say(RED, "card:recruit")
        t.asked(RED, "ask-northgard-recruit")


@of_card("defensive_strategy")
def test_defensive_strategy_is_not_played_on_the_own_turn_nor_against_a_partner() -> None:
    t = duel()
    t.turn(RED, ["defensive_strategy", "feast"])
    t.refused("card:defensive_strategy", "NG.special.1")
    t = table("wolf", "raven", "goat", "bear", teams=True)
    for seat, side in enumerate(("start.e", "start.w", "start.n", "start.s")):
        t.put(seat, side, 1)
        t.deal(seat, ["feast", "move"])
    t.deal(YELLOW, ["defensive_strategy", "feast"])
    t.turn(RED, ["recruit", "feast"])
    t.say(RED, "card:recruit")
    t.asked(RED, "ask-northgard-recruit")


# --- copies -----------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("enemy_secrets")
def test_enemy_secrets_uses_a_card_in_the_active_zone_of_a_neighbour() -> None:
    t = three()
    t.deal(PURPLE, ["feast", "move"], active=["fishing", "unrest"])
    t.deal(YELLOW, ["feast"], active=["wood_monopoly", "legendary_heroes"])
    play(t, "enemy_secrets")
    t.asked(RED, "ask-northgard-copy", "card:fishing", "card:wood_monopoly")
    t.refused("card:unrest", "NG.winter.4")
    t.refused("card:legendary_heroes", "NG.special.1")
    t.say(RED, "card:wood_monopoly")
    done(t)
    assert t.goods(RED) == (0, 3, 0)
    assert names(t.player(YELLOW).active) == ["wood_monopoly", "legendary_heroes"]  # it stays there
    assert names(t.player(RED).active) == ["enemy_secrets"]


@of_card("enemy_secrets")
def test_enemy_secrets_needs_a_neighbour_with_a_card_to_copy() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.n", 1)
    t.put(PURPLE, "start.s", 1)  # not next to Red
    t.deal(PURPLE, ["feast", "move"], active=["fishing"])
    t.turn(RED, ["enemy_secrets"])
    t.refused("card:enemy_secrets", "NG.special.1")


@law("NG.special.1")
@of_card("legendary_heroes")
def test_legendary_heroes_uses_again_a_card_played_this_year() -> None:
    t = duel()
    t.turn(RED, ["fishing", "recruit", "legendary_heroes", "feast"])
    t.refused("card:legendary_heroes", "NG.special.1")  # nothing was played yet
    t.say(RED, "card:fishing", "card:recruit", "@start.e")
    t.say(RED, "card:legendary_heroes")
    t.asked(RED, "ask-northgard-copy", "card:fishing", "card:recruit")
    t.say(RED, "card:fishing")
    assert t.goods(RED) == (6, 0, 0)
    assert names(t.player(RED).active) == ["fishing", "recruit", "legendary_heroes"]


@of_card("legendary_heroes")
def test_legendary_heroes_does_not_use_cards_that_were_only_waited() -> None:
    t = duel()
    t.turn(RED, ["fishing", "legendary_heroes", "feast"])
    t.say(RED, "wait", "card:fishing")
    t.say(PURPLE, "wait", "card:move")
    t.refused("card:legendary_heroes", "NG.special.1")


# --- buildings --------------------------------------------------------------------------------------------------------


def built(stone: str = "food_silo") -> Bench:
    """Red has a building on a stone slot and no wood."""
    t = duel()
    t.lay("tile_05", 1, 0)  # its nw, with a stone slot, is one with start.e
    t.build("tile_05.nw", stone)
    return t


@law("NG.special.1")
@of_card("industrious_villagers")
def test_industrious_villagers_builds_and_may_swap_a_building_for_another_of_its_size() -> None:
    t = built()
    t.lay("tile_12", 0, -1, 1)
    t.put(RED, "start.n", 1)
    t.put(RED, "tile_12.mid", 1)
    t.give(RED, wood=1)
    play(t, "industrious_villagers")
    t.say(RED, "building:woodcutter_lodge")
    t.asked(RED, "ask-northgard-swap-where", "skip", "@start.e", "@tile_12.mid")
    t.say(RED, "@start.e")
    t.asked(RED, "ask-northgard-swap-for", *[f"building:{name}" for name in BUILDINGS[1:5]])
    t.refused("building:forge", "NG.special.1")
    t.say(RED, "building:menhir")
    done(t)
    assert (t.stands("start.e", "food_silo"), t.stands("start.e", "menhir")) == (0, 1)
    assert (t.g.supply[BUILDINGS.index("food_silo")], t.g.supply[BUILDINGS.index("menhir")]) == (7, 6)
    assert t.goods(RED) == (0, 0, 0)  # the swap is free


@of_card("industrious_villagers")
def test_industrious_villagers_may_swap_without_building_and_even_to_a_type_that_stands_there() -> None:
    t = built()
    t.build("start.e", "training_camp")
    play(t, "industrious_villagers")
    t.say(RED, "@start.e", "building:training_camp", "building:food_silo")
    done(t)
    assert t.stands("start.e", "food_silo") == 2


@of_card("industrious_villagers")
def test_industrious_villagers_a_menhir_replaces_only_what_stands_on_a_stone_slot() -> None:
    t = duel()
    t.lay("tile_12", 1, 0)  # its mid, with a small slot, is one with start.e
    t.build("tile_12.mid", "food_silo")
    play(t, "industrious_villagers")
    t.say(RED, "@start.e")
    t.refused("building:menhir", "NG.build.4")
    # With two of a kind the one on the stone slot gives way.
    t = built()
    t.lay("tile_08", 1, -1, 1)  # its mid, with a small slot, lies above
    t.build("tile_08.mid", "food_silo")
    play(t, "industrious_villagers")
    t.say(RED, "@start.e", "building:menhir")
    done(t)
    stone = [site for site, kind in enumerate(t.g.built) if kind == BUILDINGS.index("menhir")]
    assert [SITE_KIND[site] for site in stone] == [STONE]
    # For any other the player says which.
    t = built()
    t.lay("tile_08", 1, -1, 1)
    t.build("tile_08.mid", "food_silo")
    play(t, "industrious_villagers")
    t.say(RED, "@start.e", "building:defense_tower")
    t.asked(RED, "ask-northgard-slot", "slot:small", "slot:stone")
    t.say(RED, "slot:small")
    done(t)
    tower = [site for site, kind in enumerate(t.g.built) if kind == BUILDINGS.index("defense_tower")]
    assert [SITE_KIND[site] for site in tower] != [STONE]


@of_card("industrious_villagers")
def test_industrious_villagers_swap_buildings_that_stand_on_no_slot() -> None:
    t = built()
    t.put(RED, "start.n", 1)
    t.build("start.n", "food_silo")  # on no slot, in another territory
    play(t, "industrious_villagers")
    t.say(RED, "@start.e", "building:defense_tower")
    done(t)  # the one on the stone slot was meant, and nothing had to be asked
    assert (t.stands("start.e", "defense_tower"), t.stands("start.n", "food_silo")) == (1, 1)
    t = built()
    t.put(RED, "start.n", 1)
    t.build("start.n", "food_silo")
    play(t, "industrious_villagers")
    t.say(RED, "@start.n", "building:training_camp")
    done(t)
    assert (t.stands("start.e", "food_silo"), t.stands("start.n", "training_camp")) == (1, 1)


@of_card("industrious_villagers")
def test_industrious_villagers_need_not_swap_and_a_bear_forbids_it() -> None:
    t = built()
    play(t, "industrious_villagers")
    t.say(RED, "skip")
    done(t)
    assert t.stands("start.e", "food_silo") == 1
    t = duel(creatures=True)
    t.lay("tile_05", 1, 0)
    t.build("tile_05.nw", "food_silo")
    t.creature("brown_bear_beige", "start.e")
    t.turn(RED, ["industrious_villagers", "feast"])
    t.refused("card:industrious_villagers", "NG.build.2")
    assert not t.may("card:industrious_villagers")
    assert t.g.turn == RED
