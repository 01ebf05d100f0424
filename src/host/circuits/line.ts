// The records of a circuit along the line of its parents: each version that was raced keeps its own. Not here: the parents (about.ts).

import type { CircuitLine, CircuitName } from '@api/circuits/commands';
import { type Context, gameIn } from '../context';
import { aboutOf, parentsOf } from './about';

/** The circuit and its parents, the circuit first. */
export function lineOf(context: Context, on: CircuitName & { source: unknown }): CircuitLine {
  const { game, circuit, source } = on;
  const parents = parentsOf(context, { game, source }).filter((one) => one.circuit !== circuit);
  const line = [{ circuit, name: aboutOf(source).name }, ...parents];
  return line.map(({ circuit: id, name }, at) => ({
    circuit: id,
    name,
    version: line.length - at,
    races: racesOn(context, { game, circuit: id }),
    records: recordsOn(context, { game, circuit: id }),
  }));
}

/** Races on it that are finished and no practice. */
export function racesOn({ store }: Context, { game, circuit }: CircuitName): number {
  return store.archive.list({ game, circuit, practice: false }, 0, 1).total;
}

function recordsOn(context: Context, { game, circuit }: CircuitName): CircuitLine[number]['records'] {
  const figures = gameIn(context, game)?.figures ?? [];
  const turn = (id: string) => figures.findIndex((figure) => figure.id === id);
  return context.store.archive
    .records({ game, circuit }, () => figures)
    .toSorted((a, b) => turn(a.figure) - turn(b.figure) || (a.length ?? 0) - (b.length ?? 0))
    .map(({ figure, length, value, name, race }) => ({ figure, length, value, name, match: race }));
}
