"""The clans' powers (NG.clans); the Bear's is tested with Kaija, what the Goat gains with building."""

from polana.games.northgard.clans import place_scorched
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import HARVEST, NOBODY
from polana.games.northgard.year.harvest import harvest
from tests.law import law
from tests.northgard.bench import AXES_2, MOVE, PURPLE, RED, WOUNDS_2, Bench, dice, table, tiles
from tests.northgard.combat.test_combat import totals
from tests.northgard.scenes import crossroads

# --- gains by exploring -----------------------------------------------------------------------------------------------


def two_to_close(*clans: str) -> Bench:
    """At 2, 0 a tile can close Red's territory of two tiles in the west and Red's of one in the north."""
    t = table(*clans)
    t.lay("tile_12", 1, 0)
    t.lay("tile_13", 1, -1)
    t.lay("tile_07", 2, -1)
    t.put(RED, "start.e", 1)
    t.put(RED, "tile_07.s", 1)
    return t


@law("NG.clans.stag.2")
def test_the_stag_gains_one_more_fame_for_each_own_territory_it_closes() -> None:
    t = two_to_close("stag", "boar")
    t.exploring(RED, tiles("start_5"))
    t.say(RED, "rotate:0")
    t.over()
    assert t.player(RED).fame == (3 + 1) + (2 + 1)


@law("NG.clans.stag.2")
def test_the_stag_gains_nothing_for_what_others_close_or_control() -> None:
    t = two_to_close("boar", "stag")
    t.put(PURPLE, "tile_12.n", 1)
    t.exploring(RED, tiles("start_5"))
    t.say(RED, "rotate:0")
    t.over()
    assert t.player(PURPLE).fame == 0


@law("NG.clans.raven")
def test_the_raven_gains_at_once_what_the_territories_it_closes_yield() -> None:
    t = two_to_close("raven", "boar")
    t.build("tile_12.mid", "menhir")
    t.build("tile_07.s", "food_silo")
    t.exploring(RED, tiles("start_5"))
    t.say(RED, "rotate:0")
    t.over()
    # tile_12.mid shows one wood, the west of start_5 one food; the Menhir one lore; the silo one food.
    assert t.goods(RED) == (2, 1, 1)
    assert t.player(RED).fame == 5


@law("NG.clans.raven")
def test_the_raven_gains_nothing_from_territories_of_others() -> None:
    t = two_to_close("raven", "boar")
    t.g.owner[t.land("start.e")] = NOBODY
    t.g.units[t.land("start.e")] = 0
    t.player(RED).reserve += 1
    t.put(PURPLE, "start.e", 1)
    t.exploring(RED, tiles("start_5"))
    t.say(RED, "rotate:0")
    t.over()
    assert t.goods(RED) == (0, 0, 0)
    assert (t.player(PURPLE).food, t.player(PURPLE).wood) == (0, 0)


@law("NG.clans.raven", "NG.creatures.wolf.1")
def test_a_wolf_stops_what_the_raven_would_gain_but_for_buildings() -> None:
    t = table("raven", "boar", creatures=True)
    t.lay("tile_12", 1, 0)
    t.build("tile_12.mid", "food_silo")
    t.put(RED, "start.e", 1)
    t.creature("wolf_beige", "start.e")
    t.exploring(RED, tiles("tile_02"))
    t.say(RED, "rotate:3")
    t.over()
    assert (t.player(RED).food, t.player(RED).wood) == (1, 0)
    assert t.player(RED).fame == 3


@law("NG.clans.boar")
def test_the_boar_gains_one_lore_when_its_exploring_closes_no_territory() -> None:
    t = table("boar", "raven")
    t.put(RED, "start.e", 1)
    t.exploring(RED, tiles("tile_13"))
    t.over()
    assert t.player(RED).lore == 1


@law("NG.clans.boar")
def test_closing_anybodys_or_a_neutral_territory_forfeits_the_boars_lore() -> None:
    for owner in (RED, PURPLE, NOBODY):
        t = table("boar", "raven")
        t.lay("tile_12", 1, 0)
        t.lay("tile_13", 1, -1)
        t.lay("tile_28", 2, -1)
        t.put(RED, "tile_28.es", 1)
        if owner != NOBODY:
            t.put(owner, "start.e", 1)
        t.exploring(RED, tiles("tile_02"))
        t.say(RED, t.spot(2, 0), "rotate:3")
        t.over()
        assert t.g.chart.closed(t.land("start.e"))
        assert t.player(RED).lore == 0
        assert t.player(RED).fame == (3 if owner == RED else 0)


# --- gains by combat --------------------------------------------------------------------------------------------------


@law("NG.clans.wolf")
def test_the_wolf_gains_one_food_when_it_attacks_and_wins() -> None:
    t = crossroads("wolf", "boar")
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.say(PURPLE, "@start.e")
    t.over()
    assert t.player(RED).food == 1


@law("NG.clans.wolf")
def test_the_wolf_gains_nothing_when_it_loses_or_defends() -> None:
    t = crossroads("wolf", "boar")
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "tile_01.e", 5)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e")
    t.say(RED, "@start.e")
    t.over()
    assert t.player(RED).food == 0
    t = crossroads("boar", "wolf")
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "tile_01.e", 5)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", "@start.e")
    t.over()
    assert t.player(PURPLE).food == 0


@law("NG.clans.stag.1")
def test_the_stag_gains_one_fame_for_a_territory_it_conquers() -> None:
    t = crossroads("stag", "boar")
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, MOVE, dice(WOUNDS_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.over()
    assert t.player(RED).fame == 1


@law("NG.clans.stag.1")
def test_the_stag_gains_nothing_for_neutral_territories_defence_or_defeat() -> None:
    t = crossroads("stag", "boar")
    t.put(RED, "tile_01.n", 3)
    t.moving(RED)
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.over()
    assert t.player(RED).fame == 0
    t = crossroads("boar", "stag")
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "tile_01.e", 5)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", "@start.e")
    t.over()
    assert t.player(PURPLE).fame == 0


# --- the Snake clan ---------------------------------------------------------------------------------------------------


@law("NG.clans.snake.1")
def test_before_a_clan_card_the_snake_may_place_scorched_earth_next_to_an_own_territory() -> None:
    t = crossroads("snake", "boar", "raven")
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "tile_01.e", 1)
    t.put(PURPLE, "start.e", 1)
    t.turn(RED, ["snake_clan"])
    t.say(RED, "card:snake_clan")
    # Neutral, enemy or own: all next to an own one, across Rough Borders too.
    t.asked(RED, "ask-northgard-scorched", "@tile_01.n", "@tile_01.e", "@tile_01.s", "@start.e", "skip")
    t.refused("@start.n", "NG.clans.snake.1")
    t.say(RED, "@start.e")
    assert t.g.scorched == t.land("start.e")
    t.asked(RED, "ask-northgard-move-from")


@law("NG.clans.snake.1")
def test_before_an_upgrade_card_too_and_never_before_other_cards() -> None:
    t = crossroads("snake", "boar")
    t.put(RED, "tile_01.n", 2)
    t.turn(RED, ["rapacious_exploitation", "move", "feast"])
    t.say(RED, "card:move")
    t.asked(RED, "ask-northgard-move-from")
    t = crossroads("snake", "boar")
    t.put(RED, "tile_01.n", 2)
    t.turn(RED, ["rapacious_exploitation"])
    t.say(RED, "card:rapacious_exploitation")
    t.asked(RED, "ask-northgard-scorched", "@tile_01.e", "@start.e", "skip")


@law("NG.clans.snake.2")
def test_with_the_starting_clan_card_the_token_may_be_placed_before_and_after_the_move() -> None:
    t = crossroads("snake", "boar")
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "start.w", 1)
    t.deal(PURPLE, ["feast"])
    t.turn(RED, ["snake_clan"])
    t.say(RED, "card:snake_clan", "@start.e", "@tile_01.n", "@tile_01.e")
    assert t.g.scorched == t.land("start.e")
    t.asked(RED, "ask-northgard-scorched", "@tile_01.n", "@tile_01.s", "skip")
    t.say(RED, "@tile_01.s")
    assert t.g.scorched == t.land("tile_01.s")


@law("NG.clans.snake.3")
def test_there_is_one_token_and_it_moves_to_a_new_territory() -> None:
    t = crossroads("snake", "boar")
    t.put(RED, "tile_01.n", 1)
    t.g.scorched = t.land("tile_01.e")
    t.stage(lambda g: place_scorched(g, RED, True))
    t.asked(RED, "ask-northgard-scorched", "@start.e", "skip")
    t.refused("@tile_01.e", "NG.clans.snake.3")
    t.say(RED, "@start.e")
    t.over()
    assert t.g.scorched == t.land("start.e")


@law("NG.clans.snake.1")
def test_a_snake_without_a_territory_has_nowhere_to_place_the_token() -> None:
    t = crossroads("snake", "boar")
    t.put(PURPLE, "tile_01.n", 1)
    t.stage(lambda g: place_scorched(g, RED, False))
    t.over()
    assert t.g.scorched == NOWHERE


@law("NG.clans.snake.4")
def test_the_snake_has_one_point_more_in_every_combat_on_scorched_earth() -> None:
    for clans, expected in ((("snake", "boar"), (3 + 1 + 2, 2 + 2)), (("boar", "snake"), (3 + 2, 2 + 1 + 2))):
        t = crossroads(*clans)
        t.put(RED, "tile_01.n", 3)
        t.put(PURPLE, "tile_01.e", 2)
        t.g.scorched = t.land("tile_01.e")
        t.moving(RED, MOVE, dice(AXES_2, AXES_2))
        t.say(RED, "@tile_01.n", "@tile_01.e", 3)
        assert totals(t)[:2] == expected
        # Elsewhere there is none.
        t = crossroads(*clans)
        t.put(RED, "tile_01.n", 3)
        t.put(PURPLE, "tile_01.e", 2)
        t.g.scorched = t.land("tile_01.n")
        t.moving(RED, MOVE, dice(AXES_2, AXES_2))
        t.say(RED, "@tile_01.n", "@tile_01.e", 3)
        assert totals(t)[:2] == (5, 4)


@law("NG.clans.snake.5")
def test_in_harvest_the_snake_may_take_one_resource_of_the_enemy_territory_with_the_token() -> None:
    for word, snake, victim in (
        ("resource:food", (1, 0), (0, 1)),
        ("resource:wood", (0, 1), (1, 0)),
        ("skip", (0, 0), (1, 1)),
    ):
        t = crossroads("snake", "boar")
        t.put(PURPLE, "tile_01.n", 1)  # shows one food
        t.build("tile_01.n", "woodcutter_lodge")
        t.put(RED, "start.w", 1)
        t.g.scorched = t.land("tile_01.n")
        t.g.phase, t.g.at = HARVEST, 1
        t.stage(harvest)
        t.asked(RED, "ask-northgard-snake-takes", "resource:food", "resource:wood", "skip")
        t.refused("resource:lore", "NG.clans.snake.5")
        t.say(RED, word)
        assert (t.player(RED).food, t.player(RED).wood) == snake
        assert (t.player(PURPLE).food, t.player(PURPLE).wood) == victim


@law("NG.clans.snake.5")
def test_an_own_or_neutral_territory_with_the_token_is_no_matter_of_harvest() -> None:
    t = crossroads("snake", "boar")
    t.put(RED, "tile_01.n", 1)
    t.g.scorched = t.land("tile_01.n")
    t.g.phase, t.g.at = HARVEST, 0
    t.stage(harvest)
    t.over()
    assert t.player(RED).food == 1


@law("NG.clans.snake.5", "NG.creatures.wolf.2")
def test_beside_a_wolf_the_snake_takes_only_what_a_building_yields() -> None:
    t = table("snake", "boar", creatures=True)
    t.lay("tile_01", 1, 0)
    t.put(PURPLE, "tile_01.n", 1)
    t.creature("wolf_brown", "tile_01.n")
    t.g.scorched = t.land("tile_01.n")
    t.g.phase, t.g.at = HARVEST, 1
    t.stage(harvest)
    t.over()  # nothing but the tile's food, which the Wolf stops
    assert (t.player(RED).food, t.player(PURPLE).food) == (0, 0)
    t.again(HARVEST)
    t.build("tile_01.n", "woodcutter_lodge")
    t.g.at = 1
    t.stage(harvest)
    t.asked(RED, "ask-northgard-snake-takes", "resource:wood", "skip")
    t.refused("resource:food", "NG.clans.snake.5")
    t.say(RED, "resource:wood")
    t.over()
    assert (t.player(RED).wood, t.player(PURPLE).wood) == (1, 0)
