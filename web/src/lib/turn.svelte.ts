/** One seat's turn at the table: what it is asked, how its options are keyed, and what its clicks do. */
import { ENDS, keyed, STILL, word as parse, type Choice, type Play, type Word } from './choices';
import type { Answer, Desk } from './desk.svelte';
import type { Arg, AskInfo, Barred, NoteInfo, Outlook, Prospect, RefusalInfo, Sight, View } from './protocol';
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
  /** The page has said it, since nothing else could be. */
  passed?: boolean;
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
  bars?: readonly Barred[];
}

/** The refusal of something that answers a question other than the one asked. */
export const OTHER = 'why-kernel-other-question';

/** What can be begun at a place or with a card. */
export interface Menu {
  word: string;
  at: { x: number; y: number };
  /** The actions that lead to it, as the question offers them. */
  rows: readonly Opening[];
  /** Why the thing itself is no answer now, where the question says so. */
  refusal: RefusalInfo | null;
}

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
  /** Of something that nobody had to decide: small, and only the last of them. */
  quiet: boolean;
}

/** What the turn needs to know of the game that is played. */
export interface Ordering {
  order: (words: Word[], view: View) => Word[];
  key: (word: Word) => string | null;
  /** How many cards or goods this asks for, one after the other: they are picked first, and said together. */
  gathers?(ask: AskInfo, view: View, trail: readonly Said[]): number;
  /** How often an option may be picked for that; once, where the game does not say. */
  supply?(word: Word, ask: AskInfo, view: View): number;
  /** What the page answers by itself. */
  settles?: (ask: AskInfo, view: View) => string | null;
  /** Do all answers come to the same? */
  alike?(ask: AskInfo, view: View): boolean;
  /** Questions with which something new begins: what was chosen before them is no longer shown as chosen. */
  anew?: ReadonlySet<string>;
  /** Until when the reader may want such a question no more. */
  spell?(ask: AskInfo, view: View): string;
  /** Questions whose answers cost so much that they are always confirmed, and never given for the reader. */
  grave?: ReadonlySet<string>;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const NONE: ReadonlySet<string> = new Set();

/** The words among the arguments of a message. */
export function wordsIn(value: Arg): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return typeof value === 'object' && value !== null ? [value.word] : [];
}

/** What may not be chosen now and does not end the question. */
const barredOf = ({ menu, others }: AskInfo): readonly string[] =>
  menu
    ? menu.filter((deed) => deed.why && !deed.end).map((deed) => deed.word)
    : others.filter((word) => !ENDS.includes(parse(word).kind));

/** The deeds of a menu that can be begun. */
const begunBy = ({ menu }: AskInfo): readonly string[] =>
  (menu ?? []).filter((deed) => !deed.why && !deed.end).map((deed) => deed.word);

/** The question that a deed leads to, as far as it is about that deed: not the menu of the next one. */
const within = ({ next }: Prospect): AskInfo | null => (next?.menu && !next.within ? null : next);

export class Turn {
  seat = $state(-1);
  slip = $state.raw<Slip | null>(null);
  /** A word that cannot be taken back and waits for a second press. */
  pending = $state<string | null>(null);
  /** The question that it answers. */
  meant = $state.raw<AskInfo | null>(null);
  /** What is known of it before it is said. */
  notes: readonly NoteInfo[] = $derived((this.meant?.notes ?? []).filter(({ word }) => word === this.pending));
  /** The whole phrase that ends with it. */
  #waits: readonly string[] = [];
  /** What is picked so far of several that are said together, each in its question. */
  picks = $state.raw<readonly string[]>([]);
  /** The question at which they were picked. */
  #picking = -1;
  /** All that is said with it. */
  get waits(): readonly string[] {
    return this.pending ? this.#waits : [];
  }
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
  /** What would follow each option, by the question and the words before: asked for once. */
  #outlooks = new Map<string, Promise<Outlook | null>>();
  /** Words that an action leads to: something can begin there. */
  begins = $state.raw<ReadonlySet<string>>(NONE);
  /** The reader has taken something back and not answered since: the page leaves the question to him. */
  undone = $state(false);
  #timer = 0;
  #count = 0;

  constructor(
    readonly desk: Desk,
    readonly context: () => Context,
    readonly game: () => Ordering | null,
  ) {}

  get side(): Sight | undefined {
    return this.desk.side(this.seat) ?? this.desk.sides[0];
  }

  /** Nobody else could agree to anything: bots have all other seats. */
  alone: boolean = $derived.by(() => {
    const own = this.side?.seat;
    return this.desk.table?.seats.every(({ player, seat }) => player === 'bot' || seat === own) ?? false;
  });

  /** The fight that led to the question is still being told: the question waits for its end. */
  held = $state(false);
  /** How many lines of the log have been told; all, where no fight is being told. */
  told = $state(Infinity);

  get ask(): AskInfo | null {
    // Before the page of the game is there, nobody knows what it settles, nor how it says the rest.
    return this.held || !this.game() || this.settled !== null ? null : (this.side?.ask ?? null);
  }

  /** What the page itself answers for this side, which the question is not put to then: nobody decides about it here. */
  settles({ ask, sealed, view }: Sight): string | null {
    return ask && !sealed ? (this.game()?.settles?.(ask, view) ?? null) : null;
  }
  settled: string | null = $derived(this.side ? this.settles(this.side) : null);

  /** Give the answer that is settled for this side. */
  async settle(side: Sight): Promise<void> {
    const { ask } = side;
    const settled = this.settles(side);
    if (!ask || settled === null || this.busy) return;
    const own = side === this.side;
    this.busy = true;
    const answer = await this.desk.say(side, ask, [settled]);
    this.busy = false;
    if (answer.type === 'done') {
      if (own) this.trail = [...this.trail.slice(-40), { about: ask.about, word: settled, passed: true }];
    } else if (answer.type === 'error' && answer.code !== 'stale') this.toast(sayFault(answer, this.context()), true);
  }

  /** What the question is about, in its order and with keys: what may be chosen, and actions that may not be chosen now. */
  row: readonly (Choice & { open: boolean })[] = $derived.by(() => {
    const ask = this.ask;
    const game = this.game();
    const { side } = this;
    if (!ask || !game || !side) return [];
    const open = new Set(ask.options);
    // What is barred keeps its place in the row; one of several of a kind (a card, a minister) is barred where it lies.
    const barred = barredOf(ask)
      .map(parse)
      .filter((word) => !word.label && !open.has(word.text));
    return keyed(game.order([...ask.options.map(parse), ...barred], side.view), game.key, (word) =>
      open.has(word.text),
    ).map((choice) => ({
      ...choice,
      open: open.has(choice.text),
    }));
  });

  /** Why words of the question may not be chosen. */
  reasons: ReadonlyMap<string, RefusalInfo> = $derived(
    new Map(
      (this.ask?.barred ?? []).flatMap(({ words, refusal }) =>
        words.map((word): [string, RefusalInfo] => [word, refusal]),
      ),
    ),
  );

  choices: readonly Choice[] = $derived(this.row.filter((choice) => choice.open));

  byText: ReadonlyMap<string, Choice> = $derived(new Map(this.choices.map((choice) => [choice.text, choice])));

  #noted: Play['notes'] = $derived.by(() => {
    const found = new Map<string, NoteInfo[]>();
    for (const note of this.ask?.notes ?? []) found.set(note.word, [...(found.get(note.word) ?? []), note]);
    return found;
  });

  terms: Play['terms'] = $derived(new Map((this.ask?.menu ?? []).map((deed) => [deed.word, deed.args])));

  chosen: ReadonlySet<string> = $derived.by(() => {
    const ask = this.ask;
    if (!ask) return NONE;
    // What may be chosen anew is not shown as chosen.
    const steps = this.#upTo(ask);
    const anew = this.game()?.anew;
    const from = anew?.has(ask.about) ? steps.length : steps.findLastIndex((step) => anew?.has(step.about));
    const before = steps
      .slice(Math.max(0, from))
      .map((step) => step.word)
      .filter((word) => !ask.options.includes(word));
    const picks = this.#counted ? [] : this.picks;
    return new Set([...before, ...picks, ...this.waits, ...(this.side?.sealed ? [this.side.sealed] : [])]);
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
      role: this.ask?.role ?? '',
      choices: this.byText,
      terms: this.terms,
      notes: this.#noted,
      chosen: this.chosen,
      picks: this.picks,
      spent: this.#spent(),
      named: this.named,
      count: Number(this.ask?.args.count ?? 0) || 0,
      refused: this.slip?.refusal ? this.slip.word : '',
      shown: this.shown,
      say: (word: string | readonly string[]) => void this.press(word),
      sure: (word: string) => void this.send([word]),
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
    const all = words.length === 1 && this.wanted > 1 ? this.#picked(ask, word) : words;
    if (all) await this.#say(ask, all);
  }

  /** A match is played: in lessons and puzzles everything can be tried. */
  earnest = false;
  /** Is what is asked so heavy that its answer is always confirmed? */
  grave: boolean = $derived.by(() => this.earnest && this.#isGrave(this.ask));

  #isGrave(ask: AskInfo | null): boolean {
    return ask !== null && (this.game()?.grave?.has(ask.about) ?? false);
  }

  /** The only answer to a grave question waits for its confirmation at once: a click on it before that would decide nothing. */
  weigh(): void {
    const { only } = this;
    if (!this.grave || !only || this.pending || this.busy || this.looking) return;
    this.#wait(only.word, [only.word]);
  }

  /** How many of the options of this question are picked before they are said; 1 where each is said by itself. */
  wanted: number = $derived.by(() => {
    const { ask, side } = this;
    const count = ask && side ? (this.game()?.gathers?.(ask, side.view, this.trail) ?? 1) : 1;
    // Cards that are alike are one option: where there are too few to pick from, one is said after the other.
    const there = ask?.options.reduce((sum, word) => sum + this.#supply(ask, word), 0) ?? 0;
    return count <= there ? Math.max(1, count) : 1;
  });

  /** What is picked here is so much of something, not this thing or that. */
  get #counted(): boolean {
    return this.game()?.supply !== undefined && this.wanted > 1;
  }

  /** Goods of which all that there is has been picked. */
  #spent(): ReadonlySet<string> {
    const { ask, picks } = this;
    if (!ask || !this.#counted || !picks.length) return NONE;
    return new Set(picks.filter((word) => picks.filter((one) => one === word).length >= this.#supply(ask, word)));
  }

  /** One of those that are picked is put back. */
  unpick(at: number): void {
    this.picks = this.picks.filter((_, i) => i !== at);
  }

  #supply(ask: AskInfo, word: string): number {
    const { side } = this;
    return (side && this.game()?.supply?.(parse(word), ask, side.view)) ?? 1;
  }

  /** One more of several, or none of it where no more can be picked; all of them once there are as many as are asked for. */
  #picked(ask: AskInfo, word: string): readonly string[] | null {
    const before = this.#picking === ask.id ? this.picks : [];
    this.#picking = ask.id;
    const spent = before.filter((one) => one === word).length >= this.#supply(ask, word);
    // Goods are counted: of what is spent a click takes nothing back, that is done where they lie picked. A card is there or not.
    if (spent && this.#counted) return null;
    const now = spent ? before.filter((one) => one !== word) : [...before, word];
    const all = now.length >= this.wanted;
    this.picks = all ? [] : now;
    return all ? now : null;
  }

  async #say(ask: AskInfo, words: readonly string[]): Promise<void> {
    const word = words.at(-1) ?? '';
    // There is nothing to think over where only one answer is possible.
    const phrase = words.length > 1 && this.wanted === 1;
    // A phrase may end in a grave question, too.
    const led = phrase ? ((await this.#known(words.slice(0, -1)))?.next ?? null) : null;
    const grave = this.grave || (this.earnest && this.#isGrave(led));
    const alike = (this.side && this.game()?.alike?.(ask, this.side.view)) ?? false;
    if (grave || (settings.confirm && !phrase && ask.options.length > 1 && !alike)) {
      this.busy = true;
      const final = grave || (this.wanted > 1 ? await this.#someFinal(words) : await this.final(words));
      this.busy = false;
      if (final) {
        this.#wait(word, words);
        return;
      }
    }
    // Whether a phrase can be taken back is found out where it is said: that asks for nothing besides.
    await this.send(words, false, settings.confirm && phrase);
  }

  /** It waits for a second press. */
  #wait(word: string, words: readonly string[]): void {
    this.pending = word;
    this.#waits = words;
    this.meant = words.length === 1 || this.wanted > 1 ? this.ask : null;
    this.#note();
    // A phrase leads to the question that its last word answers: what is known of that answer was told with it.
    if (!this.meant)
      void this.#known(words.slice(0, -1)).then((last) => {
        if (this.pending === word && this.#waits === words) this.meant = last?.next ?? null;
      });
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

  /** The only answer that is possible, and whether it leaves something out or ends it. */
  only: { word: string; pass: boolean } | null = $derived.by(() => {
    const [word, more] = this.ask?.options ?? [];
    if (word === undefined || more !== undefined || this.side?.sealed) return null;
    const deed = this.ask?.menu?.find((one) => one.word === word);
    return { word, pass: deed?.end ?? ENDS.includes(parse(word).kind) };
  });

  /** Can it not be taken back, once it is said? */
  async final(words: readonly string[]): Promise<boolean> {
    return (await this.#prospect(words))?.final ?? false;
  }

  async #someFinal(words: readonly string[]): Promise<boolean> {
    const outlook = await this.#ahead();
    return words.some((word) => outlook?.options[word]?.final ?? false);
  }

  /** Several that were picked together answer one question after the other: each may show something that cannot be taken back. */
  async #sendEach(words: readonly string[]): Promise<void> {
    const about = this.ask?.about;
    for (const word of words) {
      const was = this.ask?.id;
      if (this.ask?.about !== about || !this.ask?.options.includes(word)) return;
      await this.#sendPhrase([word], false);
      // The next question may come a moment after the answer.
      for (let i = 0; i < 100 && this.ask?.id === was && !this.slip; i++) await later(20);
    }
  }

  /** Words at the end of what can be taken back that the page itself has said: they are taken back with the one before. */
  get passed(): number {
    return this.trail.length - 1 - this.trail.findLastIndex((said) => !said.passed);
  }

  async send(words: readonly string[], passed = false, check = false): Promise<void> {
    this.picks = [];
    await (words.length > 1 && this.wanted > 1 ? this.#sendEach(words) : this.#sendPhrase(words, passed, check));
  }

  /** With `check` words that cannot be taken back wait for a second press instead. */
  async #sendPhrase(words: readonly string[], passed: boolean, check = false): Promise<void> {
    const { side, ask } = this;
    if (!side || !ask || this.looking) return;
    this.pending = null;
    this.menu = null;
    this.busy = true;
    // A phrase answers several questions: each word is remembered with its own.
    const further = await Promise.all(
      words.slice(1).map(async (_, i) => (await this.#known(words.slice(0, i + 1)))?.next?.about ?? ''),
    );
    const answer = await this.desk.say(side, ask, [...words], check);
    this.busy = false;
    if (answer.type === 'outlook') {
      this.#wait(words.at(-1) ?? '', words);
      return;
    }
    this.#note();
    if (answer.type === 'done') {
      const steps = words.map((word) => ({ about: ask.about, ask: ask.id, word, next: answer.seq }));
      this.#path = [...this.#upTo(ask), ...steps];
      this.trail = [
        ...this.trail.slice(-40),
        ...words.map((word, i) => ({ about: i ? (further[i - 1] ?? '') : ask.about, word, passed })),
      ];
      if (!passed) this.undone = false;
    } else if (answer.type === 'refused') {
      this.slip = { word: answer.word, refusal: answer.refusal, at: null, tell: '' };
    } else if (answer.type === 'error' && answer.code !== 'stale') {
      this.toast(sayFault(answer, this.context()), true);
    }
  }

  async undo(): Promise<void> {
    const side = this.side;
    if (!side || this.busy || this.looking) return;
    if (this.pending || this.picks.length) {
      this.pending = null;
      this.picks = this.picks.slice(0, -1);
      return;
    }
    this.slip = null;
    this.undone = true;
    this.busy = true;
    const more = Math.min(this.passed, side.undo - 1);
    let answer = await this.#takeBack(side.seat);
    for (let i = 0; i < more && answer.type === 'done'; i++) answer = await this.#takeBack(side.seat);
    this.busy = false;
    if (answer.type === 'done') return;
    if (answer.type === 'error' && answer.code === 'consent') {
      const proposed = await this.desk.ask({ type: 'propose', seat: side.seat, what: 'undo', of: side.seat });
      if (proposed.type === 'error') this.toast(sayFault(proposed, this.context()), true);
      // Where nobody has to agree it is done.
      else if (this.alone) this.trail = this.trail.slice(0, -1);
    } else if (answer.type === 'error' && answer.code !== 'stale') this.toast(sayFault(answer, this.context()), true);
  }

  async #takeBack(seat: number): Promise<Answer> {
    const answer = await this.desk.ask({ type: 'undo', seat });
    if (answer.type === 'done') {
      // The question before is asked again, under a new number.
      const { seq } = answer;
      this.trail = this.trail.slice(0, -1);
      this.#path = this.#path
        .slice(0, -1)
        .map((step, i, all) => (i === all.length - 1 ? { ...step, next: seq } : step));
    }
    return answer;
  }

  /** What would follow each option of the question, or of the one that these words lead to: one request, whoever asks. */
  #ahead(words: readonly string[] = []): Promise<Outlook | null> {
    const { side, ask } = this;
    if (!side || !ask || side.seat < 0) return Promise.resolve(null);
    const id = [side.seat, ask.id, ...words].join(' ');
    let found = this.#outlooks.get(id);
    if (!found) {
      if (this.#outlooks.size > 60) this.#outlooks.clear();
      found = this.desk
        .ask({ type: 'ahead', seat: side.seat, ask: ask.id, words: [...words] })
        .then((answer) => (answer.type === 'outlook' ? answer : null));
      this.#outlooks.set(id, found);
    }
    return found;
  }

  /** Why something may not be chosen; where one of the actions would lead to it, these are offered instead. */
  async why(word: string, at: { x: number; y: number } | null): Promise<RefusalInfo | null> {
    this.asking = false;
    const side = this.side;
    if (!side || side.seat < 0 || this.looking) return null;
    const rows = at ? await this.openings(word) : [];
    if (at && rows.length) {
      this.slip = null;
      this.menu = { word, at, rows, refusal: this.reasons.get(word) ?? null };
      return null;
    }
    const known = this.reasons.get(word);
    const told = known ? { refusal: known, bars: [] } : await this.desk.why(side.seat, word, side.ask?.id);
    const refusal = told.refusal;
    const bars = told.bars.length ? await this.#inOrder(told.bars) : [];
    // It was about a question that has been answered since.
    if (this.side?.ask?.id !== side.ask?.id) return null;
    this.menu = null;
    this.slip = refusal ? { word, refusal, at, tell: '', bars } : null;
    return bars[0]?.refusal ?? refusal;
  }

  /** Actions as the question shows them, whatever their order is on the wire. */
  async #inOrder(bars: readonly Barred[]): Promise<readonly Barred[]> {
    const order = (await this.#ways()).map(({ words }) => words.at(-1));
    const place = ({ words }: Barred): number => order.findIndex((word) => word !== undefined && words.includes(word));
    return [...bars].sort((a, b) => place(a) - place(b));
  }

  /** Why a word may not follow these; null where it may, or where something else is wrong with them. */
  async refusalAfter(before: readonly string[], word: string): Promise<RefusalInfo | null> {
    const { side, ask } = this;
    if (!side || !ask) return null;
    const barred = (await this.#known(before))?.next?.barred.find(({ words }) => words.includes(word));
    if (barred) return barred.refusal;
    const answer = await this.desk.ask({ type: 'ahead', seat: side.seat, ask: ask.id, words: [...before, word] });
    return answer.type === 'refused' && answer.word === word ? answer.refusal : null;
  }

  /** The question that these words would lead to; null where they lead to none or may not be said. */
  async lead(words: readonly string[]): Promise<AskInfo | null> {
    return (await this.#prospect(words))?.next ?? null;
  }

  /** What the last of these words would lead to after the others. */
  async #prospect(words: readonly string[]): Promise<Prospect | null> {
    const last = words.at(-1);
    if (last === undefined) return null;
    const before = words.slice(0, -1);
    const known = await this.#known(words);
    if (known || !before.length || !(await this.#prospect(before))?.next) return known;
    return (await this.#ahead(before))?.options[last] ?? null;
  }

  /** The same as far as the outlook of the question tells it: what may be done within a deed comes with the deed itself. */
  async #known(words: readonly string[]): Promise<Prospect | null> {
    let options = (await this.#ahead())?.options;
    let found: Prospect | null = null;
    for (const word of words) {
      found = options?.[word] ?? null;
      options = found?.options;
    }
    return found;
  }

  /** What can be begun now. */
  #deeds(): readonly Choice[] {
    const begun = new Set(this.ask ? begunBy(this.ask) : []);
    return this.choices.filter((choice) => begun.has(choice.text));
  }

  /** All that can be begun, with the question that it leads to: an action, or an action of a card. */
  async #ways(): Promise<readonly Way[]> {
    const { options = {} } = (await this.#ahead()) ?? {};
    return this.#deeds().flatMap((choice): readonly Way[] => {
      const found = options[choice.text];
      const next = found ? within(found) : null;
      const words = [choice.text];
      // A card that asks which of its actions to take: each of them is a way of its own.
      return found && next?.menu
        ? begunBy(next).map((word) => ({
            choice,
            words: [...words, word],
            next: within(found.options[word] ?? { ...found, next: null }),
          }))
        : [{ choice, words, next }];
    });
  }

  /** The actions of this question whose next question has the word among its options. */
  async openings(word: string): Promise<readonly Opening[]> {
    return (await this.#ways()).flatMap(({ choice, words, next }) =>
      next?.options.includes(word) ? [{ ...choice, words }] : [],
    );
  }

  /** How pieces get away from a place: the words to say before the place they go to, and those places. */
  async ways(from: string): Promise<{ prefix: readonly string[]; to: ReadonlySet<string> } | null> {
    const { ask } = this;
    if (!ask || this.looking) return null;
    const moves = (next: AskInfo | null): next is AskInfo => next?.role === 'to';
    // The question is already where to, and it speaks of this place.
    if (moves(ask) && this.named.has(from)) return { prefix: [], to: new Set(ask.options) };
    // Told with the question: what each of its options leads to, and each place where one of its deeds sets out.
    const begun = (await this.#ways()).filter(({ next }) => next?.role === 'from').map(({ words }) => [...words, from]);
    for (const prefix of [[from], ...begun]) {
      const next = (await this.#known(prefix))?.next ?? null;
      if (moves(next)) return { prefix, to: new Set(next.options) };
    }
    return null;
  }

  /** Why a place may not follow these words. */
  async whyAfter(prefix: readonly string[], word: string, at: { x: number; y: number }): Promise<void> {
    const refusal = await this.refusalAfter(prefix, word);
    if (refusal) this.slip = { word, refusal, at, tell: '' };
  }

  /** What can be begun: the words that one of the actions leads to. Found out once, when the question has stood for a moment. */
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
    const refusal =
      side.seat < 0 || this.looking || this.byText.has(word)
        ? null
        : (this.reasons.get(word) ?? (await this.desk.why(side.seat, word)).refusal);
    this.slip = { word, refusal, at, tell };
  }

  /** Hover on an option, or on an action with a place to begin it at: what it leads to. */
  preview(word: string | null, before: readonly string[] = []): void {
    clearTimeout(this.#timer);
    this.previewed = NONE;
    const { side, ask } = this;
    if (!word || !side || !ask || this.busy || this.looking) return;
    this.#timer = window.setTimeout(async () => {
      const next = (await this.#known([...before, word]))?.next;
      if (this.ask?.id === ask.id) this.previewed = new Set(next?.options ?? []);
    }, 160);
  }

  close(): void {
    this.slip = null;
    this.menu = null;
    this.pending = null;
    this.picks = [];
    this.asking = false;
    this.shown = NONE;
  }

  /** What nobody had to decide is told no longer. */
  hush(): void {
    if (this.toasts.some((toast) => toast.quiet)) this.toasts = this.toasts.filter((toast) => !toast.quiet);
  }

  toast(text: string, bad = false, quiet = false): void {
    const id = ++this.#count;
    if (quiet) this.hush();
    this.toasts = [...this.toasts, { id, text, bad, quiet }];
    window.setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), 4000);
  }
}
