// The year in review on the page, and as a file that needs nothing else.

import type { YearReview } from '@api/achievements/commands';
import { value } from '@api/tests/granted';
import { granted } from '@host/api-errors';
import { bot, type Party, YOU } from '@host/tests/party';
import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { openHost, openPage } from '../../../../tests/page';
import { raceOf } from '../../../../tests/race';

async function host(): Promise<Party> {
  const it = await openHost();
  it.store.settings.write({ ...(it.store.settings.read() as object), name: 'Marta' });
  return it;
}
/** The review as the host gives it, with changes. */
async function reviewAs(it: Party, change: Partial<YearReview>): Promise<void> {
  const review = await value(it.join().client.call('achievements.year', {}));
  it.host.handlers['achievements.year'] = () => granted({ ...review, ...change });
}

test('a year without a race says so', async () => {
  await openPage(await host(), { at: '/profile/year/2025' });
  await screen.findByRole('heading', { level: 1, name: '2025 in review' });
  await screen.findByText('No races in 2025. The first one starts this page.');
});

test('the numbers of the host are on the page, and in the file', async () => {
  const it = await host();
  const me = it.join();
  const drivers = [YOU, bot()];
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, names: ['Marta', '<Ada>'], drivers });
  await value(me.client.call('match.handOver', { match, seat: 0, driver: bot() }));
  while (!me.seen(match).finished) await it.rest();
  const months = Array.from({ length: 12 }, (_, at) => ({ races: at === 4 ? 7 : 0, wins: at === 4 ? 3 : 0 }));
  await reviewAs(it, { races: 7, wins: 3, podiums: 6, minutes: 300, months, run: 2, years: [2027, 2026] });
  const saved: Blob[] = [];
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:year';
  });
  const { user } = await openPage(it, { at: '/profile/year' });
  await screen.findByText('5');
  screen.getByText('hours at the wheel');
  screen.getByText('May: 7 races, 3 wins');
  screen.getByText('2 wins in a row');
  screen.getByText(/^Favourite: USA, 1 race$/);
  within(screen.getByRole('region', { name: 'Won this year' }));
  await user.click(screen.getByRole('button', { name: 'Save as a page' }));
  const text = (await saved[0]?.text()) ?? '';
  expect(text).toContain('Marta, 2027');
  expect(text).toContain('2 wins in a row');
  expect(text).toContain('&lt;Ada&gt;');
  expect(text).not.toContain('<Ada>');
  // Nothing is fetched from elsewhere.
  expect(text).not.toMatch(/(src|href)=|@import|url\(/);
  url.mockRestore();
});
