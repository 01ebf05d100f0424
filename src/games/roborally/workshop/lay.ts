// From a source to a course: its boards are laid as the box's are. Not here: what may be wrong with a source (problems.ts).

import { type Course, courseFrom } from '../data/course';
import type { BoardFile, CourseFile } from '../data/course-files';
import { learnCourse } from '../data/courses';
import { laidCourse } from '../data/lay-course';
import type { RoborallySource, SourceBoard } from './source';

/** Behind every course of the box. */
const ORDER = 1000;
/** Steps on foot that a robot gets on in a turn, with 2, 4 and 8 robots: the means of the box's courses. */
const STEPS_PER_TURN = { p2: 4.5, p4: 4.2, p8: 3.7 } as const;

/** The course of a source without errors. id: its hash. */
export function laid(source: RoborallySource, id: string): Course {
  const course = courseFrom(laidCourse(id, courseFileOf(source), boardsOf(source)), { turns: { p2: 0, p4: 0, p8: 0 } });
  const steps = stepsOf(course);
  const turns = (perTurn: number) => Math.round((steps / perTurn) * 10) / 10;
  const { p2, p4, p8 } = STEPS_PER_TURN;
  return { ...course, turns: { p2: turns(p2), p4: turns(p4), p8: turns(p8) } };
}

/** Makes the course of a source known here, without judging it: for sources that a host has judged. id: its hash. */
export function learnLaid(source: RoborallySource, id: string): Course {
  return learnCourse(id, () => laid(source, id));
}

/** Steps on foot of a race from the first dock. */
function stepsOf({ docks, checkpoints, distance }: Course): number {
  return distance.reduce((sum, to, at) => {
    const from = at === 0 ? docks[0]?.cell : checkpoints[at - 1];
    return sum + Math.max(0, to[from ?? 0] ?? 0);
  }, 0);
}

function boardId(at: number): string {
  return `board-${at + 1}`;
}

/** The boards of a source as files of the box, by the names that courseFileOf gives them. */
export function boardsOf({ boards }: Pick<RoborallySource, 'boards'>): Record<string, BoardFile> {
  return Object.fromEntries(boards.map((board, at) => [boardId(at), fileOf(board)]));
}

function fileOf({ rows, walls, pushers, lasers, starts, theme }: SourceBoard): BoardFile {
  return { name: '', kind: '', description: '', theme, rows, walls, pushers, lasers, starts };
}

/** A source as a course of the box. */
export function courseFileOf({ name, difficulty, boards, checkpoints }: RoborallySource): CourseFile {
  const words = { name, blurb: name };
  return {
    order: ORDER,
    words: { en: words, de: words },
    difficulty,
    turns: { p2: 0, p4: 0, p8: 0 },
    boards: boards.map(({ x, y, turn }, at) => ({ board: boardId(at), x, y, turn })),
    checkpoints,
  };
}
