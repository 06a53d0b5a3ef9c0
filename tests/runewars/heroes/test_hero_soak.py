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
from tests.runewars.bench import Staged, give, hero, neutrals, put, rune, setup_of, state, stronghold, table

SPEECHES = [Speech(language, "runewars", FACTION, strict=True) for language in LANGUAGES]
NEAR = ["5A", "5B", "7C", "7B", "7A", "8C", "8B"]


def crowd(seed: int) -> Table:
    """Three heroes with rewards for each of two players, close together, among units, runes and exploration tokens."""
    rng = Rng(seed)
    g = table("daqan", "latari", season="summer", explore=True)
    heroes, cards = list(range(len(HEROES))), g.reward_deck.copy()
    rng.shuffled(heroes)
    rng.shuffled(cards)
    for at in range(6):
        mine = [REWARDS[card] for card in cards[at * 3 : at * 3 + rng.below(4)]]
        name = HEROES[heroes[at]]
        hero(g, at % 2, name, NEAR[rng.below(4)], rewards=mine, damage=rng.below(3), routed=rng.below(6) == 0)
    stronghold(g, 0, "5A")
    put(g, 0, "5B", down=rng.below(2) == 0, footman=2)
    put(g, 1, "7B", archer=2)
    neutrals(g, "7C", beastman=2, hellhound=1)
    rune(g, "7A", "dragon")
    rune(g, "8C", "false")
    for at in g.chart.areas:
        if AREA_HOME[at] < 0:
            g.token[at] = g.tokens_near.pop() if g.tokens_near else g.tokens_far.pop()
    for deck in (g.quest_deck, g.tactics_deck, g.fate, g.reward_deck):
        rng.shuffled(deck)
    usable = g.quest_deck.copy()
    for seat in range(2):
        give(g, seat, influence=4, quests=[QUESTS[quest] for quest in usable[seat * 3 : seat * 3 + 3]])
        give(g, seat, tactics=["ambush", "healing_draught", "duelling_master"][: 1 + rng.below(3)])
    return g


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
    g = crowd(seed)
    g.phase, g.at, g.stage = SECONDARY, 0, 0
    match = Match.of_state(game, setup_of(g), g)
    play(match, Rng(seed))
    assert state(match).duel is None
    all_is_said(match)


@pytest.mark.parametrize("seed", range(20))
def test_what_a_seat_sees_in_the_middle_of_a_quest_phase_does_not_change_when_the_rest_is_dealt_anew(seed: int) -> None:
    g = crowd(seed)
    g.phase, g.at, g.stage = SECONDARY, 0, 0
    match = Match.of_state(game, setup_of(g), g)
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

    g = crowd(seed)
    for at in (board.heroes_of(g, 0)[0], board.heroes_of(g, 1)[0]):
        defeat.wound(g, at, 9, "RW.explore.patrol")
    g.phase = RESOLVE_ORDERS
    match = Match.of_state(Staged(_windows), setup_of(g), g)
    play(match, Rng(seed))
    assert match.over
    all_is_said(match)
