// The dashboard's readings while events are animated, before their view has settled.

import type { CarView, WaddingtonEvent } from '../types';

/** Needles and drum. */
export interface Instruments {
  reading: number;
  tyres: number;
  brakes: number;
  dial: number;
}

/** The instruments of a car after these events. */
export function instrumentsAfter(car: CarView, shown: readonly WaddingtonEvent[]): Instruments {
  const now = { reading: car.reading, tyres: car.tyres, brakes: car.brakes, dial: car.dial };
  for (const event of shown) {
    if (!('seat' in event) || event.seat !== car.seat) continue;
    if (event.type === 'speedSet') now.reading = event.to;
    else if (event.type === 'wearAdded') Object.assign(now, event.gauges);
    else if (event.type === 'lineCrossed') now.dial = event.dialTo;
    else if (event.type === 'spunOff') now.reading = 0;
    else if (event.type === 'gaugesReset') Object.assign(now, { reading: 0, tyres: 0, brakes: 0 });
    else if (event.type === 'tacticPlayed') now.reading = event.reading;
    else if (event.type === 'turnStarted' || event.type === 'turnEnded') {
      const { reading, tyres, brakes, dial } = event;
      Object.assign(now, { reading, tyres, brakes, dial });
    }
  }
  return now;
}
