// What a car did in a race of Heat, for achievements: gears, corners, tows, cooling, weather. Not here: figures (figures.ts), which
// count as facts too.

import type { Facts, Seat } from '@core/contract';
import { RaceFacts } from '@kit/race-facts';
import type { Gear, HeatEvent } from '../types';

const TOP_GEAR = 4;
const NAMES = [
  ...['corners', 'cornersPaid', 'exact', 'cleanRun', 'towCorners', 'deepest', 'daring', 'topGearCorners'],
  ...['topGear', 'firstGear', 'jumps', 'cooled', 'adrenaline', 'stalls', 'cluttered', 'reshuffles'],
  ...['sponsors', 'upgrades', 'weather', 'rain', 'storm', 'fog', 'heatwave', 'coldSnap', 'overcast', 'event'],
  ...['lapsLost', 'towChain', 'blind'],
] as const;
type Name = (typeof NAMES)[number];

/** What is remembered from one event to the next. run: corners in a row without heat; tows: rounds in a row with a tow. */
interface Car {
  gear: Gear;
  run: number;
  tows: number;
  towed: number;
}

/**
 * topGear, firstGear: rounds in 4th and 1st gear; jumps: shifts by two. exact: corners at exactly the limit. daring: most over a limit
 * that did not end in a spin-out. towChain: rounds in a row with a slipstream.
 */
export function facts(log: readonly HeatEvent[], cars: number): Facts[] {
  const counted = new RaceFacts(cars, NAMES);
  const states: Car[] = Array.from({ length: cars }, () => ({ gear: 1, run: 0, tows: 0, towed: 0 }));
  let order: readonly Seat[] = [];
  for (const event of log) {
    if (event.type === 'gridSet') counted.grid(event.slots.map(({ seat }) => seat));
    else if (event.type === 'roundEnded') counted.round(event.standings);
    else if (event.type === 'raceFinished') order = event.standings;
    else if (event.type === 'weatherRevealed') {
      counted.addAll('weather');
      counted.addAll(event.weather);
    } else if (event.type === 'eventRevealed') counted.addAll('event');
    else if (event.type === 'gearsRevealed') {
      for (const { seat, from, to } of event.shifts) shift(counted, states, seat, from, to);
    } else if ('seat' in event) {
      const car = states[event.seat];
      if (car !== undefined) note(counted, car, event.seat, event);
    }
  }
  return counted.finish(order);
}

function shift(counted: RaceFacts<Name>, states: readonly Car[], seat: Seat, from: Gear, to: Gear): void {
  const car = states[seat];
  if (car !== undefined) car.gear = to;
  if (Math.abs(to - from) > 1) counted.add(seat, 'jumps');
  if (to === TOP_GEAR) counted.add(seat, 'topGear');
  if (to === 1) counted.add(seat, 'firstGear');
}

/** Changes car. */
function note(counted: RaceFacts<Name>, car: Car, seat: Seat, event: HeatEvent): void {
  const add = (name: Name, n = 1) => counted.add(seat, name, n);
  switch (event.type) {
    case 'cornerPassed':
      add('corners');
      car.run++;
      counted.most(seat, 'cleanRun', car.run);
      if (event.speed === event.limit) add('exact');
      if (car.gear === TOP_GEAR) add('topGearCorners');
      return;
    case 'cornerPaid':
      add('cornersPaid');
      car.run = 0;
      counted.most(seat, 'deepest', event.heat);
      counted.most(seat, 'daring', event.speed - event.limit);
      return;
    case 'spunOut':
      car.run = 0;
      return;
    case 'cornerLineCrossed':
      if (event.by === 'slipstream') add('towCorners');
      return;
    case 'slipstreamed':
      car.tows = car.towed === event.round - 1 ? car.tows + 1 : 1;
      car.towed = event.round;
      counted.most(seat, 'towChain', car.tows);
      return;
    default:
      noteCards(add, event);
  }
}

function noteCards(add: (name: Name, n?: number) => void, event: HeatEvent): void {
  switch (event.type) {
    case 'cooled':
    case 'superCooled':
      add('cooled', event.count);
      return;
    case 'adrenalineGranted':
      add('adrenaline');
      return;
    case 'cardStalled':
      add('stalls');
      return;
    case 'clutteredHand':
      add('cluttered');
      return;
    case 'cardFlipped':
      if (event.cause === 'stress') add('blind');
      return;
    case 'deckReshuffled':
      add('reshuffles');
      return;
    case 'sponsorTaken':
      add('sponsors');
      return;
    case 'upgradePicked':
      add('upgrades');
      return;
    case 'lapLost':
      add('lapsLost');
      return;
  }
}
