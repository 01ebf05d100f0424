// What guests may and may not do: the check before joining, tokens and second windows, others' seats, stale actions.

import { type CommandName, commands } from '@api/contract';
import { value } from '@api/tests/granted';
import { apiErrorText, english, saying } from '@api/tests/saying';
import type { AnyGame } from '@core/contract';
import { derby } from '@core/tests/toy';
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
let ada: Seated;
let bo: Seated;
let match: string;
beforeEach(async () => {
  it = await party();
  it.botRunner.trouble = 'silent';
  me = it.join();
  const table = await openTable(me, derbySetup([YOU, LAN, LAN, bot()]));
  ada = await comeIn(it, table.code, 'Ada');
  bo = await comeIn(it, table.code, 'Bo');
  match = await startTable(me, [ada, bo]);
});
afterEach(() => it.end());

const NAMES = Object.keys(commands) as CommandName[];
/** An input that fits each command a guest could try. */
function inputs(): Partial<Record<CommandName, unknown>> {
  const ref = { match };
  return {
    'matches.result': ref,
    'match.watch': ref,
    'match.leave': ref,
    'match.act': { match, ask: 2, action: { type: 'stake', card: 1 } },
    'match.shown': { match, seq: 0 },
    'match.takeBack': ref,
    'match.hint': { match, ask: 2 },
    'party.take': { seat: 1 },
    'party.rename': { name: 'Eve' },
    'party.ready': { ready: true },
    'party.say': { to: null, text: 'hello' },
    'party.ping': { last: 5 },
  };
}
const step = () => it.store.saves.head(match)?.step;
async function tryAll(guest: Guest): Promise<void> {
  const before = JSON.stringify([me.party(), step()]);
  for (const name of NAMES) {
    if (name === 'app.hello' || name === 'party.list' || name === 'party.join') continue;
    const reply = await guest.client.call(name, (inputs()[name] ?? {}) as never);
    expect([name, reply.ok]).toEqual([name, false]);
    expect(['not-allowed', 'bad-input']).toContain(reply.ok ? '' : reply.fault.code);
  }
  expect(JSON.stringify([me.party(), step()])).toBe(before);
}
/** Expects that the guest got no push, and no reply with any content. */
function hasNothing(guest: Guest): void {
  const seen = guest.frames.map((frame) => JSON.parse(frame) as { push?: string; reply?: { ok: boolean } });
  expect(seen.filter((frame) => frame.push !== undefined || frame.reply?.ok === true)).toEqual([]);
}

test('without a token, with a wrong one, a wrong code or hand: every command gets nothing', async () => {
  const wrong = [{}, { token: 'x'.repeat(22) }, { code: 'ZZZZZZ' }, { hand: 'y'.repeat(22) }];
  for (const bring of wrong) {
    const stranger = it.join('guest', '192.168.1.99');
    const joined = await code(stranger.client.call('party.join', { ...bring, device: 'phone' }));
    expect(['not-found', 'too-fast']).toContain(joined);
    await tryAll(stranger);
    await value(me.client.call('party.say', { to: null, text: 'among us' }));
    hasNothing(stranger);
  }
});

test('[15] without the code a guest sees only what the open party announces on the network', async () => {
  const stranger = it.join('guest', '192.168.1.99');
  const listed = await value(stranger.client.call('party.list', {}));
  expect(listed).toEqual([it.lan.announcements.at(-1)]);
  expect(listed).toMatchObject([{ name: 'Friday', game: 'derby', state: 'racing', seats: { taken: 4, all: 4 } }]);
  const text = stranger.frames.join('');
  for (const hidden of [me.party().code, match, 'Ada', 'Bo', ada.joined.token]) expect(text).not.toContain(hidden);
});

test("guests at the table can't use owner commands", async () => {
  for (const name of NAMES) {
    if ((commands[name].roles as readonly string[]).includes('guest')) continue;
    expect([name, await code(ada.client.call(name, {} as never))]).toEqual([name, 'not-allowed']);
  }
});

test('guests see only their own party’s race', async () => {
  const other = await value(me.client.call('matches.create', derbySetup([YOU, bot()])));
  for (const id of [other.match, 'no-such-race']) {
    for (const name of ['match.watch', 'matches.result', 'match.takeBack'] as const) {
      const reply = await ada.client.call(name, { match: id });
      expect(reply).toMatchObject({
        ok: false,
        fault: { code: 'not-allowed', said: saying('party') },
      });
    }
  }
});

test('if watching is off, a guest without a seat does not see the race', async () => {
  const { rules, code: partyCode } = me.party();
  const late = await comeIn(it, partyCode, 'Late');
  late.updates.push(await value(late.client.call('match.watch', { match })));
  expect(late.seen(match).viewer).toBe('watcher');
  await value(me.client.call('party.change', { rules: { ...rules, watching: false } }));
  expect(await code(late.client.call('match.watch', { match }))).toBe('not-allowed');
  const stranger = it.join('guest');
  expect(await code(stranger.client.call('party.join', { code: partyCode, device: 'phone' }))).toBe('full');
  const before = late.updates.length;
  await stake(ada);
  expect([late.updates.length, ada.seen(match).viewer]).toEqual([before, 1]);
});

test('a second window with the token gets nothing; once moved, it has the seat and the first gets nothing', async () => {
  const second = it.join('guest');
  const { token } = ada.joined;
  expect(await code(second.client.call('party.join', { token, device: 'app' }))).toBe('in-use');
  await tryAll(second);
  await stake(bo);
  hasNothing(second);
  let moved = 0;
  ada.client.on('party.moved', () => {
    moved += 1;
  });
  const joined = await value(second.client.call('party.join', { token, device: 'app', move: true }));
  expect(joined.party.you).toBe(ada.joined.party.you);
  const before = ada.frames.length;
  second.updates.push(await value(second.client.call('match.watch', { match })));
  expect(second.seen(match).viewer).toBe(1);
  await stake(second);
  await value(me.client.call('party.say', { to: null, text: 'psst' }));
  expect([moved, ada.frames.length - before]).toEqual([1, 0]);
  await tryAll(ada);
});

test('right tokens are accepted however many wrong ones came from the same address before', async () => {
  ada.close();
  await it.rest();
  const again = it.join('guest');
  const codes: string[] = [];
  for (let i = 0; i < 30; i++) {
    codes.push(await code(again.client.call('party.join', { code: 'ABCDEF', device: 'phone' })));
  }
  expect([codes[0], codes.at(-1)]).toEqual(['not-found', 'too-fast']);
  expect(await code(again.client.call('party.join', { code: me.party().code, device: 'phone' }))).toBe('too-fast');
  expect(await code(again.client.call('party.join', { token: ada.joined.token, device: 'phone' }))).toBe('granted');
});

async function stake(guest: Guest): Promise<void> {
  const update = guest.seen(match);
  const decision = update.asks.find((one) => one.seat === update.viewer && !one.committed);
  const { cards } = update.choices[String(decision?.id)] as { cards: number[] };
  await value(
    guest.client.call('match.act', { match, ask: decision?.id ?? 0, action: { type: 'stake', card: cards[0] } }),
  );
}

test('no one can act for another seat, whatever the action', async () => {
  const actions = [{ type: 'stake', card: 1 }, { type: 'stake', card: 2 }, { type: 'push' }, { type: 'rest' }, null, 7];
  const watcher = await comeIn(it, me.party().code, 'Eve');
  watcher.updates.push(await value(watcher.client.call('match.watch', { match })));
  let tried = 0;
  for (const guest of [me, ada, bo, watcher]) {
    const { asks: decisions, viewer } = guest.seen(match);
    for (const decision of decisions.filter((one) => one.seat !== viewer)) {
      for (const action of actions) {
        expect(await code(guest.client.call('match.act', { match, ask: decision.id, action }))).toBe('not-allowed');
        tried += 1;
      }
      expect(await code(guest.client.call('match.hint', { match, ask: decision.id }))).toBe('not-allowed');
    }
  }
  expect([tried, step()]).toEqual([(3 + 3 + 3 + 4) * actions.length, 0]);
});

test('the host continues from a stage’s results for everyone, a guest for no one', async () => {
  const shownTo = (guest: Guest) => guest.updates.at(-1)?.goOn;
  expect(shownTo(ada)).toEqual({ after: 0, host: 0 });
  expect(await code(ada.client.call('match.goOn', { match, results: 7 }))).toBe('not-allowed');
  expect(shownTo(bo)).toEqual({ after: 0, host: 0 });
  await value(me.client.call('match.goOn', { match, results: 7 }));
  for (const guest of [ada, bo]) expect(shownTo(guest)).toEqual({ after: 0, host: 7 });
  // Old results send no update, and continuing is not a move of the race.
  const before = ada.updates.length;
  await value(me.client.call('match.goOn', { match, results: 3 }));
  expect(ada.updates).toHaveLength(before);
  expect(step()).toBe(0);
  const back = await value(bo.client.call('match.watch', { match }));
  expect(back.goOn).toEqual({ after: 0, host: 7 });
});

test('stale and repeated actions are refused', async () => {
  for (const guest of [me, ada, bo]) await stake(guest);
  it.botRunner.trouble = 'none';
  await value(me.client.call('match.pause', { match, paused: true }));
  await value(me.client.call('match.pause', { match, paused: false }));
  await it.rest();
  const before = step();
  const [decision] = ada.updates[0]!.asks.filter((one) => one.seat === 1);
  for (const card of [1, 2, 3]) {
    const action = { type: 'stake', card };
    expect(await code(ada.client.call('match.act', { match, ask: decision!.id, action }))).toBe('stale-ask');
  }
  expect(step()).toBe(before);
});

test('a guest takes a move back if the party allows it', async () => {
  await stake(ada);
  expect([ada.seen(match).canTakeBack, bo.seen(match).canTakeBack]).toEqual([true, false]);
  expect(await code(bo.client.call('match.takeBack', { match }))).toBe('not-allowed');
  await value(ada.client.call('match.takeBack', { match }));
  const { rules } = me.party();
  await value(me.client.call('party.change', { rules: { ...rules, undo: false } }));
  await stake(ada);
  expect(ada.seen(match).canTakeBack).toBe(false);
  const refused = await ada.client.call('match.takeBack', { match });
  expect(refused).toMatchObject({ ok: false, fault: { said: saying('take moves back') } });
});

test('guests get hints too, one at a time', async () => {
  const decision = ada.seen(match).asks.find((one) => one.seat === 1)!.id;
  const first = ada.client.call('match.hint', { match, ask: decision });
  expect(await code(ada.client.call('match.hint', { match, ask: decision }))).toBe('too-fast');
  it.botRunner.trouble = 'none';
  expect(await code(bo.client.call('match.hint', { match, ask: decision + 1 }))).toBe('granted');
  void first;
});

test('guests get no hints if the party has hints off; the host still does at their own screen', async () => {
  const { rules } = me.party();
  await value(me.client.call('party.change', { rules: { ...rules, hints: false } }));
  const decision = ada.seen(match).asks.find((one) => one.seat === 1)!.id;
  const refused = await ada.client.call('match.hint', { match, ask: decision });
  expect(refused).toMatchObject({ ok: false, fault: { code: 'not-allowed', said: saying('hints for guests') } });
  await value(me.client.call('match.sit', { match, seat: 0 }));
  const own = me.seen(match).asks.find((one) => one.seat === 0);
  it.botRunner.trouble = 'none';
  expect(own).toBeDefined();
  expect(await code(me.client.call('match.hint', { match, ask: own!.id }))).toBe('granted');
  await value(me.client.call('party.change', { rules }));
});

test('a guest who drops and comes back has the same seat, hand and clock as before', async () => {
  const before = ada.seen(match);
  ada.close();
  await it.rest();
  expect(me.party().guests.find((guest) => guest.name === 'Ada')).toMatchObject({ seat: 1, away: 0 });
  await stake(bo);
  it.clock.pass(600_000);
  const { party: table } = (await value(me.client.call('party.state', {}))) ?? {};
  expect(table?.guests.find((guest) => guest.name === 'Ada')?.away).toBe(600_000);
  const back = it.join('guest');
  const joined = await value(back.client.call('party.join', { token: ada.joined.token, device: 'phone' }));
  expect(joined.party.guests.find((guest) => guest.id === joined.party.you)).toMatchObject({ seat: 1, away: null });
  const now = await value(back.client.call('match.watch', { match }));
  expect(now).toMatchObject({ viewer: 1, choices: before.choices });
});

test('an AI driver stands in while a guest is away, and the guest drives again when back', async () => {
  ada.close();
  await it.rest();
  await value(me.client.call('match.handOver', { match, seat: 1, driver: bot() }));
  expect(me.seen(match).seats[1]?.driver).toEqual(bot());
  const back = it.join('guest');
  await value(back.client.call('party.join', { token: ada.joined.token, device: 'phone' }));
  expect(me.seen(match).seats[1]).toMatchObject({ name: 'Ada', driver: LAN });
  expect(await value(back.client.call('match.watch', { match }))).toMatchObject({ viewer: 1 });
});

test('the host hands a car to another guest, or to the screen; its former driver watches', async () => {
  const eve = await comeIn(it, me.party().code, 'Eve');
  eve.updates.push(await value(eve.client.call('match.watch', { match })));
  const idOf = (guest: Seated) => guest.joined.party.you!;
  const give = (more: object) => code(me.client.call('match.handOver', { match, seat: 1, driver: LAN, ...more }));
  expect(await give({ guest: idOf(bo) })).toBe('not-allowed');
  expect(await give({ guest: 'nobody' })).toBe('bad-input');
  expect(await give({ guest: idOf(eve) })).toBe('granted');
  expect([eve.seen(match).viewer, ada.seen(match).viewer]).toEqual([1, 'watcher']);
  expect(ada.seen(match).choices).toEqual({});
  expect(me.seen(match).seats[1]).toMatchObject({ name: 'Eve', driver: LAN });
  await value(me.client.call('match.handOver', { match, seat: 1, driver: HOTSEAT }));
  expect([eve.seen(match).viewer, me.seen(match).mine]).toEqual(['watcher', [0, 1]]);
  expect(me.party().guests.map((guest) => guest.seat)).toEqual([null, 2, null]);
});

test('26 watchers cost one view: equal updates are one object', async () => {
  const views = new Set<unknown>();
  const sent: unknown[] = [];
  const session = (number: number) => ({
    id: `watcher-${number}`,
    role: 'guest' as const,
    from: null,
    close: () => {},
    push: (name: string, body: unknown) => {
      if (name !== 'match.update') return;
      sent.push(body);
      views.add((body as { view: unknown }).view);
    },
  });
  for (let number = 0; number < 26; number++) {
    const one = session(number);
    const input = { code: me.party().code, name: `W${number}`, device: 'phone' as const };
    expect(await it.host.handlers['party.join'](input, one)).toMatchObject({ ok: true });
    expect(await it.host.handlers['match.watch']({ match }, one)).toMatchObject({ ok: true });
  }
  await stake(ada);
  expect([sent.length, new Set(sent).size, views.size]).toEqual([26, 1, 1]);
});

test('the race goes on while the owner’s window reloads, even a window that had paused it', async () => {
  await value(me.client.call('match.pause', { match, paused: true }));
  it.botRunner.trouble = 'none';
  await value(me.client.call('match.handOver', { match, seat: 3, driver: bot() }));
  await it.rest();
  expect(step()).toBe(0);
  me.close();
  await it.rest();
  expect(ada.party().hostAway).toBe(true);
  await stake(ada);
  await stake(bo);
  await it.rest();
  expect(step()).toBe(3);
  const again = it.join();
  const state = await value(again.client.call('party.state', {}));
  expect(state?.party).toMatchObject({ match, hostAway: false, you: null });
  expect(await value(again.client.call('match.watch', { match }))).toMatchObject({ mine: [0] });
});

test('a guest who leaves for good leaves the car to an AI driver', async () => {
  await value(ada.client.call('party.leave', {}));
  expect(me.seen(match).seats[1]?.driver).toEqual(bot('easy'));
  expect(await code(it.join('guest').client.call('party.join', { token: ada.joined.token, device: 'phone' }))).toBe(
    'not-found',
  );
  await tryAll(ada);
});

test('deleting the party’s race brings everyone back to the lobby', async () => {
  await value(me.client.call('matches.delete', { match }));
  expect(ada.party().match).toBeNull();
});

test('rules that fail reveal no path of the host to a guest, not even for a race that was stopped earlier', async () => {
  it.end();
  const circles: AnyGame = {
    ...derby,
    apply(s, decision, action, io) {
      if (s.step >= 2) for (;;) io.draw(6);
      derby.apply(s, decision, action, io);
    },
  };
  it = await party({ games: { derby: circles } });
  it.botRunner.trouble = 'silent';
  me = it.join();
  const table = await openTable(me, derbySetup([YOU, LAN, LAN]));
  ada = await comeIn(it, table.code, 'Ada');
  bo = await comeIn(it, table.code, 'Bo');
  match = await startTable(me, [ada, bo]);
  const apiErrors: string[] = [];
  for (const who of [me, bo, ada]) {
    const { asks: decisions, viewer, choices } = who.seen(match);
    const decision = decisions.find((one) => one.seat === viewer)?.id ?? 0;
    const { cards } = choices[String(decision)] as { cards: number[] };
    const got = await who.client.call('match.act', { match, ask: decision, action: { type: 'stake', card: cards[0] } });
    if (!got.ok) apiErrors.push(`${got.fault.code} ${apiErrorText(got.fault)}`);
  }
  expect(apiErrors).toEqual(['internal The rules of Derby failed or got stuck, so this race was stopped.']);
  expect(english(me.notices.at(-1)?.text ?? [])).toContain(it.dir);
  // As older versions of Paddock stored it.
  it.store.saves.setTrouble(match, `This race was stopped. A report is in ${it.dir}/reports/derby.json.`);
  expect(await code(ada.client.call('match.watch', { match }))).toBe('storage');
  for (const guest of [ada, bo]) expect(guest.frames.join('')).not.toContain(it.dir);
});
