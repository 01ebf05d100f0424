// What is left of a race: its results with the record it set, its replay in the list, its numbers in the statistics.

import { type GameCard, PROTOCOL } from '@api/contract';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { atEverySize } from '../pictures';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';

const DRIVERS = [
  ['Ada', 'yellow'],
  ['Clark', 'green'],
  ['Nuvolari', 'black'],
] as const;

/** One lap of Heat, driven by AI drivers while this client looks on; its id. */
async function aRaceOf(url: string): Promise<string> {
  const { client } = await connect(url);
  const hello = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'test' }));
  const usual = usualOptions(hello.games.find((game) => game.id === 'heat') as GameCard);
  const seats = DRIVERS.map(([name, colour]) => ({ name, colour, driver: { kind: 'ai', level: 'easy' } as const }));
  const options = { ...usual, laps: 1 };
  const made = await client.call('matches.create', { game: 'heat', circuit: 'usa', options, seats, clock: 0 });
  const { match } = value(made);
  await client.call('match.watch', { match });
  await expect.poll(async () => (await client.call('matches.result', { match })).ok, { timeout: 120_000 }).toBe(true);
  client.close();
  return match;
}

test('a finished race is found again in replays, records and statistics', async ({ paddock: { page, url } }) => {
  const match = await aRaceOf(url);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Replays' }).click();
  const replays = page.getByRole('list', { name: 'Replays' }).getByRole('heading');
  await expect(replays).toHaveText('Heat · USA');
  await page.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('option', { name: 'Formula D' }).click();
  await expect(page.getByText('No races match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(replays).toHaveText('Heat · USA');
  expect(await seriousFindings(page, 'replays')).toEqual([]);
  await atEverySize(page, 'replays');

  await page.getByRole('button', { name: 'Results of Heat, USA' }).click();
  // The first race on a circuit has nothing to beat.
  await expect(page.getByRole('region', { name: 'Finishing order' })).toBeVisible();
  await expect(page.getByText(/new best/i)).toHaveCount(0);
  const winner = (await page.getByRole('region', { name: 'Finishing order' }).locator('b').first().textContent()) ?? '';
  expect(DRIVERS.map(([name]) => name)).toContain(winner);
  await page.getByRole('button', { name: 'Statistics' }).click();

  // Drivers: the winner has the one win, and a page with this race in it.
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Most wins' }).getByRole('listitem').first()).toContainText(winner);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + DRIVERS.length);
  expect(await seriousFindings(page, 'statistics')).toEqual([]);
  await atEverySize(page, 'statistics');
  await page.getByRole('table').getByRole('link', { name: winner }).click();
  await expect(page.getByRole('heading', { level: 1, name: winner })).toBeVisible();
  const form = page.getByRole('region', { name: 'Current form' });
  await expect(form.getByRole('link')).toHaveAttribute('href', `#/replay/${match}`);
  await expect(page.getByRole('region', { name: 'Head to head' }).getByRole('listitem')).toHaveCount(2);
  expect(await seriousFindings(page, 'driver')).toEqual([]);
  await atEverySize(page, 'driver');
  await page.getByRole('button', { name: 'Statistics' }).click();

  // Records: each leads to the race that set it.
  await page.getByRole('tab', { name: 'Records' }).click();
  await expect(page.getByRole('article', { name: 'USA' })).toBeVisible();
  expect(await seriousFindings(page, 'records')).toEqual([]);
  await atEverySize(page, 'records');
  await page.getByRole('button', { name: 'Watch Fastest race, 1 lap on USA' }).click();
  await expect(page).toHaveURL(new RegExp(`#/replay/${match}$`));
});
