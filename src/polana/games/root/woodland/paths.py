"""The closed paths of the Mountain (C.3.3)."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import spend_card
from polana.games.root.deed import FreeAction
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland import asks
from polana.games.root.woodland import news as told
from polana.games.root.woodland.words import OPEN_PATH
from polana.games.root.words import place_word
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

OPENED_ALREADY: Final = Refusal("C.3.3", "why-root-path-opened-already")
NO_CARD_TO_SPEND: Final = Refusal("C.3.3", "why-root-no-card-to-spend")
NO_PIECE_AT_PATH: Final = Refusal("C.3.3", "why-root-no-piece-at-closed-path")


def openable(g: State, me: Side) -> list[tuple[int, int]]:
    """Closed paths with a faction piece of mine at one end."""
    return [(one, other) for one, other in g.closed if me.has_pieces(one) or me.has_pieces(other)]


def why_not_open(g: State, me: Side) -> Refusal | None:
    if g.path_opened:
        return OPENED_ALREADY
    if not me.hand:
        return NO_CARD_TO_SPEND
    return None if openable(g, me) else NO_PIECE_AT_PATH


def open_path(g: State, me: Side) -> Flow[None]:
    """C.3.3: spend any card, take a closed path marker off the map for good, score a point."""
    paths = openable(g, me)
    ends = sorted(dict.fromkeys([one for one, _ in paths] + [other for _, other in paths]))
    word = yield asks.open_path_from(me, [place_word(end) for end in ends])
    one = word.value
    others = [path[0] if path[1] == one else path[1] for path in paths if one in path]
    words = [place_word(other) for other in others]
    word = yield asks.open_path_to(me, words, one)
    other = word.value
    yield from spend_card(g, me, asks.OPEN_PATH_CARD, "C.3.3")
    g.path_opened = True
    g.closed = [path for path in g.closed if path not in ((one, other), (other, one))]
    near = list(g.near)
    near[one] = tuple(sorted((*near[one], other)))
    near[other] = tuple(sorted((*near[other], one)))
    g.near = near
    told.path_opened(g, me, one, other)
    score(g, me, 1, "C.3.3")


class OpenPath(FreeAction):
    """C.3.3: in Daylight, once a turn."""

    def is_made(self, g: State, me: Side) -> bool:
        return len(g.closed) > 0 and len(me.hand) > 0

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return why_not_open(g, me)

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"cards": 1, "which": "card", "points": 1}

    def do(self, g: State, me: Side) -> Flow[None]:
        return open_path(g, me)


OPEN: Final[FreeAction] = OpenPath(OPEN_PATH, "C.3.3")
