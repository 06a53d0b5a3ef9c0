"""A draw that all who sit at a table agree on."""

from __future__ import annotations

from polana.kernel.match import Match
from polana.kernel.still import BOTS_AGREE
from tests.table.client import Lobby, Opened, level
from tests.table.conftest import run
from tests.table.test_play import bid, code_of
from tests.table.test_seats import why_not


async def proposed(reader) -> int:
    await reader.until(lambda: reader.state["table"]["proposals"])
    proposal = reader.state["table"]["proposals"][0]
    assert proposal["what"] == "draw"
    return int(proposal["id"])


def test_once_all_people_agree_on_a_draw_the_match_is_over_and_stays_so_after_a_restart(serve):
    first = serve()

    async def before():
        async with Lobby(first.url) as lobby:
            table = await lobby.open("me", "me", "me")
            async with table.reader(0) as me, table.reader(1) as you, table.reader(2) as third:
                await bid(me, you, third, words=("bid:3", "bid:0"))
                await me.request("propose", seat=0, what="draw", of=0)
                id = await proposed(you)
                assert await code_of(me.request("propose", seat=0, what="draw", of=0)) == "not-now"
                await you.request("vote", seat=1, proposal=id, agree=True)
                assert not you.over
                await third.until(lambda: third.state["table"]["proposals"][0]["agreed"] == [1])
                await third.request("vote", seat=2, proposal=id, agree=True)
                await level(me, you, third)
                told = me.state["table"]
                assert (told["over"], told["waiting"], told["proposals"]) == (True, [], [])
                assert told["result"]["winners"] == []
                assert told["result"]["message"] == "result-kernel-draw"
                assert (me.ask(), me.side()["undo"], me.side()["undo_ask"]) == (None, 0, False)
                assert await code_of(me.request("propose", seat=0, what="draw", of=0)) == "not-now"
            return table, told["result"]

    table, result = run(before())
    first.stop()
    second = serve()
    table.url = second.url

    async def after():
        async with Lobby(second.url) as lobby, table.reader(0) as me:
            assert (me.over, me.state["table"]["result"]) == (True, result)
            path = f"/api/tables/{table.table}"
            text = await lobby.call("GET", f"{path}/record", table.watch)
            assert text.endswith("\ndraw\n")
            assert Match.replay(text).drawn
            shown = await lobby.call("GET", f"{path}/replay?start=0&count=40", table.watch)
            assert [frame["seat"] for frame in shown["frames"]][-1] == -1
            # a record that ends so can be brought to another table
            wish = {"record": text, "seats": [{"player": "me"}] * 3}
            brought = Opened(table.url, await lobby.call("POST", "/api/tables/import", json=wish))
            async with brought.reader(0) as looks:
                assert (looks.over, looks.state["table"]["result"]) == (True, result)

    run(after())


def test_whoever_wants_to_play_on_ends_the_proposal(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as you:
                await bid(me, you, words=("bid:3", "bid:0"))
                await me.request("propose", seat=0, what="draw", of=0)
                await you.request("vote", seat=1, proposal=await proposed(you), agree=False)
                await level(me, you)
                assert not me.state["table"]["proposals"]
                assert not me.over
                assert await code_of(me.request("propose", seat=0, what="draw", of=1)) == "seat"

    run(scenario())


def test_bots_agree_once_nobody_has_scored_for_a_number_of_rounds(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot", rounds=30)
            async with table.reader(0) as me:
                for _ in range(BOTS_AGREE):
                    assert await why_not(me.request("propose", seat=0, what="draw", of=0)) == "error-table-bots-play-on"
                    await me.my_turn()
                    await me.say("bid:3")
                    await me.my_turn()
                    await me.say("draw")
                await me.my_turn()
                await me.request("propose", seat=0, what="draw", of=0)
                assert me.over
                assert me.state["table"]["result"]["winners"] == []

    run(scenario())
