// Pass and play on a tablet that lies flat: the curtain, and a page turned upside down in which pointer, board and tips still meet.
// Not here: what the curtain hides (src/renderer/screens/race/tests/curtain.dom.test.ts).

import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { connect, value } from '../raw-client';

test.use({ size: { width: 1024, height: 1024 } });

/** px that rounding may cost. */
const NEAR = 3;
/** The same first throw in every run, so that targets and cars are in the same places. */
const SEED = 'flat tablet';
/** By how much a turn of the wheel enlarges the board at least. */
const GROWN = 1.3;

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function sharedRace(page: Page, url: string, game: string, circuit: string): Promise<void> {
  const raw = await connect(url);
  const seats = [
    { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
    { name: 'Tomas', colour: 'blue', driver: { kind: 'hotseat' } },
  ] as const;
  const { match } = value(
    await raw.client.call('matches.create', { game, circuit, options: {}, seats: [...seats], clock: 0, seed: SEED }),
  );
  raw.client.close();
  const sides = JSON.stringify({ match, opposite: [0, 1] });
  await page.evaluate((kept) => localStorage.setItem('paddock.sides', kept), sides);
  await page.reload();
  await page.evaluate((id) => (location.hash = `#/race/${id}`), match);
}

/** The middle of an element on the screen, as a finger finds it. */
async function middle(element: Locator): Promise<Spot> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** px between two spots. */
function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** px from the first target to the last: it grows with the board, wherever the board is. */
async function spread(page: Page): Promise<number> {
  const targets = page.locator('button[data-target]');
  return apart(await middle(targets.first()), await middle(targets.last()));
}

test('on a turned page the board zooms to the pointer, follows a drag, and takes a press', async ({ paddock }) => {
  const { page, url } = paddock;
  await sharedRace(page, url, 'formula-d', 'paddock-ring');
  await expect(page.locator('html')).toHaveAttribute('data-turned', '');
  const target = page.locator('button[data-target]').first();
  await expect(target).toBeAttached();
  await expect(page.locator('[data-ready]')).not.toHaveAttribute('data-busy', 'true');

  // The spot under the pointer stays there while the board grows round it. A wheel that a busy page did not hear yet is turned again.
  await expect(async () => {
    const [before, size] = [await middle(target), await spread(page)];
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => spread(page), { timeout: 5000 }).toBeGreaterThan(size * GROWN);
    expect(apart(await middle(target), before)).toBeLessThan(NEAR);
  }).toPass();

  // A card about a car may have opened beside the pointer: the drag begins on the ground, where nothing covers the board.
  const start = await middle(target);
  const ground = { x: start.x - 40, y: start.y - 160 };
  await page.mouse.move(ground.x, ground.y);
  await expect.poll(() => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, ground)).toBe('CANVAS');
  await page.mouse.down();
  await page.mouse.move(ground.x - 30, ground.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => apart(await middle(target), { x: start.x - 30, y: start.y + 20 })).toBeLessThan(NEAR);

  // A tip stands beside its button.
  const tool = page.getByRole('button', { name: 'Rules (R)' });
  await tool.hover();
  const tip = page.locator('.tooltip');
  await expect(tip).toBeVisible();
  const [at, shown] = [await middle(tool), await middle(tip)];
  expect(apart(at, shown)).toBeLessThan(160);

  await page.screenshot({ path: test.info().outputPath('turned.png') });
  const last = page.locator('button[data-target]').last();
  const { x, y } = await middle(last);
  await page.mouse.click(x, y);
  await expect(
    page.locator('[data-panel="dash"] [aria-pressed="true"], [data-panel="dash"] [aria-checked="true"]').first(),
  ).toBeAttached();
});

test('the curtain faces the person it calls, has no findings, and gives the code of their hand', async ({
  paddock,
}) => {
  const { page, url } = paddock;
  await sharedRace(page, url, 'heat', 'usa');
  const curtain = page.getByRole('region', { name: 'Pass to Marta' });
  await expect(curtain).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-turned', '');
  await page.screenshot({ path: test.info().outputPath('curtain-turned.png') });
  await page.evaluate(() => localStorage.removeItem('paddock.sides'));
  await page.reload();
  await expect(curtain).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: test.info().outputPath('curtain.png') });
  expect(await seriousFindings(page, 'curtain')).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(curtain.getByRole('button', { name: 'I am Marta (Space)' })).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: test.info().outputPath('curtain-low.png') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: test.info().outputPath('curtain-phone.png') });
  await curtain.getByRole('button', { name: 'To my phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marta’s hand' });
  await expect(dialog.getByRole('img', { name: 'QR code for Marta’s hand' })).toBeVisible();
  expect(await seriousFindings(page, 'hand code')).toEqual([]);
});
