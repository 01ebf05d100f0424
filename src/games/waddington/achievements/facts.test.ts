// What achievements count in a race of Waddington's Formula 1, from short logs made by hand.

import { expect, test } from 'vitest';
import { MOST_BRAKES, MOST_TYRES, TOP_SPEED } from '../data/charts';
import type { WaddingtonEvent, WaddingtonEventBody } from '../types';
import { facts } from './facts';

const of = (...events: WaddingtonEventBody[]) =>
  facts(
    events.map((event): WaddingtonEvent => ({ ...event, round: 1, turn: 1 })),
    2,
  )[0];
type Judged = Extract<WaddingtonEventBody, { type: 'cornerJudged' }>;
const judged = (verdict: Judged['verdict'], excess = 0): Judged => {
  return { type: 'cornerJudged', seat: 0, corner: 0, limit: 60, excess, verdict, reason: null };
};
const dice = (one: number, other: number, result: 'none' | 'wear' | 'spin'): WaddingtonEventBody => {
  return {
    type: 'diceRolled',
    seat: 0,
    corner: 0,
    column: 20,
    dice: [one, other],
    row: 0,
    result,
    tyres: 0,
    brakes: 0,
  };
};

test('corners: clear, superb and on Special Tyres, in a row, and how far over the limit', () => {
  expect(
    of(judged('clear'), judged('superb', 60), judged('dice', 20), judged('specialTyres', 40), judged('clear')),
  ).toMatchObject({ bands: 5, clear: 2, superb: 1, special: 1, cleanRun: 2, over: 60 });
});
test('dice: lucky, costly, and double sixes', () => {
  expect(of(dice(6, 6, 'none'), dice(1, 2, 'wear'), dice(6, 6, 'spin'))).toMatchObject({
    luckyDice: 1,
    wearDice: 1,
    worstDice: 1,
    doubleSix: 2,
    over: 20,
  });
});
test('cards, pits and speed', () => {
  expect(
    of(
      { type: 'speedSet', seat: 0, from: 100, to: TOP_SPEED, reason: 'surge' },
      { type: 'tacticPlayed', seat: 0, card: 0, squares: 4, reading: 0 },
      { type: 'tacticPlayed', seat: 0, card: 0, squares: 2, reading: 0 },
      { type: 'pitCardDrawn', seat: 0, card: 0, missTurns: 0, startSpeed: 60, kept: true },
      { type: 'turnMissed', seat: 0, left: 0 },
      { type: 'baulked', seat: 1, blocker: 0, forced: false, from: 0, to: 0, squares: 1, standing: false },
    ),
  ).toMatchObject({
    topTurns: 1,
    surges: 1,
    cardSquares: 6,
    longCards: 1,
    bestCard: 4,
    pitCards: 1,
    fastWork: 1,
    kept: 1,
    missed: 1,
    blocking: 1,
  });
});
test('wear left is what the last turn leaves of both gauges', () => {
  const end: WaddingtonEventBody = {
    ...{ type: 'turnEnded', seat: 0, at: 0, reading: 0, dial: 0, order: [] },
    tyres: MOST_TYRES,
    brakes: MOST_BRAKES - 2,
  };
  expect(of(end)).toMatchObject({ wearLeft: 2 });
});
test('a win on a tie-break is the winner’s', () => {
  const statistics = { lapsLed: 0, spins: 0, dice: 0, stops: 0, baulks: 0, cardsUsed: 0, bestLap: 0 };
  const line = (seat: number, tieBreak: 'wear' | null) => ({ seat, progress: 0, tieBreak, points: 0, statistics });
  const classification = [line(0, null), line(1, 'wear')];
  expect(of({ type: 'raceEnded', classification, roundLimit: false })).toMatchObject({ tieBreak: 1 });
});
