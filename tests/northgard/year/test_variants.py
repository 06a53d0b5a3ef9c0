"""The longer game and the team game (NG.variant)."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.state import HARVEST
from polana.games.northgard.year.endgame import ends, strongholds
from polana.games.northgard.year.trade import trade
from polana.kernel.errors import SetupError
from polana.kernel.rng import Chance
from tests.law import law
from tests.northgard.bench import PURPLE, RED, YELLOW, Bench, table
from tests.northgard.year.test_endgame import GREEN, bare, stronghold, three_strongholds

# --- the longer game --------------------------------------------------------------------------------------------------


@law("NG.variant.long.1")
def test_the_longer_game_lasts_ten_years() -> None:
    t = table("wolf", "raven", long_game=True)
    for year in range(1, 10):
        t.g.year = year
        assert not ends(t.g)
    t.g.year = 10
    assert ends(t.g)


@law("NG.variant.long.2")
@pytest.mark.parametrize("count", [2, 5])
def test_the_longer_game_uses_three_early_and_six_advanced_cards_a_player(count: int) -> None:
    clans = ["wolf", "raven", "goat", "bear", "stag"][:count]
    g = game.new(game.setup(clans, {"long_game": True}), Chance(1))
    assert len(g.development) == 9 * count
    assert (len(g.box_early), len(g.box_advanced)) == (16 - 3 * count, 36 - 6 * count)


@law("NG.variant.long.3")
def test_in_the_longer_game_there_is_no_territorial_victory() -> None:
    t = table("wolf", "raven", long_game=True)
    three_strongholds(t, RED)
    t.put(PURPLE, "start.s", 1)
    bare(t)
    t.give(PURPLE, fame=1)
    for year in (1, 7, 9):
        t.g.year = year
        assert not ends(t.g)
    t.g.year = 10
    assert ends(t.g)
    assert (t.g.winners, t.g.won_by) == ([PURPLE], "NG.variant.long.3")


# --- the team game ----------------------------------------------------------------------------------------------------


def teams() -> Bench:
    return table("wolf", "raven", "goat", "bear", teams=True)


@law("NG.variant.team.1")
def test_the_team_game_needs_exactly_four_players_and_partners_sit_opposite_each_other() -> None:
    for count in (2, 3, 5):
        with pytest.raises(SetupError, match=r"NG\.variant\.team\.1"):
            game.setup(["wolf", "raven", "goat", "bear", "stag"][:count], {"teams": True})
    t = teams()
    bare(t)
    t.give(RED, fame=5)
    t.g.year = 7
    assert ends(t.g)
    assert t.g.winners == [RED, YELLOW]  # seats 0 and 2: the turns of the teams alternate


@law("NG.variant.team.2")
def test_partners_know_each_others_fame_but_not_each_others_hands() -> None:
    t = teams()
    t.deal(YELLOW, ["feast", "move"])
    t.give(YELLOW, fame=3)
    t.give(PURPLE, fame=4)
    seen = game.view(t.g, RED)["players"]
    assert isinstance(seen, list)
    assert seen[YELLOW]["fame"] == 3
    assert seen[YELLOW]["hand"] == {"count": 2, "cards": []}
    assert seen[PURPLE]["fame"] is None


def trading(t: Bench, seat: int) -> None:
    t.again(HARVEST)
    t.stage(lambda g: trade(g, seat))


@law("NG.variant.team.4")
def test_in_the_trade_step_partners_may_exchange_resources_one_for_one_if_both_agree() -> None:
    t = teams()
    t.give(RED, food=2)
    t.give(YELLOW, wood=1, lore=1)
    trading(t, RED)
    t.asked(RED, "ask-northgard-trade", "done", "seat:2")  # too few for the supply
    t.say(RED, "seat:2")
    # Food is all that Red has.
    t.asked(RED, "ask-northgard-partner-take", "resource:wood", "resource:lore")
    t.refused("resource:food", "NG.variant.team.4")
    t.say(RED, "resource:lore")
    t.asked(YELLOW, "ask-northgard-partner-agree", "yes", "skip")
    t.say(YELLOW, "yes")
    red, yellow = t.player(RED), t.player(YELLOW)
    assert (red.food, red.wood, red.lore) == (1, 0, 1)
    assert (yellow.food, yellow.wood, yellow.lore) == (1, 1, 0)
    # What was got is not given back: food for wood is left.
    t.say(RED, "seat:2")
    t.asked(YELLOW, "ask-northgard-partner-agree")
    t.say(YELLOW, "yes")
    t.over()
    assert (red.food, red.wood, red.lore) == (0, 1, 1)
    assert (yellow.food, yellow.wood, yellow.lore) == (2, 0, 0)


@law("NG.variant.team.4")
def test_a_partner_may_refuse_and_enemies_do_not_exchange() -> None:
    t = teams()
    t.give(RED, food=3)
    t.give(YELLOW, wood=1)
    t.give(PURPLE, lore=5)
    trading(t, RED)
    t.asked(RED, "ask-northgard-trade", "done", "resource:food", "resource:wood", "resource:lore", "seat:2")
    t.say(RED, "seat:2")
    t.say(YELLOW, "skip")
    t.asked(RED, "ask-northgard-trade", "done", "resource:food", "resource:wood", "resource:lore")
    t.refused("seat:2", "NG.variant.team.4")
    t.say(RED, "done")
    t.over()
    assert (t.player(RED).food, t.player(YELLOW).wood) == (3, 1)


@law("NG.variant.team.4")
def test_a_partner_who_has_refused_may_be_offered_something_else() -> None:
    t = teams()
    t.give(RED, food=1, lore=1)
    t.give(YELLOW, wood=1)
    trading(t, RED)
    t.say(RED, "seat:2", "resource:food")
    t.asked(YELLOW, "ask-northgard-partner-agree")
    t.say(YELLOW, "skip")
    # Food for wood was refused and is not proposed again; lore for wood may be.
    t.asked(RED, "ask-northgard-trade", "done", "seat:2")
    t.say(RED, "seat:2")
    t.asked(YELLOW, "ask-northgard-partner-agree", "yes", "skip")
    t.say(YELLOW, "yes")
    t.over()
    assert t.goods(RED) == (1, 1, 0)


@law("NG.variant.team.4")
def test_what_a_partner_has_refused_is_not_proposed_again() -> None:
    t = teams()
    t.give(RED, food=1)
    t.give(YELLOW, wood=1, lore=1)
    trading(t, RED)
    t.say(RED, "seat:2", "resource:wood")
    t.say(YELLOW, "skip")
    # Lore is all that can still be asked for, so nothing but the proposal itself is a choice.
    t.say(RED, "seat:2")
    t.asked(YELLOW, "ask-northgard-partner-agree")
    assert t.ask.args is not None
    assert str(t.ask.args["taken"]) == "resource:lore"
    t.say(YELLOW, "skip")
    t.over()


@law("NG.variant.team.5")
def test_fame_and_ties_are_judged_for_the_team_as_a_whole() -> None:
    t = teams()
    bare(t)
    for seat, fame in ((RED, 9), (PURPLE, 6), (YELLOW, 1), (GREEN, 5)):
        t.give(seat, fame=fame)
    t.g.year = 7
    assert ends(t.g)
    assert (t.g.winners, t.g.scores) == ([PURPLE, GREEN], [9, 6, 1, 5])  # 11 against 10
    # Equal Fame: the territories of both partners count.
    t = teams()
    bare(t)
    t.put(RED, "start.e", 9)
    t.put(PURPLE, "start.w", 1)
    t.put(GREEN, "start.n", 1)
    t.g.year = 7
    assert ends(t.g)
    assert t.g.winners == [PURPLE, GREEN]


@law("NG.variant.team.6", "NG.variant.team.5")
def test_a_team_needs_five_closed_territories_with_a_large_building() -> None:
    t = teams()
    three_strongholds(t, RED)
    stronghold(t, YELLOW, "start.s")
    t.put(PURPLE, "tile_02.rest", 1)
    assert strongholds(t.g, RED) + strongholds(t.g, YELLOW) == 4
    assert not ends(t.g)
    t.lay("tile_30", 0, 2)  # closes tile_06.s
    t.put(YELLOW, "tile_06.s", 1)
    t.build("tile_06.s", "forge")
    assert ends(t.g)
    assert (t.g.winners, t.g.won_by) == ([RED, YELLOW], "NG.endgame.1.1")
