// What a car did in a race of Formula D, for achievements: starts, gears, stops, corners, tests. Not here: figures (figures.ts), which
// count as facts too.

import type { Facts, Seat } from '@core/contract';
import { RaceFacts } from '@kit/race-facts';
import type { FormulaEvent } from '../types';

const NAMES = [
  ...['greatStart', 'stalled', 'fifth', 'sixth', 'skipped', 'bigSkip', 'thirty', 'corners', 'exact'],
  ...['overshoots', 'bravest', 'tows', 'safeCollisions', 'hitCollisions', 'safeMotors'],
  ...['hitMotors', 'restored', 'threeStops', 'lowest', 'cleanRun'],
] as const;
type Name = (typeof NAMES)[number];

const FIFTH = 5;
const SIXTH = 6;
const LONGEST = 30;

/** What is remembered from one event to the next. run: corners in a row without overshooting. */
interface Car {
  run: number;
  made: number;
}

/**
 * exact: corners left with exactly the stops asked; overshoots: paid and survived; bravest: most wear one of them cost. lowest: the least
 * wear at the end of a turn, 99 before that. fifth, sixth: dice rolled in these gears. safe and hit: tests passed and failed.
 */
export function facts(log: readonly FormulaEvent[], cars: number): Facts[] {
  const counted = new RaceFacts(cars, NAMES);
  const states: Car[] = Array.from({ length: cars }, () => ({ run: 0, made: 0 }));
  for (let seat = 0; seat < cars; seat++) counted.set(seat, 'lowest', 99);
  let order: readonly Seat[] = [];
  let isDecided = false;
  for (const event of log) {
    if (event.type === 'gridFormed') counted.grid(event.grid.map(({ seat }) => seat));
    else if (event.type === 'roundEnded') {
      // Once a car has finished, the others only drive home.
      if (!isDecided) counted.round(event.places);
    } else if (event.type === 'raceEnded') order = event.classification.map(({ seat }) => seat);
    else if ('seat' in event) {
      isDecided ||= event.type === 'carFinished';
      const car = states[event.seat];
      if (car === undefined) continue;
      noteCorners(counted, car, event);
      noteDice(counted, event);
      noteTests(counted, event);
    }
  }
  return counted.finish(order, counted.order);
}

type OwnEvent = Extract<FormulaEvent, { seat: Seat }>;

/** Changes car. */
function noteCorners(counted: RaceFacts<Name>, car: Car, event: OwnEvent): void {
  const { seat } = event;
  switch (event.type) {
    case 'cornerLeft':
      counted.add(seat, 'corners');
      if (event.made < event.asked) return;
      car.run++;
      counted.most(seat, 'cleanRun', car.run);
      if (event.made === event.asked) counted.add(seat, 'exact');
      if (event.asked >= 3) counted.add(seat, 'threeStops');
      return;
    case 'overshot':
      car.run = 0;
      counted.add(seat, 'overshoots');
      counted.most(seat, 'bravest', event.cost);
      return;
    case 'turnEnded':
      counted.set(seat, 'lowest', Math.min(counted.of(seat, 'lowest'), event.wear));
      return;
    case 'slipstreamTaken':
      counted.add(seat, 'tows');
      return;
  }
}

function noteDice(counted: RaceFacts<Name>, event: OwnEvent): void {
  const { seat } = event;
  switch (event.type) {
    case 'startRolled':
      if (event.outcome === 'great') counted.add(seat, 'greatStart');
      if (event.outcome === 'stalled') counted.add(seat, 'stalled');
      return;
    case 'gearChosen':
      counted.add(seat, 'skipped', event.skipped);
      counted.most(seat, 'bigSkip', event.skipped);
      return;
    case 'dieRolled':
      if (event.gear === FIFTH) counted.add(seat, 'fifth');
      if (event.gear === SIXTH) counted.add(seat, 'sixth');
      if (event.value === LONGEST) counted.add(seat, 'thirty');
      return;
  }
}

function noteTests(counted: RaceFacts<Name>, event: OwnEvent): void {
  const { seat } = event;
  switch (event.type) {
    case 'collisionRolled':
      counted.add(seat, event.lost ? 'hitCollisions' : 'safeCollisions');
      return;
    case 'motorTested':
      counted.add(seat, event.lost ? 'hitMotors' : 'safeMotors');
      return;
    case 'pitServiced':
      counted.add(seat, 'restored', event.to - event.from);
      return;
  }
}
