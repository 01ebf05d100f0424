// Reads JSON columns. Not here: checking what they hold.

/** The value of a JSON text; undefined if a damaged column is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
