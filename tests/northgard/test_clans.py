"""The clans' powers (NG.clans); the Bear's is tested with Kaija, what the Goat gains with building."""

from polana.games.northgard.clans import place_scorched
from polana.games.northgard.map.chart import NOWHERE, cell_of
from polana.games.northgard.state import HARVEST, NOBODY, Table
from polana.games.northgard.words import SPOT
from polana.games.northgard.year.harvest import harvest
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    PURPLE,
    RED,
    WOUNDS_2,
    asked,
    build,
    creature,
    deal,
    dice,
    land,
    lay,
    over,
    put,
    refused,
    say,
    scene,
    table,
    tiles,
    turn,
)
from tests.northgard.combat.test_combat import totals
from tests.northgard.scenes import MOVE, crossroads, exploring, moving

# --- gains by exploring -----------------------------------------------------------------------------------------------


def two_to_close(*clans: str) -> Table:
    """At 2, 0 a tile can close Red's territory of two tiles in the west and Red's of one in the north."""
    g = table(*clans)
    lay(g, "tile_12", 1, 0)
    lay(g, "tile_13", 1, -1)
    lay(g, "tile_07", 2, -1)
    put(g, RED, "start.e", 1)
    put(g, RED, "tile_07.s", 1)
    return g


@law("NG.clans.stag.2")
def test_the_stag_gains_one_more_fame_for_each_own_territory_it_closes() -> None:
    g = two_to_close("stag", "boar")
    match = exploring(g, RED, tiles("start_5"))
    say(match, RED, "rotate:0")
    over(match)
    assert g.players[RED].fame == (3 + 1) + (2 + 1)


@law("NG.clans.stag.2")
def test_the_stag_gains_nothing_for_what_others_close_or_control() -> None:
    g = two_to_close("boar", "stag")
    put(g, PURPLE, "tile_12.n", 1)
    match = exploring(g, RED, tiles("start_5"))
    say(match, RED, "rotate:0")
    over(match)
    assert g.players[PURPLE].fame == 0


@law("NG.clans.raven")
def test_the_raven_gains_at_once_what_the_territories_it_closes_yield() -> None:
    g = two_to_close("raven", "boar")
    build(g, "tile_12.mid", "menhir")
    build(g, "tile_07.s", "food_silo")
    match = exploring(g, RED, tiles("start_5"))
    say(match, RED, "rotate:0")
    over(match)
    # tile_12.mid shows one wood, the west of start_5 one food; the Menhir one lore; the silo one food.
    assert (g.players[RED].food, g.players[RED].wood, g.players[RED].lore) == (2, 1, 1)
    assert g.players[RED].fame == 5


@law("NG.clans.raven")
def test_the_raven_gains_nothing_from_territories_of_others() -> None:
    g = two_to_close("raven", "boar")
    g.owner[land(g, "start.e")] = NOBODY
    g.units[land(g, "start.e")] = 0
    g.players[RED].reserve += 1
    put(g, PURPLE, "start.e", 1)
    match = exploring(g, RED, tiles("start_5"))
    say(match, RED, "rotate:0")
    over(match)
    assert (g.players[RED].food, g.players[RED].wood, g.players[RED].lore) == (0, 0, 0)
    assert (g.players[PURPLE].food, g.players[PURPLE].wood) == (0, 0)


@law("NG.clans.raven", "NG.creatures.wolf.1")
def test_a_wolf_stops_what_the_raven_would_gain_but_for_buildings() -> None:
    g = table("raven", "boar", creatures=True)
    lay(g, "tile_12", 1, 0)
    build(g, "tile_12.mid", "food_silo")
    put(g, RED, "start.e", 1)
    creature(g, "wolf_beige", "start.e")
    match = exploring(g, RED, tiles("tile_02"))
    say(match, RED, "rotate:3")
    over(match)
    assert (g.players[RED].food, g.players[RED].wood) == (1, 0)
    assert g.players[RED].fame == 3


@law("NG.clans.boar")
def test_the_boar_gains_one_lore_when_its_exploring_closes_no_territory() -> None:
    g = table("boar", "raven")
    put(g, RED, "start.e", 1)
    match = exploring(g, RED, tiles("tile_13"))
    over(match)
    assert g.players[RED].lore == 1


@law("NG.clans.boar")
def test_closing_anybodys_or_a_neutral_territory_forfeits_the_boars_lore() -> None:
    for owner in (RED, PURPLE, NOBODY):
        g = table("boar", "raven")
        lay(g, "tile_12", 1, 0)
        lay(g, "tile_13", 1, -1)
        lay(g, "tile_28", 2, -1)
        put(g, RED, "tile_28.es", 1)
        if owner != NOBODY:
            put(g, owner, "start.e", 1)
        match = exploring(g, RED, tiles("tile_02"))
        say(match, RED, SPOT[g.chart.spot[cell_of(2, 0)]], "rotate:3")
        over(match)
        assert g.chart.closed(land(g, "start.e"))
        assert g.players[RED].lore == 0
        assert g.players[RED].fame == (3 if owner == RED else 0)


# --- gains by combat --------------------------------------------------------------------------------------------------


@law("NG.clans.wolf")
def test_the_wolf_gains_one_food_when_it_attacks_and_wins() -> None:
    g = crossroads("wolf", "boar")
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    say(match, PURPLE, "@start.e")
    over(match)
    assert g.players[RED].food == 1


@law("NG.clans.wolf")
def test_the_wolf_gains_nothing_when_it_loses_or_defends() -> None:
    g = crossroads("wolf", "boar")
    put(g, RED, "tile_01.n", 1)
    put(g, PURPLE, "tile_01.e", 5)
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e")
    say(match, RED, "@start.e")
    over(match)
    assert g.players[RED].food == 0
    g = crossroads("boar", "wolf")
    put(g, RED, "tile_01.n", 1)
    put(g, PURPLE, "tile_01.e", 5)
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", "@start.e")
    over(match)
    assert g.players[PURPLE].food == 0


@law("NG.clans.stag.1")
def test_the_stag_gains_one_fame_for_a_territory_it_conquers() -> None:
    g = crossroads("stag", "boar")
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, MOVE, dice(WOUNDS_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    over(match)
    assert g.players[RED].fame == 1


@law("NG.clans.stag.1")
def test_the_stag_gains_nothing_for_neutral_territories_defence_or_defeat() -> None:
    g = crossroads("stag", "boar")
    put(g, RED, "tile_01.n", 3)
    match = moving(g, RED)
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    over(match)
    assert g.players[RED].fame == 0
    g = crossroads("boar", "stag")
    put(g, RED, "tile_01.n", 1)
    put(g, PURPLE, "tile_01.e", 5)
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", "@start.e")
    over(match)
    assert g.players[PURPLE].fame == 0


# --- the Snake clan ---------------------------------------------------------------------------------------------------


@law("NG.clans.snake.1")
def test_before_a_clan_card_the_snake_may_place_scorched_earth_next_to_an_own_territory() -> None:
    g = crossroads("snake", "boar", "raven")
    put(g, RED, "tile_01.n", 2)
    put(g, RED, "tile_01.e", 1)
    put(g, PURPLE, "start.e", 1)
    match = turn(g, RED, ["snake_clan"])
    say(match, RED, "card:snake_clan")
    # Neutral, enemy or own: all next to an own one, across Rough Borders too.
    asked(match, RED, "ask-northgard-scorched", "@tile_01.n", "@tile_01.e", "@tile_01.s", "@start.e", "skip")
    refused(match, "@start.n", "NG.clans.snake.1")
    say(match, RED, "@start.e")
    assert g.scorched == land(g, "start.e")
    asked(match, RED, "ask-northgard-move-from")


@law("NG.clans.snake.1")
def test_before_an_upgrade_card_too_and_never_before_other_cards() -> None:
    g = crossroads("snake", "boar")
    put(g, RED, "tile_01.n", 2)
    match = turn(g, RED, ["rapacious_exploitation", "move", "feast"])
    say(match, RED, "card:move")
    asked(match, RED, "ask-northgard-move-from")
    g = crossroads("snake", "boar")
    put(g, RED, "tile_01.n", 2)
    match = turn(g, RED, ["rapacious_exploitation"])
    say(match, RED, "card:rapacious_exploitation")
    asked(match, RED, "ask-northgard-scorched", "@tile_01.e", "@start.e", "skip")


@law("NG.clans.snake.2")
def test_with_the_starting_clan_card_the_token_may_be_placed_before_and_after_the_move() -> None:
    g = crossroads("snake", "boar")
    put(g, RED, "tile_01.n", 1)
    put(g, PURPLE, "start.w", 1)
    deal(g, PURPLE, ["feast"])
    match = turn(g, RED, ["snake_clan"])
    say(match, RED, "card:snake_clan", "@start.e", "@tile_01.n", "@tile_01.e")
    assert g.scorched == land(g, "start.e")
    asked(match, RED, "ask-northgard-scorched", "@tile_01.n", "@tile_01.s", "skip")
    say(match, RED, "@tile_01.s")
    assert g.scorched == land(g, "tile_01.s")


@law("NG.clans.snake.3")
def test_there_is_one_token_and_it_moves_to_a_new_territory() -> None:
    g = crossroads("snake", "boar")
    put(g, RED, "tile_01.n", 1)
    g.scorched = land(g, "tile_01.e")
    match = scene(g, lambda g: place_scorched(g, RED, True))
    asked(match, RED, "ask-northgard-scorched", "@start.e", "skip")
    refused(match, "@tile_01.e", "NG.clans.snake.3")
    say(match, RED, "@start.e")
    over(match)
    assert g.scorched == land(g, "start.e")


@law("NG.clans.snake.1")
def test_a_snake_without_a_territory_has_nowhere_to_place_the_token() -> None:
    g = crossroads("snake", "boar")
    put(g, PURPLE, "tile_01.n", 1)
    match = scene(g, lambda g: place_scorched(g, RED, False))
    over(match)
    assert g.scorched == NOWHERE


@law("NG.clans.snake.4")
def test_the_snake_has_one_point_more_in_every_combat_on_scorched_earth() -> None:
    for clans, expected in ((("snake", "boar"), (3 + 1 + 2, 2 + 2)), (("boar", "snake"), (3 + 2, 2 + 1 + 2))):
        g = crossroads(*clans)
        put(g, RED, "tile_01.n", 3)
        put(g, PURPLE, "tile_01.e", 2)
        g.scorched = land(g, "tile_01.e")
        match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
        say(match, RED, "@tile_01.n", "@tile_01.e", 3)
        assert totals(match)[:2] == expected
        # Elsewhere there is none.
        g = crossroads(*clans)
        put(g, RED, "tile_01.n", 3)
        put(g, PURPLE, "tile_01.e", 2)
        g.scorched = land(g, "tile_01.n")
        match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
        say(match, RED, "@tile_01.n", "@tile_01.e", 3)
        assert totals(match)[:2] == (5, 4)


@law("NG.clans.snake.5")
def test_in_harvest_the_snake_may_take_one_resource_of_the_enemy_territory_with_the_token() -> None:
    for word, snake, victim in (
        ("resource:food", (1, 0), (0, 1)),
        ("resource:wood", (0, 1), (1, 0)),
        ("skip", (0, 0), (1, 1)),
    ):
        g = crossroads("snake", "boar")
        put(g, PURPLE, "tile_01.n", 1)  # shows one food
        build(g, "tile_01.n", "woodcutter_lodge")
        put(g, RED, "start.w", 1)
        g.scorched = land(g, "tile_01.n")
        g.phase, g.at = HARVEST, 1
        match = scene(g, harvest)
        asked(match, RED, "ask-northgard-snake-takes", "resource:food", "resource:wood", "skip")
        refused(match, "resource:lore", "NG.clans.snake.5")
        say(match, RED, word)
        assert (g.players[RED].food, g.players[RED].wood) == snake
        assert (g.players[PURPLE].food, g.players[PURPLE].wood) == victim


@law("NG.clans.snake.5")
def test_an_own_or_neutral_territory_with_the_token_is_no_matter_of_harvest() -> None:
    g = crossroads("snake", "boar")
    put(g, RED, "tile_01.n", 1)
    g.scorched = land(g, "tile_01.n")
    g.phase, g.at = HARVEST, 0
    match = scene(g, harvest)
    over(match)
    assert g.players[RED].food == 1


@law("NG.clans.snake.5", "NG.creatures.wolf.2")
def test_beside_a_wolf_the_snake_takes_only_what_a_building_yields() -> None:
    g = table("snake", "boar", creatures=True)
    lay(g, "tile_01", 1, 0)
    put(g, PURPLE, "tile_01.n", 1)
    creature(g, "wolf_brown", "tile_01.n")
    g.scorched = land(g, "tile_01.n")
    g.phase, g.at = HARVEST, 1
    match = scene(g, harvest)
    over(match)  # nothing but the tile's food, which the Wolf stops
    assert (g.players[RED].food, g.players[PURPLE].food) == (0, 0)
    build(g, "tile_01.n", "woodcutter_lodge")
    g.phase, g.at = HARVEST, 1
    match = scene(g, harvest)
    asked(match, RED, "ask-northgard-snake-takes", "resource:wood", "skip")
    refused(match, "resource:food", "NG.clans.snake.5")
    say(match, RED, "resource:wood")
    over(match)
    assert (g.players[RED].wood, g.players[PURPLE].wood) == (1, 0)
