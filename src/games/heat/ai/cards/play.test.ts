// How the AI counts symbols, road tokens and weather: plays, roads, and React in a simulated race.

import { expect, test } from 'vitest';
import { cardNamed, HEAT, STRESS, speedCard } from '../../data/cards';
import { trackOf } from '../../data/tracks';
import { raceRoad } from '../../outlook/race-road';
import { boostHeatAt, cardsWon, coolingAt, cornerHeat, roadOf, towAt } from '../../outlook/road';
import { race } from '../../tests/race';
import { bestTurn } from '../best-turn';
import { type HeadCar, noPiles } from '../playout/head-car';
import type { HeadRace } from '../playout/head-race';
import { simulateRound } from '../playout/playout';
import { NO_STANDS } from '../playout/stands';
import { landing, prospectOf } from '../prospect';
import { countCards } from '../read';
import { landingOf } from '../score';
import { type Counts, chanceFrom, noCards, total } from './hands';
import { CLASS_OF, HEAT_CLASS } from './kinds';
import { playOf } from './play';

/** Counts of cards, each named by its value or by its name in cards.json. */
function named(...keys: string[]): Counts {
  return countCards(keys.map((key) => (/^[1-4]$/.test(key) ? speedCard(Number(key)) : cardNamed(key))));
}

function kindOf(key: string): number {
  return CLASS_OF[cardNamed(key)] ?? -1;
}

test('[R25 to R29] a play adds up values, flips, Heat and symbols', () => {
  const play = playOf(named('turbo-8', 'cooling-3', 'brakes-15', '4wd-4'), 6, 0);
  expect(play).toMatchObject({ fixed: 16, spread: [0, 4], flips: 1, heat: 1, cool: 1, stalled: [] });
  expect(playOf(countCards([STRESS, STRESS, speedCard(4)]), 0, 0)).toMatchObject({ fixed: 4, flips: 2, stress: 2 });
});

test('[R25, E48] a card that cannot be paid for stalls: one flip and no symbols', () => {
  const play = playOf(named('turbo-8', '2'), 0, 0);
  expect([play.fixed, play.flips, play.heat, play.stalled]).toEqual([2, 1, 0, [kindOf('turbo-8')]]);
});

test('[R25, E49] with an empty Engine a card pays with its own cooldown, which is then spent', () => {
  expect(playOf(named('cooling-6'), 0, 1)).toMatchObject({ fixed: 6, heat: 0, cool: 0, stalled: [] });
  expect(playOf(named('cooling-6'), 3, 1)).toMatchObject({ fixed: 6, heat: 1, cool: 1 });
});

test('[R45] Accelerate adds one option for the speed: all or nothing', () => {
  const play = playOf(countCards([cardNamed('4wd-accel'), STRESS]), 6, 0);
  expect([play.fixed, play.flips, play.spread]).toEqual([0, 2, [0, 2]]);
});

test("[R57, R58, R87 to R91, R94] a race's road includes tokens, weather and press", () => {
  const { s } = race('usa').car();
  s.weather = 'storm';
  s.road = ['slower', 'overheat', 'freeBoost', 'weather'];
  s.sponsorship = true;
  s.press = [1];
  const road = raceRoad(s);
  expect(road.limits.slice(0, 4)).toEqual([6, 3, 3, 2]);
  expect(cornerHeat(road, 30, 34, 5, 6)).toBe(3);
  expect([boostHeatAt(road, 50), boostHeatAt(road, 60), boostHeatAt(road, 50 + 69)]).toEqual([0, 1, 0]);
  expect([towAt(road, 60, 0), towAt(road, 60, 1), towAt(road, 20, 0)]).toEqual([4, 5, 2]);
  expect([cardsWon(road, 30, 34, 5), cardsWon(road, 30, 34, 4), cardsWon(road, 30, 34, 2, 32)]).toEqual([1, 0, 1]);
  s.weather = 'overcast';
  expect([coolingAt(raceRoad(s), 60, 3), coolingAt(raceRoad(s), 20, 3)]).toEqual([0, 3]);
  s.weather = 'rain';
  expect([coolingAt(raceRoad(s), 60, 3), coolingAt(raceRoad(s), 20, 3)]).toEqual([4, 3]);
  s.weather = 'fog';
  expect([towAt(raceRoad(s), 60, 3), towAt(raceRoad(s), 20, 3)]).toEqual([0, 5]);
});

test('[R99] a record speed wins a card if the event offers one', () => {
  const { s } = race('usa').car();
  s.sponsorship = true;
  s.event = 'record';
  expect([cardsWon(raceRoad(s), 60, 75, 15), cardsWon(raceRoad(s), 60, 74, 14)]).toEqual([1, 0]);
});

test('[R100] if a spin-out eliminates the car, every driver would rather stop', () => {
  const { s } = race('usa').car();
  const usual = landing(prospectOf(raceRoad(s), 7), 47, 59, 12, 4, 6, 1, 4);
  s.event = 'withdrawal';
  expect(landing(prospectOf(raceRoad(s), 7), 47, 59, 12, 4, 6, 1, 4)).toBeGreaterThan(usual + 5);
});

test('[R47] Limit symbols count at every corner, and no limit falls below 1', () => {
  const road = roadOf(trackOf('usa'), 2);
  expect([cornerHeat(road, 47, 50, 6, 9, 2), cornerHeat(road, 47, 50, 3, 9, -5)]).toEqual([1, 2]);
  expect(landingOf(road, 47, 50, 5, 2, 0, 0, 2).spun).toBe(0);
});

test('before a hairpin a plan with an empty Engine takes the card that raises its limit', () => {
  const table = prospectOf(roadOf(trackOf('usa'), 2), 7);
  const hand = named('4', '4', '4', '4', '3', 'tires-double');
  const car = { progress: 56, gear: 1, engine: 0, hand, draw: named('1', '2'), discard: noCards(), adrenaline: 0 };
  const { gear, cards } = bestTurn(table, car, 0);
  expect([gear, total(cards), cards[kindOf('tires-double')]]).toEqual([1, 1, 1]);
});

test('[R43, R64, R97] in a simulated race Super Cool fills the Engine, Refresh cards return and sponsorship cards are used up', () => {
  const table = prospectOf(roadOf(trackOf('usa'), 2), 7);
  const cards = named('cooling-sc1', 'susp-4', 'sp-turbo');
  const car: HeadCar = {
    ...noPiles(),
    progress: 60,
    gear: 3,
    engine: 2,
    hand: cards.slice(),
    adrenaline: 0,
    legend: undefined,
    play: undefined,
    towed: undefined,
    handLimit: 7,
    chance: chanceFrom(3),
    from: 0,
    speed: 0,
    lost: false,
    opened: false,
    won: 0,
    draw: countCards([1, 2, 3, 4, 1, 2, 3, 4].map(speedCard)),
    discard: countCards([HEAT, HEAT]),
  };
  const head: HeadRace = { table, cars: [car], startCars: 2, reach: 1, stands: NO_STANDS, over: false, played: 0 };
  simulateRound(head, [{ gear: 3, cards, value: 0 }], []);
  const everywhere = (kind: number) => [car.hand, car.draw, car.discard, car.played].map((pile) => pile[kind] ?? 0);
  expect(car.progress).toBe(71);
  expect([car.engine, car.discard[HEAT_CLASS]]).toEqual([3, 1]);
  expect(car.hand[kindOf('susp-4')]).toBe(1);
  expect(everywhere(kindOf('sp-turbo'))).toEqual([0, 0, 0, 0]);
});
