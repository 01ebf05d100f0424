// The desktop window with a real Electron: it shows the app, is isolated from Node, and a race survives closing it.

import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { startShortRace } from '../pages/race';

test('the window shows the shelf from our own protocol', async ({ paddock: { page } }) => {
  expect(page.url()).toMatch(/^app:\/\/paddock\//);
  await expect(new HomeScreen(page).title).toBeVisible();
});

test('the page has the bridge and nothing else of Electron or Node', async ({ paddock: { page } }) => {
  const seen = await page.evaluate(() => {
    const world = globalThis as unknown as Record<string, unknown>;
    const kinds = ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].map((name) => typeof world[name]);
    return { kinds, bridge: Object.keys(world.paddock ?? {}) };
  });
  expect(seen.kinds).toEqual(['undefined', 'undefined', 'undefined', 'undefined', 'undefined']);
  expect(new Set(seen.bridge)).toEqual(new Set(['onFrame', 'send']));
});

test('a page from elsewhere is refused', async ({ paddock: { page } }) => {
  const before = page.url();
  await page.evaluate(() => {
    location.href = 'https://example.com/';
  });
  await page.waitForTimeout(500);
  expect(page.url()).toBe(before);
  expect(await page.evaluate(() => window.open('https://example.com/') === null)).toBe(true);
});

test('a race continues when the page is loaded again', async ({ paddock: { page } }) => {
  const race = await startShortRace(page, 2);
  await race.answerByMouse((await race.nextQuestion()) ?? '');
  await race.nextQuestion();
  const round = await race.round.textContent();
  await page.reload();
  await race.nextQuestion();
  expect(await race.round.textContent()).toBe(round);
});
