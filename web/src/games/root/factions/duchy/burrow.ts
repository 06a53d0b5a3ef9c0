/** The Burrow: a place beside the map where the warriors gather. */
import type { Play } from '$lib/choices';
import { t } from '$lib/speech.svelte';
import { ofKind } from '../../sides';
import type { RootView } from '../../view';

export const WORD = 'clearing:burrow';
/** Lists by place have it after the clearings. */
export const BURROW = 12;

export function describeBurrow(view: RootView, play: Play): string {
  const choice = play.choices.get(WORD);
  const moles = view.sides.find((side) => ofKind(side, 'duchy'));
  const tunnels = (moles?.pieces.tunnel ?? []).flatMap((count, at) => (count ? [at + 1] : []));
  return [
    play.speak(WORD),
    ...(choice ? [t('page-option-key', { key: choice.key })] : play.begins.has(WORD) ? [t('page-begins')] : []),
    t('page-root-warriors', { count: moles?.warriors[BURROW] ?? 0 }),
    tunnels.length ? t('page-root-paths', { to: tunnels.join(', ') }) : t('page-root-no-tunnels'),
  ].join('; ');
}
