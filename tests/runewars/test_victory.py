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
from polana.games.runewars.state import SEASON_CARD, Table
from polana.games.runewars.year import deeds, elimination, victory
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    drawn_seasons,
    give,
    going_on,
    hero,
    may,
    over,
    owner,
    put,
    refused,
    resolving,
    rune,
    say,
    scene,
    state,
    stronghold,
    table,
    title,
    token,
    told,
)


def realm(dragons: int, season: str = "summer", year: int = 3, explore: bool = False) -> Table:
    """Seat 0 controls so many dragon runes, all face down."""
    g = table("daqan", "uthuk", "latari", season=season, year=year, explore=explore)
    free = [at for at in g.chart.areas if g.owner[at] == -1]
    names = ["DA", "DB", "DC"] + [AREAS[at] for at in free]
    for name in names[:dragons]:
        if g.owner[area(name)] == -1:
            put(g, 0, name, footman=1)
        rune(g, name, "dragon")
    g.turn = 0
    return g


def claim(g: Table) -> Match:
    match = scene(g, lambda g: deeds.window(g, 0))
    say(match, 0, "claim")
    return match


@law("RW.victory.card.1", "RW.victory.card.6")
def test_with_six_dragon_runes_a_player_may_show_six_and_put_his_victory_card_on_the_deck_of_the_season() -> None:
    match = scene(realm(5), lambda g: deeds.window(g, 0))
    refused(match, "claim", "RW.victory.card.1")
    match = scene(realm(6), lambda g: deeds.window(g, 0))
    assert may(match, "claim")
    assert may(match, "done")  # nobody has to
    say(match, 0, "claim")
    for left in range(6, 0, -1):
        asked(match, 0, "ask-runewars-reveal-dragon")
        assert len(match.asks[0].options) == left
        say(match, 0, match.asks[0].options[0])
    refused(match, "claim", "RW.victory.card.1")  # there is one card only
    say(match, 0, "done")
    over(match)
    g = state(match)
    assert (g.players[0].victory_on, g.rune_up.count(True)) == (1, 6)
    assert told(match, "claimed-summer") == [{"seat": 0}]


@law("RW.victory.card.1", "RW.runes.reveal.1")
def test_runes_that_lie_face_up_and_the_dragon_throne_count_and_a_false_one_cannot_be_shown() -> None:
    g = realm(6, explore=True)
    for at in g.chart.areas:
        if g.owner[at] == 0 and g.rune[at] and at != area("DA"):
            g.rune_up[at] = True
    board.return_rune(g, board.lift_rune(g, area("DA")))
    rune(g, "DA", "false")
    assert runes.dragons_of(g, 0) == 5
    free = next(at for at in g.chart.areas if g.owner[at] == -1)
    token(g, AREAS[free], "dragon_throne", near=False)
    put(g, 0, AREAS[free], footman=1)
    assert runes.dragons_of(g, 0) == 6
    match = claim(g)
    say(match, 0, "done")
    over(match)
    assert not state(match).rune_up[area("DA")]


@law("RW.victory.card.4", "RW.victory.card.5")
def test_one_victory_card_lies_on_a_deck_and_none_is_placed_in_year_seven() -> None:
    g = realm(6)
    g.players[1].victory_on = 1
    match = scene(g, lambda g: deeds.window(g, 0))
    refused(match, "claim", "RW.victory.card.4")
    g = realm(6)
    g.players[1].victory_on = 2
    assert may(scene(g, lambda g: deeds.window(g, 0)), "claim")
    match = scene(realm(6, year=7), lambda g: deeds.window(g, 0))
    refused(match, "claim", "RW.victory.card.5")


@law("RW.victory.card.2")
def test_a_year_later_who_still_has_six_dragon_runes_wins_before_a_season_card_is_drawn() -> None:
    g = realm(6)
    g.players[0].victory_on = 1
    g.phase, g.turn = SEASON_CARD, -1
    match = going_on(g)
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.law) == ([0], "RW.victory.card.2")
    assert state(match).rune_up.count(True) == 6
    assert len(state(match).season_decks[1]) == 8


@law("RW.victory.card.3")
def test_with_fewer_than_six_the_card_comes_back_and_a_season_card_is_drawn_as_usual() -> None:
    g = realm(5)
    g.players[0].victory_on = 1
    g.phase, g.turn = SEASON_CARD, -1
    match = going_on(g, drawn_seasons("trade_caravans"))
    assert not match.over
    assert state(match).players[0].victory_on == -1
    assert len(told(match, "claim-failed")) == 1
    assert len(state(match).season_decks[1]) == 7


@law("RW.victory.ex1")
def test_a_claim_of_summer_6_fails_in_summer_7_after_one_rune_area_was_lost_and_the_last_winter_decides() -> None:
    g = realm(6, year=6)
    match = claim(g)
    for _ in range(6):
        say(match, 0, match.asks[0].options[0])
    g = state(match).copy()
    assert g.players[0].victory_on == 1
    lost = next(at for at in g.chart.areas if g.owner[at] == 0 and g.rune[at] and g.troops[at * 5])
    board.destroy(g, lost, 1)
    g.year, g.phase, g.turn = 7, SEASON_CARD, -1
    later = going_on(g, drawn_seasons("trade_caravans"))
    assert not later.over
    assert state(later).players[0].victory_on == -1
    again = state(later).copy()
    again.turn = 0
    refused(scene(again, lambda g: deeds.window(g, 0)), "claim", "RW.victory.card.5")
    victory.last_winter_is_over(g)
    assert (g.winners, g.won_by) == ([0], "RW.victory.1")  # with five, he still has most


# --- out of the game --------------------------------------------------------------------------------------------------


def overrun(*seats: int) -> Table:
    """The home realms of these seats are in the hands of seat 0, and they have nothing else."""
    g = table("daqan", "uthuk", "latari")
    for seat in seats:
        letter = FACTIONS[g.players[seat].faction][0].upper()
        for part in "ABC":
            put(g, 0, letter + part, footman=1)
    return g


@law("RW.elimination.1")
def test_a_player_without_an_area_is_out_and_the_last_one_wins_at_once() -> None:
    g = overrun(1)
    board.destroy(g, area("UA"), 1)
    elimination.look(g)
    assert not g.players[1].out  # his home is his again
    g = overrun(1)
    elimination.look(g)
    assert [player.out for player in g.players] == [False, True, False]
    assert g.winners == []
    match = resolving(overrun(1, 2), ["fortify", "harvest", "recruit"])
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.law) == ([0], "RW.elimination.1")


@law("RW.elimination.2")
def test_his_heroes_leave_and_his_cards_are_shuffled_into_their_decks() -> None:
    g = overrun(1)
    at = hero(g, 1, "mordrog", "8C" if area("8C") in g.chart.areas else "DA", rewards=["soulbiter"], damage=2)
    g.hero_training[at * 3] = 1
    give(g, 1, tactics=["ambush"], fresh=["spy_guild"])
    g.players[1].quests = [g.quest_deck.pop()]
    g.players[1].victory_on = 2
    sizes = (len(g.tactics_deck), len(g.quest_deck), len(g.reward_deck), len(g.hero_deck))
    elimination.look(g)
    after = (len(g.tactics_deck), len(g.quest_deck), len(g.reward_deck), len(g.hero_deck))
    assert [new - old for old, new in zip(sizes, after, strict=True)] == [2, 1, 1, 1]
    player = g.players[1]
    assert (player.tactics, player.fresh, player.quests, player.victory_on) == ([], [], [], -1)
    assert (g.hero_seat[at], g.hero_area[at], g.hero_damage[at], g.hero_training[at * 3]) == (-1, -1, 0, 0)
    assert HEROES.index("mordrog") in g.hero_deck
    assert g.tactics_deck.count(TACTICS.index("ambush")) == 2


@law("RW.elimination.3")
def test_his_titles_lie_in_the_middle_with_their_influence_until_somebody_takes_them() -> None:
    g = overrun(1)
    title(g, 1, "lord_warriors_guild", 4)
    give(g, 0, influence=5, dials=(0, 0, 0))
    elimination.look(g)
    assert (g.title_owner, g.title_influence) == ([-1, -1, -1], [0, 0, 4])
    match = scene(g, lambda g: rule_of(7).supremacy(g, 0))
    say(match, 0, "title:lord_warriors_guild")
    over(match)  # only all five are more than four
    assert (state(match).title_owner[2], state(match).title_influence[2]) == (0, 5)


@law("RW.elimination.1", "RW.terms.home_realm", "RW.terms.empty_area")
def test_the_home_realm_of_who_is_out_is_nobodys_and_yet_no_empty_area() -> None:
    g = overrun(1)
    elimination.look(g)
    footman = KINDS.index("footman")
    board.destroy(g, area("UA"), footman)
    assert owner(g, "UA") is None
    assert movement.is_open(g, 2, area("UA"))  # others enter it without a battle
    assert not board.is_empty(g, area("UA"))
    near = [AREAS[at] for at in g.chart.adjacent(area("UB"))]
    assert "UA" in near
    assert area("UA") not in retreat.ways_out(g, 2, area("UB"), [KINDS.index("archer")])  # but do not retreat there


@law("RW.elimination.1")
def test_the_game_goes_on_without_him() -> None:
    g = overrun(1)
    stronghold(g, 0, "DA")
    match = resolving(g, ["fortify", "harvest", "acquire_power"])
    seats = set()
    while state(match).season == 0 and not match.over:
        ask = match.ask
        assert ask is not None
        seats.add(ask.seat)
        if state(match).phase == 11 and state(match).at == 2:
            break
        say(match, ask.seat, "skip" if may(match, "skip") else "done")
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
