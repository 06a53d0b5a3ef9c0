"""Builds what the site needs beside the page: `python web/site.py WHEELS FOLDER`.

The folder gets Pyodide from its npm package and the engine in two archives: everything that the table in a browser
imports or reads, with the wheels that it needs, and the examples of the Law, which are fetched when somebody wants one.
All Python is compiled by the Python that will run it (`packing.py`). What the lobby and the Law ask for first lies
there as files, so that neither waits for Python. Nothing is loaded from anywhere else.
"""

import hashlib
import io
import lzma
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import msgspec
from node import node_folder

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "polana"
PACKING = ROOT / "web" / "src" / "site" / "packing.mjs"
#: The icon as phones want it, drawn from `web/public/icon.svg`.
ICONS = ROOT / "web" / "src" / "site" / "icons"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

#: Of Pyodide, as it is: what starts it, Python itself, and the list of packages that it looks for at the start.
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
LIBRARY = "python_stdlib.zip"

#: Rooms of the house that no table in a browser has.
LEFT_OUT = ("cli", "lab", "testing", "table/server", "table/page")

#: What the rooms read at run time.
KINDS = (".py", ".toml", ".ftl", ".polana", ".npz")
#: Of a wheel, what nothing is done with where it is not installed.
UNREAD = (".pyi", "/RECORD", "/METADATA", "/WHEEL")

#: What lies in the second archive.
LATE = "/examples/"
#: What was learned about a game lies in files of their own, each named by its content: a worker fetches one when a bot
#: is to play by it, and it is kept from then on.
LEARNED, LIST = "weights/", "learned.json"


def add(archive: tarfile.TarFile, name: str, body: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(body)
    archive.addfile(entry, io.BytesIO(body))


def gather(wheels: Path, target: Path) -> None:
    """All that the table in a browser is made of, as it is written."""
    with tarfile.open(target, "w") as archive:
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
                    if not name.endswith(("/", *UNREAD)):
                        add(archive, name, other.read(name))


def inside(pyodide: Path, folder: Path, script: str) -> None:
    """Run a file of ours in the site's Python, with this folder as `/build`."""
    node = node_folder() / "bin" / "node"
    subprocess.run([node, PACKING, pyodide, folder, ROOT / "web" / script], check=True)


def pack(whole: Path, site: Path) -> None:
    """Two archives, each compressed as a whole: a thousand small files much alike take half as much room so."""
    with tarfile.open(whole) as archive:
        for name, late in (("engine.pack", False), ("examples.pack", True)):
            buffer = io.BytesIO()
            with tarfile.open(fileobj=buffer, mode="w") as part:
                for entry in archive:
                    if (LATE in entry.name) == late and not entry.name.endswith(".npz"):
                        part.addfile(entry, archive.extractfile(entry))
            packed = lzma.compress(buffer.getvalue(), preset=9)
            (site / "python" / name).write_bytes(packed)


def learned(site: Path) -> None:
    """What was learned about games, and a list of it by game."""
    files: dict[str, str] = {}
    (site / "python" / LEARNED).mkdir()
    for path in sorted((SOURCE / "bots" / "weights").glob("*.npz")):
        body = path.read_bytes()
        files[path.stem] = f"{LEARNED}{path.stem}-{hashlib.sha256(body).hexdigest()[:12]}.npz"
        (site / "python" / files[path.stem]).write_bytes(body)
    (site / "python" / LIST).write_bytes(msgspec.json.encode(files))


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
    # Before the page's own modules, which look at what is kept as soon as they are there.
    kept = '<script src="./kept.js"></script>'
    shutil.copyfile(ROOT / "web" / "src" / "site" / "kept.js", site / "kept.js")
    index.write_text(index.read_text("utf-8").replace("</head>", f"{links}\n{kept}\n</head>"), "utf-8")
    worker = site / "sw.js"
    worker.unlink(missing_ok=True)
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + b"\0" + (site / name).read_bytes())
    late = [name for name in names if name.startswith(f"python/{LEARNED}")]
    files = ["./", *(name for name in names if name != "index.html" and name not in late)]
    text = (ROOT / "web" / "src" / "site" / "offline.js").read_text("utf-8")
    text = text.replace("%NAME%", digest.hexdigest()[:16])
    for mark, found in (("%FILES%", files), ("%LATE%", late)):
        text = text.replace(mark, msgspec.json.encode(found).decode())
    worker.write_text(text, "utf-8")


def main() -> None:
    wheels, site = Path(sys.argv[1]), Path(sys.argv[2])
    for folder in ("api", "python"):
        shutil.rmtree(site / folder, ignore_errors=True)
    (site / "python").mkdir(parents=True)
    for name in PYTHON:
        shutil.copyfile(PYODIDE / name, site / "python" / name)
    with tempfile.TemporaryDirectory() as build:
        folder = Path(build)
        gather(wheels, folder / "sources.tar")
        shutil.copyfile(PYODIDE / LIBRARY, folder / LIBRARY)
        inside(PYODIDE, folder, "packing.py")
        shutil.copyfile(folder / "library.zip", site / "python" / LIBRARY)
        shutil.copytree(folder / "api", site / "api")
        pack(folder / "engine.tar", site)
        learned(site)
        # What the library is left without must be missed by nobody.
        inside(site / "python", folder, "missing.py")
    app(site)


if __name__ == "__main__":
    main()
