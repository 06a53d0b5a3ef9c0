"""What the Riverfolk Company has: trade posts, and on its board the warriors that others have paid with."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CLEARING_SUITS, NONE, SUITS, faction_table
from polana.games.root.factions.base import AnyFaction
from polana.games.root.factions.riverfolk.words import SERVICE_WORDS
from polana.games.root.names import PLAYER_NAMES
from polana.games.root.state import Side
from polana.kernel.notation import Notation

#: The kind of a trade post is the suit of its track.
POSTS: Final = tuple(CLEARING_SUITS)

_TABLE: Final = faction_table("riverfolk")
#: 11.5.6.III: the points under the posts of a track, in the order in which they leave it.
POINTS: Final[list[int]] = _TABLE["tracks"]["trade_post_vp"]
#: 11.3.5, 11.6.2: what a service may cost.
PRICES: Final[list[int]] = _TABLE["tracks"]["service_price_values"]

#: 11.2.7: the services, as places in `words.SERVICE_WORDS`.
HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = (HAND_CARD, RIVERBOATS, MERCENARIES)

#: Room for the warriors of six players, by the index of their side.
MOST_PLAYERS: Final = 6
#: How the board is written in positions.
NOTATION: Final = Notation(
    {},
    {"gone": SUITS},
    {
        "prices": [word.label for word in SERVICE_WORDS],
        **dict.fromkeys(("funds", "payments", "commitments"), PLAYER_NAMES),
        "tracks": [f"{SUITS[suit]}.{player}" for suit in POSTS for player in range(MOST_PLAYERS)],
    },
)


class RiverfolkSide(Side):
    """The board of the Company. All of it is open."""

    __slots__ = ("boats", "commitments", "funds", "gone", "hirer", "payments", "prices", "sold", "tracks")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: What each service costs.
        self.prices: list[int] = [PRICES[0]] * len(SERVICES)
        #: Warriors in the three boxes, by the index of their owner (11.2.4, 11.2.6.I, 11.5).
        self.funds: list[int] = [0] * MOST_PLAYERS
        self.payments: list[int] = [0] * MOST_PLAYERS
        self.commitments: list[int] = [0] * MOST_PLAYERS
        #: Warriors on empty spaces of the trade post tracks (11.5.3): `suit * MOST_PLAYERS + owner`.
        self.tracks: list[int] = [0] * (len(POSTS) * MOST_PLAYERS)
        #: Trade posts that are in the box for good, by suit (11.2.5.I).
        self.gone: list[int] = [0] * len(POSTS)
        #: In the turn of another player: how many services he has bought, whether he has boats and mercenaries.
        self.sold: int = 0
        self.boats: bool = False
        self.hirer: int = NONE

    def copy(self) -> RiverfolkSide:
        twin = RiverfolkSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.prices = self.prices[:]
        twin.funds = self.funds[:]
        twin.payments = self.payments[:]
        twin.commitments = self.commitments[:]
        twin.tracks = self.tracks[:]
        twin.gone = self.gone[:]
        twin.sold = self.sold
        twin.boats = self.boats
        twin.hirer = self.hirer
        return twin

    def on_track(self, suit: int) -> int:
        """Warriors on the spaces of a track."""
        return sum(self.tracks[suit * MOST_PLAYERS : (suit + 1) * MOST_PLAYERS])

    def spaces(self, suit: int) -> int:
        """11.5.3: empty spaces of a track: no post covers them, and no warrior stands there."""
        return self.rules.pieces[suit].total - self.left[suit] - self.on_track(suit)

    def held(self, owner: int) -> int:
        """Warriors of a side that lie anywhere on the board."""
        count = self.funds[owner] + self.payments[owner] + self.commitments[owner]
        return count + sum(self.tracks[owner::MOST_PLAYERS])
