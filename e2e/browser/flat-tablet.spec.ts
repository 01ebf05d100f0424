// Pass and play on a tablet that lies flat: the curtain, and a page turned upside down in which pointer, board and tips still meet.
// Not here: what the curtain hides (src/renderer/screens/race/tests/curtain.dom.test.ts).

import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { connect, value } from '../raw-client';

test.use({ size: { width: 1024, height: 1024 } });

/** px that rounding may cost. */
const NEAR = 3;

async function sharedRace(page: Page, url: string, game: string, circuit: string): Promise<void> {
  const raw = await connect(url);
  const seats = [
    { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
    { name: 'Tomas', colour: 'blue', driver: { kind: 'hotseat' } },
  ] as const;
  const { match } = value(
    await raw.client.call('matches.create', { game, circuit, options: {}, seats: [...seats], clock: 0 }),
  );
  raw.client.close();
  const sides = JSON.stringify({ match, opposite: [0, 1] });
  await page.evaluate((kept) => localStorage.setItem('paddock.sides', kept), sides);
  await page.reload();
  await page.evaluate((id) => (location.hash = `#/race/${id}`), match);
}

/** The middle of an element on the screen, as a finger finds it. */
async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('on a turned page the board zooms to the pointer, follows a drag, and takes a press', async ({ paddock }) => {
  const { page, url } = paddock;
  await sharedRace(page, url, 'formula-d', 'paddock-ring');
  await expect(page.locator('html')).toHaveAttribute('data-turned', '');
  const target = page.locator('button[data-target]').first();
  await expect(target).toBeAttached();
  await expect(page.locator('[data-ready]')).not.toHaveAttribute('data-busy', 'true');

  // The spot under the pointer stays there while the board grows round it.
  await expect(async () => {
    const before = await middle(target);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(400);
    const after = await middle(target);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(NEAR);
  }).toPass();

  const start = await middle(target);
  await page.mouse.move(start.x + 60, start.y + 60);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const dragged = await middle(target);
      return Math.hypot(dragged.x - start.x + 30, dragged.y - start.y - 20);
    })
    .toBeLessThan(NEAR);

  // A tip stands beside its button.
  const tool = page.getByRole('button', { name: 'Rules (R)' });
  await tool.hover();
  const tip = page.locator('.tooltip');
  await expect(tip).toBeVisible();
  const [at, shown] = [await middle(tool), await middle(tip)];
  expect(Math.hypot(at.x - shown.x, at.y - shown.y)).toBeLessThan(160);

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
