"""The Quest phase (RW.questphase): nobody's turn, in which every hero may heal, train, or move and then do a deed."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board, exploration
from polana.games.runewars.asks import quests as asks
from polana.games.runewars.heroes import duel, quests
from polana.games.runewars.heroes.abilities import ability_of
from polana.games.runewars.heroes.move import walk
from polana.games.runewars.heroes.training import can_train_any, train_twice
from polana.games.runewars.news import quests as told
from polana.games.runewars.player import NOBODY
from polana.games.runewars.rewards import turn as rewards
from polana.games.runewars.rewards.exchange import EXCHANGED, NOBODY_BESIDE, can_exchange, exchange
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.turnorder import clockwise
from polana.games.runewars.words import DONE, HEAL, HERO, MOVE, SWAP, TRAIN
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

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
    words = [DONE, SWAP] + [HERO[hero] for hero in board.heroes_of(g, seat)]
    word = yield asks.quest_hero(g, seat, words, PhaseJudge(g, seat))
    if word is DONE:
        g.stage = OPENING
        return True
    if word is SWAP:
        g.acts.swapped = 1
        yield from exchange(g, seat, board.heroes_of(g, seat))
    elif word.kind == "reward":
        yield from rewards.use(g, seat, word.value)
    else:
        g.hero_acted[word.value] = True
        g.acts.swapped = 0
        yield from action(g, word.value)
    return False


@final
class PhaseJudge(Judge):
    """RW.questphase.2: a hero who has not acted yet and can do something."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        if word is DONE:
            return None
        if word is SWAP:
            if g.acts.swapped:
                return EXCHANGED
            return None if can_exchange(g, board.heroes_of(g, self.seat)) else NOBODY_BESIDE
        if word.kind == "reward":
            return rewards.why_not(g, self.seat, word.value)
        if g.hero_acted[word.value]:
            return ACTED
        judge = ActionJudge(g, word.value)
        able = [each for each in (MOVE, HEAL, TRAIN) if judge.why_not(each) is None]
        return None if able else NOTHING_TO_DO


@final
class ActionJudge(Judge):
    """Which actions a hero can take."""

    __slots__ = ("g", "hero")

    def __init__(self, g: Table, hero: int) -> None:
        self.g: Table = g
        self.hero: int = hero

    def why_not(self, word: Word) -> Refusal | None:
        g, hero = self.g, self.hero
        if word is MOVE:
            return ROUTED if g.hero_routed[hero] else None  # RW.questphase.move.3
        if word is TRAIN:
            return None if can_train_any(g, hero) else FULLY_TRAINED
        if g.owner[g.hero_area[hero]] != g.hero_seat[hero]:
            return NOT_FRIENDLY
        return None if g.hero_damage[hero] or ability_of(hero).heals_others(g) else UNHURT


def action(g: Table, hero: int) -> Flow[None]:
    """RW.questphase.2: one of the three actions."""
    g.begin("action")
    word = yield asks.action(g, hero, ActionJudge(g, hero))
    if word is TRAIN:
        yield from train_twice(g, hero)
    elif word is HEAL:
        yield from heal(g, hero)
    else:
        yield from move(g, hero)
    if g.hero_seat[hero] != NOBODY:
        yield from exploration.action_ends(g, hero)
    g.end("action")


def heal(g: Table, hero: int) -> Flow[None]:
    """RW.questphase.heal: all damage goes."""
    g.hero_damage[hero] = 0
    told.healed(g, hero)
    yield from ability_of(hero).has_healed(g)


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
class DeedJudge(Judge):
    """A duel with an enemy hero who is there (RW.duels.1), or a quest that this area is the place for."""

    __slots__ = ("g", "hero")

    def __init__(self, g: Table, hero: int) -> None:
        self.g: Table = g
        self.hero: int = hero

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "quest":
            return quests.why_not(self.g, self.hero, word.value)
        if word.kind == "hero":
            return None if word.value in opponents(self.g, self.hero) else NOT_HERE
        return None


def deed(g: Table, hero: int) -> Flow[None]:
    """RW.questphase.move.1, RW.duels.5: one duel or one quest, or neither. Which quests there are is a secret."""
    enemies: list[Word] = []
    for other in range(len(g.hero_seat)):
        if g.hero_seat[other] not in (NOBODY, g.hero_seat[hero]):
            enemies.append(HERO[other])
    if not opponents(g, hero) and not g.players[g.hero_seat[hero]].quests:
        return
    word = yield asks.then(g, hero, enemies, DeedJudge(g, hero))
    if word.kind == "hero":
        yield from duel.challenge(g, hero, word.value)
    elif word.kind == "quest":
        yield from quests.attempt(g, hero, word.value)
