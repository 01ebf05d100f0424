// Checks that a circuit file is consistent: lines in order, sectors from line to line, spaces that know what is ahead,
// lanes and corners that exist. Not here: single fields and their ranges (track-schema.ts).

import type { TrackFile } from './track-schema';

/** How many spaces before a line form its braking zone. */
const BRAKING = 4;
/** The fewest grid slots that a circuit may have: one per car. */
const LEAST_SLOTS = 6;

/** Returns a line of text for each field that contradicts something else in the file; empty if none does. */
export function contradictions(file: TrackFile): string[] {
  return [
    ...cornerTroubles(file),
    ...chicaneTroubles(file),
    ...sectorTroubles(file),
    ...spaceTroubles(file),
    ...gridTroubles(file),
    ...drawingTroubles(file),
    ...lapTroubles(file),
  ];
}

function cornerTroubles({ corners, length, lanesPerSpace }: TrackFile): string[] {
  return corners.flatMap(({ index, id, line, legendsLine, legendStops, inside }, at) => {
    const before = corners[at - 1]?.line ?? 0;
    return troubles(`corners[${at}]`, [
      ['index', index === at, `${index} is not its place in the list, ${at}`],
      ['id', corners.findIndex((one) => one.id === id) === at, `${id} is the id of another corner too`],
      ['line', line > before || at === 0, `${line} does not lie behind the line before it, ${before}`],
      ['line', line < length, `${line} lies beyond the lap of ${length} spaces`],
      ['legendsLine', legendsLine < line, `${legendsLine} is not before the corner's line ${line}`],
      ['legendsLine', legendsLine >= before, `${legendsLine} is before the last line, ${before}`],
      [
        'legendStops',
        legendStops.every((space, diamond) => space === (line - 1 - diamond + length) % length),
        `${legendStops.join(', ')} are not the four spaces before the line`,
      ],
      ['inside', inside < lanesPerSpace, `the road has no lane ${inside}`],
    ]);
  });
}

/** A chicane is two corners in a row: one token for both, and a press only at the first. */
function chicaneTroubles({ corners }: TrackFile): string[] {
  let press = 0;
  return corners.flatMap(({ sharedTokenWith, pressIndex }, at) => {
    const named = sharedTokenWith === null ? undefined : corners[sharedTokenWith];
    const wanted = sharedTokenWith === null ? press++ : null;
    return troubles(`corners[${at}]`, [
      ['sharedTokenWith', sharedTokenWith === null || named !== undefined, `there is no corner ${sharedTokenWith}`],
      [
        'sharedTokenWith',
        named === undefined || sharedTokenWith === at - 1,
        `${sharedTokenWith} is not the corner just before, ${at - 1}; the second corner of a chicane names the first`,
      ],
      ['sharedTokenWith', named?.sharedTokenWith == null, `corner ${sharedTokenWith} shares a token itself`],
      [
        'pressIndex',
        pressIndex === wanted,
        wanted === null
          ? `${pressIndex} must be null: of a chicane only the first corner has one`
          : `${pressIndex} must be ${wanted}: corners with a token of their own are numbered in driving order`,
      ],
    ]);
  });
}

function sectorTroubles({ corners, sectors, length, lanesPerSpace }: TrackFile): string[] {
  const list = sectors.flatMap((sector, at) => {
    const from = corners[at];
    const to = corners[(at + 1) % corners.length];
    if (from === undefined || to === undefined) return [`sectors[${at}]: there is no corner ${at} it could begin at`];
    const span = to.line - from.line + (at === corners.length - 1 ? length : 0);
    return troubles(`sectors[${at}]`, [
      ['index', sector.index === at, `${sector.index} is not its place in the list, ${at}`],
      ['fromCorner', sector.fromCorner === from.index, `${sector.fromCorner} must be ${from.index}`],
      ['toCorner', sector.toCorner === to.index, `${sector.toCorner} must be ${to.index}`],
      ['start', sector.start === from.line, `${sector.start} is not the line of corner ${at}, ${from.line}`],
      ['length', sector.length === span, `${sector.length} must be ${span}, the way to the next line`],
      ['raceLane', sector.raceLane < lanesPerSpace, `the road has no lane ${sector.raceLane}`],
      ['home', sector.home === (at === corners.length - 1), 'the sector with the start line, and no other, is home'],
    ]);
  });
  if (sectors.length < corners.length) list.push(`sectors: ${corners.length} corners need as many sectors`);
  return list;
}

function spaceTroubles(file: TrackFile): string[] {
  const { spaces, length, corners, sectors, lanesPerSpace } = file;
  const list = spaces.length === length ? [] : [`spaces: the lap has ${length}, the list ${spaces.length}`];
  for (const [at, space] of spaces.entries()) {
    const behind = corners.findLastIndex((corner) => corner.line <= at);
    const sector = behind < 0 ? corners.length - 1 : behind;
    const next = (sector + 1) % corners.length;
    const line = corners[next]?.line ?? 0;
    const toCorner = line > at ? line - at : line - at + length;
    const zone = corners.some((corner) => corner.legendsLine <= at && at < corner.line);
    list.push(
      ...troubles(`spaces[${at}]`, [
        ['i', space.i === at, `${space.i} is not its place in the list, ${at}`],
        ['next', space.next === (at + 1) % length, `${space.next} must be ${(at + 1) % length}`],
        ['sector', space.sector === sector, `${space.sector} must be ${sector}`],
        ['nextCorner', space.nextCorner === next, `${space.nextCorner} must be ${next}`],
        ['toCorner', space.toCorner === toCorner, `${space.toCorner} must be ${toCorner}`],
        ['lanes', space.lanes.length === lanesPerSpace, `${space.lanes.length}, but lanesPerSpace is ${lanesPerSpace}`],
        ['raceLane', space.raceLane < lanesPerSpace, `the road has no lane ${space.raceLane}`],
        [
          'raceLane',
          space.raceLane === (sectors[sector]?.raceLane ?? space.raceLane),
          `${space.raceLane} is not the race lane of its sector, ${sectors[sector]?.raceLane}`,
        ],
        ['legendZone', space.legendZone === zone, `must be ${zone}, by the corners' Legend lines`],
        ['braking', space.braking === toCorner <= BRAKING, `must be ${toCorner <= BRAKING}, ${toCorner} before a line`],
        [
          'features',
          space.features.length === 0,
          `${space.features.join(', ')} is a feature the format knows and Paddock has no rule for yet`,
        ],
      ]),
    );
  }
  return list;
}

function gridTroubles({ startGrid, length, lanesPerSpace }: TrackFile): string[] {
  const list = startGrid.flatMap(({ slot, space, lane }, at) => {
    const first = startGrid.findIndex((other) => other.space === space && other.lane === lane);
    return troubles(`startGrid[${at}]`, [
      ['slot', slot === at + 1, `${slot} must be ${at + 1}: slots count from 1 in grid order`],
      ['space', space < length, `there is no space ${space}`],
      ['lane', lane < lanesPerSpace, `the road has no lane ${lane}`],
      ['lane', first === at, `slot ${first + 1} lies in the same cell`],
    ]);
  });
  if (startGrid.length < LEAST_SLOTS) list.push(`startGrid: ${LEAST_SLOTS} cars need ${LEAST_SLOTS} slots`);
  return list;
}

function drawingTroubles({ geometry, corners, length }: TrackFile): string[] {
  const { centreline, kerbs, gravel } = geometry;
  const lost = (name: string, list: readonly { corner: number }[]) =>
    list.flatMap(({ corner }, at) =>
      corner < corners.length ? [] : [`geometry.${name}[${at}].corner: there is no corner ${corner}`],
    );
  const points = 2 * length;
  const line = centreline.length === points ? [] : [`geometry.centreline: ${points} points wanted, two per space`];
  return [...line, ...lost('kerbs', kerbs), ...lost('gravel', gravel)];
}

function lapTroubles({ laps }: TrackFile): string[] {
  const isInOrder = laps.min <= laps.default && laps.default <= laps.max;
  return isInOrder ? [] : [`laps: ${laps.min}, ${laps.default} and ${laps.max} are not min, default and max in order`];
}

/** The fields that are wrong, each with its text. */
function troubles(where: string, fields: readonly (readonly [string, boolean, string])[]): string[] {
  return fields.flatMap(([field, holds, text]) => (holds ? [] : [`${where}.${field}: ${text}`]));
}
