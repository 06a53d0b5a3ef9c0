"""Setup of the map: tiles, groups and creatures (NG.setup.l, NG.creatures.setup)."""

from __future__ import annotations

from polana.games.northgard import game
from polana.games.northgard.components import CLANS, CREATURE_KIND, CREATURES, KIND_STRENGTH, REGIONS, TILES, VALKYRIE
from polana.games.northgard.map.chart import NOWHERE, cell_of
from polana.games.northgard.setup import place_group
from polana.games.northgard.state import ACTIONS, NOBODY, PLACE_TILES, START_OF_YEAR
from polana.games.northgard.words import SPOT
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.northgard.bench import (
    AXES_3,
    WOUNDS_2,
    asked,
    beasts,
    creature,
    going_on,
    land,
    lay,
    over,
    put,
    refused,
    say,
    scene,
    state,
    table,
    tiles,
    units,
)
from tests.northgard.scenes import COUNTS, ZERO_FIRST, begin, first_dice


def spot(match: Match, x: int, y: int) -> str:
    return SPOT[state(match).chart.spot[cell_of(x, y)]].text


# --- tiles and groups -------------------------------------------------------------------------------------------------


@law("NG.setup.l.1", "NG.setup.l.2", "NG.setup.l.3")
def test_of_three_drawn_tiles_one_is_placed_beside_the_starting_tile_with_a_group_of_three() -> None:
    match = begin(
        ["wolf", "raven"], ZERO_FIRST + tiles("tile_05", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08")
    )
    g = state(match)
    assert [[TILES[tile] for tile in held] for held in g.drawn_tiles] == [
        ["tile_05", "tile_02", "tile_13"],
        ["tile_06", "tile_07", "tile_08"],
    ]
    asked(match, 0, "ask-northgard-setup-tile", "tile:tile_05", "tile:tile_02", "tile:tile_13")
    say(match, 0, "tile:tile_05")
    beside = [spot(match, x, y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    asked(match, 0, "ask-northgard-setup-spot", *beside)
    say(match, 0, spot(match, 1, 0), "rotate:0")
    asked(match, 0, "ask-northgard-setup-group", "@tile_05.nw", "@tile_05.es")
    refused(match, "@start.s", "NG.setup.l.3")
    say(match, 0, "@tile_05.es")
    assert units(match, "tile_05.es") == (0, 3)
    assert state(match).players[0].reserve == 11
    # Clockwise: now the other, whose tile has to touch the starting tile too.
    say(match, 1, "tile:tile_06")
    refused(match, spot(match, 2, 0), "NG.setup.l.2")
    refused(match, spot(match, 1, 1), "NG.setup.l.2")
    asked(match, 1, "ask-northgard-setup-spot", *[spot(match, x, y) for x, y in ((-1, 0), (0, 1), (0, -1))])


@law("NG.setup.l.2")
def test_with_five_players_the_first_tile_touches_either_starting_tile() -> None:
    dice = first_dice(AXES_3, AXES_3, *[WOUNDS_2] * 8)
    match = begin(CLANS[:5], dice + tiles(*TILES[2:17]))
    say(match, 0, "tile:tile_02")
    beside = [(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (2, 0)]
    asked(match, 0, "ask-northgard-setup-spot", *[spot(match, x, y) for x, y in beside])


@law("NG.setup.l.2")
def test_with_fewer_players_the_five_player_starting_tile_is_no_starting_tile() -> None:
    match = begin(
        ["wolf", "raven"], ZERO_FIRST + tiles("start_5", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08")
    )
    say(match, 0, "tile:start_5", spot(match, 1, 0), "rotate:0")
    assert state(match).chart.tile_at[cell_of(1, 0)] == TILES.index("start_5")
    while state(match).turn == 0:
        assert match.ask is not None
        say(match, 0, match.ask.options[0])
    say(match, 1, "tile:tile_06")
    refused(match, spot(match, 2, 0), "NG.setup.l.2")
    refused(match, spot(match, 1, 1), "NG.setup.l.2")
    asked(match, 1, "ask-northgard-setup-spot", *[spot(match, x, y) for x, y in ((-1, 0), (0, 1), (0, -1))])


def second_round(*drawn: str) -> Match:
    """The first has its group in the north, in tile_05.es; the other has one in the south, in tile_06.s."""
    match = begin(["wolf", "raven"], ZERO_FIRST + tiles("tile_05", *drawn, "tile_06", "tile_07", "tile_08"))
    say(match, 0, "tile:tile_05", spot(match, 0, -1), "rotate:0", "@tile_05.es")
    say(match, 1, "tile:tile_06", spot(match, 0, 1), "rotate:0", "@tile_06.s")
    return match


@law("NG.setup.l.4", "NG.setup.l.6")
def test_the_second_tile_touches_any_tile_and_its_group_goes_to_another_territory() -> None:
    match = second_round("tile_10", "tile_13")
    asked(match, 0, "ask-northgard-setup-tile", "tile:tile_10", "tile:tile_13")
    say(match, 0, "tile:tile_10")
    # East of tile_05, away from the starting tile, so that a part of it joins the first group's territory.
    say(match, 0, spot(match, 1, -1), "rotate:0")
    assert land(state(match), "tile_10.nw") == land(state(match), "tile_05.es")
    asked(match, 0, "ask-northgard-setup-group", "@tile_10.e", "@tile_10.s")
    refused(match, "@tile_10.nw", "NG.setup.l.6")
    say(match, 0, "@tile_10.s")
    assert units(match, "tile_10.s") == (0, 3)
    assert units(match, "tile_10.nw") == (0, 3)
    asked(match, 1, "ask-northgard-setup-tile", "tile:tile_07", "tile:tile_08")


@law("NG.setup.l.5")
def test_a_setup_tile_has_to_leave_a_territory_without_units() -> None:
    match = second_round("tile_10", "tile_13")
    say(match, 0, "tile:tile_13")
    # All of tile_13 is one territory: beside any units it would leave none without.
    refused(match, spot(match, 1, -1), "NG.setup.l.5")
    refused(match, spot(match, 0, 2), "NG.setup.l.5")
    say(match, 0, spot(match, -1, 0))
    assert units(match, "tile_13.a") == (0, 3)


@law("NG.setup.l.5")
def test_a_setup_tile_may_not_join_two_players_units() -> None:
    chance = tiles("tile_05", "tile_10", "tile_13", "tile_06", "tile_07", "tile_08")
    match = begin(["wolf", "raven"], ZERO_FIRST + chance)
    say(match, 0, "tile:tile_05", spot(match, 0, -1), "rotate:0", "@tile_05.es")
    say(match, 1, "tile:tile_06", spot(match, 1, 0), "rotate:0", "@tile_06.n")
    say(match, 0, "tile:tile_13")
    refused(match, spot(match, 1, -1), "NG.explore.7")


@law("NG.setup.l.5")
def test_a_setup_tile_may_not_break_off_a_border() -> None:
    chance = tiles("tile_05", "tile_10", "tile_13", "tile_21", "tile_07", "tile_08")
    match = begin(["wolf", "raven"], ZERO_FIRST + chance)
    say(match, 0, "tile:tile_05", spot(match, 0, -1), "rotate:0", "@tile_05.nw")
    say(match, 1, "tile:tile_21", spot(match, 1, 0), "rotate:0", "@tile_21.es")
    # Between tile_05, the starting tile and tile_21 one border ends, and tile_13 has none to continue it.
    say(match, 0, "tile:tile_13")
    refused(match, spot(match, 1, -1), "NG.explore.4")


@law("NG.setup.l.7", "NG.setup.m")
def test_after_two_rounds_the_third_tiles_go_back_and_the_first_player_begins_year_1() -> None:
    match = second_round("tile_02", "tile_13")
    say(match, 0, "tile:tile_02", spot(match, 1, 0), "rotate:3", "@tile_02.rest")
    state(match).chance.unscript()
    say(match, 1, "tile:tile_07", spot(match, -1, 0), "rotate:0")
    stack = list(state(match).stack)
    say(match, 1, "@tile_07.n")
    g = state(match)
    assert (g.year, g.phase, g.turn, g.first) == (1, ACTIONS, 0, 0)
    for seat in (0, 1):
        assert sorted(g.units[at] for at in g.chart.lands if g.owner[at] == seat) == [3, 3]
        assert g.players[seat].reserve == 8
    assert g.drawn_tiles == [[], []]
    assert sorted(g.stack) == sorted([*stack, TILES.index("tile_13"), TILES.index("tile_08")])
    assert g.stack[: len(stack)] != stack  # shuffled


@law("NG.setup.l.8")
def test_nothing_is_gained_during_setup() -> None:
    # The Stag would gain Fame and the Raven resources for closing, the Boar lore for not closing.
    match = begin(
        ["boar", "stag"], ZERO_FIRST + tiles("tile_13", "tile_02", "tile_12", "tile_06", "tile_11", "tile_08")
    )
    say(match, 0, "tile:tile_13", spot(match, 0, -1))
    say(match, 1, "tile:tile_06", spot(match, 0, 1), "rotate:0", "@tile_06.n")
    assert state(match).chart.closed(land(state(match), "tile_06.n"))
    say(match, 0, "tile:tile_02", spot(match, 1, 0), "rotate:3", "@tile_02.n")
    assert state(match).chart.closed(land(state(match), "tile_02.n"))
    say(match, 1, "tile:tile_11", spot(match, -1, 0), "rotate:1")
    state(match).chance.unscript()
    say(match, 1, "@tile_11.n")
    assert state(match).chart.closed(land(state(match), "tile_11.n"))
    players = state(match).players
    assert [(player.food, player.wood, player.lore, player.fame) for player in players] == [(2, 2, 0, 0)] * 2


@law("NG.setup.l.5")
def test_if_none_of_the_tiles_fits_one_is_exchanged() -> None:
    g = table("wolf", "raven")
    g.phase = PLACE_TILES
    for side in ("n", "e", "s", "w"):
        put(g, 1, f"start.{side}", 1)
    g.stack.remove(TILES.index("tile_13"))
    g.drawn_tiles[0] = [TILES.index("tile_13")]
    match = going_on(g, game, tiles("tile_05"))
    # Wherever tile_13 lay, it would be part of a territory with units.
    asked(match, 0, "ask-northgard-setup-spot")
    assert g.drawn_tiles[0] == [TILES.index("tile_05")]
    assert g.stack[0] == TILES.index("tile_13")


# --- creatures --------------------------------------------------------------------------------------------------------


@law("NG.creatures.setup.1", "NG.creatures.setup.2")
@COUNTS
def test_one_weaker_creature_more_than_players_lies_on_top_of_all_others(count: int) -> None:
    dice = first_dice(AXES_3, AXES_3, *[WOUNDS_2] * (2 * count - 2))
    match = begin(CLANS[:count], dice + tiles(*TILES[2 : 2 + 3 * count]), creatures=True)
    deck = state(match).creature_deck
    assert sorted(deck) == list(range(len(CREATURES)))
    strengths = [KIND_STRENGTH[CREATURE_KIND[creature]] for creature in deck]
    assert state(match).weak_left == count + 1
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
    match = begin(["wolf", "raven"], chance + beasts("draugr_beige"), creatures=True)
    say(match, 0, "tile:tile_17", spot(match, 1, 0), "rotate:0")
    g = state(match)
    draugr = CREATURES.index("draugr_beige")
    assert g.line == [draugr]
    assert REGIONS[g.creature_at[draugr]] == "tile_17.n"
    assert g.units[land(g, "tile_17.n")] == 0
    asked(match, 0, "ask-northgard-setup-group", "@tile_17.n", "@tile_17.rest")
    say(match, 0, "@tile_17.n")
    assert units(match, "tile_17.n") == (0, 3)  # it takes no unit
    asked(match, 1, "ask-northgard-setup-tile")


@law("NG.creatures.setup.5")
def test_nobody_starts_in_a_valkyries_territory_unless_the_tile_has_no_other() -> None:
    chance = ZERO_FIRST + tiles("tile_17", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08")
    match = begin(["wolf", "raven"], chance, creatures=True)
    say(match, 0, "tile:tile_17", spot(match, 1, 0))
    g = state(match)
    valkyrie = next(creature for creature in g.creature_deck if CREATURE_KIND[creature] == VALKYRIE)
    g.creature_deck.remove(valkyrie)
    g.creature_deck.append(valkyrie)
    g.weak_left = 0
    g.chance.script(beasts(CREATURES[valkyrie]))
    say(match, 0, "rotate:0")
    # The territory of the Valkyrie is refused, the other was the only choice.
    assert units(match, "tile_17.rest") == (0, 3)
    assert units(match, "tile_17.n") == (NOBODY, 0)


@law("NG.creatures.setup.5")
def test_a_group_starts_beside_a_valkyrie_if_the_tile_has_no_other_territory_without_units() -> None:
    g = table("wolf", "raven", creatures=True)
    lay(g, "tile_17", 1, 0)
    put(g, 0, "tile_17.rest", 3)
    creature(g, "fallen_valkyrie_beige", "tile_17.n")
    match = scene(g, lambda g: place_group(g, 1, TILES.index("tile_17"), "NG.setup.l.6"))
    over(match)
    assert units(match, "tile_17.n") == (1, 3)


@law("NG.clans.bear.2", "NG.setup.l.8")
def test_kaija_may_be_one_of_the_three_figures_of_a_group() -> None:
    g = table("bear", "raven")
    lay(g, "tile_17", 1, 0)
    match = scene(g, lambda g: place_group(g, 0, TILES.index("tile_17"), "NG.setup.l.3"))
    say(match, 0, "@tile_17.n")
    asked(match, 0, "ask-northgard-unit-or-kaija", "unit", "kaija")
    say(match, 0, "kaija")
    over(match)
    assert units(match, "tile_17.n") == (0, 2)
    assert g.chart.root[g.kaija] == land(g, "tile_17.n")
    assert g.players[0].reserve == 12


@law("NG.map.5")
def test_without_the_module_a_lair_means_nothing() -> None:
    match = begin(
        ["wolf", "raven"], ZERO_FIRST + tiles("tile_17", "tile_02", "tile_13", "tile_06", "tile_07", "tile_08")
    )
    say(match, 0, "tile:tile_17", spot(match, 1, 0), "rotate:0", "@tile_17.n")
    assert not state(match).line
    assert state(match).phase == PLACE_TILES


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
