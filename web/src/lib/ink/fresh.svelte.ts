/** Which of a list have just come: they get a short welcome. None are new when the list is first seen. */
import { untrack } from 'svelte';

import { settings } from '../settings.svelte';

/** How long somebody is new, in ms at the usual pace. */
const NEW = 600;

export interface Fresh {
  has: (name: string) => boolean;
}

export function fresh(names: () => readonly string[]): Fresh {
  let known: Set<string> | null = null;
  let now = $state.raw<ReadonlySet<string>>(new Set());
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect.pre(() => {
    const list = names();
    untrack(() => {
      const before = known;
      known = new Set(list);
      if (before === null || settings.beat === 0) return;
      const came = list.filter((name) => !before.has(name));
      // A jump to another position is not an arrival.
      if (!came.length || came.length > 6) return;
      now = new Set(came);
      clearTimeout(timer);
      timer = setTimeout(() => (now = new Set()), NEW * settings.beat);
    });
  });
  $effect(() => () => clearTimeout(timer));
  return { has: (name) => now.has(name) };
}
