import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'round',
  glyph: 'iris',
  colour: 'var(--corvid)',
  pieces: { plot_bomb: 'bomb', plot_snare: 'snare', plot_extortion: 'extortion', plot_raid: 'raid' },
  hirelings: { corvid_spies: 'eye', raven_sentries: 'eye' },
};
export default look;
