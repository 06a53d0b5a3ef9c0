"""Positions: written, read, checked, played from; a match that is run to the end of something."""

import tomllib

import pytest

from polana.kernel import position
from polana.kernel.errors import PolanaError, PositionError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.notation import Notation, Page
from polana.kernel.rng import KEYED, Chance, KeyedChance, Rng
from polana.kernel.state import dump
from tests.kernel.lanterns import AMBUSH, COIN, LAMP, THEFT, WORDS
from tests.kernel.table import Altered, built, played, sit, texts, wander
from tests.kernel.toy import game

PUZZLE = """
game = "lanterns"
seats = ["fox", "owl"]
options = { rounds = 1 }
phase = "turns"
turn = 0
hands = [["theft", "lamp"], ["coin"]]
coins = [2, 5]
pile = ["coin", "coin", "ambush"]
discard = ["coin", "coin", "coin", "coin", "coin", "ambush", "ambush", "ambush",
    "theft", "theft", "theft", "theft", "theft", "theft", "lamp", "lamp", "lamp", "lamp"]
"""


def test_a_position_is_a_text_of_what_is_not_as_at_the_start():
    match = built([[THEFT, LAMP], [COIN]], coins=(2, 5), pile=[COIN, COIN, AMBUSH])
    text = match.position()
    assert text.splitlines()[:5] == [
        'game = "lanterns"',
        'rules = "1"',
        'data = "a1"',
        'seats = ["fox", "owl"]',
        "options = { rounds = 1 }",
    ]
    assert "coins = [2, 5]" in text
    assert 'hands = [["theft", "lamp"], ["coin"]]' in text
    assert 'phase = "turns"' in text
    assert "stashes" not in text  # as at the start
    assert "turn" not in [row.split()[0] for row in text.splitlines()]


def test_a_match_is_played_from_a_position_that_a_person_wrote():
    match = Match.at(PUZZLE, seed=3)
    assert [texts(ask.options) for ask in match.asks] == [["pass", "draw", "play", "stash", "peek"]]
    assert (match.view(0)["coins"], match.view(0)["hand"], match.view(1)["hand"]) == ([2, 5], [THEFT, LAMP], [COIN])
    match.choose(0, "draw")
    assert match.view(0)["hand"] == [THEFT, LAMP, AMBUSH]
    assert match.record().splitlines()[:8] == [
        "polana 1",
        f"game lanterns 1 data a1 words {WORDS.fingerprint}",
        "seats fox owl",
        "option rounds 1",
        "option faults off",
        "option pace slow",
        "seed 3",
        "|",
    ]


def test_the_record_of_such_a_match_begins_with_the_position_and_plays_again():
    match = Match.at(PUZZLE, seed=2**100, generator=KEYED)
    assert type(match.state.chance) is KeyedChance
    wander(match, Rng(1), 12)
    text = match.record()
    assert '| hands = [["theft", "lamp"], ["coin"]]' in text.splitlines()
    again = Match.replay(text)
    assert played(again) == played(match)
    assert again.record() == text
    assert match.clone().record() == text


def test_position_and_match_are_the_same_again_between_any_two_steps():
    for seed in range(6):
        match, rng = sit(3, seed), Rng(seed)
        while not match.over:
            text = match.position()
            state = position.read(text).state(match._base.chance.copy())
            assert dump(state) == dump(match._base)
            assert position.write(game, match.setup, state) == text
            wander(match, rng, 1)


def test_a_match_in_the_middle_of_a_step_gives_the_position_in_which_the_step_began():
    match = built([[THEFT, LAMP], [COIN]])
    text = match.position()
    match.choose(0, "stash")
    assert match.position() == text


def test_a_match_that_is_over_or_keeps_nothing_has_no_position():
    with pytest.raises(PolanaError):
        sit(keep=False).position()
    match = sit(rounds=1)
    wander(match, Rng(1), 1000)
    with pytest.raises(PolanaError):
        match.position()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('game = "lanterns"', "", "a position says which game it is of: game = ..."),
        ('game = "lanterns"', 'game = "chess"', "there is no game 'chess'"),
        ("turn = 0", "turn 0", "a position is TOML: Expected '=' after a key"),
        ('["fox", "owl"]', '["fox"]', "seats, options: lanterns is for 2 to 4 seats, not 1"),
        ('["fox", "owl"]', '["fox", "cat"]', "'cat' is no seat of lanterns"),
        ("rounds = 1", "rounds = 9", "seats, options: rounds can be"),
        ("rounds = 1", "rounds = [1]", r"options.rounds: \[1\] is no value of an option"),
        ("turn = 0", "tern = 0", "tern: nothing is called so"),
        ("turn = 0", 'turn = "me"', "turn: 'me' should be a whole number"),
        ("turn = 0", "turn = true", "turn: True should be a whole number"),
        ('"turns"', '"turn"', "phase: there is no 'turn'; there is houses, deal, bids, turns, over"),
        ('"turns"', '"over"', "the match is over in this position"),
        ('["coin"]]', '["fish"]]', "hands: there is no 'fish'; there is coin, ambush, theft, lamp"),
        ('["coin"]]', '[7]]', "hands: there is no 7"),
        ("coins = [2, 5]", "coins = 2", "coins: 2 should be a list"),
        ("coins = [2, 5]", 'coins = ["two", 5]', "coins: 'two' should be a whole number"),
        ('["coin"]]', '["coin", "coin"]]', "such a position cannot be: "),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused_with_what_is_wrong(old, new, says):
    assert old in PUZZLE
    with pytest.raises(PolanaError, match=says) as failed:
        Match.at(PUZZLE.replace(old, new))
    assert failed.value.reason is not None


def test_a_game_that_knows_no_positions_says_so():
    other = Altered(game.step)
    with pytest.raises(PositionError, match="positions of altered cannot be written"):
        position.write(other, other.setup(2, {}), Match(other, other.setup(2, {}), 1).state)
    with pytest.raises(PositionError, match="positions of altered cannot be read"):
        other.read_position(other.setup(2, {}), Page({}), Chance())


def test_texts_and_tables_are_written_so_that_they_are_read_the_same():
    values = {
        "plain": 'a "quoted" \\ text\nof two rows',
        "empty": {},
        "few": {"one": 1, "two": True},
        "odd key": [[1, -2], [], ["x"]],
        "deep": {"a.b": {"list": [1]}, "c": {"list": []}},
    }
    assert tomllib.loads(position.toml(values)) == values


# --- running on -------------------------------------------------------------------------------------------------------


def test_a_match_is_run_to_the_end_of_a_step_a_phase_or_a_turn():
    match, any_word = sit(3, 4), RandomChooser(Rng(1))
    base = match._base
    said = match.run_to("step", any_word)
    assert said == len(match.said) > 0
    assert match._base is not base
    while game.moment(match.state)[1] != "turns":
        match.run_to("phase", any_word)
    turn = match.state.turn
    while match.state.turn == turn:
        assert match.run_to("turn", any_word) > 0
    assert match.state.phase == 3
    again = Match.replay(match.record())
    assert played(again) == played(match)


def test_a_match_that_ends_first_or_has_a_limit_is_run_so_far():
    match, any_word = sit(2, 4, rounds=1), RandomChooser(Rng(1))
    assert match.run_to("turn", any_word, limit=1) == 1
    while not match.over:
        match.run_to("turn", any_word)
    assert match.run_to("turn", any_word) == 0


@pytest.mark.parametrize(("end", "keep"), [("year", True), ("turn", False)])
def test_only_what_has_an_end_is_run_to(end, keep):
    with pytest.raises(PolanaError, match="is run to the end of a step, phase, turn"):
        sit(keep=keep).run_to(end, RandomChooser(Rng(1)))


def test_a_clone_can_keep_its_news():
    match = wander(sit(3, 2), Rng(4), 10)
    twin, silent = match.clone(news=True), match.clone()
    told = [dump(line) for line in match.news]
    assert [dump(line) for line in twin.news] == told
    assert not silent.news
    for each in (match, twin, silent):
        wander(each, Rng(5), 10)
    assert len(match.news) > len(told)
    assert [dump(line) for line in twin.news] == [dump(line) for line in match.news]
    assert not silent.news


def test_a_position_that_is_too_large_or_too_deep_for_any_game_is_refused_in_one_line():
    deep = "such a position cannot be: its tables and lists lie too deep in one another"
    for row, says in (
        ("x = 0x" + "f" * 100_000, "x: a number there is at most 9007199254740992"),
        ("x = " + "9" * 5000, "such a position cannot be: a number in it has too many digits"),
        (
            "x = " + "[" * 5000 + "]" * 5000,
            deep,
        ),
        (
            "[" + ".".join(["a"] * 3000) + "]",
            deep,
        ),
        ("[a.b]\nc = [[1, 18014398509481984]]", "a.b.c: a number there is at most 9007199254740992"),
    ):
        with pytest.raises(PositionError) as failed:
            Match.at(f"{PUZZLE}\n{row}")
        assert (str(failed.value), failed.value.reason is not None) == (says, True)
    with pytest.raises(PositionError, match=r"^n: a number there is at most 1000000$"):
        Page({"n": 1_000_001}).number("n")


def test_a_list_that_goes_by_places_keeps_its_length_and_the_kind_of_its_parts():
    for told, says in (
        ("coins = []", "coins: should be a list of 2, not of 0"),
        ("coins = [1, 2, 3]", "coins: should be a list of 2, not of 3"),
        ("coins = [[], 1]", "coins: should not have lists in it"),
        ("coins = [true, 1]", "coins: should not have true or false in it"),
        ('hands = ["lamp", "coin"]', "hands: should be a list of lists"),
        ("hands = []", "hands: should be a list of 2, not of 0"),
    ):
        field = told.split()[0]
        rows = [told if row.startswith(f"{field} =") else row for row in PUZZLE.splitlines()]
        with pytest.raises(PositionError) as failed:
            Match.at("\n".join(rows))
        assert str(failed.value) == says


class Shelf:
    """Something with a field of each sort."""

    __slots__ = ("best", "jars", "marks", "owners", "seen", "spots")

    def __init__(self) -> None:
        self.best = -1
        self.jars = [0, 0, 0]
        self.marks = 0
        self.owners = [-1, -1]
        self.seen: list[int] = []
        self.spots = [[0], [2]]


JARS = ["jam", "salt", "tea"]
SHELF = Notation({"best": JARS, "owners": ["fox", "owl"], "seen": JARS}, {"jars": JARS}, skip=["spots"]).also(
    Notation({}, tables={"owners": ["left", "right"], "spots": ["left", "right"]}, flags={"marks": JARS})
)


def test_numbers_are_written_as_the_names_they_stand_for_counts_as_tables_and_bits_as_lists():
    thing = Shelf()
    assert SHELF.write(thing, Shelf()) == {}
    thing.best, thing.jars, thing.marks, thing.owners, thing.seen = 2, [0, 4, 1], 0b101, [-1, 1], [0, 0]
    written = SHELF.write(thing, Shelf())
    assert written == {
        "best": "tea",
        "jars": {"salt": 4, "tea": 1},
        "marks": ["jam", "tea"],
        "owners": {"right": "owl"},
        "seen": ["jam", "jam"],
    }
    again = Shelf()
    SHELF.read(again, Page(dict(written)))
    assert [getattr(again, name) for name in Shelf.__slots__] == [getattr(thing, name) for name in Shelf.__slots__]


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"best": "pepper"}, "best: there is no 'pepper'; there is jam, salt, tea"),
        ({"seen": ["-"]}, "seen: there is no '-'"),
        ({"seen": [True]}, "seen: should not have true or false in it"),
        ({"seen": [["jam"]]}, "seen: should not have lists in it"),
        ({"jars": 3}, "jars: should be a table"),
        ({"jars": [1]}, "jars: should be a list of 3, not of 1"),
        ({"jars": {"-": 1}}, "jars.-: there is no '-'"),
        ({"marks": "jam"}, "marks: 'jam' should be a list"),
        ({"marks": ["-"]}, "marks: there is no '-'"),
        ({"owners": {"middle": "fox"}}, "owners.middle: there is no 'middle'; there is left, right"),
        ({"owners": {"left": 7}}, "owners.left: there is no 7; there is fox, owl"),
    ],
)
def test_what_a_field_cannot_be_is_refused_with_its_place(told, says):
    with pytest.raises(PositionError) as failed:
        SHELF.read(Shelf(), Page(told))
    assert str(failed.value).startswith(says)


def test_a_bare_number_is_no_place_where_the_names_of_places_have_numbers_in_them():
    places = Notation({"best": ["clearing:1", "clearing:2", "clearing:3"]})
    with pytest.raises(PositionError, match="best: there is no 2; there is clearing:1, clearing:2, clearing:3"):
        places.read(Shelf(), Page({"best": 2}))


@pytest.mark.parametrize("bits", [-1, 8])
def test_bits_that_stand_for_nothing_are_refused(bits):
    with pytest.raises(PositionError, match=f"marks: {bits} should be a list of names"):
        SHELF.read(Shelf(), Page({"marks": bits}))


def test_a_text_from_before_a_field_had_names_is_understood():
    thing = Shelf()
    SHELF.read(thing, Page({"best": 2, "jars": [0, 4, 1], "marks": 5, "owners": [-1, 1], "seen": [0, 0]}))
    assert (thing.best, thing.jars, thing.marks, thing.owners, thing.seen) == (2, [0, 4, 1], 5, [-1, 1], [0, 0])


def test_nothing_may_be_where_there_is_nothing_at_the_start():
    thing = Shelf()
    thing.owners = [1, 1]
    SHELF.read(thing, Page({"best": "-"}))
    assert (thing.best, thing.owners) == (-1, [1, 1])
    with pytest.raises(PositionError, match=r"owners\.left: there is no '-'"):
        SHELF.read(thing, Page({"owners": {"left": "-"}}))
