"""The fields of an observation of Northgard: what they are called, how many numbers they have, what these are.

`observer.py` writes them, in this order.
"""

from __future__ import annotations

from typing import Final

from polana.eyes.shape import Shape
from polana.games.northgard.components import BUILDINGS, CARDS, CLANS, CREATURES, REGIONS, RESOURCES, SITE_KINDS, TILES
from polana.games.northgard.sight import PHASES
from polana.games.northgard.words import LAND

SEATS: Final = 5
R: Final = 103  # regions
C: Final = 86  # kinds of card
T: Final = 35  # tiles
M: Final = 9  # creatures
assert (len(REGIONS), len(CARDS), len(TILES), len(CREATURES)) == (R, C, T, M)

#: What only some may see of a player; cards are counts by kind of card.
PRIVATE: Final = [
    ("fame", 1, "Fame plus 1, 0 if the reader may not know it"),
    ("hand", C, "by card: the hand, if the reader may look into it"),
    ("drawn", C, "by card: cards just drawn and not yet given a place, the reader's own"),
    ("top", C, "by card: cards on top of the draw pile that the reader knows"),
    ("tiles", T, "tiles drawn and neither placed nor returned that the reader sees"),
]
#: What all may see.
PUBLIC: Final = [
    ("clan", len(CLANS), "the clan: " + ", ".join(CLANS)),
    ("present", 1, "1 if somebody sits there"),
    ("food", 1, "food"),
    ("wood", 1, "wood"),
    ("lore", 1, "lore"),
    ("reserve", 1, "units that are not on the map"),
    ("passed", 1, "has passed this year"),
    ("conqueror", 1, "until the end of the year: Conqueror"),
    ("kaija_roams", 1, "until the end of the year: Kaija roams"),
    ("took_offer", 1, "has taken a card of the display this year"),
    ("cards", 1, "cards in hand"),
    ("pile", 1, "cards in the draw pile"),
    ("drawing", 1, "cards just drawn"),
    ("unseen", C, "by card: hand, draw pile and drawn cards together; what they hold is known, not where"),
    ("active", C, "by card: the active zone"),
    ("discard", C, "by card: the discard pile"),
    ("gone", C, "by card: cards removed from the game"),
    ("upgrades", C, "by card: clan upgrades still set aside"),
    ("played", C, "by card: cards played for their effect this year"),
]


def fields() -> list[tuple[str, int, str]]:
    """All of them but those of the question."""
    found = [
        ("reader", SEATS, "the seat that looks, counted as words count seats"),
        ("first", SEATS, "who has the first player marker"),
        ("turn", SEATS, "whose turn it is"),
        ("raider", SEATS, "whose units have entered territories and have yet to fight there"),
        ("winners", SEATS, "who has won, when the match is over"),
        ("scores", SEATS, "the final scores plus 100, when the match is over"),
        ("phase", len(PHASES), "the phase: " + ", ".join(PHASES)),
        ("players", 1, "how many play"),
        ("creatures_on", 1, "played with creatures"),
        ("more_creatures", 1, "played with more creatures"),
        ("long_game", 1, "the long game, of ten years"),
        ("teams", 1, "the team game"),
        ("year", 1, "the year"),
        ("main_played", 1, "this turn the main card is played"),
        ("flash_played", 1, "this turn a Flash card is played"),
        ("unrest", 1, "Unrest cards left"),
        ("development", 1, "cards in the Development deck"),
        ("development/early", 1, "Early cards among them"),
        ("stack", 1, "tiles in the stack"),
        ("creatures/deck", 1, "cards in the creature deck"),
        ("creatures/weak", 1, "so many of them, on top, are weak creatures"),
        ("supply", len(BUILDINGS), "building tokens left: " + ", ".join(BUILDINGS)),
        ("offer", C, "the display, by card"),
        ("achievements", C, "Achievements in play, by card"),
        ("stack/bottom", T, "tiles known to lie at the bottom of the stack: 1 for the lowest, 2 for the next"),
        ("tiles/x", T, "by tile: its x plus 64 (the starting tile lies at 0, 0), 0 if it is not on the map"),
        ("tiles/y", T, "by tile: its y plus 64, downwards"),
        ("tiles/rotation", T, "by tile: quarter turns"),
        ("spots", 4 * T, "free cells beside the map, as words name them: by tile and side"),
        ("root", R, "by region: the root of its territory plus 1, 0 if it is not on the map"),
        ("closed", R, "by land: 1 if it is closed"),
        ("span", R, "by land: how many tiles it lies on"),
        ("dens", R, "by land: lairs"),
    ]
    found += [(f"yields/{name}", R, f"by land: {name} that it brings") for name in RESOURCES]
    found += [(f"free/{name}", R, f"by land: free {name} slots") for name in SITE_KINDS]
    found += [(f"buildings/{name}", R, "by land: how many stand there") for name in BUILDINGS]
    for seat in range(SEATS):
        found.append((f"lands/{seat}", R, "by land: 1 if that player controls it"))
        found.append((f"units/{seat}", R, "by land: ordinary units of that player there"))
    found += [
        ("kaija", R, "by land: 1 if Kaija stands there, 2 if she has entered to fight"),
        ("raid", R, "by land: units that have entered to fight"),
        ("scorched", R, "by land: 1 where the Scorched Earth token lies"),
        ("creatures/region", M, "by creature: the number of its region plus 1, 0 if it is not on the map"),
        ("creatures/line", M, "by creature: its place in the order of appearance, from 1"),
        ("creatures/discard", M, "by creature: 1 if it was defeated"),
        ("creatures/summoned", M, "by creature: 1 if it was drawn and is about to appear"),
        ("creatures/attacked", M, "by creature: 1 if it is about to be fought"),
        ("creatures/strength", R, "by land: the strength of the creatures there"),
    ]
    for seat in range(SEATS):
        at = f"players/{seat}"
        found += [(f"{at}/{name}", count, about) for name, count, about in PRIVATE + PUBLIC]
    return found


def shape() -> Shape:
    """Whatever has a number for every region lies over the lands. Their borders follow from how the tiles lie."""
    return Shape(
        places=LAND,
        planes=[(name, 1) for name, count, _ in fields() if count == R],
        sides=[(clan, "players/0/clan", at) for at, clan in enumerate(CLANS)],
        there="span",
    )
