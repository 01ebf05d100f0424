// Joins class names.

/** The given names joined by spaces; empty and false ones are left out. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
