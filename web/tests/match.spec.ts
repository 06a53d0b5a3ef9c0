/** Matches through the page, by clicking lit options only; bots in the other seats. One of each game is clicked from its first
 * question to its end (that of Runewars in `runewars.spec.ts`), the others from where bots have played most of it. */
import { playToEnd, type Played } from './whole';
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
  { game: 'northgard', language: 'en', theme: 'dark', confirm: 'off', seats: ['goat', 'snake'], seed: 12, late: 110 },
  { game: 'root', language: 'en', theme: 'light', confirm: 'on', seats: ['marquise', 'eyrie'], seed: 13 },
  {
    game: 'root',
    language: 'pl',
    theme: 'dark',
    confirm: 'off',
    seats: ['vagabond', 'alliance', 'eyrie', 'marquise'],
    seed: 14,
    late: 380,
  },
];

// The smallest window with a side column: no table has less room for all that it shows at once.
test.use({ viewport: { width: 1200, height: 720 } });

for (const wish of MATCHES) {
  test(`a match of ${wish.game} in ${wish.language}${wish.late ? ', late' : ''}`, ({ page }) => playToEnd(page, wish));
}
