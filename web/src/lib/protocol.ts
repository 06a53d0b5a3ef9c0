// Written by `python -m polana.table.schema` from lobby.py and messages.py in src/polana/table, and
// from src/polana/school/counsel.py. Do not edit.

export type Value = boolean | number | string;
export type Arg = Value | WordArg | Arg[];
/** What a reader sees of a match: every game has a type of its own for it, in its `view.ts`. */
export type View = object;

/**
 * Why something is not possible: a message id with arguments, and the paragraph (may be empty).
 */
export interface RefusalInfo {
  message: string;
  args: Record<string, Arg>;
  law: string;
}

/**
 * The body of every HTTP error: a code and a line in English for programs, and the reason for a person.
 */
export interface Fault {
  code: string;
  text: string;
  reason: RefusalInfo;
  /** Of a record: the line that is wrong, counted from 1; else 0. */
  line: number;
}

/**
 * One option of a game's setup. `about` is a message id.
 */
export interface GameOption {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  about: string;
}

/**
 * A game as the lobby offers it.
 */
export interface GameInfo {
  name: string;
  version: string;
  data: string;
  least: number;
  most: number;
  /** The clans or factions a seat may be given; "?" (choose at the table) is always possible. */
  values: string[];
  options: GameOption[];
  /** Levels of bots, weakest first. */
  bots: string[];
  /** Does what was learned about this game guide the level `master`? Otherwise it searches for longer. */
  learned: boolean;
}

/**
 * One word of the vocabulary.
 */
export interface WordInfo {
  text: string;
  kind: string;
  label: string;
  value: number;
}

/**
 * One rule of the index, as players read it. A heading has no text.
 */
export interface LawInfo {
  id: string;
  kind: string;
  title_en: string;
  title_pl: string;
  text_en: string;
  text_pl: string;
  page: string;
  /** The number that the book prints before it; empty where the book has none. */
  number: string;
  chapter: string;
  /** Does it stand in an appendix? Does it say what a word means? Do players cite it by its page? */
  appendix: boolean;
  term: boolean;
  by_page: boolean;
  /** Can it be watched on the board? */
  example: boolean;
}

/**
 * All that a page needs to speak about a game.
 */
export interface GameBook {
  game: GameInfo;
  words: WordInfo[];
  laws: LawInfo[];
  /** Words of cards and tokens that are house-made: no source prints what they do. */
  house: string[];
  /** By language and word: what cards that somebody who owns the box has replaced say. */
  texts: Record<string, Record<string, string>>;
}

/**
 * How long people may think. `move`: seconds for each answer; `bank`: for all answers together.
 *
 * `zero` is what happens when a seat runs out of time: a bot stands in until its holder comes back, the seat resigns,
 * or everybody is just told.
 */
export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  /** For a bank: seconds that each answer adds. */
  add?: number;
  zero?: "bot" | "nothing" | "resign";
}

/**
 * Who is to sit here: the one who opens the table, a friend who gets a link, or a bot.
 */
export interface SeatWish {
  player: "bot" | "friend" | "me";
  /** A clan or faction, or "?" to choose at the table. */
  value?: string;
  name?: string;
  /** For a bot; empty is the usual one. */
  level?: string;
}

/**
 * Open a table.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  title?: string;
  /** Minutes that somebody who is asked has to be away before a bot can be proposed for his seat. */
  away?: number;
  clock?: Clock | null;
  /** May everybody who plays here ask what a strong player would do? Told to all before they sit down. */
  hints?: boolean;
  /** The language of whoever opens it, for the invitations. */
  lang?: "en" | "pl";
}

/**
 * Open a table from a record, or from a position. Without seats, the one who imports it holds all of them.
 */
export interface ImportTable {
  record: string;
  seats?: SeatWish[];
  title?: string;
  away?: number;
  clock?: Clock | null;
  hints?: boolean;
  lang?: "en" | "pl";
}

/**
 * What the person who opens a table gets for each seat: a key (his own) or an invite (a friend's).
 */
export interface SeatKeys {
  seat: number;
  player: "bot" | "friend" | "me";
  key: string | null;
  invite: string | null;
}

/**
 * A table that was just opened. Secrets are shown here and never again.
 */
export interface Opened {
  table: string;
  seats: SeatKeys[];
  /** Opens the table to watch. */
  watch: string;
}

/**
 * Take the seat that an invite stands for. The invite is spent.
 */
export interface Join {
  invite: string;
  name?: string;
}

/**
 * Ask what an invite is for, before it is accepted. It stays good.
 */
export interface Invited {
  invite: string;
}

/**
 * Something the table has to say about itself: a message id with arguments (`table-note-...`).
 */
export interface Note {
  message: string;
  args: Record<string, Arg>;
  at: number;
}

/**
 * What an invite is for: read it before you sit down.
 */
export interface Invitation {
  table: string;
  title: string;
  game: string;
  options: Record<string, boolean | number | string>;
  /** The seat, and its clan or faction ("?": chosen at the table). */
  seat: number;
  value: string;
  /** Can it still be accepted? Somebody may sit there by now. */
  free: boolean;
  /** Who invites: a name (may be empty) and the language that he reads. */
  by: string;
  lang: string;
  seats: SeatInfo[];
  words: number;
  over: boolean;
  away: number;
  clock: Clock | null;
  /** What whoever joins should know, for example that the table began from a record. */
  notes: Note[];
}

/**
 * A seat that is yours now.
 */
export interface Held {
  table: string;
  seat: number;
  key: string;
}

/**
 * Ask about the tables that these keys open.
 */
export interface Mine {
  keys: string[];
}

/**
 * Who sits where; for everybody's eyes.
 */
export interface SeatInfo {
  seat: number;
  /** The clan or faction in the setup, "?" if it is chosen at the table. */
  value: string;
  /** `open`: a friend is invited and has not come yet, or has left. */
  player: "bot" | "open" | "person";
  name: string;
  level: string;
  resigned: boolean;
  /** A bot plays for a person who may come back. */
  stand_in: boolean;
}

/**
 * How the match ended. `message` is a message id with the argument `winners`.
 */
export interface ResultInfo {
  winners: number[];
  scores: number[];
  message: string;
  law: string;
}

/**
 * What a seat is asked, without its options.
 */
export interface Asked {
  seat: number;
  about: string;
  args: Record<string, Arg>;
}

/**
 * A table in the list of my tables.
 */
export interface Summary {
  table: string;
  title: string;
  game: string;
  kind: "invite" | "seat" | "watch";
  /** The seat that the key holds or invites to; -1 for watching. */
  seat: number;
  seats: SeatInfo[];
  /** Seats that are asked something now. */
  waiting: number[];
  words: number;
  over: boolean;
  result: ResultInfo | null;
  /** Seconds since 1970. */
  opened: number;
  moved: number;
  rematch: string | null;
  /** What the table was opened with: a picture of it may show its map. */
  options: Record<string, boolean | number | string>;
  /** Where the match stands: those of `round`, `year` and `turn` (the seat whose turn it is) that the game counts. */
  stage: Record<string, number>;
  /** It began with a position, not at the beginning. */
  position: boolean;
  /** When each seat in `waiting` runs out of time; None where no clock runs. */
  until: (number | null)[];
  /** When the table is put away unless somebody says something; 0: never. */
  archive_at: number;
  /** When it was put away: only its record can still be had. 0: it was not. */
  archived: number;
  /** What the reader's own seat is asked: nobody is told what others are asked. */
  asks: Asked[];
}

/**
 * What one of the keys opens; None where it opens nothing.
 */
export interface Opening {
  key_at: number;
  table: Summary | null;
  /** There is a table, but what is stored of it cannot be read: keep the key, and tell whoever runs the server. */
  damaged: boolean;
}

/**
 * A new secret for somebody else.
 */
export interface Link {
  secret: string;
}

/**
 * Where to tell that it is this seat's turn: `json` posts our own form, `discord` Discord's.
 */
export interface Webhook {
  url: string;
  form?: "discord" | "json";
}

/**
 * What letters to a browser are sealed with: a point of its curve (65 bytes, the first is 4), and 16 bytes.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/**
 * A browser's push subscription, as `PushSubscription.toJSON()` gives it.
 */
export interface Push {
  endpoint: string;
  keys: PushKeys;
}

/**
 * How this seat wants to hear that it is its turn. None leaves a way as it is; see DELETE to end them all.
 */
export interface Notices {
  webhook?: Webhook | null;
  push?: Push | null;
  lang?: "en" | "pl";
}

/**
 * What is set. The address of a webhook is not shown again.
 */
export interface NoticesInfo {
  webhook: boolean;
  form: string;
  push: number;
}

/**
 * The server's public key for web push, as the browser's `applicationServerKey` wants it.
 */
export interface PushKey {
  key: string;
}

/**
 * A sentence: the id of a message with its arguments.
 */
export interface Remark {
  message: string;
  args: Record<string, Arg>;
}

/**
 * One word of a line: who says it, in answer to what.
 */
export interface LineStep {
  seat: number;
  about: string;
  args: Record<string, Arg>;
  word: string;
  /** The question is a menu: the word begins a deed, and what follows until the next such word belongs to it. */
  begins: boolean;
}

/**
 * A word that may be said, and what is expected of it.
 */
export interface Candidate {
  word: string;
  /** The chance of the seat to win, and its interval (95 %). */
  chance: number;
  low: number;
  high: number;
  /** `chance` less that of the position as it stands. */
  gain: number;
  /** How much more the first candidate has, and the interval of that: both were tried in the same worlds. */
  behind: number;
  behind_low: number;
  behind_high: number;
  /** The difference from the first candidate is below 0.01, or cannot be told from none. */
  alike: boolean;
  /** Points that the seat has more (or less), as is to be expected, when this turn ends, and when its next one begins; null: not known (yet). */
  points: number | null;
  later: number | null;
  /** Why: first what it gains, then what it costs. */
  reasons: Remark[];
  /** What is expected to be said, this word first. */
  line: LineStep[];
}

/**
 * What a strong player would think about a question. It knows what the seat may know.
 */
export interface Hint {
  /** The chance of the seat to win as the position stands. */
  now: number;
  /** In how many imagined worlds each candidate was tried. */
  worlds: number;
  /** What matters now: the idea, at most three sentences. */
  matters: Remark[];
  /** At most three, the best first. */
  candidates: Candidate[];
}

/**
 * Everybody's chance to win at one point of a match: before the first decision, and after every turn.
 */
export interface Chances {
  /** How many words were said by then. */
  at: number;
  /** Whose turn has ended; -1: nobody's (at the beginning, and where a year has ended). */
  seat: number;
  /** The round or year. */
  round: number;
  chances: number[];
  /** Half of the interval (95 %) of each. */
  spread: number[];
}

/**
 * A decision of a match, and what it cost against the best candidate.
 */
export interface Decision {
  /** How many words were said with it: frame `at` of the replay is what it led to, `at - 1` where it was made. */
  at: number;
  /** The number of the last point in `chances` before it. */
  point: number;
  step: LineStep;
  mark: "best" | "good" | "mistake" | "slip";
  /** The chance with what was played, and with the best candidate. */
  chance: number;
  best: number;
  /** How much the best candidate has more, and the interval of that. A decision is a slip or a mistake only where the whole interval is above 0. */
  loss: number;
  low: number;
  high: number;
  /** The best candidate; null: it was played. */
  better: Candidate | null;
  /** What speaks for what was played, and against it. */
  reasons: Remark[];
}

/**
 * A turning point: between two neighbouring points the chance of a seat changed more than nearly anywhere else.
 */
export interface Turning {
  /** The number of the later point in `chances`. */
  point: number;
  /** Whose chance, and by how much. */
  seat: number;
  change: number;
  /** The word with the largest part in it (`Decision.at`); 0: none. */
  at: number;
}

/**
 * What became of the chance of a seat from its decisions in one turn to its next ones: choice, luck, the others.
 */
export interface Turn {
  /** The number of the last point in `chances` before it. */
  point: number;
  seat: number;
  /** What its decisions lost against the best candidates, as far as that is beyond doubt: never above 0. */
  choice: number;
  /** What came otherwise than was to be expected within the turn: dice, draws, what it could not know. */
  luck: number;
  /** The same from then on to its next decision: what the others did, and their luck. */
  others: number;
}

/**
 * How a seat played.
 */
export interface Style {
  seat: number;
  /** How many decisions have each mark. */
  marks: Record<string, number>;
  /** What it did, by the word of the deed: how often. */
  deeds: Record<string, number>;
  /** Battles that it began, and those in which it was attacked. */
  battles: number;
  defended: number;
  /** Cards crafted; -1: the game has no crafting. */
  crafted: number;
  /** Cards that it held on average when its turn ended; -1: it has no hand. */
  kept: number;
  /** The sums of its turns. */
  choice: number;
  luck: number;
  others: number;
}

/**
 * A match looked at again. While it is being worked out it grows from the beginning.
 */
export interface Review {
  game: string;
  seats: string[];
  /** How many words there are, and how many were looked at so far; equal: it is whole. */
  words: number;
  done: number;
  /** The seats whose decisions are judged. */
  judged: number[];
  /** Iterations of the search, and imagined worlds, a decision: the same ones give the same review. */
  iterations: number;
  worlds: number;
  chances: Chances[];
  decisions: Decision[];
  turns: Turn[];
  /** At most four, in the order of the match. */
  turnings: Turning[];
  /** At most three decisions worth a look (`Decision.at`), the dearest first. */
  moments: number[];
  styles: Style[];
}

/**
 * A word among the arguments of a message.
 */
export interface WordArg {
  word: string;
}

/**
 * One line of the log, for this reader. `secret`: not everybody reads it.
 */
export interface Line {
  kind: string;
  args: Record<string, Arg>;
  law: string;
  secret: boolean;
  /** What it is part of, from the outermost inwards, each written `KIND:NUMBER`: `turn:4`, `battle:6`. */
  scope: string[];
  /** What those scopes are about, where the game says: whose turn it is (`seat`), when (`round`, `year`, `season`). */
  about?: Record<string, Arg>;
  /** How the battle that it is part of stands with it, as the game's view tells of battles; only where that is new. */
  stands?: View;
}

/**
 * Words that may not be chosen, all for one reason.
 */
export interface Barred {
  words: string[];
  refusal: RefusalInfo;
}

/**
 * Something that the seat could do: one line of a menu.
 */
export interface DeedInfo {
  word: string;
  /** The paragraph that lets him. */
  law: string;
  /** Does it end the menu (done, pass)? */
  end: boolean;
  /** Why it may not be done now; null: it may. */
  why: RefusalInfo | null;
  /** What it costs or brings, by name, where the engine can tell beforehand. */
  args: Record<string, Arg>;
}

/**
 * What can be told of an option before it is chosen: whom it concerns, what it will cost.
 */
export interface NoteInfo {
  word: string;
  message: string;
  args: Record<string, Arg>;
  law: string;
  /** It says all that the answer does; else only what that costs or brings besides. */
  whole: boolean;
}

/**
 * A question to a seat of the reader.
 */
export interface AskInfo {
  /** Say it back in `say`: an answer to an older question is refused, so two tabs cannot answer twice. */
  id: number;
  about: string;
  args: Record<string, Arg>;
  law: string;
  options: string[];
  /** What the question is also about but may not be chosen; `barred` has the reasons. */
  others: string[];
  /** Why not, reason by reason: all of `others`. */
  barred: Barred[];
  /** All deeds of a menu in their order, open or barred; null: the question is no menu. */
  menu: DeedInfo[] | null;
  /** Whether this seat reacts in another's turn: `passes` would answer it. */
  reaction: boolean;
  /** What kind of question it is: `between` two actions, in a `fight`, where `to` go, `who` to be, what a lesson wants one to `find`; else empty. */
  role: string;
  /** A menu of what may be done within a deed that has begun (which action of the card?), not of the next deed. */
  within: boolean;
  /** What is known of the options before one is chosen; in the order in which it is to be read. */
  notes: NoteInfo[];
}

/**
 * A line of the table's chat: plain text, to be shown as such. `seat` may be -1: the table itself speaks.
 */
export interface Said {
  seat: number;
  name: string;
  text: string;
  at: number;
}

/**
 * Something that needs the others' consent.
 *
 * `undo`: take back the last word of `seat` and all that came after it. `bot`: a bot plays `seat` until its holder
 * comes back. `draw`: the match ends, and nobody has won; `seat` is who asks for it. It happens once all in `needs`
 * are in `agreed`. Where nobody else has a say, `bot` happens at the time `due`, unless the holder has come back by
 * then.
 */
export interface Proposal {
  id: number;
  what: "bot" | "draw" | "undo";
  by: number;
  seat: number;
  level: string;
  agreed: number[];
  needs: number[];
  /** Seconds since 1970; 0 where it waits for votes. */
  due: number;
}

/**
 * What the holder of a seat had seen when he last looked: how many words, lines of his log and of the chat.
 */
export interface Seen {
  words: number;
  lines: number;
  chat: number;
  /** Seconds since 1970. */
  at: number;
}

/**
 * The table as one seat of the reader sees it (or a spectator: `seat` -1).
 */
export interface Sight {
  seat: number;
  /** What the game shows to this seat. Each game documents its own. */
  view: View;
  ask: AskInfo | null;
  /** What this seat has put down in a secret, simultaneous choice; it may still be changed. */
  sealed: string | null;
  /** How many words this seat may take back by itself. */
  undo: number;
  /** It may ask the others to let it take back more. */
  undo_ask: boolean;
  /** Keep this many lines of the log, drop the rest, add `news`. */
  news_from: number;
  news: Line[];
  /** For "since you left": as it was before this connection. None for spectators and on a first visit. */
  seen: Seen | null;
  /** Veiled questions about whether this seat reacts are passed for it (see `passes`). Nobody else is told. */
  passes: boolean;
}

/**
 * A seat that is asked. `sealed`: it has put down an answer and may change it until all have.
 */
export interface Waiting {
  seat: number;
  sealed: boolean;
  /** Seconds since 1970: since when it has been asked, and until when it has time (None: no clock runs for it). */
  since: number;
  until: number | null;
}

/**
 * What none of these seats may know was dealt anew after this many words.
 *
 * The seed is the first 32 digits of the SHA-256 of `polana anew SALT NUMBER WORDS EYES`, unless it came with the
 * record or position that the table was opened with. NUMBER counts the deals before it; EYES are the seats with commas
 * between them, or `-`; from the second deal on ` LAST` follows, the seed of the one before (not at older tables,
 * which give no reason).
 */
export interface Anew {
  words: number;
  eyes: number[];
  seed: string;
  /** `sat:SEAT` (somebody else sat down there), `undo`, `keyed`; empty at older tables. */
  why: string;
}

/**
 * What a seat has laid down for the deal: the SHA-256 of `polana stake TABLE SEAT NUMBER`.
 *
 * The number (32 hexadecimal digits) is empty until the match is dealt, and stays so where it was not opened in time.
 */
export interface Stake {
  seat: number;
  commitment: string;
  number: string;
}

/**
 * The table is not dealt yet: it waits until all sit and have laid down, then (`closed`) until they have opened.
 */
export interface Dealing {
  closed: boolean;
  /** What was laid down so far; once it is closed, all that counts. */
  stakes: Stake[];
  /** The seats that have opened their numbers. */
  opened: number[];
  /** Seconds since 1970: when the table goes on without those who are missing; None while a seat is open. */
  until: number | null;
}

/**
 * The table's promise that it deals what it held when it opened: the SHA-256 of `polana deal SALT SEED`.
 *
 * `seed`, `salt` and `own` are empty until the match is over, and nothing is told of what was dealt anew. Some of that
 * may have come with the record of an imported match. Where people had a part in the deal, the promise is about `own`,
 * and `seed` is the first 32 digits of the SHA-256 of `polana mix SALT OWN SEAT:NUMBER SEAT:NUMBER ...`, over the
 * numbers in `stakes`; the first deal in `dealt` then has ` LAST`, too, the seed of the match.
 */
export interface Deal {
  commitment: string;
  seed: string;
  salt: string;
  imported: boolean;
  dealt: Anew[];
  own: string;
  stakes: Stake[];
}

/**
 * What everybody may know about the table. Sent whole in every `state`.
 */
export interface TableInfo {
  table: string;
  title: string;
  game: string;
  /** The versions of rules and data that the table is played under. */
  rules: string;
  data: string;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  waiting: Waiting[];
  /** How many words were said, those that are still sealed included. */
  words: number;
  over: boolean;
  result: ResultInfo | null;
  proposals: Proposal[];
  notes: Note[];
  rematch: string | null;
  /** None at a table that was opened before tables sealed their seeds. */
  deal: Deal | null;
  /** Minutes that somebody who is asked has to be away before a bot can be proposed for his seat. */
  away: number;
  clock: Clock | null;
  /** What each seat has left in its bank, in seconds, as of its last answer; empty without a bank. */
  bank: number[];
  /** When each seat was last nudged; 0 is never. Once a day is allowed. */
  nudged: number[];
  /** Seconds since 1970 by the server's clock, when this was said: `until` is read by it. */
  now: number;
  /** Not null: nothing is dealt yet, nobody is asked, and what `view` shows is not the match. */
  dealing: Dealing | null;
  /** May those who sit here ask what a strong player would do? `agreed`: it was opened so, and all were told before they sat down; `alone`: whoever sits here has nobody but bots against him; empty: no. */
  hints: "" | "agreed" | "alone";
}

/**
 * Where the table stands. Comes first after `open`, then after every change.
 *
 * `view`, `ask` and `table` are whole; only log and chat come as what is new.
 */
export interface State {
  type: "state";
  seq: number;
  table: TableInfo;
  sides: Sight[];
  /** Keep this many lines of the chat, drop the rest, add `chat`. */
  chat_from: number;
  chat: Said[];
}

/**
 * Who has the page open, how many watch, and which bots are thinking.
 */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
  thinking: number[];
  /** Bots think less while the house is full. */
  eased: boolean;
}

/**
 * The request `id` was carried out and stored; the `state` with this `seq` has come before.
 */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/**
 * The answer to `why`. None: the word is an option.
 *
 * Where the question is a menu and not about the word itself, `bars` are what keeps its deeds from it, reason by
 * reason with the words of those deeds: those that something else is asked about are not among them.
 */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  word: string;
  refusal: RefusalInfo | null;
  bars: Barred[];
}

/**
 * What a word would lead to, as far as the seat can know.
 *
 * `final`: it cannot be taken back afterwards. `next`: the question to the same seat that follows, if one does. Where
 * a deed of a menu leads to a choice of further deeds within it (a card with several actions), or to the place from
 * which a move begins, `options` has what each of those would lead to; else it is empty.
 */
export interface Prospect {
  final: boolean;
  next: AskInfo | null;
  options: Record<string, Prospect>;
}

/**
 * The answer to `ahead`: what would follow each option of question `ask`.
 *
 * If `words` were sent with it: each option of the question that they lead to, which is `at` (null: none follows, and
 * `options` is empty). `final`: those words cannot be taken back.
 */
export interface Outlook {
  type: "outlook";
  id: number;
  seat: number;
  ask: number;
  words: string[];
  final: boolean;
  at: AskInfo | null;
  options: Record<string, Prospect>;
}

/**
 * The words of request `id` were not taken; nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: number;
  word: string;
  refusal: RefusalInfo;
}

/**
 * Request `id` (None: not even that could be read) was not carried out; nothing has changed.
 *
 * A code and a line in English for programs, and the reason for a person.
 */
export interface Problem {
  type: "error";
  id: number | null;
  code: string;
  text: string;
  reason: RefusalInfo;
}

export interface Pong {
  type: "pong";
  id: number;
}

/**
 * The answer to `consult`: what a strong player would do at question `ask`. It comes several times, ever better.
 *
 * `fixed`: the order of the candidates no longer changes. `done`: nothing more comes. Once the question is answered
 * nothing more comes either.
 */
export interface Advice {
  type: "advice";
  id: number;
  seat: number;
  ask: number;
  /** For how long it was thought about. */
  seconds: number;
  fixed: boolean;
  done: boolean;
  hint: Hint;
}

/**
 * The first message: what this connection reads. All keys belong to one table; a watcher has one key.
 *
 * After a gap `seq` is the last one seen and `keys` are the same in the same order: only what is new is sent.
 */
export interface Open {
  type: "open";
  keys: string[];
  seq?: number | null;
}

/**
 * Answer question `ask` with a word, or with several words one after the other.
 *
 * `check`: only if they can be taken back afterwards. If they cannot, nothing is said, and the answer is the `outlook`
 * of these words, which is `final`.
 */
export interface Say {
  type: "say";
  id: number;
  seat: number;
  ask: number;
  words: string[];
  check?: boolean;
}

/**
 * Take back the last word of this seat. `error` with the code `consent` where the others have to be asked.
 */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
}

/**
 * Why may this seat not say this word? With the number of its question: what keeps its deeds from it, too?
 */
export interface AskWhy {
  type: "why";
  id: number;
  seat: number;
  word: string;
  ask?: number;
}

/**
 * What would each option of question `ask` lead to? With `words`: each option after these.
 */
export interface Ahead {
  type: "ahead";
  id: number;
  seat: number;
  ask: number;
  words?: string[];
}

/**
 * What would a strong player do at question `ask`? Only where `TableInfo.hints` says so.
 *
 * Not `on`: nobody wants to know any longer; answered with `done`.
 */
export interface Consult {
  type: "consult";
  id: number;
  seat: number;
  ask: number;
  on?: boolean;
}

export interface Chat {
  type: "chat";
  id: number;
  seat: number;
  text: string;
}

/**
 * Ask the others for something; see `Proposal`. `seat` is the one who asks, `of` the seat it is about.
 *
 * A draw (`of` is `seat`) needs all people; bots agree once nobody has scored for a number of rounds, and before that
 * it is refused.
 *
 * `return` needs nobody: the bot that stands in for `seat` gives it back at once. Opening the table does the same.
 */
export interface Propose {
  type: "propose";
  id: number;
  seat: number;
  what: "bot" | "draw" | "return" | "undo";
  of: number;
  level?: string;
}

/**
 * Agree to a proposal, or end it. The one who made it may end it too.
 */
export interface Vote {
  type: "vote";
  id: number;
  seat: number;
  proposal: number;
  agree: boolean;
}

/**
 * Give up for good; a bot plays on in this seat.
 */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/**
 * Give the seat back: its keys no longer open anything, and somebody else can be invited.
 */
export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

/**
 * Change the name of the person in a seat.
 */
export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
}

/**
 * Change the title of the table.
 */
export interface Title {
  type: "title";
  id: number;
  seat: number;
  title: string;
}

/**
 * Tell somebody who is away, wherever he wants to be told, that everybody is waiting for him. Once a day.
 */
export interface Nudge {
  type: "nudge";
  id: number;
  seat: number;
  of: number;
}

/**
 * From now on pass for me (or not) where a veiled question asks in another's turn whether I react.
 *
 * Whatever I hold; as fast as somebody who thinks a little and passes. Nobody is told.
 */
export interface Passes {
  type: "passes";
  id: number;
  seat: number;
  on: boolean;
}

/**
 * Lay down a number for the deal (see `Stake`), in place of what this seat had laid down.
 */
export interface Lay {
  type: "lay";
  id: number;
  seat: number;
  commitment: string;
}

/**
 * Open the number that this seat has laid down, once the list is closed. Again is no harm.
 */
export interface Reveal {
  type: "reveal";
  id: number;
  seat: number;
  number: string;
}

export interface Ping {
  type: "ping";
  id: number;
}

/**
 * The table after one word of the match (frame 0: before the first).
 */
export interface Frame {
  at: number;
  /** Who spoke; -1 in frame 0. */
  seat: number;
  /** What was said, where the reader may know it: his own words, and all when the match is over. */
  word: string | null;
  /** One view for each reader that was asked for, in order. */
  views: View[];
  /** What was told since the frame before. */
  news: Line[];
  /** The question that the word answered, where the reader may know the word; empty: there is none. */
  about: string;
  args: Record<string, Arg>;
}

/**
 * Some frames of a match. `words` is how many there are in all; frames go from 0 to `words`.
 */
export interface Replay {
  table: string;
  game: string;
  words: number;
  /** Whose eyes the views are: seats, or -1 for a spectator. */
  readers: number[];
  over: boolean;
  seats: SeatInfo[];
  result: ResultInfo | null;
  deal: Deal | null;
  frames: Frame[];
}

/**
 * A match as its words only, for going back in it: which of them brought which lines of the reader's log.
 */
export interface Outline {
  words: number;
  /** Who said each word; -1 where nobody did. */
  seats: number[];
  /** How many lines the log of the reader had before the first word, and after each. */
  lines: number[];
}

/**
 * An example after one of its words (the first: before any), through the eyes of the one who acts in it.
 */
export interface Scene {
  /** Who spoke; -1 before the first word. */
  seat: number;
  word: string;
  view: View;
  news: Line[];
  /** Whoever is asked next, and what. */
  asked: number;
  ask: AskInfo | null;
  /** Why the word is not allowed. Then it changed nothing, and is the last. */
  refusal: RefusalInfo | null;
  /** How the match ended with it, if it did. */
  result: ResultInfo | null;
}

/**
 * A rule on the board: a position and a few words.
 */
export interface Example {
  game: string;
  law: string;
  /** The rule that is cited where this one shows: another one where the game never cites this one. */
  shown_by: string;
  /** What one would say beside the board, by language; a language may be missing. */
  captions: Record<string, string>;
  /** The seat through whose eyes it is seen. */
  reader: number;
  /** What seats were set up with. */
  values: string[];
  /** Which of the scenes shows the rule. */
  at: number;
  scenes: Scene[];
  /** What opens a table in this position. */
  start: string;
}

/**
 * A lesson in the list of a course.
 */
export interface LessonLine {
  name: string;
  en: string;
  pl: string;
  minutes: number;
  /** Lessons of one group stand together; the first is `basics`. */
  group: string;
  /** The word of what it is about: the faction, the clan; empty where it is about none. */
  sign: string;
}

/**
 * The lessons of a game in their order.
 */
export interface CourseInfo {
  game: string;
  lessons: LessonLine[];
  /** Who sits where in a guided first match, the learner first; empty: there is none. */
  guided: string[];
  /** The options of that match, those that are not as they are by default. */
  options: Record<string, boolean | number | string>;
}

/**
 * What the coach says before each kind of question, by language, in Fluent's form; there may be none.
 */
export interface CoachInfo {
  game: string;
  texts: Record<string, string>;
}

/**
 * A step of a lesson; its texts are under its id.
 */
export interface LessonStep {
  id: string;
  kind: "do" | "find" | "play" | "tell" | "watch";
  points: string[];
  /** Rows of a small table: a word, then figures; `~1` does not count. */
  count: string[][];
}

/**
 * A lesson, when it is opened. `texts` has its texts by language, in Fluent's form.
 */
export interface LessonInfo {
  game: string;
  name: string;
  seat: number;
  /** What is shown besides the map: `hand`, `status`, `seats`. */
  boxes: string[];
  steps: LessonStep[];
  texts: Record<string, string>;
}

/**
 * What the learner tried. `refusal`: it is not allowed; else the attribute `answer` of the step says why not.
 */
export interface Attempt {
  words: string[];
  refusal: RefusalInfo | null;
  answer: string;
}

/**
 * Where a lesson stands.
 */
export interface Stage {
  /** The number of the step; as many as there are: the lesson is over. */
  step: number;
  /** find: what was found, of how many. */
  found: string[];
  wanted: number;
  tries: Attempt[];
  /** How many hints were given in this step. */
  hints: number;
  /** The place or card that the second hint rings, and the words that the third one tells. */
  ring: string[];
  answer: string[];
  /** watch: what others do was played. */
  watched: boolean;
  /** play: what the coach says about what happened, by attribute. */
  comments: string[];
  /** Steps that were shown and not done. */
  shown: number[];
  /** How many lines of the log are older than the step. */
  told: number;
  /** The step with which the present position began: what stood on the board before has nothing to do with it. */
  scene: number;
}

/**
 * The table at one moment of an act; see `Moment` in `polana.school.tutor` for `what`.
 */
export interface LessonFrame {
  what: string;
  state: State;
  stage: Stage;
}

/**
 * The answer to what a learner does: the table moment by moment, and what was asked for besides.
 */
export interface Lecture {
  frames: LessonFrame[];
  answer: Done | Why | Outlook | Advice | Refused;
}

/**
 * A lesson that somebody wrote, as its files have it. A language that is missing is taken from the other.
 */
export interface OwnLesson {
  lesson: string;
  en?: string;
  pl?: string;
}

/**
 * What a learner has done in a lesson so far, and what he does now (`act`), or wants to know (`why`, `ahead`).
 */
export interface Learn {
  /** `go`, `watch`, `say WORD ...`, `undo`, `hint`, `show`; the first may be `at STEP`. */
  acts?: string[];
  act?: string;
  /** The number of the last frame that was shown; frames are numbered from there on. */
  seq?: number;
  why?: string;
  ahead?: string[] | null;
  /** What would a strong player do? For how many seconds to think about it. */
  consult?: number | null;
  /** The lesson, where it is none of ours: it comes with every request. */
  own?: OwnLesson | null;
}

/**
 * A puzzle in the list of its game.
 */
export interface PuzzleLine {
  name: string;
  /** Score most this turn; win this turn; stop the leader. */
  kind: "score" | "stop" | "win";
  /** The word of the solver's faction or clan. */
  sign: string;
  /** From 1, easy, to 3. */
  difficulty: number;
  seats: number;
}

/**
 * The puzzles of a game, the easy ones first.
 */
export interface PuzzleBook {
  game: string;
  puzzles: PuzzleLine[];
}

/**
 * A puzzle, when it is opened. Nothing of its line is told with it but how long it is.
 */
export interface PuzzleInfo {
  game: string;
  name: string;
  kind: "score" | "stop" | "win";
  difficulty: number;
  sign: string;
  /** The solver's. */
  seat: number;
  values: string[];
  /** What is counted: `puzzle-root-points`. */
  what: string;
  /** How far it goes: the turn, the year (all others have passed), the order. */
  span: string;
  /** stop: the leader; else -1. */
  rival: number;
  /** What the best line comes to: points; 1, a victory; what is left to the leader. */
  goal: number;
  /** The same after what somebody does who looks one action ahead. */
  usual: number;
  /** stop: what is counted is the chance of the leader to win, in percent. */
  percent: boolean;
  /** Does chance decide, so that `goal` is what can be expected? */
  chance: boolean;
  /** Of how many actions the best line consists, without those that only end something. */
  actions: number;
  /** How many iterations of its search a bot needs for each decision. */
  iterations: number;
  /** To go on from it at a table. */
  position: string;
}

/**
 * One action of a line: from one menu to the next.
 */
export interface PuzzleRow {
  words: string[];
  /** What it told the solver. */
  news: Line[];
  points: number;
  /** The paragraph by which it scored, or by which it is asked for. */
  law: string;
  /** Of the best line: it scores; without it the row `opens` is not allowed, for the reason of `refusal`; without it the line comes to less. */
  reason: "" | "needed" | "opens" | "scores";
  opens: number;
  refusal: RefusalInfo | null;
  /** By how much. */
  loss: number;
}

/**
 * What a try came to: points; 1, a victory; what is left to the leader.
 */
export interface Verdict {
  solved: boolean;
  points: number;
  /** The same words in imagined worlds, on average: by this it is judged. */
  expected: number;
  /** Chance helped. */
  lucky: boolean;
}

/**
 * Where a try stands.
 */
export interface PuzzleStage {
  points: number;
  /** The line so far; the last action may not be finished. */
  rows: PuzzleRow[];
  over: boolean;
  verdict: Verdict | null;
  /** When it is over: the first action in which it leaves the best line; -1: in none. */
  differs: number;
}

/**
 * The table at one moment of an act: `begin`, `played`, `other` (somebody else answered), `back`.
 */
export interface PuzzleFrame {
  what: string;
  state: State;
  stage: PuzzleStage;
}

/**
 * The answer to what a solver does: the table moment by moment, and what was asked for besides.
 */
export interface Trial {
  frames: PuzzleFrame[];
  answer: Done | Why | Outlook | Refused;
}

/**
 * The best line: its actions with their reasons, and the table word by word, first as it is before any.
 */
export interface Solution {
  rows: PuzzleRow[];
  frames: PuzzleFrame[];
  verdict: Verdict;
}

/**
 * What a solver has done so far, and what he does now (`act`), or wants to know (`why`, `ahead`).
 */
export interface Solve {
  /** `say WORD ...`, `undo`. */
  acts?: string[];
  act?: string;
  /** The number of the last frame that was shown; frames are numbered from there on. */
  seq?: number;
  why?: string;
  ahead?: string[] | null;
}

export type FromServer = State | Presence | Done | Why | Outlook | Advice | Refused | Problem | Pong;

export type FromReader = Open | Say | Undo | AskWhy | Ahead | Consult | Chat | Propose | Vote | Resign | Leave | Rename | Title | Nudge | Passes | Lay | Reveal | Ping;
