// The rules as a reference: worked examples that the picture follows, on the page and on paper.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { SIZES } from '../pictures';

async function openArticle(page: Page, game: string, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('navigation', { name: 'Rules of' }).getByRole('link', { name: game }).click();
  await page.getByRole('searchbox').fill(title);
  await page
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .first()
    .click();
}

test('[16] a worked example goes step by step, and its picture with it', async ({ paddock: { page } }) => {
  await openArticle(page, 'Heat', 'Corners');
  // All boxes are in sight beside the buttons at their right.
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    const boxes = page.getByRole('navigation', { name: 'Rules of' }).getByRole('link');
    await expect(boxes).toHaveCount(5);
    await expect(boxes.last()).toBeInViewport({ ratio: 0.95 });
  }
  const example = page.getByRole('region', { name: 'Worked example' });
  await expect(example.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('Here the turn began')).toBeVisible();
  await expect(page.getByText('Speed 7: 2 over')).toHaveCount(0);
  for (const step of [2, 3, 4, 5]) {
    await example.getByRole('button', { name: 'Next' }).click();
    await expect(example.getByText(`Step ${step} of 5`)).toBeVisible();
  }
  await expect(page.getByText('Speed 7: 2 over')).toBeVisible();
  await expect(example.locator('[aria-current=step]')).toContainText('Engine 6, then 4');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Rules of' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Corners' })).toBeVisible();
});
