import type { FactionLines } from '../lines';

const lines: FactionLines = {
  costs: ['news-root-alliance-spent-supporter'],
};
export default lines;
