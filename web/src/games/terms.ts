/** What a deed costs or brings, as the engine tells it (`DeedInfo.args`), in signs. A game says how its terms look. */
import { t } from '$lib/speech.svelte';

import type { Sign } from '.';

/** Its picture and the message that names it. */
export interface TermLook {
  glyph: string;
  name: string;
  ink?: string;
}

/** What a deed brings and does not cost. */
const BRINGS = 'brings_';

/** Figures of a deed in the order in which the engine tells them; what comes to nothing is left out. */
export function ofTerms(terms: Readonly<Record<string, unknown>>, lookOf: (term: string) => TermLook | null): Sign[] {
  return Object.entries(terms).flatMap(([term, value]) => {
    const brings = term.startsWith(BRINGS);
    const look = lookOf(brings ? term.slice(BRINGS.length) : term);
    if (!look || typeof value !== 'number' || !value) return [];
    return [
      {
        glyph: look.glyph,
        count: `${brings ? '+' : ''}${value}`,
        name: t(look.name, { count: value }),
        ...(look.ink ? { ink: look.ink } : {}),
      },
    ];
  });
}
