"""Battles for strongholds and with neutral units, and what is left when they are over (RW.battle.7)."""

from __future__ import annotations

from polana.games.runewars.sight import view
from tests.law import law
from tests.runewars.bench import Bench, area, fate, table

# --- strongholds ------------------------------------------------------------------------------------------------------


def siege(attackers: int, damaged: bool = False, supremacy: bool = False) -> Bench:
    t = table("daqan", "uthuk")
    t.stronghold(1, "8B", damaged)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=attackers)
    t.g.players[0].order, t.g.players[0].supremacy = 3, supremacy
    return t


@law("RW.battle.6.3", "RW.battle.7.4")
def test_a_stronghold_adds_five_and_is_damaged_if_standing_enemies_remain() -> None:
    t = siege(5).quick("8B", fate(1, 2, 3, 4, 11))
    t.over()
    assert t.told("strength") == [{"mine": 5, "theirs": 5}]
    assert t.outcome() is False
    assert t.g.damaged[area("8B")]
    assert t.g.stronghold[area("8B")] == 1


@law("RW.battle.6.3", "RW.battle.7.4")
def test_a_damaged_stronghold_adds_three_and_stays_damaged() -> None:
    t = siege(3, damaged=True).quick("8B", fate(1, 2, 3))
    t.over()
    assert t.told("strength") == [{"mine": 3, "theirs": 3}]
    assert t.g.damaged[area("8B")]
    assert t.g.stronghold[area("8B")] == 1


@law("RW.battle.7.4")
def test_a_stronghold_is_not_damaged_if_no_enemy_is_left_standing() -> None:
    t = siege(1)
    t.put(1, "8B", berserker=1)
    t.quick("8B", fate(15) + [])
    t.over()
    assert not t.g.damaged[area("8B")]


@law("RW.battle.7.2", "RW.orders.3.supremacy")
def test_conquer_with_supremacy_lowers_the_stronghold_by_three_and_the_victor_may_take_it_damaged() -> None:
    t = siege(3, supremacy=True).quick("8B", fate(1, 2, 3))
    assert t.told("strength") == [{"mine": 3, "theirs": 2}]
    t.asked(0, "ask-runewars-capture", "yes", "skip")
    twin = t.clone()
    t.say(0, "yes")
    t.over()
    g = t.g
    assert (g.stronghold[area("8B")], g.damaged[area("8B")]) == (0, True)
    assert g.acts.strongholds_taken == 1
    twin.say(0, "skip")
    twin.over()
    assert twin.g.stronghold[area("8B")] == -1
    assert twin.owner("8B") == 0


@law("RW.orders.3.supremacy")
def test_a_damaged_stronghold_falls_to_nought_with_conquer_but_not_below() -> None:
    t = siege(1, damaged=True, supremacy=True).quick("8B", fate(1))
    assert t.told("strength") == [{"mine": 1, "theirs": 0}]


@law("RW.orders.3.supremacy")
def test_without_supremacy_conquer_leaves_the_stronghold_its_strength() -> None:
    t = siege(3).quick("8B", fate(1, 2, 3))
    assert t.told("strength") == [{"mine": 3, "theirs": 5}]


@law("RW.battle.7.3")
def test_a_victor_whose_strongholds_are_all_in_play_may_give_one_up_for_the_captured_one() -> None:
    t = siege(6)
    for where in ("5A", "5B", "DA", "7A"):
        t.stronghold(0, where)
    t.g.development[area("5A")] = 0
    t.quick("8B", fate(1, 2, 3, 4, 11, 12))
    t.asked(0, "ask-runewars-move-stronghold", "skip", "area:5A", "area:5B", "area:DA", "area:7A")
    t.say(0, "area:5A")
    t.over()
    found = t.g
    assert found.stronghold[area("5A")] == -1
    assert found.development[area("5A")] == -1
    assert (found.stronghold[area("8B")], found.damaged[area("8B")]) == (0, True)


# --- neutral units ----------------------------------------------------------------------------------------------------


@law("RW.neutral.battle.1", "RW.neutral.ally.7")
def test_the_player_to_the_attackers_left_decides_for_unallied_neutral_units() -> None:
    t = table("daqan", "latari", "waiqar")
    t.g.turn = 0
    where = "8B" if area("8B") in t.g.chart.areas else "5B"
    t.neutrals(where, hellhound=2, beastman=1)
    put_beside = [other for other in t.g.chart.from_here(area(where)) if t.g.owner[other] == -1]
    assert put_beside
    t.force(0, where, knight=2)
    t.battle(where, fate(18, 5) + fate(1))
    assert t.field().decider == [0, 1]
    t.calm()
    t.asked(1, "ask-runewars-damage", "unit:hellhound", "unit:beastman")


@law("RW.neutral.battle.2", "RW.tactics.2")
def test_whoever_decides_for_neutral_units_plays_no_tactics() -> None:
    t = table("daqan", "uthuk")
    t.neutrals("8B", hellhound=1)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=2)
    t.give(0, tactics=["rally_cry"])
    t.give(1, tactics=["summon_lightning", "rally_cry"])
    t.battle("8B", fate(1, 2) + fate(7))
    # the start, the turn, round 3, its end, and when strength has been counted
    t.say(0, "done", "done", "done", "done", "done")
    t.asked(1, "ask-runewars-retreat-to", "area:6B", "area:8A", "area:8C", "area:8D")
    t.say(1, "area:8A")
    t.over()
    assert t.outcome() is True


@law("RW.tactics.2")
def test_a_defender_without_figures_in_the_battle_plays_no_tactics() -> None:
    t = siege(3)
    t.give(1, tactics=["summon_lightning"])
    t.battle("8B", fate(1, 2, 3))
    seats = set()
    while not t.match.over:
        assert t.match.ask is not None
        seats.add(t.match.ask.seat)
        t.say(t.match.ask.seat, "done")
    assert seats == {0}


@law("RW.neutral.ally.4")
def test_allied_neutral_units_stay_loyal_until_the_battle_ends() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1, dragon=1)
    t.put(1, "8D", berserker=1)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", bowman=1, footman=1)
    # the Bowman's damage destroys the last Berserker; the Dragon fights on for the Uthuk and wins
    t.quick("8B", fate(15) + fate(1) + fate(11))
    t.asked(1, "ask-runewars-damage", "unit:berserker", "unit:dragon")
    t.say(1, "unit:berserker")
    t.calm()
    assert t.field().decider[1] == 1
    t.asked(0, "ask-runewars-damage", "unit:bowman", "unit:footman")
    t.say(0, "unit:bowman")
    t.calm()
    t.over()
    assert t.outcome() is False
    assert t.units("8B") == {"dragon": (1, 0)}
    assert t.g.ally[area("8B")] == -1
    assert t.owner("8B") is None


@law("RW.neutral.ally.5")
def test_allied_neutral_units_that_retreat_to_a_friendly_area_stay_allied() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1, beastman=1)
    t.put(1, "8D", berserker=1)
    t.force(0, "8B", bowman=1, footman=3)
    t.quick("8B", fate(15) + fate(1) + fate(2, 3, 4))
    t.say(1, "unit:berserker")
    t.calm()
    t.over()
    assert t.outcome() is True
    assert t.units("8D") == {"berserker": (1, 0), "beastman": (0, 1)}
    assert t.g.ally[area("8D")] == 1


@law("RW.neutral.ally.5")
def test_allies_for_whom_only_an_empty_area_is_left_go_there_and_the_alliance_ends() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1, beastman=1)
    t.force(0, "8B", bowman=1, footman=3)
    t.quick("8B", fate(15) + fate(1) + fate(2, 3, 4))
    t.say(1, "unit:berserker")
    t.calm()
    t.say(1, "area:8D")
    t.over()
    assert t.units("8D") == {"beastman": (0, 1)}
    assert t.g.ally[area("8D")] == -1


@law("RW.neutral.ally.3", "RW.neutral.ally.4")
def test_allies_who_conquer_an_area_alone_are_neutral_once_the_battle_is_over() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "6A", footman=1)
    t.put(1, "UC", flesh_ripper=1)
    t.force(0, "UC", bowman=1, dragon=1)
    # Bowman and Flesh Ripper destroy each other; the Dragon fights on for the Daqan Lords and wins
    t.quick("UC", fate(15) + fate(18) + fate(4))
    t.say(0, "unit:bowman")
    t.over()
    assert t.told("strength") == [{"mine": 1, "theirs": 0}]
    assert t.units("UC") == {"dragon": (1, 0)}
    assert t.g.ally[area("UC")] == -1
    assert t.owner("UC") is None


@law("RW.neutral.ally.1", "RW.neutral.ally.4")
def test_allies_who_defend_a_home_area_alone_stay_allied_with_its_owner() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "6A", footman=1)
    t.put(1, "UC", flesh_ripper=1, dragon=1)
    t.force(0, "UC", bowman=1)
    t.quick("UC", fate(15) + fate(5) + fate(4))
    t.say(1, "unit:flesh_ripper")
    t.over()
    assert t.told("strength") == [{"mine": 1, "theirs": 1}]
    assert t.units("UC") == {"dragon": (1, 0)}
    assert (t.owner("UC"), t.g.ally[area("UC")]) == (1, 1)


@law("RW.terms.enemy_units")
def test_neutral_units_allied_with_another_player_are_enemy_units() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1, beastman=2)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", bowman=2, beastman=1)
    t.battle("8B")
    assert t.line(0) == {"bowman": (2, 0), "beastman": (1, 0)}
    assert t.line(1) == {"berserker": (1, 0), "beastman": (2, 0)}
    assert t.field().decider == [0, 1]


@law("RW.move.limit.3")
def test_a_victor_with_more_than_eight_units_retreats_the_surplus_to_one_area() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1)
    t.put(1, "8D", berserker=1)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=8, knight=2)
    t.quick("8B", fate(5, 6) + fate(1) + fate(2, 3, 4, 11, 12, 13, 14, 21))
    t.asked(0, "ask-runewars-surplus", "unit:footman", "unit:knight")
    t.say(0, "unit:knight", "unit:footman")
    t.over()
    assert t.units("8B") == {"footman": (7, 0), "knight": (1, 0)}
    assert t.units("7A") == {"footman": (1, 1), "knight": (0, 1)}


@law("RW.move.limit.3", "RW.neutral.ally.5")
def test_allies_among_the_surplus_stay_allied_with_the_unit_that_goes_along() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1)
    t.put(1, "8D", berserker=1)
    t.force(0, "8B", footman=8, razorwing=1, siege_tower=1)
    # the Razorwing misses, the Berserker routs the Siege Tower, the rest misses
    t.quick("8B", fate(1) + fate(5) + fate(2, 3, 4, 11, 12, 13, 14, 21))
    t.say(0, "unit:siege_tower")
    t.calm()
    t.say(0, "unit:razorwing", "routed:siege_tower", "area:8A")
    t.over()
    assert t.units("8A") == {"siege_tower": (0, 1), "razorwing": (0, 1)}
    assert t.g.ally[area("8A")] == 0


@law("RW.fate.1", "RW.fate.2", "RW.fate.3")
def test_all_cards_are_drawn_and_discarded_and_an_empty_deck_is_made_of_the_discards() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1)
    t.put(1, "8D", berserker=1)
    t.force(0, "8B", footman=3)
    t.g.fate_discard = [card for card in t.g.fate if card not in (0, 1)]
    t.g.fate = [0, 1]
    # one card for the Berserker, one of the three for the Footmen; then 28 discards become the deck
    t.battle("8B", fate(1) + fate(2, 3, 4))
    t.calm()
    t.over()
    found = t.g
    assert sorted(found.fate_discard) == [1, 2, 3]  # the second card was in hand when the deck ran out
    assert len(found.fate) == 27
    for reader in (0, 1, -1):  # anybody may look through the discards
        assert view(found, reader)["decks"]["fate_discard"] == ["2", "3", "4"]


@law("RW.battle.7.6")
def test_an_activated_area_does_not_hold_back_those_who_retreat() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=3)
    t.put(0, "7A", footman=1)
    t.activate(0, "8B", "7A")
    t.force(0, "8B", footman=1)
    t.quick("8B", fate(1, 2, 3) + fate(4))
    t.over()
    assert t.units("7A") == {"footman": (1, 1)}
