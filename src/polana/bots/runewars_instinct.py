"""What anybody would do in Runewars without thinking much: march where there is something to take, quest where one can.

An order takes many small choices. Made at random they bring an army into an area with a rune once in a hundred times,
and marching looks bad; so a look ahead mostly takes what is said here, and a search tries it first.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars import topics
from polana.games.runewars.box.decks import QUEST_AGAINST, QUEST_DUEL
from polana.games.runewars.heroes import quests
from polana.games.runewars.heroes.training import attribute_of
from polana.games.runewars.map import board
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREA_COUNT, AREA_YIELD
from polana.games.runewars.moves import movement
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import DRAGON_RUNE, NO_RUNE, Table
from polana.games.runewars.words import DONE, FIGHT, MOVE, SKIP
from polana.kernel.flow import Ask
from polana.kernel.word import Word

#: What taking an area brings: a dragon rune, another rune, a city, the area itself, a resource of its yield.
DRAGON: Final = 10.0
RUNE: Final = 0.5
CITY: Final = 1.6
LAND: Final = 1.2
YIELD: Final = 0.2
#: What a stronghold adds to its defenders, about.
WALLS: Final = 5
#: An army is sent where it is worth this much at least.
WORTHWHILE: Final = 0.6
#: How likely a Fate card fails in a test, about.
FAILS: Final = 0.6
#: A quest is attempted if it succeeds this often at least, and so often are duels of quests won.
HOPE: Final = 0.45
DUEL: Final = 0.5
#: How far a hero goes in a year.
STEPS: Final = 2


def instinct(g: Table, ask: Ask) -> Word | None:
    """The word that suggests itself, or None."""
    topic = ask.topic
    if topic is topics.ACTIVATE or topic is topics.ACTIVATE_AGAIN:
        return target_of(g, ask)
    if topic is topics.MARCH:
        return source_of(g, ask)
    if topic is topics.MOVE_COUNT:
        return ask.options[-1] if g.acts.target >= 0 and board.units_in(g, g.acts.target) else None
    if topic is topics.MEET:
        enough = movement.force_size(g) > board.units_in(g, g.force_area)
        return FIGHT if enough and FIGHT in ask.options else None
    if topic is topics.QUEST_ACTION:
        hero = hero_of(ask)
        return MOVE if MOVE in ask.options and way_to_quest(g, hero)[0] <= STEPS else None
    if topic is topics.HERO_STEP:
        return step_of(g, ask)
    if topic is topics.HERO_THEN:
        hero = hero_of(ask)
        for word in ask.options:
            if word.kind == "quest" and chance_of(g, hero, word.value) >= HOPE:
                return word
    return None


# --- armies -----------------------------------------------------------------------------------------------------------


def target_of(g: Table, ask: Ask) -> Word | None:
    """The area that is worth an army most, by what lies there and who stands there."""
    seat = ask.seat
    near = [0] * AREA_COUNT
    for area in g.chart.areas:
        if g.owner[area] != seat or g.activated[area] >> seat & 1:
            continue
        units = board.army(g, seat, area)
        if units:
            reached = [area]
            for one in g.chart.from_here(area):
                if one not in reached:
                    reached.append(one)
            for one in reached[1:]:
                if movement.is_open(g, seat, one):
                    for other in g.chart.from_here(one):
                        if other not in reached:
                            reached.append(other)
            for one in reached[1:]:
                near[one] += units
    best: Word | None = None
    most = WORTHWHILE
    for word in ask.options:
        if word.kind != "area" or not near[word.value] or g.owner[word.value] == seat:
            continue
        worth = worth_of(g, seat, word.value, near[word.value])
        if worth > most:
            most = worth
            best = word
    if best is None and SKIP in ask.options:
        return SKIP
    return best


def worth_of(g: Table, seat: int, area: int, force: int) -> float:
    """What an army of that size may expect of an area."""
    rune = g.rune[area]
    prize = LAND + (DRAGON if rune == DRAGON_RUNE else RUNE if rune != NO_RUNE else 0.0)
    at = area * 3
    prize += YIELD * (AREA_YIELD[at] + AREA_YIELD[at + 1] + AREA_YIELD[at + 2])
    if g.city[area] != NOBODY:
        prize += CITY
    guards = guards_of(g, area)
    if not guards:
        return prize
    if force <= guards:
        return -1.0
    return prize * (0.9 if force >= 2 * guards else 0.6) - 0.5 * guards


def guards_of(g: Table, area: int) -> int:
    return board.units_in(g, area) + (WALLS if g.stronghold[area] != NOBODY else 0)


def source_of(g: Table, ask: Ask) -> Word | None:
    """Where the next units come from: whence most can, until they are twice as many as needed."""
    target = g.acts.target
    if target < 0:
        return None
    guards = guards_of(g, target)
    if movement.marching(g) >= min(max(2 * guards, 1), board.UNIT_LIMIT):
        return DONE if DONE in ask.options else None
    best: Word | None = None
    most = 0
    for word in ask.options:
        if word.kind == "area":
            units = board.army(g, ask.seat, word.value)
            if units > most:
                most = units
                best = word
    return best


# --- heroes -----------------------------------------------------------------------------------------------------------


def hero_of(ask: Ask) -> int:
    assert ask.args is not None
    word = ask.args["hero"]
    assert isinstance(word, Word)
    return word.value


def chance_of(g: Table, hero: int, quest: int) -> float:
    """How likely a hero fulfils a quest."""
    if QUEST_DUEL[quest]:
        return DUEL
    fails = 1.0
    for _ in range(attribute_of(g, hero, QUEST_AGAINST[quest])):
        fails *= FAILS
    return 1.0 - fails


def way_to_quest(g: Table, hero: int) -> tuple[int, list[int]]:
    """How far it is to the next place where a quest in hand is worth an attempt, and all areas by that distance."""
    seat = g.hero_seat[hero]
    far = AREA_COUNT
    steps = [far] * AREA_COUNT
    rim: list[int] = []
    for quest in g.players[seat].quests:
        if chance_of(g, hero, quest) >= HOPE:
            for area in g.chart.areas:
                if steps[area] and quests.is_place(g, seat, quest, area):
                    steps[area] = 0
                    rim.append(area)
    for area in rim:
        for other in g.chart.from_here(area):
            if steps[other] > steps[area] + 1:
                steps[other] = steps[area] + 1
                rim.append(other)
    return steps[g.hero_area[hero]], steps


def step_of(g: Table, ask: Ask) -> Word | None:
    """One step nearer to a quest, or none where one is."""
    here, steps = way_to_quest(g, hero_of(ask))
    if here == 0:
        return DONE if DONE in ask.options else None
    best: Word | None = None
    for word in ask.options:
        if word.kind == "area" and steps[word.value] < here:
            here = steps[word.value]
            best = word
    return best


def ways_of(chart: Chart) -> list[int]:
    """How many open borders lie between any two areas; by one area times their number, plus the other."""
    far = AREA_COUNT
    ways = [far] * (AREA_COUNT * AREA_COUNT)
    for area in chart.areas:
        first = area * AREA_COUNT
        ways[first + area] = 0
        rim = [area]
        for one in rim:
            for other in chart.from_here(one):
                if ways[first + other] == far:
                    ways[first + other] = ways[first + one] + 1
                    rim.append(other)
    return ways
