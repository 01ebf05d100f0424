// Every screen without a race: it opens, its console is clean, it makes no forbidden request, and axe finds nothing serious.

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { keepPicture, SIZES } from '../pictures';

const SCREENS = [
  { name: 'home', address: '/', heading: 'Pick a game' },
  { name: 'setup', address: '/setup/heat', heading: 'New race' },
  { name: 'hosting', address: '/setup/heat/party', heading: 'LAN party' },
  { name: 'find', address: '/join', heading: 'Join a party' },
  { name: 'qualifying', address: '/setup/heat/qualifying', heading: 'Qualifying' },
  { name: 'replays-first', address: '/races', heading: 'Replays' },
  { name: 'saved-first', address: '/races/saved', heading: 'Replays' },
  { name: 'statistics-first', address: '/statistics', heading: 'Statistics' },
  { name: 'challenges', address: '/challenges', heading: 'Challenges' },
  { name: 'settings', address: '/settings', heading: 'Settings' },
  { name: 'rules', address: '/rules/heat', heading: 'Heat' },
] as const;

test('axe finds nothing serious on any screen', { tag: '@journey' }, async ({ paddock: { page } }) => {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await show(page, screen);
    found.push(...(await seriousFindings(page, screen.name)));
  }
  expect(found).toEqual([]);
});

for (const size of SIZES) {
  test.describe(`at ${size.width}x${size.height}`, () => {
    test.use({ size });
    test('nothing is wider than the page', { tag: size === SIZES[0] ? '@journey' : [] }, async ({
      paddock: { page },
    }) => {
      for (const screen of SCREENS) {
        await show(page, screen);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([screen.name, over]).toEqual([screen.name, 0]);
        // pictures.spec.ts has the shelf with an unfinished race, archive.spec.ts has lists with races.
        const name = screen.name === 'home' ? 'home-first' : screen.name;
        await keepPicture(page, `${name}-${size.width}x${size.height}`);
      }
    });
  });
}

async function show(page: Page, screen: (typeof SCREENS)[number]): Promise<void> {
  await page.evaluate((address) => {
    location.hash = `#${address}`;
  }, screen.address);
  await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
