"""Exploration tokens (RW.explore), an optional rule."""

from __future__ import annotations

import pytest

from polana.games.runewars.box import decks
from polana.games.runewars.map.tiles import AREA_HOME
from polana.games.runewars.realm import runes
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import Bench, area, begin, drawn_rewards, drawn_tactics, table, who


def finding(name: str, near: bool = True, rewards: tuple[str, ...] = ()) -> Bench:
    """A hero in DA; in 5A, beside it, a token lies face down."""
    t = table("daqan", "latari", season="summer", explore=True)
    t.hero(0, "corbin", "DA", rewards=list(rewards))
    t.token("5A", name, up=False, near=near)
    return t


def found(t: Bench, chance: list[tuple[str, int]] | None = None) -> Bench:
    """The hero moves to 5A and stops there."""
    t.acting("corbin", "move", chance)
    t.say(0, "area:5A", "done")
    return t


@law("RW.explore.0")
def test_exploration_tokens_are_used_only_if_it_was_agreed_on() -> None:
    from polana.games.runewars import game

    for explore in (False, True):
        t = begin(2, explore=explore, ready_made=True)
        while t.g.phase < 8:  # setup
            ask = t.match.ask
            assert ask is not None
            t.match.choose(ask.seat, ask.options[0])
        g = t.g
        outside = [at for at in g.chart.areas if AREA_HOME[at] < 0]
        assert [at for at in g.chart.areas if g.token[at] >= 0] == (outside if explore else [])
        assert game.view(g, 0)["setup"]["explore"] is explore


@law("RW.explore.trigger.1", "RW.explore.types")
def test_a_hero_who_moved_turns_up_the_token_at_the_end_and_resolves_it_before_a_duel_or_quest() -> None:
    t = finding("training")
    t.hero(1, "silhouette", "5A")
    found(t)
    t.asked(0, "ask-runewars-lesson", "skip", "attribute:strength", "attribute:agility", "attribute:wisdom")
    t.say(0, "attribute:agility")
    t.asked(0, "ask-runewars-hero-then", "done", "hero:silhouette")
    g = t.g
    assert g.token[area("5A")] == -1
    assert g.tokens_gone == [decks.EXPLORATIONS.index("training")]
    assert t.told("explored")[0]["token"]


@law("RW.explore.trigger.1")
def test_a_hero_who_did_not_move_or_only_passes_through_turns_up_nothing() -> None:
    t = finding("training")
    t.acting("corbin", "move")
    t.say(0, "area:5A", "area:5B")
    t.over()
    assert not t.g.token_up[area("5A")]
    t = finding("training")
    t.g.hero_area[who("corbin")] = area("5A")
    t.acting("corbin", "move")
    t.say(0, "done")
    t.over()
    assert not t.g.token_up[area("5A")]


@law("RW.explore.training")
def test_training_raises_one_attribute_by_1_if_there_is_room() -> None:
    t = finding("training")
    t.g.hero_training[who("corbin") * 3] = 2
    found(t)
    t.refused("attribute:strength", "RW.questphase.train.2")
    t.say(0, "attribute:wisdom")
    t.over()
    assert t.g.hero_training[who("corbin") * 3 :][:3] == [2, 0, 1]


@law("RW.explore.merchant")
def test_the_travelling_merchant_sells_a_reward_for_3_influence_and_goes_in_any_case() -> None:
    t = finding("travelling_merchant")
    t.give(0, influence=4)
    twin = found(t.copy(), drawn_rewards("runeplate"))
    twin.say(0, "yes")
    twin.over()
    assert (twin.g.players[0].influence, twin.rewards("corbin")) == (1, ["runeplate"])
    assert twin.g.token[area("5A")] == -1
    twin = found(t.copy())
    twin.say(0, "skip")
    twin.over()
    assert twin.g.token[area("5A")] == -1
    t.give(0, influence=2)
    found(t)
    t.over()
    assert t.g.players[0].influence == 2


@law("RW.explore.patrol")
def test_a_raiding_party_deals_1_damage_and_beside_units_of_others_takes_a_reward_or_deals_1_more() -> None:
    t = found(finding("raiding_party"))
    t.over()
    assert t.damage("corbin") == 1
    t = finding("raiding_party")
    t.neutrals("5A", beastman=1)
    found(t)
    t.over()
    assert t.damage("corbin") == 2
    for choice, hurt, left in (("reward:runeplate", 1, ["tome_of_lore"]), ("skip", 2, ["runeplate", "tome_of_lore"])):
        t = finding("raiding_party", rewards=("runeplate", "tome_of_lore"))
        t.put(1, "5A", archer=1)
        found(t)
        t.asked(0, "ask-runewars-raid", "skip", "reward:runeplate", "reward:tome_of_lore")
        t.tell(0, choice)
        t.over()
        assert (t.damage("corbin"), t.rewards("corbin")) == (hurt, left)
        assert t.g.token[area("5A")] == -1


@law("RW.explore.scroll")
def test_the_scroll_of_sight_shows_the_face_down_tokens_of_one_area_to_the_controller() -> None:
    t = finding("scroll_of_sight")
    t.rune("8C", "dragon")
    t.token("8C", "temple", up=False)
    t.token("7C", "temple", up=False)
    found(t)
    t.refused("area:5B", "RW.explore.scroll")
    t.say(0, "area:8C")
    t.over()
    g = t.g
    assert (g.rune_known[area("8C")], g.token_known[area("8C")]) == (1, 1)
    assert g.token[area("5A")] == -1


@law("RW.explore.temple", "RW.explore.types")
def test_a_hero_who_ends_any_action_in_a_temple_earns_2_influence_and_the_temple_stays() -> None:
    t = finding("temple")
    t.give(0, influence=1)
    found(t)
    t.over()
    g = t.g
    assert g.players[0].influence == 3
    assert g.token_up[area("5A")]
    g.hero_acted[who("corbin")] = False
    again = Bench(g.copy()).acting("corbin", "train")
    again.say(0, "attribute:wisdom", "attribute:wisdom")
    again.over()
    assert again.g.players[0].influence == 5


@law("RW.explore.kellos")
def test_a_hero_who_ends_his_action_in_the_hall_of_kellos_lets_his_player_draw_a_tactics_card() -> None:
    t = found(finding("hall_of_kellos", near=False), drawn_tactics("ambush"))
    t.over()
    assert t.g.players[0].fresh == [decks.TACTICS.index("ambush")]
    assert t.g.token_up[area("5A")]


@law("RW.explore.dungeon")
def test_a_hero_who_enters_a_dungeon_moves_no_farther_but_may_duel_there() -> None:
    t = table("daqan", "latari", season="summer", explore=True)
    t.hero(0, "corbin", "DA")
    t.hero(1, "silhouette", "5A")
    t.token("5A", "dungeon")
    t.acting("corbin", "move")
    t.say(0, "area:5A")
    t.asked(0, "ask-runewars-hero-then", "done", "hero:silhouette")


@law("RW.explore.portal")
def test_for_1_influence_once_an_action_a_hero_steps_from_portal_to_portal() -> None:
    t = table("daqan", "latari", season="summer", explore=True)
    t.hero(0, "silhouette", "5A")  # 3 areas
    for at in ("5A", "8D", "6C"):
        t.token(at, "magic_portal", near=at != "6C")
    t.give(0, influence=1)
    t.acting("silhouette", "move")
    assert t.may("area:8D")
    t.say(0, "area:8D", "area:6C", "area:6A")
    t.over()
    assert (t.where("silhouette"), t.g.players[0].influence) == ("6A", 0)
    t.give(0, influence=0)
    t.again()
    t.acting("silhouette", "move")
    t.refused("area:8D", "RW.questphase.move.1")


@law("RW.explore.portal", "RW.terms.flying")
def test_who_can_cross_the_border_between_two_portals_pays_nothing_and_has_paid_nothing() -> None:
    for start, beside, names in (("5A", "5B", []), ("5C", "7B", ["winged_steed"])):
        for influence in (0, 1):
            t = table("daqan", "latari", season="summer", explore=True)
            t.hero(0, "corbin", start, rewards=names)
            for at in (start, beside, "8D"):
                t.token(at, "magic_portal", near=at != "8D")
            t.give(0, influence=influence)
            t.acting("corbin", "move")
            t.say(0, f"area:{beside}")
            assert t.g.players[0].influence == influence
            if influence:
                t.say(0, "area:8D")
                assert (t.where("corbin"), t.g.players[0].influence) == ("8D", 0)
            else:
                t.refused("area:8D", "RW.questphase.move.1")


@law("RW.explore.portal")
def test_master_thorn_leaps_to_a_hero_beyond_a_portal_that_he_cannot_pay() -> None:
    t = table("daqan", "latari", season="summer", explore=True)
    t.hero(0, "master_thorn", "5A")
    t.hero(0, "corbin", "8D")
    for at in ("5A", "8D"):
        t.token(at, "magic_portal")
    t.give(0, influence=0)
    t.acting("master_thorn", "move")
    t.say(0, "area:8D")
    t.over()  # a leap is instead of the usual move
    assert (t.where("master_thorn"), t.g.players[0].influence) == ("8D", 0)


@law("RW.explore.dragon_throne")
def test_the_face_up_dragon_throne_counts_as_a_dragon_rune_for_who_controls_its_area() -> None:
    t = table("daqan", "latari", explore=True)
    t.put(0, "8C", footman=1)
    t.token("8C", "dragon_throne", near=False, up=False)
    t.rune("8C", "dragon")
    assert runes.dragons_of(t.g, 0) == 1
    t.g.token_up[area("8C")] = True
    assert (runes.dragons_of(t.g, 0), runes.dragons_of(t.g, 1)) == (2, 0)


@pytest.mark.parametrize(("village", "resource"), [("village_food", 0), ("village_wood", 1), ("village_ore", 2)])
@law("RW.explore.village")
def test_a_village_adds_1_to_what_its_area_yields(village: str, resource: int) -> None:
    from polana.games.runewars.realm import resources

    t = table("daqan", "latari", explore=True)
    t.put(0, "5A", footman=1)
    before = resources.yields(t.g, 0)
    t.token("5A", village)
    after = resources.yields(t.g, 0)
    assert [after[at] - before[at] for at in range(3)] == [int(at == resource) for at in range(3)]


@law("RW.explore.types")
def test_a_removable_place_is_discarded_in_ones_own_turn_with_six_units_in_the_area() -> None:
    t = table("daqan", "latari", explore=True)
    t.g.turn = 0
    t.put(0, "5A", footman=5)
    t.put(0, "5B", footman=2)
    t.token("5A", "village_ore")
    t.token("5B", "temple")
    twin = t.copy().stage(lambda g: deeds.window(g, 0))
    twin.refused("raze", "RW.explore.types")
    t.put(0, "5A", beastman=1)
    t.stage(lambda g: deeds.window(g, 0))
    t.say(0, "raze")  # the Temple is a place that stays
    t.refused("raze", "RW.explore.types")
    t.say(0, "done")
    t.over()
    assert t.g.token[area("5A")] == -1
    assert t.g.token[area("5B")] != -1
    assert t.g.tokens_gone == [decks.EXPLORATIONS.index("village_ore")]


@law("RW.explore.types")
def test_removable_places_stay_when_a_hero_turns_them_up() -> None:
    t = found(finding("village_food"))
    t.over()
    assert t.g.token_up[area("5A")]
    assert t.g.tokens_gone == []


@law("RW.explore.patrol", "RW.defeat.1")
def test_a_hero_whom_raiders_defeat_does_nothing_more() -> None:
    t = finding("raiding_party")
    t.g.hero_damage[who("corbin")] = 4
    t.hero(1, "silhouette", "5A")
    t.quest_phase()
    t.tell(0, "hero:corbin", "move", "area:5A", "done")
    t.over()
    assert t.g.hero_gone[who("corbin")]
    assert t.where("corbin") is None
