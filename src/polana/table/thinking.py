"""Bots at the tables of this process: asked in a worker, shown to be thinking, and answered for when they fail."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from polana.table import bots
from polana.table.complaint import Complaint, Declined
from polana.table.live import Live
from polana.table.room import Room, position_of
from polana.table.rows import Gone
from polana.table.secret import hashed
from polana.table.work import Think, WorkerLost

if TYPE_CHECKING:
    from polana.table.hub import Hub

log = logging.getLogger("polana.table")

#: Seconds after which people see that a bot is thinking.
MUSING = 0.3

#: How many workers may be lost over one question before any option is taken.
LOST = 3

#: Whose bots think first: those of people who are at the table, of spectators, of nobody.
PLAYED, WATCHED, ALONE = range(3)

#: The house is full when this many people, or bots of one of them, wait for each worker.
FULL = 4.0

#: Seconds between two attempts of a bot that fails again and again.
PATIENCE = 30.0


class Thinking:
    """Asks the bots of a process, one task for each that is asked."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def begin(self, room: Room, wait: float) -> None:
        """Let the bots that are asked think, after `wait` seconds."""
        for seat in room.live.bots_asked:
            if seat not in room.thinking:
                room.thinking[seat] = self._hub.spawn(self._think(room, seat, wait), "think")

    async def _think(self, room: Room, seat: int, wait: float) -> None:
        try:
            if wait:
                await self._hub.clock.sleep(wait)
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
                    await self._hub.clock.sleep(min(PATIENCE, 0.1 * 2**failures))
        finally:
            room.thinking.pop(seat, None)
            # A question may have come up between the last look and now.
            here = self._hub.rooms.get(room.id) is room and not self._hub.stopping
            if here and seat in room.live.bots_asked and not room.live.match.over:
                self._hub.clock.call_later(0.05, self._hub.stir, room, True)

    def _question(self, live: Live, seat: int) -> Think:
        ledger = live.ledger
        luck = int(hashed(f"{ledger.seed} {ledger.seq} {seat}")[:12], 16)
        return Think(position_of(ledger), seat, ledger.seats[seat].level, luck)

    def _ease(self, room: Room, job: Think) -> None:
        """While the house is full, bots that think for a long time think less, and people are told so."""
        usual = bots.usual(job.position.game)
        slow = bots.searches(job.level) and not bots.searches(usual)
        full = slow and self._hub.workers.queue(self._turn(room)[1]) >= FULL
        if full:
            job.level = usual
            self._hub.metrics.count("bot_words", "eased")
        if slow and full != room.eased:
            room.eased = full
            room.show_presence()

    async def _word_of(self, room: Room, live: Live, job: Think) -> str:
        clock = self._hub.clock
        soon = clock.call_later(MUSING, self._muses, room, job.seat)
        ask = live.match.ask_of(job.seat)
        # Whether there was anything to think about may be a secret: then every answer takes its time.
        pace = 0.0
        if ask is not None and ask.veiled:
            pace = bots.pace(job.level, job.position.game, self._hub.settings.bot_pace)
        began = clock.now()
        try:
            self._ease(room, job)
            word = await self._ask(room, job)
            if pace:
                await self._hub.clock.sleep(pace - (clock.now() - began) % pace)
            self._hub.metrics.count("bot_words", "thought")
            return word
        except Exception as error:
            log.warning("bot failed", extra={"table": room.id, "seat": job.seat, "error": str(error)})
            return self._any_word(live, job.seat)
        finally:
            soon.cancel()
            if job.seat in room.musing:
                room.musing.discard(job.seat)
                room.show_presence()

    def _turn(self, room: Room) -> tuple[int, str]:
        """The rank of a table, and who waits for its bots: people who play, then who watches, then nobody.

        Somebody with many tables has one turn for all of them. Of several people at a table it is the turn of the one
        who has asked for least.
        """
        there = room.presence()
        rank = PLAYED if there.here else WATCHED if there.watchers else ALONE
        play = [one.address for one in room.readers if any(seat >= 0 for seat in one.seats)]
        people = sorted(play or [one.address for one in room.readers])
        return rank, min(people, key=self._hub.workers.waits) if people else room.id

    async def _ask(self, room: Room, job: Think) -> str:
        """Have a worker think; if it goes away, another is asked."""
        for again in range(LOST, -1, -1):
            try:
                seconds = self._hub.settings.bot_seconds
                return (await self._hub.workers.think(job, seconds, *self._turn(room))).decode()
            except WorkerLost:
                self._hub.metrics.count("bot_words", "lost")
                if not again:
                    raise
        raise AssertionError("unreachable")

    def _muses(self, room: Room, seat: int) -> None:
        room.musing.add(seat)
        room.show_presence()

    def _any_word(self, live: Live, seat: int) -> str:
        """Where a bot has failed, any option will do: nobody should wait for ever."""
        self._hub.metrics.count("bot_words", "any")
        ask = live.match.ask_of(seat)
        return secrets.choice(ask.options).text if ask is not None else ""
