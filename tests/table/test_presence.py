"""Who is at a table, as its readers are told."""

from __future__ import annotations

import asyncio
import time

from polana.table import messages as m
from polana.table.live import Live
from polana.table.room import SOON, Room


class Reading:
    """A reader who counts how often there is something to tell him."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.told: m.Presence | None = None
        self.rung = 0

    def state_changed(self) -> None:
        raise AssertionError("nothing is said at this table")

    def presence_changed(self) -> None:
        self.rung += 1


def a_room() -> Room:
    # Presence needs nothing of the match.
    return Room("table", object.__new__(Live))


def test_whoever_was_told_of_somebody_who_left_at_once_is_told_that_he_has_gone():
    async def scenario():
        room, me = a_room(), Reading(0)
        room.readers.add(me)
        room.show_presence()
        await asyncio.sleep(5 * SOON)
        me.told, me.rung = room.presence(), 0
        room.elsewhere["other"] = ([2], 0, time.monotonic())
        room.show_presence()
        # His own messages go out just now; the other has left before all readers are looked at.
        me.told = room.presence()
        assert me.told.here == [0, 2]
        room.elsewhere["other"] = ([], 0, time.monotonic())
        await asyncio.sleep(5 * SOON)
        assert me.rung == 1

    asyncio.run(scenario())


def test_whoever_knows_who_is_here_is_not_told_again():
    async def scenario():
        room, me, new = a_room(), Reading(0), Reading(1)
        room.readers |= {me, new}
        me.told = room.presence()
        room.show_presence()
        await asyncio.sleep(5 * SOON)
        assert (me.rung, new.rung) == (0, 1)

    asyncio.run(scenario())
