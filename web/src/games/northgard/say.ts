/** What a screen reader says of a territory. */
import type { Play } from '$lib/choices';
import { say, t } from '$lib/speech.svelte';
import type { LandView, NorthView } from './view';

/** Units and whose they are: "3 units of the Wolf Clan". */
function unitsOf(id: string, view: NorthView, other: number, count: number, play: Play): string {
  const sides = view.players.map(({ clan }) => (clan ? `clan:${clan}` : ''));
  return say(id, { count, other }, { game: 'northgard', seats: sides.map((side) => side && play.speak(side)), sides });
}

export function describeLand(view: NorthView, land: LandView, play: Play): string {
  const word = `land:${land.land}`;
  const parts = [t('page-ng-territory', { name: play.speak(word) })];
  if (play.choices.has(word)) parts.push(t('page-option-key', { key: play.choices.get(word)?.key ?? '' }));
  else if (play.begins.has(word)) parts.push(t('page-begins'));
  parts.push(t(land.closed ? 'page-ng-closed' : 'page-ng-open'));
  if (land.owner !== null) parts.push(unitsOf('page-ng-units-of', view, land.owner, land.units, play));
  else parts.push(t('page-ng-neutral'));
  if (land.kaija) parts.push(play.speak('kaija'));
  if (land.raid && land.raid.seat !== null)
    parts.push(unitsOf('page-ng-attacked', view, land.raid.seat, land.raid.units, play));
  for (const creature of land.creatures) parts.push(play.speak(`creature:${creature}`));
  for (const [building, count] of Object.entries(land.buildings)) {
    parts.push((count > 1 ? `${count} × ` : '') + play.speak(`building:${building}`));
  }
  for (const [what, count] of Object.entries(land.yields))
    if (count) parts.push(`${play.speak(`resource:${what}`)} ${count}`);
  const free = Object.entries(land.free).filter(([, count]) => count);
  if (free.length) parts.push(free.map(([slot, count]) => `${play.speak(`slot:${slot}`)} ${count}`).join(', '));
  if (land.dens) parts.push(t('page-ng-den'));
  if (land.scorched) parts.push(t('page-ng-scorched'));
  return parts.join('; ');
}
