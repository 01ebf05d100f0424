// How clocks look: a running clock's bar empties, and nothing shows through a curtain.
// Not here: what clocks do (src/renderer/screens/race/tests/clocks.dom.test.ts).

import type { RaceSetup } from '@api/contract';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { OF_EVERY_GAME } from '../races';
import { connect, type RawClient, value } from '../raw-client';

const SIZE = { width: 1440, height: 900 };
const COLOURS = ['red', 'blue', 'green'] as const;
const NAMES = ['Marta', 'Tomas', 'Ines'] as const;
type Drivers = readonly RaceSetup['seats'][number]['driver'][];

/** A race with a clock, watched by a window without a page; other viewers see what the host sends. */
async function begin(
  raw: RawClient,
  race: (typeof OF_EVERY_GAME)[number],
  drivers: Drivers,
  clock: number,
): Promise<string> {
  const seats = drivers.map((driver, at) => ({ name: NAMES[at] ?? '', colour: COLOURS[at] ?? 'red', driver }));
  const { match } = value(await raw.client.call('matches.create', { ...race, seats, clock, seed: 'clocks' }));
  value(await raw.client.call('match.watch', { match }));
  return match;
}
async function goTo(page: Page, match: string): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/race/${id}`;
  }, match);
}
const AI = { kind: 'ai', level: 'easy' } as const;

test("a running clock's bar empties, and a race without clocks has none", async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { page } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce', draws: false });
  const heat = OF_EVERY_GAME[0] ?? { game: '', circuit: '', options: {} };
  const timed = await begin(raw, heat, [{ kind: 'you' }, AI], 60);
  const without = await begin(raw, heat, [{ kind: 'you' }, AI], 0);
  await goTo(page, timed);
  const bar = page.locator('.race-banner-left');
  const width = () => bar.evaluate((one) => one.getBoundingClientRect().width);
  await expect(bar).toBeVisible();
  const first = await width();
  await expect.poll(width).toBeLessThan(first);
  await goTo(page, without);
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Shift gears', { ignoreCase: true });
  await expect(bar).toHaveCount(0);
});

test("nothing of the previous person's view shows through a curtain", async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { page } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce', draws: false });
  const race = { game: 'roborally', circuit: 'first-shift', options: {} };
  await goTo(page, await begin(raw, race, [{ kind: 'you' }, { kind: 'hotseat' }, { kind: 'hotseat' }], 30));
  await expect(page.getByRole('region', { name: 'Pass to Marta' })).toHaveCSS('background-color', /^rgb\(/);
});
