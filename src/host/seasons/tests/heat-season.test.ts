// Printed Heat seasons on the host: the sponsorship deck passes from race to race, complete, and stays hidden; events
// come from the calendar or are drawn without repeats. Not here: what the cards do (games/heat/tests).

import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import type { RaceConfig } from '@core/contract';
import { replay } from '@core/record';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, type Guest, type Party, party } from '../../tests/party';
import { created, got } from '../../tests/season';

const { heat } = games;
if (heat === undefined) throw new Error('Heat is not there');
/** Number of sponsorship cards (S9 of Heat). */
const CARDS = 35;
/** Keys of what is handed on and of the piles it becomes, which no one may receive. */
const SECRET = /"before"|"sponsorDeck"|"sponsorsUsed"/;

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games: { heat } });
  me = it.join();
});
afterEach(() => it.end());

/** Three AI drivers and one car driven by the rules; one lap each. */
function planOf(rounds: readonly { circuit: string; options: SeasonPlan['rounds'][number]['options'] }[]): SeasonPlan {
  const drivers = ['ada', 'bea', 'cleo', 'legend'].map((id, at) => {
    const driver = id === 'legend' ? ({ kind: 'automaton', id: 'legend' } as const) : bot('easy');
    return { id, name: id.toUpperCase(), colour: heat!.colours[at] ?? 'red', driver, team: null };
  });
  return {
    name: 'Weekends',
    preset: null,
    drivers,
    teams: [],
    rounds: rounds.map(({ circuit, options }, at) => {
      return { id: `r${at}`, game: 'heat', circuit, options: { ...options, laps: 1 }, clock: 0, series: false };
    }),
    rules: { points: { kind: 'own' }, drop: 0, grid: 'reversed', ties: ['countback'], fillIn: null, missed: 'none' },
  };
}

async function raced(season: string): Promise<string> {
  const { match } = await value(me.client.call('seasons.start', { season }));
  await value(me.client.call('match.watch', { match }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  return match;
}

interface Handed {
  shared: { sponsorDeck: string[]; sponsorsUsed: string[]; eventsDrawn: string[] };
  cars: string[][];
}

/** What a race began with, and what it hands on according to its record alone. */
function linkOf(match: string): { before: unknown; handed: Handed } {
  const end = replay(heat!, it.store.saves.record(match)!);
  if (!end.ok) throw new Error(end.violation.code);
  const { before } = it.store.saves.head(match)!.config as RaceConfig;
  return { before, handed: heat!.handOver!(end.value.state) as unknown as Handed };
}

test('[R92, R97, R98] Season One: cards go from race to race, none gained or lost, and no frame reveals them', async () => {
  const one = heat.championships.find((championship) => championship.id === 'season-1');
  const plan = planOf(one?.rounds ?? []);
  const season = await created(me, plan);
  let before: unknown;
  const events: string[] = [];
  for (const round of plan.rounds) {
    const link = linkOf(await raced(season));
    expect(link.before).toEqual(before);
    const { shared, cars } = link.handed;
    const all = [...shared.sponsorDeck, ...shared.sponsorsUsed, ...cars.flat()];
    expect(all).toHaveLength(CARDS);
    expect(cars[3]).toEqual([]);
    events.push(String(round.options.event));
    expect(shared.eventsDrawn).toEqual(events);
    before = link.handed;
  }
  expect(me.frames.filter((frame) => SECRET.test(frame))).toEqual([]);
  const { rounds } = await got(me, season);
  expect(rounds.map((round) => round.occasion?.name)).toEqual([
    'Grandstand opening',
    'Record hunters',
    'Drivers on strike',
  ]);
  const winner = rounds[2]?.results[0];
  expect(winner).toMatchObject({ place: 1, points: 8 + 2, bonuses: [{ name: 'drivers on strike', points: 2 }] });
});

test('[R93] drawn events never repeat, are face down before the race and named after it', async () => {
  const drawn = { event: 'drawn' };
  const season = await created(me, planOf(['usa', 'italy', 'france'].map((circuit) => ({ circuit, options: drawn }))));
  for (let race = 0; race < 2; race++) {
    const { rounds } = await got(me, season);
    expect(rounds[race]?.occasion).toEqual({ id: null, name: 'Event drawn at the start' });
    await raced(season);
  }
  const { rounds } = await got(me, season);
  const [first, second, third] = rounds.map((round) => round.occasion?.id);
  const names = new Set(heat.occasions?.list.map(({ id }) => id));
  expect(names.has(first ?? '') && names.has(second ?? '')).toBe(true);
  expect(first).not.toBe(second);
  expect(third).toBeNull();
});
