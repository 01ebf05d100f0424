// The edge cases, and what the options (S4) change.

import { scriptedIo } from '@core/io';
import { describe, expect, test } from 'vitest';
import { setup } from '../setup';
import { classification, standings, teamScores } from '../standings';
import type { FormulaEvent, FormulaOptions } from '../types';
import { baseOf, black, face, race } from './race';
import { raceConfig } from './race-config';

describe('start and line', () => {
  test('a stalled car can be passed and causes no collision rolls', () => {
    const given = race().car({ at: 'C157', gear: 1 }).car({ at: 'C160', gear: 0, status: 'stalled' });
    given.begin(1).roll(2, 2).to('C159', face(1, 1));
    expect(given.eventsOf('collisionRolled')).toEqual([]);
    const blocked = race().car({ at: 'C161', gear: 1 }).car({ at: 'C162', gear: 0, status: 'stalled' });
    expect(blocked.begin(1).roll(1, 1).move('C162')).toBeUndefined();
  });
  test('[R43] two spaces of the line in one path count as one crossing; a path from B0 has none', () => {
    const given = race('M', { laps: 2 }).car({ at: 'B165', gear: 2 }).begin().roll(2, 3);
    given.to(given.name(given.moves.find((move) => given.circuit.spaces[move.to] === 'A1')?.to ?? -1));
    expect(given.at(1).lap).toBe(1);
    expect(given.eventsOf('lapCompleted')).toHaveLength(1);
    const on = race('M', { laps: 2 }).car({ at: 'B0', gear: 1, lap: 1 }).begin().roll(1, 1);
    expect(on.move('A0')?.crosses).toBe(false);
    on.to('A0');
    expect(on.at(1).lap).toBe(1);
  });
  test('[R44] overshooting the last corner as far as the flag costs 18 WP, more than a car can pay', () => {
    const at = { at: 'B148', gear: 5, lap: 1 } as const;
    expect(race().car(at).begin().roll(5, 20).at(1)).toMatchObject({ status: 'eliminated', out: 'worn', lap: 2 });
    const rich = race('M', { wearPoints: 30 })
      .car({ ...at, wear: 30 })
      .begin()
      .roll(5, 20);
    expect(rich.move('B0')).toMatchObject({ cost: 18, overshoot: 18, brake: 0, finish: true });
  });
  test('[R3] grids follow seats, standings or reversed standings; cars without a rank are drawn behind', () => {
    const gridBy = (grid: FormulaOptions['grid'], starts: (number | undefined)[], ...draws: number[]) => {
      const config = raceConfig('monaco', starts.length, { grid });
      config.cars = config.cars.map((car, seat) => (starts[seat] ? { ...car, start: starts[seat] } : car));
      const io = scriptedIo<FormulaEvent>([...draws, black(10), face(1, 2)]);
      setup(config, baseOf('grid'), io);
      const formed = io.events.find((event) => event.type === 'gridFormed');
      return formed?.grid.map(({ seat }) => seat);
    };
    expect(gridBy('seats', [3, 1, 2])).toEqual([0, 1, 2]);
    expect(gridBy('standings', [3, 1, 2])).toEqual([1, 2, 0]);
    expect(gridBy('reversed', [3, 1, 2])).toEqual([0, 2, 1]);
    expect(gridBy('standings', [2, undefined, 1, undefined], 0)).toEqual([2, 0, 3, 1]);
  });
});

describe('wear points', () => {
  test('[R14, R24] with 1 WP there is no skipping and no braking', () => {
    const given = race().car({ at: 'B12', gear: 5, wear: 1 }).begin();
    expect(given.gears).toEqual(['4:0', '5:0', '6:0']);
    given.roll(4, 7);
    expect(given.costs).toEqual({ 0: 'A19 B19 C17' });
    expect(given.refusal({ type: 'move', to: given.circuit.spaces.indexOf('B18') })).toBe('does-not-survive R24');
    expect(given.refusal({ type: 'move', to: given.circuit.spaces.indexOf('B40') })).toBe('not-reachable R16');
  });
  test('[R22, R25] hemmed in with no more WP than the roll, a car is out on its own space', () => {
    const given = race().car({ at: 'B14', gear: 2, wear: 3 }).others('A15 B15 C13').begin();
    given.roll(2, 3);
    expect(given.state(1)).toEqual(['B14', 0, 'eliminated']);
    expect(given.eventsOf('carEliminated')).toMatchObject([{ reason: 'worn', spent: 0 }]);
  });
  test('[R39, R41] an engine test takes the last WP of a car whose turn is still to come: its turn is skipped', () => {
    const given = race().car({ at: 'B75', gear: 5 }).car({ at: 'B20', gear: 6, wear: 1 }).car({ at: 'B12', gear: 4 });
    given.begin(1).roll(5, 20).to('B92', black(20), black(1));
    expect(given.state(2)).toEqual(['B20', 0, 'eliminated']);
    expect(given.asked).toBe('gear 3');
  });
  test('[R39, R40] a roller that drives into the pits does not test, the others do', () => {
    const given = race('M', { laps: 2 }).car({ at: 'C145', gear: 5, lap: 1 }).car({ at: 'B20', gear: 6, lap: 1 });
    given.begin(1).roll(5, 20).to('X0', black(4));
    expect(given.eventsOf('motorStrained')).toEqual([{ type: 'motorStrained', seat: 0, face: 20, seats: [1] }]);
    expect(given.s.cars.map((car) => car.wear)).toEqual([18, 17]);
  });
  test('[R40] a roller eliminated by that same move does not test', () => {
    const given = race().car({ at: 'B64', gear: 5, wear: 4, stops: 1 }).car({ at: 'B12', gear: 5 }).begin(1);
    given.roll(5, 20, black(20));
    expect(given.eventsOf('motorStrained')).toMatchObject([{ seats: [1] }]);
  });
});

describe('pits', () => {
  const pit = { lap: 1, pitLap: 1 } as const;
  test('[R8] two cars queue before their boxes, and the one in front moves first', () => {
    const given = race('M', { laps: 2 }).car({ at: 'P4', number: 5, status: 'pitLane', ...pit });
    given.car({ at: 'P5', number: 8, status: 'pitLane', ...pit });
    expect(given.order()).toEqual(['P5', 'P4']);
    given.begin(8).roll(4, 9);
    expect(given.state(8)).toEqual(['X7', 18, 'pitBox']);
    given.roll(4, 9);
    expect(given.state(5)).toEqual(['X4', 18, 'pitBox']);
  });
  test('[R54] in the lane any gear up to one higher is allowed, and none costs anything', () => {
    const given = race('M', { laps: 2 })
      .car({ at: 'P2', number: 5, gear: 3, status: 'pitLane', ...pit })
      .begin();
    expect(given.gears).toEqual(['1:0', '2:0', '3:0', '4:0']);
    expect(given.refusal({ type: 'gear', gear: 5 })).toBe('pit-gear R57');
    expect(given.offer('gear')).toMatchObject({ pit: true, corner: null });
  });
  test('[R52] a roll too short for the box ends in the lane', () => {
    const given = race('M', { laps: 2 })
      .car({ at: 'P2', number: 8, gear: 1, status: 'pitLane', ...pit })
      .begin();
    given.roll(1, 2);
    expect(given.state(8)).toEqual(['P4', 18, 'pitLane']);
  });
  test('[R58] if one exit is taken, the car leaves by the other, or waits if neither is free', () => {
    const out = { at: 'P14', number: 1, lap: 1, pitLap: 1, served: true, status: 'pitLane', gear: 2 } as const;
    const other = race('M', { laps: 2 }).car(out).car({ at: 'C1', lap: 2 }).begin(1).roll(2, 4);
    expect(other.eventsOf('moveChosen')).toMatchObject([{ by: 'rules', path: path(other, 'P15 P16 P17 C2') }]);
    const both = race('M', { laps: 2 }).car(out).car({ at: 'C1', lap: 2 }).car({ at: 'C2', lap: 2 }).begin(1);
    both.roll(2, 4);
    expect(both.state(1)).toEqual(['P17', 18, 'pitLane']);
    expect(both.eventsOf('pitQueued')).toHaveLength(1);
    expect(both.at(1).lap).toBe(2);
  });
  test('[R60] a car may pit with all its WP', () => {
    const given = race('M', { laps: 2 }).car({ at: 'C146', number: 1, lap: 1, gear: 4 }).begin().roll(4, 10).to('X0');
    expect(given.eventsOf('pitServiced')).toMatchObject([{ from: 18, to: 18 }]);
    expect(given.at(1).pitStops).toBe(1);
  });
});

describe('options', () => {
  test('collision all: the mover rolls, then every car that made it roll, once each', () => {
    const given = race('M', { collision: 'all' }).car({ at: 'B12', gear: 2 }).others('A15 B15').begin().roll(2, 2);
    given.to('B14', black(4), black(3), black(20));
    expect(given.eventsOf('collisionRolled')).toMatchObject([
      { seat: 0, neighbours: [2, 1], lost: true },
      { seat: 2, neighbours: [0], lost: true },
      { seat: 1, neighbours: [0], lost: false },
    ]);
    expect(given.s.cars.map((car) => car.wear)).toEqual([17, 18, 17]);
  });
  test('race end: one round after the winner finishes, the others are placed where they are', () => {
    const given = race('M', { raceEnd: 1 }).car({ at: 'B165', gear: 2, lap: 1 }).car({ at: 'B12', gear: 2, lap: 1 });
    given.begin(1).roll(2, 2).to('B0').roll(2, 2).to('B14');
    expect(given.s.status).toBe('racing');
    given.roll(2, 2).to('B16');
    expect(given.s.status).toBe('finished');
    expect(given.eventsOf('raceEnded')).toMatchObject([{ early: true, finisher: true }]);
    expect(classification(given.s).map((line) => [line.seat, line.status, line.points])).toEqual([
      [0, 'finished', 10],
      [1, 'running', 8],
    ]);
    expect(standings(given.s).map((one) => one.status)).toEqual(['finished', 'finished']);
  });
  test('(7) if no car finishes, the farthest is first and nobody scores', () => {
    const given = race().car({ at: 'A20' }).car({ at: 'A40' });
    given.s.cars.forEach((car, seat) => {
      Object.assign(car, { status: 'eliminated', out: 'crash', endRound: 3, endTurn: seat + 1 });
    });
    given.s.eliminated = [1, 0];
    expect(classification(given.s).map((line) => [line.seat, line.points])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
  test('team points: both cars add up, and on equal points the better placed car decides', () => {
    const given = race('M', { teamPoints: true });
    for (const number of [1, 3, 4, 2]) given.car({ at: 'A0', number, lap: 2 });
    given.s.cars.forEach((car, seat) => {
      Object.assign(car, { status: 'finished', finish: seat + 1 });
    });
    given.s.finishers = [0, 1, 2, 3];
    expect(teamScores(given.s, classification(given.s))).toEqual([
      { team: 'silver', points: 15, seats: [0, 3] },
      { team: 'amber', points: 14, seats: [1, 2] },
    ]);
  });
  test('with pit stops off, the link is closed', () => {
    const given = race('M', { laps: 2, pitStops: false }).car({ at: 'C146', gear: 5, lap: 1 }).begin().roll(5, 14);
    expect(given.moves.every((move) => move.pit === null)).toBe(true);
  });
  test('[R66, R67] a slipstream may be declined, and the stop counts where the turn ends', () => {
    const given = race('M', { slipstream: true }).car({ at: 'B90', gear: 4 }).car({ at: 'B98', gear: 4 }).begin(1);
    given.roll(4, 7).to('B97');
    expect(given.offer('slipstream').decline).toMatchObject({ stop: { made: 1 }, risk: { percent: 20 } });
    expect(given.at(1).stops).toBe(0);
    given.decline(black(20));
    expect(given.at(1).stops).toBe(1);
    expect(given.refusal({ type: 'decline' })).toBe('wrong-ask T3');
  });
});

describe('what a gear would bring', () => {
  test('the range of the die and the exact chance to overshoot are counted by faces', () => {
    const { gears } = race().car({ at: 'B3', gear: 3 }).begin().offer('gear');
    const [first, second, third, fourth] = gears;
    expect(gears.map(({ gear, low, high }) => [gear, low, high])).toEqual([
      [1, 1, 2],
      [2, 2, 4],
      [3, 4, 8],
      [4, 7, 12],
    ]);
    expect([first, second].map((one) => one?.overshootPercent)).toEqual([0, 0]);
    // The longest path to the end of Sainte-Dévote is 8 spaces (A3 to A10): every roll of third fits.
    expect(third?.odds).toEqual({ of: 8, free: 8, brake: 0, overshoot: 0, out: 0 });
    expect(fourth?.odds).toEqual({ of: 12, free: 4, brake: 0, overshoot: 8, out: 0 });
    expect(fourth?.overshootPercent).toBeCloseTo(66.67, 1);
    expect(fourth?.rolls.map(({ value, cost }) => [value, cost])).toEqual([
      [7, 0],
      [8, 0],
      [9, 1],
      [10, 2],
      [11, 3],
      [12, 4],
    ]);
  });
  test('a roll that nothing survives is marked as such', () => {
    const { gears } = race().car({ at: 'B64', gear: 3, stops: 1, wear: 4 }).begin().offer('gear');
    const third = gears.find(({ gear }) => gear === 3);
    expect(third?.rolls.at(-1)).toEqual({ value: 8, ways: 2, cost: -1, kind: 'out', ends: [], stop: false });
    expect(third?.odds.out).toBeGreaterThanOrEqual(2);
  });
});

/** Spaces by their ids. */
function path({ circuit }: ReturnType<typeof race>, ids: string): number[] {
  return ids.split(' ').map((id) => circuit.spaces.indexOf(id));
}
