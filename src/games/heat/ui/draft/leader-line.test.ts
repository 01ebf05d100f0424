import { describe, expect, it } from 'vitest';
import { type Box, leaderLine } from './leader-line';

/** px between the rows of the mat and between its columns in the narrowest window with the detail beside it (draft-mat.module.css). */
const GAPS = { rows: 22, columns: 14 };
const FACE = 120;
const DETAIL: Box = { left: 900, top: 60, right: 1240, bottom: 700 };

/** The places of a mat with this many cards in this many columns, row by row. */
function mat(cards: number, columns: number): Box[] {
  return Array.from({ length: cards }, (_, at) => {
    const left = 40 + (at % columns) * (FACE + GAPS.columns);
    const top = 80 + Math.floor(at / columns) * (FACE * 1.4 + GAPS.rows);
    return { left, top, right: left + FACE, bottom: top + FACE * 1.4 };
  });
}

/** The corners of a path of 'M x y', 'h', 'H' and 'V'. */
function corners(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (const [, letter, numbers] of path.matchAll(/([MhHV])([-\d. ]+)/g)) {
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
    const [first = 0, second = 0] = numbers!.trim().split(' ').map(Number);
    if (letter === 'M') points.push({ x: first, y: second });
    else if (letter === 'V') points.push({ x, y: first });
    else points.push({ x: letter === 'h' ? x + first : first, y });
  }
  return points;
}

/** Whether a path passes over a box. */
function passesOver(path: string, box: Box): boolean {
  const points = corners(path);
  return points.slice(1).some((to, at) => {
    const from = points[at]!;
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
    return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
  });
}

describe('the line from a card to its detail', () => {
  it.each([
    [3, 4],
    [6, 4],
    [8, 4],
    [9, 5],
    [10, 5],
    [12, 5],
  ])('of %i cards in %i columns crosses no card and reaches the detail', (cards, columns) => {
    const places = mat(cards, columns);
    for (const card of places) {
      const { path, to } = leaderLine(card, DETAIL, places)!;
      expect(places.filter((place) => passesOver(path, place))).toEqual([]);
      expect(to.x).toBe(DETAIL.left);
      expect(passesOver(path, DETAIL)).toBe(false);
    }
  });

  it('does not exist while the detail is below the mat', () => {
    const places = mat(8, 4);
    expect(leaderLine(places[0]!, { left: 40, top: 700, right: 600, bottom: 900 }, places)).toBeNull();
    expect(leaderLine(places[0]!, { ...DETAIL, right: DETAIL.left }, places)).toBeNull();
  });
});
