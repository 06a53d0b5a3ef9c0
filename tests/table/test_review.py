"""A match that is over is looked at again while somebody waits, and the review is kept with its table."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.table.client import Lobby, Opened, Reader
from tests.table.conftest import run


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
