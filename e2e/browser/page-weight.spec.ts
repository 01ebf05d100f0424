// What a page costs a browser with an empty cache: requests, and bytes as the host sends them, headers included.
// Not here: how modules are shared out to files (scripts/page-chunks.ts).

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LONG } from '../long';
import { joinAs, LobbyScreen, linkOf, openParty } from '../pages/lobby';

/** A guest's phone at its first visit: nothing is kept, and everything is as it is for people: sound, animations and the coach. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What a page has loaded. bytes: headers included. */
interface Weight {
  requests: number;
  bytes: number;
}

/** At most; KB of 1000 bytes. What the pages should weigh is in docs/architecture/screens.md. */
const MOST = {
  home: { requests: 23, bytes: 253_000 },
  join: { requests: 14, bytes: 190_000 },
  race: { requests: 40, bytes: 750_000 },
} as const;

/** Counts what the page loads from now on. */
async function weigh(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const weight = { requests: 0, bytes: 0 };
  const ours = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) ours.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ours.has(requestId)) return;
    weight.requests += 1;
    weight.bytes += encodedDataLength;
  });
  return weight;
}

/** Waits until the page loads nothing more, and compares. */
async function expectLight(page: Page, weight: Weight, most: Weight): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = -1;
  await expect
    .poll(
      () => {
        const rests = weight.requests === before;
        before = weight.requests;
        return rests;
      },
      { intervals: [1500] },
    )
    .toBe(true);
  expect(weight.requests, `requests, with ${weight.bytes} bytes`).toBeLessThanOrEqual(most.requests);
  expect(weight.bytes, `bytes, in ${weight.requests} requests`).toBeLessThanOrEqual(most.bytes);
  // A page that loaded nothing would be light, too.
  expect(weight.bytes).toBeGreaterThan(100_000);
}

test.describe('on the first evening', () => {
  // On other days, home also loads the pictures of the daily race's game, which changes with the date.
  test.use({ firstEvening: true });
  test('the first page of the app is light', async ({ chromium, host }) => {
    const page = await (await chromium.newContext()).newPage();
    const weight = await weigh(page);
    await page.goto(host.url);
    await expect(page.getByRole('button', { name: 'Host a party' })).toBeVisible();
    await expectLight(page, weight, MOST.home);
  });
});

// Everyday runs have one game.
for (const box of LONG ? ['Heat', 'Waddington’s F1', 'Formula D', 'Havoc Speedway', 'RoboRally'] : ['Heat']) {
  test(`a guest's pages are light up to a race of ${box}`, async ({ chromium, paddock: { page } }) => {
    const host = await openParty(page, { box, seats: 2 });
    const guest = await (await chromium.newContext(PHONE)).newPage();
    const weight = await weigh(guest);
    await guest.goto(await linkOf(host));
    await expect(guest.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expectLight(guest, weight, MOST.join);
    await joinAs(guest, 'Tomas');
    await new LobbyScreen(guest).ready.click();
    await host.start.click();
    await expect(guest).toHaveURL(/#\/race\//);
    // Not the board: Havoc begins at its card table.
    await expect(guest.locator('[data-panel="dash"]')).toBeVisible();
    await expectLight(guest, weight, MOST.race);
  });
}
