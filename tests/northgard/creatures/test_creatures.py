"""Creatures: how they appear, and more of them (NG.creatures.appear, .explore, .more)."""

from polana.games.northgard import game
from polana.games.northgard.actions.explore import explore
from polana.games.northgard.components import CREATURES, REGIONS
from polana.games.northgard.creatures import appear
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import CREATURES_ACT, HARVEST, NOBODY, Table
from polana.kernel.match import Match, start
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    PURPLE,
    RED,
    Foretold,
    action,
    asked,
    beasts,
    creature,
    deal,
    dice,
    give,
    going_on,
    land,
    lay,
    over,
    put,
    refused,
    say,
    scene,
    state,
    table,
    tiles,
    told,
    turn,
    units,
)
from tests.northgard.scenes import EXPLORE, moving, number, totals, where, wilds


@law("NG.creatures.0")
def test_the_module_is_optional_and_the_basic_rules_stay_in_force() -> None:
    without, with_module = start("northgard", 2), start("northgard", 2, creatures=True)
    assert not state(without).creature_deck
    assert not state(without).creatures_on
    assert state(with_module).creatures_on
    # A combat between players is what it was.
    g = wilds()
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, action("move"), dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    say(match, PURPLE, "@start.e")
    over(match)
    assert units(match, "tile_01.e") == (RED, 3)


# --- appearing --------------------------------------------------------------------------------------------------------


@law("NG.creatures.appear.1", "NG.creatures.appear.3")
def test_the_top_card_is_drawn_its_figure_placed_and_the_card_put_at_the_right_end() -> None:
    g = wilds()
    creature(g, "wolf_beige", "start.n")
    top = g.creature_deck[-1]
    g.chance.script([("creature", top)])
    deck = len(g.creature_deck)
    match = scene(g, lambda g: appear(g, REGIONS.index("tile_01.w"), True), [("creature", top)])
    over(match)
    assert g.line == [number("wolf_beige"), top]
    assert REGIONS[g.creature_at[top]] == "tile_01.w"
    assert len(g.creature_deck) == deck - 1


@law("NG.creatures.appear.1")
def test_the_card_on_top_of_the_deck_is_the_one_drawn() -> None:
    g = wilds()
    top = g.creature_deck[-1]
    g.chance.unscript()
    flow = appear(g, REGIONS.index("tile_01.w"), False)
    assert list(flow) == []
    assert g.line == [top]


@law("NG.creatures.appear.2", "NG.creatures.line.ex1", "NG.creatures.phase.2")
def test_creatures_act_from_left_to_right_in_the_order_in_which_they_appeared() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 3)
    creature(g, "wolf_beige", "start.n")
    creature(g, "brown_bear_brown", "start.s")
    creature(g, "draugr_brown", "start.e")
    give(g, RED, food=3)  # so that Harvest begins with a question to Red
    g.phase = CREATURES_ACT
    match = going_on(g, game)
    moved = [getattr(line["creature"], "label", "") for line in told(match, "creature-moved")]
    stays = [getattr(line["creature"], "label", "") for line in told(match, "creature-stays")]
    # The Wolf goes first, to the west of the starting tile. That leaves the Bear no way, for the Draugr has not moved
    # yet from the east. The Draugr, last, comes to Red and takes a unit.
    assert (moved, stays) == (["wolf_beige", "draugr_brown"], ["brown_bear_brown"])
    assert [where(g, name) for name in ("wolf_beige", "brown_bear_brown", "draugr_brown")] == [
        "start.w",
        "start.s",
        "tile_01.n",
    ]
    assert units(match, "tile_01.n") == (RED, 2)
    assert state(match).phase == HARVEST


@law("NG.creatures.appear.4")
def test_an_empty_creature_deck_is_refilled_from_the_discard_pile() -> None:
    g = wilds()
    g.creature_discard = g.creature_deck
    g.creature_deck = []
    g.weak_left = 0
    match = scene(g, lambda g: appear(g, REGIONS.index("tile_01.w"), False), beasts("draugr_brown"))
    over(match)
    assert g.line == [number("draugr_brown")]
    assert len(g.creature_deck) == 8
    assert g.creature_discard == []


@law("NG.creatures.appear.4")
def test_when_all_nine_are_on_the_map_no_creature_appears() -> None:
    g = wilds()
    for name in CREATURES:
        creature(g, name, "start.n")
    match = scene(g, lambda g: appear(g, REGIONS.index("tile_01.w"), True))
    over(match)
    assert len(g.line) == 9


@law("NG.creatures.explore.1", "NG.creatures.explore.2", "NG.creatures.effects.1")
def test_a_creature_explored_appears_at_the_lair_and_acts_at_once_without_moving() -> None:
    g = table("goat", "boar", creatures=True)
    put(g, RED, "start.e", 3)
    match = scene(g, lambda g: explore(g, RED, EXPLORE), tiles("tile_17") + beasts("draugr_beige"))
    say(match, RED, "rotate:3")  # the lair faces west and so joins Red's territory
    over(match)
    assert where(g, "draugr_beige") == "start.e"
    assert REGIONS[g.creature_at[number("draugr_beige")]] == "tile_17.n"
    assert units(match, "start.e") == (RED, 2)
    # Fame for closing came first: two tiles.
    assert g.players[RED].fame == 2
    assert [line.kind for line in match.news if line.kind.endswith(("fame", "appeared"))] == [
        "news-northgard-fame",
        "news-northgard-creature-appeared",
    ]


@law("NG.creatures.explore.2")
def test_a_creature_explored_in_a_neutral_territory_stays_there() -> None:
    g = table("goat", "boar", creatures=True)
    put(g, RED, "start.e", 3)
    match = scene(g, lambda g: explore(g, RED, EXPLORE), tiles("tile_17") + beasts("fallen_valkyrie_beige"))
    say(match, RED, "rotate:1")
    over(match)
    assert where(g, "fallen_valkyrie_beige") == "tile_17.n"
    assert units(match, "start.e") == (RED, 3)


@law("NG.creatures.explore.2", "NG.creatures.valkyrie")
def test_a_valkyrie_that_appears_among_units_attacks_them() -> None:
    g = table("goat", "boar", creatures=True)
    put(g, RED, "start.e", 3)
    chance = tiles("tile_17") + beasts("fallen_valkyrie_beige") + dice(AXES_2, AXES_2)
    match = scene(g, lambda g: explore(g, RED, EXPLORE), chance)
    say(match, RED, "rotate:3")
    assert totals(match) == (5, 9, 0)
    asked(match, RED, "ask-northgard-retreat-to", "@start.n", "@start.w", "@start.s", "@tile_17.rest")
    say(match, RED, "@tile_17.rest", 3)
    over(match)
    assert units(match, "start.e") == (NOBODY, 0)


# --- more creatures ---------------------------------------------------------------------------------------------------


def passing(g: Table, chance: Foretold) -> Match:
    """Red has one card, and passes; Purple and Yellow have a card each."""
    for seat in range(len(g.players)):
        deal(g, seat, ["feast"])
    g.offer = g.box_early[:1]
    del g.box_early[:1]
    match = turn(g, RED, None, chance)
    say(match, RED, "pass")
    return match


def more(*clans: str) -> Table:
    g = table(*(clans or ("goat", "boar", "raven")), creatures=True, more_creatures=True)
    lay(g, "tile_01", 1, 0)  # a lair in its west
    lay(g, "tile_17", -1, 0, 3)  # a lair in its cap, which faces west
    put(g, RED, "start.n", 2)
    return g


@law("NG.creatures.more.0", "NG.creatures.more.2")
def test_who_passes_may_make_a_creature_appear_after_taking_a_card() -> None:
    g = more()
    match = passing(g, [])
    asked(match, RED, "ask-northgard-more-creatures", "yes", "skip")
    assert g.offer == []  # the card is taken
    say(match, RED, "skip")
    asked(match, PURPLE, "ask-northgard-turn")
    assert g.line == []
    # Without the variant nobody is asked.
    g = more()
    g.more_creatures = False
    match = passing(g, [])
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.creatures.more.1")
def test_with_as_many_creatures_as_players_nobody_brings_more() -> None:
    for count in (2, 3):
        g = more()
        for name in CREATURES[:count]:
            creature(g, name, "start.s")
        match = passing(g, [])
        if count == 2:
            asked(match, RED, "ask-northgard-more-creatures")
        else:
            asked(match, PURPLE, "ask-northgard-turn")


@law("NG.creatures.more.3", "NG.creatures.more.ex1")
def test_the_figure_goes_to_a_lair_without_a_creature() -> None:
    g = more()
    creature(g, "wolf_beige", "tile_17.n")
    put(g, PURPLE, "tile_01.w", 1)
    match = passing(g, beasts("draugr_beige"))
    say(match, RED, "yes")
    # One lair is free, so that the place is clear: the Draugr is there and last in the line.
    assert g.line == [number("wolf_beige"), number("draugr_beige")]
    assert REGIONS[g.creature_at[number("draugr_beige")]] == "tile_01.w"


@law("NG.creatures.more.3")
def test_the_player_chooses_the_lair_and_sees_the_creature_before() -> None:
    g = more()
    match = passing(g, beasts("wolf_brown"))
    say(match, RED, "yes")
    asked(match, RED, "ask-northgard-creature-lair", "@tile_01.w", "@tile_17.n")
    refused(match, "@start.n", "NG.creatures.more.3")
    assert match.ask is not None
    assert match.ask.args == {"creature": game.vocabulary["creature:wolf_brown"]}
    assert g.summoned == number("wolf_brown")
    say(match, RED, "@tile_17.n")
    assert g.summoned == NOWHERE
    assert where(g, "wolf_brown") == "tile_17.n"


@law("NG.creatures.more.3")
def test_without_a_free_lair_any_territory_without_a_creature_will_do() -> None:
    g = more("goat", "boar", "raven", "stag")
    creature(g, "wolf_beige", "tile_17.n")
    creature(g, "wolf_brown", "tile_01.w")
    match = passing(g, beasts("draugr_beige"))
    say(match, RED, "yes")
    refused(match, "@tile_17.n", "NG.creatures.more.3")
    asked(
        match,
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
    g = more()
    put(g, PURPLE, "tile_01.w", 2)
    match = passing(g, beasts("draugr_beige"))
    say(match, RED, "yes", "@tile_01.w")
    assert where(g, "draugr_beige") == REGIONS[land(g, "tile_01.w")]
    assert units(match, "tile_01.w") == (PURPLE, 1)
