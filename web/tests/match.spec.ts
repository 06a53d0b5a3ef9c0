/** Whole matches through the page, by clicking lit options only; bots in the other seats. */
import { playWhole, type Played } from './whole';
import { test } from './where';

// Strong bots end a match sooner than weak ones.
const MATCHES: readonly Played[] = [
  {
    game: 'northgard',
    language: 'pl',
    theme: 'light',
    confirm: 'on',
    seats: ['wolf', 'raven'],
    seed: 11,
    options: { creatures: 'on' },
  },
  { game: 'northgard', language: 'en', theme: 'dark', confirm: 'off', seats: ['goat', 'snake'], seed: 12 },
  { game: 'root', language: 'en', theme: 'light', confirm: 'on', seats: ['marquise', 'eyrie'], seed: 13 },
  {
    game: 'root',
    language: 'pl',
    theme: 'dark',
    confirm: 'off',
    seats: ['vagabond', 'alliance', 'eyrie', 'marquise'],
    seed: 14,
  },
];

// The smallest window with a side column: no table has less room for all that it shows at once.
test.use({ viewport: { width: 1200, height: 720 } });

for (const wish of MATCHES) {
  test(`a whole match of ${wish.game} in ${wish.language}`, ({ page }) => playWhole(page, wish));
}
