// Sets a race up: which configs can be raced, and the order of chance at the start (R1-R11).
// Not for: the first round (phases/round.ts).

import type { Breach, Draw, Io, RaceState, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { orderByRank } from '@kit/order';
import { refuse } from './breaches';
import { STARTER_DECK, STRESS } from './data/cards';
import { LEGEND_CARDS } from './data/legends';
import { TRACKS, type Track } from './data/tracks';
import { fillHand } from './phases/replenish';
import { runOn, startRound } from './phases/round';
import { noSymbols } from './phases/symbols';
import type { Car, Card, HeatConfig, HeatEvent, HeatState } from './types';

/** Cards a hand is filled to (R10). */
export const HAND_SIZE = 7;
/** Most cars of a race (R3). */
export const MOST_CARS = 6;
/** Highest Legend speed bonus (R79). */
export const MOST_BONUS = 6;

/**
 * Null where the config can be raced. Breaches: 'colour-taken' (R2), 'qualifying-alone', 'no-driver', 'car-count' (R3),
 * 'laps' (R4), 'legend-bonus' (R79).
 */
export function checkConfig(config: HeatConfig): Breach | null {
  const { cars, options } = config;
  for (let seat = 0; seat < cars.length; seat++) {
    const colour = cars[seat]?.colour;
    if (cars.findIndex((car) => car.colour === colour) < seat) return refuse('colour-taken', { seat });
  }
  const drivers = cars.filter((car) => car.automaton === undefined).length;
  if (options.mode === 'qualifying') {
    if (drivers !== 1 || cars.length !== 1) return refuse('qualifying-alone', { count: cars.length });
  } else if (cars.length < 2 || cars.length > MOST_CARS) {
    return refuse('car-count', { min: 2, max: MOST_CARS, count: cars.length });
  } else if (drivers === 0) {
    return refuse('no-driver');
  }
  const { min, max } = TRACKS[config.circuit].laps;
  if (options.laps < min || options.laps > max) return refuse('laps', { min, max, laps: options.laps });
  if (options.legendBonus < 0 || options.legendBonus > MOST_BONUS) return refuse('legend-bonus', { max: MOST_BONUS });
  return null;
}

/** The state at the first ask: grid, decks, hands, Legend deck, in the order of R1, then round 1. */
export function setup(config: HeatConfig, base: RaceState, io: Io<HeatEvent>): HeatState {
  const track = TRACKS[config.circuit];
  const s = emptyRace(config, base, track);
  io.emit({
    round: 0,
    phase: 0,
    type: 'raceSetUp',
    mode: s.mode,
    track: s.track,
    laps: s.laps,
    cars: s.cars.map((car, seat) => ({ seat, kind: car.kind, colour: car.colour })),
  });
  const slots = setGrid(s, track, config, io);
  const drivers = slots.filter((seat) => s.cars[seat]?.kind === 'driver');
  buildDecks(s, track, drivers, io);
  for (const seat of drivers) fillHand(s, seat, 0, io);
  if (drivers.length < slots.length) {
    for (let card = 0; card < LEGEND_CARDS; card++) s.legendDeck.push(card);
    shuffle(s.legendDeck, io.draw);
  }
  io.emit({ round: 0, phase: 0, type: 'raceStarted' });
  startRound(s, io);
  runOn(s, io);
  return s;
}

function emptyRace(config: HeatConfig, base: RaceState, track: Track): HeatState {
  const { options } = config;
  return {
    rng: base.rng,
    step: base.step,
    nextAsk: base.nextAsk,
    asks: base.asks,
    mode: options.mode,
    status: 'racing',
    track: config.circuit,
    laps: options.laps,
    legendLevel: options.legendLevel,
    legendBonus: options.legendBonus,
    slipstreamReach: options.slipstreamReach,
    round: 0,
    phase: 1,
    order: [],
    cursor: 0,
    reveal: null,
    adrenaline: [],
    startCars: config.cars.length,
    handSize: HAND_SIZE,
    cars: config.cars.map(newCar),
    legendDeck: [],
    legendUsed: [],
    legendCard: -1,
    finalSeat: -1,
    takenOff: 0,
    garage: options.garage,
    weatherReach: options.weatherReach,
    sponsorship: options.sponsorship,
    event: null,
    press: [],
    weather: null,
    road: track.corners.map(() => null),
    hasWeather: options.weather,
    draft: null,
    upgrades: [],
    removed: [],
    sponsorDeck: [],
    sponsorsUsed: [],
    firstLap: [],
    eventsDrawn: [],
  };
}

/** A car before it has a grid slot and a deck. */
export function newCar(config: HeatConfig['cars'][number]): Car {
  return {
    kind: config.automaton === 'legend' ? 'legend' : 'driver',
    colour: config.colour,
    status: 'racing',
    progress: 0,
    lane: 0,
    gear: 1,
    speed: 0,
    from: 0,
    outOrder: 0,
    hand: [],
    draw: [],
    discard: [],
    engine: 0,
    chosenGear: 0,
    placed: [],
    anyCards: false,
    retiring: false,
    chosenDiscard: [],
    chosenRefresh: [],
    cluttered: false,
    spunOut: false,
    played: [],
    left: noSymbols(),
    slipstreamBonus: 0,
    limitBonus: 0,
    plusResolved: 0,
    boosted: false,
    slipstreamed: false,
    towedFrom: 0,
    weatherCooled: false,
    picks: [],
    lapTimes: [],
    lapStart: 1,
  };
}

/** Changes s: slot n of the grid order goes to grid slot n (R6). Gives the order. */
function setGrid(s: HeatState, track: Track, config: HeatConfig, io: Io<HeatEvent>): Seat[] {
  const order = gridOrder(config, io.draw);
  const slots = order.map((seat, index) => {
    const slot = track.grid[index];
    const car = s.cars[seat];
    if (slot === undefined || car === undefined) throw new Error(`${track.id} has no grid slot ${index + 1}`);
    car.progress = slot.progress;
    car.from = slot.progress;
    car.lane = slot.lane;
    return { seat, progress: slot.progress, lane: slot.lane };
  });
  io.emit({ round: 0, phase: 0, type: 'gridSet', slots });
  return order;
}

/** R7: drawn, by seats, or by the ranks that qualifying or a season gave, the cars without one behind them by lot. */
function gridOrder({ cars, options }: HeatConfig, draw: Draw): Seat[] {
  if (options.grid === 'qualifying' || options.grid === 'given') return orderByRank(cars, draw);
  const seats = cars.map((_, seat) => seat);
  if (options.grid === 'random') shuffle(seats, draw);
  return seats;
}

/** Changes s: decks and Engines by track (R8), shuffled in grid order. */
function buildDecks(s: HeatState, track: Track, drivers: readonly Seat[], io: Io<HeatEvent>): void {
  for (const seat of drivers) {
    const car = s.cars[seat];
    if (car === undefined) continue;
    const deck: Card[] = STARTER_DECK.slice();
    for (let n = 0; n < track.stress; n++) deck.push(STRESS);
    shuffle(deck, io.draw);
    car.draw = deck;
    car.engine = track.heat;
  }
  const counts = drivers.map((seat) => {
    const car = s.cars[seat];
    return {
      seat,
      engine: car?.engine ?? 0,
      drawCount: car?.draw.length ?? 0,
      discardCount: car?.discard.length ?? 0,
    };
  });
  io.emit({ round: 0, phase: 0, type: 'decksBuilt', counts });
}
