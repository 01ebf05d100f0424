// A race record in a file: what may stand in one. Not for: whether its moves are legal; replay and verify say that.

import { attempt } from '@core/attempt';
import type { RaceRecord, Result } from '@core/contract';
import { z } from 'zod';

/** Moves no race of any game comes near; keeps a hostile file from filling memory. */
const MOST_MOVES = 1_000_000;

const move = z.strictObject({
  ask: z.int().min(1),
  seat: z.int().min(0),
  action: z.json(),
  by: z.enum(['player', 'bot', 'clock']),
});

/** A whole record. config and actions are looked at by the game's own schemas when it is played. */
export const recordSchema = z.strictObject({
  format: z.literal(1),
  game: z.string().min(1).max(64),
  rulesVersion: z.int().min(1),
  seed: z.string().max(400),
  config: z.json(),
  moves: z.array(move).max(MOST_MOVES),
  marks: z.array(z.strictObject({ step: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{16}$/) })).max(MOST_MOVES),
});

/**
 * The record in a file's text. Breaches: 'not-json', 'not-a-record' where it is JSON but no record; detail says
 * what was met where. Unknown keys are refused, so nothing in a file is silently dropped.
 */
export function parseRecordFile(text: string): Result<RaceRecord> {
  const json = attempt((): unknown => JSON.parse(text));
  if (!json.ok) return refused('not-json', json.message);
  const parsed = recordSchema.safeParse(json.value);
  if (parsed.success) return { ok: true, value: parsed.data as RaceRecord };
  const issue = parsed.error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? 'the file' : issue.path.join('.');
  return refused('not-a-record', `${where}: ${issue?.message ?? 'unknown trouble'}`);
}

/** A record as the text of a file. */
export function recordFile(record: RaceRecord): string {
  return `${JSON.stringify(record)}\n`;
}

function refused(code: string, detail: string): { ok: false; breach: { code: string; rule: string; detail: string } } {
  return { ok: false, breach: { code, rule: 'record file', detail } };
}
