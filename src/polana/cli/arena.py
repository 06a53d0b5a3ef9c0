"""polana arena: bots play many matches against each other."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from polana.cli import levels
from polana.cli.common import console, lang_option, print_json, read_settings, settings_option
from polana.cli.main import INTERRUPTED
from polana.kernel.game import CHOOSE, find
from polana.kernel.still import STOOD_STILL
from polana.lab import LIMIT
from polana.locale import Speech

if TYPE_CHECKING:
    from rich.console import Console

    from polana.kernel.game import Value
    from polana.lab.arena import Arena, Engine


@click.command()
@click.argument("game")
@click.option("--seats", help="A bot for each seat: greedy,random,random; with --levels how many there are (2).")
@click.option(
    "--levels",
    "climbed",
    is_flag=False,
    flag_value="all",
    help="Each level among those below it: easy,normal,hard, or any bots; alone: all levels of the game.",
)
@click.option("--matches", type=click.IntRange(min=1), default=100, help="Play so many matches (100).")
@click.option("--jobs", type=click.IntRange(min=1), help="In so many processes (one for each core).")
@click.option(
    "--engine", type=click.Choice(["local", "ray"]), default="local", help="Play here, or on a Ray cluster (local)."
)
@click.option("--address", help="With --engine ray: where the cluster is, as Ray names it (one of this machine's own).")
@click.option("--seed", type=click.IntRange(min=0), default=0, help="The same seed plays the same matches (0).")
@click.option("--factions", help="The clans or factions that take part (all).")
@click.option("--limit", type=click.IntRange(min=1), default=LIMIT, help=f"Most decisions of a match ({LIMIT}).")
@click.option(
    "--still",
    type=click.IntRange(min=1),
    default=STOOD_STILL,
    help=f"End a match in which nobody has scored for so many rounds ({STOOD_STILL}).",
)
@click.option(
    "--json",
    "file",
    type=click.Path(dir_okay=False, writable=True, allow_dash=True),
    help="Write the result here, and each match beside it; - prints the result.",
)
@click.option("--plots", type=click.Path(file_okay=False), help="Draw the result as SVG files in this folder.")
@click.option("--fresh", is_flag=True, help="Play anew what an earlier run has played already.")
@settings_option
@lang_option
def arena(
    game: str,
    seats: str | None,
    climbed: str | None,
    matches: int,
    jobs: int | None,
    engine: str,
    address: str | None,
    seed: int,
    factions: str | None,
    limit: int,
    still: int,
    file: str | None,
    plots: str | None,
    fresh: bool,
    settings: tuple[str, ...],
    lang: str,
) -> None:
    """Let bots play many matches of GAME; all seats and factions rotate, so that none has an advantage.

    With --json FILE an interrupted arena goes on where it was when the same command is given again.
    """
    # Bots know every game, and they take a moment to import: no other command should wait for that.
    from polana.lab.arena import Arena, write_whole
    from polana.lab.plots import write_plots
    from polana.lab.tally import summary

    if address is not None and engine != "ray":
        raise click.UsageError("--address is for --engine ray")
    found = find(game)
    speech = Speech(lang, found.name)
    where = where_to_play(engine, address, jobs)
    if climbed is not None:
        rest = (read_settings(found, settings), factions.split(",") if factions else None, limit, still)
        climb(found.name, climbed, seats, matches, seed, rest, file, fresh, where, speech)
        return
    if seats is None:
        raise click.UsageError("say who plays: --seats greedy,random, or --levels for all levels")
    names = [name.strip() for name in seats.split(",")]
    wanted = [name.strip() for name in factions.split(",")] if factions else None
    result = Path(file) if file and file != "-" else None
    keep = result.with_name(result.name + ".matches.jsonl") if result else None
    if fresh and keep is not None:
        keep.unlink(missing_ok=True)
    many = Arena(game, names, matches, seed, read_settings(found, settings), wanted, limit, keep, still)
    notes = console(stderr=True)
    done = len(many.played)
    if done:
        notes.print(speech.say("cli-arena-known", count=done, file=str(keep)), markup=False, soft_wrap=True)
    for name in dict.fromkeys(names):
        about = levels.told(speech, found.name, name)
        if about:
            notes.print(about, markup=False, soft_wrap=True)
    stopped = not played_out(many, where, speech.say("cli-arena-playing"), notes)
    told = summary(many)
    if result is not None and not stopped:
        write_whole(result, json.dumps(told, ensure_ascii=False, indent=2) + "\n")
    if file == "-":
        print_json(told)
    else:
        show(told, speech)
    if plots is not None:
        for drawn in write_plots(Path(plots), many, told, speech.say):
            notes.print(str(drawn), markup=False, soft_wrap=True)
    if stopped:
        notes.print(speech.say("cli-arena-stopped" if keep else "cli-arena-lost"), markup=False, soft_wrap=True)
        raise click.exceptions.Exit(INTERRUPTED)


def played_out(many: Arena, where: Engine, title: str, notes: Console) -> bool:
    """Play the rest of an arena, with a bar that grows; False if somebody has stopped it."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=notes,
    ) as progress:
        task = progress.add_task(title, total=many.matches, completed=len(many.played))
        # Whoever started this in the background of a script may have made it ignore the keyboard: an arena stops
        # politely.
        before = {number: signal.signal(number, interrupt) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            many.run(where, lambda _: progress.advance(task))
        except KeyboardInterrupt:
            return False
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
    return True


def climb(
    game: str,
    wanted: str,
    seats: str | None,
    matches: int,
    seed: int,
    rest: tuple[dict[str, Value], list[str] | None, int, int],
    file: str | None,
    fresh: bool,
    where: Engine,
    speech: Speech,
) -> None:
    """--levels: an arena for each step from a level to the next."""
    from polana.lab.arena import write_whole
    from polana.lab.ladder import bots_of, ladder

    if seats is not None and not seats.isdecimal():
        raise click.UsageError("with --levels, --seats says how many seats there are")
    options, factions, limit, still = rest
    result = Path(file) if file and file != "-" else None
    names, count = bots_of(game, wanted), int(seats or 2)
    rungs = ladder(game, names, count, matches, seed, options, factions, limit, result, still, fresh)
    notes = console(stderr=True)
    for name in names:
        about = levels.told(speech, game, name)
        if about:
            notes.print(about, markup=False, soft_wrap=True)
    stopped = False
    for rung in rungs:
        title = speech.say("cli-arena-rung", level=rung.upper, below=rung.lower)
        if not played_out(rung.arena, where, title, notes):
            stopped = True
            break
    steps = [rung.result() for rung in rungs if rung.arena.played]
    told = {"game": game, "seed": seed, "levels": steps}
    if result is not None and not stopped:
        write_whole(result, json.dumps(told, ensure_ascii=False, indent=2) + "\n")
    if file == "-":
        print_json(told)
    else:
        levels.show(game, steps, speech)
    if stopped:
        notes.print(speech.say("cli-arena-stopped" if result else "cli-arena-lost"), markup=False, soft_wrap=True)
        raise click.exceptions.Exit(INTERRUPTED)


def where_to_play(engine: str, address: str | None, jobs: int | None) -> Engine:
    """On the cores of this machine, or on a cluster."""
    if engine == "ray":
        from polana.lab.cluster import Cluster

        return Cluster(address, jobs)
    from polana.lab.local import Local

    return Local(jobs or os.cpu_count() or 1)


def interrupt(number: int, frame: object) -> None:
    """Being told to end is as good as an interrupt from the keyboard."""
    raise KeyboardInterrupt


def show(told: dict[str, Any], speech: Speech) -> None:
    """The result as tables."""
    out = console()
    out.print(
        f"[bold]{told['game']}[/bold], "
        + escape(speech.say("cli-arena-matches", matches=told["matches"], errors=told["errors"]))
    )
    for key in ("bot", "faction", "seat"):
        if list(told[f"by_{key}"]) == [CHOOSE]:  # a game whose seats differ in nothing
            continue
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(speech.say(f"cli-arena-{key}"))
        heads = ["wins", "of", "rate", "interval", "points", "pace"] + (["rating"] if key == "bot" else [])
        for head in heads:
            table.add_column(speech.say(f"cli-arena-{head}"), justify="right")
        for name, one in told[f"by_{key}"].items():
            pace = one["points_per_round"]
            cells = [
                str(one["wins"]),
                str(one["matches"]),
                f"{one['rate']:.1%}",
                f"{one['low']:.1%} – {one['high']:.1%}",
                f"{one['points']:.1f}",
                "–" if pace is None else f"{pace:.2f}",
            ]
            if key == "bot":
                cells.append(f"{one['rating']['mu']:.1f} ± {one['rating']['sigma']:.1f}")
            table.add_row(f"[cyan]{escape(name)}[/cyan]", *cells)
        out.print()
        out.print(table)
    out.print()
    for key in ("decisions", "rounds"):
        if told[key] is not None:
            out.print(speech.say(f"cli-arena-{key}", **told[key]), markup=False)
    if told["shared"]:
        out.print(speech.say("cli-arena-shared", count=told["shared"]), markup=False)
    if told["stood_still"]:
        out.print(speech.say("cli-arena-still", count=told["stood_still"]), markup=False)
    for one in told["failures"][:10]:
        line = f"{one['number']}: {one['error']} ({','.join(one['lineup'])}; {','.join(one['bots'])}; {one['deal']})"
        out.print(line, markup=False, style="red", soft_wrap=True)
