"""What the lobby says and hears over HTTP: the bodies of the requests and of the answers.

`docs/protocol.md` says how they are used; `python -m polana.table.schema` writes them as TypeScript for the page.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Value = bool | int | str
Name = Annotated[str, Meta(max_length=40)]
Lang = Literal["en", "pl"]
Minutes = Annotated[float, Meta(ge=0.01, le=30 * 1440)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]

#: What fills a message of the referee: a number, a text, a switch, a word, or a list of these.
Arg = bool | int | float | str | list[Any] | dict[str, Any]


class Shape(Struct, forbid_unknown_fields=True):
    """Base of what people send: a field that we do not know is an error, not a silent loss."""


class RefusalInfo(Struct):
    """Why something is not possible: a message id with arguments, and the paragraph (may be empty)."""

    message: str
    args: dict[str, Arg]
    law: str


class Fault(Struct):
    """The body of every HTTP error: a code and a line in English for programs, and the reason for a person."""

    code: str
    text: str
    reason: RefusalInfo
    #: Of a record: the line that is wrong, counted from 1; else 0.
    line: int = 0


class GameOption(Struct):
    """One option of a game's setup. `about` is a message id."""

    name: str
    values: list[Value]
    default: Value
    about: str


class GameInfo(Struct):
    """A game as the lobby offers it."""

    name: str
    version: str
    data: str
    least: int
    most: int
    #: The clans or factions a seat may be given; "?" (choose at the table) is always possible.
    values: list[str]
    options: list[GameOption]
    #: Levels of bots, weakest first.
    bots: list[str]
    #: Does what was learned about this game guide the level `master`? Otherwise it searches for longer.
    learned: bool = False


class WordInfo(Struct):
    """One word of the vocabulary."""

    text: str
    kind: str
    label: str
    value: int


class LawInfo(Struct):
    """One rule of the index, as players read it. A heading has no text."""

    id: str
    kind: str
    title_en: str
    title_pl: str
    text_en: str
    text_pl: str
    page: str
    #: The number that the book prints before it; empty where the book has none.
    number: str
    chapter: str
    #: Does it stand in an appendix? Does it say what a word means? Do players cite it by its page?
    appendix: bool
    term: bool
    by_page: bool
    #: Can it be watched on the board?
    example: bool


class GameBook(Struct):
    """All that a page needs to speak about a game."""

    game: GameInfo
    words: list[WordInfo]
    laws: list[LawInfo]
    #: Words of cards and tokens that are house-made: no source prints what they do.
    house: list[str]
    #: By language and word: what cards that somebody who owns the box has replaced say.
    texts: dict[str, dict[str, str]]


class Clock(Shape):
    """How long people may think. `move`: seconds for each answer; `bank`: for all answers together.

    `zero` is what happens when a seat runs out of time: a bot stands in until its holder comes back, the seat resigns,
    or everybody is just told.
    """

    kind: Literal["move", "bank"]
    seconds: Annotated[float, Meta(ge=0.1, le=366 * 86_400)]
    #: For a bank: seconds that each answer adds.
    add: Annotated[float, Meta(ge=0, le=366 * 86_400)] = 0.0
    zero: Literal["bot", "resign", "nothing"] = "bot"


class SeatWish(Shape):
    """Who is to sit here: the one who opens the table, a friend who gets a link, or a bot."""

    player: Literal["me", "friend", "bot"]
    #: A clan or faction, or "?" to choose at the table.
    value: str = "?"
    name: Name = ""
    #: For a bot; empty is the usual one.
    level: Name = ""


class NewTable(Shape):
    """Open a table."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    #: Minutes that somebody who is asked has to be away before a bot can be proposed for his seat.
    away: Minutes = 10.0
    clock: Clock | None = None
    #: May everybody who plays here ask what a strong player would do? Told to all before they sit down.
    hints: bool = False
    #: The language of whoever opens it, for the invitations.
    lang: Lang = "en"


class ImportTable(Shape):
    """Open a table from a record, or from a position. Without seats, the one who imports it holds all of them."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    title: Annotated[str, Meta(max_length=80)] = ""
    away: Minutes = 10.0
    clock: Clock | None = None
    hints: bool = False
    lang: Lang = "en"


class SeatKeys(Struct):
    """What the person who opens a table gets for each seat: a key (his own) or an invite (a friend's)."""

    seat: int
    player: Literal["me", "friend", "bot"]
    key: str | None = None
    invite: str | None = None


class Opened(Struct):
    """A table that was just opened. Secrets are shown here and never again."""

    table: str
    seats: list[SeatKeys]
    #: Opens the table to watch.
    watch: str


class Join(Shape):
    """Take the seat that an invite stands for. The invite is spent."""

    invite: Key
    name: Name = ""


class Invited(Shape):
    """Ask what an invite is for, before it is accepted. It stays good."""

    invite: Key


class Note(Struct):
    """Something the table has to say about itself: a message id with arguments (`table-note-...`)."""

    message: str
    args: dict[str, Arg]
    at: float


class Invitation(Struct):
    """What an invite is for: read it before you sit down."""

    table: str
    title: str
    game: str
    options: dict[str, Value]
    #: The seat, and its clan or faction ("?": chosen at the table).
    seat: int
    value: str
    #: Can it still be accepted? Somebody may sit there by now.
    free: bool
    #: Who invites: a name (may be empty) and the language that he reads.
    by: str
    lang: str
    seats: list[SeatInfo]
    words: int
    over: bool
    away: float
    clock: Clock | None
    #: What whoever joins should know, for example that the table began from a record.
    notes: list[Note]


class Held(Struct):
    """A seat that is yours now."""

    table: str
    seat: int
    key: str


class Mine(Shape):
    """Ask about the tables that these keys open."""

    keys: Annotated[list[Key], Meta(max_length=200)]


class SeatInfo(Struct):
    """Who sits where; for everybody's eyes."""

    seat: int
    #: The clan or faction in the setup, "?" if it is chosen at the table.
    value: str
    #: `open`: a friend is invited and has not come yet, or has left.
    player: Literal["person", "bot", "open"]
    name: str
    level: str
    resigned: bool
    #: A bot plays for a person who may come back.
    stand_in: bool


class ResultInfo(Struct):
    """How the match ended. `message` is a message id with the argument `winners`."""

    winners: list[int]
    scores: list[int]
    message: str
    law: str


class Asked(Struct):
    """What a seat is asked, without its options."""

    seat: int
    about: str
    args: dict[str, Arg]


class Summary(Struct):
    """A table in the list of my tables."""

    table: str
    title: str
    game: str
    kind: Literal["seat", "watch", "invite"]
    #: The seat that the key holds or invites to; -1 for watching.
    seat: int
    seats: list[SeatInfo]
    #: Seats that are asked something now.
    waiting: list[int]
    words: int
    over: bool
    result: ResultInfo | None
    #: Seconds since 1970.
    opened: float
    moved: float
    rematch: str | None
    #: What the table was opened with: a picture of it may show its map.
    options: dict[str, Value] = {}
    #: Where the match stands: those of `round`, `year` and `turn` (the seat whose turn it is) that the game counts.
    stage: dict[str, int] = {}
    #: It began with a position, not at the beginning.
    position: bool = False
    #: When each seat in `waiting` runs out of time; None where no clock runs.
    until: list[float | None] = []
    #: When the table is put away unless somebody says something; 0: never.
    archive_at: float = 0.0
    #: When it was put away: only its record can still be had. 0: it was not.
    archived: float = 0.0
    #: What the reader's own seat is asked: nobody is told what others are asked.
    asks: list[Asked] = []


class Opening(Struct):
    """What one of the keys opens; None where it opens nothing."""

    key_at: int
    table: Summary | None
    #: There is a table, but what is stored of it cannot be read: keep the key, and tell whoever runs the server.
    damaged: bool = False


class Link(Struct):
    """A new secret for somebody else."""

    secret: str


class Webhook(Shape):
    """Where to tell that it is this seat's turn: `json` posts our own form, `discord` Discord's."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]
    form: Literal["json", "discord"] = "json"


class PushKeys(Struct):
    """What letters to a browser are sealed with: a point of its curve (65 bytes, the first is 4), and 16 bytes."""

    p256dh: Annotated[str, Meta(pattern="^B[A-Za-z0-9_-]{86}=?$", max_length=88)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$", max_length=24)]


class Push(Struct):
    """A browser's push subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys


class Notices(Shape):
    """How this seat wants to hear that it is its turn. None leaves a way as it is; see DELETE to end them all."""

    webhook: Webhook | None = None
    push: Push | None = None
    lang: Literal["en", "pl"] = "en"


class NoticesInfo(Struct):
    """What is set. The address of a webhook is not shown again."""

    webhook: bool
    form: str
    push: int


class PushKey(Struct):
    """The server's public key for web push, as the browser's `applicationServerKey` wants it."""

    key: str
