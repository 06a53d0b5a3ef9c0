"""polana puzzle: a puzzle in the terminal, a check of one, or what kinds there are."""

from collections import Counter
from typing import Final

import click
from rich.columns import Columns
from rich.markup import escape
from rich.table import Table

from polana.cli.common import console, json_option, lang_option, print_json
from polana.cli.draw import draw, seat_names
from polana.cli.play import read_line
from polana.cli.terminal import Reader
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.locale import Speech
from polana.school import puzzle as puzzles
from polana.school.puzzle import Puzzle
from polana.school.puzzle_judge import Judge, span_of
from polana.school.puzzle_try import Row, Try, best_line, faults

KINDS: Final = ("score", "win", "stop")
DIFFICULTIES: Final = (1, 2, 3)
#: The row of a whole game among those of its sides.
ALL: Final = ""


@click.command()
@click.argument("what", required=False)
@click.option("--check", is_flag=True, help="Play its line and judge it; list what is wrong.")
@click.option("--counts", is_flag=True, help="Count them by side, kind and difficulty.")
@json_option
@lang_option
def puzzle(what: str | None, check: bool, counts: bool, as_json: bool, lang: str) -> None:
    """Solve a puzzle here in the terminal: GAME/NAME, or the path of a file. Without either, list all there are."""
    speech = Speech(lang)
    one = what is not None and ("/" in what or what.endswith(puzzles.ENDING))
    if check:
        _check([puzzles.find_puzzle(str(what))] if one else _all(what), speech, as_json)
    elif counts:
        _counts(_all(what), speech, as_json)
    elif one:
        Bench(Judge(puzzles.find_puzzle(str(what))), lang, read_line).run()
    else:
        _list(_all(what), speech, as_json)


def _all(game: str | None) -> list[Puzzle]:
    if game is not None:
        find(game)
    return [one for name, found in puzzles.all_puzzles() for one in found if game in (None, name.name)]


def _list(found: list[Puzzle], speech: Speech, as_json: bool) -> None:
    if as_json:
        print_json(
            [
                {
                    "puzzle": f"{one.game}/{one.name}",
                    "kind": one.kind,
                    "side": one.values[one.seat],
                    "seats": len(one.values),
                    "difficulty": one.difficulty,
                    "goal": one.goal,
                    "usual": one.usual,
                    "iterations": one.iterations,
                }
                for one in found
            ]
        )
        return
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for one in found:
        sentence = speech.say(f"cli-puzzle-{one.kind}", rival=one.values[one.rival])
        table.add_row(f"[cyan]{one.game}/{one.name}[/cyan]", "●" * one.difficulty, escape(sentence))
    console().print(table)


def _counts(found: list[Puzzle], speech: Speech, as_json: bool) -> None:
    """How many there are for each side: of each kind, and of each difficulty. What is rare is to be looked for."""
    columns: list[str | int] = [*KINDS, *DIFFICULTIES]
    counted: dict[str, dict[str, Counter[str | int]]] = {}
    for one in found:
        rows = counted.setdefault(one.game, {})
        for row in (one.values[one.seat], ALL):
            rows.setdefault(row, Counter()).update([one.kind, one.difficulty])
    if as_json:
        print_json(
            {
                game: {side: {str(column): row[column] for column in columns} for side, row in rows.items()}
                for game, rows in counted.items()
            }
        )
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = [speech.say(f"cli-puzzle-count-{kind}") for kind in KINDS] + ["●" * number for number in DIFFICULTIES]
    table.add_column()
    for head in heads:
        table.add_column(head, justify="right")
    for game, rows in counted.items():
        # All of a game first, then its sides.
        for side in sorted(rows, key=lambda side: (side != ALL, side)):
            name = f"[cyan]{game}[/cyan]" if side == ALL else f"  {side}"
            table.add_row(name, *(str(rows[side][column] or "·") for column in columns))
    console().print(table)


def _check(found: list[Puzzle], speech: Speech, as_json: bool) -> None:
    wrong = {f"{one.game}/{one.name}": faults(one) for one in found}
    if as_json:
        print_json(wrong)
    else:
        for name, lines in wrong.items():
            console().print(f"{name}: {speech.say('cli-puzzle-good')}" if not lines else name, markup=False)
            for line in lines:
                console().print(f"  {line}", markup=False, style="red", soft_wrap=True)
    if any(wrong.values()):
        raise click.exceptions.Exit(1)


class Bench:
    """One puzzle and somebody at the terminal who solves it."""

    def __init__(self, judge: Judge, language: str, read: Reader) -> None:
        self.judge = judge
        self.puzzle = judge.puzzle
        self.speech = Speech(language, self.puzzle.game)
        self.console = console()
        self.read = read
        self.tried = Try(judge)
        self._drawn = -1

    def run(self) -> None:
        """Until the solver leaves."""
        self.speech.seats = seat_names(self.tried.match, self.speech)
        self._say(f"cli-puzzle-{self.puzzle.kind}", rival=self.puzzle.rival)
        self._say(f"cli-puzzle-{span_of(self.puzzle.game)}")
        self._say("cli-puzzle-how")
        try:
            while True:
                self._show()
                line = self.read("> ").strip()
                if line in ("quit", self.speech.say("cli-command-quit")):
                    return
                self._obey(line)
        except EOFError:
            self.console.print()

    def _say(self, message: str, **args: object) -> None:
        self.console.print(self.speech.say(message, **args), markup=False)

    def _show(self) -> None:
        tried = self.tried
        if len(tried.said) != self._drawn:
            self._drawn = len(tried.said)
            self.console.print(draw(tried.match, tried.seat, self.speech))
            if tried.over:
                self._judge()
            elif self.puzzle.kind == "score":
                self._say("cli-puzzle-made", points=tried.points)
        ask = tried.ask
        if ask is not None:
            self.console.print(f"{escape(self.speech.ask(ask))} [dim]\\[{ask.law}][/dim]")
            options = [
                f"[cyan]{number}[/cyan] {escape(self.speech.word(word))} [dim]{word.text}[/dim]"
                for number, word in enumerate(ask.options, 1)
            ]
            self.console.print(Columns(options, padding=(0, 3), column_first=True))

    def _judge(self) -> None:
        verdict, goal = self.tried.verdict, self.puzzle.goal
        percent = "yes" if self.judge.percent else "no"
        if self.puzzle.kind == "stop":
            self._say("cli-puzzle-left", worth=verdict.expected, goal=goal, percent=percent)
        elif verdict.solved:
            self._say("cli-puzzle-solved", worth=verdict.worth, goal=goal)
        elif self.puzzle.kind == "win":
            self._say("cli-puzzle-lost")
        else:
            self._say("cli-puzzle-short", worth=verdict.worth, goal=goal)
        if verdict.lucky:
            self._say("cli-puzzle-lucky", expected=verdict.expected)

    def _obey(self, line: str) -> None:
        tried = self.tried
        ask = tried.ask
        if line in ("again", self.speech.say("cli-puzzle-again")):
            self.tried, self._drawn = Try(self.judge), -1
            return
        if line in ("line", self.speech.say("cli-puzzle-line")):
            for number, row in enumerate(best_line(self.judge).rows, 1):
                self.console.print(f"{number}. {self._row(row)}", markup=False, soft_wrap=True)
            return
        if line in ("undo", self.speech.say("cli-command-undo")):
            act = "undo"
        elif ask is not None and line.isdecimal() and 1 <= int(line) <= len(ask.options):
            act = f"say {ask.options[int(line) - 1].text}"
        else:
            act = f"say {line}"
        try:
            for _ in tried.act(act):
                pass
        except PolanaError as error:
            self.console.print(str(error), markup=False, style="red")

    def _row(self, row: Row) -> str:
        speech = self.speech
        said = ", ".join(speech.word(self.tried.game.vocabulary[word]) for word in row.words)
        if row.reason == "scores":
            return f"{said}: {speech.say('cli-puzzle-scores', points=row.points)}"
        if row.reason == "opens" and row.refusal is not None:
            why = speech.refusal(row.refusal)
            return f"{said}: {speech.say('cli-puzzle-opens', row=row.opens + 1, why=why)}"
        if row.reason == "needed":
            return f"{said}: {speech.say('cli-puzzle-needed', loss=row.loss)}"
        return said
