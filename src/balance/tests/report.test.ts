// The arithmetic of balance reports on made races with known answers; any order of arrival gives the same report.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RaceFacts } from '../facts';
import { fairBand, wilson } from '../interval';
import { type BalanceReport, reportOf } from '../report';
import { addRace, newTally, type Subject } from '../tally';
import { madeRace, SUBJECT } from './made-races';

function report(races: readonly RaceFacts[], subject: Subject = SUBJECT): BalanceReport {
  const tally = newTally(subject);
  for (const race of races) addRace(tally, race);
  return reportOf(tally);
}

describe('intervals', () => {
  test('the fair band is one over the cars, two standard errors to each side', () => {
    // The square root of 0.25 × 0.75 / 300 is 0.025.
    expect(fairBand(4, 300)).toEqual({ low: expect.closeTo(0.2), high: expect.closeTo(0.3) });
    expect(fairBand(2, 400)).toEqual({ low: expect.closeTo(0.45), high: expect.closeTo(0.55) });
    expect(fairBand(6, 1)).toEqual({ low: 0, high: expect.closeTo(1 / 6 + 2 * Math.sqrt(5 / 36)) });
    expect(fairBand(4, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('a report', () => {
  test('without a race is empty', () => {
    expect(report([])).toEqual({
      ...{ game: 'toy', circuit: 'ring', cars: 2, races: 0, unended: [], starts: [], rounds: null, minutes: null },
      places: [
        {
          ...{ place: 'a', corner: 1, limit: { now: 4, lower: 3, higher: 5 } },
          ...{ passes: 0, troubles: 0, cost: 0, troubleShare: 0, costPerPass: 0, overtakes: null },
        },
        {
          ...{ place: 'b', corner: 2, limit: null },
          ...{ passes: 0, troubles: 0, cost: 0, troubleShare: 0, costPerPass: 0, overtakes: null },
        },
      ],
      ...{ legs: [], laps: [], gapUnit: 'spaces', gaps: [], open: null, drivers: [], skill: null },
      lapsOption: { now: 2, min: 1, max: 3 },
      usual: { troubles: 0.1, minutes: 15 },
      costPerLap: null,
      box: { minutes: { low: 20, high: 30 }, skill: { low: 0.6, high: 0.7 }, costPerLap: { low: 1, high: 2 } },
    });
  });

  test('holds the circuits in the box beside it only where they were measured, and counts the cost of a car in a lap', () => {
    const marks = [{ place: 'a', passes: 4, troubles: 0, cost: 6, overtakes: 0 }];
    // Two cars drive two laps in each of two races.
    expect(report([madeRace({ marks }), madeRace({ marks, index: 1 })]).costPerLap).toBe(1.5);
    const bare = report([madeRace({ marks })], { ...SUBJECT, yardstick: null, laps: null });
    expect([bare.box, bare.costPerLap]).toEqual([null, null]);
  });
  test('counts wins by starting place, a shared win as a fraction', () => {
    const { starts } = report([
      madeRace(),
      madeRace({ places: [2, 1] }),
      madeRace({ starts: [2, 1] }),
      madeRace({ places: [1, 1] }),
    ]);
    expect(starts).toEqual([
      { place: 1, starts: 4, won: 1.5, share: 0.375, ...wilson(1.5, 4), fair: fairBand(2, 4) },
      { place: 2, starts: 4, won: 2.5, share: 0.625, ...wilson(2.5, 4), fair: fairBand(2, 4) },
    ]);
  });
  test('leaves out starting places that nobody knows', () => {
    expect(report([madeRace({ starts: [0, 0] })]).starts).toEqual([]);
  });
  test('gives rounds with their quarters, and minutes for people in every car', () => {
    const { rounds, minutes } = report([8, 10, 12, 14].map((count) => madeRace({ rounds: count })));
    expect(rounds).toEqual({ mean: 11, least: 8, lower: 8, middle: 10, upper: 12, most: 14 });
    // A round takes 20 s and 20 s for each of two people: one minute.
    expect(minutes).toEqual({ lower: 8, mean: 11, upper: 12 });
    expect(report([madeRace()], { ...SUBJECT, seconds: null }).minutes).toBeNull();
  });
  test('adds up places: corners in driving order, then squares by number', () => {
    const marks = (a: number, squares: string[]) => [
      { place: 'a', passes: a, troubles: 1, cost: 3, overtakes: 2 },
      ...squares.map((place) => ({ place, passes: 0, troubles: 2, cost: 0, overtakes: 0 })),
    ];
    const { places } = report([madeRace({ marks: marks(8, ['10', '9']) }), madeRace({ marks: marks(12, ['9']) })]);
    expect(places.map(({ place, corner, passes, troubles, cost }) => [place, corner, passes, troubles, cost])).toEqual([
      ['a', 1, 20, 2, 6],
      ['b', 2, 0, 0, 0],
      ['9', null, 0, 4, 0],
      ['10', null, 0, 2, 0],
    ]);
    expect(places[0]).toMatchObject({ troubleShare: 0.1, costPerPass: 0.3, overtakes: 2 });
    expect(places[1]).toMatchObject({ overtakes: 0 });
    expect(report([madeRace()], { ...SUBJECT, placesOvertakes: false }).places[0]?.overtakes).toBeNull();
  });
  test('gives overtakes and lead changes per race and lap, gaps in the unit, and the share of open races', () => {
    const made = report([
      madeRace({ laps: [{ lap: 1, overtakes: 4, leadChanges: 1 }], gaps: [3], open: true }),
      madeRace({
        laps: [
          { lap: 1, overtakes: 2, leadChanges: 0 },
          { lap: 2, overtakes: 1, leadChanges: 1 },
        ],
        gaps: [6],
      }),
    ]);
    expect(made.laps).toEqual([
      { lap: 1, overtakes: 3, leadChanges: 0.5 },
      { lap: 2, overtakes: 0.5, leadChanges: 0.5 },
    ]);
    expect(made.gaps).toEqual([{ place: 2, mean: 2.25, least: 1.5, lower: 1.5, middle: 1.5, upper: 3, most: 3 }]);
    expect(made.open).toBe(0.5);
  });
  test('gives wins by driver where the field is mixed', () => {
    const mixed = { ...SUBJECT, drivers: ['best', 'easy'] };
    const { drivers } = report(
      [madeRace({ drivers: ['best', 'easy'] }), madeRace({ drivers: ['easy', 'best'] })],
      mixed,
    );
    expect(drivers.map(({ driver, starts, won }) => [driver, starts, won])).toEqual([
      ['best', 2, 1],
      ['easy', 2, 1],
    ]);
    expect(report([madeRace()]).drivers).toEqual([]);
  });
  test('gives the effective number of ways by leg: one if all are the same, all of them if they are equally common', () => {
    const { legs } = report([
      madeRace({
        ways: [
          { leg: 1, way: 'a b', cars: 2 },
          { leg: 2, way: 'b c', cars: 1 },
          { leg: 2, way: 'b d', cars: 1 },
          { leg: 10, way: 'e', cars: 1 },
        ],
      }),
      madeRace({
        ways: [
          { leg: 1, way: 'a b', cars: 2 },
          { leg: 2, way: 'b c', cars: 1 },
          { leg: 2, way: 'b e', cars: 2 },
          { leg: 10, way: 'f', cars: 3 },
        ],
      }),
    ]);
    // Leg 2: 5² / (2² + 1² + 2²); leg 10: 4² / (1² + 3²).
    expect(legs).toEqual([
      { leg: 1, runs: 4, ways: 1 },
      { leg: 2, runs: 5, ways: 25 / 9 },
      { leg: 10, runs: 4, ways: 1.6 },
    ]);
  });
  test('keeps the skill series apart', () => {
    const duel = (places: number[]) => madeRace({ series: 'skill', drivers: ['best', 'hard'], places });
    const made = report([duel([1, 2]), duel([1, 2]), duel([2, 1]), duel([1, 1])]);
    expect(made.races).toBe(0);
    expect(made.skill).toEqual({ better: 'best', worse: 'hard', starts: 4, won: 2.5, share: 0.625, ...wilson(2.5, 4) });
  });
  test('names the races that did not end, and counts nothing of them', () => {
    const endless = (index: number) => madeRace({ index, seed: `s/${index}`, ended: false });
    const made = report([endless(7), madeRace(), endless(2)]);
    expect(made.races).toBe(1);
    expect(made.unended).toEqual([
      { series: 'fair', index: 2, seed: 's/2' },
      { series: 'fair', index: 7, seed: 's/7' },
    ]);
  });
});

const place = fc.constantFrom('a', 'b', '7', '12');
const race: fc.Arbitrary<RaceFacts> = fc.record({
  series: fc.constantFrom('fair', 'skill'),
  index: fc.nat(500),
  seed: fc.string(),
  ended: fc.boolean(),
  rounds: fc.nat(600),
  drivers: fc.constantFrom(['hard', 'best', 'hard'], ['best', 'hard', 'hard']),
  starts: fc.constantFrom([1, 2, 3], [3, 1, 2], [0, 0, 0]),
  places: fc.constantFrom([1, 2, 3], [1, 1, 1], [2, 1, 3], [3, 1, 1]),
  laps: fc.array(fc.record({ lap: fc.integer({ min: 1, max: 3 }), overtakes: fc.nat(9), leadChanges: fc.nat(4) }), {
    maxLength: 3,
  }),
  gaps: fc.array(fc.nat(30), { maxLength: 2 }),
  open: fc.boolean(),
  marks: fc.array(fc.record({ place, passes: fc.nat(9), troubles: fc.nat(3), cost: fc.nat(9), overtakes: fc.nat(4) }), {
    maxLength: 4,
  }),
  ways: fc.array(fc.record({ leg: fc.integer({ min: 1, max: 3 }), way: place, cars: fc.integer({ min: 1, max: 8 }) }), {
    maxLength: 4,
  }),
});

test('the order in which races arrive changes nothing, and the report is plain JSON', () => {
  const subject = { ...SUBJECT, cars: 3, drivers: ['hard', 'best'] };
  const races = fc
    .uniqueArray(race, { maxLength: 12, selector: ({ series, index }) => `${series} ${index}` })
    .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
  fc.assert(
    fc.property(races, ([list, shuffled]) => {
      const made = report(list, subject);
      expect(report(shuffled, subject)).toEqual(made);
      expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    }),
  );
});
