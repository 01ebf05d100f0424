// Whether a value is plain JSON as states and messages must be. Not for: hot paths.

/** Where and why value is not plain JSON, or undefined where it is. integers: fractions are trouble too. */
export function plainTrouble(value: unknown, integers: boolean, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return numberTrouble(value, integers, path);
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const trouble = i in value ? plainTrouble(value[i], integers, `${path}[${i}]`) : `${path}[${i}] is a hole`;
      if (trouble !== undefined) return trouble;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is no plain object`;
  for (const [key, inner] of Object.entries(value)) {
    const trouble = plainTrouble(inner, integers, `${path}.${key}`);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

function numberTrouble(value: number, integers: boolean, path: string): string | undefined {
  if (!Number.isFinite(value) || Object.is(value, -0)) return `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (integers && !Number.isSafeInteger(value)) return `${path} is ${value}, no whole number`;
  return undefined;
}
