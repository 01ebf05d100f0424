// Joining a party and its lobby, with every person in a browser of their own, over this machine's network.
// Not here: what either side sees and does alone (src/renderer/screens/lobby/tests/lobby.dom.test.ts).

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { LONG } from '../long';
import { guestAt, guestCalled, joinAs, linkOf, openParty } from '../pages/lobby';
import { keepPicture, PHONE, SIZES } from '../pictures';

/** Bytes on the wire until a guest is in the lobby: limit and goal. */
const FIRST_SCREEN = { most: 600_000, goal: 300_000 };

test('typing for longer than the host keeps an idle link has no effect, and the guest joins', async ({
  chromium,
  paddock: { page },
}) => {
  const host = await openParty(page);
  const tomas = await guestAt(chromium, await linkOf(host), { width: 390, height: 844, offline: true });
  await tomas.page.getByRole('textbox', { name: 'Your name' }).fill('Tomas');
  // The link ends as the host ends it, at the moment of joining.
  const veils = await tomas.page.evaluate(async () => {
    (window as unknown as { dropSockets(): void }).dropSockets();
    await new Promise((resolve) => setTimeout(resolve, 30));
    for (const button of document.querySelectorAll('button')) if (button.textContent === 'Join') button.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
    return document.querySelectorAll('[role="alertdialog"]').length;
  });
  expect(veils).toBe(0);
  await expect(tomas.page).toHaveURL(/#\/lobby$/);
  await expect(host.seat(2)).toContainText('Tomas');
  expect(tomas.watch.troubles).toEqual([]);
});

test('a reload brings the seat back, a second window asks, a new one offers it', { tag: '@journey' }, async ({
  chromium,
  paddock: { page },
}) => {
  const host = await openParty(page);
  const link = await linkOf(host);
  const tomas = await guestCalled(chromium, link, 'Tomas');
  await tomas.page.reload();
  await expect(tomas.lobby.ownName(2)).toHaveValue('Tomas');
  const second = await tomas.page.context().newPage();
  await second.goto(link);
  await second.getByRole('button', { name: 'Come back as Tomas' }).click();
  await second.getByRole('button', { name: 'Move here' }).click();
  await expect(second).toHaveURL(/#\/lobby$/);
  await expect(tomas.page.getByRole('heading', { name: 'Your seat is in another window' })).toBeVisible();
  await tomas.page.getByRole('button', { name: 'Bring it here' }).click();
  await expect(tomas.lobby.ownName(2)).toHaveValue('Tomas');
  await expect(host.seat(3)).toContainText('Waiting for a guest');
});

test('a guest’s first screen is small', { tag: '@journey' }, async ({ chromium, paddock: { page } }) => {
  const host = await openParty(page);
  const link = await linkOf(host);
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const sizes: Promise<number>[] = [];
  phone.on('requestfinished', (request) => sizes.push(request.sizes().then((size) => size.responseBodySize)));
  await phone.goto(link);
  await joinAs(phone, 'Tomas');
  await expect(phone).toHaveURL(/#\/lobby$/);
  // The game's code draws cars, and comes last; its letters and the box's may load a font.
  await expect(phone.locator('.car-chip img').first()).toBeVisible();
  await phone.evaluate(() => document.fonts.ready);
  await phone.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'first screen', description: `${bytes} bytes, goal ${FIRST_SCREEN.goal}` });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(FIRST_SCREEN.most);
});

for (const size of LONG ? [...SIZES, PHONE] : [SIZES[0], PHONE]) {
  test.describe(`at ${size.width}x${size.height}`, () => {
    test.use({ size });
    test('join page and lobby are complete, and axe finds nothing serious', async ({ chromium, paddock }) => {
      const host = await openParty(paddock.page);
      const found: string[] = [];
      const guest = await guestAt(chromium, await linkOf(host), size);
      await expect(guest.page.getByRole('heading', { name: 'Join the party' })).toBeVisible();
      found.push(...(await look(guest.page, 'join', size)));
      await joinAs(guest.page, 'Tomas');
      await expect(guest.lobby.ownName(2)).toHaveValue('Tomas');
      found.push(...(await look(guest.page, 'lobby-guest', size)));
      found.push(...(await look(paddock.page, 'lobby', size)));
      expect(found).toEqual([]);
    });
  });
}

async function look(page: Page, name: string, size: { width: number; height: number }): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await keepPicture(page, `${name}-${size.width}x${size.height}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await seriousFindings(page, name)), ...(over > 0 ? [`${name} is ${over} px too wide`] : [])];
}
