"""The plan of an arena is fair, and the same however long it is."""

from collections import Counter
from itertools import islice

import pytest

from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.lab.plan import fixtures, pool_of

BASE = ["marquise", "eyrie", "alliance", "vagabond"]


def plan(game: str, bots: list[str], pool: list[str], count: int, seed: int = 0):
    return list(islice(fixtures(find(game), bots, pool, {}, seed), count))


def test_in_a_block_every_bot_plays_every_seat_and_every_faction_once():
    block = plan("root", ["a", "b", "c", "d"], BASE, 4)
    for name in "abcd":
        assert sorted(one.bots.index(name) for one in block) == [0, 1, 2, 3]
        assert sorted(one.lineup[one.bots.index(name)] for one in block) == sorted(BASE)


def test_in_a_cycle_every_bot_plays_every_faction_in_every_seat_once():
    cycle = plan("root", ["a", "b", "c", "d"], BASE, 16)
    met = Counter((one.bots[seat], one.lineup[seat], seat) for one in cycle for seat in range(4))
    assert len(met) == 64
    assert set(met.values()) == {1}


def test_with_more_clans_than_seats_all_take_part_equally():
    clans = find("northgard").seat_values
    matches = plan("northgard", ["a", "b"], clans, 2 * len(clans) * 3)
    met = Counter((one.bots[seat], one.lineup[seat], seat) for one in matches for seat in range(2))
    assert len(met) == 4 * len(clans)
    assert set(met.values()) == {3}


def test_over_the_cycles_bots_sit_beside_each_other_in_every_order():
    matches = plan("root", ["a", "b", "c", "d"], BASE, 16 * 6)
    orders = {one.bots[one.bots.index("a") :] + one.bots[: one.bots.index("a")] for one in matches}
    assert len(orders) == 6


def test_a_longer_plan_begins_like_a_shorter_one_and_no_deal_comes_twice():
    short = plan("root", ["a", "b", "c", "d"], BASE, 20, seed=3)
    long = plan("root", ["a", "b", "c", "d"], BASE, 60, seed=3)
    assert long[:20] == short
    other = plan("root", ["a", "b", "c", "d"], BASE, 60, seed=4)
    assert len({one.deal for one in long + other}) == 120


def test_all_factions_take_part_unless_some_are_named():
    root = find("root")
    assert pool_of(root, 4, {}, None) == [name for name in root.seat_values if name != "vagabond2"]
    assert pool_of(root, 2, {}, ["eyrie", "alliance"]) == ["eyrie", "alliance"]


def test_lineups_that_the_game_refuses_are_left_out():
    matches = plan("root", ["a", "b", "c", "d"], [*BASE, "vagabond2"], 40)
    assert all("vagabond" in one.lineup for one in matches if "vagabond2" in one.lineup)
    assert any("vagabond2" in one.lineup for one in matches)


@pytest.mark.parametrize(("wanted", "why"), [(["cats", "dogs"], "no seat"), (["eyrie"], "2 seats need")])
def test_factions_that_do_not_fit_are_refused(wanted, why):
    with pytest.raises(PolanaError, match=why):
        pool_of(find("root"), 2, {}, wanted)
