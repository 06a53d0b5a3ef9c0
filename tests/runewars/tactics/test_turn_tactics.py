"""Tactics cards of one's own turn and Winter Stores, one by one (RW.tactics.1)."""

from __future__ import annotations

import pytest

from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.box.decks import TACTICS, TACTICS_TIMING
from polana.games.runewars.components import KINDS, SEASONS
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREAS, MOUNTAIN
from polana.games.runewars.moves import movement
from polana.games.runewars.realm import hands
from polana.games.runewars.seasons import secondary
from polana.games.runewars.state import SECONDARY
from polana.games.runewars.tactics import base
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import Bench, Foretold, area, drawn_seasons, drawn_tactics, table


def own_turn(t: Bench, card: str, chance: Foretold | None = None) -> Bench:
    """Seat 0 plays a card in his turn, and nobody cancels it."""
    t.give(0, tactics=[card])
    t.g.turn = 0
    t.stage(lambda g: deeds.window(g, 0), chance)
    t.say(0, f"tactic:{card}")
    for seat in range(1, len(t.g.players)):
        t.asked(seat, "ask-runewars-counter")
        t.say(seat, "done")
    return t


def done(t: Bench) -> None:
    t.say(0, "done")
    t.over()


def useless(t: Bench, card: str) -> None:
    t.give(0, tactics=[card])
    t.g.turn = 0
    t.stage(lambda g: deeds.window(g, 0))
    t.refused(f"tactic:{card}", "RW.tactics.1")


def realm(*factions: str) -> Bench:
    return table(*(factions or ("daqan", "uthuk")))


def test_every_tactics_card_of_ones_own_turn_has_an_effect() -> None:
    turn = [card for card in range(len(TACTICS)) if TACTICS_TIMING[card] == "your_turn"]
    assert len(turn) == 14
    for card in turn:
        tactic = base._TACTICS[card]
        assert tactic is not None
        assert type(tactic).do is not base.Tactic.do


@law("RW.tactics.1", "RW.terms.turn", "RW.terms.active_player")
def test_in_your_turn_is_just_before_during_and_just_after_ones_own_order_and_no_other_time() -> None:
    t = realm()
    t.give(0, influence=0, dials=(0, 0, 0), tactics=["favours_called_in", "supply_train", "forced_march"])
    t.give(1, tactics=["favours_called_in"])
    t.resolving(["acquire_power", "fortify"])
    moments = []
    while t.g.turn == 0:
        ask = t.match.ask
        assert ask is not None
        if ask.about == "ask-runewars-deed":
            moments.append((t.g.stage, t.may("tactic:favours_called_in")))
        t.say(ask.seat, "skip" if t.may("skip") else "done")
    assert moments == [(0, True), (2, True), (4, True)]  # before, between primary and supremacy, after
    t.asked(1, "ask-runewars-deed", "done", "tactic:favours_called_in")  # now it is his turn
    assert t.g.turn == 1


@law("RW.terms.active_player")
def test_outside_the_resolving_of_orders_there_is_no_active_player() -> None:
    t = realm()
    t.resolving(["acquire_power", "fortify"], drawn_seasons("war_councils") + drawn_tactics("ambush", "ambush"))
    seen = []
    while t.g.season == 0:
        ask = t.match.ask
        assert ask is not None
        seen.append(t.g.turn)
        t.say(ask.seat, "skip" if t.may("skip") else "done")
    assert set(seen) == {0, 1}
    assert t.g.turn == -1
    assert SEASONS[t.g.season] == "summer"


@law("RW.tactics.1")
def test_a_mountain_pass_opens_mountain_borders_until_the_end_of_the_turn() -> None:
    t = realm()
    t.put(0, "8A", footman=1)
    footman = KINDS.index("footman")
    assert area("8A") not in movement.beside(t.g, area("6B"), movement.crossing(t.g, 0, footman))
    own_turn(t, "mountain_pass")
    done(t)
    g = t.g
    assert g.acts.crossing == MOUNTAIN
    assert area("8A") in movement.beside(g, area("6B"), movement.crossing(g, 0, footman))
    assert area("8A") not in movement.beside(g, area("6B"), movement.crossing(g, 1, footman))


@law("RW.tactics.1")
def test_a_forced_march_brings_units_from_one_area_farther() -> None:
    t = own_turn(realm(), "forced_march")
    done(t)
    assert movement.range_of(t.g, KINDS.index("footman")) == 3
    assert t.g.acts.farther == 1


@law("RW.tactics.1")
def test_horrific_rumors_place_an_activation_token_of_an_opponent_where_he_does_not_rule() -> None:
    t = realm("daqan", "uthuk", "latari")
    own_turn(t, "horrific_rumors")
    t.say(0, "seat:1")
    t.refused("area:UA", "RW.tactics.1")
    t.say(0, "area:DA")
    done(t)
    assert t.g.activated[area("DA")] == 2


@law("RW.tactics.1", "RW.limits.4")
def test_the_lost_city_drives_neutral_units_off_and_becomes_a_damaged_stronghold() -> None:
    t = realm()
    t.hero(0, "corbin", "8C")
    t.hero(0, "silhouette", "DA")
    t.neutrals("8C", beastman=2)
    own_turn(t, "lost_city")
    t.say(1, "area:7B")  # 8C is the only such area; the player to the left says where the beastmen retreat
    done(t)
    g = t.g
    assert (g.stronghold[area("8C")], g.damaged[area("8C")], t.owner("8C")) == (0, True, 0)
    assert t.units("7B") == {"beastman": (0, 2)}
    useless(realm(), "lost_city")


@law("RW.limits.4")
def test_without_a_free_token_a_stronghold_of_ones_own_is_given_up_for_the_lost_city() -> None:
    t = realm()
    for where in ("DA", "DB", "DC", "5A"):
        t.stronghold(0, where)
    t.hero(0, "corbin", "8C")
    own_turn(t, "lost_city")
    t.asked(0, "ask-runewars-move-stronghold", "skip", "area:DA", "area:DB", "area:DC", "area:5A")
    t.say(0, "area:5A")
    done(t)
    assert [at for at in range(len(t.g.stronghold)) if t.g.stronghold[at] == 0] == sorted(
        area(name) for name in ("DA", "DB", "DC", "8C")
    )


@law("RW.tactics.1")
def test_the_spy_guild_gives_a_resolved_order_back_but_not_the_active_one() -> None:
    t = realm()
    t.played(0, "recruit", "harvest")
    t.g.players[0].order = 7
    own_turn(t, "spy_guild")
    t.asked(0, "ask-runewars-spy-guild", "order:recruit", "order:harvest")
    t.say(0, "order:recruit")
    done(t)
    assert t.g.players[0].played == [4]
    useless(realm(), "spy_guild")


@law("RW.tactics.1", "RW.tactics.4")
def test_shared_counsel_costs_up_to_4_influence_and_both_draw_as_many() -> None:
    t = realm()
    t.give(0, influence=3)
    drawn = drawn_tactics("ambush", "drive_out", "rally_cry", "spy_guild")
    own_turn(t, "shared_counsel", drawn)
    t.asked(0, "ask-runewars-counsel-price", "influence:1", "influence:2", "influence:3")
    t.say(0, "influence:2")
    done(t)
    g = t.g
    assert [len(player.fresh) for player in g.players] == [2, 2]
    assert g.players[0].influence == 1
    useless(realm(), "shared_counsel")


@law("RW.tactics.1", "RW.retreat.3")
def test_drive_out_sends_all_neutral_units_of_an_area_away_allies_too() -> None:
    t = realm()
    t.put(1, "8A", berserker=1, beastman=2)
    own_turn(t, "drive_out")
    t.asked(1, "ask-runewars-retreat-to", "area:7A", "area:8B")
    t.say(1, "area:7A")
    done(t)
    assert t.units("8A") == {"berserker": (1, 0)}
    assert t.units("7A") == {"beastman": (0, 2)}
    assert t.owner("7A") is None
    useless(realm(), "drive_out")


@law("RW.neutral.cards.1")
def test_neutral_units_that_a_card_brings_to_a_controlled_area_are_its_owners_at_once() -> None:
    t = realm()
    t.stronghold(0, "5A")
    own_turn(t, "call_of_the_wild")
    t.say(0, "area:5A", "unit:beastman")
    done(t)
    assert t.g.ally[area("5A")] == 0
    assert board.army(t.g, 0, area("5A")) == 1
    t = realm()
    t.put(0, "7A", footman=1)
    t.neutrals("8A", hellhound=1)
    t.neutrals("8A", down=True, beastman=2)
    own_turn(t, "great_migration")
    t.say(0, "area:7A")
    done(t)
    assert t.units("7A") == {"footman": (1, 0), "hellhound": (1, 0), "beastman": (0, 2)}
    assert t.g.ally[area("7A")] == 0
    assert board.army(t.g, 0, area("7A")) == 4
    assert t.owner("8A") is None


@law("RW.neutral.cards.2")
@pytest.mark.parametrize("giants", [0, 1])
def test_allies_that_a_card_moves_to_an_empty_or_neutral_area_are_nobodys_at_once(giants: int) -> None:
    t = realm()
    t.put(1, "8A", berserker=1, beastman=2)
    t.neutrals("7A", giant=giants)
    assert board.army(t.g, 1, area("8A")) == 3
    own_turn(t, "drive_out")
    if giants:
        t.asked(0, "ask-runewars-drive-out", "area:7A", "area:8A")
        t.say(0, "area:8A")
    t.say(1, "area:7A")
    done(t)
    g = t.g
    assert (board.army(g, 1, area("8A")), board.army(g, 1, area("7A"))) == (1, 0)
    assert (g.ally[area("8A")], g.ally[area("7A")]) == (-1, -1)
    assert t.owner("7A") is None
    assert board.neutrals_in(g, area("7A")) == 2 + giants


@law("RW.retreat.3", "RW.neutral.ally.7")
def test_neutral_units_that_are_driven_out_go_where_their_ally_says_or_else_the_player_to_the_left() -> None:
    for ally, chooser in ((None, 1), (0, 0), (2, 2)):
        t = realm("daqan", "uthuk", "latari")
        if ally == 0:
            t.put(0, "8A", footman=1)
        elif ally == 2:
            t.put(2, "8A", archer=1)
        t.neutrals("8A", beastman=1)
        own_turn(t, "drive_out")
        t.asked(chooser, "ask-runewars-retreat-to")
        assert t.match.ask is not None
        to = t.match.ask.options[0]
        t.say(chooser, to)
        done(t)
        assert t.units(AREAS[to.value]) == {"beastman": (0, 1)}


@law("RW.tactics.1", "RW.neutral.cards.1")
def test_the_call_of_the_wild_brings_a_neutral_triangle_or_circle_where_one_rules_or_neutrals_are() -> None:
    t = realm()
    t.neutrals("8C", giant=1)
    own_turn(t, "call_of_the_wild")
    t.refused("area:UA", "RW.tactics.1")
    t.refused("area:7B", "RW.tactics.1")
    assert t.may("area:8C")
    t.say(0, "area:DA")
    t.asked(0, "ask-runewars-wild-kind", "unit:razorwing", "unit:sorcerer", "unit:beastman")
    t.say(0, "unit:sorcerer")
    done(t)
    assert t.units("DA") == {"sorcerer": (1, 0)}
    assert t.g.ally[area("DA")] == 0


@law("RW.tactics.1", "RW.neutral.cards.1")
def test_a_great_migration_brings_neutral_units_beside_or_to_oneself_as_allies_but_not_to_an_enemy() -> None:
    t = realm()
    t.neutrals("6A", beastman=1, hellhound=1)
    t.put(0, "6B", footman=1)
    own_turn(t, "great_migration")
    t.refused("area:UB", "RW.tactics.1")
    t.refused("area:8A", "RW.tactics.1")  # behind the mountains
    t.asked(0, "ask-runewars-beasts-to", "area:6B", "area:6C")
    t.say(0, "area:6B")
    done(t)
    assert t.units("6B") == {"footman": (1, 0), "beastman": (1, 0), "hellhound": (1, 0)}
    assert t.g.ally[area("6B")] == 0
    useless(realm(), "great_migration")


@law("RW.tactics.1", "RW.runes.gain.5", "RW.runes.one_per_area")
def test_shifting_runes_move_a_face_down_token_between_uncontrolled_areas_and_its_secret_with_it() -> None:
    t = realm()
    t.rune("8C", "dragon", known=[1])
    t.rune("7B", "false")
    t.rune("8D", "dragon", up=True)
    t.put(1, "8B", berserker=1)
    own_turn(t, "shifting_runes")
    t.asked(0, "ask-runewars-rune-from", "area:8C", "area:7B")
    t.say(0, "area:8C")
    t.asked(0, "ask-runewars-rune-to", "area:7A", "area:5C", "area:5D")
    t.refused("area:7B", "RW.tactics.1")
    t.say(0, "area:5D")
    done(t)
    g = t.g
    assert (g.rune[area("8C")], g.rune[area("5D")], g.rune_known[area("5D")]) == (0, 2, 2)
    assert (g.dragon_pile, g.false_pile) == (19, 16)


@law("RW.tactics.1", "RW.resources.5")
def test_a_supply_train_raises_a_dial_by_2() -> None:
    t = realm()
    t.give(0, dials=(1, 7, 1))
    own_turn(t, "supply_train")
    t.say(0, "resource:wood")
    done(t)
    assert t.g.players[0].dials == [1, 8, 1]


@law("RW.tactics.1")
def test_scorched_earth_lowers_a_dial_of_a_neighbour() -> None:
    t = realm("daqan", "uthuk", "latari")
    useless(t.copy(), "scorched_earth")
    beside = next(at for at in t.g.chart.adjacent(area("UA")) if t.g.owner[at] == -1)
    t.put(0, AREAS[beside], footman=1)
    own_turn(t, "scorched_earth")
    t.say(0, "resource:ore")
    done(t)
    assert t.g.players[1].dials == [3, 1, 2]


@law("RW.tactics.1")
def test_hidden_reserves_are_2_triangles_of_the_faction_at_one_stronghold() -> None:
    t = realm()
    t.stronghold(0, "DA")
    own_turn(t, "hidden_reserves")
    t.say(0, "unit:bowman", "unit:footman")
    done(t)
    assert t.units("DA") == {"bowman": (1, 0), "footman": (1, 0)}
    useless(realm(), "hidden_reserves")


@law("RW.tactics.1")
def test_what_changes_the_board_is_not_played_in_the_middle_of_a_battle() -> None:
    t = realm()
    t.give(0, tactics=["drive_out", "favours_called_in"])
    t.neutrals("8C", giant=1)
    t.g.turn = 0
    t.g.battle = Battle(area("5A"), 0, 1)
    t.stage(lambda g: deeds.window(g, 0))
    t.refused("tactic:drive_out", "RW.tactics.1")
    assert t.may("tactic:favours_called_in")


@law("RW.tactics.1", "RW.season.winter.1")
def test_winter_stores_exempt_an_area_and_whoever_could_hold_the_card_is_asked() -> None:
    t = table("daqan", "uthuk", season="winter")
    t.give(0, dials=(2, 0, 0), tactics=["winter_stores", "counterspell"])
    t.give(1, dials=(2, 0, 0), tactics=["counterspell"])
    t.put(0, "DA", footman=3)
    t.put(0, "DB", footman=4)
    t.put(1, "UA", berserker=3)
    t.g.phase = SECONDARY
    t.going_on()
    t.asked(0, "ask-runewars-tactic", "done", "tactic:winter_stores")
    t.refused("tactic:counterspell", "RW.tactics.1")
    t.say(0, "tactic:winter_stores")
    t.say(1, "done")
    t.refused("area:UA", "RW.tactics.1")
    t.say(0, "area:DB")
    t.asked(0, "ask-runewars-tactic", "done")
    t.say(0, "done")
    t.asked(1, "ask-runewars-tactic", "done")  # veiled: he could hold Winter Stores
    t.say(1, "done")
    assert [t.units(where) for where in ("DA", "DB")] == [{"footman": (2, 0)}, {"footman": (4, 0)}]
    assert t.units("UA") == {"berserker": (2, 0)}


@pytest.mark.parametrize(("food", "limit"), [(0, 0), (1, 1), (2, 1), (5, 4)])
@law("RW.season.winter.1")
def test_in_a_bitter_winter_food_counts_1_lower_but_not_below_1(food: int, limit: int) -> None:
    t = table("daqan", "uthuk", season="winter")
    t.give(0, dials=(food, 0, 0))
    assert secondary.food_limit(t.g, 0) == food
    t.g.winters_bite = 1
    assert secondary.food_limit(t.g, 0) == limit


@law("RW.tactics.3", "RW.limits.2")
def test_an_empty_deck_is_made_anew_of_the_discards_and_a_full_hand_discards() -> None:
    t = realm()
    names = ["ambush", "drive_out", "rally_cry", "spy_guild", "supply_train"]
    t.give(0, tactics=names, fresh=names)
    t.g.tactics_discard, t.g.tactics_deck = t.g.tactics_deck, []
    t.stage(lambda g: hands.draw_tactics(g, 0, 1, "RW.season.1"), drawn_tactics("lost_city"))
    t.asked(0, "ask-runewars-discard-tactic", *[f"tactic:{name}" for name in [*names, "lost_city"]])
    t.say(0, "tactic:ambush")
    t.over()
    assert len(t.g.tactics_deck) == 39
    assert len(t.told("discarded-tactic")) == 1
