/** What a confirmation says. */
import { beforeAll, expect, test } from 'vitest';

import { word } from '$lib/choices';
import type { AskInfo } from '$lib/protocol';
import { speakOf } from '$lib/speech.svelte';
import { deedOf } from './deeds';
import { FATE } from './faces';

beforeAll(() => speakOf('runewars'));

test('of a Fate card that is kept for a test the result is chosen, not its number', () => {
  const said = (['success', 'middle', 'failure'] as const).map((destiny) => {
    const card = [...FATE].find(([, face]) => face.destiny === destiny)?.[0] ?? '';
    return deedOf(word(`fate:${card}`), { about: 'ask-runewars-destiny', args: {} } as unknown as AskInfo);
  });
  expect(said).toEqual(['Choose success', 'Choose partial success', 'Choose failure']);
});
