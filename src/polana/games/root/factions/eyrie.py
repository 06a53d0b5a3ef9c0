"""The Eyrie Dynasties (7)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, can_battle, start_battle
from polana.games.root.cards import CardAsk, discard, draw, draw_and_discard, uncovered_draws
from polana.games.root.components import BIRD, CARDS, NONE, SUITS, faction_table
from polana.games.root.control import is_enemy, ruler
from polana.games.root.craft import craft
from polana.games.root.factions.base import Faction
from polana.games.root.factions.decree import (
    BATTLE,
    BUILDER,
    CHARISMATIC,
    COLUMNS,
    COMMANDER,
    DESPOT,
    LEADERS,
    MOVE,
    RECRUIT,
    ROOST,
    VIZIERS,
    AtRoost,
    Daylight,
    FaceUp,
    ForDecree,
    ForRoost,
    Nests,
    NewRoost,
    birds,
    fewest_warriors,
    nests,
    next_column,
    possible,
    suits_of,
)
from polana.games.root.homelands import choose_homeland, corners_for, edge_clearings
from polana.games.root.maps import CLEARINGS, PLACES
from polana.games.root.menu import choose_action, pause
from polana.games.root.move import can_move, take_move
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.score import lose_points, score
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS, COLUMN_WORDS, CRAFT, DONE, LEADER_WORDS, SUIT_WORDS, place_word
from polana.kernel.flow import Ask, Flow
from polana.kernel.word import Word

_TABLE: Final = faction_table("eyrie")
#: 7.6.1: points for so many roosts on the map; none for none.
POINTS: Final[list[int]] = [0, *_TABLE["tracks"]["roost_vp"]]
#: How many roosts uncover each draw bonus (7.6.2).
DRAW_BONUSES: Final[list[int]] = _TABLE["tracks"]["roost_draw_bonus_at"]
NEW_ROOST_WARRIORS: Final[int] = _TABLE["turn"]["new_roost_warriors"]
#: 7.2.3.
DISDAINED_POINTS: Final[int] = _TABLE["crafted_item_vp"]
FIRST_WARRIORS: Final = 6
#: Advanced setup: clearings between the homeland and those of enemies.
HOMELAND_APART: Final = 2


class Eyrie(Faction):
    """7: roosts score every Evening, and every turn the whole Decree must be carried out."""

    def __init__(self) -> None:
        super().__init__("eyrie")

    def new_side(self, index: int) -> Side:
        return Nests(self, index)

    # --- rules and abilities (7.2), leaders (7.8) -----------------------------------------------------------------

    def crafting_pieces(self, g: State, me: Side) -> list[int]:
        """7.2.1."""
        return [ROOST]

    def rules_ties(self, g: State, me: Side, where: int) -> bool:
        """7.2.2: Lords of the Forest, with an Eyrie piece in the clearing."""
        return me.warriors[where] > 0 or me.buildings[where] > 0

    def card_points(self, g: State, me: Side, card: int) -> int:
        """7.2.3: Disdain for Trade, where the card prints points at all; 7.8.1 the Builder ignores it."""
        points = CARDS[card].points
        return points if nests(me).leader == BUILDER else min(points, DISDAINED_POINTS)

    def extra_hits(self, g: State, me: Side, battle: Battle) -> int:
        """7.8.3: the Commander, as attacker."""
        return 1 if nests(me).leader == COMMANDER and battle.is_attacker(me) else 0

    def after_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        """7.8.4: the Despot, once a battle."""
        if nests(me).leader == DESPOT:
            for loss in battle.losses:
                if loss.kind != NONE and loss.remover is me and is_enemy(me, loss.owner):
                    score(g, me, 1, "7.8.4")
                    break
        yield from ()

    # --- setup (7.3) ----------------------------------------------------------------------------------------------

    def setup(self, g: State, me: Side) -> Flow[None]:
        # 7.3.2 in a corner, opposite another's starting clearing if possible
        corners = [place_word(where) for where in corners_for(g, me)]
        word = yield Ask(me.seat, "ask-root-eyrie-home", corners, "7.3.2")
        me.homelands.append(word.value)
        yield from self._begin(g, me, word.value)

    def setup_advanced(self, g: State, me: Side) -> Flow[None]:
        """A.8.2: a clearing at the edge of the map, two clearings away from enemy homelands."""
        home = yield from choose_homeland(g, me, edge_clearings(g), HOMELAND_APART, "ask-root-eyrie-home")
        yield from self._begin(g, me, home)

    def _begin(self, g: State, me: Side, home: int) -> Flow[None]:
        place_piece(g, me, ROOST, home, "7.3.2")  # 7.3.5 the others are on the track
        place_warriors(g, me, home, FIRST_WARRIORS, "7.3.2")
        yield from self._choose_leader(g, nests(me), "7.3.3")  # 7.3.4 with the viziers

    # --- Birdsong (7.4) -------------------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: Side) -> None:
        super().begin_turn(g, me)
        own = nests(me)
        own.column = NONE
        own.resolved = 0

    def birdsong(self, g: State, me: Side) -> Flow[bool]:
        yield from pause(g, me)
        # 7.4.1 emergency orders
        if not me.hand:
            draw(g, me, 1, "7.4.1")
            yield from pause(g, me)
        # 7.4.2 one or two cards for the Decree, one bird at most
        if me.hand:
            first = yield from self._add_to_decree(g, nests(me), False)
            if me.hand:
                yield from self._add_to_decree(g, nests(me), True, CARDS[first].suit)
        yield from pause(g, me)
        # 7.4.3 a new roost
        if me.left[ROOST] == self.pieces[ROOST].total:
            yield from self._new_roost(g, me)
            yield from pause(g, me)
        return True

    def _add_to_decree(self, g: State, own: Nests, second: bool, first_suit: int = NONE) -> Flow[int]:
        """7.4.2: the first card is a duty, the second a choice."""
        about = "ask-root-eyrie-second-card" if second else "ask-root-eyrie-first-card"
        word = yield CardAsk(own, about, "7.4.2", ForDecree(first_suit), [DONE] if second else [])
        if word is DONE:
            return NONE
        card = word.value
        own.hand.remove(card)
        g.shown.append(card)
        args: dict[str, object] = {"card": word}
        column = yield Ask(own.seat, "ask-root-eyrie-column", COLUMN_WORDS, "7.4.2", args=args)
        g.shown.remove(card)
        own.decree[column.value].append(card)
        if g.loud:
            g.tell("news-root-eyrie-decreed", "7.4.2", seat=own.seat, card=word, column=column)
        return card

    def _new_roost(self, g: State, me: Side) -> Flow[None]:
        """7.4.3: a roost and three warriors where the fewest warriors are, of anybody."""
        fewest = fewest_warriors(g, me)
        if fewest == NONE:
            return
        words = [place_word(where) for where in range(CLEARINGS)]
        word = yield Ask(me.seat, "ask-root-eyrie-new-roost", words, "7.4.3", NewRoost(g, me, fewest))
        place_piece(g, me, ROOST, word.value, "7.4.3")
        place_warriors(g, me, word.value, NEW_ROOST_WARRIORS, "7.4.3")

    # --- Daylight (7.5) -------------------------------------------------------------------------------------------

    def daylight(self, g: State, me: Side) -> Flow[bool]:
        """7.5.1, 7.5.2: craft, then resolve the Decree, card by card."""
        own = nests(me)
        if own.column == NONE:
            next_column(own)
        words: list[Word] = [SUIT_WORDS[suit] for suit in range(len(SUITS)) if own.due[suit]]
        if not words:
            words.append(DONE)
        args: dict[str, object] = {}
        about = "ask-root-eyrie-resolved"
        if own.column < COLUMNS:
            about = "ask-root-eyrie-decree"
            args["column"] = COLUMN_WORDS[own.column]
        words.append(CRAFT)
        word = yield from choose_action(g, me, about, words, "7.5.2", Daylight(g, own), args)
        if word is None:
            return False
        if word is CRAFT:
            yield from craft(g, me, "7.5.1")
            return False
        if word is DONE:
            return True
        own.resolved += 1
        own.due[word.value] -= 1
        taken = yield from self._resolve(g, own, own.column, NONE if word.value == BIRD else word.value)
        if not taken:
            yield from self._turmoil(g, own)
            return True
        if not any(own.due):
            next_column(own)
        return False

    def _resolve(self, g: State, own: Nests, column: int, suit: int) -> Flow[bool]:
        """7.5.2: the action of one card; False if it cannot be taken. Birds match every clearing: suit NONE."""
        if column == RECRUIT:
            return (yield from self._recruit(g, own, suit))
        if column == MOVE:
            if not can_move(g, own, suit):
                return False
            yield from take_move(g, own, "7.5.2.II", suit)
        elif column == BATTLE:
            if not can_battle(g, own, suit):
                return False
            yield from start_battle(g, own, "7.5.2.III", suit)
        else:
            return (yield from self._build(g, own, suit))
        return True

    def _recruit(self, g: State, own: Nests, suit: int) -> Flow[bool]:
        """7.5.2.I: a warrior at a roost; 7.8.2 the Charismatic must place two."""
        judge = AtRoost(g, own, suit)
        words = [place_word(where) for where in own.where(ROOST)]
        if not possible(words, judge):
            return False
        word = yield Ask(own.seat, "ask-root-eyrie-recruit", words, "7.5.2.I", judge)
        count = 2 if own.leader == CHARISMATIC else 1
        return place_warriors(g, own, word.value, count, "7.5.2.I") == count

    def _build(self, g: State, own: Nests, suit: int) -> Flow[bool]:
        """7.5.2.IV: a roost in a clearing that they rule and that has none."""
        judge = ForRoost(g, own, suit)
        words = [place_word(where) for where in range(CLEARINGS) if ruler(g, where) == own.index]
        if not possible(words, judge):
            return False
        word = yield Ask(own.seat, "ask-root-eyrie-build", words, "7.5.2.IV", judge)
        place_piece(g, own, ROOST, word.value, "7.5.2.IV")
        return True

    # --- turmoil (7.7) --------------------------------------------------------------------------------------------

    def _turmoil(self, g: State, own: Nests) -> Flow[None]:
        """7.7; when it is over, Daylight is too (7.7.4)."""
        if g.loud:
            g.tell("news-root-eyrie-turmoil", "7.7", seat=own.seat, column=COLUMN_WORDS[own.column])
        # 7.7.1 humiliate
        lose_points(g, own, birds(own), "7.7.1")
        # 7.7.2 purge
        for cards in own.decree:
            for card in cards:
                discard(g, card)
            cards.clear()
        own.due = [0] * len(SUITS)
        own.column = COLUMNS
        # 7.7.3 depose
        own.leader = NONE
        if True not in own.leaders:
            own.leaders = [True] * LEADERS  # 7.7.3.I a new clutch
        yield from self._choose_leader(g, own, "7.7.3")

    def _choose_leader(self, g: State, own: Nests, law: str) -> Flow[None]:
        """A leader of those that lie face up; the viziers go to the columns that he names."""
        word = yield Ask(own.seat, "ask-root-eyrie-leader", LEADER_WORDS, law, FaceUp(own))
        own.leader = word.value
        own.leaders[word.value] = False
        if g.loud:
            columns = [COLUMN_WORDS[column] for column in VIZIERS[word.value]]
            g.tell("news-root-eyrie-leader", law, seat=own.seat, leader=word, columns=columns)

    # --- Evening (7.6) --------------------------------------------------------------------------------------------

    def evening(self, g: State, me: Side) -> Flow[bool]:
        yield from pause(g, me)
        score(g, me, POINTS[self.pieces[ROOST].total - me.left[ROOST]], "7.6.1")
        yield from draw_and_discard(g, me, "7.6.2")
        return True

    def evening_draws(self, g: State, me: Side) -> int:
        """7.6.2."""
        return uncovered_draws(me, ROOST, DRAW_BONUSES)

    # --- sight and invariants -------------------------------------------------------------------------------------

    def view(self, g: State, me: Side, reader: int) -> dict[str, object]:
        """All of the Decree is open."""
        own = nests(me)
        viziers = [] if own.leader == NONE else VIZIERS[own.leader]
        return {
            "leader": None if own.leader == NONE else LEADER_WORDS[own.leader].label,
            "leaders": [word.label for word in LEADER_WORDS if own.leaders[word.value]],
            "decree": {
                word.label: {
                    "cards": [CARD_WORDS[card].label for card in own.decree[word.value]],
                    "viziers": viziers.count(word.value),
                }
                for word in COLUMN_WORDS
            },
            "column": COLUMN_WORDS[own.column].label if 0 <= own.column < COLUMNS else None,
            "due": {SUITS[suit]: count for suit, count in enumerate(own.due) if count},
            "resolved": own.resolved,
        }

    def cards_elsewhere(self, g: State, me: Side) -> list[int]:
        return [card for cards in nests(me).decree for card in cards]

    def check(self, g: State, me: Side) -> None:
        own = nests(me)
        for where in range(PLACES):
            assert own.at(ROOST, where) <= 1, f"two roosts in clearing {where + 1}"
        assert own.leader == NONE or not own.leaders[own.leader], "the leader in office lies beside the board"
        assert min(own.due) >= 0, "a card of the Decree was resolved twice"
        if 0 <= own.column < COLUMNS:
            held = suits_of(own, own.column)
            for suit in range(len(SUITS)):
                assert own.due[suit] <= held[suit], "more cards to resolve than the Decree has"
