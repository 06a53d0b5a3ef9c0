"""Opening tables, and giving their seats to people: new ones, records, invites, rematches."""

from __future__ import annotations

import logging

import msgspec

from polana.kernel.errors import RecordError, SetupError
from polana.kernel.game import find
from polana.kernel.refusal import Refusal, wrong
from polana.kernel.rng import KEYED
from polana.table import bots, lobby
from polana.table.complaint import Complaint
from polana.table.gate import too_much
from polana.table.house import beside
from polana.table.hub import Hub
from polana.table.ledger import Setting
from polana.table.live import Live, plain_text
from polana.table.retelling import LONGEST_TEXT, Told
from polana.table.room import head_of
from polana.table.rows import Entry, Opens, TableRow
from polana.table.secret import hashed, new_salt, new_secret, new_seed, new_table_id
from polana.table.work import Read, WorkCrowded, WorkFailed, WorkLate

log = logging.getLogger("polana.table")

#: The most keys to one seat of a rematch.
MOST_KEYS = 10

#: So many words of a record that somebody brings count as one table more that he opens.
WORDS = 500

#: The largest seed that a table can have.
LARGEST_SEED = 2**128 - 1

_encode = msgspec.json.Encoder().encode


async def open_new(hub: Hub, wish: lobby.NewTable) -> lobby.Opened:
    """A table before the first word, with the keys and invites of its seats."""
    _check_away(hub, wish.away)
    game = find(wish.game)
    setup = game.setup([seat.value for seat in wish.seats], dict(wish.options))
    setting = Setting(setup.seats, setup.options, [], plain_text(wish.title), wish.away, wish.clock)
    setting.gather, setting.hints = _gathers(wish.seats), wish.hints
    return await _open(hub, game.name, setting, new_seed(), KEYED, wish.seats, wish.lang, [])


async def open_record(hub: Hub, wish: lobby.ImportTable, address: str) -> lobby.Opened:
    """A table where a record ends, for somebody at this address."""
    _check_away(hub, wish.away)
    found = await _read(hub, wish.record, address)
    weight = len(found.entries) // WORDS
    if weight and await too_much(hub, "open", address, hub.settings.tables_per_minute, weight):
        raise Complaint("too-many", "error-table-too-many")
    seats = wish.seats or [lobby.SeatWish("me", value) for value in found.values]
    if len(seats) != len(found.values):
        reason = wrong("error-table-record-seats", count=len(found.values))
        raise SetupError(f"the record has {len(found.values)} seats, not {len(seats)}", reason)
    title = plain_text(wish.title)
    setting = Setting(found.values, found.options, [], title, wish.away, wish.clock, imported=True, start=found.start)
    setting.hints = wish.hints
    deals = sum(entry.kind == "redeal" for entry in found.entries)
    setting.brought = (len(found.entries) - deals, deals)
    seed = int(found.seed)
    if seed > LARGEST_SEED:
        # No table of ours has such a seed, and the database has no room for it.
        raise SetupError(f"the seed is at most {LARGEST_SEED}", wrong("error-kernel-no-number", text=found.seed))
    return await _open(hub, found.game, setting, seed, found.generator, seats, wish.lang, found.entries)


def _gathers(seats: list[lobby.SeatWish]) -> bool:
    """Is it dealt when all sit? Where one person plays against bots, or holds all seats, nobody is missing."""
    friends = sum(seat.player == "friend" for seat in seats)
    return friends > 0 and friends + sum(seat.player == "me" for seat in seats) > 1


def _check_away(hub: Hub, minutes: float) -> None:
    """Nobody is replaced because he went to the door."""
    least = hub.settings.least_away
    if minutes < least:
        raise SetupError(f"{minutes:g} minutes are too short", wrong("error-table-short-away", minutes=f"{least:g}"))


async def _read(hub: Hub, text: str, address: str) -> Told:
    """Have a record read in another process: it may be anything."""
    if text.count("\n") > LONGEST_TEXT:
        reason = wrong("error-table-long-text", count=LONGEST_TEXT)
        raise RecordError(LONGEST_TEXT, f"more than {LONGEST_TEXT} lines are not read", reason)
    try:
        answer = await hub.workers.read(Read(text), hub.settings.read_seconds, address)
    except WorkCrowded:
        raise Complaint("too-many", "error-table-too-often") from None
    except WorkFailed as error:
        log.warning("a record was not read", extra={"error": str(error)[:200]})
        late = isinstance(error, WorkLate)
        raise Complaint("record", "error-table-unread-record" if late else "error-table-unreadable-record") from None
    told = msgspec.json.decode(answer, type=Told)
    if told.fault is not None:
        reason = Refusal("", told.fault.reason.message, dict(told.fault.reason.args))
        # It says the line itself.
        line = told.fault.line
        raise RecordError(line, told.fault.text.removeprefix(f"line {line}: "), reason)
    return told


async def _open(
    hub: Hub,
    name: str,
    setting: Setting,
    seed: int,
    generator: str,
    wishes: list[lobby.SeatWish],
    lang: str,
    first: list[Entry],
) -> lobby.Opened:
    game = find(name)
    id = new_table_id()
    infos = setting.seats
    given: list[lobby.SeatKeys] = []
    stored: list[tuple[str, Opens]] = []
    host = next((seat for seat, wish in enumerate(wishes) if wish.player == "me"), -1)
    for seat, wish in enumerate(wishes):
        if wish.player == "bot" and wish.level and not bots.known(name, wish.level):
            text = f"there is no bot {wish.level!r}; there is {', '.join(bots.levels(name))}"
            raise SetupError(text, wrong("error-table-no-level", name=wish.level))
        level = (wish.level or bots.usual(name)) if wish.player == "bot" else ""
        player = {"me": "person", "friend": "open", "bot": "bot"}[wish.player]
        value = setting.values[seat]
        infos.append(lobby.SeatInfo(seat, value, player, plain_text(wish.name), level, False, False))  # type: ignore[arg-type]
        keys = lobby.SeatKeys(seat, wish.player)
        given.append(keys)
        if wish.player == "me":
            keys.key = new_secret()
            stored.append((hashed(keys.key), Opens(id, "seat", seat)))
        elif wish.player == "friend":
            keys.invite = new_secret()
            stored.append((hashed(keys.invite), Opens(id, "invite", seat, "", host, lang)))
    watch = new_secret()
    stored.append((hashed(watch), Opens(id, "watch", -1)))
    now = hub.clock.now()
    row = TableRow(id, name, _encode(setting).decode(), str(seed), game.version, game.data_version, now)
    row.generator, row.salt = generator, new_salt()
    for n, entry in enumerate(first, 1):
        entry.n, entry.at = n, now
    live, _ = await beside(Live.build, row, first, hub.clock)
    row.position = live.position()
    await hub.store.open_table(row, stored, first, head_of(live))
    log.info("table opened", extra={"table": id, "game": name})
    hub.enter(id, live)
    return lobby.Opened(id, given, watch)


async def rematch(hub: Hub, id: str, seat: int, caller: str) -> lobby.Held:
    """The same seat at the rematch, which the first who asks opens. `caller` is the hash of the key he holds here.

    Whoever asks again gets another key to the seat that he sat down in, and to no other.
    """
    room = await hub.fresh(id)
    if not room.live.match.over:
        raise Complaint("not-now", "error-table-not-over")
    if room.live.ledger.rematch is None:
        ledger = room.live.ledger
        wishes: list[lobby.SeatWish] = []
        for info in ledger.seats:
            by_bot = info.player == "bot" and not info.resigned and not info.stand_in
            player = "bot" if by_bot else "friend"
            wishes.append(lobby.SeatWish(player, ledger.setting.values[info.seat], info.name, info.level))  # type: ignore[arg-type]
        played = room.live.match
        # In a campaign the rematch is the match that follows.
        setup = played.game.sequel(played.setup, played.state)
        if setup is None:
            setup = find(ledger.row.game).setup(ledger.setting.values, dict(ledger.setting.options))
        setting = Setting(setup.seats, setup.options, [], ledger.title, ledger.setting.away, ledger.setting.clock)
        setting.gather, setting.hints = _gathers(wishes), ledger.setting.hints
        opened = await _open(hub, ledger.row.game, setting, new_seed(), KEYED, wishes, "", [])

        def note(live: Live) -> list[Entry]:
            return [] if live.ledger.rematch else [Entry("rematch", seat, opened.table)]

        await hub.act(id, note)
        if room.live.ledger.rematch != opened.table:
            hub.rooms.pop(opened.table, None)
            await hub.store.drop_table(opened.table)
    other = room.live.ledger.rematch
    assert other is not None
    new = await hub.fresh(other)
    if new.live.ledger.seats[seat].player == "open":
        name = room.live.ledger.seats[seat].name
        key = new_secret()
        await hub.store.add_key(hashed(key), Opens(other, "seat", seat, caller))
        try:
            await hub.act(other, lambda live: live.join(seat, name))
            return lobby.Held(other, seat, key)
        except Complaint:
            # Somebody was faster: another tab of the same holder, or somebody else.
            await hub.store.drop_key(hashed(key))
    if not await hub.store.sat_down(other, seat, caller):
        raise Complaint("not-now", "error-table-seat-taken")
    if await hub.store.count_keys(other, "seat", seat) >= MOST_KEYS:
        raise Complaint("too-many", "error-table-too-many-keys")
    key = new_secret()
    await hub.store.add_key(hashed(key), Opens(other, "seat", seat, caller))
    return lobby.Held(other, seat, key)


async def invitation(hub: Hub, opens: Opens) -> lobby.Invitation:
    """What an invite is for."""
    live = (await hub.fresh(opens.table)).live
    ledger = live.ledger
    info = ledger.seats[opens.seat]
    by = ledger.seats[opens.by].name if opens.by >= 0 else ""
    notes = list(ledger.notes)
    if ledger.setting.gather and not ledger.gathering.on:
        notes.append(lobby.Note("table-note-before", {}, hub.clock.now()))
    if live.is_exposed(opens.seat):
        notes.append(lobby.Note("table-note-seen", {}, hub.clock.now()))
    return lobby.Invitation(
        opens.table,
        ledger.title,
        ledger.row.game,
        ledger.setting.options,
        opens.seat,
        info.value,
        info.player == "open",
        by,
        opens.lang,
        ledger.seats,
        ledger.words,
        live.match.over,
        ledger.setting.away,
        ledger.setting.clock,
        notes,
    )


async def join(hub: Hub, invite: str, opens: Opens, name: str) -> lobby.Held:
    """The seat that an invite stands for."""
    if (await hub.fresh(opens.table)).live.ledger.seats[opens.seat].player != "open":
        raise Complaint("not-now", "error-table-seat-taken")
    key = new_secret()
    # The key goes first: a seat shown as a person's always has somebody who can open it.
    if not await hub.store.spend_invite(hashed(invite), hashed(key), Opens(opens.table, "seat", opens.seat)):
        raise Complaint("key", "error-table-spent-invite")
    try:
        await hub.act(opens.table, lambda live: live.join(opens.seat, name))
    except Complaint:
        await hub.store.drop_key(hashed(key))
        raise
    return lobby.Held(opens.table, opens.seat, key)


async def leave(hub: Hub, id: str, seat: int, hands: int) -> int:
    """Give a seat back; its keys no longer open anything. `hands`: how often it had changed hands before."""
    room = await hub.fresh(id)
    # One after the other: whoever gives it back twice at once does not take it from the next holder.
    async with room.leaving:
        if room.live.ledger.hands[seat] != hands:
            raise Complaint("seat", "error-table-not-yours")
        await hub.store.void_seat(id, seat)
        return await hub.act(id, lambda live: live.leave(seat))
