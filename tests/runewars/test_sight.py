"""Who sees what, and what bots imagine (RW.setup.layout)."""

from __future__ import annotations

import json

import pytest

from polana.games.runewars import game
from polana.games.runewars.box.decks import QUESTS
from polana.games.runewars.map import board
from polana.games.runewars.realm import hands
from polana.games.runewars.state import SECONDARY, Table
from polana.kernel.match import RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.law import law
from tests.runewars.bench import Bench, area, drawn_quests, fate, state, table
from tests.runewars.sampled import moments


def seen(g: Table, reader: int) -> str:
    return json.dumps(game.view(g, reader), sort_keys=True)


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_match_looks_the_same_to_the_byte_and_breaks_no_invariant(seed: int) -> None:
    for match in moments(seed, every=20):
        for seat in range(len(match.setup.seats)):
            dream = match.imagine(seat, seed)
            assert isinstance(match.state, Table)
            assert isinstance(dream.state, Table)
            assert seen(dream.state, seat) == seen(match.state, seat)
            game.check(dream.state)
            # What is imagined does not change with the truth: the dream of a dream is the same dream.
            again = dream.imagine(seat, seed)
            assert dump(again.state) == dump(match.imagine(seat, seed).state)


def secret_table() -> Bench:
    """Everything that can be hidden is there: runes, hands, objectives, rewards, exploration tokens."""
    t = table("daqan", "uthuk", "latari", explore=True)
    for seat, tactics, quest, objective in (
        (0, "ambush", "the_winged_terror", "golden_age"),
        (1, "drive_out", "pearl_of_the_coast", "iron_grip"),
        (2, "spy_guild", "behind_enemy_walls", "honoured_titles"),
    ):
        t.give(seat, tactics=[tactics], fresh=["rally_cry"], quests=[quest], objective=objective)
    t.hero(0, "corbin", "DA", rewards=["runeplate"])
    t.hero(1, "mordrog", "UA", rewards=["soulbiter", "winged_steed"])
    t.rune("DA", "dragon")
    t.rune("UA", "false")
    t.rune("8C", "dragon", known=[2])
    t.rune("8D", "false")
    for at in t.g.chart.areas:
        if not (at > 28):
            t.g.token[at] = t.g.tokens_far.pop() if t.g.tokens_far else t.g.tokens_near.pop()
    return t


@law("RW.setup.layout", "RW.rewards.secret", "RW.objectives.1", "RW.runes.peek.1", "RW.runes.peek.3")
def test_whatever_is_hidden_is_dealt_anew_and_no_reader_sees_a_difference() -> None:
    t = secret_table()
    game.check(t.g)
    for seat in range(3):
        truth = seen(t.g, seat)
        dreams = set()
        for seed in range(25):
            twin = t.g.copy()
            game.imagine(twin, seat, Rng(seed))
            game.check(twin)
            assert seen(twin, seat) == truth
            for other in range(3):
                if other != seat:
                    hidden = twin.players[other]
                    dreams.add((other, tuple(hidden.tactics), tuple(hidden.quests), hidden.objective))
            own, before = twin.players[seat], t.g.players[seat]
            assert (own.tactics, own.quests, own.objective) == (before.tactics, before.quests, before.objective)
        assert len(dreams) > 20


@law("RW.quests.attempt.1", "RW.quests.attempt.3")
def test_a_quest_that_has_failed_goes_back_to_the_hand_where_everybody_knows_it_to_be() -> None:
    t = table("daqan", "uthuk", season="summer")
    t.give(0, quests=["behind_enemy_walls", "pearl_of_the_coast"])
    t.give(1, quests=["the_winged_terror"])
    t.hero(0, "corbin", "UA")
    t.acting("corbin", "move", fate(1))  # agility 1, and a failure
    t.tell(0, "done", "quest:behind_enemy_walls")
    t.over()
    g = t.g
    quests = [QUESTS[quest] for quest in g.players[0].quests]
    assert sorted(quests) == ["behind_enemy_walls", "pearl_of_the_coast"]
    for reader in (-1, 1):
        assert game.view(g, reader)["players"][0]["quests"] == ["behind_enemy_walls"]
    assert game.view(g, 0)["players"][0]["quests"] == ["behind_enemy_walls", "pearl_of_the_coast"]
    others = set()
    for seed in range(20):
        twin = g.copy()
        game.imagine(twin, 1, Rng(seed))
        game.check(twin)
        assert seen(twin, 1) == seen(g, 1)
        held = [QUESTS[quest] for quest in twin.players[0].quests]
        assert len(held) == 2
        assert "behind_enemy_walls" in held
        others |= set(held)
    assert len(others) > 3
    g.players[0].quests.append(g.quest_deck.pop())
    t.again()
    t.stage(lambda g: hands.draw_quests(g, 0, 1, "RW.quests.2"), drawn_quests(QUESTS[g.quest_deck[0]]))
    t.say(0, "quest:behind_enemy_walls")
    t.over()
    assert game.view(t.g, 1)["players"][0]["quests"] == []  # it lies on the discard pile now


@law("RW.quests.attempt.1")
def test_in_the_middle_of_an_attempt_the_quest_is_where_all_have_just_seen_it() -> None:
    t = table("daqan", "uthuk", season="summer")
    t.give(0, quests=["behind_enemy_walls", "pearl_of_the_coast"])
    t.hero(0, "andira_runehand", "UA")
    t.played(0, "strategize")
    t.played(1, "mobilize")
    t.g.phase, t.g.at = SECONDARY, 0
    t.going_on(fate(17, 30))
    t.tell(0, "hero:andira_runehand", "move", "done", "quest:behind_enemy_walls")
    t.asked(0, "ask-runewars-destiny", "fate:17", "fate:30")
    for seed in range(10):
        world = t.match.imagine(1, seed)
        assert QUESTS.index("behind_enemy_walls") in state(world).players[0].quests
        world.playout(RandomChooser(Rng(seed)), 20)  # it can be discarded, or kept
        world.game.check(world.state)


@law("RW.runes.peek.1", "RW.heroes.1")
def test_who_controls_the_area_or_has_a_hero_there_sees_the_rune_token() -> None:
    t = table("daqan", "uthuk")
    t.rune("8C", "dragon")
    t.rune("7B", "false")
    assert [[face(t.g, reader, name) for name in ("8C", "7B")] for reader in (-1, 0, 1)] == [[None, None]] * 3
    t.hero(0, "corbin", "8C")
    t.put(1, "7B", berserker=1)
    assert [face(t.g, reader, "8C") for reader in (-1, 0, 1)] == [None, "dragon", None]
    assert [face(t.g, reader, "7B") for reader in (-1, 0, 1)] == [None, None, "false"]


def test_a_rune_that_somebody_has_seen_he_knows_when_he_has_gone_until_it_is_laid_anew() -> None:
    t = table("daqan", "uthuk")
    t.rune("7B", "dragon")
    t.put(1, "7B", berserker=1)
    board.destroy(t.g, area("7B"), 13)
    assert face(t.g, 1, "7B") == "dragon"
    board.lay_rune(t.g, area("7B"), board.lift_rune(t.g, area("7B")))
    assert face(t.g, 1, "7B") is None


def face(g: Table, reader: int, name: str) -> str | None:
    for seen_area in game.view(g, reader)["areas"]:
        if seen_area["area"] == name:
            assert seen_area["rune"] is not None
            return seen_area["rune"]["face"]
    raise AssertionError(name)
