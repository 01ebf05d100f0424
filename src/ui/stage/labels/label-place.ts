// Chooses a label's place among several: in the free part of the window, without covering text or other labels. Pure functions,
// in px.

/** A box, given by its middle, px. */
export interface Middle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the window that panels leave free, px. */
export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Maximum lines that a label rises; above that it would be unclear which car it belongs to. */
const MOST_LINES = 5;

/** Whether two boxes overlap. */
export function meets(a: Middle, b: Middle): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
}

/** The first place that overlaps the fewest others; each place is first moved into the free area. Rounded to whole px. */
export function placeLabel(
  tries: readonly { x: number; y: number }[],
  { width, height }: { width: number; height: number },
  room: Room,
  taken: readonly Middle[],
): { x: number; y: number } {
  let best = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of tries) {
    const at = {
      x: Math.round(Math.min(room.right - width / 2, Math.max(room.left + width / 2, x))),
      y: Math.round(Math.min(room.bottom - height / 2, Math.max(room.top + height / 2, y))),
    };
    const met = taken.filter((one) => meets({ ...at, width, height }, one)).length;
    if (met >= least) continue;
    least = met;
    best = at;
  }
  return best;
}

/** How many lines a label must rise to overlap no other label. line: height, px; used: lines in use above its own car. */
export function risesBy(box: Middle, line: number, taken: readonly Middle[], used: ReadonlySet<number>): number {
  const isTaken = (lines: number) => taken.some((one) => meets({ ...box, y: box.y - lines * line }, one));
  let lines = 0;
  while (used.has(lines) || (lines < MOST_LINES && isTaken(lines))) lines += 1;
  return lines;
}
