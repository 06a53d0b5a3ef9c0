"""The printed components of somebody who owns the box: files of his that take the place of a game's own tables.

`POLANA_BOX` names a folder with a folder for each game; a file there replaces the table of the same name, whole. Every
other table stays as it is. The fingerprint of a match's data is that of the files that were read.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import Final, final

from polana.kernel.errors import PolanaError

SETTING: Final = "POLANA_BOX"


@final
class Box:
    """Where the tables of a game lie: `data` are its own, `folder` is where its owner's would be."""

    def __init__(self, game: str, data: Path) -> None:
        self.data: Path = data
        #: The tables of the game, in order.
        self.names: list[str] = sorted(path.stem for path in data.glob("*.toml"))
        self.folder: Path | None = _folder(game)
        #: Those that its owner has replaced.
        self.replaced: list[str] = []
        if self.folder is not None and self.folder.is_dir():
            for path in sorted(self.folder.glob("*.toml")):
                if path.stem not in self.names:
                    raise PolanaError(f"{path}: {game} has no such table; it has {', '.join(self.names)}")
                self.replaced.append(path.stem)

    def path(self, name: str) -> Path:
        """The file from which a table is read."""
        if self.folder is not None and name in self.replaced:
            return self.folder / f"{name}.toml"
        return self.data / f"{name}.toml"

    def fingerprint(self) -> str:
        """Of all tables as they are read: a record says under which data it was played."""
        digest = blake2b(digest_size=4)
        for name in self.names:
            digest.update(self.path(name).read_bytes())
        return digest.hexdigest()


def _folder(game: str) -> Path | None:
    setting = os.environ.get(SETTING, "").strip()
    if not setting:
        return None
    folder = Path(setting).expanduser()
    if not folder.is_dir():
        raise PolanaError(f"{SETTING} names {folder}, which is no folder")
    return folder / game
