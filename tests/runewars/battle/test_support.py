"""Heroes that support a battle (RW.heroes.support, RW.battle.3)."""

from __future__ import annotations

from polana.games.runewars.box.decks import HEROES
from polana.games.runewars.imagining import imagine
from polana.games.runewars.sight import view
from polana.games.runewars.state import Table
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.battlebench import battle, field, outcome
from tests.runewars.bench import (
    area,
    asked,
    calm,
    fate,
    force,
    hero,
    neutrals,
    over,
    put,
    refused,
    say,
    state,
    table,
    told,
    units,
)


def elves() -> Table:
    """RW.heroes.support.ex1: 3 Archers, 2 Pegasus Riders and 2 heroes in the area of the battle."""
    g = table("latari", "uthuk")
    put(g, 0, "7A", archer=1)
    put(g, 1, "8B", berserker=6)
    put(g, 1, "8B", down=True, berserker=1)
    hero(g, 0, "corbin", "8B")
    hero(g, 0, "silhouette", "8B")
    force(g, 0, "8B", archer=3, pegasus_rider=2)
    return g


@law("RW.heroes.support.ex1", "RW.heroes.support.2", "RW.heroes.support.3", "RW.heroes.support.4", "RW.retreat.5")
def test_the_example_four_cards_are_drawn_one_is_discarded_and_the_supporting_hero_retreats() -> None:
    # the Archers draw four cards, all blank; the Riders two blanks; the Berserkers three damage and then nothing
    cards = fate(1, 2, 3, 4) + fate(5, 6) + fate(15, 16, 17, 18, 11, 12)
    match = battle(elves(), "8B", cards)
    asked(match, 0, "ask-runewars-supporter", "done", "hero:corbin", "hero:silhouette")
    say(match, 0, "hero:corbin")
    asked(match, 0, "ask-runewars-supported", "unit:archer", "unit:pegasus_rider")
    say(match, 0, "unit:archer")
    asked(match, 0, "ask-runewars-supporter", "done", "hero:silhouette")
    refused(match, "hero:corbin", "RW.heroes.support.1")
    say(match, 0, "done")
    calm(match)
    asked(match, 0, "ask-runewars-support-draw", "yes", "skip")
    say(match, 0, "yes")
    asked(match, 0, "ask-runewars-support-discard", "fate:1", "fate:2", "fate:3", "fate:4")
    assert len(field(match).drawn[0]) == 4
    say(match, 0, "fate:4")
    assert state(match).fate_discard[0] == 3
    calm(match)
    assert [each["count"] for each in told(match, "draws-fate")][:2] == [4, 2]
    # four damage: an Archer, and three on one Rider
    say(match, 0, "unit:archer", "unit:pegasus_rider")
    calm(match)
    over(match)
    assert outcome(match) is False
    assert units(match, "7A") == {"archer": (1, 2), "pegasus_rider": (0, 1)}
    g = state(match)
    corbin, silhouette = HEROES.index("corbin"), HEROES.index("silhouette")
    assert (g.hero_area[corbin], g.hero_routed[corbin]) == (area("7A"), True)
    assert (g.hero_area[silhouette], g.hero_routed[silhouette]) == (area("8B"), False)


@law("RW.heroes.support.2")
def test_the_extra_card_may_be_forgone() -> None:
    cards = fate(1, 2, 3) + fate(5, 6) + fate(4, 11, 12, 13, 14, 21)
    match = battle(elves(), "8B", cards)
    say(match, 0, "hero:corbin", "unit:archer", "done")
    calm(match)
    say(match, 0, "skip")
    calm(match)
    over(match)
    assert [each["count"] for each in told(match, "draws-fate")] == [3, 2, 6]


@law("RW.defeat.1", "RW.heroes.support.3")
def test_a_supporting_hero_who_gives_the_mail_away_that_kept_him_up_draws_no_card_and_does_not_retreat() -> None:
    g = table("latari", "uthuk")
    put(g, 0, "7A", archer=1)
    put(g, 1, "8B", berserker=6)
    corbin = hero(g, 0, "corbin", "8B", rewards=["dragonscale_mail"], damage=5)
    silhouette = hero(g, 0, "silhouette", "8B")
    force(g, 0, "8B", archer=3)
    match = battle(g, "8B", fate(1, 2, 3) + fate(4, 11, 12, 13, 14, 21))
    say(match, 0, "hero:corbin", "swap", "hero:corbin", "reward:dragonscale_mail")
    g = state(match)
    assert g.hero_gone[corbin]
    assert corbin not in field(match).support
    calm(match)
    over(match)
    assert outcome(match) is False
    assert units(match, "7A") == {"archer": (1, 3)}
    assert (g.hero_area[silhouette], g.hero_routed[silhouette]) == (area("8B"), False)


@law("RW.battle.3", "RW.heroes.support.1")
def test_the_attacker_chooses_first_and_each_hero_stands_beside_a_different_type() -> None:
    g = elves()
    hero(g, 1, "varikas_the_dead", "8B")
    match = battle(g, "8B")
    say(match, 0, "hero:corbin", "unit:archer", "hero:silhouette")  # only the Riders are left for her
    asked(match, 1, "ask-runewars-supporter", "done", "hero:varikas_the_dead")
    say(match, 1, "hero:varikas_the_dead")
    sides = view(state(match), 0)["battle"]
    assert sides is not None
    assert sides["sides"][0]["support"] == {"archer": "corbin", "pegasus_rider": "silhouette"}
    assert sides["sides"][1]["support"] == {"berserker": "varikas_the_dead"}


@law("RW.heroes.support.1")
def test_a_routed_hero_and_one_elsewhere_support_nobody() -> None:
    g = table("latari", "uthuk")
    put(g, 0, "7A", archer=1)
    put(g, 1, "8B", berserker=1)
    hero(g, 0, "corbin", "8B", routed=True)
    hero(g, 0, "ronan_of_the_wild", "8B")
    hero(g, 0, "silhouette", "7A")
    force(g, 0, "8B", archer=1)
    match = battle(g, "8B")
    asked(match, 0, "ask-runewars-supporter", "done", "hero:ronan_of_the_wild")
    refused(match, "hero:corbin", "RW.heroes.support.1")


@law("RW.battle.3", "RW.heroes.support.1")
def test_whoever_decides_for_neutral_units_supports_them_with_no_hero() -> None:
    g = table("latari", "uthuk")
    neutrals(g, "8B", giant=1)
    hero(g, 1, "varikas_the_dead", "8B")
    force(g, 0, "8B", archer=1)
    match = battle(g, "8B")
    asked(match, 0, "ask-runewars-deed", "done")


@law("RW.heroes.support.3")
def test_supporting_heroes_of_the_winner_stay_where_they_are_standing() -> None:
    g = table("latari", "uthuk")
    put(g, 1, "8B", berserker=1)
    put(g, 1, "8D", berserker=1)
    corbin = hero(g, 0, "corbin", "8B")
    force(g, 0, "8B", archer=3)
    match = battle(g, "8B", fate(1, 2, 3) + fate(4))
    say(match, 0, "hero:corbin")
    calm(match)
    say(match, 0, "skip")
    calm(match)
    over(match)
    assert outcome(match) is True
    assert (state(match).hero_area[corbin], state(match).hero_routed[corbin]) == (area("8B"), False)


def test_battlemage_jaes_looks_at_two_extra_cards_and_two_are_discarded() -> None:
    g = table("latari", "uthuk")
    put(g, 1, "8B", berserker=1)
    put(g, 1, "8D", berserker=1)
    hero(g, 0, "battlemage_jaes", "8B")
    force(g, 0, "8B", archer=3)
    match = battle(g, "8B", fate(1, 2, 3, 4, 15) + [])
    say(match, 0, "hero:battlemage_jaes")
    calm(match)
    say(match, 0, "yes", "fate:1", "fate:2")
    calm(match)
    over(match)
    assert told(match, "draws-fate")[0]["count"] == 5
    assert told(match, "strength") == [{"mine": 3, "theirs": 0}]


@law("RW.heroes.support.2", "RW.battle.5.3")
def test_only_its_own_side_sees_the_cards_that_are_drawn_and_not_revealed() -> None:
    match = battle(elves(), "8B", fate(1, 2, 3, 4))
    say(match, 0, "hero:corbin", "unit:archer", "done")
    calm(match)
    say(match, 0, "yes")
    assert seen(match, 0) == (4, ["1", "2", "3", "4"])
    assert seen(match, 1) == (4, [])


@law("RW.fate.1")
def test_a_bot_deals_the_cards_of_the_other_side_anew_and_keeps_its_own() -> None:
    match = battle(elves(), "8B", fate(1, 2, 3, 4))
    say(match, 0, "hero:corbin", "unit:archer", "done")
    calm(match)
    say(match, 0, "yes")
    hands = []
    for reader in (0, 1):
        g = state(match).copy()
        imagine(g, reader, Rng(7))
        assert g.battle is not None
        hands.append(sorted(g.battle.drawn[0]))
        assert sorted(g.fate + g.battle.drawn[0]) == list(range(30))
    assert hands[0] == [0, 1, 2, 3]
    assert hands[1] != [0, 1, 2, 3]


def seen(match: Match, reader: int) -> tuple[int, list[str]]:
    shown = view(state(match), reader)["battle"]
    assert shown is not None
    return shown["sides"][0]["drawn"], shown["sides"][0]["cards"]
