import type { FactionLook } from '../looks';
import './look.css';

const look: FactionLook = {
  shape: 'hexagon',
  glyph: 'seal',
  colour: 'var(--keepers)',
  pieces: {
    waystation: 'station',
    relic_figure: 'figure',
    relic_tablet: 'tablet',
    relic_jewelry: 'jewelry',
    relic: 'seal',
  },
  hirelings: { vault_keepers: 'lock', badger_bodyguards: 'shield' },
};
export default look;
