"""Daylight (14.5): craft, Command the Hundreds, Advance the Warlord."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NONE_LEFT, Battle, BattleHere, Craft, Move, MoveFrom
from polana.games.root.battle import why_not_battle
from polana.games.root.cards import holds_of, spend_of
from polana.games.root.components import CARDS, NONE
from polana.games.root.control import rules, why_not_build
from polana.games.root.deed import NO_MORE, Counted, OwnDeed, OwnDeeds
from polana.games.root.factions.hundreds import asks
from polana.games.root.factions.hundreds.side import GRANDIOSE, RELENTLESS, STRONGHOLD, HundredsSide
from polana.games.root.factions.hundreds.words import ADVANCE
from polana.games.root.menu import choose
from polana.games.root.move import why_not_from
from polana.games.root.pieces import place_piece
from polana.games.root.price import is_tempted_at
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import matching
from polana.games.root.words import BUILD, place_word
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

TOO_LATE: Final = Refusal("14.5", "why-root-hundreds-too-late")
NO_COMMAND_LEFT: Final = Refusal("14.5.2", "why-root-hundreds-no-command")
NO_PROWESS_LEFT: Final = Refusal("14.5.3", "why-root-hundreds-no-prowess")
NO_WARLORD: Final = Refusal("14.5.3", "why-root-hundreds-no-warlord")
CANNOT_ADVANCE: Final = Refusal("14.5.3", "why-root-hundreds-cannot-advance")
CANNOT_BUILD: Final = Refusal("14.5.2.III", "why-root-hundreds-cannot-build")

#: The last of its steps (14.5).
LAST: Final = 2


def daylight(g: State, own: HundredsSide) -> Flow[bool]:
    """14.5."""
    return choose(g, own, asks.daylight(own.command - own.commands), DAYLIGHT, "14.5")


class Step(Counted[HundredsSide]):
    """14.5: a step of Daylight; those before it can no longer be done.

    Crafting comes first; then Command and Advance, or the other way round for the Grandiose (14.7.2).
    """

    def step(self, own: HundredsSide) -> int:
        return 0

    def why_no_more(self, g: State, me: HundredsSide) -> Refusal | None:
        return TOO_LATE if self.step(me) < me.step else None

    def count(self, g: State, me: HundredsSide) -> None:
        me.step = self.step(me)


class Command(Step):
    """14.5.2: as many as Command."""

    def step(self, own: HundredsSide) -> int:
        return 2 if own.mood == GRANDIOSE else 1

    def why_no_more(self, g: State, me: HundredsSide) -> Refusal | None:
        refusal = super().why_no_more(g, me)
        return NO_COMMAND_LEFT if refusal is None and me.commands >= me.command else refusal

    def count(self, g: State, me: HundredsSide) -> None:
        super().count(g, me)
        me.commands += 1


class Advances(Step):
    """14.5.3: as many as Prowess."""

    def step(self, own: HundredsSide) -> int:
        return 1 if own.mood == GRANDIOSE else 2

    def why_no_more(self, g: State, me: HundredsSide) -> Refusal | None:
        refusal = super().why_no_more(g, me)
        if refusal is not None:
            return refusal
        if me.warlord == NONE:
            return NO_WARLORD
        return NO_PROWESS_LEFT if me.advances >= me.prowess else None

    def count(self, g: State, me: HundredsSide) -> None:
        super().count(g, me)
        me.advances += 1


# --- build (14.5.2.III) ---------------------------------------------------------------------------------------------


def sites(g: State, own: HundredsSide) -> list[int]:
    return [where for where in range(CLEARINGS) if rules(g, own, where) and why_not_build(g, own, where) is None]


def buildable(g: State, own: HundredsSide) -> int:
    """The suits of cards, as bits, for which a stronghold could be built."""
    suits = 0
    for where in sites(g, own):
        suits |= matching(g, where)
    return suits


class Build(OwnDeed[HundredsSide]):
    """14.5.2.III."""

    def __init__(self) -> None:
        super().__init__(BUILD, "14.5.2.III")

    def why_not(self, g: State, me: HundredsSide) -> Refusal | None:
        if not me.left[STRONGHOLD]:
            return NONE_LEFT
        return None if holds_of(me, buildable(g, me)) else CANNOT_BUILD

    def terms(self, g: State, me: HundredsSide) -> dict[str, Arg]:
        return {"cards": 1, "which": "there"}

    def do(self, g: State, me: HundredsSide) -> Flow[None]:
        return build(g, me)


def build(g: State, own: HundredsSide) -> Flow[None]:
    """14.5.2.III."""
    card = yield from spend_of(g, own, asks.BUILD_CARD, "14.5.2.III", buildable(g, own), None)
    places = [where for where in sites(g, own) if matching(g, where) >> CARDS[card].suit & 1]
    word = yield asks.build_where(own, [place_word(where) for where in places])
    place_piece(g, own, STRONGHOLD, word.value, "14.5.2.III")


# --- advance (14.5.3) -----------------------------------------------------------------------------------------------


class Advance(OwnDeed[HundredsSide]):
    """14.5.3: the warlord moves, then perhaps battles; either part may be left out."""

    def __init__(self) -> None:
        super().__init__(ADVANCE, "14.5.3")

    def why_not(self, g: State, me: HundredsSide) -> Refusal | None:
        if why_not_from(g, me, me.warlord) is None or why_not_battle(g, me, me.warlord) is None:
            return None
        return CANNOT_ADVANCE

    def do(self, g: State, me: HundredsSide) -> Flow[None]:
        lead = Lead(self.law, me.warlord)
        ways: OwnDeeds[HundredsSide] = [lead, BattleHere(self.law, me.warlord)]
        if (yield from asks.advance(g, me, ways, is_tempted_there(g, me)).settle()) is lead:
            yield from then_battle(g, me, self.law)


class Lead(Counted[HundredsSide]):
    """The warlord moves with any number of the warriors of his clearing."""

    def __init__(self, law: str, origin: int) -> None:
        super().__init__(MoveFrom(law, origin))

    def count(self, g: State, me: HundredsSide) -> None:
        me.leading = True


def then_battle(g: State, own: HundredsSide, law: str) -> Flow[None]:
    """14.5.3: a battle where he is now; after both the Relentless do one thing more (14.7.5)."""
    battle = BattleHere(law, own.warlord)
    tempted = is_tempted_there(g, own)
    if own.warlord == NONE or (not tempted and battle.why_not(g, own) is not None):
        return
    deed = yield from asks.advance_battle(g, own, own.warlord, [battle, NO_MORE], tempted).settle()
    if deed is battle and own.mood == RELENTLESS:
        once_more: OwnDeeds[HundredsSide] = [NO_MORE]
        if own.warlord != NONE:
            once_more = [Lead("14.7.5", own.warlord), BattleHere("14.7.5", own.warlord), NO_MORE]
        yield from asks.relentless(g, own, once_more, is_tempted_there(g, own)).settle()


def is_tempted_there(g: State, own: HundredsSide) -> bool:
    return own.warlord != NONE and is_tempted_at(g, own, own.warlord)


DAYLIGHT: Final[OwnDeeds[HundredsSide]] = [
    Step(Craft("14.5.1", "14.5.1")),
    Command(Move("14.5.2.I")),
    Command(Battle("14.5.2.II")),
    Command(Build()),
    Advances(Advance()),
    NO_MORE,
]
