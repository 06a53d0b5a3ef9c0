"""Battles of random armies and random players: nothing breaks, all figures are accounted for, all can be said."""

from __future__ import annotations

import pytest

from polana.games.runewars import invariants
from polana.games.runewars.battle.battle import fight
from polana.games.runewars.box.decks import HEROES, TACTICS, TACTICS_TIMING
from polana.games.runewars.components import DEVELOPMENTS, FACTIONS, FIRST_NEUTRAL, KIND_COUNT, KINDS
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import RESOLVE_ORDERS, Table
from polana.games.runewars.words import FACTION
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.locale import LANGUAGES, Speech
from tests.runewars.bench import Staged, setup_of, state, table

AREAS = ["8B", "7A", "8C", "6B", "5B"]
SPEECHES = [Speech(language, "runewars", FACTION, strict=True) for language in LANGUAGES]


def recruits(rng: Rng, g: Table, faction: str, allies: bool) -> dict[str, int]:
    """One to nine units of a faction, perhaps with neutral ones."""
    first = FACTIONS.index(faction) * 4
    kinds = [*range(first, first + 4), *(range(FIRST_NEUTRAL, KIND_COUNT) if allies else [])]
    found: dict[int, int] = {}
    for _ in range(1 + rng.below(8)):
        kind = kinds[rng.below(len(kinds))]
        if found.get(kind, 0) < g.unused[kind]:
            found[kind] = found.get(kind, 0) + 1
    return {KINDS[kind]: count for kind, count in sorted(found.items())}


def random_battle(seed: int) -> Match:
    rng = Rng(seed)
    pairs = [("daqan", "latari"), ("waiqar", "uthuk"), ("latari", "waiqar"), ("uthuk", "daqan")]
    attacker, defender = pairs[seed % 4]
    t = table(attacker, defender)
    where = AREAS[rng.below(len(AREAS))]
    t.g.turn = 0
    t.g.players[0].order, t.g.players[0].supremacy = 3, rng.below(2) == 0
    mode = rng.below(4)
    if mode == 0:
        for name, count in recruits(rng, t.g, "daqan", True).items():
            if KINDS.index(name) >= FIRST_NEUTRAL:
                t.neutrals(where, False, **{name: count})
        t.neutrals(where, beastman=1)
        t.neutrals(where, down=True, hellhound=1)
    else:
        if mode == 1:
            names = [name for name in DEVELOPMENTS[3:] if FACTIONS[DEVELOPMENTS.index(name) - 3] == defender]
            t.stronghold(1, where, rng.below(2) == 0, names[0])
        for name, count in recruits(rng, t.g, defender, False).items():
            t.put(1, where, False, **{name: count})
        t.put(1, where, down=True, giant=1)
        t.put(1, where, sorcerer=1, razorwing=1)
    t.hero(0, HEROES[rng.below(6)], where)
    t.hero(0, "battlemage_jaes", where)
    t.hero(1, HEROES[8 + rng.below(4)], where)
    cards = [name for at, name in enumerate(TACTICS) if TACTICS_TIMING[at].startswith("battle")]
    for seat in range(2):
        t.give(seat, tactics=[cards[rng.below(6)], "counterspell"])
    units = recruits(rng, t.g, attacker, True)
    t.force(0, where, **units)
    t.g.phase = RESOLVE_ORDERS
    return Match.of_state(Staged(lambda g: fight(g, 0, g.force_area)), setup_of(t.g), t.g)


def play(match: Match, rng: Rng) -> None:
    chooser = RandomChooser(rng)
    while (ask := match.ask) is not None:
        for speech in SPEECHES:
            assert speech.ask(ask)
        match.choose(ask.seat, chooser.choose(match, ask))
        invariants.check(state(match))


@pytest.mark.parametrize("seed", range(40))
def test_battles_of_random_armies(seed: int) -> None:
    match = random_battle(seed)
    play(match, Rng(seed + 1000))
    g = state(match)
    assert g.battle is None
    assert g.force_area == NOWHERE
    assert g.acts.battles == 1
    for area in g.chart.areas:
        assert g.owner[area] == NOBODY or board.units_in(g, area) <= 8
    for line in match.news:
        for speech in SPEECHES:
            assert "{" not in speech.news(line)
