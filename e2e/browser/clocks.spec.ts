// Clocks as people meet them: a time-out is told in the log with its answer, dialogues stop a table without guests, and at
// a shared screen nobody's time begins before their curtain lifts.

import type { RaceSetup } from '@api/contract';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { OF_EVERY_GAME } from '../races';
import { connect, type RawClient, value } from '../raw-client';

const SIZE = { width: 1440, height: 900 };
const COLOURS = ['red', 'blue', 'green'] as const;
const NAMES = ['Marta', 'Tomas', 'Ines'] as const;
type Drivers = readonly RaceSetup['seats'][number]['driver'][];

/** A race with a clock, watched by a window without a page: who else watches sees what the host tells. */
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

test('in every game whose time is up reads what was answered for them, at once and in the log', async ({
  chromium,
  host,
}) => {
  const raw = await connect(host.url);
  const { page, watch } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce' });
  for (const race of OF_EVERY_GAME) {
    const match = await begin(raw, race, [{ kind: 'you' }, AI], 3);
    await goTo(page, match);
    const banner = page.getByRole('region', { name: 'What to do' });
    await expect(banner, race.game).toContainText(/Time is up.*Answered for you: \w/, { timeout: 40_000 });
    await page.keyboard.press('l');
    await expect(page.getByRole('list', { name: 'Log' }), race.game).toContainText(/Marta ran out of time: \w/);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      location.hash = '#/';
    });
    value(await raw.client.call('match.leave', { match }));
  }
  expect(watch.troubles).toEqual([]);
});

test('menu, log and rules stop the clocks of a table without guests', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { page } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce' });
  const match = await begin(raw, OF_EVERY_GAME[0] ?? { game: '', circuit: '', options: {} }, [{ kind: 'you' }, AI], 60);
  await goTo(page, match);
  await expect(page.getByRole('timer')).toBeVisible();
  for (const key of ['r', 'l', 'Escape']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => raw.newest().paused, { message: key }).toBe(true);
    expect(raw.newest().asks.map(({ endsAt }) => endsAt)).not.toContainEqual(expect.any(Number));
    await page.keyboard.press('Escape');
    await expect.poll(() => raw.newest().paused, { message: key }).toBe(false);
  }
});

test('the bar of a running clock empties, and is not there without one', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { page } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce' });
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

test('at a shared screen a clock begins when its curtain lifts', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { page } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce' });
  const race = { game: 'roborally', circuit: 'first-shift', options: {} };
  const match = await begin(raw, race, [{ kind: 'you' }, { kind: 'hotseat' }, { kind: 'hotseat' }], 30);
  await goTo(page, match);
  const running = async () => {
    const { asks } = value(await raw.client.call('match.watch', { match }));
    return asks.flatMap(({ seat, endsAt }) => (endsAt === null ? [] : [seat]));
  };
  const curtain = page.getByRole('button', { name: 'I am Marta (Space)' });
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  // What the person before may see shines through nowhere.
  await expect(page.getByRole('region', { name: 'Pass to Marta' })).toHaveCSS('background-color', /^rgb\(/);
  expect(await running()).toEqual([]);
  await curtain.click();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await running()).toEqual([0]);
});
