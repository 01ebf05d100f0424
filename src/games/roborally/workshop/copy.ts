// A course of the box as a source, so that a player can change a copy of it.

import { COURSE_FILES } from '../data/course-files';
import { boxBoard } from './boards';
import type { RoborallySource } from './source';

/** The source of a course of the box; undefined for an unknown id. */
export function copyOf(id: string): RoborallySource | undefined {
  const file = COURSE_FILES.find((one) => one.id === id)?.file;
  if (file === undefined) return undefined;
  const boards = file.boards.flatMap(({ board, x, y, turn }) => {
    const copied = boxBoard(board, x, turn);
    return copied === undefined ? [] : [{ ...copied, y }];
  });
  return {
    format: 'paddock-circuit',
    game: 'roborally',
    version: 1,
    name: file.words.en?.name ?? id,
    author: '',
    parent: id,
    difficulty: file.difficulty,
    boards,
    checkpoints: file.checkpoints.map(({ x, y }) => ({ x, y })),
  };
}
