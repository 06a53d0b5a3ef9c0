import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'ears',
  glyph: 'paw',
  colour: 'var(--marquise)',
  pieces: { wood: 'log' },
  hirelings: { forest_patrol: 'patrol', feline_physicians: 'patrol' },
};
export default look;
