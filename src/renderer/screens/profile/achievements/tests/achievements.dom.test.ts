// Achievements on the page: won by a race and shown under its results, on the driver's card and on the wall; keys, filters, secrets,
// German. Not here: what wins which (src/achievements).

import { value } from '@api/tests/granted';
import { bot, type Guest, type Party, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../../tests/page';
import { raceOf } from '../../../../tests/race';

/** A lap that begins with a person, who is called as the settings say, and is driven to its end for them. */
async function raced(it: Party, me: Guest): Promise<string> {
  it.clock.pass(60_000);
  const names = ['Marta', 'Ada', 'Clark'];
  const drivers = [YOU, bot(), bot()];
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, names, drivers });
  await value(me.client.call('match.handOver', { match, seat: 0, driver: bot() }));
  while (!me.seen(match).finished) await it.rest();
  return match;
}
async function host(): Promise<{ it: Party; me: Guest }> {
  const it = await openHost();
  const settings = it.store.settings.read() as object;
  it.store.settings.write({ ...settings, name: 'Marta' });
  return { it, me: it.join() };
}
const wonBy = async (me: Guest, match: string) =>
  (await value(me.client.call('achievements.race', { match }))).won.map(({ achievement }) => achievement);
/** A race that won something: with other luck, the next one. */
async function racedAndWon(it: Party, me: Guest) {
  for (let i = 0; i < 12; i++) {
    const match = await raced(it, me);
    const won = await wonBy(me, match);
    if (won.length > 0) return { match, won };
  }
  throw new Error('twelve races won nothing');
}
const grid = async () => screen.findByRole('radiogroup', { name: 'Achievements' });
/** The pins by their labels: asking for 220 roles with names would take seconds. */
async function pins(wanted = /./): Promise<HTMLElement[]> {
  const all = [...(await grid()).querySelectorAll<HTMLElement>('[role="radio"]')];
  return all.filter((one) => wanted.test(one.getAttribute('aria-label') ?? ''));
}
/** One of the three of the filter. */
const state = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Won or open' })).getByRole('radio', { name });

test('what a race won is under its results, on the card of the driver and on the wall', async () => {
  const { it, me } = await host();
  const { match, won } = await racedAndWon(it, me);
  const page = await openPage(it, { at: `/results/${match}` });
  const strip = await screen.findByRole('region', { name: /new achievement/i });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(Math.min(3, won.length));
  page.go('/profile');
  const open = await screen.findByRole('link', { name: /^All achievements: \d+ of 220 won$/ });
  const { list } = await value(me.client.call('achievements.of', {}));
  const count = list.filter(({ at }) => at !== null).length;
  expect(open.textContent).toBe(`${count} of 220`);
  await page.user.click(open);
  await waitFor(() => expect(location.hash).toBe('#/profile/achievements'));
  expect(await pins(/ Won /)).toHaveLength(count);
});

test('the wall: arrows choose, filters leave what fits, a secret stays blank, a race can be watched', async () => {
  const { it, me } = await host();
  const { match } = await racedAndWon(it, me);
  const { user } = await openPage(it, { at: '/profile/achievements' });
  const detail = within(await screen.findByRole('region', { name: 'The chosen achievement' }));
  const all = await pins();
  expect(all).toHaveLength(220);
  expect((await pins(/^A secret achievement\. Not won yet\.$/)).length).toBeGreaterThan(5);
  all[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(all[1]?.getAttribute('aria-checked')).toBe('true');
  await user.keyboard('{End}');
  expect(all.at(-1)?.getAttribute('aria-checked')).toBe('true');
  await detail.findByRole('heading', { name: 'Secret' });
  await user.keyboard('{Home}');
  expect(detail.queryByRole('heading', { name: 'Secret' })).toBeNull();
  await user.click(state('Won'));
  expect((await pins()).length).toBeGreaterThan(0);
  expect(await pins(/Not won yet/)).toEqual([]);
  await user.click(detail.getByRole('button', { name: 'Watch the race' }));
  await waitFor(() => expect(location.hash).toBe(`#/replay/${match}`));
});

test('before the first race the card has open ones, and the wall can show none that are won', async () => {
  const { it } = await host();
  const page = await openPage(it, { at: '/profile' });
  await screen.findByRole('link', { name: 'All achievements: 0 of 220 won' });
  page.go('/profile/achievements');
  await grid();
  await page.user.click(state('Won'));
  await screen.findByText('Nothing here yet. Try another filter.');
  await page.user.click(state('All'));
});

test('in German', async () => {
  const { it, me } = await host();
  await raced(it, me);
  localStorage.setItem('paddock.language', 'de');
  await openPage(it, { at: '/profile/achievements', settings: { language: 'de', name: 'Marta' } });
  await screen.findByRole('heading', { level: 1, name: 'Erfolge' });
  const wall = await screen.findByRole('radiogroup', { name: 'Erfolge' });
  const labels = [...wall.querySelectorAll('[role="radio"]')].map((one) => one.getAttribute('aria-label') ?? '');
  expect(labels.filter((label) => /Noch nicht errungen|von \d+\.$/.test(label)).length).toBeGreaterThan(100);
  expect(labels.filter((label) => label.startsWith('Welttournee, Silber:'))).toHaveLength(1);
});
