"""Quests (9.5.5, D.7.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from polana.games.root.cards import draw
from polana.games.root.components import ITEMS, SUITS, faction_table
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond import news as told
from polana.games.root.factions.vagabond.items import exhaust, pack_words, shift
from polana.games.root.factions.vagabond.relations import IN_FOREST
from polana.games.root.factions.vagabond.side import KINDS, WRECKED, VagabondSide
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_NAMES, QUEST_WORDS, REWARD_POINTS
from polana.games.root.score import score
from polana.games.root.state import Extra, State
from polana.games.root.woodland.suits import has_suit
from polana.kernel.flow import Flow, Judge
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("vagabond")
#: The suit and the two items of each quest.
QUEST_SUITS: Final[list[int]] = [SUITS.index(row["suit"]) for row in _TABLE["quest"]]
QUEST_ITEMS: Final[list[list[int]]] = [[ITEMS.index(item) for item in row["items"]] for row in _TABLE["quest"]]
FACE_UP: Final[int] = _TABLE["quests"]["face_up"]
REWARD_DRAWS: Final = 2
ADVENTURER: Final = [word.label for word in CHARACTER_WORDS].index("adventurer")

NO_QUEST: Final = Refusal("9.5.5", "why-root-vagabond-no-quest")
QUEST_ELSEWHERE: Final = Refusal("9.5.5", "why-root-vagabond-quest-elsewhere")
QUEST_ITEMS_MISSING: Final = Refusal("9.5.5", "why-root-vagabond-quest-items")


class Quests(Extra):
    """The quests beside the map: those that any Vagabond may complete, and the face-down rest (9.3.3)."""

    __slots__ = ("deck", "face_up")

    NOTATION: ClassVar[Notation] = Notation(dict.fromkeys(("deck", "face_up"), QUEST_NAMES))

    def __init__(self, face_up: list[int], deck: list[int]) -> None:
        self.face_up: list[int] = face_up
        self.deck: list[int] = deck

    def copy(self) -> Quests:
        return Quests(self.face_up[:], self.deck[:])


_NONE_YET: Final = Quests([], [])


def display(g: State) -> Quests:
    """The quests beside the map. Before a Vagabond sets up there are none, and what is returned must not be changed."""
    for extra in g.extras:
        if isinstance(extra, Quests):
            return extra
    return _NONE_YET


def lay_out_quests(g: State, completed: list[int]) -> None:
    """9.3.3: shuffle the quests and lay out three; two Vagabonds share them (9.7.2)."""
    if display(g) is not _NONE_YET:
        return
    quests = Quests([], [quest for quest in range(len(QUEST_SUITS)) if quest not in completed])
    g.extras.append(quests)
    g.chance.shuffle(quests.deck)
    for _ in range(FACE_UP):
        turn_up_quest(g)


def turn_up_quest(g: State) -> None:
    quests = display(g)
    if quests.deck:
        quest = g.chance.draw(quests.deck, "quest")
        quests.face_up.append(quest)
        told.new_quest(g, quest)


def may_improvise(own: VagabondSide) -> bool:
    """D.7.2: once a turn."""
    return own.character == ADVENTURER and not own.improvised


def can_pay(own: VagabondSide, items: list[int], improvise: bool) -> bool:
    """Are these items there face up, one of them perhaps replaced by any other?"""
    missing = 0
    ready = 0
    for item in range(KINDS):
        wanted = items.count(item)
        ready += own.pack[item]
        missing += max(0, wanted - own.pack[item])
    return missing == 0 or (improvise and missing == 1 and ready >= len(items))


def why_not_quest(g: State, own: VagabondSide, quest: int) -> Refusal | None:
    """9.5.5: of the suit of his clearing, with both of its items face up."""
    if not has_suit(g, own.pawn, QUEST_SUITS[quest]):
        return QUEST_ELSEWHERE
    return None if can_pay(own, QUEST_ITEMS[quest], may_improvise(own)) else QUEST_ITEMS_MISSING


def why_not_any_quest(g: State, own: VagabondSide) -> Refusal | None:
    if own.in_forest:
        return IN_FOREST
    refusal: Refusal | None = NO_QUEST
    for quest in display(g).face_up:
        refusal = why_not_quest(g, own, quest)
        if refusal is None:
            return None
    return refusal


class Questable(Judge):
    def __init__(self, g: State, own: VagabondSide) -> None:
        self.g: State = g
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_quest(self.g, self.own, word.value)


class QuestItem(Judge):
    """Items that can be exhausted for one item of a quest, so that the rest of it can be paid too."""

    def __init__(self, own: VagabondSide, wanted: int, rest: list[int]) -> None:
        self.own: VagabondSide = own
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


def do_quest(g: State, own: VagabondSide) -> Flow[None]:
    """9.5.5."""
    words = [QUEST_WORDS[quest] for quest in display(g).face_up]
    word = yield asks.quest(own, words, Questable(g, own))
    quest = word.value
    items = QUEST_ITEMS[quest]
    for at, wanted in enumerate(items):
        if not may_improvise(own):
            exhaust(g, own, wanted, "9.5.5")
            continue
        ready = pack_words(own, 0, KINDS)
        judge = QuestItem(own, wanted, items[at + 1 :])
        answer = yield asks.quest_item(own, ready, wanted, quest, judge)
        if answer.value == wanted:
            exhaust(g, own, wanted, "9.5.5")
        else:
            improvise(g, own, answer.value)
    display(g).face_up.remove(quest)
    own.completed.append(quest)
    told.completed_quest(g, own, word.value)
    turn_up_quest(g)
    points = completed_of(own, QUEST_SUITS[quest])
    word = yield asks.reward(own, points)
    if word is REWARD_POINTS:
        score(g, own, points, "9.5.5")
    else:
        draw(g, own, REWARD_DRAWS, "9.5.5")


def improvise(g: State, own: VagabondSide, item: int) -> None:
    """D.7.2: an item that stands for another is exhausted and damaged."""
    own.improvised = True
    shift(own, item, WRECKED + item)
    told.improvised(g, own, item)


def completed_of(own: VagabondSide, suit: int) -> int:
    count = 0
    for quest in own.completed:
        if QUEST_SUITS[quest] == suit:
            count += 1
    return count
