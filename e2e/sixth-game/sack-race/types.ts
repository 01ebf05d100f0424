// The types of a sack race. at: spaces from the start, by seat; turn: whose it is, null at the end.
import type { RaceConfig, RaceState, Seat } from '@core/contract';

export interface SackState extends RaceState {
  laps: number;
  round: number;
  at: number[];
}
export interface SackTypes {
  Config: RaceConfig;
  State: SackState;
  Action: { type: 'run' | 'walk' };
  Event: { type: 'moved'; round: number; seat: Seat; to: number };
  Choices: object;
  View: { round: number; laps: number; at: readonly number[]; turn: Seat | null };
}
