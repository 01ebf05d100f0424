export function temporaryInMemory(): { TMPDIR?: string };

/** Additional environment for tests that start many hosts. */
export function compiledInMemory(): { NODE_COMPILE_CACHE?: string };
