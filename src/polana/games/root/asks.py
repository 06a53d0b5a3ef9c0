"""What the players of Root are asked, question by question: each is declared here once and asked by name.

A question that a flow asks itself is a function that makes its `Ask`. One that is asked by a helper (for a card to
spend, for the next action of a menu) is a `Wording`: the question with its arguments, to which the helper adds what may
be chosen. The questions of a faction's chapter are in the `asks.py` of its folder.

Declare new questions after the others: learners rely on their numbers.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.root.state import Side
from polana.games.root.words import CARD_WORDS, DONE, FERRY, MOVE, PLACE_WORDS
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic, Topics
from polana.kernel.word import Word

TOPICS: Final = Topics("root")

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

    def __init__(self, me: Side, about: Wording, law: str, judge: Judge | None, other: list[Word]) -> None:
        super().__init__(me.seat, about.topic, other, law, judge, True, about.args)
        self._me: Side = me
        self._other: list[Word] = other

    def candidates(self) -> list[Word]:
        return each_once(self._me.hand, CARD_WORDS) + self._other


# --- setup ----------------------------------------------------------------------------------------------------------

_FACTION: Final = TOPICS.topic("ask-root-faction")
_DRAFT: Final = TOPICS.topic("ask-root-draft")
_PUT_BACK: Final = Wording(TOPICS.topic("ask-root-put-back"))
_LANDMARK: Final = TOPICS.topic("ask-root-landmark")


def faction(seat: int, factions: list[Word], judge: Judge) -> Ask:
    return Ask(seat, _FACTION, factions, "5.1.1", judge)


def draft(seat: int, factions: list[Word], judge: Judge) -> Ask:
    return Ask(seat, _DRAFT, factions, "A.8.2", judge)


def put_back(me: Side) -> Ask:
    """A.10: which card of the first five goes back?"""
    return CardAsk(me, _PUT_BACK, "A.10", None, [])


def landmark(me: Side, clearings: list[Word], landmark: Word, judge: Judge) -> Ask:
    """A.5.3: where does it lie?"""
    return Ask(me.seat, _LANDMARK, clearings, "A.5.3", judge, args={"landmark": landmark})


# --- the turn ---------------------------------------------------------------------------------------------------------

_PAUSE: Final = TOPICS.topic("ask-root-pause")
_MOMENT: Final = TOPICS.topic("ask-root-moment")
_INSTEAD_OF_DRAWING: Final = TOPICS.topic("ask-root-instead-of-drawing")
DISCARD: Final = Wording(TOPICS.topic("ask-root-discard"))


def pause(me: Side, offers: list[Word], judge: Judge, veiled: bool) -> Ask:
    """1.4.2: anything between two actions?"""
    return Ask(me.seat, _PAUSE, [*offers, DONE], "1.4.2", judge, veiled)


def moment(me: Side, offers: list[Word], judge: Judge, veiled: bool) -> Ask:
    """1.1.3: what comes next of all that happens at this moment?"""
    return Ask(me.seat, _MOMENT, offers, "1.1.3", judge, veiled)


def instead_of_drawing(me: Side, cards: list[Word]) -> Ask:
    return Ask(me.seat, _INSTEAD_OF_DRAWING, [*cards, DONE], "4.1.3")


# --- moving -----------------------------------------------------------------------------------------------------------

_MOVE_FROM: Final = TOPICS.topic("ask-root-move-from")
_MOVE_TO: Final = TOPICS.topic("ask-root-move-to")
_MOVE_COUNT: Final = TOPICS.topic("ask-root-move-count")
_FERRY: Final = TOPICS.topic("ask-root-ferry")
_OPEN_PATH_FROM: Final = TOPICS.topic("ask-root-open-path-from")
_OPEN_PATH_TO: Final = TOPICS.topic("ask-root-open-path-to")
OPEN_PATH_CARD: Final = Wording(TOPICS.topic("ask-root-open-path-card"))


def move_from(me: Side, origins: list[Word], law: str, judge: Judge) -> Ask:
    return Ask(me.seat, _MOVE_FROM, origins, law, judge, elsewhere=NO_WARRIORS_THERE)


def move_to(me: Side, clearings: list[Word], origin: int, law: str, judge: Judge) -> Ask:
    return Ask(me.seat, _MOVE_TO, clearings, law, judge, False, {"origin": PLACE_WORDS[origin]}, TOO_FAR)


def move_count(me: Side, counts: list[Word], origin: int, destination: int, law: str) -> Ask:
    args: dict[str, Arg] = {"origin": PLACE_WORDS[origin], "destination": PLACE_WORDS[destination]}
    return Ask(me.seat, _MOVE_COUNT, counts, law, args=args)


def ferry(me: Side, destination: int) -> Ask:
    """C.2.5: by ferry or along the path?"""
    return Ask(me.seat, _FERRY, [FERRY, MOVE], "C.2.5", args={"destination": PLACE_WORDS[destination]})


def open_path_from(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _OPEN_PATH_FROM, clearings, "C.3.3")


def open_path_to(me: Side, clearings: list[Word], origin: int) -> Ask:
    return Ask(me.seat, _OPEN_PATH_TO, clearings, "C.3.3", args={"origin": PLACE_WORDS[origin]})


# --- battle -----------------------------------------------------------------------------------------------------------

_BATTLE_WHERE: Final = TOPICS.topic("ask-root-battle-where")
_BATTLE_WHOM: Final = TOPICS.topic("ask-root-battle-whom")
_AMBUSH: Final = TOPICS.topic("ask-root-ambush")
_FOIL: Final = TOPICS.topic("ask-root-foil")
_EFFECTS_FIRST: Final = TOPICS.topic("ask-root-effects-first")
_EFFECTS: Final = TOPICS.topic("ask-root-effects")
_LOSE: Final = TOPICS.topic("ask-root-lose")


def battle_where(me: Side, clearings: list[Word], law: str, judge: Judge, veiled: bool) -> Ask:
    return Ask(me.seat, _BATTLE_WHERE, clearings, law, judge, veiled, elsewhere=NO_FIGHTERS_THERE)


def battle_whom(me: Side, others: list[Word], where: int, law: str, judge: Judge | None, veiled: bool = False) -> Ask:
    return Ask(me.seat, _BATTLE_WHOM, others, law, judge, veiled, args={"where": PLACE_WORDS[where]})


def ambush(where: int, attacker: Side) -> Wording:
    """4.3.1: does the defender ambush?"""
    return Wording(_AMBUSH, {"where": PLACE_WORDS[where], "other": attacker.who})


def foil(where: int, defender: Side) -> Wording:
    """4.3.1.I: does the attacker answer it?"""
    return Wording(_FOIL, {"where": PLACE_WORDS[where], "other": defender.who})


def effects_first(me: Side, sides: list[Word]) -> Ask:
    """4.3.3: who begins?"""
    return Ask(me.seat, _EFFECTS_FIRST, sides, "4.3.3")


def effects(me: Side, effects: list[Word]) -> Ask:
    return Ask(me.seat, _EFFECTS, [*effects, DONE], "4.3.3")


def lose(chooser: Side, pieces: list[Word], where: int, owner: Side) -> Ask:
    """4.3.4: which building or token of a side is removed?"""
    return Ask(chooser.seat, _LOSE, pieces, "4.3.4", args={"where": PLACE_WORDS[where], "other": owner.who})


# --- what is triggered (1.1.3, 4.3.4) ---------------------------------------------------------------------------------

_TRIGGER: Final = TOPICS.topic("ask-root-trigger")
_TRIGGER_SIDE: Final = TOPICS.topic("ask-root-trigger-side")
_TRIGGER_WHERE: Final = TOPICS.topic("ask-root-trigger-where")


def trigger(me: Side, triggers: list[Word], law: str) -> Ask:
    return Ask(me.seat, _TRIGGER, triggers, law)


def trigger_side(me: Side, sides: list[Word], law: str) -> Ask:
    return Ask(me.seat, _TRIGGER_SIDE, sides, law)


def trigger_where(me: Side, places: list[Word], law: str) -> Ask:
    return Ask(me.seat, _TRIGGER_WHERE, places, law)


# --- crafting and dominance -------------------------------------------------------------------------------------------

_CRAFT: Final = Wording(TOPICS.topic("ask-root-craft"))
_CRAFT_ANY: Final = TOPICS.topic("ask-root-craft-any")
_DOMINANCE: Final = Wording(TOPICS.topic("ask-root-dominance"))
_TAKE_DOMINANCE: Final = TOPICS.topic("ask-root-take-dominance")
TAKE_DOMINANCE_COST: Final = Wording(TOPICS.topic("ask-root-take-dominance-cost"))


def craft(me: Side, law: str, judge: Judge) -> Ask:
    return CardAsk(me, _CRAFT, law, judge, [])


def craft_any(me: Side, pieces: list[Word]) -> Ask:
    """4.1.1: which piece pays for a suit that any may pay?"""
    return Ask(me.seat, _CRAFT_ANY, pieces, "4.1.1")


def dominance(me: Side, judge: Judge) -> Ask:
    """3.3.1: which card is activated?"""
    return CardAsk(me, _DOMINANCE, "3.3.1", judge, [])


def take_dominance(me: Side, cards: list[Word], judge: Judge) -> Ask:
    """3.3.4. Veiled: what a player can take depends on his hand."""
    return Ask(me.seat, _TAKE_DOMINANCE, cards, "3.3.4", judge, True)


# --- effects of cards -------------------------------------------------------------------------------------------------

_EFFECT_WHOM: Final = TOPICS.topic("ask-root-effect-whom")
_TAX_WHERE: Final = TOPICS.topic("ask-root-tax-where")
_SABOTAGE: Final = TOPICS.topic("ask-root-sabotage")
_GIVE_BACK: Final = TOPICS.topic("ask-root-give-back")
_FALSE_ORDERS_FROM: Final = TOPICS.topic("ask-root-false-orders-from")
_FALSE_ORDERS_TO: Final = TOPICS.topic("ask-root-false-orders-to")
_PROPAGANDA_CARD: Final = Wording(TOPICS.topic("ask-root-propaganda-card"))
_PROPAGANDA_WHERE: Final = TOPICS.topic("ask-root-propaganda-where")
_LEAGUE_ITEM: Final = TOPICS.topic("ask-root-league-item")
_LEAGUE_ACTION: Final = TOPICS.topic("ask-root-league-action")
_INFORMANTS: Final = TOPICS.topic("ask-root-informants")


def effect_whom(me: Side, sides: list[Word], card: int) -> Ask:
    """Whom does the effect of a card concern?"""
    return Ask(me.seat, _EFFECT_WHOM, sides, "4.1.3", args={"card": CARD_WORDS[card]})


def tax_where(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _TAX_WHERE, clearings, "4.1.3")


def sabotage(me: Side, cards: list[Word], other: Side) -> Ask:
    return Ask(me.seat, _SABOTAGE, cards, "4.1.3", args={"other": other.who})


def give_back(other: Side) -> Wording:
    """Which card does he get in return?"""
    return Wording(_GIVE_BACK, {"other": other.who})


def false_orders_from(me: Side, clearings: list[Word], other: Side) -> Ask:
    return Ask(me.seat, _FALSE_ORDERS_FROM, clearings, "4.1.3", args={"other": other.who})


def false_orders_to(me: Side, clearings: list[Word], origin: int) -> Ask:
    return Ask(me.seat, _FALSE_ORDERS_TO, clearings, "4.1.3", args={"origin": PLACE_WORDS[origin]})


def propaganda_card(me: Side, judge: Judge) -> Ask:
    return CardAsk(me, _PROPAGANDA_CARD, "4.1.3", judge, [])


def propaganda_where(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _PROPAGANDA_WHERE, clearings, "4.1.3")


def league_item(me: Side, items: list[Word]) -> Ask:
    return Ask(me.seat, _LEAGUE_ITEM, items, "4.1.3")


def league_action(me: Side, actions: list[Word], judge: Judge, veiled: bool) -> Ask:
    return Ask(me.seat, _LEAGUE_ACTION, actions, "4.1.3", judge, veiled)


def informants(me: Side, cards: list[Word]) -> Ask:
    return Ask(me.seat, _INFORMANTS, cards, "4.1.3")


_PARTISANS_BIRDS: Final = Wording(TOPICS.topic("ask-root-partisans-birds"))


def partisans_birds(me: Side, judge: Judge) -> Ask:
    return CardAsk(me, _PARTISANS_BIRDS, "2.1.1", judge, [DONE])


# --- landmarks --------------------------------------------------------------------------------------------------------

_MARKET_WHICH: Final = TOPICS.topic("ask-root-market-which")
_MARKET_CARD: Final = Wording(TOPICS.topic("ask-root-market-card"))


def market_which(me: Side, cards: list[Word]) -> Ask:
    """F: which of the cards at the Black Market?"""
    return Ask(me.seat, _MARKET_WHICH, cards, "F")


def market_card(me: Side) -> Ask:
    """F: for which card of the hand?"""
    return CardAsk(me, _MARKET_CARD, "F", None, [])
