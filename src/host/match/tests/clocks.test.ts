// Per-decision clocks: when they run, what they answer on time-out, and when they stop.

import { value } from '@api/tests/granted';
import { derby } from '@core/tests/toy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, code, derbySetup, type Guest, HOTSEAT, type Party, party, YOU } from '../../tests/party';

let it: Party;
/** Two windows of the host, one in front of each person. */
let me: Guest;
let other: Guest;
let match: string;
beforeEach(async () => {
  it = await party();
  it.botRunner.trouble = 'silent';
  me = it.join();
  other = it.join();
  await timed(30, 0);
});
afterEach(() => it.end());

const ends = () =>
  me.seen(match).asks.map((decision) => (decision.endsAt === null ? null : decision.endsAt - me.seen(match).now));
const step = () => it.store.saves.head(match)?.step;
async function stake(seat: number): Promise<void> {
  const window = seat === 0 ? me : other;
  const update = await value(window.client.call('match.sit', { match, seat }));
  const decision = update.asks.find((one) => one.seat === seat);
  const { cards } = update.choices[String(decision?.id)] as { cards: number[] };
  await value(
    window.client.call('match.act', { match, ask: decision?.id ?? 0, action: { type: 'stake', card: cards[0] } }),
  );
}
async function sitDown(): Promise<void> {
  await value(other.client.call('match.watch', { match }));
  await value(other.client.call('match.sit', { match, seat: 1 }));
  await value(me.client.call('match.watch', { match }));
  me.updates.push(await value(me.client.call('match.sit', { match, seat: 0 })));
}
/** Suspends the race: no one watches it. */
async function leave(): Promise<void> {
  for (const { client } of [me, other]) await value(client.call('match.leave', { match }));
}

test('clocks run for people only, and the fallback is played when time is up', async () => {
  expect(ends()).toEqual([30_000, 30_000, null]);
  it.clock.pass(29_999);
  expect(step()).toBe(0);
  it.clock.pass(1);
  await it.rest();
  expect(step()).toBe(2);
  expect(it.store.saves.movesAfter(match, 0).map((one) => one.move)).toMatchObject([
    { seat: 0, by: 'clock' },
    { seat: 1, by: 'clock' },
  ]);
  // What the clock has played stays played.
  expect(me.seen(match).canTakeBack).toBe(false);
});

test('a clock starts when the screen has come to rest, after a bounded grace period', async () => {
  const shown = () => value(me.client.call('match.shown', { match, seq: me.seen(match).seq }));
  // From here on this screen counts as one that animates; decisions already open get no grace period.
  expect((await shown()).map((one) => one.endsAt)).toEqual([it.clock.steady() + 30_000]);
  await stake(0);
  await stake(1);
  it.botRunner.trouble = 'none';
  await value(me.client.call('match.pause', { match, paused: true }));
  await value(me.client.call('match.pause', { match, paused: false }));
  await it.rest();
  const mine = () => me.seen(match).asks.find((decision) => decision.seat === 0 && !decision.committed);
  const open = mine();
  if (open?.endsAt == null) throw new Error('seat 0 is not asked');
  expect(open.endsAt - me.seen(match).now).toBe(50_000);
  await value(me.client.call('match.sit', { match, seat: 0 }));
  it.clock.pass(8_000);
  expect(await value(me.client.call('match.shown', { match, seq: 0 }))).toMatchObject([{ endsAt: open.endsAt }]);
  const ends = it.clock.steady() + 30_000;
  expect(await shown()).toEqual([{ ask: open.id, endsAt: ends }]);
  it.clock.pass(5_000);
  expect(await shown()).toEqual([{ ask: open.id, endsAt: ends }]);
});

test('a sealed answer stops only its own clock', async () => {
  it.clock.pass(10_000);
  await stake(0);
  expect(ends()).toEqual([null, 20_000, null]);
  it.clock.pass(20_000);
  await it.rest();
  expect(it.store.saves.movesAfter(match, 0).map((one) => one.move?.by)).toEqual(['player', 'clock']);
});

test('a pause stops the clocks, which resume with the time left', async () => {
  it.clock.pass(12_000);
  await value(me.client.call('match.pause', { match, paused: true }));
  expect(ends()).toEqual([null, null, null]);
  it.clock.pass(600_000);
  expect(step()).toBe(0);
  await value(me.client.call('match.pause', { match, paused: false }));
  expect(ends()).toEqual([18_000, 18_000, null]);
  it.clock.pass(18_000);
  expect(step()).toBe(2);
});

test('a machine that slept past a deadline gives the full time again', async () => {
  it.clock.sleep(3_600_000);
  expect(step()).toBe(0);
  it.clock.pass(29_999);
  expect(step()).toBe(0);
  it.clock.pass(1);
  expect(step()).toBe(2);
});

test('a race that is opened again starts its clocks with the full time', async () => {
  it.clock.pass(25_000);
  await leave();
  it.clock.pass(600_000);
  expect(step()).toBe(0);
  await sitDown();
  expect(ends()).toEqual([30_000, 30_000, null]);
});

test('a seat handed to an AI driver has no clock', async () => {
  await value(me.client.call('match.handOver', { match, seat: 1, driver: bot() }));
  expect(ends()).toEqual([30_000, null, null]);
  expect(await code(me.client.call('match.handOver', { match, seat: 1, driver: YOU }))).toBe('granted');
  // A person who gets the seat back starts behind the curtain.
  expect(ends()).toEqual([30_000, null, null]);
  await sitDown();
  expect(ends()).toEqual([30_000, 30_000, null]);
});

/** Starts another race of the same three drivers. clock, bank: seconds. */
async function timed(clock: number, bank: number): Promise<void> {
  const setup = derbySetup([YOU, HOTSEAT, bot()], { clock, bank });
  ({ match } = await value(me.client.call('matches.create', setup)));
  await sitDown();
}
const banks = () => me.seen(match).banks;
const moves = () => it.store.saves.movesAfter(match, 0).map((one) => one.move?.by);

test('a race set up without a time bank has no banks', () => {
  expect(banks()).toEqual([]);
});

test('the bank runs after the fixed time, and only for its own driver', async () => {
  await timed(30, 60);
  expect([banks(), ends()]).toEqual([
    [60_000, 60_000, 60_000],
    [90_000, 90_000, null],
  ]);
  it.clock.pass(20_000);
  await stake(0);
  expect(banks()).toEqual([60_000, 60_000, 60_000]);
  it.clock.pass(25_000);
  await stake(1);
  expect(banks()).toEqual([60_000, 45_000, 60_000]);
});

test('when fixed time and bank run out, the fallback is played; the next decision gets only fixed time', async () => {
  await timed(30, 10);
  it.clock.pass(39_999);
  expect(moves()).toEqual([]);
  it.clock.pass(1);
  await it.rest();
  expect([moves(), banks()]).toEqual([
    ['clock', 'clock'],
    [0, 0, 10_000],
  ]);
  it.botRunner.trouble = 'none';
  await value(me.client.call('match.handOver', { match, seat: 2, driver: bot('hard') }));
  await it.rest();
  expect(me.seen(match).asks.filter((decision) => !decision.committed).length).toBe(1);
  expect(ends().filter((end) => end !== null && end !== 30_000)).toEqual([]);
});

test('clock 0 with a bank: the bank is all the time there is', async () => {
  await timed(0, 20);
  expect(ends()).toEqual([20_000, 20_000, null]);
  it.clock.pass(15_000);
  await stake(0);
  expect([banks(), ends()]).toEqual([
    [5_000, 20_000, 20_000],
    [null, 5_000, null],
  ]);
  it.clock.pass(5_000);
  expect(moves()).toEqual(['player', 'clock']);
});

test('pausing a race, or leaving it unwatched, keeps what is left in the bank', async () => {
  await timed(10, 60);
  it.clock.pass(30_000);
  await value(me.client.call('match.pause', { match, paused: true }));
  it.clock.pass(600_000);
  expect(banks()).toEqual([40_000, 40_000, 60_000]);
  await value(me.client.call('match.pause', { match, paused: false }));
  expect(ends()).toEqual([40_000, 40_000, null]);
  it.clock.pass(10_000);
  await leave();
  it.clock.pass(600_000);
  await sitDown();
  expect([banks(), ends()]).toEqual([
    [30_000, 30_000, 60_000],
    [40_000, 40_000, null],
  ]);
});

test('setting the wall clock back or forward changes no race clock and no time left on screen', async () => {
  it.clock.pass(22_000);
  it.clock.jump(-3_600_000);
  expect(ends()).toEqual([30_000, 30_000, null]);
  me.updates.push(await value(me.client.call('match.sit', { match, seat: 0 })));
  expect(ends()).toEqual([8000, 8000, null]);
  it.clock.jump(7_200_000);
  it.clock.pass(7999);
  expect(step()).toBe(0);
  it.clock.pass(1);
  expect(step()).toBe(2);
});

test('everyone sees whose time ran out, and only that person sees what was answered', async () => {
  await stake(1);
  it.clock.pass(30_000);
  await it.rest();
  const [mine] = me.seen(match).timeOuts;
  expect(mine).toMatchObject({ at: 0, seat: 0, action: { type: 'stake' } });
  expect(other.seen(match).timeOuts).toEqual([{ at: 0, seat: 0, action: null }]);
  // A client that joins later gets it among the events of the log, before the events it caused.
  await leave();
  const back = await value(it.join().client.call('match.watch', { match }));
  expect(back.timeOuts).toEqual([{ at: expect.any(Number), seat: 0, action: null }]);
  expect(back.timeOuts[0]?.at).toBe(back.events.length - me.seen(match).events.length);
});

test('the decisions of one turn share one clock; when it runs out, the rest of the turn is answered too', async () => {
  it.end();
  // Here all of a seat's luck decisions in a race count as one turn.
  it = await party({
    games: { derby: { ...derby, sharesTime: (_, decision) => (decision.kind === 'luck' ? 'luck' : null) } },
  });
  me = it.join();
  const setup = derbySetup([YOU, bot()], { clock: 30 });
  ({ match } = await value(me.client.call('matches.create', setup)));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  const own = () => {
    const { asks: decisions, now } = me.seen(match);
    const decision = decisions.find(({ seat, committed }) => seat === 0 && !committed);
    return {
      id: decision?.id ?? 0,
      kind: decision?.kind,
      left: decision?.endsAt == null ? null : decision.endsAt - now,
    };
  };
  const act = async (action: unknown) => {
    await value(me.client.call('match.act', { match, ask: own().id, action }));
    await it.rest();
  };
  const stakeAny = async () => {
    const { cards } = me.seen(match).choices[own().id] as { cards: number[] };
    await act({ type: 'stake', card: cards[0] });
  };
  await it.rest();
  it.clock.pass(20_000);
  await stakeAny();
  expect(own()).toMatchObject({ kind: 'luck', left: 30_000 });
  it.clock.pass(12_000);
  await act({ type: 'rest' });
  expect(own()).toMatchObject({ kind: 'stake', left: 30_000 });
  await stakeAny();
  expect(own()).toMatchObject({ kind: 'luck', left: 18_000 });
  it.clock.pass(18_000);
  await it.rest();
  expect(own()).toMatchObject({ kind: 'stake', left: 30_000 });
  await stakeAny();
  it.clock.pass(0);
  await it.rest();
  expect(own()).toMatchObject({ kind: 'stake', left: 30_000 });
  expect(moves().filter((by) => by === 'clock')).toHaveLength(2);
});
