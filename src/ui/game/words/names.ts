// Names that every game has: of its drivers, its circuits and what it counts.

import type { FigureName } from '@ui/game-ui';

/** Names in one line as a list: 'Ada Bruno'. */
export function namesIn(line: string): readonly string[] {
  return line.split(' ');
}

/** What statistics call a figure. unit: what is counted, one and many; left out where the name says it. */
export function figure(name: string, ...unit: [] | [one: string, many: string]): FigureName {
  return unit.length === 0 ? { name } : { name, unit };
}

/** Looks circuits up by an id that may be any text, such as that of a circuit which is gone. */
export interface CircuitNames<C> {
  /** The circuit of this id, or undefined where the id is none of the game's. */
  circuitNamed(id: string): C | undefined;
  /** A circuit's name; its id where it is unknown. */
  circuitName(id: string): string;
}

/** The circuits of a game by their ids. */
export function circuitNames<C extends { name: string }>(circuits: Readonly<Record<string, C>>): CircuitNames<C> {
  const circuitNamed = (id: string) => (Object.hasOwn(circuits, id) ? circuits[id] : undefined);
  return { circuitNamed, circuitName: (id) => circuitNamed(id)?.name ?? id };
}
