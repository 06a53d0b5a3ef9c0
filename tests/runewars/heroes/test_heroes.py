"""Heroes who enter a player's service, are hurt, trained and defeated, and leave (RW.heroes, RW.defeat)."""

from __future__ import annotations

from polana.games.runewars.box import decks
from polana.games.runewars.heroes import defeat, service
from polana.games.runewars.heroes.training import train_twice
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    drawn_rewards,
    hero,
    over,
    refused,
    rune,
    say,
    scene,
    state,
    stronghold,
    table,
    told,
)

CORBIN = decks.HEROES.index("corbin")
MORDROG = decks.HEROES.index("mordrog")
SILHOUETTE = decks.HEROES.index("silhouette")
RUNEPLATE = decks.REWARDS.index("runeplate")
SHARD = decks.REWARDS.index("timmorrans_shard")


def where(g: Table, name: int) -> str:
    return AREAS[g.hero_area[name]]


@law("RW.heroes.gain.1", "RW.runes.peek.1")
def test_a_gained_hero_begins_in_an_area_with_one_of_the_players_strongholds() -> None:
    g = table("daqan", "latari")
    stronghold(g, 0, "DA")
    stronghold(g, 0, "5A")
    stronghold(g, 1, "LA")
    rune(g, "5A", "dragon")
    match = scene(g, lambda g: service.gain_hero(g, 0, MORDROG))
    refused(match, "area:DB", "RW.heroes.gain.1")
    refused(match, "area:LA", "RW.heroes.gain.1")
    asked(match, 0, "ask-runewars-hero-stronghold", "area:DA", "area:5A")
    say(match, 0, "area:5A")
    over(match)
    g = state(match)
    assert (g.hero_seat[MORDROG], where(g, MORDROG)) == (0, "5A")
    assert MORDROG not in g.hero_deck
    assert g.rune_known[area("5A")] == 1


@law("RW.heroes.gain.1")
def test_without_a_stronghold_no_hero_can_be_gained() -> None:
    match = scene(table("daqan", "latari"), lambda g: service.gain_hero(g, 0, MORDROG))
    over(match)
    assert state(match).hero_seat[MORDROG] == -1
    assert len(state(match).hero_deck) == 12


@law("RW.heroes.gain.2", "RW.heroes.gain.3")
def test_the_fourth_hero_makes_one_of_the_three_others_leave_whatever_protects_them() -> None:
    g = table("daqan", "latari")
    g.title_owner[decks.CAPTAIN] = 0
    stronghold(g, 0, "DA")
    for name in ("corbin", "silhouette", "mad_carthos"):
        hero(g, 0, name, "DB")
    match = scene(g, lambda g: service.gain_hero(g, 0, MORDROG))
    asked(match, 0, "ask-runewars-hero-surplus", "hero:corbin", "hero:silhouette", "hero:mad_carthos")
    say(match, 0, "hero:silhouette")
    over(match)
    g = state(match)
    assert len(board.heroes_of(g, 0)) == 3
    assert (g.hero_seat[SILHOUETTE], g.hero_seat[MORDROG]) == (-1, 0)


@law("RW.heroes.leave.1", "RW.heroes.leave.2")
def test_the_card_of_a_hero_who_leaves_goes_back_to_the_deck_and_all_rewards_are_discarded_face_up() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "corbin", "5A", rewards=["runeplate", "timmorrans_shard"], damage=2)
    g.hero_training[CORBIN * 3] = 2
    service.leave(g, CORBIN)
    assert (g.hero_seat[CORBIN], g.hero_area[CORBIN], g.hero_damage[CORBIN]) == (-1, -1, 0)
    assert g.hero_training[CORBIN * 3 : CORBIN * 3 + 3] == [0, 0, 0]
    assert CORBIN in g.hero_deck
    assert g.reward_discard == [SHARD, RUNEPLATE]
    assert g.rewards[CORBIN] == []


@law("RW.defeat.1", "RW.defeat.marker.1")
def test_damage_equal_to_toughness_defeats_a_hero_whose_rewards_lie_under_a_marker_in_the_area() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "corbin", "5A", rewards=["runeplate"], damage=3)  # toughness 5
    assert not defeat.wound(g, CORBIN, 1, "RW.explore.patrol")
    assert g.hero_damage[CORBIN] == 4
    assert defeat.wound(g, CORBIN, 1, "RW.explore.patrol")
    assert g.hero_gone[CORBIN]
    assert (g.hero_seat[CORBIN], where(g, CORBIN)) == (-1, "5A")
    assert g.rewards[CORBIN] == [RUNEPLATE * 2]
    assert CORBIN not in g.hero_deck


@law("RW.defeat.1")
def test_a_hero_without_rewards_leaves_nothing_behind() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "corbin", "5A")
    assert defeat.wound(g, CORBIN, 7, "RW.explore.patrol")
    assert g.hero_area[CORBIN] == -1


@law("RW.rewards.1", "RW.rewards.secret")
def test_a_reward_is_the_top_card_of_the_deck_face_down_and_only_the_controller_hears_its_name() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "corbin", "5A")

    def flow(g: Table) -> Flow[None]:
        yield from ()
        rewards.draw(g, CORBIN, "RW.quests.attempt.2")

    match = scene(g, flow, drawn_rewards("runeplate"))
    over(match)
    assert state(match).rewards[CORBIN] == [RUNEPLATE * 2]
    assert [line.seen_by for line in match.news if line.kind == "news-runewars-drew-reward"] == [(0,)]
    assert len(told(match, "drew-reward-hidden")) == 1


@law("RW.limits.2")
def test_when_the_reward_deck_has_run_out_the_discarded_rewards_are_shuffled_into_a_new_one() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "corbin", "5A")
    g.reward_discard, g.reward_deck = g.reward_deck, []
    rewards.draw(g, CORBIN, "RW.quests.attempt.2")
    assert (len(g.reward_deck), len(g.reward_discard), len(g.rewards[CORBIN])) == (24, 0, 1)


@law("RW.questphase.train.1", "RW.questphase.train.2")
def test_a_training_hero_raises_two_attributes_by_1_or_one_by_2_and_none_by_more_than_2_in_all() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "corbin", "5A")
    g.hero_training[CORBIN * 3 : CORBIN * 3 + 3] = [1, 2, 0]
    match = scene(g, lambda g: train_twice(g, CORBIN))
    refused(match, "attribute:agility", "RW.questphase.train.2")
    say(match, 0, "attribute:strength")
    over(match)  # wisdom alone is left
    assert state(match).hero_training[CORBIN * 3 : CORBIN * 3 + 3] == [2, 2, 1]
