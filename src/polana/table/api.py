"""The requests of the lobby over HTTP, and the WebSocket for play."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from polana.kernel.errors import PolanaError
from polana.kernel.game import Game, find, games
from polana.locale import LANGUAGES, Speech, files
from polana.table import bots, lobby, seating
from polana.table.complaint import Complaint
from polana.table.database import Archived, Opens, TableLine
from polana.table.gate import address_of, check_keys, not_too_often
from polana.table.hub import Hub
from polana.table.ledger import Setting
from polana.table.live import Live
from polana.table.play import Connection
from polana.table.secret import hashed, new_secret

log = logging.getLogger("polana.table.api")

AnyRequest = Request[Any, Any, State]

#: The most keys for watching one table, and for one seat of a rematch.
MOST_WATCHING = 50


def hub_of(request: AnyRequest) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def bearer(request: AnyRequest) -> list[str]:
    """The keys that a request carries."""
    scheme, _, text = request.headers.get("authorization", "").partition(" ")
    keys = [key.strip() for key in text.split(",") if key.strip()]
    if scheme.lower() != "bearer" or not keys or len(keys) > 8:
        raise Complaint("key", "error-table-no-key", "send it as `Authorization: Bearer KEY`")
    return keys


async def keys_of(request: AnyRequest, table: str) -> list[Opens]:
    """What the keys of a request open; all of them belong to this table."""
    opens: list[Opens] = await check_keys(hub_of(request), address_of(request), bearer(request))
    if any(one.table != table for one in opens):
        raise Complaint("key", "error-table-other-table")
    return opens


async def seat_of(request: AnyRequest, table: str) -> int:
    """The seat that a request holds the key of."""
    opens = await keys_of(request, table)
    if opens[0].kind != "seat":
        raise Complaint("key", "error-table-only-watching")
    return opens[0].seat


# --- games --------------------------------------------------------------------------------------------------------


def game_info(game: Game) -> lobby.GameInfo:
    options = [lobby.GameOption(one.name, one.values, one.default, one.about) for one in game.options]
    return lobby.GameInfo(
        game.name,
        game.version,
        game.data_version,
        game.min_seats,
        game.max_seats,
        game.seat_values,
        options,
        bots.levels(game.name),
    )


@get("/games")
async def list_games() -> list[lobby.GameInfo]:
    """The games that can be played, with the options of their setup."""
    return [game_info(game) for game in games().values() if not game.unfinished]


@get("/games/{name:str}")
async def show_game(name: FromPath[str]) -> lobby.GameBook:
    """The vocabulary and the rule index of a game."""
    try:
        game = find(name)
    except PolanaError:
        raise Complaint("not-found", "error-kernel-no-game", name=name) from None
    words = [lobby.WordInfo(word.text, word.kind, word.label, word.value) for word in game.vocabulary]
    laws = [
        lobby.LawInfo(law.id, law.kind, law.titles["en"], law.titles["pl"], law.tell("en"), law.tell("pl"), law.page)
        for law in game.laws.values()
    ]
    texts: dict[str, dict[str, str]] = {}
    for language in LANGUAGES if (retold := game.retold()) else ():
        speech = Speech(language, game.name)
        texts[language] = {word.text: speech.text(word) for word in retold}
    return lobby.GameBook(game_info(game), words, laws, [word.text for word in game.house_made()], texts)


@get("/messages/{language:str}", media_type="text/plain")
async def show_messages(language: FromPath[str]) -> str:
    """All messages of a language, in Fluent's form."""
    if language not in LANGUAGES:
        raise Complaint("not-found", "error-table-no-language", name=language)
    return "\n".join(path.read_text(encoding="utf-8") for path in files(language))


# --- tables -------------------------------------------------------------------------------------------------------


async def _may_open(request: AnyRequest) -> None:
    hub = hub_of(request)
    if await hub.brake.add("open", address_of(request)) > hub.settings.tables_per_minute:
        raise Complaint("too-many", "error-table-too-many")


@post("/tables")
async def open_table(request: AnyRequest, data: JSONBody[lobby.NewTable]) -> lobby.Opened:
    """Open a table."""
    await _may_open(request)
    return await seating.open_new(hub_of(request), data)


@post("/tables/import")
async def import_table(request: AnyRequest, data: JSONBody[lobby.ImportTable]) -> lobby.Opened:
    """Open a table where a record ends: to play on, or to look at it."""
    await _may_open(request)
    return await seating.open_record(hub_of(request), data)


@post("/join")
async def join(request: AnyRequest, data: JSONBody[lobby.Join]) -> lobby.Held:
    """Take the seat that an invite stands for."""
    hub = hub_of(request)
    opens = (await check_keys(hub, address_of(request), [data.invite]))[0]
    if opens.kind != "invite":
        raise Complaint("key", "error-table-no-invite")
    return await seating.join(hub, data.invite, opens, data.name)


@post("/invited", status_code=200)
async def invited(request: AnyRequest, data: JSONBody[lobby.Invited]) -> lobby.Invitation:
    """What an invite is for, before it is accepted."""
    hub = hub_of(request)
    opens = (await check_keys(hub, address_of(request), [data.invite]))[0]
    if opens.kind != "invite":
        raise Complaint("key", "error-table-no-invite")
    return await seating.invitation(hub, opens)


@post("/mine", status_code=200)
async def mine(request: AnyRequest, data: JSONBody[lobby.Mine]) -> list[lobby.Opening]:
    """My tables: what each of these keys opens."""
    hub = hub_of(request)
    address = address_of(request)
    opens = await hub.store.opens([hashed(key) for key in data.keys])
    if None in opens:
        # A browser may hold keys that have become void; a list of them is one guess, not many.
        guesses = await hub.brake.add("wrong", address)
        if guesses > hub.settings.wrong_keys and not any(opens):
            raise Complaint("guessing", "error-table-guessing")
    lines = await hub.store.lines(list({one.table for one in opens if one is not None}))
    answer: list[lobby.Opening] = []
    for at, one in enumerate(opens):
        line = lines.get(one.table) if one is not None else None
        if one is None or line is None:
            answer.append(lobby.Opening(at, None))
            continue
        try:
            answer.append(lobby.Opening(at, _summary(hub, line, one)))
        except msgspec.MsgspecError:
            log.error("a table is damaged", extra={"table": one.table})
            answer.append(lobby.Opening(at, None, damaged=True))
    return answer


def _summary(hub: Hub, line: TableLine, opens: Opens) -> lobby.Summary:
    summary = msgspec.json.decode(line.summary, type=lobby.Summary)
    summary.kind, summary.seat = opens.kind, opens.seat  # type: ignore[assignment]
    # Summaries stored before they included the options have none.
    summary.options = msgspec.json.decode(line.setup, type=Setting).options
    summary.archived = line.archived
    if hub.settings.archive_days and not line.archived:
        summary.archive_at = line.moved + hub.settings.archive_days * 86_400
    return summary


@post("/tables/{table:str}/invite")
async def invite(
    request: AnyRequest, table: FromPath[str], seat: FromQuery[int], lang: FromQuery[lobby.Lang] = "en"
) -> lobby.Link:
    """A new invite for an open seat, from anybody who sits at the table; older invites for it are void."""
    me = await seat_of(request, table)
    hub = hub_of(request)
    seats = (await hub.fresh(table)).live.ledger.seats
    if not 0 <= seat < len(seats) or seats[seat].player != "open":
        raise Complaint("not-now", "error-table-not-open")
    secret = new_secret()
    await hub.store.replace_invites(hashed(secret), Opens(table, "invite", seat, "", me, lang))
    return lobby.Link(secret)


@post("/tables/{table:str}/watch")
async def watch(request: AnyRequest, table: FromPath[str]) -> lobby.Link:
    """One more key for watching."""
    await seat_of(request, table)
    hub = hub_of(request)
    if await hub.store.count_keys(table, "watch", -1) >= MOST_WATCHING:
        raise Complaint("too-many", "error-table-too-many-keys")
    secret = new_secret()
    await hub.store.add_key(hashed(secret), Opens(table, "watch", -1))
    return lobby.Link(secret)


@post("/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: FromPath[str]) -> lobby.Held:
    """My seat at the rematch, which the first who asks opens."""
    seat = await seat_of(request, table)
    return await seating.rematch(hub_of(request), table, seat, hashed(bearer(request)[0]))


@get("/tables/{table:str}/record", media_type="text/plain")
async def export_record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The record of the match. It holds every secret, so before the end it takes the keys of all people."""
    opens = await keys_of(request, table)
    hub = hub_of(request)
    held = {one.seat for one in opens if one.kind == "seat"}
    try:
        room = await hub.fresh(table)
    except Archived:
        return await _from_archive(hub, table, held)
    live = room.live
    players = {info.seat for info in live.ledger.seats if info.player != "bot" or info.stand_in}
    if not live.match.over and not (held and players <= held):
        raise Complaint("not-now", "error-table-record-secret")
    if held:
        await hub.act(table, lambda live: live.copied(min(held)))
    name = f"{live.ledger.row.game}-{table}.polana"
    async with room.lock:
        text = room.live.match.record()
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _from_archive(hub: Hub, table: str, held: set[int]) -> Response[str]:
    """The record of a table that was put away, on the same terms as before."""
    line = (await hub.store.lines([table]))[table]
    summary = msgspec.json.decode(line.summary, type=lobby.Summary)
    players = {info.seat for info in summary.seats if info.player != "bot" or info.stand_in}
    if not summary.over and not (held and players <= held):
        raise Complaint("not-now", "error-table-record-secret")
    text = await asyncio.to_thread(hub.archive.read, table)
    if text is None:
        raise Complaint("archived", "error-table-archived")
    name = f"{summary.game}-{table}.polana"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def _readers(live: Live, opens: list[Opens], eyes: str) -> list[int]:
    """Through whose eyes these keys may look at the match: their own seat's, or anybody's when it is over."""
    if any(one.kind == "invite" for one in opens):
        raise Complaint("key", "error-table-untaken-invite")
    everyone = list(range(len(live.ledger.seats)))
    held = [one.seat for one in opens if one.seat >= 0]
    over = live.match.over
    if eyes == "all":
        readers = everyone if over else []
    elif eyes == "watch":
        readers = [-1]
    elif eyes:
        known = {str(seat): seat for seat in (everyone if over else held)}
        readers = [known[eyes]] if eyes in known else []
    else:
        readers = held[:1] or [-1]
    if not readers:
        raise Complaint("seat", "error-table-replay-secret")
    return readers


@get("/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    eyes: Annotated[str, QueryParameter(name="as", max_length=5)] = "",
) -> Response[bytes]:
    """The match word by word, as a seat sees it; the whole truth when it is over."""
    opens = await keys_of(request, table)
    hub = hub_of(request)
    await not_too_often(hub, "replay", address_of(request), hub.settings.replays_per_minute)
    live = (await hub.fresh(table)).live
    readers = _readers(live, opens, eyes)
    over = live.match.over
    everyone = list(range(len(live.ledger.seats)))
    body = await hub.replay(table, readers, everyone if over else readers, over and eyes == "all", start, count)
    return Response(body, media_type="application/json")


@get("/tables/{table:str}/outline")
async def outline(
    request: AnyRequest,
    table: FromPath[str],
    eyes: Annotated[str, QueryParameter(name="as", max_length=5)] = "",
) -> Response[bytes]:
    """The words of the match and where they stand in the reader's log: what the strip for going back is drawn from."""
    opens = await keys_of(request, table)
    if eyes == "all":
        raise Complaint("seat", "error-table-replay-secret")
    hub = hub_of(request)
    await not_too_often(hub, "replay", address_of(request), hub.settings.replays_per_minute)
    live = (await hub.fresh(table)).live
    body = await hub.outline(table, _readers(live, opens, eyes)[0])
    return Response(body, media_type="application/json")


# --- notices ------------------------------------------------------------------------------------------------------


async def _notices(hub: Hub, table: str, seat: int) -> lobby.NoticesInfo:
    rows = await hub.store.notices_of(table, seat)
    hooks = [msgspec.json.decode(row.target, type=lobby.Webhook) for row in rows if row.kind == "webhook"]
    return lobby.NoticesInfo(bool(hooks), hooks[0].form if hooks else "", sum(row.kind == "push" for row in rows))


@get("/tables/{table:str}/notices")
async def show_notices(request: AnyRequest, table: FromPath[str]) -> lobby.NoticesInfo:
    """How this seat hears of its turn."""
    return await _notices(hub_of(request), table, await seat_of(request, table))


@put("/tables/{table:str}/notices")
async def set_notices(request: AnyRequest, table: FromPath[str], data: JSONBody[lobby.Notices]) -> lobby.NoticesInfo:
    """Set a webhook, or add a browser."""
    seat = await seat_of(request, table)
    hub = hub_of(request)
    if data.webhook is not None:
        hub.post.check(data.webhook.url, https=False)
        target = msgspec.json.encode(data.webhook).decode()
        await hub.store.set_notice(table, seat, "webhook", target, data.lang, 0)
    if data.push is not None:
        hub.post.check(data.push.endpoint, https=True)
        target = msgspec.json.encode(data.push).decode()
        await hub.store.set_notice(table, seat, "push", target, data.lang, 0)
    return await _notices(hub, table, seat)


@delete("/tables/{table:str}/notices", status_code=200)
async def end_notices(request: AnyRequest, table: FromPath[str]) -> lobby.NoticesInfo:
    """No more notices for this seat."""
    seat = await seat_of(request, table)
    await hub_of(request).store.drop_notices(table, seat)
    return lobby.NoticesInfo(False, "", 0)


@get("/push")
async def push_key(request: AnyRequest) -> lobby.PushKey:
    """The public key for web push."""
    return lobby.PushKey(hub_of(request).post.public_key)


# --- play -------------------------------------------------------------------------------------------------------


@websocket("/play")
async def play(socket: WebSocket[Any, Any, State]) -> None:
    hub = socket.app.state.hub
    assert isinstance(hub, Hub)
    await Connection(hub, socket).run()


HANDLERS = [
    list_games,
    show_game,
    show_messages,
    open_table,
    import_table,
    join,
    invited,
    mine,
    invite,
    watch,
    rematch,
    export_record,
    replay,
    outline,
    show_notices,
    set_notices,
    end_notices,
    push_key,
    play,
]
