/** The Corvid Conspiracy. */
import { word as parse } from '$lib/choices';
import { ofKind } from '../../sides';
import { turnFigure } from '../../tables';
import type { FactionPage } from '../found';
import { actionsOf } from '../steps';
import Board from './Board.svelte';
import { PLOTS } from './data';
import Guess from './Guess.svelte';

const NAME = 'corvid';
const plotLaw = (kind: string): string => `13.7.${PLOTS.indexOf(kind) + 1}`;
const OPEN = 'plot_';

const page: FactionPage = {
  Board,
  apart: true,
  Dialog: Guess,
  asksBeside: (play) => [...play.choices.keys()].some((word) => parse(word).kind === 'plot'),
  chapter: '13',
  scales: [3, 3, 1],
  warriors: '13.2.3',
  figures: { flip: ['13.4.2', 'page-about-root-flip'] },
  about(kind, label) {
    if (kind === 'plot') return { law: plotLaw(label) };
    if (kind !== 'piece') return null;
    if (label === 'plot') return { law: '13.2.4', text: ['page-about-root-plot'] };
    return label.startsWith(OPEN)
      ? { law: plotLaw(label.slice(OPEN.length)), as: `plot:${label.slice(OPEN.length)}` }
      : null;
  },
  moments: ['news-root-corvid-flipped', 'news-root-corvid-guessed-right'],
  gifts: ['news-root-corvid-extorted-card', 'news-root-corvid-card-given'],
  glyphs: { flip: 'eye', 'place-plot': 'plot', trick: 'turn', exert: 'bolt', expose: 'find' },
  glyph: (word) => (word.kind === 'plot' ? word.label : null),
  /** Plots lie face down, and only their owner knows them. */
  face(side, piece, at) {
    const known = ofKind(side, NAME)?.kinds?.[String(at + 1)];
    if (piece === 'plot')
      return known ? { face: 'known', glyph: known, value: null } : { face: 'down', glyph: 'plot', value: null };
    return piece.startsWith(OPEN) ? { face: 'up', glyph: piece.slice(OPEN.length), value: null } : null;
  },
  steps: (view, side, _, __, begun) =>
    view.phase === 'daylight' ? actionsOf(ofKind(side, NAME)?.actions ?? 0, turnFigure(NAME, 'actions'), begun) : null,
};
export default page;
