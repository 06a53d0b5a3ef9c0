"""Playing at a table: what readers see, what they may do, and what is refused."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.table.client import Lobby, Opened, Reader, Refused, level
from tests.table.conftest import run


async def code_of(request) -> str:
    try:
        await request
    except Refused as refused:
        return str(refused.code)
    return "done"


async def bid(*readers: Reader, words=("bid:0",)) -> None:
    """All bid; the first word of `words` is for the first reader, the last for all that are left."""
    for at, reader in enumerate(readers):
        await reader.my_turn()
        await reader.say(words[min(at, len(words) - 1)])
    await level(*readers)


def test_a_table_against_bots_is_played_to_its_end(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot", "bot")
            async with table.reader(0) as me:
                assert me.side()["view"]["hand"]
                while not me.over:
                    await me.my_turn()
                    if not me.over:
                        await me.say(me.ask()["options"][0])
                assert me.state["table"]["result"]["scores"] == me.side()["view"]["pips"]
                assert len(me.news[0]) > 10

    run(scenario())


@pytest.mark.parametrize("game", ["northgard", "root"])
def test_a_real_game_is_played_by_its_options(plain, game):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            # A faction whose hand is nobody else's business: of the Riverfolk a watcher sees as much as they do.
            value = {"root": "marquise"}.get(game, "?")
            wish = {"game": game, "seats": [{"player": "me", "value": value}, {"player": "bot", "level": "random"}]}
            table = Opened(plain.url, await lobby.call("POST", "/api/tables", json=wish))
            luck = Random(7)
            async with table.reader(0) as me, table.reader() as watcher:
                for _ in range(60):
                    await me.my_turn()
                    if me.over:
                        break
                    await me.say(luck.choice(me.ask()["options"]))
                await level(me, watcher)
                assert watcher.state["table"]["words"] >= 60 or me.over
                assert watcher.side()["view"] != me.side()["view"]

    run(scenario())


def test_friends_join_by_invite_and_an_invite_works_once(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend")
            join = {"invite": table.invites[1], "name": "Ola"}
            held = await lobby.call("POST", "/api/join", json=join, want=201)
            assert (held["table"], held["seat"]) == (table.table, 1)
            await lobby.call("POST", "/api/join", json=join, want=403)
            async with table.reader(0) as me, Reader(server.url, held["key"]) as ola:
                await me.until(lambda: me.presence.get("here") == [0, 1])
                assert me.state["table"]["seats"][1]["name"] == "Ola"
                await bid(me, ola, words=("bid:1", "bid:3"))
                assert me.ask() is None
                assert ola.ask()["about"] == "ask-hoard-act"
                await ola.say("roll")
                await level(me, ola)
                assert me.news[0][-1]["kind"] == ola.news[1][-1]["kind"] == "news-hoard-rolled"
            mine = await lobby.call("POST", "/api/mine", json={"keys": [held["key"], table.watch, "x" * 32]})
            assert [one["table"] and one["table"]["seat"] for one in mine] == [1, -1, None]
            assert mine[0]["table"]["waiting"] == [0, 1]
            assert mine[0]["table"]["options"] == {"rounds": 6}
            # What is asked is told to the seat that is asked, and to nobody else.
            assert [(one["seat"], one["about"]) for one in mine[0]["table"]["asks"]] == [(1, "ask-hoard-bid")]
            assert mine[1]["table"]["asks"] == []
            path = f"/api/tables/{table.table}/replay"
            own = await lobby.call("GET", path, held["key"])
            said = [(one["seat"], one["word"], one["about"]) for one in own["frames"]]
            assert said == [(-1, None, ""), (0, None, ""), (1, "bid:3", "ask-hoard-bid"), (1, "roll", "ask-hoard-act")]

    run(scenario())


def test_two_tabs_of_one_seat_agree_and_cannot_answer_twice(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot")
            async with table.reader(0) as one, table.reader(0) as two:
                await one.say("bid:3")
                await two.until(lambda: two.side()["sealed"] or two.state["seq"] > 1)
                await one.my_turn()
                await two.my_turn()
                await level(one, two)
                asked = one.ask()["id"]
                answers = await asyncio.gather(
                    code_of(one.request("say", seat=0, ask=asked, words=["roll"])),
                    code_of(two.request("say", seat=0, ask=asked, words=["roll"])),
                )
                assert sorted(answers) == ["done", "stale"]
                await one.my_turn()
                await level(one, two)
                assert one.news == two.news
                assert one.side() | {"news": 0, "news_from": 0} == two.side() | {"news": 0, "news_from": 0}

    run(scenario())


def test_after_a_gap_only_what_is_new_is_sent(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await me.request("chat", seat=0, text="hello")
                await bid(me, other, words=("bid:3", "bid:0"))
                await me.close()
                kept = len(me.news[0])
                await other.request("chat", seat=1, text="still there?")
                async with table.reader(0) as tab:
                    await tab.say("roll")
                    full = tab.news[0]
                await me.open()
                assert me.side()["news_from"] == kept
                assert me.state["chat_from"] == 1
                await me.until(lambda: me.news[0] == full)
                assert [line["text"] for line in me.chat] == ["hello", "still there?"]

    run(scenario())


def test_a_sealed_answer_can_be_changed_and_taken_back(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await me.say("bid:1")
                assert me.side()["sealed"] == "bid:1"
                await other.until(lambda: other.state["table"]["waiting"][0]["sealed"])
                assert "bid:1" not in str(other.state["sides"][0]["view"])
                await me.say("bid:2")
                assert me.side()["sealed"] == "bid:2"
                await me.request("undo", seat=0)
                assert me.side()["sealed"] is None
                assert me.state["table"]["words"] == 0
                await me.say("bid:3")
                await other.say("bid:0")
                await level(me, other)
                assert me.ask()["about"] == "ask-hoard-act"

    run(scenario())


def test_undo_by_oneself_and_with_consent(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "bot")
            async with table.reader(0) as me, table.reader(1) as other:
                assert await code_of(me.request("undo", seat=0)) == "no-undo"
                await me.say("bid:3")
                await other.say("bid:0")
                await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
                card = me.ask()["options"][0]
                lines = list(me.news[0])
                await me.say(card)
                assert me.side()["undo"] == 1
                await me.request("undo", seat=0)
                assert me.news[0] == lines
                assert me.ask()["options"][0] == card
                await me.say("draw")
                drawn = len(me.side()["view"]["hand"])
                assert await code_of(me.request("undo", seat=0)) == "consent"
                await me.request("propose", seat=0, what="undo", of=0)
                await other.until(lambda: other.state["table"]["proposals"])
                proposal = other.state["table"]["proposals"][0]
                assert (proposal["needs"], proposal["agreed"]) == ([1], [])
                assert await code_of(me.request("vote", seat=0, proposal=proposal["id"], agree=True)) == "not-now"
                await other.request("vote", seat=1, proposal=proposal["id"], agree=True)
                await level(me, other)
                assert not me.state["table"]["proposals"]
                assert len(me.side()["view"]["hand"]) == drawn - 1
                assert me.ask()["about"] == "ask-hoard-act"
                assert me.news[0] == lines
                await me.request("propose", seat=0, what="undo", of=0)
                await other.until(lambda: other.state["table"]["proposals"])
                await other.request("vote", seat=1, proposal=other.state["table"]["proposals"][0]["id"], agree=False)
                await level(me, other)
                assert not me.state["table"]["proposals"]
                assert me.ask()["about"] == "ask-hoard-act"

    run(scenario())


def test_why_not_and_looking_ahead_tell_without_changing_anything(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await bid(me, other, words=("bid:3", "bid:0"))
                ask = me.ask()
                foreign = next(word for word in ask["others"] if word.startswith("card"))
                why = await me.request("why", seat=0, word=foreign)
                assert why["refusal"] == {
                    "message": "why-kernel-other-question",
                    "args": {"card": {"word": "card:c0"}},
                    "law": "H.2",
                }
                assert (await me.request("why", seat=0, word="roll"))["refusal"] is None
                assert (await other.request("why", seat=1, word="roll"))["refusal"][
                    "message"
                ] == "why-kernel-other-seat"
                ahead = await me.request("ahead", seat=0, ask=ask["id"], words=["roll"])
                assert (ahead["final"], ahead["at"]) == (True, None)
                ahead = await me.request("ahead", seat=0, ask=ask["id"], words=[ask["options"][0]])
                assert ahead["final"] is False
                assert ahead["at"]["about"] == "ask-hoard-more"
                assert me.ask() == ask
                # A phrase is taken whole or not at all.
                hand = me.side()["view"]["hand"]
                assert await code_of(me.say(hand[0], hand[0])) == "refused"
                assert await code_of(me.say("roll", "pass")) != "done"
                assert me.ask() == ask
                await me.say(hand[0], hand[1])
                assert me.side()["view"]["hand"] == [hand[2]]

    run(scenario())


def test_what_cannot_be_taken_back_is_not_said_where_that_is_asked_for(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await bid(me, other, words=("bid:3", "bid:0"))
                ask = me.ask()
                # What is not allowed is refused, as without it.
                foreign = next(word for word in ask["others"] if word.startswith("card"))
                assert await code_of(me.request("say", seat=0, ask=ask["id"], words=[foreign], check=True)) == "refused"
                answer = await me.request("say", seat=0, ask=ask["id"], words=["roll"], check=True)
                assert (answer["type"], answer["words"], answer["final"]) == ("outlook", ["roll"], True)
                assert me.ask() == ask
                hand = me.side()["view"]["hand"]
                answer = await me.request("say", seat=0, ask=ask["id"], words=[hand[0], hand[1]], check=True)
                assert answer["type"] == "done"
                assert me.side()["view"]["hand"] == [hand[2]]

    run(scenario())


def test_looking_ahead_tells_of_all_options_what_it_tells_of_one(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await bid(me, other, words=("bid:3", "bid:0"))
                ask = me.ask()
                ahead = await me.request("ahead", seat=0, ask=ask["id"])
                assert (ahead["ask"], ahead["words"], ahead["final"]) == (ask["id"], [], False)
                assert {**ahead["at"], "id": ask["id"]} == ask
                assert list(ahead["options"]) == ask["options"]
                for word, prospect in ahead["options"].items():
                    one = await me.request("ahead", seat=0, ask=ask["id"], words=[word])
                    assert prospect == {"final": one["final"], "next": one["at"], "options": {}}
                assert ahead["options"]["roll"] == {"final": True, "next": None, "options": {}}
                # After words that are not said yet.
                first = ask["options"][0]
                deeper = await me.request("ahead", seat=0, ask=ask["id"], words=[first])
                assert deeper["at"] == ahead["options"][first]["next"]
                assert list(deeper["options"]) == deeper["at"]["options"]
                assert (await me.request("ahead", seat=0, ask=ask["id"], words=["roll"]))["final"] is True
                assert await code_of(me.request("ahead", seat=0, ask=ask["id"], words=[ask["others"][0]])) == "refused"
                # Nothing has changed, and an older question has no outlook.
                assert me.ask() == ask
                await me.say(first)
                assert await code_of(me.request("ahead", seat=0, ask=ask["id"])) == "stale"

    run(scenario())


def test_every_word_that_a_question_bars_comes_with_its_reason(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await bid(me, other, words=("bid:3", "bid:0"))
                ask = me.ask()
                assert [word for one in ask["barred"] for word in one["words"]]
                assert sorted(word for one in ask["barred"] for word in one["words"]) == sorted(ask["others"])
                for one in ask["barred"]:
                    for word in one["words"]:
                        assert (await me.request("why", seat=0, word=word))["refusal"] == one["refusal"]
                assert ask["menu"] is None

    run(scenario())


def test_a_word_after_which_a_bot_answers_at_once_is_final(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            for player, final in (("bot", True), ("me", False)):
                table = await lobby.open("me", player)
                async with table.reader(*table.keys) as me:
                    if player == "me":
                        await me.say("bid:0", seat=1)
                    await me.say("bid:3", seat=0)
                    await me.until(lambda r=me: r.ask(0)["about"] == "ask-hoard-act")
                    ahead = await me.request("ahead", seat=0, ask=me.ask(0)["id"], words=["pass"])
                    assert ahead["final"] is final

    run(scenario())


def test_hot_seat_reads_several_seats_on_one_connection(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "bot")
            async with table.reader(1, 0) as we:
                assert [side["seat"] for side in we.state["sides"]] == [1, 0]
                assert we.side(0)["view"]["hand"] != we.side(1)["view"]["hand"]
                while not we.over:
                    await we.until(lambda: we.over or any(s["ask"] and not s["sealed"] for s in we.state["sides"]))
                    for seat in (0, 1):
                        if not we.over and (ask := we.ask(seat)) and not we.side(seat)["sealed"]:
                            await we.say(ask["options"][-1], seat=seat)

    run(scenario())


def test_chat_is_plain_text_in_one_line(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "bot")
            async with table.reader(0) as me, table.reader() as watcher:
                await me.request("rename", seat=0, name="<b>Zoë</b>\x1b[1m")
                await me.request("title", seat=0, title="Friday\nnight")
                await me.request("chat", seat=0, text="<script>alert(1)</script>\n\u0007 & so on")
                await watcher.until(lambda: watcher.chat)
                assert watcher.chat[0]["text"] == "<script>alert(1)</script> & so on"
                assert watcher.chat[0]["name"] == "<b>Zoë</b> [1m"
                assert watcher.state["table"]["title"] == "Friday night"
                assert await code_of(me.request("chat", seat=0, text=" \n ")) == "malformed"
                assert await code_of(me.request("chat", seat=0, text="x" * 501)) == "malformed"

    run(scenario())


def test_a_bot_takes_over_when_the_others_agree_and_gives_the_seat_back(house):
    async def scenario():
        async with Lobby(house.url) as lobby:
            table = await lobby.open("me", "friend", "friend", more={"away": 0.01}, rounds=30)
            for seat in (1, 2):
                await lobby.join(table, seat)
            await table.deal()
            async with table.reader(0) as me, table.reader(1) as other:
                house.clock.move(0.8)
                await me.request("propose", seat=0, what="bot", of=2)
                assert await code_of(me.request("propose", seat=0, what="bot", of=2)) == "not-now"
                await other.until(lambda: other.state["table"]["proposals"])
                proposal = other.state["table"]["proposals"][0]
                assert proposal["needs"] == [1]
                await other.request("vote", seat=1, proposal=proposal["id"], agree=True)
                await me.until(lambda: me.state["table"]["seats"][2]["player"] == "bot")
                await me.say("bid:3")
                await other.say("bid:0")
                await house.until(me, lambda: me.state["table"]["words"] >= 3, most=4)  # the bot bids
                async with table.reader(2) as back:
                    assert back.state["table"]["seats"][2]["player"] == "person"
                    assert await code_of(back.request("propose", seat=2, what="return", of=2)) == "not-now"
                await me.until(lambda: not me.state["table"]["seats"][2]["stand_in"])

    run(scenario())


def test_a_friend_who_comes_after_a_bot_took_his_seat_sees_nothing_of_it(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", rounds=30)
            async with table.reader(0) as me:
                await me.request("propose", seat=0, what="bot", of=1)  # there is nobody else to agree
                await me.until(lambda: me.state["table"]["seats"][1]["player"] == "bot")
                await lobby.call("POST", "/api/join", json={"invite": table.invites[1]}, want=409)
                await me.until(lambda: me.state["table"]["words"] >= 1)

    run(scenario())


def test_leaving_voids_the_key_and_resigning_leaves_a_bot(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "me")
            async with table.reader(0) as me, table.reader(1) as leaver:
                assert await code_of(leaver.request("leave", seat=0)) == "seat"
                assert (await leaver.request("leave", seat=1))["type"] == "done"
                await leaver.until(lambda: leaver.closed is not None)
                assert leaver.closed == 4403
                await me.until(lambda: me.state["table"]["seats"][1]["player"] == "open")
                async with table.reader(1) as again:
                    assert again.errors[0]["code"] == "key"
                link = await lobby.call("POST", f"/api/tables/{table.table}/invite?seat=1", table.keys[0])
                held = await lobby.call("POST", "/api/join", json={"invite": link["secret"], "name": "New"})
                async with Reader(server.url, held["key"]) as new:
                    assert new.ask() is not None
                    await new.say("bid:1")
                    assert new.side()["undo"] == 1
                    await new.request("resign", seat=1)
                    assert (new.side()["undo"], new.side()["undo_ask"]) == (0, False)
                    assert await code_of(new.request("undo", seat=1)) == "not-now"
                    assert await code_of(new.request("resign", seat=1)) == "not-now"
                    assert new.state["table"]["seats"][1]["resigned"]
                    assert await code_of(new.request("propose", seat=1, what="return", of=1)) == "not-now"

    run(scenario())


def test_a_rematch_gives_everybody_his_seat_again(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "bot", rounds=2)
            await lobby.call("POST", f"/api/tables/{table.table}/rematch", table.keys[0], want=409)
            async with table.reader(0, 1) as we:
                await we.request("rename", seat=1, name="Jan")
                while not we.over:
                    await we.until(lambda: we.over or any(s["ask"] and not s["sealed"] for s in we.state["sides"]))
                    for seat in (0, 1):
                        if not we.over and (ask := we.ask(seat)) and not we.side(seat)["sealed"]:
                            await we.say(ask["options"][-1], seat=seat)
                path = f"/api/tables/{table.table}/rematch"
                first, second = await asyncio.gather(
                    lobby.call("POST", path, table.keys[0]), lobby.call("POST", path, table.keys[1])
                )
                assert first["table"] == second["table"] != table.table
                assert (first["seat"], second["seat"]) == (0, 1)
                await we.until(lambda: we.state["table"]["rematch"] == first["table"])
                async with Reader(server.url, second["key"]) as jan:
                    seats = jan.state["table"]["seats"]
                    assert [seat["player"] for seat in seats] == ["person", "person", "bot"]
                    assert seats[1]["name"] == "Jan"

    run(scenario())
