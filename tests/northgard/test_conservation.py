"""Random matches over all player counts, clans and modules: all pieces are conserved, no border breaks off.

`make soak` plays a hundred thousand.
"""

import pytest

from polana.games.northgard import game
from polana.games.northgard.state import Table
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.northgard.sampled import ENDLESS, setup_of


@pytest.mark.parametrize("seed", range(40))
def test_all_invariants_hold_at_every_ask_of_a_random_match(seed):
    match = Match(game, setup_of(seed), seed, keep=False)
    chooser = RandomChooser(Rng(seed))
    count = 0
    while not match.over:
        match.game.check(match.state)
        match.playout(chooser, 1)
        count += 1
        assert count < ENDLESS, "an endless match"
    match.game.check(match.state)
    assert match.result is not None
    assert match.result.winners


# --- the invariants notice what they are there for --------------------------------------------------------------------


def spoil_units(g: Table) -> None:
    g.players[0].reserve += 1


def spoil_owner(g: Table) -> None:
    land = next(land for land in g.chart.lands if g.owner[land] == 0)
    g.players[0].reserve += g.units[land]
    g.units[land] = 0


def spoil_supply(g: Table) -> None:
    g.supply[2] -= 1


def spoil_cards(g: Table) -> None:
    g.players[1].discard.append(g.players[1].hand[0])


def spoil_tiles(g: Table) -> None:
    g.stack.pop()


def spoil_resources(g: Table) -> None:
    g.players[0].food = -1


def spoil_slots(g: Table) -> None:
    land = next(land for land in g.chart.lands if g.slots[land])
    g.slots[land] -= 1


def spoil_creatures(g: Table) -> None:
    g.creature_deck.pop()


def spoil_known(g: Table) -> None:
    g.players[0].known = 99


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_units,
        spoil_owner,
        spoil_supply,
        spoil_cards,
        spoil_tiles,
        spoil_resources,
        spoil_slots,
        spoil_creatures,
        spoil_known,
    ],
)
def test_a_spoilt_position_is_noticed(spoil):
    match = Match(game, game.setup(["wolf", "raven"], {"creatures": True}), 3)
    rng = Rng(2)
    while (ask := match.ask) is not None and ask.about != "ask-northgard-turn":
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    match.game.check(match.state)
    assert isinstance(match.state, Table)
    spoil(match.state)
    with pytest.raises(AssertionError):
        match.game.check(match.state)
