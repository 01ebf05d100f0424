// The paths of the coach's chalk lines, px. Pure functions.

/** A lit spot, px within the screen. round: a place of the board; otherwise a control. */
export interface LitSpot {
  left: number;
  top: number;
  width: number;
  height: number;
  round: boolean;
}

const HEAD = 27;
/**
 * Approximate size of the pill, the minimum distance of its middle from the window's sides, and the length below which a line is
 * too short for it, px.
 */
const PILL = { width: 170, height: 46 };
const OFF_SIDES = 112;
const SHORT = 100;
/** Number of spots that represent a line. */
const ALONG = 9;

/** A curved line from a control's nearest edge to the edge of a ring, and its arrowhead. */
export function chalkLine(from: LitSpot, to: LitSpot): { path: string; head: string } {
  const { start, bend, tip, angle } = swing(from, to);
  const wing = (turn: number) =>
    `${round(tip.x - Math.cos(angle + turn) * HEAD)} ${round(tip.y - Math.sin(angle + turn) * HEAD)}`;
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(tip.x)} ${round(tip.y)}`,
    head: `M${wing(0.5)}L${round(tip.x)} ${round(tip.y)}L${wing(-0.5)}`,
  };
}

/** Spots along the line, from the control to the ring, that nothing should cover. */
export function lineSpots(from: LitSpot, to: LitSpot): LitSpot[] {
  const line = swing(from, to);
  return Array.from({ length: ALONG }, (_, i) => {
    const { x, y } = alongSwing(line, (i + 1) / (ALONG + 1));
    return { left: x - HEAD / 2, top: y - HEAD / 2, width: HEAD, height: HEAD, round: true };
  });
}

interface Swing {
  start: { x: number; y: number };
  bend: { x: number; y: number };
  tip: { x: number; y: number };
  angle: number;
}

function swing(from: LitSpot, to: LitSpot): Swing {
  const end = middleOf(to);
  const start = edgeTowards(from, end);
  const radius = to.width / 2 + 12;
  // It leaves the control straight and reaches the ring from the side.
  const isUp = Math.abs(end.y - start.y) > Math.abs(end.x - start.x) * 0.4;
  const bend = isUp ? { x: start.x, y: start.y + (end.y - start.y) * 0.62 } : { x: (start.x + end.x) / 2, y: start.y };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const tip = { x: end.x - Math.cos(angle) * radius, y: end.y - Math.sin(angle) * radius };
  return { start, bend, tip, angle };
}

/** A point of the line. share: of its length, 0 to 1. */
function alongSwing({ start, bend, tip }: Swing, share: number): { x: number; y: number } {
  const rest = 1 - share;
  const mix = (axis: 'x' | 'y') =>
    rest * rest * start[axis] + 2 * rest * share * bend[axis] + share * share * tip[axis];
  return { x: mix('x'), y: mix('y') };
}

/** A hand-drawn ring around a spot; its ends overlap. */
export function ringPath({ left, top, width, height }: LitSpot): string {
  const [x, y] = [left + width / 2, top + height / 2];
  const [a, b] = [width / 2 + 6, height / 2 + 6];
  const at = (angle: number, swell: number) =>
    `${round(x + Math.cos(angle) * a * swell)} ${round(y + Math.sin(angle) * b * swell)}`;
  const first = at(-1.75, 1.02);
  const rest = Array.from({ length: 26 }, (_, i) => at(-1.75 + ((i + 1) / 24) * 2 * Math.PI, 1.02 + i * 0.003));
  return `M${first}L${rest.join('L')}`;
}

/** Merges overlapping spots of the same kind, because two overlapping holes in the scrim would cover their intersection. */
export function joined(spots: readonly LitSpot[]): LitSpot[] {
  const apart: LitSpot[] = [];
  for (const spot of spots) {
    const met = apart.findIndex((one) => one.round === spot.round && overlaps(one, spot));
    const [other] = met < 0 ? [] : apart.splice(met, 1);
    // The merged spot may now overlap a third one.
    if (other) return joined([...apart, around(other, spot), ...spots.slice(spots.indexOf(spot) + 1)]);
    apart.push(spot);
  }
  return apart;
}

/**
 * The middle of the line, for a pill. If the line is too short, or crosses another control: beside the ring, on the side away
 * from the control if the window allows. width: of the window, px; others: all lit controls.
 */
export function halfway(
  from: LitSpot,
  to: LitSpot,
  width: number,
  others: readonly LitSpot[] = [],
): { x: number; y: number } {
  const line = swing(from, to);
  const { start, tip } = line;
  const [across, down] = [Math.abs(start.x - tip.x), Math.abs(start.y - tip.y)];
  const half = alongSwing(line, 0.5);
  const isLong = across >= PILL.width + HEAD || down >= SHORT;
  if (isLong && !others.some((other) => overlaps(pillAt(half), other))) return within(half, width);
  const { x, y } = middleOf(to);
  const away = to.width / 2 + PILL.width / 2;
  const reach = away + PILL.width / 2;
  const isAtLeft = x > reach && (from.left > x || x + reach > width);
  const sides = [x + away, x - away].map((at) => within({ x: at, y }, width));
  const [usual, other] = isAtLeft ? sides.toReversed() : sides;
  // If the line arrives on that side, it would cross the pill.
  const along = [...lineSpots(from, to), ...others];
  const isFree = (at: { x: number; y: number } | undefined) =>
    at !== undefined && at.x - PILL.width / 2 >= 0 && !along.some((one) => overlaps(pillAt(at), one));
  return (isFree(usual) || !isFree(other) ? usual : other) ?? half;
}

/** Keeps the pill inside a narrow window. */
function within({ x, y }: { x: number; y: number }, width: number): { x: number; y: number } {
  return { x: Math.max(OFF_SIDES, Math.min(x, width - OFF_SIDES)), y };
}

/** The area that the pill covers there. */
export function pillSpot(from: LitSpot, to: LitSpot, width: number, others: readonly LitSpot[] = []): LitSpot {
  return pillAt(halfway(from, to, width, others));
}

function pillAt({ x, y }: { x: number; y: number }): LitSpot {
  return { left: x - PILL.width / 2, top: y - PILL.height / 2, ...PILL, round: false };
}

function overlaps(a: LitSpot, b: LitSpot): boolean {
  const isBeside = a.left >= b.left + b.width || b.left >= a.left + a.width;
  return !isBeside && a.top < b.top + b.height && b.top < a.top + a.height;
}

function around(a: LitSpot, b: LitSpot): LitSpot {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  return { left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top, round: a.round };
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
