/** What a screen reader says of an area. */
import type { Play } from '$lib/choices';
import { t } from '$lib/speech.svelte';

import { GOODS, QUESTS } from './faces';
import { strengthOf } from './stand';
import type { AreaView, RunewarsView, UnitsView } from './view';

const nameOf = (view: RunewarsView, seat: number, play: Play): string => {
  const faction = view.players[seat]?.faction;
  return faction ? play.speak(`faction:${faction}`) : t('kernel-seat', { number: seat + 1 });
};

const units = (all: readonly UnitsView[], play: Play): string[] =>
  all.flatMap(({ unit, standing, routed }) => [
    ...(standing ? [`${standing} × ${play.speak(`unit:${unit}`)}`] : []),
    ...(routed ? [t('page-rw-lying', { count: routed, unit: play.speak(`unit:${unit}`) })] : []),
  ]);

/** Which sides have a mountain or water. */
function walls(area: AreaView, play: Play): string[] {
  const names = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  return (['mountain', 'water'] as const).flatMap((kind) => {
    const sides = names.filter((_, i) => area.borders[i] === kind).map((side) => play.speak(`side:${side}`));
    return sides.length ? [t(`page-rw-${kind}`, { sides: sides.join(', ') })] : [];
  });
}

export function describeArea(view: RunewarsView, area: AreaView, play: Play): string {
  const word = `area:${area.area}`;
  const parts = [t('page-rw-area', { name: area.area })];
  if (play.choices.has(word)) parts.push(t('page-option-key', { key: play.choices.get(word)?.key ?? '' }));
  else if (play.begins.has(word)) parts.push(t('page-begins'));
  if (area.owner !== null) parts.push(nameOf(view, area.owner, play));
  if (area.stronghold) parts.push(t('page-rw-stronghold', { strength: strengthOf(area.stronghold) }));
  if (area.stronghold?.development) parts.push(play.speak(`development:${area.stronghold.development}`));
  if (area.city !== null) parts.push(t('page-rw-city', { name: play.speak(`city:${area.city}`) }));
  parts.push(...units(area.units, play));
  if (area.ally !== null) parts.push(t('page-rw-allied', { name: nameOf(view, area.ally, play) }));
  if (view.force?.area === area.area) parts.push(t('page-rw-entering', { name: nameOf(view, view.force.seat, play) }), ...units(view.force.units, play));
  if (view.battle?.area === area.area)
    for (const side of view.battle.sides) parts.push(t('page-rw-fighting', { name: side.seat === null ? t('page-rw-neutral-units') : nameOf(view, side.seat, play) }), ...units(side.units, play));
  const coming = new Map<string, number>();
  for (const { unit, count, to } of view.marches) if (unit !== null && to === area.area) coming.set(unit, (coming.get(unit) ?? 0) + count);
  for (const [unit, count] of coming) parts.push(t('page-rw-coming', { name: play.speak(`unit:${unit}`), count }));
  for (const hero of view.heroes.filter((entry) => entry.area === area.area)) {
    const name = play.speak(`hero:${hero.hero}`);
    parts.push(hero.defeated ? t('page-rw-hero-defeated', { name }) : hero.routed ? t('page-rw-hero-lying', { name }) : name);
  }
  if (area.rune) parts.push(area.rune.face === null ? t('page-rw-rune-unknown') : `${play.speak(`rune:${area.rune.face}`)}${area.rune.up ? '' : `, ${t('page-only-you')}`}`);
  if (area.token) parts.push(area.token.kind ? play.speak(`exploration:${area.token.kind}`) : t('page-rw-token'));
  for (const seat of area.activated) parts.push(t('page-rw-activated', { name: nameOf(view, seat, play) }));
  for (const quest of view.players[view.reader]?.quests ?? []) if (QUESTS.get(quest)?.area === area.area) parts.push(t('page-rw-your-quest', { name: play.speak(`quest:${quest}`) }));
  for (const good of GOODS) if (area[good]) parts.push(`${play.speak(`resource:${good}`)} ${area[good]}`);
  parts.push(...walls(area, play));
  return parts.join('; ');
}
