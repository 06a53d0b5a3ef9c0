"""Relics (15.2.1): tokens in forests and clearings that lie face down until somebody digs them out.

All see the kind of a relic; its value is under it. These functions are the only ones that move or turn one.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import FACTION_NAMES, NONE, faction_table
from polana.games.root.names import PLACE_NAMES
from polana.games.root.state import Relic, State
from polana.games.root.view import RelicView
from polana.games.root.woodland.maps import BURROW, FIRST_FOREST, PLACES
from polana.games.root.words import PLACE_WORDS
from polana.kernel.notation import Notation, Page, bad
from polana.kernel.rng import Rng

#: The kinds of relic: what is printed on the front of a token that lies face down.
RELICS: Final[list[str]] = [kind for name in FACTION_NAMES for kind in faction_table(name).get("relic_types", [])]
#: How one is written in a position.
RELIC: Final = Notation({"kind": RELICS, "where": PLACE_NAMES})


def relics_at(g: State, where: int) -> list[Relic]:
    """Those that lie in a clearing or forest."""
    return [relic for relic in g.relics if relic.where == where]


def put_relic(g: State, relic: Relic, where: int) -> None:
    """A relic comes to a clearing or forest; NONE: it leaves the map."""
    relic.where = where
    g.relic_moves += 1


def turn_up(g: State, relic: Relic) -> None:
    """Its value shows from now on."""
    if not relic.face_up:
        relic.face_up = True
        g.relic_moves += 1
        g.chance.reveal()


def redeal_values(g: State, rng: Rng) -> None:
    """Deal the values of relics that lie face down anew, in place, among those of each kind."""
    if not g.relics:
        return
    for kind in range(len(RELICS)):
        hidden = [relic for relic in g.relics if relic.kind == kind and not relic.face_up]
        values = sorted([relic.value for relic in hidden])
        rng.shuffled(values)
        for relic in hidden:
            relic.value = values.pop()


def relic_view(relic: Relic) -> RelicView:
    where = relic.where
    place = None if where == NONE else PLACE_WORDS[where].label if where < PLACES else PLACE_WORDS[where].text
    return {"kind": RELICS[relic.kind], "where": place, "value": relic.value if relic.face_up else None}


def written(g: State) -> list[dict[str, object]]:
    """All relics, for a position."""
    return [RELIC.write(relic, Relic(NONE, NONE)) for relic in g.relics]


def read(g: State, told: object) -> None:
    """The relics of a position, if it tells of any."""
    if told is None:
        return
    if not isinstance(told, list) or not all(isinstance(one, dict) for one in told):
        raise bad("relics", "should be a list of tables")
    for one in told:
        own, relic = Page(one, "relics"), Relic(NONE, NONE)
        RELIC.read(relic, own)
        own.done()
        g.relics.append(relic)


def check(g: State) -> None:
    """Each lies in a clearing or a forest, or has left the map."""
    forests = FIRST_FOREST + g.woodland.forests
    for relic in g.relics:
        assert NONE <= relic.where < forests, "a relic lies nowhere"
        assert relic.where != BURROW, "a relic lies in the Burrow"
