/** A lesson being taken: the tutor plays it, wherever the tables are; here is what was done, and what is shown of it. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import { ActLine } from './actline';
import * as api from './api';
import { Desk } from './desk.svelte';
import { brought, OWN } from './own';
import { keep, learned } from './progress';
import type { Learn, Lecture, LessonFrame, LessonInfo, LessonStep, OwnLesson, Stage } from './protocol';
import { settings } from './settings.svelte';
import { LANGUAGES, tongue, type Language } from './speech.svelte';

/** How long each moment is looked at before the next, in ms at the usual pace. */
const HOLDS: Readonly<Record<string, number>> = { played: 650, other: 1000, astray: 1200, back: 0, step: 0, same: 0 };
/** After so many tries in vain, or so long without one, a hint comes by itself. */
export const TRIES = 2;
export const PATIENCE = 40_000;

/** The question of a step in which something is to be clicked: it is none of the game's. */
export const FIND = 'page-learn-find';

const START: Stage = {
  step: 0,
  found: [],
  wanted: 0,
  tries: [],
  hints: 0,
  ring: [],
  answer: [],
  watched: false,
  comments: [],
  shown: [],
  told: 0,
  scene: 0,
};

export class Lesson {
  info = $state.raw<LessonInfo | null>(null);
  stage = $state.raw<Stage>(START);
  fault = $state.raw<unknown>(null);
  /** What somebody just tried is on the board, and is about to be taken back. */
  astray = $state(false);
  /** More is about to be shown. */
  playing = $state(false);
  /** What the learner did is on the board, and the step that follows is set elsewhere: he looks as long as he wants to. */
  paused = $state(false);
  /** Counted with every act: whatever was said about the one before goes. */
  acted = $state(0);
  /** The act that was answered last. */
  heard = $state(0);
  /** How often the learner has begun elsewhere. */
  jumps = $state(0);
  readonly desk: Desk;
  #line: ActLine | null = null;
  #acts: string[] = [];
  /** The act that was sent last: what one leads to is known when all before it are answered. */
  #last: Promise<unknown> = Promise.resolve();
  /** A lesson from files of the reader's. */
  #own: OwnLesson | null = null;
  #seq = 0;
  #waiting: LessonFrame[] = [];
  #timer = 0;
  #texts: Partial<Record<Language, FluentBundle>> = {};

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.desk = new Desk(['lesson'], () => (this.#line = new ActLine(this)));
    // The lesson has a pace of its own.
    this.desk.dwell = () => 0;
  }

  get id(): string {
    return `${this.game}/${this.name}`;
  }

  get steps(): readonly LessonStep[] {
    return this.info?.steps ?? [];
  }

  get over(): boolean {
    return this.info !== null && this.stage.step >= this.steps.length;
  }

  get step(): LessonStep | null {
    return this.steps[this.stage.step] ?? null;
  }

  /** Fetch the lesson and open it: at the beginning, or where this reader left it. */
  async open(): Promise<void> {
    try {
      const info = await this.#fetch();
      for (const language of LANGUAGES) {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(info.texts[language] ?? ''));
        this.#texts[language] = bundle;
      }
      const kept = learned().get(this.id);
      if (kept && kept.step < kept.steps) this.#acts = kept.acts;
      this.info = info;
      this.desk.open();
    } catch (error) {
      this.fault = error;
    }
  }

  async #fetch(): Promise<LessonInfo> {
    const kept = this.name === OWN ? brought() : null;
    if (!kept) return api.lesson(this.game, this.name);
    this.#own = { lesson: kept.lesson, en: kept.en, pl: kept.pl };
    return api.ownLesson(this.#own);
  }

  close(): void {
    this.#flush();
    this.desk.close();
  }

  /** The line is open: show where the lesson stands. */
  async begin(): Promise<void> {
    try {
      this.#take(await this.#send({ acts: this.#acts, seq: 0 }));
    } catch (error) {
      if (!this.#acts.length) {
        this.fault = error;
        return;
      }
      // The lesson is no longer as it was: its steps are, or it begins anew.
      const { step = 0 } = learned().get(this.id) ?? {};
      this.#acts = step > 0 && step < this.steps.length ? [`at ${step}`] : [];
      try {
        this.#take(await this.#send({ acts: this.#acts, seq: 0 }));
      } catch (again) {
        this.fault = again;
      }
    }
  }

  /** What is asked, as the learner sees it. */
  get #place(): string {
    const { about = '', options = [] } = this.desk.sides[0]?.ask ?? {};
    return [this.stage.step, this.jumps, about, ...options].join(' ');
  }

  /** What the learner does, after all that he has done; null where nobody answered. */
  act(act: string): Promise<Lecture | 'stale' | null> {
    const word = act.startsWith('say ');
    // A word is meant for the question that is seen, though it may be about to be taken back.
    const seen = word ? this.#place : '';
    this.#flush();
    const number = ++this.acted;
    const answered = this.#do(act, word ? seen : this.#place, this.#last).finally(() => this.hear(number));
    this.#last = answered;
    return answered;
  }

  async #do(act: string, seen: string, before: Promise<unknown>): Promise<Lecture | 'stale' | null> {
    await before;
    this.#flush();
    const jump = act.startsWith('at ');
    if (!jump && seen !== this.#place) return 'stale';
    // To begin at a step forgets what led elsewhere.
    const acts = jump ? [] : this.#acts;
    const lecture = await this.#learn({ acts, act });
    if (lecture) {
      if (jump) this.jumps += 1;
      this.#acts = [...acts, act];
      this.#take(lecture);
      this.#keep();
    }
    return lecture;
  }

  /** This act has been answered. */
  hear(number: number): void {
    this.heard = Math.max(this.heard, number);
  }

  /** What the learner wants to know: it changes nothing. */
  ask(what: { why: string } | { ahead: string[] }): Promise<Lecture | null> {
    return this.#learn({ acts: this.#acts, ...what });
  }

  async #learn(wish: { acts: string[]; act?: string; why?: string; ahead?: string[] }): Promise<Lecture | null> {
    try {
      return await this.#send({ ...wish, seq: this.#seq });
    } catch (error) {
      console.info(`the lesson does not answer: ${String(error)}`);
      return null;
    }
  }

  #send(wish: Learn): Promise<Lecture> {
    return api.learn(this.game, this.name, this.#own ? { ...wish, own: this.#own } : wish);
  }

  #take(lecture: Lecture): void {
    this.#waiting.push(...lecture.frames);
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const frame = this.#waiting.shift();
    if (!frame) return;
    this.#show(frame);
    this.playing = this.#waiting.length > 0;
    const next = this.#waiting[0];
    this.paused =
      next !== undefined && next.stage.scene !== frame.stage.scene && frame.what === 'played' && settings.beat > 0;
    if (this.playing && !this.paused)
      this.#timer = window.setTimeout(() => this.#next(), (HOLDS[frame.what] ?? 0) * settings.beat);
  }

  #show({ what, state, stage }: LessonFrame): void {
    this.#seq = state.seq;
    this.astray = what === 'astray';
    this.stage = stage;
    const [asked] = this.desk.sides;
    // A hint, a click in vain: the question is the one that was asked, and what is picked of it stays.
    const sides =
      what === 'same' && asked?.ask
        ? state.sides.map((side) => ({ ...side, ask: side.ask && { ...side.ask, id: asked.ask?.id ?? side.ask.id } }))
        : state.sides;
    this.#line?.hear({ ...state, sides, type: 'state' });
  }

  /** He has looked long enough. */
  goOn(): void {
    this.#next();
  }

  /** Whoever goes on does not wait for what is still to be shown. */
  #flush(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#waiting.splice(0)) this.#show(frame);
    this.playing = this.paused = false;
  }

  #keep(): void {
    const last = this.#waiting.at(-1)?.stage ?? this.stage;
    const over = last.step >= this.steps.length;
    keep(this.id, {
      acts: over ? [] : this.#acts,
      step: last.step,
      steps: this.steps.length,
      done: over || (learned().get(this.id)?.done ?? false),
      at: Date.now(),
    });
  }

  /** A text of the lesson: what a step tells, or one of its attributes; empty where there is none. */
  text(id: string, attribute = ''): string {
    const bundle = this.#texts[tongue.language];
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, {}, []).replace(/\s+/g, ' ') : '';
  }
}
