import { beforeAll, beforeEach, expect, test } from 'vitest';

import { figure, say, sayPieces, sayWord, speakOf, t, tongue, type Context } from './speech.svelte';

const TABLE: Context = {
  game: 'root',
  seats: ['Marquise de Cat', 'Eyrie Dynasties'],
  sides: ['faction:marquise', 'faction:eyrie'],
  people: ['Hania', 'Staś'],
};

beforeAll(() => speakOf('root'));
beforeEach(() => tongue.choose('en'));

test('a word is said by its own message, or by that of its kind', async () => {
  expect(sayWord('clearing:4', TABLE)).toBe('clearing 4');
  expect(sayWord('unheard:of', TABLE)).toBe('unheard:of');
  await tongue.choose('pl');
  expect(sayWord('clearing:4', TABLE)).toBe('polana 4');
});

test('a message takes the case of a word that it needs', async () => {
  await tongue.choose('pl');
  const args = { seat: 0, other: 1, where: { word: 'clearing:4' } };
  const said = say('news-root-battle', args, TABLE);
  expect(said).toContain('na polanie 4');
  expect(said).not.toContain('{');
});

test('several places are said together', async () => {
  const where = [{ word: 'clearing:1' }, { word: 'clearing:4' }, { word: 'clearing:9' }];
  const args = { seat: 0, count: 1, piece: { word: 'piece:sawmill' }, where };
  await tongue.choose('pl');
  expect(say('news-root-placed', args, TABLE)).toContain('1, 4 i 9');
});

test('a sentence in pieces names its words, and read together it is the sentence', () => {
  const args = { seat: 0, other: 1, where: { word: 'clearing:4' } };
  const pieces = sayPieces('news-root-battle', args, TABLE);
  expect(pieces.map((piece) => piece.text).join('')).toBe(say('news-root-battle', args, TABLE));
  expect(pieces.filter((piece) => piece.word).map((piece) => piece.word)).toContain('clearing:4');
});

test('a message that nobody has written is shown as its id', () => {
  expect(t('page-nobody-wrote-this')).toBe('{page-nobody-wrote-this}');
});

test('a figure below nothing has a minus and no hyphen', () => {
  expect(figure(-2)).toBe('\u22122');
});
