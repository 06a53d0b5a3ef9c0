"""Hireling: what all hirelings have in common (E.3), as a faction that is no player.

A hireling is a `Side` behind the players (`seats.add_hireling`); `seats.take_control` gives it to a player or to the
supply. `side.controller` is that player's index and `side.seat` the seat that is asked: for its moves and battles call
the general procedures with the hireling's own side (`take_move(g, me, ...)`, `start_battle(g, me, ...)`), and the asks
go to its controller (E.3.4). All hooks of `Faction` are asked of hirelings too, so abilities are overrides:
`watch_move`, `reactions`, `bars_placing`, `why_not_attacked`, `lends`, `offers` (to its controller:
`other.index == me.controller`).

| hook | when |
|---|---|
| `set_up` | A.6.3: a player sets it up as its card says |
| `hired` | E.2.1: a player has taken control of it |
| `moment`, `mandatory`, `why_not_act`, `act` | E.2.3, E.2.4: its action: when, must or may, can it now, what happens |
| `boon` | E.2.2: the number of an `Effect` that is in force for its controller, or NONE |
| `evening_over` | the Evening of a player is over, before control is lost and gained |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic

from polana.games.root.battle import (
    Battle,
    can_battle,
    depends_on_hand,
    pick_defender,
    start_battle,
    why_not_battle,
)
from polana.games.root.components import HIRELING_CARDS, HIRELING_NAMES, NONE, dice
from polana.games.root.control import settle_all, start_lending, stop_lending, why_not_place
from polana.games.root.deed import NO_MORE, Deed, Deeds
from polana.games.root.effects.base import IN_DAYLIGHT, NEVER, START_OF_BIRDSONG, give_boon, take_boon
from polana.games.root.factions.base import Faction
from polana.games.root.hirelings import asks
from polana.games.root.hirelings import news as told
from polana.games.root.hirelings.side import H, HirelingSide
from polana.games.root.lending import AS_WARRIORS, IN_BATTLE
from polana.games.root.move import can_move, take_move
from polana.games.root.pieces import place_warriors
from polana.games.root.price import BattleAt, is_tempted, is_tempted_at
from polana.games.root.seats import take_control
from polana.games.root.state import Side, State
from polana.games.root.view import HirelingView
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import PASS, PLACE_WORDS, YES
from polana.kernel.flow import Flow
from polana.kernel.notation import bad
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ACTED_ALREADY: Final = Refusal("E.2.4", "why-root-hireling-acted")
NOTHING_TO_DO: Final = Refusal("E.2", "why-root-hireling-nothing")
SAFE: Final = Refusal("E.2.2", "why-root-hireling-safe")
#: When a hireling acts, by its moment.
ACTS_AT: Final[dict[int, Refusal]] = {
    START_OF_BIRDSONG: Refusal("E.2.3", "why-root-hireling-acts-at-start-of-birdsong"),
    IN_DAYLIGHT: Refusal("E.2.4", "why-root-hireling-acts-in-daylight"),
}
HELPS_ALWAYS: Final = Refusal("E.2.2", "why-root-hireling-helps-always")

#: E.1.2: the faces of the control die: gold stars, and all stars.
GOLD: Final = dice("control_die_gold_pips")
ALL_STARS: Final = dice("control_die_all_pips")


class Hireling(Faction[H]):
    """E.3."""

    def __init__(self, name: str, moment: int = NEVER, mandatory: bool = False) -> None:
        super().__init__(name)
        self.plays = False
        self.seated = False
        self.moment: int = moment
        self.mandatory: bool = mandatory
        self.demoted: bool = HIRELING_NAMES.index(name) >= len(HIRELING_CARDS)
        self.boon: int = NONE

    def new_side(self, index: int) -> Side:
        return HirelingSide(self, index)

    # --- gaining and losing (E.1) ------------------------------------------------------------------------------------

    def set_up(self, g: State, me: H, player: Side) -> Flow[None]:
        """A.6.3. General: all its pieces are in the supply."""
        yield from ()

    def hire(self, g: State, me: H, player: Side) -> Flow[None]:
        """E.1.2, E.2.1: he gains control, rolls for it and does what the card says."""
        take_control(g, me, player)
        face = g.chance.die(len(GOLD), "control die")
        led = leads(g, player)
        me.control = GOLD[face] if led else ALL_STARS[face]
        told.control_rolled(g, me, player, ALL_STARS[face], GOLD[face], led)
        told.hired(g, me, player, me.control)
        yield from self.hired(g, me, player)

    def lose_marker(self, g: State, me: H, player: Side) -> bool:
        """E.1.3."""
        me.control = max(me.control - 1, 0)
        told.marker_off(g, me, player, me.control)
        return me.control <= 0

    def hired(self, g: State, me: H, player: Side) -> Flow[None]:
        """E.2.1."""
        yield from ()

    def control_changed(self, g: State, me: H) -> None:
        """Called by `seats.take_control`: from now on its pieces count for its controller's rule (E.3.1)."""
        if self.boon != NONE:
            for player in g.players:
                if self.boon in player.boons:
                    take_boon(player, self.boon)
                if player.index == me.controller:
                    give_boon(player, self.boon)
            settle_all(g)
        if self.is_lending(g, me):
            start_lending(g, me)
        else:
            stop_lending(g, me)

    def is_lending(self, g: State, me: H) -> bool:
        return g.player_of(me) is not None

    def settle_position(self, g: State, me: H, told: list[str]) -> None:
        """A boon of mine is my controller's, and nobody else's."""
        if self.boon == NONE:
            return
        for player in g.players:
            has = self.boon in player.boons
            if has and player.index != me.controller:
                raise bad(f"sides.{player.index}.boons", f"he does not control {self.name}")
            if player.index == me.controller and not has:
                give_boon(player, self.boon)

    # --- actions (E.2.3, E.2.4) --------------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: H) -> None:
        """Asked at the beginning of everybody's turn."""
        if me.acted or me.turn_note:
            me.acted = 0
            me.turn_note.clear()

    def offers(self, g: State, me: H, other: Side, moment: int) -> list[Deed]:
        return [Act(self, me)] if moment == self.moment and other.index == me.controller else []

    def why_not_act(self, g: State, me: H, player: Side) -> Refusal | None:
        """Can it do now what its card says?"""
        return None

    def is_veiled(self, g: State, me: H, player: Side) -> bool:
        """Does its controller's hand decide whether it can do so? Then he is asked either way."""
        return False

    def why_rests(self, g: State, me: H) -> Refusal | None:
        """E.2.2 to E.2.4: it has its moment, or is of use all the time."""
        if g.turn == me.controller and self.has_acted(me):
            return ACTED_ALREADY
        return ACTS_AT.get(self.moment, HELPS_ALWAYS)

    def has_acted(self, me: H) -> bool:
        """Has it done this turn all that it may?"""
        return me.acted > 0

    def act(self, g: State, me: H, player: Side) -> Flow[None]:
        yield from ()

    # --- rules (E.3) -------------------------------------------------------------------------------------------------

    def strength(self, g: State, me: H, where: int) -> int:
        """2.5, E.3.1: by itself it never rules, and keeps nobody from ruling."""
        return 0

    def lends(self, g: State, me: H, borrower: Side, where: int, purpose: int, against: Side | None) -> int:
        """E.3.1: its warriors and buildings are its controller's for rule only, never in battle (E.3.4)."""
        if borrower.index != me.controller or purpose == IN_BATTLE:
            return 0
        warriors = me.warriors[where]
        return warriors if purpose == AS_WARRIORS else warriors + me.buildings[where]

    def may_ambush(self, g: State, me: H, battle: Battle) -> bool:
        """E.3.5."""
        return False

    # --- sight -------------------------------------------------------------------------------------------------------

    def hireling_view(self, g: State, me: H) -> HirelingView | None:
        return {
            "control": me.control,
            "acted": me.acted > 0,
            "demoted": self.demoted,
            "card": me.on_card,
            "items": {},
            "exhausted": {},
            "paths": [],
            "cards": [],
        }

    def warriors_elsewhere(self, g: State, me: H) -> int:
        return me.on_card


class Act(Deed, Generic[H]):
    """E.2.3, E.2.4: the action of a hireling, once a turn."""

    def __init__(self, rules: Hireling[H], me: H) -> None:
        super().__init__(rules.word, law_of(rules))
        self.rules: Hireling[H] = rules
        self.me: H = me

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return ACTED_ALREADY if self.rules.has_acted(self.me) else self.rules.why_not_act(g, self.me, me)

    def is_veiled(self, g: State, me: Side) -> bool:
        return not self.rules.has_acted(self.me) and self.rules.is_veiled(g, self.me, me)

    def is_mandatory(self) -> bool:
        return self.rules.mandatory

    def do(self, g: State, me: Side) -> Flow[None]:
        self.me.acted |= 1
        told.acts(g, self.me, me, self.law)
        yield from self.rules.act(g, self.me, me)


#: A hireling, whatever lies on its card.
AnyHireling = Hireling[Any]


def law_of(rules: AnyHireling) -> str:
    return "E.2.3" if rules.moment == START_OF_BIRDSONG else "E.2.4" if rules.moment == IN_DAYLIGHT else "E.2.2"


def leads(g: State, me: Side) -> bool:
    """E.1.2: has he the most points, or as many as anybody? Whoever has activated a dominance card does not count."""
    if me.dominance != NONE:
        return False
    return all(other.score <= me.score for other in g.players if other.dominance == NONE)


class Part(Deed, Generic[H]):
    """One of the things that a card lets a hireling do: `player` is its controller."""

    def __init__(self, me: H, word: Word, law: str = "E.2.4") -> None:
        super().__init__(word, law)
        self.me: H = me

    def can(self, g: State, player: Side) -> bool:
        """Is there anything to do?"""
        return True

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if self.can(g, me) else NOTHING_TO_DO


#: A part, whatever lies on the card.
AnyPart = Part[Any]


def any_part(g: State, player: Side, parts: Sequence[AnyPart]) -> bool:
    """Can any of them be done?"""
    for part in parts:
        if part.can(g, player):
            return True
    return False


def choose(
    g: State, me: Side, player: Side, parts: Sequence[AnyPart], law: str, may_stop: bool = True, battles: bool = True
) -> Flow[bool]:
    """One of the alternatives of a card, or none of them if he may stop; False if it was none.

    `battles`: what can be done may depend on the hand, where attacking costs a card.
    """
    deeds: Deeds = [*parts]
    if may_stop:
        deeds.append(NO_MORE)
    menu = asks.action(g, player, me, deeds, law, battles and depends_on_hand(g, me))
    deed = menu.deed_of((yield menu))
    yield from deed.do(g, player)
    return not deed.is_end()


class MoveThenBattle(Part[HirelingSide]):
    """It may move, and may then battle."""

    def can(self, g: State, player: Side) -> bool:
        return can_move(g, self.me) or can_battle(g, self.me)

    def do(self, g: State, me: Side) -> Flow[None]:
        return move_then_battle(g, self.me, self.law)


# --- what many cards say --------------------------------------------------------------------------------------------


def words_of(places: list[int]) -> list[Word]:
    return [PLACE_WORDS[where] for where in places]


def open_clearings(g: State, me: Side) -> list[int]:
    """Clearings where it may place pieces."""
    return [where for where in range(CLEARINGS) if why_not_place(g, me, where) is None]


def standing(me: Side) -> list[int]:
    """Clearings with its warriors."""
    return [where for where in range(CLEARINGS) if me.warriors[where]]


def among(places: list[int], others: list[int]) -> list[int]:
    return [where for where in places if where in others]


def at_home(g: State, player: Side) -> list[int]:
    """Clearings with faction pieces of a player; hirelings' pieces are not (E.3.3)."""
    return [where for where in range(CLEARINGS) if player.has_pieces(where)]


def place_one(g: State, me: Side, player: Side, places: list[int], law: str) -> Flow[int]:
    """A player places one of its warriors in one of these clearings; says where, or NONE if it cannot."""
    places = among(places, open_clearings(g, me))
    if not places or not me.supply:
        return NONE
    word = yield asks.place(player, me, words_of(places), law)
    place_warriors(g, me, word.value, 1, law)
    return word.value


def may_battle_at(g: State, me: Side, player: Side, where: int, law: str) -> Flow[bool]:
    """It may battle in a clearing, if there is anybody to fight."""
    return (yield from may_make_battle_at(g, me, player, me, where, law, me))


def may_make_battle_at(
    g: State, me: Side, player: Side, fighter: Side, where: int, law: str, picker: Side
) -> Flow[bool]:
    """It may battle in a clearing, or make somebody battle, if there is anybody to fight; the picker says whom."""
    tempted = is_tempted_at(g, fighter, where)
    if not tempted and why_not_battle(g, fighter, where) is not None:
        return False
    word = yield asks.battle(player, me, where, law, BattleAt(g, fighter, where), tempted)
    if word is not YES:
        return False
    yield from pick_defender(g, fighter, where, law, picker)
    return True


def move_then_battle(g: State, me: Side, law: str) -> Flow[None]:
    """It may move, and may then battle (E.3.4: with its own pieces alone)."""
    if can_move(g, me):
        yield from take_move(g, me, law, stop=PASS)
    if can_battle(g, me) or is_tempted(g, me):
        yield from start_battle(g, me, law, stop=PASS)


def can_place(g: State, me: Side, places: list[int]) -> bool:
    """Is there a warrior for one of these clearings?"""
    return me.supply > 0 and bool(among(places, open_clearings(g, me)))
