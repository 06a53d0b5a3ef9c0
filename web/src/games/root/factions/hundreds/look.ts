import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'tri',
  glyph: 'brand',
  colour: 'var(--hundreds)',
  pieces: { stronghold: 'hold' },
  hirelings: { flame_bearers: 'flame', rat_smugglers: 'flame' },
};
export default look;
