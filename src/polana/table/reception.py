"""The reception: what each request of the lobby does, whoever brings it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import ParamSpec

import msgspec

from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, find, games
from polana.kernel.law import Law
from polana.locale import LANGUAGES, Speech, brought_files, files
from polana.school import examples
from polana.table import bots, lessons, lobby, puzzles, seating
from polana.table.advising import advise_learner
from polana.table.complaint import Complaint
from polana.table.examples import example_of
from polana.table.gate import check_keys, not_too_often, too_much
from polana.table.house import beside
from polana.table.hub import Hub
from polana.table.ledger import Setting
from polana.table.live import Live
from polana.table.messages import Learn, OwnLesson, Solve
from polana.table.retelling import is_word
from polana.table.room import position_of
from polana.table.rows import Archived, Opens, TableLine
from polana.table.secret import hashed, new_secret, new_seed
from polana.table.work import GoBack, Taught, Teach, WorkCrowded, WorkFailed

log = logging.getLogger("polana.table.reception")

#: The most keys for watching one table.
MOST_WATCHING = 50

#: The most keys that a request may carry.
MOST_KEYS = 8


P = ParamSpec("P")


class Caller(msgspec.Struct, frozen=True):
    """Who asks for something: where from, as it is counted, and with which keys (`Bearer KEY, KEY`)."""

    address: str
    authorization: str = ""

    @property
    def keys(self) -> list[str]:
        scheme, _, text = self.authorization.partition(" ")
        keys = [key.strip() for key in text.split(",") if key.strip()]
        if scheme.lower() != "bearer" or not keys or len(keys) > MOST_KEYS:
            raise Complaint("key", "error-table-no-key", "send it as `Authorization: Bearer KEY`")
        return keys


async def keys_of(hub: Hub, caller: Caller, table: str) -> list[Opens]:
    """What the keys of a caller open; all of them belong to this table.

    An invite opens no more than what it is for: whoever wants to look at the match sits down, or is given its link.
    """
    opens = await check_keys(hub, caller.address, caller.keys)
    if any(one.table != table for one in opens):
        raise Complaint("key", "error-table-other-table")
    if any(one.kind == "invite" for one in opens):
        raise Complaint("key", "error-table-untaken-invite")
    return opens


async def seat_of(hub: Hub, caller: Caller, table: str) -> int:
    """The seat that a caller holds the key of."""
    opens = await keys_of(hub, caller, table)
    if opens[0].kind != "seat":
        raise Complaint("key", "error-table-only-watching")
    return opens[0].seat


# --- games --------------------------------------------------------------------------------------------------------


def game_info(game: AnyGame) -> lobby.GameInfo:
    options = [lobby.GameOption(one.name, one.values, one.default, one.about) for one in game.options]
    return lobby.GameInfo(
        game.name,
        game.version,
        game.data_version,
        game.min_seats,
        game.max_seats,
        game.seat_values,
        options,
        bots.levels(game.name),
        bots.learned(game.name),
    )


def list_games() -> list[lobby.GameInfo]:
    """The games that can be played, with the options of their setup."""
    return [game_info(game) for game in games().values() if not game.unfinished]


def law_info(game: AnyGame, law: Law) -> lobby.LawInfo:
    return lobby.LawInfo(
        law.id,
        law.kind,
        law.titles["en"],
        law.titles["pl"],
        law.tell("en"),
        law.tell("pl"),
        law.page,
        number=law.id if law.book.numbered else "",
        chapter=law.book.chapter(law.id),
        appendix=law.book.is_appendix(law.id),
        term=law.book.is_term(law.id),
        by_page=law.book.cited == "page",
        example=bool(examples.source(game, law.id)),
    )


def game_named(name: str) -> AnyGame:
    try:
        return find(name)
    except PolanaError:
        raise Complaint("not-found", "error-kernel-no-game", name=name) from None


def book(game: AnyGame) -> lobby.GameBook:
    """The vocabulary and the rule index of a game: the same for everybody for as long as we run."""
    words = [lobby.WordInfo(word.text, word.kind, word.label, word.value) for word in game.vocabulary]
    laws = [law_info(game, law) for law in game.laws.values()]
    texts: dict[str, dict[str, str]] = {}
    for language in LANGUAGES if (retold := game.retold()) else ():
        speech = Speech(language, game.name)
        texts[language] = {word.text: speech.text(word) for word in retold}
    return lobby.GameBook(game_info(game), words, laws, [word.text for word in game.house_made()], texts)


async def example(hub: Hub, caller: Caller, name: str, law: str) -> bytes:
    """An example of a rule: a position and a few words, as an `Example`."""
    await not_too_often(hub, "example", caller.address, hub.settings.lists_per_minute)
    if not examples.source(game_named(name), law):
        raise Complaint("not-found", "error-table-no-example", law=law)
    return await beside(example_of, name, law)


async def _at_lectern(hub: Hub, caller: Caller, call: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """Something of a lesson or a puzzle: one at a time, each address in turn, so that those who play notice little."""
    try:
        async with hub.lectern.one(caller.address):
            return await beside(call, *args, **kwargs)
    except WorkCrowded:
        raise Complaint("too-many", "error-table-too-often") from None


async def lesson(hub: Hub, caller: Caller, game: str, name: str) -> bytes:
    """A lesson of a game, as a `LessonInfo`."""
    await not_too_often(hub, "lesson", caller.address, hub.settings.lists_per_minute)
    return await _at_lectern(hub, caller, lessons.lesson_info, game, name)


async def learn(hub: Hub, caller: Caller, game: str, name: str, wish: Learn) -> bytes:
    """Where what a learner does in a lesson leads, as a `Lecture`."""
    await not_too_often(hub, "learn", caller.address, hub.settings.lessons_per_minute)
    if wish.own is not None:
        return await _taught(hub, caller, Teach(wish.own, wish))
    if wish.consult is not None:
        await not_too_often(hub, "consult", caller.address, hub.settings.hints_per_minute)
        try:
            hint = await advise_learner(hub, caller.address, game, name, wish)
        except WorkFailed as error:
            log.warning("hint failed", extra={"lesson": f"{game}/{name}", "error": str(error)})
            raise Complaint("not-now", "error-table-no-hint") from None
        return await _at_lectern(hub, caller, lessons.advice, game, name, wish, hint)
    return await _at_lectern(hub, caller, lessons.learn, game, name, wish)


async def own_lesson(hub: Hub, caller: Caller, own: OwnLesson) -> bytes:
    """A lesson that somebody wrote, as a `LessonInfo`, once it was taken to its end."""
    await not_too_often(hub, "lesson", caller.address, hub.settings.lists_per_minute)
    return await _taught(hub, caller, Teach(own, None))


async def _taught(hub: Hub, caller: Caller, job: Teach) -> bytes:
    """It may be anything: another process takes it."""
    try:
        taught = msgspec.json.decode(
            await hub.workers.read(job, hub.settings.read_seconds, caller.address), type=Taught
        )
    except WorkCrowded:
        raise Complaint("too-many", "error-table-too-often") from None
    except WorkFailed as error:
        log.warning("a lesson was not taken", extra={"error": str(error)[:200]})
        raise Complaint("lesson", "error-table-own-lesson-lost") from None
    if taught.fault is not None:
        reason = taught.fault.reason
        raise Complaint.told(taught.fault.code, reason.message, reason.args)
    return bytes(taught.body)


async def puzzle(hub: Hub, caller: Caller, game: str, name: str) -> bytes:
    """A puzzle of a game, as a `PuzzleInfo`."""
    await not_too_often(hub, "lesson", caller.address, hub.settings.lists_per_minute)
    return await _at_lectern(hub, caller, puzzles.puzzle_info, game, name)


async def solve(hub: Hub, caller: Caller, game: str, name: str, wish: Solve) -> bytes:
    """Where what a solver does in a puzzle leads, as a `Trial`."""
    await not_too_often(hub, "learn", caller.address, hub.settings.lessons_per_minute)
    return await _at_lectern(hub, caller, puzzles.solve, game, name, wish)


async def solution(hub: Hub, caller: Caller, game: str, name: str) -> bytes:
    """The best line of a puzzle, as a `Solution`."""
    await not_too_often(hub, "lesson", caller.address, hub.settings.lists_per_minute)
    return await _at_lectern(hub, caller, puzzles.solution, game, name)


def messages(language: str, game: str | None = None) -> str:
    """The messages of a language in Fluent's form: all, or those that another package brings for its game."""
    if language not in LANGUAGES:
        raise Complaint("not-found", "error-table-no-language", name=language)
    if game is None:
        paths = [*files(language), *brought_files(language)]
    else:
        paths = brought_files(language, game if game in games() else "")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


# --- tables -------------------------------------------------------------------------------------------------------


async def _may_open(hub: Hub, caller: Caller) -> None:
    if await too_much(hub, "open", caller.address, hub.settings.tables_per_minute):
        raise Complaint("too-many", "error-table-too-many")


async def open_table(hub: Hub, caller: Caller, wish: lobby.NewTable) -> lobby.Opened:
    """Open a table."""
    await _may_open(hub, caller)
    return await seating.open_new(hub, wish)


async def import_table(hub: Hub, caller: Caller, wish: lobby.ImportTable) -> lobby.Opened:
    """Open a table where a record ends: to play on, or to look at it."""
    await _may_open(hub, caller)
    return await seating.open_record(hub, wish, caller.address)


async def _invited(hub: Hub, caller: Caller, invite: str) -> Opens:
    opens = (await check_keys(hub, caller.address, [invite]))[0]
    if opens.kind != "invite":
        raise Complaint("key", "error-table-no-invite")
    return opens


async def join(hub: Hub, caller: Caller, wish: lobby.Join) -> lobby.Held:
    """Take the seat that an invite stands for."""
    return await seating.join(hub, wish.invite, await _invited(hub, caller, wish.invite), wish.name)


async def invited(hub: Hub, caller: Caller, wish: lobby.Invited) -> lobby.Invitation:
    """What an invite is for, before it is accepted."""
    return await seating.invitation(hub, await _invited(hub, caller, wish.invite))


async def mine(hub: Hub, caller: Caller, wish: lobby.Mine) -> list[lobby.Opening]:
    """My tables: what each of these keys opens."""
    await not_too_often(hub, "mine", caller.address, hub.settings.lists_per_minute)
    # A key that comes twice is looked up once, and has one answer.
    keys = list(dict.fromkeys(wish.keys))
    opens = await hub.store.opens([hashed(key) for key in keys])
    if None in opens:
        # A browser may hold keys that have become void; a list of them is one guess, not many.
        guessing = await too_much(hub, "wrong", caller.address, hub.settings.wrong_keys)
        if guessing and not any(opens):
            raise Complaint("guessing", "error-table-guessing")
    lines = await hub.store.lines(list({one.table for one in opens if one is not None}))
    answer: list[lobby.Opening] = []
    for key, one in zip(keys, opens, strict=True):
        at = wish.keys.index(key)
        line = lines.get(one.table) if one is not None else None
        if one is None or line is None:
            answer.append(lobby.Opening(at, None))
            continue
        try:
            answer.append(lobby.Opening(at, _summary(hub, line, one)))
        except msgspec.MsgspecError:
            log.error("a table is damaged", extra={"table": one.table})
            answer.append(lobby.Opening(at, None, damaged=True))
    return answer


def _summary(hub: Hub, line: TableLine, opens: Opens) -> lobby.Summary:
    summary = msgspec.json.decode(line.summary, type=lobby.Summary)
    summary.kind, summary.seat = opens.kind, opens.seat  # type: ignore[assignment]
    # What is asked is for the one who is asked.
    summary.asks = [ask for ask in summary.asks if opens.kind == "seat" and ask.seat == opens.seat]
    # Summaries stored before they included the options have none.
    summary.options = msgspec.json.decode(line.setup, type=Setting).options
    summary.archived = line.archived
    if hub.settings.archive_days and not line.archived:
        summary.archive_at = line.moved + hub.settings.archive_days * 86_400
    return summary


async def invite(hub: Hub, caller: Caller, table: str, seat: int, lang: str) -> lobby.Link:
    """A new invite for an open seat, from anybody who sits at the table; older invites for it are void."""
    me = await seat_of(hub, caller, table)
    await not_too_often(hub, "invite", f"{table} {me}", hub.settings.names_per_minute)
    seats = (await hub.fresh(table)).live.ledger.seats
    if not 0 <= seat < len(seats) or seats[seat].player != "open":
        raise Complaint("not-now", "error-table-not-open")
    secret = new_secret()
    await hub.store.replace_invites(hashed(secret), Opens(table, "invite", seat, "", me, lang))
    return lobby.Link(secret)


async def watch(hub: Hub, caller: Caller, table: str) -> lobby.Link:
    """One more key for watching."""
    await seat_of(hub, caller, table)
    if await hub.store.count_keys(table, "watch", -1) >= MOST_WATCHING:
        raise Complaint("too-many", "error-table-too-many-keys")
    secret = new_secret()
    await hub.store.add_key(hashed(secret), Opens(table, "watch", -1))
    return lobby.Link(secret)


async def rematch(hub: Hub, caller: Caller, table: str) -> lobby.Held:
    """My seat at the rematch, which the first who asks opens."""
    seat = await seat_of(hub, caller, table)
    live = (await hub.fresh(table)).live
    if live.match.over and live.ledger.rematch is None:
        await _may_open(hub, caller)
    return await seating.rematch(hub, table, seat, hashed(caller.keys[0]))


# --- what was played ----------------------------------------------------------------------------------------------


class Record(msgspec.Struct, frozen=True):
    """A record, and what a file with it is called."""

    name: str
    text: str


async def record(hub: Hub, caller: Caller, table: str) -> Record:
    """The record of the match. It holds every secret, so before the end it takes the keys of all people."""
    opens = await keys_of(hub, caller, table)
    held = {one.seat for one in opens if one.kind == "seat"}
    try:
        room = await hub.fresh(table)
    except Archived:
        return await _from_archive(hub, table, held)
    live = room.live
    players = {info.seat for info in live.ledger.seats if info.player != "bot" or info.stand_in}
    if not live.match.over and not (held and players <= held):
        raise Complaint("not-now", "error-table-record-secret")
    live.need_dealt()
    if held:
        try:
            await hub.act(table, lambda live: live.copied(min(held)))
        except Complaint as wrong:
            # A browser whose storage is full cannot note it. The file is all that saves the match then, and one device
            # holds all seats there.
            if wrong.code != "storage":
                raise
    async with room.lock:
        return Record(f"{live.ledger.row.game}-{table}.polana", room.live.match.record())


async def _from_archive(hub: Hub, table: str, held: set[int]) -> Record:
    """The record of a table that was put away, on the same terms as before."""
    line = (await hub.store.lines([table]))[table]
    summary = msgspec.json.decode(line.summary, type=lobby.Summary)
    players = {info.seat for info in summary.seats if info.player != "bot" or info.stand_in}
    if not summary.over and not (held and players <= held):
        raise Complaint("not-now", "error-table-record-secret")
    text = await hub.put_away(table)
    if text is None:
        raise Complaint("archived", "error-table-archived")
    return Record(f"{summary.game}-{table}.polana", text)


def _readers(live: Live, opens: list[Opens], eyes: str) -> list[int]:
    """Through whose eyes these keys may look at the match: their own seat's, or anybody's when it is over."""
    everyone = list(range(len(live.ledger.seats)))
    held = [one.seat for one in opens if one.seat >= 0]
    over = live.match.over
    if eyes == "all":
        readers = everyone if over else []
    elif eyes == "watch":
        readers = [-1]
    elif eyes:
        known = {str(seat): seat for seat in (everyone if over else held)}
        readers = [known[eyes]] if eyes in known else []
    else:
        readers = held[:1] or [-1]
    if not readers:
        raise Complaint("seat", "error-table-replay-secret")
    return readers


async def replay(hub: Hub, caller: Caller, table: str, start: int, count: int, eyes: str) -> bytes:
    """The match word by word, as a seat sees it; the whole truth when it is over. A `Replay`."""
    opens = await keys_of(hub, caller, table)
    await not_too_often(hub, "replay", caller.address, hub.settings.replays_per_minute)
    live = (await hub.fresh(table)).live
    readers = _readers(live, opens, eyes)
    live.need_dealt()
    over = live.match.over
    everyone = list(range(len(live.ledger.seats)))
    open_words = everyone if over else readers
    whole_log = over and eyes == "all"
    return await hub.replay(table, readers, open_words, whole_log, start, count, caller.address)


async def review(hub: Hub, caller: Caller, table: str) -> bytes:
    """What is known by now of a match that is over, as a `Review`; the work goes on while somebody asks."""
    await keys_of(hub, caller, table)
    await not_too_often(hub, "review", caller.address, hub.settings.replays_per_minute)
    return await hub.reviewing.review(await hub.fresh(table), caller.address)


async def try_from(hub: Hub, caller: Caller, table: str, at: int) -> Record:
    """The record of a match up to a decision, to be played on from there; what its seat could not know is new."""
    await keys_of(hub, caller, table)
    await not_too_often(hub, "replay", caller.address, hub.settings.replays_per_minute)
    live = (await hub.fresh(table)).live
    if not live.match.over:
        raise Complaint("not-now", "error-table-not-over")
    said = live.ledger.said
    if not 0 < at <= len(said) or not is_word(said[at - 1][1]):
        raise Complaint("not-found", "error-table-not-found")
    position = position_of(live.ledger)
    position.said = said[: at - 1]
    try:
        text = await hub.workers.draw(GoBack(position, said[at - 1][0], str(new_seed())), 30.0, caller.address)
    except WorkCrowded:
        raise Complaint("too-many", "error-table-too-often") from None
    except WorkFailed as error:
        log.warning("cannot go back", extra={"table": table, "error": str(error)})
        raise Complaint("fault", "error-table-no-replay") from None
    return Record(f"{live.ledger.row.game}-{table}-{at}.polana", text.decode())


async def outline(hub: Hub, caller: Caller, table: str, eyes: str) -> bytes:
    """The words of the match and where they stand in the reader's log, as an `Outline`."""
    opens = await keys_of(hub, caller, table)
    if eyes == "all":
        raise Complaint("seat", "error-table-replay-secret")
    await not_too_often(hub, "replay", caller.address, hub.settings.replays_per_minute)
    live = (await hub.fresh(table)).live
    reader = _readers(live, opens, eyes)[0]
    live.need_dealt()
    return await hub.outline(table, reader, caller.address)
