"""More of the bench, for heroes: a Quest phase of some seats, one action, or a duel."""

from __future__ import annotations

from polana.games.runewars.box import decks
from polana.games.runewars.heroes import duel, questphase
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.match import Match
from tests.runewars.bench import Foretold, calm, say, scene, state


def who(name: str) -> int:
    return decks.HEROES.index(name)


def card(name: str) -> int:
    return decks.REWARDS.index(name)


def _phase(g: Table, seats: tuple[int, ...]) -> Flow[None]:
    questphase.begin(g)
    for seat in seats:
        done = False
        while not done:
            done = yield from questphase.act(g, seat)


def quest_phase(g: Table, *seats: int, chance: Foretold | None = None) -> Match:
    """The Quest phase of these seats; the windows for Tactics cards are passed by."""
    match = scene(g, lambda g: _phase(g, seats or (0,)), chance)
    calm(match)
    return match


def acting(g: Table, name: str, action: str, chance: Foretold | None = None) -> Match:
    """One hero's action."""
    match = scene(g, lambda g: questphase.action(g, who(name)), chance)
    ask = match.ask
    if ask is not None and ask.about == "ask-runewars-quest-action":
        say(match, ask.seat, action)
    calm(match)
    return match


def challenging(g: Table, name: str, other: str, chance: Foretold | None = None) -> Match:
    """A duel from the challenge on."""
    return scene(g, lambda g: duel.challenge(g, who(name), who(other)), chance)


def duelling(g: Table, name: str, other: str, chance: Foretold | None = None) -> Match:
    """A duel that nobody gets out of; the windows for Tactics cards are passed by."""
    match = challenging(g, name, other, chance)
    if match.ask is not None and match.ask.about == "ask-runewars-evade":
        say(match, match.ask.seat, "skip")
    calm(match)
    return match


def where(match: Match, name: str) -> str | None:
    at = state(match).hero_area[who(name)]
    return None if at < 0 else AREAS[at]


def damage(match: Match, name: str) -> int:
    return state(match).hero_damage[who(name)]


def rewards(match: Match, name: str) -> list[str]:
    """The rewards of a hero, those that lie open with a star."""
    found = state(match).rewards[who(name)]
    return sorted(decks.REWARDS[reward >> 1] + ("*" if reward & 1 else "") for reward in found)
