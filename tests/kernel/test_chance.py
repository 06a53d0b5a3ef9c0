"""Chance: the generator, dice and piles, and scripts that foretell them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polana.kernel.errors import ScriptError
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import dump
from tests.kernel.lanterns import AMBUSH, COIN, LAMP, THEFT
from tests.kernel.table import built, played, sit, whole

#: The first numbers of some seeds. If they change, every record ever written means another match.
GOLDEN = {
    0: [292, 590, 52, 57, 797, 148, 74, 650, 975, 788],
    7: [355, 830, 958, 46, 920, 764, 387, 94, 694, 582],
    2**70: [144, 350, 115, 191, 666, 559, 182, 152, 644, 408],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_numbers_of_a_seed_never_change(seed):
    rng = Rng(seed)
    assert [rng.below(1000) for _ in range(10)] == GOLDEN[seed]


def test_the_shuffle_of_a_seed_never_changes():
    things = list(range(10))
    Rng(7).shuffled(things)
    assert things == [2, 4, 6, 1, 9, 5, 0, 8, 7, 3]


@given(st.integers(0, 10**30), st.integers(1, 2**30))
def test_numbers_lie_in_their_range(seed, n):
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def chi_square(counts: list[int], total: int) -> float:
    expected = total / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9), (100, 148.2)])
def test_every_side_falls_about_equally_often(sides, limit):
    """The limits are those that a fair die passes in 999 cases of 1000."""
    rng = Rng(2)
    rolls = [rng.below(sides) for _ in range(6000)]
    assert chi_square([rolls.count(side) for side in range(sides)], 6000) < limit


def test_every_pair_of_rolls_falls_about_equally_often():
    rng = Rng(3)
    pairs = [6 * rng.below(6) + rng.below(6) for _ in range(7200)]
    assert chi_square([pairs.count(pair) for pair in range(36)], 7200) < 66.6


def test_the_first_roll_of_one_seed_tells_nothing_of_the_next_seeds():
    rolls = [Rng(seed).below(6) for seed in range(6000)]
    assert chi_square([rolls.count(side) for side in range(6)], 6000) < 20.5
    steps = [(one - other) % 6 for one, other in pairwise(rolls)]
    assert chi_square([steps.count(step) for step in range(6)], 5999) < 20.5


def test_every_order_of_a_shuffle_comes_about_equally_often():
    rng = Rng(4)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(7200):
        things = [0, 1, 2, 3]
        rng.shuffled(things)
        orders[tuple(things)] = orders.get(tuple(things), 0) + 1
    assert len(orders) == 24
    assert chi_square(list(orders.values()), 7200) < 49.7


def test_a_fork_is_a_seed_of_its_own():
    rng = Rng(1)
    seeds = {rng.fork() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_a_copy_goes_on_alike_and_apart():
    chance = Chance(5)
    chance.die(6, "die")
    chance.script([("die", 3), ("die", 4)], strict=False)
    twin = chance.copy()
    assert dump(twin) == dump(chance)
    rolls = [chance.die(6, "die") for _ in range(10)]
    assert rolls[:2] == [3, 4]
    assert twin.foretold == [("die", 3), ("die", 4)]
    assert [twin.die(6, "die") for _ in range(10)] == rolls
    assert dump(twin) == dump(chance)


def test_everything_that_shows_something_counts_as_learned_and_a_shuffle_does_not():
    chance, pile = Chance(1), [1, 2, 3, 4]
    chance.shuffle(pile)
    assert chance.learned == 0
    chance.die(6, "die")
    chance.draw(pile, "card")
    chance.pick(pile, "card")
    chance.reveal()
    assert chance.learned == 4


def test_the_top_of_a_pile_is_its_last():
    pile = [4, 5, 6]
    assert Chance(1).draw(pile, "card") == 6
    assert pile == [4, 5]


def test_a_pick_takes_any_of_several():
    picked = set()
    for seed in range(60):
        hand = [1, 2, 3]
        card = Chance(seed).pick(hand, "card")
        picked.add(card)
        assert sorted([*hand, card]) == [1, 2, 3]
    assert picked == {1, 2, 3}


def test_a_script_foretells_dice_draws_and_picks():
    chance, pile = Chance(1), [4, 5, 6, 5]
    chance.script([("die", 2), ("card", 5), ("card", 4)])
    assert chance.die(6, "die") == 2
    assert chance.draw(pile, "card") == 5
    assert pile == [4, 5, 6]  # of two alike the one nearer to the top
    assert chance.pick(pile, "card") == 4
    assert pile == [5, 6]
    assert chance.foretold == []
    assert chance.learned == 3


def test_a_strict_script_must_foretell_everything_in_order():
    chance = Chance(1)
    chance.script([("die", 2)])
    with pytest.raises(ScriptError, match=r"^chance is asked for 'card' but the script foretells 'die'$"):
        chance.draw([1], "card")
    with pytest.raises(ScriptError, match=r"^chance is asked for 'card' but the script foretells 'die'$"):
        chance.pick([1], "card")
    assert chance.die(6, "die") == 2
    with pytest.raises(ScriptError, match=r"^chance is asked for 'die' but the script foretells nothing more$"):
        chance.die(6, "die")


def test_a_script_that_is_not_strict_waits_for_its_turn():
    chance = Chance(1)
    chance.script([("die", 2), ("card", 1)], strict=False)
    pile = [1, 3]
    assert chance.draw(pile, "card") == 3  # the card is foretold only after the die
    assert chance.die(6, "die") == 2
    assert chance.draw(pile, "card") == 1
    assert {chance.die(6, "die") for _ in range(50)} == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize("value", [-1, 6])
def test_a_script_cannot_roll_what_the_die_has_not(value):
    chance = Chance(1)
    chance.script([("die", value)])
    with pytest.raises(ScriptError, match=f"the script says {value} for die, a die of 6 sides"):
        chance.die(6, "die")


def test_a_script_cannot_draw_what_is_not_there():
    chance, pile = Chance(1), [1, 2]
    chance.script([("card", 7)])
    with pytest.raises(ScriptError, match="foretells 7 for card, which is not there"):
        chance.draw(pile, "card")
    assert pile == [1, 2]


def test_under_a_strict_script_a_shuffle_leaves_the_pile():
    chance, pile = Chance(1), list(range(20))
    chance.script([])
    chance.shuffle(pile)
    assert pile == list(range(20))
    chance.script([], strict=False)
    chance.shuffle(pile)
    assert pile != list(range(20))


def test_a_new_script_replaces_the_old_and_none_ends_it():
    chance = Chance(1)
    chance.script([("die", 2)])
    chance.script([("die", 4), ("die", 5)])
    assert chance.die(6, "die") == 4
    chance.unscript()
    assert chance.foretold == []
    free = Chance(1)
    assert [chance.die(6, "die") for _ in range(5)] == [free.die(6, "die") for _ in range(5)]


def test_the_list_that_a_script_was_made_of_may_be_changed_afterwards():
    foretold = [("die", 2)]
    chance = Chance(1)
    chance.script(foretold)
    foretold.clear()
    assert chance.die(6, "die") == 2


def test_a_script_foretells_shuffles():
    chance, pile = Chance(1), [1, 2, 3, 4, 5]
    chance.script([], piles=[[4, 1], [5, 4, 3, 2, 1]])
    assert chance.foretold_piles == [[4, 1], [5, 4, 3, 2, 1]]
    chance.shuffle(pile)
    assert pile == [2, 3, 5, 4, 1]  # what is not foretold stays under it in its order
    twin, other = chance.copy(), pile.copy()
    chance.shuffle(pile)
    assert pile == [5, 4, 3, 2, 1]
    twin.shuffle(other)
    assert other == pile
    assert chance.foretold_piles == []
    chance.shuffle(pile)
    assert pile == [5, 4, 3, 2, 1]
    assert chance.learned == 0


def test_under_a_loose_script_the_rest_of_a_foretold_shuffle_is_random():
    chance, pile = Chance(1), list(range(30))
    chance.script([("die", 3)], strict=False, piles=[[7, 29]])
    chance.shuffle(pile)
    assert pile[-2:] == [7, 29]
    assert sorted(pile) == list(range(30))
    assert pile[:-2] != [thing for thing in range(30) if thing not in (7, 29)]
    chance.shuffle(pile)
    assert pile[-2:] != [7, 29]
    assert chance.die(6, "die") == 3


def test_a_script_cannot_shuffle_in_what_is_not_there():
    chance, pile = Chance(1), [1, 2]
    chance.script([], piles=[[2, 2]])
    with pytest.raises(ScriptError, match="foretells 2 in a shuffle, which is not there") as failed:
        chance.shuffle(pile)
    assert (failed.value.what, failed.value.among) == ("shuffle", [1, 2])
    assert pile == [1, 2]


def test_what_a_script_lacks_is_told_as_data():
    chance = Chance(1)
    chance.script([("die", 9), ("card", 8)])
    with pytest.raises(ScriptError) as failed:
        chance.draw([4, 5], "card")
    assert (failed.value.what, failed.value.among, failed.value.foretold) == ("card", [4, 5], ("die", 9))
    with pytest.raises(ScriptError) as failed:
        chance.die(6, "die")
    assert (failed.value.what, failed.value.among, failed.value.foretold) == ("die", list(range(6)), ("die", 9))
    with pytest.raises(ScriptError) as failed:
        chance.pick([4, 5], "card")
    assert (failed.value.what, failed.value.among, failed.value.foretold) == ("card", [4, 5], ("card", 8))
    with pytest.raises(ScriptError) as failed:
        chance.die(4, "tie")
    assert (failed.value.what, failed.value.among, failed.value.foretold) == ("tie", [0, 1, 2, 3], None)


# --- scripts in a match -----------------------------------------------------------------------------------------------


def test_a_match_follows_a_script_that_it_was_built_with():
    match = built([[THEFT, LAMP], [COIN]], script=[("card", AMBUSH), ("thief", 4), ("victim", 3)])
    match.choose(0, "draw")
    assert match.state.hands[0][-1] == AMBUSH
    match.choose(0, "play")
    match.choose(0, "card:theft")
    assert played(match.clone()) == played(match)
    match.choose(1, "pass")
    assert match.state.coins == [3, 1]
    assert match.state.chance.foretold == []


def test_a_draw_that_a_strict_script_does_not_foretell_leaves_the_match_as_it_was():
    match = built([[THEFT, LAMP], [COIN]])
    match.choose(0, "draw")
    match.state.chance.script([("thief", 4)])
    match.choose(0, ["play", "card:theft"])
    before = whole(match)
    with pytest.raises(ScriptError, match="asked for 'victim' but the script foretells nothing more"):
        match.choose(1, "pass")
    assert whole(match) == before
    assert match.state.chance.foretold == [("thief", 4)]
    match.state.chance.script([("thief", 4), ("victim", 3)])
    match.choose(1, "pass")
    assert match.state.coins == [3, 1]


def test_a_match_may_be_scripted_before_its_deal_where_somebody_chooses_first():
    match = sit(["?", "owl"])
    dealt = [COIN, COIN, LAMP, AMBUSH, AMBUSH, THEFT]
    match.state.chance.script([("card", card) for card in dealt], strict=False)
    match.choose(0, "house:fox")
    assert match.state.hands == [[COIN, COIN, LAMP], [AMBUSH, AMBUSH, THEFT]]


def test_undo_goes_back_over_a_script_to_what_was_foretold_then():
    match = built([[COIN, LAMP], [COIN]], script=[("card", LAMP)], strict=False)
    match.choose(0, "stash")
    match.state.chance.script([("card", AMBUSH)], strict=False)
    match.choose(0, "card:coin")
    match.undo(0)
    assert match.state.chance.foretold == [("card", AMBUSH)]
    match.undo(0)
    assert match.state.chance.foretold == [("card", LAMP)]
    match.choose(0, "draw")
    assert match.state.hands[0][-1] == LAMP


def test_a_script_ended_in_the_middle_of_a_step_is_ended_in_the_clone_too():
    match = built([[COIN, LAMP], [COIN]], script=[("card", LAMP), ("card", LAMP)])
    match.choose(0, "draw")
    match.state.chance.unscript()
    match.choose(0, "stash")
    twin = match.clone()
    assert twin.state.chance.foretold == []
    assert played(twin) == played(match)
