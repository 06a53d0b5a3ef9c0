/** The table's promise about its deal: remembered when it is first seen, worked out again when the match is over. */
import type { Deal } from './protocol';
import { sha256 } from './sha256';
import { drawnAt, stakeOf, type Drawn } from './stakes';

/** `mixed`: players had a part in it, this browser's seats too where it had any; `left-out`: it had one that did not count. */
export type Kept = 'kept' | 'changed' | 'mixed' | 'left-out';

const STORE = 'polana.deals';

function seen(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Keep what the table has committed to, as it was said first. */
export function noteDeal(table: string, deal: Deal | null): void {
  const known = seen();
  if (!deal || known[table]) return;
  const kept = Object.entries({ ...known, [table]: deal.commitment }).slice(-200);
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
}

/** The first 32 digits of a hash, read as a number. */
const seedOf = (text: string): string => BigInt(`0x${sha256(text).slice(0, 32)}`).toString();

/** What speaks against the deal of a table to which players had added numbers? */
function isMixed(table: string, deal: Deal, mine: ReadonlyMap<number, Drawn>): boolean {
  const open = deal.stakes.filter((one) => one.number).sort((one, other) => one.seat - other.seat);
  if (open.some((one) => stakeOf(table, one.seat, one.number) !== one.commitment)) return false;
  const parts = ['polana mix', deal.salt, deal.own, ...open.map((one) => `${one.seat}:${one.number}`)];
  if (seedOf(parts.join(' ')) !== deal.seed) return false;
  for (const [seat, { number, closed, opened }] of mine) {
    // What counts was laid down before this browser opened its own.
    if (closed && deal.stakes.some((one) => closed[String(one.seat)] !== one.commitment)) return false;
    if (opened && !open.some((one) => one.seat === seat && one.number === number)) return false;
  }
  return true;
}

/**
 * Was this the deal that the table committed to, with the numbers that players had laid down, and what was dealt anew as well?
 * At an imported table part of that may have come with the record.
 */
export function dealKept(table: string, deal: Deal): Kept {
  const first = seen()[table];
  if (first && first !== deal.commitment) return 'changed';
  const mine = drawnAt(table);
  // Whoever has laid down something knows that there was more to this deal than the table's own seed.
  if (!deal.own && [...mine.values()].some((drawn) => drawn.closed)) return 'changed';
  if (sha256(`polana deal ${deal.salt} ${deal.own || deal.seed}`) !== deal.commitment) return 'changed';
  if (deal.own && !isMixed(table, deal, mine)) return 'changed';
  if (deal.imported) return 'kept';
  for (const [number, anew] of deal.dealt.entries()) {
    const text = `polana anew ${deal.salt} ${number} ${anew.words} ${anew.eyes.join(',') || '-'}`;
    // Older tables give no reason, and did not look back to the deal before.
    const last = anew.why ? (deal.dealt[number - 1]?.seed ?? (deal.own ? deal.seed : '')) : '';
    if (seedOf(last ? `${text} ${last}` : text) !== anew.seed) return 'changed';
  }
  if (!deal.own) return 'kept';
  const counted = [...mine].every(([seat, drawn]) =>
    deal.stakes.some((one) => one.seat === seat && one.number === drawn.number),
  );
  return counted ? 'mixed' : 'left-out';
}
