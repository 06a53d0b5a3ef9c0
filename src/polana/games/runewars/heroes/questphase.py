"""The Quest phase (RW.questphase): nobody's turn, in which every hero may heal, train, or move and then do a deed."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.box.decks import HERO_COUNT, QUEST_COUNT
from polana.games.runewars.deed import NO_MORE, Deed, Deeds, choose
from polana.games.runewars.heroes import asks, duel, exploration, quests
from polana.games.runewars.heroes import news as told
from polana.games.runewars.heroes.abilities import ability_of
from polana.games.runewars.heroes.move import walk
from polana.games.runewars.heroes.training import can_train_any, train_twice
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.rewards import turn as rewards
from polana.games.runewars.rewards.exchange import EXCHANGED, NOBODY_BESIDE, can_exchange, exchange
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.words import HEAL, HERO, MOVE, QUEST, SWAP, TRAIN
from polana.games.runewars.year.turnorder import clockwise
from polana.kernel.deed import Menu
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

# What is still to come in a player's part of the Quest phase (`Table.stage`).
OPENING: Final = 0
ACTIONS: Final = 1

ACTED: Final = Refusal("RW.questphase.2", "why-runewars-hero-acted")
NOTHING_TO_DO: Final = Refusal("RW.questphase.2", "why-runewars-hero-idle")
ROUTED: Final = Refusal("RW.questphase.move.3", "why-runewars-hero-cannot-move")
NOT_FRIENDLY: Final = Refusal("RW.questphase.heal", "why-runewars-heal-where")
UNHURT: Final = Refusal("RW.questphase.heal", "why-runewars-hero-unhurt")
FULLY_TRAINED: Final = Refusal("RW.questphase.train.2", "why-runewars-fully-trained")
NOT_HERE: Final = Refusal("RW.duels.1", "why-runewars-duel-not-here")


def begin(g: Table) -> None:
    """RW.season.summer.1: the Quest phase begins."""
    told.phase(g)
    g.stage = OPENING
    for hero in range(len(g.hero_acted)):
        g.hero_acted[hero] = False
        if g.hero_seat[hero] != NOBODY:
            ability_of(hero).phase_begins(g)


def act(g: Table, seat: int) -> Flow[bool]:
    """RW.questphase.1: a part of what one player does, a step for each hero. Gives whether all is done."""
    if g.stage == OPENING:
        g.stage = ACTIONS
        g.acts.swapped = 0
        if tactics.holds_any(g, seat):
            yield from tactics.window(g, seat, "quest_phase", "RW.questphase.1")
        return False
    waiting = [hero for hero in board.heroes_of(g, seat) if not g.hero_acted[hero]]
    if not waiting:
        g.stage = OPENING
        return True
    done = yield from choose(HeroMenu(g, seat))
    if done:
        g.stage = OPENING
    return done


# --- which hero -------------------------------------------------------------------------------------------------------


@final
class SwapBetween(Deed):
    """RW.rewards.2: before and after each hero's action."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if g.acts.swapped:
            return EXCHANGED
        return None if can_exchange(g, board.heroes_of(g, me)) else NOBODY_BESIDE

    def do(self, g: Table, me: int) -> Flow[None]:
        g.acts.swapped = 1
        return exchange(g, me, board.heroes_of(g, me))


@final
class ActWith(Deed):
    """RW.questphase.2: a hero who has not acted yet and can do something."""

    def __init__(self, hero: int) -> None:
        super().__init__(HERO[hero], "RW.questphase.2")
        self.hero: int = hero

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if g.hero_acted[self.hero]:
            return ACTED
        for deed in HERO_ACTIONS:
            if deed.why_not(g, self.hero) is None:
                return None
        return NOTHING_TO_DO

    def do(self, g: Table, me: int) -> Flow[None]:
        g.hero_acted[self.hero] = True
        g.acts.swapped = 0
        return action(g, self.hero)


SWAP_BETWEEN: Final = SwapBetween(SWAP, "RW.rewards.2")
ACT_WITH: Final[Deeds] = [ActWith(hero) for hero in range(HERO_COUNT)]


def phase_deeds(g: Table, seat: int) -> Deeds:
    """What a player may do in his part of the phase: exchange rewards, act with a hero, use a reward."""
    deeds: Deeds = [NO_MORE, SWAP_BETWEEN]
    deeds += [ACT_WITH[hero] for hero in board.heroes_of(g, seat)]
    deeds += rewards.in_play(g, seat, "quest_phase")
    return deeds


@final
class HeroMenu(Menu[Table, int]):
    """Which hero acts next? Or is a reward that works in the Quest phase used?"""

    __slots__ = ()

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(seat, topics.QUEST_HERO, "RW.questphase.2", g, seat, phase_deeds(g, seat), veiled=True)

    def forget(self) -> None:
        self._deeds = phase_deeds(self.g, self.me)
        super().forget()


# --- what he does -----------------------------------------------------------------------------------------------------


@final
class Move(Deed):
    """RW.questphase.move.3: not a routed hero."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return ROUTED if g.hero_routed[me] else None

    def do(self, g: Table, me: int) -> Flow[None]:
        return move(g, me)


@final
class Heal(Deed):
    """RW.questphase.heal: in a friendly area; all damage goes."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if g.owner[g.hero_area[me]] != g.hero_seat[me]:
            return NOT_FRIENDLY
        return None if g.hero_damage[me] or ability_of(me).heals_others(g) else UNHURT

    def do(self, g: Table, me: int) -> Flow[None]:
        g.hero_damage[me] = 0
        g.hero_moves += 1
        told.healed(g, me)
        return ability_of(me).has_healed(g)


@final
class Train(Deed):
    """RW.questphase.train."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return None if can_train_any(g, me) else FULLY_TRAINED

    def do(self, g: Table, me: int) -> Flow[None]:
        return train_twice(g, me)


HERO_ACTIONS: Final[Deeds] = [
    Move(MOVE, "RW.questphase.move.1"),
    Heal(HEAL, "RW.questphase.heal"),
    Train(TRAIN, "RW.questphase.train.1"),
]


def action(g: Table, hero: int) -> Flow[None]:
    """RW.questphase.2: one of the three actions."""
    yield from asks.action(g, hero, HERO_ACTIONS).settle()
    if g.hero_seat[hero] != NOBODY:
        yield from exploration.action_ends(g, hero)


def move(g: Table, hero: int) -> Flow[None]:
    """RW.questphase.move.1: the way, what he finds at its end, and then a duel or a quest."""
    seat = g.hero_seat[hero]
    moved = yield from walk(g, hero)
    if g.hero_seat[hero] != seat:
        return  # RW.defeat.1
    if moved:
        yield from ability_of(hero).has_moved(g)
        yield from exploration.explore(g, hero)  # RW.explore.trigger.1
    else:
        told.stayed(g, hero)
    area = g.hero_area[hero]
    for other in clockwise(g, seat)[1:]:
        # whoever has units there could lie in ambush
        if g.hero_seat[hero] == seat and board.army(g, other, area) and tactics.holds_any(g, other):
            yield from tactics.window(g, other, "quest_phase", "RW.questphase.notturn")
    if g.hero_seat[hero] == seat and not g.hero_routed[hero]:
        yield from deed(g, hero)


def opponents(g: Table, hero: int) -> list[int]:
    """RW.duels.1: enemy heroes in his area, or beside it for one who may challenge them there."""
    area = g.hero_area[hero]
    areas = [area, *g.chart.adjacent(area)] if ability_of(hero).challenges_from_afar() else [area]
    found: list[int] = []
    for other in range(len(g.hero_seat)):
        if g.hero_seat[other] not in (NOBODY, g.hero_seat[hero]) and g.hero_area[other] in areas:
            found.append(other)
    return found


@final
class Challenge(Deed):
    """RW.duels.1: a duel with an enemy hero who is there."""

    def __init__(self, other: int) -> None:
        super().__init__(HERO[other], "RW.duels.1")
        self.other: int = other

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return None if self.other in opponents(g, me) else NOT_HERE

    def do(self, g: Table, me: int) -> Flow[None]:
        return duel.challenge(g, me, self.other)


@final
class Attempt(Deed):
    """RW.quests.attempt.1: a quest in hand that this area is the place for."""

    def __init__(self, quest: int) -> None:
        super().__init__(QUEST[quest], "RW.quests.attempt.1")
        self.quest: int = quest

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return quests.why_not(g, me, self.quest)

    def do(self, g: Table, me: int) -> Flow[None]:
        return quests.attempt(g, me, self.quest)


CHALLENGE: Final[Deeds] = [Challenge(hero) for hero in range(HERO_COUNT)]
ATTEMPT: Final[Deeds] = [Attempt(quest) for quest in range(QUEST_COUNT)]


def deeds_after_move(g: Table, hero: int) -> Deeds:
    """A duel with any enemy hero, or a quest in hand; which quests there are is a secret."""
    seat = g.hero_seat[hero]
    deeds: Deeds = [NO_MORE]
    deeds += [CHALLENGE[other] for other in range(HERO_COUNT) if g.hero_seat[other] not in (NOBODY, seat)]
    deeds += [ATTEMPT[quest] for quest in sorted(g.players[seat].quests)]
    return deeds


@final
class ThenMenu(Menu[Table, int]):
    """A duel, a quest in hand, or neither?"""

    __slots__ = ()

    def __init__(self, g: Table, hero: int) -> None:
        args: dict[str, object] = {"hero": HERO[hero]}
        deeds = deeds_after_move(g, hero)
        super().__init__(
            g.hero_seat[hero], topics.HERO_THEN, "RW.questphase.move.1", g, hero, deeds, veiled=True, args=args
        )

    def forget(self) -> None:
        self._deeds = deeds_after_move(self.g, self.me)
        super().forget()


def deed(g: Table, hero: int) -> Flow[None]:
    """RW.questphase.move.1, RW.duels.5: one duel or one quest, or neither."""
    if opponents(g, hero) or g.players[g.hero_seat[hero]].quests:
        yield from choose(ThenMenu(g, hero))
