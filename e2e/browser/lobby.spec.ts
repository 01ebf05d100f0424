// A party's way in and its lobby, with every person in a browser of their own, over this machine's network. What either side
// sees and does there alone is for src/renderer/screens/lobby/tests/lobby.dom.test.ts.

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, type Paddock, test } from '../fixtures';
import { LONG } from '../long';
import { guestAt, guestCalled, joinAs, type LobbyScreen, linkOf, openParty } from '../pages/lobby';
import { keepPicture, PHONE, SIZES } from '../pictures';

/** Bytes on the wire until a guest sits in the lobby: at most, and hoped for. */
const FIRST_SCREEN = { most: 600_000, goal: 300_000 };

test('guests join by the link, by the code, choose cars, are ready, and all go to the race', async ({
  chromium,
  paddock: { page },
}) => {
  const host = await openParty(page);
  const link = await linkOf(host);
  const tomas = await guestCalled(chromium, link, 'Tomas');
  // Without the code in the address: it is typed, at first wrongly.
  const ines = await guestAt(chromium, link.replace(/join.*/, ''));
  const code = ines.page.getByRole('textbox', { name: 'Party code' });
  await code.fill(wrong(await host.codeShown()));
  await joinAs(ines.page, 'Ines');
  await expect(ines.page.getByRole('alert').filter({ hasText: /code/ })).toBeVisible();
  await expect(code).toHaveValue(wrong(await host.codeShown()));
  await code.fill((await host.codeShown()).toLowerCase());
  await ines.page.getByRole('button', { name: 'Join' }).click();
  await expect(ines.lobby.ownName(3)).toHaveValue('Ines');
  await expect(host.seat(2)).toContainText('Tomas');
  await expect(host.messages).toContainText('Ines');

  await chooseColour(ines, tomas.lobby);
  await expect(host.progress).toContainText('1 of 3 ready');
  await tomas.lobby.ready.click();
  await expect(host.progress).toContainText('2 of 3 ready');
  await expect(host.progress).toContainText('Ines is still choosing a car.');
  await page.getByRole('button', { name: 'Nudge' }).click();
  await expect(ines.page.getByText(/are you ready/)).toBeVisible();
  await ines.lobby.ready.click();
  await host.start.click();
  for (const one of [page, tomas.page, ines.page]) await expect(one).toHaveURL(/#\/race\//);
  for (const one of [tomas, ines]) expect(one.watch.troubles).toEqual([]);
});

test('a guest without a code sees the party that is open at the address, and nothing of who is there', async ({
  chromium,
  paddock: { page },
}) => {
  const host = await openParty(page);
  const link = await linkOf(host);
  await guestCalled(chromium, link, 'Tomas');
  const ines = await guestAt(chromium, link.replace(/join.*/, ''), { width: 390, height: 844 });
  const open = ines.page.getByRole('list', { name: 'Open parties' });
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await expect(open).toContainText(/party/);
  await expect(open).toContainText(/USA/);
  await expect(open).not.toContainText('Tomas');
  await expect(open).not.toContainText(await host.codeShown());
  expect(ines.watch.troubles).toEqual([]);
});

test('who types longer than the host keeps an idle link sees nothing of it and joins', async ({
  chromium,
  paddock: { page },
}) => {
  const host = await openParty(page);
  const tomas = await guestAt(chromium, await linkOf(host), { width: 390, height: 844, offline: true });
  await tomas.page.getByRole('textbox', { name: 'Your name' }).fill('Tomas');
  // The link ends as the host ends it, in the very moment of joining.
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

test('a reload brings the seat back, a second window asks, a new one offers it', async ({
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

test('a guest’s first screen is small', async ({ chromium, paddock: { page } }) => {
  const host = await openParty(page);
  const link = await linkOf(host);
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const sizes: Promise<number>[] = [];
  phone.on('requestfinished', (request) => sizes.push(request.sizes().then((size) => size.responseBodySize)));
  await phone.goto(link);
  await joinAs(phone, 'Tomas');
  await expect(phone).toHaveURL(/#\/lobby$/);
  // Cars are drawn by the code of the game, which comes last; letters of theirs and of the box may ask for a font.
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
    test('way in and lobby are whole, and axe finds nothing serious', async ({ chromium, paddock }) => {
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

/** Ines takes orange, and everyone sees it. */
async function chooseColour(ines: Paddock & { lobby: LobbyScreen }, other: LobbyScreen): Promise<void> {
  const own = ines.lobby.seat(3).getByRole('button', { name: /^Colour of seat 3/ });
  const before = await own.getAttribute('aria-label');
  await own.click();
  await ines.page.locator('.palette button[aria-pressed="false"]:not([aria-disabled])').first().click();
  await expect(own).not.toHaveAttribute('aria-label', before ?? '');
  await expect(other.seat(3)).toContainText('Ines');
}

/** A code that looks right and is not. */
function wrong(code: string): string {
  return [...code].toReversed().join('') === code ? '234567' : [...code].toReversed().join('');
}
