// Copies of the box's circuits: the middle lane, its corners and its stops are the same, and the road runs where it ran.

import { expect, test } from 'vitest';
import { CIRCUIT_FILES } from '../../data/circuit-file';
import { circuitFrom } from '../../data/circuit-from';
import { CIRCUIT_IDS, circuitOf } from '../../data/circuits';
import { copyOf } from '../copy';
import { cut } from '../cut';
import { HOME } from '../stretches';
import { workshop } from '../workshop';

const middleOf = (outline: readonly number[]) =>
  [0, 1].map((axis) => ((outline[2 + axis] ?? 0) + (outline[8 + axis] ?? 0)) / 2);

test.each(CIRCUIT_IDS)('a copy of %s has the spaces, corners and stops of the middle lane, and its road', (id) => {
  const source = copyOf(id)!;
  const { problems, source: read } = workshop.read(source);
  // What only its author can change: where the box's board is narrower than a source may be.
  const errors = problems.filter(({ level }) => level === 'error').map(({ text }) => text.id);
  const narrow = ['workshop.road.crosses', 'workshop.road.sharp', 'workshop.home.bends'];
  expect(errors.filter((one) => !narrow.includes(one))).toEqual([]);
  expect(read).toEqual(source);
  const box = circuitOf(id);
  const copy = circuitFrom('copy', cut(source));
  expect(copy.lapPos).toBe(box.lapPos);
  const raced = ({ corners }: typeof box) => corners.map(({ name, stops }) => [name, stops]);
  expect(raced(copy)).toEqual(raced(box));
  const inMiddle = (circuit: typeof box) =>
    circuit.pos.filter((_, space) => circuit.lane[space] === 'B' && (circuit.corner[space] ?? -1) >= 0);
  // Beside grid and pits a corner may be shorter.
  const room = inMiddle(box).filter((pos) => pos >= 2 * HOME.behind && pos < box.lapPos - 2 * HOME.before);
  expect(inMiddle(copy)).toEqual(room);
  const file = CIRCUIT_FILES.find((one) => one.id === id)!.file;
  const places = [file, cut(source)].map(({ lanes }) => lanes.B.map(({ outline }) => middleOf(outline)));
  const [left, top] = [0, 1].map((axis) => places[0]![0]![axis]! - places[1]![0]![axis]!);
  const apart = places[0]!.map(([x, y], at) => {
    const [otherX, otherY] = places[1]![at]!;
    return Math.hypot(otherX! + left! - x!, otherY! + top! - y!);
  });
  expect(Math.max(...apart)).toBeLessThan(24);
});

test('there is no copy of a circuit that nobody knows', () => {
  expect(copyOf('atlantis')).toBeUndefined();
});
