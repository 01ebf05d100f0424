// A career begins at the Sunday Club, and its first race is driven through the screens. The page is looked at at every size.
// Not here: what it shows in each state (screens/career/tests), a whole career (host/career/tests).

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { SeasonPages } from '../pages/season';
import { atEverySize, PHONE, SIZES } from '../pictures';

test('a career begins, and its first race counts', { tag: '@journey' }, async ({ paddock: { page } }) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Career' }).click();
  const start = page.getByRole('button', { name: 'Start at the Sunday Club' });
  await expect(start).toBeVisible();
  expect(await seriousFindings(page, 'career-start')).toEqual([]);
  // Heat alone: the race is short.
  for (const box of ['Waddington’s F1', 'Formula D', 'Havoc Speedway', 'RoboRally'])
    await page.getByRole('button', { name: box, exact: true }).click();
  await start.click();
  const choose = page.getByRole('region', { name: 'Choose three objectives' });
  await expect(choose.getByRole('listitem')).toHaveCount(6);
  const offers = choose.getByRole('listitem').getByRole('button');
  for (const at of [0, 2, 4]) await offers.nth(at).click();
  await choose.getByRole('button', { name: 'Start the season' }).click();
  const next = page.getByRole('region', { name: 'Next race' });
  await expect(next.getByRole('list', { name: /^(Grid|Drivers)$/ }).getByRole('listitem')).toHaveCount(6);
  expect(await seriousFindings(page, 'career')).toEqual([]);
  await atEverySize(page, 'career', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);

  await page.keyboard.press('g');
  await expect.poll(() => page.url()).toContain('#/race/');
  await new SeasonPages(page).driveByAi();
  const strip = page.getByRole('region', { name: 'Career' });
  await expect(strip.getByText(/in the standings$/)).toBeVisible();
  await strip.getByRole('button', { name: 'Back to the career' }).click();
  await expect(page.getByText(/^After race 1 of 6$/)).toBeVisible();
  await expect(page.getByText(/^You are \d\w\w of 6$/)).toBeVisible();
  await expect(next.getByText('Next: race 2')).toBeVisible();
});
