"""Faction boards for the bench: the Decree and its leader, supporters and officers."""

from polana.games.root.components import CARDS, SUITS
from polana.games.root.factions.alliance.side import AllianceSide
from polana.games.root.factions.eyrie.side import EyrieSide, suits_of
from polana.games.root.factions.eyrie.words import COLUMN_WORDS, LEADER_WORDS

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


def resolving(t, column, *waiting):
    """In the middle of the Decree: the columns to the left are resolved, and this one but for cards of these suits.

    `resolving(t, "battle", "fox", "bird")` comes after `lead`, in place of `t.at`. Without suits the column begins.
    """
    own = nests(t)
    t.at("eyrie", "daylight")
    own.column = COLUMNS.index(column)
    due = suits_of(own, own.column)
    own.resolved = sum(sum(suits_of(own, done)) for done in range(own.column))
    if waiting:
        own.due = [waiting.count(suit) for suit in SUITS]
        assert all(left <= have for left, have in zip(own.due, due, strict=True)), "not in the Decree"
        own.resolved += sum(due) - len(waiting)
    else:
        own.due = due


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
