// Copies of the box's circuits: what is raced on is the same, and the road runs where it ran.

import { expect, test } from 'vitest';
import { TRACK_IDS, trackFileOf, trackFrom, trackOf } from '../../data/tracks';
import { copyOf } from '../copy';
import { cut } from '../cut';
import { workshop } from '../workshop';

test.each(TRACK_IDS)('a copy of %s has its spaces, lines, limits and lanes, and its road', (id) => {
  const source = copyOf(id)!;
  const { problems, source: read } = workshop.read(source);
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(read).toEqual(source);
  const [box, copy] = [trackFileOf(id), cut(source, 'copy')];
  const raced = (file: typeof box) => ({
    corners: file.corners.map(({ line, limit, legendsLine, raceLane, sharesToken }) => {
      return { line, limit, legendsLine, raceLane, sharesToken: sharesToken ?? false };
    }),
    setup: file.setup,
    laps: file.laps.default,
    lanes: file.lanesPerSpace,
    length: file.centreline.length,
  });
  expect(raced(copy)).toEqual(raced(box));
  // Spaces of the box differ a little in length, and spaces of a copy do not: they may lie a third of a space apart.
  const [left, top] = [0, 1].map((at) => box.centreline[0]![at]! - copy.centreline[0]![at]!);
  const apart = box.centreline.map(([x, y], at) => {
    const [otherX, otherY] = copy.centreline[at]!;
    return Math.hypot(otherX + left! - x, otherY + top! - y);
  });
  expect(Math.max(...apart)).toBeLessThan(12);
});

test.each(TRACK_IDS)('what the rules know of %s follows from its source, byte for byte', (id) => {
  const source = copyOf(id)!;
  expect(JSON.stringify(trackFrom(cut(source, id)))).toBe(JSON.stringify(trackOf(id)));
});

test('only a corner with a chevron has one in its source, so that ids of other circuits stay', () => {
  const chevrons = Object.fromEntries(
    TRACK_IDS.map((id) => [id, copyOf(id)!.corners.flatMap((corner) => ('chevron' in corner ? [corner.name] : []))]),
  );
  expect(chevrons).toEqual({ usa: [], italy: [], france: [], 'great-britain': ['Hedgerow', 'Chapel', 'Meadow'] });
});

test('there is no copy of a circuit that nobody knows', () => {
  expect(copyOf('atlantis')).toBeUndefined();
});
