"""Heroes that support a battle (RW.heroes.support, RW.battle.3)."""

from __future__ import annotations

from polana.games.runewars.box.decks import HEROES
from polana.games.runewars.imagining import imagine
from polana.games.runewars.sight import view
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.bench import Bench, area, fate, state, table


def elves() -> Bench:
    """RW.heroes.support.ex1: 3 Archers, 2 Pegasus Riders and 2 heroes in the area of the battle."""
    t = table("latari", "uthuk")
    t.put(0, "7A", archer=1)
    t.put(1, "8B", berserker=6)
    t.put(1, "8B", down=True, berserker=1)
    t.hero(0, "corbin", "8B")
    t.hero(0, "silhouette", "8B")
    t.force(0, "8B", archer=3, pegasus_rider=2)
    return t


@law("RW.heroes.support.ex1", "RW.heroes.support.2", "RW.heroes.support.3", "RW.heroes.support.4", "RW.retreat.5")
def test_the_example_four_cards_are_drawn_one_is_discarded_and_the_supporting_hero_retreats() -> None:
    # the Archers draw four cards, all blank; the Riders two blanks; the Berserkers three damage and then nothing
    cards = fate(1, 2, 3, 4) + fate(5, 6) + fate(15, 16, 17, 18, 11, 12)
    t = elves().battle("8B", cards)
    t.asked(0, "ask-runewars-supporter", "done", "hero:corbin", "hero:silhouette")
    t.say(0, "hero:corbin")
    t.asked(0, "ask-runewars-supported", "unit:archer", "unit:pegasus_rider")
    t.say(0, "unit:archer")
    t.asked(0, "ask-runewars-supporter", "done", "hero:silhouette")
    t.refused("hero:corbin", "RW.heroes.support.1")
    t.say(0, "done")
    t.calm()
    t.asked(0, "ask-runewars-support-draw", "yes", "skip")
    t.say(0, "yes")
    t.asked(0, "ask-runewars-support-discard", "fate:1", "fate:2", "fate:3", "fate:4")
    assert len(t.field().drawn[0]) == 4
    t.say(0, "fate:4")
    assert t.g.fate_discard[0] == 3
    t.calm()
    assert [each["count"] for each in t.told("draws-fate")][:2] == [4, 2]
    # four damage: an Archer, and three on one Rider
    t.say(0, "unit:archer", "unit:pegasus_rider")
    t.calm()
    t.over()
    assert t.outcome() is False
    assert t.units("7A") == {"archer": (1, 2), "pegasus_rider": (0, 1)}
    g = t.g
    corbin, silhouette = HEROES.index("corbin"), HEROES.index("silhouette")
    assert (g.hero_area[corbin], g.hero_routed[corbin]) == (area("7A"), True)
    assert (g.hero_area[silhouette], g.hero_routed[silhouette]) == (area("8B"), False)


@law("RW.heroes.support.2")
def test_the_extra_card_may_be_forgone() -> None:
    cards = fate(1, 2, 3) + fate(5, 6) + fate(4, 11, 12, 13, 14, 21)
    t = elves().battle("8B", cards)
    t.say(0, "hero:corbin", "unit:archer", "done")
    t.calm()
    t.say(0, "skip")
    t.calm()
    t.over()
    assert [each["count"] for each in t.told("draws-fate")] == [3, 2, 6]


@law("RW.defeat.1", "RW.heroes.support.3")
def test_a_supporting_hero_who_gives_the_mail_away_that_kept_him_up_draws_no_card_and_does_not_retreat() -> None:
    t = table("latari", "uthuk")
    t.put(0, "7A", archer=1)
    t.put(1, "8B", berserker=6)
    corbin = t.hero(0, "corbin", "8B", rewards=["dragonscale_mail"], damage=5)
    silhouette = t.hero(0, "silhouette", "8B")
    t.force(0, "8B", archer=3)
    t.battle("8B", fate(1, 2, 3) + fate(4, 11, 12, 13, 14, 21))
    t.say(0, "hero:corbin", "swap", "hero:corbin", "reward:dragonscale_mail")
    g = t.g
    assert g.hero_gone[corbin]
    assert corbin not in t.field().support
    t.calm()
    t.over()
    assert t.outcome() is False
    assert t.units("7A") == {"archer": (1, 3)}
    assert (g.hero_area[silhouette], g.hero_routed[silhouette]) == (area("8B"), False)


@law("RW.battle.3", "RW.heroes.support.1")
def test_the_attacker_chooses_first_and_each_hero_stands_beside_a_different_type() -> None:
    t = elves()
    t.hero(1, "varikas_the_dead", "8B")
    t.battle("8B")
    t.say(0, "hero:corbin", "unit:archer", "hero:silhouette")  # only the Riders are left for her
    t.asked(1, "ask-runewars-supporter", "done", "hero:varikas_the_dead")
    t.say(1, "hero:varikas_the_dead")
    sides = view(t.g, 0)["battle"]
    assert sides is not None
    assert sides["sides"][0]["support"] == {"archer": "corbin", "pegasus_rider": "silhouette"}
    assert sides["sides"][1]["support"] == {"berserker": "varikas_the_dead"}


@law("RW.heroes.support.1")
def test_a_routed_hero_and_one_elsewhere_support_nobody() -> None:
    t = table("latari", "uthuk")
    t.put(0, "7A", archer=1)
    t.put(1, "8B", berserker=1)
    t.hero(0, "corbin", "8B", routed=True)
    t.hero(0, "ronan_of_the_wild", "8B")
    t.hero(0, "silhouette", "7A")
    t.force(0, "8B", archer=1)
    t.battle("8B")
    t.asked(0, "ask-runewars-supporter", "done", "hero:ronan_of_the_wild")
    t.refused("hero:corbin", "RW.heroes.support.1")


@law("RW.battle.3", "RW.heroes.support.1")
def test_whoever_decides_for_neutral_units_supports_them_with_no_hero() -> None:
    t = table("latari", "uthuk")
    t.neutrals("8B", giant=1)
    t.hero(1, "varikas_the_dead", "8B")
    t.force(0, "8B", archer=1)
    t.battle("8B")
    t.asked(0, "ask-runewars-deed", "done")


@law("RW.heroes.support.3")
def test_supporting_heroes_of_the_winner_stay_where_they_are_standing() -> None:
    t = table("latari", "uthuk")
    t.put(1, "8B", berserker=1)
    t.put(1, "8D", berserker=1)
    corbin = t.hero(0, "corbin", "8B")
    t.force(0, "8B", archer=3)
    t.battle("8B", fate(1, 2, 3) + fate(4))
    t.say(0, "hero:corbin")
    t.calm()
    t.say(0, "skip")
    t.calm()
    t.over()
    assert t.outcome() is True
    assert (t.g.hero_area[corbin], t.g.hero_routed[corbin]) == (area("8B"), False)


def test_battlemage_jaes_looks_at_two_extra_cards_and_two_are_discarded() -> None:
    t = table("latari", "uthuk")
    t.put(1, "8B", berserker=1)
    t.put(1, "8D", berserker=1)
    t.hero(0, "battlemage_jaes", "8B")
    t.force(0, "8B", archer=3)
    t.battle("8B", fate(1, 2, 3, 4, 15) + [])
    t.say(0, "hero:battlemage_jaes")
    t.calm()
    t.say(0, "yes", "fate:1", "fate:2")
    t.calm()
    t.over()
    assert t.told("draws-fate")[0]["count"] == 5
    assert t.told("strength") == [{"mine": 3, "theirs": 0}]


@law("RW.heroes.support.2", "RW.battle.5.3")
def test_only_its_own_side_sees_the_cards_that_are_drawn_and_not_revealed() -> None:
    t = elves().battle("8B", fate(1, 2, 3, 4))
    t.say(0, "hero:corbin", "unit:archer", "done")
    t.calm()
    t.say(0, "yes")
    assert seen(t.match, 0) == (4, ["1", "2", "3", "4"])
    assert seen(t.match, 1) == (4, [])


@law("RW.fate.1")
def test_a_bot_deals_the_cards_of_the_other_side_anew_and_keeps_its_own() -> None:
    t = elves().battle("8B", fate(1, 2, 3, 4))
    t.say(0, "hero:corbin", "unit:archer", "done")
    t.calm()
    t.say(0, "yes")
    hands = []
    for reader in (0, 1):
        g = t.g.copy()
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
