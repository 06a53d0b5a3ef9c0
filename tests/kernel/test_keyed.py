"""Chance that cannot be predicted, and the table's promise about its seed."""

import hashlib
from hashlib import blake2b

import pytest

from polana.kernel.errors import RecordError, SetupError
from polana.kernel.match import Match
from polana.kernel.rng import FAST, KEYED, Chance, KeyedChance, Rng, chance_of
from polana.kernel.seal import Seal, commitment, mixed_seed, seed_anew, stake
from polana.kernel.state import dump
from tests.kernel.table import played, wander
from tests.kernel.test_chance import chi_square
from tests.kernel.toy import game

#: The first numbers of some seeds. If they change, every record ever written means another match.
GOLDEN = {
    0: [354, 508, 976, 194, 477, 890, 349, 109, 370, 666, 423, 321, 676, 419, 530, 765, 338, 593, 719, 761],
    7: [67, 522, 478, 173, 988, 201, 927, 572, 577, 532, 243, 478, 833, 471, 281, 792, 684, 35, 398, 309],
    2**128 - 1: [128, 128, 501, 565, 110, 766, 968, 236, 420, 885, 35, 744, 112, 299, 231, 368, 141, 144, 460, 783],
}


def sit(seed=1, generator=KEYED, seats=3):
    return Match(game, game.setup(seats, {}), seed, generator=generator)


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_numbers_of_a_key_never_change(seed):
    chance = KeyedChance(seed)
    assert [chance.below(1000) for _ in range(20)] == GOLDEN[seed]


def test_a_number_is_four_bytes_of_a_hash_of_the_block_under_the_key():
    key = (7).to_bytes(16, "big")
    blocks = [blake2b(n.to_bytes(8, "big"), key=key, person=b"polana chance").digest() for n in range(2)]
    stream = blocks[0] + blocks[1]
    expected = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 128, 4)]
    chance = KeyedChance(7)
    assert [chance.below(2**32) for _ in range(32)] == expected


def test_every_bit_of_the_seed_counts():
    first = {KeyedChance(1 << bit).below(2**32) for bit in range(128)}
    assert len(first) == 128


def test_numbers_that_would_favour_an_outcome_are_passed_over():
    n = 3 * 2**30  # a quarter of all numbers is left over
    free, chance = KeyedChance(5), KeyedChance(5)
    raw = [free.below(2**32) for _ in range(400)]
    fair = [number for number in raw if number < n]
    assert 60 < 400 - len(fair) < 140
    assert [chance.below(n) for _ in fair] == fair


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9), (100, 148.2)])
def test_every_side_falls_about_equally_often(sides, limit):
    chance = KeyedChance(2)
    rolls = [chance.below(sides) for _ in range(6000)]
    assert chi_square([rolls.count(side) for side in range(sides)], 6000) < limit


def test_a_copy_goes_on_alike_and_apart_wherever_it_is_made():
    chance = KeyedChance(5)
    for _ in range(40):
        chance.die(6, "die")
        twin = chance.copy()
        assert dump(twin) == dump(chance)
        before = dump(chance)
        numbers = [twin.below(1000) for _ in range(20)]
        assert dump(chance) == before
        other = chance.copy()
        assert [other.below(1000) for _ in range(20)] == numbers


@pytest.mark.parametrize("seed", [2**128, -1])
def test_a_key_has_128_bits(seed):
    with pytest.raises(SetupError):
        sit(seed)


def test_the_generators_have_names():
    assert type(chance_of(FAST, 1)) is Chance
    assert type(chance_of(KEYED, 1)) is KeyedChance


def test_a_keyed_match_is_recorded_and_plays_again():
    match = wander(sit(2**127 + 5), Rng(1), 40)
    text = match.record()
    assert text.splitlines()[6:8] == ["chance keyed", f"seed {2**127 + 5}"]
    again = Match.replay(text)
    assert played(again) == played(match)
    assert again.record() == text


def test_a_record_that_names_no_generator_draws_from_the_fast_one():
    match = wander(sit(9, FAST), Rng(1), 40)
    text = match.record()
    assert "chance" not in text
    assert Match.replay(text).generator == FAST
    named = text.replace("seed 9\n", "chance fast\nseed 9\n")
    assert played(Match.replay(named)) == played(match)


def test_a_generator_that_nobody_knows_is_refused_by_its_line():
    text = sit().record().replace("chance keyed", "chance dice")
    with pytest.raises(RecordError, match=r"^line 7: there is no generator 'dice'; there is fast, keyed$"):
        Match.replay(text)


def test_clones_and_undo_of_a_keyed_match_come_to_the_same_point():
    match, rng = sit(11), Rng(3)
    for _ in range(60):
        if match.over:
            break
        assert played(match.clone()) == played(match)
        wander(match, rng, 1)
    assert type(match.clone().state.chance) is KeyedChance


def test_an_imagined_world_draws_from_the_fast_generator():
    match = wander(sit(11), Rng(3), 5)
    dream = match.imagine(0, 4)
    assert type(dream.state.chance) is Chance
    assert dream.generator == FAST
    assert dream.state.chance.learned == match.state.chance.learned
    assert type(match.state.chance) is KeyedChance
    assert type(dream.clone().state.chance) is Chance


# --- the promise ------------------------------------------------------------------------------------------------------


def test_a_commitment_is_the_hash_of_salt_and_seed_that_anybody_can_compute():
    # printf 'polana deal 00ff 7' | sha256sum
    assert commitment(7, "00ff") == "7b761e6e6909f1ed4f936c042487ff853bc48eaaa92729495e9ef688ff978b51"


def test_the_record_of_a_sealed_match_shows_salt_and_commitment_and_they_hold():
    match = sit(7)
    match.seal = Seal("00ff", commitment(7, "00ff"))
    assert "00ff" not in match.record()  # the salt stays shut until the match is over
    assert match.imagine(0, 1).seal is None
    rng = Rng(1)
    while (ask := match.ask) is not None:
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    text = match.record()
    assert f"seed 7\nsalt 00ff\ncommitment {commitment(7, '00ff')}\n" in text
    again = Match.replay(text)
    assert again.seal is not None
    assert again.seal.holds(again.seed)
    assert again.record() == text
    assert match.clone().record() == text


ONE = "0f6c1d9be2a7433c8a51d07be94c2f66"
TWO = "b80e77421c0f4d5a96b3e8d2150a9c3e"


def test_stakes_and_the_mixed_seed_are_hashes_that_anybody_can_compute():
    # printf 'polana stake abc 0 0f6c1d9be2a7433c8a51d07be94c2f66' | sha256sum
    assert stake("abc", 0, ONE) == hashlib.sha256(f"polana stake abc 0 {ONE}".encode()).hexdigest()
    # printf 'polana mix 00ff 7 0:0f6c... 1:b80e...' | sha256sum
    digits = hashlib.sha256(f"polana mix 00ff 7 0:{ONE} 1:{TWO}".encode()).hexdigest()[:32]
    assert mixed_seed("00ff", 7, [(1, TWO), (0, ONE)]) == int(digits, 16)
    assert mixed_seed("00ff", 7, []) == int(hashlib.sha256(b"polana mix 00ff 7").hexdigest()[:32], 16)


def test_the_record_of_a_mixed_deal_shows_its_parts_and_a_change_of_any_is_found():
    numbers = [(0, ONE), (1, TWO)]
    seed = mixed_seed("00ff", 7, numbers)
    match = sit(seed)
    match.seal = Seal("00ff", commitment(7, "00ff"), 7, numbers)
    assert not any(part in match.record() for part in ("own", ONE, TWO))  # all stays shut until the match is over
    rng = Rng(1)
    while (ask := match.ask) is not None:
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    text = match.record()
    assert f"\nown 7\nstake 0 {ONE}\nstake 1 {TWO}\n" in text
    again = Match.replay(text)
    assert again.seal is not None
    assert again.seal.holds(again.seed)
    assert again.record() == text
    kept = again.seal
    for other in (
        Seal("00fe", kept.commitment, 7, numbers),
        Seal("00ff", commitment(8, "00ff"), 7, numbers),
        Seal("00ff", kept.commitment, 8, numbers),
        Seal("00ff", kept.commitment, 7, [(0, ONE)]),  # one left out
        Seal("00ff", kept.commitment, 7, [(0, TWO), (1, ONE)]),
        Seal("00ff", kept.commitment),  # as if nobody had had a part in it
    ):
        assert not other.holds(seed)


@pytest.mark.parametrize(
    "rows",
    [
        f"own 7\nstake 1 {TWO}\nstake 0 {ONE}",  # not in order
        f"own 7\nstake 0 {ONE}\nstake 0 {TWO}",  # twice
        f"own 7\nstake 3 {ONE}",  # nobody's
        f"own 7\nstake 0 {ONE[:-1]}",
        f"own 7\nstake 0 {ONE.upper()}",
        f"stake 0 {ONE}\nown 7",
        "own 7\nown 8",
        "own -1",
    ],
)
def test_a_record_whose_stakes_are_not_as_they_are_written_is_refused(rows):
    match = sit(7)
    with pytest.raises(RecordError):
        Match.replay(match.record().replace("seed 7", f"seed 7\n{rows}"))


def test_what_is_dealt_anew_follows_from_the_mixed_seed_so_that_no_salt_was_chosen_for_it():
    numbers = [(0, ONE)]
    seed = mixed_seed("00ff", 7, numbers)
    match = sit(seed)
    match.seal = Seal("00ff", commitment(7, "00ff"), 7, numbers)
    assert match.seed_anew([0]) == seed_anew("00ff", 0, 0, [0], seed)
    other = sit(seed)
    other.seal = Seal("00ff", commitment(seed, "00ff"))
    assert other.seed_anew([0]) == seed_anew("00ff", 0, 0, [0])


@pytest.mark.parametrize(("seed", "salt"), [(8, "00ff"), (7, "00fe")])
def test_another_seed_or_salt_is_not_what_was_committed_to(seed, salt):
    assert not Seal(salt, commitment(7, "00ff")).holds(seed)
