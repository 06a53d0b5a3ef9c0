/** The control die of a hireling: shown when it is rolled, and for a while after that. */
import { untrack } from 'svelte';

import type { Line } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';

/** How long the die is looked at, in ms at the usual pace. */
const STAYS = 2600;

export interface Roll {
  stars: number;
  gold: number;
  led: boolean;
  /** The markers that it brought. */
  count: number;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const about = (line: Line, word: string): boolean => {
  const { hireling } = line.args;
  return (
    line.kind === 'news-root-control-rolled' &&
    typeof hireling === 'object' &&
    !Array.isArray(hireling) &&
    hireling.word === word
  );
};

/** The roll for this hireling that was told just now; what lay on the table before the page was opened is not news. */
export function controlRoll(lines: () => readonly Line[], word: () => string): { readonly now: Roll | null } {
  let now = $state.raw<Roll | null>(null);
  let known: readonly Line[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect.pre(() => {
    const rolls = lines().filter((line) => about(line, word()));
    untrack(() => {
      const before = known;
      known = rolls;
      const last = rolls.at(-1);
      if (before === null || last === before.at(-1)) return;
      clearTimeout(timer);
      // Something was taken back: nothing was rolled.
      if (!last || rolls.length < before.length) {
        now = null;
        return;
      }
      const { stars, gold, led } = last.args;
      now = { stars: number(stars), gold: number(gold), led: led === 1, count: number(led === 1 ? gold : stars) };
      timer = setTimeout(() => (now = null), STAYS * Math.max(1, settings.beat));
    });
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get now() {
      return now;
    },
  };
}
