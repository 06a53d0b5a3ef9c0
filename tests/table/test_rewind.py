"""Taking words back: who has a say in it, and what chance brings afterwards."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from polana.cli.replay import broken_promise
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from polana.table.complaint import Complaint
from polana.table.ledger import Plea, Upgrade
from polana.table.rows import Entry
from polana.table.waiting import LETTER_PAUSE
from tests.table.client import Lobby, Reader
from tests.table.conftest import PATIENCE, run
from tests.table.moved import Moved
from tests.table.serverless import Serverless
from tests.table.test_notices import Letterbox
from tests.table.test_play import code_of

UNDO = Plea("undo", 0)


def stand_in(desk: Serverless, seat: int) -> None:
    """A bot plays for somebody who is away."""
    desk.act(lambda live: [live._reseat(seat, player="bot", level="greedy", stand_in=True)])


def come_back(desk: Serverless, seat: int) -> None:
    desk.act(lambda live: live.come_back(seat))


def propose(desk: Serverless, seat: int = 0) -> int:
    return desk.act(lambda live: live.propose(seat, Plea("undo", seat)))[0].n


def code(desk: Serverless, request) -> str:
    with pytest.raises(Complaint) as told:
        desk.act(request)
    return told.value.code


def one_round(desk: Serverless, word: str) -> None:
    """Seat 0 bids most and says a word; whoever sits in seat 1 bids nothing."""
    desk.say(0, "bid:2")
    if desk.live.ledger.seats[1].player == "bot":
        desk.bot_says(1, "bid:0")
    else:
        desk.say(1, "bid:0")
    desk.say(0, word)


def test_whoever_is_away_keeps_his_say_while_a_bot_stands_in_for_him():
    desk = Serverless("person", "person")
    one_round(desk, "draw")
    stand_in(desk, 1)
    for _ in range(3):
        one_round(desk, "draw")
    said, words = list(desk.live.ledger.said), desk.live.ledger.words
    id = propose(desk)
    assert desk.live.ledger.said == said
    assert desk.live.ledger.proposals[id].needs == [1]
    assert code(desk, lambda live: live.vote(0, id, True)) == "not-now"
    come_back(desk, 1)
    desk.act(lambda live: live.vote(1, id, True))
    assert desk.live.ledger.words < words
    assert "table-note-undone" in desk.notes


def test_a_proposal_to_take_back_stays_when_a_bot_takes_over_for_one_who_has_a_say():
    desk = Serverless("person", "person", "person")
    one_round_of_three(desk)
    id = propose(desk)
    stand_in(desk, 2)
    desk.act(lambda live: live.vote(1, id, True))
    assert desk.live.ledger.proposals[id].needs == [1, 2]
    assert "table-note-undone" not in desk.notes
    desk.act(lambda live: live.chat(2, "no"))
    assert desk.live.ledger.proposals[id].needs == [1, 2]


@pytest.mark.parametrize("others", [1, 2])
def test_a_proposal_to_take_back_what_lay_face_down_lapses_with_it(others):
    """Whoever took it up again by himself left a proposal about nothing: the vote failed, and so did whoever left."""
    desk = Serverless("person", "person", "person") if others == 2 else Serverless("person", "person")
    desk.say(0, "bid:2")
    id = propose(desk)
    desk.undo(0)
    assert desk.live.ledger.proposals == {}
    assert code(desk, lambda live: live.vote(1, id, True)) == "not-now"
    desk.say(0, "bid:1")
    propose(desk)
    desk.say(0, "bid:0")  # another in its place
    assert desk.live.ledger.proposals == {}
    propose(desk)
    desk.say(1, "bid:2") if others == 2 else None
    assert len(desk.live.ledger.proposals) == 1  # that was somebody else's
    assert desk.rebuilt().ledger.proposals == desk.live.ledger.proposals


def test_a_proposal_is_about_the_word_that_was_last_when_it_was_made():
    """After one about an earlier word its proposer put an answer down: the others agreed to that being taken back."""
    desk = Serverless("person", "person", "person")
    one_round_of_three(desk)
    id = propose(desk)
    desk.say(0, "bid:1")
    assert code(desk, lambda live: live.vote(1, id, True)) == "not-now"
    assert desk.live.ledger.words == 5


def test_words_that_an_upgrade_has_cut_off_are_not_proposed_to_be_taken_back_any_longer():
    desk = Serverless("person", "person")
    one_round(desk, "draw")
    propose(desk)
    upgrade = Upgrade("2", "0", keep=0, lost=3)
    desk.act(lambda live: [Entry("upgrade", -1, msgspec.json.encode(upgrade).decode())])
    assert desk.live.ledger.proposals == {}


@pytest.mark.parametrize("how", ["resign", "leave"])
def test_if_the_last_who_has_not_voted_gives_up_his_seat_what_the_others_agreed_to_happens(how):
    desk = Serverless("person", "person", "person")
    one_round_of_three(desk)
    words, id = desk.live.ledger.words, propose(desk)
    desk.act(lambda live: live.vote(1, id, True))
    desk.act(lambda live: live.resign(2, "greedy") if how == "resign" else live.leave(2))
    assert desk.live.ledger.proposals == {}
    assert desk.live.ledger.words == words - 1
    assert "table-note-undone" in desk.notes
    assert desk.rebuilt().position() == desk.live.position()


def test_if_he_gives_up_his_seat_while_a_bot_stands_in_for_him_it_happens_too():
    desk = Serverless("person", "person", "person")
    one_round_of_three(desk)
    stand_in(desk, 2)
    words, id = desk.live.ledger.words, propose(desk)
    desk.act(lambda live: live.vote(1, id, True))
    desk.act(lambda live: live.leave(2))
    assert desk.live.ledger.proposals == {}
    assert desk.live.ledger.words == words - 1
    assert "table-note-undone" in desk.notes


def test_while_another_has_not_voted_it_waits_for_him():
    desk = Serverless("person", "person", "person")
    one_round_of_three(desk)
    id = propose(desk)
    desk.act(lambda live: live.resign(2, "greedy"))
    assert desk.live.ledger.proposals[id].needs == [1]
    desk.act(lambda live: live.vote(1, id, True))
    assert "table-note-undone" in desk.notes


@pytest.mark.parametrize("how", ["resign", "leave"])
def test_a_draw_that_waits_for_one_who_gives_up_his_seat_is_agreed_on_unless_his_bot_plays_on(how):
    desk = Serverless("person", "person", "person")
    one_round_of_three(desk)
    [entry] = desk.act(lambda live: live.propose(0, Plea("draw", 0)))
    desk.act(lambda live: live.vote(1, entry.n, True))
    desk.act(lambda live: live.resign(2, "greedy") if how == "resign" else live.leave(2))
    assert desk.live.ledger.proposals == {}
    assert desk.live.match.over is (how == "leave")
    assert desk.rebuilt().match.over is (how == "leave")


def test_a_bot_that_nobody_is_left_to_vote_on_may_be_proposed_anew():
    desk = Serverless("person", "person", "person")
    desk.live.ledger.holders = [0, 1, 2]
    desk.say(0, "bid:2")
    desk.clock.move(3600)
    away = desk.clock.now() - 3600
    [entry] = desk.act(lambda live: live.propose(0, Plea("bot", 1, "greedy"), away))
    assert desk.live.ledger.proposals[entry.n].needs == [2]
    desk.act(lambda live: live.resign(2, "greedy"))
    assert desk.live.ledger.proposals == {}
    [again] = desk.act(lambda live: live.propose(0, Plea("bot", 1, "greedy"), away))
    assert desk.live.ledger.proposals[again.n].due


def one_round_of_three(desk: Serverless) -> None:
    desk.say(0, "bid:2")
    desk.say(1, "bid:0")
    desk.say(2, "bid:0")
    desk.say(0, "draw")


@pytest.mark.parametrize("word", ["draw", "roll"])
def test_chance_does_not_repeat_after_a_word_was_taken_back(word):
    """Draw, look, take back, draw again: once that told the next cards."""

    def seen(desk: Serverless) -> object:
        return desk.hand(0) if word == "draw" else desk.live.match.news[-1].args["count"]

    different = 0
    for seed in range(12):
        desk = Serverless("person", "bot", seed=seed)
        desk.say(0, "bid:2")
        desk.bot_says(1, "bid:0")
        before = [desk.hand(0), desk.hand(1)]
        desk.say(0, word)
        first = seen(desk)
        propose(desk)
        assert [desk.hand(0), desk.hand(1)] == before  # what somebody knows stays
        assert desk.notes == ["table-note-undone", "table-note-drawn"]
        desk.say(0, word)
        different += seen(desk) != first
        # Another process rebuilds the same, and so does the record.
        assert dump(desk.rebuilt().match.state) == dump(desk.live.match.state)
        assert dump(Match.replay(desk.live.match.record()).state) == dump(desk.live.match.state)
    assert different > 6


def test_what_no_die_and_no_draw_followed_is_taken_back_without_a_new_deal():
    desk = Serverless("person", "person")
    desk.say(0, "bid:2")
    desk.say(1, "bid:0")
    desk.say(0, "pass")
    for _ in range(2):
        id = propose(desk)
        desk.act(lambda live: live.vote(1, id, True))  # noqa: B023
        desk.say(0, "pass")
    assert desk.notes == ["table-note-undone"] * 2
    assert desk.live.match.dealt == []


def test_a_word_that_a_draw_followed_is_taken_back_once():
    """Whoever could do so again and again would roll until he likes it."""
    desk = Serverless("person", "bot")
    desk.say(0, "bid:2")
    desk.bot_says(1, "bid:0")
    desk.say(0, "roll")
    propose(desk)
    desk.say(0, "roll")
    assert not desk.live.may_ask_undo(0)
    assert not desk.rebuilt().may_ask_undo(0)
    assert code(desk, lambda live: live.propose(0, UNDO)) == "no-undo"
    # Later words can be taken back again, and earlier ones.
    one_round(desk, "roll")
    propose(desk)
    assert [one.why for one in desk.live.match.dealt] == ["undo", "undo"]
    assert len({one.after for one in desk.live.match.dealt}) == 2
    assert [one.seed for one in desk.rebuilt().match.dealt] == [one.seed for one in desk.live.match.dealt]


@pytest.mark.parametrize("seed", range(4))
def test_whoever_goes_back_and_forth_never_meets_the_same_chance_again(seed):
    """Going back behind a new deal takes that back, too: the next must not be the same one again."""
    desk, rng, seeds = Serverless("person", "bot", seed=seed), Rng(seed), []
    for _ in range(150):
        ask = desk.live.match.ask
        assert ask is not None
        if desk.live.may_ask_undo(0) and desk.live.ledger.words > 8 + rng.below(4):
            for _ in range(1 + rng.below(8)):
                if desk.live.may_ask_undo(0):
                    seeds += [int(one.text.split()[0]) for one in desk.act(lambda live: live.propose(0, UNDO))[2:]]
        elif ask.seat == 1:
            desk.bot_says(1, "bid:0")
        else:
            desk.say(0, "bid:2" if ask.about == "ask-hoard-bid" else "roll")
    assert len(set(seeds)) == len(seeds) > 3


def test_a_bid_that_lies_face_down_is_no_way_round_that():
    desk = Serverless("person", "person")
    one_round(desk, "roll")
    id = propose(desk)
    desk.act(lambda live: live.vote(1, id, True))
    desk.say(0, "roll")
    desk.say(1, "bid:0")
    assert not desk.live.may_ask_undo(0)
    assert desk.live.may_ask_undo(1)


def test_what_is_drawn_anew_is_covered_by_the_promise_of_the_table():
    desk = Serverless("person", "bot", rounds=2)
    one_round(desk, "draw")
    propose(desk)
    desk.say(0, "draw")
    one_round(desk, "roll")
    assert desk.live.match.over
    text = desk.live.match.record()
    match = Match.replay(text)
    assert [(one.after, one.eyes, one.why) for one in match.dealt] == [(2, [0, 1], "undo")]
    assert broken_promise(match, text) is None


@pytest.mark.parametrize("other", ["person", "bot"])
def test_a_match_that_is_over_stays_over(other):
    """All can see by then what was hidden, and the seed: whoever took his last word back would know what comes."""
    desk = Serverless("person", other, rounds=1)
    desk.act(
        lambda live: [live._choose(live.match, seat, live._word(word)) for seat, word in ((0, "bid:3"), (1, "bid:0"))]
    )
    desk.say(0, "pass")
    assert desk.live.match.over
    assert desk.live.match.undo_depth(0)
    assert desk.live.sight(0, None).undo == 0
    assert code(desk, lambda live: live.undo(0)) == "no-undo"
    assert code(desk, lambda live: live.propose(0, UNDO)) == "not-now"
    assert desk.live.match.over


def test_another_process_that_follows_comes_to_the_same(plain):
    desk = Serverless("person", "bot")
    one_round(desk, "draw")
    twin = desk.rebuilt()
    seq = twin.ledger.seq
    desk.act(lambda live: live.leave(0))
    desk.act(lambda live: live.join(0, "Ola"))
    one_round(desk, "draw")
    twin.follow([entry for entry in desk.log if entry.n > seq])
    assert dump(twin.match.state) == dump(desk.live.match.state)
    assert twin.lore == desk.live.lore == desk.rebuilt().lore


def test_nobody_may_be_replaced_after_seconds(serve):
    server = serve(least_away=2.0)

    async def scenario():
        async with Lobby(server.url) as lobby:
            wish = {"game": "hoard", "seats": [{"player": "me"}, {"player": "friend"}], "away": 0.05}
            fault = await lobby.call("POST", "/api/tables", json=wish, want=400)
            assert fault["reason"]["message"] == "error-table-short-away"
            record = "polana 1\ngame hoard 1 data 0\nseats ? ?\nseed 7\n"
            await lobby.call("POST", "/api/tables/import", json={"record": record, "away": 1}, want=400)
            await lobby.call("POST", "/api/tables", json={**wish, "away": 2}, want=201)

    run(scenario())


def test_a_lone_opponent_cannot_take_back_what_he_said_and_the_absent_one_is_told(serve):
    """A clock of three seconds put a bot into the seat; then its opponent took back whatever he liked."""
    clock = Moved()
    server = serve(clock, private_webhooks=True)

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            short = {"clock": {"kind": "move", "seconds": 3, "zero": "bot"}}
            table = await lobby.open("me", "friend", more=short, rounds=30)
            key = await lobby.join(table, 1, "Ola")
            hook = {"webhook": {"url": f"{box.url}/ola", "form": "json"}, "lang": "en"}
            await lobby.call("PUT", f"/api/tables/{table.table}/notices", key, json=hook)
            await table.deal()
            async with table.reader(0) as me:
                await me.say("bid:3")
                await clock.awaited(0, 3)
                clock.move(4)
                await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
                assert me.state["table"]["seats"][1]["stand_in"]
                await me.say("draw")
                hand = me.side()["view"]["hand"]
                await me.request("propose", seat=0, what="undo", of=0)
                [proposal] = me.state["table"]["proposals"]
                assert proposal["needs"] == [1]
                assert me.side()["view"]["hand"] == hand
                assert await code_of(me.request("vote", seat=0, proposal=proposal["id"], agree=True)) == "not-now"
                async with asyncio.timeout(PATIENCE):
                    while not any(b"take words back" in body for _, _, body in box.letters):
                        await asyncio.sleep(0.02)

    run(scenario())


def test_words_of_his_own_that_somebody_takes_back_while_a_bot_stands_in_for_another_are_noted():
    """Nobody's consent is needed for it, so nobody heard of it."""
    desk = Serverless("person", "person", "person")
    for seat in (0, 1, 2):
        desk.say(seat, f"bid:{2 - seat}")
    desk.say(0, "pass")
    desk.undo(0)
    assert desk.notes == []  # all of them are asked themselves
    stand_in(desk, 2)
    for _ in range(3):
        desk.say(0, "pass")
        desk.undo(0)
    assert desk.notes == ["table-note-unasked"]  # one for all of them: a thousand would fill every message
    [note] = desk.live.ledger.notes
    assert note.args == {"seat": 0, "count": 3}
    assert note.at == desk.clock.now()
    assert desk.rebuilt().ledger.notes == desk.live.ledger.notes
    come_back(desk, 2)
    desk.say(0, "pass")
    desk.undo(0)
    assert desk.notes == ["table-note-unasked"]
    stand_in(desk, 2)
    desk.say(0, "pass")
    desk.undo(0)
    assert [note.args["count"] for note in desk.live.ledger.notes] == [3, 1]  # he was here in between


def test_an_answer_that_lies_face_down_is_nobodys_yet():
    desk = Serverless("person", "person", "person")
    stand_in(desk, 2)
    desk.say(0, "bid:2")
    desk.undo(0)
    assert desk.notes == []


def test_whoever_is_away_has_one_letter_about_what_others_take_back_by_themselves(serve):
    clock = Moved()
    server = serve(clock, private_webhooks=True)

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            short = {"clock": {"kind": "move", "seconds": 3, "zero": "bot"}}
            table = await lobby.open("me", "friend", more=short, rounds=30)
            key = await lobby.join(table, 1, "Ola")
            hook = {"webhook": {"url": f"{box.url}/ola", "form": "json"}, "lang": "en"}
            await lobby.call("PUT", f"/api/tables/{table.table}/notices", key, json=hook)
            await table.deal()
            room = server.hub.rooms[table.table]
            await server.until(lambda: not room.readers)
            clock.move(1)

            def told() -> int:
                return sum(b"taken words of their own back" in body for _, _, body in box.letters)

            async with table.reader(0) as me:
                card = ""

                async def think_again() -> None:
                    nonlocal card
                    await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
                    card = next(word for word in me.ask()["options"] if word.startswith("c"))
                    await me.say(card)
                    await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-more")
                    await me.request("undo", seat=0)
                    await server.until(lambda: not any(task.get_name() == "undone" for task in server.hub._tasks))

                await me.say("bid:3")
                await clock.awaited(0, 3)
                clock.move(4)
                await me.until(lambda: me.state["table"]["seats"][1]["stand_in"])
                for _ in range(3):
                    await think_again()
                    assert told() == 1
                clock.move(10 * LETTER_PAUSE)
                assert [note["args"] for note in me.state["table"]["notes"][1:]] == [{"seat": 0, "count": 3}]

    run(scenario())


def test_whoever_was_told_and_has_not_come_is_not_told_again_and_again(serve):
    """An opponent proposed and withdrew: each time the absent one had another letter."""
    clock = Moved()
    server = serve(clock, private_webhooks=True)

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            table = await lobby.open("me", "me", rounds=30)
            hook = {"webhook": {"url": f"{box.url}/ola", "form": "json"}, "lang": "en"}
            await lobby.call("PUT", f"/api/tables/{table.table}/notices", table.keys[1], json=hook)
            async with table.reader(0) as me, table.reader(1) as other:
                await me.say("bid:3")
                await other.say("bid:0")
                await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
                await me.say("draw")
            await server.until(lambda: not server.hub.rooms[table.table].readers)

            def told() -> int:
                return sum(b"take words back" in body for _, _, body in box.letters)

            async def settled() -> None:
                await server.until(lambda: not any(task.get_name() == "undo" for task in server.hub._tasks))

            async with table.reader(0) as me:

                async def ask_and_withdraw() -> None:
                    await me.request("propose", seat=0, what="undo", of=0)
                    [proposal] = me.state["table"]["proposals"]
                    await me.request("vote", seat=0, proposal=proposal["id"], agree=False)
                    await settled()

                for _ in range(5):
                    await ask_and_withdraw()
                assert told() == 1
                clock.move(LETTER_PAUSE)
                await ask_and_withdraw()
                assert told() == 2
                # Whoever has looked since is told at once.
                clock.move(1)
                async with table.reader(1):
                    await server.until(lambda: server.hub.rooms[table.table].local_seats() == [0, 1])
                await server.until(lambda: server.hub.rooms[table.table].local_seats() == [0])
                await ask_and_withdraw()
                assert told() == 3

    run(scenario())


def test_a_word_said_and_taken_back_without_end_tells_the_absent_one_of_his_turn_once(serve):
    clock = Moved()
    server = serve(clock, private_webhooks=True, url="https://polana.example")

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            table = await lobby.open("me", "me")
            hook = {"webhook": {"url": f"{box.url}/ola", "form": "json"}, "lang": "en"}
            await lobby.call("PUT", f"/api/tables/{table.table}/notices", table.keys[1], json=hook)

            async with table.reader(0, 1) as both:
                await both.say("bid:3", seat=0)
                await both.say("bid:0", seat=1)
            room = server.hub.rooms[table.table]
            await server.until(lambda: not room.readers)
            clock.move(1)
            async with table.reader(0) as me:
                for _ in range(5):
                    await me.until(lambda: me.ask() and "pass" in me.ask()["options"])
                    await me.say("pass")
                    await server.until(lambda: 1 in room.live.waiting and room.notice is not None)
                    clock.move(2 * server.settings.notice_after)
                    await server.until(lambda: clock.waits(LETTER_PAUSE - 1, LETTER_PAUSE) or room.notice.done())
                    await me.request("undo", seat=0)
                assert len(box.letters) == 1
                await me.until(lambda: me.ask() and "pass" in me.ask()["options"])
                await me.say("pass")
                await server.until(lambda: 1 in room.live.waiting)
                clock.move(2 * server.settings.notice_after)
                await clock.awaited(LETTER_PAUSE - 1, LETTER_PAUSE)
                clock.move(LETTER_PAUSE)
                # The question is still open when some time has passed: he is told after all.
                await box.wait_for(2)

    run(scenario())


def test_whoever_sits_down_is_bound_by_no_vote_of_the_last_holder(serve):
    server = serve()

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", "friend")
            for seat in (1, 2):
                await lobby.join(table, seat)
            await table.deal()
            async with table.reader(0) as me, table.reader(1) as second, table.reader(2) as third:
                for seat, one in enumerate((me, second, third)):
                    await one.say(f"bid:{3 - seat}", seat=seat)
                await me.until(lambda: me.ask() and me.ask()["about"] == "ask-hoard-act")
                await me.say("draw")
                await me.request("propose", seat=0, what="undo", of=0)
                [proposal] = me.state["table"]["proposals"]
                await second.request("vote", seat=1, proposal=proposal["id"], agree=True)
                await second.request("leave", seat=1)
                link = await lobby.call("POST", f"/api/tables/{table.table}/invite?seat=1&lang=en", table.keys[0])
                held = await lobby.call("POST", "/api/join", json={"invite": link["secret"], "name": "New"}, want=201)
                async with Reader(server.url, held["key"]) as new:
                    words = new.state["table"]["words"]
                    [proposal] = new.state["table"]["proposals"]
                    assert (proposal["agreed"], proposal["needs"]) == ([], [1, 2])
                    await third.request("vote", seat=2, proposal=proposal["id"], agree=True)
                    await third.until(lambda: third.state["table"]["proposals"][0]["agreed"] == [2])
                    assert third.state["table"]["words"] == words
                    await new.request("vote", seat=1, proposal=proposal["id"], agree=True)
                    await new.until(lambda: not new.state["table"]["proposals"])
                    await me.until(lambda: me.ask() and "draw" in me.ask()["options"])
                    # What somebody has proposed who has gone since is proposed no longer.
                    await new.request("propose", seat=1, what="draw", of=1)
                    await new.request("leave", seat=1)
                link = await lobby.call("POST", f"/api/tables/{table.table}/invite?seat=1&lang=en", table.keys[0])
                await lobby.call("POST", "/api/join", json={"invite": link["secret"], "name": "Newer"}, want=201)
                await me.until(lambda: me.state["table"]["seats"][1]["name"] == "Newer")
                assert me.state["table"]["proposals"] == []

    run(scenario())
