"""Bots at the tables of this process: asked in a worker, told to be thinking, and answered for when they fail."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from polana.table.complaint import Complaint, Declined
from polana.table.database import Gone
from polana.table.live import Live
from polana.table.room import Room, position_of
from polana.table.secret import hashed
from polana.table.work import Think

if TYPE_CHECKING:
    from polana.table.hub import Hub

log = logging.getLogger("polana.table")

#: Seconds after which people see that a bot is thinking.
MUSING = 0.3

#: Seconds between two attempts of a bot that fails again and again.
PATIENCE = 30.0


class Thinking:
    """Asks the bots of a process, one task for each that is asked."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def begin(self, room: Room, wait: float) -> None:
        """Let the bots think that are asked, after `wait` seconds."""
        for seat in room.live.bots_asked:
            if seat not in room.thinking:
                room.thinking[seat] = self._hub.spawn(self._think(room, seat, wait), "think")

    async def _think(self, room: Room, seat: int, wait: float) -> None:
        try:
            if wait:
                await asyncio.sleep(wait)
            failures = 0
            while not self._hub.stopping:
                async with room.lock:
                    live = room.live
                    if live.match.over or seat not in live.bots_asked:
                        return
                    ask_id, job = live.ledger.ask_id, self._question(live, seat)
                word = self._any_word(live, seat) if failures else await self._word_of(room, live, job)
                # Several words of one bot in a row go on here; a newer question makes this word stale.
                try:
                    await self._hub.act_here(room.id, lambda live: live.bot_says(seat, ask_id, word))  # noqa: B023
                    failures = 0
                except Gone:
                    return
                except Complaint as error:
                    failures += error.code != "stale"
                except Declined:
                    log.error("bot said what it may not", extra={"table": room.id, "seat": seat, "word": word})
                    failures += 1
                except Exception:
                    log.exception("bot's word failed", extra={"table": room.id, "seat": seat, "word": word})
                    failures += 1
                if failures > 1:
                    # What fails twice will not be cured by haste.
                    await asyncio.sleep(min(PATIENCE, 0.1 * 2**failures))
        finally:
            room.thinking.pop(seat, None)
            # A question may have come up between the last look and now.
            here = self._hub.rooms.get(room.id) is room and not self._hub.stopping
            if here and seat in room.live.bots_asked and not room.live.match.over:
                asyncio.get_running_loop().call_later(0.05, self._hub.stir, room, True)

    def _question(self, live: Live, seat: int) -> Think:
        ledger = live.ledger
        luck = int(hashed(f"{ledger.row.seed} {ledger.seq} {seat}")[:12], 16)
        return Think(position_of(ledger), seat, ledger.seats[seat].level, luck)

    async def _word_of(self, room: Room, live: Live, job: Think) -> str:
        soon = asyncio.get_running_loop().call_later(MUSING, self._muses, room, job.seat)
        try:
            watched = bool(room.readers or room.elsewhere)
            word = await self._hub.workers.think(job, self._hub.settings.bot_seconds, watched)
            self._hub.metrics.count("bot_words", "thought")
            return word.decode()
        except Exception as error:
            log.warning("bot failed", extra={"table": room.id, "seat": job.seat, "error": str(error)})
            return self._any_word(live, job.seat)
        finally:
            soon.cancel()
            if job.seat in room.musing:
                room.musing.discard(job.seat)
                room.show_presence()

    def _muses(self, room: Room, seat: int) -> None:
        room.musing.add(seat)
        room.show_presence()

    def _any_word(self, live: Live, seat: int) -> str:
        """Where a bot has failed, any option will do: nobody should wait for ever."""
        self._hub.metrics.count("bot_words", "any")
        ask = live.match.ask_of(seat)
        return secrets.choice(ask.options).text if ask is not None else ""
