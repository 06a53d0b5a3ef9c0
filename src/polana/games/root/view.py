"""What a seat may see of a match, field by field (`sight.py` fills it); the page's types are written from this.

Cards, items, pieces and places are named by the labels of their words (forests by their text), sides by their index.
Lists by place have the clearings 1 to 12 first, then the Burrow. What a faction's own board shows is in `view.py` of
its folder, as a class whose name ends in `Board`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict

Phase = Literal["setup", "birdsong", "daylight", "evening"]
Suit = Literal["fox", "rabbit", "mouse"]
#: What one of the factions shows of its own board.
Board = Mapping[str, object]

#: Types of which every folder of a package may bring some, by the end of their names.
PARTS: Final = {"Board": "polana.games.root.factions"}


class ClearingView(TypedDict):
    """A clearing. It has no suit before the map is laid out."""

    suit: Suit | None
    #: Building slots, free or not.
    slots: int
    ruin: bool
    #: The index of the side that rules it.
    ruler: int | None


class TreetopView(TypedDict):
    """F: whose building stands in the slot of the Elder Treetop, if any: the index of the side, and what it is."""

    side: int | None
    building: str | None


class LandmarkView(TypedDict):
    """A landmark on the map."""

    landmark: str
    where: str
    #: How often it was used this turn.
    used: int
    #: How many cards lie on it, face down.
    cards: int
    items: dict[str, int]
    #: What only this landmark shows; the Treetop: `TreetopView`.
    board: Mapping[str, object]


class RelicView(TypedDict):
    """A relic; its value is under it until it lies face up."""

    kind: str
    where: str | None
    value: int | None


class PoolCardView(TypedDict):
    """A setup card that nobody has taken yet, with what was dealt with it."""

    faction: str
    dealt: str | None
    locked: bool


class HirelingView(TypedDict):
    """What lies on the card of a hireling (E)."""

    #: Control markers.
    control: int
    #: Has the action of this turn been taken?
    acted: bool
    #: Is this the back of its card?
    demoted: bool
    #: Warriors on the card.
    card: int
    #: Items on the card, and how many of them are exhausted.
    items: dict[str, int]
    exhausted: dict[str, int]
    #: Paths with a bandit, by the numbers of their clearings.
    paths: list[tuple[int, int]]
    #: Cards that lie there face up until the end of the turn.
    cards: list[str]


class MarkersView(TypedDict):
    """The hireling markers: the spaces of the score track where one lies, and who has taken one and not hired yet."""

    track: list[int]
    #: By the index of the player, once for each marker.
    claims: list[int]


class SideView(TypedDict):
    """A player, or a hireling."""

    #: `?` before a faction is chosen.
    faction: str
    #: Does it score and take turns? Hirelings do not.
    player: bool
    #: Its own seat; null for a hireling and for a player without a seat.
    seat: int | None
    #: The index of the player to whom it belongs: itself, or a hireling's controller.
    controller: int | None
    score: int
    #: The cards of the hand, for those who may see them.
    hand: list[str] | None
    #: How many cards are in the hand.
    cards: int
    #: Effects in the play area; cards of the hand that lie there face up; effects used this turn.
    play: list[str]
    revealed: list[str]
    used: list[str]
    dominance: str | None
    #: The index of the side with which it is in a coalition.
    partner: int | None
    #: Warriors in the supply.
    supply: int
    warriors: list[int]
    #: Buildings and tokens by kind and place, and what is left of them.
    pieces: dict[str, list[int]]
    left: dict[str, int]
    pawn: str | None
    #: Items in the Crafted Items box, and how many of them are exhausted.
    items: dict[str, int]
    exhausted: dict[str, int]
    board: Board
    #: Only of a hireling.
    hireling: NotRequired[HirelingView]


class HitsView(TypedDict):
    """Hits from one source, or hits that do not count: what it changes of what attacker and defender deal."""

    kind: Literal["roll", "cap", "extra", "defenseless", "ignored"]
    #: The word of what brings them.
    by: str | None
    law: str
    attacker: int
    defender: int


class OutcomeView(TypedDict):
    """What an answer to the question of the battle would bring, by its word or the kind of its word."""

    answer: str
    #: By name, in their order: what is lost, left, dealt, taken.
    figures: dict[str, int]


class FightView(TypedDict):
    """A battle while it is fought (4.3), or as it stood with a line of the log."""

    where: str
    #: The indices of the sides.
    attacker: int
    defender: int
    stage: Literal["ambush", "roll", "effects", "hits", "over"]
    #: The most that attacker and defender can deal by the roll (4.3.2.I), as things stand.
    caps: list[int]
    dice: list[int]
    hits: list[HitsView]
    #: What attacker and defender deal now.
    totals: list[int]
    outcomes: list[OutcomeView]


class RootView(TypedDict):
    """The whole table, as one seat sees it."""

    map: str
    #: The index of the reader's own side; null for whoever only watches.
    reader: int | None
    #: The index of the player on turn.
    turn: int
    phase: Phase
    round: int
    clearings: list[ClearingView]
    #: Clearings by their numbers.
    closed_paths: list[tuple[int, int]]
    landmarks: list[LandmarkView]
    relics: list[RelicView]
    #: How many cards are left.
    deck: int
    discard: list[str]
    available: list[str]
    #: Cards that are being crafted or played.
    shown: list[str]
    items: dict[str, int]
    sides: list[SideView]
    #: The indices of the players who have won, and the paragraph.
    winners: list[int]
    won_by: str
    pool: list[PoolCardView]
    #: Only where hirelings are played with.
    hireling_markers: NotRequired[MarkersView]
    #: Only while a battle is fought.
    battle: NotRequired[FightView]
