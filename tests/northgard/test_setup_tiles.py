"""Setup of the map: tiles, groups and creatures (NG.setup.l, NG.creatures.setup)."""

from __future__ import annotations

from polana.games.northgard import game
from polana.games.northgard.components import CLANS, CREATURE_KIND, CREATURES, KIND_STRENGTH, REGIONS, TILES, VALKYRIE
from polana.games.northgard.map.chart import NOWHERE, cell_of
from polana.games.northgard.setup import place_group
from polana.games.northgard.state import ACTIONS, NOBODY, PLACE_TILES, START_OF_YEAR
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.northgard.bench import AXES_3, WOUNDS_2, Bench, beasts, state, table, tiles
from tests.northgard.scenes import COUNTS, ZERO_FIRST, begin, first_dice

# --- tiles and groups -------------------------------------------------------------------------------------------------


@law("NG.setup.l.1", "NG.setup.l.2", "NG.setup.l.3")
def test_of_three_drawn_tiles_one_is_placed_beside_the_starting_tile_with_a_group_of_three() -> None:
    t = begin(["wolf", "raven"], ZERO_FIRST + tiles("tile_05", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08"))
    assert [[TILES[tile] for tile in held] for held in t.g.drawn_tiles] == [
        ["tile_05", "tile_02", "tile_13"],
        ["tile_06", "tile_07", "tile_08"],
    ]
    t.asked(0, "ask-northgard-setup-tile", "tile:tile_05", "tile:tile_02", "tile:tile_13")
    t.say(0, "tile:tile_05")
    beside = [t.spot(x, y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    t.asked(0, "ask-northgard-setup-spot", *beside)
    t.say(0, t.spot(1, 0), "rotate:0")
    t.asked(0, "ask-northgard-setup-group", "@tile_05.nw", "@tile_05.es")
    t.refused("@start.s", "NG.setup.l.3")
    t.say(0, "@tile_05.es")
    assert t.units("tile_05.es") == (0, 3)
    assert t.player(0).reserve == 11
    # Clockwise: now the other, whose tile has to touch the starting tile too.
    t.say(1, "tile:tile_06")
    t.refused(t.spot(2, 0), "NG.setup.l.2")
    t.refused(t.spot(1, 1), "NG.setup.l.2")
    t.asked(1, "ask-northgard-setup-spot", *[t.spot(x, y) for x, y in ((-1, 0), (0, 1), (0, -1))])


@law("NG.setup.l.2")
def test_with_five_players_the_first_tile_touches_either_starting_tile() -> None:
    dice = first_dice(AXES_3, AXES_3, *[WOUNDS_2] * 8)
    t = begin(CLANS[:5], dice + tiles(*TILES[2:17]))
    t.say(0, "tile:tile_02")
    beside = [(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (2, 0)]
    t.asked(0, "ask-northgard-setup-spot", *[t.spot(x, y) for x, y in beside])


@law("NG.setup.l.2")
def test_with_fewer_players_the_five_player_starting_tile_is_no_starting_tile() -> None:
    t = begin(["wolf", "raven"], ZERO_FIRST + tiles("start_5", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08"))
    t.say(0, "tile:start_5", t.spot(1, 0), "rotate:0")
    assert t.g.chart.tile_at[cell_of(1, 0)] == TILES.index("start_5")
    while t.g.turn == 0:
        t.say(0, t.ask.options[0])
    t.say(1, "tile:tile_06")
    t.refused(t.spot(2, 0), "NG.setup.l.2")
    t.refused(t.spot(1, 1), "NG.setup.l.2")
    t.asked(1, "ask-northgard-setup-spot", *[t.spot(x, y) for x, y in ((-1, 0), (0, 1), (0, -1))])


def second_round(*drawn: str) -> Bench:
    """The first has its group in the north, in tile_05.es; the other has one in the south, in tile_06.s."""
    t = begin(["wolf", "raven"], ZERO_FIRST + tiles("tile_05", *drawn, "tile_06", "tile_07", "tile_08"))
    t.say(0, "tile:tile_05", t.spot(0, -1), "rotate:0", "@tile_05.es")
    t.say(1, "tile:tile_06", t.spot(0, 1), "rotate:0", "@tile_06.s")
    return t


@law("NG.setup.l.4", "NG.setup.l.6")
def test_the_second_tile_touches_any_tile_and_its_group_goes_to_another_territory() -> None:
    t = second_round("tile_10", "tile_13")
    t.asked(0, "ask-northgard-setup-tile", "tile:tile_10", "tile:tile_13")
    t.say(0, "tile:tile_10")
    # East of tile_05, away from the starting tile, so that a part of it joins the first group's territory.
    t.say(0, t.spot(1, -1), "rotate:0")
    assert t.land("tile_10.nw") == t.land("tile_05.es")
    t.asked(0, "ask-northgard-setup-group", "@tile_10.e", "@tile_10.s")
    t.refused("@tile_10.nw", "NG.setup.l.6")
    t.say(0, "@tile_10.s")
    assert t.units("tile_10.s") == (0, 3)
    assert t.units("tile_10.nw") == (0, 3)
    t.asked(1, "ask-northgard-setup-tile", "tile:tile_07", "tile:tile_08")


@law("NG.setup.l.5")
def test_a_setup_tile_has_to_leave_a_territory_without_units() -> None:
    t = second_round("tile_10", "tile_13")
    t.say(0, "tile:tile_13")
    # All of tile_13 is one territory: beside any units it would leave none without.
    t.refused(t.spot(1, -1), "NG.setup.l.5")
    t.refused(t.spot(0, 2), "NG.setup.l.5")
    t.say(0, t.spot(-1, 0))
    assert t.units("tile_13.a") == (0, 3)


@law("NG.setup.l.5")
def test_a_setup_tile_may_not_join_two_players_units() -> None:
    chance = tiles("tile_05", "tile_10", "tile_13", "tile_06", "tile_07", "tile_08")
    t = begin(["wolf", "raven"], ZERO_FIRST + chance)
    t.say(0, "tile:tile_05", t.spot(0, -1), "rotate:0", "@tile_05.es")
    t.say(1, "tile:tile_06", t.spot(1, 0), "rotate:0", "@tile_06.n")
    t.say(0, "tile:tile_13")
    t.refused(t.spot(1, -1), "NG.explore.7")


@law("NG.setup.l.5")
def test_a_setup_tile_may_not_break_off_a_border() -> None:
    chance = tiles("tile_05", "tile_10", "tile_13", "tile_21", "tile_07", "tile_08")
    t = begin(["wolf", "raven"], ZERO_FIRST + chance)
    t.say(0, "tile:tile_05", t.spot(0, -1), "rotate:0", "@tile_05.nw")
    t.say(1, "tile:tile_21", t.spot(1, 0), "rotate:0", "@tile_21.es")
    # Between tile_05, the starting tile and tile_21 one border ends, and tile_13 has none to continue it.
    t.say(0, "tile:tile_13")
    t.refused(t.spot(1, -1), "NG.explore.4")


@law("NG.setup.l.7", "NG.setup.m")
def test_after_two_rounds_the_third_tiles_go_back_and_the_first_player_begins_year_1() -> None:
    t = second_round("tile_02", "tile_13")
    t.say(0, "tile:tile_02", t.spot(1, 0), "rotate:3", "@tile_02.rest")
    t.g.chance.unscript()
    t.say(1, "tile:tile_07", t.spot(-1, 0), "rotate:0")
    stack = list(t.g.stack)
    t.say(1, "@tile_07.n")
    assert (t.g.year, t.g.phase, t.g.turn, t.g.first) == (1, ACTIONS, 0, 0)
    for seat in (0, 1):
        assert sorted(t.g.units[at] for at in t.g.chart.lands if t.g.owner[at] == seat) == [3, 3]
        assert t.player(seat).reserve == 8
    assert t.g.drawn_tiles == [[], []]
    assert sorted(t.g.stack) == sorted([*stack, TILES.index("tile_13"), TILES.index("tile_08")])
    assert t.g.stack[: len(stack)] != stack  # shuffled


@law("NG.setup.l.8")
def test_nothing_is_gained_during_setup() -> None:
    # The Stag would gain Fame and the Raven resources for closing, the Boar lore for not closing.
    t = begin(["boar", "stag"], ZERO_FIRST + tiles("tile_13", "tile_02", "tile_12", "tile_06", "tile_11", "tile_08"))
    t.say(0, "tile:tile_13", t.spot(0, -1))
    t.say(1, "tile:tile_06", t.spot(0, 1), "rotate:0", "@tile_06.n")
    assert t.g.chart.closed(t.land("tile_06.n"))
    t.say(0, "tile:tile_02", t.spot(1, 0), "rotate:3", "@tile_02.n")
    assert t.g.chart.closed(t.land("tile_02.n"))
    t.say(1, "tile:tile_11", t.spot(-1, 0), "rotate:1")
    t.g.chance.unscript()
    t.say(1, "@tile_11.n")
    assert t.g.chart.closed(t.land("tile_11.n"))
    players = t.g.players
    assert [(player.food, player.wood, player.lore, player.fame) for player in players] == [(2, 2, 0, 0)] * 2


@law("NG.setup.l.5")
def test_if_none_of_the_tiles_fits_one_is_exchanged() -> None:
    t = table("wolf", "raven")
    t.g.phase = PLACE_TILES
    for side in ("n", "e", "s", "w"):
        t.put(1, f"start.{side}", 1)
    t.g.stack.remove(TILES.index("tile_13"))
    t.g.drawn_tiles[0] = [TILES.index("tile_13")]
    t.going_on(tiles("tile_05"))
    # Wherever tile_13 lay, it would be part of a territory with units.
    t.asked(0, "ask-northgard-setup-spot")
    assert t.g.drawn_tiles[0] == [TILES.index("tile_05")]
    assert t.g.stack[0] == TILES.index("tile_13")


# --- creatures --------------------------------------------------------------------------------------------------------


@law("NG.creatures.setup.1", "NG.creatures.setup.2")
@COUNTS
def test_one_weaker_creature_more_than_players_lies_on_top_of_all_others(count: int) -> None:
    dice = first_dice(AXES_3, AXES_3, *[WOUNDS_2] * (2 * count - 2))
    t = begin(CLANS[:count], dice + tiles(*TILES[2 : 2 + 3 * count]), creatures=True)
    deck = t.g.creature_deck
    assert sorted(deck) == list(range(len(CREATURES)))
    strengths = [KIND_STRENGTH[CREATURE_KIND[creature]] for creature in deck]
    assert t.g.weak_left == count + 1
    assert max(strengths[-(count + 1) :]) <= 6
    assert strengths[: 9 - (count + 1)].count(7) == 2  # both Valkyries are below


@law("NG.creatures.setup.1")
def test_the_creature_deck_is_shuffled_and_there_is_none_without_the_module() -> None:
    decks = []
    for seed in (1, 2, 3):
        match = Match(game, game.setup(["wolf", "bear"], {"creatures": True}), seed)
        decks.append(tuple(state(match).creature_deck))
    assert len(set(decks)) > 1
    assert not state(Match(game, game.setup(["wolf", "bear"], {}), 1)).creature_deck


@law("NG.creatures.setup.3", "NG.creatures.setup.4", "NG.creatures.setup.5")
def test_a_creature_appears_at_a_lair_in_setup_before_the_units_and_does_not_act() -> None:
    chance = ZERO_FIRST + tiles("tile_17", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08")
    t = begin(["wolf", "raven"], chance + beasts("draugr_beige"), creatures=True)
    t.say(0, "tile:tile_17", t.spot(1, 0), "rotate:0")
    draugr = CREATURES.index("draugr_beige")
    assert t.g.line == [draugr]
    assert REGIONS[t.g.creature_at[draugr]] == "tile_17.n"
    assert t.g.units[t.land("tile_17.n")] == 0
    t.asked(0, "ask-northgard-setup-group", "@tile_17.n", "@tile_17.rest")
    t.say(0, "@tile_17.n")
    assert t.units("tile_17.n") == (0, 3)  # it takes no unit
    t.asked(1, "ask-northgard-setup-tile")


@law("NG.creatures.setup.5")
def test_nobody_starts_in_a_valkyries_territory_unless_the_tile_has_no_other() -> None:
    chance = ZERO_FIRST + tiles("tile_17", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08")
    t = begin(["wolf", "raven"], chance, creatures=True)
    t.say(0, "tile:tile_17", t.spot(1, 0))
    valkyrie = next(creature for creature in t.g.creature_deck if CREATURE_KIND[creature] == VALKYRIE)
    t.g.creature_deck.remove(valkyrie)
    t.g.creature_deck.append(valkyrie)
    t.g.weak_left = 0
    t.foretell(beasts(CREATURES[valkyrie]))
    t.say(0, "rotate:0")
    # The territory of the Valkyrie is refused, the other was the only choice.
    assert t.units("tile_17.rest") == (0, 3)
    assert t.units("tile_17.n") == (NOBODY, 0)


@law("NG.creatures.setup.5")
def test_a_group_starts_beside_a_valkyrie_if_the_tile_has_no_other_territory_without_units() -> None:
    t = table("wolf", "raven", creatures=True)
    t.lay("tile_17", 1, 0)
    t.put(0, "tile_17.rest", 3)
    t.creature("fallen_valkyrie_beige", "tile_17.n")
    t.stage(lambda g: place_group(g, 1, TILES.index("tile_17"), "NG.setup.l.6"))
    t.over()
    assert t.units("tile_17.n") == (1, 3)


@law("NG.clans.bear.2", "NG.setup.l.8")
def test_kaija_may_be_one_of_the_three_figures_of_a_group() -> None:
    t = table("bear", "raven")
    t.lay("tile_17", 1, 0)
    t.stage(lambda g: place_group(g, 0, TILES.index("tile_17"), "NG.setup.l.3"))
    t.say(0, "@tile_17.n")
    t.asked(0, "ask-northgard-unit-or-kaija", "unit", "kaija")
    t.say(0, "kaija")
    t.over()
    assert t.units("tile_17.n") == (0, 2)
    assert t.g.chart.root[t.g.kaija] == t.land("tile_17.n")
    assert t.player(0).reserve == 12


@law("NG.map.5")
def test_without_the_module_a_lair_means_nothing() -> None:
    t = begin(["wolf", "raven"], ZERO_FIRST + tiles("tile_17", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08"))
    t.say(0, "tile:tile_17", t.spot(1, 0), "rotate:0", "@tile_17.n")
    assert not t.g.line
    assert t.g.phase == PLACE_TILES


@law("NG.setup.l.7")
def test_random_setups_end_with_two_groups_of_three_for_everybody() -> None:
    for seed in range(12):
        count = 2 + seed % 4
        match = Match(game, game.setup(CLANS[-count:], {"creatures": seed % 2 == 0}), seed)
        chooser = RandomChooser(Rng(seed))
        while state(match).phase == PLACE_TILES:
            match.playout(chooser, 1)
        g = state(match)
        assert g.phase != START_OF_YEAR
        assert len(g.chart.tile_at) == 2 * count + (2 if count == 5 else 1)
        for player in g.players:
            kaija = 1 if CLANS[player.clan] == "bear" and g.kaija != NOWHERE else 0
            assert player.reserve == 8 + kaija
