// Puts labels on a line so that they keep their distance and stay as close as possible to their positions. Pure.

/**
 * Places for labels with the positions `wanted` (px, any order): at least `apart` from each other and within low and high
 * if there is room for all; in the order of their positions.
 */
export function spread(wanted: readonly number[], apart: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const step = Math.min(apart, order.length > 1 ? (high - low) / (order.length - 1) : apart);
  const groups: { sum: number; count: number }[] = [];
  for (const at of order) {
    groups.push({ sum: wanted[at] ?? 0, count: 1 });
    // Groups that would overlap become one, with its labels round their common middle.
    for (let last = groups.length - 1; last > 0; last--) {
      const [before, here] = [groups[last - 1], groups[last]];
      if (!before || !here) break;
      if (startOf(here, step, low, high) - endOf(before, step, low, high) >= step - 1e-9) break;
      groups.splice(last - 1, 2, { sum: before.sum + here.sum, count: before.count + here.count });
    }
  }
  const places: number[] = [];
  let next = 0;
  for (const group of groups) {
    const start = startOf(group, step, low, high);
    for (let i = 0; i < group.count; i++) {
      const at = order[next++];
      if (at !== undefined) places[at] = start + i * step;
    }
  }
  return places;
}

function startOf(group: { sum: number; count: number }, step: number, low: number, high: number): number {
  const length = (group.count - 1) * step;
  const start = group.sum / group.count - length / 2;
  return Math.max(low, Math.min(start, high - length));
}

function endOf(group: { sum: number; count: number }, step: number, low: number, high: number): number {
  return startOf(group, step, low, high) + (group.count - 1) * step;
}
