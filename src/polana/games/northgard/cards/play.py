"""Cards: what each can be played for, and how its actions are carried out one after the other (NG.actions.cards).

A card is a list of actions. Each is carried out if it can be; what cannot is left out. Only a card none of whose
actions could do anything is refused: laying such a card down is waiting (NG.actions.wait). Exceptions that a card
prints are figures of its actions (NG.cards.2).
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.actions.build import build, why_not_build
from polana.games.northgard.actions.draw import draw, why_not_draw
from polana.games.northgard.actions.explore import explore, why_not_explore
from polana.games.northgard.actions.move import move
from polana.games.northgard.actions.recruit import recruit, why_not_recruit
from polana.games.northgard.cards.lands import build_in_glory, why_not_build_in_glory
from polana.games.northgard.cards.special import special, why_not_special
from polana.games.northgard.clans import place_scorched
from polana.games.northgard.components import (
    CARD_ACTIONS,
    CARD_CLAN,
    CARD_PLAYABLE,
    SNAKE,
    UNREST,
    Action,
    card,
    pack,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, is_on_map, lands_of
from polana.games.northgard.pieces.resources import gain, tell_gain
from polana.games.northgard.state import Table
from polana.games.northgard.words import BUILD, CARD, DRAW, EXPLORE, MOVE, RECRUIT, SKIP, SPECIAL
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

UNREST_DOES_NOTHING: Final = Refusal("NG.winter.4", "why-northgard-unrest-does-nothing")
ACHIEVEMENT_SCORES: Final = Refusal("NG.endgame.2.4", "why-northgard-achievement-scores")
NO_UNITS: Final = Refusal("NG.move.2", "why-northgard-no-units-to-move")
CANNOT_COPY: Final = Refusal("NG.special.1", "why-northgard-cannot-copy")
NOTHING_TO_COPY: Final = Refusal("NG.special.1", "why-northgard-nothing-to-copy")
CHOSEN_BEFORE: Final = Refusal("NG.special.1", "why-northgard-chosen-before")

#: Cards that copy or answer others are not copied themselves (cards.toml, model.copying).
UNCOPYABLE: Final = [
    card("stolen_lore"),
    card("enemy_secrets"),
    card("legendary_heroes"),
    card("defensive_strategy"),
]


# --- may it be played -------------------------------------------------------------------------------------------------


def why_not_play(g: Table, seat: int, number: int) -> Refusal | None:
    """None if playing the card could do something, else why it could not."""
    if not CARD_PLAYABLE[number]:
        return UNREST_DOES_NOTHING if number == UNREST else ACHIEVEMENT_SCORES
    first: Refusal | None = None
    for action in CARD_ACTIONS[number]:
        refusal = why_not_act(g, seat, action)
        if refusal is None:
            return None
        if first is None:
            first = refusal
    if is_glory(number):
        return why_not_build_in_glory(g, seat, CARD_ACTIONS[number][0])
    # NG.clans.snake.1: its clan cards at least let the Snake place the token
    if places_scorched(g, seat, number) and is_on_map(g, seat):
        return None
    return first


def why_not_act(g: Table, seat: int, action: Action) -> Refusal | None:
    """None if the action could do something, else why it could not."""
    do = action.do
    if do == "move":
        return None if is_on_map(g, seat) else NO_UNITS
    if do == "recruit":
        return why_not_recruit(g, seat, action)
    if do == "explore":
        return why_not_explore(g, seat, action)
    if do == "build":
        return why_not_build(g, seat, action)
    if do == "draw":
        return why_not_draw(g, seat, action)
    if do == "choose":
        refusal: Refusal | None = None
        for each in action.of:
            refusal = why_not_act(g, seat, each)
            if refusal is None:
                return None
        return refusal
    if do == "collect":
        return None
    if action.effect in ("copy_active_card", "repeat_own_card"):
        return why_not_copy(g, seat, action)
    return why_not_special(g, seat, action)


def is_glory(number: int) -> bool:
    """Glory of the Clan: its second action happens where its first does, before or after it."""
    actions = CARD_ACTIONS[number]
    return len(actions) == 2 and actions[1].effect == "harvest_resources_here"


def places_scorched(g: Table, seat: int, number: int) -> bool:
    """NG.clans.snake.1: the Snake clan may place its token before it resolves one of its clan cards."""
    return CARD_CLAN[number] == SNAKE and g.players[seat].clan == SNAKE


# --- playing it -------------------------------------------------------------------------------------------------------


def resolve(g: Table, seat: int, number: int) -> Flow[None]:
    """Carry out the actions of a card, in their order."""
    actions = CARD_ACTIONS[number]
    if places_scorched(g, seat, number):
        yield from place_scorched(g, seat, True)
    elif len(actions) == 1:
        yield from act(g, seat, actions[0], NOWHERE, number)
        return
    if is_glory(number):
        yield from build_in_glory(g, seat, actions[0])
        return
    if len(actions) == 2 and actions[1].before_or_after:
        yield from before_or_after(g, seat, actions[0], actions[1], number)
        return
    here = NOWHERE
    for action in actions:
        if follows(action) or why_not_act(g, seat, action) is None:
            here = yield from act(g, seat, action, here, number)


def follows(action: Action) -> bool:
    """Does the action depend on what the card did before? It looks itself whether it can be done."""
    return action.effect in ("pull_unit", "pay_to_recruit_same", "collect_one_shown_there", "pay_to_draw")


def act(g: Table, seat: int, action: Action, here: int, number: int) -> Flow[int]:
    """Carry out one action. Gives the territory that it was about, or NOWHERE."""
    do = action.do
    if do == "move":
        yield from move(g, seat, action)
    elif do == "recruit":
        return (yield from recruit(g, seat, action))
    elif do == "explore":
        if action.optional:
            word = yield Ask(seat, "ask-northgard-explore-too", [EXPLORE, SKIP], "NG.special.1")
            if word is SKIP:
                return NOWHERE
        yield from explore(g, seat, action)
    elif do == "build":
        return (yield from build(g, seat, action))
    elif do == "draw":
        yield from draw(g, seat, action)
    elif do == "choose":
        yield from choose(g, seat, action, number)
    elif do == "collect":
        packed = pack(action.food, action.wood, action.lore)
        gain(g, seat, packed)
        if g.loud:
            tell_gain(g, seat, packed, "NG.special.1")
    elif action.effect in ("copy_active_card", "repeat_own_card"):
        yield from copy(g, seat, action)
    else:
        return (yield from special(g, seat, action, here))
    return NOWHERE


def before_or_after(g: Table, seat: int, main: Action, other: Action, number: int) -> Flow[None]:
    """An action that may be carried out before or after the main one of the card, or not at all."""
    if why_not_act(g, seat, other) is None and why_not_act(g, seat, main) is None:
        word = yield Ask(seat, "ask-northgard-which-first", [verb(main), verb(other)], "NG.special.1")
        if word is verb(other):
            yield from explore(g, seat, other)
            yield from act(g, seat, main, NOWHERE, number)
            return
    if why_not_act(g, seat, main) is None:
        yield from act(g, seat, main, NOWHERE, number)
    if why_not_act(g, seat, other) is None:
        yield from act(g, seat, other, NOWHERE, number)


# --- cards that give a choice (NG.actions.cards.2) --------------------------------------------------------------------


def verb(action: Action) -> Word:
    """The word by which an action is chosen."""
    do = action.do
    if do == "recruit":
        return RECRUIT
    if do == "move":
        return MOVE
    if do == "explore":
        return EXPLORE
    if do == "build":
        return BUILD
    return DRAW if do == "draw" else SPECIAL


#: By card: the words that choose between the actions of its first, for cards that give a choice.
CHOICES: Final = [
    [verb(each) for each in actions[0].of] if actions and actions[0].do == "choose" else [] for actions in CARD_ACTIONS
]


@final
class ChoiceJudge(Judge):
    """An action of those listed, not chosen before, that can do something."""

    __slots__ = ("g", "of", "seat", "used", "words")

    def __init__(self, g: Table, seat: int, of: list[Action], words: list[Word]) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.of: list[Action] = of
        self.words: list[Word] = words
        self.used: list[Word] = []

    def why_not(self, word: Word) -> Refusal | None:
        if word in self.used:
            return CHOSEN_BEFORE
        return why_not_act(self.g, self.seat, self.of[self.words.index(word)])


def choose(g: Table, seat: int, action: Action, number: int) -> Flow[None]:
    """NG.actions.cards.2: one (some cards: two different) of the listed actions."""
    words = CHOICES[number]
    judge = ChoiceJudge(g, seat, action.of, words)
    for at in range(action.pick):
        if at > 0:
            left = False
            for word in words:
                if judge.why_not(word) is None:
                    left = True
            if not left:
                return
        word = yield Ask(
            seat, "ask-northgard-choose-action", words, "NG.actions.cards.2", judge, args={"card": CARD[number]}
        )
        yield from act(g, seat, action.of[words.index(word)], NOWHERE, number)
        judge.used.append(word)


# --- cards that use other cards ---------------------------------------------------------------------------------------


@final
class CopyJudge(Judge):
    """A card whose effect may be used and could do something."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return CANNOT_COPY if word.value in UNCOPYABLE else why_not_play(self.g, self.seat, word.value)


def models(g: Table, seat: int, action: Action) -> list[Word]:
    """The cards that may be meant: own ones played this year, or those in an opponent's active zone."""
    found: list[int] = []
    if action.effect == "repeat_own_card":
        found = g.players[seat].played
    elif action.owner == "controller_of_scorched_territory":
        if g.scorched != NOWHERE:
            holder = g.owner[g.chart.root[g.scorched]]
            if enemies(g, seat, holder):
                found = g.players[holder].active
    else:
        for holder in neighbours(g, seat):
            found = found + g.players[holder].active
    words: list[Word] = []
    for number in found:
        if CARD[number] not in words:
            words.append(CARD[number])
    return words


def neighbours(g: Table, seat: int) -> list[int]:
    """The enemies who control a territory next to one of the player's."""
    found: list[int] = []
    for land in lands_of(g, seat):
        for other in g.chart.adjacent(land):
            holder = g.owner[other]
            if holder not in found and enemies(g, seat, holder):
                found.append(holder)
    return found


def why_not_copy(g: Table, seat: int, action: Action) -> Refusal | None:
    judge = CopyJudge(g, seat)
    for word in models(g, seat, action):
        if judge.why_not(word) is None:
            return None
    return NOTHING_TO_COPY


def copy(g: Table, seat: int, action: Action) -> Flow[None]:
    """Use the effect of a card that lies elsewhere; it stays there."""
    word = yield Ask(seat, "ask-northgard-copy", models(g, seat, action), "NG.special.1", CopyJudge(g, seat))
    if g.loud:
        g.tell("news-northgard-copied", "NG.special.1", seat=seat, card=word)
    yield from resolve(g, seat, word.value)
