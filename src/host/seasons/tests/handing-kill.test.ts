// kill -9 between and within the races of Heat's own seasons, at exact commits: in the draft, in a round, at the last move,
// between two races. The season continues with the same decks, hands, sponsorship cards and events, and ends with the same
// table, as one with the same seeds that was not killed.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInlineBotRunner } from '@ai/inline';
import type { SeasonPlan, SeasonView } from '@api/season';
import type { RaceConfig } from '@core/contract';
import { replay } from '@core/record';
import { heat } from '@games/heat';
import type { HeatState } from '@games/heat/types';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '../../host';
import { builtProgram, runToItsEnd } from '../../tests/killing';
import { clientOf, ok } from './season-grid';

/** PADDOCK_LONG=1: all three seasons, and more kills; each restarts a program, which takes most of a second. */
const LONG = process.env.PADDOCK_LONG === '1';
let base: string;
let racer: string;

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'paddock-handing-kill-'));
  racer = await builtProgram('handing-racer', import.meta.dirname, ['heat']);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A printed season for three AI drivers and a Legend; one lap each, or what the event requires. */
function planOf(calendar: string): SeasonPlan {
  const printed = heat.championships.find(({ id }) => id === calendar);
  const drivers = ['ada', 'bea', 'cleo', 'legend'].map((id, at) => {
    const kind = { kind: 'automaton', id: 'legend' } as const;
    const driver = id === 'legend' ? kind : ({ kind: 'ai', level: 'easy' } as const);
    return { id, name: id.toUpperCase(), colour: heat.colours[at] ?? 'red', driver, team: null };
  });
  return {
    name: calendar,
    preset: null,
    drivers,
    teams: [],
    rounds: (printed?.rounds ?? []).map(({ circuit, options }, at) => {
      return { id: `r${at}`, game: 'heat', circuit, options: { ...options, laps: 1 }, clock: 0, series: false };
    }),
    rules: { points: { kind: 'own' }, drop: 0, grid: 'reversed', ties: ['countback'], fillIn: null, missed: 'none' },
  };
}

async function inStore<T>(dir: string, work: (store: Store) => T | Promise<T>): Promise<T> {
  const opened = await openStore({ dir });
  if (!opened.ok) throw opened.trouble;
  try {
    expect(opened.store.notices.list()).toEqual([]);
    return await work(opened.store);
  } finally {
    opened.store.close();
  }
}

/** A folder with the season planned and nothing raced. */
async function planned(name: string, calendar: string): Promise<string> {
  const dir = path.join(base, name);
  await inStore(dir, (store) => store.seasons.create({ id: 'cup', plan: planOf(calendar), at: 0 }));
  return dir;
}

interface Raced {
  /** What each race began with, and how it ended: every deck, hand and pile. */
  races: { before: RaceConfig['before']; end: HeatState; steps: number; draft: number }[];
  table: Pick<SeasonView, 'table' | 'rounds'>;
}

/** Everything about a finished season, from its records. */
function all(dir: string): Promise<Raced> {
  return inStore(dir, async (store) => {
    const { saves, seasons } = store;
    const races = seasons.races('cup').map(({ race, status }) => {
      expect(status).toBe('finished');
      const record = saves.record(race)!;
      const end = replay(heat, record);
      if (!end.ok) throw new Error(end.violation.code);
      const { before } = saves.head(race)!.config as RaceConfig;
      const draft = record.moves.findIndex(({ action }) => (action as { type: string }).type !== 'draft');
      return { before, end: end.value.state, steps: record.moves.length, draft };
    });
    const host = createHost({
      store,
      botRunner: createInlineBotRunner(),
      games: { heat },
      version: '0',
      shell: 'test',
    });
    const { table, rounds } = await ok(clientOf(host).call('seasons.get', { season: 'cup' }));
    host.close();
    return { races, table: { table, rounds } };
  });
}

type Cut = readonly [race: number, step: number, when: 'before' | 'after'];

/** Where the power fails in a season of three or more races, in turn: each kill hits a race resumed after the last kill. */
function cutsOf({ races }: Raced): Cut[] {
  const [first, second, ...later] = races.map(({ steps, draft }, race) => {
    const at = (step: number, when: Cut[2]): Cut => [race, step, when];
    return {
      // Between two races: the next one is on disk but no one has seen it yet; or it is not on disk.
      made: at(0, 'after'),
      lost: at(0, 'before'),
      draft: at(Math.floor(draft / 2), 'after'),
      // Gears are chosen in secret, and some are already chosen.
      gears: at(draft + 2, 'after'),
      round: at(Math.floor((draft + steps) / 2), 'before'),
      last: at(steps, 'before'),
      over: at(steps, 'after'),
    };
  });
  if (first === undefined || second === undefined) throw new Error('a season has more races');
  const ends = later.flatMap(({ made, draft, over }) => [made, ...(LONG ? [draft] : []), over]);
  return [first.draft, first.round, first.last, second.lost, second.gears, ...(LONG ? [second.over] : []), ...ends];
}

test.each(LONG ? ['season-1', 'season-2', 'season-3'] : ['season-1'])(
  '[R92, R97, R98] %s, killed between and within its races, ends like its twin that was never killed',
  async (calendar) => {
    const whole = await planned(`${calendar}-twin`, calendar);
    const killed = path.join(base, `${calendar}-killed`);
    cpSync(whole, killed, { recursive: true });
    expect(await runToItsEnd(racer, [whole])).toBe('over');
    const twin = await all(whole);
    for (const { steps, draft } of twin.races) {
      expect(draft).toBe(9);
      expect(steps).toBeGreaterThan(draft + 20);
    }
    for (const [race, step, when] of cutsOf(twin)) {
      expect([race, step, await runToItsEnd(racer, [killed, `${race}`, `${step}`, when])]).toEqual([
        race,
        step,
        'killed',
      ]);
    }
    expect(await runToItsEnd(racer, [killed])).toBe('over');
    const raced = await all(killed);
    expect(raced.races).toEqual(twin.races);
    expect(raced.table.table).toEqual(twin.table.table);
    expect(raced.table.rounds.map((round) => round.results)).toEqual(twin.table.rounds.map((round) => round.results));
  },
);
