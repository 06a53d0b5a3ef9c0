"""The table's promise about its deal: sealed when it opens, opened when the match is over."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from polana.cli.replay import broken_promise
from polana.kernel.match import Match
from polana.kernel.rng import FAST, KEYED, KeyedChance
from polana.kernel.seal import commitment, seed_anew
from polana.table.server.database import MIGRATIONS
from tests.table.client import Lobby, Opened, Reader
from tests.table.conftest import run


def as_it_was(file: Path, version: str) -> None:
    """Take a database back to an older form."""
    engine = sa.create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


async def play_out(me):
    """Both seats of one reader say their first option until the match is over."""
    while not me.over:
        for side in me.state["sides"]:
            if side["ask"] is not None and side["sealed"] is None:
                await me.say(side["ask"]["options"][0], seat=side["seat"])
                break


def test_a_table_commits_to_its_deal_when_it_opens_and_shows_it_when_the_match_is_over(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=2)
            path = f"/api/tables/{table.table}"
            async with table.reader(0, 1) as me:
                first = me.state["table"]["deal"]
                assert len(first["commitment"]) == 64
                assert (first["seed"], first["salt"]) == ("", "")
                early = await lobby.call("GET", f"{path}/replay?start=0&count=1", table.keys[0])
                assert early["deal"] == first
                await play_out(me)
                last = me.state["table"]["deal"]
            assert last["commitment"] == first["commitment"]
            assert int(last["seed"]) >= 2**64  # of 128 bits; smaller once in 2**64 tables
            assert commitment(int(last["seed"]), last["salt"]) == first["commitment"]
            replay = await lobby.call("GET", f"{path}/replay?as=all", table.watch)
            assert replay["deal"] == last
            match = Match.replay(await lobby.call("GET", f"{path}/record", table.watch))
            assert match.over
            assert match.generator == KEYED
            assert match.seal is not None
            assert match.seal.holds(match.seed)
            assert match.seal.commitment == first["commitment"]

    run(scenario())


def test_no_two_tables_have_the_same_seed_or_salt(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            tables = [await lobby.open("me", "me", rounds=2) for _ in range(3)]
            promised = []
            for table in tables:
                async with table.reader(0) as me:
                    promised.append(me.state["table"]["deal"]["commitment"])
            record = await lobby.call("GET", f"/api/tables/{tables[0].table}/record", *tables[0].keys.values())
            for _ in range(2):  # the same seed, sealed anew
                answer = await lobby.call("POST", "/api/tables/import", json={"record": record})
                async with Opened(server.url, answer).reader(0) as me:
                    promised.append(me.state["table"]["deal"]["commitment"])
            assert len(set(promised)) == 5

    run(scenario())


def test_a_table_from_before_goes_on_with_keyed_chance_and_a_promise_and_says_so(serve, tmp_path):
    first = serve()

    async def open_one():
        async with Lobby(first.url) as lobby:
            table = await lobby.open("me", "me", rounds=2)
            async with table.reader(0, 1) as me:
                await me.say("bid:1", seat=0)
            return table

    table = run(open_one())
    first.stop()
    [file] = tmp_path.glob("*.sqlite*")
    as_it_was(file, "0001")  # before tables sealed their seeds
    fresh = serve()

    async def look():
        async with Reader(fresh.url, table.keys[0], table.keys[1]) as me:
            assert [note["message"] for note in me.state["table"]["notes"]] == ["table-note-keyed"]
            assert me.side(0)["sealed"] == "bid:1"  # nobody is asked again
            return me.state["table"]["deal"], [side["view"] for side in me.state["sides"]]

    promised, views = run(look())
    assert len(promised["commitment"]) == 64
    fresh.stop()
    second = serve()

    async def play_it():
        async with Reader(second.url, table.keys[0], table.keys[1]) as me:
            # Once is enough, and what everybody has seen stays.
            assert (me.state["table"]["deal"], [side["view"] for side in me.state["sides"]]) == (promised, views)
            await play_out(me)
        async with Lobby(second.url) as lobby:
            return await lobby.call("GET", f"/api/tables/{table.table}/record", table.watch)

    text = run(play_it())
    assert "chance" not in text
    match = Match.replay(text)
    assert match.over
    assert (match.generator, isinstance(match.state.chance, KeyedChance)) == (FAST, True)
    assert [(one.after, one.eyes, one.why) for one in match.dealt] == [(0, [0, 1], "keyed")]
    assert match.seal is not None
    assert match.seal.commitment == promised["commitment"]
    assert broken_promise(match, text) is None


def test_what_is_dealt_anew_is_covered_by_the_commitment_and_the_salt_stays_shut_until_the_end(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=2)
            path = f"/api/tables/{table.table}"
            async with table.reader(0) as host, table.reader(1) as also_host:
                first = host.state["table"]["deal"]
                assert "salt" not in await lobby.call("GET", f"{path}/record", *table.keys.values())
                assert (await also_host.request("leave", seat=1))["type"] == "done"
                link = await lobby.call("POST", f"{path}/invite?seat=1", table.keys[0])
                joined = await lobby.call("POST", "/api/join", json={"invite": link["secret"]})
                await host.until(lambda: len(host.state["table"]["notes"]) == 2)
                assert host.state["table"]["deal"] == {**first, "dealt": []}
            async with Reader(server.url, table.keys[0], joined["key"]) as both:
                await play_out(both)
                last = both.state["table"]["deal"]
            assert last["commitment"] == first["commitment"]
            [anew] = last["dealt"]
            assert (anew["words"], anew["eyes"], anew["why"]) == (0, [0], "sat:1")
            assert int(anew["seed"]) == seed_anew(last["salt"], 0, 0, [0])
            match = Match.replay(await lobby.call("GET", f"{path}/record", table.watch))
            assert match.over
            assert match.seal is not None
            [dealt] = match.dealt
            assert match.seal.holds_anew(dealt.seed, 0, dealt.after, dealt.eyes)
            assert not match.seal.holds_anew(dealt.seed, 1, dealt.after, dealt.eyes)
            assert not match.seal.holds_anew(dealt.seed, 0, 1, dealt.eyes)
            assert not match.seal.holds_anew(dealt.seed, 0, dealt.after, [1])

    run(scenario())


def test_no_replay_of_a_running_match_shows_the_seed_of_a_new_deal_and_no_two_deals_are_alike(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=30)
            path = f"/api/tables/{table.table}"
            key = table.keys[1]
            for _ in range(2):
                await lobby.call("GET", f"{path}/record", table.keys[0], key)
                async with Reader(server.url, key) as gone:
                    assert (await gone.request("leave", seat=1))["type"] == "done"
                link = await lobby.call("POST", f"{path}/invite?seat=1", table.keys[0])
                key = (await lobby.call("POST", "/api/join", json={"invite": link["secret"]}))["key"]
                for eyes in ("", "?as=watch", "?as=0"):
                    for holder in (table.keys[0], table.watch):
                        if eyes != "?as=0" or holder != table.watch:
                            shown = await lobby.call("GET", f"{path}/replay{eyes}", holder)
                            assert "redeal" not in str(shown)
            text = await lobby.call("GET", f"{path}/record", table.keys[0], key)
            seeds = [row.split()[2] for row in text.splitlines() if row.startswith("redeal ")]
            assert len(seeds) == len(set(seeds)) == 2

    run(scenario())


def test_whoever_took_the_record_with_all_keys_is_one_person_and_knows_nothing_of_who_comes_then(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", "friend", rounds=30)
            path = f"/api/tables/{table.table}"
            keys = [table.keys[0], await lobby.join(table, 1), await lobby.join(table, 2)]  # friends of his own making
            await table.deal()
            record = await lobby.call("GET", f"{path}/record", *keys)
            async with Reader(server.url, keys[2]) as alt:
                assert (await alt.request("leave", seat=2))["type"] == "done"
            link = await lobby.call("POST", f"{path}/invite?seat=2", keys[0])
            joined = await lobby.call("POST", "/api/join", json={"invite": link["secret"]})
            async with Reader(server.url, joined["key"]) as friend:
                told = [note["message"] for note in friend.state["table"]["notes"]]
                assert told == ["table-note-dealt", "table-note-handed"]
                return friend.side()["view"]["hand"], Match.replay(record).view(2)["hand"]

    # Three cards of many are the same by chance now and then.
    assert any(now != known for now, known in (run(scenario()) for _ in range(3)))
