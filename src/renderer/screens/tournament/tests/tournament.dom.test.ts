// A tournament as its host and a guest see it, over a real host; all others are clients without a page. Not here: its picture.

import type { Party as PartyNow } from '@api/party';
import type { SeasonDriver } from '@api/season';
import { value } from '@api/tests/granted';
import { COLOURS } from '@core/contract';
import { type Guest, LAN, openTable, type Party, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { settled, setupOf } from '../../../tests/race';

interface At {
  it: Party;
  me: Guest;
  party: PartyNow;
  season: string;
}

/** A host with an open party, and a tournament of eight drivers at two tables. names: people at their own screens. */
async function withTournament(names: readonly string[], hosted = true): Promise<At> {
  const it = await openHost();
  const me = it.join();
  const party = await openTable(me, setupOf('heat', { names: ['Marta', 'Ada'], drivers: [YOU, LAN] }));
  const drivers = Array.from({ length: 8 }, (_, at): SeasonDriver => {
    const name = names[at];
    const driver = name === undefined ? ({ kind: 'ai', level: 'easy' } as const) : name === 'Marta' ? YOU : LAN;
    return { id: `d${at}`, name: name ?? `Robot ${at}`, colour: COLOURS[at % COLOURS.length]!, driver, team: null };
  });
  const { season } = await value(
    me.client.call('tournaments.create', {
      plan: {
        ...{ name: 'Friday Cup', preset: null, drivers, teams: [] },
        rounds: [{ id: 'r1', game: 'heat', circuit: 'usa', options: {}, clock: 0, series: false }],
        rules: { points: { kind: 'own' }, drop: 0, ties: [], missed: 'none', fillIn: 'easy', grid: 'random' },
        tournament: {
          ...{ format: { kind: 'heats' }, tableSize: 4, turns: 'table', withdrawn: [], late: [], voided: [] },
        },
      },
    }),
  );
  if (hosted) await value(me.client.call('tournaments.host', { season }));
  return { it, me, party, season };
}

const atPage = ({ it, season }: At) => openPage(it, { at: `/tournaments/${season}`, settings: { name: 'Marta' } });
const card = (name: string) => screen.findByRole('article', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async ({ user }: Page, key: string) => {
  await settled();
  await user.keyboard(key);
};
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

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
  const at = await withTournament(['Ada', 'Bea'], false);
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
