// Races through the whole stack: client, link, host, store. The game is the derby toy of core.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { value } from '@api/tests/granted';
import { english, saying } from '@api/tests/saying';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bot,
  code,
  comeIn,
  derbySetup,
  type Guest,
  HOTSEAT,
  openTable,
  type Party,
  party,
  YOU,
} from '../../tests/party';

let it: Party;
beforeEach(async () => {
  it = await party();
});
afterEach(() => it.end());

async function started(guest: Guest, drivers: Parameters<typeof derbySetup>[0], more = {}): Promise<MatchUpdate> {
  const { match } = await value(guest.client.call('matches.create', derbySetup(drivers, more)));
  return value(guest.client.call('match.watch', { match }));
}
const own = (update: MatchUpdate) =>
  update.asks.find((decision) => decision.seat === update.viewer && !decision.committed)!;
/** Answers with the first thing the choices offer. */
async function answer(guest: Guest, update: MatchUpdate): Promise<string> {
  const decision = own(update);
  const choices = update.choices[decision.id] as { kind: string; cards?: number[] };
  const action = choices.kind === 'luck' ? { type: 'rest' } : { type: 'stake', card: choices.cards![0] };
  return code(guest.client.call('match.act', { match: update.match, ask: decision.id, action }));
}

test('a race against AI drivers runs to its end and is stored', async () => {
  const me = it.join();
  const first = await started(me, [YOU, bot('random'), bot('hard')]);
  expect(first).toMatchObject({ viewer: 0, mine: [0], sitting: [], seq: 0, finished: false });
  expect(Object.keys(first.choices)).toEqual(['1']);
  me.updates.push(first);
  for (let i = 0; i < 99 && !me.seen(first.match).finished; i++) {
    await it.rest();
    const update = me.seen(first.match);
    if (own(update)) expect(await answer(me, update)).toBe('granted');
    await it.rest();
  }
  const last = me.seen(first.match);
  expect(last.finished).toBe(true);
  // No update was missed or came twice.
  expect(me.updates.map((update) => update.seq)).toEqual(me.updates.map((_, i) => i));
  const result = await value(me.client.call('matches.result', { match: first.match }));
  expect(result.standings).toEqual(last.standings);
  expect(result.rounds).toBeGreaterThan(1);
  expect(result.log.at(-1)).toEqual({ type: 'finished' });
  const list = await value(me.client.call('matches.list', {}));
  expect(list).toMatchObject([{ match: first.match, status: 'finished', trouble: null, view: null }]);
  const { text } = await value(me.client.call('matches.export', { match: first.match }));
  expect(JSON.parse(text).record.moves.length).toBe(list[0]!.step);
});

test('the reply comes after the action is on disk', async () => {
  const me = it.join();
  const first = await started(me, [YOU, HOTSEAT]);
  const update = await value(me.client.call('match.sit', { match: first.match, seat: 0 }));
  expect(await answer(me, update)).toBe('granted');
  expect(it.store.saves.head(first.match)?.step).toBe(1);
  expect(it.store.saves.lastMove(first.match)).toMatchObject({ step: me.seen(first.match).step });
});

test('refusals have their own codes, and change nothing', async () => {
  const me = it.join();
  const { match, step, view } = await started(me, [YOU, bot()]);
  it.botRunner.trouble = 'silent';
  const act = (decision: number, action: unknown) =>
    code(me.client.call('match.act', { match, ask: decision, action }));
  expect(await act(99, { type: 'rest' })).toBe('stale-ask');
  expect(await act(2, { type: 'stake', card: 1 })).toBe('not-allowed');
  expect(await act(1, { type: 'fly' })).toBe('bad-input');
  expect(await act(1, { type: 'stake', card: 99 })).toBe('illegal');
  const refused = await me.client.call('match.act', { match, ask: 1, action: { type: 'rest' } });
  expect(refused).toEqual({
    ok: false,
    fault: { code: 'illegal', said: saying('The rules do not allow this: wrong action (rule D2).'), rule: 'D2' },
  });
  const other = it.join();
  expect(await code(other.client.call('match.act', { match, ask: 1, action: { type: 'rest' } }))).toBe('not-allowed');
  expect(await code(other.client.call('match.watch', { match: 'nobody' }))).toBe('not-found');
  expect(await value(me.client.call('match.watch', { match }))).toMatchObject({ step, view });
});

test('setups that cannot be raced are refused', async () => {
  const me = it.join();
  const create = (setup: ReturnType<typeof derbySetup>) => code(me.client.call('matches.create', setup));
  expect(await create(derbySetup([YOU]))).toBe('bad-input');
  expect(await create(derbySetup([YOU, bot()], { game: 'ludo' }))).toBe('bad-input');
  expect(await create(derbySetup([YOU, bot()], { circuit: 'moon' }))).toBe('bad-input');
  expect(await create(derbySetup([YOU, bot()], { options: { length: 13 } }))).toBe('bad-input');
  expect(await create(derbySetup([YOU, { kind: 'automaton', id: 'legend' }]))).toBe('bad-input');
  expect(await value(me.client.call('matches.list', {}))).toEqual([]);
});

test('hot-seat: the curtain stays until someone sits down, and no private event crosses the change', async () => {
  const me = it.join();
  const first = await started(me, [YOU, HOTSEAT]);
  expect(first).toMatchObject({ viewer: 'watcher', mine: [0, 1], sitting: [0, 1], choices: {} });
  const ada = await value(me.client.call('match.sit', { match: first.match, seat: 0 }));
  expect(ada).toMatchObject({ viewer: 0, sitting: [1], events: [] });
  await answer(me, ada);
  expect(me.seen(first.match)).toMatchObject({ viewer: 0, sitting: [1] });
  expect(await code(me.client.call('match.sit', { match: first.match, seat: 2 }))).toBe('not-allowed');
  const bob = await value(me.client.call('match.sit', { match: first.match, seat: 1 }));
  expect(bob).toMatchObject({ viewer: 1, sitting: [], events: [] });
  const view = bob.view as { cars: { hand: number[] | null }[] };
  expect(view.cars.map((car) => car.hand === null)).toEqual([true, false]);
  await answer(me, bob);
  // Both stakes are in: Ada decides first, while Bob is still in front of the screen.
  const then = me.seen(first.match);
  expect(then).toMatchObject({ viewer: 1, sitting: [0] });
  expect(then.asks.map((decision) => decision.kind)).toEqual(['luck']);
});

test('your last move can be taken back until something is drawn, revealed or done by another driver', async () => {
  const me = it.join();
  const first = await started(me, [YOU, bot()]);
  const { match } = first;
  it.botRunner.trouble = 'silent';
  expect(first.canTakeBack).toBe(false);
  expect(await code(me.client.call('match.takeBack', { match }))).toBe('not-allowed');
  await answer(me, first);
  expect(me.seen(match)).toMatchObject({ canTakeBack: true });
  await value(me.client.call('match.takeBack', { match }));
  expect(me.seen(match)).toMatchObject({ step: 0, view: first.view, canTakeBack: false, events: [], seq: 2 });
  expect(it.store.saves.head(match)?.step).toBe(0);
  expect(it.store.saves.movesAfter(match, 0)).toEqual([]);
  await answer(me, me.seen(match));
  // The same holds after a restart.
  await it.restart();
  const again = it.join();
  const back = await value(again.client.call('match.watch', { match }));
  expect(back.canTakeBack).toBe(true);
  it.botRunner.trouble = 'none';
  await value(again.client.call('match.watch', { match }));
  await value(again.client.call('match.pause', { match, paused: true }));
  await value(again.client.call('match.takeBack', { match }));
  expect(again.seen(match)).toMatchObject({ step: 0, view: first.view });
});

test("an AI driver's answer to a position that was taken back is ignored", async () => {
  const me = it.join();
  const first = await started(me, [YOU, bot()]);
  const { match } = first;
  const answers: (() => void)[] = [];
  const decide = it.botRunner.decide;
  it.botRunner.decide = async (question) => {
    const real = await decide(question);
    await new Promise<void>((resolve) => answers.push(resolve));
    return real;
  };
  await answer(me, first);
  await it.rest();
  await value(me.client.call('match.takeBack', { match }));
  await it.rest();
  expect(answers.length).toBe(2);
  answers[0]!();
  await it.rest();
  expect(it.store.saves.head(match)?.step).toBe(0);
  answers[1]!();
  await it.rest();
  expect(it.store.saves.head(match)?.step).toBe(1);
});

test('an AI driver that fails or gives an invalid answer gets the fallback played, and a notice reports it', async () => {
  for (const trouble of ['reject', 'nonsense'] as const) {
    const me = it.join();
    it.botRunner.trouble = trouble;
    const { match } = await started(me, [YOU, bot()]);
    await it.rest();
    expect(me.seen(match).asks).toMatchObject([
      { seat: 0, committed: false },
      { seat: 1, committed: true },
    ]);
    expect(me.notices.map(({ title }) => english(title))).toEqual(['An AI driver got stuck']);
    me.close();
    await it.rest();
  }
});

test('AI drivers sleep while no one watches and while the race is paused', async () => {
  const me = it.join();
  const { match } = await value(me.client.call('matches.create', derbySetup([bot(), bot()])));
  await it.rest();
  expect(it.store.saves.head(match)?.step).toBe(0);
  await value(me.client.call('match.watch', { match }));
  await value(me.client.call('match.pause', { match, paused: true }));
  await it.rest();
  const held = it.store.saves.head(match)!.step;
  await it.rest();
  expect(it.store.saves.head(match)!.step).toBe(held);
  await value(me.client.call('match.pause', { match, paused: false }));
  for (let i = 0; i < 20; i++) await it.rest();
  expect(me.seen(match).finished).toBe(true);
});

test('a seat can be handed to an AI driver and taken back', async () => {
  const me = it.join();
  const first = await started(me, [YOU, HOTSEAT]);
  const { match } = first;
  await value(me.client.call('match.sit', { match, seat: 0 }));
  await value(me.client.call('match.handOver', { match, seat: 1, driver: bot() }));
  await it.rest();
  expect(me.seen(match)).toMatchObject({ viewer: 0, mine: [0], lent: [{ seat: 1, driver: HOTSEAT }] });
  expect(me.seen(match).asks).toMatchObject([{ committed: false }, { committed: true }]);
  await value(me.client.call('match.handOver', { match, seat: 1, driver: HOTSEAT }));
  expect(me.seen(match)).toMatchObject({ mine: [0, 1], lent: [], viewer: 0, seats: [{}, { driver: HOTSEAT }] });
  expect(await code(me.client.call('match.handOver', { match, seat: 7, driver: YOU }))).toBe('bad-input');
  // Handing your own seat away must not turn the screen to the other person's hand.
  await value(me.client.call('match.handOver', { match, seat: 0, driver: bot() }));
  expect(me.seen(match)).toMatchObject({ mine: [1], viewer: 'watcher' });
  await value(me.client.call('match.handOver', { match, seat: 1, driver: bot() }));
  await value(me.client.call('match.handOver', { match, seat: 0, driver: YOU }));
  expect(me.seen(match)).toMatchObject({ mine: [0], viewer: 0 });
  const legend = { kind: 'automaton', id: 'legend' } as const;
  expect(await code(me.client.call('match.handOver', { match, seat: 1, driver: legend }))).toBe('not-allowed');
});

test('a hint is the best and the second-best answer, and the race records who had one', async () => {
  const me = it.join();
  const first = await started(me, [YOU, HOTSEAT]);
  const update = await value(me.client.call('match.sit', { match: first.match, seat: 0 }));
  const decision = own(update).id;
  const { answers } = await value(me.client.call('match.hint', { match: first.match, ask: decision }));
  const offered = update.choices[decision] as { cards: number[] };
  expect(answers.length).toBe(2);
  for (const { action } of answers) expect(offered.cards).toContain((action as { card: number }).card);
  expect(answers[0]?.action).not.toEqual(answers[1]?.action);
  const seats = it.store.saves.head(first.match)!.seats as SeatInfo[];
  expect(seats.map(({ hinted }) => hinted)).toEqual([true, undefined]);
  it.botRunner.trouble = 'reject';
  expect(await code(me.client.call('match.hint', { match: first.match, ask: decision }))).toBe('internal');
  expect(await code(me.client.call('match.hint', { match: first.match, ask: 77 }))).toBe('stale-ask');
});

test('rematch: the same seats and options, another seed', async () => {
  const me = it.join();
  const first = await started(me, [YOU, bot()], { seed: 'mine' });
  const { match } = await value(me.client.call('matches.rematch', { match: first.match }));
  const [a, b] = [it.store.saves.head(first.match)!, it.store.saves.head(match)!];
  expect([a.config, a.seats]).toEqual([b.config, b.seats]);
  expect([a.seed, b.seed === 'mine']).toEqual(['mine', false]);
});

test('deleting a race takes it away from everyone who watches it', async () => {
  const me = it.join();
  const first = await started(me, [YOU, bot()]);
  await value(me.client.call('matches.delete', { match: first.match }));
  expect(await answer(me, first)).toBe('not-found');
  expect(await code(me.client.call('matches.delete', { match: first.match }))).toBe('not-found');
  expect(await value(me.client.call('matches.list', {}))).toEqual([]);
});

test('two windows on one race: each has its own seat, and both get every step', async () => {
  const [left, right] = [it.join(), it.join()];
  const { match } = await started(left, [YOU, HOTSEAT]);
  await value(right.client.call('match.watch', { match }));
  const ada = await value(left.client.call('match.sit', { match, seat: 0 }));
  const bob = await value(right.client.call('match.sit', { match, seat: 1 }));
  await answer(left, ada);
  expect(right.seen(match)).toMatchObject({ viewer: 1, seq: 1, step: left.seen(match).step });
  await answer(right, bob);
  expect(left.seen(match)).toMatchObject({ viewer: 0, seq: 2, step: right.seen(match).step });
  // A window that closes does not stop the race for the other.
  left.close();
  await it.rest();
  const again = await value(right.client.call('match.sit', { match, seat: 0 }));
  expect(await answer(right, again)).toBe('granted');
});

test('guests watch without a seat, hands or owner commands', async () => {
  const me = it.join();
  const { match } = await started(me, [YOU, bot()]);
  const table = await openTable(me, derbySetup([YOU, bot()]), { match });
  const guest = await comeIn(it, table.code, 'Ada');
  const update = await value(guest.client.call('match.watch', { match }));
  expect(update).toMatchObject({ viewer: 'watcher', mine: [], sitting: [], choices: {}, canTakeBack: false });
  expect(await code(guest.client.call('match.act', { match, ask: 1, action: { type: 'rest' } }))).toBe('not-allowed');
  expect(await code(guest.client.call('matches.list', {}))).toBe('not-allowed');
});
