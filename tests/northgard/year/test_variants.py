"""The longer game and the team game (NG.variant)."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.state import HARVEST, Table
from polana.games.northgard.year.endgame import ends, strongholds
from polana.games.northgard.year.trade import trade
from polana.kernel.errors import SetupError
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    YELLOW,
    asked,
    build,
    deal,
    give,
    lay,
    over,
    put,
    refused,
    say,
    scene,
    table,
)
from tests.northgard.year.test_endgame import GREEN, bare, stronghold, three_strongholds

# --- the longer game --------------------------------------------------------------------------------------------------


@law("NG.variant.long.1")
def test_the_longer_game_lasts_ten_years() -> None:
    g = table("wolf", "raven", long_game=True)
    for year in range(1, 10):
        g.year = year
        assert not ends(g)
    g.year = 10
    assert ends(g)


@law("NG.variant.long.2")
@pytest.mark.parametrize("count", [2, 5])
def test_the_longer_game_uses_three_early_and_six_advanced_cards_a_player(count: int) -> None:
    clans = ["wolf", "raven", "goat", "bear", "stag"][:count]
    g = game.new(game.setup(clans, {"long_game": True}), Chance(1))
    assert len(g.development) == 9 * count
    assert (len(g.box_early), len(g.box_advanced)) == (16 - 3 * count, 36 - 6 * count)


@law("NG.variant.long.3")
def test_in_the_longer_game_there_is_no_territorial_victory() -> None:
    g = table("wolf", "raven", long_game=True)
    three_strongholds(g, RED)
    put(g, PURPLE, "start.s", 1)
    bare(g)
    give(g, PURPLE, fame=1)
    for year in (1, 7, 9):
        g.year = year
        assert not ends(g)
    g.year = 10
    assert ends(g)
    assert (g.winners, g.won_by) == ([PURPLE], "NG.variant.long.3")


# --- the team game ----------------------------------------------------------------------------------------------------


def teams() -> Table:
    return table("wolf", "raven", "goat", "bear", teams=True)


@law("NG.variant.team.1")
def test_the_team_game_needs_exactly_four_players_and_partners_sit_opposite_each_other() -> None:
    for count in (2, 3, 5):
        with pytest.raises(SetupError, match=r"NG\.variant\.team\.1"):
            game.setup(["wolf", "raven", "goat", "bear", "stag"][:count], {"teams": True})
    g = teams()
    bare(g)
    give(g, RED, fame=5)
    g.year = 7
    assert ends(g)
    assert g.winners == [RED, YELLOW]  # seats 0 and 2: the turns of the teams alternate


@law("NG.variant.team.2")
def test_partners_know_each_others_fame_but_not_each_others_hands() -> None:
    g = teams()
    deal(g, YELLOW, ["feast", "move"])
    give(g, YELLOW, fame=3)
    give(g, PURPLE, fame=4)
    seen = game.view(g, RED)["players"]
    assert isinstance(seen, list)
    assert seen[YELLOW]["fame"] == 3
    assert seen[YELLOW]["hand"] == {"count": 2, "cards": []}
    assert seen[PURPLE]["fame"] is None


def trading(g: Table, seat: int) -> Match:
    g.phase = HARVEST
    return scene(g, lambda g: trade(g, seat))


@law("NG.variant.team.4")
def test_in_the_trade_step_partners_may_exchange_resources_one_for_one_if_both_agree() -> None:
    g = teams()
    give(g, RED, food=2)
    give(g, YELLOW, wood=1, lore=1)
    match = trading(g, RED)
    asked(match, RED, "ask-northgard-trade", "done", "seat:2")  # too few for the supply
    say(match, RED, "seat:2")
    # Food is all that Red has.
    asked(match, RED, "ask-northgard-partner-take", "resource:wood", "resource:lore")
    refused(match, "resource:food", "NG.variant.team.4")
    say(match, RED, "resource:lore")
    asked(match, YELLOW, "ask-northgard-partner-agree", "yes", "skip")
    say(match, YELLOW, "yes")
    red, yellow = g.players[RED], g.players[YELLOW]
    assert (red.food, red.wood, red.lore) == (1, 0, 1)
    assert (yellow.food, yellow.wood, yellow.lore) == (1, 1, 0)
    # What was got is not given back: food for wood is left.
    say(match, RED, "seat:2")
    asked(match, YELLOW, "ask-northgard-partner-agree")
    say(match, YELLOW, "yes")
    over(match)
    assert (red.food, red.wood, red.lore) == (0, 1, 1)
    assert (yellow.food, yellow.wood, yellow.lore) == (2, 0, 0)


@law("NG.variant.team.4")
def test_a_partner_may_refuse_and_enemies_do_not_exchange() -> None:
    g = teams()
    give(g, RED, food=3)
    give(g, YELLOW, wood=1)
    give(g, PURPLE, lore=5)
    match = trading(g, RED)
    asked(match, RED, "ask-northgard-trade", "done", "resource:food", "resource:wood", "resource:lore", "seat:2")
    say(match, RED, "seat:2")
    say(match, YELLOW, "skip")
    asked(match, RED, "ask-northgard-trade", "done", "resource:food", "resource:wood", "resource:lore")
    refused(match, "seat:2", "NG.variant.team.4")
    say(match, RED, "done")
    over(match)
    assert (g.players[RED].food, g.players[YELLOW].wood) == (3, 1)


@law("NG.variant.team.4")
def test_a_partner_who_has_refused_may_be_offered_something_else() -> None:
    g = teams()
    give(g, RED, food=1, lore=1)
    give(g, YELLOW, wood=1)
    match = trading(g, RED)
    say(match, RED, "seat:2", "resource:food")
    asked(match, YELLOW, "ask-northgard-partner-agree")
    say(match, YELLOW, "skip")
    # Food for wood was refused and is not proposed again; lore for wood may be.
    asked(match, RED, "ask-northgard-trade", "done", "seat:2")
    say(match, RED, "seat:2")
    asked(match, YELLOW, "ask-northgard-partner-agree", "yes", "skip")
    say(match, YELLOW, "yes")
    over(match)
    assert (g.players[RED].food, g.players[RED].wood, g.players[RED].lore) == (1, 1, 0)


@law("NG.variant.team.4")
def test_what_a_partner_has_refused_is_not_proposed_again() -> None:
    g = teams()
    give(g, RED, food=1)
    give(g, YELLOW, wood=1, lore=1)
    match = trading(g, RED)
    say(match, RED, "seat:2", "resource:wood")
    say(match, YELLOW, "skip")
    # Lore is all that can still be asked for, so nothing but the proposal itself is a choice.
    say(match, RED, "seat:2")
    asked(match, YELLOW, "ask-northgard-partner-agree")
    assert match.ask is not None
    assert match.ask.args is not None
    assert str(match.ask.args["taken"]) == "resource:lore"
    say(match, YELLOW, "skip")
    over(match)


@law("NG.variant.team.5")
def test_fame_and_ties_are_judged_for_the_team_as_a_whole() -> None:
    g = teams()
    bare(g)
    for seat, fame in ((RED, 9), (PURPLE, 6), (YELLOW, 1), (GREEN, 5)):
        give(g, seat, fame=fame)
    g.year = 7
    assert ends(g)
    assert (g.winners, g.scores) == ([PURPLE, GREEN], [9, 6, 1, 5])  # 11 against 10
    # Equal Fame: the territories of both partners count.
    g = teams()
    bare(g)
    put(g, RED, "start.e", 9)
    put(g, PURPLE, "start.w", 1)
    put(g, GREEN, "start.n", 1)
    g.year = 7
    assert ends(g)
    assert g.winners == [PURPLE, GREEN]


@law("NG.variant.team.6", "NG.variant.team.5")
def test_a_team_needs_five_closed_territories_with_a_large_building() -> None:
    g = teams()
    three_strongholds(g, RED)
    stronghold(g, YELLOW, "start.s")
    put(g, PURPLE, "tile_02.rest", 1)
    assert strongholds(g, RED) + strongholds(g, YELLOW) == 4
    assert not ends(g)
    lay(g, "tile_30", 0, 2)  # closes tile_06.s
    put(g, YELLOW, "tile_06.s", 1)
    build(g, "tile_06.s", "forge")
    assert ends(g)
    assert (g.winners, g.won_by) == ([RED, YELLOW], "NG.endgame.1.1")
