// The draw of a Swiss tournament: each round, drivers with equal points meet, and nobody a second time if that can be avoided.
// Not here: the order by points (standings.ts).

import { seedRng } from '@core/rng';
import { firstField, isDrawnFor, isFillIn, seedOf } from './desk';
import { metIn } from './meetings';
import { fillIns, placeOf } from './places';
import { searched, snaked, type Weight } from './seating';
import { tablesFor } from './shape';
import { entrantsAt } from './stage';
import { orderBefore } from './standings';
import type { Desk, Drawer, RacedStage, StageDraw, TablePlace } from './types';

/** Weights of pairs: each outweighs any sum of the following. */
const TWO_FILL_INS = 1e14;
const REMATCH = 1e11;
const AI_AGAIN = 1e7;
/** A point's difference counts as this many places' in the standings. */
const POINT = 20;

/** Draws each round when the one before is over. */
export function swissDrawer(desk: Desk): Drawer {
  const { format } = desk.spec;
  const rounds = format.kind === 'swiss' ? format.rounds : 0;
  return (earlier) => {
    const number = earlier.length + 1;
    if (number > rounds) return undefined;
    const last = earlier.at(-1);
    const field = last === undefined ? firstField(desk) : desk.seeds.filter((id) => isDrawnFor(desk, id, number));
    if (field.length === 0) return undefined;
    const even = tablesFor(field.length, desk.size);
    const shape = { tables: even.tables, places: Math.max(even.places, desk.fewest) };
    if (last === undefined) {
      const filled = [...field, ...fillIns(shape.tables * shape.places - field.length)];
      return stageOf(number, true, decided(snaked(filled, shape.tables)));
    }
    if (last.isFinished) return stageOf(number, true, decided(drawnTables(desk, earlier, field, shape)));
    const open: TablePlace = { kind: 'open', from: { kind: 'draw', stage: last.id } };
    return stageOf(
      number,
      false,
      Array.from({ length: shape.tables }, () => Array(shape.places).fill(open)),
    );
  };
}

function drawnTables(
  desk: Desk,
  earlier: readonly RacedStage[],
  field: readonly string[],
  { tables, places }: { tables: number; places: number },
): string[][] {
  const number = earlier.length + 1;
  const begun = begunTables(desk, number, tables);
  if (begun !== undefined) return begun;
  const standings = orderBefore(desk, earlier, number).filter(({ driver }) => field.includes(driver));
  const order = [...standings.map(({ driver }) => driver), ...fillIns(tables * places - field.length)];
  const rank = new Map(order.map((driver, index) => [driver, index]));
  const points = new Map(standings.map((one) => [one.driver, one.points]));
  const fewest = Math.min(...points.values());
  const met = metIn(earlier);
  const weight: Weight = (a, b) => {
    if (a === b) return 0;
    if (isFillIn(a) && isFillIn(b)) return TWO_FILL_INS;
    const apart = Math.abs((points.get(a) ?? fewest) - (points.get(b) ?? fewest));
    const distance = POINT * apart + Math.abs((rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    return met(a, b) * (isFillIn(a) || isFillIn(b) ? AI_AGAIN : REMATCH) + distance;
  };
  const chunks = Array.from({ length: tables }, (_, table) => order.slice(table * places, (table + 1) * places));
  return searched(chunks, weight, REMATCH, seedRng(`${desk.spec.draw}/swiss-${number}`));
}

/** The tables if all of them have begun: then nothing is left to be drawn. */
function begunTables(desk: Desk, number: number, tables: number): string[][] | undefined {
  const entrants = Array.from({ length: tables }, (_, table) => entrantsAt(desk, `swiss-${number}-${table + 1}`));
  const begun = entrants.flatMap((one) => (one === undefined ? [] : [one.map(({ driver }) => driver)]));
  if (begun.length < tables) return undefined;
  return begun.map((drivers) => drivers.sort((a, b) => seedOf(desk, a) - seedOf(desk, b)));
}

function decided(tables: readonly (readonly string[])[]): TablePlace[][] {
  return tables.map((drivers) => drivers.map((driver) => placeOf(driver, null)));
}

function stageOf(number: number, isDrawn: boolean, tables: readonly TablePlace[][]): StageDraw {
  const id = `swiss-${number}`;
  return {
    id,
    kind: 'swiss',
    isFinal: false,
    isDrawn,
    each: 0,
    best: 0,
    tables: tables.map((places, index) => ({ round: `${id}-${index + 1}`, number: index + 1, division: null, places })),
  };
}
