// The named breakpoints of screens and their parts: `@media (--phone)` or `@container race-dash (--phone)` in a style sheet,
// which the build expands.

/** Queries by name, without the two dashes; for the window, or for the queried container. */
export const BREAKPOINTS = {
  /** One column, for touch. */
  phone: '(max-width: 767px)',
  /** A phone, portrait or landscape. */
  handset: '(max-width: 767px), (max-width: 1023px) and (max-height: 559px)',
  /** A tablet in portrait, and everything smaller. */
  narrow: '(max-width: 1023px)',
  /** Everything larger: panels on both sides. */
  wide: '(min-width: 1024px)',
  /** A small laptop, and everything smaller. */
  compact: '(max-width: 1199px)',
} as const satisfies Readonly<Record<string, string>>;

/** Expands the names in a query. Throws for an unknown name, which is a mistake in the sheet. */
export function writtenOut(query: string): string {
  return query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const known: Readonly<Record<string, string>> = BREAKPOINTS;
    const found = known[name];
    if (found === undefined) throw new Error(`no breakpoint is called --${name}: ${Object.keys(known).join(', ')}`);
    // A list of queries cannot be part of another query.
    if (found.includes(',') && query.trim() !== `(--${name})`)
      throw new Error(`--${name} stands alone, not in ${query}`);
    return found;
  });
}
