"""Run by the Python of the site while the site is built (`site/packing.mjs`), in a folder called `/build`.

A browser would compile every file at every visit, which takes it longer than all else. So what is sent is compiled
here: `sources.tar` becomes `engine.tar`, and `python_stdlib.zip` of Pyodide a library without what no table needs. What
the lobby and the Law ask for first is written down too (`api`), by the code that would answer otherwise.
"""

import ast
import importlib._bootstrap_external as pyc
import importlib.util
import io
import site
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

BUILD = Path("/build")

#: Of Python's library: what no table in a browser has a use for.
LEFT_OUT = {
    "__hello__", "__phello__", "_pydatetime", "_pyio", "_pyrepl", "antigravity", "bdb", "cProfile", "cmd",
    "colorsys", "compileall", "curses", "dbm", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "idlelib",
    "imaplib", "mailbox", "modulefinder", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "profile", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve",
    "smtplib", "socketserver", "sqlite3", "symtable", "tabnanny", "test", "this", "timeit", "tkinter", "trace",
    "tty", "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
}  # fmt: skip

#: And of its ways to write letters, those that something is written in here.
LETTERS = {
    "__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "undefined", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_8", "utf_8_sig",
}  # fmt: skip

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def compiled(name: str, source: bytes) -> bytes:
    """A source as Python keeps it beside sources. It is believed without a look at any source."""
    code = compile(without_docstrings(ast.parse(source, name)), name, "exec", dont_inherit=True, optimize=0)
    return bytes(pyc._code_to_hash_pyc(code, importlib.util.source_hash(source), False))  # type: ignore[attr-defined]


def library() -> None:
    with (
        zipfile.ZipFile(BUILD / "python_stdlib.zip") as whole,
        zipfile.ZipFile(BUILD / "library.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as kept,
    ):
        for name in sorted(whole.namelist()):
            path = Path(name)
            if name.endswith("/") or path.parts[0].removesuffix(".py") in LEFT_OUT:
                continue
            if path.parts[0] == "encodings" and path.stem not in LETTERS:
                continue
            body = whole.read(name)
            if path.suffix == ".py":
                name, body = f"{name}c", compiled(f"python/{name}", body)
            # The same files at any hour.
            kept.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED, 9)


def engine() -> None:
    with tarfile.open(BUILD / "sources.tar") as sources, tarfile.open(BUILD / "engine.tar", "w") as archive:
        sources.extractall(site.getsitepackages()[0], filter="data")
        for entry in sources:
            file = sources.extractfile(entry)
            assert file is not None
            name, body = entry.name, file.read()
            if name.endswith(".py"):
                name, body = f"{name}c", compiled(name, body)
            packed = tarfile.TarInfo(name)
            packed.size = len(body)
            archive.addfile(packed, io.BytesIO(body))


def shelf() -> None:
    """What is the same for every reader, under the name by which it is asked for."""
    import msgspec

    from polana.kernel.game import find
    from polana.table import lessons, puzzles, reception

    def lay(name: str, answer: Any) -> None:
        path = BUILD / "api" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(answer))

    games = reception.list_games()
    lay("games", games)
    lay("lessons", lessons.course_list())
    lay("puzzles", puzzles.puzzle_list())
    for game in games:
        lay(f"coach/{game.name}", lessons.coach_info(game.name))
        lay(f"games/{game.name}", reception.book(find(game.name)))


def main() -> None:
    # Nothing of what is compiled for the site is to lie about here.
    sys.dont_write_bytecode = True
    importlib.invalidate_caches()
    library()
    engine()
    shelf()


main()
