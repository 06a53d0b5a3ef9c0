import type { FactionLook } from '../looks';

/** It has the pieces of the Marquise, and no seat. */
const look: FactionLook = { shape: 'ears', glyph: 'paw', colour: 'var(--marquise)', automaton: true };
export default look;
