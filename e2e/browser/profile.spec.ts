// The driver: face and car chosen by mouse and keys, a second person, and who is racing when Paddock starts again.
// Not here: every part of the screen (screens/profile/tests).

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { keepPicture } from '../pictures';

async function openProfile(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Driver' })).toBeVisible();
}

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });

test('a driver is made by mouse and keys, keeps everything, and shares the computer with another', {
  tag: '@journey',
}, async ({ paddock: { page } }) => {
  await openProfile(page);
  await group(page, 'Paint').getByRole('radio', { name: 'Star' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(group(page, 'Paint').getByRole('radio', { checked: true })).toBeFocused();
  await page.getByRole('tab', { name: 'Hair' }).click();
  await group(page, 'Hair').getByRole('radio', { name: 'Locs' }).click();
  await group(page, 'Pattern').getByRole('radio', { name: 'Rings' }).click();
  await page.getByRole('textbox', { name: 'Number' }).fill('27');
  await page.keyboard.press('Tab');
  expect(await seriousFindings(page, 'profile')).toEqual([]);
  await keepPicture(page, 'profile-1440x900');
  await expect(page.getByRole('img', { name: /^Car number 27/ })).toBeVisible();
  // Changes wait for 200 ms, and are written as the page goes.
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('27');
  await page.getByRole('tab', { name: 'Hair' }).click();
  await expect(group(page, 'Hair').getByRole('radio', { name: 'Locs' })).toBeChecked();
  await page.getByRole('button', { name: 'Switch driver' }).click();
  await page.getByLabel('Name of the new driver').fill('Tomas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Tomas/ })).toBeVisible();
  // Another window, as after a start.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who is racing?' })).toBeVisible();
  expect(await seriousFindings(page, 'who is racing')).toEqual([]);
  await expect(page.getByRole('button', { name: 'Race as Tomas' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Driver' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('27');
});

test('on a phone the face stays at the top, and car and results are pages', async ({ paddock: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page);
  await expect(group(page, 'Paint')).toBeVisible();
  await expect(group(page, 'Pattern')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Car' }).click();
  await expect(group(page, 'Pattern')).toBeVisible();
  await page.getByRole('radio', { name: 'Results' }).click();
  await expect(page.getByText('Your first race fills this')).toBeVisible();
  expect(await seriousFindings(page, 'profile')).toEqual([]);
});
