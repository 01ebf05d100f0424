// The gallery's saved races: finished ones of every game, and one under way. Made from recorded races.
// Not here: seasons (seasons.ts).

import type { WholeRace } from '@store/races/saves';
import { recordOf } from '../positions';
import { seatsWith } from './drivers';
import { recordedRace } from './recorded-race';
import type { Saved } from './saved';

/** A recorded race by its name, the car that Ada drives (0-based), and the day in spring 2026 on which it was raced. */
type Raced = readonly [game: string, name: string, ada: number, day: number];

/** The recordings that replay fastest; Havoc has only one. */
const RACED: readonly Raced[] = [
  ['heat', 'italy', 1, 0],
  ['roborally', 'needles-eye', 2, 1],
  ['waddington', 'hohenwaldring', 2, 5],
  ['heat', 'great-britain', 3, 8],
  ['formula-d', 'serra-alta', 1, 13],
  ['roborally', 'meltdown', 0, 15],
  ['heat', 'italy-strike', 0, 21],
  ['havoc', 'havoc-speedway', 1, 26],
  ['roborally', 'foundry-run', 3, 29],
  ['waddington', 'thornbury-park', 4, 33],
];
const FIRST_DAY = Date.UTC(2026, 2, 14, 20, 15);
const DAY = 24 * 3_600_000;

/** Finished races of every game, oldest first. */
export const finishedRaces = once(async (): Promise<Saved> => ({ races: await Promise.all(RACED.map(finished)) }));

/** The same, and a race of Formula D under way. */
export const racesWithOneBegun = once(async (): Promise<Saved> => {
  const [{ races = [] }, record] = await Promise.all([finishedRaces(), recordOf('formula-d', 'paddock-ring')]);
  const at = FIRST_DAY + 35 * DAY;
  const begun = recordedRace(record, { id: 'begun', at, moves: 120, seats: seatsWith(record.config, 0) });
  return { races: [...races, begun] };
});

/** Returns the same promise each time: races are replayed only once per page. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function finished([game, name, ada, day]: Raced): Promise<WholeRace> {
  const record = await recordOf(game, name);
  const seats = seatsWith(record.config, ada);
  return recordedRace(record, { id: `${game}-${name}`, at: FIRST_DAY + day * DAY, seats });
}
