// How ratings and a close race look. Not here: what they say (src/renderer/screens/statistics/tests/ratings.dom.test.ts).

import { PROTOCOL } from '@api/contract';
import { CHARACTERS } from '@drivers/characters';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { ArchivePages } from '../pages/archive';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { lapOf } from '../races';
import { connect, type RawClient, value } from '../raw-client';

test.use({ draws: false });

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

test('ratings and a close race look complete at every size, and axe finds nothing serious', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const { settings } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: '0.1.0' }));
  for (const level of ['easy', 'hard'] as const) await raceOf(raw, settings.name, level);
  raw.client.close();
  const look = async (name: string) => {
    expect(await seriousFindings(page, name)).toEqual([]);
    // Pictures show the page from its top.
    await page.evaluate(() => scrollTo(0, 0));
    await atEverySize(page, name, [...SIZES, PHONE]);
    await page.setViewportSize(SIZES[0]);
  };
  const archive = new ArchivePages(page);
  await archive.open('#/statistics');
  await archive.pick('Game', 'Heat');
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
  await look('ratings');
  await page.getByRole('row').getByRole('link', { name: settings.name, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Rating in Heat' })).toContainText('±');
  await look('driver-rating');
  await page.evaluate(() => {
    location.hash = '#/setup/heat';
  });
  const drivers = page.getByRole('region', { name: 'Drivers' });
  await drivers.getByRole('button', { name: 'A close race' }).click();
  await drivers.getByRole('switch', { name: 'Match my level' }).click();
  await look('close-race');
});
