// Ratings: what statistics and a driver's page show is what the host reckons from the races here; a close race is proposed from
// it, and its levels follow.

import { PROTOCOL } from '@api/contract';
import { CHARACTERS } from '@drivers/characters';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { ArchivePages } from '../pages/archive';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { lapOf } from '../races';
import { connect, type RawClient, value } from '../raw-client';

test.describe.configure({ timeout: 300_000 });

const [FIRST, SECOND] = CHARACTERS.map(({ id, given }) => ({ id, given }));

/** A person races two characters of this level; an AI driver brings the person's car home, which stays the person's. */
async function raceOf({ client, newest }: RawClient, name: string, level: 'easy' | 'hard'): Promise<void> {
  const rival = (who: typeof FIRST, colour: 'blue' | 'yellow') => {
    return { name: who?.given ?? '', colour, driver: { kind: 'ai', level, character: who?.id } } as const;
  };
  const you = { name, colour: 'red', driver: { kind: 'you' } } as const;
  const seats = [you, rival(FIRST, 'blue'), rival(SECOND, 'yellow')];
  const { match } = value(await client.call('matches.create', { ...lapOf('usa'), seats, clock: 0 }));
  value(await client.call('match.watch', { match }));
  value(await client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'medium' } }));
  while (newest().match !== match || !newest().finished) await new Promise((done) => setTimeout(done, 50));
  value(await client.call('match.leave', { match }));
}

test('ratings stand in the statistics and on a driver’s page as they are reckoned, with who was ahead', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const { settings } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: '0.1.0' }));
  for (const level of ['easy', 'hard', 'easy'] as const) await raceOf(raw, settings.name, level);
  const table = value(await raw.client.call('ratings.table', { game: 'heat' }));
  const own = table.find((line) => line.kind === 'person');
  if (own === undefined || FIRST === undefined) throw new Error('nobody is rated');

  const archive = new ArchivePages(page);
  await archive.open('#/statistics');
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveCount(0);
  await archive.pick('Game', 'Heat');
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: own.name, exact: true }) });
  await expect(row).toContainText(`${own.rating} ± ${own.deviation}`);
  expect(await seriousFindings(page, 'statistics with ratings')).toEqual([]);
  await atEverySize(page, 'ratings', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);

  await row.getByRole('link', { name: own.name, exact: true }).click();
  const panel = page.getByRole('region', { name: 'Rating in Heat' });
  await expect(panel).toContainText(`${own.rating} ± ${own.deviation}`);
  await expect(panel).toContainText('After 3 races');
  const { rivals } = value(await raw.client.call('ratings.rivals', { game: 'heat' }));
  const met = rivals.find((one) => one.character === FIRST.id);
  const line = page
    .getByRole('region', { name: 'Head to head' })
    .getByRole('listitem')
    .filter({ hasText: FIRST.given });
  await expect(line).toContainText('3 races');
  await expect(line).toContainText(`${met?.ahead} time`);
  expect(await seriousFindings(page, 'a driver with a rating')).toEqual([]);
  await atEverySize(page, 'driver-rating', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);

  // A character has a rating for each level that it was met at.
  await line.getByRole('link', { name: FIRST.given }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  raw.client.close();
});

test('a close race: a field as strong as the person is proposed, and its levels follow until one is chosen', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  await page.evaluate(() => {
    location.hash = '#/setup/heat';
  });
  const drivers = page.getByRole('region', { name: 'Drivers' });
  const close = drivers.getByRole('button', { name: 'A close race' });
  await expect(drivers).toContainText('You have no rating yet');
  const { settings } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: '0.1.0' }));
  await raceOf(raw, settings.name, 'easy');
  const { own } = value(await raw.client.call('ratings.rivals', { game: 'heat' }));
  await expect(drivers).toContainText(`${own?.rating} ± ${own?.deviation}`);
  await close.click();
  const follow = drivers.getByRole('switch', { name: 'Follow me' });
  await follow.click();
  await expect(follow).toBeChecked();
  expect(await seriousFindings(page, 'setup of a close race')).toEqual([]);
  // Pictures look at the page from its top.
  await page.evaluate(() => scrollTo(0, 0));
  await atEverySize(page, 'close-race', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);
  await page.getByRole('radiogroup', { name: 'Level of all AI drivers' }).getByRole('radio').first().click();
  await expect(follow).not.toBeChecked();
  raw.client.close();
});
