// Verdicts: each threshold from both sides, the order of findings, and suggestions that change one thing.

import { Translator } from '@i18n/translator';
import { describe, expect, test } from 'vitest';
import { fairBand, wilson } from '../interval';
import type { BalanceReport, PlaceReport, StartWins } from '../report';
import { messages as german } from '../text/de';
import { messages as english } from '../text/en';
import { type Suggestion, shownOf, suggestionMessage, verdictOf } from '../verdict';
import { madeReport } from './made-races';

const codes = (changes: Partial<BalanceReport>) => verdictOf(madeReport(changes)).findings.map(({ code }) => code);
const spoken = (report: BalanceReport, language: 'en-GB' | 'de' = 'en-GB') => {
  const translator = new Translator(language);
  translator.add('toy', { 'level.best': 'Master' });
  translator.add('balance', language === 'de' ? german : english);
  const { message, findings, suggestions } = verdictOf(report);
  return [message, ...findings.map((one) => one.message), ...suggestions.map(suggestionMessage)].map((one) =>
    translator.describe(one)?.replaceAll('\u00a0', ' '),
  );
};

function start(place: number, won: number, starts = 300, cars = 4): StartWins {
  return { place, starts, won, share: won / starts, ...wilson(won, starts), fair: fairBand(cars, starts) };
}
function corner(number: number, troubleShare: number, costPerPass: number, passes = 2000): PlaceReport {
  const [troubles, cost] = [troubleShare * passes, costPerPass * passes];
  const limit = { now: 5, lower: 4, higher: 6 };
  const shares = { troubleShare, costPerPass, overtakes: 1 };
  return { place: `${number - 1}`, corner: number, limit, passes, troubles, cost, ...shares };
}
function duels(won: number, starts: number): BalanceReport['skill'] {
  return { better: 'best', worse: 'hard', starts, won, share: won / starts, ...wilson(won, starts) };
}

test('below 60 races it is too early to say; a race that did not end is named all the same', () => {
  const unended = [{ series: 'fair', index: 3, seed: 's/3' }] as const;
  const early = madeReport({ races: 59, unended, starts: [start(1, 59, 59)] });
  expect(verdictOf(early)).toMatchObject({ fairness: 'early', pace: null, suggestions: [] });
  expect(spoken(early)).toEqual([
    'Too early to say: 59 races so far, 60 are needed',
    'A race did not end. The seed of the race is s/3.',
  ]);
  expect(verdictOf(madeReport({ races: 60 }))).toMatchObject({ fairness: 'fair', pace: 'fast', findings: [] });
});

describe('fairness', () => {
  test('is uneven if a starting place is outside its band, on either side', () => {
    // The band of 300 races of four cars is 20 to 30%.
    const shares = (...won: number[]) => ({ starts: won.map((count, at) => start(at + 1, count)) });
    expect(codes(shares(89, 75, 75, 61))).toEqual([]);
    expect(codes(shares(91, 75, 75, 61))).toEqual(['start']);
    expect(codes(shares(80, 80, 82, 58))).toEqual(['start']);
    expect(verdictOf(madeReport(shares(123, 75, 75, 27))).fairness).toBe('uneven');
    expect(spoken(madeReport(shares(123, 75, 75, 27)))).toEqual([
      'Uneven and fast',
      'Starting place 1 wins 41% of races, fair would be 25%.',
      'Starting place 4 wins 9% of races, fair would be 25%.',
    ]);
  });
  test('is lucky if the better level wins less than 55 % of at least 40 duels', () => {
    expect(codes({ skill: duels(55, 100) })).toEqual([]);
    expect(codes({ skill: duels(54, 100) })).toEqual(['lucky']);
    expect(codes({ skill: duels(10, 38) })).toEqual([]);
    const lucky = madeReport({ skill: duels(50, 100) });
    expect(verdictOf(lucky)).toMatchObject({ fairness: 'lucky', suggestions: [{ laps: 3 }] });
    expect(spoken(lucky, 'de')).toEqual([
      'Glückssache und flott',
      'Master gewinnt nur 50 % von 100 Rennen gegen hard: Glück zählt mehr als Können.',
      '3 Runden',
    ]);
    expect(
      verdictOf(madeReport({ skill: duels(50, 100), lapsOption: { now: 3, min: 1, max: 3 } })).suggestions,
    ).toEqual([]);
  });
});

describe('pace', () => {
  test('is long above the usual minutes of each person, and a lap less is worth trying', () => {
    const minutes = (mean: number) => ({ minutes: { lower: mean, mean, upper: mean } });
    expect(codes(minutes(60))).toEqual([]);
    expect(verdictOf(madeReport(minutes(61)))).toMatchObject({ pace: 'long', suggestions: [{ laps: 1 }] });
    expect(verdictOf(madeReport({ ...minutes(61), lapsOption: null })).suggestions).toEqual([]);
  });
  test('is slow if a car overtakes less than every second lap', () => {
    const laps = (overtakes: number) => ({ laps: [1, 2].map((lap) => ({ lap, overtakes, leadChanges: 0 })) });
    expect(codes(laps(2))).toEqual([]);
    expect(codes(laps(1.9))).toEqual(['slow']);
    expect(verdictOf(madeReport(laps(1.9))).pace).toBe('slow');
  });
  test('a winner who nearly always leads with a third to go is a finding', () => {
    expect(codes({ open: 0.2 })).toEqual([]);
    expect(codes({ open: 0.19 })).toEqual(['early-lead']);
  });
});

describe('corners', () => {
  test('decide nothing if nobody spins and they cost next to nothing', () => {
    expect(codes({ places: [corner(1, 0.002, 0.1), corner(2, 0.003, 0.1), corner(3, 0.002, 0.11)] })).toEqual(['idle']);
    expect(codes({ places: [corner(1, 0, 0, 99)] })).toEqual([]);
    expect(spoken(madeReport({ places: [corner(3, 0, 0.05)] }))).toEqual([
      'Fair and fast',
      'Corner 3 decides nothing: nobody spins out or crashes there, and a pass costs 0.05.',
      'Corner 3: limit 4',
      'Move corner 3 forward by 2 spaces',
      'Move corner 3 forward by 1 space',
    ]);
  });
  test('are harsh above the usual share of passes', () => {
    expect(codes({ places: [corner(1, 0.12, 1)] })).toEqual([]);
    const harsh = verdictOf(madeReport({ places: [corner(2, 0.13, 1)] }));
    expect(harsh.findings).toMatchObject([{ code: 'harsh', corner: 2 }]);
    expect(harsh.suggestions).toEqual([
      { corner: 2, limit: 6 },
      { corner: 2, move: -2 },
      { corner: 2, move: -1 },
    ]);
  });
  test('are not moved while nothing is wrong with them', () => {
    expect(verdictOf(madeReport({ places: [corner(1, 0.05, 0.5)], open: 0.1 })).suggestions).toEqual([]);
  });
  test('without a limit, or with one at the end of its range, keep it', () => {
    const { limit: _, ...open } = corner(1, 0, 0);
    const moves = [2, 1].map((move) => ({ corner: 1, move }));
    expect(verdictOf(madeReport({ places: [{ ...open, limit: null }] })).suggestions).toEqual(moves);
    const lowest = { now: 1, lower: null, higher: 2 };
    expect(verdictOf(madeReport({ places: [{ ...open, limit: lowest }] })).suggestions).toEqual(moves);
  });
  test('squares are no corners', () => {
    expect(codes({ places: [{ ...corner(1, 0, 0), corner: null }] })).toEqual([]);
  });
});

test('a game without usual bounds is never harsh or long', () => {
  const minutes = { lower: 900, mean: 900, upper: 900 };
  expect(codes({ usual: null, minutes, places: [corner(1, 0.9, 1)] })).toEqual([]);
});

test('drivers more than three standard errors from an even share are named', () => {
  const driver = (name: string, won: number) => ({
    driver: name,
    starts: 300,
    won,
    share: won / 300,
    ...wilson(won, 300),
  });
  // Of 300 races, a quarter is 75, and a standard error 7.5.
  const mixed = madeReport({ drivers: [driver('hard', 97), driver('best', 120)] });
  expect(spoken(mixed)).toEqual(['Fair and fast', 'Master wins 40% of races, an even share would be 25%.']);
});

test('findings are in order of weight, and limits and laps are suggested before moves', () => {
  const { findings, suggestions } = verdictOf(
    madeReport({
      unended: [{ series: 'skill', index: 0, seed: 'x' }],
      starts: [start(1, 95), start(2, 120)],
      skill: duels(50, 100),
      places: [corner(1, 0, 0.02), corner(2, 0.2, 1), corner(3, 0, 0)],
      minutes: { lower: 70, mean: 80, upper: 90 },
      open: 0.1,
    }),
  );
  expect(findings.map(({ code, corner: at }) => (at === null ? code : `${code} ${at}`))).toEqual([
    ...['unended', 'start', 'start', 'lucky', 'idle 3', 'idle 1', 'harsh 2', 'long', 'early-lead'],
  ]);
  expect(findings[1]?.message.values).toMatchObject({ place: 2 });
  const moves = (corner: number, way: number) => [2, 1].map((spaces) => ({ corner, move: spaces * way }));
  expect(suggestions).toEqual([
    ...[{ laps: 3 }, { corner: 3, limit: 4 }, { corner: 1, limit: 4 }, { corner: 2, limit: 6 }, { laps: 1 }],
    ...[...moves(3, 1), ...moves(1, 1), ...moves(2, -1)],
  ]);
});

test('three suggestions are shown that the circuit can become, with one move of each corner', () => {
  const suggestions: Suggestion[] = [
    { corner: 3, limit: 4 },
    { corner: 3, move: 2 },
    { corner: 3, move: 1 },
    { corner: 2, move: -2 },
    { corner: 2, move: -1 },
    { laps: 1 },
  ];
  expect(shownOf(suggestions, () => true)).toEqual([0, 1, 3].map((at) => suggestions[at]));
  const isShort = (one: Suggestion) => !('move' in one) || Math.abs(one.move) === 1;
  expect(shownOf(suggestions, isShort)).toEqual([0, 2, 4].map((at) => suggestions[at]));
  expect(shownOf(suggestions, () => false)).toEqual([]);
});

describe('a board without a choice of way', () => {
  const leg = (number: number, ways: number, runs = 200) => ({ leg: number, runs, ways });
  const codesOf = (...legs: BalanceReport['legs']) => codes({ legs });

  test('is found if every leg after the first has about one way', () => {
    expect(codesOf(leg(1, 3), leg(2, 1.2), leg(3, 1.4))).toEqual(['one-way']);
    expect(codesOf(leg(1, 1), leg(2, 1.2), leg(3, 1.6))).toEqual([]);
  });
  test('is found by the first leg if there is no other', () => {
    expect(codesOf(leg(1, 1.1))).toEqual(['one-way']);
    expect(codesOf(leg(1, 2))).toEqual([]);
  });
  test('needs a hundred runs of a leg', () => {
    expect(codesOf(leg(1, 3), leg(2, 1, 99))).toEqual([]);
    expect(codesOf()).toEqual([]);
  });
});
