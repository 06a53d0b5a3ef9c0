"""polana rules: the rule index of a game, one rule of it, what it looks like, or which rules have a test."""

from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Table

from polana.cli.common import console, json_option, lang_option, print_json
from polana.cli.coverage import OURS, Coverage, coverage
from polana.cli.examples import show_count, show_example
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, find
from polana.kernel.law import Law
from polana.locale import LANGUAGES, Speech


@click.command()
@click.argument("game")
@click.argument("id", required=False)
@click.option("--coverage", "count", is_flag=True, help="Count the rules that a test holds in place.")
@click.option("--tests", type=click.Path(file_okay=False), help="With --coverage: where the tests are (a checkout's).")
@click.option("--examples", "watched", is_flag=True, help="Count the rules that can be watched on the board.")
@click.option("--show", is_flag=True, help="Show the rule ID on the board: its example, word by word.")
@json_option
@lang_option
def rules(
    game: str, id: str | None, count: bool, tests: str | None, watched: bool, show: bool, as_json: bool, lang: str
) -> None:
    """Show the rules of GAME: all of them, a chapter (NG.move), or one (NG.move.1)."""
    found = find(game)
    speech = Speech(lang, found.name)
    if count:
        show_coverage(coverage(found, Path(tests) if tests else OURS), speech, as_json)
        return
    if watched:
        show_count(found, speech, as_json)
        return
    laws = chosen(found, id)
    if show and len(laws) == 1 and not as_json:
        show_rule(laws[0], speech)
    if show:
        if id is None:
            raise PolanaError(f"say which rule to show: polana rules {found.name} ID --show")
        show_example(found, laws[0], speech, as_json)
    elif as_json:
        print_json([as_data(law) for law in laws])
    elif len(laws) == 1:
        show_rule(laws[0], speech)
    else:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for law in laws:
            table.add_row(f"[cyan]{law.id}[/cyan]", speech.title(law), f"[dim]{law.kind}[/dim]")
        console().print(table)


def chosen(game: AnyGame, id: str | None) -> list[Law]:
    """The rule of that id; of a heading, which says nothing, or of a chapter the rules whose ids begin so."""
    if id is None:
        return list(game.laws.values())
    named = [game.laws[id]] if id in game.laws else []
    if any(law.tell(language) for law in named for language in LANGUAGES):
        return named
    chapter = [law for law in game.laws.values() if law.id.lower().startswith(id.lower().rstrip(".") + ".")]
    if not named and not chapter:
        raise PolanaError(f"{game.name} has no rule {id!r}; polana rules {game.name} lists them all")
    return named + chapter


def as_data(law: Law) -> dict[str, str]:
    return {
        "id": law.id,
        "kind": law.kind,
        "page": law.page,
        **{f"title_{language}": title for language, title in law.titles.items()},
        "does": law.does,
        "note": law.note,
        **{f"text_{language}": law.tell(language) for language in LANGUAGES},
    }


def show_rule(law: Law, speech: Speech) -> None:
    out = console()
    page = speech.say("cli-rules-page", page=law.page) if law.page else ""
    out.print(f"[bold cyan]{law.id}[/bold cyan] [bold]{speech.title(law)}[/bold]  [dim]{law.kind} {page}[/dim]")
    out.print(law.tell(speech.language) or law.does, markup=False)
    if law.note and speech.language == "en":  # notes are about the index, for those who write and test the rules
        out.print(law.note, style="dim", markup=False)


def show_coverage(found: Coverage, speech: Speech, as_json: bool) -> None:
    if as_json:
        print_json(asdict(found))
        return
    out = console()
    for id in found.missing:
        out.print(id)
    out.print(speech.say("cli-rules-coverage", covered=found.covered, total=found.total), style="bold")
