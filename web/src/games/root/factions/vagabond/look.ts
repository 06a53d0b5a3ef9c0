import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'diamond',
  glyph: 'star8',
  colour: 'var(--vagabond)',
  second: { name: 'vagabond2', colour: 'var(--vagabond2)' },
  hirelings: { the_exile: 'star8', the_brigand: 'star8' },
};
export default look;
