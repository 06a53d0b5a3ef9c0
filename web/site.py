"""Builds what the site needs beside the page: `python web/site.py WHEELS FOLDER`.

The folder gets Pyodide from its npm package and the engine in one archive: the sources of everything that the table in
a browser imports, with the wheels that it needs. What the lobby and the Law ask for first lies there as files, so that
neither waits for Python. Nothing is loaded from anywhere else.
"""

import gzip
import hashlib
import io
import shutil
import sys
import tarfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import msgspec

from polana.kernel.game import find
from polana.table import lessons, puzzles, reception

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "polana"
#: The icon as phones want it, drawn from `web/public/icon.svg`.
ICONS = ROOT / "web" / "src" / "site" / "icons"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

#: Of Pyodide: what starts it, Python itself, its library, and the list of packages that it looks for at the start.
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

#: Rooms of the house that no table in a browser has.
LEFT_OUT = ("cli", "eyes", "lab", "testing", "table/server", "table/page")

#: What the rooms read at run time.
KINDS = (".py", ".toml", ".ftl", ".polana")


def add(archive: tarfile.TarFile, name: str, body: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(body)
    archive.addfile(entry, io.BytesIO(body))


def engine(wheels: Path, target: Path) -> None:
    """One archive, compressed as a whole: a thousand small files that are much alike take half as much room so."""
    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in sorted(SOURCE.rglob("*")):
            name = path.relative_to(SOURCE).as_posix()
            if path.suffix in KINDS and not name.startswith(tuple(f"{room}/" for room in LEFT_OUT)):
                add(archive, f"polana/{name}", path.read_bytes())
        # Games are found by their entry points.
        ours = distribution("polana")
        for name in ("METADATA", "entry_points.txt"):
            add(archive, f"polana-{ours.version}.dist-info/{name}", (ours.read_text(name) or "").encode())
        for wheel in sorted(wheels.glob("*.whl")):
            with zipfile.ZipFile(wheel) as other:
                for name in sorted(other.namelist()):
                    if not name.endswith("/"):
                        add(archive, name, other.read(name))


def shelf(folder: Path) -> None:
    """What is the same for every reader, under the name by which it is asked for."""
    games = reception.list_games()
    (folder / "games").mkdir(parents=True)
    (folder / "games.json").write_bytes(msgspec.json.encode(games))
    (folder / "lessons.json").write_bytes(msgspec.json.encode(lessons.course_list()))
    (folder / "puzzles.json").write_bytes(msgspec.json.encode(puzzles.puzzle_list()))
    (folder / "coach").mkdir()
    for game in games:
        (folder / "coach" / f"{game.name}.json").write_bytes(msgspec.json.encode(lessons.coach_info(game.name)))
        (folder / "games" / f"{game.name}.json").write_bytes(msgspec.json.encode(reception.book(find(game.name))))


def app(site: Path) -> None:
    """What makes an app of the site: a manifest, and a worker that keeps its files for when there is no net."""
    manifest = {
        "name": "Polana",
        "short_name": "Polana",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f4efe3",
        "theme_color": "#f4efe3",
        "icons": [
            {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            {"src": "icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
            {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
            {"src": "icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
    }
    for icon in sorted(ICONS.glob("*.png")):
        shutil.copyfile(icon, site / icon.name)
    (site / "app.webmanifest").write_bytes(msgspec.json.encode(manifest))
    index = site / "index.html"
    links = '<link rel="manifest" href="./app.webmanifest" />\n<link rel="apple-touch-icon" href="./icon-apple.png" />'
    index.write_text(index.read_text("utf-8").replace("</head>", f"{links}\n</head>"), "utf-8")
    worker = site / "sw.js"
    worker.unlink(missing_ok=True)
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + b"\0" + (site / name).read_bytes())
    files = ["./", *(name for name in names if name != "index.html")]
    text = (ROOT / "web" / "src" / "site" / "offline.js").read_text("utf-8")
    text = text.replace("%NAME%", f"polana {digest.hexdigest()[:16]}")
    worker.write_text(text.replace("%FILES%", msgspec.json.encode(files).decode()), "utf-8")


def main() -> None:
    wheels, site = Path(sys.argv[1]), Path(sys.argv[2])
    folder = site / "python"
    shelf(site / "api")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in PYTHON:
        shutil.copyfile(PYODIDE / name, folder / name)
    engine(wheels, folder / "engine.pack")
    app(site)


if __name__ == "__main__":
    main()
