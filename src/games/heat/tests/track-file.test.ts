// The reader of circuit files: what it accepts, and the messages with which it refuses the rest.

import { describe, expect, test } from 'vitest';
import { readTrackFile } from '../data/track-file';
import type { TrackFile } from '../data/track-schema';
import { TRACK_IDS, trackFileOf, trackFrom } from '../data/tracks';
import { madeFile } from './made-track';

/** Why the circle with this change is refused; undefined if it is accepted. */
function refusal(change: (file: TrackFile) => unknown, lanes = 2): string | undefined {
  const file = structuredClone(madeFile(lanes));
  change(file);
  try {
    readTrackFile('circle.json', file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** An entry that must be in the list. */
function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`no entry ${index}`);
  return found;
}

describe('[C31, C42] a circuit file', () => {
  test.each([1, 2, 3])('may have %i lanes', (lanes) => {
    expect(refusal(() => undefined, lanes)).toBeUndefined();
    const track = trackFrom('italy', readTrackFile('circle', madeFile(lanes)));
    expect([track.lanes, track.corners.length, track.grid.length]).toEqual([lanes, 3, 8]);
  });

  test('of the four circuits has one token and one press per corner, drawn where the file says', () => {
    for (const id of TRACK_IDS) {
      const file = trackFileOf(id);
      const track = trackFrom(id, file);
      expect(track.press).toEqual(track.corners.map(({ index }) => index));
      expect(track.corners.map(({ token }) => token)).toEqual(track.press);
      expect(file.geometry.centreline).toHaveLength(2 * track.length);
      expect(file.geometry.billboard.x).toBeGreaterThan(0);
    }
  });

  test('[R86, R94] may make two corners a chicane, with one token for both and the press at the first', () => {
    const file = madeFile(2);
    Object.assign(at(file.corners, 1), { sharedTokenWith: 0, pressIndex: null });
    Object.assign(at(file.corners, 2), { pressIndex: 1 });
    const track = trackFrom('italy', readTrackFile('circle', file));
    expect(track.press).toEqual([0, 2]);
    expect(track.corners.map(({ token }) => token)).toEqual([0, 0, 2]);
  });
});

describe('[C42] the reader refuses by name', () => {
  const changes: [string, (file: TrackFile) => unknown, RegExp][] = [
    ['an unknown field', (f) => Object.assign(f, { banking: 3 }), /circle\.json.*"banking"/],
    ['an unknown field of a space', (f) => Object.assign(at(f.spaces, 3), { grip: 1 }), /spaces\[3\]: .*"grip"/],
    ['a missing field', (f) => Reflect.deleteProperty(at(f.corners, 1), 'limit'), /corners\[1\]\.limit/],
    ['another format', (f) => Object.assign(f, { format: 'paddock-f1-track' }), /paddock-heat-track/],
    ['a later version', (f) => Object.assign(f, { version: 2 }), /version 1/],
    [
      'an unknown feature',
      (f) => Object.assign(at(f.spaces, 5), { features: ['swamp'] }),
      /spaces\[5\].*"swamp".*flooded, tunnel/,
    ],
    [
      'a feature without a rule',
      (f) => at(f.spaces, 5).features.push('tunnel'),
      /spaces\[5\]\.features: tunnel .*no rule/,
    ],
    ['four lanes', (f) => Object.assign(f, { lanesPerSpace: 4 }), /lanesPerSpace: a road has 1 to 3 lanes/],
    ['no lane', (f) => Object.assign(f, { lanesPerSpace: 0 }), /lanesPerSpace: a road has 1 to 3 lanes/],
    ['a road that narrows', (f) => at(f.spaces, 9).lanes.pop(), /spaces\[9\]\.lanes: 1, but lanesPerSpace is 2/],
    [
      'a race lane off the road',
      (f) => Object.assign(at(f.spaces, 0), { raceLane: 2 }),
      /spaces\[0\]\.raceLane: the road has no lane 2/,
    ],
    ['a grid lane off the road', (f) => Object.assign(at(f.startGrid, 1), { lane: 2 }), /startGrid\[1\]\.lane/],
    [
      'two grid slots in one cell',
      (f) => Object.assign(at(f.startGrid, 1), { lane: 0 }),
      /slot 1 lies in the same cell/,
    ],
    ['a grid for five cars', (f) => f.startGrid.splice(5), /6 cars need 6 slots/],
    [
      'a corner that does not exist',
      (f) => Object.assign(at(f.spaces, 2), { nextCorner: 7 }),
      /spaces\[2\]\.nextCorner: 7 must be 0/,
    ],
    [
      'a kerb at no corner',
      (f) => Object.assign(at(f.geometry.kerbs, 0), { corner: 3 }),
      /kerbs\[0\]\.corner: there is no corner 3/,
    ],
    [
      'a token shared with no corner',
      (f) => Object.assign(at(f.corners, 1), { sharedTokenWith: 9, pressIndex: null }),
      /corners\[1\]\.sharedTokenWith: there is no corner 9/,
    ],
    [
      'a token shared with a later corner',
      (f) => Object.assign(at(f.corners, 0), { sharedTokenWith: 1, pressIndex: null }),
      /corners\[0\]\.sharedTokenWith: 1 is not the corner just before/,
    ],
    [
      'a press inside a chicane',
      (f) => Object.assign(at(f.corners, 1), { sharedTokenWith: 0 }),
      /corners\[1\]\.pressIndex: 1 must be null/,
    ],
    [
      'a press out of order',
      (f) => Object.assign(at(f.corners, 1), { pressIndex: 2 }),
      /corners\[1\]\.pressIndex: 2 must be 1/,
    ],
    [
      'lines out of order',
      (f) => Object.assign(at(f.corners, 1), { line: 8 }),
      /corners\[1\]\.line: 8 does not lie behind/,
    ],
    [
      'a line past the lap',
      (f) => Object.assign(at(f.corners, 2), { line: 40 }),
      /corners\[2\]\.line: 40 lies beyond the lap/,
    ],
    [
      'a Legend line past its corner',
      (f) => Object.assign(at(f.corners, 0), { legendsLine: 8 }),
      /corners\[0\]\.legendsLine/,
    ],
    [
      'a sector that ends elsewhere',
      (f) => Object.assign(at(f.sectors, 0), { length: 9 }),
      /sectors\[0\]\.length: 9 must be 8/,
    ],
    ['two home sectors', (f) => Object.assign(at(f.sectors, 0), { home: true }), /sectors\[0\]\.home/],
    ['a space too few', (f) => f.spaces.pop(), /spaces: the lap has 32, the list 31/],
    ['an open centre line', (f) => f.geometry.centreline.pop(), /geometry\.centreline: 64 points/],
    [
      'an unknown surrounding',
      (f) => Object.assign(at(f.theme.surroundElements, 0), { kind: 'volcano' }),
      /"volcano" is not known.*cactus/,
    ],
    ['laps out of order', (f) => Object.assign(f.laps, { min: 3 }), /laps: 3, 2 and 3/],
  ];

  test.each(changes)('%s', (_, change, pattern) => {
    expect(refusal(change)).toMatch(pattern);
  });

  test('something that is no file at all, and no more than eight problems at once', () => {
    expect(() => readTrackFile('nothing', null)).toThrow(/the circuit file nothing cannot be raced on/);
    const many = refusal((file) => file.spaces.map((space) => Object.assign(space, { raceLane: 1 })));
    expect(many?.split(';')).toHaveLength(8);
    expect(many).toMatch(/and 24 more$/);
  });
});
