// A stored race as the record that core replays and verifies. Not here: files (host and CLI write those).

import type { Move, RaceConfig, RaceRecord } from '@core/contract';
import { MARK_EVERY } from '@core/record';
import type { RaceHead } from './head';

/** One move of a stored race. */
export interface SavedMove {
  step: number;
  /** undefined if the column is damaged. */
  move: Move | undefined;
  hash: string;
  barrier: boolean;
}

/** The record of a race from its row and all its moves; undefined if a column is damaged. */
export function recordFrom(race: RaceHead, moves: readonly SavedMove[]): RaceRecord | undefined {
  if (race.config === undefined || moves.length !== race.step) return undefined;
  const known: Move[] = [];
  for (const { move } of moves) if (move !== undefined) known.push(move);
  if (known.length !== moves.length) return undefined;
  const due = moves.filter((one) => one.step % MARK_EVERY === 0 || one.step === race.step);
  return {
    format: 1,
    game: race.game,
    rulesVersion: race.rulesVersion,
    seed: race.seed,
    config: race.config as RaceConfig,
    moves: known,
    marks: due.map(({ step, hash }) => ({ step, hash })),
  };
}
