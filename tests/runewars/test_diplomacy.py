"""Units that meet neutral ones fight or talk (RW.diplomacy, RW.move.2)."""

from __future__ import annotations

from polana.games.runewars.moves.diplomacy import meet
from polana.games.runewars.state import Table
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    fate,
    force,
    give,
    neutrals,
    over,
    owner,
    put,
    refused,
    say,
    scene,
    state,
    stronghold,
    table,
    units,
)

# Fate cards by their destiny: 5 success, 3 and 4 middle, 1 and 2 failure.


def elves(influence: int, archers: int = 2) -> Table:
    g = table("latari", "daqan")
    g.turn = 0
    give(g, 0, influence=influence)
    neutrals(g, "8B", beastman=2, dragon=1)
    force(g, 0, "8B", archer=archers)
    return g


@law("RW.diplomacy.ex1", "RW.diplomacy.2", "RW.diplomacy.3", "RW.diplomacy.result.ally", "RW.diplomacy.4")
def test_three_influence_draw_three_fate_cards_and_the_chosen_success_allies_all_neutral_units_together() -> None:
    match = scene(elves(5), lambda g: meet(g, 0, area("8B"), True), fate(1, 5, 3))
    asked(match, 0, "ask-runewars-meet", "fight", "negotiate")
    say(match, 0, "negotiate", "influence:3")
    asked(match, 0, "ask-runewars-parley-card", "fate:1", "fate:3", "fate:5")
    say(match, 0, "fate:5")
    over(match)
    g = state(match)
    assert g.players[0].influence == 2
    assert units(g, "8B") == {"archer": (2, 0), "beastman": (2, 0), "dragon": (1, 0)}
    assert g.ally[area("8B")] == 0
    assert owner(g, "8B") == 0
    assert len(g.fate_discard) == 3


@law("RW.diplomacy.1")
def test_between_one_and_six_influence_are_spent_and_without_influence_nobody_negotiates() -> None:
    match = scene(elves(9), lambda g: meet(g, 0, area("8B"), True), fate(5, 1, 2, 3, 4, 6))
    say(match, 0, "negotiate")
    asked(match, 0, "ask-runewars-parley-spend", *[f"influence:{n}" for n in range(1, 7)])
    say(match, 0, "influence:6")
    assert state(match).players[0].influence == 3
    match = scene(elves(0), lambda g: meet(g, 0, area("8B"), True))
    assert state(match).battle is not None  # there was nothing else to choose
    g = elves(4)
    match = scene(g, lambda g: meet(g, 0, area("8B"), True))
    say(match, 0, "negotiate")
    asked(match, 0, "ask-runewars-parley-spend", *[f"influence:{n}" for n in range(1, 5)])


@law("RW.diplomacy.result.retreat")
def test_on_the_middle_symbol_all_neutral_units_retreat_where_the_player_on_the_left_says_and_are_routed() -> None:
    g = elves(1)
    neutrals(g, "8B", down=True, giant=1)
    put(g, 1, "8D", footman=1)
    match = scene(g, lambda g: meet(g, 0, area("8B"), True), fate(3))
    say(match, 0, "negotiate")
    asked(match, 1, "ask-runewars-retreat-to", "area:8A", "area:7A", "area:8C", "area:6B")
    say(match, 1, "area:7A")
    over(match)
    assert units(match, "7A") == {"beastman": (0, 2), "dragon": (0, 1), "giant": (0, 1)}
    assert units(match, "8B") == {"archer": (2, 0)}
    assert state(match).ally[area("7A")] == -1


@law("RW.diplomacy.result.fight")
def test_on_the_failure_symbol_the_player_fights_or_retreats_all_his_units_to_one_adjacent_area() -> None:
    g = elves(1)
    put(g, 0, "6B", warrior=1)
    match = scene(g, lambda g: meet(g, 0, area("8B"), True), fate(1))
    say(match, 0, "negotiate")
    asked(match, 0, "ask-runewars-parley-failed", "fight", "retreat")
    twin = match.clone()
    say(match, 0, "retreat")
    over(match)
    assert units(match, "6B") == {"archer": (0, 2), "warrior": (1, 0)}  # the only friendly area beside
    assert units(match, "8B") == {"beastman": (2, 0), "dragon": (1, 0)}
    say(twin, 0, "fight")
    assert state(twin).battle is not None


@law("RW.orders.2.forced_retreat")
def test_who_has_fought_already_in_this_mobilize_must_retreat_when_talks_fail() -> None:
    g = elves(2)
    put(g, 0, "6B", warrior=1)
    match = scene(g, lambda g: meet(g, 0, area("8B"), False), fate(1, 2))
    say(match, 0, "influence:2", "fate:2")  # to fight was no option
    over(match)
    assert units(match, "6B") == {"archer": (0, 2), "warrior": (1, 0)}


@law("RW.move.limit.4")
def test_with_more_than_eight_units_nobody_negotiates() -> None:
    match = scene(elves(3, archers=9), lambda g: meet(g, 0, area("8B"), True))
    assert state(match).battle is not None
    match = scene(elves(3, archers=8), lambda g: meet(g, 0, area("8B"), True))
    asked(match, 0, "ask-runewars-meet", "fight", "negotiate")


@law("RW.move.limit.1")
def test_new_allies_beyond_eight_units_cost_units_of_the_players_choice() -> None:
    match = scene(elves(1, archers=7), lambda g: meet(g, 0, area("8B"), True), fate(5))
    say(match, 0, "negotiate")
    asked(match, 0, "ask-runewars-destroy", "unit:archer", "unit:beastman", "unit:dragon")
    say(match, 0, "unit:archer", "unit:beastman")
    over(match)
    assert units(match, "8B") == {"archer": (6, 0), "beastman": (1, 0), "dragon": (1, 0)}


@law("RW.move.2")
def test_who_enters_neutral_units_must_fight_or_negotiate() -> None:
    match = scene(elves(1), lambda g: meet(g, 0, area("8B"), True))
    asked(match, 0, "ask-runewars-meet", "fight", "negotiate")
    refused(match, "done", "")
    g = elves(0)
    stronghold(g, 1, "DA")
    match = scene(g, lambda g: meet(g, 0, area("8B"), True))
    assert state(match).acts.battles == 1
