// How much a page costs a cold browser: requests, and bytes as the host sends them, headers included.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { guestAt, joinAs, linkOf, openParty } from '../pages/lobby';

const PHONE = { width: 390, height: 844, touch: true };

interface Weight { url: string; bytes: number; by: string }

async function weigh(page: Page): Promise<Weight[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  const byId = new Map<string, Weight>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('http'))
      byId.set(requestId, { url: request.url, bytes: 0, by: initiator.type });
  });
  const loaded: Weight[] = [];
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) loaded.push({ ...one, bytes: encodedDataLength });
  });
  return loaded;
}

function report(name: string, loaded: Weight[]): void {
  const sum = loaded.reduce((all, { bytes }) => all + bytes, 0);
  console.log(`== ${name}: ${loaded.length} requests, ${(sum / 1000).toFixed(1)} KB`);
  if (process.env.LIST) for (const { url, bytes } of loaded.toSorted((a, b) => b.bytes - a.bytes)) console.log(`   ${bytes} ${url.replace(/^http:..[^/]*/, '').replace(/open.[^/]*/, 'open')}`);
}

test('home', async ({ chromium, host }) => {
  const context = await chromium.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const loaded = await weigh(page);
  await page.goto(host.url);
  await expect(page.getByText('Heat').first()).toBeVisible({ timeout: 15000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  report('home', loaded);
});

for (const box of (process.env.BOXES ?? 'Heat,Waddington’s F1,Formula D,Havoc Speedway,RoboRally').split(',')) {
  test(`guest ${box}`, async ({ chromium, paddock: { page } }) => {
    const lobby = await openParty(page, { box, seats: 2 });
    const link = await linkOf(lobby);
    const guest = await guestAt(chromium, 'about:blank', PHONE);
    const loaded = await weigh(guest.page);
    await guest.page.goto(link);
    await expect(guest.page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await guest.page.waitForLoadState('networkidle');
    await guest.page.waitForTimeout(1000);
    report(`${box} join`, loaded);
    await joinAs(guest.page, 'Tomas');
    await expect(guest.page).toHaveURL(/#\/lobby$/);
    await guest.page.waitForTimeout(1500);
    report(`${box} lobby`, loaded);
    await guest.lobby.ready.click();
    await lobby.start.click();
    await expect(guest.page).toHaveURL(/#\/race\//);
    await guest.page.waitForTimeout(5000);
    report(`${box} race`, loaded);
  });
}
