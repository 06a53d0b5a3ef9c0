import type { FactionLines } from '../lines';

const lines: FactionLines = {
  costs: ['news-root-vagabond-exhausted'],
  moves: ['news-root-vagabond-moved'],
};
export default lines;
