// Races on circuits that players made: every process learns the circuit from what it is given, and a race carries it along.
// Processes that know nothing of it yet are played by modules that are loaded again. Not here: what makes a good circuit.

import type { RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bot, code, type Guest, type Party, party, YOU } from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games });
  me = it.join();
});
afterEach(() => it.end());

const drawn = (seed: string): Json => {
  const rng = seedRng(seed);
  return games.heat!.workshop!.draw({ length: 'short', character: 'mixed' }, (bound) => drawFrom(rng, bound));
};
const idOf = (source: Json) => games.heat!.workshop!.read(source).id ?? '';

function setupOn(source: Json, change: Partial<RaceSetup> = {}): RaceSetup {
  const seats = [YOU, bot(), bot(), bot()].map((driver, seat) => ({
    name: `Driver ${seat + 1}`,
    colour: games.heat!.colours[seat]!,
    driver,
  }));
  return { game: 'heat', circuit: idOf(source), source, options: { laps: 1 }, seats, clock: 0, seed: 'own', ...change };
}

/** A race that AI drivers drive to its end. Returns its id. */
async function raced(source: Json): Promise<string> {
  const { match } = await value(me.client.call('matches.create', setupOn(source)));
  await value(me.client.call('match.watch', { match }));
  await value(me.client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'easy' } }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  return match;
}

/** The modules of a process that has just started. */
async function fresh() {
  vi.resetModules();
  const [registry, record, resuming, jobs] = await Promise.all([
    import('@games/registry'),
    import('@core/record'),
    import('../resume'),
    import('@ai/jobs'),
  ]);
  const { parseRecordFile } = await import('@games/record-file');
  return { ...registry, ...record, ...resuming, ...jobs, parseRecordFile };
}

test('a race on a drawn circuit is raced to its end, and listed under the circuit’s id', async () => {
  const source = drawn('one');
  const match = await raced(source);
  expect(it.store.saves.head(match)).toMatchObject({ status: 'finished', circuit: idOf(source) });
});

test('its recording is verified by a Paddock that has never met the circuit', async () => {
  const source = drawn('two');
  const match = await raced(source);
  const { text } = await value(me.client.call('matches.export', { match }));
  const other = await fresh();
  const heat = other.games.heat!;
  expect(heat.workshop!.find(idOf(source))).toBeUndefined();
  const parsed = other.parseRecordFile(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  expect(other.verify(heat, parsed.value)).toMatchObject({ ok: true });
  expect(heat.workshop!.find(idOf(source))).toMatchObject({ defaults: { laps: 3 } });
});

test('it goes on after a restart, from what the disk has', async () => {
  const source = drawn('three');
  const { match } = await value(me.client.call('matches.create', setupOn(source)));
  const head = it.store.saves.head(match)!;
  const other = await fresh();
  expect(other.games.heat!.workshop!.find(idOf(source))).toBeUndefined();
  expect(other.resume(it.store.saves, other.games, head)).toMatchObject({ ok: true, state: { track: idOf(source) } });
});

test('a worker that does not know the circuit is given it with the question', async () => {
  const source = drawn('four');
  const { match } = await value(me.client.call('matches.create', setupOn(source)));
  await value(me.client.call('match.watch', { match }));
  await vi.waitFor(() => expect(it.botRunner.questions.length).toBeGreaterThan(0));
  const [question] = it.botRunner.questions;
  const other = await fresh();
  const answer = (input: unknown) => JSON.parse(other.answerFrame(JSON.stringify({ id: 1, kind: 'decide', input })));
  const { source: _, ...without } = question!;
  expect(answer(without).failed).toMatch(/circuit/);
  expect(answer(question).output.action).toHaveProperty('type');
});

test.each([
  [
    'a circuit with errors',
    { ...(drawn('five') as object), corners: [] },
    { id: 'workshop.unreadable', values: { field: 'corners' } },
  ],
  ['no circuit at all', 'a road', { id: 'workshop.no-circuit' }],
])('%s is refused with the reason, and nothing is stored', async (_, source, said) => {
  const setup = { ...setupOn(drawn('five')), source: source as Json };
  const reply = await me.client.call('matches.create', setup);
  expect(reply.ok).toBe(false);
  const why = { namespace: 'heat', ...said };
  expect(reply).toMatchObject({ fault: { said: { id: 'setup.refused', values: { why: { values: { why } } } } } });
  expect(it.store.saves.list(10)).toEqual([]);
});

test('the source of another circuit is refused, and so is one for a game that takes none', async () => {
  // This process knows both.
  for (const seed of ['six', 'seven']) games.heat!.workshop!.learn(drawn(seed));
  const mixed = { ...setupOn(drawn('six')), source: drawn('seven') };
  expect(await me.client.call('matches.create', mixed)).toMatchObject({
    fault: { said: { id: 'setup.refused', values: { why: { id: 'breach.other-circuit' } } } },
  });
  const other = setupOn(drawn('six'), { game: 'havoc', circuit: 'havoc-speedway' });
  expect(await code(me.client.call('matches.create', other))).toBe('bad-input');
  expect(it.store.saves.list(10)).toEqual([]);
});

test('two circuits in one process never mix, and a race on the box’s circuits plays as ever', async () => {
  const [one, two] = [drawn('eight'), drawn('nine')];
  const matches = [await raced(one), await raced(two)];
  expect(matches.map((match) => it.store.saves.head(match)?.circuit)).toEqual([idOf(one), idOf(two)]);
  expect(idOf(one)).not.toBe(idOf(two));
});
