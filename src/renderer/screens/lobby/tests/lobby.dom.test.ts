// Joining a party and its lobby, as the host and as a guest see them; all others are clients without a page. Not here:
// whole parties with each person in their own browser (e2e).

import { PROTOCOL } from '@api/constants';
import type { PartyRules, Party as Table } from '@api/party';
import type { Settings } from '@api/settings';
import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { code, comeIn, type Guest, LAN, openTable, type Party, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';

const seat = (number: number) => screen.getByRole('listitem', { name: `Seat ${number}` });
const seatSays = (number: number, text: string) => waitFor(() => expect(seat(number).textContent).toContain(text));
const ownName = async (number: number) =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: `Name of seat ${number}` })).value;
const progress = () => screen.getByRole('contentinfo').textContent;
const messages = () => screen.getByRole('list', { name: 'Messages' });

interface At {
  it: Party;
  me: Guest;
  table: Table;
}

/** A table of Heat whose host is called Marta, with this many seats for guests. */
async function tableOf(guests: number, rules: Partial<PartyRules> = {}): Promise<At> {
  const it = await openHost();
  const me = it.join();
  const { colours, options } = games.heat!;
  const seats = [YOU, ...Array.from({ length: guests }, () => LAN)].map((driver, at) => {
    return { name: at === 0 ? 'Marta' : 'Guest', colour: colours[at]!, driver };
  });
  const usual = Object.fromEntries(options.map((option) => [option.id, option.default]));
  const setup = { game: 'heat', circuit: 'usa', options: usual, seats, clock: 0 };
  return { it, me, table: await openTable(me, setup, { rules }) };
}

/** The host's page, in the lobby. */
async function hostPage({ it }: At, settings: Partial<Settings> = {}): Promise<Page> {
  const page = await openPage(it, { at: '/lobby', settings: { name: 'Marta', ...settings } });
  await screen.findByRole('region', { name: 'How to join' });
  return page;
}

/** A guest's page at the join screen, with the code of the link. */
async function guestPage({ it, table }: At, at: string = `/join/${table.code}`): Promise<Page> {
  const page = await openPage(it, { at, guest: '192.168.1.77' });
  await screen.findByRole('textbox', { name: 'Your name' });
  return page;
}

async function joinAs({ user }: Page, name: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Your name' });
  await user.clear(field);
  await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

async function say({ user }: Page, text: string): Promise<void> {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
  await user.click(field);
  await user.paste(text);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field.value).toBe(''));
}

/** The names of the seats whose rows have been animated since the call, in order. */
function rowsThatFlash(): () => (string | null)[] {
  const animate = vi.spyOn(Element.prototype, 'animate');
  onTestFinished(() => animate.mockRestore());
  const names = () => animate.mock.contexts.map((one) => (one as Element).getAttribute('aria-label'));
  return () => names().filter((name) => /^Seat \d+$/.test(name ?? ''));
}

async function kick({ user }: Page, name: string, ban: boolean): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Kick ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  if (ban) await user.click(dialog.getByRole('switch', { name: 'Keep them out' }));
  await user.click(dialog.getByRole('button', { name: 'Kick' }));
}

test('a guest types a wrong code, then the right one, chooses a car, is nudged and ready, and goes to the race', async () => {
  const at = await tableOf(2);
  const { it, me, table } = at;
  const tomas = await comeIn(it, table.code, 'Tomas');
  const page = await guestPage(at, '/');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Party code' });
  const wrong = [...table.code].toReversed().join('');
  await page.user.type(field, wrong);
  await joinAs(page, 'Ines');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/code/));
  expect(field.value).toBe(wrong);
  await page.user.clear(field);
  await page.user.type(field, table.code.toLowerCase());
  await page.user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await ownName(3)).toBe('Ines');
  expect(me.lines.at(-1)).toMatchObject({ said: { values: { name: 'Ines' } } });

  const before = me.party().seats[2]!.colour;
  await page.user.click(within(seat(3)).getByRole('button', { name: /^Colour of seat 3/ }));
  const free = (await screen.findAllByRole('button', { pressed: false })).filter(
    (one) => one.closest('.palette') !== null && one.getAttribute('aria-disabled') === null,
  );
  await page.user.click(free[0]!);
  await waitFor(() => expect(me.party().seats[2]!.colour).not.toBe(before));

  await value(me.client.call('party.ready', { ready: true }));
  await waitFor(() => expect(progress()).toContain('1 of 3 ready'));
  await value(tomas.client.call('party.ready', { ready: true }));
  await waitFor(() => expect(progress()).toContain('2 of 3 ready'));
  await value(me.client.call('party.nudge', {}));
  await screen.findByText(/are you ready/);
  await page.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(me.party().guests.every(({ ready }) => ready)).toBe(true));
  await value(me.client.call('party.start', { force: false }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
});

test('a guest without a code sees the party that is open at the address, but not who is there', async () => {
  const at = await tableOf(2);
  await comeIn(at.it, at.table.code, 'Tomas');
  await guestPage(at, '/');
  const open = await screen.findByRole('list', { name: 'Open parties' });
  expect(within(open).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(open.textContent).toMatch(/Friday.*USA/));
  expect(open.textContent).not.toContain('Tomas');
  expect(open.textContent).not.toContain(at.table.code);
});

test('the host sees who joins and who is still choosing, nudges them and starts the race', async () => {
  const at = await tableOf(2);
  const page = await hostPage(at);
  const tomas = await comeIn(at.it, at.table.code, 'Tomas');
  const ines = await comeIn(at.it, at.table.code, 'Ines');
  await seatSays(2, 'Tomas');
  await seatSays(3, 'Ines');
  await waitFor(() => expect(messages().textContent).toContain('Ines'));
  await value(tomas.client.call('party.ready', { ready: true }));
  await waitFor(() => expect(progress()).toContain('Ines is still choosing a car.'));
  const lines = ines.lines.length;
  await page.user.click(screen.getByRole('button', { name: 'Nudge' }));
  await waitFor(() => expect(ines.lines.length + ines.parties.length).toBeGreaterThan(lines));
  await value(ines.client.call('party.ready', { ready: true }));
  await waitFor(() => expect(progress()).not.toContain('Ines'));
  await page.user.click(screen.getByRole('button', { name: 'Start race' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  await waitFor(() => expect(ines.party().match).not.toBeNull());
});

test('an empty seat says what happens to it at the start', async () => {
  const at = await tableOf(1);
  const page = await hostPage(at);
  await seatSays(2, 'An AI driver takes it at the start');
  await page.user.click(screen.getByRole('switch', { name: 'Fill empty seats with AI' }));
  await seatSays(2, 'Left out at the start');
});

test('a colour that someone has is crossed out', async () => {
  const at = await tableOf(2);
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  await ownName(2);
  await page.user.click(within(seat(2)).getByRole('button', { name: /^Colour of seat 2/ }));
  const [taken, ...others] = await screen.findAllByRole('button', { name: /, taken by / });
  expect(taken!.getAttribute('aria-label')).toMatch(/, taken by Marta$/);
  expect(taken!.getAttribute('aria-disabled')).toBe('true');
  expect(others).toEqual([]);
});

test('messages to the room reach all, private ones two, and markup stays text', async () => {
  const at = await tableOf(2);
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  await ownName(2);
  const ines = await comeIn(at.it, at.table.code, '<img src=x>');
  const markup = '<b>bold</b><script>document.title="got you"</script><img src=x onerror="document.title=1">';
  await value(ines.client.call('party.say', { to: null, text: markup }));
  await waitFor(() => expect(messages().textContent).toContain(markup));
  expect(messages().querySelectorAll('script, img, p b')).toHaveLength(0);
  expect(document.title).toBe('Lobby · Paddock');

  const guest = at.me.party().guests.find(({ name }) => name === 'Tomas')!;
  await value(at.me.client.call('party.say', { to: guest.id, text: 'Shall we slipstream?' }));
  const host = await screen.findByRole('tab', { name: /Marta/ });
  await waitFor(() => expect(host.textContent).toContain('1'));
  expect(messages().textContent).toContain('Only you');
  await page.user.click(host);
  await waitFor(() => expect(host.textContent).not.toContain('unread'));
  await waitFor(() => expect(messages().textContent).toContain('Shall we slipstream?'));
  await page.user.click(screen.getByRole('tab', { name: /^All/ }));
  await page.user.click(screen.getByRole('button', { name: 'Quick phrases' }));
  await page.user.click(await screen.findByRole('button', { name: 'Good luck' }));
  await waitFor(() => expect(JSON.stringify(ines.lines)).toContain('luck'));
  expect(ines.frames.filter((frame) => frame.includes('Shall we slipstream?'))).toEqual([]);
});

test('a guest mutes somebody, whose lines are hidden until they are wanted again', async () => {
  const at = await tableOf(2);
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  const ines = await comeIn(at.it, at.table.code, 'Ines');
  await value(ines.client.call('party.say', { to: null, text: 'la la la' }));
  await waitFor(() => expect(messages().textContent).toContain('la la la'));
  await page.user.click(screen.getByRole('button', { name: 'Start a private chat' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Ines' }));
  await page.user.click(await screen.findByRole('switch', { name: 'Mute Ines' }));
  const room = screen.getByRole('tab', { name: /^All/ });
  await value(ines.client.call('party.say', { to: null, text: 'la la again' }));
  await value(at.me.client.call('party.say', { to: null, text: 'quiet now' }));
  await waitFor(() => expect(room.textContent).toContain('1'));
  await page.user.click(room);
  await waitFor(() => expect(messages().textContent).toContain('quiet now'));
  expect(messages().textContent).not.toContain('la la');
  await page.user.click(screen.getByRole('tab', { name: 'Ines' }));
  await page.user.click(await screen.findByRole('switch', { name: 'Mute Ines' }));
  await page.user.click(room);
  await waitFor(() => expect(messages().textContent).toContain('la la again'));
});

test('with the chat off a guest sees why, and can write to the host', async () => {
  const at = await tableOf(2);
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  await value(at.me.client.call('party.change', { rules: { ...at.me.party().rules, chat: false } }));
  await screen.findByText('The host has turned the chat off.');
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Write to Marta' }));
  await say(page, 'May I ask something?');
  await waitFor(() => expect(JSON.stringify(at.me.lines)).toContain('May I ask something?'));
});

test('the host writes to one guest alone, and to the room', async () => {
  const at = await tableOf(2);
  const page = await hostPage(at);
  const tomas = await comeIn(at.it, at.table.code, 'Tomas');
  const ines = await comeIn(at.it, at.table.code, 'Ines');
  await seatSays(2, 'Tomas');
  await page.user.click(within(seat(2)).getByRole('button', { name: 'Message Tomas' }));
  await say(page, 'Shall we slipstream?');
  await waitFor(() => expect(JSON.stringify(tomas.lines)).toContain('Shall we slipstream?'));
  expect(ines.frames.filter((frame) => frame.includes('Shall we slipstream?'))).toEqual([]);
});

test('a kicked guest sees why, and a banned guest stays out', async () => {
  const at = await tableOf(2);
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  await ownName(2);
  const tomas = () => at.me.party().guests.find(({ name }) => name === 'Tomas')!.id;
  await value(at.me.client.call('party.kick', { guest: tomas(), ban: false }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/removed you from the party/));
  expect(at.me.party().guests).toEqual([]);
  page.go(`/join/${at.table.code}`);
  await page.reload();
  await screen.findByRole('textbox', { name: 'Your name' });
  await joinAs(page, 'Tomas');
  await ownName(2);
  await value(at.me.client.call('party.kick', { guest: tomas(), ban: true }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/banned you from this party/));
  page.go(`/join/${at.table.code}`);
  await page.reload();
  await screen.findByRole('textbox', { name: 'Your name' });
  await joinAs(page, 'Tomas');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/banned you from this party/));
  expect(at.me.party().guests).toEqual([]);
});

test('a seat flashes when someone sits down, and not when they leave', async () => {
  const at = await tableOf(2);
  const page = await hostPage(at, { motion: 'full' });
  const flashed = rowsThatFlash();
  await comeIn(at.it, at.table.code, 'Tomas');
  await seatSays(2, 'Tomas');
  await waitFor(() => expect(flashed()).toEqual(['Seat 2']));
  await kick(page, 'Tomas', false);
  await seatSays(2, 'Waiting for a guest');
  await comeIn(at.it, at.table.code, 'Ines');
  await seatSays(2, 'Ines');
  await waitFor(() => expect(flashed()).toEqual(['Seat 2', 'Seat 2']));
});

test('the host kicks a guest, and bans one', async () => {
  const at = await tableOf(2);
  const page = await hostPage(at);
  const tomas = await comeIn(at.it, at.table.code, 'Tomas');
  await kick(page, 'Tomas', false);
  await seatSays(2, 'Waiting for a guest');
  expect(tomas.parties.at(-1)?.party).toBeNull();
  const again = await comeIn(at.it, at.table.code, 'Tomas');
  await seatSays(2, 'Tomas');
  await kick(page, 'Tomas', true);
  await seatSays(2, 'Waiting for a guest');
  const join = { code: at.table.code, name: 'Tomas', device: 'phone', token: again.joined.token } as const;
  expect(await code(again.client.call('party.join', join))).toBe('not-allowed');
});

test('a full table has watchers, who take the seat that becomes free', async () => {
  const at = await tableOf(1);
  const tomas = await comeIn(at.it, at.table.code, 'Tomas');
  const page = await guestPage(at);
  await joinAs(page, 'Ines');
  await waitFor(() => expect(progress()).toContain('You are watching'));
  await value(tomas.client.call('party.take', { seat: null }));
  await page.user.click(await within(seat(2)).findByRole('button', { name: 'Sit here' }));
  expect(await ownName(2)).toBe('Ines');
  expect(at.me.party().seats[1]!.name).toBe('Ines');
  await page.user.click(within(seat(2)).getByRole('button', { name: 'Leave seat and watch' }));
  await waitFor(() => expect(progress()).toContain('You are watching'));
});

test('the host sees how many are watching', async () => {
  const at = await tableOf(1);
  await hostPage(at);
  await comeIn(at.it, at.table.code, 'Tomas');
  await comeIn(at.it, at.table.code, 'Ines');
  await screen.findByRole('button', { name: '1 watching' });
});

test('a guest who asks to join waits for the host', async () => {
  const at = await tableOf(2, { door: 'ask' });
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  await screen.findByText(/Waiting for .* to let you in/);
  expect(at.me.party().seats[1]!.guest).toBeNull();
  const waiting = at.me.party().guests.find((one) => one.knocking);
  await value(at.me.client.call('party.admit', { guest: waiting!.id, admit: true }));
  expect(await ownName(2)).toBe('Tomas');
});

test('the host lets a guest in who asks to join', async () => {
  const at = await tableOf(2, { door: 'ask' });
  const page = await hostPage(at);
  const guest = at.it.join('guest');
  await value(guest.client.call('app.hello', { protocol: PROTOCOL, version: 'test' }));
  await value(guest.client.call('party.join', { code: at.table.code, name: 'Tomas', device: 'phone' }));
  await page.user.click(await screen.findByRole('button', { name: 'Let in' }));
  await seatSays(2, 'Tomas');
});

test('a reload brings the seat back, and a new window offers it', async () => {
  const at = await tableOf(2);
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  await ownName(2);
  await page.reload();
  expect(await ownName(2)).toBe('Tomas');
  // Session storage belongs to one window; another window does not have it.
  sessionStorage.clear();
  page.go(`/join/${at.table.code}`);
  await page.reload();
  await page.user.click(await screen.findByRole('button', { name: 'Come back as Tomas' }));
  expect(await ownName(2)).toBe('Tomas');
  expect(at.me.party().seats[2]!.guest).toBeNull();
});

test('closing the party takes the host home and everyone else out', async () => {
  const at = await tableOf(2);
  const page = await hostPage(at);
  const tomas = await comeIn(at.it, at.table.code, 'Tomas');
  await page.user.click(screen.getByRole('button', { name: 'Close party' }));
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close party' }));
  await screen.findByRole('heading', { name: 'Pick a game' });
  expect(tomas.parties.at(-1)?.party).toBeNull();
});

test('a guest sees that the party has closed', async () => {
  const at = await tableOf(2);
  const page = await guestPage(at);
  await joinAs(page, 'Tomas');
  await ownName(2);
  await value(at.me.client.call('party.close', {}));
  await screen.findByRole('heading', { name: 'Join the party' });
  expect(screen.getByRole('alert').textContent).toMatch(/closed/);
  expect(screen.queryByRole('button', { name: 'Start race' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
