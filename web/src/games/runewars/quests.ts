/** A quest in short: where, what is tested or who is fought, and what each outcome brings. */
import type { Play } from '$lib/choices';
import { say, t } from '$lib/speech.svelte';

import type { QuestFace } from './faces';

/** "influence 2", "damage 1", "reward": what an outcome brings. */
const gain = (text: string): string => {
  const [what = '', count = '1'] = text.split(' ');
  return t(`page-rw-outcome-${what}`, { count: Number(count) });
};
export const outcomeOf = (outcomes: readonly string[] | undefined): string =>
  outcomes?.length ? outcomes.map(gain).join(', ') : t('page-rw-outcome-nothing');

export function whereOf(quest: QuestFace): string {
  return quest.area.startsWith('any_') ? t(`page-rw-${quest.area.replaceAll('_', '-')}`) : quest.area;
}

export function questText(quest: QuestFace, play: Play): string {
  const task =
    quest.kind === 'duel'
      ? say('page-rw-quest-duel', { unit: { word: `unit:${quest.opponent ?? ''}` } }, { game: 'runewars', seats: [] })
      : play.speak(`attribute:${quest.attribute ?? ''}`);
  const ways = [
    `✓ ${outcomeOf(quest.success)}`,
    ...(quest.kind === 'test' ? [`◐ ${outcomeOf(quest.middle)}`] : []),
    `✕ ${outcomeOf(quest.failure)}`,
  ];
  return `${whereOf(quest)} · ${task}. ${ways.join('; ')}`;
}
