"""A table that begins with a position: marked as such, dealt anew for whoever joins, rebuilt from storage."""

from __future__ import annotations

from polana.kernel.match import Match
from tests.table.client import Lobby, Opened, Reader
from tests.table.conftest import run

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
