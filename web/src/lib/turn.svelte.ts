/** One seat's turn at the table: what it is asked, how its options are keyed, and what its clicks do. */
import { keyed, word as parse, type Choice, type Play, type Word } from './choices';
import type { Desk } from './desk.svelte';
import type { Arg, AskInfo, RefusalInfo, Side } from './protocol';
import { settings } from './settings.svelte';
import { sayFault, sayWord, type Context } from './speech.svelte';

/** A word of a longer choice: what it answered, and the number of the question that followed it. */
interface Step {
  about: string;
  ask: number;
  word: string;
  next: number;
}

/** A slip beside what was clicked: why it may not be chosen, or what is there to know of it. */
export interface Slip {
  word: string;
  /** Null where it may be chosen, or where nothing is asked. */
  refusal: RefusalInfo | null;
  at: { x: number; y: number } | null;
  /** What it is, in words. */
  tell: string;
}

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

/** What the turn needs to know of the game that is played. */
export interface Ordering {
  order: (words: Word[], view: never) => Word[];
  key: (word: Word) => string | null;
}

const NONE: ReadonlySet<string> = new Set();

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
  busy = $state(false);
  shown = $state.raw<ReadonlySet<string>>(NONE);
  previewed = $state.raw<ReadonlySet<string>>(NONE);
  toasts = $state.raw<readonly Toast[]>([]);
  /** The next click or key asks "why not" instead of answering. */
  asking = $state(false);
  #path = $state.raw<readonly Step[]>([]);
  #weighed = new Map<string, ReadonlySet<string>>();
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

  choices: readonly Choice[] = $derived.by(() => {
    const ask = this.ask;
    const game = this.game();
    if (!ask || !game) return [];
    const words = ask.options.map(parse);
    return keyed(game.order(words, this.side?.view as never), game.key);
  });

  byText: ReadonlyMap<string, Choice> = $derived(new Map(this.choices.map((choice) => [choice.text, choice])));

  chosen: ReadonlySet<string> = $derived.by(() => {
    const ask = this.ask;
    if (!ask) return NONE;
    // What may be chosen anew is not shown as chosen.
    const before = this.#upTo(ask).map((step) => step.word).filter((word) => !ask.options.includes(word));
    return new Set([...before, ...(this.pending ? [this.pending] : []), ...(this.side?.sealed ? [this.side.sealed] : [])]);
  });

  named: ReadonlySet<string> = $derived(new Set(Object.values(this.ask?.args ?? {}).flatMap(wordsIn)));

  play: Play = $derived.by(() => ({
    about: this.ask?.about ?? '',
    choices: this.byText,
    chosen: this.chosen,
    named: this.named,
    refused: this.slip?.refusal ? this.slip.word : '',
    shown: this.shown,
    say: (word: string) => void this.press(word),
    why: (word: string, at: { x: number; y: number }) => void this.why(word, at),
    speak: (word: string) => sayWord(word, this.context()),
    show: (words: readonly string[]) => (this.shown = new Set(words)),
    preview: (word: string | null) => this.preview(word),
    previewed: this.previewed,
  }));

  /** A click on an option: said at once, unless it cannot be taken back and the reader likes to confirm. */
  async press(word: string): Promise<void> {
    const { side, ask } = this;
    if (this.asking) {
      this.asking = false;
      await this.why(word, null);
      return;
    }
    if (!side || !ask || this.busy) return;
    this.slip = null;
    this.previewed = NONE;
    if (this.pending === word) return this.send(word);
    this.pending = null;
    if (settings.confirm) {
      this.busy = true;
      const answer = await this.desk.ask({ type: 'weigh', seat: side.seat, ask: ask.id, words: [word] });
      this.busy = false;
      if (answer.type === 'weighed' && answer.final) {
        this.pending = word;
        return;
      }
    }
    await this.send(word);
  }

  /** The words that led to this question; none where somebody else has spoken since. */
  #upTo(ask: AskInfo): readonly Step[] {
    // The question may come a moment before the answer that tells its number.
    if (!this.busy && this.#path.at(-1)?.next !== ask.id) return [];
    const back = this.#path.findIndex((step) => step.about === ask.about || step.ask >= ask.id);
    return back < 0 ? this.#path : this.#path.slice(0, back);
  }

  async confirm(): Promise<void> {
    if (this.pending) await this.send(this.pending);
  }

  async send(word: string): Promise<void> {
    const { side, ask } = this;
    if (!side || !ask) return;
    this.pending = null;
    this.busy = true;
    const answer = await this.desk.say(side, ask, [word]);
    this.busy = false;
    if (answer.type === 'done') {
      this.#path = [...this.#upTo(ask), { about: ask.about, ask: ask.id, word, next: answer.seq }];
    } else if (answer.type === 'refused') {
      this.slip = { word: answer.word, refusal: answer.refusal, at: null, tell: '' };
    } else if (answer.type === 'error' && answer.code !== 'stale') {
      this.toast(sayFault(answer, this.context()), true);
    }
  }

  async undo(): Promise<void> {
    const side = this.side;
    if (!side || this.busy) return;
    if (this.pending) {
      this.pending = null;
      return;
    }
    this.slip = null;
    const answer = await this.desk.ask({ type: 'undo', seat: side.seat });
    if (answer.type === 'done') {
      // The question before is asked again, under a new number.
      const { seq } = answer;
      this.#path = this.#path.slice(0, -1).map((step, i, all) => (i === all.length - 1 ? { ...step, next: seq } : step));
    } else if (answer.type === 'error' && answer.code === 'consent') {
      const proposed = await this.desk.ask({ type: 'propose', seat: side.seat, what: 'undo', of: side.seat });
      if (proposed.type === 'error') this.toast(sayFault(proposed, this.context()), true);
    } else if (answer.type === 'error') this.toast(sayFault(answer, this.context()), true);
  }

  async why(word: string, at: { x: number; y: number } | null): Promise<void> {
    this.asking = false;
    const side = this.side;
    if (!side || side.seat < 0) return;
    const refusal = await this.desk.why(side.seat, word);
    this.slip = refusal ? { word, refusal, at, tell: '' } : null;
  }

  /** A long press: what this is, and whether it may be chosen. */
  async inspect(word: string, at: { x: number; y: number }, tell: string): Promise<void> {
    const side = this.side;
    if (!side) return;
    const refusal = side.seat < 0 || this.byText.has(word) ? null : await this.desk.why(side.seat, word);
    this.slip = { word, refusal, at, tell };
  }

  /** Hover on an option: what it leads to. */
  preview(word: string | null): void {
    clearTimeout(this.#timer);
    this.previewed = NONE;
    const { side, ask } = this;
    if (!word || !side || !ask || this.busy) return;
    const id = `${ask.id}|${word}`;
    const known = this.#weighed.get(id);
    if (known) {
      this.previewed = known;
      return;
    }
    this.#timer = window.setTimeout(async () => {
      const answer = await this.desk.ask({ type: 'weigh', seat: side.seat, ask: ask.id, words: [word] });
      if (answer.type !== 'weighed') return;
      const next = new Set(answer.next?.options ?? []);
      if (this.#weighed.size > 300) this.#weighed.clear();
      this.#weighed.set(id, next);
      if (this.ask?.id === ask.id) this.previewed = next;
    }, 160);
  }

  close(): void {
    this.slip = null;
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
