"""Daylight (14.5): craft, Command the Hundreds, Advance the Warlord."""

from __future__ import annotations

from typing import Final

from polana.games.root import asks as general
from polana.games.root.actions import NO_BATTLE, NO_MOVE, NONE_LEFT, Battle, Craft, Move
from polana.games.root.battle import start_battle_at, why_not_battle
from polana.games.root.cards import holds_of, spend_of
from polana.games.root.components import CARDS, NONE
from polana.games.root.control import rules, why_not_build
from polana.games.root.deed import NO_MORE, Counted, OwnDeed, OwnDeeds
from polana.games.root.factions.hundreds import asks
from polana.games.root.factions.hundreds.side import GRANDIOSE, RELENTLESS, STRONGHOLD, HundredsSide
from polana.games.root.factions.hundreds.words import ADVANCE
from polana.games.root.menu import choose
from polana.games.root.move import To, goes_by, march, why_not_from, within_reach
from polana.games.root.pieces import place_piece
from polana.games.root.price import is_tempted_at
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import matching
from polana.games.root.words import BATTLE, BUILD, COUNT_WORDS, MOVE, place_word
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


def can_lead(g: State, own: HundredsSide) -> bool:
    return own.warlord != NONE and why_not_from(g, own, own.warlord) is None


def can_fight(g: State, own: HundredsSide) -> bool:
    return own.warlord != NONE and why_not_battle(g, own, own.warlord) is None


class Advance(OwnDeed[HundredsSide]):
    """14.5.3."""

    def __init__(self) -> None:
        super().__init__(ADVANCE, "14.5.3")

    def why_not(self, g: State, me: HundredsSide) -> Refusal | None:
        return None if can_lead(g, me) or can_fight(g, me) else CANNOT_ADVANCE

    def do(self, g: State, me: HundredsSide) -> Flow[None]:
        yield from asks.advance(g, me, WAYS, is_tempted_there(g, me)).settle()


class Lead(OwnDeed[HundredsSide]):
    """14.5.3, 14.7.5: the warlord moves with any number of the warriors of his clearing."""

    def __init__(self, law: str) -> None:
        super().__init__(MOVE, law)

    def why_not(self, g: State, me: HundredsSide) -> Refusal | None:
        return None if can_lead(g, me) else NO_MOVE

    def do(self, g: State, me: HundredsSide) -> Flow[None]:
        return lead(g, me, self.law)


class Fight(OwnDeed[HundredsSide]):
    """14.5.3, 14.7.5: a battle where the warlord is."""

    def __init__(self, law: str) -> None:
        super().__init__(BATTLE, law)

    def why_not(self, g: State, me: HundredsSide) -> Refusal | None:
        return None if can_fight(g, me) else NO_BATTLE

    def do(self, g: State, me: HundredsSide) -> Flow[None]:
        return start_battle_at(g, me, me.warlord, self.law)


class LeadAndFight(Lead):
    """14.5.3: he moves, then perhaps battles; after both the Relentless do one thing more (14.7.5)."""

    def do(self, g: State, me: HundredsSide) -> Flow[None]:
        yield from lead(g, me, self.law)
        tempted = is_tempted_there(g, me)
        if not tempted and not can_fight(g, me):
            return
        deed = yield from asks.advance_battle(g, me, me.warlord, [FIGHT, NO_MORE], tempted).settle()
        if deed is FIGHT and me.mood == RELENTLESS:
            yield from asks.relentless(g, me, ONCE_MORE, is_tempted_there(g, me)).settle()


FIGHT: Final = Fight("14.5.3")
#: 14.5.3: either part may be left out.
WAYS: Final[OwnDeeds[HundredsSide]] = [LeadAndFight("14.5.3"), FIGHT]
#: 14.7.5: one more of either.
ONCE_MORE: Final[OwnDeeds[HundredsSide]] = [Lead("14.7.5"), Fight("14.7.5"), NO_MORE]


def is_tempted_there(g: State, own: HundredsSide) -> bool:
    return own.warlord != NONE and is_tempted_at(g, own, own.warlord)


def lead(g: State, own: HundredsSide, law: str) -> Flow[None]:
    """The warlord moves with any number of the warriors of his clearing."""
    origin = own.warlord
    words = [place_word(where) for where in within_reach(g, own, origin)]
    word = yield general.move_to(own, words, origin, law, To(g, own, origin))
    destination = word.value
    site = yield from goes_by(g, own, origin, destination)
    counts = COUNT_WORDS[1 : own.warriors[origin] + 1]
    word = yield general.move_count(own, counts, origin, destination, law)
    own.leading = True
    yield from march(g, own, origin, destination, word.value, law, site, [own])
    own.leading = False


DAYLIGHT: Final[OwnDeeds[HundredsSide]] = [
    Step(Craft("14.5.1", "14.5.1")),
    Command(Move("14.5.2.I")),
    Command(Battle("14.5.2.II")),
    Command(Build()),
    Advances(Advance()),
    NO_MORE,
]
