"""polana review: a record looked at again, and kept beside it."""

import json

from polana.bots import bot
from polana.kernel.match import start

BUDGET = ("--iterations", "8", "--worlds", "4")


def record(file, words=8):
    match = start("northgard", ["wolf", "bear"], seed=5)
    bots = [bot("random", seat) for seat in range(2)]
    for _ in range(words):
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    file.write_text(match.record())
    return str(file)


def test_a_review_is_told_in_both_languages_and_kept_beside_the_record(polana, tmp_path):
    file = record(tmp_path / "match.polana")
    told = polana("review", file, *BUDGET)
    assert told.code == 0, told.err
    assert "Chance to win" in told.out
    kept = json.loads((tmp_path / "match.polana.review.json").read_text())
    assert kept["review"]["done"] == kept["review"]["words"] == 8
    assert "Szansa na wygraną" in polana("review", file, *BUDGET, "--lang", "pl").out


def test_a_review_with_another_budget_or_of_other_words_is_worked_out_anew(polana, tmp_path):
    file = record(tmp_path / "match.polana")
    first = polana("review", file, *BUDGET, "--seat", "1", "--json").data
    assert {one["step"]["seat"] for one in first["decisions"]} == {0}
    assert polana("review", file, *BUDGET, "--seat", "1", "--json").data == first
    assert polana("review", file, "--iterations", "9", "--worlds", "4", "--json").data["iterations"] == 9
    record(tmp_path / "match.polana", words=7)
    assert polana("review", file, *BUDGET, "--json").data["words"] == 7


def test_what_cannot_be_reviewed_is_refused_in_a_line(polana, tmp_path):
    file = record(tmp_path / "match.polana")
    assert polana("review", file, "--seat", "3").code == 2
    head = (tmp_path / "match.polana").read_text().split("\n\n")[0]
    (tmp_path / "empty.polana").write_text(head + "\n")
    refused = polana("review", str(tmp_path / "empty.polana"))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
