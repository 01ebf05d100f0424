// The picture of a race's result: game, circuit, podium, places and date. Pure. Not here: the race (screens/results/result-dialog.tsx).

import type { Picture } from '@ui/art/picture';
import { badge, badgeInks, type Drawing, fitted, INKS, type Item, type Measure, markOf, type Room } from './drawing';
import { faceIn, type Pictured } from './driver-face';

/** A driver's line of the result. note: the gap, or why there is none. */
export interface ResultLine extends Pictured {
  place: number;
  car: Picture;
  note: string;
  points: string;
  retired: boolean;
}

/** Everything that the picture says. lines: in finishing order. more: names the drivers for whom there is no room. */
export interface ResultContent {
  title: string;
  /** Game, circuit and length. */
  facts: string;
  date: string;
  brand: string;
  board: Picture;
  lines: readonly ResultLine[];
  more(n: number): string;
}

/** The two shapes, for links and for squares. */
export type ResultShape = 'wide' | 'square';

interface Places {
  width: number;
  height: number;
  facts: Room;
  title: Room;
  board: Room;
  podium: Room;
  list: Room;
  foot: Room;
}

const PLACES: Readonly<Record<ResultShape, Places>> = {
  wide: {
    width: 1200,
    height: 630,
    facts: { x: 40, y: 26, width: 1120, height: 28 },
    title: { x: 40, y: 54, width: 1120, height: 64 },
    board: { x: 40, y: 130, width: 540, height: 272 },
    podium: { x: 40, y: 414, width: 540, height: 154 },
    list: { x: 612, y: 130, width: 548, height: 438 },
    foot: { x: 40, y: 588, width: 1120, height: 26 },
  },
  square: {
    width: 1080,
    height: 1080,
    facts: { x: 48, y: 42, width: 984, height: 34 },
    title: { x: 48, y: 80, width: 984, height: 92 },
    board: { x: 48, y: 190, width: 500, height: 340 },
    podium: { x: 572, y: 190, width: 460, height: 340 },
    list: { x: 48, y: 554, width: 984, height: 446 },
    foot: { x: 48, y: 1024, width: 984, height: 30 },
  },
};

/** Rows are this high at most and at least, px. */
const ROW = { most: 58, least: 36 } as const;
const GAP = 24;

/** The picture in one of its shapes. */
export function resultPicture(content: ResultContent, shape: ResultShape, measure: Measure): Drawing {
  const { width, height, facts, title, board, podium, list, foot } = PLACES[shape];
  const half = { ...foot, width: foot.width / 2 };
  return {
    width,
    height,
    items: [
      { kind: 'shape', x: 0, y: 0, width, height, fill: INKS.low, fade: INKS.ground },
      { kind: 'shape', x: 0, y: 0, width, height: 8, fill: INKS.amber },
      fitted(facts, { text: content.facts, face: 'label', size: facts.height * 0.86, fill: INKS.amberText }, measure),
      fitted(title, { text: content.title, face: 'title', size: title.height * 0.9 }, measure),
      ...boardIn(board, content.board),
      ...podiumIn(podium, content.lines, measure),
      ...listIn(list, content, measure),
      ...markOf(half, content.brand, measure),
      fitted(
        { ...half, x: foot.x + half.width },
        { text: content.date, face: 'strong', size: Math.round(foot.height * 0.76), fill: INKS.soft, align: 'end' },
        measure,
      ),
    ],
  };
}

/** The whole circuit on a card. */
function boardIn(room: Room, picture: Picture): Item[] {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = room.x + (room.width - width) / 2;
  const y = room.y + (room.height - height) / 2;
  return [
    { kind: 'shape', ...room, fill: INKS.panel, radius: 14 },
    { kind: 'art', x, y, width, height, picture, radius: 14 },
  ];
}

/** Second, first and third: how high their blocks are, and how wide their faces. Shares of the podium's height. */
const STEPS = [
  { at: 1, block: 0.22, face: 0.4 },
  { at: 0, block: 0.32, face: 0.48 },
  { at: 2, block: 0.16, face: 0.36 },
] as const;

function podiumIn(room: Room, lines: readonly ResultLine[], measure: Measure): Item[] {
  const finished = lines.filter(({ retired }) => !retired);
  const width = (room.width - 2 * GAP) / STEPS.length;
  return STEPS.flatMap(({ at, block, face }, column) => {
    const line = finished[at];
    if (line === undefined) return [];
    const x = room.x + column * (width + GAP);
    const high = room.height * block;
    const top = room.y + room.height - high;
    const side = Math.min(room.height * face, width * 0.96);
    const { fill, ink } = badgeInks(line.place);
    const label = { x: x + 4, y: top - 36, width: width - 8, height: 32 };
    return [
      ...faceIn({ x: x + (width - side) / 2, y: top - 38 - side, width: side, height: side }, line, measure),
      fitted(label, { text: line.name, face: 'strong', size: 22, align: 'middle' }, measure),
      { kind: 'shape' as const, x, y: top, width, height: high, fill, radius: 8 },
      fitted(
        { x, y: top, width, height: high },
        { text: String(line.place), face: 'number', size: Math.round(high * 0.74), fill: ink, align: 'middle' },
        measure,
      ),
    ];
  });
}

function listIn(room: Room, content: ResultContent, measure: Measure): Item[] {
  const { lines } = content;
  const most = Math.floor(room.height / ROW.least);
  // The last row says how many others there were.
  const shown = lines.length <= most ? lines : lines.slice(0, most - 1);
  const height = Math.min(ROW.most, room.height / Math.min(most, Math.max(1, lines.length)));
  const row = (at: number): Room => ({ ...room, y: room.y + at * height, height });
  const rest = lines.length - shown.length;
  return [
    ...shown.flatMap((line, at) => lineIn(row(at), line, measure)),
    ...(rest === 0
      ? []
      : [fitted(row(shown.length), { text: content.more(rest), face: 'text', size: 20, fill: INKS.soft }, measure)]),
  ];
}

function lineIn(row: Room, line: ResultLine, measure: Measure): Item[] {
  const { place, car, note, points, retired } = line;
  const side = Math.min(38, row.height - 6);
  const middle = row.y + (row.height - side) / 2;
  const box = (x: number, width: number): Room => ({ x: row.x + x, y: middle, width, height: side });
  const [pointsWide, noteWide] = [56, 116];
  const start = 2 * side + 16 + 74;
  const [noteAt, pointsAt] = [row.width - pointsWide - noteWide - 18, row.width - pointsWide - 8];
  const fill = retired ? INKS.soft : INKS.text;
  return [
    { kind: 'shape', ...row, y: row.y + 1.5, height: row.height - 3, fill: INKS.panel, radius: 8 },
    ...badge(box(8, side), place, measure),
    ...faceIn(box(side + 16, side), line, measure),
    { kind: 'art', ...box(2 * side + 24, 60), picture: car, whole: true },
    fitted(box(start, noteAt - start - 10), { text: line.name, face: 'strong', size: 21, fill }, measure),
    fitted(box(noteAt, noteWide), { text: note, face: 'label', size: 19, fill: INKS.soft, align: 'end' }, measure),
    fitted(box(pointsAt, pointsWide), { text: points, face: 'number', size: 26, fill, align: 'end' }, measure),
  ];
}
