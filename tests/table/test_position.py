"""A table that begins with a position: marked as such, dealt anew for whoever joins, rebuilt from storage."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from polana.kernel.errors import PositionError
from polana.kernel.match import Match, RandomChooser, start
from polana.kernel.rng import Rng
from polana.table import seating
from polana.table.complaint import Complaint
from polana.table.retelling import LONGEST_POSITION
from polana.table.server.hub import ServerHub
from polana.table.work import WorkFailed, WorkLate
from polana.table.workbench import read
from tests.table.client import Lobby, Opened, Reader
from tests.table.conftest import run
from tests.table.moved import Moved

POSITION = """
game = "northgard"
seats = ["wolf", "raven"]
year = 6

[players.0]
food = 9
hand = ["feast", "move"]
"""


async def bring(lobby: Lobby, url: str, text: str) -> Opened:
    return Opened(url, await lobby.call("POST", "/api/tables/import", json={"record": text}))


def test_a_table_from_a_position_says_so_and_is_there_again_after_a_restart(serve):
    first = serve()

    async def begin():
        async with Lobby(first.url) as lobby:
            table = await bring(lobby, first.url, POSITION)
            async with table.reader(0, 1) as we:
                assert "table-note-position" in [note["message"] for note in we.state["table"]["notes"]]
                assert we.state["sides"][0]["view"]["year"] == 6
                assert we.state["sides"][0]["view"]["players"][0]["hand"]["cards"] == ["feast", "move"]
                await we.say("pass", seat=0)
            tables = await lobby.call("POST", "/api/mine", json={"keys": list(table.keys.values())})
            assert all(one["table"]["position"] for one in tables)
            record = await lobby.call("GET", f"/api/tables/{table.table}/record", *table.keys.values())
            return table, record

    table, record = run(begin())
    assert "| year = 6" in record.splitlines()
    assert Match.replay(record).view(0)["year"] == 6
    first.stop()
    second = serve()

    async def go_on():
        async with Reader(second.url, table.keys[0], table.keys[1]) as we:
            return we.state["sides"][0]["view"]["year"], we.state["table"]["words"]

    year, words = run(go_on())
    assert (year, words) == (6, 1)


def test_a_record_that_began_with_a_position_opens_a_table_too_and_a_bad_one_is_refused(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            match = Match.at(POSITION, seed=3)
            match.choose(0, "pass")
            table = await bring(lobby, server.url, match.record())
            async with table.reader(0, 1) as we:
                assert we.state["table"]["words"] == 1
                assert we.state["sides"][0]["view"]["year"] == 6
            for bad, says in (
                (POSITION.replace("feast", "fest"), "players.0.hand: there is no 'fest'"),
                (POSITION.replace("year", "yaer"), "yaer: nothing is called so"),
                ("nonsense", "a record begins with"),
            ):
                fault = await lobby.call("POST", "/api/tables/import", json={"record": bad}, want=400)
                assert says in fault["text"]

    run(scenario())


NORTHGARD = 'game = "northgard"\nseats = ["wolf", "raven"]\n'
RUNEWARS = 'game = "runewars"\nseats = ["daqan", "latari"]\n'
KEEPERS = 'game = "root"\nseats = ["marquise", "keepers"]\n'
HOSTILE = [
    (NORTHGARD + "[players.1]\nplayed = [[]]\n", "players.1.played: should not have lists in it"),
    (NORTHGARD + "[players.0]\nhand = [[]]\n", "players.0.hand: should not have lists in it"),
    (RUNEWARS + "title_influence = []\n", "title_influence: should be a list of 3, not of 0"),
    (RUNEWARS + "title_owner = [1000000000, -1, -1]\n", "title_owner: there is no seat 1000000000"),
    (RUNEWARS + "year = -5\n", "year: years are counted from 1"),
    (RUNEWARS + "year = 0x" + "f" * 100_000 + "\n", "year: a number there is at most"),
    (KEEPERS + "[sides.1]\nretainers = [-1]\n", "sides.1.retainers: should be a list of 3, not of 1"),
    (KEEPERS + "[sides.1.pieces]\nrelic_tablet_3 = { 11 = 1000000000 }\n", "a number there is at most 1000000"),
    (KEEPERS + "[sides.1.pieces]\nrelic_tablet_3 = { 11 = 1000000 }\n", "no such relic lies there"),
    (KEEPERS + '[extras.Markers]\nclaims = []\ntrack = ["x"]\n', "extras.Markers.track: 'x' should be a whole number"),
    (KEEPERS.replace("keepers", "vagabond") + "[sides.1]\nrelations = [[]]\n", "sides.1.relations: should"),
    (KEEPERS.replace("keepers", "vagabond") + "[sides.1]\naids = [[]]\n", "sides.1.aids: should"),
    (
        KEEPERS.replace("keepers", "riverfolk") + f"[sides.1]\nfunds = {[0] * 11}\n",
        "sides.1.funds: should",
    ),
    (
        KEEPERS.replace("keepers", "duchy") + "[sides.1]\nstep = 1000000000\n",
        "sides.1.step: there is no 1000000000; there is assembly",
    ),
    (NORTHGARD + "x." * 50_000 + "x = 1", "such a position cannot be: its tables and lists lie too deep"),
    (NORTHGARD + "x = " + "[" * 100_000, "such a position cannot be: its tables and lists lie too deep"),
]


@pytest.mark.parametrize(("text", "says"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_position_that_could_not_be_shown_or_played_is_refused_in_one_clear_line(text, says):
    fault = read(text).fault
    assert fault is not None
    assert says in fault.text
    assert len(fault.text) < 300
    assert fault.reason.message in ("error-position-broken", "error-position-value", "error-position-name")


def test_positions_from_the_middle_of_matches_pass_the_trial():
    for name, seats in (("northgard", 2), ("runewars", 2), ("root", ["vagabond", "keepers", "duchy", "riverfolk"])):
        match = start(name, seats, seed=4)
        match.run_to("turn", RandomChooser(Rng(1)), 300)
        while match.game.moment(match.state)[0] < 0 or not _has_position(match):
            match.run_to("step", RandomChooser(Rng(2)))
        told = read(match.position())
        assert (told.fault, told.game) == (None, name)


def _has_position(match: Match) -> bool:
    try:
        return bool(match.position())
    except PositionError:
        return False


def test_a_record_deals_anew_only_so_often_and_its_position_is_of_its_own_match():
    match = Match.at(POSITION, seed=3)
    record = match.record()
    fault = read(record + "redeal 0 5\n" * 51).fault
    assert fault is not None
    assert (fault.reason.message, fault.reason.args) == ("error-table-many-redeals", {"count": 50})
    assert len(read(record + "redeal 0 5\n" * 50).entries) == 50
    fault = read(record.replace("seats wolf raven", "seats wolf bear")).fault
    assert fault is not None
    assert fault.reason.message == "error-table-other-position"


def test_a_record_on_which_the_reader_breaks_down_is_called_unreadable_and_not_slow():
    async def broken(job: object, seconds: float, address: str) -> bytes:
        raise WorkFailed("KeyError: 1")

    async def late(job: object, seconds: float, address: str) -> bytes:
        raise WorkLate("a worker was ended: TimeoutError")

    def hub(reading: object) -> SimpleNamespace:
        return SimpleNamespace(workers=SimpleNamespace(read=reading), settings=SimpleNamespace(read_seconds=1))

    for reading, message in ((broken, "error-table-unreadable-record"), (late, "error-table-unread-record")):
        with pytest.raises(Complaint) as failed:
            run(seating._read(cast(ServerHub, hub(reading)), "polana 1", ""))
        assert failed.value.reason.message == message


def test_a_position_is_kept_by_its_table_and_has_only_so_many_characters():
    longest = POSITION + "#" * (LONGEST_POSITION - len(POSITION.strip()) - 1)
    assert read(longest).fault is None
    record = Match.at(longest, seed=3).record()
    assert read(record).fault is None
    begins = next(number for number, row in enumerate(record.splitlines(), 1) if row.startswith("|"))
    for text, line in ((longest + "#", 1), (record.replace("\n| #", "\n| ##", 1), begins)):
        fault = read(text).fault
        assert fault is not None
        assert (fault.reason.message, fault.line) == ("error-table-long-position", line)


def test_many_words_of_a_record_count_as_many_tables(serve):
    server = serve(Moved(), tables_per_minute=3)
    rounds = "0 bid:1\n1 bid:0\n0 roll\n"
    head = "polana 1\ngame hoard 1 data 0\nseats ? ?\noption rounds 30\nseed 7\n"

    async def scenario(monkeypatch: pytest.MonkeyPatch) -> list[int]:
        monkeypatch.setattr(seating, "WORDS", 15)
        async with Lobby(server.url) as lobby:
            wishes = [{"record": head + rounds * count} for count in (4, 10, 4)]
            answers = [await lobby.http.post("/api/tables/import", json=wish) for wish in wishes]
            return [answer.status_code for answer in answers]

    with pytest.MonkeyPatch.context() as monkeypatch:
        # The first is one table, the second three; the third is one too many.
        assert run(scenario(monkeypatch)) == [201, 201, 429]
