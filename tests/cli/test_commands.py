"""The commands that a program or a person calls once: games, rules, replay, bench."""

import re

import pytest

import polana as package
from polana.kernel.seal import commitment, mixed_seed, seed_anew
from tests.cli import small

PACE = (
    "game compiled seats matches observation_size engine_decisions_per_s env_steps_per_s env_of_engine"
    " unseen_steps_per_s unseen_of_engine"
    " batch_steps_per_s batch_of_engine"
)
SPEED = "game compiled seats matches decisions decisions_per_s matches_per_s clone_us copy_us"
RECORD = (
    "polana 1\ngame stones 1 data 0\nseats red blue\noption pile 5\nseed 1\n\n0 bid:2\n1 bid:1\n0 take:3\n1 take:2\n"
)


def test_games_lists_seats_and_options_with_their_values(polana):
    stones = next(game for game in polana("games", "--json").data["games"] if game["name"] == "stones")
    assert stones["seats"] == {"min": 2, "max": 3, "values": ["red", "blue"]}
    assert [option["values"] for option in stones["options"]] == [[9, 5], [False, True]]
    assert "stones" in polana("games").out


def test_games_says_that_seats_are_alike_and_shows_no_empty_table(polana, monkeypatch):
    monkeypatch.setattr(small.game, "seat_values", [])
    monkeypatch.setattr(small.game, "options", [])
    told = polana("games").out.partition("stones 1")[2]
    assert told.split("\n")[1:] == ["2 to 3 seats, all alike", ""]
    assert "wszystkie takie same" in polana("games", "--lang", "pl").out


def test_an_arena_of_seats_that_are_alike_has_no_table_of_sides(polana, monkeypatch):
    command = ["arena", "stones", "--seats", "random,random", "--matches", "4", "--jobs", "1"]
    assert "faction" in polana(*command).out
    monkeypatch.setattr(small.game, "seat_values", [])
    told = polana(*command)
    assert told.code == 0
    assert "seat" in told.out
    assert "faction" not in told.out


def test_rules_shows_a_rule_a_chapter_or_all(polana):
    assert "highest bid" in polana("rules", "stones", "S.1").out
    assert [law["id"] for law in polana("rules", "stones", "s", "--json").data] == ["S.1", "S.2"]
    assert "Branie" in polana("rules", "stones", "--lang", "pl").out
    told = " ".join(polana("rules", "root", "4.3.1", "--lang", "pl").out.split())
    assert "Obrońca może zagrać najwyżej jedną kartę Zasadzki" in told


def test_a_heading_is_shown_with_the_rules_of_its_chapter(polana):
    assert [law["id"] for law in polana("rules", "root", "4.3", "--json").data] == ["4.3"]
    chapter = [law["id"] for law in polana("rules", "root", "4", "--json").data]
    assert chapter[:2] == ["4", "4.1"]
    assert all(id == "4" or id.startswith("4.") for id in chapter)
    assert "4.3.1" in polana("rules", "root", "4").out


def test_a_seat_that_a_game_of_equal_seats_has_not_is_refused_with_what_there_is(polana, monkeypatch):
    monkeypatch.setattr(small.game, "seat_values", [])
    told = polana("play", "stones", "--seats", "red,?", "--lang", "en").err
    assert told == "polana: 'red' is no seat of stones; choose from ?\n"


def test_coverage_has_exactly_the_promised_keys(polana):
    data = polana("rules", "stones", "--coverage", "--json").data
    assert data == {"game": "stones", "total": 2, "covered": 0, "missing": ["S.1", "S.2"]}


def test_bench_has_exactly_the_promised_keys(polana):
    data = polana("bench", "stones", "--matches", "3", "--json").data
    assert list(data) == SPEED.split()
    assert (data["game"], data["seats"], data["matches"]) == ("stones", 3, 3)
    assert data["compiled"] is package.compiled()
    assert data["decisions_per_s"] > 0
    assert "2 seats" in polana("bench", "stones", "--matches", "3", "--seats", "2").out


def test_bench_measures_the_sides_that_are_named(polana):
    data = polana("bench", "root", "--matches", "1", "--seats", "marquise,eyrie", "--json").data
    assert (data["seats"], data["matches"]) == (2, 1)
    refused = polana("bench", "root", "--matches", "1", "--seats", "marquise,nobody")
    assert refused.code == 2
    assert "nobody" in refused.err


def test_bench_measures_the_environment_beside_the_engine(polana):
    data = polana("bench", "stones", "--env", "--matches", "3", "--json").data
    assert list(data) == PACE.split()
    assert (data["game"], data["seats"], data["matches"]) == ("stones", 3, 3)
    assert data["env_of_engine"] > 0
    assert "env_steps_per_s" in polana("bench", "stones", "--env", "--matches", "1").out


def test_replay_checks_a_record_and_tells_how_it_ended(polana, tmp_path):
    file = tmp_path / "match"
    file.write_text(RECORD)
    data = polana("replay", str(file), "--check", "--json").data
    assert (data["words"], data["over"], data["winners"], data["error"]) == (4, True, [1], None)
    assert "4 words" in polana("replay", str(file)).out
    assert "4 words" in polana("replay", "-", lines=RECORD).out


def test_replay_stops_with_the_line_at_the_first_word_that_is_not_legal(polana, tmp_path):
    file = tmp_path / "match"
    file.write_text(RECORD.replace("1 take:2", "1 take:3"))
    ran = polana("replay", str(file), "--check")
    assert ran.code == 2
    assert "line 10" in ran.err
    assert polana("replay", str(file), "--json").data["line"] == 10


def test_a_record_of_another_version_is_replayed_with_a_warning(polana):
    ran = polana("replay", "-", "--check", lines=RECORD.replace("stones 1", "stones 0"))
    assert ran.code == 0
    assert "another version" in ran.err


def test_a_record_whose_words_had_other_numbers_is_replayed_and_says_so_in_one_line(polana):
    other = RECORD.replace("data 0", "data 0 words 0badcafe")
    ran = polana("replay", "-", "--check", lines=other)
    assert ran.code == 0
    assert "vocabulary 0badcafe" in " ".join(ran.err.split())
    assert "another version" not in ran.err
    assert polana("replay", "-", "--json", lines=other).data["same_words"] is False
    assert polana("replay", "-", "--json", lines=RECORD).data["same_words"] is True


def sealed(seed: int) -> str:
    """The record, with a promise that seed 3 is dealt."""
    head = f"chance keyed\nseed {seed}\nsalt 5a17\ncommitment {commitment(3, '5a17')}\n"
    return re.sub(r"seed \d+\n", head, RECORD)


def test_replay_says_that_the_deal_was_the_one_committed_to(polana):
    ran = polana("replay", "-", "--check", lines=sealed(3))
    assert ran.code == 0
    assert f"the one that the table committed to when it opened: {commitment(3, '5a17')}" in " ".join(ran.out.split())
    data = polana("replay", "-", "--json", lines=sealed(3)).data
    assert (data["generator"], data["commitment"], data["as_committed"]) == ("keyed", commitment(3, "5a17"), True)
    assert polana("replay", "-", "--json", lines=RECORD).data["commitment"] is None


def test_replay_says_where_chance_can_be_guessed(polana):
    guessable = sealed(3).replace("chance keyed\n", "")
    assert "Chance can be guessed" in " ".join(polana("replay", "-", "--check", lines=guessable).out.split())
    for record in (sealed(3), RECORD):
        # No table has promised anything about the other.
        assert "Chance can be guessed" not in " ".join(polana("replay", "-", "--check", lines=record).out.split())


NUMBER = "0f6c1d9be2a7433c8a51d07be94c2f66"


def mixed(seed: int, own: int = 3, stakes: str = f"stake 0 {NUMBER}\n") -> str:
    """The record, with a promise about 3 and a number of the first seat."""
    head = f"chance keyed\nseed {seed}\nsalt 5a17\ncommitment {commitment(3, '5a17')}\nown {own}\n{stakes}"
    return re.sub(r"seed \d+\n", head, RECORD)


def test_replay_checks_what_players_had_in_the_deal(polana):
    seed = mixed_seed("5a17", 3, [(0, NUMBER)])
    ran = polana("replay", "-", "--check", lines=mixed(seed))
    said = " ".join(ran.out.split())
    assert ran.code == 0, ran.err
    assert "mixed from the seed that the table committed to when it opened and from numbers of the players" in said
    assert f"Seat 1 had the number {NUMBER} in it." in said
    data = polana("replay", "-", "--json", lines=mixed(seed)).data
    assert (data["as_committed"], data["numbers"]) == (True, {"0": NUMBER})
    alone = mixed(mixed_seed("5a17", 3, []), stakes="")
    assert "No player had a number in it" in " ".join(polana("replay", "-", "--check", lines=alone).out.split())


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (mixed(3), "the seed does not follow from what was laid down"),
        (mixed(mixed_seed("5a17", 3, [])), "the seed does not follow from what was laid down"),
        (mixed(mixed_seed("5a17", 3, [(0, NUMBER)]), stakes=""), "the seed does not follow from what was laid down"),
        (mixed(mixed_seed("5a17", 4, [(0, NUMBER)]), own=4), "not the one that the table committed to"),
    ],
)
def test_replay_refuses_a_deal_that_does_not_follow_from_its_parts(polana, lines, fault):
    ran = polana("replay", "-", "--check", lines=lines)
    assert ran.code == 2
    assert fault in " ".join(ran.err.split())


def dealt_anew(*rows: str) -> str:
    """The sealed record with such lines before its first word."""
    return sealed(3).replace("\n\n", "\n\n" + "".join(f"redeal {row}\n" for row in rows), 1)


def covered(number: int, why: str = "", eyes: str = "1", last: str = "") -> str:
    seats = [int(seat) for seat in eyes.split(",")]
    seed = seed_anew("5a17", number, 0, seats, int(last.split()[1]) if last else -1)
    return f"{eyes} {seed} {why}".strip()


def in_a_row(*deals: tuple[str, str]) -> list[str]:
    """Such deals one after the other, as a table makes them: each its reason and its eyes."""
    rows: list[str] = []
    for number, (why, eyes) in enumerate(deals):
        rows.append(covered(number, why, eyes, rows[-1] if rows else ""))
    return rows


def test_replay_says_whether_what_was_dealt_anew_was_committed_to(polana):
    for row, as_committed in ((covered(0), True), ("1 81", False)):
        lines = dealt_anew(row)
        assert polana("replay", "-", "--json", lines=lines).data["dealt_anew"] == [
            {"words": 0, "eyes": [1], "why": "", "brought": False, "as_committed": as_committed}
        ]
        ran = polana("replay", "-", "--check", lines=lines)
        assert ("with the seed that the commitment covers" in " ".join(ran.out.split())) is as_committed
        assert (ran.code == 0) is as_committed
        assert ("line 10: nothing covers this deal" in ran.err) is not as_committed


@pytest.mark.parametrize(
    "rows",
    [
        [covered(0), "1 81"],  # a seed of the operator's own after a good one
        [covered(0), covered(1)],  # several in a row, until one pleases
        [covered(0, "undo"), covered(1, "undo")],  # the second does not follow from the first
        in_a_row(("undo", "0,1"), ("undo", "0,1")),
        in_a_row(("keyed", "1"), ("sat:1", "1"), ("keyed", "1")),
        in_a_row(*[("sat:1", "0")] * 4),
        [covered(1)],  # one before it was left out
    ],
)
def test_replay_refuses_deals_that_nothing_covers_or_that_were_made_until_one_pleased(polana, rows):
    ran = polana("replay", "-", "--check", lines=dealt_anew(*rows))
    assert ran.code == 2
    assert polana("replay", "-", lines=dealt_anew(*rows)).code == 2


def test_replay_tells_why_it_was_dealt_anew(polana):
    rows = in_a_row(("sat:1", "0"), ("undo", "0,1"), ("sat:0", "1"))
    ran = polana("replay", "-", "--check", lines=dealt_anew(*rows))
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert "somebody else sat down in seat 2" in said
    assert "somebody else sat down in seat 1" in said
    assert "Words were taken back until 0 were left" in said


def test_replay_refuses_a_finished_match_from_which_the_seal_was_taken(polana):
    lines = "".join(row for row in sealed(3).splitlines(True) if row.split()[:1] not in (["salt"], ["commitment"]))
    ran = polana("replay", "-", "--check", lines=lines)
    assert ran.code == 2
    assert "there is no seal" in ran.err
    for gone in ("salt", "commitment"):
        lines = "".join(row for row in sealed(3).splitlines(True) if row.split()[:1] != [gone])
        assert polana("replay", "-", "--check", lines=lines).code == 2


def test_replay_says_plainly_that_there_is_no_seal_and_that_a_match_is_not_finished(polana):
    ran = polana("replay", "-", "--check", lines=RECORD)
    assert (ran.code, "No seal" in ran.out, "not finished" in ran.out) == (0, True, False)
    short = "\n".join(RECORD.splitlines()[:-1]) + "\n"
    ran = polana("replay", "-", "--check", lines=short)
    assert (ran.code, "No seal" in ran.out, "not finished" in ran.out) == (0, True, True)
    cut = polana("replay", "-", "--check", lines="\n".join(sealed(3).splitlines()[:-1]) + "\n")
    assert (cut.code, "not finished" in cut.out) == (2, True)
    assert "the record is cut short" in cut.err


def test_what_came_with_a_record_is_not_the_doing_of_the_table_and_replay_says_so(polana):
    lines = dealt_anew("1 81").replace("salt", "brought 0 1\nsalt")
    ran = polana("replay", "-", "--check", lines=lines)
    assert ran.code == 0
    assert "came with a record that somebody brought" in " ".join(ran.out.split())
    assert polana("replay", "-", "--check", lines=lines.replace("brought 0 1", "brought 0 0")).code == 2


def swapped(text: str, one: str, other: str) -> str:
    return text.replace(one, "\0").replace(other, one).replace("\0", other)


OTHER = "b80e77421c0f4d5a96b3e8d2150a9c3e"
BOTH = f"stake 0 {NUMBER}\nstake 1 {OTHER}\n"
MIXED = mixed(mixed_seed("5a17", 3, [(0, NUMBER), (1, OTHER)]), stakes=BOTH)
#: A word was taken back, and what came drawn anew.
UNDONE = MIXED.replace(
    "\n\n", f"\n\nredeal 0,1 {seed_anew('5a17', 0, 0, [0, 1], mixed_seed('5a17', 3, [(0, NUMBER), (1, OTHER)]))} undo\n"
)
SECOND = seed_anew("5a17", 1, 0, [0], int(UNDONE.split("redeal 0,1 ")[1].split()[0]))
TWICE = UNDONE.replace(" undo\n", f" undo\nredeal 0 {SECOND} sat:1\n")


def test_a_new_deal_is_missed_only_where_nothing_was_said_after_it(polana):
    """No seal foretells how often words are taken back: a record that ends there is not finished, with the line or
    without it, and a draw is one, whatever the hands were."""
    for head in (UNDONE[: UNDONE.index(" undo\n") + 6], MIXED[: MIXED.index("\n\n") + 2]):
        cut = polana("replay", "-", "--check", lines=head)
        assert (cut.code, "not finished" in cut.out) == (2, True)
        assert "the record is cut short" in cut.err
        drawn = polana("replay", "-", "--check", lines=head + "draw\n")
        assert (drawn.code, "not finished" in drawn.out) == (0, False)


@pytest.mark.parametrize("lines", [MIXED, UNDONE, TWICE])
def test_a_record_as_the_table_wrote_it_is_good(polana, lines):
    ran = polana("replay", "-", "--check", lines=lines)
    assert ran.code == 0, ran.err


FORGED = {
    "the numbers of two players changed places": swapped(MIXED, NUMBER, OTHER),
    "the numbers stand in another order": swapped(MIXED, f"stake 0 {NUMBER}", f"stake 1 {OTHER}"),
    "a number of a seat that there is not": MIXED.replace("stake 1", "stake 7"),
    "a second number of one seat": MIXED.replace(f"stake 1 {OTHER}", f"stake 1 {OTHER}\nstake 1 {NUMBER}"),
    "a number is missing": MIXED.replace(f"stake 1 {OTHER}\n", ""),
    "the salt is another": MIXED.replace("salt 5a17", "salt 5a18"),
    "the own seed is another": MIXED.replace("own 3", "own 4"),
    "the commitment is another": MIXED.replace(commitment(3, "5a17"), commitment(4, "5a17")),
    "it was not mixed at all": MIXED.replace("own 3\n" + BOTH, ""),
    "all lines of the seal are gone": re.sub(r"(salt|commitment|own|stake) .*\n", "", MIXED),
    "the last words are gone": MIXED.rpartition("1 take:2")[0],
    "a word of another seat": MIXED.replace("0 take:3", "1 take:3"),
    "two words changed places": swapped(MIXED, "0 bid:2", "0 take:3"),
    "a word that is not legal any longer": MIXED.replace("1 take:2", "1 take:3"),
    "a word is missing": MIXED.replace("0 take:3\n", ""),
    "an undo is left out of two deals": TWICE.replace(UNDONE.split("\n\n")[1].split("\n")[0] + "\n", ""),
    "an undo comes two words later": re.sub(r"(redeal .*\n)(0 bid:2\n1 bid:1\n)", r"\2\1", UNDONE),
    "two deals changed places": re.sub(r"(redeal .*\n)(redeal .*\n)", r"\2\1", TWICE),
    "an undo for other eyes": UNDONE.replace("redeal 0,1", "redeal 1"),
    "a deal with a seed of the operator's own": UNDONE.replace(" undo", " undo\nredeal 0 81 sat:1"),
    "a deal of his own, as if it had been brought": MIXED.replace("0 take:3", "redeal 0,1 81 undo\n0 take:3").replace(
        "own 3", "brought 0 1\nown 3"
    ),
    "what was dealt, as if it had been brought": MIXED.replace("own 3", "brought 4 0\nown 3"),
    "foretold dice": MIXED.replace("0 take:3", "script loose\nnext 6 die\n0 take:3"),
    "foretold dice from the beginning": MIXED.replace("\n\n", "\n\nscript loose opening\n"),
    "foretold dice and a simple seal": sealed(3).replace("0 take:3", "script loose\n0 take:3"),
    "a generator that can be guessed": MIXED.replace("chance keyed\n", ""),
    "a deal of his own after what was brought": sealed(3)
    .replace("salt", "brought 0 1\nsalt")
    .replace("0 take:3", "redeal 1 81\n0 take:3"),
    "words after the last": MIXED + "0 take:1\n",
    "a draw after the end": MIXED + "draw\n",
}


@pytest.mark.parametrize("lines", FORGED.values(), ids=FORGED)
def test_replay_refuses_a_record_that_an_operator_has_changed(polana, lines):
    ran = polana("replay", "-", "--check", lines=lines)
    assert ran.code == 2
    assert re.search(r"line \d+", ran.err), ran.err
    assert "Traceback" not in ran.err


def test_a_record_that_was_sealed_again_is_told_by_what_the_table_had_shown(polana):
    shown = commitment(3, "5a17")
    again = sealed(5).replace("5a17", "0bad").replace(shown, commitment(5, "0bad"))
    assert polana("replay", "-", "--check", lines=again).code == 0
    ran = polana("replay", "-", "--check", "--commitment", shown, lines=again)
    assert ran.code == 2
    assert "line 8: the table had committed to something else" in ran.err
    assert polana("replay", "-", "--check", "--commitment", shown.upper(), lines=sealed(3)).code == 0
    assert polana("replay", "-", "--check", "--commitment", shown, lines=RECORD).code == 2


def test_replay_says_that_chance_was_foretold(polana):
    lines = RECORD.replace("0 take:3", "script loose\n0 take:3")
    ran = polana("replay", "-", "--check", lines=lines)
    assert (ran.code, "Chance was foretold" in " ".join(ran.out.split())) == (0, True)
    data = polana("replay", "-", "--json", lines=lines).data
    assert (data["scripted"], data["from_position"]) == (True, False)


def test_replay_refuses_a_record_with_another_seed_than_was_committed_to(polana):
    ran = polana("replay", "-", "--check", lines=sealed(4))
    assert ran.code == 2
    assert "line 6: the seed is not the one that the table committed to" in ran.err


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ("rules chess", "there is no game 'chess'"),
        ("rules stones Z.1", "polana rules stones lists them all"),
        ("replay nowhere", "nowhere: No such file"),
        ("replay /bin/sh", "not a text file"),
        ("bench stones --seats 7", "2 to 3 seats"),
        ("bench stones --option pile", "--option pile=VALUE"),
        ("bench stones --option pile=7", "pile can be 9, 5"),
        ("bench stones --option height=7", "no option 'height'"),
        ("bench stones --seconds nan", "nan is no number of seconds"),
        ("bench stones --seconds inf", "inf is no number of seconds"),
        ("arena stones --seats random,random --matches 1 --json /tmp", "'/tmp' is a directory"),
        ("play", "which game"),
        ("play stones --from x", "without them"),
        ("play stones --seats red,green", "choose from red, blue"),
        ("play stones --you 4", "from 1 to 3"),
        ("nonsense", "No such command"),
    ],
)
def test_an_error_is_one_line_that_says_what_to_do(polana, args, says):
    ran = polana(*args.split())
    assert ran.code == 2
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1


def test_alone_it_says_in_three_lines_what_can_be_done(polana):
    said = polana()
    assert said.code == 0
    assert len(said.out.splitlines()) == 3
    assert said.out.startswith("polana serve --open")
    assert max(map(len, said.out.splitlines())) <= 120
