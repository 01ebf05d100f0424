// The language of a page: the one that is chosen in Settings, at once, kept for the next start and for other windows.

import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { watch } from '../watch';

async function open(browser: Browser, url: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await watch(page);
  await page.goto(`${url}?renderer=canvas`);
  await settings(page);
  return page;
}

async function settings(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect(page.getByRole('combobox').first()).toBeVisible();
}

/** The list of languages, by its name in this one. */
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

test('a page speaks the language that is chosen at once, keeps it, and so do other windows', async ({
  host,
  chromium,
}) => {
  const page = await open(chromium, host.url, 'en-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(choice(page, 'Language')).toContainText('As system');

  await choice(page, 'Language').click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(choice(page, 'Sprache')).toContainText('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Nobody has chosen a name yet.
  await expect(page.getByRole('banner')).toContainText('Fahrer');

  await page.reload();
  await expect(choice(page, 'Sprache')).toContainText('Deutsch');

  // Another window of the same host follows the host's settings, whatever its system speaks.
  const other = await open(chromium, host.url, 'fr-FR');
  await expect(choice(other, 'Sprache')).toContainText('Deutsch');

  await choice(page, 'Sprache').click();
  await page.getByRole('option', { name: 'Wie das System' }).click();
  await expect(choice(page, 'Language')).toContainText('As system');
});

test('where the browser keeps nothing, a page of another language is no endless loop', async ({ host, chromium }) => {
  const german = await open(chromium, host.url, 'en-GB');
  await choice(german, 'Language').click();
  await german.getByRole('option', { name: 'Deutsch' }).click();
  await expect(choice(german, 'Sprache')).toContainText('Deutsch');

  const context = await chromium.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('forbidden');
      },
    });
  });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${host.url}?renderer=canvas`);
  await settings(page);
  await expect(choice(page, 'Language')).toContainText('Deutsch');
  expect(loads).toBe(1);
});
