// A race without its moves, as its row holds it. Not here: the statement that reads the row (saves-sql.ts).

import { readJson } from '../json';
import type { HeadRow } from './saves-sql';

/** A race without its moves. A damaged column is undefined. */
export interface RaceHead {
  id: string;
  game: string;
  circuit: string;
  rulesVersion: number;
  seed: string;
  config: unknown;
  setup: unknown;
  seats: unknown;
  clock: number;
  status: 'open' | 'finished';
  trouble: string | undefined;
  step: number;
  startedAt: number;
  savedAt: number;
  /** Finished races only. */
  standings: unknown;
  rounds: number;
  finishedAt: number | undefined;
  occasion: string | undefined;
  /** Forked from another race, its parent. */
  practice: boolean;
  parent: string | undefined;
  season: SeasonPart | undefined;
}

/** A race's part in a season. entrants: by seat. */
export interface SeasonPart {
  season: string;
  round: string;
  leg: number;
  entrants: unknown;
}

/** The head in a row of HEAD. */
export function headOf(row: HeadRow): RaceHead {
  return {
    id: row.id,
    game: row.game,
    circuit: row.circuit,
    rulesVersion: row.rules_version,
    seed: row.seed,
    config: readJson(row.config),
    setup: readJson(row.setup),
    seats: readJson(row.seats),
    clock: row.clock,
    status: row.status === 'finished' ? 'finished' : 'open',
    trouble: row.trouble ?? undefined,
    step: row.step,
    startedAt: row.started_at,
    savedAt: row.saved_at,
    standings: row.standings === null ? undefined : readJson(row.standings),
    rounds: row.rounds ?? 0,
    finishedAt: row.finished_at ?? undefined,
    occasion: row.occasion ?? undefined,
    practice: row.practice !== 0,
    parent: row.parent ?? undefined,
    season: seasonOf(row),
  };
}

function seasonOf({ season, round, leg, entrants }: HeadRow): SeasonPart | undefined {
  if (season === null || round === null || leg === null) return undefined;
  return { season, round, leg, entrants: readJson(entrants ?? '') };
}
