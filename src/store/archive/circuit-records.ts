// Finds circuit records: the best value of each figure that can be a record. Not here: other statistics (archive.ts).

import type { FigureSpec } from '@core/contract';
import type { BestRow, prepareArchive, StatBind } from './archive-sql';
import { kindOf } from './driver-kind';

type Sql = ReturnType<typeof prepareArchive>;
interface Group {
  game: string;
  circuit: string;
  length: number | null;
}

export interface StoredRecord {
  game: string;
  circuit: string;
  figure: string;
  length: number | null;
  value: number;
  driver: string;
  name: string;
  kind: 'person' | 'ai' | 'rules';
  colour: string;
  race: string;
  seat: number;
  at: number;
  /** An earlier race had this figure too, so a record was beaten. The first race on a circuit beats none. */
  contested: boolean;
}

/**
 * By game, circuit, figure and length. A lap record counts whatever the length of the race and however the car's race ended;
 * a car that was out holds no race record. Equal values: the earliest race first, within one race the better place.
 */
export function recordsIn(
  sql: Sql,
  filter: StatBind,
  figures: (game: string) => readonly FigureSpec[],
): StoredRecord[] {
  const best = new Map<string, { group: Group; spec: FigureSpec; row: BestRow }>();
  for (const group of groupsIn(sql, filter)) {
    for (const spec of figures(group.game)) {
      const row = spec.record === undefined ? undefined : bestOf(sql, group, spec);
      if (row === undefined) continue;
      const shown = spec.record === 'lap' ? { ...group, length: null } : group;
      const key = JSON.stringify([shown.game, shown.circuit, spec.id, shown.length]);
      const known = best.get(key);
      if (known === undefined || isBetter(spec, row, known.row)) best.set(key, { group: shown, spec, row });
    }
  }
  return [...best.values()].flatMap(({ group, spec, row }) => {
    const holder = sql.holder.get(row.race, row.seat);
    if (holder === undefined) return [];
    const { driver, name, colour } = holder;
    const { value, race, seat, at } = row;
    const anyLength = spec.record === 'lap' ? 1 : 0;
    const { game, circuit, length } = group;
    const contested = sql.earlier.get(game, circuit, spec.id, race, at, anyLength, length) !== undefined;
    const held = { driver, name, kind: kindOf(holder), colour };
    return [{ ...group, figure: spec.id, value, ...held, race, seat, at, contested }];
  });
}

/** Every length of race on every circuit, found by steps on an index: one step for each length, however many races. */
function* groupsIn(sql: Sql, filter: StatBind): Generator<Group> {
  for (const { game, circuit } of sql.circuitsRaced.all(filter)) {
    if (sql.noLength.get(game, circuit) !== undefined) yield { game, circuit, length: null };
    let length = sql.nextLength.get(game, circuit, Number.MIN_SAFE_INTEGER) ?? null;
    while (length !== null) {
      yield { game, circuit, length };
      length = sql.nextLength.get(game, circuit, length) ?? null;
    }
  }
}

function bestOf(sql: Sql, { game, circuit, length }: Group, spec: FigureSpec): BestRow | undefined {
  let best: BestRow | undefined;
  for (const out of spec.record === 'lap' ? [0, 1] : [0]) {
    const bind = [game, circuit, spec.id, length, out] as const;
    const row = spec.over === 'least' ? sql.least.get(...bind) : mostOf(sql, bind);
    if (row !== undefined && (best === undefined || isBetter(spec, row, best))) best = row;
  }
  return best;
}

function mostOf(sql: Sql, bind: readonly [string, string, string, number | null, number]): BestRow | undefined {
  const value = sql.most.get(...bind)?.value ?? null;
  return value === null ? undefined : sql.first.get(...bind, value);
}

function isBetter({ over }: FigureSpec, a: BestRow, b: BestRow): boolean {
  const ahead = over === 'least' ? a.value - b.value : b.value - a.value;
  return (ahead || a.at - b.at || a.place - b.place) < 0;
}
