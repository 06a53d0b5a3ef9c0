import { describe, expect, test } from 'vitest';

import { closedBy, joinedBy } from './closing';
import type { NorthView } from './view';

type Given = Parameters<typeof closedBy>[0];

/** The starting tile, and tile 9 east of it in a rotation; seat 0 is asked and stands in the eastern part of the starting tile. */
function given(rotation: number, clan: string, phase: NorthView['phase'] = 'actions'): Given {
  const tiles = [
    { tile: 'start', x: 0, y: 0, rotation: 0, regions: [] },
    { tile: 'tile_09', x: 1, y: 0, rotation, regions: [] },
  ];
  const lands = [{ land: 'start.e', owner: 0, regions: ['start.e'] }];
  return { tiles, lands, phase, reader: 0, players: [{ clan }] } as unknown as Given;
}
const at = (x: number, y: number, rotation: number) => ({ tile: 'tile_08', x, y, rotation });

describe('what a tile closes', () => {
  // As the engine finds it: (rotation of tile 9, place of tile 8, its rotation) and the territory with its tiles.
  const found: [number, readonly [number, number], number, string, number][] = [
    [0, [1, -1], 0, 'start.e', 3],
    [0, [1, -1], 2, 'start.e', 3],
    [0, [0, -1], 0, 'start.n', 2],
    [1, [0, 1], 2, 'start.s', 2],
    [2, [1, -1], 0, 'tile_08.s', 2],
    [3, [1, -1], 2, 'tile_08.n', 2],
  ];
  test.each(found)(
    'tile 9 turned %i, tile 8 at %j turned %i closes %s of %i tiles',
    (nine, [x, y], turn, land, tiles) => {
      expect(closedBy(given(nine, 'wolf'), at(x, y, turn)).map((one) => [one.land, one.tiles])).toEqual([
        [land, tiles],
      ]);
    },
  );

  test('a tile beside open land only closes nothing', () => {
    expect(closedBy(given(0, 'wolf'), at(2, 0, 0))).toEqual([]);
  });

  test('it brings Fame for each tile of one’s own territory, the Stag Clan one more, and nothing while tiles are laid out', () => {
    const fame = (clan: string, phase?: NorthView['phase']) => closedBy(given(0, clan, phase), at(1, -1, 0))[0]?.fame;
    expect([fame('wolf'), fame('stag'), fame('stag', 'place_tiles')]).toEqual([3, 4, 0]);
    expect(closedBy(given(0, 'stag'), at(0, -1, 0))[0]?.fame).toBe(0);
  });
});

test('what each part of a tile joins, and whose that is', () => {
  // Turned so that its southern part meets the eastern part of the starting tile, in which seat 0 stands.
  const joined = joinedBy(given(0, 'wolf'), at(1, -1, 0));
  expect(joined.flatMap((one) => one.regions).sort()).toEqual(['mid', 'n', 's']);
  expect(joined.filter((one) => one.owner !== null)).toEqual([{ land: 'start.e', owner: 0, regions: ['s'] }]);
  // Beside open land only, all of it is new.
  expect(joinedBy(given(0, 'wolf'), at(2, 0, 0)).every((one) => one.owner === null)).toBe(true);
});
