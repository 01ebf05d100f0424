// Heat through the host: a qualifying session, a race with every kind of driver, export, take-back of sealed answers.

import { createInlineBotRunner } from '@ai/inline';
import type { MatchUpdate, RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { drawOf } from '@core/io';
import { verify } from '@core/record';
import { seedRng } from '@core/rng';
import { parseRecordFile } from '@games/record-file';
import { gameOf, games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, comeIn, type Guest, openTable, type Party, party, YOU } from '../../tests/party';
import { resume } from '../resume';

let it: Party;
let me: Guest;
const draw = drawOf(seedRng('the person'));
const heat = gameOf('heat');

beforeEach(async () => {
  it = await party({ games });
  Object.assign(it.botRunner, { decide: createInlineBotRunner().decide });
  me = it.join();
});
afterEach(() => it.end());

function setupOf(drivers: readonly RaceSetup['seats'][number]['driver'][], options: RaceSetup['options']): RaceSetup {
  const seats = drivers.map((driver, seat) => ({
    name: `Driver ${seat}`,
    colour: heat?.colours[seat] ?? 'red',
    driver,
  }));
  return { game: 'heat', circuit: 'italy', options, seats, clock: 0 };
}
/** Any legal answer to the viewer's open decision; undefined if none is open. */
function anyAnswer(update: MatchUpdate): { match: string; ask: number; action: unknown } | undefined {
  const decision = update.asks.find((one) => one.seat === update.viewer && !one.committed);
  const head = it.store.saves.head(update.match);
  const back = head && resume(it.store.saves, games, head);
  if (decision === undefined || !back?.ok) return undefined;
  const { match } = update;
  // Giving up is legal too, but makes races short.
  for (;;) {
    const action = back.game.sample(back.state, decision, draw);
    if (action.type !== 'retire') return { match, ask: decision.id, action };
  }
}
async function watched(setup: RaceSetup): Promise<string> {
  const { match } = await value(me.client.call('matches.create', setup));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  return match;
}
async function toTheEnd(match: string): Promise<void> {
  for (let i = 0; i < 5000 && !me.seen(match).finished; i++) {
    const answer = anyAnswer(me.seen(match));
    if (answer === undefined) await it.rest();
    else await value(me.client.call('match.act', answer));
  }
  expect(me.seen(match).finished).toBe(true);
}

test('a race of a person, AI drivers and Legends: result, log and export agree', async () => {
  const legend = { kind: 'automaton', id: 'legend' } as const;
  const match = await watched(setupOf([YOU, bot('hard'), bot('easy'), legend], { laps: 1 }));
  await toTheEnd(match);
  const result = await value(me.client.call('matches.result', { match }));
  expect(result.standings.map((one) => one.place)).toEqual([1, 2, 3, 4]);
  expect(result.log.some((event) => (event as { type: string }).type === 'raceFinished')).toBe(true);
  expect(result.rounds).toBeGreaterThan(3);
  expect(result.setup.options).toMatchObject({ laps: 1, mode: 'race' });
  const { text, fileName } = await value(me.client.call('matches.export', { match }));
  const record = parseRecordFile(text);
  expect(heat !== undefined && record.ok && verify(heat, record.value).ok).toBe(true);
  expect(fileName).toMatch(/^paddock-heat-italy-\d{4}-\d\d-\d\d\.json$/);
  // Watching it again shows the end.
  expect(await value(me.client.call('match.watch', { match }))).toMatchObject({ finished: true, asks: [] });
});

test('a whole weekend: the draft is answered, and the race reaches an end that replays to the same hash', async () => {
  const options = { laps: 1, garage: 'mixed', weather: true, event: 'drawn', sponsorship: true };
  const match = await watched(setupOf([YOU, bot('medium'), bot('easy'), { kind: 'automaton', id: 'legend' }], options));
  const asked = me.seen(match);
  expect(asked.view).toMatchObject({ status: 'draft', round: 0, phase: 0, weather: null });
  await toTheEnd(match);
  const result = await value(me.client.call('matches.result', { match }));
  const kinds = (result.log as { type: string }[]).map((event) => event.type);
  expect(kinds.filter((kind) => kind === 'upgradePicked')).toHaveLength(9);
  for (const kind of ['eventRevealed', 'weatherRevealed', 'roadTokensPlaced', 'raceFinished'])
    expect(kinds).toContain(kind);
  const record = it.store.saves.record(match);
  expect(heat !== undefined && record !== undefined && verify(heat, record)).toMatchObject({ ok: true });
  const recording = await value(me.client.call('replays.film', { match }));
  expect(recording.proved).toBe('same');
});

test("a qualifying session adds its best lap to the circuit's list", async () => {
  const match = await watched(setupOf([YOU], { mode: 'qualifying', laps: 2 }));
  await toTheEnd(match);
  const bests = await value(me.client.call('matches.best', { game: 'heat', circuit: 'italy' }));
  expect(bests).toMatchObject([{ match, name: 'Driver 0' }]);
  expect(bests[0]?.best).toBeLessThanOrEqual(bests[0]?.total ?? 0);
  const again = await value(me.client.call('matches.rematch', { match }));
  expect(it.store.saves.head(again.match)?.config).toEqual(it.store.saves.head(match)?.config);
});

test('a sealed gear can be taken back until someone else has answered', async () => {
  Object.assign(it.botRunner, { decide: () => new Promise(() => {}) });
  const match = await watched(setupOf([YOU, bot()], { laps: 1 }));
  const before = me.seen(match);
  const answer = anyAnswer(before);
  if (answer === undefined) throw new Error('nobody was asked');
  await value(me.client.call('match.act', answer));
  expect(me.seen(match)).toMatchObject({ canTakeBack: true, seq: 1 });
  await value(me.client.call('match.takeBack', { match }));
  expect(me.seen(match)).toMatchObject({ step: 0, asks: before.asks, view: before.view });
});

test('a window that joins mid-race gets the newest events for its log', async () => {
  const match = await watched(setupOf([YOU, bot('easy')], { laps: 1 }));
  for (let i = 0; i < 6; i++) {
    const answer = anyAnswer(me.seen(match));
    if (answer === undefined) await it.rest();
    else await value(me.client.call('match.act', answer));
  }
  const table = await openTable(me, setupOf([YOU, bot('easy')], { laps: 1 }), { match });
  const late = await comeIn(it, table.code, 'Late');
  const { events } = await value(late.client.call('match.watch', { match }));
  expect(events.length).toBeGreaterThan(5);
  expect(events.length).toBeLessThanOrEqual(200);
  const hands = (events as { type: string; cards?: unknown }[]).filter((event) => event.type === 'handFilled');
  expect(hands.length).toBeGreaterThan(0);
  expect(hands.every((event) => event.cards === null)).toBe(true);
});

test('[C61, R82] a driver who picks nothing in the draft gets the usual card at time-out, and the draft goes on', async () => {
  const match = await watched({ ...setupOf([YOU, bot('easy'), bot('easy')], { garage: 'mixed' }), clock: 30 });
  const own = () => me.seen(match).asks.find((decision) => decision.seat === 0);
  const taken: unknown[] = [];
  for (let round = 1; round <= 3; round++) {
    while (own() === undefined) await it.rest();
    const decision = own()!;
    const offered = me.seen(match).choices[String(decision.id)] as {
      kind: string;
      round: number;
      cards: number[];
      usual: number;
    };
    expect(offered).toMatchObject({ kind: 'draft', round });
    expect(offered.cards).toContain(offered.usual);
    it.clock.pass(29_999);
    await it.rest();
    expect(own()?.id).toBe(decision.id);
    it.clock.pass(1);
    await it.rest();
    const { move } = it.store.saves.movesAfter(match, 0).find((one) => one.move?.ask === decision.id)!;
    expect(move).toMatchObject({ seat: 0, by: 'clock', action: { type: 'draft', card: offered.usual } });
    taken.push(offered.usual);
  }
  while (own()?.kind !== 'gear') await it.rest();
  expect((me.seen(match).view as { cars: { picks: unknown[] }[] }).cars[0]?.picks).toEqual(taken);
});
