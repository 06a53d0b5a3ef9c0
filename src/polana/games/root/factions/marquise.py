"""The Marquise de Cat (6)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle, start_battle
from polana.games.root.cards import (
    draw_and_discard,
    holds_match,
    holds_suit,
    promise,
    spend_card,
    spend_matching,
    uncovered_draws,
)
from polana.games.root.components import BIRD, NONE, faction_table
from polana.games.root.control import why_not_build, why_not_place
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.base import Faction
from polana.games.root.factions.wood import (
    BUILDINGS,
    KEEP,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
    build,
    why_not_build_anything,
)
from polana.games.root.homelands import between_enemies, choose_homeland, taken, why_not_home
from polana.games.root.maps import CLEARINGS, PLACES
from polana.games.root.menu import choose_action, pause
from polana.games.root.move import can_move, take_move
from polana.games.root.pieces import bring_back_warriors, place_piece, place_warriors
from polana.games.root.removal import Loss, Removal, Trigger
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import matching
from polana.games.root.words import (
    BATTLE,
    BUILD,
    CRAFT,
    DONE,
    EXTRA,
    HOSPITALS,
    MARCH,
    OVERWORK,
    PASS,
    RECRUIT,
    place_word,
)
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

HOMELANDS: Final = 3

_TABLE: Final = faction_table("marquise")
#: How many recruiters uncover each draw bonus (6.6).
DRAW_BONUSES: Final[list[int]] = _TABLE["tracks"]["recruiter_draw_bonus_at"]
ACTIONS: Final[int] = _TABLE["turn"]["actions"]
MARCH_MOVES: Final[int] = _TABLE["turn"]["march_moves"]

NOT_A_CORNER: Final = Refusal("6.3.2", "why-root-not-a-corner")
NOT_BY_THE_KEEP: Final = Refusal("6.3.4", "why-root-not-by-the-keep")
NO_WOOD_THERE: Final = Refusal("6.5.4.II", "why-root-no-wood-there")
KEEP_HERE: Final = Refusal("6.2.2", "why-root-keep")
CRAFT_FIRST: Final = Refusal("6.5", "why-root-marquise-craft-first")
NOTHING_TO_CRAFT: Final = Refusal("4.1", "why-root-nothing-to-craft")
NO_ACTION_LEFT: Final = Refusal("6.5", "why-root-no-action-left")
NO_BIRD: Final = Refusal("6.5", "why-root-no-bird")
NO_MOVE: Final = Refusal("4.2.1", "why-root-no-move")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle")
RECRUITED: Final = Refusal("6.5.3", "why-root-marquise-recruited")
NO_RECRUITER: Final = Refusal("6.5.3", "why-root-marquise-no-recruiter")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")
NO_SAWMILL: Final = Refusal("6.5.5", "why-root-marquise-no-sawmill")
NO_WOOD_LEFT: Final = Refusal("1.5.1", "why-root-marquise-no-wood-left")
NO_MATCHING_CARD: Final = Refusal("6.5.5", "why-root-no-matching-card")


class Cats(Side):
    """What the Marquise remembers within a turn."""

    __slots__ = ("actions", "extra", "keep_lost", "recruited")

    def __init__(self, rules: Faction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        #: Actions taken this turn, and how many she has in all.
        self.actions: int = 0
        self.extra: int = 0
        self.recruited: bool = False
        self.keep_lost: bool = False

    def copy(self) -> Cats:
        twin = Cats(self.rules, self.index, True)
        self.copy_to(twin)
        twin.actions = self.actions
        twin.extra = self.extra
        twin.recruited = self.recruited
        twin.keep_lost = self.keep_lost
        return twin


def cats(me: Side) -> Cats:
    assert isinstance(me, Cats)
    return me


class Marquise(Faction):
    """6: sawmills bring wood, wood builds more buildings, buildings score."""

    def __init__(self) -> None:
        super().__init__("marquise")
        self.elsewhere = {
            "ask-root-marquise-keep": NOT_A_CORNER,
            "ask-root-marquise-first-building": NOT_BY_THE_KEEP,
            "ask-root-marquise-pay-wood": NO_WOOD_THERE,
        }

    def new_side(self, index: int) -> Side:
        return Cats(self, index)

    # --- rules and abilities (6.2) ----------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: Side) -> list[int]:
        """6.2.1."""
        return [WORKSHOP]

    def bars_placing(self, g: State, me: Side, other: Side, where: int) -> Refusal | None:
        """6.2.2: only the Marquise places pieces in the clearing with the keep."""
        return KEEP_HERE if me.cardboard[KEEP * PLACES + where] else None

    def lose(self, g: State, me: Side, loss: Loss, removal: Removal) -> None:
        """6.2.2: the keep never comes back."""
        if loss.kind == KEEP:
            cats(me).keep_lost = True
            return
        super().lose(g, me, loss, removal)

    def gone(self, g: State, me: Side, kind: int) -> int:
        return 1 if kind == KEEP and cats(me).keep_lost else 0

    def reactions(self, g: State, me: Side, removal: Removal) -> list[Trigger]:
        """6.2.3: field hospitals, once for each clearing that lost warriors."""
        if not me.hand or not me.on_map(KEEP):
            return []
        triggers: list[Trigger] = []
        for loss in removal.losses:
            if loss.owner is me and loss.kind == NONE:
                triggers.append(Trigger(me, HOSPITALS, loss.where, loss.count))
        return triggers

    def react(self, g: State, me: Side, trigger: Trigger) -> Flow[None]:
        """6.2.3: one card that matches the clearing brings all of its warriors to the keep."""
        keeps = me.where(KEEP)
        if not me.hand or not keeps or why_not_place(g, me, keeps[0]) is not None:
            return
        where = trigger.where
        args: dict[str, object] = {"where": place_word(where), "count": trigger.count}
        card = yield from spend_matching(g, me, "ask-root-marquise-hospitals", "6.2.3", where, PASS, args)
        if card != NONE:
            bring_back_warriors(g, me, keeps[0], trigger.count, "6.2.3")

    # --- setup (6.3) ------------------------------------------------------------------------------------------------

    def setup(self, g: State, me: Side) -> Flow[None]:
        # 6.3.2 the keep
        corners = [place_word(where) for where in g.woodland.corners if not taken(g, where)]
        word = yield Ask(me.seat, "ask-root-marquise-keep", corners, "6.3.2")
        home = word.value
        place_piece(g, me, KEEP, home, "6.3.2")
        me.homelands.append(home)
        # 6.3.3 the garrison
        for where in range(CLEARINGS):
            if where != g.woodland.opposite[home]:
                place_warriors(g, me, where, 1, "6.3.3")
        # 6.3.4 one building of each type; 6.3.5 the rest is on the tracks
        for kind in BUILDINGS:
            places = [where for where in (home, *g.near[home]) if why_not_build(g, me, where) is None]
            words = [place_word(where) for where in places]
            args: dict[str, object] = {"piece": self.pieces[kind].word}
            word = yield Ask(me.seat, "ask-root-marquise-first-building", words, "6.3.4", args=args)
            place_piece(g, me, kind, word.value, "6.3.4")

    def setup_advanced(self, g: State, me: Side) -> Flow[None]:
        """A.8.2: three homelands, each next to another; two warriors in each, one in every other clearing."""
        for _ in range(HOMELANDS):
            among = [where for where in range(CLEARINGS) if beside(g, where, me.homelands) and grows(g, me, where)]
            yield from choose_homeland(g, me, among, 0, "ask-root-marquise-home")
        for where in range(CLEARINGS):
            place_warriors(g, me, where, 2 if where in me.homelands else 1, "A.8.2")
        # the keep: not next to an enemy homeland, if possible (A.8.2.II)
        homes = [where for where in me.homelands if between_enemies(g, me, where) > 0] or me.homelands
        word = yield Ask(me.seat, "ask-root-marquise-keep", [place_word(where) for where in homes], "A.8.2")
        place_piece(g, me, KEEP, word.value, "A.8.2")
        # a sawmill, a workshop and a recruiter, each in another homeland
        left = list(me.homelands)
        for kind in BUILDINGS:
            words = [place_word(where) for where in left]
            args: dict[str, object] = {"piece": self.pieces[kind].word}
            word = yield Ask(me.seat, "ask-root-marquise-first-building", words, "A.8.2", args=args)
            place_piece(g, me, kind, word.value, "A.8.2")
            left.remove(word.value)

    # --- the turn -----------------------------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: Side) -> None:
        super().begin_turn(g, me)
        own = cats(me)
        own.actions = 0
        own.extra = 0
        own.recruited = False

    def birdsong(self, g: State, me: Side) -> Flow[bool]:
        """6.4: one wood at each sawmill; with too little wood she picks where (1.5.4)."""
        yield from pause(g, me)
        yield from self._one_each(g, me, SAWMILL, "ask-root-marquise-wood", "6.4")
        yield from pause(g, me)
        return True

    def _one_each(self, g: State, me: Side, kind: int, about: str, law: str) -> Flow[None]:
        """One wood at each sawmill, one warrior at each recruiter: as many as there are (1.5.4)."""
        places: list[int] = []
        for where in me.where(kind):
            if why_not_place(g, me, where) is None:
                places.extend([where] * me.at(kind, where))
        while places:
            left = me.left[WOOD] if kind == SAWMILL else me.supply
            if not left:
                return
            where = places[0]
            if left < len(places):
                words = [place_word(where) for where in dict.fromkeys(places)]
                word = yield Ask(me.seat, about, words, law)
                where = word.value
            places.remove(where)
            if kind == SAWMILL:
                place_piece(g, me, WOOD, where, law)
            else:
                place_warriors(g, me, where, 1, law)

    def daylight(self, g: State, me: Side) -> Flow[bool]:
        """6.5: craft, then up to three actions, and one more for each bird."""
        own = cats(me)
        words = [CRAFT, BATTLE, MARCH, RECRUIT, BUILD, OVERWORK, EXTRA, DONE]
        args: dict[str, object] = {"left": ACTIONS + own.extra - own.actions}
        word = yield from choose_action(g, me, "ask-root-marquise-daylight", words, "6.5", Daylight(g, own), args)
        if word is None:
            return False
        if word is DONE:
            return True
        if word is CRAFT:
            yield from craft(g, me, "6.2.1")
            return False
        if word is EXTRA:
            yield from spend_card(g, me, "ask-root-marquise-extra", "6.5", BIRD)
            own.extra += 1
            return False
        own.actions += 1
        if word is BATTLE:
            yield from start_battle(g, me, "6.5.1")
        elif word is MARCH:
            yield from self._march(g, me)
        elif word is RECRUIT:
            own.recruited = True
            yield from self._one_each(g, me, RECRUITER, "ask-root-marquise-recruit", "6.5.3")
        elif word is BUILD:
            yield from build(g, me)
        else:
            yield from self._overwork(g, me)
        return False

    def _march(self, g: State, me: Side) -> Flow[None]:
        """6.5.2: up to two moves."""
        yield from take_move(g, me, "6.5.2")
        for _ in range(MARCH_MOVES - 1):
            if not can_move(g, me) or not (yield from take_move(g, me, "6.5.2", NONE, DONE)):
                return

    def _overwork(self, g: State, me: Side) -> Flow[None]:
        """6.5.5: a card that matches a sawmill's clearing, for one wood there."""
        words = [place_word(where) for where in me.where(SAWMILL)]
        suits = 0
        for where in me.where(SAWMILL):
            if why_not_place(g, me, where) is None:
                suits |= matching(g, where)
        promise(me, suits)
        word = yield Ask(me.seat, "ask-root-marquise-overwork", words, "6.5.5", OverworkWhere(g, me), True)
        where = word.value
        args: dict[str, object] = {"where": word}
        yield from spend_matching(g, me, "ask-root-marquise-overwork-card", "6.5.5", where, None, args)
        place_piece(g, me, WOOD, where, "6.5.5")

    def evening(self, g: State, me: Side) -> Flow[bool]:
        """6.6."""
        yield from pause(g, me)
        yield from draw_and_discard(g, me, "6.6")
        return True

    def evening_draws(self, g: State, me: Side) -> int:
        return uncovered_draws(me, RECRUITER, DRAW_BONUSES)

    def view(self, g: State, me: Side, reader: int) -> dict[str, object]:
        own = cats(me)
        return {"actions": own.actions, "extra": own.extra, "recruited": own.recruited}


# --- what she may do in Daylight ------------------------------------------------------------------------------------


class Daylight(Judge):
    """6.5: crafting before any action, and as many actions as she has."""

    def __init__(self, g: State, own: Cats) -> None:
        self.g: State = g
        self.own: Cats = own

    def why_not(self, word: Word) -> Refusal | None:
        g, own = self.g, self.own
        if word is DONE:
            return None
        if word is CRAFT:
            if own.actions:
                return CRAFT_FIRST
            return None if can_craft(g, own) else NOTHING_TO_CRAFT
        if word is EXTRA:
            return None if holds_suit(own, BIRD) else NO_BIRD
        if own.actions >= ACTIONS + own.extra:
            return NO_ACTION_LEFT
        if word is BATTLE:
            return None if can_battle(g, own) else NO_BATTLE
        if word is MARCH:
            return None if can_move(g, own) else NO_MOVE
        if word is RECRUIT:
            return why_not_recruit(own)
        if word is BUILD:
            return why_not_build_anything(g, own)
        return why_not_overwork(g, own)


def why_not_recruit(own: Cats) -> Refusal | None:
    """6.5.3: once a turn."""
    if own.recruited:
        return RECRUITED
    if not own.on_map(RECRUITER):
        return NO_RECRUITER
    return None if own.supply else NO_WARRIORS_LEFT


def why_not_overwork(g: State, me: Side) -> Refusal | None:
    """6.5.5."""
    if not me.left[WOOD]:
        return NO_WOOD_LEFT
    refusal: Refusal | None = NO_SAWMILL
    for where in me.where(SAWMILL):
        refusal = why_not_overwork_at(g, me, where)
        if refusal is None:
            return None
    return refusal


def why_not_overwork_at(g: State, me: Side, where: int) -> Refusal | None:
    if not holds_match(g, me, where):
        return NO_MATCHING_CARD
    return why_not_place(g, me, where)


class OverworkWhere(Judge):
    def __init__(self, g: State, me: Side) -> None:
        self.g: State = g
        self.me: Side = me

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_overwork_at(self.g, self.me, word.value)


# --- homelands (A.8.2) ------------------------------------------------------------------------------------------------


def beside(g: State, where: int, homes: list[int]) -> bool:
    """Is a clearing next to one of the homelands chosen so far? The first may be anywhere."""
    return not homes or any(where in g.near[home] for home in homes)


def grows(g: State, me: Side, where: int) -> bool:
    """Could three homelands be chosen, this clearing being the next? Each needs room for a building (A.8.2.I)."""
    homes = [*me.homelands, where]
    if where in me.homelands or why_not_home(g, me, where) is not None:
        return False
    while len(homes) < HOMELANDS:
        more = [
            other
            for home in homes
            for other in g.near[home]
            if other not in homes and why_not_home(g, me, other) is None
        ]
        if not more:
            return False
        homes.append(more[0])
    return True
