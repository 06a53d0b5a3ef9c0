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
from tests.runewars.bench import area, give, going_on, hero, neutrals, put, resolving, rune, stronghold, table, title


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


def test_a_quest_that_may_succeed_is_worth_more_the_nearer_the_hero_is() -> None:
    sense = sense_of("runewars")
    g = table("daqan", "uthuk")
    one = hero(g, 0, "corbin", "DA")
    idle = sense.value(g, 0)
    ways = ways_of(g.chart)
    quest = next(at for at in range(QUEST_COUNT) if QUEST_AREA[at] in g.chart.areas and chance_of(g, one, at) >= HOPE)
    g.players[0].quests = [quest]
    goal = QUEST_AREA[quest]
    reached = [at for at in g.chart.areas if ways[at * AREA_COUNT + goal] < AREA_COUNT]
    far = max(reached, key=lambda at: ways[at * AREA_COUNT + goal])
    assert ways[far * AREA_COUNT + goal] > 2
    worths = []
    for where in (far, goal):
        g.hero_area[one] = where
        worths.append(sense.value(g, 0))
    assert idle < worths[0] < worths[1]


def test_a_shard_that_becomes_a_dragon_rune_is_worth_more_than_another_reward() -> None:
    worths = []
    for reward in ("runeplate", "timmorrans_shard"):
        g = table("daqan", "uthuk")
        hero(g, 0, "corbin", "DA", [reward])
        worths.append(sense_of("runewars").value(g, 0))
    assert worths[0] + 3 < worths[1]


def test_an_army_goes_where_a_dragon_rune_is_badly_guarded_and_not_where_it_would_be_beaten() -> None:
    """RW.orders.2: with Mobilize the area that suggests itself is the one that a strong enough army gains most by."""
    for guards, goes in ((0, True), (1, True), (8, False)):
        g = table("daqan", "uthuk")
        put(g, 0, "5A", footman=4)
        beside = next(at for at in g.chart.from_here(area("5A")) if g.owner[at] == NOBODY and not units_in(g, at))
        rune(g, AREAS[beside], "dragon")
        if guards:
            neutrals(g, AREAS[beside], beastman=guards)
        match = resolving(g, ["mobilize", "harvest"])
        match.choose(0, DONE)  # the menu before the order
        ask = match.ask
        assert ask is not None
        assert ask.topic is topics.ACTIVATE
        assert isinstance(match.state, Table)
        said = instinct(match.state, ask)
        assert (said is AREA[beside]) is goes


def test_greedy_bots_march_to_dragon_runes() -> None:
    """With the order revealed, an army of six goes for the rune beside it that one neutral unit guards."""
    g = table("daqan", "uthuk")
    put(g, 0, "5A", footman=4, knight=2)
    beside = next(at for at in g.chart.from_here(area("5A")) if g.owner[at] == NOBODY and not units_in(g, at))
    rune(g, AREAS[beside], "dragon", up=True)
    neutrals(g, AREAS[beside], beastman=1)
    match = resolving(g, ["conquer", "harvest"])
    match.choose(0, DONE)
    player = GreedyBot(3)
    said = []
    for _ in range(2):
        ask = match.ask
        assert ask is not None
        said.append(player.choose(match, ask))
        match.choose(0, said[-1])
    assert said == [AREA[beside], AREA[area("5A")]]


def test_other_games_suggest_nothing_so_that_looks_go_on_at_random() -> None:
    match = Match(game, game.setup(["daqan", "uthuk"], {"ready_made": True}), 11)
    assert match.ask is not None
    for name in ("root", "northgard"):
        assert sense_of(name).instinct(match.state, match.ask) is None
