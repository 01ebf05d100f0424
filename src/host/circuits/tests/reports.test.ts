// Balance reports of the workshop: begun, stopped, queued, kept, tried. Races are real ones of quick drivers.
// Not here: what a report says (src/balance).

import type { KeptCircuit } from '@api/circuits/commands';
import type { Push } from '@api/contract';
import type { CircuitReport, ReportedCircuit } from '@api/report/commands';
import { value } from '@api/tests/granted';
import type { RaceFacts } from '@balance/facts';
import type { CircuitChange, Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { code, type Guest, type Party, party } from '../../tests/party';
import { Gate } from './report-gate';

let it: Party;
let me: Guest;
let gate: Gate;
let heard: Push<'report.progress'>[];
beforeEach(async () => {
  gate = new Gate();
  it = await party({ games, reportWorkers: gate });
  me = enter();
});
afterEach(() => it.end());

function enter(): Guest {
  const guest = it.join();
  heard = [];
  guest.client.on('report.progress', (push) => heard.push(push));
  return guest;
}

/** A short circuit of two corners, so that its races are over soon. */
function drawn(seed: string): Record<string, Json> {
  const rng = seedRng(seed);
  const draw = (bound: number) => drawFrom(rng, bound);
  return { ...(games.heat!.workshop!.draw({ length: 'short', character: 'fast' }, draw) as object), laps: 2 };
}
const save = (source: Json, kept?: string): Promise<KeptCircuit> =>
  value(me.client.call('circuits.save', { source, ...(kept !== undefined && { kept }) }));
const report = (on: ReportedCircuit): Promise<CircuitReport> => value(me.client.call('report.get', on));
const start = (on: ReportedCircuit): Promise<CircuitReport> => value(me.client.call('report.start', on));

/** Waits until the report of a circuit is as wanted. */
async function until(on: ReportedCircuit, isSo: (state: CircuitReport) => boolean): Promise<CircuitReport> {
  for (let look = 0; look < 2000; look++) {
    const state = await report(on);
    if (isSo(state)) return state;
    await it.rest();
  }
  throw new Error(`it never was so: ${JSON.stringify((await report(on)).progress)}`);
}
const isOver = ({ progress }: CircuitReport): boolean =>
  progress !== null && !['waiting', 'running'].includes(progress.status);
const isTried = ({ trial }: CircuitReport): boolean => trial !== null && !['waiting', 'running'].includes(trial.status);

/** Makes the second corner one that nobody notices, in every race. */
function idle(facts: RaceFacts): RaceFacts {
  return {
    ...facts,
    marks: facts.marks.map((mark) => (mark.place === '1' ? { ...mark, troubles: 0, cost: 0 } : mark)),
  };
}

test('a report grows, is kept with its circuit, and marks it as raced', async () => {
  const { kept } = await save(drawn('one'));
  expect(await report({ kept })).toMatchObject({ progress: null, level: 'hard', cars: 6, races: 200, changes: [] });
  gate.may = 30;
  const first = await start({ kept });
  expect(first.progress).toMatchObject({ status: 'running', driven: 0, of: 200, share: 0, report: null });
  const some = await until({ kept }, ({ progress }) => gate.may === 0 && progress?.share === 0.1);
  expect(some.progress).toMatchObject({ status: 'running', driven: 20, report: { races: 20, cars: 6 } });
  expect(await value(me.client.call('circuits.list', {}))).toMatchObject([{ isRaced: true, races: 0 }]);
  gate.may = Number.POSITIVE_INFINITY;
  const done = await until({ kept }, isOver);
  expect(done.progress).toMatchObject({ status: 'done', driven: 200, share: 1, msLeft: null, failed: null });
  expect(done.progress?.report).toMatchObject({ races: 200, skill: { starts: 100 }, unended: [] });
  expect(gate.races).toHaveLength(300);
  expect(
    gate.races.every(({ drivers, series }) => series === 'skill' || drivers.every(({ bot }) => bot === 'hard')),
  ).toBe(true);
  await it.restart();
  me = enter();
  expect(await report({ kept })).toEqual(done);
});

test('windows hear how it goes, at most twice a second, and at once that it is over', async () => {
  const { kept } = await save(drawn('one'));
  gate.may = 10;
  await start({ kept });
  await it.rest();
  expect(heard).toEqual([]);
  it.clock.pass(500);
  await it.rest();
  expect(heard).toMatchObject([{ on: { kept }, state: { progress: { status: 'running' } } }]);
  gate.may = Number.POSITIVE_INFINITY;
  await until({ kept }, isOver);
  await it.rest();
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({ on: { kept }, state: { progress: { status: 'done', driven: 200 } } });
});

test('the same circuit has the same report, with or without a page that shows it', async () => {
  const first = await save(drawn('one'));
  const second = await save(drawn('one'));
  await start(first);
  const one = await until({ kept: first.kept }, isOver);
  me.close();
  await it.rest();
  me = enter();
  await start({ kept: second.kept });
  const two = await until({ kept: second.kept }, isOver);
  expect(two.progress).toEqual(one.progress);
});

test('leaving the page keeps it running', async () => {
  const { kept } = await save(drawn('one'));
  gate.may = 5;
  await start({ kept });
  me.close();
  gate.may = Number.POSITIVE_INFINITY;
  await it.rest();
  me = enter();
  expect((await until({ kept }, isOver)).progress).toMatchObject({ status: 'done', driven: 200 });
});

test('stopping keeps what is there, also over a restart', async () => {
  const { kept } = await save(drawn('one'));
  gate.may = 96;
  await start({ kept });
  await until({ kept }, ({ progress }) => (progress?.share ?? 0) >= 0.32);
  const stopped = await value(me.client.call('report.stop', { kept }));
  expect(stopped.progress).toMatchObject({ status: 'stopped', driven: 64, msLeft: null });
  await it.rest();
  gate.may = 10;
  await it.rest();
  expect(gate.may).toBe(10);
  await it.restart();
  me = enter();
  expect((await report({ kept })).progress).toEqual(stopped.progress);
});

test('closing the host stops a report and keeps it', async () => {
  const { kept } = await save(drawn('one'));
  gate.may = 30;
  await start({ kept });
  await until({ kept }, ({ progress }) => progress?.share === 0.1);
  await it.restart();
  me = enter();
  expect((await report({ kept })).progress).toMatchObject({ status: 'stopped', driven: 20 });
});

test('one report at a time; another waits, and can be stopped while it does', async () => {
  const [first, second, third] = [await save(drawn('one')), await save(drawn('two')), await save(drawn('three'))];
  gate.may = 3;
  await start(first);
  expect((await start(second)).progress).toMatchObject({ status: 'waiting', driven: 0, report: null });
  await start(third);
  expect((await value(me.client.call('report.stop', { kept: second.kept }))).progress?.status).toBe('stopped');
  gate.may = Number.POSITIVE_INFINITY;
  await until({ kept: third.kept }, isOver);
  const order = [...new Set(gate.races.map(({ config }) => config.circuit))];
  expect(order).toEqual([first.circuit, third.circuit]);
});

test('a report on what the circuit was before says so, and suggests nothing', async () => {
  gate.change = idle;
  const { kept, source } = await save(drawn('one'));
  await start({ kept });
  const done = await until({ kept }, isOver);
  expect(done.isOlder).toBe(false);
  expect(done.changes).toContainEqual({ corner: 2, limit: expect.any(Number) });
  await save({ ...(source as object), name: 'Another name' } as Json, kept);
  expect(await report({ kept })).toEqual(done);
  await save({ ...(source as object), laps: 1 } as Json, kept);
  expect(await report({ kept })).toMatchObject({ isOlder: true, changes: [], progress: { status: 'done' } });
  await start({ kept });
  expect(await until({ kept }, isOver)).toMatchObject({
    isOlder: false,
    progress: { report: { lapsOption: { now: 1 } } },
  });
});

test('a suggestion is tried on a copy, beside the report, and dropped again', async () => {
  gate.change = idle;
  const saved = await save(drawn('one'));
  const { kept } = saved;
  await start({ kept });
  const { changes, progress } = await until({ kept }, isOver);
  const [change] = changes as [CircuitChange];
  await value(me.client.call('report.try', { kept, change }));
  const tried = await until({ kept }, isTried);
  expect(tried.trial).toMatchObject({ status: 'done', driven: 60, of: 60, change, report: { races: 60, skill: null } });
  expect(tried.trial?.report?.places[1]?.limit?.now).toBe('limit' in change ? change.limit : -1);
  expect(tried.progress).toEqual(progress);
  expect(await value(me.client.call('circuits.list', {}))).toMatchObject([{ circuit: saved.circuit }]);
  expect((await value(me.client.call('report.back', { kept }))).trial).toBeNull();
  expect(await code(me.client.call('report.keep', { kept }))).toBe('not-found');
});

test('what was tried is kept: the circuit changes, and the try is its report', async () => {
  gate.change = idle;
  const { kept, source } = await save(drawn('one'));
  await start({ kept });
  await until({ kept }, isOver);
  await value(me.client.call('report.try', { kept, change: { laps: 1 } }));
  const { trial } = await until({ kept }, isTried);
  expect(trial?.report).toMatchObject({ races: 60, skill: { starts: 40 } });
  await save({ ...(source as object), name: 'Renamed' } as Json, kept);
  const now = await value(me.client.call('report.keep', { kept }));
  expect(now).toMatchObject({ circuit: trial?.circuit, isOlder: false, trial: null, progress: { driven: 60, of: 60 } });
  const [circuit] = await value(me.client.call('circuits.list', {}));
  expect(circuit).toMatchObject({ kept, circuit: trial?.circuit, name: 'Renamed', isRaced: true, source: { laps: 1 } });
  await it.restart();
  me = enter();
  expect(await report({ kept })).toEqual(now);
});

test('a try is not kept over changes that were not saved, nor on another circuit than it was for', async () => {
  const { kept, source } = await save(drawn('one'));
  await value(me.client.call('report.try', { kept, change: { laps: 1 } }));
  await until({ kept }, isTried);
  await value(me.client.call('circuits.draft', { kept, draft: { past: [] } }));
  expect(await code(me.client.call('report.keep', { kept }))).toBe('not-allowed');
  await save({ ...(source as object), laps: 3 } as Json, kept);
  expect(await report({ kept })).toMatchObject({ trial: null });
  expect(await code(me.client.call('report.keep', { kept }))).toBe('not-allowed');
  expect(await value(me.client.call('circuits.list', {}))).toMatchObject([{ source: { laps: 3 } }]);
});

test('a race that breaks the rules ends the report with its seed', async () => {
  const { kept } = await save(drawn('one'));
  gate.breaks = 'balance/12';
  await start({ kept });
  expect((await until({ kept }, isOver)).progress).toMatchObject({
    status: 'failed',
    failed: 'balance/12',
    report: { races: 12 },
  });
});

test('a race that does not end is counted, and named with its seed', async () => {
  const { kept } = await save(drawn('one'));
  gate.change = (facts) => ({ ...facts, ended: facts.seed !== 'balance/7' });
  await start({ kept });
  const { progress } = await until({ kept }, isOver);
  expect(progress).toMatchObject({ status: 'done', driven: 200, report: { races: 199 } });
  expect(progress?.report?.unended).toEqual([{ series: 'fair', index: 7, seed: 'balance/7' }]);
});

test('a circuit of the box can be measured too', async () => {
  const usa = { game: 'heat', circuit: 'usa' };
  gate.may = 9;
  await start(usa);
  const state = await until(usa, ({ progress }) => progress?.share === 0.03);
  expect(state).toMatchObject({ circuit: 'usa', changes: [], trial: null, progress: { driven: 6, status: 'running' } });
  await value(me.client.call('report.stop', usa));
});

test('what is hostile, gone or cannot be raced is refused', async () => {
  const { kept, source } = await save(drawn('one'));
  const changes: unknown[] = [{ corner: 99, limit: 4 }, { corner: 1, limit: 0 }, { laps: 99 }, { laps: 0 }, {}, null];
  for (const change of [...changes, { corner: 1.5, limit: 2 }, { corner: '1', limit: 2 }])
    expect(await code(me.client.call('report.try', { kept, change: change as CircuitChange }))).toBe('bad-input');
  for (const on of [{ kept: 'nobody' }, { game: 'heat', circuit: 'moon' }, { game: 'chess', circuit: 'usa' }])
    expect(await code(me.client.call('report.start', on))).toBe('not-found');
  const corners = (source as { corners: object[] }).corners.map((one) => ({ ...one, at: 0 }));
  await save({ ...(source as object), corners } as Json, kept);
  expect(await code(me.client.call('report.start', { kept }))).toBe('not-allowed');
  await value(me.client.call('circuits.delete', { kept }));
  expect(await code(me.client.call('report.get', { kept }))).toBe('not-found');
  const guest = it.join('guest');
  expect(await code(guest.client.call('report.start', { game: 'heat', circuit: 'usa' }))).not.toBe('granted');
  expect(gate.races).toEqual([]);
});

test('deleting a circuit ends its report', async () => {
  const { kept } = await save(drawn('one'));
  gate.may = 3;
  await start({ kept });
  await value(me.client.call('circuits.delete', { kept }));
  gate.may = Number.POSITIVE_INFINITY;
  await it.rest();
  expect(gate.races.length).toBeLessThan(5);
});

test('a stored report that cannot be read is none', async () => {
  const { kept } = await save(drawn('one'));
  it.store.circuits.setReport(kept, { version: 1, circuit: 'x', progress: { status: 'done', report: { races: -1 } } });
  expect((await report({ kept })).progress).toBeNull();
});
