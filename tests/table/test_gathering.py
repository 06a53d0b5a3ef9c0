"""Deal when all sit: each person's page has a part in the deal, and nobody chooses it."""

from __future__ import annotations

import json
from functools import partial

import pytest

from polana.cli.replay import broken_promise
from polana.kernel.match import Match
from polana.kernel.seal import commitment, mixed_seed, stake
from polana.kernel.state import dump
from polana.table.complaint import Complaint
from polana.table.gathering import LAYING, OPENING
from polana.table.ledger import Plea
from polana.table.live import Live
from tests.table.client import DRAWN, Lobby, Reader, level
from tests.table.conftest import run
from tests.table.moved import Moved
from tests.table.serverless import Serverless
from tests.table.test_deal import play_out
from tests.table.test_play import code_of
from tests.table.test_seats import why_not

NUMBERS = ["0f6c1d9be2a7433c8a51d07be94c2f66", "b80e77421c0f4d5a96b3e8d2150a9c3e", "1" * 32]


def gathered(*players: str) -> Serverless:
    return Serverless(*players, gather=True)  # type: ignore[arg-type]


def lay(desk: Serverless, *seats: int) -> None:
    for seat in seats:
        desk.act(partial(Live.lay, seat=seat, commitment=stake("t", seat, NUMBERS[seat])))


def reveal(desk: Serverless, *seats: int) -> None:
    for seat in seats:
        desk.act(partial(Live.reveal, seat=seat, number=NUMBERS[seat]))


def why(desk: Serverless, request) -> str:
    with pytest.raises(Complaint) as refused:
        desk.act(request)
    return refused.value.reason.message


def kinds(desk: Serverless) -> list[str]:
    return [entry.kind for entry in desk.log]


def seed_of(desk: Serverless, *seats: int) -> int:
    return mixed_seed("5a17", 7, [(seat, NUMBERS[seat]) for seat in seats])


# --- the way to the deal ------------------------------------------------------------------------------------------


def test_the_match_is_dealt_with_the_tables_seed_and_everybodys_number_once_all_sit():
    desk = gathered("person", "open")
    lay(desk, 0)
    assert kinds(desk) == ["stake"]
    desk.act(lambda live: live.join(1, "Ola"))
    lay(desk, 1)
    assert kinds(desk) == ["stake", "seat", "stake", "close"]
    reveal(desk, 1, 0)
    assert kinds(desk)[-3:] == ["reveal", "reveal", "deal"]
    live = desk.live
    assert live.match.seed == live.ledger.seed == seed_of(desk, 0, 1)
    assert live.info().dealing is None
    assert sorted(live.waiting) == [0, 1]
    assert desk.notes == []
    seal = live.match.seal
    assert seal is not None
    assert seal.holds(live.match.seed)
    assert seal.commitment == commitment(7, "5a17")
    desk.say(0, "bid:1")


def test_every_step_on_the_way_is_the_same_after_a_restart():
    desk = gathered("person", "open", "bot")
    desk.act(lambda live: live.join(1, "Ola"))
    for step in (lambda: lay(desk, 0), lambda: lay(desk, 1), lambda: reveal(desk, 0), lambda: reveal(desk, 1)):
        step()
        again = desk.rebuilt()
        assert again.info() == desk.live.info()
        assert (again.due, again.waiting, again.match.seed) == (desk.live.due, desk.live.waiting, desk.live.match.seed)
        assert again.state((0,), None) == desk.live.state((0,), None)
    assert desk.live.match.seed == seed_of(desk, 0, 1)


def test_before_the_deal_nobody_sees_anything_of_it_and_nothing_can_be_done():
    others = [gathered("person", "open", "bot"), Serverless("person", "open", "bot", seed=8, gather=True)]
    # Whatever the seed: what a seat, a spectator and a list of tables are told is the same.
    told = [[desk.live.state((reader,), None) for reader in (0, 1, -1)] for desk in others]
    promises = [commitment(seed, "5a17").encode() for seed in (7, 8)]
    assert [one.replace(promises[0], b"") for one in told[0]] == [one.replace(promises[1], b"") for one in told[1]]
    assert others[0].live.summary() == others[1].live.summary()
    desk = others[0]
    state = json.loads(told[0][0])
    [side] = state["sides"]
    assert (side["ask"], side["news"], side["undo"], state["table"]["waiting"]) == (None, [], 0, [])
    assert side["view"] == json.loads(told[0][2])["sides"][0]["view"]
    assert desk.live.bots_asked == []
    for request in (
        lambda live: live.say(0, 0, ["bid:1"]),
        lambda live: live.undo(0),
        lambda live: live.why(0, "bid:1"),
        lambda live: live.outlook(0, 0),
        lambda live: live.bot_says(2, 0, "bid:1"),
        lambda live: live.passes(0, 0),
        lambda live: live.resign(0, "greedy"),
        lambda live: live.propose(0, Plea("draw", 0)),
        lambda live: live.propose(0, Plea("undo", 0)),
        lambda live: live.copied(0),
    ):
        assert why(desk, request) == "error-table-not-dealt"
    assert desk.log == []


def test_no_number_is_shown_before_the_deal_and_neither_seed_nor_salt_before_the_end():
    desk = gathered("person", "person")
    lay(desk, 0, 1)
    reveal(desk, 0)
    for reader in (0, 1, -1):
        told = desk.live.state((reader,), None).decode()
        assert NUMBERS[0] not in told
        assert '"opened":[0]' in told
    reveal(desk, 1)
    told = desk.live.state((-1,), None).decode()
    assert NUMBERS[0] in told
    assert "5a17" not in told
    assert str(desk.live.match.seed) not in told


# --- nobody chooses -----------------------------------------------------------------------------------------------


def test_numbers_are_opened_only_when_nothing_more_can_be_laid_down():
    desk = gathered("person", "open")
    lay(desk, 0)
    assert why(desk, lambda live: live.reveal(0, NUMBERS[0])) == "error-table-stakes-open"
    desk.act(lambda live: live.join(1, "Ola"))
    lay(desk, 1)
    for seat in (0, 1):
        late = stake("t", seat, NUMBERS[2])
        assert why(desk, lambda live, seat=seat, late=late: live.lay(seat, late)) == "error-table-stakes-closed"
    reveal(desk, 0)
    assert why(desk, lambda live: live.lay(1, stake("t", 1, NUMBERS[2]))) == "error-table-stakes-closed"


def test_only_the_number_that_was_laid_down_opens_it_and_no_seat_can_use_what_another_laid_down():
    desk = gathered("person", "person")
    lay(desk, 0)
    desk.act(lambda live: live.lay(1, stake("t", 0, NUMBERS[0])))  # a mirror of the first
    assert why(desk, lambda live: live.reveal(0, NUMBERS[1])) == "error-table-other-number"
    reveal(desk, 0)
    assert why(desk, lambda live: live.reveal(1, NUMBERS[0])) == "error-table-other-number"
    assert why(desk, lambda live: live.reveal(1, NUMBERS[1])) == "error-table-other-number"
    assert desk.live.ledger.gathering.numbers == {0: NUMBERS[0]}


def test_to_open_a_number_again_is_no_harm_and_changes_nothing():
    desk = gathered("person", "person")
    lay(desk, 0, 1)
    reveal(desk, 0, 0, 1)
    assert kinds(desk) == ["stake", "stake", "close", "reveal", "reveal", "deal"]
    seed = desk.live.match.seed
    reveal(desk, 0, 1)
    assert why(desk, lambda live: live.reveal(0, NUMBERS[2])) == "error-table-other-number"
    assert (len(desk.log), desk.live.match.seed) == (6, seed)


def test_another_device_of_a_seat_lays_down_anew_until_the_list_is_closed():
    desk = gathered("person", "person")
    desk.act(lambda live: live.lay(0, stake("t", 0, NUMBERS[2])))
    lay(desk, 0, 0)
    assert kinds(desk) == ["stake", "stake"]
    lay(desk, 1)
    assert why(desk, lambda live: live.reveal(0, NUMBERS[2])) == "error-table-other-number"
    reveal(desk, 0, 1)
    assert desk.live.match.seed == seed_of(desk, 0, 1)


def test_whoever_leaves_before_the_list_is_closed_takes_his_stake_with_him_and_the_table_waits_on():
    desk = gathered("person", "person", "person")
    lay(desk, 0, 1)
    desk.act(lambda live: live.leave(1))
    assert desk.live.ledger.gathering.stakes.keys() == {0}
    assert desk.live.due == 0
    lay(desk, 2)
    assert "close" not in kinds(desk)
    desk.act(lambda live: live.join(1, "Ola"))
    assert desk.notes == []  # he has seen nothing, so nobody took anything over
    assert "close" not in kinds(desk)
    lay(desk, 1)
    reveal(desk, 0, 1, 2)
    assert desk.live.match.seed == seed_of(desk, 0, 1, 2)
    assert "redeal" not in kinds(desk)


def test_whoever_leaves_after_that_cannot_begin_it_anew():
    """Somebody who knows what would come, with the help of the server, could leave until he likes it."""
    desk = gathered("person", "person")
    lay(desk, 0, 1)
    reveal(desk, 0)
    desk.act(lambda live: live.leave(1))
    assert kinds(desk)[-2:] == ["seat", "deal"]  # nothing is left to wait for
    assert desk.live.match.seed == seed_of(desk, 0)
    desk = gathered("person", "person")
    lay(desk, 0, 1)
    reveal(desk, 1)
    desk.act(lambda live: live.leave(1))
    desk.act(lambda live: live.join(1, "Ola"))
    assert why(desk, lambda live: live.reveal(1, NUMBERS[1])) == "error-table-stakes-closed"
    reveal(desk, 0)
    assert desk.live.match.seed == seed_of(desk, 0, 1)  # what was open counts
    [note] = desk.live.ledger.notes
    assert (note.message, note.args) == ("table-note-left-out", {"seats": [1]})


def test_a_page_that_never_lays_down_is_left_out_after_a_while_and_all_are_told():
    desk = gathered("person", "open")
    lay(desk, 0)
    desk.clock.move(3600)  # nobody waits for anybody while a seat is open
    assert desk.live.due == 0
    desk.act(lambda live: live.join(1, "old page"))
    assert desk.live.due == desk.clock.now() + LAYING
    desk.clock.move(LAYING - 1)
    desk.act(lambda live: live.rename(1, "slow page"))  # gives nobody more time
    assert desk.act(lambda live: live.ring([0, 1], "greedy")) == []
    desk.clock.move(1)
    desk.act(lambda live: live.ring([0, 1], "greedy"))
    assert kinds(desk)[-1] == "close"
    assert desk.live.due == desk.clock.now() + OPENING
    reveal(desk, 0)
    assert desk.live.match.seed == seed_of(desk, 0)
    [note] = desk.live.ledger.notes
    assert (note.message, note.args) == ("table-note-left-out", {"seats": [1]})
    desk.say(1, "bid:1")


def test_a_number_that_is_not_opened_in_time_is_left_out_and_all_are_told():
    desk = gathered("person", "person")
    lay(desk, 0, 1)
    reveal(desk, 1)
    desk.clock.move(OPENING)
    assert desk.live.due == desk.clock.now()
    desk.act(lambda live: live.ring(None, "greedy"))
    assert desk.live.match.seed == seed_of(desk, 1)
    assert desk.live.ledger.notes[-1].args == {"seats": [0]}
    assert why(desk, lambda live: live.reveal(0, NUMBERS[0])) == "error-table-stakes-closed"
    deal = desk.live.info().deal
    assert deal is not None
    assert [(one.seat, one.number) for one in deal.stakes] == [(0, ""), (1, NUMBERS[1])]


def test_where_nobody_lays_down_anything_the_table_deals_all_the_same():
    desk = gathered("person", "person")
    desk.live.ledger.gathering.full_at = desk.clock.now()
    desk.clock.move(LAYING)
    desk.act(lambda live: live.ring([0, 1], "greedy"))
    assert kinds(desk) == ["close", "deal"]
    assert desk.live.match.seed == seed_of(desk)


def test_a_bot_on_the_last_free_seat_keeps_nobody_waiting():
    desk = gathered("person", "open", "open")
    lay(desk, 0)
    desk.act(lambda live: live.propose(0, Plea("bot", 1, "greedy")))
    assert "close" not in kinds(desk)
    desk.act(lambda live: live.propose(0, Plea("bot", 2, "greedy")))
    assert kinds(desk)[-1] == "close"
    reveal(desk, 0)
    assert desk.live.match.seed == seed_of(desk, 0)
    assert desk.live.bots_asked == [1, 2]


def test_clocks_run_from_the_deal_on():
    desk = gathered("person", "person")
    desk.clock.move(1000)
    lay(desk, 0, 1)
    reveal(desk, 0, 1)
    assert desk.live.ledger.times.asked_at == desk.clock.now()


# --- at a server --------------------------------------------------------------------------------------------------


def test_two_people_play_a_match_that_both_had_a_part_in_and_the_record_shows_it(server):
    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", rounds=2)
            path = f"/api/tables/{table.table}"
            async with table.reader(0) as host, table.reader() as watcher:
                first = host.state["table"]["deal"]
                await host.until(lambda: host.state["table"]["dealing"]["stakes"])
                assert host.state["table"]["dealing"]["until"] is None
                assert await code_of(watcher.request("lay", seat=0, commitment="0" * 64)) == "seat"
                await lobby.call("GET", f"{path}/replay", table.keys[0], want=409)
                await lobby.call("GET", f"{path}/outline", table.watch, want=409)
                await lobby.join(table, 1)
                await lobby.call("GET", f"{path}/record", *table.keys.values(), want=409)
                async with table.reader(1) as friend:
                    assert friend.ask() is not None
                    await level(host, friend, watcher)
                    numbers = [DRAWN[table.table, seat] for seat in (0, 1)]
                    for reader in (host, friend, watcher):
                        deal = reader.state["table"]["deal"]
                        assert [one["number"] for one in deal["stakes"]] == numbers
                        assert (deal["own"], deal["seed"], deal["salt"]) == ("", "", "")
            async with table.reader(0, 1) as both:
                await play_out(both)
                last = both.state["table"]["deal"]
            assert last["commitment"] == first["commitment"] == commitment(int(last["own"]), last["salt"])
            assert int(last["seed"]) == mixed_seed(last["salt"], int(last["own"]), list(enumerate(numbers)))
            text = await lobby.call("GET", f"{path}/record", table.watch)
            match = Match.replay(text)
            assert f"own {last['own']}\nstake 0 {numbers[0]}\nstake 1 {numbers[1]}\n" in text
            assert broken_promise(match, text) is None
            # The rematch is dealt in the same way, with other numbers.
            held = [await lobby.call("POST", f"{path}/rematch", table.keys[seat]) for seat in (0, 1)]
            async with Reader(server.url, held[0]["key"]) as host, Reader(server.url, held[1]["key"]) as friend:
                # What the host lays down may come to the other process after his friend.
                await friend.until(lambda: friend.ask() is not None)
                fresh = friend.state["table"]["deal"]["stakes"]
                assert [one["seat"] for one in fresh] == [0, 1]
                assert not {one["number"] for one in fresh} & set(numbers)
                await host.until(lambda: host.ask() is not None)

    run(scenario())


@pytest.mark.parametrize("players", [("me", "bot"), ("me", "me"), ("bot", "bot"), ("friend", "bot")])
def test_where_one_person_plays_nobody_waits_and_the_tables_own_seed_is_dealt(plain, players):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open(*players, rounds=2)
            async with table.reader() as watcher:
                assert watcher.state["table"]["dealing"] is None

    run(scenario())


def test_a_server_that_is_started_again_in_the_middle_goes_on_where_it_was(serve):
    clock = Moved()
    first = serve(clock)

    def page(url: str, key: str) -> Reader:
        reader = Reader(url, key)
        reader.deals = False
        return reader

    async def before():
        async with Lobby(first.url) as lobby:
            table = await lobby.open("me", "friend", rounds=30)
            await lobby.join(table, 1, "Ola")
            async with page(first.url, table.keys[0]) as host, page(first.url, table.keys[1]) as friend:
                await host.request("lay", seat=0, commitment=stake(table.table, 0, NUMBERS[0]))
                assert await why_not(host.request("reveal", seat=0, number=NUMBERS[0])) == "error-table-stakes-open"
                await friend.request("lay", seat=1, commitment=stake(table.table, 1, NUMBERS[1]))
                assert friend.state["table"]["dealing"]["closed"]
                for bad in ("F" * 64, "0" * 63, ""):
                    assert await code_of(host.request("lay", seat=0, commitment=bad)) == "malformed"
                    assert await code_of(host.request("reveal", seat=0, number=bad)) == "malformed"
            return table

    table = run(before())
    first.stop()
    second = serve(clock)

    async def after():
        async with page(second.url, table.keys[0]) as host:
            assert host.state["table"]["dealing"]["closed"]
            await host.request("reveal", seat=0, number=NUMBERS[0])
            assert host.state["table"]["dealing"]["opened"] == [0]
            # The friend does not come back. Whoever could not be heard has a moment, then the table deals.
            await clock.awaited(OPENING, 60)
            clock.move(60)
            await host.until(lambda: host.state["table"]["dealing"] is None)
            assert [note["message"] for note in host.state["table"]["notes"]] == ["table-note-left-out"]
            assert [one["number"] for one in host.state["table"]["deal"]["stakes"]] == [NUMBERS[0], ""]
            await host.say("bid:1")
        async with page(second.url, table.keys[1]) as friend:
            assert await why_not(friend.request("reveal", seat=1, number=NUMBERS[1])) == "error-table-stakes-closed"
            assert friend.ask() is not None

    run(after())


def test_a_page_that_knows_nothing_of_stakes_still_plays(serve):
    clock = Moved()
    server = serve(clock)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", rounds=30)
            await lobby.join(table, 1)
            old = Reader(server.url, table.keys[1])
            old.deals = False
            async with table.reader(0) as host, old:
                await host.until(lambda: host.state["table"]["dealing"]["stakes"])
                await clock.awaited(LAYING - 1, LAYING + 1)
                clock.move(LAYING)
                await old.until(lambda: old.ask() is not None)
                await old.say("bid:1")

    run(scenario())


@pytest.mark.parametrize("goes", ["before the deal", "when it is dealt"])
def test_a_host_who_fills_the_seats_himself_until_he_likes_the_deal_loses_it_when_his_friend_comes(goes):
    changed = 0
    for seed in range(8):
        desk = Serverless("person", "open", "bot", seed=seed, gather=True)
        desk.act(lambda live: live.join(1, "alias"))
        lay(desk, 0, 1)
        reveal(desk, *((0,) if goes == "before the deal" else (0, 1)))
        desk.act(lambda live: live.leave(1))
        assert not desk.live.ledger.gathering.on
        desk.bot_says(2, "bid:1")
        chosen = desk.hand(0)
        desk.act(lambda live: live.join(1, "Ola"))
        assert [(one.eyes, one.why) for one in desk.live.match.dealt] == [([], "sat:1")]
        changed += desk.hand(0) != chosen
        assert dump(desk.rebuilt().match.state) == dump(desk.live.match.state)
    assert changed > 5


def test_what_is_dealt_anew_for_nobodys_eyes_is_covered_by_the_promise_of_the_table():
    desk = Serverless("person", "open", rounds=2, gather=True)
    desk.act(lambda live: live.join(1, "alias"))
    lay(desk, 0, 1)
    reveal(desk, 0, 1)
    desk.act(lambda live: live.leave(1))
    desk.act(lambda live: live.join(1, "Ola"))
    while not desk.live.match.over:
        seat = next(seat for seat in desk.live.waiting if desk.live.match.sealed(seat) is None)
        ask = desk.live.match.ask_of(seat)
        assert ask is not None
        desk.say(seat, ask.options[-1].text)
    text = desk.live.match.record()
    assert "\nredeal - " in text
    assert broken_promise(Match.replay(text), text) is None


def test_whoever_has_said_a_word_since_the_deal_or_sits_with_another_keeps_what_he_holds():
    for alone in (True, False):
        desk = gathered("person", "open") if alone else gathered("person", "open", "open")
        others = [1] if alone else [1, 2]
        for seat in others:
            desk.act(partial(Live.join, seat=seat, name="Ola"))
        lay(desk, 0, *others)
        reveal(desk, 0, *others)
        if alone:
            desk.say(0, "bid:1")
        desk.act(lambda live: live.leave(1))
        held = desk.hand(0)
        desk.act(lambda live: live.join(1, "Jan"))
        assert desk.hand(0) == held
        [dealt] = desk.live.match.dealt
        assert 0 in dealt.eyes


def test_whoever_is_invited_to_a_match_that_was_dealt_without_him_is_told_before_he_sits_down(server):
    """A host who fills the seats himself, looks, and then gives one away."""

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend", rounds=30)
            path = f"/api/tables/{table.table}"
            before = await lobby.call("POST", "/api/invited", json={"invite": table.invites[1]})
            assert before["notes"] == []
            await lobby.join(table, 1)
            await table.deal()
            async with table.reader(1) as alias:
                await alias.request("leave", seat=1)
            link = await lobby.call("POST", f"{path}/invite?seat=1", table.keys[0])
            told = await lobby.call("POST", "/api/invited", json={"invite": link["secret"]})
            assert [note["message"] for note in told["notes"]] == ["table-note-before"]
            await lobby.call("POST", "/api/join", json={"invite": link["secret"]})
            async with table.reader(0) as host:
                notes = [note["message"] for note in host.state["table"]["notes"]]
                assert notes == ["table-note-dealt", "table-note-handed"]

    run(scenario())
