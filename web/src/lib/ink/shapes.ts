/** Silhouettes of pieces in a unit box -1..1: the outline carries the side without colour. */
export const SHAPES = {
  ears: 'M-1-.95L-.5-.62Q0-.78.5-.62L1-.95V.5Q1 1 .5 1H-.5Q-1 1-1 .5Z',
  shield: 'M-.95-.9Q0-.62.95-.9V.1Q.9.72 0 1.08Q-.9.72-.95.1Z',
  bud: 'M0-1.1Q.25-.75.6-.68Q1-.5 1 .05A1 .98 0 01-1 .05Q-1-.5-.6-.68Q-.25-.75 0-1.1Z',
  diamond: 'M0-1.15L1.1 0L0 1.15L-1.1 0Z',
  round: 'M0-1A1 1 0 010 1A1 1 0 010-1Z',
  square: 'M-.75-.9H.75Q.9-.9.9-.75V.75Q.9.9.75.9H-.75Q-.9.9-.9.75V-.75Q-.9-.9-.75-.9Z',
  hex: 'M-.55-.95H.55L1.08 0L.55.95H-.55L-1.08 0Z',
  tri: 'M0-1.05L1.1.85H-1.1Z',
  rect: 'M-1.1-.68H1.1V.68H-1.1Z',
  hexagon: 'M-.58-1H.58L1.15 0L.58 1H-.58L-1.15 0Z',
  crest: 'M-.95-1H.95V.5L0 1.12L-.95.5Z',
  spiky: 'M0-1.15L.42-.72L1-.62L.78 0L1 .62L.42.72L0 1.15L-.42.72L-1 .62L-.78 0L-1-.62L-.42-.72Z',
} as const;

export type ShapeName = keyof typeof SHAPES;

/** The outline of a suit's badge differs by suit, so a suit never rests on colour alone. */
export const SUIT_SHAPES = {
  fox: 'M0-1.05L1.05-.55L.8.55L0 1.1L-.8.55L-1.05-.55Z',
  rabbit: 'M-.62-1.08H.62Q.95-1.08.95-.75V.75Q.95 1.08.62 1.08H-.62Q-.95 1.08-.95.75V-.75Q-.95-1.08-.62-1.08Z',
  mouse: 'M0-1.05A1.05 1.05 0 010 1.05A1.05 1.05 0 010-1.05Z',
  bird: 'M0-1.2L1.2 0L0 1.2L-1.2 0Z',
} as const;

export type Suit = keyof typeof SUIT_SHAPES;

/** A side (a clan, a faction) as it is drawn: its silhouette, its emblem, its colour and how large the emblem is. */
export interface Emblem {
  shape: ShapeName;
  glyph: string;
  colour: string;
  scale: number;
}

export const NOBODY: Emblem = { shape: 'round', glyph: 'people', colour: 'var(--ink-3)', scale: 1.2 };
