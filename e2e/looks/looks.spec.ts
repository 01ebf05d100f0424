// Pictures of every gallery page, and of every position in the race screen, at four sizes. `npm run looks -- --update-snapshots`
// takes the pictures to compare with, `npm run looks` compares: its report (test-results/looks-report) shows each pair that
// differs in any pixel.

import { expect, type Page, test } from '@playwright/test';
import { builtStories, type Gallery, openGallery, openStories, showStory } from '../gallery';
import { drawnAnew, PHONE, SIZES } from '../pictures';

const ALL_SIZES = [...SIZES, PHONE];
const POSITIONS = 'Positions/';

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await openGallery(true);
});
test.afterAll(() => gallery.close());
test.use({ viewport: SIZES[0], reducedMotion: 'reduce' });

for (const [title, stories] of Map.groupBy(builtStories(), ({ title }) => title)) {
  if (title.startsWith(POSITIONS)) continue;
  test(title, async ({ page }) => {
    await openStories(page, gallery);
    for (const { id } of stories) {
      await page.setViewportSize(SIZES[0]);
      expect(await showStory(page, id)).toBeUndefined();
      await comparePictures(page, ['pages', id]);
    }
  });
}

for (const { id, title } of builtStories().filter(({ title, name }) => title.startsWith(POSITIONS) && name === 'All')) {
  test(title, async ({ page }) => {
    await openStories(page, gallery);
    expect(await showStory(page, id)).toBeUndefined();
    const buttons = page
      .locator('section', { has: page.getByRole('heading', { name: 'Built by the tests' }) })
      .getByRole('button');
    await expect(buttons.first()).toBeVisible();
    // Not the inner text, which is in capitals.
    const names = await buttons.allTextContents();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      await page.setViewportSize(SIZES[0]);
      await buttons.and(page.getByRole('button', { name, exact: true })).click();
      await expect(page.locator('[data-panel="dash"]')).toBeVisible();
      await comparePictures(page, [id, name.replaceAll(/\W+/g, '-')]);
      await page.evaluate(() => {
        location.hash = '#/gallery/positions';
      });
    }
  });
}

async function comparePictures(page: Page, name: readonly string[]): Promise<void> {
  const [folder = '', file = ''] = name;
  const isScreen = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  for (const size of ALL_SIZES) {
    await page.setViewportSize(size);
    await drawnAnew(page);
    await expect.soft(page).toHaveScreenshot([folder, `${file}-${size.width}.png`], { fullPage: !isScreen });
  }
}
