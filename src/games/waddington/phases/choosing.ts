// Before the start: who chooses first, each seat's car, then packs, hands and grid (R2-R6).
// Not here: the config (setup.ts).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { shuffle, takeTop } from '@kit/deck';
import { orderByRank, roundTable } from '@kit/order';
import { carOf, circuitOfRace } from '../cars';
import { PIT_CARDS, TACTIC_PACK } from '../data/cards';
import { CAR_COLOURS } from '../data/charts';
import type { Place, Tactic, WaddingtonAction, WaddingtonConfig, WaddingtonEvent, WaddingtonState } from '../types';
import { refuse } from '../violations';
import { startRound } from './turn';

/** Changes s: sets the order of choosing, or assigns the cars at once. */
export function beginChoosing(s: WaddingtonState, config: WaddingtonConfig, io: Io<WaddingtonEvent>): void {
  const seats = s.cars.map((_, seat) => seat);
  switch (config.options.carChoice) {
    case 'dice':
      s.choosers = roundTable(rollForFirst(seats, io), seats.length);
      break;
    case 'seats':
      s.choosers = seats;
      break;
    case 'standings':
      s.choosers = orderByRank(config.cars, io.draw);
      break;
    case 'random': {
      const places = CAR_COLOURS.map((_, index) => index + 1);
      shuffle(places, io.draw);
      for (const seat of seats) takeCar(s, seat, places[seat] as number, io);
      break;
    }
    case 'given':
      for (const seat of seats) takeCar(s, seat, CAR_COLOURS.indexOf(carOf(s, seat).colour) + 1, io);
      break;
  }
  askNext(s, io);
}

/** The seat with the highest roll. Seats that share it roll again until one is highest (R2). */
function rollForFirst(seats: readonly Seat[], io: Io<WaddingtonEvent>): Seat {
  let rollers = seats;
  while (rollers.length > 1) {
    const throws = rollers.map((seat) => {
      const roll = io.drawFor(seat);
      const dice: [number, number] = [roll(6) + 1, roll(6) + 1];
      return { seat, dice, sum: dice[0] + dice[1] };
    });
    const highest = Math.max(...throws.map((one) => one.sum));
    rollers = throws.filter((one) => one.sum === highest).map((one) => one.seat);
    for (const { seat, dice, sum } of throws) {
      const again = sum === highest && rollers.length > 1;
      io.emit({ round: 0, turn: 0, type: 'carChoiceRolled', seat, dice, again });
    }
  }
  return rollers[0] ?? 0;
}

/** The places that no seat has taken, ascending. */
export function freePlaces(s: Readonly<WaddingtonState>): number[] {
  const places = CAR_COLOURS.map((_, index) => index + 1);
  return places.filter((place) => !s.cars.some((car) => car.place === place));
}

/** Returns null if this car is free, otherwise a violation of R2. */
export function checkCar(s: Readonly<WaddingtonState>, place: number): RuleViolation | null {
  const free = freePlaces(s);
  return free.includes(place) ? null : refuse('car-taken', { colour: CAR_COLOURS[place - 1] ?? '', free });
}

/** Changes s: the seat takes this car, then the next one chooses or the race begins. */
export function chooseCar(
  s: WaddingtonState,
  seat: Seat,
  action: Extract<WaddingtonAction, { type: 'car' }>,
  io: Io<WaddingtonEvent>,
): void {
  takeCar(s, seat, action.place, io);
  s.choosers.shift();
  askNext(s, io);
}

function takeCar(s: WaddingtonState, seat: Seat, place: number, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const colour = CAR_COLOURS[place - 1];
  if (colour === undefined) throw new Error(`there is no car ${place}`);
  // A seat that had this colour and has not chosen yet takes the other one, so no two drivers ever share a colour.
  const bearer = s.cars.find((other) => other.colour === colour);
  if (bearer !== undefined) bearer.colour = car.colour;
  car.place = place;
  car.colour = colour;
  io.emit({ round: 0, turn: 0, type: 'carChosen', seat, colour, place });
}

function askNext(s: WaddingtonState, io: Io<WaddingtonEvent>): void {
  const next = s.choosers[0];
  if (next === undefined) formGrid(s, io);
  else openDecision(s, next, 'car', false);
}

/** Changes s: shuffles the packs, deals hands, puts cars on the grid and starts round 1 (R3-R6). */
function formGrid(s: WaddingtonState, io: Io<WaddingtonEvent>): void {
  s.order = s.cars.map((_, seat) => seat).sort((a, b) => carOf(s, a).place - carOf(s, b).place);
  // The top card is the last entry.
  s.pitPack = PIT_CARDS.map((_, card) => card);
  shuffle(s.pitPack, io.draw);
  s.pitUnseen = s.pitPack.length;
  s.stock = s.handSize > 0 ? TACTIC_PACK.slice() : [];
  shuffle(s.stock, io.draw);
  const sizes = { pitPack: s.pitPack.length, tactics: s.stock.length };
  io.emit({ round: 0, turn: 0, type: 'packsShuffled', ...sizes });
  for (let n = 0; n < s.handSize; n++) {
    for (const seat of s.order) carOf(s, seat).hand.push(takeTop(s.stock) as Tactic);
  }
  for (const seat of s.order) {
    const cards = carOf(s, seat).hand.slice();
    io.emit({ round: 0, turn: 0, type: 'tacticsDealt', seat, count: cards.length, cards });
  }
  const circuit = circuitOfRace(s);
  const grid = s.order.map((seat) => {
    const car = carOf(s, seat);
    car.at = circuit.grid[car.place] as Place;
    return { seat, at: car.at };
  });
  io.emit({ round: 0, turn: 0, type: 'gridFormed', grid });
  s.status = 'racing';
  startRound(s, io);
}
