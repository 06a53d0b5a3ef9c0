"""The state of Runewars: everything of a position between steps, as plain data that copies fast.

How the tiles lie is the `Chart`; it changes only during setup and is shared by copies. What lies on the board is here,
in flat lists by area. Units are counts by kind: `standing[area * KIND_COUNT + kind]` and `routed[...]`; a unit of a
faction belongs to the player of that faction, neutral units of an area are allied with `ally[area]` or nobody. Units
that have entered an area in which a battle or a parley is still to come are the *force* and are not in the area yet.
Change the board through `board.py` only: it keeps `owner`, `troops` and `ally` right.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle.battlefield import Battle, Duel
from polana.games.runewars.battle.sight import DuelGlimpse, battle_glimpse
from polana.games.runewars.box.decks import HERO_COUNT, TITLE_COUNT
from polana.games.runewars.components import FACTION_COUNT, KIND_COUNT
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREA_COUNT, NOWHERE
from polana.games.runewars.player import NO_CARD, NOBODY, Player, Turn
from polana.kernel.news import Glimpse
from polana.kernel.rng import Chance
from polana.kernel.state import State

# Where the match stands between two steps; `at` and `stage` say how far it is within the phase.
FIRST_PLAYER: Final = 0
CHOOSE_FACTIONS: Final = 1
PLACE_TILES: Final = 2
PLACE_MARKERS: Final = 3
PLACE_RUNES: Final = 4
PLACE_HOMES: Final = 5
MUSTER: Final = 6
PLACE_HEROES: Final = 7
SEASON_CARD: Final = 8
SECONDARY: Final = 9
CHOOSE_ORDERS: Final = 10
RESOLVE_ORDERS: Final = 11
GAME_OVER: Final = 12

# Stages of RESOLVE_ORDERS: what a turn consists of (RW.terms.turn).
BEFORE: Final = 0
PRIMARY: Final = 1
BETWEEN: Final = 2
SUPREMACY: Final = 3
AFTER: Final = 4

# Rune tokens.
NO_RUNE: Final = 0
FALSE_RUNE: Final = 1
DRAGON_RUNE: Final = 2
DRAGON_RUNES: Final = 21  # RW.components.tokens.runes
FALSE_RUNES: Final = 17


@final
class Table(State):
    """A match of Runewars."""

    __slots__ = (  # more attributes than Python has a fast dictionary for
        "activated",
        "acts",
        "ally",
        "at",
        "battle",
        "changed",
        "changes",
        "chart",
        "city",
        "damaged",
        "dealt_quests",
        "deck_moves",
        "development",
        "dragon_pile",
        "drawn_by",
        "drawn_heroes",
        "duel",
        "explore",
        "false_pile",
        "fate",
        "fate_discard",
        "fate_open",
        "first",
        "force",
        "force_area",
        "force_seat",
        "frozen",
        "hero_acted",
        "hero_area",
        "hero_damage",
        "hero_deck",
        "hero_gone",
        "hero_moves",
        "hero_routed",
        "hero_seat",
        "hero_training",
        "markers",
        "objective_decks",
        "objective_discard",
        "owner",
        "phase",
        "players",
        "quest_box",
        "quest_deck",
        "quest_discard",
        "ready_made",
        "reward_deck",
        "reward_discard",
        "rewards",
        "routed",
        "rune",
        "rune_known",
        "rune_up",
        "runes_held",
        "season",
        "season_card",
        "season_decks",
        "season_discard",
        "seat_of",
        "sequence",
        "sites",
        "spare_cities",
        "stage",
        "standing",
        "stronghold",
        "tactics_deck",
        "tactics_discard",
        "tactics_played",
        "tiles_left",
        "title_influence",
        "title_owner",
        "token",
        "token_known",
        "token_near",
        "token_up",
        "tokens_far",
        "tokens_gone",
        "tokens_near",
        "troops",
        "turn",
        "unused",
        "winners",
        "winters_bite",
        "won_by",
        "year",
    )

    # The setup that was agreed on.
    explore: bool  # RW.explore.0
    ready_made: bool  # the board is not built by the players

    # The course of the game.
    phase: int
    stage: int
    at: int
    year: int
    season: int
    first: int  # the first player (RW.setup.1)
    turn: int  # the active player (RW.terms.active_player), or whose step of setup it is; NOBODY outside turns
    sequence: list[int]  # the order in which seats act in this phase (RW.turnorder)
    acts: Turn
    season_card: int
    frozen: bool  # water borders do not count (RW.season.winter.5)
    winters_bite: int  # how much lower food counts this Winter
    winners: list[int]
    won_by: str  # the paragraph by which the match was won, empty while it goes on

    players: list[Player]
    seat_of: list[int]  # by faction: its player, or NOBODY

    # Building the board.
    tiles_left: list[list[int]]  # by seat: tiles still to be laid
    dealt_quests: list[list[int]]  # by seat: the Setup Quest cards
    sites: list[int]  # where a marker may lie, while markers are being placed; written like them
    markers: list[int]  # home-realm markers: cell * 6 + side of the second cell

    # The board, by area.
    chart: Chart
    standing: list[int]  # by area * KIND_COUNT + kind
    routed: list[int]
    changes: int  # grows whenever something in an area changes ...
    changed: list[int]  # ... and by area what it was then: observers read only these areas anew (`touch`)
    troops: list[int]  # by area * 5 + faction (4: neutral): units, standing and routed
    ally: list[int]  # the seat with which the neutral units there are allied
    owner: list[int]  # the seat that controls the area (RW.terms.controlled)
    stronghold: list[int]  # whose
    damaged: list[bool]
    development: list[int]
    activated: list[int]  # a bit for each seat whose activation token lies there
    city: list[int]
    rune: list[int]
    rune_up: list[bool]
    rune_known: list[int]  # a bit for each seat that has looked at it
    token: list[int]  # exploration tokens
    token_up: list[bool]
    token_known: list[int]
    token_near: list[bool]  # it shows the back "1"

    # Units that have entered an area where others are, and have neither fought nor parleyed.
    force: list[int]  # by kind
    force_seat: int
    force_area: int
    battle: Battle | None
    duel: Duel | None

    # Heroes, by hero.
    hero_seat: list[int]
    hero_area: list[int]  # also where the marker of a defeated hero lies
    hero_routed: list[bool]
    hero_damage: list[int]
    hero_training: list[int]  # by hero * 3 + attribute
    hero_gone: list[bool]  # defeated and out of the game (RW.defeat.1)
    hero_acted: list[bool]  # in this Quest phase
    hero_moves: int  # grows whenever any of the lists above and below changes, `hero_acted` aside
    rewards: list[list[int]]  # reward * 2 + face up; of a defeated hero: what lies under his marker

    # Supplies.
    unused: list[int]  # by kind: figures not on the board
    dragon_pile: int
    false_pile: int
    runes_held: list[int]  # in the hand of the one who is about to place them
    tokens_near: list[int]  # exploration tokens not on the board, face down
    tokens_far: list[int]
    tokens_gone: list[int]  # discarded, face up
    spare_cities: list[int]

    # Decks; the last of a list is its top.
    fate: list[int]
    fate_discard: list[int]
    fate_open: list[int]  # drawn for a test, a parley or a duel, face up
    quest_deck: list[int]
    quest_discard: list[int]
    quest_box: list[int]  # unusable on this board
    reward_deck: list[int]
    reward_discard: list[int]
    tactics_deck: list[int]
    tactics_discard: list[int]
    tactics_played: list[int]  # face up on the table while their effect goes on
    hero_deck: list[int]
    drawn_heroes: list[int]  # drawn by `drawn_by`, who keeps one
    drawn_by: int
    objective_decks: list[list[int]]  # good, evil
    objective_discard: list[int]
    season_decks: list[list[int]]
    season_discard: list[int]
    deck_moves: int  # grows whenever any deck or discard pile changes, those of Fate aside

    title_owner: list[int]
    title_influence: list[int]

    def __init__(self, chance: Chance, blank: bool = True) -> None:
        super().__init__(chance)
        if blank:
            self._lay_out()

    def _lay_out(self) -> None:
        self.explore = False
        self.ready_made = False
        self.phase = FIRST_PLAYER
        self.stage = 0
        self.at = 0
        self.year = 1
        self.season = 0
        self.first = 0
        self.turn = NOBODY
        self.sequence = []
        self.acts = Turn()
        self.season_card = NO_CARD
        self.frozen = False
        self.winters_bite = 0
        self.winners = []
        self.won_by = ""
        self.players = []
        self.seat_of = [NOBODY] * FACTION_COUNT
        self.tiles_left = []
        self.dealt_quests = []
        self.sites = []
        self.markers = []
        self.chart = Chart()
        self.standing = [0] * (AREA_COUNT * KIND_COUNT)
        self.routed = [0] * (AREA_COUNT * KIND_COUNT)
        self.changes = 0
        self.changed = [0] * AREA_COUNT
        self.troops = [0] * (AREA_COUNT * 5)
        self.ally = [NOBODY] * AREA_COUNT
        self.owner = [NOBODY] * AREA_COUNT
        self.stronghold = [NOBODY] * AREA_COUNT
        self.damaged = [False] * AREA_COUNT
        self.development = [NOBODY] * AREA_COUNT
        self.activated = [0] * AREA_COUNT
        self.city = [NOBODY] * AREA_COUNT
        self.rune = [NO_RUNE] * AREA_COUNT
        self.rune_up = [False] * AREA_COUNT
        self.rune_known = [0] * AREA_COUNT
        self.token = [NOBODY] * AREA_COUNT
        self.token_up = [False] * AREA_COUNT
        self.token_known = [0] * AREA_COUNT
        self.token_near = [False] * AREA_COUNT
        self.force = [0] * KIND_COUNT
        self.force_seat = NOBODY
        self.force_area = NOWHERE
        self.battle = None
        self.duel = None
        self.hero_seat = [NOBODY] * HERO_COUNT
        self.hero_area = [NOWHERE] * HERO_COUNT
        self.hero_routed = [False] * HERO_COUNT
        self.hero_damage = [0] * HERO_COUNT
        self.hero_training = [0] * (HERO_COUNT * 3)
        self.hero_gone = [False] * HERO_COUNT
        self.hero_acted = [False] * HERO_COUNT
        self.hero_moves = 0
        self.deck_moves = 0
        self.rewards = [[] for _ in range(HERO_COUNT)]
        self.unused = []
        self.dragon_pile = DRAGON_RUNES
        self.false_pile = FALSE_RUNES
        self.runes_held = []
        self.tokens_near = []
        self.tokens_far = []
        self.tokens_gone = []
        self.spare_cities = []
        self.fate = []
        self.fate_discard = []
        self.fate_open = []
        self.quest_deck = []
        self.quest_discard = []
        self.quest_box = []
        self.reward_deck = []
        self.reward_discard = []
        self.tactics_deck = []
        self.tactics_discard = []
        self.tactics_played = []
        self.hero_deck = []
        self.drawn_heroes = []
        self.drawn_by = NOBODY
        self.objective_decks = [[], []]
        self.objective_discard = []
        self.season_decks = [[], [], [], []]
        self.season_discard = []
        self.title_owner = [NOBODY] * TITLE_COUNT
        self.title_influence = [0] * TITLE_COUNT

    def touch(self, area: int) -> None:
        """Something in an area has changed."""
        self.changes += 1
        self.changed[area] = self.changes

    def stands(self, before: Glimpse | None) -> Glimpse | None:
        if self.battle is not None:
            return battle_glimpse(self.battle, before)
        return None if self.duel is None else DuelGlimpse(self.duel, self.hero_damage)

    def copy(self) -> Table:
        twin = Table(self.chance.copy(), False)
        twin.explore = self.explore
        twin.ready_made = self.ready_made
        twin.phase = self.phase
        twin.stage = self.stage
        twin.at = self.at
        twin.year = self.year
        twin.season = self.season
        twin.first = self.first
        twin.turn = self.turn
        twin.sequence = self.sequence.copy()
        twin.acts = self.acts.copy()
        twin.season_card = self.season_card
        twin.frozen = self.frozen
        twin.winters_bite = self.winters_bite
        twin.winners = self.winners.copy()
        twin.won_by = self.won_by
        twin.players = [player.copy() for player in self.players]
        twin.seat_of = self.seat_of.copy()
        twin.tiles_left = [part.copy() for part in self.tiles_left]
        twin.dealt_quests = [part.copy() for part in self.dealt_quests]
        twin.sites = self.sites.copy()
        twin.markers = self.markers.copy()
        twin.chart = self.chart
        twin.standing = self.standing.copy()
        twin.routed = self.routed.copy()
        twin.changes = self.changes
        twin.changed = self.changed.copy()
        twin.troops = self.troops.copy()
        twin.ally = self.ally.copy()
        twin.owner = self.owner.copy()
        twin.stronghold = self.stronghold.copy()
        twin.damaged = self.damaged.copy()
        twin.development = self.development.copy()
        twin.activated = self.activated.copy()
        twin.city = self.city.copy()
        twin.rune = self.rune.copy()
        twin.rune_up = self.rune_up.copy()
        twin.rune_known = self.rune_known.copy()
        twin.token = self.token.copy()
        twin.token_up = self.token_up.copy()
        twin.token_known = self.token_known.copy()
        twin.token_near = self.token_near.copy()
        twin.force = self.force.copy()
        twin.force_seat = self.force_seat
        twin.force_area = self.force_area
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.duel = None if self.duel is None else self.duel.copy()
        twin.hero_seat = self.hero_seat.copy()
        twin.hero_area = self.hero_area.copy()
        twin.hero_routed = self.hero_routed.copy()
        twin.hero_damage = self.hero_damage.copy()
        twin.hero_training = self.hero_training.copy()
        twin.hero_gone = self.hero_gone.copy()
        twin.hero_moves = self.hero_moves
        twin.deck_moves = self.deck_moves
        twin.hero_acted = self.hero_acted.copy()
        twin.rewards = [part.copy() for part in self.rewards]
        twin.unused = self.unused.copy()
        twin.dragon_pile = self.dragon_pile
        twin.false_pile = self.false_pile
        twin.runes_held = self.runes_held.copy()
        twin.tokens_near = self.tokens_near.copy()
        twin.tokens_far = self.tokens_far.copy()
        twin.tokens_gone = self.tokens_gone.copy()
        twin.spare_cities = self.spare_cities.copy()
        twin.fate = self.fate.copy()
        twin.fate_discard = self.fate_discard.copy()
        twin.fate_open = self.fate_open.copy()
        twin.quest_deck = self.quest_deck.copy()
        twin.quest_discard = self.quest_discard.copy()
        twin.quest_box = self.quest_box.copy()
        twin.reward_deck = self.reward_deck.copy()
        twin.reward_discard = self.reward_discard.copy()
        twin.tactics_deck = self.tactics_deck.copy()
        twin.tactics_discard = self.tactics_discard.copy()
        twin.tactics_played = self.tactics_played.copy()
        twin.hero_deck = self.hero_deck.copy()
        twin.drawn_heroes = self.drawn_heroes.copy()
        twin.drawn_by = self.drawn_by
        twin.objective_decks = [part.copy() for part in self.objective_decks]
        twin.objective_discard = self.objective_discard.copy()
        twin.season_decks = [part.copy() for part in self.season_decks]
        twin.season_discard = self.season_discard.copy()
        twin.title_owner = self.title_owner.copy()
        twin.title_influence = self.title_influence.copy()
        return twin
