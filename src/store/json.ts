// Reading JSON columns. Not for: checking what they hold.

/** The value of a JSON text; undefined if a damaged column is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
