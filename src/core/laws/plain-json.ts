// Checks that a value is plain JSON, as states and messages must be. Too slow for hot paths.

/** Where and why value is not plain JSON, or undefined if it is. integers: fractions count as errors too. */
export function plainTrouble(value: unknown, integers: boolean): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return numberTrouble(value, integers);
  if (typeof value !== 'object') return ` is ${typeof value}`;
  return Array.isArray(value) ? listTrouble(value, integers) : objectTrouble(value, integers);
}

// The path to the error is built on the way back, because there is hardly ever one.
function listTrouble(list: readonly unknown[], integers: boolean): string | undefined {
  for (let i = 0; i < list.length; i++) {
    const trouble = i in list ? plainTrouble(list[i], integers) : ' is a hole';
    if (trouble !== undefined) return `[${i}]${trouble}`;
  }
  return undefined;
}

function objectTrouble(object: object, integers: boolean): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return ' is no plain object';
  for (const key of Object.keys(object)) {
    const trouble = plainTrouble((object as Record<string, unknown>)[key], integers);
    if (trouble !== undefined) return `.${key}${trouble}`;
  }
  return undefined;
}

function numberTrouble(value: number, integers: boolean): string | undefined {
  if (!Number.isFinite(value) || Object.is(value, -0)) return ` is ${Object.is(value, -0) ? '-0' : value}`;
  if (integers && !Number.isSafeInteger(value)) return ` is ${value}, no whole number`;
  return undefined;
}
