// A television at a party: let in by the code, shows lobby, race and podium without any input, comes back after it was killed, and its
// corner code brings a late guest to an AI driver's car. Nothing hidden reaches it.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { guestAt, joinAs } from '../pages/lobby';
import { finishersOn, gather, startTogether } from '../pages/party';
import { RaceScreen } from '../pages/race';
import { watch } from '../watch';

// Traces of five pages at once cost more than the race.
test.use({ trace: 'off' });

/** The sizes of televisions. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

/** Every text on a television is at least this high on a screen of 1080 lines, px. */
const LEAST = 28;

async function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const unit = Math.min(innerWidth / 1920, innerHeight / 1080);
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      const hidden = element.closest('.visually-hidden, svg') !== null;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return own && !hidden && size < least * unit - 0.5 ? [`${size}: ${element.textContent}`] : [];
    });
  }, LEAST);
}

/** What reaches over the edge of the screen, or is cut off. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main p, main li, main b')].flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isOut = width > 0 && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1);
      return isOut ? [element.textContent ?? ''] : [];
    }),
  );
}

async function looksWell(tv: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await tv.setViewportSize(size);
    await expect.poll(() => overflowing(tv), { message: `${name} at ${size.width}` }).toEqual([]);
    expect(await smallTexts(tv), `${name} at ${size.width}`).toEqual([]);
    await tv.screenshot({ path: test.info().outputPath(`${name}-${size.width}.png`) });
  }
}

/** How far the standings move between two moments of the drift, px of a screen of 1080 lines. */
async function driftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const drift = document
      .getAnimations()
      .find((one) => 'animationName' in one && /drift/.test(`${one.animationName}`));
    const standings = document.querySelector('[data-tv="standings"]');
    const spots = [0, 240_000].map((ms) => {
      if (drift) drift.currentTime = ms;
      return standings?.getBoundingClientRect().left ?? 0;
    });
    return Math.abs((spots[1] ?? 0) - (spots[0] ?? 0));
  });
}

/** Keeps the scenes that the race goes through; read them with scenesOn. */
async function recordScenes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    setInterval(() => seen.add(document.querySelector('[data-scene]')?.getAttribute('data-scene') ?? ''), 100);
    Object.assign(globalThis, { seenScenes: seen });
  });
}

async function scenesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { seenScenes: Set<string> }).seenScenes]);
}

test('a television from the code to the podium, killed on the way, and a late guest through its corner code', {
  tag: '@journey',
}, async ({ chromium, host: server }) => {
  const owner = await chromium.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await owner.goto(`${server.url}?renderer=canvas`);
  const table = await gather(chromium, owner, { box: 'Heat', laps: 1, guests: 2 });
  const code = await table.host.codeShown();
  const address = new URL(table.guests[0]?.page.url() ?? '').origin;

  const tvs = await chromium.newContext({ viewport: SIZES[0]!, reducedMotion: 'reduce' });
  let tv = await tvs.newPage();
  const { troubles } = await watch(tv);
  await tv.goto(`${address}/?renderer=canvas#/tv/${code}`);
  await expect(tv.getByText('Scan to take a seat').or(tv.getByText('Scan to watch'))).toBeVisible();
  for (const { name } of table.guests) await expect(tv.getByText(name, { exact: true })).toBeVisible();
  expect(await tv.getByRole('button').count()).toBe(0);
  await looksWell(tv, 'lobby');

  await startTogether(table);
  const standings = tv.getByRole('list', { name: 'Standings' });
  await expect(standings.getByRole('listitem')).toHaveCount(4);
  await expect(tv.getByText('Late? Join in')).toBeVisible();
  await looksWell(tv, 'race');

  const late = await guestAt(chromium, `${address}/?renderer=canvas#/join/${code}`, {
    width: 390,
    height: 844,
    touch: true,
  });
  await joinAs(late.page, 'Late');
  await late.page.getByText('Drive for an AI driver?').getByRole('button').first().click();
  await expect(standings.getByText('Late', { exact: true })).toBeVisible();

  await tv.close();
  tv = await tvs.newPage();
  await tv.goto(`${address}/?renderer=canvas#/tv/${code}`);
  await expect(tv.getByRole('list', { name: 'Standings' }).getByText('Late', { exact: true })).toBeVisible();

  // Nothing bright stands still for an hour.
  expect(await driftOf(tv)).toBeGreaterThan(5);
  await recordScenes(tv);

  const pages = [...table.pages, late.page];
  const races = pages.map((page) => new RaceScreen(page));
  await Promise.all(
    races.map(async (race, at) => {
      if ((await race.nextQuestion()) !== undefined) await race.setSpeed('Off');
      while (!race.isOver) {
        await race.press();
        await pages[at]?.waitForTimeout(60);
      }
    }),
  );
  const [winner = ''] = await finishersOn(owner);
  await expect(tv.getByRole('list', { name: 'Standings' })).toBeHidden({ timeout: 60_000 });
  await expect(tv.getByRole('listitem').filter({ hasText: winner }).first()).toBeVisible();
  expect(await scenesOn(tv)).toEqual(expect.arrayContaining(['live', 'reveal']));
  await looksWell(tv, 'podium');
  expect(troubles).toEqual([]);

  await owner.getByRole('button', { name: 'Back to lobby' }).click();
  await expect(tv.getByText(code, { exact: true })).toBeVisible();
  await Promise.allSettled([tvs.close(), late.page.context().close()]);
});
