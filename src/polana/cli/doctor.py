"""polana doctor: what is wrong with an installation, before friends find out."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from polana.cli.common import console, json_option, lang_option, print_json
from polana.locale import Speech

if TYPE_CHECKING:
    from polana.table.settings import Settings

#: How a check ended. Only BAD makes the command fail.
GOOD, NOTE, BAD = "good", "note", "bad"
SIGNS = {GOOD: "[green]✓[/]", NOTE: "[yellow]•[/]", BAD: "[red]✗[/]"}

#: Bytes below which a disk is as good as full, and below which it soon will be.
FULL, NARROW = 50 * 2**20, 500 * 2**20
#: Seconds by which clocks may differ: web push refuses signatures from another hour, and people read times.
DRIFT = 60
PATIENCE = 5.0


@dataclass(frozen=True)
class Finding:
    """What one check has found: a message id and its arguments."""

    check: str
    state: str
    message: str
    args: dict[str, str | int]


@click.command()
@json_option
@lang_option
def doctor(as_json: bool, lang: str) -> None:
    """Say what is wrong with this installation: engine, page, disk, database, Redis, address, push keys, clock."""
    from polana.kernel.errors import PolanaError
    from polana.table.settings import Settings

    speech = Speech(lang)
    try:
        settings = Settings.read()
    except PolanaError as error:
        findings = [Finding("settings", BAD, "cli-doctor-settings-bad", {"error": str(error)})]
    else:
        findings = asyncio.run(examine(settings))
    if as_json:
        print_json([{**asdict(found), "text": speech.say(found.message, **found.args)} for found in findings])
    else:
        for found in findings:
            console().print(SIGNS[found.state], speech.say(found.message, **found.args), soft_wrap=True)
    if any(found.state == BAD for found in findings):
        raise SystemExit(1)


async def examine(settings: Settings) -> list[Finding]:
    """All checks, one after the other: what is said first may explain what comes later."""
    findings = [engine(), page(), *disk(settings)]
    checks: list[tuple[str, Callable[[Settings], Awaitable[list[Finding]]]]] = [
        ("database", database),
        ("channels", channels),
        ("address", address),
    ]
    for name, check in checks:
        try:
            findings += await asyncio.wait_for(check(settings), PATIENCE * 2)
        except TimeoutError:
            findings.append(Finding(name, BAD, f"cli-doctor-{name}-silent", {}))
    return findings


def engine() -> Finding:
    import polana

    return Finding("engine", GOOD if polana.compiled() else NOTE,
                   "cli-doctor-engine-compiled" if polana.compiled() else "cli-doctor-engine-plain",
                   {"version": polana.__version__})  # fmt: skip


def page() -> Finding:
    from polana.table.settings import PAGE

    if (PAGE / "index.html").exists():
        return Finding("page", GOOD, "cli-doctor-page-there", {})
    return Finding("page", BAD, "cli-doctor-page-missing", {})


def disk(settings: Settings) -> list[Finding]:
    """The data folder: can it be written, is it for the owner's eyes only, is there room?"""
    folder = settings.data
    where: dict[str, str | int] = {"folder": str(folder)}
    above = folder
    while not above.exists() and above != above.parent:
        above = above.parent
    if not os.access(above, os.W_OK | os.X_OK):
        return [Finding("disk", BAD, "cli-doctor-disk-closed", where)]
    free = shutil.disk_usage(above).free
    room: dict[str, str | int] = {**where, "free": free // 2**20}
    findings = []
    if free < FULL:
        findings.append(Finding("disk", BAD, "cli-doctor-disk-full", room))
    elif free < NARROW:
        findings.append(Finding("disk", NOTE, "cli-doctor-disk-narrow", room))
    else:
        findings.append(Finding("disk", GOOD, "cli-doctor-disk-there", room))
    if os.name == "posix" and folder.exists() and folder.stat().st_mode & 0o077:
        findings.append(Finding("disk", BAD, "cli-doctor-disk-open", where))
    return findings


async def database(settings: Settings) -> list[Finding]:
    """Does the database answer, in which form is it, are the keys for web push made, does its clock agree?"""
    import sqlalchemy as sa
    from alembic.runtime.migration import MigrationContext
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    from polana.table.server.database import metadata
    from polana.table.server.database import settings as kept

    if not settings.database and not (settings.data / "tables.sqlite3").exists():
        return [Finding("database", GOOD, "cli-doctor-database-new", {"folder": str(settings.data)})]
    kind = settings.database_url.split(":", 1)[0].split("+", 1)[0]
    try:
        engine = create_async_engine(settings.database_url)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        return [Finding("database", BAD, "cli-doctor-database-bad", {"error": first_line(error)})]
    try:
        async with engine.connect() as connection:
            form = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
            names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            findings = [Finding("database", GOOD, "cli-doctor-database-there", {"kind": kind, "form": form or "-"})]
            if kept.name in names:
                query = sa.select(kept.c.value).where(kept.c.name == "vapid")
                made = (await connection.execute(query)).scalar_one_or_none()
                state, message = (GOOD, "cli-doctor-push-there") if made else (NOTE, "cli-doctor-push-missing")
                findings.append(Finding("push", state, message, {}))
            elif set(metadata.tables) & set(names):
                findings.append(Finding("database", BAD, "cli-doctor-database-strange", {}))
            if kind == "postgresql":
                now = (await connection.execute(sa.text("SELECT extract(epoch FROM now())"))).scalar_one()
                findings.append(clock("PostgreSQL", float(now)))
        return findings
    except (SQLAlchemyError, OSError) as error:
        return [Finding("database", BAD, "cli-doctor-database-bad", {"error": first_line(error)})]
    finally:
        await engine.dispose()


async def channels(settings: Settings) -> list[Finding]:
    """Does Redis answer?"""
    if not settings.channels:
        return [Finding("channels", GOOD, "cli-doctor-channels-none", {})]
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        redis = Redis.from_url(settings.channels, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
    except ValueError as error:
        return [Finding("channels", BAD, "cli-doctor-channels-bad", {"error": first_line(error)})]
    try:
        seconds, _ = await redis.time()
        return [Finding("channels", GOOD, "cli-doctor-channels-there", {}), clock("Redis", float(seconds))]
    except (RedisError, OSError) as error:
        return [Finding("channels", BAD, "cli-doctor-channels-bad", {"error": first_line(error)})]
    finally:
        await redis.aclose()


async def address(settings: Settings) -> list[Finding]:
    """Is there an address that friends can open, and does this server answer there?"""
    if not settings.url:
        return [Finding("address", NOTE, "cli-doctor-address-none", {})]
    url: dict[str, str | int] = {"url": settings.url}
    parts = urlsplit(settings.url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return [Finding("address", BAD, "cli-doctor-address-bad", url)]
    findings = []
    if parts.hostname in ("localhost", "::1") or parts.hostname.startswith("127."):
        findings.append(Finding("address", NOTE, "cli-doctor-address-own", url))
    elif parts.scheme == "http":
        findings.append(Finding("address", NOTE, "cli-doctor-address-plain", url))
    try:
        date = await asyncio.to_thread(answer, settings.url + "/health")
    except (OSError, ValueError) as error:
        findings.append(Finding("address", BAD, "cli-doctor-address-silent", {**url, "error": first_line(error)}))
    else:
        findings.append(Finding("address", GOOD, "cli-doctor-address-there", url))
        if date:
            findings.append(clock(parts.hostname, parsedate_to_datetime(date).timestamp()))
    return findings


def answer(url: str) -> str:
    """The time that a server says when it is asked for its health."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as response:
        return str(response.headers.get("date", ""))


def clock(whose: str, now: float) -> Finding:
    apart = round(abs(time.time() - now))
    args: dict[str, str | int] = {"whose": whose, "seconds": apart}
    if apart > DRIFT:
        return Finding("clock", BAD, "cli-doctor-clock-apart", args)
    return Finding("clock", GOOD, "cli-doctor-clock-together", args)


def first_line(error: BaseException) -> str:
    """What went wrong, in one line that names neither passwords nor SQL."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]
