"""The server: HTTP for the lobby, a WebSocket for play, the built page, and figures for whoever runs it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import polana
from polana.table.brake import Purse
from polana.table.clock import Clock
from polana.table.server.api import HANDLERS, AnyRequest, hub_of
from polana.table.server.faults import on_fault, on_http
from polana.table.server.files import SAFE, Page
from polana.table.server.gate import at_the_gate
from polana.table.server.hub import ServerHub
from polana.table.settings import PAGE, Settings
from polana.table.workbench import bring_games


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> Response[dict[str, object]]:
    hub = hub_of(request)
    fault = "stopping" if hub.stopping else await hub.store.fault()
    good = not fault
    body: dict[str, object] = {"good": good, "version": polana.__version__, "compiled": polana.compiled()}
    if fault:
        body["fault"] = fault
    if hub.channel is not None:
        body["channels"] = hub.channel.up
    return Response(body, status_code=200 if good else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    return hub_of(request).metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False, kept_compressed=True)  # `files.File` has compressed it
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    files = request.app.state.page
    assert isinstance(files, Page)
    if path.strip("/").startswith("api/"):
        raise NotFoundException
    return files.answer(path, request)


def keep_private(folder: Path) -> None:
    """Make the data folder; nobody else who has an account on this machine can read what lies there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A folder that others use as well is left as it is; the database in it is still private.
    ours = all(path.name.startswith(("tables.", "archive")) for path in folder.iterdir())
    if ours:
        with contextlib.suppress(PermissionError):
            folder.chmod(0o700)


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> Litestar:
    """The ASGI application; without settings it reads them from the environment."""
    settings = settings or Settings.read()
    keep_private(settings.data)
    bring_games(settings.games)
    hub = ServerHub(settings, clock)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    api = Router(
        "/api",
        route_handlers=HANDLERS,
        response_headers={"cache-control": "no-store"},
        before_request=at_the_gate,
    )
    return Litestar(
        route_handlers=[api, health, metrics, page],
        lifespan=[lifespan],
        state=State({"hub": hub, "page": Page(PAGE), "shelf": {}, "complaints": Purse(0.5, hub.clock.now())}),
        response_headers=SAFE,
        request_max_body_size=2_000_000,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=2000,
            gzip_compress_level=4,
            exclude="^/api/schema",  # nobody's page asks for it, and to compress it takes longer than to send it
            exclude_opt_key="kept_compressed",
        ),
        openapi_config=OpenAPIConfig(
            title="Polana",
            version=polana.__version__,
            description="The lobby of the table. Play itself goes over the WebSocket: docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={HTTPException: on_http, Exception: on_fault},
        logging_config=None,
    )
