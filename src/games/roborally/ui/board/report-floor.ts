// A course under a balance report: the floor between the panels, its squares coloured by what happens on them. Not here: what is
// counted (balance.ts), or the numbers on the squares (screens/report).

import type { Point } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import { land } from '@ui/art/land';
import { fittedPart, outlineColours, overlay } from '@ui/game/board/report-map';
import type { ReportFloor, ReportRoom, WorkshopUi } from '@ui/game-ui';
import { courseOf } from '../../data/courses';
import { CELL, columnRow } from '../../geometry/floor';
import { t } from '../../text/t';
import { BACKGROUND, lamps, sceneOf } from './art/scene';
import { flagsOver } from './picture';

/** The colour leaves a square's edge free, board units: neighbours stay apart, and walls can be seen. */
const EDGE = 4;
/** How much larger flags are than on the board. */
const GROWTH = 1.25;

/** Courses for reports. Places are cells, as in balance.ts. */
export const reportFloor: NonNullable<WorkshopUi['reportFloor']> = {
  draw,
  squareName(circuit, place) {
    const { x, y } = columnRow(courseOf(circuit), Number(place));
    return t('cell', { column: x + 1, row: y + 1 });
  },
};

function draw(circuit: string, room: ReportRoom): ReportFloor {
  const scene = sceneOf(circuit);
  const { course } = scene;
  const { scale, part } = fittedPart(room, scene.frame);
  const { width, height } = room;
  const pieces = [land(part, BACKGROUND), ...scene.pieces];
  const cornerOf = (place: string): { x: number; y: number } => columnRow(course, Number(place));
  const flags = flagsOver(course, GROWTH);
  return {
    ground: { svg: cutPieces(pieces, { part, width, height, over: lamps(scene) }), width, height },
    colours(shares) {
      const outlines = shares.map(([place, share]) => ({ outline: outlineOf(cornerOf(place)), share }));
      return overlay(room, part, [...outlineColours(outlines), flags].join(''));
    },
    spotOf(place) {
      const { x, y } = cornerOf(place);
      return { x: ((x + 0.5) * CELL - part.left) * scale, y: (y * CELL - part.top) * scale };
    },
  };
}

function outlineOf({ x, y }: { x: number; y: number }): Point[] {
  const [left, top] = [x * CELL + EDGE, y * CELL + EDGE];
  const [right, bottom] = [(x + 1) * CELL - EDGE, (y + 1) * CELL - EDGE];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
