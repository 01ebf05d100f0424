// The picture of a season's standings: every driver with the points of each race, total and gap. Pure. Not here: the season
// (screens/seasons/page/table-dialog.tsx).

import { badge, type Drawing, fitted, INKS, type Item, type Measure, markOf, type Room } from './drawing';
import { faceIn, type Pictured } from './driver-face';

/** A driver's result in one race. note: the place. */
export interface TableCell {
  points: string;
  note: string;
  won: boolean;
  dropped: boolean;
}

/** A driver's line. place: undefined before the first race. cells: one per race; undefined before it is run. */
export interface TableLine extends Pictured {
  place: number | undefined;
  cells: readonly (TableCell | undefined)[];
  points: string;
  gap: string;
  mine: boolean;
}

/** Everything that the picture says. races: short names, one per column of cells. lines: in the order of the standings. */
export interface TableContent {
  title: string;
  /** After which race. */
  after: string;
  date: string;
  brand: string;
  driver: string;
  total: string;
  gap: string;
  races: readonly string[];
  /** Races that were run. */
  done: number;
  lines: readonly TableLine[];
  /** Says that only the latest races have columns. */
  latest(shown: number): string;
}

const WIDTH = 1200;
const EDGE = 40;
const HEAD = 156;
const HEADS = 40;
const ROW = 54;
const FOOT = 74;
const [PLACE, FACE, TOTAL, GAP] = [56, 50, 90, 90];
/** The name's column is this wide at least, a race's column this wide at least and at most, px. */
const NAME = 210;
const RACE = { least: 50, most: 96 } as const;

/** The columns of races that there is room for, and their width, px. from and to: 0-based, to is not included. */
interface Columns {
  from: number;
  to: number;
  width: number;
}

/** The picture, as high as its table needs. */
export function tablePicture(content: TableContent, measure: Measure): Drawing {
  const { title, after, lines, races } = content;
  const columns = columnsOf(content);
  const height = HEAD + HEADS + lines.length * ROW + FOOT;
  const inner = WIDTH - 2 * EDGE;
  const isCut = columns.to - columns.from < races.length;
  const half = { x: EDGE, y: height - 50, width: inner / 2, height: 28 };
  return {
    width: WIDTH,
    height,
    items: [
      { kind: 'shape', x: 0, y: 0, width: WIDTH, height, fill: INKS.low, fade: INKS.ground },
      { kind: 'shape', x: 0, y: 0, width: WIDTH, height: 8, fill: INKS.amber },
      fitted({ x: EDGE, y: 28, width: inner, height: 72 }, { text: title, face: 'title', size: 62 }, measure),
      fitted(
        { x: EDGE, y: 104, width: isCut ? inner * 0.66 : inner, height: 32 },
        { text: after, face: 'label', size: 27, fill: INKS.amberText },
        measure,
      ),
      ...(isCut
        ? [
            fitted(
              { x: EDGE + inner * 0.68, y: 104, width: inner * 0.32, height: 32 },
              {
                text: content.latest(columns.to - columns.from),
                face: 'text',
                size: 19,
                fill: INKS.soft,
                align: 'end',
              },
              measure,
            ),
          ]
        : []),
      ...headsIn(content, columns, measure),
      ...lines.flatMap((line, at) => lineIn(line, HEAD + HEADS + at * ROW, columns, measure)),
      ...markOf(half, content.brand, measure),
      fitted(
        { ...half, x: EDGE + half.width },
        { text: content.date, face: 'strong', size: 20, fill: INKS.soft, align: 'end' },
        measure,
      ),
    ],
  };
}

/** All races if there is room; otherwise the latest that were run. */
function columnsOf({ races, done }: TableContent): Columns {
  const room = WIDTH - 2 * EDGE - PLACE - FACE - NAME - TOTAL - GAP;
  const shown = Math.min(races.length, Math.floor(room / RACE.least));
  const to = Math.max(shown, Math.min(done, races.length));
  return { from: to - shown, to, width: shown === 0 ? 0 : Math.min(RACE.most, room / shown) };
}

/** Where the columns of a row are. */
function roomsOf(y: number, height: number, { from, to, width }: Columns) {
  const right = WIDTH - EDGE;
  const box = (x: number, wide: number): Room => ({ x, y, width: wide, height });
  const first = right - GAP - TOTAL - (to - from) * width;
  const name = EDGE + PLACE + FACE;
  return {
    place: box(EDGE, PLACE),
    face: box(EDGE + PLACE, FACE),
    name: box(name, first - name - 12),
    race: (at: number) => box(first + at * width, width),
    total: box(right - GAP - TOTAL, TOTAL - 10),
    gap: box(right - GAP, GAP - 12),
  };
}

function headsIn(content: TableContent, columns: Columns, measure: Measure): Item[] {
  const rooms = roomsOf(HEAD, HEADS, columns);
  const head = (room: Room, text: string, align: 'start' | 'middle' | 'end') =>
    fitted(room, { text, face: 'label', size: 20, fill: INKS.soft, align }, measure);
  return [
    head(rooms.name, content.driver, 'start'),
    ...content.races.slice(columns.from, columns.to).map((race, at) => head(narrower(rooms.race(at)), race, 'middle')),
    head(rooms.total, content.total, 'end'),
    head(rooms.gap, content.gap, 'end'),
  ];
}

function lineIn(line: TableLine, y: number, columns: Columns, measure: Measure): Item[] {
  const rooms = roomsOf(y, ROW, columns);
  const words = (
    room: Room,
    text: string,
    face: 'number' | 'strong' | 'label',
    size: number,
    fill: string,
    end = true,
  ) => fitted(room, { text, face, size, fill, align: end ? 'end' : 'start' }, measure);
  const face = { x: rooms.face.x + 2, y: y + (ROW - 38) / 2, width: 38, height: 38 };
  return [
    {
      kind: 'shape',
      x: EDGE - 10,
      y: y + 1.5,
      width: WIDTH - 2 * EDGE + 20,
      height: ROW - 3,
      fill: line.mine ? '#3a2f1c' : INKS.panel,
      radius: 8,
    },
    ...(line.place === undefined
      ? [fitted(rooms.place, { text: '–', face: 'number', size: 24, fill: INKS.soft, align: 'middle' }, measure)]
      : badge({ ...rooms.place, y: y + 8, height: ROW - 16 }, line.place, measure)),
    ...faceIn(face, line, measure),
    words(rooms.name, line.name, 'strong', 22, INKS.text, false),
    ...line.cells
      .slice(columns.from, columns.to)
      .flatMap((cell, at) => cellIn(narrower(rooms.race(at)), cell, measure)),
    words(rooms.total, line.points, 'number', 30, INKS.amberText),
    words(rooms.gap, line.gap, 'label', 21, INKS.soft),
  ];
}

function cellIn(room: Room, cell: TableCell | undefined, measure: Measure): Item[] {
  if (cell === undefined)
    return [fitted(room, { text: '·', face: 'label', size: 22, fill: INKS.soft, align: 'middle' }, measure)];
  const { points, note, won, dropped } = cell;
  const fill = dropped ? INKS.soft : won ? INKS.amberText : INKS.text;
  const upper = { ...room, y: room.y + 6, height: 26 };
  const number = fitted(upper, { text: points, face: 'number', size: 23, fill, align: 'middle' }, measure);
  const wide = measure(number.text, 'number', number.size) + 8;
  return [
    number,
    // A dropped result is struck through, as on the page.
    ...(dropped
      ? [
          {
            kind: 'shape' as const,
            x: room.x + (room.width - wide) / 2,
            y: upper.y + 12,
            width: wide,
            height: 2,
            fill: INKS.soft,
          },
        ]
      : []),
    fitted(
      { ...room, y: room.y + 31, height: 16 },
      { text: note, face: 'label', size: 15, fill: INKS.soft, align: 'middle' },
      measure,
    ),
  ];
}

function narrower(room: Room): Room {
  return { ...room, x: room.x + 3, width: room.width - 6 };
}
