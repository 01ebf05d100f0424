export function temporaryInMemory(): { TMPDIR?: string };

/** What the environment of tests that start many hosts gets on top. */
export function compiledInMemory(): { NODE_COMPILE_CACHE?: string };
