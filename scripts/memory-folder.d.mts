export function temporaryInMemory(): { TMPDIR?: string };
