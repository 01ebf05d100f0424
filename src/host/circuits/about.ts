// What is known here of a circuit by the id of its content: its source, its name, and what it was made from.
// Not here: the workshop (circuits.ts), or what was raced on it (line.ts).

import type { CircuitName } from '@api/circuits/commands';
import { collectedOf } from '@core/config';
import { type Context, gameIn } from '../context';

/** Circuits of one line that are looked up, at most. */
const MOST = 50;

/** A circuit of the box, or a player's by the id of its content. isGiven: it came with Paddock. */
export interface Parent {
  readonly circuit: string;
  readonly name: string;
  readonly isGiven: boolean;
}

/** What every game's sources have. */
export function aboutOf(source: unknown): { name: string; author: string; parent: string | undefined } {
  const fields = typeof source === 'object' && source !== null ? (source as Record<string, unknown>) : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: text(fields.name),
    author: text(fields.author),
    parent: typeof fields.parent === 'string' ? fields.parent : undefined,
  };
}

/** The source of a circuit that came with Paddock, is in the workshop, or was raced here. */
export function foundSource(context: Context, name: CircuitName): unknown {
  const game = gameIn(context, name.game);
  return (game && collectedOf(game, name.circuit)?.source) ?? context.store.circuits.sourceOf(name);
}

/**
 * The circuits that one was made from, its parent first, as far as they are known here, each once. One that was copied unchanged, or changed
 * back, is among its own parents.
 */
export function parentsOf(context: Context, { game, source }: { game: string; source: unknown }): Parent[] {
  const line: Parent[] = [];
  const met = new Set<string>();
  let { parent } = aboutOf(source);
  while (parent !== undefined && !met.has(parent) && met.size < MOST) {
    met.add(parent);
    const circuit = parent;
    const rules = gameIn(context, game);
    const boxed = rules?.circuits.find(({ id }) => id === circuit);
    const found = boxed === undefined ? foundSource(context, { game, circuit }) : undefined;
    if (boxed === undefined && found === undefined) break;
    const about = aboutOf(found);
    const isGiven = boxed !== undefined || (rules !== undefined && collectedOf(rules, circuit) !== undefined);
    line.push({ circuit, name: boxed?.name ?? about.name, isGiven });
    parent = about.parent;
  }
  return line;
}
