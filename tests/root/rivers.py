"""The board of the Riverfolk Company for the bench: what lies in its boxes, what its services cost."""

from polana.games.root.control import start_lending
from polana.games.root.factions.riverfolk.side import RiverfolkSide


def own(t) -> RiverfolkSide:
    side = t.side("riverfolk")
    assert isinstance(side, RiverfolkSide)
    return side


def lay(t, box, **warriors):
    """Warriors of these factions lie in a box: `lay(t, "funds", marquise=2)`."""
    for name, count in warriors.items():
        side = t.side(name)
        side.supply -= count
        getattr(own(t), box)[side.index] += count


def box(t, which):
    """What lies in a box, by faction."""
    return {t.names[at]: count for at, count in enumerate(getattr(own(t), which)) if count}


def prices(t, *costs):
    """What a card, riverboats and mercenaries cost."""
    own(t).prices = list(costs)


def hire(t, buyer):
    """The player whose turn it is has hired mercenaries; to be said after `t.at`."""
    own(t).sold = 1
    own(t).hirer = t.side(buyer).index
    start_lending(t.g, own(t))
