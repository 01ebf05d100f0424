// Converts a race state to the AI's terms (counted piles, the simulated race), and counts back to cards.
// Not here: choosing an answer.

import type { Seat } from '@core/contract';
import { Memory } from '@core/memory';
import { carOf } from '../cars';
import { GEAR_COOLDOWN } from '../data/costs';
import { LEGENDS, type LegendLevel, legendEntry } from '../data/legends';
import { raceRoad } from '../outlook/race-road';
import type { Road } from '../outlook/road';
import type { Car, Card, HeatState } from '../types';
import { type Chance, type Counts, noCards, put } from './cards/hands';
import { CLASS_OF, CLASSES, HEAT_CLASS } from './cards/kinds';
import { type Play, playOf } from './cards/play';
import { type HeadCar, noPiles } from './playout/head-car';
import type { HeadRace } from './playout/head-race';
import { type LegendPace, legendPaceOf } from './playout/legend-pace';
import { standsOf } from './playout/stands';
import { prospectOf } from './prospect';

/** Cars get their streams when a race is simulated; before that nothing draws. */
const NO_CHANCE: Chance = () => 0;

const legendPaces = new Memory<LegendPace>(48);

/** Counts a pile by kind. kinds: number of kinds to make room for; no card may be of another. */
export function countCards(cards: readonly Card[], kinds = CLASSES): Counts {
  const counts = noCards(kinds);
  for (const card of cards) put(counts, CLASS_OF[card] ?? HEAT_CLASS);
  return counts;
}

/** Cards of a hand that match these counts. */
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

/** The race for the AI to simulate, cars in turn order. me: the seat's index in cars; seats: the seat of each car. */
export function headRace(s: Readonly<HeatState>, seat: Seat): { race: HeadRace; me: number; seats: Seat[] } {
  const road = raceRoad(s);
  const own = carOf(s, seat);
  const seats = s.order.filter((other) => carOf(s, other).status === 'racing');
  const kinds = kindsIn(s);
  const cars = seats.map((other) => headCar(s, road, other, kinds));
  const reach = s.slipstreamReach === 'long' ? 2 : 1;
  const table = prospectOf(road, heatOf(own), s.handSize);
  return {
    race: { table, cars, startCars: s.startCars, reach, stands: standsOf(s), over: false, played: 0 },
    me: seats.indexOf(seat),
    seats,
  };
}

/** Number of kinds that piles need room for: all if sponsorship cards can be won. Fewer kinds make playouts faster. */
function kindsIn(s: Readonly<HeatState>): number {
  if (s.sponsorship) return CLASSES;
  let last = HEAT_CLASS;
  for (const { hand, draw, discard, played } of s.cars) {
    for (const pile of [hand, draw, discard, played]) {
      for (const card of pile) last = Math.max(last, CLASS_OF[card] ?? HEAT_CLASS);
    }
  }
  return last + 1;
}

/** All Heat cards of a driver, wherever they are. */
export function heatOf(car: Readonly<Car>): number {
  let heat = car.engine;
  for (const pile of [car.hand, car.draw, car.discard, car.placed, car.played]) {
    for (const card of pile) if (CLASS_OF[card] === HEAT_CLASS) heat++;
  }
  return heat;
}

function headCar(s: Readonly<HeatState>, road: Road, seat: Seat, kinds: number): HeadCar {
  const car = carOf(s, seat);
  const legend = car.kind === 'legend' ? paceOfLegend(s, road, car) : undefined;
  const common = {
    progress: car.progress,
    gear: car.gear,
    engine: car.engine,
    adrenaline: s.adrenaline.includes(seat) ? 1 : 0,
    legend,
    handLimit: s.handSize,
    chance: NO_CHANCE,
    from: car.from,
    speed: car.speed,
    play: openPlay(s, car, seat),
    towed: car.slipstreamed ? car.towedFrom : undefined,
    lost: car.cluttered,
    opened: s.firstLap.includes(seat),
    won: 0,
  };
  if (legend) return { ...common, ...noPiles() };
  return {
    ...common,
    hand: countCards(car.hand, kinds),
    draw: countCards(car.draw, kinds),
    discard: countCards(car.discard, kinds),
    played: countCards(car.played, kinds),
  };
}

/** The symbols that a car has left this turn; undefined before its reveal. */
function openPlay(s: Readonly<HeatState>, car: Readonly<Car>, seat: Seat): Play | undefined {
  if (s.phase === 0 || s.phase < 3 || s.phase > 7 || car.played.length === 0) return undefined;
  const { left } = car;
  const granted = s.phase >= 5 && s.adrenaline.includes(seat) ? 1 : 0;
  return {
    ...playOf(noCards(), car.engine, 0),
    cool: Math.max(0, left.cool - GEAR_COOLDOWN[car.gear] - granted),
    reduceStress: left.reduceStress,
    superCool: left.superCool,
    slipstream: car.slipstreamBonus,
    limit: car.limitBonus,
  };
}

function paceOfLegend(s: Readonly<HeatState>, road: Road, car: Readonly<Car>): LegendPace {
  const key = `${road.key}/${s.legendLevel}/${s.legendBonus}/${car.colour}`;
  return legendPaces.recall(key, () => legendPaceOf(road, entriesOf(s.legendLevel, s.legendBonus, car)));
}

function entriesOf(level: LegendLevel, bonus: number, car: Readonly<Car>): LegendPace['entries'] {
  return LEGENDS.map((_, card) => {
    const entry = legendEntry(card, level, car.colour);
    return { ...entry, speed: entry.speed + bonus };
  });
}
