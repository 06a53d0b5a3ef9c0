"""The state of Northgard: everything of a position between steps, as plain data that copies fast.

How the tiles lie and which territories they make is the `Chart` (`map/chart.py`); it changes only when a tile is placed
and is then replaced, so copies of a state share it. What lies *in* territories is here, in lists "by root": a territory
is named by its root, the lowest-numbered of its regions, and each list has one entry for every region of the game that
is meaningful at roots only. Counts that merge by adding are packed (`components.pack`, `components.HOUSE`).
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.combat.clash import Clash, ClashGlimpse
from polana.games.northgard.components import (
    BUILDING_COUNT,
    CREATURES,
    REGION_COUNT,
    SITE_KIND,
    TOKENS_PER_BUILDING,
    UNITS,
)
from polana.games.northgard.map.chart import NOWHERE, Chart
from polana.kernel.news import Glimpse
from polana.kernel.rng import Chance
from polana.kernel.state import State

NOBODY: Final = -1

# Where the match stands between two steps. Within a phase `turn` (a seat) or `at` (a count) says how far it is.
CHOOSE_CLANS: Final = 0
ROLL_FOR_FIRST: Final = 1
PLACE_TILES: Final = 2
START_OF_YEAR: Final = 3
ACTIONS: Final = 4
CREATURES_ACT: Final = 5
HARVEST: Final = 6
WINTER: Final = 7
END_OF_YEAR: Final = 8
GAME_OVER: Final = 9


@final
class Player:
    """What one player has. Piles have their top at the end of the list."""

    __slots__ = (
        "active",
        "card_moves",
        "changes",
        "clan",
        "colour",
        "conqueror",
        "deck",
        "discard",
        "fame",
        "food",
        "gone",
        "hand",
        "kaija_roams",
        "known",
        "lore",
        "passed",
        "played",
        "reserve",
        "seat",
        "shown",
        "took_offer",
        "upgrades",
        "wood",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.clan: int = NOBODY
        self.colour: int = NOBODY
        self.food: int = 0
        self.wood: int = 0
        self.lore: int = 0
        self.fame: int = 0
        #: Units that are not on the map.
        self.reserve: int = UNITS
        self.passed: bool = False
        # Card zones (NG.deck.1), and cards removed from the game.
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.active: list[int] = []
        self.discard: list[int] = []
        self.gone: list[int] = []
        #: Clan upgrade cards still set aside.
        self.upgrades: list[int] = []
        #: Cards played for their effect this year, which some cards may repeat.
        self.played: list[int] = []
        #: How many cards on top of the draw pile are known to their owner, and how many (of these) to everybody.
        self.known: int = 0
        self.shown: int = 0
        # What cards have set until the end of the year.
        self.conqueror: bool = False
        self.kaija_roams: bool = False
        self.took_offer: bool = False
        #: They grow whenever a card changes place, and whenever anything else of all this changes: whoever keeps
        #: something made from it (`eyes/northgard`) can tell by them that it is unchanged, without comparing it.
        self.card_moves: int = 0
        self.changes: int = 0

    def copy(self) -> Player:
        twin = Player(self.seat)
        twin.clan = self.clan
        twin.colour = self.colour
        twin.food = self.food
        twin.wood = self.wood
        twin.lore = self.lore
        twin.fame = self.fame
        twin.reserve = self.reserve
        twin.passed = self.passed
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.active = self.active.copy()
        twin.discard = self.discard.copy()
        twin.gone = self.gone.copy()
        twin.upgrades = self.upgrades.copy()
        twin.played = self.played.copy()
        twin.known = self.known
        twin.shown = self.shown
        twin.conqueror = self.conqueror
        twin.kaija_roams = self.kaija_roams
        twin.took_offer = self.took_offer
        twin.card_moves = self.card_moves
        twin.changes = self.changes
        return twin


@final
class Table(State):
    """A match of Northgard."""

    __slots__ = (  # more attributes than Python has a fast dictionary for
        "achievements",
        "at",
        "box_advanced",
        "box_early",
        "built",
        "chart",
        "clash",
        "creature_at",
        "creature_deck",
        "creature_discard",
        "creatures_on",
        "development",
        "drawn",
        "drawn_by",
        "drawn_tiles",
        "first",
        "flash_played",
        "houses",
        "hunts",
        "kaija",
        "kaija_raids",
        "laying",
        "line",
        "long_game",
        "looked_at",
        "looker",
        "main_played",
        "map_moves",
        "more_creatures",
        "offer",
        "opener",
        "owner",
        "phase",
        "players",
        "raider",
        "raids",
        "scorched",
        "scores",
        "slots",
        "stack",
        "stack_known",
        "summoned",
        "supply",
        "table_moves",
        "teams",
        "turn",
        "units",
        "unrest",
        "weak_left",
        "winners",
        "won_by",
        "yard",
        "year",
    )

    # The setup that was agreed on.
    creatures_on: bool
    more_creatures: bool
    long_game: bool
    teams: bool

    # The course of the year.
    phase: int
    year: int
    first: int  # holds the first player marker
    opener: int  # began the Actions phase and so fixes its order (NG.actions.1)
    turn: int  # the seat whose turn it is
    at: int  # how far a phase that goes player by player or creature by creature has come
    main_played: bool  # this turn the main card is played
    flash_played: bool  # this turn a Flash card is played
    winners: list[int]
    scores: list[int]
    won_by: str  # the paragraph by which the match was won, empty while it goes on

    players: list[Player]

    # The map.
    chart: Chart
    owner: list[int]  # by root: the controller (NG.terms.owner)
    units: list[int]  # by root: the controller's ordinary units
    slots: list[int]  # by root: packed free slots, small, stone, large
    houses: list[int]  # by root: packed buildings
    built: list[int]  # by site: the building that stands there, for drawing
    yard: list[tuple[int, int]]  # (region, building) of buildings that stand on no slot
    supply: list[int]  # by building: tokens left
    kaija: int  # the region where Kaija is
    scorched: int  # the region where the Scorched Earth token lies
    map_moves: int  # grows whenever anything on the map, or the supply, changes: as `Player.changes`

    # Units that have entered a territory whose combat is still to come, by root; all of one seat.
    raider: int
    raids: dict[int, int]
    kaija_raids: bool  # Kaija is among them
    hunts: dict[int, int]  # by root: the creature that the raider is to fight there
    clash: Clash | None  # the combat that is being fought

    # Tiles not on the map.
    stack: list[int]
    stack_known: int  # how many tiles at the bottom of the stack are known to everybody
    drawn_tiles: list[list[int]]  # by seat: drawn, and neither placed nor returned; at setup they are in the hand
    laying: int  # the tile of a hand that is being laid, for all to see

    # Cards of the table.
    development: list[int]
    offer: list[int]
    achievements: list[int]
    unrest: int  # Unrest cards left
    box_early: list[int]  # Development cards that went back to the box unseen
    box_advanced: list[int]
    drawn: list[int]  # cards that a Draw action has drawn and not yet given a place
    drawn_by: int  # the one who sees them
    looker: int  # whom a card lets look into a hand just now
    looked_at: int  # whose hand that is
    table_moves: int  # grows whenever the year or anything of the table's tiles, cards and creature deck changes

    # Creatures.
    creature_at: list[int]  # by creature: the region where it is
    line: list[int]  # in order of appearance
    creature_deck: list[int]
    creature_discard: list[int]
    summoned: int  # drawn by a player who has yet to say where it appears (NG.creatures.more.3)
    weak_left: int  # how many cards on top of the creature deck belong to its weaker upper part

    def __init__(self, chance: Chance, blank: bool = True) -> None:
        super().__init__(chance)
        if blank:
            self._lay_out()

    def _lay_out(self) -> None:
        self.creatures_on = False
        self.more_creatures = False
        self.long_game = False
        self.teams = False
        self.phase = CHOOSE_CLANS
        self.year = 1
        self.first = 0
        self.opener = 0
        self.turn = 0
        self.at = 0
        self.main_played = False
        self.flash_played = False
        self.winners = []
        self.scores = []
        self.won_by = ""
        self.players = []
        self.chart = Chart()
        self.owner = [NOBODY] * REGION_COUNT
        self.units = [0] * REGION_COUNT
        self.slots = [0] * REGION_COUNT
        self.houses = [0] * REGION_COUNT
        self.built = [NOBODY] * len(SITE_KIND)
        self.yard = []
        self.supply = [TOKENS_PER_BUILDING] * BUILDING_COUNT
        self.kaija = NOWHERE
        self.scorched = NOWHERE
        self.map_moves = 0
        self.raider = NOBODY
        self.raids = {}
        self.kaija_raids = False
        self.hunts = {}
        self.clash = None
        self.stack = []
        self.stack_known = 0
        self.drawn_tiles = []
        self.laying = NOWHERE
        self.development = []
        self.offer = []
        self.achievements = []
        self.unrest = 0
        self.box_early = []
        self.box_advanced = []
        self.drawn = []
        self.drawn_by = NOBODY
        self.looker = NOBODY
        self.looked_at = NOBODY
        self.table_moves = 0
        self.creature_at = [NOWHERE] * len(CREATURES)
        self.line = []
        self.creature_deck = []
        self.creature_discard = []
        self.summoned = NOWHERE
        self.weak_left = 0

    def stands(self, before: Glimpse | None) -> Glimpse | None:
        return None if self.clash is None else ClashGlimpse(self.clash)

    def copy(self) -> Table:
        twin = Table(self.chance.copy(), False)
        twin.creatures_on = self.creatures_on
        twin.more_creatures = self.more_creatures
        twin.long_game = self.long_game
        twin.teams = self.teams
        twin.phase = self.phase
        twin.year = self.year
        twin.first = self.first
        twin.opener = self.opener
        twin.turn = self.turn
        twin.at = self.at
        twin.main_played = self.main_played
        twin.flash_played = self.flash_played
        twin.winners = self.winners.copy()
        twin.scores = self.scores.copy()
        twin.won_by = self.won_by
        twin.players = [player.copy() for player in self.players]
        twin.chart = self.chart
        twin.owner = self.owner.copy()
        twin.units = self.units.copy()
        twin.slots = self.slots.copy()
        twin.houses = self.houses.copy()
        twin.built = self.built.copy()
        twin.yard = self.yard.copy()
        twin.supply = self.supply.copy()
        twin.kaija = self.kaija
        twin.scorched = self.scorched
        twin.map_moves = self.map_moves
        twin.raider = self.raider
        twin.raids = self.raids.copy()
        twin.kaija_raids = self.kaija_raids
        twin.hunts = self.hunts.copy()
        twin.clash = None if self.clash is None else self.clash.copy()
        twin.stack = self.stack.copy()
        twin.stack_known = self.stack_known
        twin.drawn_tiles = [tiles.copy() for tiles in self.drawn_tiles]
        twin.laying = self.laying
        twin.development = self.development.copy()
        twin.offer = self.offer.copy()
        twin.achievements = self.achievements.copy()
        twin.unrest = self.unrest
        twin.box_early = self.box_early.copy()
        twin.box_advanced = self.box_advanced.copy()
        twin.drawn = self.drawn.copy()
        twin.drawn_by = self.drawn_by
        twin.looker = self.looker
        twin.looked_at = self.looked_at
        twin.table_moves = self.table_moves
        twin.creature_at = self.creature_at.copy()
        twin.line = self.line.copy()
        twin.creature_deck = self.creature_deck.copy()
        twin.creature_discard = self.creature_discard.copy()
        twin.summoned = self.summoned
        twin.weak_left = self.weak_left
        return twin
