/** The table's promise about its deal: remembered when it is first seen, worked out again when the match is over. */
import type { Deal } from './protocol';

export type Kept = 'kept' | 'changed' | 'unchecked';

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

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Was this the deal that the table committed to, and what was dealt anew as well? At an imported table part of that may
 * have come with the record. Browsers compute hashes only on safe pages.
 */
export async function dealKept(table: string, deal: Deal): Promise<Kept> {
  const first = seen()[table];
  if (first && first !== deal.commitment) return 'changed';
  if (!window.isSecureContext) return 'unchecked';
  if ((await hash(`polana deal ${deal.salt} ${deal.seed}`)) !== deal.commitment) return 'changed';
  if (deal.imported) return 'kept';
  for (const [number, anew] of (deal.dealt ?? []).entries()) {
    const digits = (await hash(`polana anew ${deal.salt} ${number} ${anew.words} ${anew.seat}`)).slice(0, 32);
    if (BigInt(`0x${digits}`).toString() !== anew.seed) return 'changed';
  }
  return 'kept';
}
