/** Where a chapter of Runewars' log begins: a season, the orders, somebody's turn. */
import type { Arg, Line } from '$lib/protocol';

import type { Chapter, Fight } from '..';

const ids = (...kinds: string[]): string[] => kinds.map((kind) => `news-runewars-${kind}`);
/** The lines that begin a battle or a duel, and those that decide it. */
const ENDS = new Set(
  ids(
    'won-battle',
    'won-battle-neutral',
    'battle-cancelled',
    'unit-beaten',
    'duel-undecided',
    'evaded',
    'hero-defeated',
  ),
);
/** Blows of a battle, which are looked at as long as its beginning. */
const BLOWS = new Set(
  ids(
    'round',
    'supports',
    'support-discarded',
    'support-discarded-neutral',
    'fortification',
    'stronghold-adds',
    'walls-add',
    'strength',
    'stronghold-damaged',
    'stronghold-taken',
    'battle-cancelled',
    ...[
      'lined-up',
      'draws-fate',
      'specials-shown',
      'routs-shown',
      'damage-shown',
      'ravages',
      'routed',
      'damaged',
      'killed',
      'stood-up',
      'joined',
      'stronger',
      'tougher',
      'won-battle',
      'left-behind',
    ].flatMap((kind) => [kind, `${kind}-neutral`]),
  ),
);
export const FIGHT: Fight = {
  begins: new Set(ids('battle', 'battle-neutral', 'challenged', 'fights-unit')),
  blows: BLOWS,
  tells: new Set([...ENDS, ...ids('strength')]),
  ends: ENDS,
  opens: true,
};

/** These say no more than the headings of their seasons. */
const HEADINGS = new Set(ids('spring', 'summer', 'autumn', 'winter'));

export function chapterOf({ kind, scope, about }: Line): Chapter | null {
  const { year, season, seat } = about ?? {};
  if (!scope.length) return { part: 'page-rw-setup' };
  const orders = scope.some((one) => one.startsWith('orders:')) ? 'page-rw-part-orders' : undefined;
  if (typeof year !== 'number' || typeof season !== 'string') return orders ? { part: orders } : null;
  const time = { name: `page-rw-${season}-of`, args: { year } };
  if (orders) return { time, part: orders };
  return { time, seat: typeof seat === 'number' ? seat : null, instead: HEADINGS.has(kind) };
}

const wordOf = (value: Arg | undefined): string =>
  typeof value === 'object' && !Array.isArray(value) ? value.word : '';
/** What a line tells, whether of one seat or of several. */
const GAME = '-runewars-';
const short = (kind: string): string => kind.split(GAME).at(-1) ?? kind;
/** What several do alike, one after the other: they are named together. */
const ALIKE = new Set([
  'announced',
  'bid',
  'banned',
  'gained-influence',
  'drew-tactics-hidden',
  'drew-quests-hidden',
  'drew-objective-hidden',
]);

/** Two lines that follow each other as one: the same of several seats, a number that changes again, runes of one seat, a hero who goes on. */
export function merged(one: Line, next: Line): Line | null {
  if (one.secret !== next.secret || one.scope.join() !== next.scope.join()) return null;
  // What is bid is spent: the bid says it.
  const [what, then] = [short(one.kind), short(next.kind)];
  if (then === 'spent-influence') return what === 'bid' ? one : null;
  if (what !== then) return null;
  const [{ seat: first, ...a }, { seat: other, ...b }] = [one.args, next.args];
  switch (what) {
    case 'dial':
      return first === other && wordOf(a.resource) === wordOf(b.resource) ? { ...one, args: next.args } : null;
    case 'hero-moved':
      // From where he was to where he is at last; whoever comes back has gone there and back.
      return wordOf(a.hero) === wordOf(b.hero) && wordOf(a.to) === wordOf(b.area) && wordOf(a.area) !== wordOf(b.to)
        ? { ...one, args: { ...one.args, to: b.to as Arg } }
        : null;
    case 'trained':
      return wordOf(a.hero) === wordOf(b.hero) && wordOf(a.attribute) === wordOf(b.attribute)
        ? { ...one, args: next.args }
        : null;
    case 'rune-placed':
      return first === other ? { ...one, args: { ...one.args, area: [a.area, b.area].flat() as Arg[] } } : null;
  }
  if (!ALIKE.has(what) || first === undefined || other === undefined || JSON.stringify(a) !== JSON.stringify(b))
    return null;
  const seats = [first, other].flat();
  // Two tokens each are not two tokens of both.
  return new Set(seats).size === seats.length
    ? { ...one, kind: `page-each-runewars-${what}`, args: { ...one.args, seat: seats } }
    : null;
}

/** Outside a deed: what belongs together, though each seat has a line of its own. */
const STRANDS: Record<string, readonly string[]> = {
  first: ['drew-for-first', 'first-player'],
  sides: ['faction'],
  quests: ['setup-quests'],
  runes: ['rune-discarded', 'rune-gained', 'rune-placed'],
  dragons: ['dragon-placed'],
  homes: ['home'],
  heroes: ['start-hero'],
  draws: [
    'objective-discarded',
    'drew-quests',
    'drew-quests-hidden',
    'drew-objective',
    'drew-objective-hidden',
    'drew-tactics',
    'drew-tactics-hidden',
    'gained-influence',
  ],
  bids: ['announced', 'bid', 'tied-first', 'tied-last', 'spent-influence'],
  bans: ['banned'],
  training: ['trained'],
};
const STRAND = new Map(Object.entries(STRANDS).flatMap(([strand, kinds]) => kinds.map((kind) => [kind, strand])));
/** And what one seat does by and by: it begins, its dials are set, its units starve, it marches somewhere. */
const OWN: Record<string, string> = {
  dials: 'start',
  'start-stronghold': 'start',
  mustered: 'start',
  dial: 'dials',
  'food-limit': 'food',
  destroyed: 'food',
};

export function strandOf({ kind, args, scope }: Line): string {
  const what = short(kind);
  // A march is told with its activation, which is a question of its own.
  const turn = scope.some((one) => one.startsWith('turn:'));
  const to = wordOf(what === 'activated' ? args.area : what === 'moved' || what === 'hero-moved' ? args.to : undefined);
  if (to && turn) return `march ${to}`;
  // In the Quest phase a hero goes somewhere and tries what is to be done there.
  if (['hero-moved', 'attempts', 'test', 'hero-healed', 'hero-recovered'].includes(what) && !turn)
    return `quest ${wordOf(args.hero)}`;
  // A card that feeds units is a part of the winter of whoever plays it.
  if (what === 'stores' || wordOf(args.card) === 'tactic:winter_stores') return `food ${JSON.stringify(args.seat)}`;
  const acting = scope.some((one) => one.startsWith('action:'));
  const strand = STRAND.get(what) ?? '';
  if (strand) return acting && strand !== 'training' ? '' : strand;
  return what in OWN && !acting ? `${OWN[what]} ${JSON.stringify(args.seat)}` : '';
}

/** What a deed costs, and what it brings, say less than what it is. */
const PAID = new Set(['spent-influence', 'dial', 'reward-discarded', 'discarded-tactic']);
const YIELDS = new Set([
  'gained-influence',
  'drew-tactics',
  'drew-tactics-hidden',
  'drew-heroes',
  'drew-heroes-hidden',
  'drew-quests',
]);
export const tells = ({ kind }: Line): number => (PAID.has(short(kind)) ? 0 : YIELDS.has(short(kind)) ? 1 : 2);
