// A circuit of one's own, from the first stroke to the replay, all by mouse and finger: it is drawn, driven, tested, sent to a phone at
// a party, raced there, and shown again. Not here: the parts in detail (road-editor.spec.ts, unit and DOM tests).

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { guestCalled, linkOf, openParty } from '../pages/lobby';
import { finishersOn } from '../pages/party';
import { RaceScreen } from '../pages/race';
import { ReplayPage } from '../pages/replay';
import { PHONE } from '../pictures';

// Traces of two pages at once cost more than the race.
test.use({ trace: 'off' });

test('a circuit is drawn, driven, tested, sent to a phone, raced at a party and replayed', async ({
  chromium,
  paddock: { page },
}) => {
  await draw(page);
  await driveAndTest(page);

  await goTo(page, '#/');
  const lobby = await openParty(page, {
    laps: 1,
    seats: 2,
    prepare: (setup) => setup.circuit('New circuit').click(),
  });
  const tomas = await guestCalled(chromium, await linkOf(lobby), 'Tomas', { ...PHONE, touch: true });
  await expect(tomas.page.getByRole('region', { name: 'The race' })).toContainText('New circuit');
  await send(page);
  const offer = tomas.page.getByRole('region', { name: 'A circuit was sent' });
  await expect(offer).toContainText('sends New circuit');
  const download = tomas.page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Keep' }).tap();
  expect((await download).suggestedFilename()).toBe('new-circuit.paddock-circuit');

  await page.getByRole('button', { name: 'Go to lobby' }).click();
  await tomas.lobby.ready.tap();
  await expect(tomas.lobby.progress.getByRole('button', { name: 'Not ready yet' })).toBeVisible();
  await lobby.start.click();
  for (const one of [page, tomas.page]) await expect(one).toHaveURL(/#\/race\//);
  await Promise.all([raceTo(page), raceTo(tomas.page)]);
  const order = await finishersOn(page);
  expect(order).toContain('Tomas');
  expect(await finishersOn(tomas.page)).toEqual(order);

  await page.getByRole('button', { name: 'Watch replay' }).click();
  const replay = new ReplayPage(page);
  await replay.toBeOpen();
  await expect(replay.proof).toBeVisible();
  await replay.seekTo(0.5);
  await expect.poll(async () => (await replay.shown()).frame).toBeGreaterThan(0);
  await expect(page.getByText(/New circuit/).first()).toBeVisible();
});

/** Bends the road of a new circuit and saves it. */
async function draw(page: Page): Promise<void> {
  await goTo(page, '#/workshop');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const box = await page.getByRole('button', { name: /^Point 3 of/ }).boundingBox();
  if (box === null) throw new Error('the point is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 50, box.y + 10, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

/** Drives on it, and lets AI drivers begin to test it. */
async function driveAndTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test drive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Race 3 rivals' }).click();
  await expect(page.locator('[data-panel="dash"] section:not([inert])').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await page.getByRole('button', { name: 'Test drive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Balance report' }).click();
  await page.getByRole('button', { name: 'Race 200 times' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^After \d+ races/)).toBeVisible();
}

/** Sends it to everybody at the table. */
async function send(page: Page): Promise<void> {
  await goTo(page, '#/workshop');
  await page
    .getByRole('article', { name: 'New circuit' })
    .getByRole('button', { name: /^Share/ })
    .click();
  await page.getByRole('button', { name: 'Send to the party' }).click();
  await expect(page.getByText('New circuit was sent to 1 guest.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

async function raceTo(page: Page): Promise<void> {
  const race = new RaceScreen(page);
  await race.nextQuestion();
  await race.setSpeed('Off');
  while (!race.isOver) {
    await race.press();
    await page.waitForTimeout(40);
  }
}
