// Every ready-made season, raced through the screens against AI drivers to its champion. After each race the standings on
// the page are those that a hand reckons from the records of the races.

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { SeasonPages } from '../pages/season';
import { atEverySize, keepPicture } from '../pictures';
import { tableByHand, tableOnPage } from '../season-truth';

// Each has a host of its own; one after the other they would keep one core waiting at the end.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const CALENDARS = [
  { name: 'Season One', races: 3 },
  { name: 'Season Two', races: 3 },
  { name: 'Season Three', races: 4 },
  { name: 'League', races: 3 },
  { name: 'Grand tour', races: 5 },
] as const;

for (const { name, races } of CALENDARS) {
  test(`${name} is raced to its champion`, async ({ paddock: { page, url } }) => {
    const pages = new SeasonPages(page);
    const season = await pages.begin(name);
    for (let race = 1; race <= races; race += 1) {
      await pages.raceByAi();
      if (race === races) break;
      await page.getByRole('button', { name: 'Next race' }).click();
      await expect(page.getByText(`Race ${race + 1} of ${races}`)).toBeVisible();
      expect(await tableOnPage(page)).toEqual(await tableByHand(url, season));
    }
    const table = await tableByHand(url, season);
    await page.getByRole('button', { name: 'The champion' }).click();
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
