// Copies of the box's circuits: rows, corners with their speeds, and ponds are the same, and the road runs where it ran.

import { expect, test } from 'vitest';
import { CIRCUIT_IDS, drawnCircuit } from '../../data/circuits';
import { deriveCircuit } from '../../data/derive-circuit';
import { copyOf } from '../copy';
import { cut } from '../cut';
import { workshop } from '../workshop';

test.each(CIRCUIT_IDS)('a copy of %s has its rows, corners, speeds and ponds, and its road', (id) => {
  const source = copyOf(id)!;
  const { problems, source: read } = workshop.read(source);
  // What only its author can change: where the box's board is narrower than a source may be.
  const narrow = ['workshop.road.crosses', 'workshop.road.sharp', 'workshop.home.bends'];
  const errors = problems.filter(({ level }) => level === 'error').map(({ text }) => text.id);
  expect(errors.filter((one) => !narrow.includes(one))).toEqual([]);
  expect(read).toEqual(source);
  const [box, copy] = [drawnCircuit(id), deriveCircuit(cut(source, 'copy'))];
  expect(copy.rows).toBe(box.rows);
  const speeds = ({ corners }: typeof box) =>
    corners.map(({ name, band }) => [name, band.map(({ cell, limit }) => [cell.split('/')[1], limit])]);
  expect(speeds(copy)).toEqual(speeds(box));
  const ponds = ({ islands }: typeof box) => islands.filter(({ kind }) => kind === 'water').length;
  expect([copy.islands.length, ponds(copy)]).toEqual([box.islands.length, ponds(box)]);
  const marked = ({ corners, markers }: typeof box) =>
    Object.values(markers).map((marker) => corners.find((one) => one.id === marker)?.name);
  expect(marked(copy)).toEqual(marked(box));
  const places = [box, copy].map(({ cells }) => new Map(cells.map((cell) => [cell.id, cell])));
  const both = [...places[0]!.keys()].filter((cell) => cell.endsWith('/3') && places[1]!.has(cell));
  expect(both.length).toBeGreaterThan(box.rows / 2);
  const apart = both.map((cell) => [0, 1].map((at) => places[at]!.get(cell)!));
  const mean = (axis: 'x' | 'y') => apart.reduce((sum, [a, b]) => sum + a![axis] - b![axis], 0) / apart.length;
  const [left, top] = [mean('x'), mean('y')];
  expect(Math.max(...apart.map(([a, b]) => Math.hypot(a!.x - b!.x - left, a!.y - b!.y - top)))).toBeLessThan(2.5);
});

test('there is no copy of a circuit that nobody knows', () => {
  expect(copyOf('atlantis')).toBeUndefined();
});
