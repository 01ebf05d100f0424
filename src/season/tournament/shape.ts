// How many tables, places and drivers each stage of heats or a knock-out has, which follows from the number of drivers alone.
// Not here: who sits where (elimination.ts).

import type { SeasonTournament } from '@api/season';
import type { Desk, StageKind } from './types';

/** One stage. places: at each table, AI drivers included. people: drivers in it. goOn: how many go on; 0 in the final. */
export interface StageShape {
  kind: StageKind;
  id: string;
  tables: number;
  places: number;
  people: number;
  goOn: number;
}

type Counts = Pick<StageShape, 'tables' | 'places' | 'people' | 'goOn'>;
type Format = SeasonTournament['format'];

/** At most this share of the drivers in a stage goes on, unless the tables leave no other way. */
const GOES_ON = 2 / 3;

/** All stages up to the final. people: drivers at the draw. */
export function shapesOf(
  { size, fewest }: Pick<Desk, 'size' | 'fewest'>,
  format: Format,
  people: number,
): StageShape[] {
  const counts = format.kind === 'knockout' ? knockout(people, size, format.goOn) : heats(people, size);
  return counts.map((one, index) => ({
    ...one,
    ...nameOf(format, index, counts.length),
    places: Math.max(one.places, fewest),
  }));
}

/** How many tables seat these drivers, and how many places each then has. */
export function tablesFor(people: number, size: number): { tables: number; places: number } {
  const tables = Math.ceil(people / size);
  return { tables, places: Math.ceil(people / tables) };
}

function heats(people: number, size: number): Counts[] {
  const stages: Counts[] = [];
  let { tables } = tablesFor(people, size);
  let now = people;
  let areSemis = false;
  while (tables > 1) {
    const semis: number | undefined = areSemis || tables === 2 ? 1 : semisAfter(tables, size);
    // Without room for every winner in semi-finals, another round comes before them.
    const next = semis ?? Math.ceil(tables / 2);
    const wanted = Math.floor((now * GOES_ON) / next);
    const goOn = Math.min(now - 1, next * Math.min(size, Math.max(wanted, Math.ceil(tables / next))));
    stages.push({ tables, places: Math.ceil(now / tables), people: now, goOn });
    areSemis = semis !== undefined;
    now = goOn;
    tables = next;
  }
  return [...stages, { tables, places: now, people: now, goOn: 0 }];
}

/**
 * How many semi-finals follow this many tables, if they have room for every winner and the final has room for theirs: as many
 * as possible, preferably such that each sends the same number of drivers to a full final.
 */
function semisAfter(tables: number, size: number): number | undefined {
  const most = Math.min(Math.ceil(tables / 2), size);
  const counts = Array.from({ length: Math.max(0, most - 1) }, (_, less) => most - less);
  const roomy = counts.filter((count) => count * size >= tables);
  return roomy.find((count) => size % count === 0) ?? roomy[0];
}

function knockout(people: number, size: number, goOn: 'winner' | 'half'): Counts[] {
  const stages: Counts[] = [];
  let now = people;
  // In pairs, AI drivers fill the first round up to a power of two, so that nobody has to meet one later.
  let tables = size === 2 ? 2 ** Math.ceil(Math.log2(people) - 1) : tablesFor(people, size).tables;
  while (tables > 1) {
    const places = Math.ceil(now / tables);
    const each = goOn === 'winner' ? 1 : Math.max(1, Math.min(Math.floor(size / 2), places - 1));
    stages.push({ tables, places: Math.max(2, places), people: now, goOn: tables * each });
    now = tables * each;
    tables = Math.ceil(now / size);
  }
  return [...stages, { tables: 1, places: now, people: now, goOn: 0 }];
}

function nameOf(format: Format, index: number, stages: number): Pick<StageShape, 'kind' | 'id'> {
  const left = stages - 1 - index;
  if (left === 0) return { kind: 'final', id: 'final' };
  if (format.kind === 'heats' && index === 0) return { kind: 'heats', id: 'heats' };
  if (left === 1) return { kind: 'semi', id: 'semi' };
  if (format.kind === 'knockout' && left === 2) return { kind: 'quarter', id: 'quarter' };
  return { kind: 'round', id: `round-${index + 1}` };
}
