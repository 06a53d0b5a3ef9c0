/** A quest in short: where, what is tested or who is fought, and what each outcome brings. */
import type { Play } from '$lib/choices';
import type { AskInfo } from '$lib/protocol';
import { say, sayWord, t, wordOf } from '$lib/speech.svelte';

import { HEROES, QUESTS, type QuestFace } from './faces';
import { RUNEWARS } from './say';
import type { AreaView, RunewarsView } from './view';

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

/** Is this the area that the card names, or one of those that will do? Rules p. 26. */
export function isPlace(quest: QuestFace, area: AreaView, view: RunewarsView): boolean {
  switch (quest.area) {
    case 'any_city':
      return area.city !== null;
    case 'any_enemy_home_realm':
      return view.players.some(
        ({ seat, faction }) => seat !== view.reader && faction !== null && faction === area.home,
      );
    case 'any_neutral_area':
      return area.owner === null && area.ally === null && area.units.length > 0;
    case 'any_uncontrolled_area':
      return area.owner === null;
    case 'any_area_with_mountain_border':
      return area.borders.includes('mountain');
    case 'any_area_with_water_border':
      return area.borders.includes('water');
    default:
      return quest.area === area.area;
  }
}

/** A hero who stands where a quest of the reader leads needs no step: he goes no farther, and then attempts it. */
export function questsHere(ask: AskInfo, view: RunewarsView): { glyph: string; name: string; phrase: string[] }[] {
  if (ask.about !== 'ask-runewars-quest-action' || !ask.options.includes('move')) return [];
  const where = view.heroes.find((one) => `hero:${one.hero}` === wordOf(ask.args.hero))?.area;
  const area = view.areas.find((one) => one.area === where);
  const here = (view.players[view.reader]?.quests ?? []).filter((id) => {
    const quest = QUESTS.get(id);
    return quest && area && isPlace(quest, area, view);
  });
  const names = here.map((id) => sayWord(`quest:${id}`, RUNEWARS)).join(', ');
  return here.length ? [{ glyph: 'quest', name: t('page-rw-quest-here', { names }), phrase: ['move', 'done'] }] : [];
}

export const ATTRIBUTES = ['strength', 'agility', 'wisdom'] as const;

/** How much of an attribute a hero has, with what was trained: a test draws as many Fate cards. */
export function has(hero: string, attribute: string, view: RunewarsView): number {
  const at = ATTRIBUTES.findIndex((name) => name === attribute);
  const trained = view.heroes.find((one) => one.hero === hero)?.training[at] ?? 0;
  return at < 0 ? 0 : (HEROES.get(hero)?.[ATTRIBUTES[at] ?? 'strength'] ?? 0) + trained;
}
