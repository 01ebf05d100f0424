// The paths that the coach draws in chalk, px. Pure arithmetic.

/** A spot that is lit, px within the screen. round: a place of the board; else a control. */
export interface LitSpot {
  left: number;
  top: number;
  width: number;
  height: number;
  round: boolean;
}

const HEAD = 27;

/** A swung line from a control's nearest edge to the edge of a ring, and its arrow head. */
export function chalkLine(from: LitSpot, to: LitSpot): { way: string; head: string } {
  const end = middleOf(to);
  const start = edgeTowards(from, end);
  const radius = to.width / 2 + 12;
  // It leaves the control straight and comes to the ring from the side.
  const isUp = Math.abs(end.y - start.y) > Math.abs(end.x - start.x) * 0.4;
  const bend = isUp ? { x: start.x, y: start.y + (end.y - start.y) * 0.62 } : { x: (start.x + end.x) / 2, y: start.y };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const tip = { x: end.x - Math.cos(angle) * radius, y: end.y - Math.sin(angle) * radius };
  const wing = (turn: number) =>
    `${round(tip.x - Math.cos(angle + turn) * HEAD)} ${round(tip.y - Math.sin(angle + turn) * HEAD)}`;
  return {
    way: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(tip.x)} ${round(tip.y)}`,
    head: `M${wing(0.5)}L${round(tip.x)} ${round(tip.y)}L${wing(-0.5)}`,
  };
}

/** A ring round a spot, drawn by hand: its ends overlap. */
export function ringPath({ left, top, width, height }: LitSpot): string {
  const [x, y] = [left + width / 2, top + height / 2];
  const [a, b] = [width / 2 + 6, height / 2 + 6];
  const at = (angle: number, swell: number) =>
    `${round(x + Math.cos(angle) * a * swell)} ${round(y + Math.sin(angle) * b * swell)}`;
  const first = at(-1.75, 1.02);
  const rest = Array.from({ length: 26 }, (_, i) => at(-1.75 + ((i + 1) / 24) * 2 * Math.PI, 1.02 + i * 0.003));
  return `M${first}L${rest.join('L')}`;
}

/** The middle of a line between the two, where a pill may stand. */
export function halfway(from: LitSpot, to: LitSpot): { x: number; y: number } {
  const end = middleOf(to);
  const start = edgeTowards(from, end);
  return { x: (start.x * 2 + end.x) / 3, y: start.y + (end.y - start.y) * 0.55 };
}

function edgeTowards({ left, top, width, height }: LitSpot, to: { x: number; y: number }): { x: number; y: number } {
  if (to.y < top) return { x: left + width / 2, y: top - 3 };
  if (to.y > top + height) return { x: left + width / 2, y: top + height + 3 };
  return { x: to.x < left ? left - 3 : left + width + 3, y: top + height / 2 };
}

function middleOf({ left, top, width, height }: LitSpot): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
