// A whole race from the shelf to the podium: by mouse, and by keyboard alone.

import { seriousFindings } from '../axe';
import { expect, type Paddock, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HomeScreen } from '../pages/home';
import { RaceScreen, startShortRace } from '../pages/race';
import { SetupScreen } from '../pages/setup';
import { secretsIn } from '../secrets';

/** A lap of the longest circuit in first gear would end within this. */
const MOST_DECISIONS = 400;

test.describe.configure({ timeout: 240_000 });

test.describe('with all its animations', () => {
  test.use({ motion: 'no-preference' });
  test('a whole race by mouse, every frame of it clean', raceByMouse);
});

async function raceByMouse({ paddock: { page, watch } }: { paddock: Paddock }): Promise<void> {
  const race = await startShortRace(page, 3);
  await race.setSpeed('Fast');
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
  // The result of a finished race may say what the race was started from.
  expect(secretsIn(watch.received.filter((frame) => !frame.includes('"finishedAt"')))).toEqual([]);
}

test('a whole race by keyboard alone', async ({ paddock: { page } }) => {
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  await page.keyboard.press('Enter');
  const setup = new SetupScreen(page);
  await tabTo(page, setup.laps);
  while ((await setup.laps.inputValue()) !== '1') await page.keyboard.press('ArrowDown');
  await tabTo(page, setup.start);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/race\//);
  const race = new RaceScreen(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    await race.answerByKeys(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  expect(decisions).toBeGreaterThan(10);
});
