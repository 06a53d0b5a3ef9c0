"""What a seat may see of a match, field by field (`sight.py` fills it); the page's types are written from this.

Things are named by the labels of their words, seats by their numbers.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "choose_clans",
    "roll_for_first",
    "place_tiles",
    "start_of_year",
    "actions",
    "creatures",
    "harvest",
    "winter",
    "end_of_year",
    "game_over",
]
Slot = Literal["small", "stone", "large"]


class SetupView(TypedDict):
    """What was agreed on."""

    players: int
    creatures: bool
    more_creatures: bool
    long_game: bool
    teams: bool


class SiteView(TypedDict):
    """A building slot, and what stands there."""

    slot: Slot
    building: str | None


class RegionView(TypedDict):
    """A part of a tile."""

    region: str
    #: The territory that it belongs to.
    land: str
    sites: list[SiteView]
    #: Buildings that stand on no slot.
    yard: list[str]


class TileView(TypedDict):
    """A tile on the map. The starting tile lies at 0, 0; y grows downwards."""

    tile: str
    x: int
    y: int
    #: Quarter turns, clockwise.
    rotation: int
    regions: list[RegionView]


class RaidView(TypedDict):
    """Units that have entered a territory whose combat is still to come."""

    seat: int | None
    units: int
    kaija: bool


class SlotsView(TypedDict):
    """Free building slots by kind."""

    small: int
    stone: int
    large: int


class YieldsView(TypedDict):
    """The resources that tiles show."""

    food: int
    wood: int
    lore: int


class LandView(TypedDict):
    """A territory, named by the lowest-numbered of its regions."""

    land: str
    regions: list[str]
    #: How many tiles it spans.
    tiles: int
    owner: int | None
    units: int
    kaija: bool
    raid: RaidView | None
    #: By building: how many stand there; those of which none does are left out.
    buildings: dict[str, int]
    free: SlotsView
    yields: YieldsView
    dens: int
    closed: bool
    #: The territories across a Regular Border, and those across Rough Borders only.
    near: list[str]
    far: list[str]
    creatures: list[str]
    scorched: bool


class SpotView(TypedDict):
    """A free cell beside the map."""

    spot: str
    x: int
    y: int


class DevelopmentView(TypedDict):
    """The Development deck: how many cards are left, and how many of them are Early ones."""

    count: int
    early: int


class StackView(TypedDict):
    """The stack of tiles, and those that everybody has seen go under it."""

    count: int
    bottom: list[str]


class CreatureView(TypedDict):
    """A creature of the line."""

    creature: str
    kind: str
    region: str | None
    land: str | None


class CreaturesView(TypedDict):
    """The Creatures module: the line from left to right, the deck and how much of it is its weaker part."""

    line: list[CreatureView]
    deck: int
    weak: int
    discard: list[str]
    #: Drawn by a player who has yet to say where it appears.
    summoned: str | None
    #: Those that are to be fought in the current action.
    attacked: list[str]


class CardsView(TypedDict):
    """Cards of which everybody knows how many there are, and the reader perhaps which ones."""

    count: int
    cards: list[str]


class DeckView(TypedDict):
    """A draw pile, and the cards on top of it that the reader knows; the last is the topmost."""

    count: int
    top: list[str]


class PlayerView(TypedDict):
    """A player."""

    seat: int
    clan: str | None
    colour: str | None
    food: int
    wood: int
    lore: int
    #: None for those who may not know it.
    fame: int | None
    #: Units that are not on the map.
    reserve: int
    passed: bool
    hand: CardsView
    deck: DeckView
    #: Cards that a Draw action has drawn and not yet given a place.
    drawn: CardsView
    #: What hand, draw pile and drawn cards hold together: everybody could know that.
    unseen: list[str]
    active: list[str]
    discard: list[str]
    gone: list[str]
    upgrades: list[str]
    #: Cards played for their effect this year.
    played: list[str]
    #: Tiles drawn and neither placed nor returned, as far as the reader sees them.
    tiles: list[str]
    #: How many such tiles there are.
    tile_count: int
    conqueror: bool
    kaija_roams: bool
    took_offer: bool


Stage = Literal["units", "food", "dice", "totals", "losses", "over"]
Verdict = Literal["nobody", "wiped", "despite", "tie", "higher"]


class PartyView(TypedDict):
    """One side of a combat, as things stand."""

    #: Null for a creature.
    seat: int | None
    creature: str | None
    #: How many figures it has there; 0 for a creature.
    figures: int
    #: The faces that it has rolled.
    dice: list[str]
    points: int
    #: Those that it takes.
    wounds: int


class SourceView(TypedDict):
    """Where points of both sides come from, or wounds that they take."""

    name: str
    law: str
    attacker: int
    defender: int


class OutcomeView(TypedDict):
    """What an answer to the question of the combat would bring, by its word."""

    answer: str
    #: By name, in their order: points, wounds for the other side, food left.
    figures: dict[str, int]


class ClashView(TypedDict):
    """A combat while it is fought (NG.combat), or as it stood with a line of the log."""

    land: str
    stage: Stage
    attacker: PartyView
    defender: PartyView
    #: Source by source, in the order of the rules.
    points: list[SourceView]
    wounds: list[SourceView]
    #: 0 the attacker, 1 the defender; null while it is open, or if nobody has won.
    winner: int | None
    #: Why it ended so: nobody is left; the loser has nobody left, by points too or in spite of them; the defender wins
    #: a tie; the winner has more points. Null while it is open.
    verdict: Verdict | None
    outcomes: list[OutcomeView]


class NorthView(TypedDict):
    """What a reader may see of a match of Northgard."""

    setup: SetupView
    reader: int
    year: int
    years: int
    phase: Phase
    #: Who holds the first player marker.
    first: int
    turn: int
    main_played: bool
    flash_played: bool
    tiles: list[TileView]
    lands: list[LandView]
    spots: list[SpotView]
    #: The regions where Kaija and the Scorched Earth token are.
    kaija: str | None
    scorched: str | None
    #: By building: tokens left.
    supply: dict[str, int]
    unrest: int
    offer: list[str]
    achievements: list[str]
    development: DevelopmentView
    stack: StackView
    creatures: CreaturesView
    players: list[PlayerView]
    winners: list[int]
    scores: list[int]
    #: The paragraph by which the match was won, empty while it goes on.
    won_by: str
    #: Only while a combat is fought.
    battle: NotRequired[ClashView]
