"""The components are what the rulebook says: counts, figures of its examples, the shape of the tiles."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from polana.games.runewars import game
from polana.games.runewars.box.decks import OBJECTIVE_ALIGNMENT, REWARD_COPIES, SEASON_CARDS, TACTICS_COPIES
from polana.games.runewars.box.reading import DataError, read
from polana.games.runewars.components import BOX, KINDS, UNIT_FIGURES
from polana.games.runewars.map.tiles import AREAS, TILES
from polana.games.runewars.state import DRAGON_RUNES, FALSE_RUNES
from tests.law import law

FIGURES = {
    "bowman": 8,
    "footman": 16,
    "knight": 8,
    "siege_tower": 4,
    "archer": 16,
    "pegasus_rider": 4,
    "sorceress": 8,
    "warrior": 8,
    "dark_knight": 4,
    "necromancer": 8,
    "reanimate": 16,
    "skeleton_archer": 8,
    "berserker": 16,
    "chaos_lord": 4,
    "flesh_ripper": 8,
    "warlock": 8,
    "beastman": 8,
    "dragon": 4,
    "giant": 4,
    "hellhound": 8,
    "razorwing": 8,
    "sorcerer": 8,
}
LISTS = {
    "orders": ("order", 8),
    "titles": ("title", 3),
    "objectives": ("objective", 16),
    "seasons": ("season_card", 32),
    "quests": ("quest", 24),
    "heroes": ("hero", 12),
    "cities": ("city", 7),
    "tactics": ("tactics_card", 25),
    "rewards": ("reward", 21),
    "explorations": ("exploration", 12),
}
DATA_FILES: dict[str, dict[str, Any]] = {
    name: tomllib.loads((BOX.data / f"{name}.toml").read_text(encoding="utf-8")) for name in BOX.names
}


def records(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = DATA_FILES[name][LISTS[name][0]]
    return found


# --- lists, counts, ids, sources --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LISTS)
def test_every_record_has_an_id_of_its_own_both_names_and_a_source(name: str) -> None:
    rows = records(name)
    assert len(rows) == LISTS[name][1]
    assert len({row["id"] for row in rows}) == len(rows)
    for row in rows:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", row["id"]), row["id"]
        assert row["name_en"]
        assert row["name_pl"]
        assert re.fullmatch(r"seed|knowledge|house|public:.+", row["source"]), row["source"]


@law("RW.components.cards.large", "RW.components.cards.small", "RW.components.heroes")
def test_there_are_so_many_cards_of_each_sort() -> None:
    assert len(DATA_FILES["fate"]["card"]) == 30
    assert sum(TACTICS_COPIES) == 50
    assert sum(REWARD_COPIES) == 25
    assert (OBJECTIVE_ALIGNMENT.count(0), OBJECTIVE_ALIGNMENT.count(1)) == (8, 8)
    assert Counter(card["season"] for card in records("seasons")) == {"spring": 8, "summer": 8, "fall": 8, "winter": 8}
    assert len(SEASON_CARDS) == 32
    assert [order["number"] for order in records("orders")] == list(range(1, 9))
    assert (len(records("quests")), len(records("heroes")), len(records("titles"))) == (24, 12, 3)


@law("RW.components.tokens.runes", "RW.components.tokens.common")
def test_there_are_so_many_tokens_of_each_sort() -> None:
    assert (DRAGON_RUNES, FALSE_RUNES) == (21, 17)
    assert len(records("cities")) == 7
    explorations = records("explorations")
    near = sum(row["count_back_1"] for row in explorations)
    far = sum(row["count_back_2plus"] for row in explorations)
    assert (near, far) == (18, 17)
    for faction in DATA_FILES["factions"]["faction"]:
        assert sum(development["count"] for development in faction["development"]) == 5
        assert sum(bool(development.get("fortification")) for development in faction["development"]) == 1


@law(
    "RW.components.units.neutral",
    "RW.components.units.daqan",
    "RW.components.units.elves",
    "RW.components.units.waiqar",
    "RW.components.units.uthuk",
)
def test_there_are_so_many_figures_of_each_kind() -> None:
    assert dict(zip(KINDS, UNIT_FIGURES, strict=True)) == FIGURES


# --- Fate cards -------------------------------------------------------------------------------------------------------


@law("RW.fate.card.2", "RW.units.shape.triangle", "RW.units.shape.circle", "RW.units.shape.rectangle")
@pytest.mark.parametrize("shape", ["triangle", "rectangle", "circle", "hexagon"])
def test_the_quadrants_of_a_shape_show_the_symbols_as_often_as_the_totals_say(shape: str) -> None:
    data = DATA_FILES["fate"]
    found = Counter(
        "miss" if card[shape]["kind"] == "miss" else f"{card[shape]['kind']}_{card[shape]['n']}"
        for card in data["card"]
    )
    totals = {name: count for name, count in data["totals"][shape].items() if name != "miss_percent"}
    assert found == totals


@law("RW.units.shape.triangle", "RW.units.shape.circle", "RW.units.shape.rectangle")
def test_triangles_miss_on_12_of_30_cards_circles_show_twice_their_specials_rectangles_miss_on_9() -> None:
    totals = DATA_FILES["fate"]["totals"]
    assert totals["triangle"]["miss"] == 12
    assert (totals["triangle"]["special_1"], totals["circle"]["special_1"]) == (6, 12)
    assert totals["rectangle"]["miss"] == 9
    assert not [name for name in totals["triangle"] if name.startswith("damage") and name != "damage_1"]
    assert "damage_2" in totals["rectangle"]
    assert "damage_3" not in totals["rectangle"]


@law("RW.fate.card.ex1", "RW.fate.card.3")
def test_card_10_shows_a_triangle_special_a_rectangle_rout_two_hexagon_damage_and_no_circle() -> None:
    card = DATA_FILES["fate"]["card"][9]
    assert card["number"] == 10
    assert card["triangle"]["kind"] == "special"
    assert card["rectangle"] == {"kind": "rout", "n": 1}
    assert card["hexagon"] == {"kind": "damage", "n": 2}
    assert card["circle"]["kind"] == "miss"
    assert [each["number"] for each in DATA_FILES["fate"]["card"]] == list(range(1, 31))


# --- factions ---------------------------------------------------------------------------------------------------------


def faction(name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in DATA_FILES["factions"]["faction"] if row["id"] == name)
    return found


@law("RW.turnorder.3", "RW.victory.2")
def test_starting_influence_differs_so_that_it_breaks_the_last_tie() -> None:
    assert sorted(row["start_influence"] for row in DATA_FILES["factions"]["faction"]) == [1, 2, 3, 4]


def test_the_dials_of_the_daqan_give_what_the_examples_say() -> None:
    dials = faction("daqan")["dials"]
    assert [at for at, icon in enumerate(dials["wood"]) if icon == "bowman"][:2] == [1, 3]
    assert (dials["ore"][2], dials["ore"][4]) == ("knight", "siege_tower")
    assert dials["ore"][1] not in FIGURES
    assert dials["ore"][3] not in FIGURES


def test_the_units_of_the_battle_examples_have_their_figures() -> None:
    rows = [unit for row in DATA_FILES["factions"]["faction"] for unit in row["unit"]]
    units = {unit["id"]: unit for unit in [*rows, *DATA_FILES["factions"]["neutral_unit"]]}
    assert units["pegasus_rider"]["toughness"] == 3
    assert units["warrior"]["toughness"] == 2
    assert units["flesh_ripper"]["toughness"] == 1
    assert units["berserker"]["initiative"] == units["beastman"]["initiative"] == 2
    assert units["knight"]["traits"] == ["fast"]
    heroes = {hero["id"]: hero for hero in records("heroes")}
    assert (heroes["silhouette"]["toughness"], heroes["mad_carthos"]["strength"]) == (3, 2)


# --- tiles ------------------------------------------------------------------------------------------------------------


@law("RW.components.tiles", "RW.setup.tiles.two_part", "RW.setup.board.2.2")
def test_nine_map_tiles_and_four_home_realms_of_which_5_6_and_8_are_joined_from_two_pieces() -> None:
    tiles = DATA_FILES["tiles"]["tile"]
    assert Counter(tile["kind"] for tile in tiles) == {"map": 9, "home": 4}
    assert [tile["number"] for tile in tiles if tile["pieces"] == 2] == [5, 6, 8]
    assert len(TILES) == 13
    # Either piece alone would be no tile of the game: joined, all three have four areas.
    assert [len(tile["area"]) for tile in tiles if tile["pieces"] == 2] == [4, 4, 4]


@law("RW.map.area.1", "RW.map.area.2", "RW.map.area.3")
def test_an_area_is_one_hex_with_an_identifier_of_a_number_and_a_letter_and_its_yield() -> None:
    for tile in DATA_FILES["tiles"]["tile"]:
        assert 2 <= len(tile["area"]) <= 4
        assert len({(area["q"], area["r"]) for area in tile["area"]}) == len(tile["area"])
        for area in tile["area"]:
            assert tile["kind"] == "home" or re.fullmatch(f"{tile['number']}[A-D]", area["id"])
            assert all(0 <= area[resource] <= 3 for resource in ("food", "wood", "ore"))
    assert len(AREAS) == 41


def test_a_city_space_has_one_resource_and_no_neutral_units_and_there_is_a_token_for_each() -> None:
    spaces = [area for tile in DATA_FILES["tiles"]["tile"] for area in tile["area"] if area["city"]]
    assert len(spaces) == 7
    for area in spaces:
        assert not area["neutrals"]
        assert area["food"] + area["wood"] + area["ore"] == 1


@law("RW.setup.board.7")
def test_the_printed_neutral_units_never_exceed_the_figures_and_2a_alone_holds_two_giants() -> None:
    printed: Counter[str] = Counter()
    giants = {}
    for tile in DATA_FILES["tiles"]["tile"]:
        for area in tile["area"]:
            for group in area["neutrals"]:
                printed[group["unit"]] += group["count"]
                if group["unit"] == "giant":
                    giants[area["id"]] = group["count"]
    assert all(count <= FIGURES[unit] for unit, count in printed.items())
    assert giants == {"2A": 2, "3C": 1, "6D": 1}


# --- what the loader says about a slip --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('copies = "two"', "cards.toml, card ambush: copies has to be a whole number, not 'two'"),
        ("copies = 0", "cards.toml, card ambush: copies is 0, not from 1 to 99"),
        ("", "cards.toml, card ambush: copies is missing"),
    ],
)
def test_a_slip_in_a_component_file_is_one_line_that_says_where_and_what(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(f'[[card]]\nid = "ambush"\n{text}\n')
    with pytest.raises(DataError) as error:
        read(path).named("card", 1)[0].number("copies", 1)
    assert str(error.value) == said


def test_what_is_no_toml_not_there_too_many_or_there_twice_is_said_too(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    with pytest.raises(DataError, match=r"cards\.toml cannot be read"):
        read(path)
    path.write_text("card = [")
    with pytest.raises(DataError, match=r"cards\.toml is not TOML"):
        read(path)
    path.write_text('[[card]]\nid = "a"\n[[card]]\nid = "a"\n')
    with pytest.raises(DataError, match="there have to be 3 records card, not 2"):
        read(path).named("card", 3)
    with pytest.raises(DataError, match="card a: this id is there twice"):
        read(path).named("card", 2)


def test_house_made_cards_are_known_and_printed_ones_are_not_among_them() -> None:
    house = {word.text for word in game.house_made()}
    assert {
        "season:new_growth",
        "tactic:favours_called_in",
        "objective:golden_age",
        "title:lord_warriors_guild",
    } <= house
    assert not house & {"season:famine", "tactic:lost_city", "objective:bound_by_honor", "title:captain_heroes_league"}
    assert len([text for text in house if text.startswith("objective:")]) == 14
