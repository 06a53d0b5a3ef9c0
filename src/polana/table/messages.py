"""What is said at a table: the messages of the WebSocket, and the replay of a match.

`docs/protocol.md` says how they are used; `python -m polana.table.schema` writes them as TypeScript for the page. A
word of a game is sent as its text, `card:feast`. A message of the referee is sent as its id with arguments, for the
reader's page to say in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from polana.table.lobby import Arg, Clock, Key, Name, Note, RefusalInfo, ResultInfo, SeatInfo, Shape, Value

WordText = Annotated[str, Meta(min_length=1, max_length=100)]
Seat = Annotated[int, Meta(ge=0, le=31)]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]


class WordArg(Struct):
    """A word among the arguments of a message."""

    word: str


# --- what readers get ---------------------------------------------------------------------------------------------


class Line(Struct):
    """One line of the log, for this reader. `secret`: not everybody reads it."""

    kind: str
    args: dict[str, Arg]
    law: str
    secret: bool
    #: What it is part of, from the outermost inwards, each written `KIND:NUMBER`: `turn:4`, `battle:6`.
    scope: list[str]


class AskInfo(Struct):
    """A question to a seat of the reader."""

    #: Say it back in `say`: an answer to an older question is refused, so two tabs cannot answer twice.
    id: int
    about: str
    args: dict[str, Arg]
    law: str
    options: list[str]
    #: What the question is also about but may not be chosen: `why` gives the reason for each.
    others: list[str]
    #: Whether this seat reacts in another's turn: `passes` would answer it.
    reaction: bool = False


class Said(Struct):
    """A line of the table's chat: plain text, to be shown as such. `seat` may be -1: the table itself speaks."""

    seat: int
    name: str
    text: str
    at: float


class Proposal(Struct):
    """Something that needs the others' consent.

    `undo`: take back the last word of `seat` and all that came after it. `bot`: a bot plays `seat` until its holder
    comes back. It happens once all in `needs` are in `agreed`. Where nobody else has a say, `bot` happens at the time
    `due`, unless the holder has come back by then.
    """

    id: int
    what: Literal["undo", "bot"]
    by: int
    seat: int
    level: str
    agreed: list[int]
    needs: list[int]
    #: Seconds since 1970; 0 where it waits for votes.
    due: float = 0.0


class Seen(Struct):
    """What the holder of a seat had seen when he last looked: how many words, lines of his log and of the chat."""

    words: int
    lines: int
    chat: int
    #: Seconds since 1970.
    at: float


class Side(Struct):
    """The table as one seat of the reader sees it (or a spectator: `seat` -1)."""

    seat: int
    #: What the game shows to this seat. Each game documents its own.
    view: msgspec.Raw
    ask: AskInfo | None
    #: What this seat has put down in a secret, simultaneous choice; it may still be changed.
    sealed: str | None
    #: How many words this seat may take back by itself.
    undo: int
    #: It may ask the others to let it take back more.
    undo_ask: bool
    #: Keep this many lines of the log, drop the rest, add `news`.
    news_from: int
    news: list[Line]
    #: For "since you left": as it was before this connection. None for spectators and on a first visit.
    seen: Seen | None = None
    #: Veiled questions about whether this seat reacts are passed for it (see `passes`). Nobody else is told.
    passes: bool = False


class Waiting(Struct):
    """A seat that is asked. `sealed`: it has put down an answer and may change it until all have."""

    seat: int
    sealed: bool
    #: Seconds since 1970: since when it has been asked, and until when it has time (None: no clock runs for it).
    since: float
    until: float | None


class Anew(Struct):
    """What a seat may not know was dealt anew after this many words.

    The seed is the first 32 digits of the SHA-256 of `polana anew SALT NUMBER WORDS SEAT`, unless it came with the
    record or position that the table was opened with. NUMBER counts the deals before it.
    """

    words: int
    seat: int
    seed: str


class Deal(Struct):
    """The table's promise that it deals what it held when it opened: the SHA-256 of `polana deal SALT SEED`.

    `seed` and `salt` are empty until the match is over, and nothing is told of what was dealt anew. Some of that may
    have come with the record of an imported match.
    """

    commitment: str
    seed: str
    salt: str
    imported: bool
    dealt: list[Anew] = []


class TableInfo(Struct):
    """What everybody may know about the table. Sent whole in every `state`."""

    table: str
    title: str
    game: str
    #: The versions of rules and data that the table is played under.
    rules: str
    data: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    waiting: list[Waiting]
    #: How many words were said, those that are still sealed included.
    words: int
    over: bool
    result: ResultInfo | None
    proposals: list[Proposal]
    notes: list[Note]
    rematch: str | None
    #: None at a table that was opened before tables sealed their seeds.
    deal: Deal | None
    #: Minutes that somebody who is asked has to be away before a bot can be proposed for his seat.
    away: float
    clock: Clock | None
    #: What each seat has left in its bank, in seconds, as of its last answer; empty without a bank.
    bank: list[float]
    #: When each seat was last nudged; 0 is never. Once a day is allowed.
    nudged: list[float]


class State(Struct, tag="state", tag_field="type"):
    """Where the table stands. Comes first after `open`, then after every change.

    `view`, `ask` and `table` are whole; only log and chat come as what is new.
    """

    seq: int
    table: TableInfo
    sides: list[Side]
    #: Keep this many lines of the chat, drop the rest, add `chat`.
    chat_from: int
    chat: list[Said]


class Presence(Struct, tag="presence", tag_field="type"):
    """Who has the page open, how many watch, and which bots are thinking."""

    here: list[int]
    watchers: int
    thinking: list[int]
    #: Bots think less while the house is full.
    eased: bool = False


class Done(Struct, tag="done", tag_field="type"):
    """The request `id` was carried out and stored; the `state` with this `seq` has come before."""

    id: int
    seq: int


class Why(Struct, tag="why", tag_field="type"):
    """The answer to `why`. None: the word is an option."""

    id: int
    seat: int
    word: str
    refusal: RefusalInfo | None


class Weighed(Struct, tag="weighed", tag_field="type"):
    """The answer to `weigh`: what these words would lead to, as far as the seat can know.

    `final`: they cannot be taken back afterwards. `next`: the question to the same seat that follows, if one does.
    """

    id: int
    final: bool
    next: AskInfo | None


class Refused(Struct, tag="refused", tag_field="type"):
    """The words of request `id` were not taken; nothing has changed."""

    id: int
    word: str
    refusal: RefusalInfo


class Problem(Struct, tag="error", tag_field="type"):
    """Request `id` (None: not even that could be read) was not carried out; nothing has changed.

    A code and a line in English for programs, and the reason for a person.
    """

    id: int | None
    code: str
    text: str
    reason: RefusalInfo


class Pong(Struct, tag="pong", tag_field="type"):
    id: int


FromServer = State | Presence | Done | Why | Weighed | Refused | Problem | Pong


# --- what readers send --------------------------------------------------------------------------------------------


class Open(Shape, tag="open", tag_field="type"):
    """The first message: what this connection reads. All keys belong to one table; a watcher has one key.

    After a gap `seq` is the last one seen and `keys` are the same in the same order: only what is new is sent.
    """

    keys: Annotated[list[Key], Meta(min_length=1, max_length=8)]
    seq: Annotated[int, Meta(ge=0)] | None = None


class Say(Shape, tag="say", tag_field="type"):
    """Answer question `ask` with a word, or with several words one after the other."""

    id: RequestId
    seat: Seat
    ask: int
    words: Annotated[list[WordText], Meta(min_length=1, max_length=40)]


class Undo(Shape, tag="undo", tag_field="type"):
    """Take back the last word of this seat. `error` with the code `consent` where the others have to be asked."""

    id: RequestId
    seat: Seat


class AskWhy(Shape, tag="why", tag_field="type"):
    """Why may this seat not say this word?"""

    id: RequestId
    seat: Seat
    word: WordText


class Weigh(Shape, tag="weigh", tag_field="type"):
    """What would these words lead to? For previews, and for deciding whether to ask for confirmation."""

    id: RequestId
    seat: Seat
    ask: int
    words: Annotated[list[WordText], Meta(min_length=1, max_length=40)]


class Chat(Shape, tag="chat", tag_field="type"):
    id: RequestId
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Propose(Shape, tag="propose", tag_field="type"):
    """Ask the others for something; see `Proposal`. `seat` is the one who asks, `of` the seat it is about.

    `return` needs nobody: the bot that stands in for `seat` gives it back at once. Opening the table does the same.
    """

    id: RequestId
    seat: Seat
    what: Literal["undo", "bot", "return"]
    of: Seat
    level: Name = ""


class Vote(Shape, tag="vote", tag_field="type"):
    """Agree to a proposal, or end it. The one who made it may end it too."""

    id: RequestId
    seat: Seat
    proposal: int
    agree: bool


class Resign(Shape, tag="resign", tag_field="type"):
    """Give up for good; a bot plays on in this seat."""

    id: RequestId
    seat: Seat


class Leave(Shape, tag="leave", tag_field="type"):
    """Give the seat back: its keys no longer open anything, and somebody else can be invited."""

    id: RequestId
    seat: Seat


class Rename(Shape, tag="rename", tag_field="type"):
    """Change the name of the person in a seat."""

    id: RequestId
    seat: Seat
    name: Name


class Title(Shape, tag="title", tag_field="type"):
    """Change the title of the table."""

    id: RequestId
    seat: Seat
    title: Annotated[str, Meta(max_length=80)]


class Nudge(Shape, tag="nudge", tag_field="type"):
    """Tell somebody who is away, wherever he wants to be told, that everybody is waiting for him. Once a day."""

    id: RequestId
    seat: Seat
    of: Seat


class Passes(Shape, tag="passes", tag_field="type"):
    """From now on pass for me (or not) where a veiled question asks in another's turn whether I react.

    Whatever I hold; as fast as somebody who thinks a little and passes. Nobody is told.
    """

    id: RequestId
    seat: Seat
    on: bool


class Ping(Shape, tag="ping", tag_field="type"):
    id: RequestId


FromReader = (
    Open | Say | Undo | AskWhy | Weigh | Chat | Propose | Vote | Resign | Leave | Rename | Title | Nudge | Passes | Ping
)


# --- replay -------------------------------------------------------------------------------------------------------


class Frame(Struct):
    """The table after one word of the match (frame 0: before the first)."""

    at: int
    #: Who spoke; -1 in frame 0.
    seat: int
    #: What was said, where the reader may know it: his own words, and all when the match is over.
    word: str | None
    #: One view for each reader that was asked for, in order.
    views: list[msgspec.Raw]
    #: What was told since the frame before.
    news: list[Line]


class Replay(Struct):
    """Some frames of a match. `words` is how many there are in all; frames go from 0 to `words`."""

    table: str
    game: str
    words: int
    #: Whose eyes the views are: seats, or -1 for a spectator.
    readers: list[int]
    over: bool
    seats: list[SeatInfo]
    result: ResultInfo | None
    deal: Deal | None
    frames: list[Frame]


class Outline(Struct):
    """A match as its words only, for going back in it: which of them brought which lines of the reader's log."""

    words: int
    #: Who said each word; -1 where nobody did.
    seats: list[int]
    #: How many lines the log of the reader had before the first word, and after each.
    lines: list[int]
