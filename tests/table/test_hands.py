"""A seat that has changed hands: whoever held it before neither sees nor says anything in it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from polana.table import seating
from polana.table.play import Connection, HungUp
from polana.table.secret import hashed
from tests.table.client import Lobby, Opened
from tests.table.conftest import Server, run


class Deaf:
    """A line into a server on which the other side speaks, and takes only so many messages until it is let go.

    All of it happens in the thread of the server; a test asks there, and waits for the answer.
    """

    def __init__(self, server: Server, takes: int) -> None:
        self.address = "198.51.100.7"
        self.sent: list[Any] = []
        self.code = 0
        self._server = server
        self._takes = takes
        self._said: list[str | None] = []
        self._more = asyncio.Event()
        #: All that was said has been looked at, and the server wants to hear more; or it has hung up.
        self._idle = asyncio.Event()
        self._goes_on = asyncio.Event()
        #: Rings when something is sent, or the connection ends.
        self._changed = asyncio.Condition()
        self._ended = False
        self._run = asyncio.run_coroutine_threadsafe(self._live(), server.loop)

    async def _live(self) -> None:
        try:
            await Connection(self._server.hub, self).run()
        finally:
            self._ended = True
            self._idle.set()
            async with self._changed:
                self._changed.notify_all()

    async def accept(self) -> None:
        pass

    async def receive(self) -> str:
        while not self._said:
            self._idle.set()
            self._more.clear()
            await self._more.wait()
        text = self._said.pop(0)
        if text is None:
            raise HungUp
        return text

    async def send(self, text: str) -> None:
        if len(self.sent) >= self._takes:
            await self._goes_on.wait()
        async with self._changed:
            self.sent.append(json.loads(text))
            self._changed.notify_all()

    async def close(self, code: int, reason: str) -> None:
        self.code = code
        self._say(None)

    def _say(self, text: str | None) -> None:
        self._said.append(text)
        self._idle.clear()
        self._more.set()

    async def _there(self, request: Any) -> None:
        """Do it in the thread of the server."""
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(request, self._server.loop))

    async def says(self, **message: Any) -> None:
        """Say something; returns when the server has looked at it."""

        async def say() -> None:
            if not self._ended:
                self._say(json.dumps(message))
                await self._idle.wait()

        await self._there(say())

    async def until(self, condition: Any) -> None:
        """Wait for what it is sent; what an ended connection has not been sent does not come."""

        async def wait() -> None:
            async with self._changed:
                await self._changed.wait_for(lambda: condition() or self._ended)
                assert condition()

        await self._there(wait())

    async def goes_on(self) -> None:
        """Take everything that is there, and hang up."""

        async def take() -> None:
            self._goes_on.set()
            self._say(None)

        await self._there(take())
        await asyncio.wrap_future(self._run)


async def handed_over(lobby: Lobby, table: Opened) -> None:
    """Seat 1 is given back, and somebody else sits down."""
    async with table.reader(1) as leaver:
        await leaver.request("leave", seat=1)
    path = f"/api/tables/{table.table}/invite?seat=1"
    table.invites[1] = (await lobby.call("POST", path, table.keys[0]))["secret"]
    await lobby.join(table, 1, "second")


async def for_two(lobby: Lobby) -> Opened:
    table = await lobby.open("me", "friend", rounds=30)
    await lobby.join(table, 1, "first")
    await table.deal()
    return table


def test_an_old_connection_that_takes_nothing_says_nothing_for_the_next_holder(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await for_two(lobby)
            old = Deaf(plain, takes=2)
            await old.says(type="open", keys=[table.keys[1]])
            await old.until(lambda: len(old.sent) == 2)
            # What it is sent next lies untaken.
            await old.says(type="passes", id=1, seat=1, on=False)
            await handed_over(lobby, table)
            async with table.reader(0, 1) as they:
                await they.until(lambda: they.presence)
                ask = they.ask(1)
                requests: list[dict[str, Any]] = [
                    {"type": "why", "word": "card:c0"},
                    {"type": "ahead", "ask": ask["id"]},
                    {"type": "say", "ask": ask["id"], "words": ["bid:0"]},
                    {"type": "rename", "name": "HA"},
                    {"type": "chat", "text": "I am he"},
                    {"type": "propose", "what": "draw", "of": 1},
                    {"type": "resign"},
                    {"type": "leave"},
                ]
                for id, request in enumerate(requests, 2):
                    await old.says(id=id, seat=1, **request)
                await they.request("ping")
                seat = they.state["table"]["seats"][1]
                assert (seat["name"], seat["player"], seat["resigned"]) == ("second", "person", False)
                assert they.chat == []
                assert they.state["table"]["proposals"] == []
                assert they.side(1)["sealed"] is None
                # Nor is the next holder here because somebody before him is.
                await they.close()
                await they.open()
                await old.goes_on()
            answers = [message for message in old.sent[2:] if message.get("id", 0) and message["id"] > 1]
            assert {message.get("code") for message in answers} <= {"seat", "key"}
            assert (await plain_opens(plain, table.keys[1])) is not None

    run(scenario())


async def plain_opens(server: Server, key: str) -> Any:
    found = asyncio.run_coroutine_threadsafe(server.hub.store.opens([hashed(key)]), server.loop)
    return (await asyncio.wrap_future(found))[0]


def test_an_old_connection_is_no_sign_that_the_next_holder_is_here(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await for_two(lobby)
            old = Deaf(plain, takes=2)
            await old.says(type="open", keys=[table.keys[1]])
            await old.until(lambda: len(old.sent) == 2)
            await old.says(type="passes", id=1, seat=1, on=False)
            await handed_over(lobby, table)
            async with table.reader(0) as me:
                await me.until(lambda: me.presence)
                assert me.presence["here"] == [0]
            await old.goes_on()

    run(scenario())


@pytest.mark.parametrize("late", ["before the table is looked at", "after its keys are"])
def test_a_seat_that_changes_hands_while_its_old_holder_opens_it_stays_closed_to_him(plain, monkeypatch, late):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await for_two(lobby)
            hub, store = plain.hub, plain.hub.store
            path = f"/api/tables/{table.table}/invite?seat=1"
            fresh, ways = hub.fresh, store.ways
            begun: list[bool] = []

            async def hand_over() -> None:
                if not begun:
                    begun.append(True)
                    room = await hub.room(table.table)
                    await seating.leave(hub, table.table, 1, room.live.ledger.hands[1])
                    async with Lobby(plain.url) as other:
                        table.invites[1] = (await other.call("POST", path, table.keys[0]))["secret"]
                        await other.join(table, 1, "second")

            async def slow_room(id: str) -> Any:
                await hand_over()
                return await fresh(id)

            async def slow_keys(hashes: Any) -> Any:
                found = await ways(hashes)
                await hand_over()
                return found

            key = table.keys[1]
            if late.startswith("before"):
                monkeypatch.setattr(hub, "fresh", slow_room)
            else:
                monkeypatch.setattr(store, "ways", slow_keys)
            old = Deaf(plain, takes=100)
            await old.says(type="open", keys=[key])
            await old.until(lambda: old.code or len(old.sent) > 1)
            assert [message["type"] for message in old.sent] == ["error"]
            assert old.code == 4403

    run(scenario())


def test_notices_that_are_set_while_a_seat_is_given_back_are_not_for_its_next_holder(serve, monkeypatch):
    server = serve(private_webhooks=True)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await for_two(lobby)
            usual = server.hub.store.set_notice

            async def slow(id: str, seat: int, *args: Any) -> None:
                room = await server.hub.room(id)
                await seating.leave(server.hub, id, seat, room.live.ledger.hands[seat])
                await usual(id, seat, *args)

            monkeypatch.setattr(server.hub.store, "set_notice", slow)
            path = f"/api/tables/{table.table}/notices"
            hook = {"webhook": {"url": "http://127.0.0.1:8000/"}}
            await lobby.call("PUT", path, table.keys[1], json=hook, want=403)
            kept = asyncio.run_coroutine_threadsafe(server.hub.store.notices_of(table.table, 1), server.loop)
            assert list(await asyncio.wrap_future(kept)) == []

    run(scenario())
