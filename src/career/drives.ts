// A person's season race by race, as objectives and rivals look at it. Not here: what follows from it (objectives.ts, relations.ts).

import type { RacedSeason } from './rounds';
import type { CarFacts, PartResult } from './types';

/**
 * A person's finished race. gained: most places gained in one of its parts; late: whether a place was gained in a last round;
 * led: rounds. fromBack: whether a part with podium was started in the back half. kept: at least the starting place in
 * every part. beaten: rivals who finished behind.
 */
export interface Drive {
  readonly number: number;
  readonly game: string;
  readonly circuit: string;
  readonly place: number;
  readonly cars: number;
  readonly out: boolean;
  readonly points: number;
  readonly gained: number;
  readonly late: boolean;
  readonly led: number;
  readonly fromBack: boolean;
  readonly kept: boolean;
  readonly beaten: readonly string[];
  /** Leads the standings after this race, alone or level on points. */
  readonly leads: boolean;
}

/** The finished races of a person, in order. */
export function drivesOf({ drawn, rounds, view }: RacedSeason, person: string): Drive[] {
  return rounds.flatMap(({ number, finishes, parts }): Drive[] => {
    const race = drawn.races[number - 1];
    const own = finishes?.find(({ driver }) => driver === person);
    if (race === undefined || finishes === undefined || own === undefined) return [];
    const cars = parts.flatMap(({ raced }) => carIn(raced?.result, person) ?? []);
    const half = (raced: CarFacts) => sizeOf(parts, raced) / 2;
    return [
      {
        number,
        game: race.game,
        circuit: race.circuit,
        place: own.place,
        cars: finishes.length,
        out: own.out,
        points: view.rounds[number - 1]?.results.find(({ driver }) => driver === person)?.points ?? 0,
        gained: Math.max(0, ...cars.map(({ start, place, out }) => (out ? 0 : start - place))),
        late: cars.some(({ last, place, out }) => !out && place < last),
        led: cars.reduce((sum, { led }) => sum + led, 0),
        fromBack: !own.out && own.place <= 3 && cars.some((one) => one.start > half(one)),
        kept: cars.every(({ start, place, out }) => !out && place <= start),
        beaten: finishes.flatMap(({ driver, place }) => (!own.out && place > own.place ? [driver] : [])),
        leads: leadsAfter(view.table, number, person),
      },
    ];
  });
}

/** A driver's car in a part. */
export function carIn(result: PartResult | undefined, driver: string): CarFacts | undefined {
  return result?.cars.find((one) => one.driver === driver);
}

function sizeOf(parts: RacedSeason['rounds'][number]['parts'], car: CarFacts): number {
  return parts.find(({ raced }) => raced?.result?.cars.includes(car))?.raced?.result?.cars.length ?? 0;
}

function leadsAfter(table: RacedSeason['view']['table'], race: number, person: string): boolean {
  const totals = table.map(({ driver, progress }) => ({ driver, points: progress[race - 1] ?? 0 }));
  const own = totals.find(({ driver }) => driver === person)?.points ?? 0;
  return totals.every(({ points }) => points <= own);
}
