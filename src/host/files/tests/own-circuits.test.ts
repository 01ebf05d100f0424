// A season on circuits that players made: raced, exported, and imported by a Paddock that has never met them. That Paddock is played
// by modules that are loaded again, which know no circuit yet.

import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { english } from '@api/tests/saying';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { heat } from '@games/heat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Party, party } from '../../tests/party';
import { cup, racedSeason } from './raced-cup';

const workshop = heat.workshop!;

function drawn(seed: string): Json {
  const rng = seedRng(seed);
  const source = workshop.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  return { ...(source as Record<string, Json>), name: `Bay ${seed}` };
}

/** A season on drawn circuits, one of the box between them. */
function plan(seeds: readonly string[]): SeasonPlan {
  const made = cup('heat', [...seeds, 'usa'], { laps: 1 });
  return {
    ...made,
    rounds: made.rounds.map((round, at) => {
      const seed = seeds[at];
      if (seed === undefined) return round;
      const source = drawn(seed);
      return { ...round, circuit: workshop.read(source).id ?? '', source };
    }),
  };
}

let here: Party;
beforeEach(async () => {
  here = await party({ games: { heat } });
});
afterEach(() => here.end());

/** A Paddock in a process of its own, as far as modules are one. */
async function elsewhere() {
  vi.resetModules();
  const [others, game] = await Promise.all([import('../../tests/party'), import('@games/heat')]);
  return { it: await others.party({ games: { heat: game.heat } }), heat: game.heat };
}

test('a season on them is raced, exported and verified elsewhere, with names, replays and the races to come', async () => {
  const season = plan(['one', 'two', 'three']);
  const { text, page } = await racedSeason(here, season);
  expect(page.rounds.map(({ races }) => races.length)).toEqual([1, 1, 0, 0]);
  const { it, heat: other } = await elsewhere();
  for (const { circuit } of season.rounds.slice(0, 3)) expect(other.workshop!.find(circuit)).toBeUndefined();
  const me = it.join();
  const came = await value(me.client.call('files.import', { text }));
  expect(came).toMatchObject({ kind: 'season', races: 2 });
  const { races } = await value(me.client.call('replays.list', { filter: {}, offset: 0, limit: 9 }));
  const raced = season.rounds.slice(0, 2).map(({ circuit }) => circuit);
  expect(races.map(({ circuit }) => circuit).sort()).toEqual(raced.sort());
  expect(races.map(({ proved }) => proved)).toEqual([true, true]);
  const known = (await value(me.client.call('circuits.known', {}))).filter(({ blurb }) => blurb === undefined);
  expect(known.map(({ name }) => name).sort()).toEqual(['Bay one', 'Bay three', 'Bay two']);
  // The third race, which nobody here has ever drawn, can be driven.
  if (came.kind !== 'season') throw new Error('not a season');
  const { match } = await value(me.client.call('seasons.start', { season: came.season }));
  expect(it.store.saves.head(match)?.circuit).toBe(season.rounds[2]?.circuit);
  it.end();
});

test('after a restart, the circuits of a stored plan are known before any race on them', async () => {
  const season = plan(['six']);
  const { heat: other, it } = await elsewhere();
  it.end();
  const { storedPlan } = await import('../../seasons/stored-plan');
  const circuit = season.rounds[0]?.circuit ?? '';
  expect(other.workshop!.find(circuit)).toBeUndefined();
  expect(storedPlan({ heat: other }, season)).toEqual(season);
  expect(other.workshop!.find(circuit)).toMatchObject({ name: 'Bay six' });
});

test('a plan refuses a circuit without its source or with another one', async () => {
  const owner = here.join();
  const season = plan(['four']);
  await value(owner.client.call('seasons.create', { plan: season }));
  const [first, box] = season.rounds;
  const rounds = (round: object) => ({ ...season, rounds: [{ ...first!, ...round }, box!] });
  const { source: _, ...without } = first!;
  const refusals = [
    { ...season, rounds: [without, box!] },
    rounds({ circuit: '0'.repeat(32), source: drawn('five') }),
    rounds({ circuit: 'f'.repeat(32), source: { game: 'heat' } }),
  ];
  for (const wrong of refusals) {
    const reply = await owner.client.call('seasons.create', { plan: wrong });
    if (reply.ok) throw new Error('a wrong plan was taken');
    expect([reply.fault.code, english(reply.fault.said)]).toEqual(['bad-input', expect.stringMatching(/circuit/)]);
  }
});
