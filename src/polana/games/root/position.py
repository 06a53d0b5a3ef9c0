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
    RUIN_ITEMS,
    SUITS,
    WINNING_SCORE,
)
from polana.games.root.control import settle_all
from polana.games.root.effects.base import EFFECTS
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.hirelings.registry import HIRELINGS
from polana.games.root.hirelings.track import markers
from polana.games.root.names import CARD_NAMES, CLEARING_NAMES, PLACE_NAMES
from polana.games.root.seats import join, settle_seats
from polana.games.root.setup import automata_of, lay_out, new, whole_deck
from polana.games.root.state import IN_PLAY, Extra, Side, Site, State
from polana.games.root.woodland import relics
from polana.games.root.woodland.maps import PLACES
from polana.games.root.woodland.registry import LANDMARKS
from polana.games.root.woodland.ruins import populate
from polana.kernel.errors import PositionError
from polana.kernel.game import CHOOSE, Setup
from polana.kernel.notation import Notation, Page, bad, index_of, index_or_nothing, side_told, text_in
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
    skip=("rules", "index", "seat", "seated", "controller", "changes", "cardboard", "buildings", "tokens", "left"),
)
TABLE: Final = Notation(
    {
        **dict.fromkeys(("deck", "discard", "available", "shown"), CARD_NAMES),
        "phase": PHASES,
        "suits": [SUITS[suit] for suit in CLEARING_SUITS],
        "ruin_items": ITEMS,
    },
    {"items": ITEMS, "ruins": CLEARING_NAMES},
    {"ruin_items": CLEARING_NAMES, "suits": CLEARING_NAMES},
    # The setup, what is written in another way, what is worked out, and a battle, which no step begins in.
    skip=(
        *("chance", "news", "woodland", "playing", "seats", "table", "waiting", "deck_name", "advanced", "settings"),
        *("sides", "any_offers", "any_bars_leaving", "near", "closed", "landmarks", "relics", "extras", "every_suit"),
        *("searches", "relic_moves", "ruled", "winners", "won_by", "pool", "pool_extra", "pool_locked"),
        "fight",
    ),
)
SITE: Final = Notation({"where": PLACE_NAMES, "cards": CARD_NAMES}, {"items": ITEMS}, skip=("rules",))


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
        # A list, since their order is part of the position.
        blank_site = Site(g.landmarks[0].rules, NONE)
        values["landmarks"] = [{"name": site.rules.name, **SITE.write(site, blank_site)} for site in g.landmarks]
    if g.relics:
        values["relics"] = relics.written(g)
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
    untold = [name for name in ("deck", "items", "lenders", "ruin_items", "ruin_sets") if name not in page]
    every_suit = page.take("every_suit")
    TABLE.read(g, page)
    for name in ("turn", "first"):
        if not 0 <= getattr(g, name) < g.playing:
            raise bad(name, f"there is no seat {getattr(g, name)}")
    if g.round < 0:
        raise bad("round", "rounds are counted from 1")
    sites = _read_woodland(g, page)
    extras = page.page("extras")
    for name in extras.rest():
        g.extras.append(_extra(name, extras.page(name)))
    told = [own.rest() for own in pages]
    for side, own in zip(g.sides, pages, strict=True):
        _read_side(g, side, own)
        own.done()
    _check_numbers(g)
    _settle_ruins(g, untold)
    for side, fields_told in zip(g.sides, told, strict=True):
        side.rules.settle_position(g, side, fields_told)
    for side, own, fields_told in zip(g.sides, pages, told, strict=True):
        if "supply" not in fields_told:
            side.supply = _supply(g, side)
        if side.supply < 0:
            raise bad(own.path("warriors"), f"there are only {side.rules.warriors} warriors")
    _count_items(g, "items" in untold, sites)
    if every_suit is not None and index_or_nothing(every_suit, PLACE_NAMES, "every_suit") != g.every_suit:
        raise bad("every_suit", "only the clearing of the Lost City has every suit (`landmarks`)")
    if "deck" in untold:
        _rest_to_deck(g)
    settle_seats(g)
    lenders = [side.index for side in g.sides if side.rules.is_lending(g, side)]
    if "lenders" in untold:
        g.lenders = lenders
    elif sorted(g.lenders) != lenders:
        raise bad("lenders", f"it follows from the rest that {lenders} lend")
    settle_all(g)
    return g


def _settle_ruins(g: State, untold: list[str]) -> None:
    """9.3.4, 14.3.2: what lies under the ruins at the beginning, unless it is told; how many sets there must be."""
    if "ruin_sets" not in untold:
        return
    sets = max(side.rules.ruin_sets(g, side) for side in g.sides)
    if "ruin_items" in untold:
        populate(g, sets)
        return
    under = [item for items in g.ruin_items for item in items]
    for item in under:
        if item not in RUIN_ITEMS:
            raise bad("ruin_items", f"no {ITEMS[item]} lies under a ruin")
    g.ruin_sets = max([sets, *[under.count(item) for item in under]])


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
        if side.score >= WINNING_SCORE and g.playing == g.seats:
            raise bad(f"sides.{side.index}.score", f"the match is over when somebody has {WINNING_SCORE} points")
    for index in g.lenders:
        if not 0 <= index < len(g.sides):
            raise bad("lenders", f"there is no side {index}")
    found = markers(g)
    for index in [] if found is None else found.claims:
        if not 0 <= index < g.playing:
            raise bad("extras.Markers.claims", f"there is no player {index}")
    for where, under in enumerate(g.ruin_items):
        if under and not g.ruins[where]:
            raise bad(f"ruin_items.{CLEARING_NAMES[where]}", "there is no ruin")


def _read_woodland(g: State, page: Page) -> list[tuple[Site, list[str]]]:
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
    sites = _landmarks(g, page)
    relics.read(g, page.take("relics"))
    return sites


def _landmarks(g: State, page: Page) -> list[tuple[Site, list[str]]]:
    """Those that lie on the map, and which fields are told of each: by name, or in a list where their order matters."""
    if "landmarks" not in page:
        return [(site, list(fields(site))) for site in g.landmarks]
    if page.is_list("landmarks"):
        listed = page.take("landmarks")
        assert isinstance(listed, list)
        if not all(isinstance(told, dict) for told in listed):
            raise bad("landmarks", "should be a list of tables")
        pages = [Page(told, "landmarks") for told in listed]
        names = [text_in(own.take("name"), own.path("name")) for own in pages]
    else:
        landmarks = page.page("landmarks")
        names = landmarks.rest()
        pages = [landmarks.page(name) for name in names]
    g.landmarks = []
    g.every_suit = NONE
    found: list[tuple[Site, list[str]]] = []
    for name, own in zip(names, pages, strict=True):
        if name not in LANDMARKS:
            raise bad(own.where, f"there is no landmark {name!r}")
        if g.site(name) is not None:
            raise bad(own.where, f"{name!r} lies on the map twice")
        site = Site(LANDMARKS[name], NONE)
        told = own.rest()
        SITE.read(site, own)
        own.done()
        if site.where == NONE:
            raise bad(own.path("where"), f"a position says where {name} lies")
        g.landmarks.append(site)
        found.append((site, told))
    return found


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


def _count_items(g: State, untold: bool, sites: list[tuple[Site, list[str]]]) -> None:
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
    spare = [count - (0 if untold else told[item]) for item, count in enumerate(g.items)]
    for item, count in enumerate(spare):
        if count < 0:
            raise bad("items", f"there are more of {ITEMS[item]} than the box has")
    for site, fields_told in sites:
        site.rules.settle_position(g, site, fields_told, spare)
    g.items = spare if untold else told


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
