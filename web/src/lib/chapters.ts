/** The log in chapters: headings by year and turn, finished battles folded into one line. */
import type { Chapter, Fight } from '../games';
import type { Line } from './protocol';

export type Entry =
  | { kind: 'head'; at: number; time: Chapter['time']; seat: number | null; part: string }
  | { kind: 'line'; at: number; line: Line }
  | { kind: 'fight'; at: number; lines: readonly Line[]; told: readonly Line[] };

/** What the chapters need to know of a game. */
export interface Teller {
  fight?: Fight;
  chapter?: (line: Line) => Chapter | null;
}

const battleIn = (line: Line | undefined): string => line?.scope.find((part) => part.startsWith('battle:')) ?? '';

/** Where the battle that begins at a line ends: the first line that no longer belongs to it. */
export function fightEnd(lines: readonly Line[], from: number, fight: Fight): number {
  let to = from + 1;
  // The table says what a line is part of; lines of old records do not know it.
  const battle = battleIn(lines[from]);
  if (battle) {
    while (to < lines.length && lines[to]?.scope.includes(battle)) to++;
    return to;
  }
  while (to < lines.length && fight.belongs.has(lines[to]?.kind ?? '') && !fight.begins.has(lines[to]?.kind ?? '')) to++;
  return to;
}

/** The last battle of the log. */
export function lastFight(lines: readonly Line[], fight: Fight | undefined): { from: number; to: number } | null {
  if (!fight) return null;
  for (let from = lines.length - 1; from >= 0; from--) {
    if (fight.begins.has(lines[from]?.kind ?? '')) return { from, to: fightEnd(lines, from, fight) };
  }
  return null;
}

export function entriesOf(lines: readonly Line[], game: Teller): Entry[] {
  const entries: Entry[] = [];
  let time: Chapter['time'];
  let seat: number | null = null;
  let part = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const mark = game.chapter?.(line) ?? null;
    if (mark) {
      const now: { time: Chapter['time']; seat: number | null; part: string } = { time: mark.time ?? time, seat: mark.seat === undefined ? (mark.part ? null : seat) : mark.seat, part: mark.part ?? '' };
      const same = now.seat === seat && now.part === part && now.time?.name === time?.name && JSON.stringify(now.time?.args) === JSON.stringify(time?.args);
      ({ time, seat, part } = now);
      if (!same) {
        // A heading with nothing below it gives way to the next.
        if (entries.at(-1)?.kind === 'head') entries.pop();
        entries.push({ kind: 'head', at, time, seat, part });
      }
      if (mark.instead) continue;
    }
    if (game.fight?.begins.has(line.kind)) {
      const to = fightEnd(lines, at, game.fight);
      const all = lines.slice(at, to);
      const told = all.filter((one) => game.fight?.tells.has(one.kind));
      if (all.some((one) => game.fight?.ends.has(one.kind)) || to < lines.length) {
        entries.push({ kind: 'fight', at, lines: all, told });
        at = to - 1;
        continue;
      }
    }
    entries.push({ kind: 'line', at, line });
  }
  return entries;
}
