// The widths at which screens and their parts change their layout, by name: `@media (--phone)` or `@container race-dash
// (--phone)` in a style sheet, which the build writes out.

/** Queries by name, without the two dashes; widths and heights of the window, or of the container that is asked. */
export const BREAKPOINTS = {
  /** One column, fingers. */
  phone: '(max-width: 767px)',
  /** A phone, upright or lying. */
  handset: '(max-width: 767px), (max-width: 1023px) and (max-height: 559px)',
  /** A tablet upright, and everything below. */
  narrow: '(max-width: 1023px)',
  /** Everything above: panels stand at both sides. */
  wide: '(min-width: 1024px)',
  /** A small laptop, and everything below. */
  compact: '(max-width: 1199px)',
} as const satisfies Readonly<Record<string, string>>;

/** The query with its names written out. Throws for an unknown name: a mistake in the sheet. */
export function writtenOut(query: string): string {
  return query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const known: Readonly<Record<string, string>> = BREAKPOINTS;
    const found = known[name];
    if (found === undefined) throw new Error(`no breakpoint is called --${name}: ${Object.keys(known).join(', ')}`);
    // A list of queries cannot be a part of another one.
    if (found.includes(',') && query.trim() !== `(--${name})`)
      throw new Error(`--${name} stands alone, not in ${query}`);
    return found;
  });
}
