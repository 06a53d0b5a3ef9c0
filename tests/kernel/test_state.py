"""State: comparing positions field by field."""

from typing import Any

import pytest

from polana.kernel.rng import Chance, Rng
from polana.kernel.state import State, fields
from polana.kernel.state import dump as dumped
from tests.kernel.lanterns import CARD, COIN
from tests.kernel.table import sit, wander
from tests.kernel.toy import Fair


def dump(thing) -> Any:
    return dumped(thing)


def test_every_field_of_a_state_is_listed():
    assert fields(Fair(Chance(1), 2)) == [
        "chance",
        "coins",
        "discard",
        "faults",
        "first",
        "hands",
        "houses",
        "news",
        "phase",
        "pile",
        "round",
        "rounds",
        "stashes",
        "turn",
    ]
    assert fields(Chance(1)) == ["_at", "_shuffles", "_x", "learned", "scripted"]


def test_a_copy_is_equal_field_by_field_and_shares_nothing():
    state = wander(sit(3, 4), Rng(4), 20).state
    twin = state.copy()
    before = dump(state)
    assert dump(twin) == before
    twin.hands[0].append(COIN)
    twin.stashes[1].append(COIN)
    twin.coins[0] += 1
    twin.pile.clear()
    twin.discard.append(COIN)
    twin.chance.die(6, "die")
    assert dump(state) == before


@pytest.mark.parametrize("name", ["phase", "round", "first", "turn", "faults"])
def test_a_difference_in_any_field_is_seen(name):
    state = sit().state
    twin = state.copy()
    setattr(twin, name, not getattr(twin, name))
    assert dump(twin) != dump(state)


def test_the_news_are_no_part_of_the_comparison():
    state = sit().state
    assert "news" not in dump(state)
    assert state.loud


class Sack:
    def __init__(self, things):
        self.things = things


class Purse(Sack):
    pass


def test_all_sorts_of_plain_data_are_compared():
    assert dump(Sack({1: (2, 3)})) == {"is": "Sack", "things": [[1, [2, 3]]]}
    assert dump({3, 1, 2}) == [1, 2, 3]
    assert dump(bytearray(b"ab")) == dump(b"ab") == [97, 98]
    assert dump([None, True, 1, "a", 0.5]) == [None, True, 1, "a", 0.5]
    assert dump(CARD[0])["text"] == "card:coin"


def test_things_of_different_kinds_differ_even_if_they_hold_the_same():
    assert dump(Sack([1])) != dump(Purse([1]))


@pytest.mark.parametrize("thing", [lambda: 1, (i for i in [1]), iter([1]), print, object()])
def test_what_has_no_place_in_a_state_is_refused(thing):
    with pytest.raises(TypeError, match="a state holds plain data"):
        dump(Sack([thing]))


def test_a_state_in_plain_python_with_slots_of_its_own_is_dumped_whole():
    class Slotted(State):
        __slots__ = ("gold",)

        def __init__(self):
            super().__init__(Chance(1))
            self.gold = 3

        def copy(self):
            return Slotted()

    assert fields(Slotted()) == ["chance", "gold", "news"]
    assert dump(Slotted())["gold"] == 3
