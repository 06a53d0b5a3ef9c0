"""The door: what one connection may cost before anybody knows what it wants.

uvicorn reads HTTP with httptools, which takes a head of any length, in any time, and joins it piece by piece. Here a
head has a limit of size and time, a body has to come along, whoever does not take his answer is cut off, and one
address has only so many connections. A proxy in front of the server does the same; without one (`--lan`) this is all
there is.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from polana.table.addresses import Crowd, address_of
from polana.table.clock import Alarm
from polana.table.server.threshold import Threshold

if TYPE_CHECKING:
    from polana.table.hub import Hub

#: Bytes of a head (the line of the request and its headers), and of what lies around the pieces of a body.
MOST_HEAD: Final = 16 * 1024
#: Bytes of an address, within that.
MOST_URL: Final = 8 * 1024
#: What is read at a time: the head is looked at in between.
BITE: Final = 4 * 1024
#: Seconds for a head: from the first byte, or from the beginning of a connection.
HEAD_SECONDS: Final = 10.0
#: A body brings at least so many bytes in so many seconds.
BODY_BYTES: Final = 8 * 1024
BODY_SECONDS: Final = 10.0
#: Seconds for which an answer may lie untaken.
STUCK_SECONDS: Final = 60.0
#: Requests that may wait for the answer to the one before them. Browsers send none.
MOST_PIPELINED: Final = 16
#: Frames of a WebSocket besides whole messages (pings, pongs, pieces) that may come at once, and in a second. Browsers
#: send a pong now and then; the protocol answers each ping by itself, and keeps each piece, however empty.
MOST_FRAMES: Final = 64
FRAMES_PER_SECOND: Final = 4.0
#: Messages of a WebSocket that may wait to be looked at. Whoever sends more at once would be cut off for it soon; until
#: then each of them would have to be taken apart.
MOST_UNREAD: Final = 300
#: Seconds until somebody who sends without end hears that he is cut off. Nothing is read from him any longer; if he
#: heard it at once, he would be back at once, and after the same time for all of them many would be back together.
HELD_SECONDS: Final = (3.0, 8.0)
#: Files that the server needs for itself: the database, workers, Redis.
OWN_FILES: Final = 128
MOST_FILES: Final = 65_536
#: Connections that are one too many are answered, but not if there are this many times too many.
DEAF: Final = 2


class Door:
    """All connections of a server."""

    def __init__(self, hub: Hub, trusted: _TrustedHosts) -> None:
        self.clock = hub.clock
        self._metrics = hub.metrics
        self._trusted = trusted
        self._open = 0
        self._most = hub.settings.connections or files_left()
        self._crowd = Crowd(hub.settings.connections_per_address)

    def enter(self, visitor: Visitor, host: str) -> HTTPStatus | None:
        """Let a connection in; else the answer that it gets."""
        self._open += 1
        if self._open > self._most:
            return HTTPStatus.SERVICE_UNAVAILABLE
        # All that a proxy brings comes from one address; whom it brings is counted when he has said what he wants.
        if host and host not in self._trusted:
            visitor.address = address_of(host)
            if not self._crowd.enter(visitor.address):
                visitor.address = ""
                return HTTPStatus.TOO_MANY_REQUESTS
        return None

    def leave(self, visitor: Visitor) -> None:
        self._open -= 1
        if visitor.address:
            self._crowd.leave(visitor.address)
            visitor.address = ""

    @property
    def overrun(self) -> bool:
        return self._open > DEAF * self._most

    def turned_away(self, status: int) -> None:
        self._metrics.count("turned_away", str(status))


def files_left() -> int:
    """How many connections the system lets us have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else max(OWN_FILES, soft - OWN_FILES)


def open_more_files() -> None:
    """Have as many files open at a time as the system allows us to."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


#: What is written down about somebody who talks nonsense.
NO_NEWS: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)


def worth_a_line(record: logging.LogRecord) -> bool:
    """Anybody can send what is no HTTP, as often as he likes: it is counted, and fills no log."""
    return record.msg not in NO_NEWS


class Untaken:
    """What was sent and is not taken: whoever leaves it lying for too long is cut off."""

    def __init__(self, door: Door) -> None:
        self._clock = door.clock
        self._alarm: Alarm | None = None

    def begins(self, transport: asyncio.Transport) -> None:
        self.ends()
        self._alarm = self._clock.call_later(STUCK_SECONDS, transport.abort)

    def ends(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class Visitor(HttpToolsProtocol):
    """One connection over HTTP, until it ends or becomes a WebSocket."""

    def __init__(self, door: Door, **args: Any) -> None:
        super().__init__(**args)
        self.ws_protocol_class = partial(Socket, self)  # type: ignore[assignment]
        #: What it is counted as; empty: not at all.
        self.address = ""
        self.door = door
        self._refusal: HTTPStatus | None = None
        self._alarm: Alarm | None = None
        self._untaken = Untaken(door)
        self._upgraded = False
        #: The request that is being answered; others may wait behind it.
        self._answered: Any = None
        #: In a message: is its head complete? Bytes of it so far, those of its body, and those when we last looked.
        self._message = False
        self._head_done = False
        self._beside = 0
        self._body = 0
        self._looked = 0
        #: Bytes of the body, and whether a message began, in this bite.
        self._bite_body = 0
        self._bite_began = False

    def send_400_response(self, msg: str) -> None:
        self.door.turned_away(HTTPStatus.BAD_REQUEST)
        super().send_400_response(msg)

    # --- a connection comes and goes ------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._refusal = self.door.enter(self, self.client[0] if self.client else "")
        if self._refusal is not None and self.door.overrun:
            self.door.turned_away(self._refusal)
            transport.abort()
            return
        self._set_alarm(HEAD_SECONDS, self._head_late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._hear_no_more()
        super().connection_lost(exc)
        self.gone()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _hear_no_more(self) -> None:
        """Nobody takes the answer any longer: uvicorn only knows the request that came last."""
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def gone(self) -> None:
        """The connection has ended, whatever it was in the end."""
        self._stop_alarm()
        self._untaken.ends()
        self.door.leave(self)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._stop_alarm()
        super().handle_websocket_upgrade()

    # --- what comes in --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refusal is not None:
            self._answer(self._refusal)
            return
        for at in range(0, len(data), BITE):
            if not self._take(data[at : at + BITE]):
                return

    def _take(self, bite: bytes) -> bool:
        """One bite; False: nothing more is read here."""
        if self._alarm is None and not self._message:
            self._set_alarm(HEAD_SECONDS, self._head_late)
        self._bite_body, self._bite_began = 0, False
        super().data_received(bite)
        if self._upgraded or self.transport.is_closing():
            return False
        self._beside = (0 if self._bite_began else self._beside) + len(bite) - self._bite_body
        if self._message and self._beside > MOST_HEAD:
            long = not self._head_done and len(self.url) > MOST_URL
            self._answer(HTTPStatus.REQUEST_URI_TOO_LONG if long else HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return False
        if len(self.pipeline) > MOST_PIPELINED:
            self._answer(HTTPStatus.TOO_MANY_REQUESTS)
            return False
        return True

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._message, self._head_done, self._bite_began = True, False, True
        self._body = self._looked = self._bite_body = 0
        if self._alarm is None:
            self._set_alarm(HEAD_SECONDS, self._head_late)

    def on_headers_complete(self) -> None:
        self._head_done = True
        self._set_alarm(BODY_SECONDS, self._body_late)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._bite_body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._message = False
        self._stop_alarm()
        super().on_message_complete()

    # --- what takes too long --------------------------------------------------------------------------------------

    def _set_alarm(self, seconds: float, call: Any) -> None:
        self._stop_alarm()
        self._alarm = self.door.clock.call_later(seconds, call)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _head_late(self) -> None:
        self._alarm = None
        if self._message or self._refusal is not None:
            self._answer(self._refusal or HTTPStatus.REQUEST_TIMEOUT)
        else:
            # Somebody who has said nothing waits for no answer either: a browser that connects in advance, say.
            self.door.turned_away(HTTPStatus.REQUEST_TIMEOUT)
            self.transport.close()

    def _body_late(self) -> None:
        self._alarm = None
        if self.flow.read_paused or self._body - self._looked >= BODY_BYTES:
            self._looked = self._body
            self._set_alarm(BODY_SECONDS, self._body_late)
        else:
            self._answer(HTTPStatus.REQUEST_TIMEOUT)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken.begins(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._untaken.ends()

    def _answer(self, status: HTTPStatus) -> None:
        """Say why, unless another answer is on the way, and hang up."""
        self._stop_alarm()
        self.door.turned_away(status)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            if cycle.response_started or self.pipeline or not self._head_done:
                # Whoever reads it would take it for the answer to another request.
                self._hear_no_more()
                self.transport.abort()
                return
            # Nobody carries out a request whose rest never came.
            cycle.disconnected = True
            cycle.message_event.set()
        self.say_no_more(status)

    def say_no_more(self, status: HTTPStatus) -> None:
        """Answer with this, and hang up."""
        again = "retry-after: 60\r\n" if status in (429, 503) else ""
        text = f"{status.phrase}\n"
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain\r\n{again}"
        self.transport.write(f"{head}content-length: {len(text)}\r\nconnection: close\r\n\r\n{text}".encode())
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """The same connection as a WebSocket: it still counts as one."""

    def __init__(self, visitor: Visitor, **args: Any) -> None:
        super().__init__(**args)
        self._visitor = visitor
        self._untaken = Untaken(visitor.door)
        #: How many more frames that are no messages it may send, and when that was counted.
        self._frames_left = float(MOST_FRAMES)
        self._counted = visitor.door.clock.now()
        self._overdone = False
        #: Its handshake can be read as one.
        self._begun = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._untaken.ends()
        self._visitor.gone()

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), BITE):
            super().data_received(data[at : at + BITE])
            if self.transport.is_closing():
                return
            if not self._begun and self.conn.handshake_exc is not None:
                # Nobody would ever answer it.
                self._visitor.door.turned_away(HTTPStatus.BAD_REQUEST)
                self._visitor.say_no_more(HTTPStatus.BAD_REQUEST)
                return
            if self._overdone or self.queue.qsize() > MOST_UNREAD:
                self._turn_away()
                return

    def handle_connect(self, event: Request) -> None:
        self._begun = True
        super().handle_connect(event)

    def handle_text(self, event: Frame) -> None:
        self._count(not event.fin)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count(not event.fin)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count()
        if not self._overdone:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def _count(self, frames: int = 1) -> None:
        now = self._visitor.door.clock.now()
        self._frames_left += (now - self._counted) * FRAMES_PER_SECOND
        self._frames_left = min(float(MOST_FRAMES), self._frames_left) - frames
        self._counted = now
        self._overdone = self._overdone or self._frames_left < 0

    def _turn_away(self) -> None:
        """Hear no more of him: for the table he has gone, and what he has sent was not said."""
        door = self._visitor.door
        door.turned_away(HTTPStatus.TOO_MANY_REQUESTS)
        self.stop_keepalive()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.transport.pause_reading()
        # What the table takes out of the queue does not begin the reading anew.
        self.read_paused = False
        # Whoever ends the connection looks whether something else will.
        self.close_timer = door.clock.call_later(random.uniform(*HELD_SECONDS), self._hang_up)  # type: ignore[assignment]

    def _hang_up(self) -> None:
        """Say why, if he hears it, and that nothing more will come."""
        self.close_timer = None
        if self.transport.is_closing():
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "slow-down")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._untaken.begins(self.transport)
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken.begins(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._untaken.ends()


def config(app: Litestar, forwarded: str | None = None) -> uvicorn.Config:
    """How uvicorn serves the table. `forwarded`: the proxies whose word counts; None: as the environment says."""
    hub = app.state.hub
    found = uvicorn.Config(
        Threshold(app, hub),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=65536,
        # Compressing each message of each reader costs more than it saves on one small machine.
        ws_per_message_deflate=False,
        forwarded_allow_ips=forwarded,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    logging.getLogger("uvicorn.error").addFilter(worth_a_line)
    door = Door(hub, _TrustedHosts(found.forwarded_allow_ips))
    found.http = partial(Visitor, door)  # type: ignore[assignment]
    return found
