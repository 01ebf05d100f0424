// A hand that cannot feed its gear, in Heat: its driver is asked like everyone and has one answer, by mouse, key or finger.

import { HEAT } from '@games/heat/data/cards';
import type { HeatState } from '@games/heat/types';
import { expect, openPage, test } from '../fixtures';
import { giveState } from '../given-state';
import { startHost } from '../host';
import { HomeScreen } from '../pages/home';
import { RaceScreen, startShortRace } from '../pages/race';
import { atEverySize, PHONE, SIZES } from '../pictures';

const LOOK = { size: { width: 1440, height: 900 }, motion: 'reduce' } as const;

/** The first car's hand is all Heat, except one card that can be played. */
function clutter({ cars }: HeatState): void {
  const [car] = cars;
  if (car === undefined) throw new Error('nobody drives');
  const kept = car.hand.findIndex((card) => card !== HEAT);
  car.hand = car.hand.map((card, at) => (at === kept ? card : HEAT));
}

test('a cluttered hand is laid down by its driver, and no one learns of it before', async ({ data, chromium }) => {
  const first = await startHost(data);
  const before = await openPage(chromium, first.url, LOOK);
  const { match } = await startShortRace(before.page, 2);
  await before.page.context().close();
  await first.stop();
  giveState(data, match, clutter);

  const second = await startHost(data);
  const { page, watch } = await openPage(chromium, second.url, LOOK);
  await new HomeScreen(page).resume.click();
  const race = new RaceScreen(page);
  await race.nextQuestion();
  // Pressed again until the page listens to keys: the question may still be on its way.
  await expect(async () => {
    await page.keyboard.press('2');
    await expect(race.main).toHaveText('Confirm 2nd gear', { timeout: 500 });
  }).toPass();
  await race.main.click();
  await expect(race.main).toHaveText('Lay it down');
  await expect(race.dashboard).toContainText('2nd gear plays 2, but you can only play 1');
  await atEverySize(page, 'heat-cluttered', [...SIZES, PHONE]);
  await expect(page.getByText('has a cluttered hand')).toHaveCount(0);
  await page.keyboard.press('Enter');
  // On a phone the log is behind its button; its newest lines are read out too, but others soon replace them.
  await page.keyboard.press('l');
  await expect(page.getByText(/has a cluttered hand: no move, down to 1st gear/).last()).toBeVisible();
  expect(watch.troubles).toEqual([]);
  await second.stop();
});
