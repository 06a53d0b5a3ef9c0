/** The slip that tells what a piece is: rest the pointer somewhere and read it. */
import type { Page } from '@playwright/test';

export interface Told {
  word: string;
  /** Name, sentence, paragraph. */
  parts: string[];
}

/** Rest the pointer there and read the slip. */
export async function told(page: Page, at: { x: number; y: number }): Promise<Told | null> {
  await page.mouse.move(2, 2);
  await page.mouse.move(at.x, at.y);
  await page
    .locator('.about')
    .waitFor({ timeout: 1500 })
    .catch(() => undefined);
  return page.evaluate(() => {
    const row = document.querySelector('.about section');
    if (!row) return null;
    return {
      word: row.getAttribute('data-told') ?? '',
      parts: [...row.querySelectorAll('h3, p:not(.ref), .ref span')].map((part) => part.textContent?.trim() ?? ''),
    };
  });
}
