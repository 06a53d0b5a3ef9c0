/** The battle panel: every hit with its source, the step that asks, and an end. */
import { expect, type Page } from '@playwright/test';

import { stepOf } from '../src/games/northgard/battle';
import type { ClashView } from '../src/games/northgard/view';
import { battleOf, isOver } from '../src/games/root/battle';
import type { FightView } from '../src/games/root/view';
import { besides, standing } from '../src/lib/chapters';
import type { Line } from '../src/lib/protocol';
import { answer, lucky, press, ready, settle, sit } from './table';
import { accessible, complaints, picture } from './watch';
import { test } from './where';

const FOUR = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const line = (kind: string, args: Line['args'] = {}): Line => ({
  kind: `news-root-${kind}`,
  args,
  law: '',
  secret: false,
  scope: ['battle:1'],
});

const FOUGHT: FightView = {
  where: 'clearing:5',
  attacker: 1,
  defender: 0,
  stage: 'effects',
  caps: [1, 0],
  dice: [3, 2],
  hits: [
    { kind: 'roll', by: null, law: '4.3.2', attacker: 3, defender: 2 },
    { kind: 'cap', by: null, law: '4.3.2.I', attacker: -2, defender: -2 },
    { kind: 'extra', by: 'leader:commander', law: '4.3.3.I', attacker: 1, defender: 0 },
  ],
  totals: [2, 0],
  outcomes: [],
};

test('a battle is drawn as the table tells of it', () => {
  const battle = battleOf(FOUGHT, []);
  expect(battle.sources.map((source) => source.hits)).toEqual([
    [3, 2],
    [-2, -2],
    [1, null],
  ]);
  expect([battle.dice, battle.total, battle.step]).toEqual([[3, 2], [2, 0], 2]);
  // Each die with whoever uses it, in whatever order they were rolled.
  const roll = (attacker: number, defender: number): FightView['hits'] => [
    { kind: 'roll', by: null, law: '4.3.2', attacker, defender },
  ];
  expect(battleOf({ ...FOUGHT, dice: [0, 2], hits: roll(2, 0) }, []).dice).toEqual([2, 0]);
  expect(battleOf({ ...FOUGHT, dice: [3, 2], hits: roll(2, 3) }, []).dice).toEqual([2, 3]);
});

test('a finished battle is drawn from how it stood, whatever its lines are called', () => {
  const over: FightView = { ...FOUGHT, stage: 'over' };
  const lines = [line('a'), { ...line('b'), stands: FOUGHT }, line('c'), { ...line('d'), stands: over }, line('e')];
  expect(standing(lines.slice(0, 1))).toBeNull();
  expect(standing(lines.slice(0, 3))).toBe(FOUGHT);
  expect(standing(lines)).toBe(over);
  expect(battleOf(over, []).step).toBe(4);
  // What the figures do not show, and what decides it, is told as it is.
  expect(besides(lines, isOver).map(({ kind }) => kind)).toEqual(['news-root-c', 'news-root-d', 'news-root-e']);
});

test('the rail of a combat goes by its stage, and stays at the end while the losers are asked where they go', () => {
  const at = (stage: ClashView['stage'], asked = false): number => stepOf({ stage } as ClashView, asked);
  expect((['units', 'food', 'dice', 'totals', 'losses', 'over'] as const).map((stage) => at(stage))).toEqual([
    0, 0, 1, 2, 3, 5,
  ]);
  expect(at('over', true)).toBe(4);
});

/** The figures of the panel: what the rows add up to, and the total. */
const sums = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.battle table:has([data-total])')].map((table) => {
      const figures = (row: Element): number[] =>
        [...row.querySelectorAll('td')].map(
          (cell) => Number((cell.textContent ?? '').replace('−', '-').replace('+', '')) || 0,
        );
      const all = [...table.querySelectorAll('tbody tr')];
      // What stands below the total is no part of it.
      const rows = all
        .slice(
          0,
          all.findIndex((row) => row.hasAttribute('data-total')),
        )
        .map(figures);
      const total = figures(table.querySelector('[data-total]') as Element);
      return `${[0, 1].map((i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0))} = ${total}`;
    }),
  );

test('a battle that costs nobody anything folds into the log, and its sum is true', async ({ page }) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await sit(page, {
    game: 'root',
    seats: FOUR,
    seed: 8,
    until: ['--about', 'battle-whom', '--leads', 'news-root-rolled one=0 other_die=0'],
  });
  await page.locator('.ask [data-option^=faction]').first().click();
  const confirm = page.locator('[data-confirm]');
  await confirm.waitFor();
  // The button says whom and where.
  await expect(confirm).toContainText(/polan/);
  await confirm.click();
  await expect(page.locator('.battle')).toBeVisible();
  await expect(page.locator('.battle [data-total]')).toBeVisible();
  for (const sum of await sums(page)) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
  await expect(page.locator('.fight:has(.battle)')).toHaveCount(0);
  // One line of the log, which opens to the same sum.
  const folded = page.locator('.log button.fight').last();
  await folded.click();
  await expect(page.locator('.log .battle [data-total]')).toBeVisible();
  // It is brought into view from its heading, as far as there is room.
  await expect(async () => {
    const [head, list, foot] = await Promise.all(
      [folded, page.locator('ol.log'), page.locator('.log .ledger')].map((one) => one.boundingBox()),
    );
    const end = (list?.y ?? NaN) + (list?.height ?? NaN);
    const below = (foot?.y ?? NaN) + (foot?.height ?? NaN) - end;
    expect(Math.min(below, (head?.y ?? NaN) - (list?.y ?? NaN))).toBeLessThan(8);
  }).toPass();
  await accessible(page, 'an opened battle');
  expect(bad).toEqual([]);
});

test('in every battle of a long play the rows add up to the total', async ({ page }) => {
  await settle(page, 'en');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, { game: 'root', seats: FOUR, seed: 7, until: ['--words', '60', '--about', 'daylight'] });
  const luck = lucky(3);
  for (let i = 0; i < 40; i++) if (!(await answer(page, luck))) break;
  await ready(page);
  // The battle that goes on lies over the log.
  if (await page.locator('.fight .x').count()) await page.locator('.fight .x').click();
  for (const folded of await page.locator('.log button.fight').all()) await folded.click();
  const all = await sums(page);
  expect(all.length).toBeGreaterThan(3);
  for (const sum of all) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
});

test('in a battle of Northgard every answer tells what it leads to, and the rows add up to the points', async ({
  page,
}) => {
  const bad = complaints(page);
  await settle(page, 'pl');
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear'],
    seed: 7,
    others: 'random',
    until: ['--about', 'combat-food', '--kind', 'count'],
  });
  const panel = page.locator('.fight .battle');
  // The rail stands at the step that asks, and the answers have the keys of their numbers.
  await expect(panel.locator('li.n.mine')).toHaveCount(1);
  const answers = panel.locator('.answer');
  expect(await answers.count()).toBeGreaterThan(1);
  // One's own food is open; what the other has spent is known.
  const open = panel.locator('tr').filter({ hasText: '?' }).locator('td');
  expect((await open.allTextContents()).filter((text) => text.includes('?'))).toHaveLength(1);
  for (const one of await answers.all()) {
    await expect(one.locator('kbd')).toHaveText((await one.getAttribute('data-option'))?.slice(6) ?? '');
    expect(await one.locator('.rw').count()).toBe(2);
  }
  await accessible(page, 'a battle of Northgard');
  const luck = lucky(3);
  const folded = page.locator('.log button.fight');
  const before = await folded.count();
  for (let i = 0; i < 12 && (await folded.count()) <= before; i++) await answer(page, luck);
  await ready(page);
  for (const one of await folded.all()) await one.click();
  const all = await sums(page);
  expect(all.length).toBeGreaterThan(0);
  // Who has won stands there with the reason.
  await expect(page.locator('.log .battle > p').last()).toHaveText(/(wygrywa|nikt nie wygrywa)/);
  for (const sum of all) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
  expect(bad).toEqual([]);
});

test('in a battle of Northgard the sum before the dice has what the card adds, and each answer counts it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await settle(page, 'pl');
  // The Raven attacks two against one, with a card that adds a point.
  await sit(page, {
    game: 'northgard',
    seats: ['wolf', 'raven', 'bear'],
    seed: 1,
    until: ['--words', '100', '--about', 'combat-food', '--kind', 'count'],
  });
  const panel = page.locator('.fight .battle');
  const figures = (row: string): Promise<string[]> =>
    panel.locator('tbody tr', { hasText: row }).locator('td').allInnerTexts();
  expect(await figures('jednostki')).toEqual(['2', '1']);
  expect(await figures('karta')).toEqual(['+1', '']);
  expect(await panel.locator('[data-total] td').allInnerTexts()).toEqual(['3', '1']);
  for (const sum of await sums(page)) expect(sum.split(' = ')[0]).toBe(sum.split(' = ')[1]);
  expect(await panel.locator('.answer .rw:first-of-type b, .answer .hd + .rw b').allInnerTexts()).toEqual(['1', '2']);
  await accessible(page, 'a battle before the dice');
});

test('on a phone a battle is a sheet of three heights, which never covers what is lit on the map', async ({ page }) => {
  const bad = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 'pl');
  const height = async (): Promise<number> => Math.round((await page.locator('.fight').boundingBox())?.height ?? 0);
  // A question of the battle itself: its answers stand in the sheet, and it can be made higher and lower.
  await sit(page, { game: 'root', seats: FOUR, seed: 7, until: ['--about', 'root-ambush', '--least', '2'] });
  const fight = page.locator('.fight');
  await expect(fight).toHaveAttribute('data-height', 'question');
  await expect(fight.locator('[data-option]').first()).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(210);
  await picture(page, 'sheet-question');
  const bar = fight.locator('button.bar');
  await bar.click();
  await expect(fight).toHaveAttribute('data-height', 'ledger');
  expect(await height()).toBeLessThanOrEqual(420);
  await picture(page, 'sheet-ledger');
  await accessible(page, 'the ledger on a phone');
  await bar.click();
  await expect(fight).toHaveAttribute('data-height', 'bar');
  expect(await height()).toBeLessThanOrEqual(56);
  await picture(page, 'sheet-bar');
  // A question whose answers lie on the map, with a battle just told: every lit place can be clicked.
  await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
  const luck = lucky(5);
  for (let i = 0; i < 12; i++) if (!(await answer(page, luck))) break;
  expect(bad).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no question is put before the battle that led to it has been told, and none waits long', async ({ page }) => {
    await settle(page, 'en');
    await page.addInitScript(() => {
      localStorage.setItem('polana.confirm', 'off');
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        // The panel is told to its end when the table's own figures stand in it.
        const asked = document.querySelector('.ask.mine .q')?.textContent ?? '';
        const panel = document.querySelector('.battle');
        if (/^Your die/.test(asked.trim()) && panel) {
          const dice = panel.querySelectorAll('.dice svg').length;
          seen.push(`${dice > 1 ? 'dice' : 'no dice'}, ${panel.querySelectorAll('[data-option]').length} answers`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await sit(page, {
      game: 'northgard',
      seats: ['wolf', 'raven', 'bear'],
      seed: 7,
      others: 'random',
      until: ['--about', 'combat-food', '--kind', 'count'],
    });
    await page.locator('.answer[data-option="count:1"]').click();
    await expect(page.locator('.ask.mine .q')).toContainText('Your die');
    await expect(page.locator('.answer[data-option]').first()).toBeVisible();
    const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
    expect(seen).toEqual(['dice, 2 answers']);
  });

  test("one's own battle of Root stays beside the next question until that is answered", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, 'en');
    await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
    await sit(page, {
      game: 'root',
      seats: FOUR,
      seed: 8,
      until: ['--about', 'battle-whom', '--leads', 'news-root-rolled'],
    });
    const panel = page.locator('div.fight .battle');
    await page.locator('.ask [data-option^=faction]').first().click();
    await expect(page.locator('[data-fight-on]')).toBeVisible();
    await expect(panel).toBeVisible();
    await expect(page.locator('.ask.mine .q')).toContainText('to the keep?');
    await press(page, page.locator('.ask [data-option=pass]'));
    await expect(panel).toHaveCount(0);
  });

  for (const seed of [1, 2])
    test(`one's own battle of Runewars has its panel from its first question to its result, match ${seed}`, async ({
      page,
    }) => {
      const bad = complaints(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await settle(page, 'pl');
      await page.addInitScript(() => localStorage.setItem('polana.confirm', 'off'));
      await sit(page, {
        game: 'runewars',
        seats: ['daqan', 'uthuk', 'latari', 'waiqar'],
        seed,
        options: { ready_made: 'on' },
        others: 'random',
        until: ['--bot', 'random', '--tries', '30', '--about', 'ask-runewars-meet', '--offers', 'fight'],
      });
      await press(page, page.locator('.ask [data-option=fight]'));
      // Cards are asked for within it, or passed: the battle stays in sight whatever is asked.
      const panel = page.locator('div.fight .battle');
      const luck = lucky(seed);
      const asked: string[] = [];
      const decided = page.locator('[data-fight-on]');
      for (let i = 0; i < 14; i++) {
        await ready(page);
        await expect(panel, `at ${asked.join(', ')}`).toBeVisible();
        asked.push((await page.locator('.ask.mine .q').textContent())?.trim() ?? '');
        await picture(page, `own-battle-${seed}-${i}`);
        if (await decided.count()) break;
        const none = page.locator('.ask [data-option=done], .ask [data-option=skip], .ask [data-option=pass]');
        if (await none.count()) await press(page, none.first());
        else await answer(page, luck);
      }
      await expect(decided, asked.join(', ')).toBeVisible();
      await expect(panel).toBeVisible();
      await decided.click();
      await expect(panel).toHaveCount(0);
      expect(bad).toEqual([]);
    });
});
