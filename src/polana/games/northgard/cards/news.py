"""What is told of Special actions (NG.special)."""

from __future__ import annotations

from polana.games.northgard.state import Table
from polana.games.northgard.words import BUILDING, CARD, LAND, RESOURCE


def copied(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-copied", "NG.special.1", seat=seat, card=CARD[card])


def took_back(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-took-back", "NG.special.1", seat=seat, card=CARD[card])


def saw_hand(g: Table, seat: int, other: int) -> None:
    """Both of them know what was seen; the rest of the table knows that somebody looked."""
    if g.news is not None:
        cards = [CARD[card] for card in sorted(g.players[other].hand)]
        both = (seat, other)
        g.tell_to(both, "news-northgard-saw-hand", "NG.special.1", seat=seat, other=other, cards=cards)
        g.tell_except(both, "news-northgard-looked", "NG.special.1", seat=seat, other=other)


def handed_over(g: Table, seat: int, other: int, which: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-handed-over", "NG.special.1", seat=seat, other=other, resource=RESOURCE[which])


def swapped(g: Table, seat: int, land: int, old: int, new: int) -> None:
    if g.news is not None:
        one, other = BUILDING[old], BUILDING[new]
        g.tell("news-northgard-swapped", "NG.special.1", seat=seat, land=LAND[land], building=one, replacement=other)


def unit_added(g: Table, seat: int, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-unit-added", "NG.special.1", seat=seat, land=LAND[land])


def unit_pulled(g: Table, seat: int, source: int, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-unit-pulled", "NG.special.1", seat=seat, source=LAND[source], land=LAND[land])


def enemy_removed(g: Table, seat: int, victim: int, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-enemy-removed", "NG.special.1", seat=seat, other=victim, land=LAND[land])
