// Reads a race state into the AI's own terms: counted piles, the road, the race in the head; and cards back out.
// Not for: thinking.

import type { Seat } from '@core/contract';
import { carOf } from '../cars';
import { limitChange } from '../conditions';
import { CARDS } from '../data/cards';
import { LEGENDS, type LegendLevel, legendEntry } from '../data/legends';
import { TRACKS } from '../data/tracks';
import type { Car, Card, HeatState } from '../types';
import type { HeadRace } from './ahead';
import { type Chance, type Counts, HEAT_CLASS, noCards, put, STRESS_CLASS } from './hands';
import { type HeadCar, noPiles } from './head-car';
import { type LegendPace, legendPaceOf } from './legend-pace';
import { outlookOf } from './outlook';
import { type Road, roadOf } from './road';

const CLASS_OF: readonly number[] = CARDS.map((face) => {
  if (face.kind === 'heat') return HEAT_CLASS;
  if (face.kind === 'stress') return STRESS_CLASS;
  return Math.min(5, Math.max(0, ...face.values));
});
const HAND_LIMIT = 7;
/** Streams are given to the cars when a race is played ahead; before that nobody draws. */
const NO_CHANCE: Chance = () => 0;

const legendPaces = new Map<string, LegendPace>();

/** The road of this race, limits as they are now. */
export function raceRoad(s: Readonly<HeatState>): Road {
  return roadOf(
    TRACKS[s.track],
    s.laps,
    TRACKS[s.track].corners.map(({ index }) => limitChange(s, index)),
  );
}

/** A pile counted by class. */
export function countCards(cards: readonly Card[]): Counts {
  const counts = noCards();
  for (const card of cards) put(counts, CLASS_OF[card] ?? HEAT_CLASS);
  return counts;
}

/** Cards of a hand that make up these counts. */
export function cardsOf(hand: readonly Card[], counts: Counts): Card[] {
  const left = counts.slice();
  const cards: Card[] = [];
  for (const card of hand) {
    const kind = CLASS_OF[card] ?? HEAT_CLASS;
    if ((left[kind] ?? 0) === 0) continue;
    left[kind] = (left[kind] ?? 0) - 1;
    cards.push(card);
  }
  return cards;
}

/** The race as the AI plays it ahead, cars in turn order. me: the seat's place in cars, seats: the seat of each car. */
export function headRace(s: Readonly<HeatState>, seat: Seat): { race: HeadRace; me: number; seats: Seat[] } {
  const road = raceRoad(s);
  const own = carOf(s, seat);
  const seats = s.order.filter((other) => carOf(s, other).status === 'racing');
  const cars = seats.map((other) => headCar(s, road, other));
  const reach = s.slipstreamReach === 'long' ? 2 : 1;
  const table = outlookOf(road, heatOf(own));
  return {
    race: { table, cars, startCars: s.startCars, reach, over: false, played: 0 },
    me: seats.indexOf(seat),
    seats,
  };
}

/** All Heat cards of a driver, wherever they are. */
export function heatOf(car: Readonly<Car>): number {
  let heat = car.engine;
  for (const pile of [car.hand, car.draw, car.discard, car.placed, car.played]) {
    for (const card of pile) if (CLASS_OF[card] === HEAT_CLASS) heat++;
  }
  return heat;
}

function headCar(s: Readonly<HeatState>, road: Road, seat: Seat): HeadCar {
  const car = carOf(s, seat);
  const legend = car.kind === 'legend' ? paceOfLegend(s, road, car) : undefined;
  const common = {
    progress: car.progress,
    gear: car.gear,
    engine: car.engine,
    adrenaline: s.adrenaline.includes(seat) ? 1 : 0,
    legend,
    handLimit: HAND_LIMIT,
    chance: NO_CHANCE,
    from: car.from,
    speed: car.speed,
    lost: car.cluttered,
  };
  if (legend) return { ...common, ...noPiles() };
  return {
    ...common,
    hand: countCards(car.hand),
    draw: countCards(car.draw),
    discard: countCards(car.discard),
    played: countCards(car.played),
  };
}

function paceOfLegend(s: Readonly<HeatState>, road: Road, car: Readonly<Car>): LegendPace {
  const key = `${road.key}/${s.legendLevel}/${s.legendBonus}/${car.colour}`;
  const known = legendPaces.get(key);
  if (known) return known;
  const pace = legendPaceOf(road, entriesOf(s.legendLevel, s.legendBonus, car));
  legendPaces.set(key, pace);
  return pace;
}

function entriesOf(level: LegendLevel, bonus: number, car: Readonly<Car>): LegendPace['entries'] {
  return LEGENDS.map((_, card) => {
    const entry = legendEntry(card, level, car.colour);
    return { ...entry, speed: entry.speed + bonus };
  });
}
