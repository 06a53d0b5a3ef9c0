"""Exploration tokens (RW.explore), an optional rule."""

from __future__ import annotations

import pytest

from polana.games.runewars.box import decks
from polana.games.runewars.map.tiles import AREA_HOME
from polana.games.runewars.realm import runes
from polana.games.runewars.state import Table
from polana.games.runewars.year import deeds
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    begin,
    drawn_rewards,
    drawn_tactics,
    give,
    hero,
    may,
    neutrals,
    over,
    put,
    refused,
    rune,
    say,
    scene,
    state,
    table,
    tell,
    token,
    told,
)
from tests.runewars.herobench import acting, damage, quest_phase, rewards, where, who


def finding(name: str, near: bool = True, rewards: tuple[str, ...] = ()) -> Table:
    """A hero in DA; in 5A, beside it, a token lies face down."""
    g = table("daqan", "latari", season="summer", explore=True)
    hero(g, 0, "corbin", "DA", rewards=list(rewards))
    token(g, "5A", name, up=False, near=near)
    return g


def found(g: Table, chance: list[tuple[str, int]] | None = None) -> Match:
    """The hero moves to 5A and stops there."""
    match = acting(g, "corbin", "move", chance)
    say(match, 0, "area:5A", "done")
    return match


@law("RW.explore.0")
def test_exploration_tokens_are_used_only_if_it_was_agreed_on() -> None:
    from polana.games.runewars import game

    for explore in (False, True):
        match = begin(2, explore=explore, ready_made=True)
        while state(match).phase < 8:  # setup
            ask = match.ask
            assert ask is not None
            match.choose(ask.seat, ask.options[0])
        g = state(match)
        outside = [at for at in g.chart.areas if AREA_HOME[at] < 0]
        assert [at for at in g.chart.areas if g.token[at] >= 0] == (outside if explore else [])
        assert game.view(g, 0)["setup"]["explore"] is explore


@law("RW.explore.trigger.1", "RW.explore.types")
def test_a_hero_who_moved_turns_up_the_token_at_the_end_and_resolves_it_before_a_duel_or_quest() -> None:
    g = finding("training")
    hero(g, 1, "silhouette", "5A")
    match = found(g)
    asked(match, 0, "ask-runewars-lesson", "skip", "attribute:strength", "attribute:agility", "attribute:wisdom")
    say(match, 0, "attribute:agility")
    asked(match, 0, "ask-runewars-hero-then", "done", "hero:silhouette")
    g = state(match)
    assert g.token[area("5A")] == -1
    assert g.tokens_gone == [decks.EXPLORATIONS.index("training")]
    assert told(match, "explored")[0]["token"]


@law("RW.explore.trigger.1")
def test_a_hero_who_did_not_move_or_only_passes_through_turns_up_nothing() -> None:
    g = finding("training")
    match = acting(g, "corbin", "move")
    say(match, 0, "area:5A", "area:5B")
    over(match)
    assert not state(match).token_up[area("5A")]
    g = finding("training")
    g.hero_area[who("corbin")] = area("5A")
    match = acting(g, "corbin", "move")
    say(match, 0, "done")
    over(match)
    assert not state(match).token_up[area("5A")]


@law("RW.explore.training")
def test_training_raises_one_attribute_by_1_if_there_is_room() -> None:
    g = finding("training")
    g.hero_training[who("corbin") * 3] = 2
    match = found(g)
    refused(match, "attribute:strength", "RW.questphase.train.2")
    say(match, 0, "attribute:wisdom")
    over(match)
    assert state(match).hero_training[who("corbin") * 3 :][:3] == [2, 0, 1]


@law("RW.explore.merchant")
def test_the_travelling_merchant_sells_a_reward_for_3_influence_and_goes_in_any_case() -> None:
    g = finding("travelling_merchant")
    give(g, 0, influence=4)
    match = found(g.copy(), drawn_rewards("runeplate"))
    say(match, 0, "yes")
    over(match)
    assert (state(match).players[0].influence, rewards(match, "corbin")) == (1, ["runeplate"])
    assert state(match).token[area("5A")] == -1
    match = found(g.copy())
    say(match, 0, "skip")
    over(match)
    assert state(match).token[area("5A")] == -1
    give(g, 0, influence=2)
    match = found(g)
    over(match)
    assert state(match).players[0].influence == 2


@law("RW.explore.patrol")
def test_a_raiding_party_deals_1_damage_and_beside_units_of_others_takes_a_reward_or_deals_1_more() -> None:
    match = found(finding("raiding_party"))
    over(match)
    assert damage(match, "corbin") == 1
    g = finding("raiding_party")
    neutrals(g, "5A", beastman=1)
    match = found(g)
    over(match)
    assert damage(match, "corbin") == 2
    for choice, hurt, left in (("reward:runeplate", 1, ["tome_of_lore"]), ("skip", 2, ["runeplate", "tome_of_lore"])):
        g = finding("raiding_party", rewards=("runeplate", "tome_of_lore"))
        put(g, 1, "5A", archer=1)
        match = found(g)
        asked(match, 0, "ask-runewars-raid", "skip", "reward:runeplate", "reward:tome_of_lore")
        tell(match, 0, choice)
        over(match)
        assert (damage(match, "corbin"), rewards(match, "corbin")) == (hurt, left)
        assert state(match).token[area("5A")] == -1


@law("RW.explore.scroll")
def test_the_scroll_of_sight_shows_the_face_down_tokens_of_one_area_to_the_controller() -> None:
    g = finding("scroll_of_sight")
    rune(g, "8C", "dragon")
    token(g, "8C", "temple", up=False)
    token(g, "7C", "temple", up=False)
    match = found(g)
    refused(match, "area:5B", "RW.explore.scroll")
    say(match, 0, "area:8C")
    over(match)
    g = state(match)
    assert (g.rune_known[area("8C")], g.token_known[area("8C")]) == (1, 1)
    assert g.token[area("5A")] == -1


@law("RW.explore.temple", "RW.explore.types")
def test_a_hero_who_ends_any_action_in_a_temple_earns_2_influence_and_the_temple_stays() -> None:
    g = finding("temple")
    give(g, 0, influence=1)
    match = found(g)
    over(match)
    g = state(match)
    assert g.players[0].influence == 3
    assert g.token_up[area("5A")]
    g.hero_acted[who("corbin")] = False
    again = acting(g.copy(), "corbin", "train")
    say(again, 0, "attribute:wisdom", "attribute:wisdom")
    over(again)
    assert state(again).players[0].influence == 5


@law("RW.explore.kellos")
def test_a_hero_who_ends_his_action_in_the_hall_of_kellos_lets_his_player_draw_a_tactics_card() -> None:
    match = found(finding("hall_of_kellos", near=False), drawn_tactics("ambush"))
    over(match)
    assert state(match).players[0].fresh == [decks.TACTICS.index("ambush")]
    assert state(match).token_up[area("5A")]


@law("RW.explore.dungeon")
def test_a_hero_who_enters_a_dungeon_moves_no_farther_but_may_duel_there() -> None:
    g = table("daqan", "latari", season="summer", explore=True)
    hero(g, 0, "corbin", "DA")
    hero(g, 1, "silhouette", "5A")
    token(g, "5A", "dungeon")
    match = acting(g, "corbin", "move")
    say(match, 0, "area:5A")
    asked(match, 0, "ask-runewars-hero-then", "done", "hero:silhouette")


@law("RW.explore.portal")
def test_for_1_influence_once_an_action_a_hero_steps_from_portal_to_portal() -> None:
    g = table("daqan", "latari", season="summer", explore=True)
    hero(g, 0, "silhouette", "5A")  # 3 areas
    for at in ("5A", "8D", "6C"):
        token(g, at, "magic_portal", near=at != "6C")
    give(g, 0, influence=1)
    match = acting(g, "silhouette", "move")
    assert may(match, "area:8D")
    say(match, 0, "area:8D", "area:6C", "area:6A")
    over(match)
    assert (where(match, "silhouette"), state(match).players[0].influence) == ("6A", 0)
    give(g, 0, influence=0)
    match = acting(g, "silhouette", "move")
    refused(match, "area:8D", "RW.questphase.move.1")


@law("RW.explore.portal", "RW.terms.flying")
def test_who_can_cross_the_border_between_two_portals_pays_nothing_and_has_paid_nothing() -> None:
    for start, beside, names in (("5A", "5B", []), ("5C", "7B", ["winged_steed"])):
        for influence in (0, 1):
            g = table("daqan", "latari", season="summer", explore=True)
            hero(g, 0, "corbin", start, rewards=names)
            for at in (start, beside, "8D"):
                token(g, at, "magic_portal", near=at != "8D")
            give(g, 0, influence=influence)
            match = acting(g, "corbin", "move")
            say(match, 0, f"area:{beside}")
            assert state(match).players[0].influence == influence
            if influence:
                say(match, 0, "area:8D")
                assert (where(match, "corbin"), state(match).players[0].influence) == ("8D", 0)
            else:
                refused(match, "area:8D", "RW.questphase.move.1")


@law("RW.explore.portal")
def test_master_thorn_leaps_to_a_hero_beyond_a_portal_that_he_cannot_pay() -> None:
    g = table("daqan", "latari", season="summer", explore=True)
    hero(g, 0, "master_thorn", "5A")
    hero(g, 0, "corbin", "8D")
    for at in ("5A", "8D"):
        token(g, at, "magic_portal")
    give(g, 0, influence=0)
    match = acting(g, "master_thorn", "move")
    say(match, 0, "area:8D")
    over(match)  # a leap is instead of the usual move
    assert (where(match, "master_thorn"), state(match).players[0].influence) == ("8D", 0)


@law("RW.explore.dragon_throne")
def test_the_face_up_dragon_throne_counts_as_a_dragon_rune_for_who_controls_its_area() -> None:
    g = table("daqan", "latari", explore=True)
    put(g, 0, "8C", footman=1)
    token(g, "8C", "dragon_throne", near=False, up=False)
    rune(g, "8C", "dragon")
    assert runes.dragons_of(g, 0) == 1
    g.token_up[area("8C")] = True
    assert (runes.dragons_of(g, 0), runes.dragons_of(g, 1)) == (2, 0)


@pytest.mark.parametrize(("village", "resource"), [("village_food", 0), ("village_wood", 1), ("village_ore", 2)])
@law("RW.explore.village")
def test_a_village_adds_1_to_what_its_area_yields(village: str, resource: int) -> None:
    from polana.games.runewars.realm import resources

    g = table("daqan", "latari", explore=True)
    put(g, 0, "5A", footman=1)
    before = resources.yields(g, 0)
    token(g, "5A", village)
    after = resources.yields(g, 0)
    assert [after[at] - before[at] for at in range(3)] == [int(at == resource) for at in range(3)]


@law("RW.explore.types")
def test_a_removable_place_is_discarded_in_ones_own_turn_with_six_units_in_the_area() -> None:
    g = table("daqan", "latari", explore=True)
    g.turn = 0
    put(g, 0, "5A", footman=5)
    put(g, 0, "5B", footman=2)
    token(g, "5A", "village_ore")
    token(g, "5B", "temple")
    match = scene(g.copy(), lambda g: deeds.window(g, 0))
    refused(match, "raze", "RW.explore.types")
    put(g, 0, "5A", beastman=1)
    match = scene(g, lambda g: deeds.window(g, 0))
    say(match, 0, "raze")  # the Temple is a place that stays
    refused(match, "raze", "RW.explore.types")
    say(match, 0, "done")
    over(match)
    assert state(match).token[area("5A")] == -1
    assert state(match).token[area("5B")] != -1
    assert state(match).tokens_gone == [decks.EXPLORATIONS.index("village_ore")]


@law("RW.explore.types")
def test_removable_places_stay_when_a_hero_turns_them_up() -> None:
    match = found(finding("village_food"))
    over(match)
    assert state(match).token_up[area("5A")]
    assert state(match).tokens_gone == []


@law("RW.explore.patrol", "RW.defeat.1")
def test_a_hero_whom_raiders_defeat_does_nothing_more() -> None:
    g = finding("raiding_party")
    g.hero_damage[who("corbin")] = 4
    hero(g, 1, "silhouette", "5A")
    match = quest_phase(g)
    tell(match, 0, "hero:corbin", "move", "area:5A", "done")
    over(match)
    assert state(match).hero_gone[who("corbin")]
    assert where(match, "corbin") is None
