// Copying plain JSON: the one clone every game's state goes through.
// Not for: values JSON does not have (Map, Date, class instances): laws.test.ts keeps them out of states.

/** A deep copy that shares nothing with the original. Key order and array order stay. */
export function clonePlain<V>(value: V): V {
  return typeof value === 'object' && value !== null ? (cloneObject(value) as V) : value;
}

// Spread and slice copy the outer level natively and keep its shape; only what is nested is then visited.
function cloneObject(value: object): object {
  if (Array.isArray(value)) return cloneArray(value);
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null) copy[key] = cloneObject(inner);
  }
  return copy;
}

function cloneArray(value: readonly unknown[]): unknown[] {
  const copy = value.slice();
  for (let i = 0; i < copy.length; i++) {
    const inner = copy[i];
    if (typeof inner === 'object' && inner !== null) copy[i] = cloneObject(inner);
  }
  return copy;
}
