"""Positions in the middle of a battle: damage and rout are written, read, and go on the same way."""

from __future__ import annotations

import pytest

from polana.games.runewars import game
from polana.games.runewars.state import Table
from polana.kernel import position
from polana.kernel.errors import PositionError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import dump
from tests.golden.matches import kept
from tests.law import law
from tests.runewars.bench import Bench, state

TEXT = """
game = "runewars"
seats = ["latari", "uthuk"]
season = "autumn"
phase = "resolve_orders"
stage = "primary"

[battle]
area = "8B"
attacker = 0
defender = 1
stage = "round"
initiative = 2
opened = true
shown = ["1 attackers archer 9"]

[battle.attackers]
units = { archer = 2, pegasus_rider = 2 }
routed = { archer = 1 }
wounds = ["1 pegasus_rider", "2 pegasus_rider"]
spent = ["archer"]
draws = { 1 = 3 }

[battle.defenders]
units = { flesh_ripper = 1, berserker = 2, beastman = 3 }
lost = { berserker = 1 }
wounds = ["2 flesh_ripper"]
tougher = ["flesh_ripper"]
heroes = { berserker = "mordrog" }
spent = ["flesh_ripper"]

[areas.8B]
activated = [0]
routed = { berserker = 1 }

[heroes.mordrog]
seat = 1
area = "8B"

[players.0]
played = ["strategize", "harvest"]
order = "mobilize"

[players.1]
played = ["recruit", "harvest"]
order = "fortify"
"""


@law("RW.battle.rout.1", "RW.battle.damage.1")
def test_damage_and_rout_in_a_battle_are_read_and_the_round_goes_on_from_there() -> None:
    t = Bench.of(Match.at(TEXT, seed=2))
    assert t.line(0) == {"archer": (2, 1), "pegasus_rider": (2, 0)}
    assert t.line(1) == {"flesh_ripper": (1, 0), "berserker": (2, 0), "beastman": (3, 0)}
    assert t.wounds(0) == [("pegasus_rider", 1), ("pegasus_rider", 2)]
    assert t.wounds(1) == [("flesh_ripper", 2)]
    assert t.units("8B") == {"berserker": (0, 1)}
    assert t.owner("8B") == 1
    # The attacker has one type of this initiative, and nobody asks which; the defender has two.
    t.asked(1, "ask-runewars-attack-with", "unit:berserker", "unit:beastman")
    view = game.view(t.g, SPECTATOR)["battle"]
    assert view is not None
    assert [(one["unit"], one["symbol"]) for one in view["reveals"]] == [("archer", "special")]
    assert view["sides"][1]["lost"] == {"berserker": 1}


def test_what_is_written_of_a_battle_is_what_is_read() -> None:
    text = Match.at(TEXT, seed=2).position()
    again = Match.at(text, seed=2)
    assert again.position() == text
    for line in ('"1 pegasus_rider", "2 pegasus_rider"', "routed = { archer = 1 }", 'tougher = ["flesh_ripper"]'):
        assert line in text


def battles(name: str, most: int) -> list[tuple[Match, str]]:
    """Moments of a whole match at which a step of a battle begins, each with what was said before."""
    whole = Match.replay(kept(name))
    match = Match(whole.game, whole.setup, whole.seed)
    found: list[tuple[Match, str]] = []
    base = match._base
    for seat, word in whole.said:
        match.choose(seat, word)
        if match._base is not base and not match.over:
            base = match._base
            if state_of(match).battle is not None:
                found.append((match.clone(), match.position()))
    every = max(1, len(found) // most)
    return found[::every]


def state_of(match: Match):
    return match._base


def to_the_end(match: Match) -> list[object]:
    """What everybody sees and is asked until the battle is over, with the same random words."""
    rng = RandomChooser(Rng(5))
    seen: list[object] = []
    while (ask := match.ask) is not None and state(match).battle is not None:
        seen.append((ask.seat, ask.about, [word.text for word in ask.options]))
        seen.append([match.game.view(match.state, reader) for reader in range(SPECTATOR, 2)])
        match.choose(ask.seat, rng.choose(match, ask))
    return [*seen, dump(match.state)]


@pytest.mark.parametrize("name", ["runewars-2-ready", "runewars-2"])
def test_a_position_taken_in_mid_battle_goes_on_the_same_way(name: str) -> None:
    looked = stages = 0
    for match, text in battles(name, 12):
        base = state_of(match)
        read = position.read(text).state(base.chance.copy())
        assert position.write(game, match.setup, read) == text
        assert isinstance(read, Table)
        assert read.battle is not None
        stages |= 1 << read.battle.stage
        here, there = (Match.of_state(game, match.setup, each) for each in (base.copy(), read))
        # Counters by which observers see that something has changed are no part of a position.
        first, second = to_the_end(here), to_the_end(there)
        assert first[:-1] == second[:-1]
        looked += 1
    assert looked >= 5
    assert stages & 0b110 == 0b110  # in a round, and after the last


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('area = "8B"\nattacker', 'area = "99"\nattacker', "battle.area: there is no '99'"),
        ("attacker = 0", "attacker = 1", "battle.attacker: a battle is fought by a player against another"),
        ("attacker = 0", "attacker = 5", "battle.attacker: there is no seat 5"),
        ("attacker = 0\n", "", "battle.attacker: who fights?"),
        ("initiative = 2", "initiative = 6", "battle.initiative: rounds are counted from 1 to 5"),
        ("initiative = 2\n", "", "battle.initiative: which round is it?"),
        ("initiative = 2", "initiative = 5", "battle.opened: nobody is left to attack in round 5"),
        ('"round"', '"strength"', "battle.stage: there is no 'strength'"),
        ('"round"\ninitiative = 2\nopened = true\nshown = ["1 attackers archer 9"]', '"lined_up"', "battle.attackers"),
        ("units = { archer = 2", "units = { footman = 2", "battle.attackers.units: footman fights for another side"),
        ("units = { archer = 2", "units = { archer = 90", "areas: there are more figures"),
        ('"1 pegasus_rider", "2', '"3 pegasus_rider", "2', "battle.attackers.wounds: a pegasus_rider with 3"),
        ('"1 pegasus_rider", "2', '"1 warrior", "2', "battle.attackers.wounds: there are not so many of warrior"),
        ('"2 flesh_ripper"', '"2 flesh_ripper routed"', "battle.defenders.wounds: there are not so many"),
        ('"2 flesh_ripper"', '"hurt"', "battle.defenders.wounds: 'hurt' should be damage and a unit"),
        ('tougher = ["flesh_ripper"]\n', "", "battle.defenders.wounds: a flesh_ripper with 2"),
        ('tougher = ["flesh_ripper"]', 'tougher = ["beastman"]', "battle.defenders.tougher: nothing makes beastman"),
        ('spent = ["archer"]', 'spent = ["warrior"]', "battle.attackers.spent: warrior has not attacked yet"),
        ('berserker = "mordrog"', 'berserker = "corbin"', "battle.defenders.heroes: corbin does not stand in 8B"),
        ("activated = [0]", "activated = [1]", "battle.area: no activation token of seat 0"),
        ('order = "mobilize"', 'order = "rally_support"', "battle.attacker: the order of"),
        ("routed = { berserker = 1 }", "units = { berserker = 1 }", "areas.8B.units: whoever stands in the area"),
        ("activated = [0]", "activated = [0]\nstronghold = 0", "battle.defender: the stronghold there is of seat 0"),
        ('"1 attackers archer 9"', '"3 attackers archer 9"', "battle.shown"),
        ('"1 attackers archer 9"', '"1 attackers archer 1"', "battle.shown"),
        ("draws = { 1 = 3 }", "fled = 2", "battle.attackers.fled: nothing is called so"),
    ],
)
def test_a_battle_that_cannot_be_is_refused_with_the_place_where_it_stands(old: str, new: str, says: str) -> None:
    assert old in TEXT
    with pytest.raises(PositionError) as refusal:
        position.read(TEXT.replace(old, new, 1)).state(Chance(1))
    assert str(refusal.value).startswith(says), str(refusal.value)
