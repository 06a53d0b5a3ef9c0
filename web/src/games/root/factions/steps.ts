/** Steps of a turn that several factions count alike: "action 2 of 3". */
import { t } from '$lib/speech.svelte';
import type { Steps } from '../..';

export function actionsOf(used: number, all: number, begun: number): Steps {
  const spent = Math.min(all, Math.max(0, used - begun));
  return { spent, all, text: actionNow(spent, all) };
}

/** "action 2 of 3"; where all are taken, that none is left, though cards or what else costs none may still be used. */
export function actionNow(spent: number, all: number): string {
  return spent < all ? t('page-root-action-now', { now: spent + 1, all }) : t('page-root-action-none');
}
