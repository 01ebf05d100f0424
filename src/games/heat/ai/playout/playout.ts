// The race as an AI driver simulates it: the rules of a round on counted piles, fast and approximate.
// Lanes and lapped cars are left out. Not here: the race itself (phases/).

import { SLIPSTREAM } from '../../conditions';
import { BOOST_GEAR, GEAR_COOLDOWN, SPIN_STRESS } from '../../data/costs';
import { boostHeatAt, cardsWon, coolingAt, cornerHeat, towAt } from '../../outlook/road';
import { adrenalineSeats } from '../../standings';
import { bestTurn } from '../best-turn';
import { flipChances } from '../cards/flips';
import { type Chance, type Counts, noCards, put, takeAll, total } from '../cards/hands';
import { HEAT_CLASS, PROFILES, STRESS_CLASS } from '../cards/kinds';
import { type Play, playOf } from '../cards/play';
import type { PlannedTurn } from '../plan';
import { landing, type Prospect } from '../prospect';
import { clutter, discard, flip, type HeadCar, replenish, shift, throwCards } from './head-car';
import type { HeadRace } from './head-race';
import { legendMove } from './legend-pace';
import { takeCards, takeEventCards } from './stands';

/** Rounds that playing a card directly must save at least, because it could be placed later instead. */
const DIRECT_GAIN = 0.08;

/**
 * Simulates one round. Changes race. turns: plans that are already fixed, by car; other cars plan by the prospect.
 * gears: gears already chosen, by car; 0 or missing if still free.
 */
export function simulateRound(
  race: HeadRace,
  turns: readonly (PlannedTurn | undefined)[],
  gears: readonly number[],
): void {
  const order = orderOf(race);
  setAdrenaline(race, order);
  for (const i of order) moveOff(race, i, turns[i] ?? planOf(race, i, gears[i] ?? 0));
  simulateRest(race, order, 'react', 0);
}

/** Simulates the rest of the round from a position in the order of React or Slipstream. Changes race. */
export function simulateRest(race: HeadRace, order: readonly number[], phase: 'react' | 'slip', place: number): void {
  if (phase === 'react') for (const i of order.slice(place)) react(race, i);
  for (const i of phase === 'slip' ? order.slice(place) : order) slip(race, i);
  const clean = order.filter((i) => passCorners(race, i));
  takeEventCards(race, clean);
  finishRound(race);
}

/**
 * Simulates phases 8 and 9 for all, and ends the race if a car is past the final line. Changes race. thrown: what the car
 * with index chooser discards; the others make the usual discard, as all do without a chooser.
 */
export function finishRound(race: HeadRace, chooser = -1, thrown: Counts = []): void {
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

/** Indexes of cars, the furthest ahead first; equal cars keep their order. */
export function orderOf(race: HeadRace): number[] {
  return race.cars
    .map((_, i) => i)
    .sort((a, b) => (race.cars[b]?.progress ?? 0) - (race.cars[a]?.progress ?? 0) || a - b);
}

/** Gives the last car (or two) its adrenaline (R15). Changes race. */
export function setAdrenaline(race: HeadRace, order: readonly number[]): void {
  const seats = race.cars.length < 2 ? 0 : adrenalineSeats(race.startCars);
  order.forEach((i, place) => {
    const car = race.cars[i];
    if (car) car.adrenaline = place >= order.length - seats ? 1 : 0;
  });
}

function planOf(race: HeadRace, i: number, gear: number): PlannedTurn | undefined {
  const car = race.cars[i];
  return car && !car.legend ? bestTurn(race.table, car, gear) : undefined;
}

/** Plans of every car at the start of a round, except one car and the Legends. Changes race: sets adrenaline. */
export function plansOf(race: HeadRace, but: number, gears: readonly number[]): (PlannedTurn | undefined)[] {
  setAdrenaline(race, orderOf(race));
  return race.cars.map((_, i) => (i === but ? undefined : planOf(race, i, gears[i] ?? 0)));
}

function moveOff(race: HeadRace, i: number, plan: PlannedTurn | undefined): void {
  const car = race.cars[i];
  if (!car) return;
  car.from = car.progress;
  car.speed = 0;
  car.play = undefined;
  car.towed = undefined;
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
  place(car, plan.cards);
  car.speed = speedOf(race.table, car, playOf(plan.cards, car.engine, car.hand[HEAT_CLASS] ?? 0));
  if (car.speed > 0) car.progress = roomFrom(race, i, car.progress + car.speed);
}

/** Moves cards from the hand to the table. Changes car. */
function place(car: HeadCar, cards: Counts): void {
  takeAll(car.hand, cards);
  for (let c = 0; c < cards.length; c++) if (cards[c]) car.played[c] = (car.played[c] ?? 0) + (cards[c] ?? 0);
}

/** Pays for a play, flips, and chooses the values that then look best (R25 to R29). Returns the speed. Changes car. */
function speedOf(table: Prospect, car: HeadCar, play: Play): number {
  pay(car, play);
  let speed = play.fixed;
  for (let n = play.flips; n > 0; n--) speed += flip(car);
  if (play.spread.length === 1) return speed;
  let best = { speed, value: Number.POSITIVE_INFINITY };
  for (const more of play.spread) {
    const value = rounds(table, car, speed + more, 0);
    if (value < best.value) best = { speed: speed + more, value };
  }
  return best.speed;
}

/** Pays Heat symbols, discards stalled cards and keeps the symbols that React needs. Changes car. */
function pay(car: HeadCar, play: Play): void {
  car.engine -= play.heat;
  car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + play.heat;
  for (const kind of play.stalled) {
    car.played[kind] = (car.played[kind] ?? 0) - 1;
    put(car.discard, kind);
  }
  car.play = play;
}

/** The space in which a car ends if others fill the one it aims at (R30). */
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
  superCool(car);
  reduceStress(car);
  const cooled = cool(race.table, car, 0);
  if (car.adrenaline > 0 && rounds(race.table, car, 1, 0) <= rounds(race.table, car, 0, 0)) pushOn(race, i, 1);
  for (let kind = HEAT_CLASS + 1; kind < car.hand.length; kind++) {
    if ((car.hand[kind] ?? 0) > 0 && PROFILES[kind]?.direct) maybePlayDirectly(race, i, kind);
  }
  if (
    car.gear === BOOST_GEAR &&
    car.engine >= boostHeatAt(race.table.road, car.progress) &&
    boostGain(race.table, car) > 0
  ) {
    boost(race, i);
  }
  cool(race.table, car, cooled);
}

/** Cools as much Heat as allowed where the car is now (R38). used: cooldown already spent. Changes car. */
function cool(table: Prospect, car: HeadCar, used: number): number {
  const hot = car.hand[HEAT_CLASS] ?? 0;
  if (hot === 0) return used;
  const most = coolingAt(
    table.road,
    car.progress,
    (GEAR_COOLDOWN[car.gear] ?? 0) + car.adrenaline + (car.play?.cool ?? 0),
  );
  const cooled = Math.min(hot, Math.max(0, most - used));
  car.hand[HEAT_CLASS] = hot - cooled;
  car.engine += cooled;
  return used + cooled;
}

function superCool(car: HeadCar): void {
  const cooled = Math.min(car.play?.superCool ?? 0, car.discard[HEAT_CLASS] ?? 0);
  if (cooled === 0) return;
  car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) - cooled;
  car.engine += cooled;
}

function reduceStress(car: HeadCar): void {
  const less = Math.min(car.play?.reduceStress ?? 0, car.hand[STRESS_CLASS] ?? 0);
  if (less === 0) return;
  car.hand[STRESS_CLASS] = (car.hand[STRESS_CLASS] ?? 0) - less;
  car.discard[STRESS_CLASS] = (car.discard[STRESS_CLASS] ?? 0) + less;
}

/** Plays a card with this symbol directly in React if that saves rounds (R46). Changes race. */
function maybePlayDirectly(race: HeadRace, i: number, kind: number): void {
  const car = race.cars[i];
  const face = PROFILES[kind];
  if (!car || !face || face.heat > car.engine) return;
  const more = face.values.at(-1) ?? 0;
  if (rounds(race.table, car, more, face.heat) + DIRECT_GAIN >= rounds(race.table, car, 0, 0)) return;
  playDirectly(race, i, kind);
}

/** Plays a card from one car's hand directly. Changes race. */
export function playDirectly(race: HeadRace, i: number, kind: number): void {
  const car = race.cars[i];
  if (!car || (car.hand[kind] ?? 0) === 0) return;
  const cards = noCards(car.hand.length);
  put(cards, kind);
  place(car, cards);
  const before = car.play;
  const more = speedOf(race.table, car, playOf(cards, car.engine, 0));
  if (before && car.play) {
    car.play = { ...before, cool: before.cool + car.play.cool, slipstream: before.slipstream + car.play.slipstream };
  }
  pushOn(race, i, more);
}

/** Adds this many spaces to one car's speed and progress. Changes race. */
export function pushOn(race: HeadRace, i: number, spaces: number): void {
  const car = race.cars[i];
  if (!car || spaces === 0) return;
  car.speed += spaces;
  car.progress = roomFrom(race, i, car.progress + spaces);
}

/** Boosts one car (R40, R91). Changes race. */
export function boost(race: HeadRace, i: number): void {
  const car = race.cars[i];
  if (!car) return;
  const price = boostHeatAt(race.table.road, car.progress);
  car.engine -= price;
  car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + price;
  pushOn(race, i, flip(car));
}

/** Rounds to go if this car went that much faster and further now, for this much Heat. */
function rounds(table: Prospect, car: HeadCar, more: number, paid: number): number {
  const { from, progress, speed, gear, engine, hand } = car;
  const limit = car.play?.limit ?? 0;
  return landing(table, from, progress + more, speed + more, gear, engine - paid, hand[HEAT_CLASS] ?? 0, gear, limit);
}

/** Rounds that a boost saves on average. */
function boostGain(table: Prospect, car: HeadCar): number {
  const price = boostHeatAt(table.road, car.progress);
  let after = 0;
  flipChances(car.draw).forEach((chance, i) => {
    if (chance > 0) after += chance * rounds(table, car, i + 1, price);
  });
  return rounds(table, car, 0, 0) - after;
}

function slip(race: HeadRace, i: number): void {
  const car = race.cars[i];
  const { road } = race.table;
  if (!car || car.legend || car.lost || car.progress >= road.finish || !hasTow(race, i)) return;
  const longest = towAt(road, car.progress, car.play?.slipstream ?? 0);
  const { from, progress, speed, gear, engine, hand } = car;
  const hot = hand[HEAT_CLASS] ?? 0;
  let best = { to: progress, value: rounds(race.table, car, 0, 0) };
  for (let length = SLIPSTREAM; length <= longest; length++) {
    const to = roomFrom(race, i, progress + length);
    if (to >= road.finish) continue;
    const value = landing(race.table, from, to, speed, gear, engine, hot, gear, car.play?.limit ?? 0, progress);
    if (value < best.value) best = { to, value };
  }
  tow(race, i, best.to);
}

/** Tows one car to this progress. Changes race. */
export function tow(race: HeadRace, i: number, to: number): void {
  const car = race.cars[i];
  if (!car || to <= car.progress) return;
  car.towed = car.progress;
  car.progress = to;
}

function hasTow(race: HeadRace, i: number): boolean {
  const at = race.cars[i]?.progress ?? 0;
  return race.cars.some((other, j) => j !== i && other.progress >= at && other.progress <= at + race.reach);
}

/** Checks one car at the corners it has crossed (R56 to R60). Returns whether it is still on the road. Changes race. */
function passCorners(race: HeadRace, i: number): boolean {
  const car = race.cars[i];
  if (!car || car.legend || car.lost) return true;
  const { road } = race.table;
  const cost = cornerHeat(road, car.from, car.progress, car.speed, car.engine, car.play?.limit ?? 0);
  if (cost >= 0) {
    if (road.wins) takeCards(car, cardsWon(road, car.from, car.progress, car.speed, car.towed));
    car.engine -= cost;
    car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + cost;
    return true;
  }
  car.discard[HEAT_CLASS] = (car.discard[HEAT_CLASS] ?? 0) + car.engine;
  car.engine = 0;
  car.spins = (car.spins ?? 0) + 1;
  car.hand[STRESS_CLASS] = (car.hand[STRESS_CLASS] ?? 0) + (SPIN_STRESS[car.gear] ?? 0);
  car.gear = 1;
  let at = (road.lines[-1 - cost] ?? 0) - 1;
  while (race.cars.filter((other, j) => j !== i && other.progress === at).length >= road.lanes) at--;
  car.progress = at;
  return false;
}

/** An independent copy of a race. chance: the stream of each car. */
export function copyRace(race: HeadRace, chance: (car: number) => Chance): HeadRace {
  const cars = race.cars.map((car, i) => ({
    ...car,
    hand: car.hand.slice(),
    draw: car.draw.slice(),
    discard: car.discard.slice(),
    played: car.played.slice(),
    chance: chance(i),
  }));
  return { ...race, cars, stands: { ...race.stands } };
}
