// A circuit under a balance report: the road is between the panels, and corners are coloured by their shares.

import { colourOf } from '@ui/game/board/report-map';
import { expect, test } from 'vitest';
import { roadOf } from '../../../geometry/road';
import { reportBoard } from '../report-board';

const ROOM = { width: 1440, height: 900, left: 16, top: 92, right: 1040, bottom: 640 };
const board = reportBoard('usa', ROOM);
const pieces = (svg: string, colour: string) => svg.split(`stroke="${colour}"`).length - 1;

test('the whole road with its signs fits between the panels', () => {
  expect(board.ground).toMatchObject({ width: 1440, height: 900 });
  expect(board.signs).toHaveLength(roadOf('usa').circuit.corners.length);
  for (const { x, y } of board.signs) {
    expect(x).toBeGreaterThan(ROOM.left);
    expect(x).toBeLessThan(ROOM.right);
    expect(y).toBeGreaterThan(ROOM.top);
    expect(y).toBeLessThan(ROOM.bottom);
  }
});

test('a corner at which much happens is red, one at which nothing happens has no colour', () => {
  const none = board.colours([0, 0, 0, 0], null).svg;
  const one = board.colours([0, 1, 0, 0], null).svg;
  expect(pieces(none, 'rgb(222,38,28)') + pieces(none, 'rgb(255,226,122)')).toBe(0);
  expect(one.match(/stroke="rgb/g)?.length).toBeGreaterThan(6);
  expect(board.colours([1, 1, 0, 0], null).svg.match(/stroke="rgb/g)?.length).toBeGreaterThan(
    one.match(/stroke="rgb/g)?.length ?? 0,
  );
});

test('one corner can be lit', () => {
  expect(board.colours([0, 0, 0, 0], 2).svg.split('#f5a623').length - 1).toBe(1);
  expect(board.colours([0, 0, 0, 0], null).svg).not.toContain('#f5a623');
});

test('colours run from yellow to red', () => {
  expect([0, 0.35, 0.7, 1, 3].map(colourOf)).toEqual([
    'rgb(255,226,122)',
    'rgb(255,190,60)',
    'rgb(247,108,40)',
    'rgb(222,38,28)',
    'rgb(222,38,28)',
  ]);
});
