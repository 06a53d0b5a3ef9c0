/** Numbers, names, suits and slots of a map can be read however much stands there: no piece lies over them. */
import { expect, test } from '@playwright/test';

import { settle, sit, type Wish } from './table';
import { picture } from './watch';

const SIX = ['duchy', 'cult', 'riverfolk', 'corvid', 'hundreds', 'keepers'];
const HIRED = { setup: 'advanced', hirelings: 'on', landmark: 'lost_city', second_landmark: 'black_market' };
const CROWDED: readonly (Wish & { name: string })[] = [
  {
    name: 'the autumn map',
    game: 'root',
    seats: ['marquise', 'eyrie', 'alliance', 'vagabond', 'keepers', 'hundreds'],
    seed: 4,
    options: { setup: 'advanced', landmark: 'ferry', second_landmark: 'tower' },
    until: ['--words', '420', '--kind', 'clearing'],
  },
  {
    name: 'the winter map',
    game: 'root',
    seats: ['alliance', 'eyrie', 'marquise', 'cult', 'riverfolk', 'keepers'],
    seed: 9,
    options: { ...HIRED, map: 'winter' },
    until: ['--words', '420', '--kind', 'clearing'],
  },
  {
    name: 'the lake map',
    game: 'root',
    seats: SIX,
    seed: 7,
    options: { ...HIRED, map: 'lake' },
    until: ['--words', '480', '--kind', 'clearing'],
  },
  {
    name: 'the mountain map',
    game: 'root',
    seats: ['keepers', 'hundreds', 'corvid', 'duchy', 'marquise', 'eyrie'],
    seed: 3,
    options: { setup: 'advanced', map: 'mountain', hirelings: 'on' },
    until: ['--words', '420', '--kind', 'clearing'],
  },
  {
    name: 'Northgard',
    game: 'northgard',
    seats: ['snake', 'bear', 'wolf', 'stag', 'raven'],
    seed: 7,
    options: { creatures: 'on' },
    until: ['--words', '330', '--kind', 'land'],
  },
  {
    name: 'Runewars',
    game: 'runewars',
    seats: ['daqan', 'uthuk', 'latari', 'waiqar'],
    seed: 7,
    options: { ready_made: 'on', explore: 'on' },
    until: ['--bot', 'random', '--words', '260', '--kind', 'area'],
  },
  {
    name: 'a battle of Runewars',
    game: 'runewars',
    seats: ['latari', 'waiqar', 'uthuk'],
    options: { ready_made: 'on' },
    until: ['--bot', 'random', '--tries', '60', '--about', 'ask-runewars-rout', '--kind', 'unit'],
  },
];

/** Runs in the page: labels of the map of which a piece covers more than a fifth, or that lie on a piece with more than a third. */
function covered(): string[] {
  const map = document.querySelector('.mapbox');
  const boxOf = (node: Element, dx: number, dy: number): DOMRect => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return new DOMRect(x + width * dx, y + height * dy, width * (1 - 2 * dx), height * (1 - 2 * dy));
  };
  const seen = (node: Element): boolean => {
    const box = node.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && getComputedStyle(node).visibility === 'visible';
  };
  // The line of a text is taller than its figures.
  const texts = [...(map?.querySelectorAll('svg:not(.under) text') ?? [])].filter(
    (text) => seen(text) && !text.closest('.keycap, .travellers, button, aside'),
  );
  const free = texts
    .filter((text) => !text.matches('.letter'))
    .map((node) => ({ node, name: `"${node.textContent}"`, box: boxOf(node, 0, 0.22) }));
  const signs = [
    ...(map?.querySelectorAll('svg [data-about^="suit:"], svg [data-about="slot"], svg [data-about="ruin"]') ?? []),
  ]
    .filter(seen)
    .map((node) => ({ node, name: node.getAttribute('data-about') ?? '', box: boxOf(node, 0.05, 0.05) }));
  // Corners of round pieces are empty.
  const pieces = [...(map?.querySelectorAll('svg [data-about]') ?? [])]
    .filter(
      (node) =>
        seen(node) &&
        !node.closest('button, aside') &&
        !/^(suit|ruler|site|slot|scorched)/.test(node.getAttribute('data-about') ?? ''),
    )
    .map((node) => ({ node, name: node.getAttribute('data-about') ?? '', box: boxOf(node, 0.09, 0.09) }));
  const found: string[] = [];
  for (const label of [...free, ...signs])
    for (const piece of pieces) {
      if (piece.node === label.node || piece.node.contains(label.node) || label.node.contains(piece.node)) continue;
      const [a, b] = [label.box, piece.box];
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const part = w > 0 && h > 0 ? (w * h) / (a.width * a.height) : 0;
      const above = Boolean(label.node.compareDocumentPosition(piece.node) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (part > (above ? 0.2 : 0.34))
        found.push(
          `${label.name} ${above ? 'below' : 'over'} ${piece.name}: ${Math.round(part * 100)} % at ${Math.round(a.x)} ${Math.round(a.y)}`,
        );
    }
  // Labels must not lie on each other either.
  free.forEach((one, i) => {
    for (const other of free.slice(i + 1)) {
      const [a, b] = [one.box, other.box];
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const part = w > 0 && h > 0 ? (w * h) / Math.min(a.width * a.height, b.width * b.height) : 0;
      if (part > 0.2)
        found.push(
          `${one.name} on ${other.name}: ${Math.round(part * 100)} % at ${Math.round(a.x)} ${Math.round(a.y)}`,
        );
    }
  });
  return found;
}

const SIZES = [
  [1366, 768],
  [390, 844],
] as const;

for (const wish of CROWDED)
  test(`nothing covers a label of ${wish.name}`, async ({ page }) => {
    await settle(page, 'pl');
    await sit(page, { ...wish, others: 'random' });
    // What the table says of a record may lie below a battle.
    for (const close of await page.locator('.note .btn, .notes .btn').all()) await close.dispatchEvent('click');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // The map is drawn anew for its new size.
      await expect.poll(() => page.evaluate(covered), `at ${width}x${height}`).toEqual([]);
      await picture(page, `labels-${wish.name.replaceAll(' ', '-')}-${width}`);
    }
  });
