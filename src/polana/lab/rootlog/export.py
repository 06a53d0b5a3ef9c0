"""A match of Root as a Rootlog: the head, the setup of each side, then one line for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from polana.games.root.view import RootView
from polana.games.root.woodland.maps import MAPS
from polana.kernel.errors import PolanaError
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR, News
from polana.lab.rootlog import lines as lines_of
from polana.lab.rootlog import names
from polana.lab.rootlog.actions import Action, drawn_together
from polana.lab.rootlog.scribe import Scribe

TURN = "news-root-turn"
#: Told before the first turn, and written into the head or not at all: a first hand is nobody's to know.
OF_THE_HEAD = ("news-root-faction", "news-root-pool", "news-root-drew")


class NotRoot(PolanaError):
    """Rootlog is a notation of Root alone."""


def export(match: Match, players: Sequence[str] = ()) -> str:
    """The match in Rootlog, as a spectator saw it. `players` are the names of those who played, by seat."""
    if match.game.name != "root":
        raise NotRoot(f"Rootlog is a notation of Root, and this is a match of {match.game.name}")
    view = cast(RootView, match.view(SPECTATOR))
    log = match.news_for(SPECTATOR)
    sides = [side for side in view["sides"] if side["player"]]
    letters = [names.FACTIONS[side["faction"]] for side in sides]
    lines = _head(match, view, log)
    for side, letter in zip(sides, letters, strict=True):
        seat = side["seat"]
        known = "" if seat is None or seat >= len(players) else players[seat]
        lines.append(f"{letter}: {known or (titled(side['faction']) if seat is None else f'Seat {seat + 1}')}")
    by_seat = {side["seat"]: letter for side, letter in zip(sides, letters, strict=True)}
    scribe = Scribe([by_seat[seat] for seat in range(len(match.setup.seats))], MAPS[view["map"]])
    lines += ["", *_written(scribe, log)]
    if match.over:
        lines += ["", "Winner: " + ", ".join(letters[winner] for winner in view["winners"])]
    return "\n".join(lines) + "\n"


def titled(faction: str) -> str:
    """A player without a seat is called as its faction is."""
    return faction.replace("_", " ").title()


def _head(match: Match, view: RootView, log: list[News]) -> list[str]:
    lines = [f"Map: {names.MAPS[view['map']]}", f"Deck: {names.DECKS[str(match.setup.options['deck'])]}"]
    # Where suits are not printed on the map they were laid out for this match (C.1).
    if MAPS[view["map"]].suits is None or match.setup.options["setup"] == "advanced":
        suits = [names.SUIT_LETTERS[str(clearing["suit"])] for clearing in view["clearings"]]
        lines.append("Clearings: " + ", ".join(f"{suit}{number}" for number, suit in enumerate(suits, 1)))
    for one in log:
        if one.kind == "news-root-pool":
            pool = one.args["factions"]
            assert isinstance(pool, list), pool
            lines.append("Pool: " + "".join(names.FACTIONS[names.tail(str(word))] for word in pool))
    return lines


def _written(scribe: Scribe, log: list[News]) -> list[str]:
    """The setup of each side in the order in which they were set up, then turn after turn."""
    first = next((at for at, one in enumerate(log) if one.kind == TURN), len(log))
    setup: dict[str, list[Action]] = {}
    for one in log[:first]:
        if one.kind in OF_THE_HEAD:
            continue
        # What belongs to nobody, as the first quests do, stands with the side that was set up last.
        scribe.now = scribe.letter(one) if "seat" in one.args else scribe.now
        lines_of.write(scribe, one)
        if actions := scribe.taken():
            setup.setdefault(scribe.now, []).extend(actions)
    lines = [_line(letter, actions) for letter, actions in setup.items()]
    begun = 0
    for one in log[first:]:
        if one.kind == TURN:
            if begun:
                lines.append(_line(scribe.now, scribe.taken()))
            number = one.args["round"]
            assert isinstance(number, int), number
            if number > begun:
                lines.append("")
                begun = number
            scribe.now = scribe.letter(one)
        else:
            lines_of.write(scribe, one)
    if begun:
        lines.append(_line(scribe.now, scribe.taken()))
    return lines


def _line(letter: str, actions: list[Action]) -> str:
    return f"{letter}:" + "/".join(drawn_together(actions))
