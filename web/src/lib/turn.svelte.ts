/** One seat's turn at the table: what it is asked, how its options are keyed, and what its clicks do. */
import { ENDS, keyed, STILL, word as parse, type Choice, type Play, type Word } from './choices';
import type { Desk } from './desk.svelte';
import type { Arg, AskInfo, RefusalInfo, Side, View } from './protocol';
import { settings } from './settings.svelte';
import { sayFault, sayWord, type Context } from './speech.svelte';

/** A word of a longer choice: what it answered, and the number of the question that followed it. */
interface Step {
  about: string;
  ask: number;
  word: string;
  next: number;
}

/** An answer of this seat. */
export interface Said {
  about: string;
  word: string;
}

/** A slip beside what was clicked: why it may not be chosen, or what there is to know about it. */
export interface Slip {
  word: string;
  /** Null where it may be chosen, or where nothing is asked. */
  refusal: RefusalInfo | null;
  at: { x: number; y: number } | null;
  /** What it is, in words. */
  tell: string;
  /** Where an action has to be chosen first: what keeps each of them from it. */
  bars?: readonly Bar[];
}

/** An action, or a card with its action, and why it cannot begin there. */
export interface Bar {
  words: readonly string[];
  refusal: RefusalInfo;
}

/** The refusal of something that answers a question other than the one asked. */
const OTHER = 'why-kernel-other-question';

/** What can be begun at a place or with a card. */
export interface Menu {
  word: string;
  at: { x: number; y: number };
  /** The actions that lead to it, as the question offers them. */
  rows: readonly Opening[];
}

/** How long a row of actions may wait for its reasons, in milliseconds. */
const PROMPT = 150;

/** An option with which something begins, and all that is said before its place. */
export interface Opening extends Choice {
  words: readonly string[];
}

interface Way {
  choice: Choice;
  words: readonly string[];
  next: AskInfo | null;
}

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

/** What the turn needs to know of the game that is played. */
export interface Ordering {
  order: (words: Word[], view: View) => Word[];
  key: (word: Word) => string | null;
  /** Words that something can be begun with besides actions: cards that are played. */
  plays?: (word: Word, about: string) => boolean;
}

const NONE: ReadonlySet<string> = new Set();
/** What usually has a place on the board or in the hand. */
const ON_BOARD = new Set(['clearing', 'forest', 'land', 'spot', 'card', 'use', 'tile', 'area', 'hex']);

/** The words among the arguments of a message. */
export function wordsIn(value: Arg): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return typeof value === 'object' && value !== null ? [value.word] : [];
}

export class Turn {
  seat = $state(-1);
  slip = $state.raw<Slip | null>(null);
  /** A word that cannot be taken back and waits for a second press. */
  pending = $state<string | null>(null);
  /** The whole phrase that ends with it. */
  #waits: readonly string[] = [];
  /** What can be begun with something that is not an answer by itself. */
  menu = $state.raw<Menu | null>(null);
  busy = $state(false);
  /** The reader looks at the past: nothing can be answered there. */
  looking = $state(false);
  shown = $state.raw<ReadonlySet<string>>(NONE);
  previewed = $state.raw<ReadonlySet<string>>(NONE);
  toasts = $state.raw<readonly Toast[]>([]);
  /** The next click or key asks "why not" instead of answering. */
  asking = $state(false);
  #path = $state.raw<readonly Step[]>([]);
  /** When it last answered. */
  answered = 0;
  /** What this seat has answered lately, oldest first. */
  trail = $state.raw<readonly Said[]>([]);
  /** Why actions may not be chosen now, by their words. */
  reasons = $state.raw<ReadonlyMap<string, RefusalInfo>>(new Map());
  /** The question whose row of actions has its final form: reasons that come later do not widen buttons under a pointer. */
  settled = $state(-1);
  /** The reasons came in time to stand in the row. */
  brief = $state(true);
  #leads = new Map<string, AskInfo | null>();
  /** Words that an action leads to: something can begin there. */
  begins = $state.raw<ReadonlySet<string>>(NONE);
  #timer = 0;
  #count = 0;

  constructor(
    readonly desk: Desk,
    readonly context: () => Context,
    readonly game: () => Ordering | null,
  ) {}

  get side(): Side | undefined {
    return this.desk.side(this.seat) ?? this.desk.sides[0];
  }

  get ask(): AskInfo | null {
    return this.side?.ask ?? null;
  }

  /** What the question is about, in its order and with keys: what may be chosen, and actions that may not be chosen now. */
  row: readonly (Choice & { open: boolean })[] = $derived.by(() => {
    const ask = this.ask;
    const game = this.game();
    const { side } = this;
    if (!ask || !game || !side) return [];
    const open = new Set(ask.options);
    // Actions keep their place among actions, or where nothing else has buttons: not among suits or pieces to choose from.
    const words = ask.options.map(parse);
    const deeds = words.some((word) => !word.label && !ENDS.includes(word.kind)) || words.every((word) => !word.label || ON_BOARD.has(word.kind));
    const barred = deeds ? ask.others.map(parse).filter((word) => !word.label && !ENDS.includes(word.kind) && !open.has(word.text)) : [];
    return keyed(game.order([...ask.options.map(parse), ...barred], side.view), game.key).map((choice) => ({
      ...choice,
      open: open.has(choice.text),
    }));
  });

  choices: readonly Choice[] = $derived(this.row.filter((choice) => choice.open));

  byText: ReadonlyMap<string, Choice> = $derived(new Map(this.choices.map((choice) => [choice.text, choice])));

  chosen: ReadonlySet<string> = $derived.by(() => {
    const ask = this.ask;
    if (!ask) return NONE;
    // What may be chosen anew is not shown as chosen.
    const before = this.#upTo(ask).map((step) => step.word).filter((word) => !ask.options.includes(word));
    return new Set([...before, ...(this.pending ? [this.pending] : []), ...(this.side?.sealed ? [this.side.sealed] : [])]);
  });

  named: ReadonlySet<string> = $derived(new Set(Object.values(this.ask?.args ?? {}).flatMap(wordsIn)));

  play: Play = $derived.by(() => {
    const speak = (word: string): string => sayWord(word, this.context());
    const show = (words: readonly string[]): void => {
      this.shown = new Set(words);
    };
    if (this.looking) return { ...STILL, speak, show, shown: this.shown };
    return {
      about: this.ask?.about ?? '',
      choices: this.byText,
      chosen: this.chosen,
      named: this.named,
      refused: this.slip?.refusal ? this.slip.word : '',
      shown: this.shown,
      say: (word: string | readonly string[]) => void this.press(word),
      why: (word: string, at: { x: number; y: number }) => void this.why(word, at),
      speak,
      show,
      preview: (word: string | null) => this.preview(word),
      previewed: this.previewed,
      begins: this.begins,
      opened: this.menu?.word ?? '',
    };
  });

  /** A click on an option, or a phrase: said at once, unless it cannot be taken back and the reader likes to confirm. */
  async press(what: string | readonly string[]): Promise<void> {
    const { side, ask } = this;
    const words = typeof what === 'string' ? [what] : what;
    const word = words.at(-1);
    if (word === undefined || this.looking) return;
    if (this.asking) {
      this.asking = false;
      await this.why(word, null);
      return;
    }
    if (!side || !ask || this.busy) return;
    this.slip = null;
    this.menu = null;
    this.previewed = NONE;
    if (this.pending === word) return this.send(this.#waits);
    this.pending = null;
    if (settings.confirm) {
      this.busy = true;
      const answer = await this.desk.ask({ type: 'weigh', seat: side.seat, ask: ask.id, words: [...words] });
      this.busy = false;
      if (answer.type === 'weighed' && answer.final) {
        this.pending = word;
        this.#waits = words;
        this.#note();
        return;
      }
    }
    await this.send(words);
  }

  /** Something else now lies under the pointer, from the moment it is drawn, however busy the page is until then. */
  #note(): void {
    this.answered = performance.now();
    requestAnimationFrame(() => (this.answered = performance.now()));
  }

  /** The words that led to this question; none where somebody else has spoken since. */
  #upTo(ask: AskInfo): readonly Step[] {
    // The question may come a moment before the answer that tells its number.
    if (!this.busy && this.#path.at(-1)?.next !== ask.id) return [];
    const back = this.#path.findIndex((step) => step.about === ask.about || step.ask >= ask.id);
    return back < 0 ? this.#path : this.#path.slice(0, back);
  }

  async confirm(): Promise<void> {
    if (this.pending) await this.send(this.#waits);
  }

  async send(words: readonly string[]): Promise<void> {
    const { side, ask } = this;
    if (!side || !ask || this.looking) return;
    this.pending = null;
    this.menu = null;
    this.busy = true;
    const answer = await this.desk.say(side, ask, [...words]);
    this.busy = false;
    this.#note();
    if (answer.type === 'done') {
      const steps = words.map((word) => ({ about: ask.about, ask: ask.id, word, next: answer.seq }));
      this.#path = [...this.#upTo(ask), ...steps];
      this.trail = [...this.trail.slice(-40), ...words.map((word, i) => ({ about: i ? '' : ask.about, word }))];
    } else if (answer.type === 'refused') {
      this.slip = { word: answer.word, refusal: answer.refusal, at: null, tell: '' };
    } else if (answer.type === 'error' && answer.code !== 'stale') {
      this.toast(sayFault(answer, this.context()), true);
    }
  }

  async undo(): Promise<void> {
    const side = this.side;
    if (!side || this.busy || this.looking) return;
    if (this.pending) {
      this.pending = null;
      return;
    }
    this.slip = null;
    const answer = await this.desk.ask({ type: 'undo', seat: side.seat });
    if (answer.type === 'done') {
      // The question before is asked again, under a new number.
      const { seq } = answer;
      this.trail = this.trail.slice(0, -1);
      this.#path = this.#path.slice(0, -1).map((step, i, all) => (i === all.length - 1 ? { ...step, next: seq } : step));
    } else if (answer.type === 'error' && answer.code === 'consent') {
      const proposed = await this.desk.ask({ type: 'propose', seat: side.seat, what: 'undo', of: side.seat });
      if (proposed.type === 'error') this.toast(sayFault(proposed, this.context()), true);
    } else if (answer.type === 'error') this.toast(sayFault(answer, this.context()), true);
  }

  /** Learn why the actions that stand in the row may not be chosen. */
  async explain(): Promise<void> {
    const { side, ask } = this;
    const barred = this.row.filter((choice) => !choice.open);
    this.reasons = new Map();
    if (!side || !ask || side.seat < 0 || !barred.length) {
      this.settled = ask?.id ?? -1;
      return;
    }
    this.brief = true;
    const late = window.setTimeout(() => {
      if (this.ask?.id !== ask.id) return;
      this.brief = false;
      this.settled = ask.id;
    }, PROMPT);
    const found = await Promise.all(barred.map(async ({ text }) => [text, await this.desk.why(side.seat, text)] as const));
    clearTimeout(late);
    if (this.ask?.id !== ask.id) return;
    this.reasons = new Map(found.flatMap(([text, refusal]) => (refusal ? [[text, refusal]] : [])));
    this.settled = ask.id;
  }

  /** Why something may not be chosen; where one of the actions would lead to it, these are offered instead. */
  async why(word: string, at: { x: number; y: number } | null): Promise<RefusalInfo | null> {
    this.asking = false;
    const side = this.side;
    if (!side || side.seat < 0 || this.looking) return null;
    const rows = at ? await this.openings(word) : [];
    if (at && rows.length) {
      this.slip = null;
      this.menu = { word, at, rows };
      return null;
    }
    const refusal = await this.desk.why(side.seat, word);
    const bars = refusal?.message === OTHER ? await this.#bars(word) : [];
    this.menu = null;
    this.slip = refusal ? { word, refusal, at, tell: '', bars } : null;
    return bars[0]?.refusal ?? refusal;
  }

  /** What keeps each action of the question from a place or a card that it could be about; the same reason once. */
  async #bars(word: string): Promise<readonly Bar[]> {
    const tried = (await this.#ways()).filter(({ next }) => next).map(async ({ words }) => ({ words, refusal: await this.refusalAfter(words, word) }));
    const found = new Map<string, Bar>();
    for (const { words, refusal } of await Promise.all(tried))
      if (refusal && refusal.message !== OTHER) {
        const reason = JSON.stringify([refusal.message, refusal.args]);
        const same = found.get(reason);
        found.set(reason, { words: [...(same?.words ?? []), words.at(-1) ?? ''], refusal });
      }
    return [...found.values()];
  }

  /** Why a word may not follow these; null where it may, or where something else is wrong with them. */
  async refusalAfter(before: readonly string[], word: string): Promise<RefusalInfo | null> {
    const { side, ask } = this;
    if (!side || !ask) return null;
    const answer = await this.desk.ask({ type: 'weigh', seat: side.seat, ask: ask.id, words: [...before, word] });
    return answer.type === 'refused' && answer.word === word ? answer.refusal : null;
  }

  /** The question that these words would lead to; null where they lead to none or may not be said. */
  async lead(words: readonly string[]): Promise<AskInfo | null> {
    const { side, ask } = this;
    if (!side || !ask || !words.length) return null;
    const id = `${ask.id}|${words.join(' ')}`;
    const known = this.#leads.get(id);
    if (known !== undefined) return known;
    const answer = await this.desk.ask({ type: 'weigh', seat: side.seat, ask: ask.id, words: [...words] });
    const next = answer.type === 'weighed' ? answer.next : null;
    if (this.#leads.size > 300) this.#leads.clear();
    if (answer.type === 'weighed') this.#leads.set(id, next);
    return next;
  }

  /** What can be begun now: actions, and cards that are played. */
  #deeds(): readonly Choice[] {
    const game = this.game();
    return this.choices.filter((choice) => !ENDS.includes(choice.kind) && (!choice.label || game?.plays?.(choice, this.ask?.about ?? '')));
  }

  /** All that can be begun, with the question that it leads to: an action, or an action of a card. */
  async #ways(): Promise<readonly Way[]> {
    const firsts = await Promise.all(this.#deeds().map(async (choice) => ({ choice, words: [choice.text], next: await this.lead([choice.text]) })));
    const found = firsts.map(async (way): Promise<readonly Way[]> => {
      const further = (way.next?.options ?? []).map(parse).filter((word) => !word.label && !ENDS.includes(word.kind));
      // A card that asks which of its actions to take: each of them is a way of its own.
      if (!way.choice.label || !further.length) return [way];
      return Promise.all(further.map(async ({ text }) => ({ choice: way.choice, words: [...way.words, text], next: await this.lead([...way.words, text]) })));
    });
    return (await Promise.all(found)).flat();
  }

  /** The actions of this question whose next question has the word among its options. */
  async openings(word: string): Promise<readonly Opening[]> {
    return (await this.#ways()).flatMap(({ choice, words, next }) => (next?.options.includes(word) ? [{ ...choice, words }] : []));
  }

  /** How pieces get away from a place: the words to say before the place they go to, and those places. */
  async ways(from: string): Promise<{ prefix: readonly string[]; to: ReadonlySet<string> } | null> {
    const { ask } = this;
    if (!ask || this.looking) return null;
    const moves = (next: AskInfo | null): next is AskInfo => next?.about.endsWith('-move-to') ?? false;
    // The question is already where to, and it speaks of this place.
    if (moves(ask) && this.named.has(from)) return { prefix: [], to: new Set(ask.options) };
    const begins = [...(this.byText.has(from) ? [[from]] : []), ...this.#deeds().map((deed) => [deed.text, from])];
    for (const prefix of begins) {
      const [deed, place] = prefix;
      if (place && !(await this.lead([deed as string]))?.options.includes(place)) continue;
      const next = await this.lead(prefix);
      if (moves(next)) return { prefix, to: new Set(next.options) };
    }
    return null;
  }

  /** Why a place may not follow these words. */
  async whyAfter(prefix: readonly string[], word: string, at: { x: number; y: number }): Promise<void> {
    const refusal = await this.refusalAfter(prefix, word);
    if (refusal) this.slip = { word, refusal, at, tell: '' };
  }

  /** What can be begun: the words that one of the actions leads to. Found out when the question has stood for a moment. */
  async scout(): Promise<void> {
    const { ask } = this;
    if (!ask || !this.#deeds().length) {
      if (this.begins.size) this.begins = NONE;
      return;
    }
    const ways = await this.#ways();
    if (this.ask?.id === ask.id) this.begins = new Set(ways.flatMap(({ next }) => next?.options ?? []));
  }

  /** A long press: what this is, and whether it may be chosen. */
  async inspect(word: string, at: { x: number; y: number }, tell: string): Promise<void> {
    const side = this.side;
    if (!side) return;
    const refusal = side.seat < 0 || this.looking || this.byText.has(word) ? null : await this.desk.why(side.seat, word);
    this.slip = { word, refusal, at, tell };
  }

  /** Hover on an option, or on an action with a place to begin it at: what it leads to. */
  preview(word: string | null, before: readonly string[] = []): void {
    clearTimeout(this.#timer);
    this.previewed = NONE;
    const { side, ask } = this;
    if (!word || !side || !ask || this.busy || this.looking) return;
    const words = [...before, word];
    const known = this.#leads.get(`${ask.id}|${words.join(' ')}`);
    if (known) {
      this.previewed = new Set(known.options);
      return;
    }
    this.#timer = window.setTimeout(async () => {
      const next = await this.lead(words);
      if (this.ask?.id === ask.id) this.previewed = new Set(next?.options ?? []);
    }, 160);
  }

  close(): void {
    this.slip = null;
    this.menu = null;
    this.pending = null;
    this.asking = false;
    this.shown = NONE;
  }

  toast(text: string, bad = false): void {
    const id = ++this.#count;
    this.toasts = [...this.toasts, { id, text, bad }];
    window.setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), 4000);
  }
}
