"""A match that is over is looked at again while somebody waits, and the review is kept with its table."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from polana.table.hub import Hub
from polana.table.reviewing import KEPT, Reviewing
from polana.table.room import Room
from tests.table.client import Lobby, Opened, Reader
from tests.table.conftest import run
from tests.table.moved import Moved


async def drawn(url: str, lobby: Lobby, words: int) -> Opened:
    """A table of two where so many words were said before a draw."""
    seats = [{"player": "me", "value": "wolf"}, {"player": "me", "value": "bear"}]
    table = Opened(url, await lobby.call("POST", "/api/tables", json={"game": "northgard", "seats": seats}))
    async with Reader(url, *table.keys.values()) as both:
        for _ in range(words):
            side = next(side for side in both.state["sides"] if side["ask"] is not None and side["sealed"] is None)
            await both.say(side["ask"]["options"][0], seat=side["seat"])
        await lobby.call("GET", f"/api/tables/{table.table}/review", table.keys[0], want=409)
        await both.request("propose", seat=0, what="draw", of=0)
        await both.until(lambda: both.over or both.state["table"]["proposals"])
        if not both.over:
            await both.request("vote", seat=1, proposal=both.state["table"]["proposals"][0]["id"], agree=True)
        await both.until(lambda: both.over)
    return table


async def review_of(lobby: Lobby, table: Opened) -> dict[str, Any]:
    """The whole review."""
    while True:
        found = await lobby.call("GET", f"/api/tables/{table.table}/review", table.keys[0])
        assert isinstance(found, dict)
        if found["done"] == found["words"]:
            return found
        await asyncio.sleep(0.5)


def test_a_review_grows_until_it_is_whole_and_is_the_same_for_everybody(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await drawn(plain.url, lobby, 6)
            found = await review_of(lobby, table)
            assert found["judged"] == [0, 1]
            assert found["chances"][0]["at"] == 0
            assert {one["at"] for one in found["decisions"]} <= set(range(1, found["words"] + 1))
            # It is kept: nobody works it out again, whoever asks.
            other = await lobby.call("GET", f"/api/tables/{table.table}/review", table.watch)
            assert other == found
            assert plain.hub.rooms[table.table].live.ledger.review

    run(scenario())


def test_only_so_many_reviews_that_nobody_asks_for_any_longer_are_remembered(monkeypatch):
    async def scenario():
        begun: list[str] = []

        async def begins(_: Reviewing, room: Any, work: Any, address: str) -> None:
            begun.append(room.id)
            work.found = room.id.encode()

        monkeypatch.setattr(Reviewing, "_go_on", begins)
        hub = SimpleNamespace(clock=Moved(), spawn=lambda work, name: asyncio.create_task(work, name=name))
        reviewing = Reviewing(cast(Hub, hub))
        over = SimpleNamespace(
            match=SimpleNamespace(over=True), can_be_reviewed=True, ledger=SimpleNamespace(review="")
        )

        async def ask(number: int) -> bytes:
            return await reviewing.review(cast(Room, SimpleNamespace(id=str(number), live=over)), "me")

        for number in range(KEPT):
            assert await ask(number) == str(number).encode()
        await ask(0)
        for number in range(KEPT, 2 * KEPT - 1):
            await ask(number)
        # Whoever asked again last is remembered still; the others of the first are forgotten.
        assert list(reviewing._works) == ["0", *(str(number) for number in range(KEPT, 2 * KEPT - 1))]
        assert begun.count("0") == 2
        assert await ask(1) == b"1"
        assert len(reviewing._works) == KEPT

    run(scenario())


def test_an_invitation_that_nobody_has_taken_reads_nothing_of_a_match_that_is_over(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "friend", rounds=2)
            await lobby.join(table, 1)
            async with table.reader(0, 1) as both:
                await both.until(lambda: both.state["table"]["dealing"] is None)
                await both.request("propose", seat=0, what="draw", of=0)
                await both.request("vote", seat=1, proposal=both.state["table"]["proposals"][0]["id"], agree=True)
                await both.until(lambda: both.over)
                await both.request("leave", seat=1)
            path = f"/api/tables/{table.table}"
            link = await lobby.call("POST", f"{path}/invite?seat=1&lang=en", table.keys[0])
            invite = link["secret"]
            for what in ("record", "review", "review/start?at=1", "replay", "outline", "replay?eyes=all"):
                await lobby.call("GET", f"{path}/{what}", invite, want=403)
                assert await lobby.call("GET", f"{path}/{what}", table.watch, want=200) if what == "record" else True

    run(scenario())


def test_a_decision_can_be_tried_again_from_its_record(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await drawn(plain.url, lobby, 6)
            path = f"/api/tables/{table.table}/review/start"
            record = await lobby.call("GET", f"{path}?at=4", table.keys[0])
            seats = [{"player": "me"}, {"player": "bot", "level": "random"}]
            again = await lobby.call("POST", "/api/tables/import", json={"record": record, "seats": seats}, want=201)
            async with Opened(plain.url, again).reader(0) as me:
                assert me.state["table"]["hints"] == "alone"
                assert me.state["table"]["words"] >= 3
            await lobby.call("GET", f"{path}?at=99", table.keys[0], want=404)

    run(scenario())


def test_a_game_that_the_bots_do_not_know_has_no_review(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "bot", rounds=2)
            async with table.reader(0) as me:
                while not me.over:
                    await me.my_turn()
                    if not me.over:
                        await me.say(me.ask()["options"][0])
            await lobby.call("GET", f"/api/tables/{table.table}/review", table.keys[0], want=409)

    run(scenario())
