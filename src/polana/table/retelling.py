"""Matches told again: from the log of a table, or from a record that somebody brings."""

from __future__ import annotations

import msgspec

from polana.kernel import position, record
from polana.kernel.errors import PolanaError, PositionError, RecordError
from polana.kernel.game import AnyGame, Setup
from polana.kernel.match import Match, RandomChooser
from polana.kernel.refusal import OVER, wrong
from polana.kernel.rng import KEYED, Rng
from polana.kernel.still import Stillness
from polana.kernel.word import Word
from polana.table import lobby
from polana.table.ledger import DRAW, REDEAL, Ledger, redeal_of, redeal_text
from polana.table.rows import Entry
from polana.table.secret import new_seed

#: How many lines of a record are looked at, empty ones and remarks included.
LONGEST_TEXT = 100_000

#: How many words of a record are taken in; no match is nearly as long.
LONGEST_RECORD = 20_000

#: How long a position may be, in characters: a table keeps all of it. Those of the games have at most 10,000.
LONGEST_POSITION = 64_000

#: How often what is hidden may have been dealt anew in a record.
MOST_DEALT = 50

#: How many words are said when a position that somebody brings is tried out.
TRIAL = 200


class Told(msgspec.Struct):
    """What a worker has read of a record, or what is wrong with it."""

    game: str = ""
    values: list[str] = []
    options: dict[str, bool | int | str] = {}
    seed: str = ""
    generator: str = ""
    #: The position that it begins with, if it does not begin at the beginning.
    start: str = ""
    entries: list[Entry] = []
    fault: lobby.Fault | None = None


def replayed(
    game: AnyGame,
    ledger: Ledger,
    said: list[tuple[int, str]],
    stillness: Stillness | None = None,
    lore: list[tuple[int, int]] | None = None,
) -> tuple[Match, int]:
    """The match after what was said, as far as today's rules allow, and how many words that is.

    `stillness` looks at it after each of them. `lore` is given how the match stood (`Match.standing`): before the first
    word, and after each.
    """
    row = ledger.row
    setup = Setup(ledger.setting.values, ledger.setting.options)
    match = begun(game, setup, ledger.seed, row.generator, ledger.setting.start)
    match.seal = ledger.seal
    match.brought, match.brought_deals = ledger.setting.brought
    trail = [] if lore is None else lore
    trail[:] = [match.standing]
    for good, (seat, text) in enumerate(said):
        try:
            tell(match, seat, text)
        except PolanaError:
            return match, good
        if stillness is not None:
            stillness.look(game, match.state)
        trail.append(match.standing)
    return match, len(said)


def begun(game: AnyGame, setup: Setup, seed: int, generator: str, start: str) -> Match:
    """A match before its first word: from the beginning, or from a position."""
    return Match.at(start, seed, generator) if start else Match(game, setup, seed, generator=generator)


def tell(match: Match, seat: int, text: str) -> None:
    """Go on by one of the things that were said."""
    if text.startswith(REDEAL):
        match.deal_anew_for(*redeal_of(seat, text.removeprefix(REDEAL)))
    elif text == DRAW:
        match.draw()
    else:
        match.choose(seat, text)


def is_word(text: str) -> bool:
    """Is it a word of the game, or something that happened to the table?"""
    return " " not in text


def said(match: Match, seat: int, word: Word) -> Entry:
    """Say a word; the entry that the log gets for it."""
    ask, before = match.ask_of(seat), match.sealed(seat)
    match.choose(seat, word)
    if match.sealed(seat) is word and match.ask_of(seat) is ask:
        return Entry("seal" if before is None else "reseal", seat, word.text)
    return Entry("word", seat, word.text)


def read_record(text: str) -> tuple[record.Record, list[Entry]]:
    """A record or a position to open a table with, and its entries; raises `RecordError` where a word is not legal."""
    found = record.read(text) if text.lstrip().startswith(record.FORMAT) else read_position(text)
    if len(found.start.strip()) > LONGEST_POSITION:
        reason = wrong("error-table-long-position", count=LONGEST_POSITION)
        raise RecordError(record.begins(text), f"a position has at most {LONGEST_POSITION} characters", reason)
    if len(found.lines) > LONGEST_RECORD:
        reason = wrong("error-table-long-record", count=LONGEST_RECORD)
        number = found.lines[LONGEST_RECORD].number
        raise RecordError(number, f"more than {LONGEST_RECORD} words are not taken", reason)
    if len(found.dealt) > MOST_DEALT:
        reason = wrong("error-table-many-redeals", count=MOST_DEALT)
        raise RecordError(1, f"more than {MOST_DEALT} lines 'redeal' are not taken", reason)
    if found.scripts:
        reason = wrong("error-table-scripted-record")
        raise RecordError(1, "a record with scripted chance cannot be played on", reason)
    match = begun(found.game, found.setup, found.seed, found.generator, found.start)
    if found.start:
        same = match.game is found.game and match.setup.seats == found.setup.seats
        if not same or match.setup.options != found.setup.options:
            reason = wrong("error-table-other-position")
            raise RecordError(1, "the position in the record is of another game or setup", reason)
        try_out(match)
    entries: list[Entry] = []
    dealt = list(found.dealt)
    for at, line in enumerate(found.lines):
        try:
            while dealt and dealt[0].after <= at:
                one = dealt.pop(0)
                entries.append(deal_anew(match, one.eyes, one.seed, one.why))
            entries.append(said(match, line.seat, found.game.vocabulary[line.text]))
        except PolanaError as error:
            raise RecordError(line.number, str(error), error.reason) from None
        except Exception as error:
            if not found.start:
                raise
            broken = position.impossible(error)
            raise RecordError(line.number, str(broken), broken.reason) from error
    entries.extend(deal_anew(match, one.eyes, one.seed, one.why) for one in dealt)
    if found.drawn:
        if match.over:
            raise RecordError(found.drawn, "the match is over", OVER)
        match.draw()
        entries.append(Entry("draw", 0))
    if found.start and entries:
        try_out(match)
    return found, entries


def try_out(match: Match) -> None:
    """Show a match from somebody's position to everybody and play it on in a copy; raises `PositionError`.

    No check of a game looks at every field. What cannot be shown or played would open a table that nobody can use.
    """
    seats = range(len(match.setup.seats))
    try:
        for reader in (-1, *seats):
            msgspec.json.encode(match.view(reader))
        for ask in match.asks:
            assert ask.options, f"seat {ask.seat} has nothing to choose from"
        if match.over:
            return
        for seat in seats:
            twin = match.imagine(seat, 1)
            msgspec.json.encode(twin.view(seat))
        trial = match.clone()
        trial.playout(RandomChooser(Rng(1)), TRIAL)
        for reader in (-1, *seats):
            msgspec.json.encode(trial.view(reader))
    except Exception as error:
        raise position.impossible(error) from error


def read_position(text: str) -> record.Record:
    """A position, as the record of a match in which nothing was said yet."""
    try:
        found = position.read(text)
    except PositionError as error:
        if error.reason is not None and error.reason.message in ("error-position-toml", "error-position-game"):
            record.read(text)  # neither: a record is what people bring, so its complaint is the one that helps
        raise
    game = found.game
    return record.Record(
        game, found.setup, new_seed(), [], game.version, game.data_version, generator=KEYED, start=text
    )


def deal_anew(match: Match, eyes: list[int], seed: int, why: str) -> Entry:
    """Deal anew what none of these seats may know; the entry that the log gets for it."""
    match.deal_anew_for(eyes, seed, why)
    return Entry("redeal", -1, redeal_text(eyes, seed, why))
