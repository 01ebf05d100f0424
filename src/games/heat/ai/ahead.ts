// The race as an AI driver plays it out in its head: the rules of a round on counted piles, quick and rough.
// Lanes and lapped cars are left out. Not for: the race itself (phases/).

import { type Chance, type Counts, HEAT_CLASS, noCards, put, STRESS_CLASS, takeAll, total } from './hands';
import { clutter, discard, flip, type HeadCar, replenish, shift, throwCards } from './head-car';
import { legendMove } from './legend-pace';
import { gearCooling, landing, type Outlook } from './outlook';
import { bestTurn, fixedSpeed, flipChances, type Turn } from './plan';
import { cornerHeat } from './road';

/** A race in the head. A car is known by its place in cars, not by its seat. */
export interface HeadRace {
  table: Outlook;
  cars: HeadCar[];
  startCars: number;
  /** Slipstream window in spaces ahead: 1, or 2 with the long reach. */
  reach: number;
  over: boolean;
  /** Rounds played ahead so far. */
  played: number;
}

/**
 * Changes race: plays one round. turns: plans that are already fixed, by car; the others plan by the outlook.
 * gears: gears already shifted to, by car; 0 or nothing where still free.
 */
export function playRound(race: HeadRace, turns: readonly (Turn | undefined)[], gears: readonly number[]): void {
  const order = orderOf(race);
  setAdrenaline(race, order);
  const plans = race.cars.map((car, i) => turns[i] ?? planOf(race, car, gears[i] ?? 0));
  for (const i of order) moveOff(race, i, plans[i]);
  playOn(race, order, 'react', 0);
}

/** Changes race: plays the round on from a place in the order of React or Slipstream. */
export function playOn(race: HeadRace, order: readonly number[], phase: 'react' | 'slip', place: number): void {
  if (phase === 'react') for (const i of order.slice(place)) react(race, i);
  for (const i of phase === 'slip' ? order.slice(place) : order) slip(race, i);
  for (const i of order) passCorners(race, i);
  finishRound(race);
}

/**
 * Changes race: phases 8 and 9 for all, and the end of the race if somebody is home. thrown: what car number chooser
 * discards; the others, and all where nobody chooses, throw what is usual.
 */
export function finishRound(race: HeadRace, chooser = -1, thrown: Counts = noCards()): void {
  race.played++;
  if (race.cars.some((car) => car.progress >= race.table.road.finish)) {
    race.over = true;
    return;
  }
  race.cars.forEach((car, i) => {
    if (car.legend) return;
    if (i === chooser) discard(car, thrown);
    else if (!car.lost) throwCards(race.table.road, car);
    replenish(car);
  });
}

/** Places in cars, the furthest ahead first; equal cars keep their order. */
export function orderOf(race: HeadRace): number[] {
  return race.cars
    .map((_, i) => i)
    .sort((a, b) => (race.cars[b]?.progress ?? 0) - (race.cars[a]?.progress ?? 0) || a - b);
}

/** Changes race: gives the last car (or two) its adrenaline, R15. */
export function setAdrenaline(race: HeadRace, order: readonly number[]): void {
  const seats = race.cars.length < 2 ? 0 : race.startCars >= 5 ? 2 : 1;
  order.forEach((i, place) => {
    const car = race.cars[i];
    if (car) car.adrenaline = place >= order.length - seats ? 1 : 0;
  });
}

function planOf(race: HeadRace, car: HeadCar, gear: number): Turn | undefined {
  if (car.legend) return undefined;
  return bestTurn(race.table, car, gear);
}

function moveOff(race: HeadRace, i: number, plan: Turn | undefined): void {
  const car = race.cars[i];
  if (!car) return;
  car.from = car.progress;
  car.speed = 0;
  car.lost = false;
  if (car.legend) {
    car.progress = roomFrom(race, i, legendMove(car.legend, car.progress, car.chance));
    return;
  }
  if (!plan) return;
  shift(car, plan.gear);
  const size = total(plan.cards);
  if (size < plan.gear) {
    clutter(car, plan.gear);
    return;
  }
  takeAll(car.hand, plan.cards);
  for (let c = 0; c < plan.cards.length; c++) car.played[c] = (car.played[c] ?? 0) + (plan.cards[c] ?? 0);
  car.speed = fixedSpeed(plan.cards);
  for (let n = plan.cards[STRESS_CLASS] ?? 0; n > 0; n--) car.speed += flip(car);
  if (car.speed > 0) car.progress = roomFrom(race, i, car.progress + car.speed);
}

/** The space a car ends in when others fill the one it aims at (R30). */
export function roomFrom(race: HeadRace, mover: number, aim: number): number {
  let to = aim;
  for (;;) {
    let there = 0;
    for (let j = 0; j < race.cars.length; j++) if (j !== mover && race.cars[j]?.progress === to) there++;
    if (there < race.table.road.lanes) return to;
    to++;
  }
}

function react(race: HeadRace, i: number): void {
  const car = race.cars[i];
  if (!car || car.legend || car.lost) return;
  const hot = car.hand[HEAT_CLASS] ?? 0;
  const cooled = Math.min(hot, gearCooling(car.gear) + car.adrenaline);
  car.hand[HEAT_CLASS] = hot - cooled;
  car.engine += cooled;
  if (car.adrenaline > 0 && rounds(race.table, car, 1, 0) <= rounds(race.table, car, 0, 0)) pushOn(race, i, 1);
  if (car.gear === 4 && car.engine > 0 && boostGain(race.table, car) > 0) boost(race, i);
}

/** Changes race: one car's speed and place go up by this much. */
export function pushOn(race: HeadRace, i: number, spaces: number): void {
  const car = race.cars[i];
  if (!car || spaces === 0) return;
  car.speed += spaces;
  car.progress = roomFrom(race, i, car.progress + spaces);
}

/** Changes race: one car boosts (R40). */
export function boost(race: HeadRace, i: number): void {
  const car = race.cars[i];
  if (!car) return;
  car.engine -= 1;
  put(car.discard, HEAT_CLASS);
  pushOn(race, i, flip(car));
}

/** Rounds to go if this car went so much faster and further now, for this much Heat. */
function rounds(table: Outlook, car: HeadCar, more: number, paid: number): number {
  const { from, progress, speed, gear, engine, hand } = car;
  return landing(table, from, progress + more, speed + more, gear, engine - paid, hand[HEAT_CLASS] ?? 0, gear);
}

/** Rounds that a boost saves on average. */
function boostGain(table: Outlook, car: HeadCar): number {
  let after = 0;
  flipChances(car.draw).forEach((chance, i) => {
    if (chance > 0) after += chance * rounds(table, car, i + 1, 1);
  });
  return rounds(table, car, 0, 0) - after;
}

function slip(race: HeadRace, i: number): void {
  const car = race.cars[i];
  const { finish } = race.table.road;
  if (!car || car.legend || car.lost || car.progress >= finish || !hasTow(race, i)) return;
  const to = roomFrom(race, i, car.progress + 2);
  if (to >= finish) return;
  const stay = rounds(race.table, car, 0, 0);
  const { from, speed, gear, engine, hand } = car;
  const go = landing(race.table, from, to, speed, gear, engine, hand[HEAT_CLASS] ?? 0, gear);
  if (go < stay) car.progress = to;
}

function hasTow(race: HeadRace, i: number): boolean {
  const at = race.cars[i]?.progress ?? 0;
  return race.cars.some((other, j) => j !== i && other.progress >= at && other.progress <= at + race.reach);
}

function passCorners(race: HeadRace, i: number): void {
  const car = race.cars[i];
  if (!car || car.legend || car.lost) return;
  const { road } = race.table;
  const cost = cornerHeat(road, car.from, car.progress, car.speed, car.engine);
  if (cost >= 0) {
    car.engine -= cost;
    car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + cost;
    return;
  }
  car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + car.engine;
  car.engine = 0;
  car.hand[STRESS_CLASS] = (car.hand[STRESS_CLASS] ?? 0) + (car.gear > 2 ? 2 : 1);
  car.gear = 1;
  let at = (road.lines[-1 - cost] ?? 0) - 1;
  while (race.cars.filter((other, j) => j !== i && other.progress === at).length >= road.lanes) at--;
  car.progress = at;
}

/** A copy of a race that can be played on its own. chance: the stream of each car. */
export function copyRace(race: HeadRace, chance: (car: number) => Chance): HeadRace {
  const cars = race.cars.map((car, i) => ({
    ...car,
    hand: car.hand.slice(),
    draw: car.draw.slice(),
    discard: car.discard.slice(),
    played: car.played.slice(),
    chance: chance(i),
  }));
  return { ...race, cars };
}
