// The draw of round robins and leagues, which follows from the drivers alone: everybody meets everybody, as evenly as tables
// of this size allow. Not here: promotion and relegation (league.ts).

import { firstField, isDrawnFor } from './desk';
import { type Met, metAt } from './meetings';
import { fillIns, placeOf } from './places';
import { improved, type Weight } from './seating';
import { tablesFor } from './shape';
import type { Desk, Drawer, StageDraw, TableDraw } from './types';

/** Drivers by table. */
type Tables = readonly (readonly string[])[];

const TWO_FILL_INS = 1_000_000_000;
/** A first meeting is worth more than any even distribution of later ones. */
const AGAIN = 1000;

/** Draws a round robin: as many rounds as it takes until everybody has met everybody. */
export function robinDrawer(desk: Desk): Drawer {
  const field = firstField(desk);
  const rounds = desk.size === 2 ? pairings(field) : meetings(field, desk);
  return ({ length }) => {
    const tables = rounds[length];
    const id = `robin-${length + 1}`;
    return tables && stageOf(id, 'robin', tablesOf(id, tables, null));
  };
}

/** Draws a league: every week, each division races among itself. Late drivers join the last division. */
export function leagueDrawer(desk: Desk): Drawer {
  const { format } = desk.spec;
  if (format.kind !== 'league') return () => undefined;
  const divisions = divisionsOf(desk, format.divisions).map((own, index, all) => {
    return weeksOf(desk, own, format.weeks, index === all.length - 1);
  });
  return ({ length }) => {
    if (length >= format.weeks) return undefined;
    const week = length + 1;
    let used = 0;
    const tables = divisions.flatMap((weeks, index) => {
      const renamed = renumbered(weeks[length] ?? [], used);
      used += renamed.flat().filter((id) => !desk.seedOf.has(id)).length;
      return tablesOf(`d${index + 1}-w${week}`, renamed, index + 1);
    });
    return stageOf(`week-${week}`, 'week', tables);
  };
}

/** The divisions with everyone who was there at the draw; drivers whom the plan forgot are in the last one. */
export function divisionsOf(desk: Desk, divisions: readonly (readonly string[])[]): string[][] {
  const field = firstField(desk);
  const named = divisions.map((own, index) => {
    return own.filter((id) => field.includes(id) && !divisions.slice(0, index).some((other) => other.includes(id)));
  });
  const lost = field.filter((id) => !named.flat().includes(id));
  return named.map((own, index) => (index === named.length - 1 ? [...own, ...lost] : own));
}

/** Tables of a division by week. */
function weeksOf(desk: Desk, own: readonly string[], weeks: number, isLast: boolean): Tables[] {
  const late = isLast ? desk.spec.late.map(({ driver }) => driver).filter((id) => desk.seedOf.has(id)) : [];
  if (desk.size === 2 && late.length === 0) {
    const rounds = pairings(own);
    return Array.from({ length: weeks }, (_, week) => rounds[week % rounds.length] ?? []);
  }
  const held: Tables[] = [];
  for (let week = 1; week <= weeks; week++) {
    const there = [...own, ...late.filter((id) => isThere(desk, id, week))];
    held.push(meeting(there, desk, metAt(held.flat())));
  }
  return held;
}

/** A driver who was late and has left keeps their place, for a stand-in. */
function isThere(desk: Desk, driver: string, week: number): boolean {
  return isDrawnFor({ spec: { ...desk.spec, withdrawn: [] } }, driver, week);
}

/** Rounds of pairs in which everybody meets everybody once: one driver stays, the others move around (the circle method). */
function pairings(field: readonly string[]): Tables[] {
  const [first = '', ...others] = field.length % 2 === 0 ? field : [...field, ...fillIns(1)];
  return others.map((_, round) => {
    const circle = others.map((__, n) => others[(n + round) % others.length] ?? '');
    const pairs = [[first, circle[0] ?? '']];
    for (let n = 1; n <= circle.length - n; n++) pairs.push([circle[n] ?? '', circle.at(-n) ?? '']);
    return pairs;
  });
}

/** Rounds at larger tables until everybody has met everybody. */
function meetings(field: readonly string[], desk: Desk): Tables[] {
  const held: Tables[] = [];
  const hasMetAll = (met: Met) => field.every((a, i) => field.slice(i + 1).every((b) => met(a, b) > 0));
  for (let met = metAt([]); !hasMetAll(met); met = metAt(held.flat())) held.push(meeting(field, desk, met));
  return held;
}

/** One round: as many first meetings as possible, at least one if there is one left. */
function meeting(field: readonly string[], desk: Pick<Desk, 'size' | 'fewest'>, met: Met): Tables {
  if (field.length === 0) return [];
  const even = tablesFor(field.length, desk.size);
  const places = Math.max(even.places, desk.fewest);
  const left = [...field, ...fillIns(even.tables * places - field.length)];
  const drivers = new Set(field);
  const isDriver = (id: string) => drivers.has(id);
  const weight: Weight = (a, b) => {
    if (a === b) return 0;
    if (!isDriver(a) && !isDriver(b)) return TWO_FILL_INS;
    const times = met(a, b);
    if (!isDriver(a) || !isDriver(b)) return times;
    return times === 0 ? 0 : AGAIN + times;
  };
  const tables = Array.from({ length: even.tables }, () => {
    const table = firstPair(left, met, isDriver);
    while (table.length < places && left.length > 0) {
      const cost = (id: string) => table.reduce((sum, other) => sum + weight(id, other), 0);
      const costs = left.map(cost);
      table.push(...left.splice(costs.indexOf(Math.min(...costs)), 1));
    }
    return table;
  });
  return improved(tables, weight);
}

/** Changes left: takes the first two drivers who have not met, otherwise the first one alone. */
function firstPair(left: string[], met: Met, isDriver: (id: string) => boolean): string[] {
  for (const a of left) {
    const b = left.find((other) => other !== a && isDriver(a) && isDriver(other) && met(a, other) === 0);
    if (b === undefined) continue;
    left.splice(left.indexOf(a), 1);
    left.splice(left.indexOf(b), 1);
    return [a, b];
  }
  return left.splice(0, 1);
}

/** AI drivers who belong to no one, with numbers after those that other divisions have used. */
function renumbered(tables: Tables, used: number): string[][] {
  const fills = tables.flat().filter((id) => fillIns(tables.flat().length).includes(id));
  const fresh = new Map(fills.map((id, index) => [id, fillIns(1, used + index + 1)[0] ?? id]));
  return tables.map((table) => table.map((id) => fresh.get(id) ?? id));
}

function tablesOf(id: string, tables: Tables, division: number | null): TableDraw[] {
  return tables.map((drivers, index) => ({
    round: `${id}-${index + 1}`,
    number: index + 1,
    division,
    places: drivers.map((driver) => placeOf(driver, null)),
  }));
}

function stageOf(id: string, kind: 'robin' | 'week', tables: TableDraw[]): StageDraw {
  return { id, kind, isFinal: false, isDrawn: true, each: 0, best: 0, tables };
}
