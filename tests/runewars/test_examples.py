"""Worked examples of the rulebook that run through several chapters, played in one piece with their own numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from polana.games.runewars.box.decks import ATTRIBUTES, QUEST_AGAINST, QUEST_TILE, QUESTS, TACTICS
from polana.games.runewars.map.tiles import AREA_CITY, HOME, TILE_AREAS, TILES, cell_of, distance
from polana.games.runewars.realm import runes
from polana.games.runewars.setup.markers import cells_of
from polana.games.runewars.state import (
    CHOOSE_ORDERS,
    DRAGON_RUNE,
    FALSE_RUNE,
    PLACE_HOMES,
    PLACE_MARKERS,
    PLACE_RUNES,
    PLACE_TILES,
    SEASON_CARD,
    SECONDARY,
)
from tests.law import law
from tests.runewars.bench import (
    Bench,
    area,
    begin,
    drawn_quests,
    drawn_rewards,
    drawn_seasons,
    drawn_tactics,
    fate,
    table,
    who,
)

THREE = ["daqan", "uthuk", "latari"]
#: On the tiles 1 to 6.
CITIES_THERE = sum(AREA_CITY[at] for tile in range(6) for at in TILE_AREAS[tile])


def setup_quest(tile: int) -> str:
    return QUESTS[next(at for at in range(9) if QUEST_TILE[at] == tile)]


def first_option(t: Bench, phase: int) -> list[int]:
    """Say the first option until a phase is over: who was asked, without repeating a seat that goes on."""
    seats: list[int] = []
    while t.g.phase == phase:
        ask = t.match.ask
        assert ask is not None
        if not seats or seats[-1] != ask.seat:
            seats.append(ask.seat)
        t.say(ask.seat, ask.options[0])
    return seats


# --- the board (pages 8 and 9) ----------------------------------------------------------------------------------------


@law("RW.setup.board.ex1", "RW.setup.board.1", "RW.setup.board.3.2")
def test_the_example_each_takes_the_tiles_of_two_open_setup_quests_and_they_are_laid_clockwise_in_contact() -> None:
    dealt = [setup_quest(number) for number in (5, 6, 4, 3, 1, 2)]
    t = begin(THREE, fate(30, 1, 2) + drawn_quests(*dealt))
    for reader in (-1, 0, 1, 2):
        seen = t.match.view(reader)["players"]
        assert isinstance(seen, list)
        assert [player["setup_quests"] for player in seen] == [dealt[:2], dealt[2:4], dealt[4:]]
        assert [player["tiles"] for player in seen] == [
            ["tile_5", "tile_6"],
            ["tile_4", "tile_3"],
            ["tile_1", "tile_2"],
        ]
    t.asked(0, "ask-runewars-first-tile", "tile:tile_5", "tile:tile_6")
    t.say(0, "tile:tile_5")
    assert t.g.chart.cell[area("5A")] == cell_of(0, 0)
    layers = [0]
    while t.g.phase == PLACE_TILES:
        ask = t.match.ask
        assert ask is not None
        before = t.g.chart
        while t.g.phase == PLACE_TILES and len(t.g.chart.tiles) == len(before.tiles):
            assert t.match.ask is not None
            assert t.match.ask.seat == ask.seat
            t.say(ask.seat, t.match.ask.options[0])
        chart = t.g.chart
        new = TILE_AREAS[chart.tiles[-1]]
        touching = [at for at in new if any(other in before.areas for other in chart.adjacent(at))]
        touched = {other for at in new for other in chart.adjacent(at) if other in before.areas}
        assert len(touching) >= 2
        assert len(touched) >= 2
        layers.append(ask.seat)
    assert layers == [0, 1, 2, 0, 1, 2]
    assert sorted(TILES[tile] for tile in t.g.chart.tiles) == [f"tile_{number}" for number in range(1, 7)]


@law("RW.setup.board.ex2", "RW.setup.board.4.3", "RW.setup.board.5.1", "RW.setup.board.6.1")
def test_the_example_the_first_player_sets_three_markers_then_runes_to_the_right_and_home_realms_to_the_left() -> None:
    dealt = [setup_quest(number) for number in (5, 6, 4, 3, 1, 2)]
    cities = [("city", at) for at in range(CITIES_THERE)]
    t = begin(THREE, fate(1, 30, 2) + drawn_quests(*dealt) + cities)
    first_option(t, PLACE_TILES)
    assert first_option(t, PLACE_MARKERS) == [1]  # the first player, all of them
    markers = list(t.g.markers)
    assert len(markers) == 3
    for at, marker in enumerate(markers):
        for other in markers[:at]:
            # three areas between them: the fourth step leads from one to the other
            assert min(distance(one, two) for one in cells_of(marker) for two in cells_of(other)) >= 4
    assert first_option(t, PLACE_RUNES) == [1, 0, 2]
    g = t.g
    assert [g.rune.count(token) for token in (DRAGON_RUNE, FALSE_RUNE)] == [3, 3]
    assert first_option(t, PLACE_HOMES) == [2, 0, 1]
    g = t.g
    for player in g.players:
        cells = [g.chart.cell[at] for at in TILE_AREAS[HOME[player.faction]]]
        assert len([marker for marker in markers if all(cell in cells for cell in cells_of(marker))]) == 1


# --- a season (pages 12 and 13) ---------------------------------------------------------------------------------------


@law("RW.season.ex1", "RW.orders.ex1", "RW.orders.ex2", "RW.orders.ex3", "RW.flow.2")
def test_the_example_an_autumn_of_three_from_its_card_to_the_first_card_of_winter() -> None:
    t = table("daqan", "uthuk", "latari", season="autumn")
    for seat, influence in enumerate((1, 2, 4)):
        t.give(seat, influence=influence, dials=(0, 8, 0))
    t.played(2, "recruit", "conquer")
    t.played(1, "harvest", "strategize")
    t.played(0, "strategize", "mobilize")
    t.put(0, "DA", footman=1)
    t.put(2, "LA", archer=1)
    t.g.fate_discard = [t.g.fate.pop() for _ in range(7)]
    t.g.phase = SEASON_CARD
    cards = drawn_seasons("bountiful_harvest", "bitter_winter") + drawn_tactics("ambush")
    t.going_on(cards[:1] + cards[2:] + cards[1:2])
    g = t.g
    assert [player.dials for player in g.players] == [[4, 2, 2], [4, 1, 3], [3, 3, 2]]  # the home realms, and 1 food
    assert (len(g.fate), g.fate_discard) == (30, [])
    # Uthuk's order of the season before was the lowest, 1; then come Daqan with 2 and the Elf with 3
    t.asked(1, "ask-runewars-autumn-gain", "gain:influence", "gain:tactics")
    t.say(1, "gain:influence")
    t.say(0, "gain:tactics")
    t.say(2, "gain:influence")
    assert [player.influence for player in t.g.players] == [1, 4, 6]
    assert [[TACTICS[card] for card in player.fresh] for player in t.g.players] == [["ambush"], [], []]
    assert t.g.phase == CHOOSE_ORDERS
    for seat, order in enumerate(("conquer", "conquer", "strategize")):
        assert t.told("order") == []  # face down until all have chosen
        t.say(seat, f"order:{order}")
    assert [player.supremacy for player in t.g.players] == [True, False, False]
    turns: list[tuple[int, str]] = []
    while t.g.season == 2:
        ask = t.match.ask
        assert ask is not None
        turns.append((ask.seat, ask.about.removeprefix("ask-runewars-")))
        if ask.about == "ask-runewars-activate":
            t.say(ask.seat, "area:DB" if ask.seat == 0 else "area:UB")
        else:
            t.say(ask.seat, "done" if t.may("done") else "skip")
    seats = [seat for at, (seat, _) in enumerate(turns) if not at or turns[at - 1][0] != seat]
    assert seats == [2, 1, 0]
    assert [line["seat"] for line in t.told("resolves")] == [2, 1, 0]
    assert [str(line["card"]) for line in t.told("season-card")] == [
        "season:bountiful_harvest",
        "season:bitter_winter",
    ]


@law("RW.orders.supremacy.ex1")
def test_the_example_in_summer_the_uthuk_recruit_from_one_dial_only_for_fortify_lies_there() -> None:
    for spring, dials in (("fortify", 1), ("strategize", 2)):
        t = table("daqan", "uthuk", season="summer")
        t.stronghold(1, "UA")
        t.played(0, "harvest")
        t.played(1, spring)
        t.resolving(["fortify", "recruit"])
        t.say(1, "done", "resource:food")
        if dials == 2:
            t.say(1, "done")
            t.asked(1, "ask-runewars-recruit-again", "skip", "resource:wood", "resource:ore")
        else:
            t.asked(1, "ask-runewars-deed")  # the last window of the turn: no second dial
            t.say(1, "done")
            assert t.match.ask is not None
            assert t.match.ask.seat == 0


# --- heroes (pages 26 and 27) -----------------------------------------------------------------------------------------


@pytest.fixture
def agility_in_3a() -> Iterator[None]:
    """The quest of 3A tests agility, as the example's does; ours tests another attribute."""
    quest = QUESTS.index("the_silent_archive")
    ours = QUEST_AGAINST[quest]
    QUEST_AGAINST[quest] = ATTRIBUTES.index("agility")
    yield
    QUEST_AGAINST[quest] = ours


@law("RW.quests.test.ex1", "RW.quests.test.1", "RW.quests.attempt.1", "RW.quests.attempt.2")
@pytest.mark.usefixtures("agility_in_3a")
def test_the_example_a_hero_moves_to_3a_and_tests_agility_2_for_a_reward() -> None:
    t = table("daqan", "latari", season="summer", tiles=[("tile_3", 0, 0, 0)])
    t.give(0, quests=["the_silent_archive"])
    t.hero(0, "andira_runehand", "3C")  # agility 2
    cards = fate(17, 30) + drawn_rewards("runeplate") + drawn_quests("tournament_of_the_free_cities")
    t.acting("andira_runehand", "move", cards)
    t.say(0, "area:3B")
    t.say(0, "area:3A")
    t.asked(0, "ask-runewars-hero-then", "done", "quest:the_silent_archive")
    t.say(0, "quest:the_silent_archive")
    assert t.told("attempts")[0]["quest"] is not None
    t.asked(0, "ask-runewars-destiny", "fate:17", "fate:30")
    t.say(0, "fate:17")  # success
    t.over()
    g = t.g
    assert t.rewards("andira_runehand") == ["runeplate"]
    assert [QUESTS[card] for card in g.quest_discard] == ["the_silent_archive"]
    assert [QUESTS[card] for card in g.players[0].quests] == ["tournament_of_the_free_cities"]
    assert sorted(g.fate_discard) == [16, 29]


@law("RW.questphase.ex1", "RW.questphase.1", "RW.questphase.move.1")
def test_the_example_the_elfs_only_hero_heals_the_uthuk_train_and_move_to_him_and_two_players_have_no_heroes() -> None:
    t = table("daqan", "latari", "waiqar", "uthuk", season="summer")
    for seat, order in enumerate(("harvest", "strategize", "recruit", "mobilize")):
        t.played(seat, order)
    t.hero(1, "andira_runehand", "5B", damage=3)
    t.hero(3, "bogran_the_shadow", "UA")
    t.hero(3, "mordrog", "UA")
    t.put(1, "5A", archer=2)
    t.put(1, "5B", archer=1)
    t.give(3, quests=["behind_enemy_walls", "the_winged_terror"])
    t.g.phase, t.g.at = SECONDARY, 0
    t.going_on()
    t.tell(1, "hero:andira_runehand", "heal")
    assert t.damage("andira_runehand") == 0
    t.tell(3, "hero:bogran_the_shadow", "train", "attribute:agility", "attribute:agility")
    assert t.g.hero_training[who("bogran_the_shadow") * 3 :][:3] == [0, 2, 0]
    t.tell(3, "hero:mordrog", "move", "area:5A", "area:5B")
    t.asked(3, "ask-runewars-hero-then", "done", "hero:andira_runehand")
    t.refused("quest:the_winged_terror", "RW.quests.attempt.1")
    t.tell(3, "done")
    assert t.where("mordrog") == "5B"
    assert t.match.ask is not None
    assert t.match.ask.about == "ask-runewars-order"  # Daqan and Waiqar have nothing to do


# --- runes (page 32) --------------------------------------------------------------------------------------------------


@law("RW.runes.gain.ex1", "RW.bidding.3", "RW.runes.gain.2", "RW.runes.gain.3")
def test_the_example_the_elf_who_won_a_bid_discards_one_of_two_false_runes_and_places_a_mixed_pair() -> None:
    t = table("latari", "uthuk", season="winter")
    t.give(0, influence=2)
    t.rune("LA", "false")
    t.rune("LB", "false")
    t.put(1, "8C", berserker=1)
    t.g.phase = SEASON_CARD
    t.going_on(drawn_seasons("gift_of_the_council"))
    t.say(0, "influence:1")
    t.asked(0, "ask-runewars-rune-discard", "done", "area:LA", "area:LB")
    t.say(0, "area:LB", "done")
    t.refused("area:LA", "RW.runes.one_per_area")
    t.refused("area:8C", "RW.runes.gain.3")
    before = t.clone()
    t.say(0, "area:LB", "area:7B", "area:7B")
    before.say(0, "area:LB", "area:7B", "area:LB")
    g = t.g
    assert (g.rune[area("LB")], g.rune[area("7B")]) == (FALSE_RUNE, DRAGON_RUNE)
    assert (g.dragon_pile, g.false_pile) == (20, 15)
    assert not g.rune_up[area("7B")]
    assert t.match.view(1) == before.match.view(1)  # nobody else can tell which is which
    assert runes.knows(g, 0, area("7B"))
    assert not runes.knows(g, 1, area("7B"))
