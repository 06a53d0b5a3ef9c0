"""Observations say what the view says, number by number, and nothing else."""

import re
from pathlib import Path

import numpy as np
import pytest

from polana.eyes.observer import NUMBERS, SPARE
from polana.eyes.observer import observer_of as eyes_of
from polana.games.northgard.components import ALTAR, FORTRESS, HOUSE
from polana.games.northgard.state import Table
from polana.games.root.components import card_named
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.state import State as RootState
from polana.games.runewars.battle.battlefield import Battle, Duel
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table as RunewarsTable
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from polana.lab.envs import layout
from polana.lab.envs.observation import Fields
from tests.eyes import northgard_rows, root_rows, runewars_rows

REFERENCES = {"northgard": northgard_rows.rows, "root": root_rows.rows, "runewars": runewars_rows.rows}
#: Setups that between them show every field: teams, creatures, all factions, drafts, the maps with closed paths.
SETUPS = [
    ("northgard", ["wolf", "raven"], {}),
    ("northgard", 4, {"teams": True}),
    ("northgard", ["bear", "snake", "?", "goat", "stag"], {"creatures": True, "more_creatures": True}),
    ("root", ["marquise", "eyrie", "alliance", "vagabond"], {}),
    ("root", ["vagabond", "vagabond2", "eyrie", "marquise"], {"map": "mountain", "deck": "exiles_partisans"}),
    ("root", 3, {"setup": "advanced", "map": "lake"}),
    ("root", ["hundreds", "?"], {"hirelings": True, "landmark": "legendary_forge", "second_landmark": "black_market"}),
    (
        "root",
        ["riverfolk", "cult", "duchy", "keepers"],
        {"hirelings": True, "landmark": "elder_treetop", "second_landmark": "lost_city", "map": "winter"},
    ),
    ("runewars", ["daqan", "uthuk"], {"ready_made": True}),
    ("runewars", 4, {"explore": True}),
    ("root", ["eyrie", "corvid"], {"automaton": "cooperative"}),
]
IDS = [f"{game}-{at}" for at, (game, _, _) in enumerate(SETUPS)]
SOURCES = Path(__file__).parents[2] / "src" / "polana" / "games"


def observer_of(game):
    """A new one."""
    observer = eyes_of(game)
    assert observer is not None
    return observer


def positions(game, seats, options, matches=3, limit=2000, every=7):
    """Matches at many moments, played at random from the first question to the end."""
    for seed in range(matches):
        match = Match(find(game), find(game).setup(seats, options), seed)
        rng = Rng(seed)
        for at in range(limit):
            ask = match.ask
            if at % every == 0 or ask is None:
                yield match
            if ask is None:
                break
            match.choose(ask.seat, ask.options[rng.below(len(ask.options))])


def question_rows(observer, ask):
    """The fields of the question, and the mask."""
    asked = [0] * (len(observer.asks) + SPARE)
    numbers = [0] * NUMBERS
    words = [0] * observer.words
    mask = [0] * observer.words
    if ask is not None:
        asked[observer.ask_place(ask.about)] = 1
        values = list((ask.args or {}).values())
        for place, word in enumerate([value for value in values if isinstance(value, Word)]):
            words[word.id] = place + 1
        for place, number in enumerate([value for value in values if isinstance(value, int)][:NUMBERS]):
            numbers[place] = number + 1
        for word in ask.options:
            mask[word.id] = 1
    return {"ask": asked, "ask/numbers": numbers, "ask/words": words}, mask


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=IDS)
def test_an_observation_is_what_the_view_and_the_question_say(game, seats, options):
    observer = observer_of(game)
    compared = 0
    for match in positions(game, seats, options, every=11):
        for seat in range(len(match.setup.seats)):
            ask = match.ask_of(seat)
            seen, mask = Fields(observer).see(match, seat, ask)
            question, expected_mask = question_rows(observer, ask)
            expected = {**REFERENCES[game](match.view(seat), seat), **question}
            assert expected.keys() == {field.name for field in observer.fields}
            for field in observer.fields:
                found = seen[field.first : field.first + field.count].tolist()
                assert found == expected[field.name], f"{field.name} of seat {seat} at {match.decisions}"
            assert mask.tolist() == expected_mask
            compared += 1
    assert compared > 50


def assert_as_viewed(match):
    """Every field of every seat, the question aside, is what the view says."""
    observer = observer_of(match.game.name)
    for seat in range(len(match.setup.seats)):
        seen, _ = Fields(observer).see(match, seat, None)
        for name, row in REFERENCES[match.game.name](match.view(seat), seat).items():
            assert seen[Fields(observer).where(name)].tolist() == row, f"{name} of seat {seat}"


def test_what_is_rare_in_northgard_is_seen_too():
    match = list(positions("northgard", ["bear", "snake", "goat"], {"creatures": True}, matches=1, limit=60))[-1]
    g = match.state
    assert isinstance(g, Table)
    assert_as_viewed(match)
    g.long_game = True
    g.looker, g.looked_at = 0, 2
    g.players[1].kaija_roams = True
    land = g.chart.lands[0]
    g.houses[land] = 2 * HOUSE[FORTRESS] + 3 * HOUSE[ALTAR]
    g.raider, g.raids = 1, {land: 4}
    g.hunts = {land: 0}
    g.drawn, g.drawn_by = [3, 3, 5], 2
    assert_as_viewed(match)
    seen, _ = Fields(observer_of("northgard")).see(match, 0, None)
    assert seen[Fields(observer_of("northgard")).where("players/2/hand")].sum() == len(g.players[2].hand)


def test_what_is_rare_in_root_is_seen_too():
    seats = ["marquise", "eyrie", "alliance", "vagabond"]
    match = list(positions("root", seats, {}, matches=1, limit=200))[-1]
    g = match.state
    assert isinstance(g, RootState)
    assert_as_viewed(match)
    marquise, eyrie, alliance, vagabond = g.sides
    marquise.partner, vagabond.partner = 3, 0
    marquise.revealed, marquise.exhausted = [4, 4], [1] * 9
    marquise.dominance = card_named("dominance_bird")
    eyrie.score = 300
    alliance.used, alliance.play = [7], [7, 9]
    assert isinstance(vagabond, VagabondSide)
    vagabond.improvised, vagabond.looked, vagabond.scorched, vagabond.marked = True, [0, 4], [2, 2], 5
    assert_as_viewed(match)


def test_what_is_rare_in_runewars_is_seen_too():
    match = list(positions("runewars", 3, {"ready_made": True, "explore": True}, matches=1, limit=150))[-1]
    g = match.state
    assert isinstance(g, RunewarsTable)
    assert_as_viewed(match)
    mine, theirs = g.hero_seat.index(0), g.hero_seat.index(1)
    for hero in (mine, theirs):
        g.rewards[hero] = [2, 2, 5]
    g.hero_training[theirs * 3 : theirs * 3 + 3] = [1, 0, 2]
    g.hero_routed[theirs], g.hero_damage[theirs], g.hero_gone[mine] = True, 2, True
    duel = Duel(g.hero_area[theirs], theirs, NOBODY, [1, 2])
    duel.unit, duel.round, duel.wounds, duel.dealt, duel.blocked = 18, 3, 1, [2, 1], [0, 1]
    duel.cards, duel.weapon, duel.armour = [[4], [7, 9]], [1, NOBODY], [NOBODY, 2]
    g.duel = duel
    battle = Battle(g.chart.areas[3], 2, NOBODY)
    battle.decider, battle.initiative, battle.counted, battle.strength = [2, 0], 4, True, [7, 0]
    battle.standing[3], battle.routed[KIND_COUNT + 17] = 2, 3
    battle.wounds = [3 * 32 + 2, (KIND_COUNT + 17) * 32 + 16 + 1, (KIND_COUNT + 17) * 32 + 16 + 1]
    battle.support[3], battle.drawing, battle.drawn = theirs, [3, 17], [[1, 2], [5]]
    battle.discarded, battle.bonus, battle.killed = [[8], [9, 10]], [1, 0], [2, 3]
    g.battle = battle
    g.force[3], g.force_seat, g.force_area = 4, 2, battle.area
    g.players[1].influence, g.players[2].out, g.players[2].banned, g.players[0].victory_on = 300, True, 0b101000, 2
    g.title_owner[1], g.title_influence[1], g.frozen, g.runes_held = 2, 5, True, [1, 2]
    g.drawn_heroes, g.drawn_by, g.fate_open, g.winners = [g.hero_deck[0]], 1, [3, 3], [2]
    area = g.chart.areas[0]
    g.rune[area], g.rune_up[area], g.token[area], g.token_up[area] = 2, True, 4, True
    assert_as_viewed(match)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=IDS)
def test_an_observation_does_not_change_when_what_is_hidden_is_dealt_anew(game, seats, options):
    observer = observer_of(game)
    differ = 0
    for at, match in enumerate(positions(game, seats, options, matches=2, every=29)):
        if match.over:
            continue
        for seat in range(len(match.setup.seats)):
            other = match.imagine(seat, at)
            ask = match.ask_of(seat)
            assert observer.look(match.state, seat, ask) == observer.look(other.state, seat, other.ask_of(seat))
            whole = [observer.look(each.state, another, None) for each in (match, other) for another in range(2)]
            differ += whole[:2] != whole[2:]
    assert differ, "the re-deals have dealt nothing anew"


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=IDS)
def test_what_an_observer_remembers_does_not_show(game, seats, options):
    """One observer through several matches, and a new one at every position, write the same bytes."""
    old = observer_of(game)
    for match in positions(game, seats, options, matches=2, every=1):
        new = observer_of(game)
        for seat in (0, 1):
            ask = match.ask_of(seat)
            assert old.look(match.state, seat, ask) == new.look(match.state, seat, ask)


@pytest.mark.parametrize("game", REFERENCES)
def test_an_observer_goes_from_match_to_match(game):
    """Matches of all setups in turn, and what a bot imagines of them: whatever was seen before leaves no trace."""
    running = [iter(positions(*setup, matches=1, limit=300, every=1)) for setup in SETUPS if setup[0] == game]
    observer = observer_of(game)
    other = observer_of(game)
    seen = 0
    while running:
        for matches in list(running):
            match = next(matches, None)
            if match is None:
                running.remove(matches)
                continue
            states = [match.state] if match.over else [match.state, match.imagine(0, seen).state, match.state]
            for state in states:
                for seat in range(len(match.setup.seats)):
                    other.forget()
                    assert observer.look(state, seat, None) == other.look(state, seat, None)
                    seen += 1
    assert seen > 500


@pytest.mark.parametrize("game", REFERENCES)
def test_the_fields_cover_the_row(game):
    observer = observer_of(game)
    ends = [0]
    for field in observer.fields:
        assert field.first == ends[-1], field.name
        assert field.count > 0
        assert field.about
        ends.append(field.first + field.count)
    assert ends[-1] == observer.size
    assert len({field.name for field in observer.fields}) == len(observer.fields)


@pytest.mark.parametrize("game", REFERENCES)
def test_every_question_of_the_sources_has_a_place_of_its_own(game):
    asked = set()
    for path in (SOURCES / game).rglob("*.py"):
        asked |= set(re.findall(rf'"(ask-{game}-[a-z0-9-]+)"', path.read_text("utf-8")))
    assert asked == set(observer_of(game).asks)


def test_a_question_that_is_not_listed_shares_a_place_behind_the_others():
    observer = observer_of("northgard")
    assert observer.ask_place("ask-of-a-later-version") >= len(observer.asks)
    assert observer.ask_place("ask-of-a-later-version") < len(observer.asks) + SPARE


def test_numbers_that_a_byte_cannot_hold_are_shown_as_the_largest():
    match = Match(find("northgard"), find("northgard").setup(["wolf", "raven"], {}), 1)
    table = match.state
    assert isinstance(table, Table)
    table.players[1].food = 300
    observer = observer_of("northgard")
    sight = Fields(observer)
    seen, _ = sight.see(match, 1, None)
    assert seen[sight.where("players/0/food")].tolist() == [255]
    assert seen.dtype == np.uint8
    with pytest.raises(KeyError):
        sight.where("players/0/gold")


def test_the_tables_of_the_documentation_are_those_of_the_observers():
    page = (SOURCES.parents[2] / "docs" / "fields.md").read_text("utf-8")
    assert page.count("<!-- fields of") == len(REFERENCES)
    assert page == layout.filled(page), "python -m polana.lab.envs.layout docs/fields.md writes them anew"
