// Achievements: a race that ends wins one, which is under its results and on the wall; the year can be saved. Not here: what wins which
// (src/achievements), or what the screens show in each state (screens/profile).

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { atEverySize, keepPicture, PHONE, SIZES } from '../pictures';
import { connect, value } from '../raw-client';

/** A lap that begins with the person who is here and is driven to its end for them, until one wins something. */
async function racedAndWon(url: string): Promise<string> {
  const { client, newest } = await connect(url);
  const { people, current } = value(await client.call('people.list', {}));
  const name = people.find(({ id }) => id === current)?.name ?? '';
  const ai = { kind: 'ai', level: 'easy' } as const;
  for (let i = 0; i < 12; i++) {
    const seats = [
      { name, colour: 'red', driver: { kind: 'you' } },
      { name: 'Ada', colour: 'blue', driver: ai },
    ] as const;
    const setup = { game: 'heat', circuit: 'usa', options: { laps: 1 }, seats: [...seats], clock: 0, seed: `${i}` };
    const { match } = value(await client.call('matches.create', setup));
    value(await client.call('match.watch', { match }));
    value(await client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'best' } }));
    await expect.poll(() => newest().match === match && newest().finished, { timeout: 60_000 }).toBe(true);
    const { won } = value(await client.call('achievements.race', { match }));
    if (won.length > 0) {
      client.close();
      return match;
    }
  }
  throw new Error('twelve races won nothing');
}

function go(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    location.hash = to;
  }, address);
}

test('a race wins a pin, which the wall shows and a key chooses; the year is saved as a page', async ({
  paddock: { page, url },
}) => {
  const match = await racedAndWon(url);
  await go(page, `#/results/${match}`);
  await expect(
    page
      .getByRole('region', { name: /new achievement/i })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'All achievements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
  await page.getByRole('radio', { name: 'Won', exact: true }).click();
  const pins = page.getByRole('radiogroup', { name: 'Achievements' }).getByRole('radio');
  await expect(pins.first()).toHaveAccessibleName(/Won /);
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await expect(pins).toHaveCount(220);
  await pins.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(pins.first()).not.toBeChecked();
  await page.keyboard.press('Home');
  await expect(pins.first()).toBeChecked();
  for (const size of [...SIZES, PHONE]) {
    await atEverySize(page, 'achievements', [size]);
    expect(await seriousFindings(page, `achievements at ${size.width}`)).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]);
  await go(page, '#/profile');
  await expect(page.getByRole('link', { name: /^All achievements/ })).toBeVisible();
  await keepPicture(page, 'profile-pins-1440x900');
  await page.getByRole('link', { name: /^All achievements/ }).click();
  await page.getByRole('button', { name: 'Year in review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d{4} in review$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a page' })).toBeVisible();
  for (const size of [...SIZES, PHONE]) {
    await atEverySize(page, 'year', [size]);
    expect(await seriousFindings(page, `year at ${size.width}`)).toEqual([]);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a page' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^paddock-\d{4}\.html$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('<!doctype html>');
});
