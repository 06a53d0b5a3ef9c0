import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'bud',
  glyph: 'sprout',
  colour: 'var(--alliance)',
  pieces: { base: 'base' },
  hirelings: { spring_uprising: 'sprout', rabbit_scouts: 'rabbit' },
};
export default look;
