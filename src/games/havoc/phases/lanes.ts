// Lane Selection: once, in winning order, each seat takes a lane of the grid row (R36, R37).

import type { Io, RuleViolation, Seat } from '@core/contract';
import { openDecision } from '@core/engine';
import { carOf, freeLanes, seatInTurn } from '../cars';
import { cellAt, GRID_POSITION } from '../data/track';
import type { HavocEvent, HavocState, Lane } from '../types';
import { refuse } from '../violations';

/** Changes s: opens the decision of the Storm's winner. */
export function beginLanes(s: HavocState, io: Io<HavocEvent>): void {
  s.cursor = 0;
  io.emit({ round: s.round, type: 'stageStarted', stage: 'lanes', dealer: s.dealer });
  askLane(s, freeLanes(s), io);
}

/** Null if the lane is free; 'lane-taken' (R36). */
export function checkLane(s: Readonly<HavocState>, lane: Lane): RuleViolation | null {
  const free = freeLanes(s);
  return free.includes(lane) ? null : refuse('lane-taken', { lane, free, n: free.length });
}

/** Changes s: puts the pawn on the grid; assigns a last free lane without a decision. True if all are on the grid. */
export function chooseLane(s: HavocState, seat: Seat, lane: Lane, io: Io<HavocEvent>): boolean {
  takeLane(s, seat, lane, false, io);
  s.cursor++;
  if (s.cursor === s.badges.length) return true;
  const free = freeLanes(s);
  if (free.length > 1) {
    askLane(s, free, io);
    return false;
  }
  takeLane(s, seatInTurn(s), free[0] as Lane, true, io);
  return true;
}

function askLane(s: HavocState, free: Lane[], io: Io<HavocEvent>): void {
  const seat = seatInTurn(s);
  io.emit({ round: s.round, type: 'laneTurn', seat, free });
  openDecision(s, seat, 'lane', false);
}

function takeLane(s: HavocState, seat: Seat, lane: Lane, automatic: boolean, io: Io<HavocEvent>): void {
  const at = cellAt(lane, GRID_POSITION);
  carOf(s, seat).at = at;
  io.emit({ round: s.round, type: 'laneChosen', seat, lane, at, automatic });
}
