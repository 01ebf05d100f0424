// Every ready-made season, raced through the screens against AI drivers to its champion. After each race the standings on
// the page are those that a hand computes from the records of the races.

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { SeasonPages } from '../pages/season';
import { atEverySize, keepPicture } from '../pictures';
import { tableByHand, tableOnPage } from '../season-truth';

// Each has a host of its own; one after the other they would keep one core waiting at the end.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** events: as printed, in order. bonus: what the last of them gives, and why. */
const CALENDARS: readonly { name: string; races: number; events?: readonly string[]; bonus?: string }[] = [
  {
    name: 'Season One',
    races: 3,
    events: ['Grandstand opening', 'Record hunters', 'Drivers on strike'],
    bonus: '+2, drivers on strike',
  },
  {
    name: 'Season Two',
    races: 3,
    events: ['Open engine rules', 'Sold-out weekend', 'Generous stewards'],
    bonus: '+1, generous stewards',
  },
  {
    name: 'Season Three',
    races: 4,
    events: ['Title sponsor', 'Live on television', 'Safety rules', 'Sponsor withdraws'],
  },
  { name: 'League', races: 3 },
  { name: 'Grand tour', races: 5 },
];

for (const { name, races, events = [], bonus } of CALENDARS) {
  test(`${name} is raced to its champion`, async ({ paddock: { page, url } }) => {
    const pages = new SeasonPages(page);
    const season = await pages.begin(name);
    const calendar = page.getByRole('region', { name: 'Calendar' });
    for (const event of events) await expect(calendar).toContainText(event);
    for (let race = 1; race <= races; race += 1) {
      await pages.raceByAi();
      if (race === races) break;
      await page.getByRole('button', { name: 'Next race' }).click();
      await expect(page.getByText(`Race ${race + 1} of ${races}`)).toBeVisible();
      expect(await tableOnPage(page)).toEqual(await tableByHand(url, season));
    }
    const table = await tableByHand(url, season);
    if (bonus !== undefined) await expect(page.getByText(bonus).first()).toBeVisible();
    await page.getByRole('button', { name: 'See the champion' }).click();
    for (const { name: champion } of table.filter((line) => line.place === 1)) {
      await expect(pages.champion).toContainText(champion);
    }
    if (name === 'Season One') {
      expect(await seriousFindings(page, 'champion')).toEqual([]);
      await keepPicture(page, 'champion-1440x900');
    }
    await page.getByRole('button', { name: 'Season page' }).click();
    await expect(pages.standings).toBeVisible();
    expect(await tableOnPage(page)).toEqual(table);
    if (name === 'Grand tour') {
      expect(await seriousFindings(page, 'season')).toEqual([]);
      await atEverySize(page, 'season');
    }
  });
}
