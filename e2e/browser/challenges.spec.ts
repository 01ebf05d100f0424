// Challenges: a puzzle solved by mouse and another by keys, on their games' own boards; and the race of the day.
// Not here: what the screens show in each state (screens/challenges/tests, screens/puzzle/tests).

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { keepPicture } from '../pictures';

/** A theme of Havoc in which the answer is one of two buttons. */
const DIE = /^Die, Havoc Speedway: ten in a row/;

async function openChallenges(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Challenges' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
}

async function openDie(page: Page): Promise<void> {
  await openChallenges(page);
  await page.getByRole('button', { name: DIE }).click();
  await expect(page.getByRole('region', { name: 'Task' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Movement/ })).toBeVisible();
}

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });

test('a puzzle is solved by mouse, and the next one by keys', { tag: '@journey' }, async ({ paddock: { page } }) => {
  await openDie(page);
  await page.getByRole('button', { name: /^Movement/ }).click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  await expect(verdict(page).getByText('Chance to win')).toBeVisible();
  await expect(page.getByText(/^Puzzle 1: (right|close|wrong)$/)).toBeAttached();
  expect(await seriousFindings(page, 'puzzle')).toEqual([]);
  await keepPicture(page, 'puzzle-judged-1440x900');
  const first = page.url();
  await verdict(page).getByRole('button', { name: 'Next puzzle' }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  await expect(page.getByRole('button', { name: /^Movement/ })).toBeVisible();
  // The dashboard listens to keys a moment after it is drawn.
  await expect(async () => {
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: /^Roll/ })).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText(/^Puzzle 2: (right|close|wrong)$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
});

test('the race of the day starts once, and is resumed afterwards', async ({ paddock: { page } }) => {
  await openChallenges(page);
  await page.getByRole('button', { name: 'Start the daily race' }).click();
  await expect.poll(() => page.url()).toContain('#/race/');
  const race = page.url();
  await page.evaluate(() => {
    location.hash = '#/challenges';
  });
  await page.getByRole('button', { name: 'Resume the daily race' }).click();
  await expect.poll(() => page.url()).toBe(race);
});

test.describe('on a phone', () => {
  test.use({ size: { width: 390, height: 844 } });
  test('a puzzle is given up; its verdict is a sheet that folds down to the board', async ({ paddock: { page } }) => {
    await openDie(page);
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(verdict(page).getByRole('button', { name: 'Next puzzle' })).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
    await page.getByRole('button', { name: 'Show the board' }).click();
    await expect(verdict(page).getByText('Chance to win')).toBeHidden();
    await page.getByRole('button', { name: 'Show the verdict' }).click();
    await expect(verdict(page).getByText('Chance to win')).toBeVisible();
  });
});
