/** The desk: a reader's place at a table. Holds what the server last told and carries requests to it. */
import type {
  Advice,
  AskInfo,
  Barred,
  Consult,
  FromReader,
  FromServer,
  Line,
  Open,
  Presence,
  Problem,
  RefusalInfo,
  Said,
  Sight,
  State,
  TableInfo,
} from './protocol';
import { noteDeal } from './deal';
import { holdFor, Playback } from './playback';
import { Stakes } from './stakes';
import { settings } from './settings.svelte';
import type { Line as Wire } from './transport';
import { transport } from '$transport';

/** Whatever is answered: all but the first message, before it has a number. */
type Numbered = Exclude<FromReader, Open>;
type Request = { [Kind in Numbered['type']]: Omit<Extract<Numbered, { type: Kind }>, 'id'> }[Numbered['type']];
/** The connection was lost before an answer came. */
type Lost = Omit<Problem, 'reason'> & { code: 'lost'; reason: null };
const lost = (id: number): Lost => ({ type: 'error', id, code: 'lost', text: 'the connection was lost', reason: null });

export type Answer = Exclude<FromServer, State | Presence> | Lost;

export type Condition = 'connecting' | 'open' | 'lost' | 'closed';

const CLOSED_FOR_GOOD = new Set(['key', 'guessing', 'tables', 'order']);

export class Desk {
  table = $state.raw<TableInfo | null>(null);
  sides = $state.raw<Sight[]>([]);
  /** The whole log of each side, by its seat. */
  news = $state.raw<ReadonlyMap<number, readonly Line[]>>(new Map());
  chat = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence>({ type: 'presence', here: [], watchers: 0, thinking: [], eased: false });
  condition = $state<Condition>('connecting');
  fault = $state.raw<Problem | null>(null);

  /** Called after every state, with the lines that are new for each seat. */
  told: ((fresh: ReadonlyMap<number, readonly Line[]>, first: boolean) => void) | null = null;

  /** How long such news is shown before what comes next, in ms at the usual pace. */
  dwell: (fresh: readonly Line[]) => number = (fresh) => (fresh.length ? 480 : 0);

  /** How often words that had been told were taken back: what was known of them is void. */
  rewinds = $state(0);

  /** By how many seconds the server's clock is ahead of the reader's. */
  ahead = $state(0);

  /** How many positions wait to be shown: others play faster than anybody can follow. */
  behind = $state(0);

  /** Which of the table's notes have been read, by their place among all of them. */
  #heeded = $state.raw<readonly number[]>([]);
  /** The last two of what the table has to say about itself and nobody here has put away. Two may come in the same moment: each
   * goes by its place in the list. What is counted on is news again. */
  unread = $derived(
    (this.table?.notes ?? [])
      .map((note, place) => ({ ...note, place }))
      .sort((a, b) => a.at - b.at)
      .slice(-2)
      .filter(({ place }) => !this.#heeded.includes(place)),
  );

  heed(place: number): void {
    this.#heeded = [...this.#heeded, place];
  }

  #keys: string[];
  #seq: number | null = null;
  #socket: Wire | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  /** What is told several times, by the request for it. */
  #followed = new Map<number, (advice: Advice) => void>();
  #next = 1;
  #first = true;
  #tries = 0;
  #timer = 0;
  #ended = false;
  /** The reader has asked for something: what comes of it is shown at once. */
  #asking = 0;
  #stakes = new Stakes((request) => this.ask(request));
  #playback = new Playback<State>(
    (state) => this.#show(state),
    (state, behind) => this.#hold(state, behind),
  );

  /** `dial`: a line to whoever plays the table, where it is not the server. */
  constructor(
    keys: readonly string[],
    private readonly dial: () => Wire = () => transport.line(),
  ) {
    this.#keys = [...keys];
  }

  open(): void {
    this.#ended = false;
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: 'open', keys: this.#keys, ...(this.#seq === null ? {} : { seq: this.#seq }) }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#ended) return;
      // What goes on after the gap builds on all that has come before it.
      this.catchUp();
      this.#fail();
      this.#stakes.again();
      if (this.condition === 'closed') return;
      this.condition = this.table ? 'lost' : 'connecting';
      const wait = Math.min(8000, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }

  #fail(): void {
    for (const [id, answer] of this.#waiting) answer(lost(id));
    this.#waiting.clear();
  }

  take(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.#take(message);
        return;
      case 'presence':
        this.presence = message;
        return;
      case 'error':
        if (message.id === null) {
          this.fault = message;
          if (CLOSED_FOR_GOOD.has(message.code)) this.condition = 'closed';
          return;
        }
        break;
      case 'advice':
        this.#followed.get(message.id)?.(message);
        if (message.done) this.#followed.delete(message.id);
        return;
      default:
        break;
    }
    const id = message.id;
    if (id === null) return;
    this.#waiting.get(id)?.(message);
    this.#waiting.delete(id);
  }

  #take(state: State): void {
    // What the table has promised is noted before this browser opens anything.
    noteDeal(state.table.table, state.table.deal);
    this.#stakes.take(state);
    const back = state.sides.some((side) => side.news_from < (this.news.get(side.seat)?.length ?? 0));
    this.ahead = state.table.now - Date.now() / 1000;
    if (this.#seq === null || this.#asking || back) this.catchUp();
    this.#playback.add(state);
    this.behind = this.#playback.behind;
  }

  #hold(state: State, behind: number): number {
    if (document.hidden || this.#first) return 0;
    const news = state.sides.reduce<readonly Line[]>(
      (most, side) => (side.news.length > most.length ? side.news : most),
      [],
    );
    return holdFor(this.dwell(news), behind, settings.beat);
  }

  /** Show the newest position now. */
  catchUp(): void {
    this.#playback.flush();
    this.behind = 0;
  }

  #show(state: State): void {
    this.behind = this.#playback.behind;
    const first = this.#seq === null;
    this.#first = first;
    this.#seq = state.seq;
    this.#tries = 0;
    this.condition = 'open';
    this.fault = null;
    const news = new Map<number, readonly Line[]>();
    const fresh = new Map<number, readonly Line[]>();
    for (const side of state.sides) {
      const kept = (this.news.get(side.seat) ?? []).slice(0, side.news_from);
      news.set(side.seat, [...kept, ...side.news]);
      fresh.set(side.seat, side.news);
    }
    const before = this.table?.words ?? 0;
    if (
      state.table.words < before ||
      state.sides.some((side) => side.news_from < (this.news.get(side.seat)?.length ?? 0))
    )
      this.rewinds += 1;
    this.table = state.table;
    this.sides = state.sides;
    this.news = news;
    this.chat = [...this.chat.slice(0, state.chat_from), ...state.chat];
    this.told?.(fresh, first);
  }

  ask(request: Request): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve) => {
      const socket = this.#socket;
      if (!socket || socket.readyState !== WebSocket.OPEN) {
        resolve(lost(id));
        return;
      }
      // Words are said to the newest position, and their outcome is not made to wait.
      const acts = request.type === 'say' || request.type === 'undo';
      if (acts) {
        this.catchUp();
        this.#asking += 1;
      }
      this.#waiting.set(id, (answer) => {
        if (acts) this.#asking -= 1;
        resolve(answer);
      });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Ask for what is told ever better until it is done; the function that it gives ends it. */
  follow(request: Omit<Consult, 'id'>, each: (answer: Answer) => void): () => void {
    const id = this.#next;
    this.#followed.set(id, each);
    // Anything else than advice is a no.
    void this.ask(request).then((answer) => {
      if (this.#followed.delete(id)) each(answer);
    });
    return () => {
      this.#waiting.delete(id);
      if (this.#followed.delete(id)) void this.ask({ ...request, on: false });
    };
  }

  side(seat: number): Sight | undefined {
    return this.sides.find((side) => side.seat === seat);
  }

  /** With `check` only what can be taken back is said; else the answer is an outlook, and nothing has happened. */
  async say(side: Sight, ask: AskInfo, words: string[], check = false): Promise<Answer> {
    return this.ask({ type: 'say', seat: side.seat, ask: ask.id, words, check });
  }

  /** Why not this word? With the number of the question: and what keeps each of its deeds from it? */
  async why(seat: number, word: string, ask = -1): Promise<{ refusal: RefusalInfo | null; bars: readonly Barred[] }> {
    const answer = await this.ask({ type: 'why', seat, word, ask });
    return answer.type === 'why' ? answer : { refusal: null, bars: [] };
  }
}
