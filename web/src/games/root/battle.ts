/** A battle of Root as the log tells it. */
import type { Arg, Line } from '$lib/protocol';

import type { Fight } from '..';

export interface Battle {
  where: string;
  attacker: number;
  defender: number;
  ambush: Line[];
  dice: [number, number] | null;
  hits: { attacker: number | null; defender: number | null };
  taken: Line[];
  /** 0 ambush, 1 roll, 2 effects, 3 hits. */
  step: number;
}

const BELONGS = new Set(['news-root-ambush', 'news-root-foiled', 'news-root-rolled', 'news-root-hits', 'news-root-removed', 'news-root-used', 'news-root-scored']);

export const FIGHT: Fight = { begins: new Set(['news-root-battle']), belongs: BELONGS, tells: new Set(['news-root-rolled']), ends: new Set(['news-root-hits']) };

const num = (value: Arg | undefined): number | null => (typeof value === 'number' ? value : null);

export function battleOf(lines: readonly Line[]): Battle | null {
  let at = lines.length - 1;
  while (at >= 0 && BELONGS.has(lines[at]?.kind ?? '')) at--;
  const first = lines[at];
  if (first?.kind !== 'news-root-battle') return null;
  const where = first.args.where;
  const battle: Battle = {
    where: typeof where === 'object' && !Array.isArray(where) ? where.word : '',
    attacker: num(first.args.seat) ?? 0,
    defender: num(first.args.other) ?? 0,
    ambush: [],
    dice: null,
    hits: { attacker: null, defender: null },
    taken: [],
    step: 0,
  };
  for (const line of lines.slice(at + 1)) {
    if (line.kind === 'news-root-rolled') {
      battle.dice = [num(line.args.one) ?? 0, num(line.args.other_die) ?? 0];
      battle.hits = { attacker: num(line.args.attacker), defender: num(line.args.defender) };
      battle.step = 2;
    } else if (line.kind === 'news-root-hits') {
      battle.step = 3;
      battle.taken.push(line);
    } else if (battle.dice === null) {
      battle.ambush.push(line);
      battle.step = Math.max(battle.step, 1);
    } else battle.taken.push(line);
  }
  return battle;
}
