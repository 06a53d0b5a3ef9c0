/** Where a paragraph came up in a match. A page of the Law in another window learns it from the open table, and can have it shown there. */
import type { Chapter } from '../games';
import type { Line } from './protocol';
import type { Context } from './speech.svelte';

/** A line of the log that followed a rule. */
export interface Use {
  line: Line;
  /** Its place in the log. */
  at: number;
  /** When it was told, as the log heads it. */
  time: Chapter['time'] | null;
}

/** What a table tells of its match. */
export interface Matched {
  title: string;
  context: Context;
  uses: readonly Use[];
  /** The table can go back to a line and show it. */
  shows: boolean;
}

type Note = { type: 'ask' } | { type: 'tell'; matched: Matched } | { type: 'show'; at: number };

const channel = (table: string): BroadcastChannel => new BroadcastChannel(`polana.law.${table}`);

/** The lines of a log that name a rule, with the time that the heading above them gives. */
export function usesOf(lines: readonly Line[], chapter: ((line: Line) => Chapter | null) | undefined): Use[] {
  let time: Chapter['time'] | null = null;
  return lines.flatMap((line, at): Use[] => {
    time = chapter?.(line)?.time ?? time;
    return line.law ? [{ line, at, time }] : [];
  });
}

/** Those that follow one of these paragraphs or a part of it, newest first. */
export const usedIn = (uses: readonly Use[], laws: readonly string[]): Use[] =>
  uses.filter(({ line }) => laws.some((law) => line.law === law || line.law.startsWith(`${law}.`))).reverse();

/** At the table: answer whoever asks. Returns how to stop. */
export function answerLaw(table: string, tell: () => Matched | null, show: (at: number) => void): () => void {
  const heard = channel(table);
  heard.onmessage = ({ data }: MessageEvent<Note>) => {
    const matched = data.type === 'ask' ? tell() : null;
    if (matched) heard.postMessage({ type: 'tell', matched } satisfies Note);
    if (data.type === 'show') show(data.at);
  };
  return () => heard.close();
}

/** At the page of the Law: learn it from the table, as long as it is open in this browser. Returns how to stop, and how to show a line. */
export function askTable(
  table: string,
  learned: (matched: Matched) => void,
): { stop: () => void; show: (at: number) => void } {
  const heard = channel(table);
  heard.onmessage = ({ data }: MessageEvent<Note>) => {
    if (data.type === 'tell') learned(data.matched);
  };
  const ask = (): void => heard.postMessage({ type: 'ask' } satisfies Note);
  ask();
  // Whoever comes back to this page may find that the match has gone on.
  window.addEventListener('focus', ask);
  return {
    stop: () => {
      window.removeEventListener('focus', ask);
      heard.close();
    },
    show: (at) => heard.postMessage({ type: 'show', at } satisfies Note),
  };
}
