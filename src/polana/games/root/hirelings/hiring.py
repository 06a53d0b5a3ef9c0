"""How hirelings come to the table (A.6), to a player and to the next (E.1)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import side_of
from polana.games.root.components import (
    AUTOMATON_NAMES,
    FACTION_NAMES,
    HIRELING_CARDS,
    HIRELING_NAMES,
    NONE,
    read,
    replaced_by,
)
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.hirelings import asks
from polana.games.root.hirelings import news as told
from polana.games.root.hirelings.registry import HIRELINGS
from polana.games.root.hirelings.track import SPACES, Markers, markers
from polana.games.root.seats import add_hireling
from polana.games.root.state import Side, State
from polana.kernel.flow import Flow
from polana.kernel.game import Option

_COMMON: Final = read("hirelings")["common"]
IN_GAME: Final[int] = _COMMON["hirelings_in_game"]
#: A.6.2: how many are demoted, by the number of players.
DEMOTED: Final[dict[int, int]] = {int(players): count for players, count in _COMMON["demoted_by_players"].items()}

OPTION: Final = Option("hirelings", [False, True], "option-root-hirelings")


def are_used(g: State) -> bool:
    """A.6: does the group play with hirelings?"""
    return g.settings.get("hirelings", False) is True


# --- setup (A.6) ----------------------------------------------------------------------------------------------------


def faction_of(card: int) -> str:
    """A.6.5: the faction that a hireling belongs to, if it belongs to any."""
    name: str = HIRELING_CARDS[card].get("bans_faction", "")
    return name


def banned(g: State) -> list[str]:
    """A.6.5: the factions that stay in the box."""
    names = [faction_of(HIRELING_NAMES.index(side.rules.name) % len(HIRELING_CARDS)) for side in g.hirelings]
    return [name for name in FACTION_NAMES if name in names or (same_as(name) and same_as(name) in names)]


def same_as(name: str) -> str:
    """The faction of which this is the second one, or that an automaton replaces."""
    if name in AUTOMATON_NAMES:
        return replaced_by(name)
    return FACTIONS[name].comes_after() if name in FACTIONS else ""


def set_up_hirelings(g: State, factions: int) -> Flow[None]:
    """A.6.1 to A.6.4. This many factions must be left to choose from; 0 where all have one."""
    draw_hirelings(g, factions)
    g.extras.append(Markers(SPACES[:], []))  # A.6.4
    for step, me in enumerate(g.hirelings, 1):  # A.6.3
        player = g.sides[(g.first - step) % g.playing]
        yield from me.rules.set_up(g, me, player)


def draw_hirelings(g: State, factions: int) -> None:
    """A.6.1, A.6.2, A.6.5: three cards of factions that nobody plays, some of them turned over."""
    played = [side.rules.name for side in g.players]
    played += [same_as(name) for name in played]
    cards = [card for card in range(len(HIRELING_CARDS)) if not faction_of(card) or faction_of(card) not in played]
    drawn: list[int] = []
    left = len(FACTIONS)
    while len(drawn) < IN_GAME:
        card = g.chance.pick(cards, "hireling")
        name = faction_of(card)
        gone = [one for one in FACTIONS if name and name in (one, same_as(one))]
        if not factions or left - len(gone) >= factions:
            left -= len(gone)
            drawn.append(card)
    backs = drawn[:]
    for _ in range(IN_GAME - DEMOTED[g.playing]):
        g.chance.pick(backs, "hireling that is not demoted")
    for card in drawn:
        name = HIRELING_NAMES[card + len(HIRELING_CARDS) if card in backs else card]
        told.turned_up(g, add_hireling(g, HIRELINGS[name]))


# --- gaining and losing (E.1) ---------------------------------------------------------------------------------------


def begin_turn(g: State) -> None:
    """What is counted within a turn."""
    for side in g.hirelings:
        side.rules.begin_turn(g, side)


def end_of_turn(g: State, me: Side) -> Flow[None]:
    """E.1.3, E.1.1: hirelings of earlier turns may leave, and those whose marker was taken come."""
    for side in g.hirelings:
        side.rules.evening_over(g, side)
    mine = [side for side in g.hirelings if side.controller == me.index]
    for own in [side for side in mine if side.rules.lose_marker(g, side, me)]:
        yield from give_away(g, own, me)
    found = markers(g)
    while found is not None and me.index in found.claims:
        supply = [side.rules.word for side in g.hirelings if side.controller == NONE]
        found.claims.remove(me.index)
        if not supply:  # 1.5.4: a position may have fewer hirelings than markers
            continue
        word = yield asks.hire(me, supply)
        own = side_of(g, word)
        yield from own.rules.hire(g, own, me)


def give_away(g: State, own: Side, me: Side) -> Flow[None]:
    """E.1.3: a card without markers goes to another player, whoever he is."""
    words = [player.rules.word for player in g.players if player is not me]
    word = yield asks.give(me, own, words)
    other = side_of(g, word)
    told.given(g, own, me, other)
    yield from own.rules.hire(g, own, other)
