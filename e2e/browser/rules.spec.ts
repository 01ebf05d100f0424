// How the rules look: at every size and on paper. Not here: what they say
// (src/renderer/screens/rules/tests/rules.dom.test.ts).

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { SIZES } from '../pictures';

async function openArticle(page: Page, game: string, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('navigation', { name: 'Choose a game' }).getByRole('link', { name: game }).click();
  await page.getByRole('searchbox').fill(title);
  await page
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .first()
    .click();
}

test('every box of the rules is visible at every size, and an article can be printed', { tag: '@journey' }, async ({
  paddock: { page },
}) => {
  await openArticle(page, 'Heat', 'Corners');
  const boxes = page.getByRole('navigation', { name: 'Choose a game' });
  // All boxes are visible beside the buttons at their right.
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    await expect(boxes.getByRole('link')).toHaveCount(5);
    await expect(boxes.getByRole('link').last()).toBeInViewport({ ratio: 0.95 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(boxes).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Corners' })).toBeVisible();
});
