"""The board of the Vagabond for the bench: where he stands, who he is, what he carries, who likes him."""

from polana.games.root.components import ITEMS, RUIN_ITEMS
from polana.games.root.factions.vagabond.quests import Quests
from polana.games.root.factions.vagabond.relations import ALLIED, HOSTILE
from polana.games.root.factions.vagabond.side import DAMAGED, EXHAUSTED, GONE, WRECKED, VagabondSide
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_WORDS
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, PLACES

CHARACTERS = [word.label for word in CHARACTER_WORDS]
QUESTS = [word.label for word in QUEST_WORDS]
HOW = {"ready": 0, "exhausted": EXHAUSTED, "damaged": DAMAGED, "wrecked": WRECKED, "gone": GONE}


def own(t, name="vagabond") -> VagabondSide:
    side = t.side(name)
    assert isinstance(side, VagabondSide)
    return side


def wander(t, clearing=0, *, forest=0, name="vagabond", be="ranger", **items):
    """He stands in a clearing or forest and carries these: `wander(t, 5, ready="boots sword", damaged="tea")`."""
    me = own(t, name)
    me.pawn = FIRST_FOREST + forest - 1 if forest else clearing - 1
    me.character = CHARACTERS.index(be)
    for how, listed in items.items():
        for item in listed.split():
            me.pack[HOW[how] + ITEMS.index(item)] += 1
            me.started[ITEMS.index(item)] += 1
    return me


def marked(t, *items, name="vagabond"):
    """9.7.3: of these kinds he has one that came from a ruin, marked R."""
    for item in items:
        own(t, name).marked |= 1 << ITEMS.index(item)


def board(t, name="vagabond"):
    """All that he has, by how it lies."""
    pack = own(t, name).pack
    found = {}
    for how, first in HOW.items():
        listed = [item for at, item in enumerate(ITEMS) for _ in range(pack[first + at])]
        if listed:
            found[how] = " ".join(listed)
    return found


def crafted(t, name, *items):
    """Items from the supply in the Crafted Items box of somebody else."""
    for item in items:
        t.g.items[ITEMS.index(item)] -= 1
        t.side(name).items[ITEMS.index(item)] += 1


def ally(t, other, name="vagabond"):
    own(t, name).relations[t.names.index(other)] = ALLIED


def enemy(t, other, name="vagabond"):
    own(t, name).relations[t.names.index(other)] = HOSTILE


def relation(t, other, name="vagabond"):
    """hostile, allied, or the number of the space."""
    space = own(t, name).relations[t.names.index(other)]
    return {HOSTILE: "hostile", ALLIED: "allied"}.get(space, space)


def lay_quests(t, *names):
    """These quests lie face up; the rest is the deck."""
    face_up = [QUESTS.index(name) for name in names]
    deck = [quest for quest in range(len(QUESTS)) if quest not in face_up]
    t.g.extras = [Quests(face_up, deck)]


def next_quest(t, name):
    """The next quest that is turned up."""
    t.foretell(("quest", QUESTS.index(name)))


def under_ruins(t, sets=1, **places):
    """`under_ruins(t, c6="sword")`: what lies in clearing 6; the rest of the sets lies under the other ruins."""
    left = [item for item in RUIN_ITEMS for _ in range(sets)]
    t.g.ruin_sets = sets
    t.g.ruin_items = [[] for _ in range(PLACES)]
    for place, listed in places.items():
        for item in listed.split():
            left.remove(ITEMS.index(item))
            t.g.ruin_items[int(place[1:]) - 1].append(ITEMS.index(item))
    others = [at for at in range(CLEARINGS) if t.g.ruins[at] and not t.g.ruin_items[at]]
    for at in others:
        t.g.ruin_items[at] = [left.pop() for _ in range(min(sets, len(left)))]
    for item in left:  # has left the game already
        own(t).pack[GONE + item] += 1


def quests_to_come(t, *names):
    t.foretell(*[("quest", QUESTS.index(name)) for name in names])


def allied_attack(table, *dice, warriors=2, against=3):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, ready="sword sword torch tea")
    ally(t, "duchy")
    t.put("duchy", 1, warriors=warriors)
    t.put("corvid", 1, warriors=against)
    t.at("vagabond", "daylight")
    t.dice(*dice)
    return t
