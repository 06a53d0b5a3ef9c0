"""polana review: a finished match looked at again, decision by decision."""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import polana
from polana.bots.levels import known
from polana.cli.common import console, json_option, lang_option, read_text
from polana.cli.counsel import say, spoken, told
from polana.cli.draw import seat_names
from polana.kernel.errors import PolanaError, RecordError
from polana.kernel.match import Match
from polana.locale import Speech
from polana.school.counsel import Decision, Review
from polana.school.review import ITERATIONS, WORLDS, Past, Reviewer

#: What a review is kept in, beside its record.
ENDING: Final = ".review.json"


class Kept(msgspec.Struct):
    """A review as it is kept: of which record, worked out by which version."""

    record: str
    version: str
    review: Review


@click.command()
@click.argument("file")
@click.option("--seat", "seats", type=click.IntRange(min=1), multiple=True, help="Judge this seat only.")
@click.option("--iterations", type=click.IntRange(min=8), default=ITERATIONS, help="Of the search, a decision.")
@click.option("--worlds", type=click.IntRange(min=4), default=WORLDS, help="Imagined worlds, a decision.")
@click.option("--fresh", is_flag=True, help="Work it out again, even if it is kept beside the record.")
@json_option
@lang_option
def review(
    file: str, seats: tuple[int, ...], iterations: int, worlds: int, fresh: bool, as_json: bool, lang: str
) -> None:
    """Look again at the match recorded in FILE (`-` reads standard input): turning points, slips, mistakes, luck.

    The review is kept beside the record, and shown again from there. The same budget gives the same review.
    """
    text = read_text(file)
    match, error = Match.replay_far(text)
    if error is not None:
        raise error
    if not known(match.game.name, "greedy"):
        raise PolanaError(f"the bots do not know {match.game.name}: nobody can review it")
    if not match.said:
        raise RecordError(len(text.splitlines()), "nothing was said in this match")
    if any(seat > len(match.setup.seats) for seat in seats):
        raise PolanaError(f"--seat takes seats from 1 to {len(match.setup.seats)}")
    judged = sorted({seat - 1 for seat in seats}) or list(range(len(match.setup.seats)))
    keep = None if file == "-" else Path(file + ENDING)
    stamp = sha256(text.encode()).hexdigest()
    found = None if fresh or keep is None else kept(keep, stamp, judged, iterations, worlds)
    if found is None:
        past = Past(text)
        reviewer = Reviewer(past.match, past.said, past.tell, judged, iterations, worlds)
        speech = Speech(lang, match.game.name)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console(stderr=True)) as progress:
            task = progress.add_task(speech.say("cli-review-looking"), total=len(past.said))
            for _ in reviewer.run():
                progress.update(task, completed=reviewer.at)
        found = reviewer.found()
        if keep is not None:
            write(keep, Kept(stamp, polana.__version__, found))
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        return
    speech = Speech(lang, match.game.name)
    speech.seats = seat_names(match, speech)
    Shown(found, match, speech, console()).show()


def kept(file: Path, stamp: str, judged: list[int], iterations: int, worlds: int) -> Review | None:
    """The review of this record with this budget, if it is kept."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError):
        return None
    one = found.review
    same = (one.judged, one.iterations, one.worlds) == (judged, iterations, worlds)
    return one if same and (found.record, found.version) == (stamp, polana.__version__) else None


def write(file: Path, one: Kept) -> None:
    """Whole or not at all; where nothing can be written, it is only shown."""
    whole = file.with_name(file.name + ".new")
    try:
        whole.write_bytes(msgspec.json.encode(one))
        os.replace(whole, file)
    except OSError as error:
        console(stderr=True).print(f"polana: the review is not kept: {error.strerror}", markup=False)


class Shown:
    """A review in the terminal."""

    def __init__(self, review: Review, match: Match, speech: Speech, out: Console) -> None:
        self.review = review
        self.match = match
        self.speech = speech
        self.out = out

    def show(self) -> None:
        self._chances()
        self._styles()
        if self.review.turnings:
            self._title("cli-review-turnings")
            for one in self.review.turnings:
                point = self.review.chances[one.point]
                said = self.speech.say(
                    "cli-review-turning",
                    game=self.review.game,
                    round=point.round,
                    seat=one.seat,
                    change=percent(one.change, True),
                    at=one.at,
                )
                self.out.print(said, markup=False)
        worth = [one for one in self.review.decisions if one.at in self.review.moments]
        if worth:
            self._title("cli-review-moments")
        for moment in sorted(worth, key=lambda one: self.review.moments.index(one.at)):
            self._moment(moment)

    def _title(self, message: str, **args: object) -> None:
        self.out.print()
        self.out.print(f"[bold]{escape(self.speech.say(message, **args))}[/bold]")

    def _chances(self) -> None:
        """Everybody's chance at the end of each round."""
        seats = range(len(self.review.seats))
        table = Table("", *(self.speech.seat(seat) for seat in seats), box=None, padding=(0, 2, 0, 0))
        points = self.review.chances
        for at, point in enumerate(points):
            if at + 1 < len(points) and points[at + 1].round == point.round:
                continue
            row = self.speech.say("cli-review-round", game=self.review.game, round=point.round)
            table.add_row(row, *(f"{percent(point.chances[seat])} ± {100 * point.spread[seat]:.0f}" for seat in seats))
        self._title("cli-review-chances")
        self.out.print(table)

    def _styles(self) -> None:
        names = ("best", "good", "slip", "mistake")
        heads = [self.speech.say(f"cli-review-{name}") for name in (*names, "battles", "choice", "luck", "others")]
        table = Table("", *heads, box=None, padding=(0, 2, 0, 0))
        for style in self.review.styles:
            if style.seat in self.review.judged:
                sums = [percent(part, True) for part in (style.choice, style.luck, style.others)]
                marks = [str(style.marks.get(name, 0)) for name in names]
                table.add_row(self.speech.seat(style.seat), *marks, f"{style.battles} / {style.defended}", *sums)
        self._title("cli-review-decisions")
        self.out.print(table)

    def _moment(self, one: Decision) -> None:
        words = self.match.game.vocabulary
        args = {"at": one.at, "seat": one.step.seat, "mark": self.speech.say(f"cli-review-a-{one.mark}")}
        self.out.print(self.speech.say("cli-review-moment", **args), markup=False)
        if not one.step.begins:  # a word alone would say little
            asked = self.speech.say(one.step.about, **{**spoken(one.step.args, words), "seat": one.step.seat})
            self.out.print(f"  {asked}", markup=False, style="dim")
        word = self.speech.word(words[one.step.word])
        played = self.speech.say("cli-review-played", words=word, chance=percent(one.chance))
        self.out.print(f"  {played}", markup=False)
        if one.better is None:
            return
        line = told(one.better.line, one.step.seat, self.speech, words)
        better = self.speech.say("cli-review-better", words=line, chance=percent(one.best))
        loss = self.speech.say("cli-review-loss", loss=percent(one.loss), low=percent(one.low), high=percent(one.high))
        self.out.print(f"  {better}", markup=False)
        for remark in one.better.reasons:
            self.out.print(f"    {say(remark, self.speech, words)}", markup=False)
        self.out.print(f"  {loss}", markup=False)


def percent(part: float, signed: bool = False) -> str:
    """A share in hundredths."""
    return f"{100 * part:+.0f} %" if signed else f"{100 * part:.0f} %"
