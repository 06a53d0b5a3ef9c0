"""Measures Polana's games beside other board game engines, on one core of one machine, in one run.

    python benchmarks/peers.py [--seconds 3] [--rounds 3] [--only catanatron] [--json FILE]

The others are installed from PyPI into an environment of their own (build/peers, or --folder). All are played by random
players; rates are per second of processor time. All are measured in turn, several times, and the best of each counts:
whatever else a machine does can only make it slower. docs/benchmarks.md has the figures of a real run.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

HERE = Path(__file__).parent
#: What is installed to be measured; versions are fixed so that a run can be repeated.
PACKAGES = ["catanatron==3.2.1", "open_spiel==2.0.2", "pettingzoo==1.27.0", "chess==1.11.2", "pygame==2.6.1"]
#: By name: how many play, and what the rules are written in.
PEERS = {
    "catanatron": "4, Python",
    "openspiel-dominoes": "2, Python",
    "openspiel-backgammon": "2, C++",
    "pettingzoo-chess": "2, Python",
    "pettingzoo-connect-four": "2, Python",
}
OURS = {
    f"{game}-{engine}": f"4, {says}"
    for game in ("northgard", "root")
    for engine, says in (("plain", "Python"), ("compiled", "compiled"))
}


class Failed(Exception):
    """Reported in one line."""


def run(command: list[str], env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or "no word").splitlines()
        wrong = next((line for line in reversed(said) if "error" in line.lower()), said[-1])
        raise Failed(f"{' '.join(command[:4])} ...: {wrong}")
    return done.stdout


def install(folder: Path) -> Path:
    """The Python of an environment with the peers in it."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = folder / "installed"
    if stamp.exists() and stamp.read_text() == "\n".join(PACKAGES):
        return python
    venv.create(folder, with_pip=True)
    run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES])
    stamp.write_text("\n".join(PACKAGES))
    return python


def measure(name: str, python: Path | None, seconds: float) -> dict:
    if name in PEERS:
        found: dict = json.loads(run([str(python), str(HERE / "peers_inside.py"), name, str(seconds)]))
        return found
    game, _, engine = name.partition("-")
    env = {key: value for key, value in os.environ.items() if key != "POLANA_PLAIN"}
    if engine == "plain":
        env["POLANA_PLAIN"] = "1"
    command = [sys.executable, "-m", "polana.cli.main", "bench", game, "--seats", "4", "--json"]
    told = json.loads(run([*command, "--seconds", str(seconds)], env))
    if told["compiled"] != (engine == "compiled"):
        raise Failed("the compiled engine is not built, or older than its sources: make compile")
    return {
        "version": run([sys.executable, "-m", "polana.cli.main", "--version"]).split()[-1],
        "decisions_per_s": told["decisions_per_s"],
        "matches_per_s": told["matches_per_s"],
        "clone_us": told["clone_us"],
        "matches": told["matches"],
    }


def better(one: dict, other: dict) -> dict:
    """The higher rates and the cheaper clone."""
    faster = max(one, other, key=lambda told: told["decisions_per_s"])
    return {**faster, "clone_us": min(one["clone_us"], other["clone_us"])}


def machine() -> dict:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        named = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = named[0].partition(":")[2].strip() if named else model
    return {"processor": model, "cores": os.cpu_count(), "python": platform.python_version(), "load": load()}


def load() -> float | None:
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each, each time")
    parser.add_argument("--rounds", type=int, default=3, help="measure so many times, and take the best")
    parser.add_argument("--only", action="append", choices=[*OURS, *PEERS], help="measure this one (may be repeated)")
    parser.add_argument("--folder", type=Path, default=HERE.parent / "build" / "peers")
    parser.add_argument("--json", type=Path, help="write the figures here")
    args = parser.parse_args()
    names = args.only or [*OURS, *PEERS]
    notes = Console(stderr=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        python = None
        if any(name in PEERS for name in names):
            with notes.status(f"installing {', '.join(PACKAGES)}"):
                python = install(args.folder)
        told = {"machine": machine(), "seconds": args.seconds, "rounds": args.rounds, "figures": {}}
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=notes) as progress:
            task = progress.add_task("measuring", total=len(names) * args.rounds)
            for name in names * args.rounds:
                progress.update(task, description=name)
                try:
                    found = measure(name, python, args.seconds)
                    told["figures"][name] = better(told["figures"].get(name, found), found)
                except Failed as error:
                    if name in PEERS:
                        raise
                    notes.print(f"{name}: {error}", style="yellow", soft_wrap=True)
                progress.advance(task)
        told["machine"]["load_after"] = load()
    except Failed as error:
        sys.exit(f"peers: {error}")
    except KeyboardInterrupt:
        sys.exit("peers: stopped")
    show(told)
    if args.json:
        args.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def show(told: dict) -> None:
    table = Table(box=None)
    table.add_column("", no_wrap=True)
    for head in ("decisions/s", "matches/s", "clone µs"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("players", no_wrap=True)
    for name, one in told["figures"].items():
        label = f"{name} {one['version']}"
        rates = (f"{one['decisions_per_s']:,.0f}", f"{one['matches_per_s']:,.1f}", f"{one['clone_us']:,.1f}")
        table.add_row(label, *rates, (OURS | PEERS)[name])
    out = Console(soft_wrap=True)
    out.print(table)
    found = told["machine"]
    out.print(
        f"{found['processor']}, one of {found['cores']} cores, Python {found['python']}; "
        f"load {found['load']} before, {found['load_after']} after"
    )


if __name__ == "__main__":
    main()
