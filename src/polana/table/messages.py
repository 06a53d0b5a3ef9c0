"""What is said at a table: the messages of the WebSocket, and the replay of a match.

`docs/protocol.md` says how they are used; `python -m polana.table.schema` writes them as TypeScript for the page. A
word of a game is sent as its text, `card:feast`. A message of the referee is sent as its id with arguments, for the
reader's page to say in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from polana.school.counsel import Hint
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
    #: What those scopes are about, where the game says: whose turn it is (`seat`), when (`round`, `year`, `season`).
    about: dict[str, Arg] | msgspec.UnsetType = msgspec.UNSET
    #: How the battle that it is part of stands with it, as the game's view tells of battles; only where that is new.
    stands: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Barred(Struct):
    """Words that may not be chosen, all for one reason."""

    words: list[str]
    refusal: RefusalInfo


class DeedInfo(Struct):
    """Something that the seat could do: one line of a menu."""

    word: str
    #: The paragraph that lets him.
    law: str
    #: Does it end the menu (done, pass)?
    end: bool
    #: Why it may not be done now; null: it may.
    why: RefusalInfo | None
    #: What it costs or brings, by name, where the engine can tell beforehand.
    args: dict[str, Arg]


class NoteInfo(Struct):
    """What can be told of an option before it is chosen: whom it concerns, what it will cost."""

    word: str
    message: str
    args: dict[str, Arg]
    law: str
    #: It says all that the answer does; else only what that costs or brings besides.
    whole: bool


class AskInfo(Struct):
    """A question to a seat of the reader."""

    #: Say it back in `say`: an answer to an older question is refused, so two tabs cannot answer twice.
    id: int
    about: str
    args: dict[str, Arg]
    law: str
    options: list[str]
    #: What the question is also about but may not be chosen; `barred` has the reasons.
    others: list[str]
    #: Why not, reason by reason: all of `others`.
    barred: list[Barred]
    #: All deeds of a menu in their order, open or barred; null: the question is no menu.
    menu: list[DeedInfo] | None = None
    #: Whether this seat reacts in another's turn: `passes` would answer it.
    reaction: bool = False
    #: What kind of question it is: `between` two actions, in a `fight`, where `to` go, `who` to be, what a lesson wants
    #: one to `find`; else empty.
    role: str = ""
    #: A menu of what may be done within a deed that has begun (which action of the card?), not of the next deed.
    within: bool = False
    #: What is known of the options before one is chosen; in the order in which it is to be read.
    notes: list[NoteInfo] = []


class Said(Struct):
    """A line of the table's chat: plain text, to be shown as such. `seat` may be -1: the table itself speaks."""

    seat: int
    name: str
    text: str
    at: float


class Proposal(Struct):
    """Something that needs the others' consent.

    `undo`: take back the last word of `seat` and all that came after it. `bot`: a bot plays `seat` until its holder
    comes back. `draw`: the match ends, and nobody has won; `seat` is who asks for it. It happens once all in `needs`
    are in `agreed`. Where nobody else has a say, `bot` happens at the time `due`, unless the holder has come back by
    then.
    """

    id: int
    what: Literal["undo", "bot", "draw"]
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


class Sight(Struct):
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
    """What none of these seats may know was dealt anew after this many words.

    The seed is the first 32 digits of the SHA-256 of `polana anew SALT NUMBER WORDS EYES`, unless it came with the
    record or position that the table was opened with. NUMBER counts the deals before it; EYES are the seats with commas
    between them, or `-`; from the second deal on ` LAST` follows, the seed of the one before (not at older tables,
    which give no reason).
    """

    words: int
    eyes: list[int]
    seed: str
    #: `sat:SEAT` (somebody else sat down there), `undo`, `keyed`; empty at older tables.
    why: str = ""


class Stake(Struct):
    """What a seat has laid down for the deal: the SHA-256 of `polana stake TABLE SEAT NUMBER`.

    The number (32 hexadecimal digits) is empty until the match is dealt, and stays so where it was not opened in time.
    """

    seat: int
    commitment: str
    number: str = ""


class Dealing(Struct):
    """The table is not dealt yet: it waits until all sit and have laid down, then (`closed`) until they have opened."""

    closed: bool
    #: What was laid down so far; once it is closed, all that counts.
    stakes: list[Stake]
    #: The seats that have opened their numbers.
    opened: list[int]
    #: Seconds since 1970: when the table goes on without those who are missing; None while a seat is open.
    until: float | None


class Deal(Struct):
    """The table's promise that it deals what it held when it opened: the SHA-256 of `polana deal SALT SEED`.

    `seed`, `salt` and `own` are empty until the match is over, and nothing is told of what was dealt anew. Some of that
    may have come with the record of an imported match. Where people had a part in the deal, the promise is about `own`,
    and `seed` is the first 32 digits of the SHA-256 of `polana mix SALT OWN SEAT:NUMBER SEAT:NUMBER ...`, over the
    numbers in `stakes`; the first deal in `dealt` then has ` LAST`, too, the seed of the match.
    """

    commitment: str
    seed: str
    salt: str
    imported: bool
    dealt: list[Anew] = []
    own: str = ""
    stakes: list[Stake] = []


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
    #: Seconds since 1970 by the server's clock, when this was said: `until` is read by it.
    now: float
    #: Not null: nothing is dealt yet, nobody is asked, and what `view` shows is not the match.
    dealing: Dealing | None = None
    #: May those who sit here ask what a strong player would do? `agreed`: it was opened so, and all were told before
    #: they sat down; `alone`: whoever sits here has nobody but bots against him; empty: no.
    hints: Literal["", "alone", "agreed"] = ""


class State(Struct, tag="state", tag_field="type"):
    """Where the table stands. Comes first after `open`, then after every change.

    `view`, `ask` and `table` are whole; only log and chat come as what is new.
    """

    seq: int
    table: TableInfo
    sides: list[Sight]
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
    """The answer to `why`. None: the word is an option.

    Where the question is a menu and not about the word itself, `bars` are what keeps its deeds from it, reason by
    reason with the words of those deeds: those that something else is asked about are not among them.
    """

    id: int
    seat: int
    word: str
    refusal: RefusalInfo | None
    bars: list[Barred] = []


class Prospect(Struct):
    """What a word would lead to, as far as the seat can know.

    `final`: it cannot be taken back afterwards. `next`: the question to the same seat that follows, if one does. Where
    a deed of a menu leads to a choice of further deeds within it (a card with several actions), or to the place from
    which a move begins, `options` has what each of those would lead to; else it is empty.
    """

    final: bool
    next: AskInfo | None
    options: dict[str, Prospect] = {}


class Outlook(Struct, tag="outlook", tag_field="type"):
    """The answer to `ahead`: what would follow each option of question `ask`.

    If `words` were sent with it: each option of the question that they lead to, which is `at` (null: none follows, and
    `options` is empty). `final`: those words cannot be taken back.
    """

    id: int
    seat: int
    ask: int
    words: list[str]
    final: bool
    at: AskInfo | None
    options: dict[str, Prospect]


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


class Advice(Struct, tag="advice", tag_field="type"):
    """The answer to `consult`: what a strong player would do at question `ask`. It comes several times, ever better.

    `fixed`: the order of the candidates no longer changes. `done`: nothing more comes. Once the question is answered
    nothing more comes either.
    """

    id: int
    seat: int
    ask: int
    #: For how long it was thought about.
    seconds: float
    fixed: bool
    done: bool
    hint: Hint


FromServer = State | Presence | Done | Why | Outlook | Advice | Refused | Problem | Pong


# --- what readers send --------------------------------------------------------------------------------------------


class Open(Shape, tag="open", tag_field="type"):
    """The first message: what this connection reads. All keys belong to one table; a watcher has one key.

    After a gap `seq` is the last one seen and `keys` are the same in the same order: only what is new is sent.
    """

    keys: Annotated[list[Key], Meta(min_length=1, max_length=8)]
    seq: Annotated[int, Meta(ge=0)] | None = None


class Say(Shape, tag="say", tag_field="type"):
    """Answer question `ask` with a word, or with several words one after the other.

    `check`: only if they can be taken back afterwards. If they cannot, nothing is said, and the answer is the `outlook`
    of these words, which is `final`.
    """

    id: RequestId
    seat: Seat
    ask: int
    words: Annotated[list[WordText], Meta(min_length=1, max_length=40)]
    check: bool = False


class Undo(Shape, tag="undo", tag_field="type"):
    """Take back the last word of this seat. `error` with the code `consent` where the others have to be asked."""

    id: RequestId
    seat: Seat


class AskWhy(Shape, tag="why", tag_field="type"):
    """Why may this seat not say this word? With the number of its question: what keeps its deeds from it, too?"""

    id: RequestId
    seat: Seat
    word: WordText
    ask: int = -1


class Ahead(Shape, tag="ahead", tag_field="type"):
    """What would each option of question `ask` lead to? With `words`: each option after these."""

    id: RequestId
    seat: Seat
    ask: int
    words: Annotated[list[WordText], Meta(max_length=40)] = []


class Consult(Shape, tag="consult", tag_field="type"):
    """What would a strong player do at question `ask`? Only where `TableInfo.hints` says so.

    Not `on`: nobody wants to know any longer; answered with `done`.
    """

    id: RequestId
    seat: Seat
    ask: int
    on: bool = True


class Chat(Shape, tag="chat", tag_field="type"):
    id: RequestId
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Propose(Shape, tag="propose", tag_field="type"):
    """Ask the others for something; see `Proposal`. `seat` is the one who asks, `of` the seat it is about.

    A draw (`of` is `seat`) needs all people; bots agree once nobody has scored for a number of rounds, and before that
    it is refused.

    `return` needs nobody: the bot that stands in for `seat` gives it back at once. Opening the table does the same.
    """

    id: RequestId
    seat: Seat
    what: Literal["undo", "bot", "draw", "return"]
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


class Lay(Shape, tag="lay", tag_field="type"):
    """Lay down a number for the deal (see `Stake`), in place of what this seat had laid down."""

    id: RequestId
    seat: Seat
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Reveal(Shape, tag="reveal", tag_field="type"):
    """Open the number that this seat has laid down, once the list is closed. Again is no harm."""

    id: RequestId
    seat: Seat
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class Ping(Shape, tag="ping", tag_field="type"):
    id: RequestId


FromReader = (
    Open
    | Say
    | Undo
    | AskWhy
    | Ahead
    | Consult
    | Chat
    | Propose
    | Vote
    | Resign
    | Leave
    | Rename
    | Title
    | Nudge
    | Passes
    | Lay
    | Reveal
    | Ping
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
    #: The question that the word answered, where the reader may know the word; empty: there is none.
    about: str = ""
    args: dict[str, Arg] = {}


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


# --- examples -----------------------------------------------------------------------------------------------------


class Scene(Struct):
    """An example after one of its words (the first: before any), through the eyes of the one who acts in it."""

    #: Who spoke; -1 before the first word.
    seat: int
    word: str
    view: msgspec.Raw
    news: list[Line]
    #: Whoever is asked next, and what.
    asked: int
    ask: AskInfo | None
    #: Why the word is not allowed. Then it changed nothing, and is the last.
    refusal: RefusalInfo | None
    #: How the match ended with it, if it did.
    result: ResultInfo | None


class Example(Struct):
    """A rule on the board: a position and a few words."""

    game: str
    law: str
    #: The rule that is cited where this one shows: another one where the game never cites this one.
    shown_by: str
    #: What one would say beside the board, by language; a language may be missing.
    captions: dict[str, str]
    #: The seat through whose eyes it is seen.
    reader: int
    #: What seats were set up with.
    values: list[str]
    #: Which of the scenes shows the rule.
    at: int
    scenes: list[Scene]
    #: What opens a table in this position.
    start: str


# --- lessons ------------------------------------------------------------------------------------------------------


class LessonLine(Struct):
    """A lesson in the list of a course."""

    name: str
    en: str
    pl: str
    minutes: int
    #: Lessons of one group stand together; the first is `basics`.
    group: str
    #: The word of what it is about: the faction, the clan; empty where it is about none.
    sign: str


class CourseInfo(Struct):
    """The lessons of a game in their order."""

    game: str
    lessons: list[LessonLine]
    #: Who sits where in a guided first match, the learner first; empty: there is none.
    guided: list[str]
    #: The options of that match, those that are not as they are by default.
    options: dict[str, Value]


class CoachInfo(Struct):
    """What the coach says before each kind of question, by language, in Fluent's form; there may be none."""

    game: str
    texts: dict[str, str]


class LessonStep(Struct):
    """A step of a lesson; its texts are under its id."""

    id: str
    kind: Literal["tell", "do", "watch", "find", "play"]
    points: list[str]
    #: Rows of a small table: a word, then figures; `~1` does not count.
    count: list[list[str]]


class LessonInfo(Struct):
    """A lesson, when it is opened. `texts` has its texts by language, in Fluent's form."""

    game: str
    name: str
    seat: int
    #: What is shown besides the map: `hand`, `status`, `seats`.
    boxes: list[str]
    steps: list[LessonStep]
    texts: dict[str, str]


class Attempt(Struct):
    """What the learner tried. `refusal`: it is not allowed; else the attribute `answer` of the step says why not."""

    words: list[str]
    refusal: RefusalInfo | None
    answer: str


class Stage(Struct):
    """Where a lesson stands."""

    #: The number of the step; as many as there are: the lesson is over.
    step: int
    #: find: what was found, of how many.
    found: list[str]
    wanted: int
    tries: list[Attempt]
    #: How many hints were given in this step.
    hints: int
    #: The place or card that the second hint rings, and the words that the third one tells.
    ring: list[str]
    answer: list[str]
    #: watch: what others do was played.
    watched: bool
    #: play: what the coach says about what happened, by attribute.
    comments: list[str]
    #: Steps that were shown and not done.
    shown: list[int]
    #: How many lines of the log are older than the step.
    told: int
    #: The step with which the present position began: what stood on the board before has nothing to do with it.
    scene: int


class LessonFrame(Struct):
    """The table at one moment of an act; see `Moment` in `polana.school.tutor` for `what`."""

    what: str
    state: State
    stage: Stage


class Lecture(Struct):
    """The answer to what a learner does: the table moment by moment, and what was asked for besides."""

    frames: list[LessonFrame]
    answer: Done | Why | Outlook | Advice | Refused


class OwnLesson(Shape):
    """A lesson that somebody wrote, as its files have it. A language that is missing is taken from the other."""

    lesson: Annotated[str, Meta(min_length=1, max_length=100_000)]
    en: Annotated[str, Meta(max_length=60_000)] = ""
    pl: Annotated[str, Meta(max_length=60_000)] = ""


class Learn(Shape):
    """What a learner has done in a lesson so far, and what he does now (`act`), or wants to know (`why`, `ahead`)."""

    #: `go`, `watch`, `say WORD ...`, `undo`, `hint`, `show`; the first may be `at STEP`.
    acts: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=300)] = []
    act: Annotated[str, Meta(max_length=400)] = ""
    #: The number of the last frame that was shown; frames are numbered from there on.
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0
    why: Annotated[str, Meta(max_length=100)] = ""
    ahead: Annotated[list[WordText], Meta(max_length=40)] | None = None
    #: What would a strong player do? For how many seconds to think about it.
    consult: Annotated[float, Meta(gt=0, le=4)] | None = None
    #: The lesson, where it is none of ours: it comes with every request.
    own: OwnLesson | None = None


# --- puzzles ------------------------------------------------------------------------------------------------------


class PuzzleLine(Struct):
    """A puzzle in the list of its game."""

    name: str
    #: Score most this turn; win this turn; stop the leader.
    kind: Literal["score", "win", "stop"]
    #: The word of the solver's faction or clan.
    sign: str
    #: From 1, easy, to 3.
    difficulty: int
    seats: int


class PuzzleBook(Struct):
    """The puzzles of a game, the easy ones first."""

    game: str
    puzzles: list[PuzzleLine]


class PuzzleInfo(Struct):
    """A puzzle, when it is opened. Nothing of its line is told with it but how long it is."""

    game: str
    name: str
    kind: Literal["score", "win", "stop"]
    difficulty: int
    sign: str
    #: The solver's.
    seat: int
    values: list[str]
    #: What is counted: `puzzle-root-points`.
    what: str
    #: How far it goes: the turn, the year (all others have passed), the order.
    span: str
    #: stop: the leader; else -1.
    rival: int
    #: What the best line comes to: points; 1, a victory; what is left to the leader.
    goal: float
    #: The same after what somebody does who looks one action ahead.
    usual: float
    #: stop: what is counted is the chance of the leader to win, in percent.
    percent: bool
    #: Does chance decide, so that `goal` is what can be expected?
    chance: bool
    #: Of how many actions the best line consists, without those that only end something.
    actions: int
    #: How many iterations of its search a bot needs for each decision.
    iterations: int
    #: To go on from it at a table.
    position: str


class PuzzleRow(Struct):
    """One action of a line: from one menu to the next."""

    words: list[str]
    #: What it told the solver.
    news: list[Line]
    points: float
    #: The paragraph by which it scored, or by which it is asked for.
    law: str
    #: Of the best line: it scores; without it the row `opens` is not allowed, for the reason of `refusal`; without it
    #: the line comes to less.
    reason: Literal["", "scores", "opens", "needed"]
    opens: int
    refusal: RefusalInfo | None
    #: By how much.
    loss: float


class Verdict(Struct):
    """What a try came to: points; 1, a victory; what is left to the leader."""

    solved: bool
    points: float
    #: The same words in imagined worlds, on average: by this it is judged.
    expected: float
    #: Chance helped.
    lucky: bool


class PuzzleStage(Struct):
    """Where a try stands."""

    points: float
    #: The line so far; the last action may not be finished.
    rows: list[PuzzleRow]
    over: bool
    verdict: Verdict | None
    #: When it is over: the first action in which it leaves the best line; -1: in none.
    differs: int


class PuzzleFrame(Struct):
    """The table at one moment of an act: `begin`, `played`, `other` (somebody else answered), `back`."""

    what: str
    state: State
    stage: PuzzleStage


class Trial(Struct):
    """The answer to what a solver does: the table moment by moment, and what was asked for besides."""

    frames: list[PuzzleFrame]
    answer: Done | Why | Outlook | Refused


class Solution(Struct):
    """The best line: its actions with their reasons, and the table word by word, first as it is before any."""

    rows: list[PuzzleRow]
    frames: list[PuzzleFrame]
    verdict: Verdict


class Solve(Shape):
    """What a solver has done so far, and what he does now (`act`), or wants to know (`why`, `ahead`)."""

    #: `say WORD ...`, `undo`.
    acts: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=300)] = []
    act: Annotated[str, Meta(max_length=400)] = ""
    #: The number of the last frame that was shown; frames are numbered from there on.
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0
    why: Annotated[str, Meta(max_length=100)] = ""
    ahead: Annotated[list[WordText], Meta(max_length=40)] | None = None
