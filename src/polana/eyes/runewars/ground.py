"""What a seat sees of the board of Runewars: what stands and lies in each area.

The state counts what changes in each area (`Table.changed`). What all see is written once for all readers, a plane for
each player, which every row has in its own order; what some know and others do not, once for each of them.
"""

from __future__ import annotations

from typing import Final, final

from polana.eyes.runewars.fields import SEATS, A, K
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm.runes import knows
from polana.games.runewars.sight import knows_token
from polana.games.runewars.state import NO_RUNE, Table

#: The plane of a seat where nobody sits.
NOWHERE_HIS: Final = bytes(A)


@final
class Ground:
    """Units, owners, strongholds, developments, runes and tokens, by area."""

    def __init__(self) -> None:
        #: What `Table.changes` was when all this was read.
        self.changes: int = NOBODY
        self.units: bytearray = bytearray(2 * A * K)
        # By seat.
        self.owners: list[bytearray] = [bytearray(A) for _ in range(SEATS)]
        self.allies: list[bytearray] = [bytearray(A) for _ in range(SEATS)]
        self.strongholds: list[bytearray] = [bytearray(A) for _ in range(SEATS)]
        self.activated: list[bytearray] = [bytearray(A) for _ in range(SEATS)]
        #: By area, as they were written last.
        self._owner: list[int] = [NOBODY] * A
        self._ally: list[int] = [NOBODY] * A
        self._stronghold: list[int] = [NOBODY] * A
        self._activated: list[int] = [0] * A
        #: Runes and tokens, and who knows them and how they lie, as bits.
        self._rune: list[int] = [NO_RUNE] * A
        self._rune_known: list[int] = [0] * A
        self._token: list[int] = [NOBODY] * A
        self._token_known: list[int] = [0] * A
        #: Damaged strongholds, developments, cities; runes that lie face up; backs of tokens, and those face up.
        self.sites: bytearray = bytearray(3 * A)
        self.runes_up: bytearray = bytearray(A)
        self.tokens_seen: bytearray = bytearray(2 * A)
        #: By reader: runes and tokens as far as he knows them.
        self.runes: list[bytearray] = [bytearray(A) for _ in range(SEATS)]
        self.tokens: list[bytearray] = [bytearray(A) for _ in range(SEATS)]

    def read(self, g: Table) -> None:
        """What has changed since."""
        before = self.changes
        self.changes = g.changes
        units = self.units
        for area, count in enumerate(g.changed):
            if count > before:
                first = area * K
                units[first : first + K] = bytes(g.standing[first : first + K])
                units[A * K + first : A * K + first + K] = bytes(g.routed[first : first + K])
                self._read_area(g, area)

    def read_all(self, g: Table) -> None:
        """Another match."""
        self.changes = g.changes
        self._rune_known = [NOBODY] * A  # seats that did not play the match before may have been left out
        self._token_known = [NOBODY] * A
        self.units[:] = bytes(g.standing) + bytes(g.routed)
        for area in range(A):
            self._read_area(g, area)

    def _read_area(self, g: Table, area: int) -> None:
        """What lies in an area, units aside."""
        owner = g.owner[area]
        if owner != self._owner[area]:
            hand_over(self.owners, area, self._owner[area], owner)
            self._owner[area] = owner
        ally = g.ally[area]
        if ally != self._ally[area]:
            hand_over(self.allies, area, self._ally[area], ally)
            self._ally[area] = ally
        stronghold = g.stronghold[area]
        if stronghold != self._stronghold[area]:
            hand_over(self.strongholds, area, self._stronghold[area], stronghold)
            self._stronghold[area] = stronghold
        activated = g.activated[area]
        if activated != self._activated[area]:
            self._activated[area] = activated
            for seat in range(SEATS):
                self.activated[seat][area] = activated >> seat & 1
        sites = self.sites
        sites[area] = g.damaged[area]
        sites[A + area] = g.development[area] + 1
        sites[2 * A + area] = g.city[area] + 1
        rune, known = g.rune[area], g.rune_known[area] << 1 | g.rune_up[area]
        if rune != self._rune[area] or known != self._rune_known[area]:
            self._rune[area], self._rune_known[area] = rune, known
            self.runes_up[area] = g.rune_up[area]
            for seat in range(len(g.players)):
                self.runes[seat][area] = 0 if rune == NO_RUNE else 1 + rune if knows(g, seat, area) else 1
        token, known = g.token[area], g.token_known[area] << 2 | g.token_up[area] << 1 | g.token_near[area]
        if token != self._token[area] or known != self._token_known[area]:
            self._token[area], self._token_known[area] = token, known
            self.tokens_seen[area] = g.token_near[area]
            self.tokens_seen[A + area] = g.token_up[area]
            for seat in range(len(g.players)):
                self.tokens[seat][area] = 0 if token == NOBODY else 2 + token if knows_token(g, seat, area) else 1


def hand_over(planes: list[bytearray], area: int, before: int, now: int) -> None:
    """An area that was one player's is another's now."""
    if before != NOBODY:
        planes[before][area] = 0
    if now != NOBODY:
        planes[now][area] = 1
