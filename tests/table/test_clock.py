"""The time of a server: nobody gains or loses any by the clock of the machine."""

from __future__ import annotations

import time

from polana.table.clock import Clock
from tests.table.client import Lobby
from tests.table.conftest import run
from tests.table.moved import Moved

BANK = {"clock": {"kind": "bank", "seconds": 3600, "zero": "nothing", "add": 0}}


def test_setting_the_clock_of_the_machine_moves_no_clock_of_a_server(monkeypatch):
    clock = Clock()
    at = time.time()
    for hours in (-1, 1):
        monkeypatch.setattr(time, "time", lambda hours=hours: at + hours * 3600)
        assert abs(clock.now() - at) < 600


def test_a_bank_gets_no_time_from_a_clock_that_was_set_back_before_a_restart(serve):
    clock = Moved()
    server = serve(clock)

    async def before():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", more=BANK, rounds=30)
            clock.move(600)
            async with table.reader(0) as me:
                await me.say("bid:1")
                assert me.state["table"]["bank"] == [3000, 3600]
            return table

    table = run(before())
    server.stop()
    late = Moved(clock.now() - 3600)
    again = serve(late)
    assert late.now() == clock.now()
    late.move(60)

    async def after():
        table.url = again.url
        async with table.reader(1) as other:
            await other.say("bid:0")
            assert other.state["table"]["bank"] == [3000, 2940]

    run(after())
