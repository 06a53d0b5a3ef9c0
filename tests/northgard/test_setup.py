"""Setup, from an empty table to the first year (NG.setup)."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.components import (
    ACHIEVEMENTS,
    ADVANCED,
    CARD_DECK,
    CARDS,
    CLAN_UPGRADES,
    CLANS,
    CREATURE_KIND,
    CREATURES,
    EARLY,
    FOOD,
    KIND_STRENGTH,
    REGIONS,
    STARTING_CARDS,
    TILES,
    VALKYRIE,
    part,
)
from polana.games.northgard.lands import NOWHERE, cell_of
from polana.games.northgard.setup import place_group
from polana.games.northgard.state import ACTIONS, NOBODY, PLACE_TILES, START_OF_YEAR, Table
from polana.games.northgard.words import SPOT
from polana.kernel.law import SetupError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.northgard.bench import (
    AXE_OR_WOUND,
    AXE_WOUND,
    AXES_2,
    AXES_2_WOUND,
    AXES_3,
    WOUNDS_2,
    Foretold,
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
    told,
    units,
)

COUNTS = pytest.mark.parametrize("count", [2, 3, 4, 5])


def fresh(count: int, seed: int = 1, **options: bool) -> Table:
    """The table before anybody has done anything."""
    return game.new(game.setup(CLANS[:count], dict(options)), seed)


def begin(clans: list[str], chance: Foretold, seed: int = 1, **options: bool) -> Match:
    """A match from its beginning, in which chance is foretold."""
    setup = game.setup(clans, dict(options))
    g = game.new(setup, seed)
    g.chance.script(chance)
    return Match.of_state(game, setup, g)


def first_dice(*faces: int) -> Foretold:
    return [("first", face) for face in faces]


#: Seat 0 rolls most axes of two players.
ZERO_FIRST = first_dice(AXES_3, AXES_3, WOUNDS_2, WOUNDS_2)


def spot(match: Match, x: int, y: int) -> str:
    return SPOT[state(match).chart.spot[cell_of(x, y)]].text


# --- the common part --------------------------------------------------------------------------------------------------


@law("NG.setup.0")
def test_the_game_is_for_two_to_five_players() -> None:
    for count in (2, 3, 4, 5):
        assert len(fresh(count).players) == count
    for count in (1, 6):
        with pytest.raises(SetupError):
            game.setup(CLANS[:count], {})


@law("NG.setup.a")
def test_dice_fame_resources_and_seven_tokens_of_each_building_form_a_common_supply() -> None:
    g = fresh(3)
    assert g.supply == [7] * 8
    assert [(player.food, player.wood, player.lore, player.fame) for player in g.players] == [(0, 0, 0, 0)] * 3


@law("NG.setup.b")
def test_the_year_marker_starts_on_the_first_space() -> None:
    assert fresh(2).year == 1


@law("NG.setup.c")
def test_the_unrest_cards_form_a_deck_of_ten() -> None:
    assert fresh(2).unrest == 10


@law("NG.setup.d.1", "NG.setup.d.2", "NG.setup.d.3")
@COUNTS
def test_two_early_cards_a_player_lie_on_top_of_four_advanced_ones(count: int) -> None:
    g = fresh(count)
    decks = [CARD_DECK[card] for card in g.development]
    assert decks == [ADVANCED] * 4 * count + [EARLY] * 2 * count  # the last is the top
    assert len(g.box_early) == 16 - 2 * count
    assert len(g.box_advanced) == 36 - 4 * count


@law("NG.setup.d.1", "NG.setup.d.2")
def test_the_development_piles_are_shuffled() -> None:
    decks = [fresh(4, seed).development for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) != sorted(decks[1])


@law("NG.setup.e")
@COUNTS
def test_as_many_achievements_as_players_are_laid_out(count: int) -> None:
    g = fresh(count)
    assert len(set(g.achievements)) == count
    assert set(g.achievements) <= set(ACHIEVEMENTS)
    assert fresh(count, 2).achievements != fresh(count, 3).achievements


@law("NG.setup.f", "NG.map.6")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_starting_tile_lies_in_the_middle_and_all_other_tiles_are_a_shuffled_stack(count: int) -> None:
    g = fresh(count)
    assert g.chart.tile_at == {cell_of(0, 0): TILES.index("start")}
    # Below five players the five-player starting tile is one of the rest.
    assert sorted(g.stack) == list(range(1, 35))
    assert g.stack != fresh(count, 2).stack


@law("NG.map.7", "NG.setup.f")
def test_with_five_players_two_starting_tiles_join_in_a_closed_territory_with_food() -> None:
    g = fresh(5)
    assert list(g.chart.tile_at.values()) == [TILES.index("start"), TILES.index("start_5")]
    middle = land(g, "start_5.w")
    assert middle == land(g, "start.e")
    assert g.chart.closed(middle)
    assert part(g.chart.yields[middle], FOOD) == 1
    assert sorted(g.stack) == list(range(2, 35))


# --- colours and clans ------------------------------------------------------------------------------------------------


@law("NG.setup.g", "NG.setup.h")
def test_who_has_not_said_chooses_a_colour_and_a_clan_in_seat_order_none_twice() -> None:
    match = begin(["?", "snake", "?"], first_dice(AXES_3, AXES_3, WOUNDS_2, WOUNDS_2, WOUNDS_2, WOUNDS_2))
    asked(match, 0, "ask-northgard-colour", "colour:blue", "colour:yellow", "colour:purple", "colour:green")
    refused(match, "colour:red", "NG.setup.g")  # the colour of the second seat, whose clan was agreed on before
    say(match, 0, "colour:green")
    asked(match, 0, "ask-northgard-clan", *[f"clan:{clan}" for clan in CLANS if clan != "snake"])
    refused(match, "clan:snake", "NG.setup.h")
    say(match, 0, "clan:wolf")
    asked(match, 2, "ask-northgard-colour", "colour:blue", "colour:yellow", "colour:purple")
    refused(match, "colour:green", "NG.setup.g")
    say(match, 2, "colour:blue")
    refused(match, "clan:wolf", "NG.setup.h")
    state(match).chance.script(first_dice(AXES_3, AXES_3, WOUNDS_2, WOUNDS_2, WOUNDS_2, WOUNDS_2) + tiles(*TILES[2:11]))
    say(match, 2, "clan:bear")
    players = state(match).players
    assert [CLANS[player.clan] for player in players] == ["wolf", "snake", "bear"]
    assert [player.colour for player in players] == [4, 1, 0]
    assert [player.reserve for player in players] == [14, 14, 14]
    asked(match, 0, "ask-northgard-setup-tile")


@law("NG.setup.h")
def test_no_clan_can_be_agreed_on_twice() -> None:
    with pytest.raises(SetupError, match=r"NG\.setup\.h"):
        game.setup(["wolf", "wolf"], {})


@law("NG.setup.g", "NG.setup.h", "NG.setup.i")
@pytest.mark.parametrize("clan", CLANS)
def test_the_draw_pile_is_six_starting_cards_and_the_starting_clan_card(clan: str) -> None:
    other = "wolf" if clan != "wolf" else "bear"
    match = begin([clan, other], ZERO_FIRST + tiles(*TILES[2:8]))
    player = state(match).players[0]
    deck = sorted(CARDS[card] for card in player.deck)
    assert deck == sorted(["recruit", "move", "explore", "build", "feast", "feast", f"{clan}_clan"])
    assert len(STARTING_CARDS) == 6
    assert not player.hand
    assert player.upgrades == CLAN_UPGRADES[CLANS.index(clan)]
    assert len(player.upgrades) == 2


@law("NG.setup.i")
def test_the_draw_piles_are_shuffled() -> None:
    decks = [Match(game, game.setup(["wolf", "bear"], {}), seed).state for seed in range(4)]
    assert len({tuple(state.players[0].deck) for state in decks if isinstance(state, Table)}) > 1


# --- first player, resources ------------------------------------------------------------------------------------------


@law("NG.setup.j")
def test_whoever_rolls_most_axes_on_two_dice_is_first_player() -> None:
    dice = first_dice(AXES_2, AXE_WOUND, AXES_3, AXES_2_WOUND, WOUNDS_2, WOUNDS_2)
    match = begin(["wolf", "bear", "goat"], dice + tiles(*TILES[2:11]))
    assert state(match).first == 1
    assert [line["count"] for line in told(match, "rolled-for-first")] == [3, 5, 0]


@law("NG.setup.j")
def test_those_who_tie_roll_again_and_wound_or_axe_is_one_axe() -> None:
    dice = first_dice(AXES_2, AXE_OR_WOUND, AXES_3, WOUNDS_2, AXES_2, WOUNDS_2)  # 3, 3, 2
    dice += first_dice(AXES_2, WOUNDS_2, AXES_2, WOUNDS_2)  # 2, 2
    dice += first_dice(WOUNDS_2, WOUNDS_2, AXE_OR_WOUND, WOUNDS_2)  # 0, 1
    match = begin(["wolf", "bear", "goat"], dice + tiles(*TILES[2:11]))
    assert state(match).first == 1


@law("NG.setup.k")
def test_the_first_three_players_get_2_food_and_2_wood_the_others_3_food_and_2_wood() -> None:
    dice = first_dice(*[WOUNDS_2] * 6, AXES_3, AXES_3, WOUNDS_2, WOUNDS_2)
    match = begin(CLANS[:5], dice + tiles(*TILES[2:17]))
    g = state(match)
    assert g.first == 3
    assert [(player.food, player.wood, player.lore) for player in g.players] == [
        (2, 2, 0),  # third in turn order
        (3, 2, 0),
        (3, 2, 0),
        (2, 2, 0),  # first
        (2, 2, 0),
    ]


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
