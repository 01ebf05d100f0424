// Where the pits of a drawn circuit lie: beside the start straight, across the line. Not here: their spaces (cut.ts).

/** Spaces of the pit lane, and how far before the line the first way into it is. Its first box is beside its fourth space. */
export const PITS = { spaces: 18, entry: 16, ways: 2, boxes: 10, firstBox: 3 } as const;
/** From the middle of the road to the middle of the pit lane's edges, board units: at its ends it comes from the track. */
const PIT_LINE = [42.5, 46, 54, 60] as const;
/** From the pit lane to the boxes. */
export const BOX_AWAY = 24;

/** Where the pit lane begins, in spaces of the lap. */
export function pitStart(spaces: number): number {
  return spaces - PITS.entry + 1;
}

/** How far the middle of the pit lane is to the right of the road's, board units. row: in spaces of the lap, fractions included. */
export function pitAway(row: number, spaces: number): number {
  const first = pitStart(spaces);
  const end = Math.min(row - first, first + PITS.spaces - row);
  const at = Math.max(0, Math.min(PIT_LINE.length - 1, end));
  const [low, high] = [PIT_LINE[Math.floor(at)] ?? 0, PIT_LINE[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}
