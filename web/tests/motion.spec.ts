/** Pieces are seen on their way. What moves and when is worked out in `flights.ts` and `playback.ts`, which have tests of their own. */
import { expect, test } from '@playwright/test';

import { answer, lucky, settle, startMatch } from './table';

test.describe('in the page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const pace of ['quick', 'off'] as const) {
    test(`pieces ${pace === 'off' ? 'stand where they belong at once' : 'are seen on their way'} with the pace ${pace}`, async ({
      page,
    }) => {
      await settle(page, 'en');
      await page.addInitScript((chosen) => localStorage.setItem('polana.pace', chosen), pace);
      await startMatch(page, 'northgard');
      // The first groups are placed within the first few answers of the setup.
      await page.evaluate(() => {
        const seen = { count: 0 };
        (window as unknown as { seen: typeof seen }).seen = seen;
        new MutationObserver((changes) => {
          for (const change of changes) {
            if (change.target instanceof Element && change.target.closest('.travellers')) {
              seen.count += [...change.addedNodes].filter(
                (node) => node instanceof SVGGElement && !node.classList.contains('way'),
              ).length;
            }
          }
        }).observe(document.body, { childList: true, subtree: true });
      });
      const luck = lucky(2);
      await expect(async () => {
        await answer(page, luck);
        expect(await page.locator('.log li').count()).toBeGreaterThan(20);
      }).toPass({ timeout: 120_000, intervals: [50] });
      const seen = await page.evaluate(() => (window as unknown as { seen: { count: number } }).seen.count);
      if (pace === 'off') expect(seen).toBe(0);
      else expect(seen).toBeGreaterThan(0);
    });
  }
});
