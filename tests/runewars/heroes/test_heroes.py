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
from tests.runewars.bench import area, drawn_rewards, table

CORBIN = decks.HEROES.index("corbin")
MORDROG = decks.HEROES.index("mordrog")
SILHOUETTE = decks.HEROES.index("silhouette")
RUNEPLATE = decks.REWARDS.index("runeplate")
SHARD = decks.REWARDS.index("timmorrans_shard")


def where(g: Table, name: int) -> str:
    return AREAS[g.hero_area[name]]


@law("RW.heroes.gain.1", "RW.runes.peek.1")
def test_a_gained_hero_begins_in_an_area_with_one_of_the_players_strongholds() -> None:
    t = table("daqan", "latari")
    t.stronghold(0, "DA")
    t.stronghold(0, "5A")
    t.stronghold(1, "LA")
    t.rune("5A", "dragon")
    t.stage(lambda g: service.gain_hero(g, 0, MORDROG))
    t.refused("area:DB", "RW.heroes.gain.1")
    t.refused("area:LA", "RW.heroes.gain.1")
    t.asked(0, "ask-runewars-hero-stronghold", "area:DA", "area:5A")
    t.say(0, "area:5A")
    t.over()
    g = t.g
    assert (g.hero_seat[MORDROG], where(g, MORDROG)) == (0, "5A")
    assert MORDROG not in g.hero_deck
    assert g.rune_known[area("5A")] == 1


@law("RW.heroes.gain.1")
def test_without_a_stronghold_no_hero_can_be_gained() -> None:
    t = table("daqan", "latari").stage(lambda g: service.gain_hero(g, 0, MORDROG))
    t.over()
    assert t.g.hero_seat[MORDROG] == -1
    assert len(t.g.hero_deck) == 12


@law("RW.heroes.gain.2", "RW.heroes.gain.3")
def test_the_fourth_hero_makes_one_of_the_three_others_leave_whatever_protects_them() -> None:
    t = table("daqan", "latari")
    t.g.title_owner[decks.CAPTAIN] = 0
    t.stronghold(0, "DA")
    for name in ("corbin", "silhouette", "mad_carthos"):
        t.hero(0, name, "DB")
    t.stage(lambda g: service.gain_hero(g, 0, MORDROG))
    t.asked(0, "ask-runewars-hero-surplus", "hero:corbin", "hero:silhouette", "hero:mad_carthos")
    t.say(0, "hero:silhouette")
    t.over()
    g = t.g
    assert len(board.heroes_of(g, 0)) == 3
    assert (g.hero_seat[SILHOUETTE], g.hero_seat[MORDROG]) == (-1, 0)


@law("RW.heroes.leave.1", "RW.heroes.leave.2")
def test_the_card_of_a_hero_who_leaves_goes_back_to_the_deck_and_all_rewards_are_discarded_face_up() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A", rewards=["runeplate", "timmorrans_shard"], damage=2)
    t.g.hero_training[CORBIN * 3] = 2
    service.leave(t.g, CORBIN)
    assert (t.g.hero_seat[CORBIN], t.g.hero_area[CORBIN], t.g.hero_damage[CORBIN]) == (-1, -1, 0)
    assert t.g.hero_training[CORBIN * 3 : CORBIN * 3 + 3] == [0, 0, 0]
    assert CORBIN in t.g.hero_deck
    assert t.g.reward_discard == [SHARD, RUNEPLATE]
    assert t.g.rewards[CORBIN] == []


@law("RW.defeat.1", "RW.defeat.marker.1")
def test_damage_equal_to_toughness_defeats_a_hero_whose_rewards_lie_under_a_marker_in_the_area() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A", rewards=["runeplate"], damage=3)  # toughness 5
    assert not defeat.wound(t.g, CORBIN, 1, "RW.explore.patrol")
    assert t.g.hero_damage[CORBIN] == 4
    assert defeat.wound(t.g, CORBIN, 1, "RW.explore.patrol")
    assert t.g.hero_gone[CORBIN]
    assert (t.g.hero_seat[CORBIN], where(t.g, CORBIN)) == (-1, "5A")
    assert t.g.rewards[CORBIN] == [RUNEPLATE * 2]
    assert CORBIN not in t.g.hero_deck


@law("RW.defeat.1")
def test_a_hero_without_rewards_leaves_nothing_behind() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A")
    assert defeat.wound(t.g, CORBIN, 7, "RW.explore.patrol")
    assert t.g.hero_area[CORBIN] == -1


@law("RW.rewards.1", "RW.rewards.secret")
def test_a_reward_is_the_top_card_of_the_deck_face_down_and_only_the_controller_hears_its_name() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A")

    def flow(g: Table) -> Flow[None]:
        yield from ()
        rewards.draw(g, CORBIN, "RW.quests.attempt.2")

    t.stage(flow, drawn_rewards("runeplate"))
    t.over()
    assert t.g.rewards[CORBIN] == [RUNEPLATE * 2]
    assert [line.seen_by for line in t.match.news if line.kind == "news-runewars-drew-reward"] == [(0,)]
    assert len(t.told("drew-reward-hidden")) == 1


@law("RW.limits.2")
def test_when_the_reward_deck_has_run_out_the_discarded_rewards_are_shuffled_into_a_new_one() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A")
    t.g.reward_discard, t.g.reward_deck = t.g.reward_deck, []
    rewards.draw(t.g, CORBIN, "RW.quests.attempt.2")
    assert (len(t.g.reward_deck), len(t.g.reward_discard), len(t.g.rewards[CORBIN])) == (24, 0, 1)


@law("RW.questphase.train.1", "RW.questphase.train.2")
def test_a_training_hero_raises_two_attributes_by_1_or_one_by_2_and_none_by_more_than_2_in_all() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A")
    t.g.hero_training[CORBIN * 3 : CORBIN * 3 + 3] = [1, 2, 0]
    t.stage(lambda g: train_twice(g, CORBIN))
    t.refused("attribute:agility", "RW.questphase.train.2")
    t.say(0, "attribute:strength")
    t.over()  # wisdom alone is left
    assert t.g.hero_training[CORBIN * 3 : CORBIN * 3 + 3] == [2, 2, 1]
