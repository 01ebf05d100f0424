// How much of a race its leader has driven. Not here: each game's measure of it (frame.tsx).

/**
 * The share of a race, 0 to 1. driven: by each car, in any unit; whole: the race in the same unit. Cars behind the start line have
 * driven less than nothing, which counts as nothing.
 */
export function shareDone(driven: readonly number[], whole: number): number {
  if (whole <= 0) return 0;
  return Math.min(1, Math.max(0, ...driven) / whole);
}
