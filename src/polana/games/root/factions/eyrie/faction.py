"""The Eyrie Dynasties (7)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle
from polana.games.root.cards import draw_and_discard, uncovered_draws
from polana.games.root.components import CARDS, NONE, SUITS, faction_table
from polana.games.root.control import is_enemy
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.eyrie import asks, birdsong, daylight
from polana.games.root.factions.eyrie.side import (
    BUILDER,
    COLUMNS,
    COMMANDER,
    DESPOT,
    NOTATION,
    ROOST,
    VIZIERS,
    EyrieSide,
    suits_of,
)
from polana.games.root.factions.eyrie.turmoil import choose_leader
from polana.games.root.factions.eyrie.view import EyrieBoard
from polana.games.root.factions.eyrie.words import COLUMN_WORDS, LEADER_WORDS
from polana.games.root.homelands import choose_homeland, corners_for, edge_clearings
from polana.games.root.menu import pause
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.removal import Removal
from polana.games.root.score import score
from polana.games.root.state import DAYLIGHT, Side, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.words import CARD_WORDS, place_word
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation, bad
from polana.kernel.word import Word

_TABLE: Final = faction_table("eyrie")
#: 7.6.1: points for this many roosts on the map; none for none.
POINTS: Final[list[int]] = [0, *_TABLE["tracks"]["roost_vp"]]
#: How many roosts uncover each draw bonus (7.6.2).
DRAW_BONUSES: Final[list[int]] = _TABLE["tracks"]["roost_draw_bonus_at"]
#: 7.2.3.
DISDAINED_POINTS: Final[int] = _TABLE["crafted_item_vp"]
FIRST_WARRIORS: Final = 6
#: Advanced setup: clearings between the homeland and those of enemies.
HOMELAND_APART: Final = 2


class Eyrie(Faction[EyrieSide]):
    """7: roosts score every Evening, and every turn the whole Decree must be carried out."""

    def __init__(self) -> None:
        super().__init__("eyrie")

    def new_side(self, index: int) -> Side:
        return EyrieSide(self, index)

    # --- rules and abilities (7.2), leaders (7.8) -----------------------------------------------------------------

    def crafting_pieces(self, g: State, me: EyrieSide) -> list[int]:
        """7.2.1."""
        return [ROOST]

    def rules_ties(self, g: State, me: EyrieSide, where: int) -> bool:
        """7.2.2: Lords of the Forest, with an Eyrie piece in the clearing."""
        return me.warriors[where] > 0 or me.buildings[where] > 0

    def card_points(self, g: State, me: EyrieSide, card: int) -> int:
        """7.2.3: Disdain for Trade, where the card prints points at all; 7.8.1 the Builder ignores it."""
        points = CARDS[card].points
        return points if me.leader == BUILDER else min(points, DISDAINED_POINTS)

    def extra_hits(self, g: State, me: EyrieSide, battle: Battle) -> int:
        """7.8.3: the Commander, as attacker."""
        return 1 if me.leader == COMMANDER and battle.is_attacker(me) else 0

    def hits_told_as(self) -> Word:
        return LEADER_WORDS[COMMANDER]

    def before_battle(self, g: State, me: EyrieSide, battle: Battle) -> Flow[None]:
        me.oppressed = False
        yield from ()

    def removed(self, g: State, me: EyrieSide, removal: Removal) -> None:
        """7.8.4: the Despot, once a battle, together with what he removes."""
        if me.leader != DESPOT or me.oppressed or not removal.battle:
            return
        for loss in removal.losses:
            if loss.kind != NONE and loss.remover is me and is_enemy(me, loss.owner):
                me.oppressed = True
                removal.points.append((me, 1))
                return

    # --- setup (7.3) ----------------------------------------------------------------------------------------------

    def setup(self, g: State, me: EyrieSide) -> Flow[None]:
        # 7.3.2 in a corner, opposite another's starting clearing if possible
        corners = [place_word(where) for where in corners_for(g, me)]
        word = yield asks.home(me, corners)
        me.homelands.append(word.value)
        yield from self._begin(g, me, word.value)

    def setup_advanced(self, g: State, me: EyrieSide) -> Flow[None]:
        """A.8.2: a clearing at the edge of the map, two clearings away from enemy homelands."""
        home = yield from choose_homeland(g, me, edge_clearings(g), HOMELAND_APART, asks.HOMELAND)
        yield from self._begin(g, me, home)

    def _begin(self, g: State, me: EyrieSide, home: int) -> Flow[None]:
        place_piece(g, me, ROOST, home, "7.3.2")  # 7.3.5 the others are on the track
        place_warriors(g, me, home, FIRST_WARRIORS, "7.3.2")
        yield from choose_leader(g, me, "7.3.3")  # 7.3.4 with the viziers

    # --- the turn (7.4 to 7.6) ------------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: EyrieSide) -> None:
        me.column = NONE
        me.resolved = 0

    def birdsong(self, g: State, me: EyrieSide) -> Flow[bool]:
        """7.4."""
        return birdsong.birdsong(g, me)

    def daylight(self, g: State, me: EyrieSide) -> Flow[bool]:
        """7.5."""
        return daylight.daylight(g, me)

    def deeds_in(self, g: State, me: EyrieSide, phase: int) -> OwnDeeds[EyrieSide]:
        return [daylight.CRAFT] if phase == DAYLIGHT else []

    def evening(self, g: State, me: EyrieSide) -> Flow[bool]:
        yield from pause(g, me)
        score(g, me, POINTS[self.pieces[ROOST].total - me.left[ROOST]], "7.6.1")
        yield from draw_and_discard(g, me, "7.6.2")
        return True

    def evening_draws(self, g: State, me: EyrieSide) -> int:
        """7.6.2."""
        return uncovered_draws(me, ROOST, DRAW_BONUSES)

    # --- sight and invariants -------------------------------------------------------------------------------------

    def view(self, g: State, me: EyrieSide, reader: int) -> EyrieBoard:
        """All of the Decree is open."""
        viziers = [] if me.leader == NONE else VIZIERS[me.leader]
        return {
            "kind": "eyrie",
            "leader": None if me.leader == NONE else LEADER_WORDS[me.leader].label,
            "leaders": [word.label for word in LEADER_WORDS if me.leaders[word.value]],
            "decree": {
                word.label: {
                    "cards": [CARD_WORDS[card].label for card in me.decree[word.value]],
                    "viziers": viziers.count(word.value),
                }
                for word in COLUMN_WORDS
            },
            "column": COLUMN_WORDS[me.column].label if 0 <= me.column < COLUMNS else None,
            "due": {SUITS[suit]: count for suit, count in enumerate(me.due) if count},
            "resolved": me.resolved,
        }

    def cards_elsewhere(self, g: State, me: EyrieSide) -> list[int]:
        return [card for cards in me.decree for card in cards]

    def notation(self) -> Notation:
        return NOTATION

    def settle_position(self, g: State, me: EyrieSide, told: list[str]) -> None:
        """Whoever is in office does not lie beside the board."""
        if me.leader == NONE:
            raise bad(f"sides.{me.index}.leader", "a position says who leads the Eyrie")
        if "leaders" not in told:
            me.leaders[me.leader] = False

    def check(self, g: State, me: EyrieSide) -> None:
        for where in range(PLACES):
            assert me.at(ROOST, where) <= 1, f"two roosts in clearing {where + 1}"
        assert me.leader == NONE or not me.leaders[me.leader], "the leader in office lies beside the board"
        assert me.resolved >= 0, "fewer cards of the Decree than none were resolved"
        assert min(me.due) >= 0, "a card of the Decree was resolved twice"
        if 0 <= me.column < COLUMNS:
            held = suits_of(me, me.column)
            for suit in range(len(SUITS)):
                assert me.due[suit] <= held[suit], "more cards to resolve than the Decree has"


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Eyrie()]
