"""The table of Root in a terminal: the map fits where it is shown, or says what it needs."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from polana.cli.draw_root import LARGE, LEAST, Map, draw, fitted, seat_names
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.hirelings.track import markers
from polana.games.root.woodland.maps import CLEARINGS, MAPS
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.locale import LANGUAGES, Speech
from tests.root.bench import Bench
from tests.root.hired import bandits


def printed(thing, width):
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(thing)
    return out.getvalue().splitlines()


def played(seed, seats, decisions, **options):
    match = Match(game, game.setup(seats, options), seed)
    chooser = RandomChooser(Rng(seed))
    for _ in range(decisions):
        ask = match.ask
        if ask is not None:
            match.choose(ask.seat, chooser.choose(match, ask))
    return match


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_and_its_headline_fit_eighty_columns_and_twenty_four_lines(map, language):
    match = played(3, ["marquise", "eyrie", "alliance", "vagabond"], 120, map=map)
    speech = Speech(language, "root")
    speech.seats = seat_names(match, speech)
    lines = printed(Map(match.view(0), speech, range(CLEARINGS)), 80)
    assert len(lines) < 24
    assert max(cell_len(line) for line in lines) <= 80
    whole = "\n".join(lines)
    for number in range(1, CLEARINGS + 1):
        assert whole.count(f"[{number}]") == 1, "a clearing hides another"
    assert max(cell_len(line) for line in printed(draw(match, 0, speech), 80)) <= 80


def test_a_wide_terminal_shows_the_large_map():
    match = played(3, ["marquise", "eyrie"], 30)
    lines = printed(Map(match.view(0), Speech("en", "root"), []), 120)
    assert (len(lines), LARGE[1]) == (27, 27)


def test_a_terminal_that_is_too_narrow_is_told_how_wide_it_must_be():
    match = played(3, ["marquise", "eyrie"], 30)
    lines = printed(Map(match.view(0), Speech("en", "root"), []), LEAST - 1)
    assert lines == ["The map needs 72 columns; this terminal has 71."]


def test_what_has_no_room_in_a_clearing_is_cut_off_and_says_so():
    assert fitted([("abc", "red")], 5) == [("abc", "red"), ("  ", "")]
    assert fitted([("abc", "red"), ("def", "")], 5) == [("abc", "red"), ("d", ""), ("…", "dim")]


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_can_be_drawn_in_both_languages(faction):
    others = [name for name in ("vagabond", "marquise", "eyrie") if name != faction]
    match = played(5, [faction, *others][:3], 200)
    for language in LANGUAGES:
        speech = Speech(language, "root")
        speech.seats = seat_names(match, speech)
        assert len(printed(draw(match, 0, speech), 80)) > 24


def test_the_card_of_a_hireling_says_whose_it_is_and_what_lies_on_it():
    t = Bench("alliance", "marquise", "eyrie", "cult")
    gang = bandits(t.hireling("highway_bandits", "alliance", 1))
    gang.paths = [0, 8, 3, 8]
    gang.supply -= 2
    t.hireling("the_brigand")
    t.hireling("street_band", "cult", 2)
    lying = markers(t.g)
    assert lying is not None
    lying.track = [12]
    t.hand("alliance", "anvil")
    t.at("alliance", "daylight")
    speech = Speech("en", "root")
    speech.seats = seat_names(t.match, speech)
    assert len(speech.seats) == 4
    lines = printed(draw(t.match, 0, speech), 130)
    assert any("Highway Bandits" in line and "of A for one marker · 1–9 · 4–9" in line for line in lines)
    assert any("The Brigand" in line and "in the supply" in line for line in lines)
    assert any("Street Band" in line and "of L for 2 markers" in line for line in lines)
    assert any("hireling markers on 12" in line for line in lines)
