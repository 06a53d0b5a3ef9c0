"""The Victory card, and players who are out of the game (RW.victory.card, RW.elimination)."""

from __future__ import annotations

from polana.games.runewars.box.decks import HEROES, TACTICS
from polana.games.runewars.components import (
    FACTION_ALIGNMENT,
    FACTIONS,
    KINDS,
    ORDER_COUNT,
    ORDERS,
    START_INFLUENCE,
    START_TACTICS,
)
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.moves import movement, retreat
from polana.games.runewars.orders.base import rule_of
from polana.games.runewars.realm import runes
from polana.games.runewars.state import SEASON_CARD
from polana.games.runewars.year import deeds, elimination, victory
from tests.law import law
from tests.runewars.bench import Bench, area, drawn_seasons, table


def realm(dragons: int, season: str = "summer", year: int = 3, explore: bool = False) -> Bench:
    """Seat 0 controls so many dragon runes, all face down."""
    t = table("daqan", "uthuk", "latari", season=season, year=year, explore=explore)
    free = [at for at in t.g.chart.areas if t.g.owner[at] == -1]
    names = ["DA", "DB", "DC"] + [AREAS[at] for at in free]
    for name in names[:dragons]:
        if t.g.owner[area(name)] == -1:
            t.put(0, name, footman=1)
        t.rune(name, "dragon")
    t.g.turn = 0
    return t


def claim(t: Bench) -> Bench:
    t.stage(lambda g: deeds.window(g, 0))
    t.say(0, "claim")
    return t


@law("RW.victory.card.1", "RW.victory.card.6")
def test_with_six_dragon_runes_a_player_may_show_six_and_put_his_victory_card_on_the_deck_of_the_season() -> None:
    t = realm(5).stage(lambda g: deeds.window(g, 0))
    t.refused("claim", "RW.victory.card.1")
    t = realm(6).stage(lambda g: deeds.window(g, 0))
    assert t.may("claim")
    assert t.may("done")  # nobody has to
    t.say(0, "claim")
    for left in range(6, 0, -1):
        t.asked(0, "ask-runewars-reveal-dragon")
        assert len(t.match.asks[0].options) == left
        t.say(0, t.match.asks[0].options[0])
    t.refused("claim", "RW.victory.card.1")  # there is one card only
    t.say(0, "done")
    t.over()
    g = t.g
    assert (g.players[0].victory_on, g.rune_up.count(True)) == (1, 6)
    assert t.told("claimed-summer") == [{"seat": 0}]


@law("RW.victory.card.1", "RW.runes.reveal.1")
def test_runes_that_lie_face_up_and_the_dragon_throne_count_and_a_false_one_cannot_be_shown() -> None:
    t = realm(6, explore=True)
    for at in t.g.chart.areas:
        if t.g.owner[at] == 0 and t.g.rune[at] and at != area("DA"):
            t.g.rune_up[at] = True
    board.return_rune(t.g, board.lift_rune(t.g, area("DA")))
    t.rune("DA", "false")
    assert runes.dragons_of(t.g, 0) == 5
    free = next(at for at in t.g.chart.areas if t.g.owner[at] == -1)
    t.token(AREAS[free], "dragon_throne", near=False)
    t.put(0, AREAS[free], footman=1)
    assert runes.dragons_of(t.g, 0) == 6
    claim(t)
    t.say(0, "done")
    t.over()
    assert not t.g.rune_up[area("DA")]


@law("RW.victory.card.4", "RW.victory.card.5")
def test_one_victory_card_lies_on_a_deck_and_none_is_placed_in_year_seven() -> None:
    t = realm(6)
    t.g.players[1].victory_on = 1
    t.stage(lambda g: deeds.window(g, 0))
    t.refused("claim", "RW.victory.card.4")
    t = realm(6)
    t.g.players[1].victory_on = 2
    assert t.stage(lambda g: deeds.window(g, 0)).may("claim")
    t = realm(6, year=7).stage(lambda g: deeds.window(g, 0))
    t.refused("claim", "RW.victory.card.5")


@law("RW.victory.card.2")
def test_a_year_later_who_still_has_six_dragon_runes_wins_before_a_season_card_is_drawn() -> None:
    t = realm(6)
    t.g.players[0].victory_on = 1
    t.g.phase, t.g.turn = SEASON_CARD, -1
    t.going_on()
    assert t.match.over
    assert t.match.result is not None
    assert (t.match.result.winners, t.match.result.law) == ([0], "RW.victory.card.2")
    assert t.g.rune_up.count(True) == 6
    assert len(t.g.season_decks[1]) == 8


@law("RW.victory.card.3")
def test_with_fewer_than_six_the_card_comes_back_and_a_season_card_is_drawn_as_usual() -> None:
    t = realm(5)
    t.g.players[0].victory_on = 1
    t.g.phase, t.g.turn = SEASON_CARD, -1
    t.going_on(drawn_seasons("trade_caravans"))
    assert not t.match.over
    assert t.g.players[0].victory_on == -1
    assert len(t.told("claim-failed")) == 1
    assert len(t.g.season_decks[1]) == 7


@law("RW.victory.ex1")
def test_a_claim_of_summer_6_fails_in_summer_7_after_one_rune_area_was_lost_and_the_last_winter_decides() -> None:
    t = realm(6, year=6)
    claim(t)
    for _ in range(6):
        t.say(0, t.match.asks[0].options[0])
    g = t.g.copy()
    assert g.players[0].victory_on == 1
    lost = next(at for at in g.chart.areas if g.owner[at] == 0 and g.rune[at] and g.troops[at * 5])
    board.destroy(g, lost, 1)
    g.year, g.phase, g.turn = 7, SEASON_CARD, -1
    later = Bench(g).going_on(drawn_seasons("trade_caravans"))
    assert not later.match.over
    assert later.g.players[0].victory_on == -1
    again = later.g.copy()
    again.turn = 0
    Bench(again).stage(lambda g: deeds.window(g, 0)).refused("claim", "RW.victory.card.5")
    victory.last_winter_is_over(g)
    assert (g.winners, g.won_by) == ([0], "RW.victory.1")  # with five, he still has most


# --- out of the game --------------------------------------------------------------------------------------------------


def overrun(*seats: int) -> Bench:
    """The home realms of these seats are in the hands of seat 0, and they have nothing else."""
    t = table("daqan", "uthuk", "latari")
    for seat in seats:
        letter = FACTIONS[t.g.players[seat].faction][0].upper()
        for part in "ABC":
            t.put(0, letter + part, footman=1)
    return t


@law("RW.elimination.1")
def test_a_player_without_an_area_is_out_and_the_last_one_wins_at_once() -> None:
    t = overrun(1)
    board.destroy(t.g, area("UA"), 1)
    elimination.look(t.g)
    assert not t.g.players[1].out  # his home is his again
    t = overrun(1)
    elimination.look(t.g)
    assert [player.out for player in t.g.players] == [False, True, False]
    assert t.g.winners == []
    t = overrun(1, 2).resolving(["fortify", "harvest", "recruit"])
    assert t.match.over
    assert t.match.result is not None
    assert (t.match.result.winners, t.match.result.law) == ([0], "RW.elimination.1")


@law("RW.elimination.2")
def test_his_heroes_leave_and_his_cards_are_shuffled_into_their_decks() -> None:
    t = overrun(1)
    at = t.hero(1, "mordrog", "8C" if area("8C") in t.g.chart.areas else "DA", rewards=["soulbiter"], damage=2)
    t.g.hero_training[at * 3] = 1
    t.give(1, tactics=["ambush"], fresh=["spy_guild"])
    t.g.players[1].quests = [t.g.quest_deck.pop()]
    t.g.players[1].victory_on = 2
    sizes = (len(t.g.tactics_deck), len(t.g.quest_deck), len(t.g.reward_deck), len(t.g.hero_deck))
    elimination.look(t.g)
    after = (len(t.g.tactics_deck), len(t.g.quest_deck), len(t.g.reward_deck), len(t.g.hero_deck))
    assert [new - old for old, new in zip(sizes, after, strict=True)] == [2, 1, 1, 1]
    player = t.g.players[1]
    assert (player.tactics, player.fresh, player.quests, player.victory_on) == ([], [], [], -1)
    assert (t.g.hero_seat[at], t.g.hero_area[at], t.g.hero_damage[at], t.g.hero_training[at * 3]) == (-1, -1, 0, 0)
    assert HEROES.index("mordrog") in t.g.hero_deck
    assert t.g.tactics_deck.count(TACTICS.index("ambush")) == 2


@law("RW.elimination.3")
def test_his_titles_lie_in_the_middle_with_their_influence_until_somebody_takes_them() -> None:
    t = overrun(1)
    t.title(1, "lord_warriors_guild", 4)
    t.give(0, influence=5, dials=(0, 0, 0))
    elimination.look(t.g)
    assert (t.g.title_owner, t.g.title_influence) == ([-1, -1, -1], [0, 0, 4])
    t.stage(lambda g: rule_of(7).supremacy(g, 0))
    t.say(0, "title:lord_warriors_guild")
    t.over()  # only all five are more than four
    assert (t.g.title_owner[2], t.g.title_influence[2]) == (0, 5)


@law("RW.elimination.1", "RW.terms.home_realm", "RW.terms.empty_area")
def test_the_home_realm_of_who_is_out_is_nobodys_and_yet_no_empty_area() -> None:
    t = overrun(1)
    elimination.look(t.g)
    footman = KINDS.index("footman")
    board.destroy(t.g, area("UA"), footman)
    assert t.owner("UA") is None
    assert movement.is_open(t.g, 2, area("UA"))  # others enter it without a battle
    assert not board.is_empty(t.g, area("UA"))
    near = [AREAS[at] for at in t.g.chart.adjacent(area("UB"))]
    assert "UA" in near
    assert area("UA") not in retreat.ways_out(t.g, 2, area("UB"), [KINDS.index("archer")])  # but do not retreat there


@law("RW.elimination.1")
def test_the_game_goes_on_without_him() -> None:
    t = overrun(1)
    t.stronghold(0, "DA")
    t.resolving(["fortify", "harvest", "acquire_power"])
    seats = set()
    while t.g.season == 0 and not t.match.over:
        ask = t.match.ask
        assert ask is not None
        seats.add(ask.seat)
        if t.g.phase == 11 and t.g.at == 2:
            break
        t.say(ask.seat, "skip" if t.may("skip") else "done")
    assert seats == {0, 2}


# --- sheets and orders ------------------------------------------------------------------------------------------------


@law("RW.sheet.1")
def test_a_faction_sheet_says_alignment_tactics_and_influence_to_begin_with() -> None:
    assert [FACTIONS[faction] for faction in range(4) if FACTION_ALIGNMENT[faction] == 0] == ["daqan", "latari"]
    assert dict(zip(FACTIONS, START_INFLUENCE, strict=True)) == {"daqan": 3, "latari": 4, "waiqar": 2, "uthuk": 1}
    assert [START_TACTICS[faction] for faction in range(4)] == [2, 1, 3, 4]


@law("RW.orders.card")
def test_the_orders_are_numbered_1_to_8_and_all_but_fortify_have_a_supremacy_bonus() -> None:
    assert [rule_of(number).number for number in range(1, ORDER_COUNT + 1)] == list(range(1, 9))
    assert [number for number in range(1, 9) if not rule_of(number).has_supremacy] == [ORDERS.index("fortify")]
