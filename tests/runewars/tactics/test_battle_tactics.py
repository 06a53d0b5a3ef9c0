"""Tactics cards of a battle (RW.tactics.2)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from polana.games.runewars.components import KINDS
from polana.games.runewars.state import Table
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.battlebench import battle, field, line, outcome, until
from tests.runewars.bench import (
    area,
    asked,
    calm,
    drawn_tactics,
    fate,
    force,
    give,
    hero,
    over,
    owner,
    put,
    refused,
    say,
    state,
    stronghold,
    table,
    told,
    units,
)


def meeting(mine: dict[str, int], theirs: dict[str, int]) -> Table:
    """Daqan attack Uthuk in 8B; 7A is friendly to the attacker, 8D to the defender."""
    g = table("daqan", "uthuk")
    put(g, 0, "7A", footman=1)
    put(g, 1, "8D", berserker=1)
    put(g, 1, "8B", False, **theirs)
    force(g, 0, "8B", **mine)
    return g


def calm_and_counter(match: Match) -> None:
    """Nobody plays anything, nor cancels what was played."""
    calm(match)
    while match.ask is not None and match.ask.about == "ask-runewars-counter":
        say(match, match.ask.seat, "done")
        calm(match)


# --- Tactical Retreat -------------------------------------------------------------------------------------------------


@law("RW.tactics.2")
def test_tactical_retreat_the_defender_cancels_the_battle_and_his_standing_units_stay_standing() -> None:
    g = meeting({"footman": 2}, {"berserker": 2})
    put(g, 1, "8B", down=True, flesh_ripper=1)
    give(g, 1, tactics=["tactical_retreat"])
    match = battle(g, "8B")
    say(match, 0, "done")  # seat 0 holds no cards, and so is only asked what else it does in its turn
    asked(match, 1, "ask-runewars-tactic", "done", "tactic:tactical_retreat")
    say(match, 1, "tactic:tactical_retreat")
    say(match, 0, "done")  # no Counterspell
    say(match, 1, "done")
    over(match)
    g = state(match)
    assert units(match, "8D") == {"berserker": (3, 0), "flesh_ripper": (0, 1)}
    assert units(match, "8B") == {"footman": (2, 0)}
    assert owner(match, "8B") == 0
    # it counts as the one battle of an order, but nobody has won it
    assert (g.acts.battles, g.acts.won_attacking, g.acts.won_defending) == (1, 0, 0)
    assert told(match, "won-battle") == []


@law("RW.tactics.2", "RW.battle.7.2")
def test_tactical_retreat_the_stronghold_goes_to_the_attacker() -> None:
    g = meeting({"footman": 1}, {"berserker": 2})
    stronghold(g, 1, "8B")
    give(g, 1, tactics=["tactical_retreat"])
    match = battle(g, "8B")
    until(match, "tactic:tactical_retreat")
    say(match, 1, "tactic:tactical_retreat")
    say(match, 0, "done")
    say(match, 1, "done")
    say(match, 0, "yes")
    over(match)
    assert (state(match).stronghold[area("8B")], state(match).damaged[area("8B")]) == (0, True)
    assert outcome(match) is True


@law("RW.tactics.2")
def test_tactical_retreat_without_a_friendly_area_the_units_are_lost() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", berserker=2)
    force(g, 0, "8B", footman=1)
    give(g, 1, tactics=["tactical_retreat"])
    match = battle(g, "8B")
    until(match, "tactic:tactical_retreat")
    say(match, 1, "tactic:tactical_retreat")
    say(match, 0, "done")
    say(match, 1, "done")
    over(match)
    assert state(match).unused[KINDS.index("berserker")] == 16


@law("RW.tactics.2")
def test_tactical_retreat_is_for_the_defender() -> None:
    g = meeting({"footman": 1}, {"berserker": 2})
    give(g, 0, tactics=["tactical_retreat"])
    match = battle(g, "8B")
    refused(match, "tactic:tactical_retreat", "RW.tactics.2")


# --- Summon Lightning -------------------------------------------------------------------------------------------------


@law("RW.tactics.2", "RW.battle.4.2", "RW.battle.damage.3")
def test_summon_lightning_both_sides_assign_four_damage() -> None:
    g = meeting({"footman": 4, "knight": 1}, {"berserker": 6})
    give(g, 1, tactics=["summon_lightning"])
    match = battle(g, "8B")
    until(match, "tactic:summon_lightning")
    say(match, 1, "tactic:summon_lightning")
    say(match, 0, "done")
    asked(match, 0, "ask-runewars-damage", "unit:footman", "unit:knight")
    say(match, 0, "unit:knight")  # twice
    assert line(match, 0) == {"footman": (2, 0)}
    assert line(match, 1) == {"berserker": (2, 0)}
    assert [TACTICS[card] for card in state(match).tactics_discard] == ["summon_lightning"]


@law("RW.battle.4.1", "RW.battle.4.2")
def test_any_number_of_cards_is_played_at_the_start_two_of_the_same_too() -> None:
    g = meeting({"knight": 6}, {"berserker": 6, "flesh_ripper": 2})
    give(g, 0, tactics=["summon_lightning", "summon_lightning"])
    match = battle(g, "8B")
    until(match, "tactic:summon_lightning")
    for left in (4, 2):
        say(match, 0, "tactic:summon_lightning")
        say(match, 1, "done")  # no Counterspell
        while match.ask is not None and match.ask.about == "ask-runewars-damage":
            say(match, 1, "unit:berserker")
        assert line(match, 0) == {"knight": (left, 0)}
    assert len(state(match).tactics_discard) == 2


# --- Rally Cry --------------------------------------------------------------------------------------------------------


@law("RW.tactics.2")
def test_rally_cry_up_to_three_routed_units_stand_up_and_those_routed_before_join_the_battle() -> None:
    g = meeting({"footman": 3}, {"berserker": 1})
    put(g, 1, "8B", down=True, berserker=3, warlock=1)
    give(g, 1, tactics=["rally_cry"])
    # initiative 2: three Berserkers draw; initiative 3: the Footmen and the Warlock that stood up
    match = battle(g, "8B", fate(1, 2, 3) + fate(4, 11, 12) + fate(5))
    say(match, 0, "done")
    asked(match, 1, "ask-runewars-tactic", "done")  # the start is no moment for it
    say(match, 1, "done")
    asked(match, 1, "ask-runewars-tactic", "done", "tactic:rally_cry")
    say(match, 1, "tactic:rally_cry")
    say(match, 0, "done")
    asked(match, 1, "ask-runewars-rally", "done", "routed:berserker", "routed:warlock")
    say(match, 1, "routed:warlock", "routed:berserker", "routed:berserker")
    assert line(match, 1) == {"berserker": (3, 0), "warlock": (1, 0)}
    assert units(match, "8B") == {"berserker": (0, 1)}
    calm(match)
    over(match)
    assert [each["count"] for each in told(match, "draws-fate")] == [3, 3, 1]


@law("RW.tactics.2", "RW.battle.6.2")
def test_rally_cry_units_routed_in_the_battle_count_again_for_strength() -> None:
    g = meeting({"footman": 2}, {"berserker": 2})
    give(g, 0, tactics=["rally_cry"])
    # both Berserkers rout a Footman each; nobody is left to draw
    match = battle(g, "8B", fate(5, 6))
    say(match, 0, "done", "done")
    refused(match, "tactic:rally_cry", "RW.tactics.2")  # nobody lies yet
    say(match, 0, "done")
    assert line(match, 0) == {"footman": (0, 2)}
    say(match, 0, "tactic:rally_cry")  # at the start of round 3, before the Footmen would draw
    say(match, 1, "done")
    say(match, 0, "routed:footman", "done")
    assert line(match, 0) == {"footman": (1, 1)}
    assert told(match, "stood-up")[0]["seat"] == 0


# --- To the Victor ----------------------------------------------------------------------------------------------------


@law("RW.tactics.2")
def test_to_the_victor_the_winner_draws_two_cards_whoever_played_it() -> None:
    g = meeting({"footman": 3}, {"berserker": 1})
    give(g, 1, tactics=["to_the_victor"])
    match = battle(g, "8B", fate(1) + fate(2, 3, 4) + drawn_tactics("rally_cry", "ambush"))
    until(match, "tactic:to_the_victor")
    say(match, 1, "tactic:to_the_victor")
    calm_and_counter(match)
    over(match)
    assert [TACTICS[card] for card in state(match).players[0].fresh] == ["rally_cry", "ambush"]
    assert state(match).players[1].fresh == []


# --- Inspiring Champion -----------------------------------------------------------------------------------------------


@law("RW.tactics.2", "RW.heroes.support.1")
def test_inspiring_champion_one_hero_supports_two_types() -> None:
    g = meeting({"footman": 1, "bowman": 1}, {"berserker": 3})
    hero(g, 0, "corbin", "8B")
    give(g, 0, tactics=["inspiring_champion"])
    match = battle(g, "8B")
    say(match, 0, "hero:corbin", "unit:footman")
    asked(match, 0, "ask-runewars-tactic", "done", "tactic:inspiring_champion")
    say(match, 0, "tactic:inspiring_champion")
    say(match, 1, "done")
    assert [hero for hero in field(match).support if hero != -1] == [1, 1]


@law("RW.tactics.2")
def test_inspiring_champion_needs_a_standing_hero_and_a_type_without_one() -> None:
    g = meeting({"footman": 1}, {"berserker": 3})
    hero(g, 0, "corbin", "8B")
    give(g, 0, tactics=["inspiring_champion"])
    match = battle(g, "8B")
    say(match, 0, "hero:corbin")
    refused(match, "tactic:inspiring_champion", "RW.tactics.2")


# --- Feigned Flight ---------------------------------------------------------------------------------------------------


@law("RW.tactics.2", "RW.battle.7.1")
def test_feigned_flight_two_strength_for_the_attacker_once_strength_is_counted() -> None:
    g = meeting({"footman": 2}, {"berserker": 3})
    give(g, 0, tactics=["feigned_flight"])
    match = battle(g, "8B", fate(1, 2, 3) + fate(4, 11))
    say(match, 0, "done", "done")
    refused(match, "tactic:feigned_flight", "RW.tactics.2")  # too early
    say(match, 0, "done", "done", "done")  # rounds 2 and 3, and when they are over
    assert told(match, "strength") == [{"mine": 2, "theirs": 3}]
    asked(match, 0, "ask-runewars-tactic", "done", "tactic:feigned_flight")
    say(match, 0, "tactic:feigned_flight")
    calm_and_counter(match)
    over(match)
    assert outcome(match) is True
    assert units(match, "8B") == {"footman": (2, 0)}


@law("RW.tactics.2")
def test_feigned_flight_does_not_work_against_a_stronghold() -> None:
    g = meeting({"footman": 5}, {"berserker": 1})
    stronghold(g, 1, "8B")
    give(g, 0, tactics=["feigned_flight"])
    match = battle(g, "8B", fate(1) + fate(2, 3, 4, 11, 12))
    calm(match)
    over(match)
    assert told(match, "strength") == [{"mine": 5, "theirs": 6}]
    assert [TACTICS[card] for card in state(match).players[0].tactics] == ["feigned_flight"]
