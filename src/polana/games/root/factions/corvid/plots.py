"""Plots (13.2.2, 13.7): placing, flipping and swapping them, and what they do."""

from __future__ import annotations

from polana.games.root.components import NONE
from polana.games.root.control import is_enemy, why_not_place
from polana.games.root.factions.corvid import asks
from polana.games.root.factions.corvid import news as told
from polana.games.root.factions.corvid.side import BOMB, EXTORTION, KINDS, PLOT, CorvidSide
from polana.games.root.factions.corvid.words import PLOT_WORDS
from polana.games.root.pieces import lift_piece, place_piece, place_warriors, put_piece, swap_pieces
from polana.games.root.removal import Loss, Removal, remove, sweep
from polana.games.root.score import score
from polana.games.root.state import State
from polana.games.root.words import place_word
from polana.kernel.flow import Flow


def choose_plot(g: State, own: CorvidSide, where: int, law: str) -> Flow[None]:
    """A face-down plot of the owner's choice is placed. No line but his own tells which."""
    word = yield asks.plot_which(own, [PLOT_WORDS[kind] for kind in KINDS if own.stock[kind]], where, law)
    kind = word.value
    own.stock[kind] -= 1
    own.kinds[where] = kind
    own.denied[where] = 0
    place_piece(g, own, PLOT, where, law)
    told.plotted(g, own, kind, where, law)


def flip(g: State, own: CorvidSide, where: int) -> Flow[None]:
    """13.4.2: turned face up, it scores for all face-up plots; then a bomb or an extortion takes effect."""
    kind = own.kinds[where]
    g.chance.reveal()
    lift_piece(g, own, PLOT, where)
    own.kinds[where] = NONE
    own.denied[where] = 0
    put_piece(g, own, kind, where)
    told.flipped(g, own, kind, where)
    score(g, own, own.plots_up(), "13.4.2")
    if kind == BOMB:
        yield from sweep(g, own, [where], "13.7.1")
        if own.at(BOMB, where):
            yield from remove(g, Removal([Loss(own, where, BOMB, 1, None)], "13.7.1"))
    elif kind == EXTORTION:
        extort(g, own, where)


def extort(g: State, own: CorvidSide, where: int) -> None:
    """13.7.3: a random card of every enemy with a faction piece there."""
    for side in g.in_turn_order(own.index):
        if is_enemy(own, side) and (side.has_pieces(where) or side.pawn == where) and side.rules.holds_cards(g, side):
            card = side.rules.give_up_card(g, side)
            own.hand.append(card)
            told.extorted(g, own, side, card)


def trick(g: State, own: CorvidSide, one: int, other: int) -> None:
    """13.5.4: two plots change places. What guesses have shown of face-down ones goes with them."""
    if own.face_down(one):
        own.kinds[one], own.kinds[other] = own.kinds[other], own.kinds[one]
        own.denied[one], own.denied[other] = own.denied[other], own.denied[one]
    else:
        swap_pieces(g, own, own.face_up(one), one, own, own.face_up(other), other)
    told.tricked(g, own, one, other)


def place_in_each(g: State, own: CorvidSide, places: list[int], raid: bool) -> Flow[None]:
    """A warrior in each of these clearings; with too few of them the Corvids choose where (1.5.4)."""
    law = "13.7.4" if raid else "13.4.3"
    left = [where for where in places if why_not_place(g, own, where) is None]
    while left and own.supply:
        if own.supply >= len(left):
            for where in left:
                place_warriors(g, own, where, 1, law)
            return
        words = [place_word(where) for where in left]
        word = yield asks.raid(own, words) if raid else asks.recruit_where(own, words)
        place_warriors(g, own, word.value, 1, law)
        left.remove(word.value)
