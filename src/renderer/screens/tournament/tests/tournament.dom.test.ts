// A tournament as its host and a guest see it, over a real host; all others are clients without a page. Not here: its picture.

import { value } from '@api/tests/granted';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { atPage, button, card, isOff, press, withTournament } from './at-tournament';

test('a tournament is planned, gets a party, and its tables are called; the person here takes their seat', async () => {
  const it = await openHost();
  const page = await openPage(it, { at: '/tournaments/new', settings: { name: 'Marta' } });
  await screen.findByText('2 tables at the start, 2 stages up to the final, 3 races in all.');
  await page.user.click(await button('Start tournament'));
  await waitFor(() => expect(location.hash).toMatch(/^#\/tournaments\/(?!new)/));
  await card('Heat 1');
  await card('The final');
  expect(isOff(await button('Call tables'))).toBe(true);
  await page.user.click(await button('Open party'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open a party' }));
  await waitFor(() => expect(isOff(dialog.getByRole('button', { name: 'Open party' }))).toBe(false));
  await page.user.click(dialog.getByRole('button', { name: 'Open party' }));
  await waitFor(async () => expect(isOff(await button('Call tables'))).toBe(false));
  await page.user.click(await button('Call tables'));
  const called = within(await screen.findByRole('dialog', { name: /^Marta is called to table/ }));
  await page.user.click(called.getByRole('button', { name: 'Take my seat' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/(lobby|race\/)/));
});

test('an open party becomes the tournament’s, keys walk the tables and call them', async () => {
  const at = await withTournament(['Ada', 'Bea'], { isHosted: false });
  const page = await atPage(at);
  await page.user.click(await button('Race it at this party'));
  await waitFor(() => expect(at.me.party().tournament).toEqual({ season: at.season, name: 'Friday Cup' }));
  await press(page, '{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-table')).toBe('heats-1'));
  await press(page, '{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-table')).toBe('final'));
  await waitFor(async () => expect(isOff(await button('Call tables'))).toBe(false));
  await press(page, 'a');
  await screen.findByRole('region', { name: 'Now calling' });
  expect(at.me.party().tables.filter(({ round }) => round !== null)).toHaveLength(2);
  await press(page, ' ');
  await button('Go on');
});

test('a table is left out and a driver leaves, each after one question; both are in the list of changes', async () => {
  const at = await withTournament(['Ada', 'Bea']);
  const page = await atPage(at);
  await page.user.click(within(await card('Heat 1')).getByRole('button', { name: 'Heat 1: more' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Leave this table out' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Leave this table out: Heat 1?' }));
  await page.user.click(ask.getByRole('button', { name: 'Leave it out' }));
  await waitFor(async () => expect((await card('Heat 1')).textContent).toContain('Not raced'));
  await page.user.click(await button('More'));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Withdraw a driver' }));
  const leave = within(await screen.findByRole('dialog', { name: 'Who leaves?' }));
  await page.user.click(leave.getByRole('button', { name: 'Withdraw' }));
  const audit = within(await screen.findByRole('region', { name: 'Changes by hand' }));
  await audit.findByText('2 lines');
  const standings = within(screen.getByRole('region', { name: 'Standings' }));
  await standings.findByText('Has left');
});

test('a guest reaches the tournament from the lobby without the host’s buttons, and is called on the whole screen', async () => {
  const at = await withTournament(['Ines', 'Bea']);
  const page = await openPage(at.it, { at: `/join/${at.party.code}`, guest: '192.168.1.77' });
  await page.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ines');
  await page.user.click(await button('Join'));
  await page.user.click(await button('Tournament'));
  await card('Heat 1');
  for (const name of ['Call tables', 'Pause', 'Correct a result', 'More'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getAllByText('You').length).toBeGreaterThan(0);
  await value(at.me.client.call('tournaments.call', { season: at.season }));
  const call = within(await screen.findByRole('dialog', { name: /^Table \d$/ }));
  call.getByText(/Heat, USA/);
  await page.user.click(call.getByRole('button', { name: 'Take my seat' }));
  await waitFor(() => expect(at.me.party().guests.find(({ name }) => name === 'Ines')?.ready).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Table \d$/ })).toBeNull());
});

test('tournaments are listed with the seasons, and open their own page', async () => {
  const at = await withTournament(['Ada']);
  const page = await openPage(at.it, { at: '/seasons' });
  await page.user.click(await button('Open Friday Cup'));
  await waitFor(() => expect(location.hash).toBe(`#/tournaments/${at.season}`));
  page.go(`/seasons/${at.season}`);
  await waitFor(() => expect(location.hash).toBe(`#/tournaments/${at.season}`));
});
