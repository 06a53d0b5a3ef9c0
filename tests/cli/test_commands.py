"""The commands that a program or a person calls once: games, rules, replay, bench."""

import re

import pytest

import polana as package
from polana.kernel.seal import commitment, seed_anew

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


def test_rules_shows_a_rule_a_chapter_or_all(polana):
    assert "highest bid" in polana("rules", "stones", "S.1").out
    assert [law["id"] for law in polana("rules", "stones", "s", "--json").data] == ["S.1", "S.2"]
    assert "Branie" in polana("rules", "stones", "--lang", "pl").out
    told = " ".join(polana("rules", "root", "4.3.1", "--lang", "pl").out.split())
    assert "Obrońca może zagrać najwyżej jedną kartę Zasadzki" in told


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


def test_replay_says_whether_what_was_dealt_anew_was_committed_to(polana):
    for seed, covered in ((seed_anew("5a17", 0, 0, 1), True), (81, False)):
        lines = sealed(3).replace("\n\n", f"\n\nredeal 1 {seed}\n", 1)
        assert polana("replay", "-", "--json", lines=lines).data["dealt_anew"] == [
            {"words": 0, "seat": 1, "as_committed": covered}
        ]
        said = " ".join(polana("replay", "-", "--check", lines=lines).out.split())
        assert ("with the seed that the commitment covers" in said) is covered
        assert ("a seed that the commitment does not cover" in said) is not covered


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
