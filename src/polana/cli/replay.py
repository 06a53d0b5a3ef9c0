"""polana replay: play a record again and tell what happened, or only check it."""

import click
from rich.console import Console

from polana.cli.common import console, json_option, lang_option, print_json, read_text
from polana.cli.draw import seat_names
from polana.cli.outline import Outline
from polana.kernel.errors import RecordError
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.record import KEYS, read
from polana.kernel.refusal import wrong
from polana.kernel.rng import FAST, KEYED
from polana.kernel.seal import MOST_IN_A_ROW, Seal, commitment
from polana.locale import Speech

#: How what was dealt anew is told of, by the reason that the record gives.
REASONS = {"undo": "undo", "keyed": "keyed"}


@click.command()
@click.argument("file")
@click.option("--check", is_flag=True, help="Only say whether every word is legal and the deal was kept to.")
@click.option("--commitment", "expected", help="What the table showed before it was dealt: is it the record's?")
@json_option
@lang_option
def replay(file: str, check: bool, expected: str | None, as_json: bool, lang: str) -> None:
    """Replay the record in FILE (`-` reads standard input), checking every word."""
    text = read_text(file)
    match, error = Match.replay_far(text)
    played = read(text)
    if as_json:
        print_json(
            {
                "game": match.game.name,
                "seats": match.setup.seats,
                "seed": match.seed,
                "generator": match.generator,
                "commitment": match.seal.commitment if match.seal else None,
                "as_committed": match.seal.holds(match.seed) if match.seal else None,
                "numbers": dict(match.seal.numbers) if match.seal and match.seal.is_mixed else None,
                "from_position": bool(played.start),
                "scripted": bool(played.scripts),
                "dealt_anew": [
                    {
                        "words": one.after,
                        "eyes": one.eyes,
                        "why": one.why,
                        "brought": _is_brought(match, number),
                        "as_committed": _as_committed(match, number),
                    }
                    for number, one in enumerate(match.dealt)
                ],
                "current": played.current,
                "same_words": played.same_words,
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
        if not played.current:
            console(stderr=True).print(speech.say("cli-replay-other-version"), style="yellow")
        if not played.same_words:
            ours = match.game.vocabulary.fingerprint
            note = speech.say("cli-replay-other-words", fingerprint=played.words, ours=ours)
            console(stderr=True).print(note, style="yellow", markup=False)
        if error is None:
            out.print(speech.say("cli-replay-good", words=len(match.said)), style="green")
            if match.result is not None:
                out.print(speech.say(match.result.message, winners=match.result.winners), markup=False)
            else:
                out.print(speech.say("cli-replay-unfinished"))
        if match.seal is None:
            out.print(speech.say("cli-replay-no-seal"), style="yellow")
        elif match.seal.holds(match.seed):
            _tell_seal(out, speech, match.seal)
        if played.start:
            out.print(speech.say("cli-replay-position"), style="yellow")
        if played.scripts:
            out.print(speech.say("cli-replay-scripted"), style="yellow")
        if match.brought or match.brought_deals:
            out.print(speech.say("cli-replay-brought", words=match.brought), style="yellow")
        if _is_guessable(match):
            out.print(speech.say("cli-replay-guessable"), style="yellow")
        for number, one in enumerate(match.dealt):
            if not _is_brought(match, number) and _as_committed(match, number):
                seat = int(one.why.removeprefix("sat:")) + 1 if one.why.startswith("sat:") else 0
                message = f"cli-replay-dealt-{REASONS.get(one.why, 'sat' if seat else 'anew')}"
                out.print(speech.say(message, words=one.after, number=seat), markup=False)
    if error is not None:
        raise error
    broken = broken_promise(match, text, expected)
    if broken is not None:
        raise broken


def _tell_seal(out: Console, speech: Speech, seal: Seal) -> None:
    """What a record that was kept to says about its deal."""
    if not seal.is_mixed:
        out.print(speech.say("cli-replay-sealed", commitment=seal.commitment), markup=False)
        return
    out.print(speech.say("cli-replay-mixed", commitment=seal.commitment), markup=False)
    for seat, number in seal.numbers:
        out.print(speech.say("cli-replay-number", number=seat + 1, text=number), markup=False)
    if not seal.numbers:
        out.print(speech.say("cli-replay-no-number"), style="yellow")


def _is_guessable(match: Match) -> bool:
    """Has a table sealed the seed of a generator that whoever sees enough dice can foretell?"""
    return match.seal is not None and match.generator == FAST and not any(one.why == KEYS for one in match.dealt)


def broken_promise(match: Match, text: str, expected: str | None = None) -> RecordError | None:
    """What speaks against the deal of a record: the first thing, with its line.

    A table keeps its seal shut until the match is over. So a record with a seal is whole, and that of a whole match
    with keyed chance has one. Everything that was dealt anew follows from the seal, and not until somebody liked it.
    No table foretells chance, and none mixes the deal of a match that somebody brought.

    A record can be made anew from its first line to its last, with another salt. Only what was `expected`, the
    commitment that the table had shown, tells it from the one that was played.
    """
    seal = match.seal
    if expected is not None and (seal is None or seal.commitment != expected.strip().lower()):
        reason = wrong("error-record-other-seal")
        row = line_of(text, "commitment" if seal is not None else "seed")
        return RecordError(row, "the table had committed to something else", reason)
    if seal is None:
        if match.over and (match.generator == KEYED or match.dealt):
            return RecordError(line_of(text, "seed"), "there is no seal", wrong("error-record-no-seal"))
        return None
    if not seal.holds(match.seed):
        if seal.is_mixed and seal.commitment == commitment(seal.own, seal.salt):
            reason = wrong("error-record-mix")
            return RecordError(line_of(text, "seed"), "the seed does not follow from what was laid down", reason)
        reason = wrong("error-record-seal")
        row = line_of(text, "own" if seal.is_mixed else "seed")
        return RecordError(row, "the seed is not the one that the table committed to", reason)
    played = read(text)
    if played.scripts:
        return RecordError(line_of(text, "script"), "no table foretells chance", wrong("error-record-foretold"))
    if seal.is_mixed and (played.generator != KEYED or played.start or played.brought != (0, 0)):
        reason = wrong("error-record-mixed-brought")
        return RecordError(line_of(text, "own"), "nobody mixes the deal of what was brought", reason)
    row = 0
    whys: list[str] = []
    for number, one in enumerate(match.dealt):
        if _is_brought(match, number):
            continue
        line = line_of(text, "redeal", number)
        if not _as_committed(match, number):
            return RecordError(line, "nothing covers this deal", wrong("error-record-redeal"))
        row = row + 1 if whys and match.dealt[number - 1].after == one.after else 1
        whys = [*whys, one.why] if row > 1 else [one.why]
        alone = [why for why in whys if not why.startswith("sat:")]
        if row > MOST_IN_A_ROW or (row > 1 and ("" in whys or len(alone) > len(set(alone)))):
            return RecordError(line, "dealt anew again and again", wrong("error-record-redeals"))
    if not match.over:
        return RecordError(len(text.splitlines()), "the record is cut short", wrong("error-record-cut"))
    return None


def _as_committed(match: Match, number: int) -> bool | None:
    """Did the commitment cover what was dealt anew? What came with an imported record is not this table's doing."""
    if match.seal is None:
        return None
    one = match.dealt[number]
    last = match.seal.last(match.seed, [before.seed for before in match.dealt[:number]])
    if match.seal.holds_anew(one.seed, number, one.after, one.eyes, last):
        return True
    # Tables that gave no reasons did not look back to the deal before, either.
    return not one.why and match.seal.holds_anew(one.seed, number, one.after, one.eyes)


def _is_brought(match: Match, number: int) -> bool:
    """Did this deal come with a record that somebody brought? What follows the words that came with it did not."""
    return number < match.brought_deals and match.dealt[number].after <= match.brought


def line_of(text: str, head: str, number: int = 0) -> int:
    """On which line of a record the first row with this head stands, or a later one."""
    rows = [at for at, row in enumerate(text.splitlines(), 1) if row.split()[:1] == [head]]
    return rows[number]
