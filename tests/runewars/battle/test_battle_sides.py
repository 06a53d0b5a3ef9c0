"""Battles for strongholds and with neutral units, and what is left when they are over (RW.battle.7)."""

from __future__ import annotations

from polana.games.runewars.sight import view
from polana.games.runewars.state import Table
from tests.law import law
from tests.runewars.battlebench import battle, field, line, outcome, quick
from tests.runewars.bench import (
    activate,
    area,
    asked,
    calm,
    fate,
    force,
    give,
    neutrals,
    over,
    owner,
    put,
    say,
    state,
    stronghold,
    table,
    told,
    units,
)

# --- strongholds ------------------------------------------------------------------------------------------------------


def siege(attackers: int, damaged: bool = False, supremacy: bool = False) -> Table:
    g = table("daqan", "uthuk")
    stronghold(g, 1, "8B", damaged)
    put(g, 0, "7A", footman=1)
    force(g, 0, "8B", footman=attackers)
    g.players[0].order, g.players[0].supremacy = 3, supremacy
    return g


@law("RW.battle.6.3", "RW.battle.7.4")
def test_a_stronghold_adds_five_and_is_damaged_if_standing_enemies_remain() -> None:
    match = quick(siege(5), "8B", fate(1, 2, 3, 4, 11))
    over(match)
    assert told(match, "strength") == [{"mine": 5, "theirs": 5}]
    assert outcome(match) is False
    assert state(match).damaged[area("8B")]
    assert state(match).stronghold[area("8B")] == 1


@law("RW.battle.6.3", "RW.battle.7.4")
def test_a_damaged_stronghold_adds_three_and_stays_damaged() -> None:
    match = quick(siege(3, damaged=True), "8B", fate(1, 2, 3))
    over(match)
    assert told(match, "strength") == [{"mine": 3, "theirs": 3}]
    assert state(match).damaged[area("8B")]
    assert state(match).stronghold[area("8B")] == 1


@law("RW.battle.7.4")
def test_a_stronghold_is_not_damaged_if_no_enemy_is_left_standing() -> None:
    g = siege(1)
    put(g, 1, "8B", berserker=1)
    match = quick(g, "8B", fate(15) + [])
    over(match)
    assert not state(match).damaged[area("8B")]


@law("RW.battle.7.2", "RW.orders.3.supremacy")
def test_conquer_with_supremacy_lowers_the_stronghold_by_three_and_the_victor_may_take_it_damaged() -> None:
    match = quick(siege(3, supremacy=True), "8B", fate(1, 2, 3))
    assert told(match, "strength") == [{"mine": 3, "theirs": 2}]
    asked(match, 0, "ask-runewars-capture", "yes", "skip")
    twin = match.clone()
    say(match, 0, "yes")
    over(match)
    g = state(match)
    assert (g.stronghold[area("8B")], g.damaged[area("8B")]) == (0, True)
    assert g.acts.strongholds_taken == 1
    say(twin, 0, "skip")
    over(twin)
    assert state(twin).stronghold[area("8B")] == -1
    assert owner(twin, "8B") == 0


@law("RW.orders.3.supremacy")
def test_a_damaged_stronghold_falls_to_nought_with_conquer_but_not_below() -> None:
    match = quick(siege(1, damaged=True, supremacy=True), "8B", fate(1))
    assert told(match, "strength") == [{"mine": 1, "theirs": 0}]


@law("RW.orders.3.supremacy")
def test_without_supremacy_conquer_leaves_the_stronghold_its_strength() -> None:
    match = quick(siege(3), "8B", fate(1, 2, 3))
    assert told(match, "strength") == [{"mine": 3, "theirs": 5}]


@law("RW.battle.7.3")
def test_a_victor_whose_strongholds_are_all_in_play_may_give_one_up_for_the_captured_one() -> None:
    g = siege(6)
    for where in ("5A", "5B", "DA", "7A"):
        stronghold(g, 0, where)
    g.development[area("5A")] = 0
    match = quick(g, "8B", fate(1, 2, 3, 4, 11, 12))
    asked(match, 0, "ask-runewars-move-stronghold", "skip", "area:5A", "area:5B", "area:DA", "area:7A")
    say(match, 0, "area:5A")
    over(match)
    found = state(match)
    assert found.stronghold[area("5A")] == -1
    assert found.development[area("5A")] == -1
    assert (found.stronghold[area("8B")], found.damaged[area("8B")]) == (0, True)


# --- neutral units ----------------------------------------------------------------------------------------------------


@law("RW.neutral.battle.1", "RW.neutral.ally.7")
def test_the_player_to_the_attackers_left_decides_for_unallied_neutral_units() -> None:
    g = table("daqan", "latari", "waiqar")
    g.turn = 0
    where = "8B" if area("8B") in g.chart.areas else "5B"
    neutrals(g, where, hellhound=2, beastman=1)
    put_beside = [other for other in g.chart.from_here(area(where)) if g.owner[other] == -1]
    assert put_beside
    force(g, 0, where, knight=2)
    match = battle(g, where, fate(18, 5) + fate(1))
    assert field(match).decider == [0, 1]
    calm(match)
    asked(match, 1, "ask-runewars-damage", "unit:hellhound", "unit:beastman")


@law("RW.neutral.battle.2", "RW.tactics.2")
def test_whoever_decides_for_neutral_units_plays_no_tactics() -> None:
    g = table("daqan", "uthuk")
    neutrals(g, "8B", hellhound=1)
    put(g, 0, "7A", footman=1)
    force(g, 0, "8B", footman=2)
    give(g, 0, tactics=["rally_cry"])
    give(g, 1, tactics=["summon_lightning", "rally_cry"])
    match = battle(g, "8B", fate(1, 2) + fate(7))
    # the start, the turn, round 3, its end, and when strength has been counted
    say(match, 0, "done", "done", "done", "done", "done")
    asked(match, 1, "ask-runewars-retreat-to", "area:6B", "area:8A", "area:8C", "area:8D")
    say(match, 1, "area:8A")
    over(match)
    assert outcome(match) is True


@law("RW.tactics.2")
def test_a_defender_without_figures_in_the_battle_plays_no_tactics() -> None:
    g = siege(3)
    give(g, 1, tactics=["summon_lightning"])
    match = battle(g, "8B", fate(1, 2, 3))
    seats = set()
    while not match.over:
        assert match.ask is not None
        seats.add(match.ask.seat)
        say(match, match.ask.seat, "done")
    assert seats == {0}


@law("RW.neutral.ally.4")
def test_allied_neutral_units_stay_loyal_until_the_battle_ends() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=1, dragon=1)
    put(g, 1, "8D", berserker=1)
    put(g, 0, "7A", footman=1)
    force(g, 0, "8B", bowman=1, footman=1)
    # the Bowman's damage destroys the last Berserker; the Dragon fights on for the Uthuk and wins
    match = quick(g, "8B", fate(15) + fate(1) + fate(11))
    asked(match, 1, "ask-runewars-damage", "unit:berserker", "unit:dragon")
    say(match, 1, "unit:berserker")
    calm(match)
    assert field(match).decider[1] == 1
    asked(match, 0, "ask-runewars-damage", "unit:bowman", "unit:footman")
    say(match, 0, "unit:bowman")
    calm(match)
    over(match)
    assert outcome(match) is False
    assert units(match, "8B") == {"dragon": (1, 0)}
    assert state(match).ally[area("8B")] == -1
    assert owner(match, "8B") is None


@law("RW.neutral.ally.5")
def test_allied_neutral_units_that_retreat_to_a_friendly_area_stay_allied() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=1, beastman=1)
    put(g, 1, "8D", berserker=1)
    force(g, 0, "8B", bowman=1, footman=3)
    match = quick(g, "8B", fate(15) + fate(1) + fate(2, 3, 4))
    say(match, 1, "unit:berserker")
    calm(match)
    over(match)
    assert outcome(match) is True
    assert units(match, "8D") == {"berserker": (1, 0), "beastman": (0, 1)}
    assert state(match).ally[area("8D")] == 1


@law("RW.neutral.ally.5")
def test_allies_for_whom_only_an_empty_area_is_left_go_there_and_the_alliance_ends() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=1, beastman=1)
    force(g, 0, "8B", bowman=1, footman=3)
    match = quick(g, "8B", fate(15) + fate(1) + fate(2, 3, 4))
    say(match, 1, "unit:berserker")
    calm(match)
    say(match, 1, "area:8D")
    over(match)
    assert units(match, "8D") == {"beastman": (0, 1)}
    assert state(match).ally[area("8D")] == -1


@law("RW.neutral.ally.3", "RW.neutral.ally.4")
def test_allies_who_conquer_an_area_alone_are_neutral_once_the_battle_is_over() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "6A", footman=1)
    put(g, 1, "UC", flesh_ripper=1)
    force(g, 0, "UC", bowman=1, dragon=1)
    # Bowman and Flesh Ripper destroy each other; the Dragon fights on for the Daqan Lords and wins
    match = quick(g, "UC", fate(15) + fate(18) + fate(4))
    say(match, 0, "unit:bowman")
    over(match)
    assert told(match, "strength") == [{"mine": 1, "theirs": 0}]
    assert units(match, "UC") == {"dragon": (1, 0)}
    assert state(match).ally[area("UC")] == -1
    assert owner(match, "UC") is None


@law("RW.neutral.ally.1", "RW.neutral.ally.4")
def test_allies_who_defend_a_home_area_alone_stay_allied_with_its_owner() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "6A", footman=1)
    put(g, 1, "UC", flesh_ripper=1, dragon=1)
    force(g, 0, "UC", bowman=1)
    match = quick(g, "UC", fate(15) + fate(5) + fate(4))
    say(match, 1, "unit:flesh_ripper")
    over(match)
    assert told(match, "strength") == [{"mine": 1, "theirs": 1}]
    assert units(match, "UC") == {"dragon": (1, 0)}
    assert (owner(match, "UC"), state(match).ally[area("UC")]) == (1, 1)


@law("RW.terms.enemy_units")
def test_neutral_units_allied_with_another_player_are_enemy_units() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=1, beastman=2)
    put(g, 0, "7A", footman=1)
    force(g, 0, "8B", bowman=2, beastman=1)
    match = battle(g, "8B")
    assert line(match, 0) == {"bowman": (2, 0), "beastman": (1, 0)}
    assert line(match, 1) == {"berserker": (1, 0), "beastman": (2, 0)}
    assert field(match).decider == [0, 1]


@law("RW.move.limit.3")
def test_a_victor_with_more_than_eight_units_retreats_the_surplus_to_one_area() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=1)
    put(g, 1, "8D", berserker=1)
    put(g, 0, "7A", footman=1)
    force(g, 0, "8B", footman=8, knight=2)
    match = quick(g, "8B", fate(5, 6) + fate(1) + fate(2, 3, 4, 11, 12, 13, 14, 21))
    asked(match, 0, "ask-runewars-surplus", "unit:footman", "unit:knight")
    say(match, 0, "unit:knight", "unit:footman")
    over(match)
    assert units(match, "8B") == {"footman": (7, 0), "knight": (1, 0)}
    assert units(match, "7A") == {"footman": (1, 1), "knight": (0, 1)}


@law("RW.move.limit.3", "RW.neutral.ally.5")
def test_allies_among_the_surplus_stay_allied_with_the_unit_that_goes_along() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=1)
    put(g, 1, "8D", berserker=1)
    force(g, 0, "8B", footman=8, razorwing=1, siege_tower=1)
    # the Razorwing misses, the Berserker routs the Siege Tower, the rest misses
    match = quick(g, "8B", fate(1) + fate(5) + fate(2, 3, 4, 11, 12, 13, 14, 21))
    say(match, 0, "unit:siege_tower")
    calm(match)
    say(match, 0, "unit:razorwing", "routed:siege_tower", "area:8A")
    over(match)
    assert units(match, "8A") == {"siege_tower": (0, 1), "razorwing": (0, 1)}
    assert state(match).ally[area("8A")] == 0


@law("RW.fate.1", "RW.fate.2", "RW.fate.3")
def test_all_cards_are_drawn_and_discarded_and_an_empty_deck_is_made_of_the_discards() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=1)
    put(g, 1, "8D", berserker=1)
    force(g, 0, "8B", footman=3)
    g.fate_discard = [card for card in g.fate if card not in (0, 1)]
    g.fate = [0, 1]
    # one card for the Berserker, one of the three for the Footmen; then 28 discards become the deck
    match = battle(g, "8B", fate(1) + fate(2, 3, 4))
    calm(match)
    over(match)
    found = state(match)
    assert sorted(found.fate_discard) == [1, 2, 3]  # the second card was in hand when the deck ran out
    assert len(found.fate) == 27
    for reader in (0, 1, -1):  # anybody may look through the discards
        assert view(found, reader)["decks"]["fate_discard"] == ["2", "3", "4"]


@law("RW.battle.7.6")
def test_an_activated_area_does_not_hold_back_those_who_retreat() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=3)
    put(g, 0, "7A", footman=1)
    activate(g, 0, "8B", "7A")
    force(g, 0, "8B", footman=1)
    match = quick(g, "8B", fate(1, 2, 3) + fate(4))
    over(match)
    assert units(match, "7A") == {"footman": (1, 1)}
