import { expect, test } from 'vitest';

import { word } from './choices';
import { completions, named, normal, read } from './phrase';

const options = (...rows: readonly (readonly [string, string, string])[]) =>
  rows.map(([text, key, name]) => named({ ...word(text), key }, name));

const MENU = options(
  ['march', '1', 'Wymarsz'],
  ['battle', '2', 'Bitwa'],
  ['build', '3', 'Budowa'],
  ['done', '0', 'Koniec'],
);
const PLACES = options(
  ['clearing:1', '1', 'clearing 1'],
  ['clearing:10', '10', 'clearing 10'],
  ['forest:2', '2', 'forest 2'],
);

test('what is typed is read without accents, signs and capitals', () => {
  expect(normal('  Łąka, ŻÓŁĆ! ')).toBe('laka zolc');
});

test.each([
  ['march', 'march', ''],
  ['1', 'march', ''],
  ['wymarsz', 'march', ''],
  // Endings may differ.
  ['bitwę na polanie 4', 'battle', 'na polanie 4'],
  ['march 12 to 4', 'march', '12 to 4'],
  // The only option that begins like this.
  ['wym', 'march', ''],
])('“%s” is an option and a rest', (text, meant, rest) => {
  expect(read(text, MENU)).toEqual({ word: meant, rest, several: [] });
});

test('small words before a place are passed over, and a number is a whole number', () => {
  expect(read('to the clearing 10', PLACES).word).toBe('clearing:10');
  expect(read('1', PLACES).word).toBe('clearing:1');
  expect(read('forest:2', PLACES).word).toBe('forest:2');
});

test('what may mean several options is none of them', () => {
  const found = read('b', MENU);
  expect(found.word).toBe('');
  expect(found.several.map((option) => option.word)).toEqual(['battle', 'build']);
  expect(read('xyz', MENU)).toEqual({ word: '', rest: 'xyz', several: [] });
});

test('completions: what is meant exactly first, then what begins so, then what has a word that does', () => {
  const list = options(['a', '1', 'stone tower'], ['b', '2', 'tower'], ['c', '3', 'towers of old'], ['d', '4', 'fort']);
  expect(completions('tower', list).map((option) => option.word)).toEqual(['b', 'c', 'a']);
  expect(completions('', list)).toHaveLength(4);
});

test('typed words are understood in both languages, with their endings', () => {
  const option = (text: string, name: string, key = '') => {
    const [kind = '', label = ''] = text.split(':');
    return named({ text, kind, label, key }, name);
  };
  const deeds = [option('march', 'marsz', '2'), option('battle', 'walka', '1'), option('craft', 'przekucie', 'C')];
  expect(read('marsz 12 na 4', deeds)).toMatchObject({ word: 'march', rest: '12 na 4' });
  expect(read('Walki na polanie 3', deeds).word).toBe('battle');
  expect(read('C', deeds).word).toBe('craft');
  expect(read('prz', deeds).word).toBe('craft');
  const places = [4, 11, 12].map((n) => option(`clearing:${n}`, `polana ${n}`, String(n)));
  expect(read('12 na 4', places)).toMatchObject({ word: 'clearing:12', rest: 'na 4' });
  expect(read('z polany 4', places)).toMatchObject({ word: 'clearing:4', rest: '' });
  expect(read('z 5', places)).toMatchObject({ word: '', several: [] });
  expect(completions('1', places).map((one) => one.word)).toEqual(['clearing:11', 'clearing:12']);
  expect(normal('Łączność „Żółwia”')).toBe('lacznosc zolwia');
});
