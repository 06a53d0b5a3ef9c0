"""What a player may do at a moment of the turn besides the faction's own actions (1.1.3, 1.4.1, 1.4.2).

- `choose_action` asks a faction's menu, with everything added that is allowed *between* actions: effects of cards in
  play, dominance, offers of other factions, the map's own actions.
- `pause` offers the same where a faction has no menu but follows a fixed procedure.
- `moment` resolves all that happens "at the start of" or "at the end of" a part of the turn, in the order that the
  current player likes.
"""

from __future__ import annotations

from typing import Final

from polana.games.root import dominance, terrain
from polana.games.root.components import NONE
from polana.games.root.effects.base import (
    EFFECTS,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    IN_EVENING,
    START_OF_BIRDSONG,
)
from polana.games.root.state import BIRDSONG, DAYLIGHT, Side, State
from polana.games.root.words import CARD_WORDS, DOMINANCE, DONE, OPEN_PATH, TAKE, USE_WORDS
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

MANDATORY_FIRST: Final = Refusal("1.4.1", "why-root-mandatory-first")


def now(g: State) -> int:
    """The moment between two actions, as effects name it."""
    if g.phase == BIRDSONG:
        return IN_BIRDSONG
    return IN_DAYLIGHT if g.phase == DAYLIGHT else IN_EVENING


class FreeAction(Judge):
    """What any player may do between actions; what it does not know, the faction's own judge decides."""

    def __init__(self, g: State, me: Side, own: Judge | None) -> None:
        self.g: State = g
        self.me: Side = me
        self.own: Judge | None = own

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "use":
            return EFFECTS[word.value].why_not(self.g, self.me)
        if word is DOMINANCE:
            return dominance.why_not_activate(self.g, self.me)
        if word is TAKE:
            return dominance.why_not_take(self.g, self.me)
        if word is OPEN_PATH:
            return terrain.why_not_open(self.g, self.me)
        return None if self.own is None else self.own.why_not(word)


def free_words(g: State, me: Side, moment: int) -> list[Word]:
    """The words, allowed or not, of what is no faction's own action. They do not depend on anything secret."""
    words = [USE_WORDS[card] for card in me.play if EFFECTS[card].moment == moment]
    if moment == IN_DAYLIGHT and me.hand:
        words.append(DOMINANCE)
        if g.available:
            words.append(TAKE)
        if g.closed:
            words.append(OPEN_PATH)
    for side in g.sides:
        if side is not me:
            words.extend(side.rules.offers(g, side, me, moment))
    return words


def do_free(g: State, me: Side, word: Word) -> Flow[bool]:
    """Carry out a free action; False if the word is none."""
    if word.kind == "use":
        yield from use_effect(g, me, word.value)
        return True
    if word is DOMINANCE:
        yield from dominance.activate(g, me)
        return True
    if word is TAKE:
        yield from dominance.take(g, me)
        return True
    if word is OPEN_PATH:
        yield from terrain.open_path(g, me)
        return True
    for side in g.sides:
        if side is not me and word in side.rules.offers(g, side, me, now(g)):
            yield from side.rules.serve(g, side, me, word)
            return True
    return False


def use_effect(g: State, me: Side, card: int) -> Flow[None]:
    """4.1.3: use the effect of a card in the play area."""
    me.used.append(card)
    me.changes += 1
    if g.loud:
        g.tell("news-root-used", "4.1.3", seat=me.seat, card=CARD_WORDS[card])
    yield from EFFECTS[card].use(g, me)


def choose_action(
    g: State,
    me: Side,
    about: str,
    words: list[Word],
    law: str,
    judge: Judge,
    args: dict[str, object] | None = None,
    veiled: bool = False,
) -> Flow[Word | None]:
    """Ask a faction's menu. None: something else than a faction action was done, so the step is over: ask anew.

    The ask is veiled if the player holds cards: what he can do may depend on them. `veiled` says that it depends on
    other secrets too.
    """
    candidates = words + free_words(g, me, now(g))
    word = yield Ask(me.seat, about, candidates, law, FreeAction(g, me, judge), veiled or bool(me.hand), args)
    if word not in words and (yield from do_free(g, me, word)):
        return None
    return word


def pause(g: State, me: Side) -> Flow[None]:
    """Between two steps of a fixed procedure: free actions until the player is done, if there are any to take."""
    while True:
        words = free_words(g, me, now(g))
        judge = FreeAction(g, me, None)
        for word in words:
            if judge.why_not(word) is None:
                break
        else:
            return
        word = yield Ask(me.seat, "ask-root-pause", [*words, DONE], "1.4.2", judge)
        if word is DONE:
            return
        yield from do_free(g, me, word)


# --- at the start and the end of a part of the turn -----------------------------------------------------------------


class AtMoment(Judge):
    """Effects that can be used at a moment; `done` only when nothing mandatory is left."""

    def __init__(self, g: State, me: Side, moment: int) -> None:
        self.g: State = g
        self.me: Side = me
        self.moment: int = moment

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "use":
            return EFFECTS[word.value].why_not(self.g, self.me)
        if word is DONE:
            return MANDATORY_FIRST if must_use(self.g, self.me, self.moment) else None
        return None


def must_use(g: State, me: Side, moment: int) -> bool:
    for card in me.play:
        effect = EFFECTS[card]
        if effect.moment == moment and effect.mandatory and effect.why_not(g, me) is None:
            return True
    return False


def moment(g: State, me: Side, which: int) -> Flow[None]:
    """1.1.3, 1.4.1: everything of this moment, in the order that the current player likes.

    At the start of Birdsong the dominance check is one of these things (3.3.1).
    """
    checked = which != START_OF_BIRDSONG or me.dominance == NONE
    while True:
        words = [USE_WORDS[card] for card in me.play if EFFECTS[card].moment == which]
        words = [word for word in words if EFFECTS[word.value].why_not(g, me) is None]
        for side in g.sides:
            if side is not me:
                words.extend(side.rules.offers(g, side, me, which))
        if not words:
            break
        words.append(DONE if checked else DOMINANCE)
        word = yield Ask(me.seat, "ask-root-moment", words, "1.1.3", AtMoment(g, me, which))
        if word is DONE:
            break
        if word is DOMINANCE:
            dominance.check_dominance(g, me)
            checked = True
        elif word.kind == "use":
            yield from use_effect(g, me, word.value)
        else:
            for side in g.sides:
                if side is not me and word in side.rules.offers(g, side, me, which):
                    yield from side.rules.serve(g, side, me, word)
                    break
    if not checked:
        dominance.check_dominance(g, me)
