/** What a click costs: the longest task of the page's main thread from a click to the next question, from a trace. `make page-bench`. */
import { writeFileSync } from 'node:fs';

import { test, type CDPSession, type Page } from '@playwright/test';

import { choose, lucky, ready, settle, sit, take, type Wish } from './table';

interface Event {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The processor's time, which other programs on the machine do not lengthen. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string; data?: { type?: string } };
}

const WISHES: readonly (Wish & { name: string })[] = [
  { name: 'Root', game: 'root', seats: ['marquise', 'eyrie', 'alliance', 'vagabond'], seed: 21, others: 'random', until: ['--words', '300', '--about', 'marquise-daylight'] },
  { name: 'Northgard', game: 'northgard', seats: ['wolf', 'raven', 'bear', 'stag'], seed: 36, others: 'random', until: ['--words', '250', '--about', 'northgard-turn'] },
];
const CLICKS = 14;

async function traced(cdp: CDPSession, act: () => Promise<void>): Promise<Event[]> {
  const events: Event[] = [];
  const take = (part: { value: unknown[] }): void => void events.push(...(part.value as Event[]));
  cdp.on('Tracing.dataCollected', take);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] } });
  await act();
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', take);
  return events;
}

/** The tasks of the page's main thread, longest first, and what they were spent on. */
function tasks(events: readonly Event[]): { longest: number; own: number; parts: string } {
  const main = new Set(events.filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain').map((event) => `${event.pid}.${event.tid}`));
  const here = events.filter((event) => main.has(`${event.pid}.${event.tid}`) && event.ph === 'X');
  const runs = here.filter((event) => event.name.endsWith('RunTask')).sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  const top = runs[0];
  if (!top) return { longest: 0, own: 0, parts: '' };
  const end = top.ts + (top.dur ?? 0);
  const sums = new Map<string, number>();
  for (const event of here) {
    if (event === top || event.ts < top.ts || event.ts > end || !['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'EventDispatch', 'MinorGC', 'MajorGC', 'RunMicrotasks'].includes(event.name)) continue;
    sums.set(event.name, (sums.get(event.name) ?? 0) + (event.dur ?? 0) / 1000);
  }
  const parts = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([name, ms]) => `${name} ${ms.toFixed(0)}`);
  const busy = Math.max(...runs.map((run) => run.tdur ?? 0));
  return { longest: (top.dur ?? 0) / 1000, own: busy / 1000, parts: parts.join(', ') };
}

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

for (const wish of WISHES)
  test(`clicks in ${wish.name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await settle(page, 'pl');
    await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
    await sit(page, wish);
    await page.waitForTimeout(1500);
    const cdp = await page.context().newCDPSession(page);
    const luck = lucky(9);
    const rows: string[] = [];
    const longest: number[] = [];
    const busy: number[] = [];
    for (let i = 0; i < CLICKS; i++) {
      const about = (await page.locator('.ask .q').innerText()).trim().slice(0, 34);
      const pick = await choose(page, luck);
      if (!pick) continue;
      const events = await traced(cdp, async () => {
        await take(page, pick);
        await page.waitForTimeout(400);
      });
      const { longest: ms, own, parts } = tasks(events);
      longest.push(ms);
      busy.push(own);
      rows.push(`${ms.toFixed(0).padStart(5)} ms, processor ${own.toFixed(0).padStart(3)}  ${about.padEnd(36)} ${parts}`);
      await ready(page);
      if (process.env.POLANA_TRACE) writeFileSync(`${process.env.POLANA_TRACE}-${wish.name}-${i}.json`, JSON.stringify(events));
    }
    longest.sort((a, b) => a - b);
    console.log(`\n${wish.name}: ${await nodes(page)} nodes; longest task of a click: median ${longest[Math.floor(longest.length / 2)]?.toFixed(0)} ms, worst ${longest.at(-1)?.toFixed(0)} ms; of the processor at most ${Math.max(...busy).toFixed(0)} ms\n${rows.join('\n')}`);
  });
