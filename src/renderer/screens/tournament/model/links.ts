// The lines of a bracket: which place leads to which, and how each line is drawn. Pure. Not here: where the cards are on screen
// (bracket/lines.tsx).

import type { TournamentStage, TournamentTable } from '@api/tournament/commands';

/** One end of a line. key: of the element it meets; see placeKey, slotKey and cardKey. */
export interface Link {
  from: string;
  to: string;
  /** Its driver is known. isDrawn: and will not change tables any more. */
  isDecided: boolean;
  isDrawn: boolean;
  /** The drivers who go along it, as far as they are known; only lines to the final stand for several. */
  drivers: readonly string[];
  /** 0-based: the stage that it comes from. */
  stage: number;
}

/** A point, px. */
export interface Point {
  x: number;
  y: number;
}

/** The end of a finished or an open place of a table. place: 1-based. */
export function placeKey(round: string, place: number): string {
  return `${round}/${place}`;
}

/** The seat at a table, 0-based. */
export function slotKey(round: string, slot: number): string {
  return `${round}:${slot}`;
}

/** A whole table. */
export function cardKey(round: string): string {
  return round;
}

/** Every line, in the order of the stages. Best thirds have one as soon as it is known who they are. */
export function linksOf(stages: readonly TournamentStage[]): Link[] {
  return stages.flatMap((stage, index) => {
    const before = stages[index - 1];
    if (before === undefined) return [];
    return stage.tables.flatMap((table) => {
      const own = slotLinks(stage, table, before).map((link) => ({ ...link, stage: index - 1 }));
      return stage.isFinal ? bundled(own, table, before) : own;
    });
  });
}

function slotLinks(stage: TournamentStage, table: TournamentTable, before: TournamentStage): Link[] {
  return table.places.flatMap((place, slot): Link[] => {
    if (place.kind === 'fillIn' || place.from === null || place.from.kind === 'draw') return [];
    const driver = place.kind === 'driver' ? place.driver : null;
    const from = place.from.kind === 'place' ? placeKey(place.from.round, place.from.place) : resultKey(before, driver);
    if (from === undefined) return [];
    const isDecided = driver !== null;
    return [
      {
        from,
        to: slotKey(table.round, slot),
        isDecided,
        isDrawn: isDecided && stage.isDrawn,
        drivers: driver === null ? [] : [driver],
        stage: 0,
      },
    ];
  });
}

/** Where a driver finished in this stage. */
function resultKey(stage: TournamentStage, driver: string | null): string | undefined {
  if (driver === null) return undefined;
  for (const { round, results } of stage.tables) {
    const found = results.find((one) => one.driver === driver);
    if (found !== undefined) return placeKey(round, found.place);
  }
  return undefined;
}

/** One line per table before the final: its card has no rows to lead to. */
function bundled(links: readonly Link[], table: TournamentTable, before: TournamentStage): Link[] {
  return before.tables.flatMap(({ round }): Link[] => {
    const own = links.filter(({ from }) => from.startsWith(`${round}/`));
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        ...first,
        from: cardKey(round),
        to: cardKey(table.round),
        isDecided: own.every(({ isDecided }) => isDecided),
        isDrawn: own.every(({ isDrawn }) => isDrawn),
        drivers: own.flatMap(({ drivers }) => drivers),
      },
    ];
  });
}

/** The line between two points: along, down or up in its own lane, and along again, with round corners. share: of the way, 0 to 1. */
export function linePath(from: Point, to: Point, share: number): string {
  const middle = from.x + (to.x - from.x) * share;
  const height = Math.abs(to.y - from.y);
  const round = Math.min(10, height / 2, Math.abs(middle - from.x), Math.abs(to.x - middle));
  if (round < 1) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const down = Math.sign(to.y - from.y);
  return [
    `M${from.x} ${from.y}H${middle - round}`,
    `Q${middle} ${from.y} ${middle} ${from.y + down * round}`,
    `V${to.y - down * round}`,
    `Q${middle} ${to.y} ${middle + round} ${to.y}`,
    `H${to.x}`,
  ].join('');
}

/**
 * The lane of each line between two columns, as a share of the gap: lines that go up turn the later the higher they start, lines that
 * go down the earlier, so that few cross. ends: start and end of each, px.
 */
export function lanesOf(ends: readonly { from: Point; to: Point }[]): number[] {
  const order = ends
    .map(({ from, to }, index) => ({ index, y: from.y, isUp: to.y < from.y }))
    .toSorted((a, b) => (a.isUp && b.isUp ? a.y - b.y : b.y - a.y));
  const lanes = new Array<number>(ends.length).fill(0.5);
  order.forEach(({ index }, at) => {
    lanes[index] = 0.25 + (0.5 * (at + 1)) / (order.length + 1);
  });
  return lanes;
}
