"""Who is let in: keys are looked up, and whoever asks too much has to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from polana.table import addresses
from polana.table.complaint import Complaint
from polana.table.rows import Opens
from polana.table.secret import hashed

if TYPE_CHECKING:
    from polana.table.hub import Hub

T = TypeVar("T")


async def check_keys(hub: Hub, address: str, keys: list[str]) -> list[Opens]:
    """What these keys open. One that opens nothing counts as a guess, and whoever guesses too often has to wait.

    Right keys are never made to wait: whoever has one is not guessing, even if others at the same address are.
    """
    return await let_in(hub, address, await hub.store.opens([hashed(key) for key in keys]))


async def let_in(hub: Hub, address: str, found: list[T | None]) -> list[T]:
    """What was found for the keys of somebody, unless one of them opens nothing."""
    wrong = sum(one is None for one in found)
    if wrong:
        hub.metrics.count("wrong_keys", by=wrong)
        if await too_much(hub, "wrong", address, hub.settings.wrong_keys, wrong):
            raise Complaint("guessing", "error-table-guessing")
        raise Complaint("key", "error-table-wrong-key")
    return [one for one in found if one is not None]


async def too_much(hub: Hub, what: str, who: str, most: int, by: int = 1) -> bool:
    """Count what somebody does in a minute; has he, or a wider network of his, done more than this before?"""
    counted = [await hub.brake.add(what, name, by) > most * times + by - 1 for name, times in addresses.shares(who)]
    return any(counted)


async def not_too_often(hub: Hub, what: str, who: str, most: int) -> None:
    """This many times a minute, and no more."""
    if await too_much(hub, what, who, most):
        raise Complaint("too-many", "error-table-too-often")
