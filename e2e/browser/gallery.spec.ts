// The component gallery: every page opens without errors, and draws the components that it names.
// Not here: which components need a page (src/gallery/coverage.test.ts).

import { expect, type Page, test } from '@playwright/test';
import { pages } from '../../src/gallery/coverage';
import { componentsOn, type Gallery, openGallery, openStories, showStory } from '../gallery';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await openGallery();
});
test.afterAll(() => gallery.close());

test('every page opens with no error in its console, and draws the components that it names', async ({ page }) => {
  // Half of them are drawn in well under a second, the lists of articles in ten.
  test.setTimeout(1_800_000);
  const troubles = troublesOf(page);
  const named = new Map(pages().map(({ file, shows }) => [file, shows.map((key) => key.split(' ')[1] ?? '')]));
  await openStories(page, gallery);
  expect(gallery.stories.length).toBeGreaterThan(100);
  for (const [file, stories] of Map.groupBy(gallery.stories, ({ importPath }) => importPath.replace('./src/', ''))) {
    const drawn = new Set<string>();
    for (const { id } of stories) {
      const wrong = await showStory(page, id);
      for (const name of await componentsOn(page)) drawn.add(name);
      expect([id, wrong, troubles.splice(0)]).toEqual([id, undefined, []]);
    }
    // A drawing that is loaded when first shown may arrive after the next page: then its page is shown again.
    const missing = () => (named.get(file) ?? []).filter((name) => !drawn.has(name));
    const lookAgain = async () => {
      for (const { id } of missing().length === 0 ? [] : stories) {
        await showStory(page, id);
        for (const name of await componentsOn(page)) drawn.add(name);
      }
      return missing();
    };
    await expect.poll(lookAgain, { message: file, timeout: 120_000 }).toEqual([]);
  }
});

test('the toolbar changes language and palette', async ({ page }) => {
  const buttons = gallery.stories.find(({ id }) => id === 'toolkit-controls--buttons');
  if (buttons === undefined) throw new Error('there is no page of buttons');
  const start = page.getByRole('button', { name: 'Rennen starten' }).first();
  await openStories(page, gallery, { language: 'de', palette: 'safe' });
  expect(await showStory(page, buttons.id)).toBeUndefined();
  await expect(start).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'safe');
  await openStories(page, gallery, { language: 'en-XA' });
  expect(await showStory(page, buttons.id)).toBeUndefined();
  await expect(start).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
});

test('a click opens a position in the race screen, and its answers are accepted', async ({ page }) => {
  const troubles = troublesOf(page);
  await openStories(page, gallery);
  expect(await showStory(page, 'positions-heat--all')).toBeUndefined();
  await page.getByRole('button', { name: 'Discard at the end of a turn' }).click();
  await page.getByRole('button', { name: 'Keep all' }).click();
  // The next round begins: the rules of the page's own host have accepted the answer.
  await expect(page.getByRole('region', { name: 'Turn order' }).getByText('Round 6')).toBeVisible();
  expect(troubles).toEqual([]);
});

/** Everything that goes wrong on a page from now on. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message));
  return troubles;
}
