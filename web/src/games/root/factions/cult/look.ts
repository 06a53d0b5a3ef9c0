import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'round',
  glyph: 'sunwheel',
  colour: 'var(--cult)',
  pieces: { garden: 'garden' },
  hirelings: { warm_sun_prophets: 'acolyte', lizard_envoys: 'acolyte' },
};
export default look;
