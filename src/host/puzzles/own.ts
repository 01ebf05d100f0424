// Puzzles from one's own races as they are stored: without the position, which their race has.
// Not here: finding them (search.ts), or storing (store/puzzles).

import { seatInfo } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import type { Puzzle, PuzzleDriver } from '@puzzles/puzzle';
import { z } from 'zod';
import type { Context } from '../context';
import { type OwnFacts, ownFacts } from './own-facts';

/** A puzzle from one's own races. match: the race; step: moves made before it; at: when it was found, ms since 1970. */
export interface OwnPuzzle {
  readonly match: string;
  readonly step: number;
  readonly at: number;
  readonly facts: OwnFacts;
}

/** The puzzles from one's own races, newest first, without unreadable ones. */
export function ownPuzzles({ store }: Context): OwnPuzzle[] {
  return store.puzzles.own().flatMap(({ race, step, puzzle, at }) => {
    const facts = ownFacts.safeParse(puzzle);
    return facts.success ? [{ match: race, step, at, facts: facts.data }] : [];
  });
}

/** A puzzle with the position from its race; undefined if the race can't be read. */
export function positioned({ store }: Context, { match, step, facts }: OwnPuzzle): Puzzle | undefined {
  const record = store.saves.record(match);
  const head = store.saves.head(match);
  if (record === undefined || head === undefined) return undefined;
  const { game, hash, seat, ask, rounds, circuit: _, round: __, lost: ___, ...rest } = facts;
  const { seed } = record;
  const config: RaceConfig = record.config;
  const position = { game, seed, config, moves: record.moves.slice(0, step), hash, seat, ask };
  return { ...rest, position, rounds, drivers: driversOf(head.seats) };
}

function driversOf(seats: unknown): PuzzleDriver[] {
  const read = z.array(seatInfo).safeParse(seats);
  if (!read.success) return [];
  return read.data.map(({ name, driver }): PuzzleDriver => {
    if (driver.kind !== 'ai') return { name };
    return { name, level: driver.level, ...(driver.character !== undefined && { character: driver.character }) };
  });
}
