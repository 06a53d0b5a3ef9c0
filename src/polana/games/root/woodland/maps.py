"""The four maps (2.2 to 2.4, C): clearings, paths, rivers, forests and slots, checked when loaded.

A *place* is a number: 0 to 11 are the clearings 1 to 12 of the printed maps, 12 is the Burrow (12.2.2), and from
`FIRST_FOREST` on come the forests of the map in play. Lists over clearings always have `PLACES` entries, the Burrow
included, so that no rule has to ask whether there is one.
"""

from __future__ import annotations

from typing import Any, Final, final

from polana.games.root.components import CLEARING_SUITS, NONE, SUITS, need, read

CLEARINGS: Final = 12
BURROW: Final = 12
PLACES: Final = 13
FIRST_FOREST: Final = 13
MOST_FORESTS: Final = 10


@final
class Woodland:
    """One map. Nothing in it ever changes; what can change (suits, closed paths, ruins) is in the state."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        self.name: str = name
        clearings: list[dict[str, Any]] = table["clearing"]
        need([entry["id"] for entry in clearings] == list(range(1, CLEARINGS + 1)), f"{name}: clearings 1 to 12")
        #: The printed suits, or none where the map is always played with shuffled suit markers (A.1).
        self.suits: list[int] | None = None
        if table["suits"] == "printed":
            self.suits = [SUITS.index(entry["suit"]) for entry in clearings] + [NONE]
        self.slots: list[int] = [entry["slots"] for entry in clearings] + [0]
        self.ruins: list[int] = [1 if entry["ruin"] else 0 for entry in clearings] + [0]
        #: Clearings next to each clearing along open paths (2.2.1).
        self.near: list[tuple[int, ...]] = _links(table["paths"])
        self.closed: list[tuple[int, int]] = [(one - 1, other - 1) for one, other in table["closed_paths"]]
        #: Clearings joined by rivers, which are not paths (2.3); on the Lake map any two coastal ones (C.2.2).
        self.rivers: list[tuple[int, ...]] = _links(table["river_links"])
        self.river: list[bool] = [bool(links) for links in self.rivers]
        self.edge: list[int] = [id - 1 for id in table["map_edge"]]
        #: Corner clearings, and for each clearing the corner diagonally opposite, or NONE.
        self.corners: list[int] = [at for at, entry in enumerate(clearings) if entry["corner"]]
        self.opposite: list[int] = [NONE] * PLACES
        for one, other in table["opposite_corners"]:
            self.opposite[one - 1] = other - 1
            self.opposite[other - 1] = one - 1
        forests: list[dict[str, Any]] = table["forest"]
        names = [entry["id"] for entry in forests]
        self.forest_names: list[str] = names
        self.forests: int = len(forests)
        #: Places next to each forest (2.4.1): its clearings, then the forests across one path. Index: forest number.
        self.forest_clearings: list[tuple[int, ...]] = [tuple(id - 1 for id in entry["clearings"]) for entry in forests]
        self.forest_near: list[tuple[int, ...]] = [
            tuple(FIRST_FOREST + names.index(other) for other in entry["adjacent_forests"]) for entry in forests
        ]
        #: Forests that touch each clearing, as places.
        self.forests_at: list[tuple[int, ...]] = [
            tuple(FIRST_FOREST + at for at, touches in enumerate(self.forest_clearings) if where in touches)
            for where in range(PLACES)
        ]
        self.coastal: tuple[int, ...] = tuple(id - 1 for id in table.get("coastal_clearings", []))
        self.ferry: int = table.get("ferry_start", 0) - 1
        self.tower: int = table.get("tower_start", 0) - 1
        self.xy: list[tuple[float, float]] = [(entry["x"], entry["y"]) for entry in clearings]
        self._check(table)

    def _check(self, table: dict[str, Any]) -> None:
        name = self.name
        need(sum(self.ruins) == 4, f"{name}: four ruins (5.1.4)")
        need(len(self.corners) == 4, f"{name}: four corners")
        need(all(self.opposite[self.opposite[at]] == at for at in self.corners), f"{name}: corners face each other")
        need(all(self.slots[at] >= self.ruins[at] for at in range(PLACES)), f"{name}: a ruin lies on a slot")
        need(self.forests == table["forest_count"] <= MOST_FORESTS, f"{name}: {self.forests} forests")
        for at, entry in enumerate(table["clearing"]):
            listed = sorted(id - 1 for id in entry["neighbors"])
            need(
                sorted(self.near[at]) == listed, f"{name}: the paths of clearing {at + 1} disagree with its neighbours"
            )
            wet = sorted(id - 1 for id in entry["river_neighbors"])
            need(sorted(self.rivers[at]) == wet, f"{name}: the rivers of clearing {at + 1} disagree")
        for at, others in enumerate(self.forest_near):
            for other in others:
                back = self.forest_near[other - FIRST_FOREST]
                need(FIRST_FOREST + at in back, f"{name}: forest adjacency is not symmetric")
        if self.suits is not None:
            counts = [self.suits.count(suit) for suit in CLEARING_SUITS]
            need(counts == [4, 4, 4], f"{name}: four clearings of each suit")
        need(_joined(self.near), f"{name}: not all clearings can be reached")


def _links(pairs: list[list[int]]) -> list[tuple[int, ...]]:
    """For each place, the places it is linked to, in order. Always symmetric."""
    near: list[list[int]] = [[] for _ in range(PLACES)]
    for one, other in pairs:
        near[one - 1].append(other - 1)
        near[other - 1].append(one - 1)
    return [tuple(sorted(others)) for others in near]


def _joined(near: list[tuple[int, ...]]) -> bool:
    seen = [0]
    for at in seen:
        seen.extend(other for other in near[at] if other not in seen)
    return len(seen) == CLEARINGS


MAPS: Final[dict[str, Woodland]] = {name: Woodland(name, table) for name, table in read("maps")["maps"].items()}
