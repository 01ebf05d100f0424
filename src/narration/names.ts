// Helpers for the names of drivers, circuits and figures in every game.

import type { BotId } from '@core/contract';
import { circuitNameIn } from './catalogue-names';

/** Names of AI drivers by level: 'Rookie', 'Pro', 'Champion'. */
export type LevelNames = Readonly<Record<BotId, string>>;

/** Labels for one figure that the game counts. */
export interface FigureName {
  name: string;
  /** The value with its unit: '7 rounds'. Left out if the name says it. */
  count?(n: number): string;
}

/** Every figure of a game by its id, in the order in which they are shown: 'Best lap' in rounds, 'Spin-outs'. */
export type FigureNames = Readonly<Record<string, FigureName>>;

/** The names of all AI levels. say: returns one. */
export function levelNamesBy(ids: readonly BotId[], say: (id: BotId) => string): LevelNames {
  return Object.fromEntries(ids.map((id) => [id, say(id)])) as LevelNames;
}

/** The name of a figure in statistics. count: a value with its unit, '7 rounds'; left out if the name says it. */
export function figure(name: string, count?: (n: number) => string): FigureName {
  return count === undefined ? { name } : { name, count };
}

/** Looks up circuits by an id that may be any text, such as the id of a removed circuit. */
export interface CircuitNames<C> {
  /** The circuit with this id; undefined if the game has none. */
  circuitNamed(id: string): C | undefined;
  /** A circuit's name; its id if it is unknown. */
  circuitName(id: string): string;
}

/** Lookups for a game's circuits by id. Names come from its catalogue ('circuit.<id>'), otherwise from the circuit. */
export function circuitNames<C extends { name: string }>(
  game: string,
  circuits: Readonly<Record<string, C>>,
  made: (id: string) => C | undefined = () => undefined,
): CircuitNames<C> {
  const circuitNamed = (id: string) => (Object.hasOwn(circuits, id) ? circuits[id] : made(id));
  return { circuitNamed, circuitName: (id) => circuitNameIn(game, id, circuitNamed(id)?.name ?? id) };
}
