"""What each reader may see (1.2), and a re-deal of what he may not."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CARDS, ITEMS, NONE
from polana.games.root.control import ruler, slots
from polana.games.root.craft import why_not_craft
from polana.games.root.dominance import why_not_card
from polana.games.root.fight import fight_view
from polana.games.root.hirelings.track import markers_view
from polana.games.root.promise import ACTIVATABLE, CRAFTABLE, Promise
from polana.games.root.state import BIRDSONG, DAYLIGHT, IN_PLAY, Side, Site, State
from polana.games.root.view import (
    ClearingView,
    LandmarkView,
    Phase,
    PoolCardView,
    RootView,
    SideView,
)
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.games.root.woodland.relics import redeal_values, relic_view
from polana.games.root.woodland.ruins import redeal_items
from polana.games.root.woodland.suits import suit_name
from polana.games.root.words import PLACE_WORDS
from polana.kernel.flow import Implied
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Rng
from polana.kernel.shelf.piles import redeal

PHASES: Final[tuple[Phase, ...]] = ("setup", "birdsong", "daylight", "evening")


def view(g: State, reader: int, pool: list[PoolCardView]) -> RootView:
    """The position as plain JSON data, for one seat or for everybody (`SPECTATOR`)."""
    seen: RootView = {
        "map": g.woodland.name,
        "reader": next((side.index for side in g.sides if side.seated and side.seat == reader), None),
        "turn": g.turn,
        "phase": phase_name(g),
        "round": g.round,
        "clearings": [clearing(g, where) for where in range(CLEARINGS)],
        "closed_paths": [(one + 1, other + 1) for one, other in g.closed],
        "landmarks": [landmark(g, site, reader) for site in g.landmarks],
        "relics": [relic_view(relic) for relic in g.relics],
        "deck": len(g.deck),
        "discard": names(g.discard),  # 1.2.2 anybody may look through it
        "available": names(g.available),
        "shown": names(g.shown),
        "items": counted(g.items),
        "sides": [side_view(g, side, reader) for side in g.sides],
        "winners": g.winners,
        "won_by": g.won_by,
        "pool": pool,
    }
    if len(g.sides) > g.playing:
        seen["hireling_markers"] = markers_view(g)
    if g.fight is not None:
        seen["battle"] = fight_view(g.fight)
    return seen


def phase_of(g: State) -> int:
    """Where the match stands, as a place in `PHASES`."""
    return 0 if g.table != IN_PLAY else 1 if g.phase == BIRDSONG else 2 if g.phase == DAYLIGHT else 3


def phase_name(g: State) -> Phase:
    return PHASES[phase_of(g)]


def place_name(where: int) -> str | None:
    return None if where == NONE else PLACE_WORDS[where].label if where < PLACES else PLACE_WORDS[where].text


def names(cards: list[int]) -> list[str]:
    """Cards by name, sorted: their order tells nothing."""
    return sorted(CARDS[card].name for card in cards)


def counted(items: list[int]) -> dict[str, int]:
    return {ITEMS[item]: count for item, count in enumerate(items) if count}


def clearing(g: State, where: int) -> ClearingView:
    ruled_by = ruler(g, where)
    return {
        "suit": suit_name(g, where) if g.suits else None,
        "slots": slots(g, where),
        "ruin": bool(g.ruins[where]) if g.ruins else False,
        "ruler": None if ruled_by == NONE else ruled_by,
    }


def landmark(g: State, site: Site, reader: int) -> LandmarkView:
    """F: what lies on a landmark face down is counted, and nobody sees it."""
    return {
        "landmark": site.rules.name,
        "where": PLACE_WORDS[site.where].label,
        "used": site.used,
        "cards": len(site.cards),
        "items": counted(site.items),
        "board": site.rules.view(g, site, reader),
    }


def side_view(g: State, side: Side, reader: int) -> SideView:
    seen = (side.seated and reader == side.seat) or side.rules.public_hand(g, side)
    pieces = side.rules.pieces
    board: SideView = {
        "faction": side.rules.name,
        "player": side.rules.plays,
        "seat": side.seat if side.seated else None,
        "controller": None if side.controller == NONE else side.controller,
        "score": side.score,
        "hand": names(side.hand) if seen else None,
        "cards": len(side.hand),  # 1.2.1 the number of cards is public
        "play": [CARDS[card].name for card in side.play],
        "revealed": [CARDS[card].name for card in side.revealed],
        "used": [CARDS[card].name for card in side.used],
        "dominance": None if side.dominance == NONE else CARDS[side.dominance].name,
        "partner": None if side.partner == NONE else side.partner,
        "supply": side.supply,
        "warriors": side.warriors[:PLACES],
        "pieces": {piece.name: [side.at(kind, at) for at in range(PLACES)] for kind, piece in enumerate(pieces)},
        "left": {piece.name: side.left[kind] for kind, piece in enumerate(pieces)},
        "pawn": place_name(side.pawn),
        "items": counted(side.items),
        "exhausted": counted(side.exhausted),
        "board": side.rules.view(g, side, reader),
    }
    card = side.rules.hireling_view(g, side)
    if card is not None:
        board["hireling"] = card
    return board


def imagine(g: State, seat: int, rng: Rng) -> None:
    """Deal anew, in place, all that the seat may not know: other hands, face-down cards, the deck, items in ruins."""
    deal_anew(g, [seat], rng)


def deal_anew(g: State, eyes: list[int], rng: Rng) -> None:
    """The same for what none of several seats may know."""
    redeal(hidden_piles(g, eyes), rng)
    redeal_items(g, rng)
    redeal_values(g, rng)
    for side in g.sides:
        side.rules.imagine(g, side, _reader(side, eyes), rng)


def _reader(side: Side, eyes: list[int]) -> int:
    """Who looks at the secrets of a side: its own seat, which alone may know them, or somebody who does not."""
    return side.seat if side.seat in eyes else SPECTATOR


def hidden_piles(g: State, eyes: list[int]) -> list[list[int]]:
    """The cards that none of the seats may know."""
    piles: list[list[int]] = []
    for side in g.sides:
        if not (side.seated and side.seat in eyes) and not side.rules.public_hand(g, side):
            piles.append(side.hand)
        piles.extend(side.rules.secret_cards(g, side, _reader(side, eyes)))
    for site in g.landmarks:
        piles.append(site.cards)
    piles.append(g.deck)
    return piles


def keep_promises(g: State, eyes: list[int], implied: list[Implied]) -> None:
    """What everybody knows of the hands of others because of what they are asked."""
    for one in implied:
        if isinstance(one, Promise) and g.sides[one.side].seat not in eyes:
            keep_promise(g, one, hidden_piles(g, eyes))


def keep_promise(g: State, promise: Promise, piles: list[list[int]]) -> None:
    """Exchange cards until the pile holds what its owner has promised."""
    side = g.sides[promise.side]
    pile = side.hand
    if promise.pile:
        pile = side.rules.secret_cards(g, side, SPECTATOR)[promise.pile - 1]
    others = [other for other in piles if other is not pile]
    missing = promise.count - sum(fits(g, side, card, promise) for card in pile)
    at = 0
    while missing > 0:
        while fits(g, side, pile[at], promise):
            at += 1
        for other in others:
            found = next((index for index, card in enumerate(other) if fits(g, side, card, promise)), NONE)
            if found != NONE:
                pile[at], other[found] = other[found], pile[at]
                break
        missing -= 1


def fits(g: State, side: Side, card: int, promise: Promise) -> bool:
    """Is it one of the cards that a side has promised?"""
    if promise.what == CRAFTABLE:
        return why_not_craft(g, side, card) is None
    if promise.what == ACTIVATABLE:
        return why_not_card(g, side, card) is None
    return promise.is_kept_by(card)
