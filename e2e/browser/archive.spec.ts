// How the archive looks: the list of replays, statistics, a driver's page and the records.
// Not here: what they say (src/renderer/screens/races/tests/archive.dom.test.ts).

import { type GameCard, PROTOCOL } from '@api/contract';
import { seriousFindings } from '../axe';
import { expect, type Size, test } from '../fixtures';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';

test.use({ draws: false });

const DRIVERS = [
  ['Ada', 'yellow'],
  ['Clark', 'green'],
  ['Nuvolari', 'black'],
] as const;

const [WIDE] = SIZES;

/** One lap of Heat, driven by AI drivers while this client watches. */
async function aRaceOf(url: string): Promise<void> {
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
}

test('replays, statistics, a driver and records look complete at every size, and axe finds nothing serious', async ({
  paddock: { page, url },
}) => {
  await aRaceOf(url);
  const look = async (name: string, sizes: readonly Size[] = SIZES) => {
    expect(await seriousFindings(page, name)).toEqual([]);
    await atEverySize(page, name, sizes);
    await page.setViewportSize(WIDE);
  };
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Replays' }).click();
  await expect(page.getByRole('list', { name: 'Replays' }).getByRole('heading')).toHaveText('Heat · USA');
  await look('replays');
  await page.getByRole('button', { name: 'Results of Heat, USA' }).click();
  const winner = (await page.getByRole('region', { name: 'Finishing order' }).locator('b').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('list', { name: 'Most wins' })).toBeVisible();
  await look('statistics', [...SIZES, PHONE]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(WIDE.height);
  await page.getByRole('table').getByRole('link', { name: winner }).click();
  await expect(page.getByRole('heading', { level: 1, name: winner })).toBeVisible();
  await look('driver', [...SIZES, PHONE]);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('tab', { name: 'Records' }).click();
  await expect(page.getByRole('article', { name: 'USA' })).toBeVisible();
  await look('records');
});
