"""Who is at a table, as its readers are told."""

from __future__ import annotations

import asyncio

from polana.table import messages as m
from polana.table.live import Live
from polana.table.room import SOON, Room
from polana.table.server.channel import Channel
from polana.table.waiting import LATER
from tests.table.client import Lobby
from tests.table.conftest import run
from tests.table.moved import Moved
from tests.table.test_seats import why_not


class Reading:
    """A reader who counts how often there is something to tell him."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.address = "192.0.2.1"
        self.told: m.Presence | None = None
        self.rung = 0

    def state_changed(self) -> None:
        raise AssertionError("nothing is said at this table")

    def presence_changed(self) -> None:
        self.rung += 1


def a_room() -> tuple[Room, Moved]:
    # Presence needs nothing of the match.
    clock = Moved()
    return Room("table", object.__new__(Live), clock), clock


async def passing(clock: Moved) -> None:
    clock.move(SOON)
    await asyncio.sleep(0)  # what is due is called in the next turn of the loop


def test_whoever_was_told_of_somebody_who_left_at_once_is_told_that_he_has_gone():
    async def scenario():
        (room, clock), me = a_room(), Reading(0)
        room.readers.add(me)
        room.show_presence()
        await passing(clock)
        me.told, me.rung = room.presence(), 0
        room.elsewhere["other"] = ([2], 0, room.clock.now())
        room.show_presence()
        # His own messages go out just now; the other has left before all readers are looked at.
        me.told = room.presence()
        assert me.told.here == [0, 2]
        room.elsewhere["other"] = ([], 0, room.clock.now())
        await passing(clock)
        assert me.rung == 1

    asyncio.run(scenario())


def test_whoever_knows_who_is_here_is_not_told_again():
    async def scenario():
        (room, clock), me, new = a_room(), Reading(0), Reading(1)
        room.readers |= {me, new}
        me.told = room.presence()
        room.show_presence()
        await passing(clock)
        assert (me.rung, new.rung) == (0, 1)

    asyncio.run(scenario())


# --- while nobody can say who is here -----------------------------------------------------------------------------


async def deaf(channel: Channel) -> None:
    """Redis is never looked for: whether it answers is what the test says."""
    await asyncio.Event().wait()


def test_while_other_processes_are_not_heard_nobody_is_replaced_for_being_away(serve, tmp_path, monkeypatch):
    """Somebody who sat at the table on another process could be replaced by a bot while Redis was away."""
    monkeypatch.setattr(Channel, "listen", deaf)
    clock = Moved()
    server = serve(clock, channels=f"unix://{tmp_path}/nobody")
    hub = server.hub
    assert hub.channel is not None

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", rounds=30)
            await lobby.join(table, 1)
            await table.deal()
            async with table.reader(0) as me:
                clock.move(3600)
                why = await why_not(me.request("propose", seat=0, what="bot", of=1))
                assert why == "error-table-presence-unknown"
                # Since then, too, he has to be away as long as anybody.
                hub.channel.up, hub.channel.up_since = True, clock.now()
                assert await why_not(me.request("propose", seat=0, what="bot", of=1)) == "error-table-not-away"
                clock.move(601)
                await me.request("propose", seat=0, what="bot", of=1)
                [proposal] = me.state["table"]["proposals"]
                # It falls due while nobody can say: it waits.
                hub.channel.up = False
                await clock.awaited(0, 600)
                clock.move(601)
                await clock.awaited(0, LATER)
                assert me.state["table"]["seats"][1]["player"] == "person"
                assert [one["id"] for one in me.state["table"]["proposals"]] == [proposal["id"]]
                hub.channel.up = True
                clock.move(LATER)
                await me.until(lambda: me.state["table"]["seats"][1]["stand_in"])

    run(scenario())


def test_a_free_seat_may_be_given_to_a_bot_whoever_is_not_heard(serve, tmp_path):
    server = serve(channels=f"unix://{tmp_path}/nobody")

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", rounds=30)
            async with table.reader(0) as me:
                await me.request("propose", seat=0, what="bot", of=1)
                assert me.state["table"]["seats"][1]["player"] == "bot"

    run(scenario())
