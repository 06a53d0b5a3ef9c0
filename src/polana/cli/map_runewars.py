"""The map of Runewars in a terminal: each hex is two lines of six signs, in eighty columns and twenty-four lines.

The first line names the area, its controller and what lies there, the second counts its units by shape. A border that
cannot be crossed is written between two hexes: `~` water, `^` mountains. Where an area or a free hex is to be chosen,
its number in the list of options stands in it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment

from polana.cli.canvas import Canvas, Piece
from polana.games.runewars.components import KINDS, SHAPES, UNIT_SHAPE
from polana.kernel.word import Word
from polana.locale import Speech

View = Mapping[str, Any]

WIDTH = 8
#: The sign of a border on one side, and of none.
BORDERS = {"none": "", "water": "~", "mountain": "^"}
BORDER_STYLES = {"~": "bold #58a6ff", "^": "bold #d29922"}
SHAPE_SIGNS = {"triangle": "▲", "rectangle": "■", "circle": "●", "hexagon": "⬢"}
INK = {"daqan": "#8ab4ff", "latari": "#8be39f", "waiqar": "#d6a5ff", "uthuk": "#ff9a9a"}
BACK = {"daqan": "#1d3b6e", "latari": "#1c5231", "waiqar": "#512a6b", "uthuk": "#6e2020"}
LAND, NEUTRAL = "#2b2d31", "#4a4632"
CHOICE = "bold #000000 on #ffffff"
RUNE_SIGNS = {"dragon": "◆", "false": "◇", None: "?"}
STRONGHOLD, RUIN, CITY, HERO, ACTIVE = "♜", "♖", "⌘", "☺", "•"

# The sides of a hex, clockwise from the north.
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH = 0, 1, 2, 3


def faction_sign(faction: str, speech: Speech) -> str:
    return speech.say(f"draw-runewars-{faction}")


def counted(units: Sequence[View]) -> str:
    """Units by shape: `▲3■1`, or all of them together where there is no room."""
    counts = dict.fromkeys(SHAPES, 0)
    for unit in units:
        counts[SHAPES[UNIT_SHAPE[KINDS.index(unit["unit"])]]] += unit["standing"] + unit["routed"]
    text = "".join(f"{SHAPE_SIGNS[shape]}{count}" for shape, count in counts.items() if count)
    return text if len(text) <= WIDTH - 2 else f"Σ{sum(counts.values())}"


class Map:
    """The map as a renderable."""

    def __init__(self, view: View, speech: Speech, options: Sequence[Word] = ()) -> None:
        self.view = view
        self.speech = speech
        numbers = [(word, number) for number, word in enumerate(options, 1)]
        self.areas = {word.label: number for word, number in numbers if word.kind == "area"}
        self.spots = {word.label: number for word, number in numbers if word.kind == "spot"}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        canvas = self.canvas()
        rows = canvas.rows()
        room = max(1, options.max_width // WIDTH) * WIDTH
        for start in range(0, canvas.width, room):  # a board too wide for the terminal is shown in parts
            for row in rows:
                yield from row[start : start + room].render(console)
                yield Segment.line()

    def canvas(self) -> Canvas:
        shown = [spot for spot in self.view["spots"] if spot["spot"] in self.spots]
        places = [(hex["q"], 2 * hex["r"] + hex["q"]) for hex in [*self.view["areas"], *shown]]
        left, top = min(q for q, _ in places), min(y for _, y in places)
        canvas = Canvas(WIDTH * (max(q for q, _ in places) - left + 1), max(y for _, y in places) - top + 2)
        heroes = {hero["area"] for hero in self.view["heroes"] if not hero["defeated"]}
        for area in self.view["areas"]:
            x, y = WIDTH * (area["q"] - left), 2 * area["r"] + area["q"] - top
            self._area(canvas, x, y, area, area["area"] in heroes)
        for spot in shown:
            x, y = WIDTH * (spot["q"] - left), 2 * spot["r"] + spot["q"] - top
            canvas.write(x + 2, y, [(f" {self.spots[spot['spot']]} ", CHOICE)])
        return canvas

    def _area(self, canvas: Canvas, x: int, y: int, area: View, hero: bool) -> None:
        owner = None if area["owner"] is None else self.view["players"][area["owner"]]["faction"]
        back = BACK[owner] if owner else NEUTRAL if area["units"] else LAND
        for at in range(WIDTH - 1):
            canvas.fill(x + at, y, back)
            canvas.fill(x + at, y + 1, back)
        ink = f"bold {INK[owner]}" if owner else "bold #e6e6e6"
        pieces: list[Piece] = [(area["area"], ink), (faction_sign(owner, self.speech) if owner else "", ink)]
        if area["rune"]:
            pieces.append((RUNE_SIGNS[area["rune"]["face"]], "bold #ffcc33"))
        if area["stronghold"]:
            pieces.append((RUIN if area["stronghold"]["damaged"] else STRONGHOLD, ink))
        if area["city"]:
            pieces.append((CITY, "bold #e8e2d0"))
        if hero:
            pieces.append((HERO, "bold #ffffff"))
        if area["activated"]:
            pieces.append((ACTIVE, "bold #ffffff"))
        canvas.write(x + 1, y, pieces)
        canvas.write(x + 1, y + 1, [(counted(area["units"]), "#f5f5f5")])
        if area["area"] in self.areas:
            number = str(self.areas[area["area"]])
            canvas.write(x + WIDTH - 1 - len(number), y + 1, [(number, CHOICE)])
        for side, column, row in ((NORTH, 0, 0), (SOUTH, 0, 1), (NORTH_EAST, WIDTH - 1, 0), (SOUTH_EAST, WIDTH - 1, 1)):
            sign = BORDERS[area["borders"][side]]
            if sign:
                canvas.write(x + column, y + row, [(sign, BORDER_STYLES[sign])])
