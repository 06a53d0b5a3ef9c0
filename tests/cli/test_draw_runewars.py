"""The table of Runewars in a terminal says in words and signs what it says in colours."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from polana.cli.draw_runewars import draw, seat_names, sketch
from polana.cli.map_runewars import Map
from polana.games.runewars import game
from polana.games.runewars.battle.battlefield import Duel
from polana.games.runewars.components import FACTIONS
from polana.kernel.match import Match
from polana.locale import LANGUAGES, Speech
from tests.runewars.bench import area, setup_of, table
from tests.runewars.sampled import moments


def printed(thing, width=80) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(thing)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_any_position_of_any_match_can_be_drawn_in_eighty_columns(language, seed):
    speech = Speech(language, "runewars", strict=True)
    for match in moments(seed, every=80):
        speech.seats = seat_names(match, speech)
        assert match.ask is not None
        for reader in (-1, match.ask.seat):
            assert max(cell_len(line) for line in printed(draw(match, reader, speech))) <= 80
        sketch(match, match.ask.seat, speech)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_fits_eighty_columns_and_twenty_four_lines_and_names_every_area(players):
    t = table(*FACTIONS[:players])
    match = Match.of_state(game, setup_of(t.g), t.g)
    lines = printed(Map(match.view(0), Speech("en", "runewars")))
    assert len(lines) < 23
    assert max(cell_len(line) for line in lines) <= 80
    text = "\n".join(lines)
    assert all(shown["area"] in text for shown in match.view(0)["areas"])  # type: ignore[attr-defined]


def test_controllers_units_runes_and_tokens_can_be_read_without_colours():
    t = table("daqan", "uthuk")
    t.put(0, "5A", footman=3, knight=1)
    t.rune("5A", "dragon")
    t.rune("8C", "false")
    t.stronghold(1, "UA", damaged=True)
    t.city("7B", "tamalir")
    t.hero(1, "mordrog", "7B")
    t.activate(0, "7B")
    t.going_on()
    text = "\n".join(printed(draw(t.match, 0, Speech("en", "runewars", seats=["a", "b"]))))
    for sign in ("5AD◆", "▲3■1", "8C?", "UAU♖", "7B⌘☺•"):
        assert sign in text
    assert "5AD?" in "\n".join(printed(draw(t.match, 1, Speech("en", "runewars", seats=["a", "b"]))))
    assert t.g.rune[area("5A")] == 2


def test_house_made_cards_are_marked_and_another_players_hand_is_not_shown():
    t = table("daqan", "uthuk")
    t.give(0, tactics=["favours_called_in", "lost_city"], objective="golden_age")
    t.going_on()
    speech = Speech("en", "runewars", seats=["a", "b"])
    mine = "\n".join(printed(draw(t.match, 0, speech), 120))
    assert "Favours Called In ⌂" in mine
    assert "Lost City ⌂" not in mine
    assert "Lost City" in mine
    assert "Golden Age" in mine
    theirs = "\n".join(printed(draw(t.match, 1, speech), 120))
    assert "Lost City" not in theirs
    assert "Golden Age" not in theirs


def test_a_map_too_wide_for_the_terminal_is_shown_in_parts_without_losing_any():
    t = table(*FACTIONS)
    match = Match.of_state(game, setup_of(t.g), t.g)
    lines = printed(Map(match.view(0), Speech("en", "runewars")), 40)
    assert max(cell_len(line) for line in lines) <= 40
    assert all(shown["area"] in "\n".join(lines) for shown in match.view(0)["areas"])  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_names_both_sides_and_their_damage(language):
    t = table("daqan", "uthuk")
    mine = t.hero(0, "corbin", "5A", damage=2)
    theirs = t.hero(1, "mordrog", "5A")
    t.g.duel = Duel(t.g.hero_area[mine], mine, theirs, [0, 1])
    match = Match.of_state(game, setup_of(t.g), t.g)
    speech = Speech(language, "runewars", seats=["a", "b"], strict=True)
    text = "\n".join(printed(draw(match, 0, speech)))
    assert "5A" in text
    assert "  Corbin -2\n  Mordrog\n" in text
