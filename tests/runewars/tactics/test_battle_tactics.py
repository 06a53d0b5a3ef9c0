"""Tactics cards of a battle (RW.tactics.2)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from polana.games.runewars.components import KINDS
from tests.law import law
from tests.runewars.bench import Bench, area, drawn_tactics, fate, table


def meeting(mine: dict[str, int], theirs: dict[str, int]) -> Bench:
    """Daqan attack Uthuk in 8B; 7A is friendly to the attacker, 8D to the defender."""
    t = table("daqan", "uthuk")
    t.put(0, "7A", footman=1)
    t.put(1, "8D", berserker=1)
    t.put(1, "8B", False, **theirs)
    t.force(0, "8B", **mine)
    return t


def calm_and_counter(t: Bench) -> None:
    """Nobody plays anything, nor cancels what was played."""
    t.calm()
    while t.match.ask is not None and t.match.ask.about == "ask-runewars-counter":
        t.say(t.match.ask.seat, "done")
        t.calm()


# --- Tactical Retreat -------------------------------------------------------------------------------------------------


@law("RW.tactics.2")
def test_tactical_retreat_the_defender_cancels_the_battle_and_his_standing_units_stay_standing() -> None:
    t = meeting({"footman": 2}, {"berserker": 2})
    t.put(1, "8B", down=True, flesh_ripper=1)
    t.give(1, tactics=["tactical_retreat"])
    t.battle("8B")
    t.say(0, "done")  # seat 0 holds no cards, and so is only asked what else it does in its turn
    t.asked(1, "ask-runewars-tactic", "done", "tactic:tactical_retreat")
    t.say(1, "tactic:tactical_retreat")
    t.say(0, "done")  # no Counterspell
    t.say(1, "done")
    t.over()
    g = t.g
    assert t.units("8D") == {"berserker": (3, 0), "flesh_ripper": (0, 1)}
    assert t.units("8B") == {"footman": (2, 0)}
    assert t.owner("8B") == 0
    # it counts as the one battle of an order, but nobody has won it
    assert (g.acts.battles, g.acts.won_attacking, g.acts.won_defending) == (1, 0, 0)
    assert t.told("won-battle") == []


@law("RW.tactics.2", "RW.battle.7.2")
def test_tactical_retreat_the_stronghold_goes_to_the_attacker() -> None:
    t = meeting({"footman": 1}, {"berserker": 2})
    t.stronghold(1, "8B")
    t.give(1, tactics=["tactical_retreat"])
    t.battle("8B")
    t.until("tactic:tactical_retreat")
    t.say(1, "tactic:tactical_retreat")
    t.say(0, "done")
    t.say(1, "done")
    t.say(0, "yes")
    t.over()
    assert (t.g.stronghold[area("8B")], t.g.damaged[area("8B")]) == (0, True)
    assert t.outcome() is True


@law("RW.tactics.2")
def test_tactical_retreat_without_a_friendly_area_the_units_are_lost() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=2)
    t.force(0, "8B", footman=1)
    t.give(1, tactics=["tactical_retreat"])
    t.battle("8B")
    t.until("tactic:tactical_retreat")
    t.say(1, "tactic:tactical_retreat")
    t.say(0, "done")
    t.say(1, "done")
    t.over()
    assert t.g.unused[KINDS.index("berserker")] == 16


@law("RW.tactics.2")
def test_tactical_retreat_is_for_the_defender() -> None:
    t = meeting({"footman": 1}, {"berserker": 2})
    t.give(0, tactics=["tactical_retreat"])
    t.battle("8B")
    t.refused("tactic:tactical_retreat", "RW.tactics.2")


# --- Summon Lightning -------------------------------------------------------------------------------------------------


@law("RW.tactics.2", "RW.battle.4.2", "RW.battle.damage.3")
def test_summon_lightning_both_sides_assign_four_damage() -> None:
    t = meeting({"footman": 4, "knight": 1}, {"berserker": 6})
    t.give(1, tactics=["summon_lightning"])
    t.battle("8B")
    t.until("tactic:summon_lightning")
    t.say(1, "tactic:summon_lightning")
    t.say(0, "done")
    t.asked(0, "ask-runewars-damage", "unit:footman", "unit:knight")
    t.say(0, "unit:knight")  # twice
    assert t.line(0) == {"footman": (2, 0)}
    assert t.line(1) == {"berserker": (2, 0)}
    assert [TACTICS[card] for card in t.g.tactics_discard] == ["summon_lightning"]


@law("RW.battle.4.1", "RW.battle.4.2")
def test_any_number_of_cards_is_played_at_the_start_two_of_the_same_too() -> None:
    t = meeting({"knight": 6}, {"berserker": 6, "flesh_ripper": 2})
    t.give(0, tactics=["summon_lightning", "summon_lightning"])
    t.battle("8B")
    t.until("tactic:summon_lightning")
    for left in (4, 2):
        t.say(0, "tactic:summon_lightning")
        t.say(1, "done")  # no Counterspell
        while t.match.ask is not None and t.match.ask.about == "ask-runewars-damage":
            t.say(1, "unit:berserker")
        assert t.line(0) == {"knight": (left, 0)}
    assert len(t.g.tactics_discard) == 2


# --- Rally Cry --------------------------------------------------------------------------------------------------------


@law("RW.tactics.2")
def test_rally_cry_up_to_three_routed_units_stand_up_and_those_routed_before_join_the_battle() -> None:
    t = meeting({"footman": 3}, {"berserker": 1})
    t.put(1, "8B", down=True, berserker=3, warlock=1)
    t.give(1, tactics=["rally_cry"])
    # initiative 2: three Berserkers draw; initiative 3: the Footmen and the Warlock that stood up
    t.battle("8B", fate(1, 2, 3) + fate(4, 11, 12) + fate(5))
    t.say(0, "done")
    t.asked(1, "ask-runewars-tactic", "done")  # the start is no moment for it
    t.say(1, "done")
    t.asked(1, "ask-runewars-tactic", "done", "tactic:rally_cry")
    t.say(1, "tactic:rally_cry")
    t.say(0, "done")
    t.asked(1, "ask-runewars-rally", "done", "routed:berserker", "routed:warlock")
    t.say(1, "routed:warlock", "routed:berserker", "routed:berserker")
    assert t.line(1) == {"berserker": (3, 0), "warlock": (1, 0)}
    assert t.units("8B") == {"berserker": (0, 1)}
    t.calm()
    t.over()
    assert [each["count"] for each in t.told("draws-fate")] == [3, 3, 1]


@law("RW.tactics.2", "RW.battle.6.2")
def test_rally_cry_units_routed_in_the_battle_count_again_for_strength() -> None:
    t = meeting({"footman": 2}, {"berserker": 2})
    t.give(0, tactics=["rally_cry"])
    # both Berserkers rout a Footman each; nobody is left to draw
    t.battle("8B", fate(5, 6))
    t.say(0, "done", "done")
    t.refused("tactic:rally_cry", "RW.tactics.2")  # nobody lies yet
    t.say(0, "done")
    assert t.line(0) == {"footman": (0, 2)}
    t.say(0, "tactic:rally_cry")  # at the start of round 3, before the Footmen would draw
    t.say(1, "done")
    t.say(0, "routed:footman", "done")
    assert t.line(0) == {"footman": (1, 1)}
    assert t.told("stood-up")[0]["seat"] == 0


# --- To the Victor ----------------------------------------------------------------------------------------------------


@law("RW.tactics.2")
def test_to_the_victor_the_winner_draws_two_cards_whoever_played_it() -> None:
    t = meeting({"footman": 3}, {"berserker": 1})
    t.give(1, tactics=["to_the_victor"])
    t.battle("8B", fate(1) + fate(2, 3, 4) + drawn_tactics("rally_cry", "ambush"))
    t.until("tactic:to_the_victor")
    t.say(1, "tactic:to_the_victor")
    calm_and_counter(t)
    t.over()
    assert [TACTICS[card] for card in t.g.players[0].fresh] == ["rally_cry", "ambush"]
    assert t.g.players[1].fresh == []


# --- Inspiring Champion -----------------------------------------------------------------------------------------------


@law("RW.tactics.2", "RW.heroes.support.1")
def test_inspiring_champion_one_hero_supports_two_types() -> None:
    t = meeting({"footman": 1, "bowman": 1}, {"berserker": 3})
    t.hero(0, "corbin", "8B")
    t.give(0, tactics=["inspiring_champion"])
    t.battle("8B")
    t.say(0, "hero:corbin", "unit:footman")
    t.asked(0, "ask-runewars-tactic", "done", "tactic:inspiring_champion")
    t.say(0, "tactic:inspiring_champion")
    t.say(1, "done")
    assert [hero for hero in t.field().support if hero != -1] == [1, 1]


@law("RW.tactics.2")
def test_inspiring_champion_needs_a_standing_hero_and_a_type_without_one() -> None:
    t = meeting({"footman": 1}, {"berserker": 3})
    t.hero(0, "corbin", "8B")
    t.give(0, tactics=["inspiring_champion"])
    t.battle("8B")
    t.say(0, "hero:corbin")
    t.refused("tactic:inspiring_champion", "RW.tactics.2")


# --- Feigned Flight ---------------------------------------------------------------------------------------------------


@law("RW.tactics.2", "RW.battle.7.1")
def test_feigned_flight_two_strength_for_the_attacker_once_strength_is_counted() -> None:
    t = meeting({"footman": 2}, {"berserker": 3})
    t.give(0, tactics=["feigned_flight"])
    t.battle("8B", fate(1, 2, 3) + fate(4, 11))
    t.say(0, "done", "done")
    t.refused("tactic:feigned_flight", "RW.tactics.2")  # too early
    t.say(0, "done", "done", "done")  # rounds 2 and 3, and when they are over
    assert t.told("strength") == [{"mine": 2, "theirs": 3}]
    t.asked(0, "ask-runewars-tactic", "done", "tactic:feigned_flight")
    t.say(0, "tactic:feigned_flight")
    calm_and_counter(t)
    t.over()
    assert t.outcome() is True
    assert t.units("8B") == {"footman": (2, 0)}


@law("RW.tactics.2")
def test_feigned_flight_does_not_work_against_a_stronghold() -> None:
    t = meeting({"footman": 5}, {"berserker": 1})
    t.stronghold(1, "8B")
    t.give(0, tactics=["feigned_flight"])
    t.battle("8B", fate(1) + fate(2, 3, 4, 11, 12))
    t.calm()
    t.over()
    assert t.told("strength") == [{"mine": 5, "theirs": 6}]
    assert [TACTICS[card] for card in t.g.players[0].tactics] == ["feigned_flight"]
