"""The rule index as players read it."""

from pathlib import Path

import pytest

from polana.kernel.game import find
from polana.kernel.law import load_laws

INDEX = """
[[rule]]
id = "1"
kind = "flavour"
title_en = "Battle"
title_pl = "Walka"
does = "Heading that groups 1.1."

[[rule]]
id = "1.1"
kind = "rule"
title_en = "Roll"
title_pl = "Rzut"
does = "The attacker rolls both dice."
note = "Icons: none."
"""


def written(folder: Path, players: str | None) -> Path:
    index = folder / "law.toml"
    index.write_text(INDEX, encoding="utf-8")
    if players is not None:
        (folder / "law_players.toml").write_text(players, encoding="utf-8")
    return index


def test_players_read_their_own_sentences_and_no_notes(tmp_path: Path):
    laws = load_laws(written(tmp_path, '["1.1"]\npl = "Atakujący rzuca obiema kośćmi."\n'), "en")
    assert laws["1.1"].tell("pl") == "Atakujący rzuca obiema kośćmi."
    assert laws["1.1"].tell("en") == "The attacker rolls both dice."  # where no other sentence is written for players
    assert laws["1"].tell("en") == laws["1"].tell("pl") == ""  # a heading says nothing


def test_without_sentences_for_players_the_index_is_read(tmp_path: Path):
    laws = load_laws(written(tmp_path, None), "en")
    assert laws["1"].tell("pl") == "Heading that groups 1.1."


def test_a_sentence_of_no_rule_is_a_mistake(tmp_path: Path):
    with pytest.raises(ValueError, match=r"no rule 1\.2"):
        load_laws(written(tmp_path, '["1.2"]\npl = "Nic."\n'), "en")


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_every_rule_is_told_to_players_in_both_languages(name: str):
    silent = [law.id for law in find(name).laws.values() if law.kind not in ("flavour", "components")]
    silent = [id for id in silent if not (find(name).laws[id].tell("en") and find(name).laws[id].tell("pl"))]
    assert silent == []


def test_a_numbered_book_is_divided_by_its_numbers_and_its_appendices_have_letters():
    laws = find("root").laws
    assert laws["4.3.1"].book.numbered
    assert laws["4.3.1"].book.chapter("4.3.1") == "4"
    assert not laws["4.3.1"].book.is_appendix("4.3.1")
    assert laws["E.2"].book.is_appendix("E.2")
    assert laws["G.1.17"].book.is_term("G.1.17")
    assert not laws["4.3"].book.is_term("4.3")


@pytest.mark.parametrize(
    ("name", "id", "chapter"), [("northgard", "NG.move.1", "NG.move"), ("runewars", "RW.battle.1", "RW.battle")]
)
def test_the_chapters_of_a_book_without_numbers_are_those_of_our_ids(name: str, id: str, chapter: str):
    book = find(name).laws[id].book
    assert (book.numbered, book.chapter(id), book.is_appendix(id)) == (False, chapter, False)


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_every_book_explains_its_words(name: str):
    assert any(law.book.is_term(law.id) for law in find(name).laws.values())


def test_an_index_that_says_nothing_of_its_book_has_no_numbers_and_no_terms(tmp_path: Path):
    law = load_laws(written(tmp_path, None), "en")["1.1"]
    assert (law.book.numbered, law.book.cited, law.book.is_term("1.1")) == (False, "id", False)
