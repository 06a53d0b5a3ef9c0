"""The requests of the lobby over HTTP, and the WebSocket for play."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from polana.table import lessons, lobby, messages, puzzles, reception
from polana.table.complaint import Complaint
from polana.table.examples import KEPT
from polana.table.gate import not_too_often
from polana.table.play import Connection
from polana.table.reception import Caller
from polana.table.server.files import File, answer_with
from polana.table.server.gate import address_of
from polana.table.server.hub import ServerHub
from polana.table.server.socket import Socket

AnyRequest = Request[Any, Any, State]


def hub_of(request: AnyRequest) -> ServerHub:
    hub = request.app.state.hub
    assert isinstance(hub, ServerHub)
    return hub


def caller_of(request: AnyRequest) -> Caller:
    return Caller(address_of(request), request.headers.get("authorization", ""))


# --- games --------------------------------------------------------------------------------------------------------


def _kept(request: AnyRequest, name: str, make: Callable[[], object]) -> Response[Any]:
    """What is the same for everybody for as long as we run: made and compressed once."""
    shelf: dict[str, File] = request.app.state.shelf
    if name not in shelf:
        shelf[name] = File(f"{name}.json", msgspec.json.encode(make()))
    return answer_with(shelf[name], request)


@get("/games", kept_compressed=True)
async def list_games(request: AnyRequest) -> Response[list[lobby.GameInfo]]:
    """The games that can be played, with the options of their setup."""
    offered = reception.list_games()
    return _kept(request, "games " + " ".join(game.name for game in offered), lambda: offered)


@get("/games/{name:str}", kept_compressed=True)
async def show_game(request: AnyRequest, name: FromPath[str]) -> Response[lobby.GameBook]:
    """The vocabulary and the rule index of a game."""
    game = reception.game_named(name)
    return _kept(request, f"games/{game.name}", lambda: reception.book(game))


@get("/games/{name:str}/examples/{law:str}", media_type="application/json", kept_compressed=True)
async def show_example(request: AnyRequest, name: FromPath[str], law: FromPath[str]) -> Response[bytes]:
    """An example of a rule: a position and a few words, as an `Example`."""
    body = await reception.example(hub_of(request), caller_of(request), name, law)
    return answer_with(_example(body), request)


@lru_cache(maxsize=KEPT)
def _example(body: bytes) -> File:
    return File("example.json", body)


@get("/lessons", kept_compressed=True)
async def list_lessons(request: AnyRequest) -> Response[list[messages.CourseInfo]]:
    """The lessons of all games, in their order."""
    return _kept(request, "lessons", lessons.course_list)


@get("/coach/{game:str}", kept_compressed=True)
async def show_coach(request: AnyRequest, game: FromPath[str]) -> Response[messages.CoachInfo]:
    """What the coach says before each kind of question of a game."""
    return _kept(request, f"coach/{game}", lambda: lessons.coach_info(game))


@get("/lessons/{game:str}/{name:str}")
async def show_lesson(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A lesson with its texts, as a `LessonInfo`."""
    body = await reception.lesson(hub_of(request), caller_of(request), game, name)
    return Response(body, media_type="application/json")


@post("/lessons", status_code=200)
async def own_lesson(request: AnyRequest, data: JSONBody[messages.OwnLesson]) -> Response[bytes]:
    """A lesson from files of one's own, as a `LessonInfo`; what its learner does brings it along."""
    body = await reception.own_lesson(hub_of(request), caller_of(request), data)
    return Response(body, media_type="application/json")


@post("/lessons/{game:str}/{name:str}", status_code=200)
async def learn(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[messages.Learn]
) -> Response[bytes]:
    """What a learner does in a lesson, after all that he has done: where it leads, as a `Lecture`."""
    body = await reception.learn(hub_of(request), caller_of(request), game, name, data)
    return Response(body, media_type="application/json")


@get("/puzzles", kept_compressed=True)
async def list_puzzles(request: AnyRequest) -> Response[list[messages.PuzzleBook]]:
    """The puzzles of all games, the easy ones first."""
    return _kept(request, "puzzles", puzzles.puzzle_list)


@get("/puzzles/{game:str}/{name:str}")
async def show_puzzle(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A puzzle without its line, as a `PuzzleInfo`."""
    body = await reception.puzzle(hub_of(request), caller_of(request), game, name)
    return Response(body, media_type="application/json")


@post("/puzzles/{game:str}/{name:str}", status_code=200)
async def solve(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], data: JSONBody[messages.Solve]
) -> Response[bytes]:
    """What a solver does in a puzzle, after all that he has done: where it leads, as a `Trial`."""
    body = await reception.solve(hub_of(request), caller_of(request), game, name, data)
    return Response(body, media_type="application/json")


@get("/puzzles/{game:str}/{name:str}/line")
async def show_solution(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The best line of a puzzle, as a `Solution`."""
    body = await reception.solution(hub_of(request), caller_of(request), game, name)
    return Response(body, media_type="application/json")


@get("/messages/{language:str}", media_type="text/plain", kept_compressed=True)
async def show_messages(request: AnyRequest, language: FromPath[str]) -> Response[str]:
    """All messages of a language, in Fluent's form."""
    return _messages(request, language, None)


@get("/messages/{language:str}/{game:str}", media_type="text/plain", kept_compressed=True)
async def show_brought_messages(request: AnyRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The messages that another package brings for its game, which no page was built with; empty if it brings none."""
    return _messages(request, language, game)


def _messages(request: AnyRequest, language: str, game: str | None) -> Response[str]:
    shelf: dict[str, File] = request.app.state.shelf
    name = language if game is None else f"{language}/{game}"
    file = shelf.get(name) or File(f"{name}.txt", reception.messages(language, game).encode())
    if file.body:
        # Names that somebody makes up have no messages, and are not remembered.
        shelf[name] = file
    return answer_with(file, request)


# --- tables -------------------------------------------------------------------------------------------------------


@post("/tables")
async def open_table(request: AnyRequest, data: JSONBody[lobby.NewTable]) -> lobby.Opened:
    """Open a table."""
    return await reception.open_table(hub_of(request), caller_of(request), data)


@post("/tables/import")
async def import_table(request: AnyRequest, data: JSONBody[lobby.ImportTable]) -> lobby.Opened:
    """Open a table where a record ends: to play on, or to look at it."""
    return await reception.import_table(hub_of(request), caller_of(request), data)


@post("/join")
async def join(request: AnyRequest, data: JSONBody[lobby.Join]) -> lobby.Held:
    """Take the seat that an invite stands for."""
    return await reception.join(hub_of(request), caller_of(request), data)


@post("/invited", status_code=200)
async def invited(request: AnyRequest, data: JSONBody[lobby.Invited]) -> lobby.Invitation:
    """What an invite is for, before it is accepted."""
    return await reception.invited(hub_of(request), caller_of(request), data)


@post("/mine", status_code=200)
async def mine(request: AnyRequest, data: JSONBody[lobby.Mine]) -> list[lobby.Opening]:
    """My tables: what each of these keys opens."""
    return await reception.mine(hub_of(request), caller_of(request), data)


@post("/tables/{table:str}/invite")
async def invite(
    request: AnyRequest, table: FromPath[str], seat: FromQuery[int], lang: FromQuery[lobby.Lang] = "en"
) -> lobby.Link:
    """A new invite for an open seat, from anybody who sits at the table; older invites for it are void."""
    return await reception.invite(hub_of(request), caller_of(request), table, seat, lang)


@post("/tables/{table:str}/watch")
async def watch(request: AnyRequest, table: FromPath[str]) -> lobby.Link:
    """One more key for watching."""
    return await reception.watch(hub_of(request), caller_of(request), table)


@post("/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: FromPath[str]) -> lobby.Held:
    """My seat at the rematch, which the first who asks opens."""
    return await reception.rematch(hub_of(request), caller_of(request), table)


@get("/tables/{table:str}/record", media_type="text/plain")
async def export_record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The record of the match. It holds every secret, so before the end it takes the keys of all people."""
    record = await reception.record(hub_of(request), caller_of(request), table)
    return Response(record.text, headers={"content-disposition": f'attachment; filename="{record.name}"'})


@get("/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    eyes: Annotated[str, QueryParameter(name="as", max_length=5)] = "",
) -> Response[bytes]:
    """The match word by word, as a seat sees it; the whole truth when it is over."""
    body = await reception.replay(hub_of(request), caller_of(request), table, start, count, eyes)
    return Response(body, media_type="application/json")


@get("/tables/{table:str}/outline")
async def outline(
    request: AnyRequest,
    table: FromPath[str],
    eyes: Annotated[str, QueryParameter(name="as", max_length=5)] = "",
) -> Response[bytes]:
    """The words of the match and where they stand in the reader's log: what the strip for going back is drawn from."""
    body = await reception.outline(hub_of(request), caller_of(request), table, eyes)
    return Response(body, media_type="application/json")


@get("/tables/{table:str}/review")
async def review(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The match looked at again, as far as that has come: a `Review`. Ask again until it is whole."""
    body = await reception.review(hub_of(request), caller_of(request), table)
    return Response(body, media_type="application/json")


@get("/tables/{table:str}/review/start", media_type="text/plain")
async def try_from(
    request: AnyRequest, table: FromPath[str], at: Annotated[int, QueryParameter(ge=1, le=1_000_000)]
) -> Response[str]:
    """The record up to the decision with this number, to open a table with; what its seat could not know is new."""
    record = await reception.try_from(hub_of(request), caller_of(request), table, at)
    return Response(record.text)


# --- notices ------------------------------------------------------------------------------------------------------


async def _notices(hub: ServerHub, table: str, seat: int) -> lobby.NoticesInfo:
    rows = await hub.store.notices_of(table, seat)
    hooks = [msgspec.json.decode(row.target, type=lobby.Webhook) for row in rows if row.kind == "webhook"]
    return lobby.NoticesInfo(bool(hooks), hooks[0].form if hooks else "", sum(row.kind == "push" for row in rows))


async def _seat_of(request: AnyRequest, table: str) -> int:
    return await reception.seat_of(hub_of(request), caller_of(request), table)


async def _changing(request: AnyRequest, table: str) -> int:
    """The seat of somebody who changes how it hears of its turn, which is stored each time."""
    hub, seat = hub_of(request), await _seat_of(request, table)
    await not_too_often(hub, "notices", f"{table} {seat}", hub.settings.proposals_per_minute)
    return seat


@get("/tables/{table:str}/notices")
async def show_notices(request: AnyRequest, table: FromPath[str]) -> lobby.NoticesInfo:
    """How this seat hears of its turn."""
    return await _notices(hub_of(request), table, await _seat_of(request, table))


@put("/tables/{table:str}/notices")
async def set_notices(request: AnyRequest, table: FromPath[str], data: JSONBody[lobby.Notices]) -> lobby.NoticesInfo:
    """Set a webhook, or add a browser."""
    seat = await _changing(request, table)
    hub = hub_of(request)
    if data.webhook is not None:
        hub.post.check(data.webhook.url, https=False)
        target = msgspec.json.encode(data.webhook).decode()
        await hub.store.set_notice(table, seat, "webhook", target, data.lang, 0)
    if data.push is not None:
        hub.post.check(data.push.endpoint, https=True)
        target = msgspec.json.encode(data.push).decode()
        await hub.store.set_notice(table, seat, "push", target, data.lang, 0)
    try:
        await _seat_of(request, table)
    except Complaint:
        # The seat was given back meanwhile: nobody hears of the turns of the next holder.
        await hub.store.drop_notices(table, seat)
        raise
    return await _notices(hub, table, seat)


@delete("/tables/{table:str}/notices", status_code=200)
async def end_notices(request: AnyRequest, table: FromPath[str]) -> lobby.NoticesInfo:
    """No more notices for this seat."""
    seat = await _changing(request, table)
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
    assert isinstance(hub, ServerHub)
    await Connection(hub, Socket(socket, hub.settings.url)).run()


HANDLERS = [
    list_games,
    show_game,
    show_example,
    list_lessons,
    list_puzzles,
    show_puzzle,
    show_solution,
    solve,
    show_coach,
    show_lesson,
    own_lesson,
    learn,
    show_messages,
    show_brought_messages,
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
    review,
    try_from,
    show_notices,
    set_notices,
    end_notices,
    push_key,
    play,
]
