"""The course of the game: seasons, orders and their order (RW.flow, RW.season, RW.orders.choose, RW.turnorder)."""

from __future__ import annotations

from polana.games.runewars import game
from polana.games.runewars.box.decks import CARD_SEASON, TACTICS
from polana.games.runewars.components import ORDERS
from polana.games.runewars.map import board
from polana.games.runewars.state import CHOOSE_ORDERS, SEASON_CARD, SECONDARY
from polana.games.runewars.year.course import choose_orders, end_season
from polana.games.runewars.year.turnorder import order_of_orders, order_of_play
from polana.kernel.match import RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.bench import (
    activate,
    area,
    asked,
    begin,
    drawn_seasons,
    drawn_tactics,
    fate,
    give,
    going_on,
    hero,
    neutrals,
    played,
    put,
    refused,
    rune,
    say,
    scene,
    state,
    stronghold,
    table,
    told,
    units,
)

ALL_ORDERS = [f"order:{name}" for name in ORDERS[1:]]


# --- seasons and years ------------------------------------------------------------------------------------------------


@law("RW.flow.1", "RW.flow.2", "RW.flow.year.1", "RW.flow.year.2", "RW.season.current", "RW.season.2")
def test_seven_years_of_four_seasons_with_a_card_a_choice_of_orders_and_their_resolution_each() -> None:
    match = begin(["daqan", "uthuk"], ready_made=True)
    chooser = RandomChooser(Rng(1))
    while match.ask is not None:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
    kinds = [line.kind.removeprefix("news-runewars-") for line in match.news]
    assert state(match).won_by == "RW.victory.1"
    seasons = [kind for kind in kinds if kind in ("spring", "summer", "autumn", "winter")]
    assert seasons == ["spring", "summer", "autumn", "winter"] * 7
    steps = [kind for kind in kinds if kind in ("season-card", "resolves")]
    assert steps == ["season-card", "resolves", "resolves"] * 28
    assert [CARD_SEASON[card] for card in state(match).season_discard] == [0, 1, 2, 3] * 7
    assert state(match).year == 7


def test_what_is_told_before_the_first_season_is_the_setup_and_revealed_orders_are_told_as_one() -> None:
    match = begin(2, ready_made=True)
    rng = RandomChooser(Rng(4))
    while match.ask is not None:
        match.choose(match.ask.seat, rng.choose(match, match.ask))
    first = next(at for at, line in enumerate(match.news) if line.kind == "news-runewars-spring")
    assert all(line.scope is None for line in match.news[:first])
    assert all(line.path[0].kind == "season" for line in match.news[first:])
    orders = [line.path for line in match.news if line.kind in ("news-runewars-order", "news-runewars-order-supremacy")]
    assert orders
    assert all([scope.kind for scope in path] == ["season", "orders"] for path in orders)
    assert len({path[1].number for path in orders}) == len(orders) / 2


@law("RW.season.3", "RW.turnorder.2", "RW.turnorder.3")
def test_order_of_play_is_by_the_orders_of_the_season_before_then_by_influence_then_by_starting_influence() -> None:
    g = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((2, 5, 2)):
        give(g, seat, influence=influence)
    assert order_of_play(g) == [1, 2, 0]  # no orders yet: most influence first; the Latari start with more
    for player, order in zip(g.players, (3, 7, 7), strict=True):
        player.last_order = order
    assert order_of_play(g) == [0, 1, 2]


@law("RW.season.spring.1", "RW.season.spring.2", "RW.season.spring.3", "RW.terms.standing")
def test_in_spring_activation_tokens_go_orders_come_back_and_all_routed_figures_stand_up() -> None:
    g = table("daqan", "uthuk", year=2)
    put(g, 0, "5A", down=True, footman=2)
    neutrals(g, "7A", down=True, hellhound=1)
    at = hero(g, 1, "mordrog", "UA", routed=True)
    activate(g, 0, "5A", "5B")
    activate(g, 1, "5A")
    played(g, 0, "strategize", "mobilize", "harvest", "fortify")
    played(g, 1, "conquer", "mobilize", "harvest", "recruit")
    g.phase = SECONDARY
    match = going_on(g)
    g = state(match)
    assert not any(g.activated)
    assert units(g, "5A") == {"footman": (2, 0)}
    assert units(g, "7A") == {"hellhound": (1, 0)}
    assert not g.hero_routed[at]
    assert [player.played for player in g.players] == [[], []]
    asked(match, 0, "ask-runewars-order", *ALL_ORDERS)


@law("RW.season.autumn.1", "RW.season.autumn.2", "RW.season.ex1")
def test_in_autumn_fate_cards_are_shuffled_and_each_in_order_of_play_takes_2_influence_or_1_tactics_card() -> None:
    g = table("daqan", "uthuk", "latari", season="autumn")
    give(g, 0, influence=1)
    for seat, order in enumerate(("conquer", "strategize", "harvest")):
        played(g, seat, order)
    g.fate_discard = [g.fate.pop() for _ in range(12)]
    g.phase = SECONDARY
    match = going_on(g, drawn_tactics("ambush"))
    assert (len(state(match).fate), state(match).fate_discard) == (30, [])
    asked(match, 1, "ask-runewars-autumn-gain", "gain:influence", "gain:tactics")  # the lowest order first
    say(match, 1, "gain:tactics")
    asked(match, 0, "ask-runewars-autumn-gain")
    say(match, 0, "gain:influence")
    asked(match, 2, "ask-runewars-autumn-gain")
    say(match, 2, "gain:influence")
    g = state(match)
    assert [player.influence for player in g.players] == [3, 0, 2]
    assert [len(player.fresh) for player in g.players] == [0, 1, 0]
    assert g.phase == CHOOSE_ORDERS


@law("RW.tactics.4")
def test_a_tactics_card_of_this_season_joins_the_usable_ones_when_the_next_season_begins() -> None:
    g = table("daqan", "uthuk", season="summer")
    give(g, 0, fresh=["ambush"])
    g.phase = SEASON_CARD
    match = going_on(g, drawn_seasons("war_councils") + drawn_tactics("drive_out", "spy_guild"))
    player = state(match).players[0]
    assert [TACTICS[card] for card in player.tactics] == ["ambush"]
    assert [TACTICS[card] for card in player.fresh] == ["drive_out"]  # War Councils: each player draws one


@law("RW.tactics.3")
def test_above_ten_tactics_cards_some_of_ones_choice_are_discarded() -> None:
    g = table("daqan", "uthuk", season="autumn")
    give(g, 0, tactics=["ambush", "ambush", "drive_out", "drive_out", "spy_guild"])
    give(g, 0, fresh=["lost_city", "to_the_victor", "to_the_victor", "shared_counsel", "shared_counsel"])
    played(g, 0, "strategize")
    played(g, 1, "fortify")
    g.phase = SECONDARY
    match = going_on(g, drawn_tactics("rally_cry"))
    say(match, 0, "gain:tactics")
    asked(match, 0, "ask-runewars-discard-tactic")
    assert match.ask is not None
    assert match.ask.veiled
    say(match, 0, "tactic:lost_city")
    player = state(match).players[0]
    assert len(player.tactics) + len(player.fresh) == 10
    asked(match, 1, "ask-runewars-autumn-gain")


# --- choosing orders --------------------------------------------------------------------------------------------------


@law("RW.orders.choose.1", "RW.orders.resolve.1")
def test_everybody_chooses_one_order_in_secret_and_all_are_revealed_together() -> None:
    match = scene(table("daqan", "uthuk", "latari"), choose_orders)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    before = game.view(state(match), 0)
    say(match, 1, "order:conquer")
    assert game.view(state(match), 0) == before
    assert [player.order for player in state(match).players] == [0, 0, 0]
    say(match, 1, "order:mobilize")  # it may be changed while it lies face down
    say(match, 2, "order:fortify")
    say(match, 0, "order:harvest")
    revealed = [(line["seat"], str(line["order"])) for line in told(match, "order-supremacy")]
    assert revealed == [(1, "order:mobilize"), (0, "order:harvest"), (2, "order:fortify")]


@law("RW.orders.choose.2", "RW.orders.choose.3", "RW.orders.list")
def test_a_resolved_order_stays_in_the_play_area_and_cannot_be_chosen_again_before_spring() -> None:
    g = table("daqan", "uthuk", season="winter")
    played(g, 0, "mobilize", "harvest", "fortify")
    match = going_on(g)
    options = ["strategize", "conquer", "recruit", "rally_support", "acquire_power"]
    asked(match, 0, "ask-runewars-order", *[f"order:{name}" for name in options])
    refused(match, "order:harvest", "RW.orders.choose.2")
    assert ORDERS[1:] == [
        "strategize",
        "mobilize",
        "conquer",
        "harvest",
        "recruit",
        "rally_support",
        "acquire_power",
        "fortify",
    ]


# --- order of resolution and supremacy --------------------------------------------------------------------------------


@law("RW.orders.resolve.2", "RW.orders.resolve.3", "RW.turnorder.1", "RW.turnorder.3")
def test_orders_are_resolved_by_ascending_number_then_by_influence_then_by_starting_influence() -> None:
    g = table("daqan", "uthuk", "latari", "waiqar")
    for seat, influence in enumerate((4, 4, 1, 5)):
        give(g, seat, influence=influence)
    match = scene(g, choose_orders)
    for seat, order in enumerate(("fortify", "fortify", "acquire_power", "acquire_power")):
        say(match, seat, f"order:{order}")
    assert state(match).sequence == [3, 2, 0, 1]  # of seats 0 and 1 the Daqan start with more


@law("RW.orders.supremacy.1", "RW.orders.supremacy.ex1")
def test_recruit_after_fortify_has_no_supremacy() -> None:
    g = table("daqan", "uthuk", season="summer")
    played(g, 1, "fortify")
    match = scene(g, choose_orders)
    say(match, 0, "order:strategize")
    say(match, 1, "order:recruit")
    assert [(line["seat"], str(line["order"])) for line in told(match, "order")] == [(1, "order:recruit")]
    assert [line["seat"] for line in told(match, "order-supremacy")] == [0]


@law("RW.orders.supremacy.2")
def test_in_spring_there_is_always_supremacy() -> None:
    match = scene(table("daqan", "uthuk"), choose_orders)
    say(match, 0, "order:strategize")
    say(match, 1, "order:fortify")
    assert [line["seat"] for line in told(match, "order-supremacy")] == [0, 1]


@law("RW.orders.ex1", "RW.orders.ex2", "RW.orders.ex3")
def test_in_autumn_the_elf_strategizes_first_the_uthuk_conquer_with_more_influence_and_the_daqan_last() -> None:
    g = table("daqan", "uthuk", "latari", season="autumn")
    for seat, influence in enumerate((1, 2, 4)):
        give(g, seat, influence=influence)
    played(g, 2, "conquer", "recruit")  # 3 and 5
    played(g, 1, "strategize", "harvest")  # a higher number than 3 lies there
    played(g, 0, "strategize", "mobilize")  # 1 and 2
    match = scene(g, choose_orders)
    for seat, order in enumerate(("conquer", "conquer", "strategize")):
        say(match, seat, f"order:{order}")
    revealed = [(line.kind.removeprefix("news-runewars-"), line.args["seat"]) for line in match.news][:3]
    assert revealed == [("order", 2), ("order", 1), ("order-supremacy", 0)]
    assert state(match).sequence == [2, 1, 0]


@law("RW.turnorder.1")
def test_the_sequence_is_worked_out_from_the_revealed_orders() -> None:
    g = table("daqan", "uthuk", "latari")
    for player, order in zip(g.players, (5, 2, 8), strict=True):
        player.order = order
    assert order_of_orders(g) == [1, 0, 2]


# --- the end ----------------------------------------------------------------------------------------------------------


@law("RW.victory.1", "RW.goal.1")
def test_after_the_last_winter_all_runes_are_revealed_and_most_dragon_runes_win() -> None:
    g = table("daqan", "uthuk", season="winter", year=7)
    rune(g, "DA", "dragon")
    rune(g, "DB", "dragon")
    rune(g, "DC", "false")
    rune(g, "UA", "dragon")
    rune(g, "7B", "dragon")
    end_season(g)
    result = game.result(g)
    assert result is not None
    assert (result.winners, result.scores, result.law) == ([0], [2, 1], "RW.victory.1")
    assert all(g.rune_up[area(name)] for name in ("DA", "DC", "UA", "7B"))


@law("RW.victory.2")
def test_ties_are_broken_by_influence_and_then_by_starting_influence() -> None:
    for influence, winner in (((2, 3), 1), ((3, 3), 0)):
        g = table("daqan", "uthuk", season="winter", year=7)
        for seat in range(2):
            give(g, seat, influence=influence[seat])
        end_season(g)
        assert g.winners == [winner]


# --- control of areas -------------------------------------------------------------------------------------------------


@law("RW.terms.controlled", "RW.terms.heroes", "RW.terms.friendly_area", "RW.terms.enemy_area")
def test_a_figure_of_ones_colour_standing_or_routed_or_a_stronghold_gives_control_and_a_hero_does_not() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "5A", down=True, footman=1)
    stronghold(g, 1, "5C")
    hero(g, 0, "corbin", "8C")
    assert g.owner[area("5A")] == 0
    assert g.owner[area("5C")] == 1
    assert g.owner[area("8C")] == -1


@law("RW.terms.home_realm", "RW.terms.empty_area", "RW.terms.neutral_area", "RW.terms.uncontrolled")
def test_a_home_realm_is_its_owners_unless_an_enemy_is_there_and_is_never_empty() -> None:
    g = table("daqan", "uthuk")
    assert [g.owner[area(name)] for name in ("DA", "DB", "DC")] == [0, 0, 0]
    assert not board.is_empty(g, area("DA"))
    assert board.is_empty(g, area("5A"))
    put(g, 1, "DA", berserker=1)
    assert g.owner[area("DA")] == 1
    board.destroy(g, area("DA"), 13)
    assert g.owner[area("DA")] == 0
    neutrals(g, "7A", hellhound=2)
    assert board.is_neutral(g, area("7A"))
    assert not board.is_empty(g, area("7A"))
    assert g.owner[area("7A")] == -1


@law("RW.neutral.ally.1", "RW.neutral.ally.3", "RW.neutral.1")
def test_allied_neutral_units_are_neutral_again_where_their_player_controls_no_longer() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "5A", footman=1, beastman=2)
    assert (g.ally[area("5A")], board.army(g, 0, area("5A"))) == (0, 3)
    board.destroy(g, area("5A"), 1)
    assert (g.ally[area("5A")], g.owner[area("5A")]) == (-1, -1)
    put(g, 0, "DA", beastman=1)  # alone, but in the home realm
    assert (g.ally[area("DA")], g.owner[area("DA")]) == (0, 0)


@law("RW.setup.1")
def test_the_first_player_stays_first_all_game() -> None:
    match = begin(["daqan", "uthuk"], fate(1, 30), ready_made=True)
    state(match).chance.unscript()
    chooser = RandomChooser(Rng(3))
    while match.ask is not None:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
        assert state(match).first == 1
