"""Secrets: keys that open a seat."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """192 random bits as 32 characters that a link may hold."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random enough that a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """A name for a table; knowing it opens nothing."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def new_seed() -> int:
    """Too many possibilities to find the right one by trying them against what a seat sees."""
    return secrets.randbits(128)


def new_salt() -> str:
    """Nobody can find a sealed seed by trying seeds, nor see that two tables have the same one."""
    return secrets.token_hex(16)
