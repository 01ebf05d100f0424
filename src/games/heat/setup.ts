// Sets up a race: which configs can be raced, and the order of random steps at the start (R1-R11).
// Not here: the first round (phases/round.ts).

import type { Draw, Io, RaceState, RuleViolation, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { orderByRank } from '@kit/order';
import { HEAT, STRESS } from './data/cards';
import { type Track, trackOf } from './data/tracks';
import { fitsHandOver, takeOver } from './hand-over';
import { beginDraft } from './phases/draft';
import { revealEvent } from './phases/event';
import { runOn, startRace } from './phases/round';
import { shuffleSponsors } from './phases/sponsors';
import { noSymbols } from './symbols';
import type { Car, HeatConfig, HeatEvent, HeatState } from './types';
import { refuse } from './violations';

/** Usual hand size (R10). */
export const HAND_SIZE = 7;
/** Most cars in a race (R3). */
export const MOST_CARS = 6;
/** Highest Legend speed bonus (R79). */
export const MOST_BONUS = 6;

/**
 * Null if the config can be raced. Violations: 'colour-taken' (R2), 'qualifying-alone', 'no-driver', 'car-count' (R3),
 * 'qualifying-modules' (R101), 'laps' (R4), 'legend-bonus' (R79), 'hand-over' (R98).
 */
export function checkConfig(config: HeatConfig): RuleViolation | null {
  const { cars, options } = config;
  for (let seat = 0; seat < cars.length; seat++) {
    const colour = cars[seat]?.colour;
    const first = cars.findIndex((car) => car.colour === colour);
    if (colour !== undefined && first < seat) return refuse('colour-taken', { seat, colour });
  }
  const drivers = cars.filter((car) => car.automaton === undefined).length;
  if (options.mode === 'qualifying') {
    if (drivers !== 1 || cars.length !== 1) return refuse('qualifying-alone', { count: cars.length });
    const { garage, weather, event, sponsorship } = options;
    if (garage !== 'off' || weather || event !== 'none' || sponsorship) return refuse('qualifying-modules');
  } else if (cars.length < 2 || cars.length > MOST_CARS) {
    return refuse('car-count', { min: 2, max: MOST_CARS, count: cars.length });
  } else if (drivers === 0) {
    return refuse('no-driver', { legends: cars.length });
  }
  const { min, max } = trackOf(config.circuit).laps;
  if (options.laps < min || options.laps > max) return refuse('laps', { min, max, laps: options.laps });
  if (options.legendBonus < 0 || options.legendBonus > MOST_BONUS)
    return refuse('legend-bonus', { bonus: options.legendBonus, max: MOST_BONUS });
  return fitsHandOver(config) ? null : refuse('hand-over');
}

/** The state at the first decision, in the draft or else in round 1; everything in the order of R1. */
export function setup(config: HeatConfig, base: RaceState, io: Io<HeatEvent>): HeatState {
  const track = trackOf(config.circuit);
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
  if (!takeOver(s, config.before) && s.sponsorship) shuffleSponsors(s, io);
  burden(s, config);
  revealEvent(s, config.options.event, io);
  const drivers = setGrid(s, track, config, io).filter((seat) => s.cars[seat]?.kind === 'driver');
  if (s.garage === 'off') startRace(s, io);
  else beginDraft(s, s.garage, drivers, io);
  runOn(s, io);
  return s;
}

/**
 * Puts what a handicap adds on piles that hold nothing else before the decks are built: Stress on the draw pile, and on the discard
 * pile the Heat that the Engine will lack. Changes s.
 */
function burden(s: HeatState, { cars }: HeatConfig): void {
  for (const [seat, { handicap = {} }] of cars.entries()) {
    const car = s.cars[seat];
    if (car?.kind !== 'driver') continue;
    for (let n = 0; n < (handicap.stress ?? 0); n++) car.draw.push(STRESS);
    for (let n = 0; n < (handicap.heat ?? 0); n++) car.discard.push(HEAT);
  }
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
    phase: 0,
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

/** Puts slot n of the grid order on grid slot n (R6). Returns the order. Changes s. */
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
  s.order = order.slice();
  return order;
}

/** R7: random, by seats, or by the ranks from qualifying or a season, with unranked cars behind in random order. */
function gridOrder({ cars, options }: HeatConfig, draw: Draw): Seat[] {
  if (options.grid === 'qualifying' || options.grid === 'given') return orderByRank(cars, draw);
  const seats = cars.map((_, seat) => seat);
  if (options.grid === 'random') shuffle(seats, draw);
  return seats;
}
