"""What a seat sees never depends on what it may not know."""

import json
from typing import Any

import pytest

from polana.games.northgard import game
from polana.games.northgard.components import CARD_DECK, CARDS, CREATURES, EARLY, TILES, card
from polana.games.northgard.state import Table
from polana.kernel.game import Value
from polana.kernel.match import Match, RandomChooser
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.law import law
from tests.northgard.sampled import moments

SEEDS = range(8)


def seen(match: Match, reader: int) -> str:
    return json.dumps(match.view(reader))


def seats(match: Match) -> range:
    return range(len(match.setup.seats))


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


@pytest.mark.parametrize("seed", SEEDS)
@law("NG.deck.1")
def test_a_re_deal_leaves_the_view_as_it_is_to_the_byte(seed):
    for match in moments(seed, every=10):
        for seat in seats(match):
            assert seen(match.imagine(seat, seed), seat) == seen(match, seat)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_re_deal_depends_on_the_view_only_and_not_on_the_truth(seed):
    for match in moments(seed, every=16):
        for seat in seats(match):
            one, other = match.imagine(seat, 1), match.imagine(seat, 2)
            assert dump(one.imagine(seat, 3).state) == dump(other.imagine(seat, 3).state)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_nobody_who_must_not_know_sees_a_re_deal(seed):
    """Re-dealing what nobody at all may know changes no view; so no view holds any of it."""
    for match in moments(seed, every=16):
        twin = match.clone()
        g = table(twin)
        for pile in (g.development, g.box_early, g.box_advanced):
            pile.sort()
        g.stack[g.stack_known :] = sorted(g.stack[g.stack_known :])
        for player in g.players:
            player.deck[: len(player.deck) - player.known] = sorted(player.deck[: len(player.deck) - player.known])
        for reader in (SPECTATOR, *seats(match)):
            assert seen(twin, reader) == seen(match, reader)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_spectator_sees_what_all_seats_see_alike(seed):
    for match in moments(seed, every=16):
        for seat in seats(match):
            assert seen(match.imagine(seat, 4), SPECTATOR) == seen(match, SPECTATOR)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_options_of_the_own_ask_stay_in_a_re_deal_and_the_match_can_go_on(seed):
    for match in moments(seed, every=16):
        ask = match.ask
        assert ask is not None
        for seat in seats(match):
            world = match.imagine(seat, 5)
            assert world.ask is not None
            if seat == ask.seat:
                assert world.ask.options == ask.options
            world.game.check(world.state)
            world.playout(RandomChooser(Rng(seed)), 25)
            world.game.check(world.state)


def test_a_view_is_plain_data_that_json_gives_back_unchanged():
    for match in moments(5, every=20):
        for reader in (SPECTATOR, *seats(match)):
            assert json.loads(seen(match, reader)) == match.view(reader)


# --- what is hidden, zone by zone -------------------------------------------------------------------------------------


def in_year_one(seats: int = 3, **options: Value) -> Match:
    match = Match(game, game.setup(["wolf", "raven", "stag", "bear"][:seats], options), 11)
    rng = Rng(1)
    while (ask := match.ask) is not None and ask.about != "ask-northgard-turn":
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


def imagined(match: Match, seat: int, seed: int) -> Table:
    """The position as it stands, changed by hand or not, with what the seat may not know dealt anew."""
    twin = table(match).copy()
    game.imagine(twin, seat, Rng(seed))
    return twin


def player_seen(match: Match, reader: int, seat: int) -> dict[str, Any]:
    view: Any = match.view(reader)
    found: dict[str, Any] = view["players"][seat]
    return found


@law("NG.deck.1")
def test_the_hand_is_hidden_from_all_others_but_its_size_is_not():
    match = in_year_one()
    hand = sorted(CARDS[number] for number in table(match).players[1].hand)
    assert player_seen(match, 1, 1)["hand"] == {"count": 4, "cards": hand}
    for reader in (SPECTATOR, 0, 2):
        assert player_seen(match, reader, 1)["hand"] == {"count": 4, "cards": []}


@law("NG.deck.1")
def test_active_zone_and_discard_pile_lie_face_up():
    match = in_year_one()
    player = table(match).players[1]
    player.discard, player.active = [card("feast")], [card("move")]
    for reader in (SPECTATOR, 0, 1, 2):
        assert player_seen(match, reader, 1)["discard"] == ["feast"]
        assert player_seen(match, reader, 1)["active"] == ["move"]


@law("NG.harvest.hidden")
def test_fame_lies_face_down_while_resources_are_open():
    match = in_year_one()
    player = table(match).players[1]
    player.fame, player.food, player.wood, player.lore = 7, 3, 2, 1
    assert player_seen(match, 1, 1)["fame"] == 7
    for reader in (SPECTATOR, 0, 2):
        shown = player_seen(match, reader, 1)
        assert (shown["fame"], shown["food"], shown["wood"], shown["lore"]) == (None, 3, 2, 1)


@law("NG.variant.team.2")
def test_partners_know_each_others_fame_but_not_their_hands():
    match = in_year_one(4, teams=True)
    table(match).players[2].fame = 9
    assert [player_seen(match, reader, 2)["fame"] for reader in range(4)] == [9, None, 9, None]
    assert player_seen(match, 0, 2)["hand"]["cards"] == []


def test_a_card_put_on_top_in_secret_is_seen_by_its_owner_and_one_taken_openly_by_all():
    match = in_year_one()
    player = table(match).players[1]
    player.deck += [card("feast"), card("move")]
    player.known, player.shown = 2, 1
    assert player_seen(match, 1, 1)["deck"]["top"] == ["feast", "move"]
    assert player_seen(match, 0, 1)["deck"]["top"] == ["move"]
    for seed in range(20):
        assert imagined(match, 0, seed).players[1].deck[-1] == card("move")
        assert imagined(match, 1, seed).players[1].deck[-2:] == [card("feast"), card("move")]


def test_a_hand_that_a_card_shows_stays_as_it_is_while_it_is_looked_at():
    match = in_year_one()
    g = table(match)
    g.looker, g.looked_at = 0, 1
    hand = sorted(g.players[1].hand)
    assert player_seen(match, 0, 1)["hand"]["cards"] == sorted(CARDS[number] for number in hand)
    assert player_seen(match, 2, 1)["hand"]["cards"] == []
    assert sorted(imagined(match, 0, 3).players[1].hand) == hand
    assert any(sorted(imagined(match, 2, seed).players[1].hand) != hand for seed in range(20))


def test_a_re_deal_deals_hands_that_differ():
    match = in_year_one()
    hands = {tuple(sorted(imagined(match, 0, seed).players[1].hand)) for seed in range(40)}
    assert len(hands) > 3


# --- the tiles that players draw at setup -----------------------------------------------------------------------------


def at_setup() -> Match:
    return Match(game, game.setup(["wolf", "raven", "stag"], {}), 11)


@law("NG.setup.l.1")
def test_the_tiles_drawn_at_setup_are_seen_by_their_owner_only():
    match = at_setup()
    held = [[TILES[tile] for tile in tiles] for tiles in table(match).drawn_tiles]
    assert [len(tiles) for tiles in held] == [3, 3, 3]
    for reader in (SPECTATOR, *seats(match)):
        for seat in seats(match):
            shown = player_seen(match, reader, seat)
            assert shown["tile_count"] == 3
            assert shown["tiles"] == (held[seat] if reader == seat else [])


@law("NG.setup.l.1")
def test_the_news_name_the_tiles_drawn_at_setup_to_their_owner_only():
    match = at_setup()
    for reader in (SPECTATOR, *seats(match)):
        named = [line for line in match.news_for(reader) if line.kind == "news-northgard-setup-tiles"]
        counted = [line for line in match.news_for(reader) if line.kind == "news-northgard-drew-tiles"]
        assert [line.args["seat"] for line in named] == ([] if reader == SPECTATOR else [reader])
        assert len(named) + len(counted) == 3
        assert [dict(line.args) for line in counted] == [
            {"seat": seat, "count": 3} for seat in turn_order(match) if seat != reader
        ]


def turn_order(match: Match) -> list[int]:
    first = table(match).first
    return [(first + step) % 3 for step in range(3)]


@law("NG.setup.l.1")
def test_a_re_deal_deals_the_tiles_of_others_at_setup_anew():
    match = at_setup()
    g = table(match)
    hands: set[tuple[int, ...]] = set()
    for seed in range(30):
        world = imagined(match, 0, seed)
        assert world.drawn_tiles[0] == g.drawn_tiles[0]
        assert [len(tiles) for tiles in world.drawn_tiles] == [3, 3, 3]
        found = sorted(world.stack + [tile for tiles in world.drawn_tiles for tile in tiles])
        assert found == sorted(g.stack + [tile for tiles in g.drawn_tiles for tile in tiles])
        hands.add(tuple(world.drawn_tiles[1]))
    assert len(hands) > 20


@law("NG.setup.l.1", "NG.setup.l.2")
def test_a_tile_that_is_being_laid_at_setup_is_seen_by_all_and_stays_in_a_re_deal():
    match = at_setup()
    ask = match.ask
    assert ask is not None
    seat, chosen = ask.seat, ask.options[1]
    match.choose(seat, chosen)
    others = [other for other in seats(match) if other != seat]
    for reader in (SPECTATOR, *others):
        assert player_seen(match, reader, seat)["tiles"] == [chosen.label]
        assert player_seen(match, reader, seat)["tile_count"] == 3
    for other in others:
        world = match.imagine(other, 3)
        assert chosen.value in table(world).drawn_tiles[seat]
        world.playout(RandomChooser(Rng(1)), 5)


@law("NG.setup.l.1")
def test_whether_a_player_has_a_choice_of_tiles_at_setup_is_a_secret():
    match = at_setup()
    ask = match.ask
    assert ask is not None
    assert ask.about == "ask-northgard-setup-tile"
    assert ask.veiled


@law("NG.creatures.setup.1", "NG.creatures.setup.2")
def test_a_re_deal_keeps_the_weaker_creatures_in_the_upper_part_of_the_deck():
    match = Match(game, game.setup(["wolf", "raven", "stag"], {"creatures": True}), 11)
    g = table(match)
    assert g.weak_left == 4, "one more than players, and no tile is laid yet"
    weak = {CREATURES[creature] for creature in g.creature_deck if creature < CREATURES.index("fallen_valkyrie_beige")}
    lower: set[str] = set()
    for seed in range(60):
        deck = [CREATURES[creature] for creature in imagined(match, 0, seed).creature_deck]
        assert not any(name.startswith("fallen_valkyrie") for name in deck[-g.weak_left :])
        lower |= set(deck[: -g.weak_left])
    assert lower == weak | {"fallen_valkyrie_beige", "fallen_valkyrie_brown"}


@law("NG.setup.d.3")
def test_a_re_deal_keeps_early_cards_over_advanced_ones_and_may_bring_boxed_ones():
    match = in_year_one()
    g = table(match)
    decks = [CARD_DECK[number] for number in g.development]
    assert decks == sorted(decks, reverse=True)
    assert decks.count(EARLY) == 3, "of six for three players three are on display"
    brought: set[int] = set()
    for seed in range(40):
        world = imagined(match, 0, seed)
        assert [CARD_DECK[number] for number in world.development] == decks
        brought |= set(world.development) & set(g.box_early + g.box_advanced)
    assert len(brought) > 5
