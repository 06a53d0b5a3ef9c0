/** Film strips: a whole turn, question by question, or a year and a battle, in one picture, to see that nothing moves. `make page-shots`
 * makes them at two sizes for the docs, `POLANA_SHOTS=folder POLANA_SHOTS_ALL=1 make page-shots` all of them at four. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { test, type Page } from '@playwright/test';

import { png } from './palette';
import { answer, lucky, ready, settle, sit, type Wish } from './table';

const OUT = process.env.POLANA_SHOTS ?? join(import.meta.dirname, '..', '..', 'docs', 'pictures');
mkdirSync(OUT, { recursive: true });

const FRAMES = 8;
/** `every`: so many answers lie between two frames. */
const TURNS: readonly (Wish & { name: string; every?: number })[] = [
  {
    name: 'marquise',
    game: 'root',
    title: 'Pod dębem',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    seed: 21,
    until: ['--words', '120', '--about', 'marquise-daylight'],
  },
  {
    name: 'eyrie',
    game: 'root',
    title: 'Pod dębem',
    seats: ['eyrie', 'marquise', 'alliance', 'vagabond'],
    seed: 8,
    until: ['--words', '110', '--about', 'eyrie-first-card'],
  },
  {
    name: 'northgard',
    game: 'northgard',
    title: 'Długa zima',
    seats: ['wolf', 'raven', 'bear', 'stag'],
    seed: 36,
    until: ['--words', '190', '--about', 'northgard-turn', '--kind', 'card'],
  },
  {
    name: 'runewars',
    game: 'runewars',
    title: 'Długie oblężenie',
    seats: ['daqan', 'latari', 'waiqar', 'uthuk'],
    seed: 7,
    options: { ready_made: 'on' },
    until: ['--words', '30', '--about', 'runewars-activate', '--kind', 'area'],
  },
  {
    name: 'runewars-year',
    every: 4,
    game: 'runewars',
    title: 'Długie oblężenie',
    seats: ['daqan', 'latari', 'waiqar', 'uthuk'],
    seed: 5,
    others: 'random',
    options: { ready_made: 'on' },
    until: ['--words', '100', '--about', 'runewars-order', '--kind', 'order', '--least', '8'],
  },
  {
    name: 'runewars-battle',
    game: 'runewars',
    title: 'Długie oblężenie',
    seats: ['latari', 'waiqar', 'uthuk'],
    seed: 1,
    others: 'random',
    options: { ready_made: 'on' },
    until: ['--bot', 'random', '--tries', '60', '--about', 'ask-runewars-rout', '--kind', 'unit'],
  },
];
const ALL = Boolean(process.env.POLANA_SHOTS_ALL);
const SIZES = [
  ...(ALL
    ? ([
        [1440, 900, 2],
        [1024, 768, 2],
      ] as const)
    : []),
  [1366, 768, 2],
  [390, 844, 4],
] as const;

/** Frames side by side, so many in a row, at half their size. */
async function strip(page: Page, frames: readonly string[], columns: number, name: string): Promise<void> {
  const made = await page.evaluate(
    async ([all, across]) => {
      const images = await Promise.all(
        all.map(async (data) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          return image;
        }),
      );
      const [w, h] = [images[0]?.width ?? 1, images[0]?.height ?? 1];
      const k = across > 2 ? 0.75 : 0.62;
      const [fw, fh, gap] = [Math.round(w * k), Math.round(h * k), 10];
      const rows = Math.ceil(images.length / across);
      const canvas = new OffscreenCanvas(across * (fw + gap) + gap, rows * (fh + gap) + gap);
      const paper = canvas.getContext('2d');
      if (!paper) throw new Error('no canvas');
      paper.fillStyle = '#574c40';
      paper.fillRect(0, 0, canvas.width, canvas.height);
      paper.imageSmoothingQuality = 'high';
      images.forEach((image, i) =>
        paper.drawImage(image, gap + (i % across) * (fw + gap), gap + Math.floor(i / across) * (fh + gap), fw, fh),
      );
      const raw = paper.getImageData(0, 0, canvas.width, canvas.height).data;
      let text = '';
      for (let at = 0; at < raw.length; at += 8192) text += String.fromCharCode(...raw.subarray(at, at + 8192));
      return { width: canvas.width, height: canvas.height, pixels: btoa(text) };
    },
    [frames, columns] as const,
  );
  writeFileSync(join(OUT, `${name}.png`), png(Buffer.from(made.pixels, 'base64'), made.width, made.height));
}

for (const [width, height, columns] of SIZES)
  for (const turn of TURNS)
    test(`film ${turn.name} ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await settle(page, 'pl');
      await sit(page, turn);
      // What the table has to say about a record that was brought is read and closed.
      for (const close of await page.locator('.note .btn').all()) await close.click();
      const luck = lucky(5);
      const frames: string[] = [];
      const folder = process.env.POLANA_FRAMES;
      for (let i = 0; i < FRAMES; i++) {
        await page.mouse.move(1, 1);
        await page.waitForTimeout(250);
        const picture = await page.screenshot({ animations: 'disabled' });
        frames.push(picture.toString('base64'));
        if (folder) writeFileSync(join(folder, `${turn.name}-${width}-${i}.png`), picture);
        for (let said = 0; said < (turn.every ?? 1); said++) {
          await answer(page, luck);
          await ready(page);
        }
      }
      await strip(page, frames, columns, `film-${turn.name}-${width}`);
    });
