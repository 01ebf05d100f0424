// A ready-made season, raced through the screens against AI drivers to its champion. After each race the standings on the
// page match those computed from the records of the races.
// Not here: the other calendars (src/renderer/screens/seasons/tests/seasons.dom.test.ts).

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { SeasonPages } from '../pages/season';
import { atEverySize, keepPicture } from '../pictures';
import { tableByHand, tableOnPage } from '../season-truth';

const RACES = 3;
/** As printed, in order. */
const EVENTS = ['Grandstand opening', 'Record hunters', 'Drivers on strike'];
/** What the last event gives, and why. */
const BONUS = '+2, drivers on strike';

test('Season One is raced to its champion', { tag: '@journey' }, async ({ paddock: { page, url } }) => {
  const pages = new SeasonPages(page);
  const season = await pages.begin('Season One');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  for (const event of EVENTS) await expect(calendar).toContainText(event);
  for (let race = 1; race <= RACES; race += 1) {
    await pages.raceByAi();
    if (race === RACES) break;
    await page.getByRole('button', { name: 'Next race' }).click();
    await expect(page.getByText(`Race ${race + 1} of ${RACES}`)).toBeVisible();
    expect(await tableOnPage(page)).toEqual(await tableByHand(url, season));
  }
  const table = await tableByHand(url, season);
  await expect(page.getByText(BONUS).first()).toBeVisible();
  await page.getByRole('button', { name: 'See the champion' }).click();
  for (const { name: champion } of table.filter((line) => line.place === 1)) {
    await expect(pages.champion).toContainText(champion);
  }
  expect(await seriousFindings(page, 'champion')).toEqual([]);
  await keepPicture(page, 'champion-1440x900');
  await page.getByRole('button', { name: 'Season page' }).click();
  await expect(pages.standings).toBeVisible();
  expect(await tableOnPage(page)).toEqual(table);
  expect(await seriousFindings(page, 'season')).toEqual([]);
  await atEverySize(page, 'season');
});
