import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Lesson } from './lesson.svelte';
import type { Learn, LessonFrame } from './protocol';

const INFO = { game: 'root', name: 'x', seat: 0, boxes: [], steps: [{}, {}], texts: {} };

/** The table after `seq` moments: who asks what, and with which answers. */
function frame(seq: number, what: string, step: number, about: string, options: readonly string[]): LessonFrame {
  const ask = about ? { id: seq, about, args: {}, role: '', options, others: [], barred: [] } : null;
  const sides = [{ seat: 0, view: {}, ask, sealed: null, undo: 0, idle: false, news_from: 0, news: [] }];
  const stage = { step, found: [], wanted: 0, tries: [], hints: 0, ring: [], answer: [], watched: false, told: 0 };
  const table = { table: 'lesson', deal: null, now: 0, words: 0, seats: [] };
  return {
    what,
    state: { seq, table, sides, chat_from: 0, chat: [] },
    stage: { ...stage, comments: [], shown: [], scene: 0 },
  } as unknown as LessonFrame;
}

/** What was sent and waits for its answer. */
let sent: { wish: Learn; answer: (...frames: LessonFrame[]) => void }[] = [];
const have = (count: number): Promise<void> => vi.waitFor(() => expect(sent).toHaveLength(count), { interval: 1 });

/** A server that answers when it is told to. */
async function request(_path: string, { body }: RequestInit = {}): Promise<Response> {
  if (typeof body !== 'string') return Response.json(INFO);
  const wish = JSON.parse(body) as Learn;
  return new Promise((resolve) => {
    const answer = (...frames: LessonFrame[]): void =>
      resolve(Response.json({ frames, answer: { type: 'done', id: 0, seq: 0 } }));
    sent.push({ wish, answer });
  });
}

beforeEach(() => {
  sent = [];
  localStorage.removeItem('polana.lessons');
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', request);
});
afterEach(() => vi.unstubAllGlobals());

async function begun(): Promise<Lesson> {
  const lesson = new Lesson('root', 'x');
  await lesson.open();
  await have(1);
  sent.shift()?.answer(frame(1, 'same', 0, 'ask-where', ['a', 'b']));
  await vi.waitFor(() => expect(lesson.desk.sides).toHaveLength(1), { interval: 1 });
  return lesson;
}

const acts = (): string[] => sent.map(({ wish }) => [...(wish.acts ?? []), wish.act ?? ''].join(', '));

test('what is said while a hint is on its way is said after it, and not taken back by it', async () => {
  const lesson = await begun();
  void lesson.act('hint');
  const said = lesson.act('say a');
  await have(1);
  expect(acts()).toEqual(['hint']);
  sent[0]?.answer(frame(2, 'same', 0, 'ask-where', ['a', 'b']));
  await have(2);
  expect(acts()).toEqual(['hint', 'hint, say a']);
  sent[1]?.answer(frame(3, 'step', 1, 'ask-whither', ['c']));
  await said;
  expect(lesson.stage.step).toBe(1);
  expect(lesson.heard).toBe(lesson.acted);
});

test('a hint does not ask anew: what is picked of the question stays', async () => {
  const lesson = await begun();
  const asked = lesson.desk.sides[0]?.ask?.id;
  const hinted = lesson.act('hint');
  await have(1);
  sent[0]?.answer(frame(2, 'same', 0, 'ask-where', ['a', 'b']));
  await hinted;
  expect(lesson.desk.sides[0]?.ask?.id).toBe(asked);
});

test('two clicks on "go on" go on once; a word for a question that is gone is not said', async () => {
  const lesson = await begun();
  const all = [lesson.act('go'), lesson.act('go'), lesson.act('say a'), lesson.act('hint')];
  await have(1);
  sent[0]?.answer(frame(2, 'step', 1, 'ask-whither', ['a']));
  expect((await Promise.all(all)).map((one) => (one === 'stale' ? one : 'done'))).toEqual([
    'done',
    'stale',
    'stale',
    'stale',
  ]);
  expect(acts()).toEqual(['go']);
  expect(lesson.heard).toBe(lesson.acted);
});

test('a click on what is about to be taken back only takes it back', async () => {
  const lesson = await begun();
  const said = lesson.act('say b');
  await have(1);
  sent[0]?.answer(frame(2, 'astray', 0, 'ask-whither', ['c']), frame(3, 'back', 0, 'ask-where', ['a', 'b']));
  await said;
  expect(lesson.playing).toBe(true);
  expect(await lesson.act('say c')).toBe('stale');
  expect(lesson.playing).toBe(false);
  expect(lesson.desk.sides[0]?.ask?.about).toBe('ask-where');
  expect(acts()).toEqual(['say b']);
});

test('who begins elsewhere does so whatever was asked before', async () => {
  const lesson = await begun();
  void lesson.act('say a');
  const jumped = lesson.act('at 0');
  await have(1);
  sent[0]?.answer(frame(2, 'step', 1, '', []));
  await have(2);
  sent[1]?.answer(frame(3, 'step', 0, 'ask-where', ['a', 'b']));
  await jumped;
  expect(acts()).toEqual(['say a', 'at 0']);
  expect(lesson.stage.step).toBe(0);
});

test('before a step that is set elsewhere the learner looks at what came of his answer as long as he wants to', async () => {
  const lesson = await begun();
  void lesson.act('say a');
  await have(1);
  const next = frame(3, 'step', 1, 'ask-whom', ['c']);
  next.stage.scene = 1;
  sent.shift()?.answer(frame(2, 'played', 0, '', []), next);
  await vi.waitFor(() => expect(lesson.paused).toBe(true), { interval: 1 });
  expect(lesson.stage.step).toBe(0);
  lesson.goOn();
  expect(lesson.paused).toBe(false);
  expect(lesson.stage.step).toBe(1);
});
