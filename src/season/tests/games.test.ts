// Seasons of the real games: the worked examples of their rules, ready-made calendars, and starting grids.

import type { SeasonPlan, SeasonRound } from '@api/season';
import { english, saying } from '@api/tests/saying';
import { raceConfig } from '@core/config';
import type { CarConfig } from '@core/contract';
import { begin } from '@core/engine';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';
import { nextSetup } from '../line-up';
import { planTrouble } from '../plan';
import type { CarResult, RacedRace, SeasonState } from '../types';
import { viewOf } from '../view';
import { tourRounds } from './tour';
import { planOf, roundOf, stateOf } from './toys';

/** A plan for these drivers over rounds of one game, on its first circuit. */
function planFor(game: string, letters: string, rounds: number, rules: Partial<SeasonPlan['rules']> = {}): SeasonPlan {
  const circuit = games[game]!.circuits[0]!.id;
  return planOf(
    letters,
    Array.from({ length: rounds }, (_, n) => roundOf(`${n + 1}`, { game, circuit })),
    rules,
  );
}

/** A finished race. home: drivers in finishing order; out: drivers who score nothing; seats in plan order. */
function raced(plan: SeasonPlan, round: string, home: string, out = '', how: Partial<RacedRace> = {}): RacedRace {
  const game = games[plan.rounds.find((one) => one.id === round)!.game]!;
  const drivers = plan.drivers.filter((driver) => home.includes(driver.id));
  return {
    match: `m-${round}-${how.leg ?? 1}`,
    round,
    leg: 1,
    status: 'finished',
    at: '2026-06-01T10:00:00.000Z',
    entrants: drivers.map(({ id }) => ({ driver: id, standIn: false })),
    results: drivers.map(({ id }): CarResult => {
      const place = home.indexOf(id) + 1;
      const isOut = out.includes(id);
      return { place, out: isOut, points: isOut ? 0 : game.points(place, drivers.length), figures: {}, bonuses: [] };
    }),
    order: null,
    occasion: null,
    laps: null,
    ...how,
  };
}

/** The table after races of one game, as 'b26 a24'. */
function tableAfter(game: string, homes: readonly string[], out = ''): string {
  const letters = [...new Set(homes.join(''))].sort().join('');
  const plan = planFor(game, letters, homes.length);
  const state = stateOf(
    plan,
    homes.map((home, n) => raced(plan, `${n + 1}`, home, out)),
  );
  return viewOf(state, games)
    .table.map((line) => `${line.driver}${line.points}`)
    .join(' ');
}

describe('points of the games', () => {
  test.each([
    ['heat', '[E51] 2 for every car beaten, and 2', 'abcd', 'a8 b6 c4 d2', ''],
    ['heat', '[E51] with six cars', 'abcdef', 'a12 b10 c8 d6 e4 f2', ''],
    ['waddington', 'for six places', 'abcdef', 'a10 b8 c6 d4 e2 f1', ''],
    ['roborally', '[E39] nothing for the eliminated', 'abcde', 'a10 b8 c6 d5 e0', 'e'],
    ['formula-d', '[E32] nothing for eliminated cars', 'cabd', 'c10 a8 b0 d0', 'bd'],
    ['havoc', 'for four places', 'abcd', 'a10 b6 c3 d1', ''],
  ])('%s: %s', (game, _, home, table, out) => {
    expect(tableAfter(game, [home], out)).toBe(table);
  });
  test('waddington: [E43] places A 1-2-3, B 2-1-2, C 3-3-1 make B champion', () => {
    expect(tableAfter('waddington', ['abc', 'bac', 'cba'])).toBe('b26 a24 c22');
  });
  test('heat: equal points go to more wins, then more second places, then the better place in the latest race', () => {
    expect(tableAfter('heat', ['abcd', 'dcba', 'bacd'])).toBe('b18 a16 c14 d12');
    expect(tableAfter('heat', ['abcde', 'cabde', 'cabde'])).toBe('c26 a26 b20 d12 e6');
    expect(tableAfter('heat', ['ab', 'ba'])).toBe('b6 a6');
  });
  test.each(['formula-d', 'havoc'])(
    '%s: equal points go to more wins and so on, then the better latest race',
    (game) => {
      expect(tableAfter(game, ['ab', 'ba'])).toMatch(/^b/);
      expect(tableAfter(game, ['ba', 'ab'])).toMatch(/^a/);
    },
  );
});

describe('best of three in RoboRally', () => {
  const rounds = [roundOf('1', { game: 'roborally', circuit: games.roborally!.circuits[0]!.id, series: true })];
  const flags = (race: RacedRace, counts: readonly number[]): RacedRace => ({
    ...race,
    results: race.results.map((one, seat) => ({ ...one, figures: { flags: counts[seat] ?? 0 } })),
  });
  const leg = (plan: SeasonPlan, n: number, home: string, order: number[] | null = null) =>
    raced(plan, '1', home, '', { leg: n, order });
  test('[E41] ends with the second win, and race 3 is not held', () => {
    const plan = planOf('abc', rounds);
    const view = viewOf(stateOf(plan, [leg(plan, 1, 'abc'), leg(plan, 2, 'acb')]), games);
    expect(view.status).toBe('finished');
    expect(view.table.map((line) => `${line.driver}${line.points}`)).toEqual(['a10', 'c8', 'b6']);
  });
  test('[E41] with a win each and 24 points, flags decide, then the last race', () => {
    const plan = planOf('abc', rounds);
    const legs = [leg(plan, 1, 'abc'), leg(plan, 2, 'bca'), leg(plan, 3, 'cab')];
    expect(viewOf(stateOf(plan, legs), games).champions).toEqual(['c']);
    const counted = legs.map((race) => flags(race, [2, 3, 1]));
    expect(viewOf(stateOf(plan, counted), games).champions).toEqual(['b']);
  });
  test('[13] a match goes over three chosen courses, and the rest of the season does not change', () => {
    const [first, second, third] = games.roborally!.circuits.map(({ id }) => id);
    const chosen = rounds.map((round) => ({ ...round, circuit: first!, laterCircuits: [second!, third!] }));
    const plan = planOf('abc', chosen);
    expect(planTrouble(plan, games)).toBeNull();
    const legs = [leg(plan, 1, 'abc', [0, 1, 2]), leg(plan, 2, 'bca'), leg(plan, 3, 'cab')];
    const courses = [0, 1, 2].map((held) => {
      const next = nextSetup(stateOf(plan, legs.slice(0, held)), games, undefined);
      return next.ok ? [next.leg, next.setup.circuit] : next.trouble;
    });
    expect(courses).toEqual([
      [1, first],
      [2, second],
      [3, third],
    ]);
    expect(viewOf(stateOf(plan, legs), games).status).toBe('finished');
  });
  test('[13] a match has the standard timer of 30 s, whatever its round says, and no time bank', () => {
    const slow = rounds.map((round) => ({ ...round, clock: 300, bank: 600 }));
    const setupIn = (series: boolean) => {
      const next = nextSetup(
        stateOf(
          planOf(
            'abc',
            slow.map((round) => ({ ...round, series })),
          ),
          [],
        ),
        games,
        undefined,
      );
      return next.ok ? [next.setup.clock, next.setup.bank] : next.trouble;
    };
    expect(setupIn(true)).toEqual([30, undefined]);
    expect(setupIn(false)).toEqual([300, 600]);
  });
  test('[13] an unknown course, or one more than there are races, is refused', () => {
    const { circuit } = rounds[0]!;
    const troubleOf = (round: Partial<SeasonRound>) =>
      planTrouble(planOf('abc', [{ ...rounds[0]!, ...round }]), games)?.id;
    expect(troubleOf({ laterCircuits: [circuit, 'nowhere'] })).toBe('season.no-circuit');
    expect(troubleOf({ laterCircuits: [circuit, circuit, circuit] })).toBe('season.many-circuits');
    expect(troubleOf({ series: false, laterCircuits: [circuit] })).toBe('season.many-circuits');
  });
  test('[E40] four robots that drew docks 1, 2, 3, 4 then have docks 2, 3, 4, 1 and 3, 4, 1, 2', () => {
    const plan = planOf('abcd', rounds);
    const first = leg(plan, 1, 'abcd', [0, 1, 2, 3]);
    expect(docks(stateOf(plan, [first]))).toEqual([2, 3, 4, 1]);
    expect(docks(stateOf(plan, [first, leg(plan, 2, 'bacd')]))).toEqual([3, 4, 1, 2]);
  });
});

test('[11] a custom Heat season proposes championship rules: mixed garage, weather, road, drawn events, sponsorship', () => {
  expect(games.heat?.seasonOptions).toEqual({ garage: 'mixed', weather: true, event: 'drawn', sponsorship: true });
});

describe('what a game proposes for a season of one’s own', () => {
  const extended = Object.values(games).filter((game) => game.seasonOptions !== undefined);
  test.each(extended.map((game) => [game.id, game] as const))('%s: every proposed race can start', (id, game) => {
    const options = { ...game.seasonOptions };
    const rounds = game.circuits.map(({ id: circuit }, n) => roundOf(`${n + 1}`, { game: id, circuit, options }));
    const plan = planOf('abcd', rounds);
    expect(planTrouble(plan, games)).toBeNull();
    const races: RacedRace[] = [];
    for (const round of rounds) {
      expect(started(stateOf(plan, races)).ok).toBe(true);
      races.push(raced(plan, round.id, 'bacd'));
    }
  });
});

describe('ready-made calendars', () => {
  const calendars = Object.values(games).flatMap((game) =>
    game.championships.map((one): [string, SeasonRound[]] => [
      `${game.id} ${one.id}`,
      one.rounds.map(({ circuit, options }, n) =>
        roundOf(`${n + 1}`, { game: game.id, circuit, options: { ...options } }),
      ),
    ]),
  );
  test('Heat and Waddington both have some', () => {
    const of = (game: string) => calendars.filter(([name]) => name.startsWith(game)).length;
    expect([of('heat'), of('waddington')]).toEqual([3, 1]);
  });
  test.each([...calendars, ['the grand tour', tourRounds(games)] as [string, SeasonRound[]]])(
    '%s can be planned, and every race of it starts',
    (_, rounds) => {
      const plan = planOf('abcd', rounds, { grid: 'reversed' });
      expect(planTrouble(plan, games)).toBeNull();
      const races: RacedRace[] = [];
      for (const round of rounds) {
        expect(started(stateOf(plan, races)).ok).toBe(true);
        races.push(raced(plan, round.id, 'bacd'));
      }
      expect(viewOf(stateOf(plan, races), games)).toMatchObject({ status: 'finished', champions: ['b'] });
    },
  );
  test('a fifth driver is one too many for the grand tour', () => {
    expect(planTrouble(planOf('abcde', tourRounds(games)), games)).toEqual(
      saying('Havoc Speedway takes at most 4 cars, but this season has 5 drivers.'),
    );
  });
});

describe('the grid that the season gives', () => {
  const second = (game: string, grid: 'standings' | 'reversed') => {
    const plan = planFor(game, 'abcd', 2, { grid });
    return stateOf(plan, [raced(plan, '1', 'cadb')]);
  };
  test.each([
    ['standings', [2, 0, 3, 1]],
    ['reversed', [1, 3, 0, 2]],
  ] as const)('Heat and Formula D line up by %s', (grid, seats) => {
    const slots = eventOf<{ slots: { seat: number }[] }>(second('heat', grid), 'gridSet').slots;
    expect(slots.map((slot) => slot.seat)).toEqual(seats);
    const line = eventOf<{ grid: { seat: number }[] }>(second('formula-d', grid), 'gridFormed').grid;
    expect(line.map((place) => place.seat)).toEqual(seats);
  });
  test('heat: E52 Next grid: A 12, B 10 (one win), C 10, D 8; the third race lines up D, C, B, A', () => {
    const homes = ['adcb', 'bcad'];
    expect(tableAfter('heat', homes)).toBe('a12 b10 c10 d8');
    const plan = planFor('heat', 'abcd', 3, { grid: 'reversed' });
    const state = stateOf(
      plan,
      homes.map((home, n) => raced(plan, `${n + 1}`, home)),
    );
    const slots = eventOf<{ slots: { seat: number }[] }>(state, 'gridSet').slots;
    expect(slots.map((slot) => 'abcd'[slot.seat])).toEqual(['d', 'c', 'b', 'a']);
  });
  test('RoboRally deals the docks by the season’s grid', () => {
    expect(docks(second('roborally', 'reversed'))).toEqual([3, 1, 4, 2]);
  });
});

/** The next race of a season at its first decision, set up as the host does it. */
function started(state: SeasonState) {
  const next = nextSetup(state, games, undefined);
  if (!next.ok) throw new Error(english(next.trouble));
  const { game, circuit, seats, options } = next.setup;
  const cars = seats.map(({ colour, start }): CarConfig => (start === undefined ? { colour } : { colour, start }));
  return begin(games[game]!, raceConfig(games[game]!, circuit, cars, options), 'season');
}

function turnOf(state: SeasonState) {
  const turn = started(state);
  if (!turn.ok) throw new Error(turn.violation.code);
  return turn.value;
}

function eventOf<E>(state: SeasonState, type: string): E {
  return turnOf(state).events.find((event: { type: string }) => event.type === type) as E;
}

function docks(state: SeasonState): number[] {
  return turnOf(state).state.robots.map((robot: { dock: number }) => robot.dock);
}
