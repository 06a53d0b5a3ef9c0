import type { FactionLines } from '../lines';

const lines: FactionLines = {
  costs: ['news-root-riverfolk-committed', 'news-root-riverfolk-spent'],
};
export default lines;
