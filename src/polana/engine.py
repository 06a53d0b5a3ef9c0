"""Which engine is in use: the plain sources, or the one that `make compile` built beside them.

Python prefers a compiled module to the source of the same name in the same folder. That is what we
want, with two exceptions: someone asks for the sources with POLANA_PLAIN=1 (a benchmark, a test that compares
the two), or a source has changed since it was compiled. Both are settled when this module is imported, which
`polana` does before it imports the kernel.
"""

import os
import sys
import warnings
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
    SourcelessFileLoader,
)
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
ROOMS = ("kernel", "games", "eyes", "bots")


class StaleEngine(UserWarning):
    """The compiled engine is older than its sources, so the sources are used."""


def compiled() -> bool:
    """True if the compiled engine is in use, False if the plain sources are."""
    import polana.kernel.match

    return str(polana.kernel.match.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def prefer_sources() -> None:
    """From now on import polana's modules from their sources, even where a compiled one lies beside them."""
    # Not only in this process: workers that it starts must play by the same engine.
    os.environ["POLANA_PLAIN"] = "1"
    sys.path_hooks.insert(0, _sources_first)
    for folder in list(sys.path_importer_cache):
        if _is_ours(folder):
            del sys.path_importer_cache[folder]


def stale() -> Path | None:
    """A source that has changed since it was compiled, or None. Only a checkout can be stale."""
    if not (CHECKOUT / "pyproject.toml").exists():
        return None
    for room in ROOMS:
        for built in (PACKAGE / room).rglob("*" + EXTENSION_SUFFIXES[0]):
            name = built.name.removesuffix(EXTENSION_SUFFIXES[0])
            source = built.with_name(f"{name}.c")  # the few that are written in C
            if not source.exists():
                source = built.with_name(f"{name}.py")
            if not source.exists() or source.stat().st_mtime > built.stat().st_mtime:
                return source
    return None


def settle() -> None:
    """Decide which engine the imports of the kernel, the games and the bots will find."""
    if os.environ.get("POLANA_PLAIN") == "1":
        prefer_sources()
        return
    changed = stale()
    if changed is not None:
        prefer_sources()
        warnings.warn(
            f"{changed.name} has changed since `make compile`: playing from the sources",
            StaleEngine,
            stacklevel=2,
        )


def _is_ours(folder: str) -> bool:
    path = Path(folder)
    return path == PACKAGE or PACKAGE in path.parents


def _sources_first(folder: str) -> FileFinder:
    if not _is_ours(folder):
        raise ImportError("not a folder of polana's")
    return FileFinder(
        folder,
        (SourceFileLoader, SOURCE_SUFFIXES),
        (ExtensionFileLoader, EXTENSION_SUFFIXES),
        (SourcelessFileLoader, BYTECODE_SUFFIXES),
    )


settle()
