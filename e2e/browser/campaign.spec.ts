// The campaign and the ladder in a browser: from the challenges to a race and back, by mouse and by keys, at the sizes that matter.
// Not here: what the screens show in each state (screens/campaign/tests).

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { keepPicture } from '../pictures';

async function openCampaign(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Challenges' }).click();
  await page.getByRole('link', { name: /^Campaign/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign' })).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
}

test('a race of the campaign is chosen by keys, started, and resumed', { tag: '@journey' }, async ({
  paddock: { page },
}) => {
  await openCampaign(page);
  expect(await seriousFindings(page, 'campaign')).toEqual([]);
  await keepPicture(page, 'campaign-1440x900');
  const first = await page.getByRole('article').getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('article')).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Opens once you have done/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Start race' }).click();
  await expect.poll(() => page.url()).toContain('#/race/');
  await expect(page.getByText(/^Goal: /)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/campaign';
  });
  await expect(page.getByRole('button', { name: 'Resume race' })).toBeVisible();
});

test('the ladder says what each of its twenty steps adds', async ({ paddock: { page } }) => {
  await openCampaign(page);
  await page.getByRole('link', { name: 'Ladder', exact: true }).click();
  const rungs = page.getByRole('list', { name: 'Handicap ladder' }).getByRole('button');
  await expect(rungs).toHaveCount(20);
  expect(await seriousFindings(page, 'ladder')).toEqual([]);
  await keepPicture(page, 'ladder-1440x900');
  await rungs.first().click();
  await expect(page.getByText('Opens once you have won step 19')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ size: { width: 390, height: 844 } });

  test('both screens fit, and nothing serious is found', async ({ paddock: { page } }) => {
    await page.evaluate(() => {
      location.hash = '#/campaign';
    });
    await expect(page.getByRole('article')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousFindings(page, 'campaign on a phone')).toEqual([]);
    await page.getByRole('link', { name: 'Ladder', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Handicap ladder' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
