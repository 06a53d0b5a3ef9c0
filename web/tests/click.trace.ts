/** The tasks of the page's main thread, from a trace. */
import { type CDPSession } from '@playwright/test';

export interface TraceEvent {
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

export async function traced(cdp: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = (part: { value: unknown[] }): void => void events.push(...(part.value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', take);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', take);
  return events;
}

const KINDS = new Set([
  'FunctionCall',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'EventDispatch',
  'EvaluateScript',
  'ParseHTML',
  'v8.compileModule',
  'MinorGC',
  'MajorGC',
  'RunMicrotasks',
]);

/** The tasks of the page's main thread: how long each took, how much of it the processor's, and what it was spent on. */
export function tasksOf(events: readonly TraceEvent[]): { all: number; own: number; parts: string }[] {
  const main = new Set(
    events
      .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      .map((event) => `${event.pid}.${event.tid}`),
  );
  const here = events.filter((event) => main.has(`${event.pid}.${event.tid}`) && event.ph === 'X');
  return here
    .filter((event) => event.name.endsWith('RunTask'))
    .map((run) => {
      const end = run.ts + (run.dur ?? 0);
      const sums = new Map<string, number>();
      if ((run.tdur ?? 0) > 10_000 || (run.dur ?? 0) > 10_000)
        for (const event of here)
          if (KINDS.has(event.name) && event.ts >= run.ts && event.ts <= end && event.pid === run.pid)
            sums.set(event.name, (sums.get(event.name) ?? 0) + (event.tdur ?? event.dur ?? 0) / 1000);
      const parts = [...sums]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 5)
        .map(([name, ms]) => `${name} ${ms.toFixed(0)}`);
      return { all: (run.dur ?? 0) / 1000, own: (run.tdur ?? 0) / 1000, parts: parts.join(', ') };
    })
    .sort((a, b) => b.own - a.own);
}

/** The longest task, and the one that took the processor longest. */
export function longestTask(events: readonly TraceEvent[]): { longest: number; own: number; parts: string } {
  const found = tasksOf(events);
  const top = found.reduce((best, one) => (one.all > best.all ? one : best), { all: 0, own: 0, parts: '' });
  return { longest: top.all, own: found[0]?.own ?? 0, parts: top.parts };
}
