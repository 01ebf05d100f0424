// A hand that cannot feed its gear, in Heat: its driver is asked like everybody and has one answer, by mouse, key or finger.

import path from 'node:path';
import { hashState } from '@core/hash';
import { HEAT } from '@games/heat/data/cards';
import Sqlite from 'better-sqlite3';
import { expect, openPage, test } from '../fixtures';
import { startHost } from '../host';
import { HomeScreen } from '../pages/home';
import { RaceScreen, startShortRace } from '../pages/race';
import { atEverySize, PHONE, SIZES } from '../pictures';

const LOOK = { size: { width: 1440, height: 900 }, motion: 'reduce' } as const;

/** Changes the newest position of the only race on disk: the first car's hand is Heat, but for one card. */
function stuffHand(data: string): void {
  const handle = new Sqlite(path.join(data, 'paddock.db'));
  const row = handle.prepare('SELECT race, step, state FROM snapshots ORDER BY step DESC').get() as {
    race: string;
    step: number;
    state: string;
  };
  const state = JSON.parse(row.state);
  const [car] = state.cars;
  car.hand = car.hand.map((card: number, i: number) => (i === 0 ? card : HEAT));
  const hash = hashState(state);
  const at = [row.race, row.step];
  handle
    .prepare('UPDATE snapshots SET state = ?, hash = ? WHERE race = ? AND step = ?')
    .run(JSON.stringify(state), hash, ...at);
  handle.prepare('UPDATE moves SET hash = ? WHERE race = ? AND step = ?').run(hash, ...at);
  handle.close();
}

test('a cluttered hand is laid down by its driver, and nobody is told before', async ({ data, chromium }) => {
  const first = await startHost(data);
  const before = await openPage(chromium, first.url, LOOK);
  await startShortRace(before.page, 2);
  await before.page.context().close();
  await first.stop();
  stuffHand(data);

  const second = await startHost(data);
  const { page, watch } = await openPage(chromium, second.url, LOOK);
  await new HomeScreen(page).resume.click();
  const race = new RaceScreen(page);
  await race.nextQuestion();
  await page.keyboard.press('2');
  await race.main.click();
  await expect(race.main).toHaveText('Lay it down');
  await expect(race.dashboard).toContainText('2nd gear plays 2 cards, and you can play only 1');
  await atEverySize(page, 'heat-cluttered', [...SIZES, PHONE]);
  await expect(page.getByText('has a cluttered hand')).toHaveCount(0);
  await page.keyboard.press('Enter');
  // On a phone the log lies behind its button; its newest lines are read out too, but soon make room for others.
  await page.keyboard.press('l');
  await expect(page.getByText(/has a cluttered hand and stays, 1st gear/).last()).toBeVisible();
  expect(watch.troubles).toEqual([]);
  await second.stop();
});
