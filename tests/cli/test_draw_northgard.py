"""The table of Northgard in a terminal says in words what it says in colours."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from polana.cli.canvas import Canvas
from polana.cli.draw_northgard import draw, seat_names, sketch
from polana.cli.map_northgard import Map
from polana.games.northgard import game
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.locale import LANGUAGES, Speech
from tests.northgard.sampled import moments


def printed(thing, width=100, colour=False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None)
    console.print(thing)
    return out.getvalue()


def land_names(match: Match, speech: Speech) -> set[str]:
    """The names of all territories on the map."""
    view: Any = match.view(-1)
    return {speech.word(game.vocabulary[f"land:{land['land']}"]) for land in view["lands"]}


def at_the_first(about: str, seed: int = 3) -> Match:
    match = Match(game, game.setup(["wolf", "raven"], {}), seed)
    rng = Rng(seed)
    while (ask := match.ask) is not None and ask.about != about:
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4, 8))
def test_any_position_of_any_match_can_be_drawn(language, seed):
    speech = Speech(language, "northgard", strict=True)
    for match in moments(seed, every=60):
        speech.seats = seat_names(match, speech)
        assert match.ask is not None
        for reader in (-1, match.ask.seat):
            lines = printed(draw(match, reader, speech), 120).splitlines()
            assert max(map(len, lines)) <= 120
        sketch(match, match.ask.seat, speech)


def test_without_colours_units_and_their_owners_can_be_read():
    match = at_the_first("ask-northgard-turn")
    text = printed(draw(match, 0, Speech("en", "northgard")))
    assert re.search(r"\bWo\d", text)
    assert re.search(r"\bRa\d", text)
    assert "\x1b" not in text


def test_every_territory_has_its_name_on_the_map():
    speech = Speech("en", "northgard")
    for match in moments(9, every=40):
        text = printed(Map(match.view(-1), speech), 400)
        assert {name for name in land_names(match, speech) if name not in text} == set()


def test_free_cells_have_the_numbers_of_the_options():
    match = at_the_first("ask-northgard-explore")
    ask = match.ask
    assert ask is not None
    text = printed(sketch(match, ask.seat, Speech("en", "northgard")))
    for number in range(1, len(ask.options) + 1):
        assert f" {number} " in text


def test_a_tile_to_be_turned_is_shown_in_every_way():
    match = at_the_first("ask-northgard-rotation")
    ask = match.ask
    assert ask is not None
    shown = sketch(match, ask.seat, Speech("pl", "northgard"))
    assert shown is not None
    first = printed(shown).splitlines()[0].split()
    assert first == [str(number) for number in range(1, len(ask.options) + 1)]


def test_another_players_hand_is_not_shown():
    match = at_the_first("ask-northgard-turn")
    assert match.ask is not None
    other = 1 - match.ask.seat
    speech = Speech("en", "northgard")
    world = match.imagine(other, 1)
    assert printed(draw(match, other, speech)) == printed(draw(world, other, speech))


def test_a_map_too_wide_for_the_terminal_is_shown_in_parts_without_losing_any():
    speech = Speech("en", "northgard")
    for match in moments(3, every=80):
        shown = Map(match.view(-1), speech)
        wide, high = shown.size(25)
        assert (wide, high) == (10, 5) or shown.columns <= 2
        narrow = printed(shown, 25)
        assert max(map(len, narrow.splitlines())) <= 25
        assert {name for name in land_names(match, speech) if name not in narrow} == set()


def test_dots_are_set_in_braille_and_text_hides_them():
    canvas = Canvas(2, 1)
    canvas.dot(0, 0, "", 1)
    canvas.dot(3, 3, "", 1)
    assert canvas.rows()[0].plain == "⠁⢀"
    canvas.write(1, 0, [("x", "bold")])
    assert canvas.rows()[0].plain == "⠁x"
    assert canvas.taken(0, 0)
