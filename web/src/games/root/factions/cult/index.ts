/** The Lizard Cult. */
import type { FactionPage } from '../found';
import Board from './Board.svelte';

const page: FactionPage = {
  Board,
  apart: true,
  chapter: '10',
  scales: [3, 3, 1],
  warriors: '10.2.3',
  pieces: { garden: '10.2.4' },
  figures: {
    outcast: ['10.4.1', 'page-root-outcast'],
    acolytes: ['10.2.3', 'page-root-acolytes'],
    gardens: ['10.2.4', 'page-root-gardens'],
    souls: ['10.2.6', 'page-root-souls'],
  },
  glyphs: { crusade: 'swords', convert: 'people', sanctify: 'garden', score: 'fame', sacrifice: 'acolyte' },
  terms: { acolytes: { glyph: 'acolyte', name: 'page-root-acolytes' } },
};
export default page;
