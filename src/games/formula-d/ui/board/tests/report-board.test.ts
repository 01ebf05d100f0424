// A circuit under a balance report: the road is between the panels, and corners are coloured by their shares.

import { expect, test } from 'vitest';
import { roadOf } from '../../../geometry/road';
import { reportBoard } from '../report-board';

const ROOM = { width: 1440, height: 900, left: 16, top: 92, right: 1040, bottom: 640 };
const board = reportBoard('serra-alta', ROOM);
const { corners } = roadOf('serra-alta').circuit;
const shares = (at: number) => corners.map((_, index) => (index === at ? 1 : 0));
const count = (svg: string, colour: string) => svg.split(`fill="${colour}"`).length - 1;

test('the signs of all corners are on the board, each away from the road', () => {
  expect(board.ground).toMatchObject({ width: 1440, height: 900 });
  expect(board.signs).toHaveLength(corners.length);
  for (const { x, y, away } of board.signs) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(ROOM.right + 60);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(ROOM.bottom + 60);
    expect(Math.hypot(...away)).toBeCloseTo(1);
  }
});

test('a corner at which much happens is red, one at which nothing happens has no colour', () => {
  const none = board.colours(shares(-1), null).svg;
  const one = board.colours(shares(0), null).svg;
  expect(none).not.toContain('rgb(');
  expect(count(one, 'rgb(222,38,28)')).toBeGreaterThan(3);
  expect(board.colours(shares(1), null).svg).not.toBe(one);
});

test('one corner can be lit', () => {
  expect(count(board.colours(shares(-1), 2).svg, '#f5a623')).toBe(1);
  expect(count(board.colours(shares(-1), null).svg, '#f5a623')).toBe(0);
});
