// A whole race from the shelf to the podium: by mouse, and by keyboard alone.

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { RaceScreen } from '../pages/race';
import { SetupScreen } from '../pages/setup';
import { secretsIn } from '../secrets';

/** A lap of the longest circuit in first gear would end within this. */
const MOST_DECISIONS = 400;

test.describe.configure({ timeout: 240_000 });

test('a whole race by mouse, every frame of it clean', async ({ paddock: { page, watch } }) => {
  const home = new HomeScreen(page);
  await home.pick('Heat');
  const setup = new SetupScreen(page);
  await setup.oneLap();
  await setup.keepDrivers(3);
  await setup.startRace();
  const race = new RaceScreen(page);
  const found: string[] = [];
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    if (decisions < 2) found.push(...(await seriousFindings(page, `race, ${words}`)));
    await race.answerByMouse(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  found.push(...(await seriousFindings(page, 'results')));
  expect(found).toEqual([]);
  expect(decisions).toBeGreaterThan(10);
  expect(watch.received.length).toBeGreaterThan(decisions);
  expect(secretsIn(watch.received.filter((frame) => !frame.includes('"finishedAt"')))).toEqual([]);
});

test('a whole race by keyboard alone', async ({ paddock: { page } }) => {
  const home = new HomeScreen(page);
  await expect(home.box('Heat')).toBeVisible();
  await tabTo(page, 'Heat: new race');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start race' })).toBeVisible();
  await tabTo(page, 'Start race');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/race\//);
  const race = new RaceScreen(page);
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    await race.answerByKeys(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  expect(decisions).toBeGreaterThan(10);
});

/** Walks with Tab until this control has the focus. */
async function tabTo(page: import('@playwright/test').Page, name: string): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}"`);
}
