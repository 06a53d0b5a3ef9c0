/** Why somebody won: the runes, or what broke the tie (RW.victory.1, RW.victory.card.2, RW.elimination.1). */
import { t } from '$lib/speech.svelte';

import type { Ending } from '..';
import type { RunewarsView } from './view';

function why(view: RunewarsView, winner: number, scores: readonly number[]): Ending['why'] {
  const runes = (seat: number): number => scores[seat] ?? 0;
  const influence = (seat: number): number => view.players[seat]?.influence ?? 0;
  const count = runes(winner);
  if (view.won_by === 'RW.elimination.1') return { name: 'page-rw-end-last', args: {} };
  if (view.won_by === 'RW.victory.card.2') return { name: 'page-rw-end-card', args: { count } };
  const others = view.players.flatMap((player, seat) => (seat === winner || player.out ? [] : [seat]));
  const next = Math.max(0, ...others.map(runes));
  if (count > next) return { name: 'page-rw-end-runes', args: { count, next } };
  const closest = Math.max(0, ...others.filter((seat) => runes(seat) === count).map(influence));
  if (influence(winner) > closest)
    return { name: 'page-rw-end-influence', args: { count, influence: influence(winner), next: closest } };
  return { name: 'page-rw-end-start', args: { count, influence: closest } };
}

export function endingOf(view: RunewarsView, winners: readonly number[], scores: readonly number[]): Ending | null {
  const [winner] = winners;
  if (winner === undefined) return null;
  return {
    why: why(view, winner, scores),
    figures: (seat) => [
      { glyph: 'rune', count: String(scores[seat] ?? 0), name: t('page-rw-dragon-runes') },
      { glyph: 'influence', count: String(view.players[seat]?.influence ?? 0), name: t('page-rw-influence') },
      {
        glyph: 'crown',
        count: String(view.titles.filter((title) => title.owner === seat).length),
        name: t('page-rw-titles'),
      },
    ],
  };
}
