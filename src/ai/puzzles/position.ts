// Replays a puzzle's position and checks that it is still the one that was analysed.

import { attempt } from '@core/attempt';
import type { AnyGame, Decision, Json, RaceState } from '@core/contract';
import { findDecision } from '@core/engine';
import { hashState } from '@core/hash';
import { replay } from '@core/record';
import { loadConfig } from '@core/save';
import type { PuzzlePosition } from '@puzzles/puzzle';

/** The state of a position, and the decision in it. */
export interface Opened {
  readonly state: RaceState;
  readonly decision: Decision;
}

/** undefined if these rules no longer lead to the position. */
export function openPosition(game: AnyGame, position: PuzzlePosition): Opened | undefined {
  const found = openAt(game, position);
  return found?.hash === position.hash ? found : undefined;
}

/**
 * The position after these moves, with its hash; undefined if the rules refuse them, or don't ask this of the seat there.
 */
export function openAt(
  game: AnyGame,
  { config: stored, seed, moves, seat, ask }: Omit<PuzzlePosition, 'hash'>,
): (Opened & { readonly hash: string }) | undefined {
  const config = loadConfig(game, stored as unknown as Json);
  if (!config.ok) return undefined;
  const record = {
    format: 1 as const,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed,
    config: config.value,
    moves: [...moves],
    marks: [],
  };
  // Rules that have changed may be led into states that no race reaches, so they may throw.
  const played = attempt(() => replay(game, record));
  if (!played.ok || !played.value.ok) return undefined;
  const { state } = played.value.value;
  const decision = findDecision(state, ask);
  return decision?.seat === seat ? { state, decision, hash: hashState(state) } : undefined;
}
