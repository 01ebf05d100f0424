// The draw of heats and knock-outs: the first stage by seed, later ones from the places of the stage before.
// Not here: how many tables and drivers each stage has (shape.ts).

import { firstField, isDrawnFor } from './desk';
import { metIn } from './meetings';
import { fillIns, placeOf } from './places';
import { byPoints, compared } from './results';
import { improved, snake, snaked, type Weight } from './seating';
import { type StageShape, shapesOf } from './shape';
import type { Desk, Drawer, RacedStage, Source, StageDraw, TableDraw, TablePlace, TableResult } from './types';

/** A place of a stage before it is decided. table: 0-based. */
interface Slot {
  table: number;
  from: Source;
}
/** A slot with its driver; undefined: nobody is left for it. */
interface Taken extends Slot {
  driver: string | undefined;
}

/** Two people who meet again weigh more than any number of AI drivers. */
const REMATCH = 10_000;
/** Two AI drivers who belong to no one share a table only if there are more of them than tables. */
const TWO_FILL_INS = 1_000_000_000;

/** Draws heats, semi-finals and final, or the rounds of a knock-out. */
export function eliminationDrawer(desk: Desk): Drawer {
  const field = firstField(desk);
  const shapes = shapesOf(desk, desk.spec.format, field.length);
  return (earlier) => {
    const shape = shapes[earlier.length];
    const before = shapes[earlier.length - 1];
    const last = earlier.at(-1);
    if (shape === undefined) return undefined;
    if (before === undefined || last === undefined) return firstStage(shape, field);
    const slots = slotsOf(before, shape);
    if (!last.isFinished) return stageOf(shape, false, openTables(shape, slots, last, desk));
    return stageOf(shape, true, decidedTables(shape, slots, earlier, desk));
  };
}

/** Drivers by seed; the weakest meet the AI drivers who fill the tables. */
function firstStage(shape: StageShape, field: readonly string[]): StageDraw {
  const filled = [...field, ...fillIns(shape.tables * shape.places - field.length)];
  const tables = snaked(filled, shape.tables).map((drivers) => drivers.map((driver) => placeOf(driver, null)));
  return stageOf(shape, true, tables);
}

function stageOf(shape: StageShape, isDrawn: boolean, tables: readonly (readonly TablePlace[])[]): StageDraw {
  const each = Math.floor(shape.goOn / shape.tables);
  return {
    id: shape.id,
    kind: shape.kind,
    isFinal: shape.kind === 'final',
    isDrawn,
    each,
    best: shape.goOn - each * shape.tables,
    tables: tables.map((places, index): TableDraw => {
      const number = index + 1;
      return { round: roundId(shape, number), number, division: null, places };
    }),
  };
}

/** The id of a table, from 1. */
function roundId({ kind, id }: StageShape, number: number): string {
  return kind === 'final' ? id : `${id}-${number}`;
}

/**
 * Where the drivers of a stage come from. Drivers of one table go to as many tables as there are, winners to the ones with the
 * fewest winners, and so on; the best of those behind them fill what is left.
 */
function slotsOf(before: StageShape, shape: StageShape): Slot[] {
  const each = Math.floor(before.goOn / before.tables);
  const best = before.goOn - each * before.tables;
  const tableAt = (n: number) => (each > 1 ? n % shape.tables : snake(n, shape.tables));
  const counts = new Map<string, number>();
  const slots: Slot[] = [];
  for (let from = 0; from < before.tables; from++) {
    const left = Array.from({ length: each }, (_, n) => tableAt(from * each + n));
    for (let place = 1; place <= each; place++) {
      const countAt = (table: number) => counts.get(`${place} ${table}`) ?? 0;
      const table = left.reduce((least, one) => (countAt(one) < countAt(least) ? one : least), left[0] ?? 0);
      left.splice(left.indexOf(table), 1);
      counts.set(`${place} ${table}`, countAt(table) + 1);
      slots.push({ table, from: { kind: 'place', round: roundId(before, from + 1), place } });
    }
  }
  for (let n = 0; n < best; n++) {
    const table = tableAt(each * before.tables + n);
    slots.push({ table, from: { kind: 'best', stage: before.id, place: each + 1, rank: n + 1 } });
  }
  return slots;
}

/** Places while the stage before is going on: who comes from its finished tables is known. */
function openTables(shape: StageShape, slots: readonly Slot[], last: RacedStage, desk: Desk): TablePlace[][] {
  const next = last.number + 1;
  const tables = Array.from({ length: shape.tables }, (_, table) => {
    return slots
      .filter((slot) => slot.table === table)
      .map(({ from }): TablePlace => {
        const found = from.kind === 'place' ? takerOf(last, from, desk, next) : undefined;
        return found === undefined ? { kind: 'open', from } : placeOf(found.driver, placed(from, found));
      });
  });
  return withFillIns(tables, shape);
}

/** The driver with this place among those who may go on; undefined if that is not known yet. */
function takerOf(
  last: RacedStage,
  from: Source & { kind: 'place' },
  desk: Desk,
  next: number,
): TableResult | undefined {
  const table = last.tables.find(({ round }) => round === from.round);
  return table && driving(table.results, desk, next)[from.place - 1];
}

/** Results of drivers who drove themselves and have not left, best first. */
function driving(results: readonly TableResult[], desk: Desk, next: number): TableResult[] {
  return results.filter((one) => !one.standIn && !one.fillIn && isDrawnFor(desk, one.driver, next));
}

/** The place that the driver really took, which is not the slot's if somebody ahead has left. */
function placed(from: Source, { place }: TableResult): Source {
  return from.kind === 'place' ? { ...from, place } : from;
}

/** Places once the stage before is over, with as few rematches as possible. */
function decidedTables(
  shape: StageShape,
  slots: readonly Slot[],
  earlier: readonly RacedStage[],
  desk: Desk,
): TablePlace[][] {
  const taken = takersOf(slots, earlier, desk);
  const fromOf = new Map(taken.flatMap(({ driver, from }) => (driver === undefined ? [] : [[driver, from] as const])));
  const drawn = Array.from({ length: shape.tables }, (_, table) => {
    return taken.filter((slot) => slot.table === table).flatMap(({ driver }) => driver ?? []);
  });
  const fills = fillIns(shape.tables * shape.places - fromOf.size);
  const filled = drawn.map((table) => [...table, ...fills.splice(0, shape.places - table.length)]);
  const tables = shape.tables === 1 ? filled : withoutRematches(filled, fromOf, earlier, desk);
  return tables.map((table) => table.map((driver) => placeOf(driver, fromOf.get(driver) ?? null)));
}

/** Swaps the best thirds first, then drivers with the same place, then any two. */
function withoutRematches(
  tables: readonly (readonly string[])[],
  fromOf: ReadonlyMap<string, Source>,
  earlier: readonly RacedStage[],
  { people }: Desk,
): string[][] {
  const met = metIn(earlier);
  const weight: Weight = (a, b) => {
    if (a === b) return 0;
    if (!fromOf.has(a) && !fromOf.has(b)) return TWO_FILL_INS;
    if (!fromOf.has(a) || !fromOf.has(b)) return 0;
    return met(a, b) * (people.has(a) && people.has(b) ? REMATCH : 1);
  };
  const isBest = (id: string) => fromOf.get(id)?.kind === 'best';
  const placeFrom = (id: string) => {
    const from = fromOf.get(id);
    return from === undefined || from.kind === 'draw' ? 0 : from.place;
  };
  const thirds = improved(tables, weight, (a, b) => isBest(a) && isBest(b));
  const alike = improved(thirds, weight, (a, b) => placeFrom(a) === placeFrom(b));
  return improved(alike, weight);
}

/** Who takes each slot. The best driver without one takes the slot of a driver who has left or was replaced by AI. */
function takersOf(slots: readonly Slot[], earlier: readonly RacedStage[], desk: Desk): Taken[] {
  const last = earlier.at(-1);
  if (last === undefined) return [];
  const next = earlier.length + 1;
  const found = new Map<Slot, TableResult>();
  for (const slot of slots) {
    const taker = slot.from.kind === 'place' ? takerOf(last, slot.from, desk, next) : undefined;
    if (taker !== undefined) found.set(slot, taker);
  }
  const rest = slots.filter((slot) => !found.has(slot));
  const best = rest.filter(({ from }) => from.kind === 'best');
  const behind = last.tables.flatMap(({ results }) => driving(results, desk, next)[last.each] ?? []);
  byPoints(desk, behind, 'counted')
    .slice(0, best.length)
    .forEach((result, n) => {
      const slot = best[n];
      if (slot !== undefined) found.set(slot, result);
    });
  const pool = remaining(last, new Set([...found.values()].map(({ driver }) => driver)), desk, next);
  return slots.map((slot): Taken => {
    const own = found.get(slot);
    if (own !== undefined) return { ...slot, driver: own.driver, from: placed(slot.from, own) };
    const [first] = pool.splice(0, 1);
    if (first === undefined) return { ...slot, driver: undefined };
    return {
      ...slot,
      driver: first.result.driver,
      from: { kind: 'place', round: first.round, place: first.result.place },
    };
  });
}

/** Drivers without a slot, best first: by place, then across tables; drivers whom AI replaced in this stage come last. */
function remaining(
  last: RacedStage,
  gone: ReadonlySet<string>,
  desk: Desk,
  next: number,
): { round: string; result: TableResult }[] {
  const all = last.tables.flatMap(({ round, results }) => results.map((result) => ({ round, result })));
  const left = all.filter(
    ({ result: { driver, fillIn } }) => !fillIn && !gone.has(driver) && isDrawnFor(desk, driver, next),
  );
  const ranks = new Map(
    byPoints(
      desk,
      left.map(({ result }) => result),
      'counted',
    ).map((result, rank) => [result.driver, rank]),
  );
  const key = ({ result }: (typeof left)[number]) => [
    Number(result.standIn),
    result.place,
    ranks.get(result.driver) ?? 0,
  ];
  return left.sort((a, b) => compared(key(a), key(b)));
}

function withFillIns(tables: readonly TablePlace[][], { places }: StageShape): TablePlace[][] {
  const fills = fillIns(tables.reduce((sum, table) => sum + Math.max(0, places - table.length), 0));
  return tables.map((table) => {
    const own = fills.splice(0, Math.max(0, places - table.length));
    return [...table, ...own.map((driver) => placeOf(driver, null))];
  });
}
