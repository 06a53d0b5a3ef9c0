"""Nothing that was acknowledged is lost, whatever happens to the server."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections import Counter

from polana.kernel import game as registry
from polana.kernel.match import Match
from polana.table.live import Live
from tests.table import toy
from tests.table.client import Lobby, Opened, Reader, level, say_reason
from tests.table.conftest import PATIENCE, Process, run
from tests.table.test_play import bid, code_of


def test_a_restart_changes_nothing(serve):
    first = serve()

    async def before():
        async with Lobby(first.url) as lobby:
            table = await lobby.open("me", "me", "bot")
            reader = table.reader(0, 1)
            await reader.open()
            await reader.request("chat", seat=0, text="see you tomorrow")
            await reader.say("bid:3", seat=0)
            await reader.until(lambda: reader.state["table"]["waiting"][2]["sealed"])
            await reader.say("bid:2", seat=1)
            await reader.say("draw", seat=0)
            await reader.say("bid:1", seat=1)  # sealed while the server is away
            await reader.until(lambda: reader.state["table"]["waiting"][2]["sealed"])
            await reader.close()
            return table, reader

    table, reader = run(before())
    first.stop()
    second = serve()
    reader.url = second.url.replace("http", "ws") + "/api/play"
    table.url = second.url

    async def after():
        known, seq = dict(reader.news), reader.state["seq"]
        sides = reader.state["sides"]
        await reader.open()
        assert reader.state["seq"] == seq
        assert reader.news == known
        assert [line["text"] for line in reader.chat] == ["see you tomorrow"]
        for old, new in zip(sides, reader.state["sides"], strict=True):
            apart = {"news": 0, "news_from": 0, "seen": 0}  # he has left in between
            assert {**old, **apart} == {**new, **apart}
        assert reader.side(1)["sealed"] == "bid:1"
        # An answer that was sent before the restart and is sent again is taken once.
        ask = reader.ask(0)["id"]
        assert await code_of(reader.request("say", seat=0, ask=ask - 1, words=["bid:3"])) == "stale"
        await reader.request("say", seat=0, ask=ask, words=["bid:3"])
        assert reader.ask(0)["about"] == "ask-hoard-act"
        await reader.close()

    run(after())


class Hotseat:
    """Two people at one table who play as fast as they can and remember what was acknowledged."""

    def __init__(self, table: Opened) -> None:
        self.table = table
        self.reader = table.reader(0, 1)
        self.acknowledged: list[str] = []

    async def play(self) -> None:
        reader = self.reader
        await reader.open()
        while not reader.over:
            for seat in (0, 1):
                ask = reader.ask(seat)
                if ask is None or reader.side(seat)["sealed"]:
                    continue
                options = ask["options"]
                word = options[(-1 - seat) % len(options)]
                await reader.say(word, seat=seat)
                self.acknowledged.append(f"{seat} {word}")


def test_kill_in_the_middle_of_fifty_tables_loses_no_acknowledged_word(tmp_path):
    first = Process(tmp_path)

    async def before():
        async with Lobby(first.url) as lobby:
            tables = [Hotseat(await lobby.open("me", "me", rounds=30)) for _ in range(20)]
            for game in ("northgard", "root"):
                tables += [Hotseat(await lobby.open("me", "me", game=game)) for _ in range(15)]
        playing = [asyncio.create_task(one.play()) for one in tables]
        while sum(len(one.acknowledged) for one in tables) < 600:
            await asyncio.sleep(0.01)
        first.end(signal.SIGKILL)
        await asyncio.gather(*playing, return_exceptions=True)
        for one in tables:
            await one.reader.close()
        return tables

    tables = run(before())
    assert any(not one.reader.over for one in tables)
    second = Process(tmp_path)

    async def after():
        async with Lobby(second.url) as lobby:

            async def check(one):
                path = f"/api/tables/{one.table.table}/record"
                record = await lobby.call("GET", path, *one.table.keys.values())
                # A record lists simultaneous words by seat, so what was said is compared without its order.
                said = Counter(line for line in record.splitlines() if line[:1].isdigit())
                acknowledged = Counter(one.acknowledged)
                assert acknowledged <= said
                # One word may have been stored while its acknowledgement was on the way.
                assert (said - acknowledged).total() <= 1
                one.table.url = second.url
                again = Hotseat(one.table)
                if not Match.replay(record).over:
                    playing = asyncio.create_task(again.play())
                    while not again.acknowledged:
                        await asyncio.sleep(0.01)
                    playing.cancel()
                    await again.reader.close()

            await asyncio.gather(*map(check, tables))

    run(after())
    assert second.end(signal.SIGTERM) == 0


def test_a_server_that_is_asked_to_stop_tells_its_readers_to_come_back(tmp_path):
    process = Process(tmp_path)

    async def scenario():
        async with Lobby(process.url) as lobby:
            table = await lobby.open("me", "bot")
            async with table.reader(0) as me:
                await me.say("bid:1")
                code = await asyncio.to_thread(process.end, signal.SIGTERM)
                await me.until(lambda: me.closed is not None)
                assert me.closed == 1012
                return code

    assert run(scenario()) == 0
    log = (tmp_path / "server.log").read_text()
    assert '"text": "table opened"' in log
    assert "timeout graceful shutdown exceeded" not in log  # nobody had to be cut off


def test_bots_go_on_after_a_restart_though_nobody_looks(serve):
    first = serve(workers=1, bot_seconds=60.0)

    async def before():
        async with Lobby(first.url) as lobby:
            wish = {"game": "hoard", "seats": [{"player": "me"}, {"player": "bot", "level": "sleepy"}]}
            return Opened(first.url, await lobby.call("POST", "/api/tables", json=wish))

    table = run(before())
    first.stop()
    second = serve(workers=1, bot_seconds=0.2)

    async def after():
        while (room := second.hub.rooms.get(table.table)) is None or not room.live.ledger.said:
            await asyncio.sleep(0.01)

    run(after())


def test_a_bot_that_is_too_slow_or_cheats_is_answered_for(serve):
    server = serve(bot_seconds=0.3)

    async def scenario():
        async with Lobby(server.url) as lobby:
            levels = ("sleepy", "cheat")
            wish = {"game": "hoard", "seats": [{"player": "me"}, *({"player": "bot", "level": one} for one in levels)]}
            table = Opened(server.url, await lobby.call("POST", "/api/tables", json=wish))
            async with table.reader(0) as me:
                await me.until(lambda: me.presence.get("thinking") == [1] or me.state["table"]["words"] == 2)
                await me.until(lambda: me.state["table"]["words"] == 2)
                assert [one["sealed"] for one in me.state["table"]["waiting"]] == [False, True, True]

    run(scenario())
    assert server.hub.metrics.counted("bot_words", "any") >= 2


def play_some(server, *words):
    """A table of two on one connection where seat 0 wins each bid and then says one of the words."""

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=30)
            async with table.reader(0, 1) as we:
                for word in words:
                    await we.say("bid:3", seat=0)
                    await we.say("bid:0", seat=1)
                    if word:
                        await we.say(word, seat=0)
                return table, we.state["table"]["words"]

    return run(scenario())


def look(server, table):
    async def scenario():
        async with Reader(server.url, table.keys[0], table.keys[1]) as we:
            return we.state

    return run(scenario())


def test_after_an_upgrade_a_table_is_checked_and_goes_on_from_the_last_good_word(serve, monkeypatch):
    first = serve()
    good, words = play_some(first, "pass", "roll")
    bad, _ = play_some(first, "pass", "draw", "roll")
    other, _ = play_some(first, "pass", "")
    assert look(first, good)["table"]["notes"] == []
    first.stop()
    monkeypatch.setitem(registry._GAMES, "hoard", toy.LaterGame("2"))
    second = serve(games=())
    table = look(second, good)["table"]
    assert (table["rules"], table["words"]) == ("2", words)
    assert [note["message"] for note in table["notes"]] == ["table-note-upgraded"]
    # Here the last question has fewer answers than before.
    assert look(second, other)["table"]["notes"][0]["message"] == "table-note-moved"
    cut = look(second, bad)
    assert cut["table"]["words"] == 5
    assert cut["table"]["notes"][0]["message"] == "table-note-cut"
    assert cut["table"]["notes"][0]["args"] == {"version": "2", "words": 5, "lost": 4}
    assert cut["sides"][0]["ask"]["about"] == "ask-hoard-act"

    async def play_on():
        async with Reader(second.url, bad.keys[0], bad.keys[1]) as we:
            await we.say("roll", seat=0)
            return we.state["table"]["words"]

    assert run(play_on()) == 6
    second.stop()
    third = serve(games=())
    table = look(third, bad)["table"]
    assert (table["words"], len(table["notes"])) == (6, 1)


def test_a_record_with_a_seed_that_no_table_can_have_is_refused(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            for seed, status in ((2**128 - 1, 201), (2**128, 400), (10**99, 400)):
                record = f"polana 1\ngame hoard 1 data 0\nseats ? ?\noption rounds 30\nseed {seed}\n"
                fault = await lobby.call("POST", "/api/tables/import", json={"record": record}, want=status)
                assert status == 201 or say_reason(fault)["pl"]

    run(scenario())


def test_records_go_out_and_come_in(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=2)
            path = f"/api/tables/{table.table}"
            both = table.keys.values()
            async with table.reader(0) as me, table.reader(1) as other:
                await bid(me, other, words=("bid:3", "bid:0"))
                await me.say("draw")
                await level(me, other)
                # A secret of a running match is not given to one of two people.
                await lobby.call("GET", f"{path}/record", table.keys[0], want=409)
                unfinished = await lobby.call("GET", f"{path}/record", *both)
                own = await lobby.call("GET", f"{path}/replay?start=0&count=10", table.keys[1])
                assert [frame["word"] for frame in own["frames"]] == [None, None, "bid:0", None]
                drew = own["frames"][3]["news"]
                assert [line["kind"] for line in drew] == ["news-hoard-drew-other"]
                await other.my_turn()
                await me.say("bid:0")
                await other.say("bid:3")
                await other.my_turn()
                await other.say("roll")
                assert other.over
            finished = await lobby.call("GET", f"{path}/record", table.watch)
            assert Match.replay(finished).over
            truth = await lobby.call("GET", f"{path}/replay?as=all", table.watch)
            assert truth["words"] == 6
            assert [frame["word"] for frame in truth["frames"]][3] == "draw"
            assert len(truth["frames"][0]["views"]) == 2
            assert "news-hoard-drew" in [line["kind"] for line in truth["frames"][3]["news"]]
            page = await lobby.call("GET", f"{path}/replay?start=5&count=10&as=1", table.keys[0])
            assert [frame["at"] for frame in page["frames"]] == [5, 6]

            opened = Opened(server.url, await lobby.call("POST", "/api/tables/import", json={"record": unfinished}))
            async with opened.reader(0, 1) as we:
                assert we.state["table"]["words"] == 3
                await we.say("bid:1", seat=0)
            broken = unfinished.replace("0 draw", "0 bid:1")
            fault = await lobby.call("POST", "/api/tables/import", json={"record": broken}, want=400)
            assert fault["code"] == "record"
            assert "line" in fault["text"]
            fault = await lobby.call("POST", "/api/tables/import", json={"record": "nonsense"}, want=400)
            assert fault["text"] == "line 1: a record begins with 'polana 1'"
            assert fault["code"] == "record"
            opened = Opened(server.url, await lobby.call("POST", "/api/tables/import", json={"record": finished}))
            async with opened.reader(0) as me:
                assert me.over

    run(scenario())


def test_a_store_that_fails_is_told_and_loses_nothing(serve):
    server = serve()

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                append = server.hub.store.append
                failures = []

                async def broken(*args):
                    failures.append("once")
                    raise OSError("the disk is full")

                server.hub.store.append = broken
                assert await code_of(me.say("bid:1")) == "fault"
                server.hub.store.append = append
                await me.until(lambda: me.side()["sealed"] is None)
                await me.say("bid:2")
                assert me.side()["sealed"] == "bid:2"
                assert failures == ["once"]

    run(scenario())


def test_nobody_is_shown_a_word_before_it_is_stored(serve):
    server = serve()

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await me.say("bid:1")
                await level(me, other)
                append = server.hub.store.append
                began, go_on = threading.Event(), threading.Event()

                async def slow(*args):
                    began.set()
                    await asyncio.to_thread(go_on.wait, PATIENCE)
                    await append(*args)

                server.hub.store.append = slow
                saying = asyncio.create_task(other.say("bid:0"))
                assert await asyncio.to_thread(began.wait, PATIENCE)
                # A watcher comes in just now; he is shown nothing yet, and then all of it at once.
                watcher = table.reader()
                coming = asyncio.create_task(watcher.open())
                await me.until(lambda: me.presence["watchers"] == 1)
                await watcher.request("ping")
                assert watcher.state == {}
                go_on.set()
                await saying
                await coming
                assert watcher.state["table"]["words"] == 2
                await watcher.close()

    run(scenario())


def test_a_bot_whose_words_break_something_is_helped_and_the_match_goes_on(serve, monkeypatch):
    server = serve()
    faults: list[str] = []
    bot_says = Live.bot_says

    def broken(self, seat, ask_id, word):
        if len(faults) < 3:
            faults.append(word)
            self.match.choose(seat, self._word(word))
            raise RuntimeError("in the middle of a rule")
        return bot_says(self, seat, ask_id, word)

    monkeypatch.setattr(Live, "bot_says", broken)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot", rounds=2)
            async with table.reader(0) as me:
                await me.until(lambda: me.state["table"]["words"] == 1)
                assert len(faults) == 3
                assert me.side()["ask"] is not None

    run(scenario())
    assert server.hub.metrics.counted("bot_words", "any") >= 1
