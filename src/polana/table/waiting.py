"""What happens while the table waits for somebody: he is told, clocks run out, and some want us to pass for them."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from typing import TYPE_CHECKING

from polana.table import bots
from polana.table.complaint import Complaint
from polana.table.room import Room

if TYPE_CHECKING:
    from polana.table.hub import Hub

_luck = secrets.SystemRandom()

#: Seconds until something that is due is looked at again, where nobody can say who is here.
LATER = 1.0

#: Seconds until somebody who was told of his turn or a proposal, and has not come, is told of another.
LETTER_PAUSE = 600.0


class Waiting:
    """For the tables of a process: whom they wait for, and for how long."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    # --- desks ----------------------------------------------------------------------------------------------------

    async def leave_desk(self, room: Room, seat: int) -> None:
        """Remember what the holder of a seat has seen."""
        seen = room.live.desk(seat)
        await self._hub.store.keep_desk(room.id, seat, words=seen.words, lines=seen.lines, chat=seen.chat, at=seen.at)

    async def set_passes(self, room: Room, seat: int, on: bool) -> None:
        """Pass veiled questions for a seat from now on, or do not."""
        await self._hub.store.keep_desk(room.id, seat, passes=on)
        self.pass_for(room)

    def pass_for(self, room: Room) -> None:
        """Where people are asked whether they react, and whether they could is a secret: some want us to pass.

        Whether this one does is looked up only when the time has come, so all of them take the same way until then.
        """
        live = room.live
        for seat in live.waiting:
            ask_id = live.ledger.ask_id
            if room.passing.get(seat) == ask_id or live.ledger.seats[seat].player != "person":
                continue
            if live.reaction(seat) is not None:
                room.passing[seat] = ask_id
                self._hub.spawn(self._pass(room, seat, ask_id), "pass")

    async def _pass(self, room: Room, seat: int, ask_id: int) -> None:
        # As long as somebody who then passes would think, whatever the seat holds.
        await self._hub.clock.sleep(_luck.uniform(*self._hub.settings.pass_seconds))
        try:
            if room.live.ledger.ask_id == ask_id and (await self._hub.store.desk(room.id, seat)).passes:
                with contextlib.suppress(Complaint):
                    await self._hub.act_here(room.id, lambda live: live.passes(seat, ask_id))
        finally:
            if room.passing.get(seat) == ask_id:
                del room.passing[seat]

    # --- what is due ----------------------------------------------------------------------------------------------

    async def ring(self, room: Room, due: float) -> None:
        """Wait until something is due, then see to it."""
        # Whoever could not be asked because the server was down gets a moment.
        clock, moment = self._hub.clock, self._hub.began + min(60.0, 0.1 * _span(room))
        await clock.sleep(max(0.0, due - clock.now(), moment - clock.now()))
        level = bots.usual(room.live.ledger.row.game)
        await self._hub.act_here(room.id, lambda live: live.ring(self._hub.here(room), level))
        if room.alarm is asyncio.current_task():
            # It rang a little too early, or nobody can say who is here.
            await self._hub.clock.sleep(0.05 if self._hub.here(room) is not None else LATER)
            self._hub.stir(room, mine=True)

    # --- notices --------------------------------------------------------------------------------------------------

    def nudge(self, room: Room, by: int, of: int) -> None:
        """Tell somebody who is away, though he was told of this question already."""
        live = room.live
        self._hub.spawn(self._hub.post.nudge(live.summary(), of, live.ledger.seats[by].name), "nudge")

    def tell_of_undo(self, room: Room, id: int) -> None:
        """Somebody asks to take words back: those who have a say and are away are told, whoever plays for them."""
        live = room.live
        proposal = live.ledger.proposals.get(id)
        if proposal is None or proposal.what != "undo":
            return
        name, here = live.ledger.seats[proposal.by].name, room.presence().here
        for seat in proposal.needs:
            if seat not in here and room.may_write("undo", seat, LETTER_PAUSE):
                self._hub.spawn(self._hub.post.undo(live.summary(), seat, name), "undo")

    def tell_undone(self, room: Room, by: int) -> None:
        """A seat has taken words back by itself: those for whom a bot stands in are told, once until they come."""
        live, here = room.live, room.presence().here
        for info in live.ledger.seats:
            if info.stand_in and info.seat not in here and room.may_write("undone", info.seat, math.inf):
                name = live.ledger.seats[by].name
                self._hub.spawn(self._hub.post.undone(live.summary(), info.seat, name), "undone")

    async def notice(self, room: Room) -> None:
        """Tell those who are asked and away. A word said and taken back without end asks them as often: of a question
        that comes soon after the last they are told when some time has passed, if it is still open."""
        await self._hub.clock.sleep(self._hub.settings.notice_after)
        while not room.live.match.over:
            live, later = room.live, False
            here = room.presence().here
            for seat in live.waiting:
                if live.ledger.seats[seat].player != "person" or seat in here:
                    continue
                if room.may_write("turn", seat, LETTER_PAUSE, live.ledger.ask_id):
                    await self._hub.post.turn(live.summary(), seat, live.ledger.ask_id + 1)
                else:
                    later = True
            if not later:
                return
            await self._hub.clock.sleep(LETTER_PAUSE)


def _span(room: Room) -> float:
    """How long things that are timed at all take at a table, in seconds."""
    setting = room.live.ledger.setting
    return setting.clock.seconds if setting.clock is not None else setting.away * 60
