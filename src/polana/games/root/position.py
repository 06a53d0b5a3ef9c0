"""Positions of Root as text (`kernel/position.py`): the woodland, the cards, and each side with its board.

The boards of factions are written field by field, as their sides declare them; where the numbers of a field stand for
names, the faction says so (`Board.notation`). Supplies, the deck and who rules where are worked out, unless they are
told, and so is what a faction has because of the rest (`Board.settle_position`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polana.games.root.components import (
    CARDS,
    CLEARING_SUITS,
    ITEM_SUPPLY,
    ITEMS,
    NONE,
    RELICS,
    RUIN_ITEMS,
    SUITS,
    WINNING_SCORE,
)
from polana.games.root.control import settle_all
from polana.games.root.effects.base import EFFECTS
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.hirelings.registry import HIRELINGS
from polana.games.root.names import CLEARING_NAMES
from polana.games.root.seats import join, settle_seats
from polana.games.root.setup import automata_of, lay_out, new, whole_deck
from polana.games.root.state import IN_PLAY, Extra, Relic, Side, Site, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.woodland.registry import LANDMARKS
from polana.games.root.words import CARD_NAMES, PLACE_NAMES
from polana.kernel.errors import PositionError
from polana.kernel.game import CHOOSE, Setup
from polana.kernel.notation import Notation, Page, bad, index_of, side_told, text_in
from polana.kernel.refusal import wrong
from polana.kernel.rng import Chance
from polana.kernel.state import fields

PHASES: Final = ["birdsong", "daylight", "evening"]
#: Effects that are no card's, by the class that describes each.
BOON_NAMES: Final = [*CARD_NAMES, *[type(effect).__name__ for effect in EFFECTS[len(CARDS) :]]]

#: What every side has.
SIDE: Final = Notation(
    {
        **dict.fromkeys(("hand", "play", "revealed", "used", "dominance"), CARD_NAMES),
        **dict.fromkeys(("pawn", "homelands"), PLACE_NAMES),
        "boons": BOON_NAMES,
    },
    {"warriors": CLEARING_NAMES, "items": ITEMS, "exhausted": ITEMS},
    flags={"promise": CARD_NAMES},
    skip=("rules", "index", "seat", "seated", "controller", "changes", "cardboard", "buildings", "tokens", "left"),
)
TABLE: Final = Notation(
    {
        **dict.fromkeys(("deck", "discard", "available", "shown"), CARD_NAMES),
        "phase": PHASES,
        "suits": [SUITS[suit] for suit in CLEARING_SUITS],
        "every_suit": PLACE_NAMES,
        "ruin_items": ITEMS,
    },
    {"items": ITEMS, "ruins": CLEARING_NAMES},
    {"ruin_items": CLEARING_NAMES, "suits": CLEARING_NAMES},
    # The setup, what is written in another way, and what is worked out.
    skip=(
        *("chance", "news", "woodland", "playing", "seats", "table", "waiting", "deck_name", "advanced", "settings"),
        *("sides", "any_offers", "any_bars_leaving", "near", "closed", "landmarks", "relics", "extras"),
        *("searches", "relic_moves", "ruled", "winners", "won_by", "pool", "pool_extra", "pool_locked"),
    ),
)
SITE: Final = Notation({"where": PLACE_NAMES, "cards": CARD_NAMES}, {"items": ITEMS}, skip=("rules",))
RELIC: Final = Notation({"kind": RELICS, "where": PLACE_NAMES})


# --- writing --------------------------------------------------------------------------------------------------------


def write(setup: Setup, g: State) -> dict[str, object]:
    """Everything in which a match differs from one at its first turn on an empty map."""
    if g.table != IN_PLAY:
        raise PositionError("a position can be written once the setup is over", wrong("error-position-setup"))
    names = [side.rules.name for side in g.sides[: g.seats]]
    blank = _blank(setup, names, Chance())
    # What was shuffled or drawn by lot is never as it was at the start.
    blank.deck, blank.first = [], NONE
    if g.woodland.suits is None:
        blank.suits = [NONE] * PLACES
    # The supply is told, so that it need not be worked out.
    blank.items = []
    values: dict[str, object] = {"round": g.round, "phase": PHASES[g.phase], "turn": g.turn}
    values.update(TABLE.write(g, blank))
    if g.closed != blank.closed:
        values["closed_paths"] = [[one + 1, other + 1] for one, other in g.closed]
    if g.landmarks:
        values["landmarks"] = {site.rules.name: SITE.write(site, Site(site.rules, NONE)) for site in g.landmarks}
    if g.relics:
        values["relics"] = [RELIC.write(relic, Relic(NONE, NONE)) for relic in g.relics]
    if g.extras:
        values["extras"] = {type(one).__name__: _write_extra(one) for one in g.extras}
    sides: dict[str, object] = {}
    for side, fresh in zip(g.players, blank.sides, strict=True):
        chosen = side.seated and setup.seats[side.index] == CHOOSE
        sides[str(side.index)] = _write_side(g, side, fresh, chosen)
    values["sides"] = sides
    if g.hirelings:
        values["hirelings"] = {str(side.index): _write_hireling(g, side) for side in g.hirelings}
    return values


def _write_hireling(g: State, side: Side) -> dict[str, object]:
    """E: what every side has, and who controls it."""
    values: dict[str, object] = {"hireling": side.rules.name}
    if side.controller != NONE:
        values["controller"] = side.controller
    values.update(_write_side(g, side, side.rules.new_side(side.index), False))
    return values


def _write_extra(extra: Extra) -> dict[str, object]:
    return {name: extra.NOTATION.written(name, getattr(extra, name)) for name in fields(extra)}


def _write_side(g: State, side: Side, blank: Side, chosen: bool) -> dict[str, object]:
    rules = side.rules
    blank.supply = _supply(g, side)
    values: dict[str, object] = {"faction": rules.name} if chosen else {}
    values.update(SIDE.also(rules.notation()).write(side, blank))
    pieces: dict[str, object] = {}
    for kind, piece in enumerate(rules.pieces):
        standing = {CLEARING_NAMES[at]: side.at(kind, at) for at in side.where(kind)}
        if standing:
            pieces[piece.name] = standing
    if pieces:
        values["pieces"] = pieces
    if side.left != _left(g, side):
        values["left"] = {piece.name: side.left[kind] for kind, piece in enumerate(rules.pieces)}
    return values


def _supply(g: State, side: Side) -> int:
    """The warriors that are nowhere else."""
    held = sum(other.rules.warriors_held(g, other, side) for other in g.sides)
    return side.rules.warriors - sum(side.warriors) - side.rules.warriors_elsewhere(g, side) - held


def _left(g: State, side: Side) -> list[int]:
    """The buildings and tokens that are nowhere else."""
    rules = side.rules
    return [piece.total - side.on_map(kind) - rules.gone(g, side, kind) for kind, piece in enumerate(rules.pieces)]


# --- reading --------------------------------------------------------------------------------------------------------


def read(setup: Setup, page: Page, chance: Chance) -> State:
    """The match that a page describes."""
    sides = page.page("sides")
    players = len(setup.seats) + len(automata_of(setup.options))
    pages = [sides.page(str(index)) for index in range(players)]
    sides.done()
    names = [_faction(name, own) for name, own in zip(setup.seats, pages, strict=False)]
    g = _blank(setup, names, chance)
    pages.extend(_hirelings(g, page))
    untold = [name for name in ("deck", "items", "lenders") if name not in page]
    TABLE.read(g, page)
    for name in ("turn", "first"):
        if not 0 <= getattr(g, name) < g.playing:
            raise bad(name, f"there is no seat {getattr(g, name)}")
    if g.round < 0:
        raise bad("round", "rounds are counted from 1")
    _read_woodland(g, page)
    extras = page.page("extras")
    for name in extras.rest():
        g.extras.append(_extra(name, extras.page(name)))
    told = [own.rest() for own in pages]
    for side, own in zip(g.sides, pages, strict=True):
        _read_side(g, side, own)
        own.done()
    _check_numbers(g)
    for side, fields_told in zip(g.sides, told, strict=True):
        side.rules.settle_position(g, side, fields_told)
    for side, own, fields_told in zip(g.sides, pages, told, strict=True):
        if "supply" not in fields_told:
            side.supply = _supply(g, side)
        if side.supply < 0:
            raise bad(own.path("warriors"), f"there are only {side.rules.warriors} warriors")
    _count_items(g, "items" in untold)
    if "deck" in untold:
        _rest_to_deck(g)
    settle_seats(g)
    if "lenders" in untold:
        for side in g.hirelings:
            side.rules.control_changed(g, side)
    settle_all(g)
    return g


def _hirelings(g: State, page: Page) -> list[Page]:
    """E: those that the page mentions join; gives what is said of each."""
    told = page.page("hirelings")
    pages: list[Page] = []
    for index in sorted(told.rest()):
        own = told.page(index)
        if "hireling" not in own:
            raise bad(own.path("hireling"), "a position says which hireling it is")
        name = text_in(own.take("hireling"), own.path("hireling"))
        if name not in HIRELINGS:
            raise bad(own.path("hireling"), f"there is no hireling {name!r}")
        side = HIRELINGS[name].new_side(len(g.sides))
        side.controller = own.number("controller") if "controller" in own else NONE
        if not NONE <= side.controller < g.playing:
            raise bad(own.path("controller"), f"there is no player {side.controller}")
        join(g, side)
        pages.append(own)
    return pages


def _faction(name: str, own: Page) -> str:
    name = side_told(own, "faction", None if name == CHOOSE else name)
    if name not in FACTIONS:
        raise bad(own.path("faction"), f"there is no {name!r}; there is {', '.join(FACTIONS)}")
    return name


def _read_side(g: State, side: Side, page: Page) -> None:
    SIDE.also(side.rules.notation()).read(side, page)
    pieces = page.page("pieces")
    kinds = [piece.name for piece in side.rules.pieces]
    for name in pieces.rest():
        kind = index_of(name, kinds, pieces.path(name))
        standing = pieces.page(name)
        for place in standing.rest():
            where = index_of(place, CLEARING_NAMES, standing.path(place))
            count = standing.number(place)
            side.cardboard[kind * PLACES + where] = count
            (side.buildings if side.rules.pieces[kind].building else side.tokens)[where] += count
    side.left = _left(g, side)
    left = page.page("left")
    for name in left.rest():
        side.left[index_of(name, kinds, left.path(name))] = left.number(name)


def _check_numbers(g: State) -> None:
    """Sides and places that are told by their number, or in a table of all of them."""
    for side in g.sides:
        if not NONE <= side.partner < g.playing:
            raise bad(f"sides.{side.index}.partner", f"there is no player {side.partner}")
        if side.score >= WINNING_SCORE and side.dominance == side.partner == NONE and g.playing == g.seats:
            raise bad(f"sides.{side.index}.score", f"the match is over when somebody has {WINNING_SCORE} points")
    for index in g.lenders:
        if not 0 <= index < len(g.sides):
            raise bad("lenders", f"there is no side {index}")
    for where, under in enumerate(g.ruin_items):
        if under and not g.ruins[where]:
            raise bad(f"ruin_items.{CLEARING_NAMES[where]}", "there is no ruin")


def _read_woodland(g: State, page: Page) -> None:
    closed = page.take("closed_paths")
    if closed is not None:
        if not isinstance(closed, list):
            raise bad("closed_paths", "should be a list of pairs of clearings")
        kept = [path for path in g.closed if [path[0] + 1, path[1] + 1] in closed]
        if len(kept) != len(closed):
            raise bad("closed_paths", "names a path that the map has not closed")
        near = list(g.near)
        for one, other in g.closed:
            if (one, other) not in kept:
                near[one] = tuple(sorted((*near[one], other)))
                near[other] = tuple(sorted((*near[other], one)))
        g.near, g.closed = near, kept
    if "landmarks" in page:
        g.landmarks = []
        landmarks = page.page("landmarks")
        for name in landmarks.rest():
            own = landmarks.page(name)
            if name not in LANDMARKS:
                raise bad(own.where, f"there is no landmark {name!r}")
            site = Site(LANDMARKS[name], NONE)
            SITE.read(site, own)
            own.done()
            g.landmarks.append(site)
    relics = page.take("relics")
    if relics is None:
        return
    if not isinstance(relics, list) or not all(isinstance(told, dict) for told in relics):
        raise bad("relics", "should be a list of tables")
    for told in relics:
        own, relic = Page(told, "relics"), Relic(NONE, NONE)
        RELIC.read(relic, own)
        own.done()
        g.relics.append(relic)


def _extra(name: str, page: Page) -> Extra:
    """Something of content that lies on the table: it is made from its fields."""
    for kind in Extra.__subclasses__():
        if kind.__name__ == name:
            make: Callable[..., Extra] = kind
            told = {key: kind.NOTATION.take(key, page) for key in page.rest()}
            try:
                return make(**told)
            except TypeError:
                raise bad(page.where, "does not have the fields of such a thing") from None
    raise bad(page.where, "nothing is called so")


def _blank(setup: Setup, names: list[str], chance: Chance) -> State:
    """The table before anybody has set up, with these factions and all cards in the deck."""
    g = new(Setup(names, setup.options), chance)
    lay_out(g)
    g.extras.clear()
    g.items = ITEM_SUPPLY[:]
    for side in g.sides[:]:
        join(g, side.rules.new_side(side.index))
    settle_seats(g)
    g.deck = whole_deck(g)
    g.table = IN_PLAY
    g.waiting = []
    return g


def _count_items(g: State, untold: bool) -> None:
    """The supply has the items that nobody has, and none of those that somebody brought; where it is told, no more."""
    told = g.items
    g.items = ITEM_SUPPLY[:]
    for item in RUIN_ITEMS:
        g.items[item] += g.ruin_sets
    piles = [site.items for site in g.landmarks]
    for side in g.sides:
        piles += [side.items, side.rules.items_elsewhere(g, side)]
        for item, count in enumerate(side.rules.items_brought(g, side)):
            g.items[item] += count
    for pile in piles:
        for item, count in enumerate(pile):
            g.items[item] -= count
    for under in g.ruin_items:
        for item in under:
            g.items[item] -= 1
    for item, count in enumerate(g.items):
        if count < (0 if untold else told[item]):
            raise bad("items", f"there are more of {ITEMS[item]} than the box has")
    if not untold:
        g.items = told


def _rest_to_deck(g: State) -> None:
    """The deck has the cards that are nowhere else."""
    elsewhere = g.discard + g.available + g.shown
    for side in g.sides:
        elsewhere = elsewhere + side.hand + side.play + side.revealed + side.rules.cards_elsewhere(g, side)
        if side.dominance != NONE:
            elsewhere.append(side.dominance)
    for site in g.landmarks:
        elsewhere = elsewhere + site.cards
    g.deck = whole_deck(g)
    for card in elsewhere:
        if card not in g.deck:
            there, here = whole_deck(g).count(card), elsewhere.count(card)
            raise bad(CARD_NAMES[card], f"there are {here} of this card in the position, and {there} in the deck")
        g.deck.remove(card)
    g.chance.shuffle(g.deck)
