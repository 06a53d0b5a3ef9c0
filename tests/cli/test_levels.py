"""Levels of bots at the command line: what each does, and by how much it beats the one below."""

import json

from polana.bots.levels import learned


def test_on_the_command_line_it_says_by_how_much_a_level_beats_the_one_below(polana):
    ran = polana("arena", "northgard", "--levels", "random,easy", "--matches", "2", "--jobs", "1", "--json", "-")
    assert ran.code == 0
    told = json.loads(ran.out)
    assert [(one["level"], one["below"], one["matches"]) for one in told["levels"]] == [("easy", "random", 2)]
    assert "easy: slips now and then" in ran.err
    table = polana("arena", "northgard", "--levels", "random,easy", "--matches", "1", "--jobs", "1", "--lang", "pl")
    assert "równy udział" in table.out
    assert "50.0%" in table.out


def test_a_level_that_has_learned_nothing_says_so(polana):
    ran = polana("arena", "northgard", "--levels", "random,reflex", "--matches", "1", "--jobs", "1")
    if learned("northgard"):
        assert "reflex: has learned from many matches" in ran.err
    else:
        assert "reflex: has not learned this game yet; plays like normal (No bot has learned" in ran.err


def test_without_bots_or_levels_it_says_what_to_do(polana):
    ran = polana("arena", "northgard")
    assert ran.code == 2
    assert "--levels" in ran.err
    ran = polana("arena", "northgard", "--levels", "easy,normal", "--seats", "greedy,greedy")
    assert ran.code == 2
    assert "how many seats" in ran.err
