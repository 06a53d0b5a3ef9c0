"""Quests (RW.quests): where they are attempted, tests of attributes, and what comes of them."""

from __future__ import annotations

import re

import pytest

from polana.games.runewars.box import decks
from polana.games.runewars.heroes import quests
from polana.games.runewars.heroes.tests import test as attribute_test
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.state import Table
from polana.games.runewars.words import FACTION, QUEST
from polana.kernel.match import Match
from polana.locale import LANGUAGES, Speech
from tests.law import law
from tests.runewars.bench import (
    Foretold,
    Staged,
    area,
    asked,
    calm,
    city,
    drawn_quests,
    drawn_rewards,
    drawn_tactics,
    fate,
    give,
    hero,
    neutrals,
    over,
    put,
    refused,
    say,
    scene,
    state,
    table,
    tell,
    told,
)
from tests.runewars.herobench import acting, damage, quest_phase, rewards, where, who

#: Outcomes that are told with a number.
FIGURED = ("damage", "train", "influence", "tactics")


def questing(quest: str, at: str, name: str = "corbin", factions: tuple[str, ...] = ("daqan", "latari")) -> Table:
    """A hero stands where the quest is to be attempted."""
    g = table(*factions, season="summer")
    hero(g, 0, name, at)
    give(g, 0, influence=3, quests=[quest])
    return g


def attempt(g: Table, name: str, quest: str, chance: Foretold) -> Match:
    return scene(g, lambda g: quests.attempt(g, who(name), decks.QUESTS.index(quest)), chance)


@law("RW.quests.1", "RW.quests.attempt.1", "RW.quests.card")
def test_any_hero_of_the_player_may_attempt_a_quest_of_the_hand_in_the_area_that_it_names() -> None:
    g = questing("hunters_of_the_deep_wood", "8C")  # 8C
    hero(g, 0, "silhouette", "8B")
    for name, steps in (("corbin", ["done"]), ("silhouette", ["area:8C", "done"])):
        match = acting(g.copy(), name, "move")
        tell(match, 0, *steps)
        asked(match, 0, "ask-runewars-hero-then", "done", "quest:hunters_of_the_deep_wood")
    match = acting(g, "silhouette", "move")
    tell(match, 0, "done")
    refused(match, "quest:hunters_of_the_deep_wood", "RW.quests.attempt.1")


@law("RW.quests.attempt.1")
def test_which_quests_somebody_holds_stays_secret_until_one_is_attempted() -> None:
    g = questing("hunters_of_the_deep_wood", "DA")
    match = acting(g, "corbin", "move")
    tell(match, 0, "done")
    asked(match, 0, "ask-runewars-hero-then", "done")  # veiled
    assert match.ask is not None
    assert match.ask.veiled
    say(match, 0, "done")
    over(match)
    assert not told(match, "attempts")


@pytest.mark.parametrize(
    ("quest", "here", "elsewhere"),
    [
        ("tournament_of_the_free_cities", "5A", "5B"),
        ("behind_enemy_walls", "LA", "DA"),
        ("speaker_for_the_wild", "7B", "8C"),
        ("the_winged_terror", "8C", "5B"),
        ("pass_of_the_eagles", "8A", "5A"),
        ("pearl_of_the_coast", "5C", "8D"),
        ("the_beggar_prince", "7C", "7B"),
    ],
)
@law("RW.quests.attempt.1")
def test_a_card_that_names_no_area_says_which_will_do(quest: str, here: str, elsewhere: str) -> None:
    g = table("daqan", "latari")
    city(g, "5A", "tamalir")
    neutrals(g, "7B", beastman=1)
    put(g, 0, "5B", footman=1)
    number = decks.QUESTS.index(quest)
    assert quests.is_place(g, 0, number, area(here))
    assert not quests.is_place(g, 0, number, area(elsewhere))


@law("RW.quests.test.ex1", "RW.quests.test.1", "RW.quests.attempt.2")
def test_with_agility_2_two_fate_cards_are_drawn_and_one_with_success_gives_a_reward_and_a_new_quest() -> None:
    g = questing("behind_enemy_walls", "LA", "andira_runehand")  # agility 2
    cards = fate(17, 30)  # success, failure
    match = attempt(
        g,
        "andira_runehand",
        "behind_enemy_walls",
        cards + drawn_rewards("runeplate") + drawn_tactics("ambush") + drawn_quests("pearl_of_the_coast"),
    )
    asked(match, 0, "ask-runewars-destiny", "fate:17", "fate:30")
    assert match.ask is not None
    assert match.ask.law == "RW.quests.test.1"
    say(match, 0, "fate:17")
    over(match)
    g = state(match)
    assert rewards(match, "andira_runehand") == ["runeplate"]
    assert g.players[0].quests == [decks.QUESTS.index("pearl_of_the_coast")]
    assert g.quest_discard == [decks.QUESTS.index("behind_enemy_walls")]
    assert sorted(g.fate_discard) == [16, 29]
    assert g.fate_open == []


@law("RW.quests.test.1")
def test_training_adds_to_the_number_of_fate_cards() -> None:
    g = table("daqan", "latari")
    at = hero(g, 0, "corbin", "DA")  # wisdom 2
    g.hero_training[at * 3 + 2] = 2
    match = scene(g, lambda g: attribute_test(g, at, 2, "RW.quests.test.1"), fate(1, 2, 3, 5))
    asked(match, 0, "ask-runewars-destiny", "fate:1", "fate:2", "fate:3", "fate:5")
    say(match, 0, "fate:3")
    over(match)
    assert isinstance(match.game, Staged)
    assert match.game.outcome == 1  # the middle


@law("RW.quests.attempt.3")
def test_a_failed_quest_stays_in_hand_and_its_failure_is_carried_out() -> None:
    match = attempt(questing("pearl_of_the_coast", "5C"), "corbin", "pearl_of_the_coast", fate(30))
    over(match)  # agility 1: one card, no choice
    assert damage(match, "corbin") == 1
    assert state(match).players[0].quests == [decks.QUESTS.index("pearl_of_the_coast")]
    assert len(told(match, "quest-kept")) == 1


@law("RW.quests.attempt.3")
def test_a_card_that_says_so_is_discarded_when_it_fails() -> None:
    g = questing("the_silent_archive", "3A", "corbin", ("daqan", "latari", "waiqar", "uthuk"))
    match = attempt(g, "corbin", "the_silent_archive", fate(30, 29))
    say(match, 0, "fate:30")
    over(match)
    assert state(match).players[0].quests == []
    assert state(match).quest_discard == [decks.QUESTS.index("the_silent_archive")]


@law("RW.questphase.train.3")
def test_a_quest_that_trains_raises_the_tested_attribute_by_1_only() -> None:
    g = questing("nest_on_the_crag", "6A")
    match = attempt(g, "corbin", "nest_on_the_crag", fate(3))
    over(match)
    assert state(match).hero_training[who("corbin") * 3 :][:3] == [0, 1, 0]
    assert state(match).players[0].quests == [decks.QUESTS.index("nest_on_the_crag")]


@law("RW.quests.attempt.2")
def test_a_reward_with_damage_fulfils_the_quest_too() -> None:
    g = questing("ruin_of_the_watch", "8D")  # strength 4
    match = attempt(
        g,
        "corbin",
        "ruin_of_the_watch",
        fate(3, 30, 29, 28) + drawn_rewards("runeplate") + drawn_quests("the_beggar_prince"),
    )
    say(match, 0, "fate:3")
    over(match)
    assert (rewards(match, "corbin"), damage(match, "corbin")) == (["runeplate"], 1)


@pytest.mark.parametrize(
    ("quest", "at", "cards", "chosen", "influence"),
    [
        ("the_beggar_prince", "7C", (3, 30), "fate:3", 5),
        ("debts_in_the_city", "2B", (30,), None, 2),
        ("debts_in_the_city", "2B", (3,), None, 5),
    ],
)
@law("RW.quests.attempt.1")
def test_influence_is_gained_or_lost_as_the_card_says(
    quest: str, at: str, cards: tuple[int, ...], chosen: str | None, influence: int
) -> None:
    factions = ("daqan", "latari") if at == "7C" else ("daqan", "latari", "waiqar", "uthuk")
    match = attempt(questing(quest, at, "corbin", factions), "corbin", quest, fate(*cards))
    if chosen:
        say(match, 0, chosen)
    over(match)
    assert state(match).players[0].influence == influence


@law("RW.quests.attempt.1")
def test_a_quest_may_rout_the_hero() -> None:
    match = attempt(questing("oath_of_the_orchard", "6C"), "corbin", "oath_of_the_orchard", fate(30, 29, 28, 22))
    say(match, 0, "fate:22")
    over(match)
    assert state(match).hero_routed[who("corbin")]


@law("RW.quests.attempt.4")
def test_a_hero_attempts_one_quest_in_a_phase_and_a_routed_one_none() -> None:
    g = questing("pearl_of_the_coast", "5C")
    give(g, 0, quests=["the_winged_terror"])
    match = quest_phase(g, chance=fate(30))
    tell(match, 0, "hero:corbin", "move", "done", "quest:pearl_of_the_coast")
    over(match)
    g = questing("pearl_of_the_coast", "5C")
    put(g, 0, "5C", footman=1)
    g.hero_routed[who("corbin")] = True
    g.hero_damage[who("corbin")] = 1
    match = quest_phase(g)
    tell(match, 0, "hero:corbin")
    refused(match, "move", "RW.questphase.move.3")


@law("RW.defeat.marker.1")
def test_a_hero_whom_a_quest_defeats_leaves_the_rewards_under_a_marker() -> None:
    g = questing("behind_enemy_walls", "LA", "silhouette")
    at = who("silhouette")
    g.hero_damage[at] = 1
    g.reward_deck.remove(decks.REWARDS.index("runeplate"))
    g.rewards[at].append(decks.REWARDS.index("runeplate") * 2)
    match = attempt(g, "silhouette", "behind_enemy_walls", fate(30, 29, 28, 22))
    say(match, 0, "fate:30")
    over(match)
    assert state(match).hero_gone[at]
    assert (where(match, "silhouette"), rewards(match, "silhouette")) == ("LA", ["runeplate"])
    assert len(state(match).players[0].quests) == 1


@law("RW.quests.2")
def test_above_three_quests_cards_of_ones_choice_are_discarded_at_once() -> None:
    from polana.games.runewars.realm import hands

    g = table("daqan", "latari")
    give(g, 0, quests=["pearl_of_the_coast", "the_winged_terror"])
    match = scene(
        g,
        lambda g: hands.draw_quests(g, 0, 2, "RW.orders.6.quests"),
        drawn_quests("behind_enemy_walls", "pass_of_the_eagles"),
    )
    say(match, 0, "quest:the_winged_terror")
    over(match)
    assert len(state(match).players[0].quests) == 3
    calm(match)


@pytest.mark.parametrize("language", LANGUAGES)
@law("RW.quests.card")
def test_what_a_card_says_names_its_area_and_its_figures(language: str) -> None:
    speech = Speech(language, "runewars", FACTION, strict=True)
    for quest, word in enumerate(QUEST):
        text = speech.text(word)
        figures = [abs(n) for at in range(3) for name, n in decks.QUEST_OUTCOME[quest * 3 + at] if name in FIGURED]
        if decks.QUEST_AREA[quest] >= 0:
            assert AREAS[decks.QUEST_AREA[quest]] in text
            text = text.replace(AREAS[decks.QUEST_AREA[quest]], "")
        assert [int(number) for number in re.findall(r"\d+", text)] == figures, text
