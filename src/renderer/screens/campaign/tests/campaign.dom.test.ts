// The screens of the campaign and the ladder, and what a race of theirs shows: lanes, locks, goals, keys, results.

import { value } from '@api/tests/granted';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const lane = async (name: RegExp) => within(await screen.findByRole('region', { name }));

const RESULT = { place: 1, cars: 4, out: false, figure: null, assisted: false, reached: true };

/** Notes a race or step as done, as if it had been raced. */
function done(it: Party, kind: 'campaign' | 'ladder', n: number, result: object = RESULT): void {
  it.store.campaign.keep({ race: `${kind}-${n}`, kind, game: 'heat', n, result, at: n });
}

test('five lanes have five stations each; the first of each is open, the others say what opens them', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/campaign' });
  expect((await screen.findAllByRole('region', { name: /0 of 5 done/ })).length).toBe(5);
  screen.getByText('0 of 25 done');
  const heat = await lane(/^Heat/);
  expect(heat.getAllByRole('button').length).toBe(5);
  heat.getByRole('button', { name: 'First laps Open' });
  await user.click(heat.getByRole('button', { name: 'Bring an umbrella Locked' }));
  const locked = await card('Bring an umbrella');
  locked.getByText('Opens once you have done “First laps”');
  expect(locked.queryByRole('button', { name: 'Start race' })).toBeNull();
});

test('the card of an open race names circuit, goal and rivals, and starts it; then it is resumed', async () => {
  const it = await openHost();
  const { user, go } = await openPage(it, { at: '/campaign/heat/1' });
  const first = await card('First laps');
  first.getByText('Finish in the first 2');
  expect(within(first.getByRole('list', { name: 'Your rivals' })).getAllByRole('listitem').length).toBe(3);
  await user.click(first.getByRole('button', { name: 'Start race' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  expect(await screen.findByText('Goal: Finish in the first 2')).toBeTruthy();
  go('/campaign');
  (await card('First laps')).getByRole('button', { name: 'Resume race' });
});

test('arrow keys walk from race to race, and Enter starts the chosen one', async () => {
  const it = await openHost();
  done(it, 'campaign', 1);
  const { user } = await openPage(it, { at: '/campaign/heat/1' });
  await card('First laps');
  await user.keyboard('{ArrowRight}');
  await card('Bring an umbrella');
  await user.keyboard('{ArrowLeft}');
  await card('First laps');
  await user.keyboard('{ArrowRight}');
  await card('Bring an umbrella');
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('a race that is done shows its place and can be raced again', async () => {
  const it = await openHost();
  done(it, 'campaign', 1);
  await openPage(it, { at: '/campaign/heat/1' });
  const first = await card('First laps');
  first.getByText('1st of 4');
  first.getByText('Goal reached');
  first.getByRole('button', { name: 'Race it again' });
  (await lane(/^Heat/)).getByRole('button', { name: 'Bring an umbrella Open' });
});

test('the switch opens all races', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/campaign/heat/5' });
  (await card('One of them is a Maestro')).getByText(/^Opens once/);
  await user.click(screen.getByRole('switch', { name: 'Open all races' }));
  await (await card('One of them is a Maestro')).findByRole('button', { name: 'Start race' });
  expect(it.store.settings.read()).toMatchObject({ allRaces: true });
});

test('the ladder has twenty steps in words; a win opens the next', async () => {
  const it = await openHost();
  done(it, 'ladder', 1);
  done(it, 'ladder', 2);
  const { user } = await openPage(it, { at: '/ladder/heat' });
  const list = within(await screen.findByRole('list', { name: 'Handicap ladder' }));
  expect(list.getAllByRole('button').length).toBe(20);
  const third = await card('Step 3');
  third.getByText('This step adds: One more Stress card in your deck. Everything from the steps below still counts.');
  third.getByRole('button', { name: 'Start race' });
  await user.click(list.getByRole('button', { name: /^20/ }));
  (await card('Step 20')).getByText('Opens once you have won step 19');
  await user.keyboard('{ArrowDown}');
  await card('Step 19');
});

test('the results of a race say whether its goal was reached, and lead on', async () => {
  const it = await openHost();
  const owner = it.join();
  const { match } = await value(owner.client.call('campaign.start', { kind: 'campaign', game: 'heat', n: 1 }));
  const driver = { kind: 'ai', level: 'easy' } as const;
  const watched = await value(owner.client.call('match.watch', { match }));
  await value(owner.client.call('match.handOver', { match, seat: watched.mine[0] ?? 0, driver }));
  for (let n = 0; n < 2000 && it.store.saves.head(match)?.status !== 'finished'; n++) await it.rest();
  it.store.campaign.keep({ race: match, kind: 'campaign', game: 'heat', n: 1, result: RESULT, at: 1 });
  const { user } = await openPage(it, { at: `/results/${match}` });
  const verdict = within(await screen.findByRole('region', { name: 'First laps' }));
  verdict.getByText('Goal reached');
  await user.click(verdict.getByRole('button', { name: 'Next race' }));
  await card('Bring an umbrella');
});

test('the challenges lead to both', async () => {
  const it = await openHost();
  done(it, 'campaign', 1);
  const { user } = await openPage(it, { at: '/challenges' });
  await user.click(await screen.findByRole('link', { name: /Campaign.*1 of 25 races/ }));
  await card('Bring an umbrella');
  await user.click(screen.getByRole('link', { name: 'Ladder' }));
  await screen.findByRole('list', { name: 'Handicap ladder' });
});

test('everything is there in German', async () => {
  localStorage.setItem('paddock.language', 'de');
  const it = await openHost();
  await openPage(it, { at: '/campaign/heat/1', settings: { language: 'de' } });
  (await card('Erste Runden')).getByRole('button', { name: 'Rennen starten' });
});
