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

test.describe('with all its animations', () => {
  test.use({ motion: 'no-preference' });
  test('a whole race by mouse, with no secret in any frame', { tag: '@journey' }, raceByMouse);
});

async function raceByMouse({ paddock: { page, watch } }: { paddock: Paddock }): Promise<void> {
  const race = await startShortRace(page, 3);
  await race.setSpeed('Fast');
  const found: string[] = [];
  let looked = 0;
  const decisions = await race.driveOn(async (text) => {
    if (looked++ < 2) found.push(...(await seriousFindings(page, `race, ${text}`)));
    await race.answerByMouse(text);
  }, MOST_DECISIONS);
  found.push(...(await seriousFindings(page, 'results')));
  expect(found).toEqual([]);
  expect(decisions).toBeGreaterThan(10);
  expect(watch.received.length).toBeGreaterThan(decisions);
  // The result of a finished race may contain the seed.
  expect(secretsIn(watch.received.filter((frame) => !frame.includes('"finishedAt"')))).toEqual([]);
}

test('a whole race by keyboard alone', async ({ paddock: { page } }) => {
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  await page.keyboard.press('Enter');
  const setup = new SetupScreen(page);
  await tabTo(page, setup.laps);
  while ((await setup.laps.inputValue()) !== '1') await page.keyboard.press('ArrowDown');
  await setup.startRaceByKeys();
  const race = new RaceScreen(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  const decisions = await race.driveOn((text) => race.answerByKeys(text), MOST_DECISIONS);
  expect(decisions).toBeGreaterThan(10);
});
