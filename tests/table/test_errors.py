"""Whatever the table has to complain about, it can say to a person in each language."""

import ast
from pathlib import Path

import pytest

import polana
from polana.kernel.errors import RuleError
from polana.locale import LANGUAGES, Speech
from polana.table.live import Live
from tests.table.client import Lobby, Refused, say_reason
from tests.table.conftest import run
from tests.test_locale import messages, variables

SOURCE = Path(polana.__file__).parent

#: Where a person's wish is judged: every error there has a reason that can be said.
JUDGES = [
    SOURCE / "kernel/game.py",
    SOURCE / "kernel/record.py",
    *sorted(SOURCE.glob("games/*/game.py")),
    *(SOURCE / "table" / f"{name}.py" for name in ("gate", "hub", "live", "play", "reception", "retelling", "seating")),
]

#: How many arguments an error has when its reason is among them.
WITH_REASON = {"PolanaError": 2, "SetupError": 2, "RecordError": 3}


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def calls(path: Path) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]


def complaints() -> list[tuple[str, str, set[str]]]:
    """Where an error is made, its message, and what the message is filled with."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for call in calls(path):
            at = {"Complaint": 1, "wrong": 0}.get(name_of(call))
            if at is None or len(call.args) <= at:
                continue
            given = {keyword.arg or "" for keyword in call.keywords}
            ids = [node.value for node in ast.walk(call.args[at]) if isinstance(node, ast.Constant)]
            where = f"{path.name}:{call.lineno}"
            found += [(where, id, given) for id in ids if isinstance(id, str) and id in messages("en")]
            if not any(id in messages("en") for id in ids) and not isinstance(call.args[at], ast.JoinedStr):
                found.append((where, "", given))
    return found


def test_every_complaint_names_a_message_and_fills_it():
    made = complaints()
    assert len(made) > 60
    assert [where for where, id, _ in made if not id] == [], "an error without a message"
    assert [(where, id) for where, id, given in made if id and variables(messages("en")[id]) != given] == []


def test_no_error_about_a_wish_is_without_a_reason():
    silent = [
        f"{path.name}:{call.lineno}"
        for path in JUDGES
        for call in calls(path)
        if name_of(call) in WITH_REASON and len(call.args) < WITH_REASON[name_of(call)]
    ]
    # Two games of one name are the mistake of a program.
    register = [call.lineno for call in calls(SOURCE / "kernel/game.py") if "another game" in ast.unparse(call)]
    assert silent == [f"game.py:{line}" for line in register[:1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_sentence(language):
    speech = Speech(language, strict=True)
    errors = [id for id in messages(language) if id.startswith("error-")]
    assert len(errors) > 60
    for id in errors:
        said = speech.say(id, **dict.fromkeys(variables(messages(language)[id]), "7"))
        assert said[0].isupper() or said[0] in "“„", id
        assert said.endswith("."), id


def test_no_error_was_left_in_english():
    english, polish = Speech("en", strict=True), Speech("pl", strict=True)
    ids = [id for id in messages("en") if id.startswith("error-")]
    fill = {id: dict.fromkeys(variables(messages("en")[id]), "7") for id in ids}
    assert [id for id in ids if english.say(id, **fill[id]) == polish.say(id, **fill[id])] == []


def test_a_code_of_http_has_its_message():
    for code in ("not-found", "too-big", "malformed"):
        assert f"error-table-{code}" in messages("en")


def test_a_rule_that_breaks_is_our_mistake_and_leaves_the_table_as_it_was(serve, monkeypatch):
    server = serve()
    say = Live.say
    broken: list[str] = []

    def breaks(self, seat, ask_id, words):
        entries = say(self, seat, ask_id, words)
        if not broken:
            broken.extend(words)
            raise RuleError("a flow left nothing to choose")
        return entries

    monkeypatch.setattr(Live, "say", breaks)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                with pytest.raises(Refused) as refused:
                    await me.say("bid:1")
                assert refused.value.code == "fault"
                assert say_reason(refused.value.answer)["pl"].startswith("Nasz błąd")
                await me.until(lambda: me.side()["sealed"] is None)
                await me.say("bid:2")
                assert me.side()["sealed"] == "bid:2"

    run(scenario())


def test_a_word_that_the_game_lacks_is_told_in_each_language(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                with pytest.raises(Refused) as refused:
                    await me.say("bid:nonsense")
                assert refused.value.code == "word"
                said = say_reason(refused.value.answer)
                assert said == {
                    "en": "This game has no word “bid:nonsense”.",
                    "pl": "Ta gra nie zna słowa „bid:nonsense”.",
                }

    run(scenario())
