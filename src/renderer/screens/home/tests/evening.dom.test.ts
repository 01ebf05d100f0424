// The first evening on the home screen: one step at a time, the way to the next box, and how to be rid of it.
// Not here: when there is one (../first/evening.test.ts).

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { driven } from '@host/tests/driven';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { raceOf } from '../../../tests/race';

const AT_FIRST = { settings: { firstEvening: 'auto' } } as const;
const evening = async () => within(await screen.findByRole('region', { name: 'Your first evening' }));
const steps = async () => (await evening()).getAllByRole('listitem').map((item) => within(item));
/** The buttons of the three steps, by their names. */
const buttons = async () =>
  (await steps()).map((step) => step.queryAllByRole('button').map(({ textContent }) => textContent));

async function learn(it: Party, game: string, done = true): Promise<void> {
  await value(it.join().client.call('school.keep', { game, section: done ? 0 : 2, step: 0, done }));
}

/** A person's lap, which they finish. */
async function raced(it: Party): Promise<string> {
  const me = it.join();
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 } });
  await driven(it, me, match, games);
  return match;
}

test('a newcomer is offered the lesson; the other steps say what opens them', async () => {
  const { user } = await openPage(await openHost(), AT_FIRST);
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Paddock' });
  expect(await buttons()).toEqual([['Start the lesson'], [], []]);
  const [learning, race, verdict] = await steps();
  learning!.getByRole('heading', { name: 'Learn Heat' });
  race!.getByText('Opens after the lesson');
  verdict!.getByText('Opens after the race');
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  expect(document.querySelectorAll('.button-main')).toHaveLength(1);
  // The other boxes can be opened all the same.
  screen.getByRole('button', { name: 'RoboRally: new race' });
  await user.keyboard('c');
  await waitFor(() => expect(location.hash).toBe('#/school/heat'));
});

test('a lesson begun goes on with its part', async () => {
  const it = await openHost();
  await learn(it, 'heat', false);
  await openPage(it, AT_FIRST);
  expect(await buttons()).toEqual([['Go on with part 3 of 6'], [], []]);
});

test('after the lesson comes a race of one lap against rookies, which can be resumed', async () => {
  const it = await openHost();
  await learn(it, 'heat');
  const page = await openPage(it, AT_FIRST);
  expect(await buttons()).toEqual([[], ['Start the race'], []]);
  const [learned] = await steps();
  learned!.getByText('Done');
  await page.user.click((await evening()).getByRole('button', { name: 'Start the race' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  const match = location.hash.slice('#/race/'.length);
  const head = it.store.saves.head(match)!;
  expect(head.config).toMatchObject({ options: { laps: 1 } });
  page.go('/');
  await waitFor(async () => expect(await buttons()).toEqual([[], ['Resume'], []]));
});

test('after the race comes its verdict; the next box ends the evening', async () => {
  const it = await openHost();
  const match = await raced(it);
  const { user, go } = await openPage(it, AT_FIRST);
  const [, race, verdict] = await steps();
  race!.getByText(/^You finished (1st|2nd) of 2\.$/);
  await waitFor(() => verdict!.getByText(/^You .*: try /));
  await user.click(verdict!.getByRole('button', { name: 'See the verdict' }));
  await waitFor(() => expect(location.hash).toBe(`#/results/${match}`));
  go('/');
  const next = await (await evening()).findByRole('button', { name: /^Learn (?!Heat)/ });
  await user.click(next);
  await waitFor(() => expect(location.hash).toMatch(/^#\/school\/(?!heat)/));
  go('/');
  await screen.findByRole('region', { name: 'Today' });
  expect(it.store.settings.read()).toMatchObject({ firstEvening: 'hidden' });
});

test('“I know these games” hides it, and the settings bring it back', async () => {
  const { user, go } = await openPage(await openHost(), AT_FIRST);
  await user.click((await evening()).getByRole('button', { name: 'I know these games' }));
  await screen.findByRole('region', { name: 'Today' });
  await screen.findByRole('heading', { level: 1, name: 'Pick a game' });
  go('/settings');
  await user.click(await screen.findByRole('switch', { name: 'Your first evening' }));
  go('/');
  expect(await buttons()).toEqual([['Start the lesson'], [], []]);
});

test('name and colour apply at once; an empty name keeps the last one', async () => {
  const it = await openHost();
  const { user } = await openPage(it, AT_FIRST);
  const driver = within(await screen.findByRole('region', { name: 'Your driver' }));
  const name = driver.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Tomasz');
  await user.click(driver.getByRole('button', { name: 'Blue' }));
  await waitFor(() => expect(it.store.settings.read()).toMatchObject({ name: 'Tomasz', colour: 'blue' }));
  await user.clear(name);
  await user.tab();
  expect(name.value).toBe('Tomasz');
});

test('in German', async () => {
  localStorage.setItem('paddock.language', 'de');
  await openPage(await openHost(), { settings: { firstEvening: 'auto', language: 'de' } });
  await screen.findByRole('region', { name: 'Dein erster Abend' });
  await screen.findByRole('button', { name: 'Lektion starten' });
});
