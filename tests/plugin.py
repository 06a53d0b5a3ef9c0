"""A game in a package of its own, installed as pip would: `python -m tests.plugin FOLDER [NAME]` writes it there.

What `polana new-game` writes lies in the folder, with the metadata by which Python finds its entry points; whoever has
the folder on its path (`PYTHONPATH`) has the game installed.
"""

import sys
import tomllib
from pathlib import Path

from polana.cli.writing import write


def install(folder: Path, name: str = "coins") -> Path:
    """Write the package, and what pip would note about it; the folder to put on the path."""
    write(name, folder)
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    source = folder / "src"
    note(source, name, project["entry-points"])
    return source


def note(source: Path, name: str, groups: dict[str, dict[str, str]]) -> None:
    """The metadata of an installed package with these entry points."""
    info = source / f"{name}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    lines = []
    for group, entries in groups.items():
        lines += [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    print(install(Path(sys.argv[1]), *sys.argv[2:]))
