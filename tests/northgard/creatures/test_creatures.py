"""Creatures: how they appear, and more of them (NG.creatures.appear, .explore, .more)."""

from polana.games.northgard import game
from polana.games.northgard.components import CREATURES, REGIONS
from polana.games.northgard.creatures import appear
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import CREATURES_ACT, HARVEST, NOBODY
from polana.kernel.match import start
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    MOVE,
    PURPLE,
    RED,
    Bench,
    Foretold,
    beasts,
    dice,
    state,
    table,
    tiles,
)
from tests.northgard.scenes import number, totals, wilds


@law("NG.creatures.0")
def test_the_module_is_optional_and_the_basic_rules_stay_in_force() -> None:
    without, with_module = start("northgard", 2), start("northgard", 2, creatures=True)
    assert not state(without).creature_deck
    assert not state(without).creatures_on
    assert state(with_module).creatures_on
    # A combat between players is what it was.
    t = wilds()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.say(PURPLE, "@start.e")
    t.over()
    assert t.units("tile_01.e") == (RED, 3)


# --- appearing --------------------------------------------------------------------------------------------------------


@law("NG.creatures.appear.1", "NG.creatures.appear.3")
def test_the_top_card_is_drawn_its_figure_placed_and_the_card_put_at_the_right_end() -> None:
    t = wilds()
    t.creature("wolf_beige", "start.n")
    top = t.g.creature_deck[-1]
    deck = len(t.g.creature_deck)
    t.stage(lambda g: appear(g, REGIONS.index("tile_01.w"), True), [("creature", top)])
    t.over()
    assert t.g.line == [number("wolf_beige"), top]
    assert REGIONS[t.g.creature_at[top]] == "tile_01.w"
    assert len(t.g.creature_deck) == deck - 1


@law("NG.creatures.appear.1")
def test_the_card_on_top_of_the_deck_is_the_one_drawn() -> None:
    t = wilds()
    top = t.g.creature_deck[-1]
    t.g.chance.unscript()
    flow = appear(t.g, REGIONS.index("tile_01.w"), False)
    assert list(flow) == []
    assert t.g.line == [top]


@law("NG.creatures.appear.2", "NG.creatures.line.ex1", "NG.creatures.phase.2")
def test_creatures_act_from_left_to_right_in_the_order_in_which_they_appeared() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 3)
    t.creature("wolf_beige", "start.n")
    t.creature("brown_bear_brown", "start.s")
    t.creature("draugr_brown", "start.e")
    t.give(RED, food=3)  # so that Harvest begins with a question to Red
    t.g.phase = CREATURES_ACT
    t.going_on()
    moved = [getattr(line["creature"], "label", "") for line in t.told("creature-moved")]
    stays = [getattr(line["creature"], "label", "") for line in t.told("creature-stays")]
    # The Wolf goes first, to the west of the starting tile. That leaves the Bear no way, for the Draugr has not moved
    # yet from the east. The Draugr, last, comes to Red and takes a unit.
    assert (moved, stays) == (["wolf_beige", "draugr_brown"], ["brown_bear_brown"])
    assert [t.where(name) for name in ("wolf_beige", "brown_bear_brown", "draugr_brown")] == [
        "start.w",
        "start.s",
        "tile_01.n",
    ]
    assert t.units("tile_01.n") == (RED, 2)
    assert t.g.phase == HARVEST


@law("NG.creatures.appear.4")
def test_an_empty_creature_deck_is_refilled_from_the_discard_pile() -> None:
    t = wilds()
    t.g.creature_discard = t.g.creature_deck
    t.g.creature_deck = []
    t.g.weak_left = 0
    t.stage(lambda g: appear(g, REGIONS.index("tile_01.w"), False), beasts("draugr_brown"))
    t.over()
    assert t.g.line == [number("draugr_brown")]
    assert len(t.g.creature_deck) == 8
    assert t.g.creature_discard == []


@law("NG.creatures.appear.4")
def test_when_all_nine_are_on_the_map_no_creature_appears() -> None:
    t = wilds()
    for name in CREATURES:
        t.creature(name, "start.n")
    t.stage(lambda g: appear(g, REGIONS.index("tile_01.w"), True))
    t.over()
    assert len(t.g.line) == 9


@law("NG.creatures.explore.1", "NG.creatures.explore.2", "NG.creatures.effects.1")
def test_a_creature_explored_appears_at_the_lair_and_acts_at_once_without_moving() -> None:
    t = table("goat", "boar", creatures=True)
    t.put(RED, "start.e", 3)
    t.exploring(RED, tiles("tile_17") + beasts("draugr_beige"))
    t.say(RED, "rotate:3")  # the lair faces west and so joins Red's territory
    t.over()
    assert t.where("draugr_beige") == "start.e"
    assert REGIONS[t.g.creature_at[number("draugr_beige")]] == "tile_17.n"
    assert t.units("start.e") == (RED, 2)
    # Fame for closing came first: two tiles.
    assert t.player(RED).fame == 2
    assert [line.kind for line in t.match.news if line.kind.endswith(("fame", "appeared"))] == [
        "news-northgard-fame",
        "news-northgard-creature-appeared",
    ]


@law("NG.creatures.explore.2")
def test_a_creature_explored_in_a_neutral_territory_stays_there() -> None:
    t = table("goat", "boar", creatures=True)
    t.put(RED, "start.e", 3)
    t.exploring(RED, tiles("tile_17") + beasts("fallen_valkyrie_beige"))
    t.say(RED, "rotate:1")
    t.over()
    assert t.where("fallen_valkyrie_beige") == "tile_17.n"
    assert t.units("start.e") == (RED, 3)


@law("NG.creatures.explore.2", "NG.creatures.valkyrie")
def test_a_valkyrie_that_appears_among_units_attacks_them() -> None:
    t = table("goat", "boar", creatures=True)
    t.put(RED, "start.e", 3)
    chance = tiles("tile_17") + beasts("fallen_valkyrie_beige") + dice(AXES_2, AXES_2)
    t.exploring(RED, chance)
    t.say(RED, "rotate:3")
    assert totals(t) == (5, 9, 0)
    t.asked(RED, "ask-northgard-retreat-to", "@start.n", "@start.w", "@start.s", "@tile_17.rest")
    t.say(RED, "@tile_17.rest", 3)
    t.over()
    assert t.units("start.e") == (NOBODY, 0)


# --- more creatures ---------------------------------------------------------------------------------------------------


def passing(t: Bench, chance: Foretold) -> None:
    """Red has one card, and passes; Purple and Yellow have a card each."""
    for seat in range(len(t.g.players)):
        t.deal(seat, ["feast"])
    t.g.offer = t.g.box_early[:1]
    del t.g.box_early[:1]
    t.turn(RED, None, chance)
    t.say(RED, "pass")


def more(*clans: str) -> Bench:
    t = table(*(clans or ("goat", "boar", "raven")), creatures=True, more_creatures=True)
    t.lay("tile_01", 1, 0)  # a lair in its west
    t.lay("tile_17", -1, 0, 3)  # a lair in its cap, which faces west
    t.put(RED, "start.n", 2)
    return t


@law("NG.creatures.more.0", "NG.creatures.more.2")
def test_who_passes_may_make_a_creature_appear_after_taking_a_card() -> None:
    t = more()
    passing(t, [])
    t.asked(RED, "ask-northgard-more-creatures", "yes", "skip")
    assert t.g.offer == []  # the card is taken
    t.say(RED, "skip")
    t.asked(PURPLE, "ask-northgard-turn")
    assert t.g.line == []
    # Without the variant nobody is asked.
    t = more()
    t.g.more_creatures = False
    passing(t, [])
    t.asked(PURPLE, "ask-northgard-turn")


@law("NG.creatures.more.1")
def test_with_as_many_creatures_as_players_nobody_brings_more() -> None:
    for count in (2, 3):
        t = more()
        for name in CREATURES[:count]:
            t.creature(name, "start.s")
        passing(t, [])
        if count == 2:
            t.asked(RED, "ask-northgard-more-creatures")
        else:
            t.asked(PURPLE, "ask-northgard-turn")


@law("NG.creatures.more.3", "NG.creatures.more.ex1")
def test_the_figure_goes_to_a_lair_without_a_creature() -> None:
    t = more()
    t.creature("wolf_beige", "tile_17.n")
    t.put(PURPLE, "tile_01.w", 1)
    passing(t, beasts("draugr_beige"))
    t.say(RED, "yes")
    # One lair is free, so that the place is clear: the Draugr is there and last in the line.
    assert t.g.line == [number("wolf_beige"), number("draugr_beige")]
    assert REGIONS[t.g.creature_at[number("draugr_beige")]] == "tile_01.w"


@law("NG.creatures.more.3")
def test_the_player_chooses_the_lair_and_sees_the_creature_before() -> None:
    t = more()
    passing(t, beasts("wolf_brown"))
    t.say(RED, "yes")
    t.asked(RED, "ask-northgard-creature-lair", "@tile_01.w", "@tile_17.n")
    t.refused("@start.n", "NG.creatures.more.3")
    assert t.ask.args == {"creature": game.vocabulary["creature:wolf_brown"]}
    assert t.g.summoned == number("wolf_brown")
    t.say(RED, "@tile_17.n")
    assert t.g.summoned == NOWHERE
    assert t.where("wolf_brown") == "tile_17.n"


@law("NG.creatures.more.3")
def test_without_a_free_lair_any_territory_without_a_creature_will_do() -> None:
    t = more("goat", "boar", "raven", "stag")
    t.creature("wolf_beige", "tile_17.n")
    t.creature("wolf_brown", "tile_01.w")
    passing(t, beasts("draugr_beige"))
    t.say(RED, "yes")
    t.refused("@tile_17.n", "NG.creatures.more.3")
    t.asked(
        RED,
        "ask-northgard-creature-lair",
        "@start.n",
        "@start.s",
        "@start.w",
        "@tile_01.n",
        "@tile_01.e",
        "@tile_01.s",
    )


@law("NG.creatures.more.4")
def test_the_new_creature_does_not_move_but_acts() -> None:
    t = more()
    t.put(PURPLE, "tile_01.w", 2)
    passing(t, beasts("draugr_beige"))
    t.say(RED, "yes", "@tile_01.w")
    assert t.where("draugr_beige") == REGIONS[t.land("tile_01.w")]
    assert t.units("tile_01.w") == (PURPLE, 1)
