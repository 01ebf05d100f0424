// The source of a player's course of RoboRally: boards as rows of characters with their walls and machines, laid side by side, and
// checkpoints on them. Everything that is raced on or drawn follows from it (lay.ts). Not here: whether it makes a good course.

import { sourceHead } from '@kit/circuit-source';
import { z } from 'zod';

/** The most: cells of a side of a board, boards and checkpoints of a course, walls and machines of one kind on a board. */
export const MOST = { side: 12, boards: 6, checkpoints: 8, place: 40, walls: 200, machines: 40 } as const;

const local = z
  .int()
  .min(0)
  .max(MOST.side - 1);
const place = z.int().min(0).max(MOST.place);
const letter = z.enum(['N', 'E', 'S', 'W']);
const dock = z.int().min(1).max(8);

const board = z
  .strictObject({
    /** Of its north-west corner on the course. */
    x: place,
    y: place,
    /** Clockwise quarter turns. */
    turn: z.int().min(0).max(3),
    /** The colours of its plates. */
    theme: z.string().min(1).max(40),
    /** The legend is data/course-files.ts's: '.' plain floor, 'O' pit, 'R' repair site, '()' gears, '^>v<' and 'nesw' belts. */
    rows: z
      .array(z.string().regex(/^[.OR()^>v<nesw]{1,12}$/))
      .min(1)
      .max(MOST.side),
    walls: z.array(z.strictObject({ x: local, y: local, side: letter })).max(MOST.walls),
    pushers: z
      .array(
        z.strictObject({ x: local, y: local, dir: letter, registers: z.array(z.int().min(1).max(5)).min(1).max(5) }),
      )
      .max(MOST.machines),
    lasers: z
      .array(z.strictObject({ x: local, y: local, dir: letter, beams: z.int().min(1).max(3) }))
      .max(MOST.machines),
    starts: z.array(z.strictObject({ x: local, y: local, dock, facing: letter })).max(8),
  })
  .refine(({ rows }) => rows.every((row) => row.length === rows[0]?.length), { error: 'rows are of one length' });

/** A source, field by field. */
export const sourceSchema = z.strictObject({
  ...sourceHead('roborally', 'RoboRally'),
  difficulty: z.enum(['beginner', 'standard', 'expert']),
  boards: z.array(board).min(1).max(MOST.boards),
  /** In their order. */
  checkpoints: z
    .array(z.strictObject({ x: place, y: place }))
    .min(1)
    .max(MOST.checkpoints),
});

/** A player's course as it is kept and shared. */
export type RoborallySource = z.infer<typeof sourceSchema>;
/** A board of it. */
export type SourceBoard = RoborallySource['boards'][number];
