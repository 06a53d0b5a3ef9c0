"""Reward cards outside duels (RW.rewards), and markers of defeated heroes (RW.defeat.marker)."""

from __future__ import annotations

import json

from polana.games.runewars import game
from polana.games.runewars.box.decks import REWARDS
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.rewards import base
from polana.games.runewars.year import deeds
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.bench import Bench, area, card, table, who


def my_turn(t: Bench, seat: int = 0) -> Bench:
    """A window in the player's own turn."""
    t.g.turn = seat
    return t.stage(lambda g: deeds.window(g, seat))


def bearer(*names: str, at: str = "5A") -> Bench:
    t = table("daqan", "latari")
    t.hero(0, "corbin", at, rewards=list(names))
    return t


# --- secrets ----------------------------------------------------------------------------------------------------------


@law("RW.rewards.secret", "RW.rewards.1")
def test_only_the_controller_sees_what_lies_face_down_and_a_revealed_reward_stays_open() -> None:
    t = bearer("runeplate", "tome_of_lore")
    base.reveal(t.g, who("corbin"), card("tome_of_lore"))

    def seen(reader: int) -> list[object]:
        return [view["reward"] for view in game.view(t.g, reader)["heroes"][0]["rewards"]]

    assert seen(0) == ["runeplate", "tome_of_lore"]
    assert seen(1) == seen(-1) == ["tome_of_lore", None]
    for seed in range(10):
        twin = t.g.copy()
        game.imagine(twin, 1, Rng(seed))
        assert json.dumps(game.view(twin, 1)) == json.dumps(game.view(t.g, 1))
        assert card("tome_of_lore") * 2 + 1 in twin.rewards[who("corbin")]


@law("RW.rewards.1")
def test_a_reward_is_turned_up_when_its_ability_is_first_used() -> None:
    t = bearer("tome_of_lore")
    base.show(t.g, who("corbin"), "cards", 0)  # a test of strength: it does nothing
    assert t.g.rewards[who("corbin")] == [card("tome_of_lore") * 2]
    base.show(t.g, who("corbin"), "cards", 2)
    assert t.g.rewards[who("corbin")] == [card("tome_of_lore") * 2 + 1]


# --- exchanging -------------------------------------------------------------------------------------------------------


@law("RW.rewards.2")
def test_in_ones_own_turn_rewards_are_exchanged_between_own_heroes_in_the_same_area() -> None:
    t = bearer("runeplate", "tome_of_lore")
    t.hero(0, "silhouette", "5A", rewards=["ice_storm"])
    t.hero(0, "mordrog", "DA", rewards=["soulbiter"])
    t.hero(1, "ronan_of_the_wild", "5A")
    my_turn(t)
    t.say(0, "swap")
    t.asked(0, "ask-runewars-reward-giver", "done", "hero:corbin", "hero:silhouette")
    t.say(0, "hero:corbin")
    t.asked(0, "ask-runewars-reward-which", "reward:runeplate", "reward:tome_of_lore")
    t.say(0, "reward:tome_of_lore", "hero:silhouette", "reward:ice_storm", "done")
    t.refused("swap", "RW.rewards.2")
    t.say(0, "done")
    t.over()
    assert t.rewards("corbin") == ["ice_storm", "runeplate"]
    assert t.rewards("silhouette") == ["tome_of_lore"]
    assert all("card" not in line for line in t.told("reward-handed-hidden"))
    assert [line.seen_by for line in t.match.news if line.kind == "news-runewars-reward-handed"] == [(0,), (0,)]


@law("RW.rewards.2")
def test_a_hero_exchanges_rewards_in_the_quest_phase_even_while_passing_through() -> None:
    t = bearer("runeplate", at="7C")
    t.hero(0, "silhouette", "5A")
    t.acting("silhouette", "move")
    assert not t.may("swap")
    t.say(0, "area:7C", "swap", "hero:corbin", "reward:runeplate", "area:7B")
    t.say(0, "area:7A")
    t.asked(0, "ask-runewars-hero-step", "done")  # veiled: boots might carry her farther
    t.say(0, "done")
    t.over()
    assert (t.where("silhouette"), t.rewards("silhouette")) == ("7A", ["runeplate"])


@law("RW.rewards.2", "RW.questphase.2")
def test_rewards_are_exchanged_between_heroes_who_stay_where_they_are() -> None:
    t = bearer("runeplate")
    t.hero(0, "silhouette", "5A")
    t.quest_phase()
    t.say(0, "swap", "hero:corbin", "reward:runeplate")
    t.refused("swap", "RW.rewards.2")
    t.say(0, "done")
    t.over()
    assert t.rewards("silhouette") == ["runeplate"]


@law("RW.rewards.2")
def test_without_another_hero_beside_him_there_is_nothing_to_exchange() -> None:
    t = my_turn(bearer("runeplate"))
    t.refused("swap", "RW.rewards.2")


@law("RW.defeat.1")
def test_a_hero_who_gives_away_the_mail_that_kept_him_up_is_defeated() -> None:
    t = bearer("dragonscale_mail")
    t.g.hero_damage[who("corbin")] = 5
    t.hero(0, "silhouette", "5A")
    my_turn(t)
    t.say(0, "swap", "hero:corbin", "reward:dragonscale_mail", "done")
    t.over()
    assert t.g.hero_gone[who("corbin")]


@law("RW.rewards.2", "RW.defeat.1")
def test_a_hero_who_gives_away_what_kept_him_up_in_the_middle_of_his_move_goes_no_farther() -> None:
    for names, left_in in ((["dragonscale_mail", "runeplate"], "5A"), (["dragonscale_mail"], None)):
        t = bearer(*names, at="DA")
        t.g.hero_damage[who("corbin")] = 5
        t.hero(0, "silhouette", "5A")
        t.acting("corbin", "move")
        t.say(0, "area:5A", "swap", "hero:corbin", "reward:dragonscale_mail")
        t.over()
        assert t.g.hero_gone[who("corbin")]
        assert t.where("corbin") == left_in
        assert t.rewards("corbin") == names[1:]
        assert t.rewards("silhouette") == ["dragonscale_mail"]


# --- markers ----------------------------------------------------------------------------------------------------------


@law("RW.defeat.marker.2")
def test_in_ones_own_turn_a_hero_takes_all_rewards_under_a_marker_which_is_removed() -> None:
    from polana.games.runewars.heroes import defeat

    t = bearer("runeplate", "tome_of_lore")
    defeat.wound(t.g, who("corbin"), 5, "RW.explore.patrol")
    t.hero(1, "mordrog", "5A")
    t.hero(1, "silhouette", "LA")
    my_turn(t, 0)
    t.refused("take", "RW.defeat.marker.2")
    twin = my_turn(t.copy(), 1)
    twin.say(1, "take")
    twin.say(1, "done")
    twin.over()
    assert twin.rewards("mordrog") == ["runeplate", "tome_of_lore"]
    assert twin.where("corbin") is None
    assert twin.g.hero_gone[who("corbin")]
    t.again()
    t.quest_phase(1)
    assert not t.may("take")  # literally only in the controller's turn (RW.questphase.notturn)


# --- cards of one's own turn ------------------------------------------------------------------------------------------


@law("RW.rewards.card", "RW.runes.gain.5")
def test_timmorrans_shard_is_discarded_at_an_own_stronghold_for_a_dragon_rune() -> None:
    t = bearer("timmorrans_shard", "timmorrans_shard")
    twin = my_turn(t.copy())
    twin.refused("reward:timmorrans_shard", "RW.rewards.1")
    t.stronghold(0, "5A")
    my_turn(t)
    t.say(0, "reward:timmorrans_shard", "done", "area:DA", "area:DB", "area:DB")
    t.say(0, "reward:timmorrans_shard", "done", "area:DC", "area:5A", "area:5A")  # any number
    t.say(0, "done")
    t.over()
    g = t.g
    assert (g.rune[area("DA")], g.rune[area("DB")], g.rune[area("5A")]) == (1, 2, 2)
    assert g.reward_discard == [card("timmorrans_shard")] * 2


@law("RW.terms.turn", "RW.terms.contested")
def test_while_a_battle_is_fought_no_shard_is_turned_in_and_no_card_touches_the_contested_area() -> None:
    from polana.games.runewars.battle.battlefield import Battle
    from polana.games.runewars.rewards.turn import USE

    names = ("timmorrans_shard", "flute_of_possession", "rune_of_summoning", "staff_of_light", "ice_storm")
    t = bearer(*names)
    t.stronghold(0, "5A")
    t.g.battle = Battle(area("5A"), 1, 0)
    refusals = [USE[card(name)].why_not(t.g, 0) for name in names]
    assert [refusal and refusal.law for refusal in refusals] == ["RW.terms.turn"] + ["RW.terms.contested"] * 4


@law("RW.rewards.card")
def test_if_two_heroes_could_use_the_same_card_the_player_says_which() -> None:
    t = bearer("timmorrans_shard")
    t.stronghold(0, "5A")
    t.hero(0, "silhouette", "5A", rewards=["timmorrans_shard"])
    my_turn(t)
    t.say(0, "reward:timmorrans_shard")
    t.asked(0, "ask-runewars-reward-owner", "hero:corbin", "hero:silhouette")
    t.say(0, "hero:silhouette", "done", "area:DA", "area:DB", "area:DB", "done")
    t.over()
    assert t.rewards("silhouette") == []


@law("RW.rewards.secret")
def test_whose_card_is_used_is_asked_whenever_another_hero_might_hide_one_like_it() -> None:
    for other in ("timmorrans_shard", "tome_of_lore"):
        t = bearer("timmorrans_shard")
        t.stronghold(0, "5A")
        t.hero(0, "silhouette", "5A", rewards=[other])
        my_turn(t)
        t.say(0, "reward:timmorrans_shard")
        t.asked(0, "ask-runewars-reward-owner")
        ask = t.match.ask
        assert ask is not None
        assert ask.veiled
        assert len(ask.options) == (2 if other == "timmorrans_shard" else 1)
        t.say(0, "hero:corbin")
        assert t.rewards("silhouette") == [other]


@law("RW.rewards.card")
def test_a_hero_who_is_not_on_the_board_plays_no_flute() -> None:
    """There is no area whose neutral units could follow it, whatever stands in the others."""
    t = bearer("flute_of_possession")
    flute, corbin = base.rule_of(REWARDS.index("flute_of_possession")), who("corbin")
    t.neutrals("5A", beastman=2)
    assert flute.why_not(t.g, corbin) is None
    for at in range(len(t.g.troops)):
        t.g.troops[at] = max(t.g.troops[at], 1)
    t.g.hero_area[corbin] = NOWHERE
    refusal = flute.why_not(t.g, corbin)
    assert refusal is not None
    assert refusal.law == "RW.rewards.1"


@law("RW.rewards.card", "RW.neutral.cards.1")
def test_the_flute_of_possession_moves_all_neutral_units_to_one_adjacent_area() -> None:
    t = bearer("flute_of_possession")
    my_turn(t.copy()).refused("reward:flute_of_possession", "RW.rewards.1")
    t.neutrals("5A", beastman=2)
    t.neutrals("5A", down=True, hellhound=1)
    t.put(1, "7C", archer=2)
    my_turn(t)
    t.say(0, "reward:flute_of_possession")
    t.refused("area:7B", "RW.rewards.1")
    t.asked(0, "ask-runewars-flute", "area:DA", "area:DC", "area:5B", "area:7C")
    t.say(0, "area:7C", "done")
    t.over()
    assert t.units("5A") == {}
    assert t.units("7C") == {"archer": (2, 0), "beastman": (2, 0), "hellhound": (0, 1)}
    assert t.g.ally[area("7C")] == 1


@law("RW.rewards.card")
def test_the_rune_of_summoning_brings_up_to_four_units_from_one_friendly_area_to_the_heros_empty_one() -> None:
    t = bearer("rune_of_summoning", at="7A")
    my_turn(t.copy()).refused("reward:rune_of_summoning", "RW.rewards.1")
    t.put(0, "DA", footman=3, bowman=3, beastman=1)
    t.put(0, "DB", down=True, knight=1)
    my_turn(t)
    t.say(0, "reward:rune_of_summoning")  # DA is the only area with standing units
    t.say(0, "unit:footman", "unit:beastman", "unit:bowman", "unit:bowman", "done")
    t.over()
    assert t.units("7A") == {"footman": (1, 0), "bowman": (2, 0), "beastman": (1, 0)}
    assert t.g.ally[area("7A")] == 0
    assert t.g.owner[area("7A")] == 0
    t = bearer("rune_of_summoning", at="7A")
    t.put(0, "DA", footman=3)
    t.neutrals("7A", beastman=1)
    my_turn(t).refused("reward:rune_of_summoning", "RW.rewards.1")


@law("RW.move.activation.5")
def test_the_rune_of_summoning_takes_no_units_out_of_an_area_with_ones_own_activation_token() -> None:
    t = bearer("rune_of_summoning", at="7A")
    t.put(0, "DA", footman=3)
    t.activate(0, "DA")
    my_turn(t.copy()).refused("reward:rune_of_summoning", "RW.move.activation.5")
    t.put(0, "DB", bowman=1)
    t.put(0, "DC", knight=1)
    t.activate(1, "DB")  # another player's token binds nobody else
    my_turn(t)
    t.say(0, "reward:rune_of_summoning")
    t.refused("area:DA", "RW.move.activation.5")
    t.asked(0, "ask-runewars-summon-from", "area:DB", "area:DC")
    t.say(0, "area:DB", "done")
    t.over()
    assert t.units("7A") == {"bowman": (1, 0)}


@law("RW.neutral.ally.6")
def test_the_rune_of_summoning_brings_allies_into_the_empty_area_only_beside_a_unit_of_ones_own() -> None:
    t = bearer("rune_of_summoning", at="7A")
    t.put(0, "DB", beastman=2)
    my_turn(t.copy()).refused("reward:rune_of_summoning", "RW.neutral.ally.6")
    t.put(0, "DA", footman=1, bowman=1, beastman=2)
    t.put(0, "DC", knight=1)
    my_turn(t)
    t.say(0, "reward:rune_of_summoning")
    t.refused("area:DB", "RW.neutral.ally.6")
    t.say(0, "area:DA")
    t.refused("unit:beastman", "RW.neutral.ally.6")
    t.asked(0, "ask-runewars-summon", "unit:footman", "unit:bowman")
    t.say(0, "unit:footman")
    t.asked(0, "ask-runewars-summon", "done", "unit:bowman", "unit:beastman")
    t.say(0, "unit:beastman", "done", "done")
    t.over()
    assert t.units("7A") == {"footman": (1, 0), "beastman": (1, 0)}
    assert t.g.ally[area("7A")] == 0


@law("RW.rewards.card")
def test_the_staff_of_light_stands_up_all_own_routed_units_in_the_heros_area() -> None:
    t = bearer("staff_of_light")
    t.put(0, "5A", footman=1)
    my_turn(t.copy()).refused("reward:staff_of_light", "RW.rewards.1")
    t.put(0, "5A", down=True, footman=2, beastman=1)
    my_turn(t)
    t.say(0, "reward:staff_of_light", "done")
    t.over()
    assert t.units("5A") == {"footman": (3, 0), "beastman": (1, 0)}


@law("RW.rewards.card")
def test_the_ice_storm_routs_two_enemy_or_neutral_units_in_the_heros_area() -> None:
    t = bearer("ice_storm")
    my_turn(t.copy()).refused("reward:ice_storm", "RW.rewards.1")
    t.put(1, "5A", archer=2, pegasus_rider=1)
    my_turn(t)
    t.say(0, "reward:ice_storm", "unit:archer", "unit:pegasus_rider", "done")
    t.over()
    assert t.units("5A") == {"archer": (1, 1), "pegasus_rider": (0, 1)}


@law("RW.rewards.card")
def test_the_seal_of_the_council_is_worth_3_influence() -> None:
    t = bearer("seal_of_the_council")
    my_turn(t)
    before = t.g.players[0].influence
    t.say(0, "reward:seal_of_the_council", "done")
    t.over()
    assert t.g.players[0].influence == before + 3


@law("RW.rewards.card", "RW.runes.peek.1")
def test_the_mirror_of_scrying_shows_all_face_down_runes_within_two_areas_in_the_quest_phase() -> None:
    t = bearer("mirror_of_scrying")
    for at, face in (("7C", "dragon"), ("7B", "false"), ("7A", "dragon")):
        t.rune(at, face)
    my_turn(t.copy()).refused("reward:mirror_of_scrying", "")
    t.quest_phase()
    t.asked(0, "ask-runewars-quest-hero", "done", "hero:corbin", "reward:mirror_of_scrying")
    t.say(0, "reward:mirror_of_scrying", "done")
    t.over()
    assert [t.g.rune_known[area(at)] for at in ("7C", "7B", "7A")] == [1, 1, 0]


# --- cards that work by themselves ------------------------------------------------------------------------------------


@law("RW.rewards.card", "RW.questphase.move.1", "RW.rewards.secret")
def test_boots_of_swiftness_carry_a_hero_one_area_farther_and_nobody_knows_who_has_them() -> None:
    for reward, third in (("boots_of_swiftness", ["area:7A"]), ("runeplate", [])):
        t = bearer(reward).acting("corbin", "move")
        t.say(0, "area:7C", "area:7B")
        ask = t.match.ask
        assert ask is not None  # he is asked whether or not he has them
        assert ask.veiled
        for step in third:
            t.say(0, step)
        if not third:
            t.refused("area:7A", "RW.questphase.move.1")
            t.asked(0, "ask-runewars-hero-step", "done")
            t.say(0, "done")
        t.over()
        assert t.where("corbin") == ("7A" if third else "7B")
        assert t.rewards("corbin") == [reward + "*" if third else reward]


@law("RW.rewards.card", "RW.terms.flying")
def test_a_hero_on_the_winged_steed_crosses_water_and_mountains_and_retreats_over_them() -> None:
    from polana.games.runewars.moves import retreat

    t = bearer("winged_steed", at="5C")
    assert area("7B") in retreat.hero_ways(t.g, who("corbin"), area("5C"))
    t.acting("corbin", "move")
    t.say(0, "area:7B")
    assert t.rewards("corbin") == ["winged_steed*"]
    t.say(0, "done")
    t.over()


@law("RW.rewards.card", "RW.quests.test.1")
def test_the_tome_of_lore_adds_a_fate_card_in_tests_of_wisdom() -> None:
    from polana.games.runewars.heroes.tests import cards_for

    t = bearer("tome_of_lore")  # Corbin: 4, 1, 2
    assert [cards_for(t.g, who("corbin"), attribute) for attribute in range(3)] == [4, 1, 3]


@law("RW.rewards.card", "RW.defeat.1")
def test_dragonscale_mail_is_turned_up_when_it_saves_a_hero() -> None:
    from polana.games.runewars.heroes import defeat

    t = bearer("dragonscale_mail")  # toughness 5
    assert not defeat.wound(t.g, who("corbin"), 4, "RW.explore.patrol")
    assert t.g.rewards[who("corbin")] == [card("dragonscale_mail") * 2]
    assert not defeat.wound(t.g, who("corbin"), 1, "RW.explore.patrol")
    assert t.g.rewards[who("corbin")] == [card("dragonscale_mail") * 2 + 1]
    assert defeat.wound(t.g, who("corbin"), 1, "RW.explore.patrol")


@law("RW.rewards.1", "RW.retreat.4")
def test_a_retreat_over_a_border_turns_up_the_winged_steed() -> None:
    from polana.games.runewars.moves import retreat

    t = bearer("winged_steed", "runeplate", at="5C")
    t.stage(lambda g: retreat.heroes_retreat(g, [who("corbin")], area("5C"), area("7B"), "RW.retreat.5"))
    t.over()
    assert (t.where("corbin"), t.rewards("corbin")) == ("7B", ["runeplate", "winged_steed*"])


@law("RW.rewards.1", "RW.move.hero.2")
def test_orders_turn_up_the_rewards_without_which_a_hero_would_not_get_there() -> None:
    from polana.games.runewars.moves import movement

    for names, to, steps, shown in (
        (["boots_of_swiftness"], "7B", 2, []),
        (["boots_of_swiftness"], "7A", 2, ["boots_of_swiftness"]),
        (["winged_steed", "boots_of_swiftness"], "7A", 3, []),
    ):
        t = bearer(*names)
        movement.ride(t.g, who("corbin"), area(to), steps)
        assert [name for name in names if card(name) * 2 + 1 in t.g.rewards[who("corbin")]] == shown
    t = bearer("winged_steed", at="5C")
    movement.ride(t.g, who("corbin"), area("7B"), 1)
    assert t.g.rewards[who("corbin")] == [card("winged_steed") * 2 + 1]


@law("RW.rewards.secret", "RW.retreat.4")
def test_where_a_hero_with_a_hidden_reward_retreats_is_a_veiled_question() -> None:
    from polana.games.runewars.moves import retreat

    for names in (["runeplate"], []):
        t = bearer(*names, at="5D")
        t.put(1, "8C", archer=1)
        t.stage(lambda g: retreat.heroes_retreat(g, [who("corbin")], area("5D"), -1, "RW.retreat.5"))
        ask = t.match.ask
        assert ask is not None
        assert ask.veiled == bool(names)
