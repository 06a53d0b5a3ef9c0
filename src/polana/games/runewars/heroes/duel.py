"""Duels (RW.duels): of two heroes, or of a hero and the neutral unit that a quest names."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import fate
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, Duel, Exchange
from polana.games.runewars.box.decks import (
    ARMOUR,
    ATTRIBUTES,
    HERO_TOUGHNESS,
    REWARD_TIMING,
    REWARD_TRAIT,
    REWARDS,
    WEAPON,
)
from polana.games.runewars.components import CIRCLE, DAMAGE, FAILURE, KINDS, ROUT, SPECIAL, UNIT_SHAPE, UNIT_TOUGHNESS
from polana.games.runewars.heroes import asks, defeat
from polana.games.runewars.heroes import news as told
from polana.games.runewars.heroes.abilities import ability_of
from polana.games.runewars.heroes.tests import test
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.rewards.exchange import exchange
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.words import DONE, HIT, REWARD, SKIP
from polana.games.runewars.year.turnorder import left_of
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ROUNDS: Final = 4
AGILITY: Final = ATTRIBUTES.index("agility")
HELLHOUND: Final = KINDS.index("hellhound")
BEASTMAN: Final = KINDS.index("beastman")
SORCERER: Final = KINDS.index("sorcerer")
SORCERER_TOUGHNESS: Final = 2

CLOAK: Final = REWARDS.index("cloak_of_deception")
STRIKES: Final = [card for card in range(len(REWARDS)) if REWARD_TIMING[card] == "duel_special"]
PARRIES: Final = [card for card in range(len(REWARDS)) if REWARD_TIMING[card] == "duel" and card != CLOAK]
#: Those that do not mention rounds, and so help before the first one as well.
ANY_TIME: Final = [REWARDS.index("amulet_of_shielding")]

ONE_WEAPON: Final = Refusal("RW.rewards.duel.1", "why-runewars-one-weapon")
ONE_ARMOUR: Final = Refusal("RW.rewards.duel.1", "why-runewars-one-armour")
SPENT: Final = Refusal("RW.rewards.duel.2", "why-runewars-reward-spent")


# --- from the challenge to the end ------------------------------------------------------------------------------------


def challenge(g: Table, hero: int, other: int) -> Flow[None]:
    """RW.duels.1: the hero who is challenged must fight, unless a card gets him out of it."""
    g.begin("duel")
    duel = Duel(g.hero_area[hero], hero, other, [g.hero_seat[hero], g.hero_seat[other]])
    g.duel = duel
    told.challenged(g, hero, other)
    evaded = yield from evade(g, other, hero)
    if evaded:
        g.duel = None
    else:
        yield from fight(g, duel)
        winner = settle(g, duel)
        g.duel = None
        if winner != NOBODY:  # RW.defeat.2: shared out among the winner's heroes in that area
            seat = g.hero_seat[winner]
            yield from exchange(g, seat, board.heroes_in(g, seat, g.hero_area[winner]))
    g.end("duel")


def evade(g: Table, hero: int, other: int) -> Flow[bool]:
    """Somebody with a reward that nobody else has seen could have the Cloak of Deception, so he is asked."""
    if not rewards.hides_any(g, hero) and not rewards.has(g, hero, CLOAK):
        return False
    word = yield asks.evade(g, hero, other, [CLOAK])
    if word is SKIP:
        return False
    rewards.reveal(g, hero, CLOAK)
    destiny = yield from test(g, hero, AGILITY, "RW.duels.2")
    if destiny == FAILURE:
        return False
    told.evaded(g, hero)
    return True


def fight_unit(g: Table, hero: int, unit: int) -> Flow[bool]:
    """RW.duels.quest: against a neutral unit that is not placed on the board. Does the hero win?"""
    g.begin("duel")
    duel = Duel(g.hero_area[hero], hero, NOBODY, [g.hero_seat[hero], left_of(g, g.hero_seat[hero])])  # RW.duels.quest.2
    duel.unit = unit
    duel.toughness = UNIT_TOUGHNESS[unit]
    g.duel = duel
    told.fights_unit(g, hero, unit)
    yield from fight(g, duel)
    won = is_down(g, duel, DEFENDER) and not is_down(g, duel, ATTACKER)
    if is_down(g, duel, DEFENDER):
        told.unit_beaten(g, duel)
    if is_down(g, duel, ATTACKER):
        defeat.defeated(g, hero)
    g.duel = None
    g.end("duel")
    return won


def fight(g: Table, duel: Duel) -> Flow[None]:
    """RW.duels.2, RW.duels.3: what works at the start, then up to four rounds."""
    for side in (ATTACKER, DEFENDER):
        wear(g, duel, side)
    for side in (ATTACKER, DEFENDER):
        yield from open_duel(g, duel, side)
    while duel.round < ROUNDS and not is_over(g, duel):  # RW.duels.4.1
        duel.round += 1
        duel.exchanges.append(Exchange())
        told.round_begins(g, duel)
        yield from fight_round(g, duel)
    duel.over = True


def open_duel(g: Table, duel: Duel, side: int) -> Flow[None]:
    """RW.duels.2: abilities and cards for the start of a duel, the attacker's first."""
    hero, other = duel.heroes[side], duel.heroes[1 - side]
    if hero == NOBODY:
        return  # RW.tactics.2: whoever decides for a neutral unit plays no cards
    if other != NOBODY:
        duel.dealt[1 - side] = ability_of(hero).first_blow()
        yield from parry(g, duel, 1 - side, ANY_TIME)
        take(g, duel, 1 - side, duel.dealt[1 - side] - duel.blocked[1 - side], "RW.duels.2")
        duel.dealt[1 - side] = duel.blocked[1 - side] = 0
    if tactics.holds_any(g, duel.seats[side]):
        yield from tactics.window(g, duel.seats[side], "duel_start", "RW.duels.2")


def settle(g: Table, duel: Duel) -> int:
    """RW.duels.4, RW.defeat: the defeated leave the game. Gives the hero who takes rewards, or NOBODY."""
    down = [is_down(g, duel, side) for side in (ATTACKER, DEFENDER)]
    winner = NOBODY
    for side in (ATTACKER, DEFENDER):
        if not down[side]:
            continue
        g.players[duel.seats[1 - side]].heroes_beaten += 1
        if not down[1 - side]:
            if duel.struck[1 - side] != NOBODY:
                rewards.rule_of(duel.struck[1 - side]).felled(g, duel.heroes[1 - side])
            if g.rewards[duel.heroes[side]]:
                winner = duel.heroes[1 - side]
            defeat.robbed(g, duel.heroes[side], duel.heroes[1 - side])
    for side in (ATTACKER, DEFENDER):
        if down[side]:
            defeat.defeated(g, duel.heroes[side])  # RW.defeat.marker.1: with what was not taken
    if not down[ATTACKER] and not down[DEFENDER]:
        told.drawn_game(g)
    return winner


# --- damage and toughness ---------------------------------------------------------------------------------------------


def mail_of(g: Table, duel: Duel, side: int) -> int:
    """The armour that makes a hero tougher, if he wears no other in this duel (RW.rewards.duel.1); or NOBODY."""
    for card in rewards.held(g, duel.heroes[side]):
        if rewards.rule_of(card).toughness() and duel.armour[side] in (NOBODY, card):
            return card
    return NOBODY


def wear(g: Table, duel: Duel, side: int) -> None:
    """A hero whose damage would defeat him without his armour wears it in this duel."""
    hero = duel.heroes[side]
    if hero != NOBODY and g.hero_damage[hero] >= HERO_TOUGHNESS[hero]:
        mail = mail_of(g, duel, side)
        if mail != NOBODY:
            duel.armour[side] = mail
            rewards.reveal(g, hero, mail)


def is_down(g: Table, duel: Duel, side: int) -> bool:
    """RW.defeat.1."""
    hero = duel.heroes[side]
    if hero == NOBODY:
        return duel.wounds >= duel.toughness
    mail = mail_of(g, duel, side)
    extra = 0 if mail == NOBODY else rewards.rule_of(mail).toughness()
    return g.hero_damage[hero] >= HERO_TOUGHNESS[hero] + extra


def is_over(g: Table, duel: Duel) -> bool:
    return is_down(g, duel, ATTACKER) or is_down(g, duel, DEFENDER)


def take(g: Table, duel: Duel, side: int, damage: int, law: str) -> None:
    """Damage that was not prevented is taken."""
    if damage <= 0:
        return
    hero = duel.heroes[side]
    duel.exchanges[-1].taken[side] += damage
    if hero == NOBODY:
        duel.wounds += damage
        told.unit_hurt(g, duel, damage)
    else:
        defeat.hurt(g, hero, damage, law)
        wear(g, duel, side)


def spare(g: Table, duel: Duel, side: int, damage: int) -> int:
    """How much of some damage a hero's ability prevents, once in a duel."""
    hero = duel.heroes[side]
    if hero == NOBODY or duel.spared[side] or damage <= 0:
        return 0
    count = min(damage, ability_of(hero).spares())
    if count:
        duel.spared[side] = True
        told.negated(g, told.who(duel, side), count, "RW.heroes.card")
    return count


# --- a round ----------------------------------------------------------------------------------------------------------


def fight_round(g: Table, duel: Duel) -> Flow[None]:
    """RW.duels.3: both draw, the attacker's card is resolved first, and all damage is taken at once."""
    for side in (ATTACKER, DEFENDER):
        duel.dealt[side] = duel.blocked[side] = 0
        duel.struck[side] = NOBODY
        duel.spent[side] = [mark for mark in duel.spent[side] if mark & 1]
    for side in (ATTACKER, DEFENDER):
        for _ in range(2 if duel.master[side] and duel.round == 1 else 1):
            draw(g, duel, side)
    for side in (ATTACKER, DEFENDER):
        if len(duel.cards[side]) > 1:
            word = yield asks.duel_card(duel.seats[side], duel, side)
            duel.cards[side].remove(word.value)
            g.fate_discard += duel.cards[side]
            duel.cards[side][:] = [word.value]
    for side in (ATTACKER, DEFENDER):
        yield from resolve(g, duel, side)
    for side in (ATTACKER, DEFENDER):
        yield from parry(g, duel, side, PARRIES)
    for side in (ATTACKER, DEFENDER):  # RW.duels.3.simultaneous
        take(g, duel, side, duel.dealt[side] - duel.blocked[side], "RW.duels.3.damage")
    for cards in duel.cards:
        g.fate_discard += cards
        cards.clear()


def draw(g: Table, duel: Duel, side: int) -> None:
    card = fate.draw(g)
    duel.cards[side].append(card)
    duel.exchanges[-1].cards[side].append(card)
    told.drew_in_duel(g, duel, side, card)


def resolve(g: Table, duel: Duel, side: int) -> Flow[None]:
    """One side's card: its circle, or the base shape of the unit (RW.duels.quest.2). A blank does nothing."""
    hero = duel.heroes[side]
    shape = CIRCLE if hero != NOBODY else UNIT_SHAPE[duel.unit]
    card = duel.cards[side][-1]
    symbol, number = fate.symbol(card, shape), fate.number(card, shape)
    if symbol == DAMAGE:  # RW.duels.3.damage
        duel.dealt[1 - side] += number + (ability_of(hero).rage(g) if hero != NOBODY else 0)
    elif symbol == ROUT:  # RW.duels.3.rout
        duel.blocked[side] += number
    elif symbol == SPECIAL:
        if hero == NOBODY:
            yield from unit_special(g, duel, side)
        else:
            yield from hero_special(g, duel, side)


def unit_special(g: Table, duel: Duel, side: int) -> Flow[None]:
    """RW.duels.quest.2: the unit's own ability, as the rulings put it for a duel."""
    if duel.unit == SORCERER:
        duel.toughness = max(duel.toughness, SORCERER_TOUGHNESS)
    elif duel.unit == HELLHOUND:
        duel.dealt[1 - side] += 1
    elif duel.unit == BEASTMAN:
        duel.dealt[1 - side] += 1
        if len(duel.cards[side]) == 1:  # one more card at most, as in battle
            draw(g, duel, side)
            yield from resolve(g, duel, side)


@final
class StrikeJudge(Judge):
    """RW.rewards.duel.1: one weapon in a duel."""

    __slots__ = ("duel", "side")

    def __init__(self, duel: Duel, side: int) -> None:
        self.duel: Duel = duel
        self.side: int = side

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind != "reward" or REWARD_TRAIT[word.value] != WEAPON:
            return None
        return None if self.duel.weapon[self.side] in (NOBODY, word.value) else ONE_WEAPON


def hero_special(g: Table, duel: Duel, side: int) -> Flow[None]:
    """RW.duels.3.special: 1 damage, or the ability of one Reward card."""
    hero = duel.heroes[side]
    word = yield asks.strike(g, hero, STRIKES, StrikeJudge(duel, side))
    if word is HIT:
        duel.dealt[1 - side] += 1
    elif word is not SKIP:
        rewards.reveal(g, hero, word.value)
        if REWARD_TRAIT[word.value] == WEAPON:
            duel.weapon[side] = word.value
        duel.struck[side] = word.value
        damage = yield from rewards.rule_of(word.value).strike(g, duel, side)
        duel.dealt[1 - side] += damage


@final
class ParryJudge(Judge):
    """RW.rewards.duel.1, RW.rewards.duel.2: one armour in a duel, as often as its text allows."""

    __slots__ = ("duel", "side")

    def __init__(self, duel: Duel, side: int) -> None:
        self.duel: Duel = duel
        self.side: int = side

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if REWARD_TRAIT[word.value] == ARMOUR and self.duel.armour[self.side] not in (NOBODY, word.value):
            return ONE_ARMOUR
        spent = self.duel.spent[self.side]
        return SPENT if word.value * 2 in spent or word.value * 2 + 1 in spent else None


def can_parry(g: Table, duel: Duel, side: int, cards: list[int]) -> bool:
    """Could one of these rewards help? Only its owner knows what lies face down, so that might."""
    hero = duel.heroes[side]
    if rewards.hides_any(g, hero):
        return True
    judge = ParryJudge(duel, side)
    for card in rewards.held(g, hero):
        if card in cards and judge.why_not(REWARD[card]) is None:
            return True
    return False


def parry(g: Table, duel: Duel, side: int, cards: list[int]) -> Flow[None]:
    """Damage about to be taken is prevented by the hero's ability and by rewards, of which these help now."""
    hero = duel.heroes[side]
    if hero == NOBODY:
        return
    damage = duel.dealt[side] - duel.blocked[side]
    duel.blocked[side] += spare(g, duel, side, damage)
    while duel.dealt[side] > duel.blocked[side] and can_parry(g, duel, side, cards):
        damage = duel.dealt[side] - duel.blocked[side]
        word = yield asks.parry(g, hero, cards, damage, ParryJudge(duel, side))
        if word is DONE:
            return
        rewards.reveal(g, hero, word.value)
        if REWARD_TRAIT[word.value] == ARMOUR:
            duel.armour[side] = word.value
        count = min(damage, rewards.rule_of(word.value).shield(g, duel, side, damage))
        duel.blocked[side] += count
        told.negated(g, told.who(duel, side), count, "RW.rewards.duel.1")
