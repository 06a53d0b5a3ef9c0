/** Steps of a turn that several factions count alike: "action 2 of 3". */
import { t } from '$lib/speech.svelte';
import type { Steps } from '../..';

export function actionsOf(used: number, all: number, begun: number): Steps {
  const spent = Math.min(all, Math.max(0, used - begun));
  return { spent, all, text: t('page-root-action-now', { now: Math.min(all, spent + 1), all }) };
}
