/** What a screen reader says of a clearing. */
import type { Play } from '$lib/choices';
import { t } from '$lib/speech.svelte';
import { isBuilding } from './look';
import type { RootView } from './view';

const sideName = (view: RootView, seat: number, play: Play): string => {
  const faction = view.sides[seat]?.faction;
  return faction && faction !== '?' ? play.speak(`faction:${faction}`) : t('kernel-seat', { number: seat + 1 });
};

export function describeClearing(view: RootView, at: number, play: Play): string {
  const clearing = view.clearings[at];
  const word = `clearing:${at + 1}`;
  const parts = [play.speak(word)];
  const choice = play.choices.get(word);
  if (choice) parts.push(t('page-option-key', { key: choice.key }));
  if (clearing?.suit) parts.push(play.speak(`suit:${clearing.suit}`));
  parts.push(clearing?.ruler !== null && clearing?.ruler !== undefined ? t('page-root-ruled', { who: sideName(view, clearing.ruler, play) }) : t('page-root-unruled'));
  view.sides.forEach((side, seat) => {
    const name = sideName(view, seat, play);
    const own: string[] = [];
    if (side.warriors[at]) own.push(t('page-root-warriors', { count: side.warriors[at] ?? 0 }));
    if (side.pawn === String(at + 1)) own.push(t('page-root-pawn'));
    for (const [piece, counts] of Object.entries(side.pieces)) {
      const count = counts[at] ?? 0;
      if (count) own.push((count > 1 ? `${count} × ` : '') + play.speak(`piece:${piece}`));
    }
    if (own.length) parts.push(`${name}: ${own.join(', ')}`);
  });
  const used = view.sides.reduce(
    (sum, side) => sum + Object.entries(side.pieces).reduce((all, [piece, counts]) => all + (isBuilding(side.faction, piece) ? (counts[at] ?? 0) : 0), 0),
    0,
  );
  const free = (clearing?.slots ?? 0) - used - (clearing?.ruin ? 1 : 0);
  if (clearing?.ruin) parts.push(t('page-root-ruin'));
  if (free > 0) parts.push(t('page-root-free-slots', { count: free }));
  return parts.join('; ');
}
