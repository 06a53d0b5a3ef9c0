/** What the tile in hand would bring to whom as it is shown on the map, in words: whose land grows, where one's own units may start. */
import type { AskInfo } from '$lib/protocol';
import { sayWord, t } from '$lib/speech.svelte';
import { wordsIn } from '$lib/turn.svelte';

import { joinedBy, layingOut } from './closing';
import { face } from './tiles';
import { turning } from './turning.svelte';
import type { NorthView } from './view';

const CONTEXT = { game: 'northgard', seats: [] };
const speak = (word: string): string => sayWord(word, CONTEXT);

/** What lies on parts of a tile. */
function goodsOn(tile: string, regions: readonly string[]): string {
  const parts = face(tile).region.filter(({ id }) => regions.includes(id));
  const goods = (['food', 'wood', 'lore'] as const).flatMap((what) => {
    const count = parts.reduce((sum, part) => sum + part[what], 0);
    return count ? [(count > 1 ? `${count} × ` : '') + speak(`resource:${what}`)] : [];
  });
  const slots = parts.reduce((sum, part) => sum + part.sites.length, 0);
  return [...goods, ...(slots ? [t('page-ng-tile-slots', { count: slots })] : [])].join(' + ');
}

export function bringsOf(view: NorthView, { args }: AskInfo): string {
  const named = Object.values(args).flatMap(wordsIn);
  const of = (kind: string): string => named.find((word) => word.startsWith(kind))?.slice(kind.length) ?? '';
  const spot = view.spots.find((entry) => entry.spot === of('spot:'));
  const tile = of('tile:');
  if (!spot || !tile) return '';
  const joined = joinedBy(view, { tile, x: spot.x, y: spot.y, rotation: turning.at });
  const grows = joined.flatMap(({ land, owner, regions }) => {
    if (owner === null) return [];
    const who = owner === view.reader ? t('page-you') : speak(`clan:${view.players[owner]?.clan}`);
    return [t('page-ng-lead-joins', { land: speak(`land:${land}`), who, goods: goodsOn(tile, regions) || '0' })];
  });
  if (!layingOut(view)) return grows.join('; ');
  const free = joined.filter(({ owner }) => owner === null);
  const parts = free.map(({ regions }) => goodsOn(tile, regions) || t('page-ng-lead-bare'));
  const each = parts.filter((part, i) => parts.indexOf(part) === i).join(`, ${t('page-ng-lead-or')} `);
  // Where only one part is free nobody is asked where the units start.
  const stand = free.length === 1 ? 'page-ng-lead-stand-only' : 'page-ng-lead-stand';
  return [...grows, ...(each ? [t(stand, { parts: each })] : [])].join('; ');
}
