"""Tables of components: TOML files in a folder `data/`."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any


def read_table(folder: Path, name: str) -> dict[str, Any]:
    """One file of the folder."""
    with (folder / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def fingerprint(folder: Path) -> str:
    """Of all files of the folder: a record says under which data it was played."""
    digest = blake2b(digest_size=4)
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.read_bytes())
    return digest.hexdigest()
