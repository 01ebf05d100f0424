// "Surprise me": draws a course. A strip with docks and one or two boards of the box, turned, with a few machines and pits more, and
// checkpoints far apart. Drawn again until nothing is wrong with it.

import type { CircuitWishes, Draw } from '@core/contract';
import { drawnName } from '@kit/circuit-names';
import { boxBoard, boxBoards, sideOf } from './boards';
import { problemsOf } from './problems';
import { type RoborallySource, type SourceBoard, sourceSchema } from './source';

/** Attempts before giving up, which has never been seen. */
const ATTEMPTS = 2000;
/** Boards beside the strip of docks, fewest and most. */
const BOARDS: Readonly<Record<CircuitWishes['length'], readonly [number, number]>> = {
  short: [1, 1],
  medium: [1, 2],
  long: [2, 2],
};
/** checkpoints: fewest and most for each board; more: things put on each board besides its own. */
interface Character {
  checkpoints: readonly [number, number];
  more: number;
  difficulty: RoborallySource['difficulty'];
}
const CHARACTERS: Readonly<Record<CircuitWishes['character'], Character>> = {
  fast: { checkpoints: [1, 2], more: 2, difficulty: 'beginner' },
  mixed: { checkpoints: [2, 3], more: 4, difficulty: 'standard' },
  twisty: { checkpoints: [3, 4], more: 7, difficulty: 'expert' },
};
/** What is put on plain floor: pits, gears and repair sites. */
const THINGS = 'OO)(R';
/** Cells between two checkpoints one after the other, at least, and from the floor's edge. */
const FAR = { apart: 6, edge: 1 } as const;

/** Draws a course that can be raced. Throws if none is found, which is a bug. */
export function drawCourse(wishes: CircuitWishes, draw: Draw): RoborallySource {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const source = attemptOf(wishes, draw);
    if (source !== undefined && problemsOf(source).length === 0) return source;
  }
  throw new Error(`no course found in ${ATTEMPTS} attempts: ${wishes.length}, ${wishes.character}`);
}

function attemptOf({ length, character }: CircuitWishes, draw: Draw): RoborallySource | undefined {
  const [least, most] = BOARDS[length];
  const { checkpoints, more, difficulty } = CHARACTERS[character];
  const pick = (kind: 'dock' | 'floor'): string => {
    const all = boxBoards(kind);
    return all[draw(all.length)]?.id ?? '';
  };
  const boards: SourceBoard[] = [];
  let x = 0;
  for (let at = 0; at <= least + draw(most - least + 1); at++) {
    const id = pick(at === 0 ? 'dock' : 'floor');
    const board = boxBoard(id, x, at === 0 ? 0 : draw(4));
    if (board === undefined) return undefined;
    boards.push(at === 0 ? board : withThings(board, more, draw));
    x += sideOf(board).width;
  }
  const first = boards[0]?.rows[0]?.length ?? 0;
  const height = boards[0]?.rows.length ?? 0;
  const [fewest, highest] = checkpoints;
  const count = (boards.length - 1) * (fewest + draw(highest - fewest + 1));
  const spots = Array.from({ length: count }, () => ({
    x: first + FAR.edge + draw(x - first - 2 * FAR.edge),
    y: FAR.edge + draw(height - 2 * FAR.edge),
  }));
  const isApart = spots.every((spot, at) => {
    const before = spots[at - 1];
    return before === undefined || Math.abs(spot.x - before.x) + Math.abs(spot.y - before.y) >= FAR.apart;
  });
  if (!isApart) return undefined;
  const name = drawnName(draw);
  return sourceSchema.parse({
    format: 'paddock-circuit',
    game: 'roborally',
    version: 1,
    name,
    difficulty,
    boards,
    checkpoints: spots,
  });
}

/** The board with a few things more on its plain floor. */
function withThings(board: SourceBoard, most: number, draw: Draw): SourceBoard {
  const rows = board.rows.map((row) => [...row]);
  for (let count = draw(most + 1); count > 0; count--) {
    const row = rows[draw(rows.length)];
    const x = draw(row?.length ?? 1);
    const thing = THINGS[draw(THINGS.length)] ?? '.';
    if (row?.[x] === '.') row[x] = thing;
  }
  return { ...board, rows: rows.map((row) => row.join('')) };
}
