// The race file: a race's record, who drove and when. Not here: whether its moves are legal (replay and verify).

import { attempt } from '@core/attempt';
import type { RaceRecord, Result } from '@core/contract';
import { z } from 'zod';

/** More moves than any race of any game has; keeps a hostile file from filling memory. */
const MOST_MOVES = 1_000_000;

const move = z.strictObject({
  ask: z.int().min(1),
  seat: z.int().min(0),
  action: z.unknown(),
  by: z.enum(['player', 'bot', 'clock']),
});

const mark = z.strictObject({ step: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{16}$/) });

/** A list that is read up to its first error, so a file with a million errors is refused quickly. */
export function listOf<T extends z.ZodType>(one: T, most: number) {
  return z
    .array(z.unknown())
    .max(most)
    .transform((list, context): z.infer<T>[] => {
      const known: z.infer<T>[] = [];
      for (const [at, value] of list.entries()) {
        const parsed = one.safeParse(value);
        if (!parsed.success) {
          const issue = parsed.error.issues[0];
          context.addIssue({
            code: 'custom',
            path: [at, ...(issue?.path ?? [])],
            message: issue?.message ?? 'is unknown',
          });
          return z.NEVER;
        }
        known.push(parsed.data);
      }
      return known;
    });
}

/** A whole record. The game's own schemas check config and actions when it is played. */
export const recordSchema = z.strictObject({
  format: z.literal(1),
  game: z.string().min(1).max(64),
  rulesVersion: z.int().min(1),
  seed: z.string().max(400),
  config: z.unknown(),
  moves: listOf(move, MOST_MOVES),
  marks: listOf(mark, MOST_MOVES),
});

/** The value of the first key in a race file. */
export const RACE_FORMAT = 'paddock-race';

/** From this version on, a race file says who had hints. */
export const HINTED = 2;

/** hinted: since version 2; the person at this seat used a hint. */
const seatInFile = z.strictObject({
  name: z.string(),
  colour: z.string(),
  driver: z.unknown(),
  hinted: z.literal(true).exactOptional(),
});

/**
 * A race with its drivers, by seat. version: 2 if anyone had hints. startedAt, finishedAt: ISO times; finishedAt is null
 * for an unfinished race. practice: forked from another race. Only the host knows which drivers and colours exist.
 */
export const raceFileSchema = z.strictObject({
  format: z.literal(RACE_FORMAT),
  version: z.literal([1, HINTED]),
  record: recordSchema,
  seats: z.array(seatInFile).max(64),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  practice: z.boolean(),
});
export type RaceFile = Omit<z.infer<typeof raceFileSchema>, 'record'> & { record: RaceRecord };

/**
 * Reads the record from a file's text: a bare record or a race with its drivers. Violations: 'not-json'; 'not-a-record'
 * for JSON that is neither, with the first error and its path in detail. Unknown keys are refused, so no part of a file
 * is silently dropped.
 */
export function parseRecordFile(text: string): Result<RaceRecord> {
  const json = attempt((): unknown => JSON.parse(text));
  if (!json.ok) return refused('not-json', json.message);
  const isRace = (json.value as { format?: unknown } | null)?.format === RACE_FORMAT;
  const parsed = isRace ? raceFileSchema.safeParse(json.value) : recordSchema.safeParse(json.value);
  if (!parsed.success) return refused('not-a-record', issueIn(parsed.error));
  return { ok: true, value: ('record' in parsed.data ? parsed.data.record : parsed.data) as RaceRecord };
}

/** A bare record as a file's text. */
export function recordFile(record: RaceRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** A race as a file's text. */
export function raceFileText(race: RaceFile): string {
  return `${JSON.stringify(race)}\n`;
}

/** The first mismatch and its path. */
export function issueIn(error: z.ZodError): string {
  const issue = error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? 'the file' : issue.path.join('.');
  return `${where}: ${issue?.message ?? 'unknown trouble'}`;
}

function refused(
  code: string,
  detail: string,
): { ok: false; violation: { code: string; rule: string; detail: string } } {
  return { ok: false, violation: { code, rule: 'record file', detail } };
}
