import { describe, expect, it } from 'vitest';
import type { TrackFile } from '../../data/track-schema';
import { TRACK_IDS, trackFileOf } from '../../data/tracks';
import { madeFile } from '../../tests/made-track';
import { deriveCircuit } from '../derive-circuit';

/** The middle and the radius of the made circle. */
const [MIDDLE, RADIUS] = [400, 240];
const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - MIDDLE, y - MIDDLE) - RADIUS;

/** The file without the positions that it gives. */
function bare(file: TrackFile): TrackFile {
  const { size: _size, billboard: _billboard, ...rest } = file;
  const corners = file.corners.map(({ sign: _sign, roadToken: _token, gravel: _gravel, ...corner }) => corner);
  return { ...rest, corners };
}

/** The circle in the other direction. */
function mirrored(): TrackFile {
  const file = madeFile(2);
  return { ...file, centreline: file.centreline.map(([x, y]): [number, number] => [2 * MIDDLE - x, y]) };
}

describe('a derived circuit', () => {
  it('has its signs outside the corners, and road tokens and kerbs inside', () => {
    for (const [file, turn] of [
      [madeFile(2), 'right'],
      [mirrored(), 'left'],
    ] as const) {
      const { corners, kerbs, direction } = deriveCircuit(file);
      expect(direction).toBe(turn === 'right' ? 'clockwise' : 'anticlockwise');
      for (const { index, line, sign, roadToken, ...corner } of corners) {
        expect(corner.turn).toBe(turn);
        expect(away(sign)).toBeCloseTo(46, 0);
        expect(away(roadToken)).toBeCloseTo(-44, 0);
        expect(kerbs[index]).toEqual({ side: turn, fromS: line - 1.3, toS: line + 1.3 });
      }
    }
  });

  it('has gravel outside the exits of its corners, off the road, and the weather board inside', () => {
    const { gravel, billboard, size } = deriveCircuit(madeFile(2));
    expect(gravel).toHaveLength(3);
    for (const [x, y] of gravel.flat()) {
      expect(away({ x, y })).toBeGreaterThan(22);
      expect(away({ x, y })).toBeLessThan(54);
    }
    expect(away(billboard)).toBeCloseTo(-71, 0);
    expect(size).toEqual({ width: 760, height: 760 });
  });

  it('has a grid of eight boxes behind the line, in each row the race lane first', () => {
    const boxes = deriveCircuit(madeFile(2, 1)).startGrid.map(({ slot, space, lane }) => [slot, space, lane]);
    expect(boxes.slice(0, 3)).toEqual([
      [1, 31, 1],
      [2, 31, 0],
      [3, 30, 1],
    ]);
    expect(boxes).toHaveLength(8);
  });

  it('takes positions from the file before it derives any', () => {
    const file = madeFile(2);
    const [first, ...others] = file.corners;
    const gravel: [number, number][] = [
      [0, 0],
      [9, 0],
      [9, 9],
    ];
    const given = { sign: { x: 1, y: 2 }, roadToken: { x: 3, y: 4 }, gravel };
    const corners = [{ ...first!, ...given }, ...others];
    const circuit = deriveCircuit({ ...file, corners, billboard: { x: 5, y: 6 }, size: { width: 7, height: 8 } });
    expect(circuit).toMatchObject({ billboard: { x: 5, y: 6 }, size: { width: 7, height: 8 } });
    expect(circuit.corners[0]).toMatchObject({ sign: { x: 1, y: 2 }, roadToken: { x: 3, y: 4 } });
    expect(circuit.gravel[0]).toEqual(gravel);
  });

  it.each(TRACK_IDS)('is nearly what the file of %s gives', (id) => {
    const file = trackFileOf(id);
    const [given, derived] = [deriveCircuit(file), deriveCircuit(bare(file))];
    given.corners.forEach(({ sign, roadToken }, at) => {
      const other = derived.corners[at];
      expect(Math.hypot(sign.x - other!.sign.x, sign.y - other!.sign.y)).toBeLessThan(8);
      expect(Math.hypot(roadToken.x - other!.roadToken.x, roadToken.y - other!.roadToken.y)).toBeLessThan(2);
    });
    expect(Math.abs(given.size.height - derived.size.height)).toBeLessThan(0.2);
  });
});
