// Circuit files: what their reader refuses, what is derived where a file gives no spot, and the parts that every circuit has.

import { describe, expect, test } from 'vitest';
import { type CircuitFile, readCircuitFile } from '../data/circuit-file';
import { CIRCUIT_IDS, circuitFrom, circuitOf } from '../data/circuits';
import { deriveCircuit } from '../data/derive-circuit';
import { LOOKS } from '../ui/board/art/looks';

const FILES = import.meta.glob<CircuitFile>('../circuits/*.json', { eager: true, import: 'default' });

function fileOf(id: string): CircuitFile {
  const found = FILES[`../circuits/${id}.json`];
  if (found === undefined) throw new Error(`no file ${id}`);
  return structuredClone(found);
}

/** Why a circuit with this change is refused; undefined if it is accepted. */
function refusal(change: (file: CircuitFile) => unknown): string | undefined {
  const file = fileOf('thornbury-park');
  change(file);
  try {
    readCircuitFile('thornbury-park.json', file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the reader of circuit files', () => {
  test('accepts a circuit as it is', () => {
    expect(refusal(() => undefined)).toBeUndefined();
  });
  test.each<[string, (file: CircuitFile) => unknown, RegExp]>([
    ['an unknown field', (f) => Object.assign(f, { banking: 3 }), /thornbury-park\.json.*"banking"/],
    ['a language without words', (f) => Reflect.deleteProperty(f.words, 'de'), /words\.de/],
    ['an id that is not the name of the file', (f) => Object.assign(f, { id: 'monza' }), /monza is not the name/],
    ['a step to a missing square', (f) => f.cells[0]?.next.push('99/1'), /cells 0\/1: there is no square 99\/1/],
    ['a marker of a missing corner', (f) => Object.assign(f.markers, { faultyTyres: 'lesmo' }), /no corner lesmo/],
    [
      'a row without its distance',
      (f) => Reflect.deleteProperty(squareOf(f, 'A1/2'), 's'),
      /cells A1\/2: s is missing/,
    ],
    ['a pit beyond the road', (f) => Object.assign(f, { firstPit: 70 }), /firstPit: there is no square 72\/1/],
    ['two squares with one id', (f) => f.cells.push(squareOf(f, '0/1')), /two squares have the same id/],
  ])('refuses %s and names it', (_, change, message) => {
    expect(refusal(change)).toMatch(message);
  });
});

describe.each(CIRCUIT_IDS)('%s', (id) => {
  test('has a look', () => {
    expect(Object.keys(LOOKS)).toContain(id);
  });
  test('is raced on as its file says', () => {
    expect(circuitFrom(deriveCircuit(fileOf(id)))).toEqual(circuitOf(id));
  });
  test('has its verges and bays close to the spots in its file if the file leaves them out', () => {
    const file = fileOf(id);
    const given = deriveCircuit(file);
    for (const cell of file.cells) Reflect.deleteProperty(cell, 'verge');
    for (const corner of file.corners) Reflect.deleteProperty(corner, 'bay');
    const derived = deriveCircuit(file);
    for (const [at, verge] of derived.verges.entries()) {
      expect(distance(verge, given.verges[at]), verge.id).toBeLessThan(0.03);
    }
    for (const [at, { spinOff }] of derived.corners.entries()) {
      expect(distance(spinOff, given.corners[at]?.spinOff), spinOff.id).toBeLessThan(0.03);
      expect(spinOff.poly.length, spinOff.id).toBeGreaterThanOrEqual(4);
    }
    expect(circuitFrom(derived)).toEqual(circuitOf(id));
  });
});

interface Spot {
  x: number;
  y: number;
}

function distance(a: Spot, b: Spot | undefined): number {
  return b === undefined ? Number.POSITIVE_INFINITY : Math.hypot(a.x - b.x, a.y - b.y);
}

function squareOf(file: CircuitFile, id: string): CircuitFile['cells'][number] {
  const found = file.cells.find((cell) => cell.id === id);
  if (found === undefined) throw new Error(`no square ${id}`);
  return found;
}
