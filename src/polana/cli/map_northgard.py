"""The map of Northgard in a terminal: tiles with their borders, what lies in the territories, and free cells by number.

Borders look as they do on the printed tiles: regular ones are thin and broken, rough ones thick and yellow. A territory
has the colour of its controller, and everything that colour says is also written out.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment

from polana.cli.canvas import Canvas, Piece
from polana.games.northgard.components import (
    DATA,
    FOOD,
    LORE,
    REGION_DENS,
    REGION_SITES,
    REGION_YIELDS,
    REGIONS,
    SITE_KIND,
    SITE_KINDS,
    TILE_BORDERS,
    TILE_REGIONS,
    TILES,
    WOOD,
    part,
)
from polana.games.northgard.words import LAND
from polana.locale import Speech

Point = tuple[float, float]
#: What a region says: the most important first.
Tokens = list[list[Piece]]

BACK = {"blue": "#1d3b6e", "red": "#6e2020", "yellow": "#63550f", "purple": "#512a6b", "green": "#1c5231"}
INK = {"blue": "#8ab4ff", "red": "#ff9a9a", "yellow": "#ffe066", "purple": "#d6a5ff", "green": "#8be39f"}
NEUTRAL = "#2b2d31"
UNEXPLORED = "#121316"

#: The sizes of a tile, in characters; the largest that fits is taken.
SIZES = ((20, 10), (18, 9), (16, 8), (14, 7), (12, 6), (10, 5))

FOOD_SIGN, WOOD_SIGN, LORE_SIGN, FAME_SIGN = "♥", "♠", "♦", "★"
LAIR_SIGN, SCORCHED_SIGN = "∩", "☼"
SLOT_SIGNS = {"small": "□", "stone": "◇", "large": "▣"}
RESOURCE_STYLES = {
    FOOD: (FOOD_SIGN, "bold #ff7b72"),
    WOOD: (WOOD_SIGN, "bold #7ee787"),
    LORE: (LORE_SIGN, "bold #79c0ff"),
}
TEXT = "bold #f5f5f5"
QUIET = "#a8adb5"
TOKEN = "bold #111111 on #e8e2d0"
CREATURE = "bold #ffffff on #8b1a4b"
CHOICE = "bold #000000 on #ffffff"
REGULAR, ROUGH, FAINT, EDGE = "#e6e6e6", "bold #ffcc33", "#54585e", "#6d7278"


# --- the shapes of tiles ----------------------------------------------------------------------------------------------


@cache
def shapes() -> list[dict[int, list[Point]]]:
    """By tile: the polygon of each region in the unit square."""
    with (DATA / "tiles.toml").open("rb") as file:
        data = tomllib.load(file)
    polygons: dict[str, dict[str, list[Point]]] = {
        shape["id"]: {name: [(x, y) for x, y in points] for name, points in shape["polygon"].items()}
        for shape in data["shape"]
    }
    return [
        {
            region: polygons[tile["shape"]][entry["id"]]
            for region, entry in zip(TILE_REGIONS[number], tile["region"], strict=True)
        }
        for number, tile in enumerate(data["tile"])
    ]


def turned(point: Point, rotation: int) -> Point:
    """A point of the face, on the tile turned by this many quarters to the right."""
    x, y = point
    for _ in range(rotation):
        x, y = 1 - y, x
    return x, y


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    found = False
    for at, (x1, y1) in enumerate(polygon):
        x0, y0 = polygon[at - 1]
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found


def border_lines(tile: int) -> list[tuple[Point, Point, int, int, bool]]:
    """The lines between regions: their ends, the two regions, and whether the border is rough."""
    rough = {frozenset((one, other)): is_rough for one, other, is_rough in TILE_BORDERS[tile]}
    sides: dict[frozenset[Point], list[int]] = {}
    for region, polygon in shapes()[tile].items():
        for at, point in enumerate(polygon):
            sides.setdefault(frozenset((polygon[at - 1], point)), []).append(region)
    found: list[tuple[Point, Point, int, int, bool]] = []
    for ends, regions in sides.items():
        if len(regions) == 2:
            start, end = sorted(ends)
            found.append((start, end, regions[0], regions[1], rough[frozenset(regions)]))
    return found


# --- what the regions say ---------------------------------------------------------------------------------------------


def printed(region: int, built: Sequence[str | None], speech: Speech) -> list[Piece]:
    """The symbols of a region: resources, lair, building slots or the buildings on them."""
    pieces: list[Piece] = []
    for which, (sign, style) in RESOURCE_STYLES.items():
        pieces.append((sign * part(REGION_YIELDS[region], which), style))
    pieces.append((LAIR_SIGN * REGION_DENS[region], "bold #ffa657"))
    for site, building in zip(REGION_SITES[region], built, strict=True):
        if building is None:
            pieces.append((SLOT_SIGNS[SITE_KINDS[SITE_KIND[site]]], QUIET))
        else:
            pieces.append((building_sign(building, speech), TOKEN))
    return [piece for piece in pieces if piece[0]]


def building_sign(building: str, speech: Speech) -> str:
    return speech.say(f"draw-northgard-building-{building.replace('_', '-')}")


def creature_sign(kind: str, speech: Speech) -> str:
    return speech.say(f"draw-northgard-creature-{kind.replace('_', '-')}")


def clan_sign(player: Mapping[str, Any], speech: Speech) -> str:
    return speech.say(f"draw-northgard-clan-{player['clan']}") if player["clan"] else f"{player['seat'] + 1}:"


def length(pieces: Sequence[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


class Map:
    """The map as a renderable that picks the largest size of tiles that fits.

    `spots` gives free cells (by x and y) their numbers, `marked` the territories that may be chosen.
    """

    def __init__(
        self,
        view: Mapping[str, Any],
        speech: Speech,
        spots: Mapping[tuple[int, int], str] | None = None,
        marked: Sequence[str] = (),
    ) -> None:
        self.view = view
        self.speech = speech
        self.spots = spots or {}
        self.marked = marked
        self.lands: dict[str, Mapping[str, Any]] = {land["land"]: land for land in view["lands"]}
        self.land_of: dict[str, str] = {region: name for name, land in self.lands.items() for region in land["regions"]}
        cells = [(tile["x"], tile["y"]) for tile in view["tiles"]] + list(self.spots)
        self.left = min((x for x, _ in cells), default=0)
        self.top = min((y for _, y in cells), default=0)
        self.columns = max((x for x, _ in cells), default=0) - self.left + 1
        self.lines = max((y for _, y in cells), default=0) - self.top + 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide, high = self.size(options.max_width, console.height if console.is_terminal else 0)
        rows = self.draw(wide, high).rows()
        # A map that is still too wide is shown in parts, from west to east.
        across = max(1, options.max_width // wide) * wide
        for left in range(0, self.columns * wide, across):
            if left:
                yield Segment.line()
            for row in rows:
                yield from row[left : left + across].render(console)
                yield Segment.line()

    def size(self, width: int, height: int = 0) -> tuple[int, int]:
        """The largest tiles that fit the width, and that leave room under the map where the height is known."""
        for wide, high in SIZES:
            fits_height = not height or high <= 7 or self.lines * high <= height - 16
            if self.columns * wide <= width and fits_height:
                return wide, high
        return SIZES[-1]

    def draw(self, wide: int, high: int) -> Canvas:
        """The map in tiles of this size."""
        canvas = Canvas(self.columns * wide, self.lines * high)
        for tile in self.view["tiles"]:
            self._ground(canvas, tile, wide, high)
        for tile in self.view["tiles"]:
            self._lines(canvas, tile, wide, high)
        main = self._main_regions(wide, high)
        for tile in self.view["tiles"]:
            self._labels(canvas, tile, wide, high, main)
        for place, number in self.spots.items():
            self._spot(canvas, place, number, wide, high)
        return canvas

    def _corner(self, tile: Mapping[str, Any], wide: int, high: int) -> tuple[int, int]:
        return (tile["x"] - self.left) * wide, (tile["y"] - self.top) * high

    def _ground(self, canvas: Canvas, tile: Mapping[str, Any], wide: int, high: int) -> None:
        left, top = self._corner(tile, wide, high)
        areas = region_cells(TILES.index(tile["tile"]), tile["rotation"], wide, high)
        for region, cells in areas.items():
            owner = self._owner(REGIONS[region])
            colour = BACK[self.view["players"][owner]["colour"]] if owner is not None else NEUTRAL
            for x, y in cells:
                canvas.fill(left + x, top + y, colour)

    def _owner(self, region: str) -> int | None:
        owner: int | None = self.lands[self.land_of[region]]["owner"]
        return owner

    def _lines(self, canvas: Canvas, tile: Mapping[str, Any], wide: int, high: int) -> None:
        left, top = self._corner(tile, wide, high)
        places = {(other["x"], other["y"]) for other in self.view["tiles"]}
        box = ((0, 0), (1, 0), (1, 1), (0, 1))
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (tile["x"] + dx, tile["y"] + dy) not in places:
                ends = [dots(box[at % 4], left, top, wide, high) for at in (side, side + 1)]
                canvas.line(ends[0], ends[1], EDGE, 0, (1, 2))
        draw_borders(canvas, TILES.index(tile["tile"]), tile["rotation"], left, top, wide, high, self.land_of)

    def _main_regions(self, wide: int, high: int) -> dict[str, str]:
        """By territory: the region with the most room, where units are shown."""
        best: dict[str, tuple[int, str]] = {}
        for tile in self.view["tiles"]:
            for region, cells in region_cells(TILES.index(tile["tile"]), tile["rotation"], wide, high).items():
                name = REGIONS[region]
                land = self.land_of[name]
                if land not in best or len(cells) > best[land][0]:
                    best[land] = (len(cells), name)
        return {land: name for land, (_, name) in best.items()}

    def _labels(self, canvas: Canvas, tile: Mapping[str, Any], wide: int, high: int, main: Mapping[str, str]) -> None:
        left, top = self._corner(tile, wide, high)
        areas = region_cells(TILES.index(tile["tile"]), tile["rotation"], wide, high)
        for entry in tile["regions"]:
            region = REGIONS.index(entry["region"])
            land = self.lands[entry["land"]]
            shown = main[entry["land"]] == entry["region"]
            tokens = self._tokens(entry, region, land, shown)
            cells = [(left + x, top + y) for x, y in areas[region]]
            if not write_tokens(canvas, tokens, cells) and not shown and len(tokens) > 1:
                write_tokens(canvas, tokens[1:], cells)  # the name stands elsewhere in the territory

    def _tokens(self, entry: Mapping[str, Any], region: int, land: Mapping[str, Any], main: bool) -> Tokens:
        code = self.speech.word(LAND[REGIONS.index(land["land"])])
        code = f"[{code}]" if land["closed"] else code
        tokens: Tokens = [[(code, (CHOICE if land["land"] in self.marked else TEXT) if main else QUIET)]]
        if main:
            tokens += self._figures(land)
        built = [site["building"] for site in entry["sites"]]
        symbols = printed(region, built, self.speech)
        symbols += [(building_sign(building, self.speech), TOKEN) for building in entry["yard"]]
        if self.view["scorched"] == entry["region"]:
            symbols.append((SCORCHED_SIGN, "bold #ff7b00"))
        for creature in self.view["creatures"]["line"]:
            if creature["region"] == entry["region"]:
                tokens.append([(creature_sign(creature["kind"], self.speech), CREATURE)])
        if symbols:
            tokens.append(symbols)
        return tokens

    def _figures(self, land: Mapping[str, Any]) -> Tokens:
        tokens: Tokens = []
        if land["owner"] is not None:
            player = self.view["players"][land["owner"]]
            tokens.append([(f"{clan_sign(player, self.speech)}{land['units']}" + "+K" * land["kaija"], TEXT)])
        raid = land["raid"]
        if raid is not None and raid["seat"] is not None:
            player = self.view["players"][raid["seat"]]
            text = f"×{clan_sign(player, self.speech)}{raid['units']}" + "+K" * raid["kaija"]
            tokens.append([(text, f"bold {INK[player['colour']]} reverse")])
        return tokens

    def _spot(self, canvas: Canvas, place: tuple[int, int], number: str, wide: int, high: int) -> None:
        left, top = (place[0] - self.left) * wide, (place[1] - self.top) * high
        for x in range(1, wide - 1):
            for y in range(1, high - 1):
                canvas.fill(left + x, top + y, UNEXPLORED)
        label = f" {number} "
        canvas.write(left + (wide - len(label)) // 2, top + high // 2, [(label, CHOICE)])


class Tile:
    """One tile on its own, as it would lie when turned, with a title over it."""

    def __init__(self, tile: int, rotation: int, title: str, speech: Speech) -> None:
        self.tile = tile
        self.rotation = rotation
        self.title = title
        self.speech = speech

    def draw(self, canvas: Canvas, left: int, top: int, wide: int, high: int) -> None:
        canvas.write(left, top, [(self.title[: wide + 1], TEXT)])
        top += 1
        names = {REGIONS[region]: REGIONS[region] for region in TILE_REGIONS[self.tile]}
        areas = region_cells(self.tile, self.rotation, wide, high)
        for cells in areas.values():
            for x, y in cells:
                canvas.fill(left + x, top + y, NEUTRAL)
        draw_borders(canvas, self.tile, self.rotation, left, top, wide, high, names)
        for region, cells in areas.items():
            symbols = printed(region, [None] * len(REGION_SITES[region]), self.speech)
            if symbols:
                write_tokens(canvas, [symbols], [(left + x, top + y) for x, y in cells])


class Tiles:
    """Several tiles side by side."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.tiles = tiles

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide, high, gap = 12, 6, 3
        across = max(1, (options.max_width + gap) // (wide + gap))
        for first in range(0, len(self.tiles), across):
            row = self.tiles[first : first + across]
            canvas = Canvas(len(row) * (wide + gap), high + 1)
            for at, tile in enumerate(row):
                tile.draw(canvas, at * (wide + gap), 0, wide, high)
            for line in canvas.rows():
                yield from line.render(console)
                yield Segment.line()


# --- drawing ----------------------------------------------------------------------------------------------------------


def dots(point: Point, left: int, top: int, wide: int, high: int) -> Point:
    """A point of a tile in the dots of the canvas."""
    x = min(point[0] * wide * 2, wide * 2 - 1)
    y = min(point[1] * high * 4, high * 4 - 1)
    return left * 2 + x, top * 4 + y


def draw_borders(
    canvas: Canvas, tile: int, rotation: int, left: int, top: int, wide: int, high: int, land_of: Mapping[str, str]
) -> None:
    for start, end, one, other, rough in border_lines(tile):
        ends = [dots(turned(point, rotation), left, top, wide, high) for point in (start, end)]
        if land_of[REGIONS[one]] == land_of[REGIONS[other]]:
            canvas.line(ends[0], ends[1], FAINT, 1, (1, 2))
        elif rough:
            canvas.line(ends[0], ends[1], ROUGH, 3, thick=True)
        else:
            canvas.line(ends[0], ends[1], REGULAR, 2, (3, 1))


@cache
def region_cells(tile: int, rotation: int, wide: int, high: int) -> dict[int, list[tuple[int, int]]]:
    """By region of the turned tile: the characters whose middle lies in it."""
    found: dict[int, list[tuple[int, int]]] = {region: [] for region in TILE_REGIONS[tile]}
    polygons = {region: [turned(point, rotation) for point in shape] for region, shape in shapes()[tile].items()}
    for y in range(high):
        for x in range(wide):
            middle = ((x + 0.5) / wide, (y + 0.5) / high)
            for region, polygon in polygons.items():
                if inside(polygon, *middle):
                    found[region].append((x, y))
                    break
    return found


def write_tokens(canvas: Canvas, tokens: Tokens, cells: Sequence[tuple[int, int]]) -> bool:
    """Write what a region says where it has room, near its middle: beside the borders, over them if need be.

    Where even that is not enough, the last tokens are left out. False if any was.
    """
    free = [(x, y) for x, y in cells if not canvas.taken(x, y)]
    for count in range(len(tokens), 0, -1):
        for where in (free, cells):
            best: tuple[float, list[tuple[int, int]], list[list[Piece]]] | None = None
            for cut in range(1 << (count - 1)):
                lines = broken(tokens[:count], cut)
                placed = room([length(line) for line in lines], where)
                if placed is not None and (best is None or placed[0] < best[0]):
                    best = (placed[0], placed[1], lines)
            if best is not None:
                for (x, y), line in zip(best[1], best[2], strict=True):
                    canvas.write(x, y, line)
                return count == len(tokens)
    return False


def broken(tokens: Tokens, cut: int) -> list[list[Piece]]:
    """Tokens as lines; a set bit of `cut` begins a new line."""
    lines: list[list[Piece]] = [list(tokens[0])]
    for at, token in enumerate(tokens[1:]):
        if cut >> at & 1:
            lines.append(list(token))
        else:
            lines[-1] += [(" ", ""), *token]
    return lines


def room(lengths: Sequence[int], cells: Sequence[tuple[int, int]]) -> tuple[float, list[tuple[int, int]]] | None:
    """Where lines of these lengths fit one under the other, nearest to the middle of the cells."""
    if not cells:
        return None
    free: dict[int, list[int]] = {}
    for x, y in cells:
        free.setdefault(y, []).append(x)
    middle_x = sum(x for x, _ in cells) / len(cells)
    middle_y = sum(y for _, y in cells) / len(cells)
    best: tuple[float, list[tuple[int, int]]] | None = None
    for top in free:
        starts: list[tuple[int, int]] = []
        cost = abs(top + (len(lengths) - 1) / 2 - middle_y) * 2
        for at, wanted in enumerate(lengths):
            start = fit(free.get(top + at, []), wanted, middle_x)
            if start is None:
                break
            starts.append((start, top + at))
            cost += abs(start + (wanted - 1) / 2 - middle_x) / len(lengths)
        if len(starts) == len(lengths) and (best is None or cost < best[0]):
            best = (cost, starts)
    return best


def fit(columns: Sequence[int], wanted: int, middle: float) -> int | None:
    """The start of a run of this many free columns, nearest to the middle."""
    known = set(columns)
    starts = [x for x in columns if all(x + step in known for step in range(wanted))]
    return min(starts, key=lambda x: abs(x + (wanted - 1) / 2 - middle), default=None)
