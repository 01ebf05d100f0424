// Copies plain JSON, and race states, which our own processes copy with compiled copiers (copiers.ts).
// Values must be plain JSON (no Map, Date or class instances); laws.test.ts checks that states are.

import { Copiers } from './copiers';

const copiers = new Copiers(cloneObject);

/** A deep copy that shares nothing with the original. Key order and array order are kept. */
export function clonePlain<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  return cloneObject(value) as V;
}

/**
 * The same for a race state that the game's rules produced or accepted: copiers learn from these states only. Anything from
 * a file or the network is copied with clonePlain until the game's schema has accepted it.
 */
export function cloneState<S extends object>(state: S): S {
  return (copiers.copy(state) ?? cloneObject(state)) as S;
}

/** From now on states are copied by code compiled for their shape. For the host, its workers and the command line. */
export function compileClones(): void {
  copiers.allow();
}

// Spread and slice copy the outer level natively and keep its shape; only nested values are then visited.
function cloneObject(value: object): object {
  if (Array.isArray(value)) return cloneArray(value);
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null) {
      copy[key] = Array.isArray(inner) ? cloneArray(inner) : cloneObject(inner);
    }
  }
  return copy;
}

// Most lists in a state are empty or hold only numbers; one look is enough for those.
function cloneArray(value: readonly unknown[]): unknown[] {
  if (value.length === 0) return [];
  const copy = value.slice();
  let at = 0;
  while (at < copy.length && typeof copy[at] === 'number') at++;
  for (; at < copy.length; at++) {
    const inner = copy[at];
    if (typeof inner === 'object' && inner !== null) copy[at] = cloneObject(inner);
  }
  return copy;
}
