// What is stored of a race: its moves, and what makes it the same again. Not here: making records (core/record.ts).

import type { AnyTypes, GameTypes } from './game-types';
import type { RuleViolation, Seat } from './state';

/** One answered ask. by: who answered it. */
export interface Move<A = unknown> {
  ask: number;
  seat: Seat;
  action: A;
  by: 'player' | 'bot' | 'clock';
}

/** The result of one step. drew: chance was used; revealed: hidden information became known; either bars a take-back past it. */
export interface StepResult<T extends GameTypes> {
  state: T['State'];
  events: T['Event'][];
  drew: boolean;
  revealed: boolean;
}

/** Everything that makes a race: replaying it gives the same states. marks: full-state hashes, every 32 steps and at the end. */
export interface RaceRecord<T extends GameTypes = AnyTypes> {
  format: 1;
  game: string;
  rulesVersion: number;
  seed: string;
  config: T['Config'];
  moves: Move<T['Action']>[];
  marks: { step: number; hash: string }[];
}

export type Result<V> = { ok: true; value: V } | { ok: false; violation: RuleViolation };
