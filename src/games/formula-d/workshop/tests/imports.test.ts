// Circuits of GP Online: what is taken over, what is left out, and a clear answer to every damaged file. The files are made here.

import type { ProblemText } from '@core/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { t } from '../../text/t';
import { fromGpOnline } from '../imports/gp-online';
import type { FormulaSource } from '../source';
import { roadOf, stretchesOf } from '../stretches';
import { workshop } from '../workshop';

/** Places of a lap, three abreast; corners at the two ends of an oval. */
const LENGTH = 120;
const LANES = [-10, 0, 10];
const CORNERS: readonly (readonly [from: number, to: number, type: number])[] = [
  [32, 40, 2],
  [44, 50, 3],
  [92, 102, 6],
];

interface Made {
  head?: string;
  more?: readonly string[];
  end?: string;
  parts?: readonly string[];
  finish?: boolean;
  closed?: boolean;
  types?: (place: number) => number;
}

/** A file with an oval of 120 places in three lanes. more: lines among its nodes; parts: after its ways. */
function gpFile(made: Made = {}): string {
  const { head = 'lantern_bay.png 0', more = [], end = '\n', parts = [], finish = true, closed = true } = made;
  const cornerAt = (place: number) => CORNERS.find(([from, to]) => place >= from && place < to)?.[2] ?? 1;
  const types = made.types ?? cornerAt;
  const nodes = Array.from({ length: LENGTH }, (_, place) => place).flatMap((place) =>
    LANES.map((away, lane) => {
      // The oval begins on its lower straight, so that the line is on one.
      const turn = (2 * Math.PI * (place + 30)) / LENGTH;
      const [x, y] = [Math.cos(turn) * (620 + away), Math.sin(turn) * (380 + away)];
      const flag = finish && place === 0 ? ' F' : '';
      return `${place * 3 + lane} ${x.toFixed(1)} ${y.toFixed(1)} ${types(place)}${flag}`;
    }),
  );
  const ways = Array.from({ length: LENGTH }, (_, place) => place).flatMap((place) => {
    if (!closed && place === LENGTH - 1) return [];
    return [0, 1, 2].flatMap((lane) =>
      [lane - 1, lane, lane + 1]
        .filter((to) => to >= 0 && to < 3)
        .map((to) => `${place * 3 + lane} ${((place + 1) % LENGTH) * 3 + to}`),
    );
  });
  return [[head], [...nodes, ...more], ways, ...parts.map((part) => [part])]
    .map((part) => part.join(end))
    .join(end + end);
}

const read = (text: unknown) => {
  const imported = fromGpOnline(text);
  if (imported === undefined || 'refused' in imported) throw new Error(JSON.stringify(imported));
  return { source: imported.source as unknown as FormulaSource, notes: imported.notes.map(({ id }) => id) };
};
const inEnglish = ({ id, values }: ProblemText) => t(id as 'workshop.import.line', values as { line: number });
const refused = (text: string) => {
  const imported = fromGpOnline(text);
  return imported !== undefined && 'refused' in imported ? inEnglish(imported.refused) : JSON.stringify(imported);
};

describe('a whole file', () => {
  test('gives its road, its spaces and its corners with their stops', () => {
    const { source, notes } = read(gpFile());
    expect(workshop.read(source).source).toEqual(source);
    expect(source).toMatchObject({ name: 'lantern bay', spaces: LENGTH });
    const corners = stretchesOf(source, roadOf(source));
    expect(corners.map(({ source: at }) => source.corners[at]!.stops)).toEqual([2, 1, 3]);
    corners.forEach(({ first, end }, at) => {
      const [from, to] = CORNERS[at]!;
      expect(Math.abs(first - from)).toBeLessThanOrEqual(1);
      expect(Math.abs(end - to)).toBeLessThanOrEqual(2);
    });
    expect(notes).toEqual(['workshop.import.picture', 'workshop.import.lanes']);
  });

  test('with line ends of Windows and a mark at its beginning it gives the same', () => {
    expect(read(`\uFEFF${gpFile({ end: '\r\n' })}`)).toEqual(read(gpFile()));
  });

  test('pits, the grid, blocked spaces and weather are named and left out', () => {
    const more = ['900 0 0 7', '901 10 0 7', '902 40 40 4'];
    const parts = ['900 1\n901 2', '0 90\n3 90'];
    const { source, notes } = read(gpFile({ head: 'a.jpg 2 40% 3', more, parts }));
    expect(source.corners).toHaveLength(3);
    expect(notes.map((id) => id.replace('workshop.import.', ''))).toEqual([
      'picture',
      'lanes',
      'pits',
      'grid',
      'blocked',
      'rain',
    ]);
  });
});

describe('a damaged file gets a sentence', () => {
  test.each([
    ['a line that is no space', gpFile({ more: ['7 here 3 1'] }), /its line 363 is neither a space nor a way/],
    ['a way to nowhere', gpFile().replace('\n0 3\n', '\n0 3999\n'), /leads to a space that is not there/],
    ['no finish line', gpFile({ finish: false }), /has no finish line/],
    ['a lap that is not closed', gpFile({ closed: false }), /No way leads round/],
    ['no corners', gpFile({ types: () => 1 }), /fewer than two corners/],
    ['only its first line', 'a.png 1', /has no finish line/],
    [
      'too many spaces',
      `a.png 1\n\n${Array.from({ length: 6001 }, (_, at) => `${at} 0 0 1`).join('\n')}`,
      /more than 6,000/,
    ],
    ['all spaces in one place', gpFile().replace(/^(\d+) -?\d+\.\d -?\d+\.\d /gm, '$1 5 5 '), /No way leads round/],
  ])('%s', (_, text, says) => {
    expect(refused(text)).toMatch(says);
  });

  test.each([
    ['another text', 'Hello, world.'],
    ['JSON', '{"game":"heat"}'],
    ['no text', { cells: {} }],
    ['nothing', undefined],
  ])('%s is no such file', (_, given) => {
    expect(fromGpOnline(given)).toBeUndefined();
  });

  test('whatever is cut off, doubled or overwritten, there is a circuit or a sentence', () => {
    const whole = gpFile();
    const at = fc.integer({ min: 0, max: whole.length });
    fc.assert(
      fc.property(at, at, fc.string({ maxLength: 12 }), (from, to, text) => {
        const imported = fromGpOnline(`${whole.slice(0, from)}${text}${whole.slice(to)}`);
        if (imported === undefined) return;
        if ('refused' in imported) expect(inEnglish(imported.refused)).toMatch(/GP Online/);
        else expect(workshop.read(imported.source).source).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});
