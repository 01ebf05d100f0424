// What achievements count in a race of Havoc Speedway, from short logs made by hand.

import { expect, test } from 'vitest';
import { COINS, TOW } from '../data/coins';
import type { HavocEvent, HavocEventBody } from '../types';
import { facts } from './facts';

const all = (...events: HavocEventBody[]) =>
  facts(
    events.map((event): HavocEvent => ({ ...event, round: 1 })),
    2,
  );
const of = (...events: HavocEventBody[]) => all(...events)[0];
const storm = (...order: number[]): HavocEventBody => ({ type: 'stormEnded', order, turns: 9, stopped: false });
const coinOf = (helps: boolean) => COINS.findIndex(({ move }) => (helps ? move > 0 : move < 0));
const revealed = (by: number, seat: number, coin: number, chain = 1): HavocEventBody => {
  return { type: 'coinRevealed', at: 0, coin, by, seat, chain };
};

test('storms won and lost, and in a row', () => {
  const [first, second] = all(storm(0, 1), storm(0, 1), storm(1, 0), storm(0, 1));
  expect(first).toMatchObject({ badges: 3, lastBadges: 1, stormRun: 2 });
  expect(second).toMatchObject({ badges: 1, lastBadges: 3, stormRun: 1 });
});
test('coins: one’s own that help or hurt, and those that hit a rival', () => {
  const events = [
    revealed(0, 0, coinOf(true)),
    revealed(0, 0, coinOf(false), 3),
    revealed(0, 1, TOW),
    revealed(0, 1, coinOf(false)),
    revealed(0, 1, coinOf(true)),
  ];
  expect(of(...events)).toMatchObject({ ownGood: 1, ownBad: 1, trapTow: 1, trapBack: 1, chain: 3, rides: 1 });
});
test('cards: calls, skips, and the most toxic cards at once', () => {
  const toxic = (count: number): HavocEventBody => {
    return { type: 'cardsDrawn', seat: 0, count, cards: null, reason: 'toxic', hand: 9, stock: 9 };
  };
  expect(
    of({ type: 'suitCalled', suit: 0, by: 0 }, { type: 'turnSkipped', seat: 0, by: 'card' }, toxic(2), toxic(6)),
  ).toMatchObject({ calls: 1, skips: 1, toxic: 8, mostToxic: 6 });
});
test('dice and driving: doubles, walls, backwards over the line', () => {
  const rolled = (one: number, other: number): HavocEventBody => {
    return { type: 'dieRolled', seat: 0, die: 'movement', faces: [one, other], total: one + other, symbol: null };
  };
  expect(
    of(
      rolled(6, 6),
      rolled(1, 1),
      rolled(2, 3),
      { type: 'pawnBlocked', seat: 0, by: 'wall', at: 0 },
      { type: 'lineCrossed', seat: 0, direction: 'backward', step: 0, lap: 0 },
      { type: 'tieBreakStarted', seats: [0, 1], progress: 9 },
    ),
  ).toMatchObject({ doubles: 2, boxcars: 1, snakeEyes: 1, walls: 1, linesBack: 1, tieBreaks: 1, laneDice: 0 });
});
