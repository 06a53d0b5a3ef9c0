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
from polana.games.runewars.state import SECONDARY, Table
from polana.games.runewars.tactics import base
from polana.games.runewars.year import deeds
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.bench import (
    Foretold,
    area,
    asked,
    drawn_seasons,
    drawn_tactics,
    give,
    going_on,
    hero,
    may,
    neutrals,
    over,
    owner,
    played,
    put,
    refused,
    resolving,
    rune,
    say,
    scene,
    state,
    stronghold,
    table,
    told,
    units,
)


def own_turn(g: Table, card: str, chance: Foretold | None = None) -> Match:
    """Seat 0 plays a card in his turn, and nobody cancels it."""
    give(g, 0, tactics=[card])
    g.turn = 0
    match = scene(g, lambda g: deeds.window(g, 0), chance)
    say(match, 0, f"tactic:{card}")
    for seat in range(1, len(g.players)):
        asked(match, seat, "ask-runewars-counter")
        say(match, seat, "done")
    return match


def done(match: Match) -> None:
    say(match, 0, "done")
    over(match)


def useless(g: Table, card: str) -> None:
    give(g, 0, tactics=[card])
    g.turn = 0
    match = scene(g, lambda g: deeds.window(g, 0))
    refused(match, f"tactic:{card}", "RW.tactics.1")


def realm(*factions: str) -> Table:
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
    g = realm()
    give(g, 0, influence=0, dials=(0, 0, 0), tactics=["favours_called_in", "supply_train", "forced_march"])
    give(g, 1, tactics=["favours_called_in"])
    match = resolving(g, ["acquire_power", "fortify"])
    moments = []
    while state(match).turn == 0:
        ask = match.ask
        assert ask is not None
        if ask.about == "ask-runewars-deed":
            moments.append((state(match).stage, may(match, "tactic:favours_called_in")))
        say(match, ask.seat, "skip" if may(match, "skip") else "done")
    assert moments == [(0, True), (2, True), (4, True)]  # before, between primary and supremacy, after
    asked(match, 1, "ask-runewars-deed", "done", "tactic:favours_called_in")  # now it is his turn
    assert state(match).turn == 1


@law("RW.terms.active_player")
def test_outside_the_resolving_of_orders_there_is_no_active_player() -> None:
    g = realm()
    match = resolving(
        g, ["acquire_power", "fortify"], drawn_seasons("war_councils") + drawn_tactics("ambush", "ambush")
    )
    seen = []
    while state(match).season == 0:
        ask = match.ask
        assert ask is not None
        seen.append(state(match).turn)
        say(match, ask.seat, "skip" if may(match, "skip") else "done")
    assert set(seen) == {0, 1}
    assert state(match).turn == -1
    assert SEASONS[state(match).season] == "summer"


@law("RW.tactics.1")
def test_a_mountain_pass_opens_mountain_borders_until_the_end_of_the_turn() -> None:
    g = realm()
    put(g, 0, "8A", footman=1)
    footman = KINDS.index("footman")
    assert area("8A") not in movement.beside(g, area("6B"), movement.crossing(g, 0, footman))
    match = own_turn(g, "mountain_pass")
    done(match)
    g = state(match)
    assert g.acts.crossing == MOUNTAIN
    assert area("8A") in movement.beside(g, area("6B"), movement.crossing(g, 0, footman))
    assert area("8A") not in movement.beside(g, area("6B"), movement.crossing(g, 1, footman))


@law("RW.tactics.1")
def test_a_forced_march_brings_units_from_one_area_farther() -> None:
    match = own_turn(realm(), "forced_march")
    done(match)
    assert movement.range_of(state(match), KINDS.index("footman")) == 3
    assert state(match).acts.farther == 1


@law("RW.tactics.1")
def test_horrific_rumors_place_an_activation_token_of_an_opponent_where_he_does_not_rule() -> None:
    g = realm("daqan", "uthuk", "latari")
    match = own_turn(g, "horrific_rumors")
    say(match, 0, "seat:1")
    refused(match, "area:UA", "RW.tactics.1")
    say(match, 0, "area:DA")
    done(match)
    assert state(match).activated[area("DA")] == 2


@law("RW.tactics.1", "RW.limits.4")
def test_the_lost_city_drives_neutral_units_off_and_becomes_a_damaged_stronghold() -> None:
    g = realm()
    hero(g, 0, "corbin", "8C")
    hero(g, 0, "silhouette", "DA")
    neutrals(g, "8C", beastman=2)
    match = own_turn(g, "lost_city")
    say(match, 1, "area:7B")  # 8C is the only such area; the player to the left says where the beastmen retreat
    done(match)
    g = state(match)
    assert (g.stronghold[area("8C")], g.damaged[area("8C")], owner(g, "8C")) == (0, True, 0)
    assert units(g, "7B") == {"beastman": (0, 2)}
    useless(realm(), "lost_city")


@law("RW.limits.4")
def test_without_a_free_token_a_stronghold_of_ones_own_is_given_up_for_the_lost_city() -> None:
    g = realm()
    for where in ("DA", "DB", "DC", "5A"):
        stronghold(g, 0, where)
    hero(g, 0, "corbin", "8C")
    match = own_turn(g, "lost_city")
    asked(match, 0, "ask-runewars-move-stronghold", "skip", "area:DA", "area:DB", "area:DC", "area:5A")
    say(match, 0, "area:5A")
    done(match)
    assert [at for at in range(len(state(match).stronghold)) if state(match).stronghold[at] == 0] == sorted(
        area(name) for name in ("DA", "DB", "DC", "8C")
    )


@law("RW.tactics.1")
def test_the_spy_guild_gives_a_resolved_order_back_but_not_the_active_one() -> None:
    g = realm()
    played(g, 0, "recruit", "harvest")
    g.players[0].order = 7
    match = own_turn(g, "spy_guild")
    asked(match, 0, "ask-runewars-spy-guild", "order:recruit", "order:harvest")
    say(match, 0, "order:recruit")
    done(match)
    assert state(match).players[0].played == [4]
    useless(realm(), "spy_guild")


@law("RW.tactics.1", "RW.tactics.4")
def test_shared_counsel_costs_up_to_4_influence_and_both_draw_as_many() -> None:
    g = realm()
    give(g, 0, influence=3)
    drawn = drawn_tactics("ambush", "drive_out", "rally_cry", "spy_guild")
    match = own_turn(g, "shared_counsel", drawn)
    asked(match, 0, "ask-runewars-counsel-price", "influence:1", "influence:2", "influence:3")
    say(match, 0, "influence:2")
    done(match)
    g = state(match)
    assert [len(player.fresh) for player in g.players] == [2, 2]
    assert g.players[0].influence == 1
    useless(realm(), "shared_counsel")


@law("RW.tactics.1", "RW.retreat.3")
def test_drive_out_sends_all_neutral_units_of_an_area_away_allies_too() -> None:
    g = realm()
    put(g, 1, "8A", berserker=1, beastman=2)
    match = own_turn(g, "drive_out")
    asked(match, 1, "ask-runewars-retreat-to", "area:7A", "area:8B")
    say(match, 1, "area:7A")
    done(match)
    assert units(match, "8A") == {"berserker": (1, 0)}
    assert units(match, "7A") == {"beastman": (0, 2)}
    assert owner(match, "7A") is None
    useless(realm(), "drive_out")


@law("RW.neutral.cards.1")
def test_neutral_units_that_a_card_brings_to_a_controlled_area_are_its_owners_at_once() -> None:
    g = realm()
    stronghold(g, 0, "5A")
    match = own_turn(g, "call_of_the_wild")
    say(match, 0, "area:5A", "unit:beastman")
    done(match)
    assert state(match).ally[area("5A")] == 0
    assert board.army(state(match), 0, area("5A")) == 1
    g = realm()
    put(g, 0, "7A", footman=1)
    neutrals(g, "8A", hellhound=1)
    neutrals(g, "8A", down=True, beastman=2)
    match = own_turn(g, "great_migration")
    say(match, 0, "area:7A")
    done(match)
    assert units(match, "7A") == {"footman": (1, 0), "hellhound": (1, 0), "beastman": (0, 2)}
    assert state(match).ally[area("7A")] == 0
    assert board.army(state(match), 0, area("7A")) == 4
    assert owner(match, "8A") is None


@law("RW.neutral.cards.2")
@pytest.mark.parametrize("giants", [0, 1])
def test_allies_that_a_card_moves_to_an_empty_or_neutral_area_are_nobodys_at_once(giants: int) -> None:
    g = realm()
    put(g, 1, "8A", berserker=1, beastman=2)
    neutrals(g, "7A", giant=giants)
    assert board.army(g, 1, area("8A")) == 3
    match = own_turn(g, "drive_out")
    if giants:
        asked(match, 0, "ask-runewars-drive-out", "area:7A", "area:8A")
        say(match, 0, "area:8A")
    say(match, 1, "area:7A")
    done(match)
    g = state(match)
    assert (board.army(g, 1, area("8A")), board.army(g, 1, area("7A"))) == (1, 0)
    assert (g.ally[area("8A")], g.ally[area("7A")]) == (-1, -1)
    assert owner(g, "7A") is None
    assert board.neutrals_in(g, area("7A")) == 2 + giants


@law("RW.retreat.3", "RW.neutral.ally.7")
def test_neutral_units_that_are_driven_out_go_where_their_ally_says_or_else_the_player_to_the_left() -> None:
    for ally, chooser in ((None, 1), (0, 0), (2, 2)):
        g = realm("daqan", "uthuk", "latari")
        if ally == 0:
            put(g, 0, "8A", footman=1)
        elif ally == 2:
            put(g, 2, "8A", archer=1)
        neutrals(g, "8A", beastman=1)
        match = own_turn(g, "drive_out")
        asked(match, chooser, "ask-runewars-retreat-to")
        assert match.ask is not None
        to = match.ask.options[0]
        say(match, chooser, to)
        done(match)
        assert units(match, AREAS[to.value]) == {"beastman": (0, 1)}


@law("RW.tactics.1", "RW.neutral.cards.1")
def test_the_call_of_the_wild_brings_a_neutral_triangle_or_circle_where_one_rules_or_neutrals_are() -> None:
    g = realm()
    neutrals(g, "8C", giant=1)
    match = own_turn(g, "call_of_the_wild")
    refused(match, "area:UA", "RW.tactics.1")
    refused(match, "area:7B", "RW.tactics.1")
    assert may(match, "area:8C")
    say(match, 0, "area:DA")
    asked(match, 0, "ask-runewars-wild-kind", "unit:razorwing", "unit:sorcerer", "unit:beastman")
    say(match, 0, "unit:sorcerer")
    done(match)
    assert units(match, "DA") == {"sorcerer": (1, 0)}
    assert state(match).ally[area("DA")] == 0


@law("RW.tactics.1", "RW.neutral.cards.1")
def test_a_great_migration_brings_neutral_units_beside_or_to_oneself_as_allies_but_not_to_an_enemy() -> None:
    g = realm()
    neutrals(g, "6A", beastman=1, hellhound=1)
    put(g, 0, "6B", footman=1)
    match = own_turn(g, "great_migration")
    refused(match, "area:UB", "RW.tactics.1")
    refused(match, "area:8A", "RW.tactics.1")  # behind the mountains
    asked(match, 0, "ask-runewars-beasts-to", "area:6B", "area:6C")
    say(match, 0, "area:6B")
    done(match)
    assert units(match, "6B") == {"footman": (1, 0), "beastman": (1, 0), "hellhound": (1, 0)}
    assert state(match).ally[area("6B")] == 0
    useless(realm(), "great_migration")


@law("RW.tactics.1", "RW.runes.gain.5", "RW.runes.one_per_area")
def test_shifting_runes_move_a_face_down_token_between_uncontrolled_areas_and_its_secret_with_it() -> None:
    g = realm()
    rune(g, "8C", "dragon", known=[1])
    rune(g, "7B", "false")
    rune(g, "8D", "dragon", up=True)
    put(g, 1, "8B", berserker=1)
    match = own_turn(g, "shifting_runes")
    asked(match, 0, "ask-runewars-rune-from", "area:8C", "area:7B")
    say(match, 0, "area:8C")
    asked(match, 0, "ask-runewars-rune-to", "area:7A", "area:5C", "area:5D")
    refused(match, "area:7B", "RW.tactics.1")
    say(match, 0, "area:5D")
    done(match)
    g = state(match)
    assert (g.rune[area("8C")], g.rune[area("5D")], g.rune_known[area("5D")]) == (0, 2, 2)
    assert (g.dragon_pile, g.false_pile) == (19, 16)


@law("RW.tactics.1", "RW.resources.5")
def test_a_supply_train_raises_a_dial_by_2() -> None:
    g = realm()
    give(g, 0, dials=(1, 7, 1))
    match = own_turn(g, "supply_train")
    say(match, 0, "resource:wood")
    done(match)
    assert state(match).players[0].dials == [1, 8, 1]


@law("RW.tactics.1")
def test_scorched_earth_lowers_a_dial_of_a_neighbour() -> None:
    g = realm("daqan", "uthuk", "latari")
    useless(g.copy(), "scorched_earth")
    beside = next(at for at in g.chart.adjacent(area("UA")) if g.owner[at] == -1)
    put(g, 0, AREAS[beside], footman=1)
    match = own_turn(g, "scorched_earth")
    say(match, 0, "resource:ore")
    done(match)
    assert state(match).players[1].dials == [3, 1, 2]


@law("RW.tactics.1")
def test_hidden_reserves_are_2_triangles_of_the_faction_at_one_stronghold() -> None:
    g = realm()
    stronghold(g, 0, "DA")
    match = own_turn(g, "hidden_reserves")
    say(match, 0, "unit:bowman", "unit:footman")
    done(match)
    assert units(match, "DA") == {"bowman": (1, 0), "footman": (1, 0)}
    useless(realm(), "hidden_reserves")


@law("RW.tactics.1")
def test_what_changes_the_board_is_not_played_in_the_middle_of_a_battle() -> None:
    g = realm()
    give(g, 0, tactics=["drive_out", "favours_called_in"])
    neutrals(g, "8C", giant=1)
    g.turn = 0
    g.battle = Battle(area("5A"), 0, 1)
    match = scene(g, lambda g: deeds.window(g, 0))
    refused(match, "tactic:drive_out", "RW.tactics.1")
    assert may(match, "tactic:favours_called_in")


@law("RW.tactics.1", "RW.season.winter.1")
def test_winter_stores_exempt_an_area_and_whoever_could_hold_the_card_is_asked() -> None:
    g = table("daqan", "uthuk", season="winter")
    give(g, 0, dials=(2, 0, 0), tactics=["winter_stores", "counterspell"])
    give(g, 1, dials=(2, 0, 0), tactics=["counterspell"])
    put(g, 0, "DA", footman=3)
    put(g, 0, "DB", footman=4)
    put(g, 1, "UA", berserker=3)
    g.phase = SECONDARY
    match = going_on(g)
    asked(match, 0, "ask-runewars-tactic", "done", "tactic:winter_stores")
    refused(match, "tactic:counterspell", "RW.tactics.1")
    say(match, 0, "tactic:winter_stores")
    say(match, 1, "done")
    refused(match, "area:UA", "RW.tactics.1")
    say(match, 0, "area:DB")
    asked(match, 0, "ask-runewars-tactic", "done")
    say(match, 0, "done")
    asked(match, 1, "ask-runewars-tactic", "done")  # veiled: he could hold Winter Stores
    say(match, 1, "done")
    assert [units(match, where) for where in ("DA", "DB")] == [{"footman": (2, 0)}, {"footman": (4, 0)}]
    assert units(match, "UA") == {"berserker": (2, 0)}


@pytest.mark.parametrize(("food", "limit"), [(0, 0), (1, 1), (2, 1), (5, 4)])
@law("RW.season.winter.1")
def test_in_a_bitter_winter_food_counts_1_lower_but_not_below_1(food: int, limit: int) -> None:
    g = table("daqan", "uthuk", season="winter")
    give(g, 0, dials=(food, 0, 0))
    assert secondary.food_limit(g, 0) == food
    g.winters_bite = 1
    assert secondary.food_limit(g, 0) == limit


@law("RW.tactics.3", "RW.limits.2")
def test_an_empty_deck_is_made_anew_of_the_discards_and_a_full_hand_discards() -> None:
    g = realm()
    names = ["ambush", "drive_out", "rally_cry", "spy_guild", "supply_train"]
    give(g, 0, tactics=names, fresh=names)
    g.tactics_discard, g.tactics_deck = g.tactics_deck, []
    match = scene(g, lambda g: hands.draw_tactics(g, 0, 1, "RW.season.1"), drawn_tactics("lost_city"))
    asked(match, 0, "ask-runewars-discard-tactic", *[f"tactic:{name}" for name in [*names, "lost_city"]])
    say(match, 0, "tactic:ambush")
    over(match)
    assert len(state(match).tactics_deck) == 39
    assert len(told(match, "discarded-tactic")) == 1
