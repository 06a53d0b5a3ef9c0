"""Quests (RW.quests): where they are attempted, tests of attributes, and what comes of them."""

from __future__ import annotations

import re

import pytest

from polana.games.runewars.box import decks
from polana.games.runewars.heroes import quests
from polana.games.runewars.heroes.tests import test as attribute_test
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.words import FACTION, QUEST
from polana.locale import LANGUAGES, Speech
from tests.law import law
from tests.runewars.bench import (
    Bench,
    Foretold,
    Staged,
    area,
    drawn_quests,
    drawn_rewards,
    drawn_tactics,
    fate,
    table,
    who,
)

#: Outcomes that are told with a number.
FIGURED = ("damage", "train", "influence", "tactics")


def questing(quest: str, at: str, name: str = "corbin", factions: tuple[str, ...] = ("daqan", "latari")) -> Bench:
    """A hero stands where the quest is to be attempted."""
    t = table(*factions, season="summer")
    t.hero(0, name, at)
    t.give(0, influence=3, quests=[quest])
    return t


def attempt(t: Bench, name: str, quest: str, chance: Foretold) -> Bench:
    return t.stage(lambda g: quests.attempt(g, who(name), decks.QUESTS.index(quest)), chance)


@law("RW.quests.1", "RW.quests.attempt.1", "RW.quests.card")
def test_any_hero_of_the_player_may_attempt_a_quest_of_the_hand_in_the_area_that_it_names() -> None:
    t = questing("hunters_of_the_deep_wood", "8C")  # 8C
    t.hero(0, "silhouette", "8B")
    for name, steps in (("corbin", ["done"]), ("silhouette", ["area:8C", "done"])):
        twin = t.copy().acting(name, "move")
        twin.tell(0, *steps)
        twin.asked(0, "ask-runewars-hero-then", "done", "quest:hunters_of_the_deep_wood")
    t.acting("silhouette", "move")
    t.tell(0, "done")
    t.refused("quest:hunters_of_the_deep_wood", "RW.quests.attempt.1")


@law("RW.quests.attempt.1")
def test_which_quests_somebody_holds_stays_secret_until_one_is_attempted() -> None:
    t = questing("hunters_of_the_deep_wood", "DA")
    t.acting("corbin", "move")
    t.tell(0, "done")
    t.asked(0, "ask-runewars-hero-then", "done")  # veiled
    assert t.match.ask is not None
    assert t.match.ask.veiled
    t.say(0, "done")
    t.over()
    assert not t.told("attempts")


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
    t = table("daqan", "latari")
    t.city("5A", "tamalir")
    t.neutrals("7B", beastman=1)
    t.put(0, "5B", footman=1)
    number = decks.QUESTS.index(quest)
    assert quests.is_place(t.g, 0, number, area(here))
    assert not quests.is_place(t.g, 0, number, area(elsewhere))


@law("RW.quests.test.ex1", "RW.quests.test.1", "RW.quests.attempt.2")
def test_with_agility_2_two_fate_cards_are_drawn_and_one_with_success_gives_a_reward_and_a_new_quest() -> None:
    t = questing("behind_enemy_walls", "LA", "andira_runehand")  # agility 2
    cards = fate(17, 30)  # success, failure
    attempt(
        t,
        "andira_runehand",
        "behind_enemy_walls",
        cards + drawn_rewards("runeplate") + drawn_tactics("ambush") + drawn_quests("pearl_of_the_coast"),
    )
    t.asked(0, "ask-runewars-destiny", "fate:17", "fate:30")
    assert t.match.ask is not None
    assert t.match.ask.law == "RW.quests.test.1"
    t.say(0, "fate:17")
    t.over()
    g = t.g
    assert t.rewards("andira_runehand") == ["runeplate"]
    assert g.players[0].quests == [decks.QUESTS.index("pearl_of_the_coast")]
    assert g.quest_discard == [decks.QUESTS.index("behind_enemy_walls")]
    assert sorted(g.fate_discard) == [16, 29]
    assert g.fate_open == []


@law("RW.quests.test.1")
def test_training_adds_to_the_number_of_fate_cards() -> None:
    t = table("daqan", "latari")
    at = t.hero(0, "corbin", "DA")  # wisdom 2
    t.g.hero_training[at * 3 + 2] = 2
    t.stage(lambda g: attribute_test(g, at, 2, "RW.quests.test.1"), fate(1, 2, 3, 5))
    t.asked(0, "ask-runewars-destiny", "fate:1", "fate:2", "fate:3", "fate:5")
    t.say(0, "fate:3")
    t.over()
    assert isinstance(t.match.game, Staged)
    assert t.match.game.outcome == 1  # the middle


@law("RW.quests.attempt.3")
def test_a_failed_quest_stays_in_hand_and_its_failure_is_carried_out() -> None:
    t = attempt(questing("pearl_of_the_coast", "5C"), "corbin", "pearl_of_the_coast", fate(30))
    t.over()  # agility 1: one card, no choice
    assert t.damage("corbin") == 1
    assert t.g.players[0].quests == [decks.QUESTS.index("pearl_of_the_coast")]
    assert len(t.told("quest-kept")) == 1


@law("RW.quests.attempt.3")
def test_a_card_that_says_so_is_discarded_when_it_fails() -> None:
    t = questing("the_silent_archive", "3A", "corbin", ("daqan", "latari", "waiqar", "uthuk"))
    attempt(t, "corbin", "the_silent_archive", fate(30, 29))
    t.say(0, "fate:30")
    t.over()
    assert t.g.players[0].quests == []
    assert t.g.quest_discard == [decks.QUESTS.index("the_silent_archive")]


@law("RW.questphase.train.3")
def test_a_quest_that_trains_raises_the_tested_attribute_by_1_only() -> None:
    t = questing("nest_on_the_crag", "6A")
    attempt(t, "corbin", "nest_on_the_crag", fate(3))
    t.over()
    assert t.g.hero_training[who("corbin") * 3 :][:3] == [0, 1, 0]
    assert t.g.players[0].quests == [decks.QUESTS.index("nest_on_the_crag")]


@law("RW.quests.attempt.2")
def test_a_reward_with_damage_fulfils_the_quest_too() -> None:
    t = questing("ruin_of_the_watch", "8D")  # strength 4
    attempt(
        t,
        "corbin",
        "ruin_of_the_watch",
        fate(3, 30, 29, 28) + drawn_rewards("runeplate") + drawn_quests("the_beggar_prince"),
    )
    t.say(0, "fate:3")
    t.over()
    assert (t.rewards("corbin"), t.damage("corbin")) == (["runeplate"], 1)


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
    t = attempt(questing(quest, at, "corbin", factions), "corbin", quest, fate(*cards))
    if chosen:
        t.say(0, chosen)
    t.over()
    assert t.g.players[0].influence == influence


@law("RW.quests.attempt.1")
def test_a_quest_may_rout_the_hero() -> None:
    t = attempt(questing("oath_of_the_orchard", "6C"), "corbin", "oath_of_the_orchard", fate(30, 29, 28, 22))
    t.say(0, "fate:22")
    t.over()
    assert t.g.hero_routed[who("corbin")]


@law("RW.quests.attempt.4")
def test_a_hero_attempts_one_quest_in_a_phase_and_a_routed_one_none() -> None:
    t = questing("pearl_of_the_coast", "5C")
    t.give(0, quests=["the_winged_terror"])
    t.quest_phase(chance=fate(30))
    t.tell(0, "hero:corbin", "move", "done", "quest:pearl_of_the_coast")
    t.over()
    t = questing("pearl_of_the_coast", "5C")
    t.put(0, "5C", footman=1)
    t.g.hero_routed[who("corbin")] = True
    t.g.hero_damage[who("corbin")] = 1
    t.quest_phase()
    t.tell(0, "hero:corbin")
    t.refused("move", "RW.questphase.move.3")


@law("RW.defeat.marker.1")
def test_a_hero_whom_a_quest_defeats_leaves_the_rewards_under_a_marker() -> None:
    t = questing("behind_enemy_walls", "LA", "silhouette")
    at = who("silhouette")
    t.g.hero_damage[at] = 1
    t.g.reward_deck.remove(decks.REWARDS.index("runeplate"))
    t.g.rewards[at].append(decks.REWARDS.index("runeplate") * 2)
    attempt(t, "silhouette", "behind_enemy_walls", fate(30, 29, 28, 22))
    t.say(0, "fate:30")
    t.over()
    assert t.g.hero_gone[at]
    assert (t.where("silhouette"), t.rewards("silhouette")) == ("LA", ["runeplate"])
    assert len(t.g.players[0].quests) == 1


@law("RW.quests.2")
def test_above_three_quests_cards_of_ones_choice_are_discarded_at_once() -> None:
    from polana.games.runewars.realm import hands

    t = table("daqan", "latari")
    t.give(0, quests=["pearl_of_the_coast", "the_winged_terror"])
    t.stage(
        lambda g: hands.draw_quests(g, 0, 2, "RW.orders.6.quests"),
        drawn_quests("behind_enemy_walls", "pass_of_the_eagles"),
    )
    t.say(0, "quest:the_winged_terror")
    t.over()
    assert len(t.g.players[0].quests) == 3
    t.calm()


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
