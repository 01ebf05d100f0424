// Where the line from a card of the draft's mat to the card detail runs. Pure. Not here: measuring them (leader.tsx).

/** The path with its two ends, px within the draft's screen. */
export interface Line {
  path: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** A box within the draft's screen, px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance from the card to the mat's edge in which the line runs, px. */
const OUT = 9;

/**
 * Straight from a card of the last column; from the others along the gap between the rows. places: the boxes of all places of
 * the mat, row by row. Null if the detail is below the mat: then there is nothing to lead to.
 */
export function leaderLine(card: Box, detail: Box, places: readonly Box[]): Line | null {
  if (detail.right === detail.left || detail.left < card.right) return null;
  const height = card.bottom - card.top;
  const x = card.right + 4;
  const y = card.top + height / 2;
  const end = detail.left;
  const isLast = !places.some((one) => one.left > card.right && Math.abs(one.top - card.top) < height / 2);
  if (isLast) return { path: `M${x} ${y}H${end - 2}`, from: { x, y }, to: { x: end, y } };
  const isTop = card.top < (places.at(-1)?.top ?? card.top);
  const gap = isTop ? card.bottom + OUT : card.top - OUT;
  return { path: `M${x} ${y}h${OUT - 4}V${gap}H${end - 2}`, from: { x, y }, to: { x: end, y: gap } };
}
