// Moves among the cells of the track with the arrow keys. Not here: which cells are legal (phases/coins.ts).

import { cellAt, isOnTrack, LANE_OF, LANES, POSITION_OF, POSITIONS } from '../data/track';
import type { Space } from '../types';

/**
 * The next legal cell along or across the lanes, skipping illegal ones. from: the current cell; if null, starts at the
 * viewer's pawn, or at the line. Null if there is no legal cell.
 */
export function nextCell(
  cells: readonly Space[],
  from: Space | null,
  own: Space | -1,
  lanes: number,
  positions: number,
): Space | null {
  const start = from ?? (isOnTrack(own) ? own : cellAt(1, POSITIONS));
  const [lane, position] = [(LANE_OF[start] || 1) - 1, (POSITION_OF[start] || 1) - 1];
  // A move across the lanes that meets only closed cells continues one position further on.
  for (let n = 1; n <= POSITIONS * LANES; n++) {
    const further = lanes === 0 ? 0 : Math.floor(n / LANES);
    const to = cellAt(wrap(lane + lanes * n, LANES) + 1, wrap(position + positions * n + further, POSITIONS) + 1);
    if (to !== from && cells.includes(to)) return to;
    if (lanes === 0 && n === POSITIONS) break;
  }
  return cells[0] ?? null;
}

function wrap(value: number, of: number): number {
  return ((value % of) + of) % of;
}
