/** A position of Northgard to make small pictures of, dressed as a table was set up: its clans, its creatures. */
import sample from './sample.json';
import type { NorthView } from './view';

const SAMPLE = sample as NorthView;

/** `sides` are the clans of the seats, "?" where one is chosen later; without any, those of the sample stay. */
export function sampleView(sides: readonly string[] = [], creatures = true): NorthView {
  const named = new Set(sides);
  // Whoever has not chosen yet gets a clan that nobody has named.
  const spare = SAMPLE.players.flatMap(({ clan }) => (clan !== null && !named.has(clan) ? [clan] : []));
  const clans = sides.length
    ? sides.map((side) => (side === '?' ? (spare.shift() ?? null) : side))
    : SAMPLE.players.map(({ clan }) => clan);
  const sits = (seat: number | null): boolean => seat !== null && seat < clans.length;
  return {
    ...SAMPLE,
    players: SAMPLE.players.map((player) => ({ ...player, clan: clans[player.seat] ?? null })),
    lands: SAMPLE.lands.map((land) => ({
      ...land,
      owner: sits(land.owner) ? land.owner : null,
      units: sits(land.owner) ? land.units : 0,
      creatures: creatures ? land.creatures : [],
    })),
    creatures: creatures ? SAMPLE.creatures : { ...SAMPLE.creatures, line: [] },
  };
}
