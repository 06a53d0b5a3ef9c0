"""What bots think of positions of Runewars, and how they play it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polana.bots.greedy import GreedyBot
from polana.bots.senses import sense_of
from polana.games.runewars import game
from polana.games.runewars.state import AFTER, GAME_OVER, RESOLVE_ORDERS, Table
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.runewars.bench import give, going_on, hero, put, rune, stronghold, table, title


def tokens(g: Table) -> None:
    give(g, 0, influence=5)


BETTER: list[Callable[[Table], object]] = [
    lambda g: rune(g, "5A", "dragon"),
    lambda g: put(g, 0, "5B", footman=1),
    lambda g: put(g, 0, "5A", knight=1),
    lambda g: stronghold(g, 0, "5A"),
    lambda g: hero(g, 0, "corbin", "DA"),
    lambda g: title(g, 0, "lord_warriors_guild"),
    tokens,
]


@pytest.mark.parametrize("change", BETTER)
def test_what_is_good_for_a_player_is_worth_more_and_bad_for_the_rival(change: Callable[[Table], object]) -> None:
    sense = sense_of("runewars")
    g = table("daqan", "uthuk")
    put(g, 0, "5A", footman=1)
    before = sense.values(g, 2)
    change(g)
    after = sense.values(g, 2)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_a_won_match_is_worth_more_than_anything_else() -> None:
    sense = sense_of("runewars")
    g = table("daqan", "uthuk")
    for name in ("DA", "DB", "DC"):
        rune(g, name, "dragon")
    rich = sense.value(g, 0)
    g.winners, g.phase = [0], GAME_OVER
    assert sense.value(g, 0) > rich
    assert sense.value(g, 1) < -rich


def test_six_dragon_runes_are_claimed_before_the_turn_is_over() -> None:
    g = table("daqan", "uthuk", year=5)
    for name in ("DA", "DB", "DC", "5A", "5B", "7C"):
        if name[0] != "D":
            put(g, 0, name, footman=1)
        rune(g, name, "dragon")
    for player, order in zip(g.players, (4, 8), strict=True):
        player.order = order
    g.sequence, g.phase, g.stage, g.turn = [0, 1], RESOLVE_ORDERS, AFTER, 0
    match = going_on(g)
    assert match.ask is not None
    assert GreedyBot(1).choose(match, match.ask).text == "claim"


def test_two_truths_that_look_alike_make_the_bot_choose_alike() -> None:
    choices = []
    for face in ("dragon", "false"):
        g = table("daqan", "uthuk")
        put(g, 0, "5A", footman=3)
        rune(g, "5B", face)
        rune(g, "8C", "false" if face == "dragon" else "dragon")
        match = going_on(g)
        ask = match.ask_of(0)
        assert ask is not None
        choices.append(GreedyBot(7).choose(match, ask))
    assert choices[0] is choices[1]


def test_greedy_beats_random() -> None:
    match = Match(game, game.setup(["daqan", "uthuk"], {"ready_made": True}), 11)
    bots = [GreedyBot(1), RandomChooser(Rng(1))]
    while (ask := match.ask) is not None:
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    assert match.result is not None
    assert match.result.winners == [0]
