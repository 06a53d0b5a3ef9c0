"""Landmark: what a thing on the map that is nobody's changes in the general rules (F, C).

The object has no state and all matches share it. Where it lies and what lies with it is a `Site` in `State.landmarks`,
which every method gets. Most matches have no landmark, so the general procedures look through a list that is empty.

| hook | asked by, when | changed by |
|---|---|---|
| `map_place` | setup: where a map lays it by itself (C.2.1, C.3.1) | ferry, tower |
| `why_not_lie`, `set_up` | A.5.3: where its card lets it be laid, and how | everyone |
| `laid` | it lies on the map now: what comes with it | Lost City (`State.every_suit`), Market, Forge |
| `begin_turn` | turn.py, before Birdsong of each player | |
| `reach` | move.within_reach: where a move may go by it, besides adjacent clearings | ferry |
| `goes_by`, `went_by` | move.py: does this move go by it? it has | ferry |
| `slots` | control.free_slots: building slots that its clearing has besides | Treetop |
| `placed` | pieces.put_piece: a building or token stands somewhere now | Treetop |
| `removed` | removal.remove: pieces have left the map, points are about to be scored | Treetop |
| `why_not_supply` | craft.why_not_craft: may this side take an item that lies on it? | Forge |
| `crafted` | craft.py, when a card has been crafted with an item from it | Forge |
| `end_of_evening` | turn.py, at the end of each player's Evening | tower |
| `offers` | menu.offers_to: what the player on turn may do there at a moment of `effects.base` | Market |
| `view` | sight.py: what a reader sees of it besides place, cards and items | |

Face-down cards that lie on a landmark (`Site.cards`) are dealt anew by `imagine` and counted by the invariants, and so
are items (`Site.items`). `State.site(name)` finds one; files in `landmarks/` are found by `registry.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from polana.games.root.components import LANDMARK_NAMES, NONE
from polana.games.root.deed import Deed
from polana.games.root.removal import Removal
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland import asks
from polana.games.root.woodland import news as told
from polana.games.root.woodland.maps import CLEARINGS, Woodland
from polana.games.root.words import LANDMARK_WORDS, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

LANDMARK_NEAR: Final = Refusal("A.5.3", "why-root-landmark-near")
NO_WATER: Final = Refusal("A.5.3", "why-root-landmark-no-water")


class Landmark:
    """The general answers: it lies there and changes nothing."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.word: Word = LANDMARK_WORDS[LANDMARK_NAMES.index(name)]
        #: Building slots that its clearing has besides those of the map.
        self.slots: int = 0
        #: May another landmark be next to it?
        self.near_others: bool = False
        #: A.5.1: with fewer players its card is advised against, so it is not among those that are shuffled.
        self.least_players: int = 2

    # --- the table ------------------------------------------------------------------------------------------------

    def map_place(self, woodland: Woodland) -> int:
        """C: where this map lays it, or NONE."""
        return NONE

    def why_not_lie(self, g: State, where: int) -> Refusal | None:
        """A.5.3: may it be laid here? General: neither with another landmark nor next to one."""
        for site in g.landmarks:
            if site.where == where or (not self.near_others and site.where in g.near[where]):
                return LANDMARK_NEAR
        return None

    def set_up(self, g: State, me: Side) -> Flow[Site]:
        """A.5.3: the player whose task it is chooses a clearing."""
        words = [place_word(where) for where in range(CLEARINGS)]
        word = yield asks.landmark(me, words, self.word, MayLie(g, self))
        told.landmark(g, self.word, word.value)
        return self.lay(g, word.value)

    def lay(self, g: State, where: int) -> Site:
        """Put it on the map."""
        site = Site(self, where)
        g.landmarks.append(site)
        self.laid(g, site)
        return site

    def laid(self, g: State, site: Site) -> None:
        """It lies on the map now: what comes with it."""

    def settle_position(self, g: State, site: Site, told: list[str], spare: list[int]) -> None:
        """A position was read: work out what follows from it and is not told of me. `spare`: items that are nowhere."""

    # --- the turn -------------------------------------------------------------------------------------------------

    def begin_turn(self, g: State, site: Site) -> None:
        """Reset what is counted within a turn."""
        site.used = 0

    def end_of_evening(self, g: State, site: Site, me: Side) -> None:
        """The Evening of a player ends."""

    # --- moving (4.2) ---------------------------------------------------------------------------------------------

    def reach(self, g: State, site: Site, me: Side, origin: int) -> Sequence[int]:
        """Clearings to which a move from here may go by it."""
        return ()

    def goes_by(self, g: State, site: Site, me: Side, destination: int, adjacent: bool) -> Flow[bool]:
        """A move goes to a place within its `reach`: by it? Where the clearings are adjacent too, the player says."""
        yield from ()
        return not adjacent

    def went_by(self, g: State, site: Site, movers: list[Side], destination: int) -> None:
        """A move by it is over. Movers: the sides whose pieces have moved, beginning with the one that chose."""

    # --- building and removal (3.2.1) -----------------------------------------------------------------------------

    def placed(self, g: State, site: Site, me: Side, kind: int, where: int) -> None:
        """A building or token of a kind has been put somewhere."""

    def removed(self, g: State, site: Site, removal: Removal) -> None:
        """Pieces have left the map; `removal.points` may be added to. Nothing is asked here."""

    # --- crafting (4.1) -----------------------------------------------------------------------------------------------

    def why_not_supply(self, g: State, site: Site, me: Side, item: int) -> Refusal | None:
        """May this side craft an item that lies here and no longer beside the map?"""
        return None

    def crafted(self, g: State, site: Site, me: Side, card: int) -> Flow[None]:
        """A card has been crafted with an item that lay here, and its points were scored."""
        yield from ()

    # --- what it offers ---------------------------------------------------------------------------------------------

    def offers(self, g: State, site: Site, me: Side, moment: int) -> list[Deed]:
        """What the player on turn may do there at a moment, whether he can or not (`offers.py`)."""
        return []

    # --- sight ----------------------------------------------------------------------------------------------------

    def view(self, g: State, site: Site, reader: int) -> Mapping[str, object]:
        """What a reader may see besides where it is, how many cards lie on it, and its items."""
        return {}


class BesideWater(Landmark):
    """A landmark that lies by the river; on the Lake, by its shore (C.2.2)."""

    def why_not_lie(self, g: State, where: int) -> Refusal | None:
        return super().why_not_lie(g, where) if g.woodland.river[where] else NO_WATER


class MayLie(Judge):
    """A.5.3: clearings where a landmark may be laid."""

    def __init__(self, g: State, rules: Landmark) -> None:
        self.g: State = g
        self.rules: Landmark = rules

    def why_not(self, word: Word) -> Refusal | None:
        return self.rules.why_not_lie(self.g, place_of(word))
