"""polana lesson: a lesson in the terminal, or a check of one."""

import click
import msgspec
from rich.columns import Columns
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from polana.cli.common import console, json_option, lang_option, print_json
from polana.cli.draw import draw, seat_names
from polana.cli.play import read_line
from polana.cli.terminal import Reader
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.lab.explained import first_matches
from polana.locale import Speech
from polana.school import lesson as lessons
from polana.school.inspection import faults
from polana.school.texts import Texts
from polana.school.tutor import Tutor


@click.command()
@click.argument("what", required=False)
@click.option("--check", is_flag=True, help="Play it as it is written and as somebody who does otherwise; list faults.")
@click.option(
    "--guided",
    type=click.IntRange(min=1),
    metavar="MATCHES",
    help="Play so many guided first matches of a game, and list what comes up in them and is explained nowhere.",
)
@click.option("--first", type=click.IntRange(min=0), default=0, help="The first of them: many are played in parts.")
@json_option
@lang_option
def lesson(what: str | None, check: bool, guided: int | None, first: int, as_json: bool, lang: str) -> None:
    """Take a lesson here in the terminal: GAME/NAME, or the path of a file. Without either, list all there are."""
    speech = Speech(lang)
    if guided is not None:
        _guided(what, guided, first, speech, as_json)
    elif check:
        _check(what, speech, as_json)
    elif what is None or ("/" not in what and not what.endswith(lessons.ENDING)):
        _list(what, speech, as_json)
    else:
        Lectern(lessons.find_lesson(what), lang, read_line).run()


def _names(game: str | None) -> list[tuple[str, lessons.Entry]]:
    if game is not None:
        find(game)
    return [
        (f"{one.name}/{entry.name}", entry)
        for one, course in lessons.courses()
        for entry in course.lessons
        if game in (None, one.name)
    ]


def _list(game: str | None, speech: Speech, as_json: bool) -> None:
    found = _names(game)
    if as_json:
        print_json(
            [
                {"lesson": name, "title": {"en": entry.en, "pl": entry.pl}, "minutes": entry.minutes}
                for name, entry in found
            ]
        )
        return
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, entry in found:
        title = entry.pl if speech.language == "pl" else entry.en
        table.add_row(f"[cyan]{name}[/cyan]", escape(title), f"[dim]{entry.minutes} min[/dim]")
    console().print(table)


def _check(what: str | None, speech: Speech, as_json: bool) -> None:
    """One lesson, those of a game, or all."""
    whole = what is None or ("/" not in what and not what.endswith(lessons.ENDING))
    names = [name for name, _ in _names(what)] if whole else [str(what)]
    found = {name: faults(lessons.find_lesson(name)) for name in names}
    if as_json:
        print_json(found)
    else:
        for name, wrong in found.items():
            console().print(f"{name}: {speech.say('cli-lesson-good')}" if not wrong else name, markup=False)
            for line in wrong:
                console().print(f"  {line}", markup=False, style="red", soft_wrap=True)
    if any(found.values()):
        raise click.exceptions.Exit(1)


def _guided(game: str | None, matches: int, first: int, speech: Speech, as_json: bool) -> None:
    if game is None:
        raise PolanaError("say which game: polana lesson root --guided 200")
    with Progress(console=console(stderr=True), transient=True) as progress:
        bar = progress.add_task(game, total=matches)
        found = first_matches(find(game), lessons.LANGUAGES, matches, lambda: progress.advance(bar), first=first)
    if as_json:
        print_json([{**msgspec.to_builtins(one), "unexplained": one.unexplained} for one in found])
    else:
        for one in found:
            for what in one.unexplained:
                console().print(f"{one.language} {what}", markup=False, style="red")
        counts = {name: len(getattr(found[0], name)) for name in ("questions", "words", "pieces")}
        console().print(speech.say("cli-lesson-guided", matches=matches, **counts), markup=False)
    if any(one.unexplained for one in found):
        raise click.exceptions.Exit(1)


class Lectern:
    """One lesson and a learner at the terminal."""

    def __init__(self, lesson: lessons.Lesson, language: str, read: Reader) -> None:
        self.tutor = Tutor(lesson)
        self.speech = Speech(language, lesson.game)
        self.texts = Texts(lesson, language if language in lesson.languages else lesson.languages[0])
        self.console = console()
        self.read = read
        self._told = -1
        self._news = 0

    def run(self) -> None:
        """Until the lesson is over, or the learner leaves."""
        try:
            while not self.tutor.over:
                self._show()
                line = self.read("> ").strip()
                if line in ("quit", self.speech.say("cli-command-quit")):
                    return
                self._obey(line)
        except EOFError:
            self.console.print()
            return
        self._tell_news()
        self.console.print(self.texts.say("end"), markup=False, style="bold")

    def _show(self) -> None:
        tutor = self.tutor
        self.speech.seats = seat_names(tutor.match, self.speech)
        step = tutor.step
        if tutor.at != self._told:
            self._told = tutor.at
            self._tell_news()
            self.console.print(draw(tutor.match, tutor.seat, self.speech))
            number = self.speech.say("cli-lesson-step", step=tutor.at + 1, steps=len(tutor.lesson.steps))
            self.console.print(f"[dim]{escape(number)}[/dim]")
            self.console.print(self.texts.say(step.id), markup=False, style="bold")
            if task := self.texts.say(step.id, "task"):
                self.console.print(f"→ {task}", markup=False, style="yellow")
                if how := self.texts.say(step.id, "how"):
                    self.console.print(f"  {how}", markup=False)
            self.console.print(self.speech.say(f"cli-lesson-{step.kind}"), markup=False, style="dim")
        ask = tutor.ask
        if ask is not None:
            self.console.print(f"{escape(self.speech.ask(ask))} [dim]\\[{ask.law}][/dim]")
            options = [
                f"[cyan]{number}[/cyan] {escape(self.speech.word(word))} [dim]{word.text}[/dim]"
                for number, word in enumerate(ask.options, 1)
            ]
            self.console.print(Columns(options, padding=(0, 3), column_first=True))

    def _tell_news(self) -> None:
        lines = self.tutor.match.news_for(self.tutor.seat)
        for line in lines[min(self._news, len(lines)) :]:
            self.console.print("  " + self.speech.news(line), markup=False, style="dim")
        self._news = len(lines)

    def _obey(self, line: str) -> None:
        tutor = self.tutor
        step, tries, hints = tutor.step, len(tutor.tried), tutor.hints
        act = self._act(line)
        try:
            for _ in tutor.act(act):
                pass
        except PolanaError as error:
            self.console.print(str(error), markup=False, style="red")
            return
        if tutor.step is not step or tutor.over:
            return
        self._news = min(self._news, len(tutor.match.news_for(tutor.seat)))
        for tried in tutor.tried[tries:]:
            if tried.refusal is not None:
                said = f"{self.speech.refusal(tried.refusal)} [{tried.refusal.law}]"
                self.console.print(said, markup=False, style="red")
            else:
                self.console.print(f"↶ {self.texts.say(step.id, tried.answer)}", markup=False)
        if tutor.hints > hints:
            ahead = ", ".join(self.speech.word(tutor.game.vocabulary[word]) for word in tutor.ahead)
            self.console.print(self.texts.say(step.id, f"hint{tutor.hints}") or ahead, markup=False, style="green")

    def _act(self, line: str) -> str:
        """What was typed, as an act: nothing goes on, a number is an option, `?` asks for a hint, `!` to be shown."""
        tutor = self.tutor
        if line == "?":
            return "hint"
        if line == "!":
            return "show"
        if not line:
            return "go"
        ask = tutor.ask
        if ask is not None and line.isdecimal() and 1 <= int(line) <= len(ask.options):
            return f"say {ask.options[int(line) - 1].text}"
        if line == "undo" or line.startswith("at "):
            return line
        if tutor.candidates and ":" not in line:
            kind = tutor.candidates[0].partition(":")[0]
            return f"say {kind}:{line}"
        return f"say {line}"
