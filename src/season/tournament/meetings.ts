// How often drivers have met at the tables of earlier stages.

import { isFillIn } from './desk';
import { driverAt } from './places';
import type { RacedStage, TablePlace } from './types';

/** How often two drivers have met. AI drivers who belong to no one count as one. */
export type Met = (a: string, b: string) => number;

/** Meetings at these tables, which list drivers. */
export function metAt(tables: Iterable<readonly string[]>): Met {
  const counts = new Map<string, Map<string, number>>();
  const add = (a: string, b: string): void => {
    const own = counts.get(a) ?? new Map<string, number>();
    counts.set(a, own.set(b, (own.get(b) ?? 0) + 1));
  };
  for (const table of tables) {
    const drivers = table.map(one);
    drivers.forEach((a, i) => {
      for (const b of drivers.slice(i + 1)) {
        add(a, b);
        if (a !== b) add(b, a);
      }
    });
  }
  return (a, b) => counts.get(one(a))?.get(one(b)) ?? 0;
}

/** Meetings in these stages. A driver has met nobody at a table that was not raced, or where a stand-in raced for them. */
export function metIn(stages: readonly RacedStage[]): Met {
  return metAt(
    stages.flatMap((stage) =>
      stage.tables.map((table) => (table.state === 'void' ? [] : table.places.flatMap(presentAt))),
    ),
  );
}

function presentAt(place: TablePlace): string[] {
  return place.kind === 'driver' && place.standIn ? [] : driverAt(place);
}

function one(driver: string): string {
  return isFillIn(driver) ? '' : driver;
}
