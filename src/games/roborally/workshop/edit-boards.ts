// Whole boards: turned, mirrored, swapped, copied, replaced by one of the box, added and taken away; and the strip of docks. All
// functions change the draft that they are given. Not here: what lies on a board (edit-cells.ts, edit-edges.ts).

import type { Spot } from '../data/course-files';
import { boardAt, boxBoard, floorBoards, sideOf, stripOf, unturned } from './boards';
import type { RoborallySource, SourceBoard } from './source';

/** Boards of a course that is edited, besides its strip of docks. */
export const BOARD_COUNTS = [1, 2] as const;
/** A board that is added: its side in cells, and the colours of its plates. */
const EMPTY = { side: 12, themes: ['teal', 'blue'] } as const;
/** What a mirror makes of characters and letters; all others look the same in it. */
const MIRRORED: Readonly<Record<string, string>> = {
  '>': '<',
  '<': '>',
  e: 'w',
  w: 'e',
  '(': ')',
  ')': '(',
  E: 'W',
  W: 'E',
};

/** A board without anything on it. n: how many boards there are already, for its colours. */
export function emptyBoard(x: number, n: number): SourceBoard {
  const { side, themes } = EMPTY;
  const rows = Array.from({ length: side }, () => '.'.repeat(side));
  const theme = themes[n % themes.length] ?? themes[0];
  return { x, y: 0, turn: 0, theme, rows, walls: [], pushers: [], lasers: [], starts: [] };
}

/** Turns a board clockwise with everything on it. One that is not square stays. */
export function turnBoard(draft: RoborallySource, at: number): void {
  const board = draft.boards[at];
  if (board === undefined) return;
  const { width, height } = sideOf(board);
  if (width !== height) return;
  board.turn = (board.turn + 1) % 4;
  moveFlags(draft, at, ({ x, y }) => ({ x: width - 1 - y, y: x }));
}

/** Mirrors a board east to west with everything on it. */
export function mirrorBoard(draft: RoborallySource, at: number): void {
  const given = draft.boards[at];
  if (given === undefined) return;
  const board = unturned(given);
  const { width } = sideOf(board);
  const place = <T extends Spot>(one: T): T => ({ ...one, x: width - 1 - one.x });
  const letter = (given: string) => (MIRRORED[given] ?? given) as 'N' | 'E' | 'S' | 'W';
  draft.boards[at] = {
    ...board,
    rows: board.rows.map((row) =>
      [...row]
        .reverse()
        .map((char) => MIRRORED[char] ?? char)
        .join(''),
    ),
    walls: board.walls.map((wall) => ({ ...place(wall), side: letter(wall.side) })),
    pushers: board.pushers.map((one) => ({ ...place(one), dir: letter(one.dir) })),
    lasers: board.lasers.map((one) => ({ ...place(one), dir: letter(one.dir) })),
    starts: board.starts.map((one) => ({ ...place(one), facing: letter(one.facing) })),
  };
  moveFlags(draft, at, place);
}

/** Swaps a board with the one beside it: the next, or the one before the last. */
export function swapBoard(draft: RoborallySource, at: number): void {
  const others = floorBoards(draft);
  const here = others.indexOf(at);
  const there = here + 1 < others.length ? here + 1 : here - 1;
  const other = others[there];
  if (here < 0 || other === undefined) return;
  layInRow(draft, (list) => {
    const [one, two] = [list[at], list[other]];
    return list.map((board, place) => (place === at ? two : place === other ? one : board));
  });
}

/** Copies a board over the one beside it, which is added if there is none. The other's flags stay. */
export function copyBoard(draft: RoborallySource, at: number): void {
  setBoardCount(draft, Math.max(2, floorBoards(draft).length));
  const other = floorBoards(draft).find((one) => one !== at);
  const [from, to] = [draft.boards[at], other === undefined ? undefined : draft.boards[other]];
  if (from === undefined || to === undefined || other === undefined) return;
  const { x, y } = to;
  draft.boards[other] = { ...copied(from), x, y, starts: [] };
}

/** Adds empty boards, or takes the last ones away with their flags. One flag is left. */
export function setBoardCount(draft: RoborallySource, count: number): void {
  const boards = floorBoards(draft);
  if (boards.length === count) return;
  const gone = new Set(boards.slice(count));
  layInRow(draft, (list) => {
    const kept = list.map((one, at) => (gone.has(at) ? undefined : one));
    const more = Math.max(0, count - boards.length);
    return [
      ...kept,
      ...Array.from({ length: more }, (_, n) => ({ board: emptyBoard(0, boards.length + n), flags: [] })),
    ];
  });
}

/** Replaces a board by one of the box. Docks on it stay, and flags. */
export function stampBoard(draft: RoborallySource, at: number, id: string): void {
  const given = draft.boards[at];
  const stamp = boxBoard(id);
  if (given === undefined || stamp === undefined) return;
  const { starts } = unturned(given);
  draft.boards[at] = { ...stamp, x: given.x, y: given.y, starts };
}

/** Gives a board other colours. */
export function setTheme(draft: RoborallySource, at: number, theme: string): void {
  const board = draft.boards[at];
  if (board !== undefined) board.theme = theme;
}

/** Replaces the strip of docks by one of the box; all docks are on it then. */
export function setStrip(draft: RoborallySource, id: string): void {
  const strip = boxBoard(id);
  if (strip === undefined) return;
  const before = stripOf(draft);
  for (const board of draft.boards) board.starts = [];
  layInRow(draft, (list) => {
    const entry = { board: strip, flags: list[before]?.flags ?? [] };
    return before < 0 ? [entry, ...list] : list.map((one, at) => (at === before ? entry : one));
  });
}

/** A board with the flags on it: their places in the list, and on the board. */
interface Laid {
  readonly board: SourceBoard;
  readonly flags: readonly { readonly at: number; readonly x: number; readonly y: number }[];
}

/** Lays boards side by side in a new order; flags go with their boards. undefined: a board is gone, with its flags. */
function layInRow(draft: RoborallySource, order: (list: readonly Laid[]) => readonly (Laid | undefined)[]): void {
  const list = draft.boards.map((given, at): Laid => {
    const flags = draft.checkpoints.flatMap((flag, index) =>
      boardAt(draft, flag) === at ? [{ at: index, x: flag.x - given.x, y: flag.y - given.y }] : [],
    );
    return { board: copied(given), flags };
  });
  const laid = order(list).filter((one) => one !== undefined);
  let x = 0;
  const placed = laid.map(({ board, flags }) => {
    const at = x;
    x += sideOf(board).width;
    return { board: { ...board, x: at, y: 0 }, flags: flags.map((one) => ({ ...one, x: one.x + at })) };
  });
  const flags = placed.flatMap((one) => one.flags).sort((a, b) => a.at - b.at);
  draft.boards = placed.map(({ board }) => board);
  draft.checkpoints = flags.map((one) => ({ x: one.x, y: one.y }));
  if (draft.checkpoints.length > 0) return;
  // A course has a flag.
  const last = draft.boards.at(-1);
  const { width, height } = last === undefined ? { width: 1, height: 1 } : sideOf(last);
  draft.checkpoints.push({ x: (last?.x ?? 0) + Math.floor(width / 2), y: Math.floor(height / 2) });
}

/** Moves the flags on a board; place: of each, on the board. */
function moveFlags(draft: RoborallySource, at: number, place: (spot: Spot) => Spot): void {
  const board = draft.boards[at];
  if (board === undefined) return;
  const { x, y } = board;
  const before = draft.checkpoints.map((flag) => ({ flag, isOn: boardAt(draft, flag) === at }));
  for (const { flag, isOn } of before) {
    if (!isOn) continue;
    const to = place({ x: flag.x - x, y: flag.y - y });
    flag.x = to.x + x;
    flag.y = to.y + y;
  }
}

/** A board that shares nothing with the draft that it comes from. */
function copied(board: SourceBoard): SourceBoard {
  return JSON.parse(JSON.stringify(board)) as SourceBoard;
}
