"""The Keepers' board for the bench: relics, waystations and the Retinue."""

from polana.games.root.components import CARDS, NONE
from polana.games.root.factions.keepers.side import (
    COLUMNS,
    FACES,
    VALUES,
    KeepersSide,
    relic_kind,
)
from polana.games.root.pieces import put_piece
from polana.games.root.state import Relic
from polana.games.root.woodland.maps import FIRST_FOREST
from polana.games.root.woodland.relics import RELICS
from tests.root.sides import keepers


def knights(t) -> KeepersSide:
    return keepers(t.side("keepers"))


def forest(number):
    """A forest by its number on the map, from 1."""
    return FIRST_FOREST + number - 1


def bury(t, **forests):
    """All twelve relics lie face down in the last forest, but these: `bury(t, figure=[(1, 3)])` is a 3 in forest 1."""
    t.g.relics = []
    for kind, name in enumerate(RELICS):
        told = forests.get(name, [])
        values = VALUES[:]
        for number, value in told:
            values.remove(value)
            t.g.relics.append(Relic(kind, value, forest(number)))
        t.g.relics += [Relic(kind, value, forest(t.g.woodland.forests)) for value in values]


def lay(t, clearing, name, value):
    """A relic that was buried in the last forest lies in a clearing."""
    for relic in t.g.relics:
        if (relic.kind, relic.value) == (RELICS.index(name), value) and relic.where == forest(t.g.woodland.forests):
            relic.where = clearing - 1
            relic.face_up = True
            kind = relic_kind(relic)
            own = knights(t)
            own.left[kind] -= 1
            put_piece(t.g, own, kind, clearing - 1)
            return
    raise LookupError(name)


def home(t, name, *values):
    """Relics that were buried in the last forest are on their track."""
    for value in values:
        for relic in t.g.relics:
            kind = (relic.kind, relic.value, relic.face_up)
            if kind == (RELICS.index(name), value, False) and relic.where == forest(t.g.woodland.forests):
                relic.where = NONE
                relic.face_up = True
                knights(t).tracks[relic.kind].append(value)
                break


def camp(t, clearing, name, tile=None):
    """A waystation that shows a type stands in a clearing."""
    own = knights(t)
    shows = RELICS.index(name)
    tiles = [at for at in range(3) if own.left[at] and shows in FACES[at] and tile in (None, at)]
    own.faces[tiles[0]] = shows
    own.left[tiles[0]] -= 1
    put_piece(t.g, own, tiles[0], clearing - 1)


def follow(t, retainers=(0, 0, 0), **columns):
    """The Retinue: `follow(t, (1, 1, 1), move=["anvil"], delve=[], recover=[])`."""
    own = knights(t)
    own.retainers = list(retainers)
    for at, name in enumerate(("move", "delve", "recover")):
        for card in columns.get(name, []):
            t.hand("keepers", card)
            own.retinue[at].append(own.hand.pop())


def retinue(t):
    own = knights(t)
    return [[CARDS[card].name for card in own.retinue[at]] for at in range(COLUMNS)]


def where_lies(t, name, value):
    """Where the face-up relics of a type and value are: clearings from 1, forests as `forest:1`, or nowhere."""
    return [relic["where"] for relic in t.match.view(-1)["relics"] if (relic["kind"], relic["value"]) == (name, value)]
