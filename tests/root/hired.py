"""What tests of hirelings share: a bench with three players of the general rules, and the action of a hireling."""

from polana.games.root.hirelings.base import Act
from polana.games.root.hirelings.sets.bandits import BanditsSide
from polana.games.root.hirelings.sets.exile import ExileSide
from polana.games.root.state import Side


def exile(side: Side) -> ExileSide:
    assert isinstance(side, ExileSide)
    return side


def bandits(side: Side) -> BanditsSide:
    assert isinstance(side, BanditsSide)
    return side


def act_of(side):
    """Its action, as its controller is offered it."""
    return Act(side.rules, side)


def acts(t, name):
    """Run the action of a hireling by itself; the match is over when it is done."""
    at = t.names.index(name)
    t.stage(lambda g: act_of(g.sides[at]).do(g, g.sides[g.sides[at].controller]))


def sets_up(t, name, player="marquise"):
    """A.6.3: a player sets it up."""
    at = t.names.index(name)
    seat = t.names.index(player)
    t.stage(lambda g: g.sides[at].rules.set_up(g, g.sides[at], g.sides[seat]))


def is_hired(t, name, player="marquise"):
    """E.2.1: what happens when a player takes it."""
    at = t.names.index(name)
    seat = t.names.index(player)
    t.stage(lambda g: g.sides[at].rules.hired(g, g.sides[at], g.sides[seat]))


def near(t, clearing):
    """The clearings beside one, as printed on the map."""
    return [where + 1 for where in t.g.near[clearing - 1]]
