// From the shelf to a race about to start and back, the box of a party, and driver aids changed during a race.

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, raceOf } from '../../../tests/race';
import { keepDrivers } from '../../../tests/setup';

const shelf = () => screen.findByRole('heading', { name: 'Pick a game' });

test('a person gets from the shelf to a race about to start, and back', async () => {
  const { user } = await openPage(await openHost());
  await shelf();
  expect(document.title).toBe('Paddock');
  await user.click(screen.getByRole('button', { name: 'Heat: new race' }));
  const start = await screen.findByRole('button', { name: 'Start race' });
  const laps = screen.getByRole<HTMLInputElement>('textbox', { name: 'Laps' });
  for (let left = Number(laps.value); left > 1; left--)
    await user.click(screen.getByRole('button', { name: 'Laps: one less' }));
  expect(laps.value).toBe('1');
  await keepDrivers(user, 2);
  expect(start.getAttribute('aria-disabled')).not.toBe('true');
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await shelf();
  for (const name of [/^Join/, /^Tournament/, /^Qualifying laps in Heat/]) {
    const links = within(screen.getByRole('navigation', { name: 'More ways to play' }));
    await user.click(links.getByRole('link', { name: name }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pick a game' })).toBeNull());
    await screen.findByRole('heading', { level: 1 });
    history.back();
    await shelf();
  }
});

test('the face in the bar opens the profile; the replays lead to the statistics, the shelf to the school', async () => {
  const { user } = await openPage(await openHost());
  await shelf();
  await user.click(screen.getByRole('link', { name: /: your driver$/ }));
  await waitFor(() => expect(location.hash).toBe('#/profile'));
  await screen.findByRole('heading', { level: 1, name: 'Driver' });
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Replays' }));
  await user.click(await screen.findByRole('button', { name: 'Statistics' }));
  await waitFor(() => expect(location.hash).toBe('#/statistics'));
  history.go(-3);
  await shelf();
  await user.click(screen.getByRole('link', { name: /Driving School/ }));
  await waitFor(() => expect(location.hash).toBe('#/school'));
});

test('[22] hosting a party asks for the game; plates show the number of drivers', async () => {
  const { user } = await openPage(await openHost());
  await shelf();
  expect(screen.getAllByText(/2 to 6 cars/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/1 to 6 cars/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Host a party/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Formula D/ }));
  await screen.findByRole('heading', { level: 1, name: 'Formula D: LAN party' });
});

test('[22] a hand for a phone asks which network, can be typed, and lets the paused race stay paused', async () => {
  const it = await openHost();
  const match = await raceOf(it.join(), 'heat');
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await user.click(screen.getByRole('button', { name: 'Menu (Esc)' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Paused' }));
  await user.click(menu.getByRole('button', { name: 'Hand on a phone' }));
  await user.click(await screen.findByRole('button', { name: 'To a phone' }));
  const networks = within(await screen.findByRole('dialog', { name: /hand$/ }));
  expect((await networks.findAllByRole('switch', { name: /^Open on / })).length).toBeGreaterThan(0);
  await user.click(networks.getByRole('button', { name: 'Show the code' }));
  const typed = /in its browser and join with the code [2-9A-Z]{6}/;
  await waitFor(() => expect(document.body.textContent).toMatch(typed));
  await screen.findByText('You paused the race for everyone.');
});

test('[16] driver aids: all have hints, costs only and none have no hints', async () => {
  const it = await openHost();
  const match = await raceOf(it.join(), 'formula-d');
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  const hints = () => screen.queryAllByRole('button', { name: 'Hint (H)' }).length;
  expect(hints()).toBe(1);
  for (const [label, left] of [
    ['Costs only', 0],
    ['None', 0],
    ['All', 1],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Menu (Esc)' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: label }));
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(hints()).toBe(left));
  }
});
