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
from tests.runewars.bench import area, begin, drawn_seasons, drawn_tactics, fate, table

ALL_ORDERS = [f"order:{name}" for name in ORDERS[1:]]


# --- seasons and years ------------------------------------------------------------------------------------------------


@law("RW.flow.1", "RW.flow.2", "RW.flow.year.1", "RW.flow.year.2", "RW.season.current", "RW.season.2")
def test_seven_years_of_four_seasons_with_a_card_a_choice_of_orders_and_their_resolution_each() -> None:
    t = begin(["daqan", "uthuk"], ready_made=True)
    chooser = RandomChooser(Rng(1))
    while t.match.ask is not None:
        t.match.choose(t.match.ask.seat, chooser.choose(t.match, t.match.ask))
    kinds = [line.kind.removeprefix("news-runewars-") for line in t.match.news]
    assert t.g.won_by == "RW.victory.1"
    seasons = [kind for kind in kinds if kind in ("spring", "summer", "autumn", "winter")]
    assert seasons == ["spring", "summer", "autumn", "winter"] * 7
    steps = [kind for kind in kinds if kind in ("season-card", "resolves")]
    assert steps == ["season-card", "resolves", "resolves"] * 28
    assert [CARD_SEASON[card] for card in t.g.season_discard] == [0, 1, 2, 3] * 7
    assert t.g.year == 7


def test_what_is_told_before_the_first_season_is_the_setup_and_revealed_orders_are_told_as_one() -> None:
    t = begin(2, ready_made=True)
    rng = RandomChooser(Rng(4))
    while t.match.ask is not None:
        t.match.choose(t.match.ask.seat, rng.choose(t.match, t.match.ask))
    first = next(at for at, line in enumerate(t.match.news) if line.kind == "news-runewars-spring")
    assert all(line.scope is None for line in t.match.news[:first])
    assert all(line.path[0].kind == "season" for line in t.match.news[first:])
    told = ("news-runewars-order", "news-runewars-order-supremacy")
    orders = [line.path for line in t.match.news if line.kind in told]
    assert orders
    assert all([scope.kind for scope in path] == ["season", "orders"] for path in orders)
    assert len({path[1].number for path in orders}) == len(orders) / 2


def test_the_log_knows_when_each_line_was_and_whose_turn_it_was_and_what_is_told_of_one_deed_is_one_action() -> None:
    t = begin(2, ready_made=True)
    rng = RandomChooser(Rng(4))
    while t.match.ask is not None:
        t.match.choose(t.match.ask.seat, rng.choose(t.match, t.match.ask))
    year, season, resolving = 0, "", -1
    actions = 0
    for line in t.match.news:
        kind = line.kind.removeprefix("news-runewars-")
        if kind in ("spring", "summer", "autumn", "winter"):
            year, season = int(str(line.args["year"])), kind
        if kind == "resolves":
            resolving = int(str(line.args["seat"]))
        scopes = [scope.kind for scope in line.path]
        about = {"year": year, "season": season, "seat": resolving} if "turn" in scopes else {}
        if scopes and not about:
            about = {"year": year, "season": season}
        assert line.about == about
        # What an order brings is told in actions; the order itself heads the turn.
        if "turn" in scopes and kind not in ("won", "eliminated"):
            assert ("action" in scopes) == (kind != "resolves"), (kind, scopes)
        actions += scopes[-1:] == ["action"]
        # A battle that an action brings about is part of it, and ends with it.
        if "battle" in scopes:
            assert "action" in scopes[: scopes.index("battle")]
    assert actions > 50
    mustered = [line.path[-1] for line in t.match.news if line.path and line.kind == "news-runewars-mustered"]
    assert len({scope.number for scope in mustered}) < len(mustered)


@law("RW.season.3", "RW.turnorder.2", "RW.turnorder.3")
def test_order_of_play_is_by_the_orders_of_the_season_before_then_by_influence_then_by_starting_influence() -> None:
    t = table("daqan", "uthuk", "latari")
    for seat, influence in enumerate((2, 5, 2)):
        t.give(seat, influence=influence)
    assert order_of_play(t.g) == [1, 2, 0]  # no orders yet: most influence first; the Latari start with more
    for player, order in zip(t.g.players, (3, 7, 7), strict=True):
        player.last_order = order
    assert order_of_play(t.g) == [0, 1, 2]


@law("RW.season.spring.1", "RW.season.spring.2", "RW.season.spring.3", "RW.terms.standing")
def test_in_spring_activation_tokens_go_orders_come_back_and_all_routed_figures_stand_up() -> None:
    t = table("daqan", "uthuk", year=2)
    t.put(0, "5A", down=True, footman=2)
    t.neutrals("7A", down=True, hellhound=1)
    at = t.hero(1, "mordrog", "UA", routed=True)
    t.activate(0, "5A", "5B")
    t.activate(1, "5A")
    t.played(0, "strategize", "mobilize", "harvest", "fortify")
    t.played(1, "conquer", "mobilize", "harvest", "recruit")
    t.g.phase = SECONDARY
    t.going_on()
    g = t.g
    assert not any(g.activated)
    assert t.units("5A") == {"footman": (2, 0)}
    assert t.units("7A") == {"hellhound": (1, 0)}
    assert not g.hero_routed[at]
    assert [player.played for player in g.players] == [[], []]
    t.asked(0, "ask-runewars-order", *ALL_ORDERS)


@law("RW.season.autumn.1", "RW.season.autumn.2", "RW.season.ex1")
def test_in_autumn_fate_cards_are_shuffled_and_each_in_order_of_play_takes_2_influence_or_1_tactics_card() -> None:
    t = table("daqan", "uthuk", "latari", season="autumn")
    t.give(0, influence=1)
    for seat, order in enumerate(("conquer", "strategize", "harvest")):
        t.played(seat, order)
    t.g.fate_discard = [t.g.fate.pop() for _ in range(12)]
    t.g.phase = SECONDARY
    t.going_on(drawn_tactics("ambush"))
    assert (len(t.g.fate), t.g.fate_discard) == (30, [])
    t.asked(1, "ask-runewars-autumn-gain", "gain:influence", "gain:tactics")  # the lowest order first
    t.say(1, "gain:tactics")
    t.asked(0, "ask-runewars-autumn-gain")
    t.say(0, "gain:influence")
    t.asked(2, "ask-runewars-autumn-gain")
    t.say(2, "gain:influence")
    g = t.g
    assert [player.influence for player in g.players] == [3, 0, 2]
    assert [len(player.fresh) for player in g.players] == [0, 1, 0]
    assert g.phase == CHOOSE_ORDERS


@law("RW.tactics.4")
def test_a_tactics_card_of_this_season_joins_the_usable_ones_when_the_next_season_begins() -> None:
    t = table("daqan", "uthuk", season="summer")
    t.give(0, fresh=["ambush"])
    t.g.phase = SEASON_CARD
    t.going_on(drawn_seasons("war_councils") + drawn_tactics("drive_out", "spy_guild"))
    player = t.g.players[0]
    assert [TACTICS[card] for card in player.tactics] == ["ambush"]
    assert [TACTICS[card] for card in player.fresh] == ["drive_out"]  # War Councils: each player draws one


@law("RW.tactics.3")
def test_above_ten_tactics_cards_some_of_ones_choice_are_discarded() -> None:
    t = table("daqan", "uthuk", season="autumn")
    t.give(0, tactics=["ambush", "ambush", "drive_out", "drive_out", "spy_guild"])
    t.give(0, fresh=["lost_city", "to_the_victor", "to_the_victor", "shared_counsel", "shared_counsel"])
    t.played(0, "strategize")
    t.played(1, "fortify")
    t.g.phase = SECONDARY
    t.going_on(drawn_tactics("rally_cry"))
    t.say(0, "gain:tactics")
    t.asked(0, "ask-runewars-discard-tactic")
    assert t.match.ask is not None
    assert t.match.ask.veiled
    t.say(0, "tactic:lost_city")
    player = t.g.players[0]
    assert len(player.tactics) + len(player.fresh) == 10
    t.asked(1, "ask-runewars-autumn-gain")


# --- choosing orders --------------------------------------------------------------------------------------------------


@law("RW.orders.choose.1", "RW.orders.resolve.1")
def test_everybody_chooses_one_order_in_secret_and_all_are_revealed_together() -> None:
    t = table("daqan", "uthuk", "latari").stage(choose_orders)
    assert [ask.seat for ask in t.match.asks] == [0, 1, 2]
    before = game.view(t.g, 0)
    t.say(1, "order:conquer")
    assert game.view(t.g, 0) == before
    assert [player.order for player in t.g.players] == [0, 0, 0]
    t.say(1, "order:mobilize")  # it may be changed while it lies face down
    t.say(2, "order:fortify")
    t.say(0, "order:harvest")
    revealed = [(line["seat"], str(line["order"])) for line in t.told("order-supremacy")]
    assert revealed == [(1, "order:mobilize"), (0, "order:harvest"), (2, "order:fortify")]


@law("RW.orders.choose.2", "RW.orders.choose.3", "RW.orders.list")
def test_a_resolved_order_stays_in_the_play_area_and_cannot_be_chosen_again_before_spring() -> None:
    t = table("daqan", "uthuk", season="winter")
    t.played(0, "mobilize", "harvest", "fortify")
    t.going_on()
    options = ["strategize", "conquer", "recruit", "rally_support", "acquire_power"]
    t.asked(0, "ask-runewars-order", *[f"order:{name}" for name in options])
    t.refused("order:harvest", "RW.orders.choose.2")
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
    t = table("daqan", "uthuk", "latari", "waiqar")
    for seat, influence in enumerate((4, 4, 1, 5)):
        t.give(seat, influence=influence)
    t.stage(choose_orders)
    for seat, order in enumerate(("fortify", "fortify", "acquire_power", "acquire_power")):
        t.say(seat, f"order:{order}")
    assert t.g.sequence == [3, 2, 0, 1]  # of seats 0 and 1 the Daqan start with more


@law("RW.orders.supremacy.1", "RW.orders.supremacy.ex1")
def test_recruit_after_fortify_has_no_supremacy() -> None:
    t = table("daqan", "uthuk", season="summer")
    t.played(1, "fortify")
    t.stage(choose_orders)
    t.say(0, "order:strategize")
    t.say(1, "order:recruit")
    assert [(line["seat"], str(line["order"])) for line in t.told("order")] == [(1, "order:recruit")]
    assert [line["seat"] for line in t.told("order-supremacy")] == [0]


@law("RW.orders.supremacy.2")
def test_in_spring_there_is_always_supremacy() -> None:
    t = table("daqan", "uthuk").stage(choose_orders)
    t.say(0, "order:strategize")
    t.say(1, "order:fortify")
    assert [line["seat"] for line in t.told("order-supremacy")] == [0, 1]


@law("RW.orders.ex1", "RW.orders.ex2", "RW.orders.ex3")
def test_in_autumn_the_elf_strategizes_first_the_uthuk_conquer_with_more_influence_and_the_daqan_last() -> None:
    t = table("daqan", "uthuk", "latari", season="autumn")
    for seat, influence in enumerate((1, 2, 4)):
        t.give(seat, influence=influence)
    t.played(2, "conquer", "recruit")  # 3 and 5
    t.played(1, "strategize", "harvest")  # a higher number than 3 lies there
    t.played(0, "strategize", "mobilize")  # 1 and 2
    t.stage(choose_orders)
    for seat, order in enumerate(("conquer", "conquer", "strategize")):
        t.say(seat, f"order:{order}")
    revealed = [(line.kind.removeprefix("news-runewars-"), line.args["seat"]) for line in t.match.news][:3]
    assert revealed == [("order", 2), ("order", 1), ("order-supremacy", 0)]
    assert t.g.sequence == [2, 1, 0]


@law("RW.turnorder.1")
def test_the_sequence_is_worked_out_from_the_revealed_orders() -> None:
    t = table("daqan", "uthuk", "latari")
    for player, order in zip(t.g.players, (5, 2, 8), strict=True):
        player.order = order
    assert order_of_orders(t.g) == [1, 0, 2]


# --- the end ----------------------------------------------------------------------------------------------------------


@law("RW.victory.1", "RW.goal.1")
def test_after_the_last_winter_all_runes_are_revealed_and_most_dragon_runes_win() -> None:
    t = table("daqan", "uthuk", season="winter", year=7)
    t.rune("DA", "dragon")
    t.rune("DB", "dragon")
    t.rune("DC", "false")
    t.rune("UA", "dragon")
    t.rune("7B", "dragon")
    end_season(t.g)
    result = game.result(t.g)
    assert result is not None
    assert (result.winners, result.scores, result.law) == ([0], [2, 1], "RW.victory.1")
    assert all(t.g.rune_up[area(name)] for name in ("DA", "DC", "UA", "7B"))


@law("RW.victory.2")
def test_ties_are_broken_by_influence_and_then_by_starting_influence() -> None:
    for influence, winner in (((2, 3), 1), ((3, 3), 0)):
        t = table("daqan", "uthuk", season="winter", year=7)
        for seat in range(2):
            t.give(seat, influence=influence[seat])
        end_season(t.g)
        assert t.g.winners == [winner]


# --- control of areas -------------------------------------------------------------------------------------------------


@law("RW.terms.controlled", "RW.terms.heroes", "RW.terms.friendly_area", "RW.terms.enemy_area")
def test_a_figure_of_ones_colour_standing_or_routed_or_a_stronghold_gives_control_and_a_hero_does_not() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "5A", down=True, footman=1)
    t.stronghold(1, "5C")
    t.hero(0, "corbin", "8C")
    assert t.g.owner[area("5A")] == 0
    assert t.g.owner[area("5C")] == 1
    assert t.g.owner[area("8C")] == -1


@law("RW.terms.home_realm", "RW.terms.empty_area", "RW.terms.neutral_area", "RW.terms.uncontrolled")
def test_a_home_realm_is_its_owners_unless_an_enemy_is_there_and_is_never_empty() -> None:
    t = table("daqan", "uthuk")
    assert [t.g.owner[area(name)] for name in ("DA", "DB", "DC")] == [0, 0, 0]
    assert not board.is_empty(t.g, area("DA"))
    assert board.is_empty(t.g, area("5A"))
    t.put(1, "DA", berserker=1)
    assert t.g.owner[area("DA")] == 1
    board.destroy(t.g, area("DA"), 13)
    assert t.g.owner[area("DA")] == 0
    t.neutrals("7A", hellhound=2)
    assert board.is_neutral(t.g, area("7A"))
    assert not board.is_empty(t.g, area("7A"))
    assert t.g.owner[area("7A")] == -1


@law("RW.neutral.ally.1", "RW.neutral.ally.3", "RW.neutral.1")
def test_allied_neutral_units_are_neutral_again_where_their_player_controls_no_longer() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "5A", footman=1, beastman=2)
    assert (t.g.ally[area("5A")], board.army(t.g, 0, area("5A"))) == (0, 3)
    board.destroy(t.g, area("5A"), 1)
    assert (t.g.ally[area("5A")], t.g.owner[area("5A")]) == (-1, -1)
    t.put(0, "DA", beastman=1)  # alone, but in the home realm
    assert (t.g.ally[area("DA")], t.g.owner[area("DA")]) == (0, 0)


@law("RW.setup.1")
def test_the_first_player_stays_first_all_game() -> None:
    t = begin(["daqan", "uthuk"], fate(1, 30), ready_made=True)
    t.g.chance.unscript()
    chooser = RandomChooser(Rng(3))
    while t.match.ask is not None:
        t.match.choose(t.match.ask.seat, chooser.choose(t.match, t.match.ask))
        assert t.g.first == 1
