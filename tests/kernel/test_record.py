"""Records: a match as a text that a person can read, and its replay."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polana.kernel import record
from polana.kernel.errors import PolanaError, RecordError
from polana.kernel.game import written
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.kernel.lanterns import AMBUSH, COIN, LAMP, THEFT, WORDS
from tests.kernel.table import sit, wander, whole
from tests.kernel.toy import game

TEXT = f"""\
polana 1
game lanterns 1 data a1 words {WORDS.fingerprint}
seats fox ?
option rounds 1
option faults off
option pace fast
seed 7

1 house:owl
0 bid:1
1 bid:0
0 seat:1
"""

#: What the second line of a record is.
HEAD = "expected 'game NAME VERSION data VERSION words FINGERPRINT'"


def test_a_record_is_setup_seed_and_words_with_their_seats():
    match = sit(["fox", "?"], 7, rounds=1, pace="fast")
    match.choose(1, "house:owl")
    match.choose(1, "bid:0")
    match.choose(0, "bid:1")
    match.choose(0, "seat:1")
    assert match.record() == TEXT


def test_a_replay_is_the_match_again():
    match = Match.replay(TEXT)
    assert match.record() == TEXT
    assert match.ask is not None
    assert (match.ask.seat, match.ask.about) == (1, "ask-toy-act")
    assert match.setup == game.setup(["fox", "?"], {"rounds": 1, "pace": "fast"})


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([["fox", "owl"], ["?", "?"], ["mole", "?", "bear"], ["?", "?", "?", "?"]]),
    st.integers(0, 10**24),
    st.sampled_from([1, 2, 4]),
    st.integers(0, 80),
)
def test_a_record_round_trips(seats, seed, rounds, words):
    match = wander(sit(seats, seed, rounds=rounds), Rng(seed), words)
    again = Match.replay(match.record())
    assert {**whole(again), "undo": None} == {**whole(match), "undo": None}
    assert again.record() == match.record()


def test_empty_lines_and_comments_mean_nothing():
    noisy = "\n# a fine match\n\n" + TEXT.replace("seed 7", "   seed   7  \n# words:\n\n")
    assert Match.replay(noisy).record() == TEXT


def test_lines_may_end_as_they_do_on_any_machine():
    assert Match.replay(TEXT.replace("\n", "\r\n")).record() == TEXT


def test_options_that_are_left_out_have_their_default():
    text = TEXT.replace("option faults off\n", "")
    assert Match.replay(text).record() == TEXT


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("polana 1", "polana 2", 1, "a record begins with 'polana 1'"),
        ("polana 1\n", "# only this\n\n", 3, "a record begins with 'polana 1'"),
        ("game lanterns 1 data a1", "game chess 1 data a1", 2, "there is no game 'chess'; there is "),
        ("game lanterns 1 data a1", "game lanterns", 2, HEAD),
        ("game lanterns 1 data a1 words", "game lanterns 1 data a1 speech", 2, HEAD),
        ("game lanterns 1 data a1 words", "game lanterns 1 data a1", 2, HEAD),
        (f"game lanterns 1 data a1 words {WORDS.fingerprint}\n", "", 2, HEAD),
        ("seats fox ?", "seats fox wolf", 3, "'wolf' is no seat of lanterns; choose from fox, owl, mole, bear, ?"),
        ("seats fox ?", "seats fox", 3, "lanterns is for 2 to 4 seats, not 1"),
        ("seats fox ?", "seats fox fox", 3, "no house sits twice"),
        ("seats fox ?", "seats fox ?\nseats fox owl", 4, "'seats fox owl' is neither setup nor 'SEAT WORD', or is sa"),
        ("seats fox ?\n", "", 11, "the record has no line 'game', 'seats' or 'seed'"),
        ("option rounds 1", "option rounds 3", 4, "rounds can be 2, 1, 4; not '3'"),
        ("option rounds 1", "option speed 3", 4, "lanterns has no option 'speed'"),
        ("option rounds 1", "option rounds", 4, "'option rounds' is neither setup nor 'SEAT WORD'"),
        ("option faults off", "option rounds 1", 5, "'option rounds 1' is neither setup nor 'SEAT WORD', or is said"),
        ("seed 7", "seed seven", 7, "'seven' is no whole number"),
        ("seed 7", "seed -7", 7, "'-7' is no whole number"),
        ("seed 7", "seed ²", 7, "'²' is no whole number"),
        ("seed 7", "seed " + "9" * 5000, 7, "'9999"),
        ("seed 7", "seed 7\nseed 7", 8, "'seed 7' is neither setup nor 'SEAT WORD', or is said twice"),
        ("seed 7\n", "", 11, "the record has no line 'game', 'seats' or 'seed'"),
        ("0 seat:1", "seed 8", 12, "'seed 8' is not 'SEAT WORD'"),
        ("0 seat:1", "0 seat: 1", 12, "'0 seat: 1' is not 'SEAT WORD'"),
        ("option rounds 1", "| nothing\noption rounds 1", 4, ""),
        ("0 seat:1", "2 seat:1", 12, "'2 seat:1' is of no seat"),
        ("0 seat:1", "9" * 30 + " seat:1", 12, "'9999"),
        ("0 seat:1", "fox seat:1", 12, "'fox seat:1' is not 'SEAT WORD'"),
        ("0 seat:1", "next 3 die", 12, "'next' follows a line 'script strict' or 'script loose'"),
        ("0 seat:1", "script none\nnext 3 die", 13, "'next' follows a line 'script strict' or 'script loose'"),
        ("0 seat:1", "script wild", 12, "'script wild' is not 'SEAT WORD'"),
    ],
)
def test_a_line_that_cannot_be_read_is_reported_with_its_number(old, new, line, says):
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        Match.replay(TEXT.replace(old, new))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: {says}")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_an_empty_record_is_no_record(text):
    with pytest.raises(RecordError, match=r"^line 1: a record begins with 'polana 1'$"):
        record.read(text)


@pytest.mark.parametrize(
    ("old", "new", "line", "says", "good"),
    [
        ("1 house:owl", "1 house:fox", 9, "seat 1 may not say house:fox: why-kernel-other-question; it may say h", 0),
        ("0 seat:1", "0 seat:5", 12, "'seat:5' is not a word of lanterns", 3),
        ("0 seat:1", "1 seat:1", 12, "seat 1 is not asked now; asked is 0", 3),
        ("0 bid:1", "0 bid:4", 10, "seat 0 may not say bid:4: why-toy-too-poor (L.2.1); it may say bid:0, bid:1, ", 1),
        ("0 seat:1", "0 seat:1\n1 pass\n0 pass\n\n0 pass\n1 jump", 16, "the match is over", 6),
    ],
)
def test_a_replay_stops_at_the_first_word_that_is_not_legal(old, new, line, says, good):
    text = TEXT.replace(old, new)
    with pytest.raises(RecordError) as caught:
        Match.replay(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: {says}")
    match, error = Match.replay_far(text)
    assert str(error) == str(caught.value)
    assert len(match.said) == good


def test_a_rule_that_breaks_in_a_replay_says_on_which_line():
    text = TEXT.replace("option faults off", "option faults on")
    with pytest.raises(ZeroDivisionError) as caught:
        Match.replay(text)
    assert caught.value.__notes__ == ["on line 11 of the record"]


def test_a_good_record_is_replayed_to_its_end_without_an_error():
    match, error = Match.replay_far(TEXT)
    assert error is None
    assert match.record() == TEXT


def test_a_record_tells_the_versions_that_it_was_played_under():
    entry = record.read(TEXT)
    assert (entry.version, entry.data, entry.current) == ("1", "a1", True)
    for old in ("game lanterns 0 data a1", "game lanterns 1 data a0"):
        assert record.read(TEXT.replace("game lanterns 1 data a1", old)).current is False


def test_a_word_that_is_no_longer_legal_is_reported_with_the_version_it_was_said_under():
    old = TEXT.replace("game lanterns 1 data a1", "game lanterns 0 data a0").replace("0 seat:1", "0 seat:3")
    with pytest.raises(RecordError, match=r"^line 12: .* \(the record is of lanterns 0 data a0 words [0-9a-f]{8}\)$"):
        Match.replay(old)


def test_a_record_tells_by_which_vocabulary_its_words_are_numbered():
    assert (record.read(TEXT).words, record.read(TEXT).same_words) == (WORDS.fingerprint, True)
    other = TEXT.replace(f"words {WORDS.fingerprint}", "words 0badcafe")
    assert (record.read(other).same_words, record.read(other).current) == (False, True)
    assert Match.replay(other).record() == TEXT
    with pytest.raises(RecordError, match=r"^line 12: .* \(the record is of lanterns 1 data a1 words 0badcafe\)$"):
        Match.replay(other.replace("0 seat:1", "0 seat:3"))


def test_a_record_from_before_vocabularies_were_told_is_read_as_it_was():
    old = TEXT.replace(f" words {WORDS.fingerprint}", "")
    assert (record.read(old).words, record.read(old).same_words, record.read(old).current) == ("", True, True)
    assert Match.replay(old).record() == TEXT


def test_a_seat_that_changes_its_mind_in_a_record_is_understood():
    text = TEXT.replace("0 bid:1", "0 bid:2\n0 bid:1")
    assert Match.replay(text).record() == TEXT


# --- scripts ----------------------------------------------------------------------------------------------------------


def scripted():
    match = sit(["?", "owl"], 7, rounds=1)
    match.state.chance.script([("card", card) for card in (COIN, LAMP, THEFT, AMBUSH, COIN, COIN)], strict=False)
    match.choose(0, "house:fox")
    match.choose(0, "bid:2")
    match.choose(1, "bid:0")
    match.choose(0, "seat:0")
    match.state.chance.script([("thief", 5), ("victim", 2)])
    match.choose(0, ["play", "card:theft"])
    match.choose(1, "pass")
    match.state.chance.unscript()
    match.choose(0, "draw")
    return match


def test_a_record_holds_what_chance_was_scripted_to_bring():
    match = scripted()
    assert match.state.coins == [1, 1]
    rows = match.record().splitlines()
    assert rows[6:] == [
        "seed 7",
        "",
        "script loose",
        *(f"next {card} card" for card in (COIN, LAMP, THEFT, AMBUSH, COIN, COIN)),
        "0 house:fox",
        "0 bid:2",
        "1 bid:0",
        "0 seat:0",
        "script strict",
        "next 5 thief",
        "next 2 victim",
        "0 play",
        "0 card:theft",
        "1 pass",
        "script none",
        "0 draw",
    ]
    again = Match.replay(match.record())
    assert {**whole(again), "undo": None} == {**whole(match), "undo": None}


def test_a_clone_of_a_scripted_match_has_the_same_record_to_the_end():
    match = sit(["fox", "owl"], 7, rounds=1)
    match.choose(0, "bid:2")
    match.choose(1, "bid:0")
    match.state.chance.script([("card", LAMP)], strict=False)
    twin = match.clone()
    while not match.over:
        assert twin.record() == match.record()
        for each in (match, twin):
            each.choose(each.ask.seat, each.ask.options[0])
    assert match.record().count("script") == 1
    assert match.clone().record() == twin.record() == match.record()


def test_a_script_after_the_last_word_is_recorded_too():
    match = sit(seed=7)
    match.state.chance.script([("tie", 1), ("a die of two words", -3)])
    again = Match.replay(match.record())
    assert again.state.chance.foretold == [("tie", 1), ("a die of two words", -3)]
    assert again.record() == match.record()


def test_foretold_shuffles_are_recorded():
    match = sit(seed=7)
    match.state.chance.script([("tie", 1)], strict=False, piles=[[LAMP, COIN], []])
    text = match.record()
    assert text.splitlines()[-4:] == ["script loose", "next 1 tie", f"shuffle {LAMP} {COIN}", "shuffle"]
    again = Match.replay(text)
    assert again.state.chance.foretold_piles == [[LAMP, COIN], []]
    assert again.record() == text


def test_a_die_that_the_script_of_a_record_does_not_foretell_stops_the_replay():
    text = scripted().record().replace("next 2 victim\n", "")
    with pytest.raises(RecordError, match="asked for 'victim' but the script foretells nothing more") as caught:
        Match.replay(text)
    assert text.splitlines()[caught.value.line - 1] == "1 pass"


def test_undo_takes_a_script_out_of_the_record_with_the_words_before_it():
    match = sit(["fox", "owl", "mole"], 7)
    for seat, bid in enumerate(("bid:2", "bid:0", "bid:0")):
        match.choose(seat, bid)
    before = match.record()
    match.choose(0, "seat:0")
    match.state.chance.script([("card", LAMP)])
    match.choose(0, "pass")
    assert "script strict" in match.record()
    match.undo(0)
    assert "script strict" in match.record()
    match.undo(0)
    assert match.record() == before


# --- the same in any process ------------------------------------------------------------------------------------------

PROGRAM = """
from polana.kernel.game import register
from polana.kernel.rng import Rng
from tests.kernel import toy
from tests.kernel.table import sit, wander
register(toy.game)
for seed in range(10):
    print(wander(sit(2 + seed % 3, seed), Rng(seed), 1000).record())
"""


def run(hash_seed):
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(root), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_same_seed_gives_the_same_record_in_processes_with_different_hash_seeds():
    here = "".join(wander(sit(2 + seed % 3, seed), Rng(seed), 1000).record() + "\n" for seed in range(10))
    assert run("1") == run("2") == here


# --- fuzz -------------------------------------------------------------------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused_with_a_line(data):
    rows = TEXT.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(rows) - 1))
        kind = data.draw(st.sampled_from(["drop", "double", "swap", "text", "cut"]))
        if kind == "drop":
            del rows[at]
        elif kind == "double":
            rows.insert(at, rows[at])
        elif kind == "swap":
            rows[at], rows[-1] = rows[-1], rows[at]
        elif kind == "text":
            rows[at] = data.draw(st.text(max_size=30))
        else:
            rows[at] = rows[at][: data.draw(st.integers(0, len(rows[at])))]
        rows = rows or [""]
    text = "\n".join(rows)
    try:
        match, error = Match.replay_far(text)
    except RecordError as unreadable:
        match, error = None, unreadable
    assert error is None or 1 <= error.line <= max(1, len(text.splitlines()))
    assert match is None or Match.replay(match.record()).record() == match.record()


def test_values_are_written_as_a_person_would():
    assert [written(value) for value in (True, False, 3, "fast")] == ["on", "off", "3", "fast"]


def test_a_record_error_is_an_error_to_show():
    assert issubclass(RecordError, PolanaError)
