// The road editor in a browser: a road is bent with the mouse, driven at once, and every step is still there afterwards; and the same
// by keyboard alone. Not here: the changes themselves (unit tests), or the list of circuits.

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { SIZES } from '../pictures';

/** Opens the editor of a new blank circuit. game: as its plate says; left out: Heat. */
async function openEditor(page: Page, game?: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/workshop';
  });
  if (game !== undefined) {
    const start = page.getByRole('region', { name: 'Start from' });
    await start.getByRole('combobox', { name: 'Game' }).first().click();
    await page.getByRole('option', { name: game }).click();
  }
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const draws = page.getByRole('region', { name: 'Road' });
  await expect(draws.or(page.getByRole('button', { name: 'Edit', exact: true })).first()).toBeVisible();
  if (!(await draws.isVisible())) await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(page.getByRole('button', { name: /^Point 1 of/ })).toBeVisible();
}

test.describe('by mouse', () => {
  test('a road is bent, a corner added, driven, and undone step by step after the drive', async ({ paddock }) => {
    const { page } = paddock;
    await openEditor(page);
    const point = page.getByRole('button', { name: /^Point 3 of/ });
    const before = await point.boundingBox();
    if (before === null) throw new Error('the point is not shown');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await page.mouse.move(before.x - 60, before.y + 10, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo: Move the road' })).toBeVisible();
    expect(((await point.boundingBox())?.x ?? 0) - before.x).toBeLessThan(-40);

    await page.getByRole('button', { name: 'Corner', exact: true }).click();
    const first = await page.getByRole('button', { name: /^Point 1 of/ }).boundingBox();
    if (first === null) throw new Error('the first point is not shown');
    const corners = await page.locator('[data-corner]').count();
    await page.mouse.click(first.x + first.width / 2 - 60, first.y + first.height / 2);
    await expect(page.locator('[data-corner]')).toHaveCount(corners + 1);

    await page.getByRole('button', { name: 'Test drive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Race 3 rivals' }).click();
    await expect(page).toHaveURL(/\/drive\//);
    await expect(page.locator('[data-panel="dash"] section:not([inert])').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Undo: Add a corner' })).toBeVisible();
    await expect(page.locator('[data-corner]')).toHaveCount(corners + 1);
    await page.getByRole('button', { name: 'Undo: Add a corner' }).click();
    await page.getByRole('button', { name: 'Undo: Move the road' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    expect(Math.abs(((await point.boundingBox())?.x ?? 0) - before.x)).toBeLessThan(1);
  });

  for (const game of ['Formula D', 'Waddington']) {
    test(`a road of ${game} is bent, undone, driven, and is there again after the drive`, async ({ paddock }) => {
      const { page } = paddock;
      await openEditor(page, game);
      await expect(page.getByText('Everything fits. Test it?')).toBeVisible();
      const point = page.getByRole('button', { name: /^Point 5 of/ });
      const before = await point.boundingBox();
      if (before === null) throw new Error('the point is not shown');
      const middle = [before.x + before.width / 2, before.y + before.height / 2] as const;
      await page.mouse.move(...middle);
      await page.mouse.down();
      await page.mouse.move(middle[0], middle[1] - 24, { steps: 6 });
      await page.mouse.up();
      await page.getByRole('button', { name: 'Undo: Move the road' }).click();
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Redo: Move the road' }).click();
      await page.locator('[data-corner]').first().focus();
      await page.keyboard.press('3');
      await page.keyboard.press('d');
      await expect(page).toHaveURL(/\/drive\//);
      await page.getByRole('button', { name: 'Back to the editor' }).click();
      await page.getByRole('button', { name: 'Undo: Change a corner' }).click();
      await page.getByRole('button', { name: 'Undo: Move the road' }).click();
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      expect(Math.abs(((await point.boundingBox())?.y ?? 0) - before.y)).toBeLessThan(1);
    });
  }

  test('what was not saved is there after a reload, with its steps', async ({ paddock }) => {
    const { page } = paddock;
    await openEditor(page);
    await page.locator('[data-corner]').nth(1).click();
    await page.keyboard.press('6');
    await expect(page.getByRole('button', { name: 'Undo: Change a corner' })).toBeVisible();
    await page.waitForTimeout(600);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Change a corner' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  });
});

test('by keyboard alone: a point moves, a corner changes, a drive and the way back', async ({ paddock }) => {
  const { page } = paddock;
  await openEditor(page);
  await page.getByRole('button', { name: /^Point 2 of/ }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Point 3 of/ })).toBeFocused();
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-corner'))) break;
  }
  await page.keyboard.press('5');
  await expect(page.getByText(/^Corner 1, .*limit 5, after space/)).toBeAttached();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/drive\//);
  await expect(page.locator('[data-panel="dash"] section:not([inert])').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo: Change a corner' })).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.keyboard.press('Shift+Z');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  // The first one lets go of what is selected.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/workshop$/);
});

test('axe finds nothing, at any size', async ({ paddock }) => {
  const { page } = paddock;
  await openEditor(page);
  for (const size of [...SIZES, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300);
    expect(await seriousFindings(page, `editor ${size.width}`)).toEqual([]);
  }
});
