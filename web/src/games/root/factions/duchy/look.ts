import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'square',
  glyph: 'spade',
  colour: 'var(--duchy)',
  hirelings: { sunward_expedition: 'tunnel', mole_artisans: 'tunnel' },
};
export default look;
