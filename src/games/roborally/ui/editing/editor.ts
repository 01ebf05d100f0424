// RoboRally's part of the course editor: what the shared screen asks about a course. Loaded with the editor. Not here: what strokes and
// commands do (workshop/), or how they are drawn (pictures.ts).

import type { CircuitProblem } from '@core/contract';
import { keptBy } from '@core/memory';
import { type BoardPlate, defineCourseEditor, type FloorCell, type FloorPlan } from '@ui/workshop/course-editor';
import { t } from '../../text/t';
import { boxBoards, boxIdOf, floorBoards, sideOf, sizeOf, stripOf } from '../../workshop/boards';
import {
  type Brush,
  eraserOf,
  FIRST_BRUSH,
  flippedBrush,
  pick,
  strokeOf,
  TILES,
  type Tile,
  turnedBrush,
} from '../../workshop/brush';
import { drawnCourse } from '../../workshop/drawn';
import {
  BOARD_COUNTS,
  copyBoard,
  mirrorBoard,
  setBoardCount,
  setStrip,
  setTheme,
  stampBoard,
  swapBoard,
  turnBoard,
} from '../../workshop/edit-boards';
import { DOCKS } from '../../workshop/edit-cells';
import { laid } from '../../workshop/lay';
import type { RoborallySource } from '../../workshop/source';
import { waysOf } from '../../workshop/ways';
import { cellText, faceOf, strokeText } from './faces';
import { groundPicture, thingsPicture, tilePicture } from './pictures';

/** Keys of the tiles, as they are shown; digits for the first nine. */
const KEYS: Readonly<Partial<Record<Tile, string>>> = { flag: 'F', dock: '0' };
/** Colours that a board can have. */
const COLOURS = ['teal', 'blue', 'violet', 'green', 'amber', 'rust', 'bay'] as const;

const NAMES = new Map([...boxBoards('dock'), ...boxBoards('floor')].map(({ id, name }) => [id, name]));
const choicesOf = (kind: 'dock' | 'floor') => boxBoards(kind).map(({ id, name }) => ({ value: id, label: name }));

const facesOf = keptBy((tiles: typeof TILES) =>
  tiles.map((id, at) => ({
    id,
    label: t(`edit.tile.${id}`),
    key: KEYS[id] ?? String(at + 1),
    picture: tilePicture(id),
  })),
);

/** The course editor of RoboRally. */
export const editor = defineCourseEditor<RoborallySource, Brush>({
  get tiles() {
    return facesOf(TILES);
  },
  firstBrush: FIRST_BRUSH,
  withTile: (brush, tile) => ({ ...brush, tile: TILES.find((one) => one === tile) ?? brush.tile }),
  face: faceOf,
  turned: turnedBrush,
  flipped: flippedBrush,
  pick,
  stroke(source, brush, path) {
    const stroke = strokeOf(source, brush, path);
    return { ...stroke, text: strokeText(source, stroke.cells) };
  },
  erase(source, path) {
    const stroke = eraserOf(path);
    return { ...stroke, text: strokeText(source, stroke.cells) };
  },
  plan: planOf,
  ground: groundPicture,
  things: thingsPicture,
  cellText: (source, cell) => cellText(source, drawnCourse(source), cell),
  figures(source, problems) {
    const turns = isLaid(problems) ? t('edit.turns', { n: laid(source, '').turns.p4 }) : t('edit.none');
    return [
      { id: 'flags', value: t('edit.number', { n: source.checkpoints.length }), label: t('edit.figure.flags') },
      { id: 'robots', value: t('edit.robots', { n: DOCKS }), label: t('edit.figure.robots') },
      { id: 'turns', value: turns, label: t('edit.figure.turns') },
    ];
  },
  ways(source, problems) {
    if (!isLaid(problems)) return [];
    const { width } = sizeOf(source);
    return waysOf(laid(source, '')).map((way) => way.map((cell) => cellOf(cell, width)));
  },
  arrow(source, { text, space }) {
    const { home, number } = text.values ?? {};
    if (text.id !== 'workshop.loop' || space === undefined) return undefined;
    const { width } = sizeOf(source);
    const { course, docks } = drawnCourse(source);
    const from =
      home === 'dock' ? docks.find((one) => one.number === number)?.cell : course.checkpoints[Number(number) - 1];
    return from === undefined || from === space ? undefined : [cellOf(from, width), cellOf(space, width)];
  },
  praise: (_, problems) => (isLaid(problems) ? t('edit.praise', { docks: DOCKS }) : undefined),
  counts: BOARD_COUNTS,
  countOf: (source) => floorBoards(source).length,
  setCount: (count) => (draft) => setBoardCount(draft, count),
  turnBoard: (board) => (draft) => turnBoard(draft, board),
  mirrorBoard: (board) => (draft) => mirrorBoard(draft, board),
  swapBoard: (board) => (draft) => swapBoard(draft, board),
  copyBoard: (board) => (draft) => copyBoard(draft, board),
  docks: choicesOf('dock'),
  dockOf(source) {
    const strip = source.boards[stripOf(source)];
    return (strip && boxIdOf(strip)) ?? null;
  },
  setDock: (id) => (draft) => setStrip(draft, id),
  stamps: choicesOf('floor'),
  stamp: (board, id) => (draft) => stampBoard(draft, board, id),
  colours: COLOURS.map((value) => ({ value, label: t(`edit.colour.${value}`) })),
  colourOf: (source, board) => source.boards[board]?.theme ?? '',
  setColour: (board, id) => (draft) => setTheme(draft, board, id),
});

/** Whether a course with these problems has ways and turns that can be counted. */
function isLaid(problems: readonly CircuitProblem[]): boolean {
  return problems.every(({ level, text }) => level === 'warning' || text.id === 'workshop.loop');
}

function planOf(source: RoborallySource): FloorPlan {
  const strip = stripOf(source);
  const others = floorBoards(source);
  const plates = source.boards.map((board, at): BoardPlate => {
    const { width, height } = sideOf(board);
    const id = boxIdOf(board);
    const name = (id === undefined ? undefined : NAMES.get(id)) ?? t('edit.plate.own');
    const { x, y } = board;
    const label = at === strip ? t('edit.plate.dock') : t('edit.plate.board', { n: others.indexOf(at) + 1 });
    return { board: at, kind: at === strip ? 'dock' : 'board', x, y, width, height, label, name };
  });
  return { ...sizeOf(source), plates: plates.toSorted((a, b) => a.x - b.x) };
}

function cellOf(cell: number, width: number): FloorCell {
  return { x: cell % width, y: Math.floor(cell / width) };
}
