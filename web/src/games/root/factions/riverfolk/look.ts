import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'rect',
  glyph: 'waves',
  colour: 'var(--riverfolk)',
  pieces: { trade: 'post' },
  hirelings: { riverfolk_flotilla: 'boat', otter_divers: 'boat' },
};
export default look;
