// A race of a toy game as the store keeps it, for tests that only check whether it is there.

import type { NewMove, NewRace } from '../races/saves';

/** A race that has just begun. */
export function toyRace(id: string): NewRace {
  const about = { game: 'toy', circuit: 'ring', rulesVersion: 1, seed: id, config: {}, setup: {}, seats: [], clock: 0 };
  const snapshot = { step: 0, stateVersion: 1, hash: 'h0', state: {} };
  return { id, ...about, at: 1, snapshot, startView: {}, startEvents: [], finish: undefined };
}

/** A move of it. step: the step that it leads to. */
export function toyMove(step: number): NewMove {
  const move = { ask: step, seat: 0, action: { type: 'go', step }, by: 'player' } as const;
  const rest = { barrier: false, at: 1000 + step, snapshot: undefined, finish: undefined };
  return { step, move, events: [{ type: 'went', step }], hash: `h${step}`, ...rest };
}
