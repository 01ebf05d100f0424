// The dashboard's readings while events are animated, before their view has settled.

import type { CarView, FormulaEvent } from '../types';

/** Gear stick, wear points, stops and laps of one car. die: the gear die shown, null before its roll. */
export interface Instruments {
  gear: number;
  wear: number;
  stops: number;
  lap: number;
  die: { gear: number; value: number } | null;
}

/** The instruments of a car after these events. */
export function instrumentsAfter(car: CarView, shown: readonly FormulaEvent[]): Instruments {
  const now: Instruments = { gear: car.gear, wear: car.wear, stops: car.stops, lap: car.lap, die: null };
  for (const event of shown) {
    if (!('seat' in event) || event.seat !== car.seat) continue;
    switch (event.type) {
      case 'turnStarted':
        Object.assign(now, { gear: event.gear, wear: event.wear, stops: event.made, die: null });
        break;
      case 'gearChosen':
        now.gear = event.to;
        break;
      case 'dieRolled':
        now.die = { gear: event.gear, value: event.value };
        break;
      case 'wearChanged':
        now.wear = event.to;
        break;
      case 'stopMade':
        now.stops = event.made;
        break;
      case 'cornerLeft':
        now.stops = 0;
        break;
      case 'lapCompleted':
        now.lap = event.lap;
        break;
      case 'pitServiced':
        now.wear = event.to;
        break;
      case 'turnEnded':
        Object.assign(now, { gear: event.gear, wear: event.wear, stops: event.stops, lap: event.lap });
        break;
      default:
        break;
    }
  }
  return now;
}
