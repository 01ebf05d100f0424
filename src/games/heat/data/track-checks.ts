// Checks that a circuit file is consistent: whole spaces, lines in order, lanes that exist, chicanes of two corners.
// Not here: single fields and their ranges (track-schema.ts).

import { POINTS_PER_SPACE } from './track-points';
import type { TrackFile } from './track-schema';

/** Returns a line of text for each field that contradicts something else in the file; empty if none does. */
export function contradictions(file: TrackFile): string[] {
  return [
    ...lineTroubles(file),
    ...cornerTroubles(file),
    ...chicaneTroubles(file),
    ...featureTroubles(file),
    ...lapTroubles(file),
  ];
}

function lineTroubles({ centreline }: TrackFile): string[] {
  const isWhole = centreline.length % POINTS_PER_SPACE === 0;
  return isWhole ? [] : [`centreline: ${centreline.length} points, but every space has two`];
}

function cornerTroubles({ corners, centreline, lanesPerSpace }: TrackFile): string[] {
  const length = centreline.length / POINTS_PER_SPACE;
  return corners.flatMap(({ line, legendsLine, raceLane }, at) => {
    const before = corners[at - 1]?.line ?? 0;
    return troubles(`corners[${at}]`, [
      ['line', line > before || at === 0, `${line} does not lie behind the line before it, ${before}`],
      ['line', line < length, `${line} lies beyond the lap of ${length} spaces`],
      ['legendsLine', legendsLine < line, `${legendsLine} is not before the corner's line ${line}`],
      ['legendsLine', legendsLine >= before, `${legendsLine} is before the last line, ${before}`],
      ['raceLane', raceLane < lanesPerSpace, `the road has no lane ${raceLane}`],
    ]);
  });
}

/** A chicane is two corners in a row. */
function chicaneTroubles({ corners }: TrackFile): string[] {
  return corners.flatMap(({ sharesToken }, at) =>
    troubles(`corners[${at}]`, [
      [
        'sharesToken',
        !sharesToken || at > 0,
        'the first corner of a lap has no corner before it to share a token with',
      ],
      [
        'sharesToken',
        !sharesToken || corners[at - 1]?.sharesToken !== true,
        'the corner before it shares a token itself',
      ],
    ]),
  );
}

function featureTroubles({ features }: TrackFile): string[] {
  return features.map(
    ({ feature }, at) =>
      `features[${at}].feature: ${feature} is a feature the format knows and Paddock has no rule for yet`,
  );
}

function lapTroubles({ laps }: TrackFile): string[] {
  const isInOrder = laps.min <= laps.default && laps.default <= laps.max;
  return isInOrder ? [] : [`laps: ${laps.min}, ${laps.default} and ${laps.max} are not min, default and max in order`];
}

/** The fields that are wrong, each with its text. */
function troubles(where: string, fields: readonly (readonly [string, boolean, string])[]): string[] {
  return fields.flatMap(([field, holds, text]) => (holds ? [] : [`${where}.${field}: ${text}`]));
}
