// The reader of circuit files: what it accepts, and the messages with which it refuses the rest.

import { describe, expect, test } from 'vitest';
import { readTrackFile } from '../data/track-file';
import type { TrackFile } from '../data/track-schema';
import { TRACK_IDS, trackFileOf, trackFrom, trackOf } from '../data/tracks';
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
    const track = trackFrom(readTrackFile('circle', madeFile(lanes)));
    expect([track.lanes, track.corners.length, track.grid.length]).toEqual([lanes, 3, 8]);
  });

  test('has one token and one press per corner, unless it has a chicane', () => {
    for (const id of TRACK_IDS.filter((one) => !trackFileOf(one).corners.some(({ sharesToken }) => sharesToken))) {
      const track = trackOf(id);
      expect(track.press).toEqual(track.corners.map(({ index }) => index));
      expect(track.corners.map(({ token }) => token)).toEqual(track.press);
    }
  });

  test('[R86, R94] may make two corners a chicane, with one token for both and the press at the first', () => {
    const file = madeFile(2);
    at(file.corners, 1).sharesToken = true;
    const track = trackFrom(readTrackFile('circle', file));
    expect(track.press).toEqual([0, 2]);
    expect(track.corners.map(({ token }) => token)).toEqual([0, 0, 2]);
  });
});

describe('[C42] the reader refuses by name', () => {
  const changes: [string, (file: TrackFile) => unknown, RegExp][] = [
    ['an unknown field', (f) => Object.assign(f, { banking: 3 }), /circle\.json.*"banking"/],
    ['an unknown field of a corner', (f) => Object.assign(at(f.corners, 1), { grip: 1 }), /corners\[1\]: .*"grip"/],
    ['a missing field', (f) => Reflect.deleteProperty(at(f.corners, 1), 'limit'), /corners\[1\]\.limit/],
    ['another format', (f) => Object.assign(f, { format: 'paddock-f1-track' }), /paddock-heat-track/],
    ['another version', (f) => Object.assign(f, { version: 1 }), /version 2/],
    ['the id of another file', (f) => Object.assign(f, { id: 'ring' }), /id: ring is not the name of the file/],
    ['words without German', (f) => Reflect.deleteProperty(f.words, 'de'), /words\.de/],
    ['a name without letters', (f) => Object.assign(f.words.en, { name: '' }), /words\.en\.name/],
    [
      'an unknown feature',
      (f) => f.features.push({ space: 5, feature: 'swamp' as never }),
      /features\[0\]\.feature.*"swamp".*flooded, tunnel/,
    ],
    [
      'a feature without a rule',
      (f) => f.features.push({ space: 5, feature: 'tunnel' }),
      /features\[0\]\.feature: tunnel .*no rule/,
    ],
    ['four lanes', (f) => Object.assign(f, { lanesPerSpace: 4 }), /lanesPerSpace: a road has 1 to 3 lanes/],
    ['no lane', (f) => Object.assign(f, { lanesPerSpace: 0 }), /lanesPerSpace: a road has 1 to 3 lanes/],
    [
      'a race lane off the road',
      (f) => Object.assign(at(f.corners, 0), { raceLane: 2 }),
      /corners\[0\]\.raceLane: the road has no lane 2/,
    ],
    [
      'a chicane that begins with its second corner',
      (f) => Object.assign(at(f.corners, 0), { sharesToken: true }),
      /corners\[0\]\.sharesToken: the first corner/,
    ],
    [
      'a chicane of three corners',
      (f) => f.corners.slice(1).map((one) => Object.assign(one, { sharesToken: true })),
      /corners\[2\]\.sharesToken: the corner before it shares a token itself/,
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
      'a Legend line before the corner before',
      (f) => Object.assign(at(f.corners, 1), { legendsLine: 7 }),
      /corners\[1\]\.legendsLine: 7 is before the last line, 8/,
    ],
    ['half a space', (f) => f.centreline.pop(), /centreline: 63 points, but every space has two/],
    ['a lap that is too short', (f) => f.centreline.splice(14), /centreline: a lap has at least 8 spaces/],
    ['unknown scenery', (f) => Object.assign(at(f.scenery, 0), { kind: 'volcano' }), /"volcano" is not known.*cactus/],
    ['laps out of order', (f) => Object.assign(f.laps, { min: 3 }), /laps: 3, 2 and 3/],
  ];

  test.each(changes)('%s', (_, change, pattern) => {
    expect(refusal(change)).toMatch(pattern);
  });

  test('something that is no file at all, and no more than eight problems at once', () => {
    expect(() => readTrackFile('nothing', null)).toThrow(/the circuit file nothing cannot be raced on/);
    const flat = { kind: 'oak', x: 0, y: 0, rot: 0, scale: 0 };
    const many = refusal((file) => file.scenery.push(...Array.from({ length: 32 }, () => flat)));
    expect(many?.split(';')).toHaveLength(8);
    expect(many).toMatch(/and 24 more$/);
  });
});
