"""A recording is followed by the rules: what we have written ourselves, what people write, and what does not fit."""

import random
from pathlib import Path

import pytest

import polana
from polana.bots import bot
from polana.cli.commands import run
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.lab import rootlog
from polana.lab.rootlog.comparing import in_order
from polana.lab.rootlog.course import Course
from polana.lab.rootlog.deal import dealt
from polana.lab.rootlog.foresight import Deck, Foresight
from polana.lab.rootlog.names import MARKET
from polana.lab.rootlog.reading import Change, Unreadable, changes, read


def by_lot(seats: list[str], seed: int, most: int, **options: Value) -> Match:
    match = polana.start("root", seats, seed=seed, keep=True, **options)
    lot = random.Random(seed)
    while not match.over and len(match.said) < most:
        assert match.ask is not None
        match.choose(match.ask.seat, lot.choice(list(match.ask.options)))
    return match


def by_bots(level: str, seats: list[str], seed: int, **options: Value) -> Match:
    """A whole match."""
    match = polana.start("root", seats, seed=seed, keep=True, **options)
    bots = [bot(level, seed + seat) for seat in range(len(seats))]
    while not match.over:
        assert match.ask is not None
        match.choose(match.ask.seat, bots[match.ask.seat].choose(match, match.ask))
    return match


def told(text: str) -> list[tuple[str, list[Change]]]:
    """A recording turn by turn; in which order cards go the same way at once says nothing."""
    log = read(text)
    return [(turn.letter, in_order(turn.changes)) for turn in [*log.setup.values(), *log.turns]]


BY_LOT = [
    (["marquise", "eyrie"], 1, 600, {}),
    (["riverfolk", "eyrie", "hundreds", "cult"], 5, 800, {"deck": "exiles_partisans", "map": "lake"}),
    (["corvid", "keepers", "riverfolk", "vagabond"], 7, 340, {"deck": "exiles_partisans", "map": "mountain"}),
]
WHOLE = [
    ("greedy", ["marquise", "duchy"], 7, {}),
    ("greedy", ["alliance", "eyrie"], 11, {}),
    ("greedy", ["marquise", "eyrie", "alliance", "vagabond"], 2, {}),
    ("greedy", ["marquise", "eyrie", "alliance", "vagabond"], 3, {"setup": "advanced"}),
    ("greedy", ["riverfolk", "cult", "duchy", "corvid"], 11, {"deck": "exiles_partisans", "map": "lake"}),
    ("normal", ["hundreds", "keepers", "marquise", "alliance"], 12, {"map": "winter"}),
    ("normal", ["corvid", "cult", "alliance", "vagabond"], 29, {"deck": "exiles_partisans", "map": "winter"}),
    ("greedy", ["hundreds", "corvid", "duchy"], 8, {"landmark": "lost_city", "second_landmark": "black_market"}),
    ("greedy", ["marquise", "riverfolk", "vagabond"], 5, {"hirelings": True, "map": "lake"}),
    ("greedy", ["hundreds", "eyrie", "alliance", "vagabond"], 6, {"hirelings": True, "setup": "advanced"}),
    # With a spy of the Eyrie, who has Orders exchanged.
    ("greedy", ["eyrie", "alliance"], 3, {"automaton": "competitive"}),
]


def reads_back(match: Match) -> None:
    """The recording is followed to its end, and says of what was played what it said before."""
    text = rootlog.export(match)
    found = rootlog.follow(text)
    assert found.misfit is None
    assert found.turns == len(read(text).turns)
    again = Match.replay(found.match.record())
    assert told(rootlog.export(again)) == told(text)
    assert again.over == match.over
    if match.result is not None and again.result is not None:
        assert (again.result.winners, again.result.scores) == (match.result.winners, match.result.scores)


@pytest.mark.parametrize(("seats", "seed", "most", "options"), BY_LOT)
def test_what_was_exported_is_read_back_without_help(
    seats: list[str], seed: int, most: int, options: dict[str, Value]
) -> None:
    reads_back(by_lot(seats, seed, most, **options))


@pytest.mark.parametrize(("level", "seats", "seed", "options"), WHOLE)
def test_whole_matches_of_bots_are_read_back_with_their_winners(
    level: str, seats: list[str], seed: int, options: dict[str, Value]
) -> None:
    match = by_bots(level, seats, seed, **options)
    assert match.result is not None
    reads_back(match)


def test_whole_matches_of_all_ten_factions_are_read_back() -> None:
    assert len({name for _, seats, _, _ in WHOLE for name in seats}) == 10


HEAD = "Map: Fall\nDeck: Standard\nK: Ala\nP: Ola\n\nK:w->1\nP:w->2\n\n"


def foreseen(turns: str) -> tuple[Foresight, Course]:
    """What is known of the cards of a recording, with a hand of two for each, before any was dealt."""
    log = read(HEAD + turns)
    foresight = Foresight(log, Deck("standard"), list("FMRRRFMFMRMF"))
    hands = [(letter, foresight.deck.kinds) for letter in "KKPP"]
    return foresight, Course(log, foresight, sorted(foresight.deck.kinds), hands)


def test_whoever_guesses_a_plot_wrong_gives_away_the_card_that_was_shown() -> None:
    wrong, _ = foreseen("K:#^P/?Pt_s1/#K->P\n")
    assert [(event.what, event.to) for event in wrong.events["K"]] == [("leave", "P")]
    assert wrong.events["K"][0].kinds == wrong.deck.matching("F")
    right, _ = foreseen("K:#^P/?Pt_s1/Pt1->\n")
    assert [(event.what, event.to) for event in right.events["K"]] == [("show", "")]


def test_a_card_that_comes_from_the_discard_pile_may_be_the_one_with_which_an_item_was_crafted() -> None:
    _, course = foreseen("K:Z%f\nP:B#woodlandrunners*->P\n")
    crafted = [bead for token in course.tokens for bead in token.beads if bead.what == "crafted"]
    woodland_runners = Deck("standard").of("B#woodlandrunners")
    assert [(bead.kinds, bead.could) for bead in crafted] == [(woodland_runners, woodland_runners)]
    _, course = foreseen("K:Z%f\n")
    crafted = [bead for token in course.tokens for bead in token.beads if bead.what == "crafted"]
    assert [bead.could for bead in crafted] == [Deck("standard").of("Z%f")]


def test_what_is_laid_on_the_black_market_does_not_come_back_in_the_same_trade() -> None:
    text = "K:#K->{blackmarket}/#{blackmarket}->K/F#foxfolksteelK->\nP:B#crossbowP->/#P->{blackmarket}\n"
    log = read(HEAD.replace("K:w->1", "K:{blackmarket}->1/w->1") + text)
    foresight = Foresight(log, Deck("standard"), list("FMRRRFMFMRMF"))
    hands = [(pile, foresight.deck.kinds) for pile in ["K", "P", "P", MARKET]]
    deal = dealt(log, foresight, sorted(foresight.deck.kinds), hands)
    assert deal is not None
    assert deal.passed[0] == deal.opening[0] != deal.passed[1] == deal.opening[3]
    assert {deal.passed[1]} == foresight.deck.of("F#foxfolksteel")


def test_orders_of_the_mechanical_marquise_come_in_the_order_in_which_they_lie() -> None:
    head = "Map: Fall\nDeck: Standard\nE: Ala\nC: Mechanical Marquise\n\nC:3#->C\nE:b->3\n\n"
    log = read(head + "E:C$_1<->$_3\nC:M#favorC->/#->C\nC:F#anvilC->/M#sackC->/2#->C\nC:B#armorC->\n")
    assert log.machine()
    assert log.orders() == ["M#sack", "F#anvil", "M#favor", "B#armor", "#", "#"]
    assert read(head.replace("Mechanical Marquise", "Ola")).orders() == []


def test_who_comes_from_the_hospital_has_moved_into_no_sympathy() -> None:
    head = "Map: Fall\nDeck: Standard\nC: Ala\nA: Ola\n\nC:t_k->1\nA:3#->$\n\n"
    deck = Deck("standard")
    lost = Foresight(read(head + "C:XA6(0,1)/At6->/w6->8/++/R#favorC->/^A/#->A$\n"), deck, list("FMRRRFMFMRMF"))
    assert [event.kinds for event in lost.events["C"] if event.what == "lack"] == [deck.matching("F")]
    moved = Foresight(read(head + "C:w6->5/^A/#->A$\n"), deck, list("FMRRRFMFMRMF"))
    assert [event.kinds for event in moved.events["C"] if event.what == "lack"] == [deck.matching("R")]


def test_hirelings_and_landmarks_are_found_in_the_setup_in_their_order() -> None:
    log = read(HEAD.replace("K:w->1", "K:{lostcity}->4/{blackmarket}->1/{ravensentries}->/{banditgangs}->/w->1"))
    assert log.landmarks() == ["lost_city", "black_market"]
    assert log.hirelings() == ["raven_sentries", "bandit_gangs"]
    assert [change.text() for change in changes("({banditgangs}w+w)2->")] == ["{banditgangs}w2->", "w2->"]
    assert changes("{banditgangs}XK3(1,0)") == [Change("battle", "{banditgangs}XK3", "K", "3", (), (1, 0))]


def test_actions_are_taken_apart_as_people_combine_them() -> None:
    def texts(action: str) -> list[str]:
        return [change.text() for change in changes(action)]

    assert texts("w->3+11") == ["w->3", "w->11"]
    assert texts("2w->9+12") == ["w->9", "w->9", "w->12", "w->12"]
    assert texts("b+6w->3") == ["b->3"] + ["w->3"] * 6
    assert texts("t4+t11->") == ["t4->", "t11->"]
    assert texts("(2R+B)#A$->") == ["R#A$->", "R#A$->", "B#A$->"]
    assert texts("(w+2Ew+Eb)3->") == ["w3->", "Ew3->", "Ew3->", "Eb3->"]
    assert texts("F#anvil+2M#^") == ["F#anvil^", "M#^", "M#^"]
    assert texts("XA9M@B@(2,0)") == ["XA9M@B@(2,0)"]
    assert texts("++3") == ["++", "++", "++"]
    assert texts("%_d->s+r") == ["%_d->s", "%_d->r"]
    assert texts("w5->b_f") == ["w5->b_f"]


PLAYED_BY_HAND = """\
Map: Fall
Deck: Standard
C: Ala // who begins
E: Ola

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->10
E:b+6w->3/#despot->$

C:t->1/t1->/b_s->5/++/#->C
E:B#E->$_r/w->3/{end}
"""


def test_cards_and_dice_that_nobody_wrote_down_are_looked_for() -> None:
    found = rootlog.follow(PLAYED_BY_HAND.replace("/{end}", ""))
    assert found.misfit is None
    assert found.turns == 2
    record = found.match.record()
    assert "script strict opening" in record
    assert Match.replay(record).said == found.match.said


def test_the_first_turn_that_does_not_fit_is_shown_with_what_the_rules_allow(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "game.rootlog"
    log.write_text(PLAYED_BY_HAND.replace("/{end}", "/t->3"))
    assert run(["import", str(log), "--out", str(tmp_path / "game.polana")]) == 2
    said = capsys.readouterr()
    assert "1 turns written to" in said.out
    assert said.err.startswith("polana: line 10: E:B#E->$_r/w->3/t->3: t->3 does not fit after B#E->$_r/w->3")
    assert "allowed is " in said.err
    assert len(Match.replay((tmp_path / "game.polana").read_text()).said) > 5


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("Map: Fall\n", "a Rootlog begins with"),
        ("Map: Fall\nDeck: Standard\nC: Ala\nsomething\n", "line 4: 'something' is neither"),
        ("Map: Moon\nDeck: Standard\nC: Ala\nE: Ola\n", "the map is one of Fall"),
        ("Map: Fall\nDeck: Standard\nC: Ala\nE: Ola\n\nC:(w+w3->", "line 6: .* bracket that is not closed"),
    ],
)
def test_what_is_no_rootlog_is_refused_with_its_line(text: str, error: str) -> None:
    with pytest.raises(Unreadable, match=error):
        rootlog.follow(text)
