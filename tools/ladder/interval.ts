// How certain a share of wins is. Not here: which races are counted.

/** Standard errors of a two-sided interval of 95%. */
const Z = 1.959964;

/** Wilson's 95% interval for a share, from 0 to 1. won: may end in a half, for a shared place. */
export function wilson(won: number, races: number): { low: number; high: number } {
  if (races === 0) return { low: 0, high: 1 };
  const share = won / races;
  const shrink = 1 + Z ** 2 / races;
  const middle = (share + Z ** 2 / (2 * races)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / races + Z ** 2 / (4 * races ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
