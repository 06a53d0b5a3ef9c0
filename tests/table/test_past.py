"""Going back in a running match: a seat sees what it saw then, and nothing of what it did not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.table.client import Lobby, Opened, level
from tests.table.conftest import run
from tests.table.moved import Moved
from tests.table.test_play import bid


async def frames_of(lobby: Lobby, table: Opened, key: str, eyes: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        path = f"/api/tables/{table.table}/replay?start={len(found)}&count=40{eyes}"
        shown = await lobby.call("GET", path, key)
        assert not shown["over"]
        found += shown["frames"]
        if len(found) > shown["words"]:
            return found


@pytest.mark.parametrize("game", ["northgard", "root", "runewars"])
def test_every_moment_of_a_running_match_is_shown_to_a_seat_as_it_saw_it_then(plain, game):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            value = {"root": "marquise"}.get(game, "?")
            wish = {"game": game, "seats": [{"player": "me", "value": value}, {"player": "bot", "level": "random"}]}
            table = Opened(plain.url, await lobby.call("POST", "/api/tables", json=wish))
            luck = Random(5)
            async with table.reader(0) as me:
                for _ in range(40):
                    await me.my_turn()
                    await me.say(luck.choice(me.ask()["options"]))
                await me.my_turn()
                # By words: what this seat was shown, and how long its log was.
                saw: dict[int, tuple[Any, int]] = {}
                for raw in me.raw:
                    state = json.loads(raw)
                    if state["type"] == "state":
                        side = state["sides"][0]
                        saw[state["table"]["words"]] = side["view"], side["news_from"] + len(side["news"])
                frames = await frames_of(lobby, table, table.keys[0])
                line = await lobby.call("GET", f"/api/tables/{table.table}/outline", table.keys[0])
                words = me.state["table"]["words"]
                assert line["words"] == len(line["seats"]) == words
                assert [frame["at"] for frame in frames] == list(range(words + 1))
                assert [frame["seat"] for frame in frames[1:]] == line["seats"]
                assert len(saw) > 40
                for at, (view, lines) in saw.items():
                    assert frames[at]["views"] == [view]
                    assert line["lines"][at] == lines
                assert [entry for frame in frames for entry in frame["news"]] == me.news[0]
                # His own words are told, those of others are not.
                assert {frame["seat"] for frame in frames[1:] if frame["word"]} == {0}

    run(scenario())


def test_the_past_of_a_running_match_shows_no_secret_of_another_seat(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "friend", rounds=2)
            path = f"/api/tables/{table.table}"
            await lobby.call("GET", f"{path}/outline", table.invites[2], want=403)
            await lobby.join(table, 2)
            await table.deal()
            async with table.reader(0) as me, table.reader(1) as other:
                theirs = set(other.side()["view"]["hand"])
                # The third has not bid: what the others have put down lies sealed.
                await me.say("bid:3")
                await other.say("bid:2")
                await level(me, other)
                for eyes in ("", "&as=0"):
                    text = json.dumps(await frames_of(lobby, table, table.keys[0], eyes))
                    assert not [card for card in theirs if f'"{card}"' in text]
                    assert '"bid:3"' in text
                    assert '"bid:2"' not in text
                text = json.dumps(await frames_of(lobby, table, table.watch))
                assert "card:" not in text
                assert "bid:" not in text
                # Three hands were dealt; nobody has heard of anything since.
                for key in (table.keys[0], table.watch):
                    line = await lobby.call("GET", f"{path}/outline", key)
                    assert line == {"words": 2, "seats": [0, 1], "lines": [3, 3, 3]}
            for what in ("outline", "replay"):
                await lobby.call("GET", f"{path}/{what}?as=1", table.keys[0], want=403)
                await lobby.call("GET", f"{path}/{what}?as=all", table.keys[0], want=403)
                await lobby.call("GET", f"{path}/{what}?as=0", table.watch, want=403)
                await lobby.call("GET", f"{path}/{what}", want=403)

    run(scenario())


def test_what_was_taken_back_is_not_among_the_past(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=2)
            path = f"/api/tables/{table.table}"
            async with table.reader(0) as me, table.reader(1) as other:
                await bid(me, other, words=("bid:3", "bid:0"))
                card = me.side()["view"]["hand"][0]
                await me.say(card)
                await level(me, other)
                played = await lobby.call("GET", f"{path}/outline", table.keys[1])
                assert (played["words"], played["lines"][-1]) == (3, 4)
                await me.request("undo", seat=0)
                await me.say("roll")
                await level(me, other)
                again = await lobby.call("GET", f"{path}/outline", table.keys[1])
                assert (again["words"], again["seats"][2]) == (3, 0)
                text = json.dumps(await frames_of(lobby, table, table.keys[1]))
                assert "news-hoard-played" not in text
                assert f'"{card}"' not in text
                assert "news-hoard-rolled" in text

    run(scenario())


def test_outlines_are_drawn_so_often_and_no_more(serve):
    server = serve(Moved(), replays_per_minute=6)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            path = f"/api/tables/{table.table}"
            key = {"authorization": f"Bearer {table.keys[0]}"}
            codes = [
                (await lobby.http.get(f"{path}/{what}", headers=key)).status_code
                for _ in range(7)
                for what in ("outline", "replay")
            ]
            assert codes == [200] * 6 + [429] * 8

    run(scenario())
