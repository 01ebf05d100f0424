import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Calm } from './calm';
import type { LitSpot } from './chalk';
import { type Box, roundSpot, squareSpot } from './spot-around';

const WINDOW: Box = { left: 0, top: 0, width: 1440, height: 900 };
/** Rectangular cards, px in the window: upright, wide, and with sides between two px. */
const CARDS: Box[] = [
  { left: 600, top: 640, width: 108, height: 151 },
  { left: 300, top: 200, width: 320, height: 44 },
  { left: 420.4, top: 500.6, width: 86.5, height: 121.1 },
];

/** A hole of the scrim: a rectangle with corners of this radius, px. */
interface Hole {
  left: number;
  top: number;
  right: number;
  bottom: number;
  radius: number;
}

/** The holes that the scrim has over these spots. */
function holesFor(spots: { controls?: LitSpot[]; cause?: LitSpot }): Hole[] {
  const { controls = [], cause = null } = spots;
  const given = { size: { width: WINDOW.width, height: WINDOW.height }, things: [], rings: [], misses: 0, step: 'a' };
  const html = renderToStaticMarkup(<Calm {...given} controls={controls} cause={cause} onMiss={() => undefined} />);
  const path = /clip-path:path\(evenodd, (?:&quot;|")([^)]*?)(?:&quot;|")\)/.exec(html)?.[1] ?? '';
  const holes = path.matchAll(/M([\d.-]+) ([\d.-]+)H([\d.-]+)A([\d.-]+) [^V]*V([\d.-]+)/g);
  return [...holes].map(([, ...numbers]) => {
    const [x = 0, top = 0, to = 0, radius = 0, low = 0] = numbers.map(Number);
    return { left: x - radius, top, right: to + radius, bottom: low + radius, radius };
  });
}

/** Whether a point is in a hole. One that lies on its edge is. */
function isIn({ left, top, right, bottom, radius }: Hole, x: number, y: number): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  const [across, down] = [
    Math.max(left + radius - x, x - right + radius, 0),
    Math.max(top + radius - y, y - bottom + radius, 0),
  ];
  return Math.hypot(across, down) <= radius;
}

/** The corners of a card that are outside the light. Up to 1 px of a card may be, since spots are at whole px. */
function darkCorners(card: Box, holes: readonly Hole[]): [number, number][] {
  const [left, top] = [card.left + 1, card.top + 1];
  const [right, bottom] = [card.left + card.width - 1, card.top + card.height - 1];
  const corners: [number, number][] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  return corners.filter(([x, y]) => !holes.some((hole) => isIn(hole, x, y)));
}

describe('the light', () => {
  it.each(CARDS)('around a card that the chalk line leads to holds all of it: %o', (card) => {
    const holes = holesFor({ cause: roundSpot(WINDOW, card) });
    expect(holes).toHaveLength(1);
    expect(darkCorners(card, holes)).toEqual([]);
  });

  it.each(CARDS)('around a card that may be pressed holds all of it: %o', (card) => {
    const holes = holesFor({ controls: [squareSpot(WINDOW, card)] });
    expect(holes).toHaveLength(1);
    expect(darkCorners(card, holes)).toEqual([]);
  });

  it('holds cards side by side, whose spots overlap, and ends beyond them', () => {
    const [card] = CARDS as [Box];
    const row = [0, 1, 2].map((at) => ({ ...card, left: card.left + at * (card.width + 4) }));
    const holes = holesFor({ controls: row.map((one) => squareSpot(WINDOW, one)) });
    expect(holes).toHaveLength(1);
    for (const one of row) expect(darkCorners(one, holes)).toEqual([]);
    expect(holes.some((hole) => isIn(hole, card.left - 40, card.top))).toBe(false);
  });
});
