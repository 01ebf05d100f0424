// Seasons: the list shows the next race of the running season; a plan without races offers the ready-made calendars. Not here:
// how they are laid out (e2e).

import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

/** Longer than the pointer has to rest on a control before its tooltip appears, ms. */
const REST = 700;

const PLAN: SeasonPlan = {
  name: 'Winter Cup',
  preset: null,
  drivers: [
    { id: 'marta', name: 'Marta', colour: 'red', driver: { kind: 'you' }, team: null },
    { id: 'ada', name: 'Ada', colour: 'blue', driver: { kind: 'ai', level: 'easy' }, team: null },
  ],
  teams: [],
  rounds: [{ id: 'r1', game: 'heat', circuit: 'usa', options: { laps: 1 }, clock: 0, series: false }],
  rules: { points: { kind: 'own' }, drop: 0, grid: 'random', ties: ['countback'], fillIn: 'easy', missed: 'none' },
};

test('the list leads to the grid of the next race', async () => {
  const it = await openHost();
  await value(it.join().client.call('seasons.create', { plan: PLAN }));
  const { user } = await openPage(it, { at: '/seasons' });
  const next = within(await screen.findByRole('region', { name: 'Up next' }));
  expect(next.getByRole('heading', { name: 'Up next: Winter Cup' })).toBeTruthy();
  await user.click(await next.findByRole('button', { name: 'Go to the grid' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('a plan without races offers the ready-made calendars, and takes the chosen one', async () => {
  const { user } = await openPage(await openHost(), { at: '/seasons/new' });
  await user.click(await screen.findByRole('button', { name: /^Season One/ }));
  expect(await screen.findByRole('button', { name: 'Remove Great Britain' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Season One/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name of the season' })).toHaveProperty('value', 'Season One');
  await user.click(screen.getByRole('button', { name: 'Start season' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/seasons\/(?!new)/));
});

test('the reason beside “Start season” is not repeated in a tooltip', async () => {
  const { user } = await openPage(await openHost(), { at: '/seasons/new' });
  const start = await screen.findByRole('button', { name: 'Start season' });
  expect(start.getAttribute('aria-description')).toBe('Add a race to the calendar');
  expect(screen.getByText('Add a race to the calendar')).toBeTruthy();
  await user.hover(start);
  await new Promise((rested) => setTimeout(rested, REST));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
