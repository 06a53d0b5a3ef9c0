"""What the players of Root are asked, question by question: each is declared here once and asked by name.

A question that a flow asks itself is a function that makes its `Ask`. One that is asked by a helper (for a card to
spend, for the next action of a menu) is a `Wording`: the question with its arguments, to which the helper adds what may
be chosen. The questions of a faction's chapter are in the `asks.py` of its folder, those of other rooms in theirs.

Their numbers, which learners rely on, are in `numbers.toml`.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.root.components import NUMBERS
from polana.games.root.deed import MANDATORY_FIRST, Deeds
from polana.games.root.promise import ACTIVATABLE, CRAFTABLE, Promise
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS, PLACE_WORDS
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import BETWEEN, FIGHT, FROM, TO, WHO, Topic, Topics
from polana.kernel.word import Word

TOPICS: Final = Topics("root", NUMBERS["questions"])

PLACES: Final = ("clearing", "forest")

NO_WARRIORS: Final = Refusal("4.2", "why-root-no-warriors-there")
NO_FIGHTERS: Final = Refusal("4.3", "why-root-no-fighters-there")
NOT_ADJACENT: Final = Refusal("2.2.1", "why-root-not-adjacent")


@final
class Elsewhere(Judge):
    """Why a place that a question is not about is no answer. Tells nothing that the board does not show."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal: Refusal = refusal

    def why_not(self, word: Word) -> Refusal | None:
        return self.refusal if word.kind in PLACES else None


NO_WARRIORS_THERE: Final = Elsewhere(NO_WARRIORS)
NO_FIGHTERS_THERE: Final = Elsewhere(NO_FIGHTERS)
TOO_FAR: Final = Elsewhere(NOT_ADJACENT)


@final
class Wording:
    """A question that a helper asks: what it is about, with its arguments."""

    __slots__ = ("args", "elsewhere", "topic")

    def __init__(self, topic: Topic, args: dict[str, Arg] | None = None, elsewhere: Judge | None = None) -> None:
        self.topic: Topic = topic
        self.args: dict[str, Arg] | None = args
        self.elsewhere: Judge | None = elsewhere


class CardAsk(Ask):
    """A question about the cards of one's hand: identical cards are one option.

    Asking it gives no secret away: it is veiled, so a person is asked even where only one answer is possible, and its
    candidates are read from the hand as it is when somebody looks.
    """

    __slots__ = ("_me", "_other")

    def __init__(
        self,
        me: Side,
        about: Wording,
        law: str,
        judge: Judge | None,
        other: list[Word],
        *,
        implies: Promise | None = None,
    ) -> None:
        super().__init__(me.seat, about.topic, other, law, judge, veiled=True, args=about.args, implies=implies)
        self._me: Side = me
        self._other: list[Word] = other

    def candidates(self) -> list[Word]:
        return each_once(self._me.hand, CARD_WORDS) + self._other


# --- setup ----------------------------------------------------------------------------------------------------------

_FACTION: Final = TOPICS.topic("ask-root-faction", WHO)
_DRAFT: Final = TOPICS.topic("ask-root-draft", WHO)
_PUT_BACK: Final = Wording(TOPICS.topic("ask-root-put-back"))


def faction(seat: int, factions: list[Word], judge: Judge) -> Ask:
    return Ask(seat, _FACTION, factions, "5.1.1", judge)


def draft(seat: int, factions: list[Word], judge: Judge) -> Ask:
    return Ask(seat, _DRAFT, factions, "A.8.2", judge)


def put_back(me: Side) -> Ask:
    """A.10: which card of the first five goes back?"""
    return CardAsk(me, _PUT_BACK, "A.10", None, [])


# --- the turn ---------------------------------------------------------------------------------------------------------

_PAUSE: Final = TOPICS.topic("ask-root-pause", BETWEEN)
_MOMENT: Final = TOPICS.topic("ask-root-moment", BETWEEN)
_INSTEAD_OF_DRAWING: Final = TOPICS.topic("ask-root-instead-of-drawing")
DISCARD: Final = Wording(TOPICS.topic("ask-root-discard"))


def pause(g: State, me: Side, deeds: Deeds, veiled: bool) -> Menu[State, Side]:
    """1.4.2: anything between two actions?"""
    return Menu(me.seat, _PAUSE, "1.4.2", g, me, deeds, veiled=veiled, binding=MANDATORY_FIRST, aside=True)


def moment(g: State, me: Side, deeds: Deeds, veiled: bool) -> Menu[State, Side]:
    """1.1.3: what comes next of all that happens at this moment?"""
    return Menu(me.seat, _MOMENT, "1.1.3", g, me, deeds, veiled=veiled, binding=MANDATORY_FIRST, aside=True)


def instead_of_drawing(g: State, me: Side, deeds: Deeds) -> Menu[State, Side]:
    return Menu(me.seat, _INSTEAD_OF_DRAWING, "4.1.3", g, me, deeds, within=True)


# --- moving -----------------------------------------------------------------------------------------------------------

_MOVE_FROM: Final = TOPICS.topic("ask-root-move-from", FROM)
_MOVE_TO: Final = TOPICS.topic("ask-root-move-to", TO)
_MOVE_COUNT: Final = TOPICS.topic("ask-root-move-count")


def move_from(me: Side, origins: list[Word], law: str, judge: Judge) -> Ask:
    return Ask(me.seat, _MOVE_FROM, origins, law, judge, elsewhere=NO_WARRIORS_THERE)


def move_to(me: Side, clearings: list[Word], origin: int, law: str, judge: Judge) -> Ask:
    return Ask(
        me.seat, _MOVE_TO, clearings, law, judge, veiled=False, args={"origin": PLACE_WORDS[origin]}, elsewhere=TOO_FAR
    )


def move_count(
    me: Side, counts: list[Word], origin: int, destination: int, law: str, judge: Judge | None = None
) -> Ask:
    args: dict[str, Arg] = {"origin": PLACE_WORDS[origin], "destination": PLACE_WORDS[destination]}
    return Ask(me.seat, _MOVE_COUNT, counts, law, judge, args=args)


# --- battle -----------------------------------------------------------------------------------------------------------

_BATTLE_WHERE: Final = TOPICS.topic("ask-root-battle-where")
_BATTLE_WHOM: Final = TOPICS.topic("ask-root-battle-whom")
_AMBUSH: Final = TOPICS.topic("ask-root-ambush", FIGHT)
_FOIL: Final = TOPICS.topic("ask-root-foil", FIGHT)
_EFFECTS_FIRST: Final = TOPICS.topic("ask-root-effects-first", FIGHT)
_EFFECTS: Final = TOPICS.topic("ask-root-effects", FIGHT)
_LOSE: Final = TOPICS.topic("ask-root-lose", FIGHT)


def battle_where(
    me: Side, clearings: list[Word], law: str, judge: Judge, veiled: bool, implies: Promise | None = None
) -> Ask:
    topic = _BATTLE_WHERE
    return Ask(me.seat, topic, clearings, law, judge, veiled=veiled, elsewhere=NO_FIGHTERS_THERE, implies=implies)


def battle_whom(
    me: Side,
    others: list[Word],
    where: int,
    law: str,
    judge: Judge | None,
    veiled: bool = False,
    implies: Promise | None = None,
) -> Ask:
    args: dict[str, Arg] = {"where": PLACE_WORDS[where]}
    return Ask(me.seat, _BATTLE_WHOM, others, law, judge, veiled=veiled, args=args, implies=implies)


def ambush(where: int, attacker: Side) -> Wording:
    """4.3.1: does the defender ambush?"""
    return Wording(_AMBUSH, {"where": PLACE_WORDS[where], "other": attacker.who})


def foil(where: int, defender: Side) -> Wording:
    """4.3.1.I: does the attacker answer it?"""
    return Wording(_FOIL, {"where": PLACE_WORDS[where], "other": defender.who})


def effects_first(me: Side, sides: list[Word]) -> Ask:
    """4.3.3: who begins?"""
    return Ask(me.seat, _EFFECTS_FIRST, sides, "4.3.3")


def effects(g: State, me: Side, deeds: Deeds) -> Menu[State, Side]:
    """4.3.3: which effect does a side use?"""
    return Menu(me.seat, _EFFECTS, "4.3.3", g, me, deeds, within=True)


def lose(chooser: Side, pieces: list[Word], where: int, owner: Side) -> Ask:
    """4.3.4: which building or token of a side is removed?"""
    return Ask(chooser.seat, _LOSE, pieces, "4.3.4", args={"where": PLACE_WORDS[where], "other": owner.who})


# --- what is triggered (1.1.3, 4.3.4) ---------------------------------------------------------------------------------

_TRIGGER: Final = TOPICS.topic("ask-root-trigger", BETWEEN)
_TRIGGER_SIDE: Final = TOPICS.topic("ask-root-trigger-side", BETWEEN)
_TRIGGER_WHERE: Final = TOPICS.topic("ask-root-trigger-where", BETWEEN)


def trigger(me: Side, triggers: list[Word], law: str) -> Ask:
    return Ask(me.seat, _TRIGGER, triggers, law)


def trigger_side(me: Side, sides: list[Word], law: str) -> Ask:
    return Ask(me.seat, _TRIGGER_SIDE, sides, law)


def trigger_where(me: Side, places: list[Word], law: str) -> Ask:
    return Ask(me.seat, _TRIGGER_WHERE, places, law)


# --- crafting and dominance -------------------------------------------------------------------------------------------

_CRAFT: Final = Wording(TOPICS.topic("ask-root-craft", BETWEEN))
_CRAFT_ANY: Final = TOPICS.topic("ask-root-craft-any", BETWEEN)
_DOMINANCE: Final = Wording(TOPICS.topic("ask-root-dominance", BETWEEN))
_TAKE_DOMINANCE: Final = TOPICS.topic("ask-root-take-dominance", BETWEEN)
TAKE_DOMINANCE_COST: Final = Wording(TOPICS.topic("ask-root-take-dominance-cost", BETWEEN))


def craft(me: Side, law: str, judge: Judge) -> Ask:
    return CardAsk(me, _CRAFT, law, judge, [], implies=Promise(me, CRAFTABLE))


def craft_any(me: Side, pieces: list[Word]) -> Ask:
    """4.1.1: which piece pays for a suit that any may pay?"""
    return Ask(me.seat, _CRAFT_ANY, pieces, "4.1.1")


def dominance(me: Side, judge: Judge) -> Ask:
    """3.3.1: which card is activated?"""
    return CardAsk(me, _DOMINANCE, "3.3.1", judge, [], implies=Promise(me, ACTIVATABLE))


def take_dominance(me: Side, cards: list[Word], judge: Judge, suits: int) -> Ask:
    """3.3.4. Veiled: what a player can take depends on his hand."""
    return Ask(me.seat, _TAKE_DOMINANCE, cards, "3.3.4", judge, veiled=True, implies=Promise(me, suits))
