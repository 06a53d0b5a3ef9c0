"""The map is kept up tile by tile: compared with a model that works everything out from the tiles' data anew."""

import tomllib
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from polana.games.northgard import invariants
from polana.games.northgard.components import CREATURES, REGIONS, TILES, part
from polana.games.northgard.map.chart import NOWHERE, cell_of, place_of
from polana.games.northgard.map.spots import ANY_OPEN, FREE, FREE_FOR_RECRUITS, MAP, NOTHING, OWN, SpotJudge
from polana.games.northgard.map.tiles import place_tile
from polana.games.northgard.pieces.figures import add_units
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import SPOT
from polana.kernel.rng import Rng
from tests.law import law
from tests.northgard.bench import table

DATA = Path(invariants.__file__).parent / "data" / "tiles.toml"
FACES = {tile["id"]: tile for tile in tomllib.loads(DATA.read_text(encoding="utf-8"))["tile"]}
SIDES = "NESW"
WIDE = ("tile_02", "tile_05", "tile_11", "tile_13", "tile_17", "tile_20", "tile_21", "tile_28")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Model:
    """Tiles at places with rotations, and nothing else: every answer is worked out from the whole map."""

    def __init__(self) -> None:
        self.laid: dict[tuple[int, int], tuple[str, int]] = {}

    def region(self, place: tuple[int, int], side: str) -> str | None:
        """The region that owns a side of the tile at a place."""
        if place not in self.laid:
            return None
        tile, turns = self.laid[place]
        edge = SIDES[(SIDES.index(side) - turns) % 4]
        return next(f"{tile}.{r['id']}" for r in FACES[tile]["region"] if edge in r["edges"])

    def territories(self) -> dict[str, frozenset[str]]:
        """By region: all regions of its territory, found by spreading across edges."""
        beside: dict[str, set[str]] = {}
        for place, (tile, _) in self.laid.items():
            for r in FACES[tile]["region"]:
                beside.setdefault(f"{tile}.{r['id']}", set())
            for side, (dx, dy) in STEPS.items():
                other = self.region((place[0] + dx, place[1] + dy), ACROSS[side])
                mine = self.region(place, side)
                assert mine is not None
                if other is not None:
                    beside.setdefault(mine, set()).add(other)
        found: dict[str, frozenset[str]] = {}
        for region in beside:
            if region in found:
                continue
            group, waiting = {region}, [region]
            while waiting:
                for other in beside[waiting.pop()] - group:
                    group.add(other)
                    waiting.append(other)
            for member in group:
                found[member] = frozenset(group)
        return found

    def open_edges(self, territory: frozenset[str]) -> int:
        return sum(
            self.region(place, side) in territory and (place[0] + dx, place[1] + dy) not in self.laid
            for place in self.laid
            for side, (dx, dy) in STEPS.items()
        )

    def free(self) -> set[tuple[int, int]]:
        return {(x + dx, y + dy) for x, y in self.laid for dx, dy in STEPS.values()} - set(self.laid)

    def ends_at(self, x: int, y: int) -> list[bool] | None:
        """Whether a border of each of the four tiles around a grid point ends there; None if not all four lie."""
        ends = []
        for place, corner in (((x - 1, y - 1), 2), ((x, y - 1), 3), ((x, y), 0), ((x - 1, y), 1)):
            if place not in self.laid:
                return None
            tile, turns = self.laid[place]
            ends.append(FACES[tile]["corners"][(corner - turns) % 4] != "none")
        return ends

    def breaks(self) -> bool:
        """Does a border break off anywhere?"""
        points = {(x + dx, y + dy) for x, y in self.laid for dx in (0, 1) for dy in (0, 1)}
        return any(ends is not None and sum(ends) == 1 for ends in (self.ends_at(x, y) for x, y in points))

    def borders(self) -> dict[tuple[frozenset[str], frozenset[str]], set[str]]:
        """The kinds of border between each two territories."""
        of = self.territories()
        found: dict[tuple[frozenset[str], frozenset[str]], set[str]] = {}
        for tile, _ in self.laid.values():
            for line in FACES[tile].get("border", []):
                a, b = of[f"{tile}.{line['a']}"], of[f"{tile}.{line['b']}"]
                if a != b:
                    found.setdefault((a, b), set()).add(line["kind"])
                    found.setdefault((b, a), set()).add(line["kind"])
        return found


def compare(g: Table, model: Model) -> None:
    """Everything that the chart keeps is what the model works out."""
    chart = g.chart
    of = model.territories()
    borders = model.borders()
    assert {REGIONS[region] for region in range(len(REGIONS)) if chart.root[region] >= 0} == set(of)
    assert sorted(chart.lands) == sorted({min(map(REGIONS.index, territory)) for territory in of.values()})
    for land in chart.lands:
        territory = of[REGIONS[land]]
        assert {REGIONS[region] for region in chart.members[land]} == territory
        assert all(chart.root[REGIONS.index(region)] == land for region in territory)
        assert chart.open[land] == model.open_edges(territory)
        assert chart.closed(land) == (model.open_edges(territory) == 0)
        assert chart.span(land) == len({region.split(".")[0] for region in territory})
        faces = [r for tile, face in FACES.items() for r in face["region"] if f"{tile}.{r['id']}" in territory]
        assert [part(chart.yields[land], at) for at in range(3)] == [
            sum(r[name] for r in faces) for name in ("food", "wood", "lore")
        ]
        assert chart.dens[land] == sum(bool(r["den"]) for r in faces)
        near = {REGIONS[other] for other in chart.near[land]}
        far = {REGIONS[other] for other in chart.far[land]}
        for other in {min(t, key=REGIONS.index) for t in of.values()}:
            kinds = borders.get((territory, of[other]), set())
            assert (other in near) == ("regular" in kinds)
            assert (other in far) == (kinds == {"difficult"})
    assert {place_of(cell) for cell in chart.frontier} == model.free()
    assert chart.facing.keys() == chart.frontier.keys() == chart.spot.keys()
    for cell, facing in chart.facing.items():
        x, y = place_of(cell)
        for side, region in zip(SIDES, facing, strict=True):
            dx, dy = STEPS[side]
            assert model.region((x + dx, y + dy), ACROSS[side]) == (REGIONS[region] if region >= 0 else None)
        assert chart.cell_at_spot(chart.spot[cell]) == cell
    assert len(set(chart.spot.values())) == len(chart.spot)


def legal(g: Table, model: Model, seat: int, tile: str, turns: int, place: tuple[int, int], reach: int, brings: int):
    """By trying: may the tile lie there?"""
    owner = {
        REGIONS[region]: g.owner[g.chart.root[region]] for region in range(len(REGIONS)) if g.chart.root[region] >= 0
    }
    haunts = {REGIONS[g.creature_at[at]]: CREATURES[at] for at in g.line}
    before = model.territories()
    bears = {r for at, c in haunts.items() if "bear" in c for r in before[at]}
    valkyries = {r for at, c in haunts.items() if "valkyrie" in c for r in before[at]}
    if reach != MAP:
        touched = {model.region((place[0] + dx, place[1] + dy), ACROSS[side]) for side, (dx, dy) in STEPS.items()} - {
            None
        }
        if not any(r not in bears and (reach == ANY_OPEN or owner[r] == seat) for r in touched if r is not None):
            return False
    trial = Model()
    trial.laid = {**model.laid, place: (tile, turns)}
    if trial.breaks():
        return False
    free = False
    after = trial.territories()
    for r in FACES[tile]["region"]:
        members = after[f"{tile}.{r['id']}"]
        parts = {before[m] for m in members if m in before}
        held = [p for p in parts if owner[min(p)] != NOBODY]
        haunted = [p for p in parts if p & valkyries]
        if len({owner[min(p)] for p in held}) > 1:
            return False
        if any(p != q for p in held for q in haunted):
            return False
        usable = brings == FREE or (not haunted and not any(p & bears for p in parts))
        free = free or (not held and usable)
    return brings == NOTHING or free


@law("NG.terms.territory", "NG.terms.adjacent", "NG.terms.closed", "NG.terms.open", "NG.explore.3", "NG.explore.4")
@law("NG.explore.7", "NG.explore.9")
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32), st.booleans(), st.booleans())
def test_the_chart_kept_tile_by_tile_is_what_the_whole_map_gives(seed: int, creatures: bool, wide: bool) -> None:
    rng = Rng(seed)
    g = table("wolf", "raven", "stag", creatures=creatures).g
    model = Model()
    model.laid[(0, 0)] = ("start", 0)
    compare(g, model)
    for number in [rng.below(1 << 30) for _ in range(18)]:
        # Wide: first the tiles with few borders, since only these make territories that come to a cell from two sides.
        stack = [tile for tile in g.stack if TILES[tile] in WIDE] if wide else []
        tile = stack[number % len(stack)] if stack else g.stack[number % len(g.stack)]
        reach = (OWN, ANY_OPEN, MAP)[number // 7 % 3]
        brings = (NOTHING, NOTHING, FREE, FREE_FOR_RECRUITS)[number // 3 % 4]
        seat = number % 3
        judge = SpotJudge(g, seat, tile, reach, brings)
        fitting = []
        for cell in g.chart.frontier:
            rotations = range(1) if TILES[tile] == "tile_13" else range(4)
            for turns in rotations:
                expected = legal(g, model, seat, TILES[tile], turns, place_of(cell), reach, brings)
                assert (judge.turns(cell) >> turns & 1 == 1) == expected
                assert (judge.why_not_turned(cell, turns) is None) == expected
                if expected:
                    fitting.append((cell, turns))
        assert set(judge.options()) == {SPOT[g.chart.spot[cell]] for cell, _ in fitting}
        assert all((judge.why_not(SPOT[s]) is None) == (SPOT[s] in judge.options()) for s in g.chart.spot.values())
        assert judge.fits() == bool(fitting)
        if not fitting:
            continue
        if number // 31 % 3:  # often where most tiles lie around, so that gaps are filled
            most = min(g.chart.facing[cell].count(NOWHERE) for cell, _ in fitting)
            fitting = [(cell, turns) for cell, turns in fitting if g.chart.facing[cell].count(NOWHERE) == most]
        cell, turns = fitting[number // 11 % len(fitting)]
        g.stack.remove(tile)
        closed = place_tile(g, tile, turns, cell)
        model.laid[place_of(cell)] = (TILES[tile], turns)
        compare(g, model)
        of = model.territories()
        new = {of[f"{TILES[tile]}.{r['id']}"] for r in FACES[TILES[tile]]["region"]}
        assert {frozenset(REGIONS[m] for m in g.chart.members[land]) for land in closed} == {
            territory for territory in new if model.open_edges(territory) == 0
        }
        inhabit(g, number)
        invariants.check(g)


def inhabit(g: Table, number: int) -> None:
    """Somebody comes to a neutral territory now and then, a player or a creature."""
    land = g.chart.lands[number // 13 % len(g.chart.lands)]
    if g.owner[land] != NOBODY or number // 29 % 3:
        return
    if g.creatures_on and number // 17 % 4 == 0 and g.creature_deck:
        at = g.creature_deck.pop(number // 19 % len(g.creature_deck))
        g.weak_left = 0
        g.line.append(at)
        g.creature_at[at] = land
    elif not any(g.chart.root[g.creature_at[at]] == land for at in g.line):
        add_units(g, number // 23 % 3, land, 1)


def test_a_chart_that_grew_leaves_the_one_it_grew_from_alone() -> None:
    g = table("wolf", "raven").g
    before = g.chart
    copied = g.copy()
    place_tile(g, TILES.index("tile_05"), 1, cell_of(1, 0))
    assert copied.chart is before
    assert before.cell[TILES.index("tile_05")] < 0
    assert len(before.lands) == 4
