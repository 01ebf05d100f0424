// The boards of a source: which ones carry docks, what the box calls them, and how cells are called. Not here: changing them
// (edit-boards.ts).

import { keptBy } from '@core/memory';
import { BOARD_FILES, type BoardFile, type Spot } from '../data/course-files';
import { turnedBelt, turnedLetter, turnedSpot } from '../data/turn-board';
import { type RoborallySource, type SourceBoard, sourceSchema } from './source';

/** Width and height in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A board's size, as its rows are written. */
export function sideOf({ rows }: Pick<SourceBoard, 'rows'>): Size {
  return { width: rows[0]?.length ?? 0, height: rows.length };
}

/** The size of the whole floor. */
export function sizeOf({ boards }: Pick<RoborallySource, 'boards'>): Size {
  return {
    width: Math.max(...boards.map((board) => board.x + sideOf(board).width)),
    height: Math.max(...boards.map((board) => board.y + sideOf(board).height)),
  };
}

/** The board under a cell of the floor; -1: none. */
export function boardAt({ boards }: Pick<RoborallySource, 'boards'>, { x, y }: Spot): number {
  return boards.findIndex((board) => {
    const { width, height } = sideOf(board);
    return x >= board.x && y >= board.y && x < board.x + width && y < board.y + height;
  });
}

/** The strip of docks beside the boards; -1: the docks are on a board, or there are none. */
export function stripOf({ boards }: Pick<RoborallySource, 'boards'>): number {
  return boards.length < 2 ? -1 : boards.findIndex(({ starts }) => starts.length > 0);
}

/** All boards but the strip of docks, as places in the source. */
export function floorBoards(source: Pick<RoborallySource, 'boards'>): number[] {
  const strip = stripOf(source);
  return source.boards.flatMap((_, at) => (at === strip ? [] : [at]));
}

/** What people call a cell. board: its number, 0 for the strip of docks; cell: letter and number, such as 'E7'. */
export function cellName(source: Pick<RoborallySource, 'boards'>, spot: Spot): { board: number; cell: string } {
  const at = boardAt(source, spot);
  const { x, y } = source.boards[at] ?? { x: 0, y: 0 };
  return { board: floorBoards(source).indexOf(at) + 1, cell: `${columnName(spot.x - x)}${spot.y - y + 1}` };
}

/** The letter of a column of a board, 0-based. */
export function columnName(column: number): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column] ?? '?';
}

/** A board of the box as a source has it; undefined if the box has none of this id. */
export function boxBoard(id: string, x = 0, turn = 0): SourceBoard | undefined {
  const file: BoardFile | undefined = Object.hasOwn(BOARD_FILES, id) ? BOARD_FILES[id] : undefined;
  if (file === undefined) return undefined;
  const { theme, rows, walls, pushers, lasers, starts = [] } = file;
  const board: unknown = { x, y: 0, turn, theme, rows, walls, pushers, lasers, starts };
  return sourceSchema.shape.boards.element.parse(board);
}

/** Boards of the box: strips of docks, or the others. */
export function boxBoards(kind: 'dock' | 'floor'): readonly { readonly id: string; readonly name: string }[] {
  return Object.entries(BOARD_FILES)
    .filter(([, file]) => (file.kind === 'dock') === (kind === 'dock'))
    .map(([id, { name }]) => ({ id, name }));
}

/** The board of the box that this one is, however it is turned; undefined: it is nobody's but its author's. */
export function boxIdOf(board: SourceBoard): string | undefined {
  return idsByContent(BOARD_FILES).get(contentOf(board));
}

/**
 * The boards of the box by what lies on them, in each of their turns; the first of two that hold the same. Kept, because
 * an editor asks at every frame of a stroke.
 */
const idsByContent = keptBy((files: typeof BOARD_FILES): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const id of Object.keys(files)) {
    const file = boxBoard(id);
    if (file === undefined) continue;
    const { width, height } = sideOf(file);
    for (const turn of width === height ? [0, 1, 2, 3] : [0]) {
      const content = contentOf({ ...file, turn });
      if (!found.has(content)) found.set(content, id);
    }
  }
  return found;
});

/** The board with its turn laid into its rows and machines. One that is not square stays as its rows are written. */
export function unturned(board: SourceBoard): SourceBoard {
  const { width, height } = sideOf(board);
  const turn = width === height ? board.turn : 0;
  if (turn === 0) return { ...board, turn: 0 };
  const place = (spot: Spot): Spot => turnedSpot(spot, height, turn);
  const letter = (given: string) => turnedLetter(given, turn) as 'N' | 'E' | 'S' | 'W';
  const rows = board.rows.map((row) => [...row]);
  board.rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      const at = place({ x, y });
      (rows[at.y] ?? [])[at.x] = turnedBelt(char, turn);
    });
  });
  return {
    ...board,
    turn: 0,
    rows: rows.map((row) => row.join('')),
    walls: board.walls.map((wall) => ({ ...place(wall), side: letter(wall.side) })),
    pushers: board.pushers.map((one) => ({ ...one, ...place(one), dir: letter(one.dir) })),
    lasers: board.lasers.map((one) => ({ ...one, ...place(one), dir: letter(one.dir) })),
    starts: board.starts.map((one) => ({ ...one, ...place(one), facing: letter(one.facing) })),
  };
}

/** What lies on a board as text, in an order of its own. */
function contentOf(board: SourceBoard): string {
  const { rows, walls, pushers, lasers, starts } = unturned(board);
  const sorted = (things: readonly object[]) => things.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
  return JSON.stringify([rows, sorted(walls), sorted(pushers), sorted(lasers), sorted(starts)]);
}
