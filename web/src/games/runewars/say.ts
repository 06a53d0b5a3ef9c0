/** What a screen reader says of an area. */
import type { Play } from '$lib/choices';
import { say, t } from '$lib/speech.svelte';

import { GOODS, QUESTS } from './faces';
import { strengthOf } from './stand';
import type { AreaView, RunewarsView, UnitsView } from './view';

export const RUNEWARS = { game: 'runewars', seats: [] };

export const ownerName = (view: RunewarsView, seat: number, play: Play): string => {
  const faction = view.players[seat]?.faction;
  return faction ? play.speak(`faction:${faction}`) : t('kernel-seat', { number: seat + 1 });
};

/** A sentence about a seat, called by its faction in the case that the sentence needs. */
function told(id: string, other: number, view: RunewarsView, play: Play): string {
  const sides = view.players.map(({ faction }) => (faction ? `faction:${faction}` : ''));
  return say(id, { other }, { game: 'runewars', seats: sides.map((side) => side && play.speak(side)), sides });
}

/** A number of units of a kind: "3 Knights". */
export const counted = (id: string, unit: string, count: number): string =>
  say(id, { count, unit: { word: `unit:${unit}` } }, RUNEWARS);

const units = (all: readonly UnitsView[]): string[] =>
  all.flatMap(({ unit, standing, routed }) => [
    ...(standing ? [counted('page-rw-standing', unit, standing)] : []),
    ...(routed ? [counted('page-rw-lying', unit, routed)] : []),
  ]);

/** Which sides have a mountain or water. */
function walls(area: AreaView): string[] {
  const names = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  return (['mountain', 'water'] as const).flatMap((kind) => {
    const sides = names.filter((_, i) => area.borders[i] === kind).map((side) => ({ word: `side:${side}` }));
    return sides.length ? [say(`page-rw-${kind}`, { sides }, RUNEWARS)] : [];
  });
}

export function describeArea(view: RunewarsView, area: AreaView, play: Play): string {
  const word = `area:${area.area}`;
  const parts = [t('page-rw-area', { name: area.area })];
  if (play.choices.has(word)) parts.push(t('page-option-key', { key: play.choices.get(word)?.key ?? '' }));
  else if (play.begins.has(word)) parts.push(t('page-begins'));
  if (area.owner !== null) parts.push(ownerName(view, area.owner, play));
  if (area.stronghold) parts.push(t('page-rw-stronghold', { strength: strengthOf(area.stronghold) }));
  if (area.stronghold?.development) parts.push(play.speak(`development:${area.stronghold.development}`));
  if (area.city !== null) parts.push(t('page-rw-city', { name: play.speak(`city:${area.city}`) }));
  parts.push(...units(area.units));
  if (area.ally !== null) parts.push(told('page-rw-allied', area.ally, view, play));
  if (view.force?.area === area.area)
    parts.push(told('page-rw-entering', view.force.seat, view, play), ...units(view.force.units));
  if (view.battle?.area === area.area)
    for (const side of view.battle.sides)
      parts.push(
        t('page-rw-fighting', {
          name: side.seat === null ? t('page-rw-neutral-units') : ownerName(view, side.seat, play),
        }),
        ...units(side.units),
      );
  const coming = new Map<string, number>();
  for (const { unit, count, to } of view.marches)
    if (unit !== null && to === area.area) coming.set(unit, (coming.get(unit) ?? 0) + count);
  for (const [unit, count] of coming) parts.push(counted('page-rw-coming', unit, count));
  for (const hero of view.heroes.filter((entry) => entry.area === area.area)) {
    const said = { hero: { word: `hero:${hero.hero}` } };
    parts.push(
      hero.defeated
        ? say('page-rw-hero-defeated', said, RUNEWARS)
        : hero.routed
          ? say('page-rw-hero-lying', said, RUNEWARS)
          : play.speak(said.hero.word),
    );
  }
  if (area.rune)
    parts.push(
      area.rune.face === null
        ? t('page-rw-rune-unknown')
        : `${play.speak(`rune:${area.rune.face}`)}${area.rune.up ? '' : `, ${t('page-only-you')}`}`,
    );
  if (area.token) parts.push(area.token.kind ? play.speak(`exploration:${area.token.kind}`) : t('page-rw-token'));
  for (const seat of area.activated) parts.push(told('page-rw-activated', seat, view, play));
  for (const quest of view.players[view.reader]?.quests ?? [])
    if (QUESTS.get(quest)?.area === area.area)
      parts.push(t('page-rw-your-quest', { name: play.speak(`quest:${quest}`) }));
  for (const good of GOODS) if (area[good]) parts.push(`${play.speak(`resource:${good}`)} ${area[good]}`);
  parts.push(...walls(area));
  return parts.join('; ');
}
