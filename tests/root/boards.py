"""Faction boards for the bench: the Decree and its leader, supporters and officers."""

from polana.games.root.components import CARDS
from polana.games.root.factions.alliance.side import AllianceSide
from polana.games.root.factions.eyrie.side import EyrieSide
from polana.games.root.words import COLUMN_WORDS, LEADER_WORDS

#: A card that somebody holds so that he is asked before a part of his turn ends.
HELD = "ambush_mouse"

COLUMNS = [word.label for word in COLUMN_WORDS]
LEADERS = [word.label for word in LEADER_WORDS]


def nests(t) -> EyrieSide:
    side = t.side("eyrie")
    assert isinstance(side, EyrieSide)
    return side


def lead(t, leader, **columns):
    """The Eyrie have a leader in office and these cards in the Decree: `lead(t, "despot", move=["anvil"])`."""
    own = nests(t)
    own.leader = LEADERS.index(leader)
    own.leaders[own.leader] = False
    for column, cards in columns.items():
        for card in cards:
            t.hand("eyrie", card)
            own.decree[COLUMNS.index(column)].append(own.hand.pop())


def decree(t):
    """What lies in each column, without the viziers."""
    return {
        name: [CARDS[card].name for card in cards]
        for name, cards in zip(COLUMNS, nests(t).decree, strict=True)
        if cards
    }


def leader(t):
    return LEADERS[nests(t).leader]


def face_up(t):
    return [name for name, up in zip(LEADERS, nests(t).leaders, strict=True) if up]


def rebels(t) -> AllianceSide:
    side = t.side("alliance")
    assert isinstance(side, AllianceSide)
    return side


def support(t, *cards):
    """Cards in the Supporters stack."""
    own = rebels(t)
    for card in cards:
        t.hand("alliance", card)
        own.supporters.append(own.hand.pop())


def supporters(t):
    return sorted(CARDS[card].name for card in rebels(t).supporters)


def train(t, officers):
    """So many warriors of the supply are officers."""
    own = rebels(t)
    own.supply -= officers
    own.officers = officers
