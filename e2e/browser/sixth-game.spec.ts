// The law of the seams: a game is one folder and one line. A sixth one, of under 200 lines, is added to a copy of Paddock as
// docs/how-to/add-a-game.md says, and must then appear wherever games appear, without changes to other files.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { startHost } from '../host';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { AI, planOf, raced } from '../races';
import { connect } from '../raw-client';
import { plantTree, type Tree } from '../sixth-game/tree';

// Copying and building takes a quarter of a minute; it is done once for all tests of this file.
test.describe.configure({ mode: 'serial' });

/** Rules and screens; its tests and its RULES.md are not counted. */
const MOST_LINES = 200;
const LAWS = ['src/games/laws.test.ts', 'src/games/screens.test.ts', 'src/zones.test.ts'];
let tree: Tree;

test.beforeAll(async () => {
  tree = await plantTree();
});
test.afterAll(() => tree.remove());

test('it is small', () => {
  const folder = path.join(import.meta.dirname, '../sixth-game/sack-race');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!tests).*\.tsx?$/.test(file),
  );
  expect(files).toContain(path.join('ui', 'index.tsx'));
  const lines = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(MOST_LINES);
});

test('it keeps every law that all games keep, and names are still in their folders', async () => {
  const names = 'sack-race|every game lies|no file outside a game|game-ui$|game$|a box is small';
  const { passed, failed } = await tree.unit(LAWS, names);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(30);
});

test('the command line lists and races it', async () => {
  expect(await tree.paddock('games')).toContain('Sack race (sack-race), 2 to 4 cars');
  const races = await tree.paddock('sim', '--game', 'sack-race', '--bots', 'easy,hard', '--races', '20');
  expect(races).toContain('20 races of 2 cars, 0 rule violations, 0 unfinished');
});

test('it stands on the shelf, is set up, raced, watched again, counted and scored in a season', async ({
  chromium,
  data,
}) => {
  const host = await startHost(data, { from: tree.build });
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', draws: false });
  const home = new HomeScreen(page);
  await expect(home.box('Sack race')).toBeVisible();
  await expect(page.getByText('2 to 4 runners')).toBeVisible();
  await atEverySize(page, 'sixth-shelf', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);

  await home.pick('Sack race');
  await expect(page.getByText('The Meadow, 1 lap, 2 runners')).toBeVisible();
  await expect(page.getByText('About 5 minutes.')).toBeVisible();
  await atEverySize(page, 'sixth-setup', [SIZES[0], PHONE]);
  await page.setViewportSize(SIZES[0]);
  await new SetupScreen(page).startRace();

  const run = page.getByRole('button', { name: 'Run', exact: true });
  await expect(run).toBeEnabled();
  await atEverySize(page, 'sixth-race', [SIZES[0], PHONE]);
  await page.setViewportSize(SIZES[0]);
  const results = page.getByRole('heading', { name: 'Finishing order' });
  await expect
    .poll(
      async () => {
        // The button disappears with the race: do not wait for it.
        await run.click({ timeout: 500 }).catch(() => undefined);
        return results.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await atEverySize(page, 'sixth-results', [SIZES[0]]);

  await page.getByRole('button', { name: 'Watch replay' }).click();
  await expect(page.getByText('Verified replay')).toBeVisible();
  await expect(page.getByText(/comes to space \d+/).first()).toBeVisible();
  await atEverySize(page, 'sixth-replay', [SIZES[0]]);

  await goTo(page, `/statistics/${encodeURIComponent('person/driver')}`);
  await expect(page.locator('article').filter({ hasText: 'Sack race' }).first()).toBeVisible();
  await atEverySize(page, 'sixth-statistics', [SIZES[0]]);

  const raw = await connect(host.url);
  const rounds = [1, 2].map((laps) => ({ game: 'sack-race', circuit: 'meadow', options: { laps } }));
  const season = await raced(raw, planOf('Village fair', { Ada: AI, Bruno: AI }, rounds), 1);
  raw.client.close();
  await goTo(page, `/seasons/${season}`);
  await expect(page.getByText('Sack race, 2 laps').first()).toBeVisible();
  await expect(page.getByText('2 drivers')).toBeVisible();
  await expect(page.getByText('5 min')).toBeVisible();
  await atEverySize(page, 'sixth-season', [SIZES[0]]);
  expect(watch.troubles).toEqual([]);
  await host.stop();
});

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, hash);
}
