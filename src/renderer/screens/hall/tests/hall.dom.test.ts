// The hall as the host and as a guest see it, over a real host; all others are clients without a page. Not here: its picture.

import { LIMITS } from '@api/constants';
import type { Party as PartyNow } from '@api/party';
import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { bot, comeIn, type Guest, LAN, openTable, type Party, type Seated, YOU } from '@host/tests/party';
import { created, derbySeason } from '@host/tests/season';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { raceOf, settled, setupOf } from '../../../tests/race';

interface At {
  it: Party;
  me: Guest;
  party: PartyNow;
}

/** ms. */
const MINUTE = 60_000;

const lanRace = (seats = 3) =>
  setupOf('heat', {
    names: ['Marta', 'Ada', 'Bea', 'Cleo'].slice(0, seats),
    drivers: [YOU, LAN, LAN, LAN].slice(0, seats),
  });

/** A host with an open party, whose first table has seats for two guests. */
async function atParty(): Promise<At> {
  const it = await openHost();
  const me = it.join();
  return { it, me, party: await openTable(me, lanRace()) };
}

/** Opens another table, as another window of the host would. Returns its id. */
async function another({ me }: At, drivers = [LAN, LAN]): Promise<string> {
  const names = ['Guest', 'Other'].slice(0, drivers.length);
  const { table } = await value(me.client.call('tables.open', { setup: setupOf('waddington', { names, drivers }) }));
  return table;
}

async function hostAtHall({ it }: At): Promise<Page> {
  const page = await openPage(it, { at: '/hall', settings: { name: 'Marta' } });
  await screen.findByRole('list', { name: 'Tables' });
  await card(1);
  return page;
}

/** A guest without a seat. */
async function watcher({ it, party }: At, name: string): Promise<Seated> {
  const guest = await comeIn(it, party.code, name);
  await value(guest.client.call('party.take', { seat: null }));
  return guest;
}

const card = (number: number) => screen.findByRole('article', { name: new RegExp(`^Table ${number}\\b`) });
const cardSays = (number: number, text: RegExp) =>
  waitFor(async () => expect((await card(number)).textContent).toMatch(text));
const region = (name: string) => screen.getByRole('region', { name });
const seatOf = ({ me }: At, name: string) => me.party().guests.find((one) => one.name === name);
const press = async ({ user }: Page, key: string) => {
  await settled();
  await user.keyboard(key);
};

test('a second table opens through setup, without asking for the network again, and both are in the hall', async () => {
  const at = await atParty();
  const page = await hostAtHall(at);
  await page.user.click(
    within(region('Open another table')).getByRole('button', { name: /^Open a table of Waddington/ }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Open lobby' }));
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
  await waitFor(() => expect(at.me.party().tables).toHaveLength(2));
  await page.user.click(await screen.findByRole('button', { name: 'Tables' }));
  await cardSays(1, /Lobby.*Heat/);
  await cardSays(2, /your table.*Lobby/);
  expect(at.me.party().tables.map(({ people, ready }) => [people, ready])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('with eight tables no further one can be opened, and the reason is shown', async () => {
  const at = await atParty();
  for (let tables = 1; tables < LIMITS.tables; tables++) await another(at);
  const page = await hostAtHall(at);
  const boxes = within(region('Open another table')).getAllByRole('button');
  expect(boxes.every((one) => one.getAttribute('aria-disabled') === 'true')).toBe(true);
  expect(region('Open another table').textContent).toContain('A party has at most 8 tables');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  await page.user.click(screen.getByRole('button', { name: 'More tables' }));
  await card(8);
  page.go('/setup/heat/party');
  const open = await screen.findByRole('button', { name: 'Open lobby' });
  expect(open.getAttribute('aria-disabled')).toBe('true');
});

test('the host watches a race of another table: the window goes to that table first', async () => {
  const at = await atParty();
  const second = await another(at);
  const ada = await comeIn(at.it, at.party.code, 'Ada');
  await value(at.me.client.call('tables.seat', { guest: ada.joined.party.you!, table: second }));
  await value(ada.client.call('party.ready', { ready: true }));
  const { match } = await value(at.me.client.call('party.start', { force: true }));
  await value(at.me.client.call('match.watch', { match }));
  const page = await hostAtHall(at);
  await cardSays(2, /Ada|leads/);
  await cardSays(2, /(Lap 1|Turn)/);
  await page.user.click(within(await card(2)).getByRole('button', { name: 'Watch, table 2' }));
  await waitFor(() => expect(location.hash).toBe(`#/race/${match}`));
  await page.user.click(await screen.findByRole('button', { name: 'Menu (Esc)' }));
  const menu = within(await screen.findByRole('dialog'));
  await menu.findByText(new RegExp(`Friday, code ${at.party.code}`));
  await page.user.click(menu.getByRole('button', { name: 'Tables' }));
  await cardSays(2, /your table/);
});

test('a race that is opened by its address brings the window to its table', async () => {
  const at = await atParty();
  await another(at);
  const { match } = await value(at.me.client.call('party.start', { force: true }));
  await value(at.me.client.call('match.watch', { match }));
  const page = await openPage(at.it, { at: `/race/${match}` });
  await page.user.click(await screen.findByRole('button', { name: 'Menu (Esc)' }));
  await within(await screen.findByRole('dialog')).findByText(/Friday, code/);
});

test('a race outside the party stays outside', async () => {
  const at = await atParty();
  const match = await raceOf(at.me, 'heat');
  const page = await openPage(at.it, { at: `/race/${match}` });
  await page.user.click(await screen.findByRole('button', { name: 'Menu (Esc)' }));
  expect(within(await screen.findByRole('dialog')).queryByText(/Friday, code/)).toBeNull();
});

test('the host seats a guest at a table, and all others at once after seeing who goes where', async () => {
  const at = await atParty();
  const second = await another(at);
  await watcher(at, 'Zoë');
  await watcher(at, 'Mia');
  await watcher(at, 'Otto');
  const page = await hostAtHall(at);
  await waitFor(() => expect(region('Without a seat').textContent).toContain('3 waiting'));
  await page.user.click(within(await card(2)).getByRole('button', { name: 'Seat a guest, table 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who gets a seat at table 2?' }));
  expect(dialog.getByRole('radio', { name: 'Zoë' }).getAttribute('aria-checked')).toBe('true');
  await page.user.click(dialog.getByRole('radio', { name: 'Mia' }));
  await page.user.click(dialog.getByRole('button', { name: 'Give them the seat' }));
  await waitFor(() => expect(seatOf(at, 'Mia')).toMatchObject({ table: second, seat: 0 }));
  await page.user.click(await screen.findByRole('button', { name: 'Seat both' }));
  const plan = within(await screen.findByRole('dialog', { name: 'Who goes where' }));
  expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('At table 1', ' '))).toEqual([
    'Zoë Table 1',
    'Otto Table 1',
  ]);
  await page.user.click(plan.getByRole('button', { name: 'Seat them' }));
  await waitFor(() => expect(region('Without a seat').textContent).toContain('Everybody has a seat.'));
  await cardSays(1, /Full/);
});

test('guests without a seat are listed with how long they have waited, the longest first', async () => {
  const at = await atParty();
  await watcher(at, 'Zoë');
  at.it.clock.pass(2 * MINUTE);
  await watcher(at, 'Mia');
  at.it.clock.pass(MINUTE);
  await hostAtHall(at);
  const rows = within(region('Without a seat')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'ZoëWaiting 3 min, table 1',
    'MiaWaiting 1 min, table 1',
  ]);
});

test('when more guests wait than seats are free, one press opens a table for those left over', async () => {
  const at = await atParty();
  for (const name of ['Zoë', 'Mia', 'Otto', 'Pia']) {
    await watcher(at, name);
    at.it.clock.pass(1000);
  }
  const page = await hostAtHall(at);
  const waiting = within(region('Without a seat'));
  await page.user.click(await waiting.findByRole('button', { name: 'Open a table for 2' }));
  await cardSays(2, /Lobby.*Heat/);
  expect(['Zoë', 'Mia', 'Otto', 'Pia'].map((name) => seatOf(at, name)?.seat)).toEqual([null, null, 0, 1]);
  expect(location.hash).toBe('#/hall');
  await waiting.findByRole('button', { name: 'Seat both' });
  expect(waiting.queryByRole('button', { name: /^Open a table/ })).toBeNull();
});

test('a finished table offers the host a rematch, which starts while the window stays in the hall', async () => {
  const at = await atParty();
  const short = { circuit: 'usa', options: { laps: 1 }, names: ['Otto', 'Pia'], drivers: [bot(), bot()] };
  const { table } = await value(at.me.client.call('tables.open', { setup: setupOf('heat', short) }));
  const ada = await watcher(at, 'Ada');
  await value(ada.client.call('tables.go', { table }));
  const { match } = await value(at.me.client.call('party.start', { force: true }));
  at.me.updates.push(await value(at.me.client.call('match.watch', { match })));
  const page = await hostAtHall(at);
  expect(within(await card(1)).queryByRole('button', { name: /^Rematch/ })).toBeNull();
  while (!at.me.seen(match).finished) await at.it.rest();
  await page.user.click(await screen.findByRole('button', { name: 'Rematch, table 2' }));
  await waitFor(() => expect(ada.party().match).not.toBe(match));
  expect([ada.party().match === null, ada.party().table, location.hash]).toEqual([false, table, '#/hall']);
});

test('a finished race of a season offers no rematch: the season decides what is raced next', async () => {
  const it = await openHost();
  const me = it.join();
  const drivers = ['Otto', 'Pia'].map((name, at): SeasonPlan['drivers'][number] => {
    return { id: name, name, colour: at === 0 ? 'red' : 'blue', driver: bot('easy'), team: null };
  });
  const { rounds, ...plan } = derbySeason([], 2);
  const races = rounds.map((one) => ({ ...one, game: 'heat', circuit: 'usa', options: { laps: 1 } }));
  const season = await created(me, { ...plan, drivers, rounds: races });
  await value(me.client.call('seasons.host', { season, networks: ['192.168.1.24'], port: 0 }));
  const { match } = await value(me.client.call('party.start', { force: true }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await openPage(it, { at: '/hall', settings: { name: 'Marta' } });
  await card(1);
  while (!me.seen(match).finished) await it.rest();
  await screen.findByRole('button', { name: 'Results, table 1' });
  await cardSays(1, /Finished/);
  expect(screen.queryByRole('button', { name: /^Rematch/ })).toBeNull();
});

test('the host plans a tournament for the party', async () => {
  const page = await hostAtHall(await atParty());
  await page.user.click(screen.getByRole('button', { name: 'Tournament' }));
  await waitFor(() => expect(location.hash).toBe('#/tournaments/new'));
});

test('closing a table asks once; the window stays in the hall, and guests go to another table', async () => {
  const at = await atParty();
  const second = await another(at);
  const ada = await watcher(at, 'Ada');
  await value(at.me.client.call('tables.seat', { guest: ada.joined.party.you!, table: second }));
  const page = await hostAtHall(at);
  await page.user.click(within(await card(2)).getByRole('button', { name: 'Close table 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close table 2?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Close table' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(seatOf(at, 'Ada')).toMatchObject({ table: at.party.table, seat: null });
  expect(location.hash).toBe('#/hall');
  expect(within(await card(1)).queryByRole('button', { name: 'Close table 1' })).toBeNull();
});

test('a guest sees the hall without the host’s buttons, and goes to another table', async () => {
  const at = await atParty();
  await another(at);
  const page = await openPage(at.it, { at: `/join/${at.party.code}`, guest: '192.168.1.77' });
  await page.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ines');
  await page.user.click(screen.getByRole('button', { name: 'Join' }));
  await page.user.click(await screen.findByRole('button', { name: 'Tables' }));
  await card(2);
  for (const name of [/^Seat/, /^Close/, /^Open a table/, /Television/, 'Tournament'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: 'TV' })).toBeNull();
  await page.user.click(within(await card(2)).getByRole('button', { name: 'Lobby, table 2' }));
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
  await waitFor(() => expect(seatOf(at, 'Ines')?.table).not.toBe(at.party.table));
  await screen.findByRole('textbox', { name: 'Name of seat 1' });
  // The host takes them back: the page follows from wherever it is.
  await page.user.click(screen.getByRole('button', { name: 'Tables' }));
  await card(1);
  await value(at.me.client.call('tables.seat', { guest: seatOf(at, 'Ines')!.id, table: at.party.table }));
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
});

test('keys choose a table, seat a guest there, and lead to a new table, the television and the lobby', async () => {
  const at = await atParty();
  await another(at);
  await watcher(at, 'Zoë');
  const page = await hostAtHall(at);
  await card(2);
  await press(page, '2');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-table')).toBe('2'));
  await press(page, 'g');
  await screen.findByRole('dialog', { name: 'Who gets a seat at table 2?' });
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(page, 'n');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Open a table of/));
  await press(page, 'v');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Television'));
  await press(page, '2');
  await press(page, 'w');
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
  await page.user.click(await screen.findByRole('button', { name: 'Tables' }));
  await cardSays(2, /your table/);
});

test('the host chooses what the television shows, and the hall marks its table', async () => {
  const at = await atParty();
  const second = await another(at);
  const tv = at.it.join();
  const page = await hostAtHall(at);
  within(region('TV')).getByText('No television shows the party yet.');
  await value(tv.client.call('tv.open', { mark: '47' }));
  await value(tv.client.call('tv.showing', { tables: [second] }));
  await cardSays(2, /On the TV/);
  const choices = await within(region('TV')).findByRole('radiogroup', { name: 'TV' });
  await page.user.click(within(choices).getByRole('radio', { name: /All tables/ }));
  await waitFor(() => expect(at.me.party().showing?.mode).toBe('split'));
  await page.user.click(within(choices).getByRole('radio', { name: /Stays on one table/ }));
  await waitFor(() => expect(at.me.party().showing).toMatchObject({ mode: 'table', table: second }));
  within(choices).getByRole('combobox', { name: 'Table on the TV' });
});

test('after a reload, the window is at its table again', async () => {
  const at = await atParty();
  await another(at);
  const page = await hostAtHall(at);
  await page.user.click(within(await card(2)).getByRole('button', { name: 'Lobby, table 2' }));
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
  await page.user.click(await screen.findByRole('button', { name: 'Tables' }));
  await cardSays(2, /your table/);
  await page.reload();
  await cardSays(2, /your table/);
});
