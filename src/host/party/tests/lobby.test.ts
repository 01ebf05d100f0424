// A party through its commands, from opening the table to the results and back: seats, names, chat, join requests, start, hands.

import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import { derby } from '@core/tests/toy';
import { CHARACTERS } from '@drivers/characters';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bot,
  code,
  comeIn,
  derbySetup,
  type Guest,
  HOTSEAT,
  LAN,
  openTable,
  type Party,
  party,
  type Seated,
  startTable,
  YOU,
} from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

const guestNamed = (at: Guest, name: string) => at.party().guests.find((guest) => guest.name === name);

test('the whole way: table, seats, ready, race, results, and back to the lobby', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN, bot()], { options: { length: 10 } }));
  expect(table).toMatchObject({ name: 'Friday', hostName: 'Driver 0', match: null, you: null, hostAway: false });
  expect(table.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  expect(table.seats.map((seat) => seat.open)).toEqual([false, true, true, false]);
  expect([...it.lan.ports]).toEqual([7310]);
  const ada = await comeIn(it, table.code.toLowerCase(), ' Ada ');
  const bo = await comeIn(it, table.code, 'Bo');
  expect(me.party().seats.map((seat) => seat.name)).toEqual(['Driver 0', 'Ada', 'Bo', 'Driver 3']);
  expect(it.lan.announcements.at(-1)).toMatchObject({ seats: { taken: 4, all: 4 }, state: 'waiting' });
  expect(it.lan.announcements.at(-1)?.race).toEqual({ circuit: table.race.circuit, options: table.race.options });
  const refused = await me.client.call('party.start', { force: false });
  expect(refused).toMatchObject({ ok: false, fault: { said: saying('Ada and Bo') } });
  const match = await startTable(me, [ada, bo]);
  expect(it.lan.announcements.at(-1)).toMatchObject({ state: 'racing' });
  expect(ada.party()).toMatchObject({ match, seats: [{}, { guest: ada.joined.party.you, driver: LAN }, {}, {}] });
  expect(ada.seen(match)).toMatchObject({ viewer: 1, mine: [1], sitting: [] });
  await raceOn([me, ada, bo], match);
  for (const one of [me, ada, bo]) {
    expect(await value(one.client.call('matches.result', { match }))).toMatchObject({ match, game: 'derby' });
  }
  await value(me.client.call('party.lobby', {}));
  expect(bo.party()).toMatchObject({ match: null, guests: [{ ready: false }, { ready: false }] });
  expect(await code(ada.client.call('match.watch', { match }))).toBe('not-allowed');
  await value(me.client.call('party.close', {}));
  expect(ada.parties.at(-1)).toMatchObject({ party: null, why: saying('Driver 0 closed the party.') });
  expect(me.parties.at(-1)).toEqual({ party: null, why: null });
  expect([it.lan.ports.size, it.lan.announcements.at(-1)]).toEqual([0, null]);
  expect(await code(ada.client.call('party.ready', { ready: true }))).toBe('not-allowed');
});

/** Everyone answers their decisions until the race is over. */
async function raceOn(all: readonly Guest[], match: string): Promise<void> {
  for (let turn = 0; turn < 300 && !all[0]!.seen(match).finished; turn++) {
    await it.rest();
    for (const one of all) {
      const update = one.seen(match);
      const decision = update.asks.find((open) => open.seat === update.viewer && !open.committed);
      if (decision === undefined) continue;
      const offered = update.choices[String(decision.id)] as { kind: string; cards?: number[] };
      const action = offered.kind === 'luck' ? { type: 'push' } : { type: 'stake', card: offered.cards?.[0] };
      await value(one.client.call('match.act', { match, ask: decision.id, action }));
    }
  }
  expect(all[0]!.seen(match).finished).toBe(true);
}

test('empty seats go to AI drivers, or are left out and return in the lobby', async () => {
  const setup = derbySetup([YOU, LAN, LAN]);
  const table = await openTable(me, setup, { rules: { aiLevel: 'hard' } });
  const ada = await comeIn(it, table.code, 'Ada');
  const first = await startTable(me, [ada]);
  expect(me.seen(first).seats.map((seat) => seat.driver)).toEqual([
    YOU,
    LAN,
    { ...bot('hard'), character: CHARACTERS[0]?.id },
  ]);
  await value(me.client.call('party.lobby', {}));
  expect(me.party().seats.map((seat) => seat.open)).toEqual([false, false, true]);
  const { rules } = me.party();
  await value(me.client.call('party.change', { rules: { ...rules, fillWithAi: false } }));
  await value(ada.client.call('party.take', { seat: 2 }));
  const second = await startTable(me, [ada]);
  expect(me.seen(second).seats.map((seat) => seat.name)).toEqual(['Driver 0', 'Ada']);
  expect(ada.seen(second).viewer).toBe(1);
  await value(me.client.call('party.lobby', {}));
  expect(me.party().seats.map((seat) => seat.name)).toEqual(['Driver 0', 'Ada', 'Driver 1']);
});

test('a forced start goes without guests who are not ready; they may watch', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  await value(bo.client.call('party.ready', { ready: true }));
  const { match } = await value(me.client.call('party.start', { force: true }));
  const seen = await value(ada.client.call('match.watch', { match }));
  expect(seen.seats.map((seat) => [seat.name, seat.driver.kind])).toEqual([
    ['Driver 0', 'you'],
    [CHARACTERS[0]?.given, 'ai'],
    ['Bo', 'lan'],
  ]);
  expect(seen.viewer).toBe('watcher');
  expect(guestNamed(me, 'Ada')?.seat).toBeNull();
});

test('a colour of an open seat is free: that seat gets the one given up', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  const [host, own, open] = table.seats.map((seat) => seat.colour);
  const ada = await comeIn(it, table.code, 'Ada');
  await value(ada.client.call('party.take', { seat: 1, colour: open! }));
  expect(me.party().seats.map((seat) => seat.colour)).toEqual([host, open, own]);
  await value(me.client.call('party.seat', { seat: 0, driver: YOU, colour: own! }));
  expect(me.party().seats.map((seat) => seat.colour)).toEqual([own, open, host]);
  expect(await code(me.client.call('party.seat', { seat: 0, driver: YOU, colour: open! }))).toBe('in-use');
});

test('seats: no one takes another’s, colours are unique, the host assigns and removes them', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN, bot()]));
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  const colours = table.seats.map((seat) => seat.colour);
  expect(await code(ada.client.call('party.take', { seat: 2 }))).toBe('in-use');
  expect(await code(ada.client.call('party.take', { seat: 0 }))).toBe('not-allowed');
  expect(await code(ada.client.call('party.take', { seat: 3 }))).toBe('not-allowed');
  expect(await code(ada.client.call('party.take', { seat: 9 }))).toBe('bad-input');
  expect(await code(ada.client.call('party.take', { seat: 1, colour: colours[0]! }))).toBe('in-use');
  await value(ada.client.call('party.take', { seat: null }));
  expect(me.party().seats[1]).toMatchObject({ open: true, guest: null, name: 'Driver 1' });
  await value(bo.client.call('party.take', { seat: 1 }));
  await value(me.client.call('party.seat', { seat: 2, driver: HOTSEAT, name: 'bo' }));
  expect(me.party().seats.map((seat) => seat.name)).toEqual(['Driver 0', 'Bo', 'bo 2', 'Driver 3']);
  // Taking a guest's seat away makes them a watcher; seats behind it move up.
  await value(me.client.call('party.seat', { seat: 1, driver: null }));
  expect(guestNamed(bo, 'Bo')?.seat).toBeNull();
  expect(await code(me.client.call('party.seat', { seat: 7, driver: LAN }))).toBe('bad-input');
  await value(me.client.call('party.seat', { seat: 3, driver: LAN }));
  expect(new Set(me.party().seats.map((seat) => seat.colour)).size).toBe(4);
  await value(ada.client.call('party.take', { seat: 3 }));
  expect(guestNamed(me, 'Ada')?.seat).toBe(3);
});

test('a change of the race is described in a message and ends everyone’s readiness', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN]));
  const ada = await comeIn(it, table.code, 'Ada');
  await value(ada.client.call('party.ready', { ready: true }));
  await value(me.client.call('party.ready', { ready: true }));
  expect(ada.party()).toMatchObject({ hostReady: true, guests: [{ ready: true }] });
  const race = { ...table.race, options: { length: 9 }, clock: 30, bank: 60 };
  await value(me.client.call('party.change', { race }));
  expect(ada.party()).toMatchObject({ race, hostReady: false, guests: [{ ready: false }] });
  expect(ada.lines.at(-1)).toMatchObject({
    from: 'party',
    said: saying('The host changed: length 9, the clock is 30 s, the time bank is 60 s.'),
  });
  expect(await code(me.client.call('party.change', { race: { ...race, circuit: 'moon' } }))).toBe('bad-input');
  const match = await startTable(me, [ada]);
  expect(me.seen(match)).toMatchObject({ clock: 30, banks: [60_000, 60_000] });
  expect(await code(me.client.call('party.change', { race }))).toBe('not-allowed');
  expect(await code(me.client.call('party.seat', { seat: 1, driver: null }))).toBe('not-allowed');
  expect(await code(ada.client.call('party.take', { seat: null }))).toBe('not-allowed');
});

test('names are made harmless and belong to one person only', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN, LAN]));
  const names = [
    'A\u202eda\u0000',
    'ada',
    '\u200b\u2060',
    '<img src=x>',
    'Driver 0',
    'x\u0301\u0302\u0303\u0304\u0305',
  ];
  for (const name of names) await comeIn(it, table.code, name);
  expect(me.party().guests.map((guest) => guest.name)).toEqual([
    'Ada',
    'ada 2',
    'Guest',
    '<img src=x>',
    'Driver 0 2',
    'x\u0301\u0302'.normalize('NFC'),
  ]);
  const long = await comeIn(it, table.code, '\u{1f3ce}'.repeat(12));
  await value(long.client.call('party.rename', { name: '\u{1f3ce}'.repeat(12) }));
  const again = await comeIn(it, table.code, '\u{1f3ce}'.repeat(12));
  const name = again.party().guests.find((guest) => guest.id === again.joined.party.you)?.name ?? '';
  expect([name.length <= 24, name.isWellFormed(), name.endsWith(' 2')]).toEqual([true, true, true]);
});

test('private lines reach only their two ends, public lines reach everyone', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN, LAN]));
  const [ada, bo, cy] = [
    await comeIn(it, table.code, 'Ada'),
    await comeIn(it, table.code, 'Bo'),
    await comeIn(it, table.code, 'Cy'),
  ];
  const idOf = (guest: Seated) => guest.joined.party.you ?? '';
  await value(ada.client.call('party.say', { to: idOf(bo), text: 'for Bo alone' }));
  await value(ada.client.call('party.say', { to: 'host', text: 'for the host alone' }));
  await value(me.client.call('party.say', { to: idOf(cy), text: 'for Cy alone' }));
  await value(cy.client.call('party.say', { to: null, text: 'for\nall\u202e' }));
  const heard = [me, ada, bo, cy].map((one) =>
    one.lines.filter((line) => line.from !== 'party').map((line) => line.text),
  );
  expect(heard).toEqual([
    ['for the host alone', 'for Cy alone', 'for all'],
    ['for Bo alone', 'for the host alone', 'for all'],
    ['for Bo alone', 'for all'],
    ['for Cy alone', 'for all'],
  ]);
  const frames = (guest: Guest, text: string) => guest.frames.some((frame) => frame.includes(text));
  expect([frames(me, 'for Bo'), frames(cy, 'for Bo'), frames(bo, 'for Cy')]).toEqual([false, false, false]);
  // A guest who joins later, or returns, reads the public lines and their own.
  const late = await comeIn(it, table.code, 'Late');
  expect(late.joined.lines.map((line) => line.text)).toContain('for all');
  expect(JSON.stringify(late.joined.lines)).not.toContain('alone');
  const state = await value(me.client.call('party.state', {}));
  expect(JSON.stringify(state)).not.toContain('for Bo alone');
  expect(await code(ada.client.call('party.say', { to: idOf(ada), text: 'me' }))).toBe('bad-input');
  expect(await code(ada.client.call('party.say', { to: 'nobody', text: 'you' }))).toBe('not-found');
  for (let i = 0; i < 5; i++) await value(ada.client.call('party.say', { to: null, text: `line ${i}` }));
  const flood = Array.from({ length: 5 }, () => code(ada.client.call('party.say', { to: null, text: 'more' })));
  expect(await Promise.all(flood)).toContain('too-fast');
  it.clock.pass(5000);
  expect(await code(ada.client.call('party.say', { to: null, text: 'later' }))).toBe('granted');
});

test('with the chat off guests write to the host alone, and the host to everyone', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  const [ada, bo] = [await comeIn(it, table.code, 'Ada'), await comeIn(it, table.code, 'Bo')];
  const bosId = bo.joined.party.you ?? '';
  await value(ada.client.call('party.ready', { ready: true }));
  await value(me.client.call('party.change', { rules: { ...me.party().rules, chat: false } }));
  expect(me.party().guests.find(({ name }) => name === 'Ada')?.ready).toBe(true);
  expect(await code(ada.client.call('party.say', { to: null, text: 'hello' }))).toBe('not-allowed');
  expect(await code(ada.client.call('party.say', { to: bosId, text: 'psst' }))).toBe('not-allowed');
  expect(await code(ada.client.call('party.say', { to: 'host', text: 'a question' }))).toBe('granted');
  expect(await code(me.client.call('party.say', { to: null, text: 'an answer' }))).toBe('granted');
  await value(me.client.call('party.change', { rules: { ...me.party().rules, chat: true } }));
  expect(await code(ada.client.call('party.say', { to: null, text: 'hello again' }))).toBe('granted');
  const heard = bo.lines.filter(({ from }) => from !== 'party').map(({ text }) => text);
  expect(heard).toEqual(['an answer', 'hello again']);
});

test('a quick phrase arrives as a message that each page says in its own language', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN]));
  const ada = await comeIn(it, table.code, 'Ada');
  await value(ada.client.call('party.say', { to: null, text: 'Viel Glück', phrase: 'luck' }));
  expect(me.lines.at(-1)).toMatchObject({ text: 'Viel Glück', said: { id: 'talk.phrase.luck' } });
});

test('a guest who asks to join sees nothing of the party until they are let in', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN]), { rules: { door: 'ask' } });
  await value(me.client.call('party.say', { to: null, text: 'inside only' }));
  const ada = await comeIn(it, table.code, 'Ada');
  const bo = await comeIn(it, table.code, 'Bo');
  expect(ada.joined).toMatchObject({
    lines: [],
    party: { seats: [], match: null, guests: [{ name: 'Ada', knocking: true }] },
  });
  expect(me.party().guests.map((guest) => [guest.name, guest.knocking])).toEqual([
    ['Ada', true],
    ['Bo', true],
  ]);
  for (const call of ['party.take', 'party.say', 'party.ready', 'party.rename'] as const) {
    const input = { seat: 1, to: null, text: 'x', ready: true, name: 'x' } as never;
    expect(await code(ada.client.call(call, input))).toBe('not-allowed');
  }
  await value(me.client.call('party.admit', { guest: ada.joined.party.you!, admit: true }));
  expect(ada.party()).toMatchObject({ code: table.code, guests: [{ name: 'Ada', knocking: false, seat: 1 }] });
  expect(ada.lines.map((line) => line.text)).toContain('inside only');
  await value(me.client.call('party.admit', { guest: bo.joined.party.you!, admit: false }));
  expect(bo.parties.at(-1)).toMatchObject({ party: null, why: saying('The host did not let you in.') });
  expect(JSON.stringify(bo.frames)).not.toContain('inside only');
  // A guest who asked to join and left is forgotten.
  const cy = await comeIn(it, table.code, 'Cy');
  cy.close();
  await it.rest();
  expect(me.party().guests.map((guest) => guest.name)).toEqual(['Ada']);
});

test('kick and ban: a kicked guest may return, a banned one not, by token or, if the host blocks it, by address', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  const ada = await comeIn(it, table.code, 'Ada', '192.168.1.60');
  await value(me.client.call('party.kick', { guest: ada.joined.party.you!, ban: false }));
  expect(ada.parties.at(-1)).toMatchObject({ party: null });
  const before = ada.frames.length;
  await value(me.client.call('party.say', { to: null, text: 'gone?' }));
  expect(ada.frames.length).toBe(before);
  const { token } = ada.joined;
  expect(await code(ada.client.call('party.join', { token, device: 'phone' }))).toBe('not-found');
  const back = await value(ada.client.call('party.join', { code: table.code, name: 'Ada', device: 'phone' }));
  await value(me.client.call('party.kick', { guest: back.party.you!, ban: true }));
  const other = it.join('guest', '192.168.1.61');
  expect(await code(other.client.call('party.join', { token: back.token, device: 'phone' }))).toBe('not-allowed');
  // Also with the code, because the page still sends the token it was banned with.
  const both = { token: back.token, code: table.code, device: 'phone' } as const;
  expect(await code(other.client.call('party.join', both))).toBe('not-allowed');
  const same = it.join('guest', '192.168.1.60');
  const neighbour = await value(same.client.call('party.join', { code: table.code, device: 'phone' }));
  await value(me.client.call('party.kick', { guest: neighbour.party.you!, ban: true, address: true }));
  expect(await code(same.client.call('party.join', { code: table.code, device: 'phone' }))).toBe('not-allowed');
  expect(await code(other.client.call('party.join', { code: table.code, device: 'phone' }))).toBe('granted');
  expect(await code(me.client.call('party.kick', { guest: 'nobody', ban: false }))).toBe('not-found');
});

test('a kicked driver’s car continues with an AI driver', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN]));
  const ada = await comeIn(it, table.code, 'Ada');
  const match = await startTable(me, [ada]);
  await value(me.client.call('party.kick', { guest: ada.joined.party.you!, ban: false }));
  expect(me.seen(match).seats[1]?.driver).toEqual(bot('easy'));
  const before = ada.updates.length;
  await it.rest();
  expect(ada.updates.length).toBe(before);
  expect(await code(ada.client.call('match.act', { match, ask: 2, action: { type: 'rest' } }))).toBe('not-allowed');
});

test('a new code locks out guests with the old one; nudges reach everyone who is not ready', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  const ada = await comeIn(it, table.code, 'Ada');
  let nudges = 0;
  ada.client.on('party.nudged', () => {
    nudges += 1;
  });
  await value(me.client.call('party.nudge', {}));
  await value(ada.client.call('party.ready', { ready: true }));
  await value(me.client.call('party.nudge', {}));
  expect(nudges).toBe(1);
  const renewed = await value(me.client.call('party.newCode', {}));
  expect(renewed.code).not.toBe(table.code);
  const late = it.join('guest');
  expect(await code(late.client.call('party.join', { code: table.code, device: 'app' }))).toBe('not-found');
  expect(await code(late.client.call('party.join', { code: renewed.code, device: 'app' }))).toBe('granted');
});

test('pings are sent together', async () => {
  const table = await openTable(me, derbySetup([YOU, LAN]));
  const ada = await comeIn(it, table.code, 'Ada');
  const before = me.parties.length;
  for (const last of [20, 30, 40]) await value(ada.client.call('party.ping', { last }));
  expect(me.parties.length).toBe(before);
  it.clock.pass(5000);
  await it.rest();
  expect([me.parties.length - before, guestNamed(me, 'Ada')?.ping]).toEqual([1, 40]);
});

test('a host without a network reports it', async () => {
  const { createHost } = await import('../../host');
  const about = { version: '0', shell: 'test' } as const;
  const host = createHost({ store: it.store, botRunner: it.botRunner, games: {}, ...about, clock: it.clock });
  const session = { id: 'one', role: 'owner', from: null, close: () => {}, push: () => {} } as const;
  expect(await host.handlers['party.networks']({}, session)).toMatchObject({ ok: false });
  expect(await host.handlers['near.list']({}, session)).toMatchObject({ ok: false });
  expect(await host.handlers['party.state']({}, session)).toEqual({ ok: true, value: null });
  host.close();
});

test('a new seat gets the first free colour, or a random free one if the game draws colours', async () => {
  const [red, blue, yellow, green] = derby.colours;
  const added = async (at: Guest) => {
    await openTable(at, derbySetup([YOU, LAN]));
    await value(at.client.call('party.seat', { seat: 2, driver: LAN }));
    return at.party().seats.map((seat) => seat.colour);
  };
  expect(await added(me)).toEqual([red, blue, yellow]);
  const bounds: number[] = [];
  const draw = (bound: number) => {
    bounds.push(bound);
    return bound - 1;
  };
  const other = await party({ games: { derby: { ...derby, drawsColours: true } }, draw });
  expect(await added(other.join())).toEqual([red, blue, green]);
  expect(bounds).toEqual([2]);
  other.end();
});
