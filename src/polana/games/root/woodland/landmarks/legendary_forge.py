"""The Legendary Forge (F): it keeps the items of its clearing's suit."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import draw
from polana.games.root.components import ITEMS, SUITS, read
from polana.games.root.score import score
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland.landmark import Landmark
from polana.games.root.woodland.suits import suit_name
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

NOT_AT_THE_FORGE: Final = Refusal("F", "why-root-forge-not-there")


def _kept() -> dict[str, list[int]]:
    table = next(row for row in read("landmarks")["landmark"] if row["id"] == "legendary_forge")
    return {suit: [ITEMS.index(item) for item in table["items"][suit]] for suit in SUITS if suit in table["items"]}


#: By the suit of its clearing: the items that lie on it.
KEPT: Final = _kept()


class LegendaryForge(Landmark):
    """Whoever crafts an item that lies on it needs a faction piece there, draws a card and scores one more point."""

    def __init__(self) -> None:
        super().__init__("legendary_forge")

    def laid(self, g: State, site: Site) -> None:
        """The items of the clearing's suit move from beside the map."""
        self.take(g, site, g.items)

    def settle_position(self, g: State, site: Site, told: list[str], spare: list[int]) -> None:
        if "items" not in told:
            self.take(g, site, spare)

    def take(self, g: State, site: Site, supply: list[int]) -> None:
        site.items = [0] * len(ITEMS)
        for item in KEPT[suit_name(g, site.where)]:
            if supply[item]:
                supply[item] -= 1
                site.items[item] += 1

    def why_not_supply(self, g: State, site: Site, me: Side, item: int) -> Refusal | None:
        return None if me.has_pieces(site.where) else NOT_AT_THE_FORGE

    def crafted(self, g: State, site: Site, me: Side, card: int) -> Flow[None]:
        """Whatever the faction thinks of trade (7.2.3, 14.2.3)."""
        draw(g, me, 1, "F")
        score(g, me, 1, "F")
        yield from ()


LANDMARK: Final = LegendaryForge()
