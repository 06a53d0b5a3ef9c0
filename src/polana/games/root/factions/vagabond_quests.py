"""Quests (9.5.5, D.7.2), ruins (9.5.3, 9.7.3) and Strike (9.5.6)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import side_of
from polana.games.root.cards import draw
from polana.games.root.components import CROSSBOW, ITEMS, NONE, SUITS, TORCH, faction_table
from polana.games.root.control import is_enemy
from polana.games.root.factions.vagabond_items import KINDS, WRECKED, Wanderer, exhaust, gain, pack_words, shift
from polana.games.root.factions.vagabond_relations import IN_FOREST
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.ruins import clear_ruin
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import (
    CHARACTER_WORDS,
    ITEM_WORDS,
    PASS,
    QUEST_WORDS,
    REWARD_CARDS,
    REWARD_POINTS,
    place_word,
)
from polana.kernel.flow import Ask, Flow, Judge, distinct
from polana.kernel.law import Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("vagabond")
#: The suit and the two items of each quest.
QUEST_SUITS: Final[list[int]] = [SUITS.index(row["suit"]) for row in _TABLE["quest"]]
QUEST_ITEMS: Final[list[list[int]]] = [[ITEMS.index(item) for item in row["items"]] for row in _TABLE["quest"]]
FACE_UP: Final[int] = _TABLE["quests"]["face_up"]
REWARD_DRAWS: Final = 2
EXPLORE_POINTS: Final[int] = _TABLE["actions"]["explore"]["vp"]
ADVENTURER: Final = [word.label for word in CHARACTER_WORDS].index("adventurer")

NO_QUEST: Final = Refusal("9.5.5", "why-root-vagabond-no-quest")
QUEST_ELSEWHERE: Final = Refusal("9.5.5", "why-root-vagabond-quest-elsewhere")
QUEST_ITEMS_MISSING: Final = Refusal("9.5.5", "why-root-vagabond-quest-items")
NO_TORCH: Final = Refusal("9.5.3", "why-root-vagabond-no-torch")
NO_RUIN: Final = Refusal("9.5.3", "why-root-vagabond-no-ruin")
SAME_RUIN_ITEM: Final = Refusal("9.7.3", "why-root-vagabond-same-ruin-item")
NO_CROSSBOW: Final = Refusal("9.5.6", "why-root-vagabond-no-crossbow")
NOBODY_TO_STRIKE: Final = Refusal("9.5.6", "why-root-vagabond-nobody-to-strike")
NOT_AN_ENEMY: Final = Refusal("G.1.17", "why-root-not-an-enemy")


# --- quests (9.5.5) ---------------------------------------------------------------------------------------------------


def lay_out_quests(g: State) -> None:
    """9.3.3: shuffle the quests and lay out three; two Vagabonds share them (9.7.2)."""
    if g.quests:
        return
    g.quest_deck = list(range(len(QUEST_SUITS)))
    g.chance.shuffle(g.quest_deck)
    for _ in range(FACE_UP):
        turn_up_quest(g)


def turn_up_quest(g: State) -> None:
    if g.quest_deck:
        quest = g.chance.draw(g.quest_deck, "quest")
        g.quests.append(quest)
        if g.loud:
            g.tell("news-root-vagabond-new-quest", "9.5.5", quest=QUEST_WORDS[quest])


def may_improvise(own: Wanderer) -> bool:
    """D.7.2: once a turn."""
    return own.character == ADVENTURER and not own.improvised


def can_pay(own: Wanderer, items: list[int], improvise: bool) -> bool:
    """Are these items there face up, one of them perhaps replaced by any other?"""
    missing = 0
    ready = 0
    for item in range(KINDS):
        wanted = items.count(item)
        ready += own.pack[item]
        missing += max(0, wanted - own.pack[item])
    return missing == 0 or (improvise and missing == 1 and ready >= len(items))


def why_not_quest(g: State, own: Wanderer, quest: int) -> Refusal | None:
    """9.5.5: of the suit of his clearing, with both of its items face up."""
    if not has_suit(g, own.pawn, QUEST_SUITS[quest]):
        return QUEST_ELSEWHERE
    return None if can_pay(own, QUEST_ITEMS[quest], may_improvise(own)) else QUEST_ITEMS_MISSING


def why_not_any_quest(g: State, own: Wanderer) -> Refusal | None:
    if own.in_forest:
        return IN_FOREST
    refusal: Refusal | None = NO_QUEST
    for quest in g.quests:
        refusal = why_not_quest(g, own, quest)
        if refusal is None:
            return None
    return refusal


class Questable(Judge):
    def __init__(self, g: State, own: Wanderer) -> None:
        self.g: State = g
        self.own: Wanderer = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_quest(self.g, self.own, word.value)


class QuestItem(Judge):
    """Items that can be exhausted for one item of a quest, so that the rest of it can be paid too."""

    def __init__(self, own: Wanderer, wanted: int, rest: list[int]) -> None:
        self.own: Wanderer = own
        self.wanted: int = wanted
        self.rest: list[int] = rest

    def why_not(self, word: Word) -> Refusal | None:
        own, item = self.own, word.value
        improvise = may_improvise(own)
        if item != self.wanted:
            if not improvise:
                return QUEST_ITEMS_MISSING
            improvise = False
        own.pack[item] -= 1
        fits = can_pay(own, self.rest, improvise)
        own.pack[item] += 1
        return None if fits else QUEST_ITEMS_MISSING


def do_quest(g: State, own: Wanderer) -> Flow[None]:
    """9.5.5."""
    words = [QUEST_WORDS[quest] for quest in g.quests]
    word = yield Ask(own.seat, "ask-root-vagabond-quest", words, "9.5.5", Questable(g, own))
    quest = word.value
    items = QUEST_ITEMS[quest]
    for at, wanted in enumerate(items):
        if not may_improvise(own):
            exhaust(g, own, wanted, "9.5.5")
            continue
        args: dict[str, object] = {"item": ITEM_WORDS[wanted], "quest": word}
        ready = pack_words(own, 0, KINDS)
        judge = QuestItem(own, wanted, items[at + 1 :])
        answer = yield Ask(own.seat, "ask-root-vagabond-quest-item", ready, "D.7.2", judge, args=args)
        if answer.value == wanted:
            exhaust(g, own, wanted, "9.5.5")
        else:
            improvise(g, own, answer.value)
    g.quests.remove(quest)
    own.completed.append(quest)
    if g.loud:
        g.tell("news-root-vagabond-quest", "9.5.5", seat=own.seat, quest=word)
    turn_up_quest(g)
    points = completed_of(own, QUEST_SUITS[quest])
    args = {"count": points}
    word = yield Ask(own.seat, "ask-root-vagabond-reward", [REWARD_POINTS, REWARD_CARDS], "9.5.5", args=args)
    if word is REWARD_POINTS:
        score(g, own, points, "9.5.5")
    else:
        draw(g, own, REWARD_DRAWS, "9.5.5")


def improvise(g: State, own: Wanderer, item: int) -> None:
    """D.7.2: an item that stands for another is exhausted and damaged."""
    own.improvised = True
    shift(own, item, WRECKED + item)
    if g.loud:
        g.tell("news-root-vagabond-improvised", "D.7.2", seat=own.seat, item=ITEM_WORDS[item])


def completed_of(own: Wanderer, suit: int) -> int:
    count = 0
    for quest in own.completed:
        if QUEST_SUITS[quest] == suit:
            count += 1
    return count


# --- ruins (9.5.3, 9.7.3) ---------------------------------------------------------------------------------------------


def why_not_explore(g: State, own: Wanderer) -> Refusal | None:
    if own.in_forest:
        return IN_FOREST
    if not g.ruin_items[own.pawn]:
        return NO_RUIN
    return None if own.pack[TORCH] else NO_TORCH


def why_not_take_marked(own: Wanderer, item: int) -> Refusal | None:
    """9.7.3: no second item marked R of a kind."""
    return SAME_RUIN_ITEM if own.marked >> item & 1 else None


class RuinAsk(Ask):
    """Which of the items of a ruin? Only who looks at them knows what there is to choose."""

    __slots__ = ("_own",)

    def __init__(self, own: Wanderer) -> None:
        super().__init__(own.seat, "ask-root-vagabond-explore", [], "9.7.3", RuinItem(own), True)
        self._own: Wanderer = own

    def candidates(self) -> list[Word]:
        return [*distinct([ITEM_WORDS[item] for item in self._own.looked]), PASS]


class RuinItem(Judge):
    def __init__(self, own: Wanderer) -> None:
        self.own: Wanderer = own

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is PASS else why_not_take_marked(self.own, word.value)


def explore(g: State, own: Wanderer) -> Flow[None]:
    """9.5.3: take the item under the ruin; of two he picks one (9.7.3)."""
    exhaust(g, own, TORCH, "9.5.3")
    where = own.pawn
    own.looked = g.ruin_items[where]
    g.ruin_items[where] = []
    g.searches += 1
    g.chance.reveal()
    item = own.looked[0]
    if len(own.looked) > 1:
        word = yield RuinAsk(own)
        item = NONE if word is PASS else word.value
    elif why_not_take_marked(own, item) is not None:
        item = NONE
    if item != NONE:
        own.looked.remove(item)
        own.marked |= 1 << item
        gain(own, item)
    g.ruin_items[where] = own.looked
    g.searches += 1
    own.looked = []
    if item == NONE:
        if g.loud:
            g.tell("news-root-vagabond-found-nothing", "9.7.3", seat=own.seat, where=place_word(where))
        return
    if g.loud:
        args: dict[str, object] = {"item": ITEM_WORDS[item], "where": place_word(where)}
        g.tell("news-root-vagabond-found", "9.5.3", seat=own.seat, **args)
    if not g.ruin_items[where]:
        clear_ruin(g, where)
    score(g, own, EXPLORE_POINTS, "9.5.3")


# --- Strike (9.5.6) ---------------------------------------------------------------------------------------------------


def why_not_strike_whom(g: State, own: Wanderer, other: Side) -> Refusal | None:
    """An enemy with a warrior here that can be removed, or with no warrior but a building or token."""
    if not is_enemy(own, other):
        return NOT_AN_ENEMY
    where = own.pawn
    if other.warriors[where]:
        return None if other.rules.removable(g, other, where) else NOBODY_TO_STRIKE
    return None if other.buildings[where] or other.tokens[where] else NOBODY_TO_STRIKE


def why_not_strike(g: State, own: Wanderer) -> Refusal | None:
    if own.in_forest:
        return IN_FOREST
    if not own.pack[CROSSBOW]:
        return NO_CROSSBOW
    for side in g.sides:
        if why_not_strike_whom(g, own, side) is None:
            return None
    return NOBODY_TO_STRIKE


class StrikeWhom(Judge):
    def __init__(self, g: State, own: Wanderer) -> None:
        self.g: State = g
        self.own: Wanderer = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_strike_whom(self.g, self.own, side_of(self.g, word))


def strike(g: State, own: Wanderer) -> Flow[None]:
    """9.5.6: not a battle: one warrior goes, or where that enemy has none, one building or token."""
    exhaust(g, own, CROSSBOW, "9.5.6")
    where = own.pawn
    words = [side.rules.word for side in g.sides if side is not own]
    word = yield Ask(own.seat, "ask-root-vagabond-strike", words, "9.5.6", StrikeWhom(g, own))
    other = side_of(g, word)
    kind = NONE
    if not other.warriors[where]:
        pieces = other.rules.pieces
        words = [piece.word for at, piece in enumerate(pieces) if other.at(at, where)]
        args: dict[str, object] = {"other": other.seat}
        word = yield Ask(own.seat, "ask-root-vagabond-strike-piece", words, "9.5.6", args=args)
        for at, piece in enumerate(pieces):
            if piece.word is word:
                kind = at
    yield from remove(g, Removal([Loss(other, where, kind, 1, own)], "9.5.6"))
