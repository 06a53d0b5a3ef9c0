"""Lessons and puzzles in the terminal."""

from polana.kernel.game import find
from polana.school import puzzle as puzzles

OWN = """
seat = 0
position = '''
game = "root"
seats = ["marquise", "alliance"]
round = 3
phase = "daylight"
turn = 0
[sides.0]
warriors = { 12 = 3, 11 = 1 }
[sides.1]
warriors = { 11 = 2 }
'''
[[steps]]
id = "take"
kind = "do"
words = ["march", "clearing:12", "clearing:11", "count:2|count:3"]
"""
TEXTS = """
take = Na polanie 11 Sojusz ma przewagę.
    .task = Przejmij polanę 11
    .how = Poślij tam marszem wojowników.
    .wrong = Wolno, ale to za mało.
    .hint1 = Ilu musi przyjść?
end = Polana jest twoja.
"""


def test_puzzles_are_counted_by_side_kind_and_difficulty(polana):
    counted = polana("puzzle", "--counts", "--json").data
    assert {"root", "northgard", "runewars"} <= set(counted)
    for game, rows in counted.items():
        found = puzzles.puzzles(find(game))
        for side, row in rows.items():
            wanted = [one for one in found if side in ("", one.values[one.seat])]
            assert row == {
                **{kind: sum(one.kind == kind for one in wanted) for kind in ("score", "win", "stop")},
                **{str(number): sum(one.difficulty == number for one in wanted) for number in (1, 2, 3)},
            }
    shown = polana("puzzle", "northgard", "--counts", "--lang", "pl").out
    assert [line.split()[0] for line in shown.splitlines()[:2]] == ["punkty", "northgard"]


def test_a_lesson_of_ones_own_in_one_language_is_checked_and_taken(polana, tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    (tmp_path / "own.pl.ftl").write_text(TEXTS, encoding="utf-8")
    assert polana("lesson", str(file), "--check").code == 0
    # Whoever reads another language is told in the one that there is.
    taken = polana("lesson", str(file), "--lang", "en", lines="1\nmarch\nclearing:12\nclearing:11\ncount:3\n")
    assert taken.code == 0
    told = [line.strip() for line in taken.out.splitlines()]
    at = told.index("→ Przejmij polanę 11")
    assert told[at + 1] == "Poślij tam marszem wojowników."
    assert "↶ Wolno, ale to za mało." in taken.out
    assert told[-1] == "Polana jest twoja."
