// Names that every game has: of its drivers, its circuits and what it counts.

import type { BotId } from '@core/contract';
import type { FigureName, GameUi } from '@ui/game-ui';
import { circuitNameIn } from '@ui/text/names';

/** What all levels of AI drivers are called, each as say words it. */
export function levelNamesBy(ids: readonly BotId[], say: (id: BotId) => string): GameUi['levelNames'] {
  return Object.fromEntries(ids.map((id) => [id, say(id)])) as GameUi['levelNames'];
}

/** What statistics call a figure. count: this many of what it counts, '7 rounds'; left out if the name says it. */
export function figure(name: string, count?: (n: number) => string): FigureName {
  return count === undefined ? { name } : { name, count };
}

/** Looks circuits up by an id that may be any text, such as that of a circuit which is gone. */
export interface CircuitNames<C> {
  /** The circuit of this id, or undefined if the id is none of the game's. */
  circuitNamed(id: string): C | undefined;
  /** A circuit's name; its id where it is unknown. */
  circuitName(id: string): string;
}

/** The circuits of a game by their ids; their names as its catalogue has them ('circuit.<id>'), otherwise as written. */
export function circuitNames<C extends { name: string }>(
  game: string,
  circuits: Readonly<Record<string, C>>,
): CircuitNames<C> {
  const circuitNamed = (id: string) => (Object.hasOwn(circuits, id) ? circuits[id] : undefined);
  return { circuitNamed, circuitName: (id) => circuitNameIn(game, id, circuitNamed(id)?.name ?? id) };
}
