// Reads JSON that may not be any.

/** The value of a JSON text; undefined if the text is not JSON, since JSON itself has no undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
