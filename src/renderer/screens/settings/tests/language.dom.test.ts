// The language of a page: chosen in Settings, applied at once, kept for the next start and for other windows.

import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';

afterEach(() => vi.restoreAllMocks());

/** The list of languages, by its name in the current one. */
const choice = (name: string) => screen.findByRole('combobox', { name });
const system = (locale: string) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([locale]);

/** Reloads the page whenever the app asks for it, and counts how often. */
function reloading(page: Page) {
  return vi.spyOn(location, 'reload').mockImplementation(() => void page.reload());
}

async function choose(page: Page, label: string, language: string): Promise<void> {
  await page.user.click(await choice(label));
  await page.user.click(await screen.findByRole('option', { name: language }));
}

test('a page speaks the language that is chosen at once, keeps it, and so do other windows', async () => {
  const it = await openHost();
  system('en-US');
  const page = await openPage(it, { at: '/settings' });
  reloading(page);
  expect((await choice('Language')).textContent).toContain('Same as system');
  expect(document.documentElement.lang).toBe('en-GB');

  await choose(page, 'Language', 'Deutsch');
  expect((await choice('Sprache')).textContent).toContain('Deutsch');
  expect(document.documentElement.lang).toBe('de');
  // No one has chosen a name yet.
  expect(screen.getByRole('banner').textContent).toContain('Fahrer');

  await page.reload();
  expect((await choice('Sprache')).textContent).toContain('Deutsch');

  // Another window of the same host follows the host's settings, not its system's language.
  page.close();
  localStorage.clear();
  system('fr-FR');
  const other = await openPage(it, { at: '/settings' });
  reloading(other);
  expect((await choice('Sprache')).textContent).toContain('Deutsch');

  system('en-US');
  await choose(other, 'Sprache', 'Wie das System');
  expect((await choice('Language')).textContent).toContain('Same as system');
});

test('if the browser keeps nothing, a page in another language does not reload forever', async () => {
  const it = await openHost();
  system('en-GB');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const page = await openPage(it, { at: '/settings', settings: { language: 'de' } });
  const reloads = reloading(page);
  await waitFor(async () => expect((await choice('Language')).textContent).toContain('Deutsch'));
  expect(reloads).not.toHaveBeenCalled();
});
