"""Quest phases of random heroes and random players: nothing breaks, nothing leaks, all can be said."""

from __future__ import annotations

import json

import pytest

from polana.games.runewars import game, invariants
from polana.games.runewars.box.decks import HEROES, QUESTS, REWARDS
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_HOME
from polana.games.runewars.state import RESOLVE_ORDERS, SECONDARY, Table
from polana.games.runewars.words import FACTION
from polana.games.runewars.year import deeds
from polana.kernel.flow import Flow
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from polana.locale import LANGUAGES, Speech
from tests.runewars.bench import Bench, Staged, setup_of, state, table

SPEECHES = [Speech(language, "runewars", FACTION, strict=True) for language in LANGUAGES]
NEAR = ["5A", "5B", "7C", "7B", "7A", "8C", "8B"]


def crowd(seed: int) -> Bench:
    """Three heroes with rewards for each of two players, close together, among units, runes and exploration tokens."""
    rng = Rng(seed)
    t = table("daqan", "latari", season="summer", explore=True)
    heroes, cards = list(range(len(HEROES))), t.g.reward_deck.copy()
    rng.shuffled(heroes)
    rng.shuffled(cards)
    for at in range(6):
        mine = [REWARDS[card] for card in cards[at * 3 : at * 3 + rng.below(4)]]
        name = HEROES[heroes[at]]
        t.hero(at % 2, name, NEAR[rng.below(4)], rewards=mine, damage=rng.below(3), routed=rng.below(6) == 0)
    t.stronghold(0, "5A")
    t.put(0, "5B", down=rng.below(2) == 0, footman=2)
    t.put(1, "7B", archer=2)
    t.neutrals("7C", beastman=2, hellhound=1)
    t.rune("7A", "dragon")
    t.rune("8C", "false")
    for at in t.g.chart.areas:
        if AREA_HOME[at] < 0:
            t.g.token[at] = t.g.tokens_near.pop() if t.g.tokens_near else t.g.tokens_far.pop()
    for deck in (t.g.quest_deck, t.g.tactics_deck, t.g.fate, t.g.reward_deck):
        rng.shuffled(deck)
    usable = t.g.quest_deck.copy()
    for seat in range(2):
        t.give(seat, influence=4, quests=[QUESTS[quest] for quest in usable[seat * 3 : seat * 3 + 3]])
        t.give(seat, tactics=["ambush", "healing_draught", "duelling_master"][: 1 + rng.below(3)])
    return t


def play(match: Match, rng: Rng, stop: int = 10**6) -> None:
    """At random; deeds rather than none, so that much happens."""
    chooser = RandomChooser(rng)
    while (ask := match.ask) is not None and match.decisions < stop and ask.about != "ask-runewars-order":
        for speech in SPEECHES:
            assert speech.ask(ask)
        options = [word for word in ask.options if word.text not in ("done", "skip")]
        word = options[rng.below(len(options))] if options and rng.below(5) else chooser.choose(match, ask)
        match.choose(ask.seat, word)
        invariants.check(state(match))


def all_is_said(match: Match) -> None:
    for line in match.news:
        for speech in SPEECHES:
            assert "{" not in speech.news(line)


@pytest.mark.parametrize("seed", range(40))
def test_quest_phases_of_random_heroes(seed: int) -> None:
    t = crowd(seed)
    t.g.phase, t.g.at, t.g.stage = SECONDARY, 0, 0
    match = Match.of_state(game, setup_of(t.g), t.g)
    play(match, Rng(seed))
    assert state(match).duel is None
    all_is_said(match)


@pytest.mark.parametrize("seed", range(20))
def test_what_a_seat_sees_in_the_middle_of_a_quest_phase_does_not_change_when_the_rest_is_dealt_anew(seed: int) -> None:
    t = crowd(seed)
    t.g.phase, t.g.at, t.g.stage = SECONDARY, 0, 0
    match = Match.of_state(game, setup_of(t.g), t.g)
    for stop in range(5, 60, 9):
        play(match, Rng(seed + stop), stop)
        if match.ask is None or match.ask.about == "ask-runewars-order":
            break
        truth = dump(match.state)
        for seat in range(2):
            dream = match.imagine(seat, stop)
            assert isinstance(dream.state, Table)
            assert json.dumps(game.view(dream.state, seat)) == json.dumps(game.view(state(match), seat))
            invariants.check(dream.state)
            ask, other = match.ask_of(seat), dream.ask_of(seat)
            assert (ask is None) == (other is None)
            if ask is not None and other is not None:
                assert ask.options == other.options
        assert dump(match.state) == truth


def _windows(g: Table) -> Flow[None]:
    for seat in range(2):
        g.turn = seat
        g.acts.swapped = 0
        yield from deeds.window(g, seat)


@pytest.mark.parametrize("seed", range(30))
def test_rewards_used_exchanged_and_taken_in_random_turns(seed: int) -> None:
    from polana.games.runewars.heroes import defeat

    t = crowd(seed)
    for at in (board.heroes_of(t.g, 0)[0], board.heroes_of(t.g, 1)[0]):
        defeat.wound(t.g, at, 9, "RW.explore.patrol")
    t.g.phase = RESOLVE_ORDERS
    match = Match.of_state(Staged(_windows), setup_of(t.g), t.g)
    play(match, Rng(seed))
    assert match.over
    all_is_said(match)
