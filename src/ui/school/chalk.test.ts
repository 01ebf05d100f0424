import { describe, expect, it } from 'vitest';
import { chalkLine, halfway, joined, type LitSpot, lineSpots, pillSpot } from './chalk';
import { placeBubble } from './place-bubble';

const WINDOW = { width: 1440, height: 900 };
const BUBBLE = { width: 496, height: 170 };
const control: LitSpot = { left: 580, top: 640, width: 460, height: 140, round: false };
const ring: LitSpot = { left: 260, top: 120, width: 60, height: 60, round: true };
const short: LitSpot = { left: 440, top: 690, width: 60, height: 60, round: true };

const box = (left: number, top: number, width: number, height: number, round = false): LitSpot => {
  return { left, top, width, height, round };
};

function overlaps(a: Omit<LitSpot, 'round'>, b: Omit<LitSpot, 'round'>): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width;
  return across && a.top < b.top + b.height && b.top < a.top + a.height;
}

describe('the chalk line', () => {
  it('leads from the control to the ring, and its spots are along it', () => {
    const away = lineSpots(control, ring).map(({ left, top }) => Math.hypot(left - ring.left, top - ring.top));
    expect(away).toEqual(away.toSorted((a, b) => b - a));
    expect(away.at(-1)).toBeLessThan(away[0]! / 3);
    expect(chalkLine(control, ring).path).toMatch(/^M810 637Q810 /);
  });
  it('has its pill in the middle', () => {
    const middle = lineSpots(control, ring)[4]!;
    const { x, y } = halfway(control, ring, WINDOW.width);
    expect(x).toBeCloseTo(middle.left + middle.width / 2);
    expect(y).toBeCloseTo(middle.top + middle.height / 2);
  });
  it('puts the pill beside the ring and away from the control if the line is too short', () => {
    expect(overlaps(pillSpot(control, short, WINDOW.width), control)).toBe(false);
    expect(overlaps(pillSpot(control, short, WINDOW.width), short)).toBe(false);
    const other = { ...short, left: 1120 };
    expect(overlaps(pillSpot(control, other, WINDOW.width), control)).toBe(false);
  });
  it('keeps its pill away from the edges of a phone', () => {
    const phone = 390;
    const low = box(120, 560, 264, 90);
    for (const left of [4, 165, 330]) {
      const { x } = halfway(low, box(left, 480, 56, 56, true), phone);
      expect(Math.min(x, phone - x)).toBeGreaterThanOrEqual(110);
    }
  });
});

describe('the bubble', () => {
  it('does not cover the control, the ring or the line', () => {
    const avoid = [control, ring, ...lineSpots(control, ring)];
    const place = placeBubble(WINDOW, BUBBLE, avoid, 92);
    for (const spot of avoid) expect(overlaps({ ...place, ...BUBBLE }, spot)).toBe(false);
    expect(place.top).toBeGreaterThanOrEqual(92);
    expect(place.left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width);
  });
});

describe('the pill', () => {
  it('is on a long line, beside the ring of a short one, and on its other side at the edge of the screen', () => {
    const ring = box(300, 100, 40, 40, true);
    expect(halfway(box(300, 400, 40, 40), ring, 400).y).toBeGreaterThan(200);
    expect(halfway(box(300, 180, 40, 40), ring, 800).x).toBeGreaterThan(340);
    expect(halfway(box(300, 180, 40, 40), ring, 400).x).toBeLessThan(300);
  });
});

describe('the pill of a line that crosses another control', () => {
  it('is beside the ring and covers neither control', () => {
    // Havoc's coins at 1024 px: the line leaves the upper panel and crosses the lower one.
    const [coins, cell] = [box(797, 190, 204, 119), box(797, 317, 204, 102)];
    const place = box(655, 425, 70, 70, true);
    expect(overlaps(pillSpot(coins, place, 1024), cell)).toBe(true);
    const pill = pillSpot(coins, place, 1024, [coins, cell]);
    for (const spot of [coins, cell, place]) expect(overlaps(pill, spot)).toBe(false);
  });
});

describe('the pill of a line that arrives from the side', () => {
  it('is on the other side of the ring, and no line crosses its number', () => {
    // A wide panel under the ring: the line starts at its middle, right of the ring.
    const panel = box(420, 500, 500, 90);
    const place = box(500, 410, 70, 70, true);
    const pill = pillSpot(panel, place, 1440);
    for (const spot of lineSpots(panel, place)) expect(overlaps(pill, spot)).toBe(false);
  });
});

describe('holes in the scrim', () => {
  it('overlapping spots of one kind are merged, even if only a third one connects them', () => {
    expect(joined([box(0, 0, 40, 10), box(60, 0, 40, 10), box(30, 2, 40, 10)])).toEqual([box(0, 0, 100, 12)]);
    expect(joined([box(0, 0, 100, 50), box(10, 10, 20, 20)])).toEqual([box(0, 0, 100, 50)]);
  });

  it('spots that only touch, and spots of different kinds, are not merged', () => {
    const spots = [box(0, 0, 40, 40, true), box(40, 0, 40, 40, true), box(20, 20, 40, 40)];
    expect(joined(spots)).toEqual(spots);
  });
});
