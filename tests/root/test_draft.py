"""A Advanced setup."""

import json

import pytest

import polana
from polana.games.root.components import FACTION_NAMES, ITEM_SUPPLY, card_named
from polana.games.root.draft import deal_from
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.homelands import between_enemies
from polana.games.root.state import State
from polana.kernel.errors import NotAllowed, SetupError
from polana.kernel.match import Match
from tests.law import law


def begin(seats=3, seed=0, **options) -> Match:
    return polana.start("root", seats=seats, seed=seed, setup="advanced", **options)


def state_of(match):
    assert isinstance(match.state, State)
    return match.state


def drafted(match):
    """Choose the first option until the factions are set up."""
    while match.ask is not None and match.ask.about != "ask-root-put-back":
        match.choose(match.ask.seat, match.ask.options[0])


@law("A", "A.1")
def test_the_suit_markers_are_shuffled_on_every_map_and_ruins_and_items_laid_out():
    suits = [tuple(state_of(begin(map="autumn", seed=seed)).suits) for seed in range(5)]
    assert len(set(suits)) == 5
    assert all([row.count(suit) for suit in (0, 1, 2)] == [4, 4, 4] for row in suits)
    g = state_of(begin())
    assert (sum(g.ruins), g.items) == (4, ITEM_SUPPLY)


@law("A.2")
def test_the_whole_deck_may_be_replaced_by_the_exiles_and_partisans():
    g = state_of(begin(deck="exiles_partisans"))
    cards = g.deck + [card for side in g.sides for card in side.hand]
    assert len(cards) == 54
    assert card_named("saboteurs") in cards
    assert card_named("royal_claim") not in cards


@law("A.4")
def test_the_first_player_is_random():
    assert {state_of(begin(seed=seed)).first for seed in range(20)} == {0, 1, 2}


@law("A.7")
def test_each_player_draws_five_cards_and_with_two_players_there_is_no_dominance():
    assert [len(side.hand) for side in state_of(begin()).sides] == [5, 5, 5]
    g = state_of(begin(seats=["marquise", "eyrie"]))
    cards = g.deck + [card for side in g.sides for card in side.hand]
    assert len(cards) == 50


@law("A.8.1", "A.8")
def test_the_pool_has_one_more_faction_than_players_and_a_militant_one_first():
    for seed in range(12):
        g = state_of(begin(seed=seed))
        assert len(g.pool) == 4
        assert len(set(g.pool)) == 4
        assert FACTIONS[FACTION_NAMES[g.pool[0]]].militant


@law("A.8.1.I")
def test_with_two_players_no_insurgent_is_dealt():
    assert [FACTION_NAMES[number] for number in deal_from(2)] == [
        name for name in FACTION_NAMES if name in FACTIONS and FACTIONS[name].militant
    ]
    insurgents = [FACTION_NAMES[number] for number in deal_from(3) if not FACTIONS[FACTION_NAMES[number]].militant]
    assert {"alliance", "vagabond"} <= set(insurgents)


def test_a_draft_needs_enough_factions_and_does_not_mix_with_named_seats():
    if len(deal_from(2)) < 3:
        with pytest.raises(SetupError, match="too few factions"):
            begin(seats=2)
    with pytest.raises(SetupError, match="either all seats"):
        begin(seats=["marquise", "?", "?"])


def pool_of(*names, seats=3) -> Match:
    """A match in the draft whose pool is foretold: the militant first, then the others."""
    match = begin(seats=seats)
    g = state_of(match).copy()
    g.pool, g.pool_extra = [], []
    for name in names:
        g.pool.append(FACTION_NAMES.index(name))
        g.pool_extra.append(FACTIONS[name].deal_with_card(g))
    g.pool_locked = not FACTIONS[names[-1]].militant
    g.waiting = [(g.first - step) % g.playing for step in range(1, g.playing + 1)]
    return Match.of_state(game, match.setup, g)


@law("A.8.1.II")
def test_a_last_insurgent_is_locked_until_a_militant_faction_is_chosen():
    match = pool_of("marquise", "eyrie", "vagabond", "alliance")
    with pytest.raises(NotAllowed):
        match.choose(match.ask.seat, "faction:alliance")
    assert match.why_not(match.ask.seat, "faction:alliance").law == "A.8.1.II"
    match.choose(match.ask.seat, "faction:vagabond")
    while match.ask.about != "ask-root-draft":
        match.choose(match.ask.seat, match.ask.options[0])
    assert match.why_not(match.ask.seat, "faction:alliance").law == "A.8.1.II"
    match.choose(match.ask.seat, "faction:eyrie")
    while match.ask.about != "ask-root-draft":
        match.choose(match.ask.seat, match.ask.options[0])
    match.choose(match.ask.seat, "faction:alliance")


@law("A.8.1.III", "9.3.1")
def test_a_vagabond_must_use_the_character_that_was_dealt_with_his_card():
    match = pool_of("marquise", "vagabond", "alliance", "eyrie")
    dealt = state_of(match).pool_extra[1]
    seat = match.ask.seat
    match.choose(seat, "faction:vagabond")
    assert match.ask.about == "ask-root-vagabond-forest"  # no character is asked for
    assert state_of(match).sides[seat].character == dealt


@law("A.8.1.III", "9.7")
def test_whichever_of_two_vagabond_cards_is_chosen_first_is_the_first_with_its_own_character():
    match = pool_of("marquise", "vagabond", "vagabond2", "eyrie")
    one, two = state_of(match).pool_extra[1:3]
    seat = match.ask.seat
    match.choose(seat, "faction:vagabond2")
    side = state_of(match).sides[seat]
    assert (side.rules.name, side.character) == ("vagabond", two)
    pool = match.view(-1)["pool"]
    assert [card["faction"] for card in pool] == ["marquise", "vagabond2", "eyrie"]
    assert FACTIONS["vagabond"].dealt_name(one) == pool[1]["dealt"]


@law("A.8.1")
def test_the_first_vagabond_card_that_is_turned_up_is_the_first_vagabond():
    for seed in range(20):
        names = [FACTION_NAMES[number] for number in state_of(begin(seed=seed)).pool]
        if "vagabond2" in names:
            assert names.index("vagabond") < names.index("vagabond2")


@law("A.8.2")
def test_from_the_last_player_counterclockwise_each_chooses_and_sets_up_at_once():
    match = pool_of("marquise", "eyrie", "alliance", "vagabond")
    first = state_of(match).first
    order = []
    while match.ask.about != "ask-root-put-back":
        if match.ask.about == "ask-root-draft":
            order.append(match.ask.seat)
        match.choose(match.ask.seat, match.ask.options[0])
    assert order == [(first - 1) % 3, (first - 2) % 3, first]


@law("A.8.2", "A.8.2.I")
def test_the_marquise_has_three_homelands_next_to_each_other_with_a_building_each():
    match = begin(seats=["marquise", "eyrie", "alliance"], seed=4)
    while match.ask.about != "ask-root-put-back":
        match.choose(match.ask.seat, match.ask.options[-1])
    g = state_of(match)
    side = g.sides[0]
    homes = side.homelands
    assert len(set(homes)) == 3
    assert all(any(other in g.near[home] for other in homes) for home in homes)
    assert [side.warriors[home] for home in homes] == [2, 2, 2]
    assert sum(side.warriors) == 15
    assert [side.buildings[home] for home in homes] == [1, 1, 1]
    assert [side.on_map(kind) for kind in range(4)] == [1, 1, 1, 1]
    assert not set(homes) & set(g.sides[1].homelands)


@law("A.8.2.II")
def test_the_keep_is_not_next_to_an_enemy_homeland_if_possible():
    tried = 0
    for seed in range(12):
        match = begin(seats=["marquise", "eyrie", "alliance"], seed=seed)
        if state_of(match).first != 2:
            continue  # only then the Eyrie sets up before the Marquise
        while match.ask.about != "ask-root-marquise-keep":
            match.choose(match.ask.seat, match.ask.options[0])
            if match.ask.about == "ask-root-put-back":
                break  # one homeland only was far enough, and nothing was asked
        g = state_of(match)
        side = g.sides[0]
        far = [home for home in side.homelands if between_enemies(g, side, home) > 0]
        allowed = side.where(3) or [word.value for word in match.ask.options]
        assert set(allowed) <= set(far or side.homelands)
        tried += 1
    assert tried >= 2


@law("A.9")
def test_all_scores_start_at_nothing():
    match = begin(seed=2)
    drafted(match)
    assert [side.score for side in state_of(match).sides] == [0, 0, 0]


@law("A.10")
def test_each_player_secretly_keeps_three_of_five_and_the_rest_is_shuffled_into_the_deck():
    match = begin(seed=2)
    drafted(match)
    asks = match.asks
    assert sorted(ask.seat for ask in asks) == [0, 1, 2]  # all at once
    before = json.dumps(match.view(1))
    match.choose(0, match.ask_of(0).options[0])
    assert json.dumps(match.view(1)) == before  # nobody sees it
    match.choose(0, match.ask_of(0).options[-1])  # and it may be changed
    kept = {}
    for _ in range(2):
        for seat in (0, 1, 2):
            if match.ask_of(seat) is not None and match.ask_of(seat).about == "ask-root-put-back":
                match.choose(seat, match.ask_of(seat).options[0])
    g = state_of(match)
    for side in g.sides:
        kept[side.seat] = len(side.hand)
    assert match.ask.about != "ask-root-put-back"
    assert kept == {0: 3, 1: 3, 2: 3}
    game.check(g)


@law("A.10", "1.2.1")
def test_an_imagined_hand_can_be_settled_too():
    match = begin(seed=5)
    drafted(match)
    match.choose(1, match.ask_of(1).options[0])
    dream = match.imagine(0, 3)
    assert dream.sealed(1) is None
    for _ in range(2):
        for seat in (0, 1, 2):
            ask = dream.ask_of(seat)
            if ask is not None and ask.about == "ask-root-put-back":
                dream.choose(seat, ask.options[0])
    game.check(dream.state)


def test_whole_matches_are_played_after_a_draft():
    from polana.kernel.match import RandomChooser
    from polana.kernel.rng import Rng

    for seed in range(6):
        match = begin(seats=3 + seed % 2, seed=seed)
        match.playout(RandomChooser(Rng(seed)), 3000)
        game.check(match.state)
