import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'shield',
  glyph: 'feather',
  colour: 'var(--eyrie)',
  hirelings: { last_dynasty: 'feather', bluebird_nobles: 'feather' },
};
export default look;
