"""polana replay: play a record again and tell what happened, or only check it."""

import click

from polana.cli.common import console, json_option, lang_option, print_json, read_text
from polana.cli.draw import seat_names
from polana.cli.outline import Outline
from polana.kernel import record
from polana.kernel.errors import RecordError
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.refusal import wrong
from polana.locale import Speech


@click.command()
@click.argument("file")
@click.option("--check", is_flag=True, help="Only say whether every word is legal.")
@json_option
@lang_option
def replay(file: str, check: bool, as_json: bool, lang: str) -> None:
    """Replay the record in FILE (`-` reads standard input), checking every word."""
    text = read_text(file)
    match, error = Match.replay_far(text)
    if as_json:
        print_json(
            {
                "game": match.game.name,
                "seats": match.setup.seats,
                "seed": match.seed,
                "generator": match.generator,
                "commitment": match.seal.commitment if match.seal else None,
                "as_committed": match.seal.holds(match.seed) if match.seal else None,
                "dealt_anew": [
                    {"words": one.after, "seat": one.seat, "as_committed": _as_committed(match, number)}
                    for number, one in enumerate(match.dealt)
                ],
                "current": record.read(text).current,
                "words": len(match.said),
                "over": match.over,
                "winners": match.result.winners if match.result else [],
                "scores": match.result.scores if match.result else [],
                "line": error.line if error else None,
                "error": str(error) if error else None,
            }
        )
    else:
        speech = Speech(lang, match.game.name)
        speech.seats = seat_names(match, speech)
        out = console()
        if not check:
            outline = Outline()
            for line in match.news_for(SPECTATOR):
                out.print(outline.indent(line) + speech.news(line), markup=False)
        if not record.read(text).current:
            console(stderr=True).print(speech.say("cli-replay-other-version"), style="yellow")
        if error is None:
            out.print(speech.say("cli-replay-good", words=len(match.said)), style="green")
            if match.result is not None:
                out.print(speech.say(match.result.message, winners=match.result.winners), markup=False)
            else:
                out.print(speech.say("cli-replay-unfinished"))
        if match.seal is not None and match.seal.holds(match.seed):
            out.print(speech.say("cli-replay-sealed", commitment=match.seal.commitment), markup=False)
            for number, one in enumerate(match.dealt):
                message = "cli-replay-dealt" if _as_committed(match, number) else "cli-replay-dealt-before"
                out.print(speech.say(message, words=one.after), markup=False)
    if error is not None:
        raise error
    if match.seal is not None and not match.seal.holds(match.seed):
        raise RecordError(
            seed_line(text), "the seed is not the one that the table committed to", wrong("error-record-seal")
        )


def _as_committed(match: Match, number: int) -> bool | None:
    """Did the commitment cover what was dealt anew? What came with an imported record is not this table's doing."""
    one = match.dealt[number]
    return match.seal.holds_anew(one.seed, number, one.after, one.seat) if match.seal else None


def seed_line(text: str) -> int:
    """Where a record says its seed."""
    return next(number for number, row in enumerate(text.splitlines(), 1) if row.split()[:1] == ["seed"])
