"""Battle (4.3), in the order of the Law.

| when | what may act |
|---|---|
| before 4.3.1 | what others lend (`lending.py`); `before_battle` of attacker and defender |
| 4.3.1 | the defender's ambush, unless the attacker ignores ambushes; the attacker's answer; 2 hits; their triggers |
| before 4.3.2 | `before_roll` of every side |
| 4.3.2 | the roll; `takes_higher_roll`; `most_rolled_hits` |
| 4.3.3 | `is_defenseless`, `extra_hits`; then optional effects of both sides' factions and cards |
| 4.3.4 | `hits_due`, `choose_losses` of both, lent warriors taking their share; one removal; its triggers |
| afterwards | `after_battle` of every side |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.asks import NO_FIGHTERS, CardAsk, Wording
from polana.games.root.cards import discard
from polana.games.root.components import BIRD, CARDS, NONE
from polana.games.root.control import WRONG_CLEARING_SUIT, is_enemy, is_shielded
from polana.games.root.effects.base import EFFECTS, NO_BATTLE_EFFECT, in_force
from polana.games.root.effects.in_battle import ENOUGH, InBattle, UseCard
from polana.games.root.fight import (
    AMBUSH_HITS,
    CAPPED,
    DEFENSELESS,
    DIE,
    EXTRA,
    HITS,
    OVER,
    ROLL,
    ROLLED,
    Fight,
    Source,
)
from polana.games.root.fight import EFFECTS as AT_EFFECTS
from polana.games.root.lending import IN_BATTLE, Loan, lent
from polana.games.root.promise import Promise
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.woodland.suits import has_suit, matching
from polana.games.root.words import PASS, PLACE_WORDS, place_of
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Note, Refusal
from polana.kernel.word import Word

NO_ENEMIES: Final = Refusal("4.3", "why-root-no-enemies-there")
NOT_AN_ENEMY: Final = Refusal("G.1.17", "why-root-not-an-enemy")
SHIELDED: Final = Refusal("E.2.2", "why-root-shielded")
NOT_AN_AMBUSH: Final = Refusal("2.1.2", "why-root-not-an-ambush")
WRONG_AMBUSH: Final = Refusal("4.3.1", "why-root-ambush-wrong-suit")


@final
class Battle:
    """A battle while it is fought. Everything in it is public."""

    def __init__(self, attacker: Side, defender: Side, where: int) -> None:
        self.attacker: Side = attacker
        self.defender: Side = defender
        self.where: int = where
        #: Hits dealt by roll and besides it: [by the attacker, by the defender].
        self.rolled: list[int] = [0, 0]
        self.extra: list[int] = [0, 0]
        #: The cards whose effect was used in this battle.
        self.used: list[tuple[int, int]] = []
        #: What other sides lend to attacker and defender.
        self.loans: list[Loan] = []
        #: Does the defender deal the higher roll by a rule other than his own faction's?
        self.higher_to_defender: bool = False
        #: The sides, by index, that have ignored the first hit they took.
        self.spared: list[int] = []
        #: What each side has lost so far, ambush included: pieces of any kind.
        self.losses: list[Loss] = []
        #: The same as everybody sees it.
        self.seen: Fight = Fight(attacker.index, defender.index, where)

    def is_attacker(self, side: Side) -> bool:
        return side is self.attacker

    def number(self, side: Side) -> int:
        """Which entry of the two-entry lists belongs to a side: what it deals."""
        return 0 if side is self.attacker else 1

    def enemy_of(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker

    def director_of(self, side: Side) -> Side | None:
        """Who decides for a side what it loses here, if that is another (D.4.2)."""
        for loan in self.loans:
            if loan.directs and loan.borrower is side:
                return loan.lender
        return None

    def remover_of(self, side: Side) -> Side:
        """Who removes what a side loses here."""
        return self.director_of(side) or self.enemy_of(side)

    def chooser_for(self, side: Side) -> Side:
        """Who picks the buildings and tokens that a side loses."""
        return self.director_of(side) or side

    def lent_warriors(self, side: Side) -> int:
        """Warriors of others that fight for a side."""
        count = 0
        for loan in self.loans:
            if loan.warriors and loan.borrower is side:
                count += loan.lender.warriors[self.where]
        return count

    def lent_hits(self, side: Side) -> int:
        """What others add to a side's cap on rolled hits (4.3.2.I)."""
        count = 0
        for loan in self.loans:
            if loan.borrower is side:
                count += loan.rolled_hits
                if loan.warriors:
                    count += loan.lender.warriors[self.where]
        return count


# --- choosing a battle --------------------------------------------------------------------------------------------


def why_not_defender(g: State, me: Side, other: Side, where: int) -> Refusal | None:
    """4.3: an enemy with pieces in the clearing."""
    if not is_enemy(me, other):
        return NOT_AN_ENEMY
    if g.lenders and not me.rules.can_attack(g, me, where) and not lent(g, me, where, IN_BATTLE, other):
        return NO_FIGHTERS
    if other.boons and is_shielded(g, other, where):
        return SHIELDED
    return other.rules.why_not_attacked(g, other, me, where)


def can_attack(g: State, me: Side, where: int) -> bool:
    """4.3: have I anything to start a battle with here, of my own or lent?"""
    if me.rules.can_attack(g, me, where):
        return True
    return bool(g.lenders) and lent(g, me, where, IN_BATTLE) > 0


def why_not_battle(g: State, me: Side, where: int, suit: int = NONE) -> Refusal | None:
    """May I start a battle in this clearing?"""
    return why_no_enemy(g, me, where, suit) if can_attack(g, me, where) else NO_FIGHTERS


def why_no_enemy(g: State, me: Side, where: int, suit: int = NONE) -> Refusal | None:
    """Where I could fight (`can_attack`): is there anybody to fight, in a clearing of this suit?"""
    if suit != NONE and not has_suit(g, where, suit):
        return WRONG_CLEARING_SUIT
    for side in g.sides:
        if side is not me and why_not_defender(g, me, side, where) is None:
            return None
    return NO_ENEMIES


def can_battle(g: State, me: Side, suit: int = NONE) -> bool:
    asked = len(g.lenders) > 0 or me.rules.may_attack_otherwise
    for where in range(PLACES):
        if me.warriors[where] or me.pawn == where or asked:
            if (not asked or can_attack(g, me, where)) and why_no_enemy(g, me, where, suit) is None:
                return True
    return False


class Battlefield(Judge):
    """Clearings where I may start a battle; other words pass."""

    def __init__(self, g: State, me: Side, suit: int = NONE) -> None:
        self.g: State = g
        self.me: Side = me
        self.suit: int = suit

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        return None if where == NONE else why_not_battle(self.g, self.me, where, self.suit)

    def notes(self, word: Word) -> list[Note]:
        """Where there is but one enemy nobody is asked whom to attack: it is told with the clearing."""
        where = place_of(word)
        if where == NONE:
            return []
        me = self.me
        there = [side for side in self.g.sides if side is not me and why_not_defender(self.g, me, side, where) is None]
        return attack_notes(self.g, me, there[0], where) if len(there) == 1 else []


class Defender(Judge):
    """Sides that I may attack in a clearing."""

    def __init__(self, g: State, me: Side, where: int) -> None:
        self.g: State = g
        self.me: Side = me
        self.where: int = where

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_defender(self.g, self.me, side_of(self.g, word), self.where)

    def notes(self, word: Word) -> list[Note]:
        return attack_notes(self.g, self.me, side_of(self.g, word), self.where)


def attack_notes(g: State, me: Side, other: Side, where: int) -> list[Note]:
    """Whom I attack, with how many warriors he defends himself, and what his own rules will have me pay."""
    who, place = other.rules.word, PLACE_WORDS[where]
    alone = other.warriors[where] == 0 and other.pawn != where
    message = "note-root-attack-alone" if alone else "note-root-attack"
    return [Note("4.3", message, {"who": who, "where": place}, True), *other.rules.warns(g, other, me, where, False)]


def side_of(g: State, word: Word) -> Side:
    """The side of a faction."""
    for side in g.sides:
        if side.rules.word is word:
            return side
    raise LookupError(word.text)


def start_battle(g: State, me: Side, law: str, suit: int = NONE, stop: Word | None = None) -> Flow[bool]:
    """4.3: choose a clearing (of a suit), choose a defender, fight; False if I say `stop` instead."""
    clearings = [PLACE_WORDS[where] for where in range(PLACES) if can_attack(g, me, where)]
    if stop is not None:
        clearings.append(stop)
    implies = None if stop is not None else vow(g, me, range(PLACES), suit)
    word = yield asks.battle_where(me, clearings, law, Battlefield(g, me, suit), depends_on_hand(g, me), implies)
    if word is stop:
        return False
    yield from start_battle_at(g, me, word.value, law)
    return True


def depends_on_hand(g: State, me: Side) -> bool:
    """Does attacking anybody cost a card? Then whom a player can attack is a secret."""
    if len(g.sides) > g.playing:
        for side in g.hirelings:
            if side.rules.charges_attackers:
                return True
    return False


def start_battle_at(g: State, me: Side, where: int, law: str) -> Flow[None]:
    """4.3: a battle in a given clearing: choose the defender."""
    yield from pick_defender(g, me, where, law, me)


def pick_defender(g: State, me: Side, where: int, law: str, chooser: Side) -> Flow[None]:
    """4.3: somebody, me as a rule, chooses whom I attack, and the battle is fought."""
    others = [side.rules.word for side in g.sides if side is not me]
    veiled = depends_on_hand(g, me)
    word = yield asks.battle_whom(chooser, others, where, law, Defender(g, me, where), veiled, vow(g, me, [where]))
    yield from battle(g, Battle(me, side_of(g, word), where))


def vow(g: State, me: Side, places: Sequence[int], suit: int = NONE) -> Promise | None:
    """I have said that I attack in one of these clearings. Where that costs a card in all of them, everybody knows now
    that I hold one, and whoever imagines my hand puts one there.
    """
    payer = g.player_of(me)
    if payer is None or payer.index != g.turn or not depends_on_hand(g, me):
        return None
    suits = 0
    for where in places:
        if (suit == NONE or has_suit(g, where, suit)) and can_attack(g, me, where):
            for side in g.sides:
                if side.rules.charges_attackers and is_enemy(me, side) and side.has_pieces(where):
                    suits |= matching(g, where)
                elif side is not me and why_not_defender(g, me, side, where) is None:
                    return None
    return Promise(payer, suits) if suits else None


# --- the battle ---------------------------------------------------------------------------------------------------


def battle(g: State, b: Battle) -> Flow[None]:
    """4.3."""
    attacker, defender = b.attacker, b.defender
    around, g.fight = g.fight, b.seen  # a battle may be fought within another
    told.battle(g, attacker, defender, b.where)
    if defender.rules.charges_attackers:
        yield from defender.rules.charge(g, defender, attacker, b.where)
    if g.lenders:
        borrow(g, b, attacker)
        borrow(g, b, defender)
    yield from attacker.rules.before_battle(g, attacker, b)
    yield from defender.rules.before_battle(g, defender, b)
    # 4.3.1 the defender may ambush
    measure(g, b)
    if (yield from ambush(g, b)):
        # 4.3.2 the roll
        b.seen.stage = ROLL
        for side in g.everyone(g.turn):
            if side.rules.acts_before_roll:
                yield from side.rules.before_roll(g, side, b)
        roll(g, b)
        # 4.3.3 extra hits and effects
        b.extra[0] += extra_hits(g, attacker, b)
        b.extra[1] += extra_hits(g, defender, b)
        if defender.rules.is_defenseless(g, defender, b) and not b.lent_warriors(defender):
            b.extra[0] += 1  # 4.3.3.II
            b.seen.add(DEFENSELESS, "4.3.3.II", 0, 1)
            told.defenseless(g, attacker, defender)
        yield from use_effects(g, b)
        # 4.3.4 both sides' hits fall together
        yield from deal_hits(g, b, b.rolled[1] + b.extra[1], b.rolled[0] + b.extra[0])
    for side in g.everyone(g.turn):
        if side.rules.acts_after_battle:
            yield from side.rules.after_battle(g, side, b)
    told.battle_over(g)
    g.fight = around


def measure(g: State, b: Battle) -> None:
    """4.3.2.I: the most that each side can deal by the roll, as things stand."""
    for side in (b.attacker, b.defender):
        b.seen.caps[b.number(side)] = side.rules.most_rolled_hits(g, side, b) + b.lent_hits(side)


def borrow(g: State, b: Battle, me: Side) -> None:
    """The lenders whose warriors fight for a side in this battle."""
    enemy = b.enemy_of(me)
    for index in g.lenders:
        lender = g.sides[index]
        if lender in (me, enemy):
            continue
        if lender.rules.lends(g, lender, me, b.where, IN_BATTLE, enemy) > 0:
            b.loans.append(Loan(lender, me, warriors=True, in_turns=True))


def ambush(g: State, b: Battle) -> Flow[bool]:
    """4.3.1: the defender may ambush and the attacker may foil it. False if the battle ends here (4.3.1.II)."""
    attacker, defender = b.attacker, b.defender
    for effect in in_force(attacker):
        if EFFECTS[effect].ignores_ambush(g, attacker, b):
            return True
    b.seen.asked = defender.index
    played = yield from _play_ambush(g, b, defender, asks.ambush(b.where, attacker), "4.3.1")
    b.seen.asked = NONE
    if played == NONE:
        return True
    foil = yield from _play_ambush(g, b, attacker, asks.foil(b.where, defender), "4.3.1.I")
    if foil == NONE:
        yield from deal_hits(g, b, AMBUSH_HITS, 0)
    # Only now, so that a deck that runs out in between is not made from them.
    g.shown.remove(played)
    discard(g, played)
    if foil != NONE:
        g.shown.remove(foil)
        discard(g, foil)
        return True
    return attacker.rules.can_fight(g, attacker, b) or b.lent_warriors(attacker) > 0


class Ambush(Judge):
    """Ambush cards that match a clearing; other words pass."""

    def __init__(self, g: State, where: int) -> None:
        self.g: State = g
        self.where: int = where

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind != "card":
            return None
        card = CARDS[word.value]
        if not card.ambush:
            return NOT_AN_AMBUSH
        if card.suit == BIRD or has_suit(self.g, self.where, card.suit):
            return None
        return WRONG_AMBUSH


def _play_ambush(g: State, b: Battle, me: Side, about: Wording, law: str) -> Flow[int]:
    """Whoever holds any card is asked, so that being asked tells nobody anything. Says which was played, or NONE."""
    if not me.hand or not me.rules.may_ambush(g, me, b):
        return NONE
    word = yield CardAsk(me, about, law, Ambush(g, b.where), [PASS])
    if word is PASS:
        return NONE
    me.hand.remove(word.value)
    g.shown.append(word.value)
    told.ambush(g, me, word.value, me is b.defender, law)
    return word.value


def roll(g: State, b: Battle) -> None:
    """4.3.2: the attacker deals the higher result and the defender the lower, each as far as 4.3.2.I allows."""
    one = g.chance.die(DIE, "battle die")
    other = g.chance.die(DIE, "battle die")
    high, low = (one, other) if one > other else (other, one)
    if b.higher_to_defender or b.defender.rules.takes_higher_roll(g, b.defender, b):
        high, low = low, high
    measure(g, b)
    b.rolled[0] = min(high, b.seen.caps[0])
    b.rolled[1] = min(low, b.seen.caps[1])
    b.seen.stage = AT_EFFECTS
    b.seen.dice = [one, other]
    b.seen.sources.append(Source(ROLLED, "4.3.2", high, low))
    b.seen.sources.append(Source(CAPPED, "4.3.2.I", b.rolled[0] - high, b.rolled[1] - low))
    told.rolled(g, one, other, (high, low), (b.rolled[0], b.rolled[1]))


def extra_hits(g: State, me: Side, b: Battle) -> int:
    """4.3.3.I: extra hits that a side deals without a decision, by its own rules and by what is in force for it."""
    hits = me.rules.extra_hits(g, me, b)
    b.seen.add(EXTRA, "4.3.3.I", b.number(me), hits, me.rules.hits_told_as())
    told.extra_hits(g, me, hits, me.rules.hits_told_as())
    for effect in in_force(me):
        more = EFFECTS[effect].extra_hits(g, me, b)
        if more:
            b.seen.add(EXTRA, "4.3.3.I", b.number(me), more, EFFECTS[effect].told_as())
            told.extra_hits(g, me, more, EFFECTS[effect].told_as())
        hits += more
    return hits


def use_effects(g: State, b: Battle) -> Flow[None]:
    """4.3.3: both may use effects; if both can, the attacker says who begins."""
    first, second = b.attacker, b.defender
    if can_use_any(g, first, b) and can_use_any(g, second, b):
        words = [first.rules.word, second.rules.word]
        word = yield asks.effects_first(first, words)
        if word is second.rules.word:
            first, second = second, first
    yield from _use_effects_of(g, first, b)
    yield from _use_effects_of(g, second, b)


def can_use_any(g: State, me: Side, b: Battle) -> bool:
    """Is there an effect that a side may use?"""
    for card in me.play:
        if (me.index, card) not in b.used and EFFECTS[card].why_not_in_battle(g, me, b) is None:
            return True
    return len(me.rules.battle_deeds(g, me, b)) > 0


def battle_deeds(g: State, me: Side, b: Battle) -> list[InBattle]:
    """The effects of a side that work in battle and are not used yet, whether it may use them in this one or not."""
    deeds = me.rules.battle_deeds(g, me, b)
    for card in me.play:
        if (me.index, card) not in b.used and EFFECTS[card].why_not_in_battle(g, me, b) is not NO_BATTLE_EFFECT:
            deeds.append(UseCard(card, b))
    return deeds


def _use_effects_of(g: State, me: Side, b: Battle) -> Flow[None]:
    while can_use_any(g, me, b):
        deeds = battle_deeds(g, me, b)
        b.seen.asked = me.index
        b.seen.choices = [deed.choice(g, me) for deed in deeds if deed.why_not(g, me) is None]
        menu = asks.effects(g, me, [*deeds, ENOUGH])
        deed = menu.deed_of((yield menu))
        b.seen.asked = NONE
        b.seen.choices = []
        if deed.is_end():
            return
        yield from deed.do(g, me)


def deal_hits(g: State, b: Battle, to_attacker: int, to_defender: int) -> Flow[None]:
    """4.3.4: both sides settle what they lose, then all of it leaves at once, then triggers resolve."""
    losses: list[Loss] = []
    attacker, defender = b.attacker, b.defender
    b.seen.stage = HITS
    to_defender = hits_due(g, defender, b, to_defender)
    if to_defender > 0:
        losses.extend((yield from losses_of(g, defender, b, to_defender)))
    to_attacker = hits_due(g, attacker, b, to_attacker)
    if to_attacker > 0:
        losses.extend((yield from losses_of(g, attacker, b, to_attacker)))
    if b.seen.dice:  # else these are the hits of an ambush
        b.seen.stage = OVER
    told.hits(g, attacker, defender, to_attacker, to_defender)
    if losses:
        b.losses.extend(losses)
        yield from remove(g, Removal(losses, "4.3.4", True))


def hits_due(g: State, me: Side, b: Battle, hits: int) -> int:
    """How many of these hits a side takes, by its own rules and by what is in force for it."""
    due = me.rules.hits_due(g, me, b, hits)
    if due < hits:
        b.spared.append(me.index)  # ignoring the first hit twice is no better than once
    if due == hits > 0 and me.boons and me.index not in b.spared:
        for effect in me.boons:
            if EFFECTS[effect].spares_first_hit(g, me, b):
                b.spared.append(me.index)
                return due - 1
    return due


def losses_of(g: State, me: Side, b: Battle, hits: int) -> Flow[list[Loss]]:
    """4.3.4: what a side loses, and with it those who lent it warriors."""
    sharing = [loan.lender for loan in b.loans if loan.in_turns and loan.borrower is me]
    if not sharing:
        return (yield from me.rules.choose_losses(g, me, b, hits))
    # 11.2.7.III.a one's own warriors take the first hit, lent ones the second, and so on while there are both
    groups = [me.rules.fighters(g, me, b), *[lender.warriors[b.where] for lender in sharing]]
    taken = take_turns(groups, hits)
    remover = b.remover_of(me)
    lost = [
        Loss(side, b.where, NONE, count, remover, me) for side, count in zip(sharing, taken[1:], strict=True) if count
    ]
    hits -= sum(taken[1:])
    if hits > 0:
        lost.extend((yield from me.rules.choose_losses(g, me, b, hits)))
    return lost


def take_turns(groups: list[int], hits: int) -> list[int]:
    """Hits fall on one warrior of each group in turn, until none are left; says how many each group takes."""
    taken = [0] * len(groups)
    hits = min(hits, sum(groups))
    at = 0
    while hits:
        if taken[at] < groups[at]:
            taken[at] += 1
            hits -= 1
        at = (at + 1) % len(groups)
    return taken


def general_losses(g: State, me: Side, b: Battle, hits: int) -> Flow[list[Loss]]:
    """4.3.4: all warriors in the clearing go before any building or token; of these the owner picks."""
    where = b.where
    remover = b.remover_of(me)
    losses: list[Loss] = []
    warriors = min(hits, me.warriors[where])
    if warriors:
        losses.append(Loss(me, where, NONE, warriors, remover))
    hits -= warriors
    if hits <= 0:
        return losses
    kinds = range(len(me.rules.pieces))
    left = [me.at(kind, where) for kind in kinds]
    taken = [0] * len(left)
    if hits >= sum(left):  # hits in excess are lost, and there is nothing to pick
        taken = left
        hits = 0
    chooser = b.chooser_for(me)
    for _ in range(hits):
        words = [me.rules.pieces[kind].word for kind in kinds if left[kind] > taken[kind]]
        word = yield asks.lose(chooser, words, where, me)
        for kind in kinds:
            if me.rules.pieces[kind].word is word:
                taken[kind] += 1
    for kind in kinds:
        if taken[kind]:
            losses.append(Loss(me, where, kind, taken[kind], remover))
    return losses
