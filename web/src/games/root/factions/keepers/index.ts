/** The Keepers in Iron. */
import { pieceGlyph } from '../../look';
import { ofKind } from '../../sides';
import type { FactionPage } from '../found';
import Board from './Board.svelte';
import { OF_RETINUE, RETINUE_GLYPHS, RETINUE_LAWS } from './data';

const NAME = 'keepers';
const RELIC = 'relic_';

const page: FactionPage = {
  Board,
  apart: true,
  chapter: '15',
  scales: [3, 3, 2],
  warriors: '15.2.4',
  pieces: { waystation: '15.2.2', relic: '15.2.1' },
  figures: { retinue: ['15.5.2', 'page-about-root-retinue'] },
  about(kind, label) {
    if (kind === 'relic') return { law: '15.2.1', text: ['page-about-root-piece-relic'] };
    if (kind === 'retinue') return RETINUE_LAWS[label] ? { law: RETINUE_LAWS[label] } : null;
    return kind === 'retainer' ? { law: '15.3.4' } : null;
  },
  glyphs: { encamp: 'station', decamp: 'boots', recover: 'figure', tuck: 'cards', shift: 'turn', retainer: 'bird' },
  glyph: (word) =>
    word.kind === 'relic' ? word.label : word.kind === 'retinue' ? (RETINUE_GLYPHS[word.label] ?? null) : null,
  /** A relic shows its value; a waystation the type of the side that lies face up. */
  face(side, piece) {
    if (piece.startsWith(RELIC))
      return { face: null, glyph: pieceGlyph(piece), value: Number(piece.split('_')[2] ?? 0) };
    const shows = ofKind(side, NAME)?.waystations.find((one) => one.piece === piece)?.shows;
    return shows ? { face: null, glyph: shows, value: null } : null;
  },
  // Cards in the Retinue act where they lie; a button stands for them.
  onBoard: (side) => (ofKind(side, NAME)?.retinue ?? []).flatMap((column) => column.cards),
  asksBoard: (play) => OF_RETINUE.has(play.about),
};
export default page;
