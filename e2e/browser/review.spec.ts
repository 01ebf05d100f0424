// The review of a race: from its results through the analysis to its turning points, by mouse, keys and taps, and from one of
// them into a new race. In every game. Not here: what is computed (ai/review),
// its progress and cancelling it (renderer's review.dom.test).

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { OF_EVERY_GAME } from '../races';
import { careless, lostBy, racedBy } from '../reviews';

test.use({ draws: false });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Review' });
const points = (page: Page) => page.getByRole('region', { name: 'Turning points' }).getByRole('button');
const ways = (page: Page) => page.getByRole('radiogroup', { name: 'Moves on the board' });
const place = (page: Page) => panel(page).getByRole('heading', { name: /^Decision \d+ of \d+$/ });

const heat = OF_EVERY_GAME.find(({ game }) => game === 'heat');
if (heat === undefined) throw new Error('no race of Heat');

test('from the results through the analysis to a turning point, and on from there against the same drivers', async ({
  paddock: { page, url },
}) => {
  const match = await lostBy(url, heat, careless);
  await page.goto(`${new URL(url).origin}/#/results/${match}`);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(place(page)).toBeVisible({ timeout: 200_000 });
  await expect(panel(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 200_000 });

  // Turning points, by mouse and by keys.
  await expect(points(page).first()).toBeVisible();
  await points(page).first().click();
  await expect(points(page).first()).toHaveAttribute('aria-current', 'step');
  await expect(panel(page).getByText(/^Played: /)).toBeVisible();
  await expect(panel(page).getByText(/^Better: /)).toBeVisible();
  const before = (await place(page).textContent()) ?? '';
  await page.locator('body').press('ArrowRight');
  await expect(place(page)).not.toHaveText(before);
  await page.locator('body').press('ArrowLeft');
  await expect(place(page)).toHaveText(before);
  expect(await seriousFindings(page, 'review')).toEqual([]);
  await atEverySize(page, 'review', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);

  // A decision between two paths: the board shows both, or the one that a key chooses.
  await panel(page).getByRole('button', { name: 'Next decision' }).click();
  for (let n = 0; n < 40 && (await ways(page).count()) === 0; n += 1) {
    await page.locator('body').press('ArrowRight');
    await page.waitForTimeout(250);
  }
  await page.locator('body').press('3');
  await expect(ways(page).getByRole('radio', { name: 'Better' })).toBeChecked();
  await page.locator('body').press('1');
  await expect(ways(page).getByRole('radio', { name: 'Both' })).toBeChecked();
  await atEverySize(page, 'review-ways', [SIZES[0], PHONE]);
  // On a phone the choice is below the board, with the text of both answers.
  const [board, shows] = await Promise.all([page.locator('canvas').boundingBox(), ways(page).boundingBox()]);
  expect(shows?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  await page.setViewportSize(SIZES[0]);

  // The results name the most costly choice, and link to its moment, where the review opens.
  await page.goto(`${new URL(url).origin}/#/results/${match}`);
  const why = page.getByRole('region', { name: 'Why you lost' });
  await expect(why.getByRole('heading')).toHaveText(/^“.+” in round \d+ cost \d+% of your chances$/);
  const [, round, cost] = /in round (\d+) cost (\d+)/.exec((await why.getByRole('heading').textContent()) ?? '') ?? [];
  await why.getByRole('button', { name: 'See that moment' }).click();
  await expect(panel(page).getByText(/^Played: /)).toBeVisible();
  const marked = page.getByRole('region', { name: 'Turning points' }).locator('[aria-current="step"]');
  await expect(marked).toContainText(new RegExp(`round ${round}(?!\\d)`, 'i'));
  await expect(marked).toContainText(`${cost}%`);

  // It is stored: opened again it appears at once.
  await page.reload();
  await expect(place(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Events' }).click();
  await expect(page.getByRole('list', { name: 'Events' })).toBeVisible();
  await page.getByRole('radio', { name: 'Review' }).click();
  await points(page).first().click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/race\//);
});

for (const round of OF_EVERY_GAME) {
  test(`${round.game}: a race is reviewed and its decisions are shown`, async ({ paddock: { page, url } }) => {
    const match = await racedBy(url, round, () => undefined);
    await page.goto(`${new URL(url).origin}/#/replay/${match}/review`);
    await expect(panel(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 240_000 });
    await expect(place(page)).toBeVisible();
    await atEverySize(page, `review-${round.game}`, [SIZES[0], PHONE]);
  });
}
