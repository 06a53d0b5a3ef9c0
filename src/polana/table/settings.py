"""Settings of the server: each has an environment variable, and a default with which nothing has to be set."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

from polana.kernel.errors import PolanaError

PAGE = Path(__file__).parent / "page"


def _data_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("polana", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """See docs/hosting.md for what each does."""

    data: Path = field(default_factory=_data_folder)
    #: An address for SQLAlchemy; empty: SQLite in the data folder.
    database: str = ""
    #: redis://...; empty: this process is the only one.
    channels: str = ""
    #: The address under which people reach the server, for links in notices.
    url: str = ""
    #: Seconds that a bot may think about one word.
    bot_seconds: float = 60.0
    #: Seconds within which a bot answers as a rule: answers whose time could tell a secret take whole multiples of it.
    bot_pace: float = 0.25
    workers: int = 2
    #: Megabytes of memory that a worker may take; 0: any number.
    worker_memory: int = 1000
    #: Seconds that a record may take to be read.
    read_seconds: float = 20.0
    #: Seconds that a seat may be asked before its holder is told elsewhere.
    notice_after: float = 20.0
    #: The range of seconds after which somebody who passes automatically does so.
    pass_seconds: tuple[float, float] = (2.0, 7.0)
    #: May webhooks go to addresses of the server's own network?
    private_webhooks: bool = False
    #: Further names under which people reach the server, beside that of `url` and those of the machine.
    hosts: tuple[str, ...] = ()
    #: Open connections in all (0: as many as the system allows), from one address, and to one seat.
    connections: int = 0
    connections_per_address: int = 200
    connections_per_seat: int = 20
    #: Tables that one address may open in a minute.
    tables_per_minute: int = 60
    #: Lines of chat from one seat, and replays drawn for one address, in a minute.
    chat_per_minute: int = 30
    #: Names and titles that one seat gives, and proposals that it makes, in a minute.
    names_per_minute: int = 10
    proposals_per_minute: int = 20
    #: Words that one seat takes back by itself in a minute: each of them stays in the log.
    undos_per_minute: int = 120
    #: Lists of tables for one address in a minute.
    lists_per_minute: int = 240
    replays_per_minute: int = 240
    #: What learners do in lessons, from one address in a minute: a class has one.
    lessons_per_minute: int = 1200
    #: Hints that are asked for from one address in a minute.
    hints_per_minute: int = 60
    #: The least number of minutes that somebody has to be away before a bot can be proposed for his seat.
    least_away: float = 2.0
    #: Days after which a table that nobody has touched is put away; 0: never.
    archive_days: float = 0.0
    #: Wrong keys from one address in a minute before it has to wait.
    wrong_keys: int = 10
    #: Requests a second on one connection, and from one address.
    requests_per_second: float = 40.0
    requests_per_address: float = 300.0
    #: Minutes that a table stays in memory when nobody looks.
    idle_minutes: float = 10.0
    #: Further games, as `module:attribute`, for those that no installed package brings.
    games: tuple[str, ...] = ()
    #: "json" or "plain".
    log: str = "json"

    @property
    def database_url(self) -> str:
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite3'}"
        for plain, with_driver in (("postgresql://", "postgresql+asyncpg://"), ("sqlite://", "sqlite+aiosqlite://")):
            if self.database.startswith(plain):
                return with_driver + self.database.removeprefix(plain)
        return self.database

    @staticmethod
    def read(env: Mapping[str, str] = os.environ) -> Settings:
        """The settings that the environment gives."""
        given: dict[str, object] = {}
        for name, kind in _KINDS.items():
            text = env.get("POLANA_" + name.upper(), "").strip()
            if not text:
                continue
            try:
                given[name] = kind(text)
            except ValueError:
                raise PolanaError(f"POLANA_{name.upper()} cannot be {text!r}") from None
        return Settings(**given)  # type: ignore[arg-type]


def _span(text: str) -> tuple[float, float]:
    least, _, most = text.partition("-")
    if not 0 <= float(least) <= float(most):
        raise ValueError(text)
    return float(least), float(most)


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < inf:
        raise ValueError(text)
    return number


def _switch(text: str) -> bool:
    if text.lower() not in ("0", "1", "on", "off", "yes", "no"):
        raise ValueError(text)
    return text.lower() in ("1", "on", "yes")


_KINDS: dict[str, Callable[[str], object]] = {
    "data": Path,
    "database": str,
    "channels": str,
    "url": lambda text: text.rstrip("/"),
    "bot_seconds": float,
    "bot_pace": _positive,
    "workers": int,
    "worker_memory": int,
    "read_seconds": float,
    "notice_after": float,
    "pass_seconds": _span,
    "private_webhooks": _switch,
    "hosts": lambda text: tuple(part.strip() for part in text.split(",")),
    "connections": int,
    "connections_per_address": int,
    "connections_per_seat": int,
    "tables_per_minute": int,
    "chat_per_minute": int,
    "names_per_minute": int,
    "proposals_per_minute": int,
    "undos_per_minute": int,
    "lists_per_minute": int,
    "lessons_per_minute": int,
    "replays_per_minute": int,
    "hints_per_minute": int,
    "least_away": float,
    "archive_days": float,
    "wrong_keys": int,
    "requests_per_second": float,
    "requests_per_address": float,
    "idle_minutes": float,
    "games": lambda text: tuple(part.strip() for part in text.split(",")),
    "log": str,
}
