"""A match in the terminal."""

from pathlib import Path

import pytest

from polana.kernel.match import Match


@pytest.fixture
def play(polana):
    """Plays stones at seat 1 of 2 against a random bot; each argument is a line that is typed."""

    def run(*lines, args=("stones", "--seats", "red,blue")):
        return polana("play", *args, "--seed", "1", lines="".join(line + "\n" for line in lines))

    return run


def kept(tmp_path):
    return sorted((tmp_path / ".local" / "share" / "polana").glob("*.polana"))


def test_a_match_is_played_to_its_end_by_number_by_word_and_by_name(play, tmp_path):
    ran = play("3", "take:3", "3", "1", "1", "1", "1", "1", "1", "1")
    assert ran.code == 0
    assert "take:3" in ran.out
    [file] = kept(tmp_path)
    assert Match.replay(file.read_text()).over


def test_the_end_of_input_ends_politely_and_nothing_is_lost(play, tmp_path):
    ran = play("3")
    assert ran.code == 0
    [file] = kept(tmp_path)
    assert str(file) in ran.out.replace("\n", "")
    assert next(word.text for _, word in Match.replay(file.read_text()).said) == "bid:2"


def test_who_leaves_without_a_word_leaves_no_file(play, tmp_path):
    assert play("quit").code == 0
    assert kept(tmp_path) == []


def test_a_kept_match_goes_on_with_the_same_bots(play, polana, tmp_path):
    play("3")
    [file] = kept(tmp_path)
    assert "# people 1 bots random" in file.read_text()
    assert polana("play", "--from", str(file), lines="3\n1\n1\n1\n1\n1\n").code == 0
    assert Match.replay(file.read_text()).over


def test_a_question_mark_shows_the_rule_behind_the_ask(play):
    assert "The highest bid begins." in play("?").out
    assert "Take one to three stones." in play("? S.2").out
    assert "no rule" in play("? S.9").out


def test_why_explains_a_refusal(play):
    people = ("stones", "--seats", "red,blue", "--you", "1,2", "--option", "pile=5")
    ran = play("bid:2", "bid:1", "take:3", "why take:3", "why", args=people)
    assert ran.out.count("[S.2 Taking]") == 2
    assert "does not answer" in play("why take:1").out
    assert "is allowed" in play("why bid:1").out


def test_undo_takes_back_a_word_or_says_why_not(play):
    assert "nothing to take back" in play("undo").out


def test_undo_works_until_somebody_else_chooses(polana, tmp_path):
    lines = "bid:2\nbid:1\ntake:1\nundo\n"
    ran = polana("play", "stones", "--seats", "2", "--you", "1,2", "--seed", "1", lines=lines)
    assert "nothing to take back" in ran.out


def test_save_writes_a_record_but_never_over_something_else(play, tmp_path):
    mine = tmp_path / "mine"
    assert "polana play --from" in play("3", f"save {mine}").out
    assert Match.replay(mine.read_text()).said
    mine.write_text("a letter")
    assert "choose another name" in play("3", f"save {mine}").out.replace("\n", " ")
    assert mine.read_text() == "a letter"


def test_nonsense_is_answered_and_nothing_happens(play, tmp_path):
    ran = play("99", "dance", "take:1", "", "help", "map", "log")
    assert "from 1 to 3" in ran.out
    assert "dance" in ran.out
    assert kept(tmp_path) == []


def test_polish_commands_work_in_polish(play):
    ran = play("pomoc", "czemu take:1", "koniec", args=("stones", "--seats", "2", "--lang", "pl"))
    assert "zapisz PLIK" in ran.out
    assert "To nie jest odpowiedź" in ran.out


def test_bots_play_alone_where_nobody_sits(polana):
    ran = polana("play", "stones", "--you", "0", "--seed", "3")
    assert ran.code == 0


def test_a_match_begins_with_a_position_and_its_record_keeps_it(polana, tmp_path):
    file = tmp_path / "puzzle.toml"
    hand = '[players.0]\nhand = ["feast", "move"]\n'
    file.write_text(f'game = "northgard"\nseats = ["wolf", "raven"]\nyear = 2\n{hand}', encoding="utf-8")
    ran = polana("play", "--position", str(file), "--bots", "random", "--seed", "5", lines="pass\nquit\n")
    assert ran.code == 0
    [record] = kept(tmp_path)
    assert "| year = 2" in record.read_text(encoding="utf-8").splitlines()
    data = polana("replay", str(record), "--json").data
    assert (data["generator"], data["seed"], data["error"]) == ("keyed", 5, None)
    assert data["words"] > 0
    assert polana("play", "northgard", "--position", str(file)).code == 2
    file.write_text('game = "northgard"\nseats = ["wolf", "owl"]\n', encoding="utf-8")
    ran = polana("play", "--position", str(file))
    assert ran.code == 2
    assert "seats, options: 'owl' is no seat of northgard" in " ".join(ran.err.split())


def test_help_names_words_and_rules_of_the_game_that_is_played(play):
    helped = play("help").out
    assert "bid:0 " in helped
    assert "? S.1" in helped
    assert "feast" not in helped


def test_a_home_that_cannot_be_written_is_told_before_the_first_word(polana, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file" / "share"))
    ran = polana("play", "stones", "--seats", "red,blue", lines="1\n")
    assert ran.code == 2
    assert "XDG_DATA_HOME" in ran.err
    assert "Errno" not in ran.err
    assert ran.out == ""
    assert polana("play", "stones", "--seats", "red,blue", "--you", "0").code == 0  # who watches keeps nothing


def test_a_match_that_can_no_longer_be_kept_says_so_and_how_to_keep_it(polana, monkeypatch, tmp_path):
    home = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    mine = tmp_path / "mine"

    def write_text(path, *args, **kwargs):
        if home in path.parents:
            raise OSError(28, "No space left on device")
        return written(path, *args, **kwargs)

    written = Path.write_text
    monkeypatch.setattr(Path, "write_text", write_text)
    lines = f"3\nsave {mine}\nsave {tmp_path}\nquit\n"
    ran = polana("play", "stones", "--seats", "red,blue", "--seed", "1", lines=lines)
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert "is not kept" in said
    assert "No space left on device" in said
    assert "choose another name" in said
    assert "Errno" not in said
    assert "The match is kept" not in said
    assert Match.replay(mine.read_text()).said


def test_people_who_all_agree_on_a_draw_end_the_match_and_its_record_says_so(play, tmp_path):
    ran = play("1", "1", "tie", "yes", args=("stones", "--seats", "red,blue", "--you", "1,2"))
    assert ran.code == 0
    assert "The players agreed on a draw." in ran.out
    [file] = kept(tmp_path)
    assert file.read_text().endswith("\ndraw\n")
    match = Match.replay(file.read_text())
    assert match.result is not None
    assert match.result.winners == []


def test_a_draw_that_one_of_them_does_not_want_ends_nothing(play, tmp_path):
    ran = play("1", "1", "tie", "no", args=("stones", "--seats", "red,blue", "--you", "1,2"))
    assert "to play on" in ran.out
    [file] = kept(tmp_path)
    assert not Match.replay(file.read_text()).over


def test_bots_agree_on_a_draw_only_when_nobody_has_scored_for_long(play):
    assert "Bots agree on a draw only once nobody has scored for 10 rounds." in play("1", "tie").out.replace("\n", " ")


def test_a_hint_tells_more_each_time_it_is_asked_for(polana, monkeypatch):
    monkeypatch.setattr("polana.cli.counsel.SECONDS", 0.2)
    monkeypatch.setattr("polana.cli.counsel.FIGURES", 0.1)
    args = ("play", "northgard", "--seats", "wolf,bear", "--bots", "random", "--seed", "1")
    told = polana(*args, lines="hint\nhint\nhint\nquit\n").out
    assert told.count("Your chance to win now") == 1
    assert "expected: " in told
    assert "Twoja szansa" in polana(*args, "--lang", "pl", lines="podpowiedź\nkoniec\n").out


def test_hints_among_people_need_their_consent(polana, monkeypatch):
    monkeypatch.setattr("polana.cli.counsel.SECONDS", 0.2)
    monkeypatch.setattr("polana.cli.counsel.FIGURES", 0.1)
    args = ("play", "northgard", "--seats", "wolf,bear", "--you", "1,2", "--seed", "1")
    assert "need their consent" in polana(*args, lines="hint\nquit\n").out
    assert "Your chance to win" in polana(*args, "--hints", lines="hint\nquit\n").out


def test_of_a_game_that_the_bots_do_not_know_there_are_no_hints(play):
    assert "The bots do not know this game" in play("hint", "quit").out
