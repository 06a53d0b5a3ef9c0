"""The Vagabond and the others (9.2.8, 9.2.9): Aid, the Allied track, Hostile factions, Infamy, coalitions."""

from __future__ import annotations

from typing import Final

from polana.games.root import items
from polana.games.root.battle import side_of
from polana.games.root.cards import choose_matching, holds_match
from polana.games.root.components import NONE, faction_table
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond import news as told
from polana.games.root.factions.vagabond.items import exhaust_any, gain, has_any_ready
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.factions.vagabond.words import EXHAUSTED_WORDS
from polana.games.root.promise import Promise
from polana.games.root.removal import Removal
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import matching
from polana.games.root.words import ITEM_WORDS, PASS
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("vagabond")["relationships"]
#: 9.2.9: the spaces of the Allied track, and the Hostile box.
SPACES: Final[list[str]] = list(_TABLE["spaces"])
INDIFFERENT: Final = 0
ALLIED: Final = len(SPACES) - 1
HOSTILE: Final = -1
#: 9.2.9.I.a, 9.2.9.I.b: Aids to leave each space, and points on entering the next.
AIDS: Final[list[int]] = _TABLE["aids_needed"]
POINTS: Final[list[int]] = _TABLE["vp_on_entering"]
ALLY_POINTS: Final[int] = _TABLE["vp_per_aid_when_allied"]
INFAMY_POINTS: Final[int] = _TABLE["infamy_vp_per_hostile_piece"]
#: 9.2.8: coalitions need this many players.
COALITION_PLAYERS: Final = 4

IN_FOREST: Final = Refusal("9.5", "why-root-vagabond-in-forest")
NOTHING_READY: Final = Refusal("9.5.4", "why-root-vagabond-nothing-ready")
NOBODY_TO_AID: Final = Refusal("9.5.4", "why-root-vagabond-nobody-here")
NO_CARD_TO_GIVE: Final = Refusal("9.5.4", "why-root-no-matching-card")
NO_PIECE_HERE: Final = Refusal("9.5.4", "why-root-vagabond-no-piece-here")
TOO_FEW_PLAYERS: Final = Refusal("9.2.8", "why-root-vagabond-too-few-players")
NOBODY_TO_JOIN: Final = Refusal("9.2.8", "why-root-vagabond-nobody-to-join")


def has_marker(g: State, other: Side) -> bool:
    """9.2.9: every faction that is not a Vagabond has a relationship marker; hirelings have none."""
    return other.rules.plays and not isinstance(other, VagabondSide)


def is_hostile(g: State, own: VagabondSide, other: Side) -> bool:
    return other.rules.plays and own.relations[other.index] == HOSTILE


def is_allied(g: State, own: VagabondSide, other: Side) -> bool:
    return other.rules.plays and own.relations[other.index] == ALLIED


def hostile_warriors(g: State, own: VagabondSide, where: int) -> bool:
    """9.2.9.III.b: is there any warrior of any Hostile faction?"""
    for side in g.players:
        if side.warriors[where] and own.relations[side.index] == HOSTILE:
            return True
    return False


def allies_at(g: State, own: VagabondSide, where: int) -> list[Side]:
    """Allied factions with warriors in a clearing."""
    return [side for side in g.sides if side.warriors[where] and is_allied(g, own, side)]


# --- Aid (9.5.4) ------------------------------------------------------------------------------------------------------


def why_not_aid_whom(own: VagabondSide, other: Side) -> Refusal | None:
    """Another player with a faction piece in his clearing."""
    return None if other.has_pieces(own.pawn) else NO_PIECE_HERE


def why_not_aid(g: State, own: VagabondSide) -> Refusal | None:
    if own.in_forest:
        return IN_FOREST
    if not has_any_ready(own):
        return NOTHING_READY
    for side in g.players:
        if side is not own and side.has_pieces(own.pawn):
            return None if holds_match(g, own, own.pawn) else NO_CARD_TO_GIVE
    return NOBODY_TO_AID


class AidWhom(Judge):
    def __init__(self, g: State, own: VagabondSide) -> None:
        self.g: State = g
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_aid_whom(self.own, side_of(self.g, word))


def aid(g: State, own: VagabondSide) -> Flow[None]:
    """9.5.4: exhaust an item, give a card that matches the clearing, take a crafted item; then look at 9.2.9."""
    where = own.pawn
    implies = Promise(own, matching(g, where))
    others = [side.rules.word for side in g.players if side is not own]
    word = yield asks.aid(own, others, AidWhom(g, own), implies)
    other = side_of(g, word)
    yield from exhaust_any(g, own, "9.5.4", implies)
    card = yield from choose_matching(g, own, asks.aid_card(other), "9.5.4", where)
    other.rules.receive_card(g, other, card)
    g.chance.reveal()
    told.aided(g, own, other, card)
    yield from take_crafted_item(g, own, other)
    improve(g, own, other)


def take_crafted_item(g: State, own: VagabondSide, other: Side) -> Flow[None]:
    """9.5.4: one item of his choice from the Crafted Items box, face up. He must, or may, by the setting."""
    words: list[Word] = []
    for item, count in enumerate(other.items):
        if count > other.exhausted[item]:
            words.append(ITEM_WORDS[item])
        if other.exhausted[item]:
            words.append(EXHAUSTED_WORDS[item])
    if not words:
        return
    if g.settings.get("aid") == "may":
        words.append(PASS)
    word = yield asks.take_item(own, words, other)
    if word is PASS:
        return
    item = word.value
    items.lose(other, item, word.kind == "exhausted")
    gain(own, item)
    told.took_crafted_item(g, own, other, item)


def improve(g: State, own: VagabondSide, other: Side) -> None:
    """9.2.9.I, 9.2.9.II.a: what an Aid does to the relationship. Nothing to a Hostile one (9.2.9.III.c)."""
    if not has_marker(g, other) or is_hostile(g, own, other):
        return
    at = other.index
    space = own.relations[at]
    if space == ALLIED:
        score(g, own, ALLY_POINTS, "9.2.9.II.a")
        return
    own.aids[at] += 1
    if own.aids[at] < AIDS[space]:
        return
    own.aids[at] = 0
    own.relations[at] = space + 1
    told.improved(g, own, other, space + 1 == ALLIED)
    score(g, own, POINTS[space], "9.2.9.I.b")


# --- Hostile (9.2.9.III) ----------------------------------------------------------------------------------------------


def make_hostile(g: State, own: VagabondSide, other: Side, law: str) -> None:
    own.relations[other.index] = HOSTILE
    own.aids[other.index] = 0
    told.hostile(g, own, other, law)


def has_removed(g: State, own: VagabondSide, removal: Removal) -> None:
    """9.2.9.III: a removed warrior makes its faction Hostile; then Infamy (9.2.9.III.a), in battle in his own turn.

    What was lent counts for whom it fought (11.2.7.III.b); an ally that fights for him is a matter for 9.2.9.II.d.
    """
    infamous = removal.battle and g.turn == own.index
    for side in g.players:
        if not has_marker(g, side):
            continue
        warriors = 0
        pieces = 0
        for loss in removal.losses:
            if loss.fought_for is side and loss.remover is own:
                pieces += loss.count
                if loss.kind == NONE:
                    warriors += loss.count
        if warriors and own.relations[side.index] != HOSTILE:
            make_hostile(g, own, side, "9.2.9.III")
            pieces -= 1  # not for the warrior that made it Hostile
        if pieces and infamous and own.relations[side.index] == HOSTILE:
            removal.points.append((own, INFAMY_POINTS * pieces))


# --- coalitions (9.2.8) -----------------------------------------------------------------------------------------------


def lowest(g: State, own: VagabondSide) -> list[Side]:
    """The players with the fewest points. Whoever has activated dominance has no score marker."""
    others = [side for side in g.players if side is not own and side.dominance == NONE]
    fewest = min([side.score for side in others], default=0)
    return [side for side in others if side.score == fewest]


def why_not_join(other: Side) -> Refusal | None:
    return None if other.partner == NONE else NOBODY_TO_JOIN


def why_not_coalition(g: State, own: VagabondSide) -> Refusal | None:
    if g.playing < COALITION_PLAYERS:
        return TOO_FEW_PLAYERS
    for side in lowest(g, own):
        if why_not_join(side) is None:
            return None
    return NOBODY_TO_JOIN


class JoinWhom(Judge):
    def __init__(self, g: State) -> None:
        self.g: State = g

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_join(side_of(self.g, word))


def join(g: State, own: VagabondSide) -> Flow[None]:
    """9.2.8: the score marker goes to the board of the player with the fewest points, who cannot refuse."""
    words = [side.rules.word for side in lowest(g, own)]
    word = yield asks.coalition(own, words, JoinWhom(g))
    other = side_of(g, word)
    own.partner = other.index
    other.partner = own.index
    if is_hostile(g, own, other):
        own.relations[other.index] = INDIFFERENT  # 9.2.9.III.d
    told.coalition(g, own, other)
