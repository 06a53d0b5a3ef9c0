"""A real server for the tests: `python web/tests/serve.py PORT [FOLDER]`. Without a folder its data go with it.

`POLANA_TEST_LAG=0.4 make page-test` lets everything that the table says come so many seconds later: a test that clicks
before the thing is there, rather than waiting for it, fails then.
"""

import asyncio
import contextlib
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import uvicorn
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from polana.table.server.app import create_app
from polana.table.settings import Settings


def lagging(app: ASGIApp, lag: float) -> ASGIApp:
    """The same server, far away: what it says on a socket arrives late, in its order."""

    async def far(scope: Scope, receive: Receive, send: Send) -> None:
        async def late(message: Message) -> None:
            if message["type"] == "websocket.send":
                await asyncio.sleep(lag)
            await send(message)

        await app(scope, receive, late)

    return far


def main() -> None:
    port = int(sys.argv[1])
    with contextlib.ExitStack() as stack:
        folder = (
            sys.argv[2] if sys.argv[2:] else stack.enter_context(tempfile.TemporaryDirectory(prefix="polana-page-"))
        )
        # All browsers of all tests come from one address.
        many = replace(Settings(), tables_per_minute=1000, lists_per_minute=100_000, requests_per_address=10_000)
        many = replace(many, lessons_per_minute=100_000)
        # A machine with much to do starts a worker slowly: that is no fault of the page.
        many = replace(many, read_seconds=120.0, bot_seconds=60.0)
        settings = replace(many, data=Path(folder), log="plain", bot_pace=0.02)
        lag = float(os.environ.get("POLANA_TEST_LAG", "0"))
        app = create_app(settings)
        uvicorn.run(
            lagging(app, lag) if lag else app, host="127.0.0.1", port=port, ws="websockets-sansio", log_config=None
        )


if __name__ == "__main__":
    main()
