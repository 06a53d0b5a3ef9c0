"""What a reader may not know does not reach him; what he may not do changes nothing."""

from __future__ import annotations

import asyncio
import json
import re

import msgspec
import pytest

from polana.kernel import game as registry
from polana.kernel.game import AnyGame, Setup
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Rng
from polana.table.ledger import Ledger, Setting
from polana.table.live import Live
from polana.table.lobby import SeatInfo
from polana.table.room import foresee
from polana.table.rows import TableRow
from tests.table import toy
from tests.table.client import Lobby, Reader, level
from tests.table.conftest import run
from tests.table.moved import Moved
from tests.table.test_play import bid, code_of


def table_of(game: AnyGame, setup: Setup, match: Match) -> Live:
    """A table around a match, without storage."""
    infos = [SeatInfo(seat, value, "person", "", "", False, False) for seat, value in enumerate(setup.seats)]
    setting = Setting(setup.seats, setup.options, infos, "")
    row = TableRow("t", game.name, msgspec.json.encode(setting).decode(), "1", game.version, game.data_version, 0.0)
    ledger = Ledger(row)
    ledger.said = [(seat, word.text) for seat, word in match.said]
    return Live(ledger, match, Moved())


def redealt(match: Match, reader: int, seed: int) -> Match:
    """The same match with everything dealt anew that the reader may not know, sealed answers of others included."""
    # A spectator knows less than any seat, so what is hidden from seat 0 is hidden from him.
    twin = match.imagine(max(reader, 0), seed)
    rng = Rng(seed)
    for ask in match.asks:
        if ask.seat != reader and match.sealed(ask.seat) is not None:
            theirs = twin.ask_of(ask.seat)
            assert theirs is not None
            options = theirs.options
            twin.choose(ask.seat, options[rng.below(len(options))])
    twin.news[:] = [line for line in match.news if line.visible_to(reader)]
    return twin


def sampled(game: AnyGame, setup: Setup, seed: int, every: int):
    """A match in random play, stopped now and then."""
    match = Match(game, setup, seed)
    rng = Rng(seed)
    count = 0
    while not match.over:
        if count % every == 0:
            yield match
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
        count += 1


def game_of(name: str) -> tuple[AnyGame, Setup, int]:
    if name == "hoard":
        return toy.game, toy.game.setup(3, {"rounds": 6}), 1
    game = registry.find(name)
    return game, game.setup(min(3, game.max_seats), {}), 37


@pytest.mark.parametrize("name", ["hoard", "northgard", "root", "runewars"])
def test_the_bytes_for_a_reader_do_not_depend_on_what_he_may_not_know(name):
    game, setup, every = game_of(name)
    for seed in range(4):
        for match in sampled(game, setup, seed, every):
            for reader in [*range(len(setup.seats)), SPECTATOR]:
                seen = sent(table_of(game, setup, match), reader)
                twin = table_of(game, setup, redealt(match, reader, seed))
                # Who has spoken is known to all; what was said is not.
                twin.ledger.said = [(seat, "x") for seat, _ in match.said]
                twin.lore = [twin.match.standing] * (len(match.said) + 1)
                assert sent(twin, reader) == seen
                if seed == 0:
                    assert foreseen(twin, reader) == foreseen(table_of(game, setup, match), reader)


def foreseen(table: Live, reader: int) -> bytes:
    """What a reader learns by looking ahead."""
    if table.match.ask_of(reader) is None:
        return b""
    return msgspec.json.encode(foresee(table.outlook(reader, table.ledger.ask_id), []))


def sent(table: Live, reader: int) -> bytes:
    """What a reader is sent, but for the count of words that he may take back: a match dealt anew knows none."""
    return re.sub(rb'"undo":\d+', b"", table.state((reader,), None))


def test_no_word_of_another_seat_is_in_what_a_reader_gets(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other, table.reader() as watcher:
                await bid(me, other, words=("bid:3", "bid:0"))
                await me.say("draw")
                await level(me, other, watcher)
                mine = set(me.side()["view"]["hand"])
                theirs = set(other.side()["view"]["hand"])
                for reader, secret in ((me, theirs), (other, mine), (watcher, mine | theirs)):
                    text = "".join(json.dumps({**json.loads(raw), "sides": views(raw)}) for raw in reader.raw)
                    assert not [card for card in secret if f'"{card}"' in text]
                assert watcher.ask() is None

    run(scenario())


def views(raw: str) -> list[object]:
    """Views and logs of a state; the options of an ask name all cards of the game, which is no secret."""
    return [[side["view"], side["news"], side["sealed"]] for side in json.loads(raw)["sides"]]


def test_a_key_opens_its_seat_only(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "friend")
            other = await lobby.open("me", "bot")
            path = f"/api/tables/{table.table}"
            await lobby.join(table, 2)
            await table.deal()
            async with table.reader(0) as me:
                ask = me.ask()["id"]
                assert await code_of(me.request("say", seat=1, ask=ask, words=["bid:1"])) == "seat"
                assert await code_of(me.request("why", seat=1, word="bid:1")) == "seat"
                assert await code_of(me.request("ahead", seat=1, ask=ask)) == "seat"
                assert await code_of(me.request("undo", seat=1)) == "seat"
                assert await code_of(me.request("chat", seat=1, text="it was not me")) == "seat"
                assert [side["seat"] for side in me.state["sides"]] == [0]
                assert me.state["table"]["words"] == 0
            await lobby.call("GET", f"{path}/replay?as=1", table.keys[0], want=403)
            await lobby.call("GET", f"{path}/replay?as=all", table.keys[0], want=403)
            await lobby.call("GET", f"{path}/record", table.keys[0], want=409)
            await lobby.call("GET", f"{path}/replay", other.keys[0], want=403)
            await lobby.call("GET", f"{path}/replay", want=403)
            async with Reader(server.url, table.keys[0], other.keys[0]) as both:
                assert both.errors[0]["code"] == "tables"
            open_one = await lobby.open("me", "friend")
            async with Reader(server.url, open_one.invites[1]) as invited:
                assert invited.errors[0]["code"] == "key"
                assert not invited.state

    run(scenario())


def test_a_spectators_link_opens_nothing_else(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot")
            path = f"/api/tables/{table.table}"
            async with table.reader() as watcher:
                assert watcher.side()["view"]["hand"] == []
                for seat in (0, 1):
                    assert await code_of(watcher.request("say", seat=seat, ask=0, words=["bid:1"])) == "seat"
                    assert await code_of(watcher.request("chat", seat=seat, text="psst")) == "seat"
                assert await code_of(watcher.request("say", seat=-1, ask=0, words=["bid:1"])) == "malformed"
            for method, what in (
                ("POST", "invite?seat=0"),
                ("POST", "watch"),
                ("POST", "rematch"),
                ("GET", "notices"),
                ("DELETE", "notices"),
                ("GET", "replay?as=0"),
            ):
                await lobby.call(method, f"{path}/{what}", table.watch, want=403)
            await lobby.call("GET", f"{path}/record", table.watch, want=409)
            await lobby.call("POST", "/api/join", json={"invite": table.watch}, want=403)
            async with Reader(server.url, table.watch, table.keys[0]) as both:
                assert both.errors[0]["code"] == "tables"

    run(scenario())


def test_guessing_is_slowed_down(serve):
    server = serve(Moved(), wrong_keys=5)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot")
            async with table.reader(0) as me:
                codes = []
                for number in range(8):
                    async with Reader(server.url, f"{number:032}") as guess:
                        codes.append((guess.errors[0]["code"], guess.closed or 0))
                assert [code for code, _ in codes] == ["key"] * 5 + ["guessing"] * 3
                # The right key never has to wait: somebody else may guess from the same address.
                async with table.reader(0) as late:
                    assert late.state
                await lobby.call("GET", f"/api/tables/{table.table}/replay", table.keys[0])
                mine = await lobby.call("POST", "/api/mine", json={"keys": ["x" * 32, table.keys[0]]})
                assert [one["table"] is not None for one in mine] == [False, True]
                await lobby.call("POST", "/api/join", json={"invite": "x" * 32}, want=429)
                await lobby.call("POST", "/api/mine", json={"keys": ["x" * 32]}, want=429)
                await lobby.call("GET", f"/api/tables/{table.table}/replay", "y" * 32, want=429)
                await me.say("bid:1")

    run(scenario())


def test_secrets_are_not_stored(serve):
    server = serve()

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend")
            await lobby.join(table, 1)
            await table.deal()
            async with table.reader(0) as me:
                await me.say("bid:1")
            return [*table.keys.values(), *table.invites.values(), table.watch]

    secrets = run(scenario())
    server.stop()
    stored = b"".join(path.read_bytes() for path in server.settings.data.iterdir())
    assert stored
    for key in secrets:
        assert key.encode() not in stored


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ("\x00", "malformed"),
        ('{"type":"dance","id":7}', "malformed"),
        ('{"type":"say","id":7,"seat":0,"ask":0}', "malformed"),
        ('{"type":"say","id":7,"seat":0,"ask":0,"words":[]}', "malformed"),
        ('{"type":"say","id":7,"seat":0,"ask":0,"words":["bid:1"],"more":1}', "malformed"),
        ('{"type":"say","id":7,"seat":"0","ask":0,"words":["bid:1"]}', "malformed"),
        ('{"type":"say","id":7,"seat":0,"ask":99,"words":["bid:1"]}', "stale"),
        ('{"type":"say","id":7,"seat":0,"ask":0,"words":["bid:9"]}', "word"),
        ('{"type":"say","id":7,"seat":0,"ask":0,"words":["roll"]}', "refused"),
        ('{"type":"say","id":7,"seat":1,"ask":0,"words":["bid:1"]}', "seat"),
        ('{"type":"vote","id":7,"seat":0,"proposal":1,"agree":true}', "not-now"),
        ('{"type":"propose","id":7,"seat":0,"what":"bot","of":31}', "seat"),
        ('{"type":"open","keys":["' + "x" * 32 + '"]}', "order"),
        ('{"type":"chat","id":7,"seat":0,"text":"' + "x" * 20000 + '"}', "too-big"),
        ("[" * 10000, "malformed"),
    ],
    ids=lambda value: value[:40],
)
def test_what_is_malformed_or_out_of_turn_gets_an_error_and_changes_nothing(plain, text, code):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                before = me.state
                me._answers[7] = answered = asyncio.get_running_loop().create_future()
                await me.send(text)
                await me.until(lambda: me.errors or answered.done())
                answer = answered.result() if answered.done() else me.errors[0]
                assert answer.get("code", answer["type"]) == code
                assert (await me.request("ping"))["type"] == "pong"
                assert me.state is before

    run(scenario())


def test_a_flood_or_a_giant_is_stopped(serve):
    server = serve(Moved(), requests_per_second=10.0)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                codes = await asyncio.gather(*(code_of(me.request("ping")) for _ in range(40)), return_exceptions=True)
                assert codes == ["done"] * 20 + ["slow-down"] * 20
                await me.send("x" * 100_000)
                await me.until(lambda: me.closed is not None)
                assert me.closed == 1009
            async with table.reader(0) as me:
                assert me.state["table"]["words"] == 0
            body = json.dumps({"record": "x" * 3_000_000})
            kind = {"content-type": "application/json"}
            answer = await lobby.http.post("/api/tables/import", content=body, headers=kind)
            assert answer.status_code == 413
            fault = answer.json()
            assert fault["code"] == "too-big"

    run(scenario())


def test_every_answer_carries_the_policy(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            for path in ("/", "/t/abc", "/api/games", "/api/none", "/api/tables/x/replay", "/nothing.js", "/health"):
                answer = await lobby.http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"

    run(scenario())


def test_too_many_tables_from_one_address(serve):
    server = serve(Moved(), tables_per_minute=2)

    async def scenario():
        async with Lobby(server.url) as lobby:
            wish = {"game": "hoard", "seats": [{"player": "me"}, {"player": "me"}]}
            answers = [(await lobby.http.post("/api/tables", json=wish)).status_code for _ in range(4)]
            assert answers == [201, 201, 429, 429]

    run(scenario())
