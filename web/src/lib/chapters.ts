/** The log in chapters: headings by year and turn, finished battles folded into one line. */
import type { Chapter, Fight } from '../games';
import type { Line, View } from './protocol';

export type Entry =
  | {
      kind: 'head';
      at: number;
      time: Chapter['time'];
      seat: number | null;
      part: string;
      /** The time is not that of the heading before. */ fresh: boolean;
    }
  | {
      kind: 'line';
      at: number;
      line: Line;
      /** What else belongs to the same action: what it cost, what came of it. */
      parts: readonly Line[];
      seat: number | null;
      sign: Sign | null;
    }
  | {
      kind: 'fight';
      at: number;
      lines: readonly Line[];
      told: readonly Line[];
      seat: number | null;
      sign: Sign | null;
    };

/** The sign of a part of the turn, before its first line. */
export interface Sign {
  glyph: string;
  name: string;
}

/** What the chapters need to know of a game. */
export interface Teller {
  fight?: Fight;
  chapter?: (line: Line) => Chapter | null;
  opens?: (line: Line, before: Line | undefined) => Chapter | null;
  part?: (line: Line) => Sign | null;
  merged?: (one: Line, next: Line) => Line | null;
  /** What a line belongs to besides an action: lines of one strand that follow each other are told together. */
  strand?: (line: Line) => string;
  /** How much a line says of the action that it is part of: the first of those that say most tells it, the others are its parts. */
  tells?: (line: Line) => number;
}

/** The action that a line is part of; empty where it is part of none. */
const actionOf = (line: Line): string => line.scope.findLast((scope) => scope.startsWith('action:')) ?? '';

const FIGHTS = new Set(['battle', 'duel']);
/** The battle or duel that a line is part of; empty where it is part of none. */
export const battleIn = (line: Line | undefined): string =>
  line?.scope.find((scope) => FIGHTS.has(scope.split(':')[0] ?? '')) ?? '';

/** Where the battle that begins at a line ends: the first line that is no part of it. */
export function fightEnd(lines: readonly Line[], from: number): number {
  let to = from + 1;
  const battle = battleIn(lines[from]);
  while (battle && lines[to]?.scope.includes(battle)) to++;
  return to;
}

/** How a battle stood with the last of its lines, as the table tells of battles. */
export const standing = (lines: readonly Line[]): View | null => lines.findLast((line) => line.stands)?.stands ?? null;

/** Lines of a battle that its figures do not show, and the one that decides it: they are told as they are. */
export const besides = (lines: readonly Line[], isOver: (stands: View) => boolean): Line[] =>
  lines.slice(1).filter(({ stands }) => !stands || isOver(stands));

/** The last battle of the log. */
export function lastFight(lines: readonly Line[], fight: Fight | undefined): { from: number; to: number } | null {
  if (!fight) return null;
  for (let from = lines.length - 1; from >= 0; from--) {
    if (fight.begins.has(lines[from]?.kind ?? '')) return { from, to: fightEnd(lines, from) };
  }
  return null;
}

type Merge = NonNullable<Teller['merged']>;
const APART: Merge = () => null;
/** By the way in which a game joins lines: before that is known, identical lines are only counted. */
const JOINED = new WeakMap<Merge, WeakMap<Line, WeakMap<Line, Line>>>();

/** How many identical lines a line stands for. */
export const TIMES = new WeakMap<Line, number>();

const alike = (one: Line, next: Line): boolean =>
  one.kind === next.kind &&
  one.secret === next.secret &&
  one.scope.join() === next.scope.join() &&
  JSON.stringify(one.args) === JSON.stringify(next.args);

/** Two lines as one; the same one whenever they are asked for. */
function joined(one: Line, next: Line, merge: Merge = APART): Line | null {
  let pairs = JOINED.get(merge);
  if (!pairs) JOINED.set(merge, (pairs = new WeakMap()));
  const known = pairs.get(one)?.get(next);
  if (known) return known;
  let both = merge(one, next);
  if (!both && alike(one, next)) {
    both = { ...one };
    TIMES.set(both, (TIMES.get(one) ?? 1) + 1);
  }
  if (both) {
    if (!pairs.has(one)) pairs.set(one, new WeakMap());
    pairs.get(one)?.set(next, both);
  }
  return both;
}

/** The same entries as before wherever nothing has changed: what is shown of them stays. */
export function settled(before: readonly Entry[], now: readonly Entry[]): Entry[] {
  const known = new Map(before.map((entry) => [`${entry.kind} ${entry.at}`, entry]));
  return now.map((entry) => {
    const old = known.get(`${entry.kind} ${entry.at}`);
    if (!old || old.kind !== entry.kind || old.seat !== entry.seat) return entry;
    if (entry.kind === 'head' && old.kind === 'head')
      return JSON.stringify(old) === JSON.stringify(entry) ? old : entry;
    if (entry.kind === 'line' && old.kind === 'line')
      return old.line === entry.line &&
        old.sign?.name === entry.sign?.name &&
        old.parts.length === entry.parts.length &&
        old.parts.every((part, i) => part === entry.parts[i])
        ? old
        : entry;
    if (entry.kind === 'fight' && old.kind === 'fight')
      return old.lines.length === entry.lines.length && old.lines[0] === entry.lines[0] ? old : entry;
    return entry;
  });
}

export function entriesOf(lines: readonly Line[], game: Teller): Entry[] {
  const entries: Entry[] = [];
  let time: Chapter['time'];
  let seat: number | null = null;
  let part = '';
  let phase = '';
  let told = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const mark = game.chapter?.(line) ?? game.opens?.(line, lines[at - 1]) ?? null;
    if (mark) {
      const now: { time: Chapter['time']; seat: number | null; part: string } = {
        time: mark.time ?? time,
        seat: mark.seat === undefined ? (mark.part ? null : seat) : mark.seat,
        part: mark.part ?? '',
      };
      const same =
        now.seat === seat &&
        now.part === part &&
        now.time?.name === time?.name &&
        JSON.stringify(now.time?.args) === JSON.stringify(time?.args);
      ({ time, seat, part } = now);
      if (!same) {
        // A heading with nothing below it gives way to the next.
        const last = entries.at(-1);
        const empty = last?.kind === 'head' ? last : null;
        const fresh = (empty?.fresh ?? false) || JSON.stringify(time) !== told;
        if (empty) entries.pop();
        // Back to what is nobody's turn and no part by itself: no heading would say more than that before.
        if (fresh || seat !== null || part) entries.push({ kind: 'head', at, time, seat, part, fresh });
        told = JSON.stringify(time);
        phase = '';
      }
      if (mark.instead) continue;
    }
    const now = game.part?.(line) ?? null;
    const sign = now && now.name !== phase ? now : null;
    phase = now?.name ?? phase;
    if (game.fight?.begins.has(line.kind)) {
      const to = fightEnd(lines, at);
      const all = lines.slice(at, to);
      const told = all.filter((one) => game.fight?.tells.has(one.kind));
      if (all.some((one) => game.fight?.ends.has(one.kind)) || to < lines.length) {
        entries.push({ kind: 'fight', at, lines: all, told, seat, sign });
        at = to - 1;
        continue;
      }
    }
    const last = entries.at(-1);
    if (last?.kind !== 'line' || sign || !goesOn(last, line, game))
      entries.push({ kind: 'line', at, line, parts: [], seat, sign });
  }
  return entries;
}

/** Does a line go on with the one before it: alike, or part of the same action? Then it is told with it. */
function goesOn(last: Entry & { kind: 'line' }, line: Line, game: Teller): boolean {
  const before = last.parts.at(-1);
  const both = before ? joined(before, line, game.merged) : joined(last.line, line, game.merged);
  if (both && before) last.parts = [...last.parts.slice(0, -1), both];
  else if (both) last.line = both;
  if (both) return true;
  const strand = (one: Line): string => game.strand?.(one) ?? '';
  const action = actionOf(line);
  const same = [last.line, before].some(
    (one) => one && ((action && actionOf(one) === action) || (strand(line) && strand(one) === strand(line))),
  );
  // A battle that is going on is told line by line.
  if (!game.tells || !same || battleIn(line) || battleIn(last.line)) return false;
  if (game.tells(line) > game.tells(last.line)) [last.line, last.parts] = [line, [last.line, ...last.parts]];
  else last.parts = [...last.parts, line];
  return true;
}
