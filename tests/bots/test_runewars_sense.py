"""What bots think of positions of Runewars, and how they play it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polana.bots.greedy import GreedyBot
from polana.bots.runewars_instinct import HOPE, chance_of, instinct, ways_of
from polana.bots.senses import sense_of
from polana.games.runewars import game, topics
from polana.games.runewars.box.decks import QUEST_AREA, QUEST_COUNT
from polana.games.runewars.map.board import units_in
from polana.games.runewars.map.tiles import AREA_COUNT, AREAS
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import AFTER, GAME_OVER, RESOLVE_ORDERS, Table
from polana.games.runewars.words import AREA, DONE
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.runewars.bench import Bench, area, table

BETTER: list[Callable[[Bench], object]] = [
    lambda t: t.rune("5A", "dragon"),
    lambda t: t.put(0, "5B", footman=1),
    lambda t: t.put(0, "5A", knight=1),
    lambda t: t.stronghold(0, "5A"),
    lambda t: t.hero(0, "corbin", "DA"),
    lambda t: t.title(0, "lord_warriors_guild"),
    lambda t: t.give(0, influence=5),
]


@pytest.mark.parametrize("change", BETTER)
def test_what_is_good_for_a_player_is_worth_more_and_bad_for_the_rival(change: Callable[[Bench], object]) -> None:
    sense = sense_of("runewars")
    t = table("daqan", "uthuk")
    t.put(0, "5A", footman=1)
    before = sense.values(t.g, 2)
    change(t)
    after = sense.values(t.g, 2)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_a_won_match_is_worth_more_than_anything_else() -> None:
    sense = sense_of("runewars")
    t = table("daqan", "uthuk")
    for name in ("DA", "DB", "DC"):
        t.rune(name, "dragon")
    rich = sense.value(t.g, 0)
    t.g.winners, t.g.phase = [0], GAME_OVER
    assert sense.value(t.g, 0) > rich
    assert sense.value(t.g, 1) < -rich


def test_six_dragon_runes_are_claimed_before_the_turn_is_over() -> None:
    t = table("daqan", "uthuk", year=5)
    for name in ("DA", "DB", "DC", "5A", "5B", "7C"):
        if name[0] != "D":
            t.put(0, name, footman=1)
        t.rune(name, "dragon")
    for player, order in zip(t.g.players, (4, 8), strict=True):
        player.order = order
    t.g.sequence, t.g.phase, t.g.stage, t.g.turn = [0, 1], RESOLVE_ORDERS, AFTER, 0
    t.going_on()
    assert t.match.ask is not None
    assert GreedyBot(1).choose(t.match, t.match.ask).text == "claim"


def test_two_truths_that_look_alike_make_the_bot_choose_alike() -> None:
    choices = []
    for face in ("dragon", "false"):
        t = table("daqan", "uthuk")
        t.put(0, "5A", footman=3)
        t.rune("5B", face)
        t.rune("8C", "false" if face == "dragon" else "dragon")
        t.going_on()
        ask = t.match.ask_of(0)
        assert ask is not None
        choices.append(GreedyBot(7).choose(t.match, ask))
    assert choices[0] is choices[1]


def test_greedy_beats_random() -> None:
    match = Match(game, game.setup(["daqan", "uthuk"], {"ready_made": True}), 11)
    bots = [GreedyBot(1), RandomChooser(Rng(1))]
    while (ask := match.ask) is not None:
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    assert match.result is not None
    assert match.result.winners == [0]


def test_a_quest_that_may_succeed_is_worth_more_the_nearer_the_hero_is() -> None:
    sense = sense_of("runewars")
    t = table("daqan", "uthuk")
    one = t.hero(0, "corbin", "DA")
    idle = sense.value(t.g, 0)
    ways = ways_of(t.g.chart)
    quest = next(
        at for at in range(QUEST_COUNT) if QUEST_AREA[at] in t.g.chart.areas and chance_of(t.g, one, at) >= HOPE
    )
    t.g.players[0].quests = [quest]
    goal = QUEST_AREA[quest]
    reached = [at for at in t.g.chart.areas if ways[at * AREA_COUNT + goal] < AREA_COUNT]
    far = max(reached, key=lambda at: ways[at * AREA_COUNT + goal])
    assert ways[far * AREA_COUNT + goal] > 2
    worths = []
    for where in (far, goal):
        t.g.hero_area[one] = where
        worths.append(sense.value(t.g, 0))
    assert idle < worths[0] < worths[1]


def test_a_shard_that_becomes_a_dragon_rune_is_worth_more_than_another_reward() -> None:
    worths = []
    for reward in ("runeplate", "timmorrans_shard"):
        t = table("daqan", "uthuk")
        t.hero(0, "corbin", "DA", [reward])
        worths.append(sense_of("runewars").value(t.g, 0))
    assert worths[0] + 3 < worths[1]


def test_an_army_goes_where_a_dragon_rune_is_badly_guarded_and_not_where_it_would_be_beaten() -> None:
    """RW.orders.2: with Mobilize the area that suggests itself is the one that a strong enough army gains most by."""
    for guards, goes in ((0, True), (1, True), (8, False)):
        t = table("daqan", "uthuk")
        t.put(0, "5A", footman=4)
        beside = next(at for at in t.g.chart.from_here(area("5A")) if t.g.owner[at] == NOBODY and not units_in(t.g, at))
        t.rune(AREAS[beside], "dragon")
        if guards:
            t.neutrals(AREAS[beside], beastman=guards)
        t.resolving(["mobilize", "harvest"])
        t.match.choose(0, DONE)  # the menu before the order
        ask = t.match.ask
        assert ask is not None
        assert ask.topic is topics.ACTIVATE
        assert isinstance(t.match.state, Table)
        said = instinct(t.match.state, ask)
        assert (said is AREA[beside]) is goes


def test_greedy_bots_march_to_dragon_runes() -> None:
    """With the order revealed, an army of six goes for the rune beside it that one neutral unit guards."""
    t = table("daqan", "uthuk")
    t.put(0, "5A", footman=4, knight=2)
    beside = next(at for at in t.g.chart.from_here(area("5A")) if t.g.owner[at] == NOBODY and not units_in(t.g, at))
    t.rune(AREAS[beside], "dragon", up=True)
    t.neutrals(AREAS[beside], beastman=1)
    t.resolving(["conquer", "harvest"])
    t.match.choose(0, DONE)
    player = GreedyBot(3)
    said = []
    for _ in range(2):
        ask = t.match.ask
        assert ask is not None
        said.append(player.choose(t.match, ask))
        t.match.choose(0, said[-1])
    assert said == [AREA[beside], AREA[area("5A")]]


def test_other_games_suggest_nothing_so_that_looks_go_on_at_random() -> None:
    match = Match(game, game.setup(["daqan", "uthuk"], {"ready_made": True}), 11)
    assert match.ask is not None
    for name in ("root", "northgard"):
        assert sense_of(name).instinct(match.state, match.ask) is None
