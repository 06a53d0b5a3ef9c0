"""Setup, from an empty table to the first tile (NG.setup)."""

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
    EARLY,
    FOOD,
    STARTING_CARDS,
    TILES,
    part,
)
from polana.games.northgard.map.chart import cell_of
from polana.games.northgard.state import Table
from polana.kernel.errors import SetupError
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from tests.law import law
from tests.northgard.bench import AXE_OR_WOUND, AXE_WOUND, AXES_2, AXES_2_WOUND, AXES_3, WOUNDS_2, Bench, tiles
from tests.northgard.scenes import COUNTS, ZERO_FIRST, begin, first_dice


def fresh(count: int, seed: int = 1, **options: bool) -> Bench:
    """The table before anybody has done anything."""
    return Bench(game.new(game.setup(CLANS[:count], dict(options)), Chance(seed)))


# --- the common part --------------------------------------------------------------------------------------------------


@law("NG.setup.0")
def test_the_game_is_for_two_to_five_players() -> None:
    for count in (2, 3, 4, 5):
        assert len(fresh(count).g.players) == count
    for count in (1, 6):
        with pytest.raises(SetupError):
            game.setup(CLANS[:count], {})


@law("NG.setup.a")
def test_dice_fame_resources_and_seven_tokens_of_each_building_form_a_common_supply() -> None:
    t = fresh(3)
    assert t.g.supply == [7] * 8
    assert [(player.food, player.wood, player.lore, player.fame) for player in t.g.players] == [(0, 0, 0, 0)] * 3


@law("NG.setup.b")
def test_the_year_marker_starts_on_the_first_space() -> None:
    assert fresh(2).g.year == 1


@law("NG.setup.c")
def test_the_unrest_cards_form_a_deck_of_ten() -> None:
    assert fresh(2).g.unrest == 10


@law("NG.setup.d.1", "NG.setup.d.2", "NG.setup.d.3")
@COUNTS
def test_two_early_cards_a_player_lie_on_top_of_four_advanced_ones(count: int) -> None:
    t = fresh(count)
    decks = [CARD_DECK[card] for card in t.g.development]
    assert decks == [ADVANCED] * 4 * count + [EARLY] * 2 * count  # the last is the top
    assert len(t.g.box_early) == 16 - 2 * count
    assert len(t.g.box_advanced) == 36 - 4 * count


@law("NG.setup.d.1", "NG.setup.d.2")
def test_the_development_piles_are_shuffled() -> None:
    decks = [fresh(4, seed).g.development for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) != sorted(decks[1])


@law("NG.setup.e")
@COUNTS
def test_as_many_achievements_as_players_are_laid_out(count: int) -> None:
    t = fresh(count)
    assert len(set(t.g.achievements)) == count
    assert set(t.g.achievements) <= set(ACHIEVEMENTS)
    assert fresh(count, 2).g.achievements != fresh(count, 3).g.achievements


@law("NG.setup.f", "NG.map.6")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_starting_tile_lies_in_the_middle_and_all_other_tiles_are_a_shuffled_stack(count: int) -> None:
    t = fresh(count)
    assert t.g.chart.tile_at == {cell_of(0, 0): TILES.index("start")}
    # Below five players the five-player starting tile is one of the rest.
    assert sorted(t.g.stack) == list(range(1, 35))
    assert t.g.stack != fresh(count, 2).g.stack


@law("NG.map.7", "NG.setup.f")
def test_with_five_players_two_starting_tiles_join_in_a_closed_territory_with_food() -> None:
    t = fresh(5)
    assert list(t.g.chart.tile_at.values()) == [TILES.index("start"), TILES.index("start_5")]
    middle = t.land("start_5.w")
    assert middle == t.land("start.e")
    assert t.g.chart.closed(middle)
    assert part(t.g.chart.yields[middle], FOOD) == 1
    assert sorted(t.g.stack) == list(range(2, 35))


# --- colours and clans ------------------------------------------------------------------------------------------------


@law("NG.setup.g", "NG.setup.h")
def test_who_has_not_said_chooses_a_colour_and_a_clan_in_seat_order_none_twice() -> None:
    dice = first_dice(AXES_3, AXES_3, WOUNDS_2, WOUNDS_2, WOUNDS_2, WOUNDS_2)
    t = begin(["?", "snake", "?"], dice + tiles(*TILES[2:11]))
    t.asked(0, "ask-northgard-colour", "colour:blue", "colour:yellow", "colour:purple", "colour:green")
    t.refused("colour:red", "NG.setup.g")  # the colour of the second seat, whose clan was agreed on before
    t.say(0, "colour:green")
    t.asked(0, "ask-northgard-clan", *[f"clan:{clan}" for clan in CLANS if clan != "snake"])
    t.refused("clan:snake", "NG.setup.h")
    t.say(0, "clan:wolf")
    t.asked(2, "ask-northgard-colour", "colour:blue", "colour:yellow", "colour:purple")
    t.refused("colour:green", "NG.setup.g")
    t.say(2, "colour:blue")
    t.refused("clan:wolf", "NG.setup.h")
    t.say(2, "clan:bear")
    players = t.g.players
    assert [CLANS[player.clan] for player in players] == ["wolf", "snake", "bear"]
    assert [player.colour for player in players] == [4, 1, 0]
    assert [player.reserve for player in players] == [14, 14, 14]
    t.asked(0, "ask-northgard-setup-tile")


@law("NG.setup.h")
def test_no_clan_can_be_agreed_on_twice() -> None:
    with pytest.raises(SetupError, match=r"NG\.setup\.h"):
        game.setup(["wolf", "wolf"], {})


@law("NG.setup.g", "NG.setup.h", "NG.setup.i")
@pytest.mark.parametrize("clan", CLANS)
def test_the_draw_pile_is_six_starting_cards_and_the_starting_clan_card(clan: str) -> None:
    other = "wolf" if clan != "wolf" else "bear"
    t = begin([clan, other], ZERO_FIRST + tiles(*TILES[2:8]))
    player = t.player(0)
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
    t = begin(["wolf", "bear", "goat"], dice + tiles(*TILES[2:11]))
    assert t.g.first == 1
    assert [line["count"] for line in t.told("rolled-for-first")] == [3, 5, 0]


@law("NG.setup.j")
def test_those_who_tie_roll_again_and_wound_or_axe_is_one_axe() -> None:
    dice = first_dice(AXES_2, AXE_OR_WOUND, AXES_3, WOUNDS_2, AXES_2, WOUNDS_2)  # 3, 3, 2
    dice += first_dice(AXES_2, WOUNDS_2, AXES_2, WOUNDS_2)  # 2, 2
    dice += first_dice(WOUNDS_2, WOUNDS_2, AXE_OR_WOUND, WOUNDS_2)  # 0, 1
    t = begin(["wolf", "bear", "goat"], dice + tiles(*TILES[2:11]))
    assert t.g.first == 1


@law("NG.setup.k")
def test_the_first_three_players_get_2_food_and_2_wood_the_others_3_food_and_2_wood() -> None:
    dice = first_dice(*[WOUNDS_2] * 6, AXES_3, AXES_3, WOUNDS_2, WOUNDS_2)
    t = begin(CLANS[:5], dice + tiles(*TILES[2:17]))
    assert t.g.first == 3
    assert [(player.food, player.wood, player.lore) for player in t.g.players] == [
        (2, 2, 0),  # third in turn order
        (3, 2, 0),
        (3, 2, 0),
        (2, 2, 0),  # first
        (2, 2, 0),
    ]
