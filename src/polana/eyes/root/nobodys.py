"""Landmarks and hirelings, as numbers: what lies on the map or the table and belongs to no player."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part, one_hot
from polana.games.root.components import CARDS, HIRELING_NAMES, ITEMS, LANDMARK_NAMES, NONE
from polana.games.root.hirelings.hiring import IN_GAME
from polana.games.root.hirelings.track import SPACES, markers
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, MOST_FORESTS, PLACES

SEATS: Final = 6
C: Final = len(CARDS)
EVERYWHERE: Final = FIRST_FOREST + MOST_FORESTS
LANDMARKS: Final = len(LANDMARK_NAMES)

_NAME: Final = one_hot(len(HIRELING_NAMES))
_SEAT: Final = one_hot(SEATS)
_EVERYWHERE: Final = one_hot(EVERYWHERE)
_CARDS: Final = [card.name for card in CARDS]

FIELDS: Final[list[tuple[str, int, str]]] = [
    *[(f"landmark/{name}", PLACES, "where it lies") for name in LANDMARK_NAMES],
    ("landmark/used", LANDMARKS, "by landmark: used this turn: " + ", ".join(LANDMARK_NAMES)),
    ("landmark/cards", LANDMARKS, "by landmark: cards that lie on it face down"),
    ("landmark/items", len(ITEMS), "items that lie on a landmark"),
    ("landmark/tenant", 1, "1 if a building stands in the slot of the Elder Treetop"),
    ("hireling/track", len(SPACES), "1 if a hireling marker lies on space " + ", ".join(map(str, SPACES))),
    ("hireling/claims", SEATS, "by seat: markers taken for which nobody is hired yet"),
]
for _at in range(1, IN_GAME + 1):
    FIELDS.extend(
        [
            (f"hireling/{_at}/name", len(HIRELING_NAMES), "which hireling it is, fronts of the cards first"),
            (f"hireling/{_at}/controller", SEATS, "the seat that controls it"),
            (f"hireling/{_at}/control", 1, "control markers"),
            (f"hireling/{_at}/acted", 1, "has acted this turn"),
            (f"hireling/{_at}/supply", 1, "warriors in the supply"),
            (f"hireling/{_at}/card", 1, "warriors on its card"),
            (f"hireling/{_at}/pawn", EVERYWHERE, "where its pawn is: clearings, Burrow, forests"),
            (f"hireling/{_at}/warriors", PLACES, "by clearing (and Burrow): warriors"),
            (f"hireling/{_at}/pieces", PLACES, "by clearing (and Burrow): buildings and tokens"),
            (f"hireling/{_at}/items", len(ITEMS), "items on its card"),
            (f"hireling/{_at}/exhausted", len(ITEMS), "exhausted ones among them"),
            (f"hireling/{_at}/paths", CLEARINGS * CLEARINGS, "by clearing and clearing: 1 for a path with a bandit"),
            (f"hireling/{_at}/cards", C, "by card: what lies on it until the end of the turn"),
        ]
    )

NOTHING: Final = bytes(sum(count for _, count, _ in FIELDS))
_NO_HIRELINGS: Final = bytes(sum(count for name, count, _ in FIELDS if name.startswith("hireling/")))
_NO_HIRELING: Final = bytes(sum(count for name, count, _ in FIELDS if name.startswith("hireling/1/")))


def nobodys_part(g: State, seat: int) -> Part:
    """All of `FIELDS`, as a seat counts the others."""
    lie = bytearray(LANDMARKS * PLACES)
    used = bytearray(LANDMARKS)
    cards = bytearray(LANDMARKS)
    items = bytearray(len(ITEMS))
    tenant = 0
    for site in g.landmarks:
        number = site.rules.word.value
        lie[number * PLACES + site.where] = 1
        used[number] = site.used
        cards[number] = len(site.cards)
        for item, count in enumerate(site.items):
            items[item] += count
        if site.rules.view(g, site, seat).get("building") is not None:
            tenant = 1
    front = bytes(lie) + bytes(used) + bytes(cards) + bytes(items) + bytes((tenant,))
    if len(g.sides) == g.playing:
        return front + _NO_HIRELINGS
    found = markers(g)
    track = bytes([0 if found is None else space in found.track for space in SPACES])
    claims = bytearray(SEATS)
    for player in [] if found is None else found.claims:
        claims[(player - seat) % g.playing] += 1
    parts = [front, track, bytes(claims)]
    parts += [hireling_part(g, side, seat) for side in g.hirelings[:IN_GAME]]
    parts += [_NO_HIRELING] * (IN_GAME - len(g.hirelings))
    return b"".join(parts)


def hireling_part(g: State, side: Side, seat: int) -> bytes:
    card = side.rules.hireling_view(g, side)
    assert card is not None
    paths = bytearray(CLEARINGS * CLEARINGS)
    for one, other in card["paths"]:
        paths[(one - 1) * CLEARINGS + other - 1] = 1
        paths[(other - 1) * CLEARINGS + one - 1] = 1
    kept = bytearray(C)
    for name in card["cards"]:
        kept[_CARDS.index(name)] += 1
    controller = NONE if side.controller == NONE else (side.controller - seat) % g.playing
    return b"".join(
        [
            _NAME[HIRELING_NAMES.index(side.rules.name)],
            _SEAT[controller],
            bytes((card["control"], card["acted"], side.supply, card["card"])),
            _EVERYWHERE[side.pawn],
            bytes(side.warriors),
            bytes(side.buildings[at] + side.tokens[at] for at in range(PLACES)),
            bytes(card["items"].get(item, 0) for item in ITEMS),
            bytes(card["exhausted"].get(item, 0) for item in ITEMS),
            paths,
            kept,
        ]
    )
