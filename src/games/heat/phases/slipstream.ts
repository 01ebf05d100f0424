// Phase 6: in turn order every driver beside or behind a car may be towed 2 spaces or more (R50-R55).
// Not here: the corner check of lines crossed that way (corners.ts).

import type { Decision, Io, RuleViolation, Seat } from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { carOf, finalLineOf, isActing, trackOfRace } from '../cars';
import { mayStartSlipstream, SLIPSTREAM, slipstreamMost } from '../conditions';
import { spaceOf } from '../data/tracks';
import type { HeatAction, HeatEvent, HeatState } from '../types';
import { refuse } from '../violations';
import { landing, moveCar } from './move';

/** The car that tows: one space ahead, else beside, else two ahead with the long reach; -1 if there is none (R52). */
export function towOf(s: Readonly<HeatState>, seat: Seat): Seat {
  const track = trackOfRace(s);
  const own = spaceOf(track, carOf(s, seat).progress);
  let beside = -1;
  let far = -1;
  for (let other = 0; other < s.cars.length; other++) {
    const car = carOf(s, other);
    if (other === seat || car.status !== 'racing') continue;
    const gap = spaceOf(track, car.progress - own);
    if (gap === 1) return other;
    if (gap === 0 && beside < 0) beside = other;
    if (gap === 2 && far < 0) far = other;
  }
  if (beside >= 0) return beside;
  return s.slipstreamReach === 'long' ? far : -1;
}

/** The lengths a driver may choose now, shortest first; empty if it is not eligible (R52-R55). */
export function slipstreamLengths(s: Readonly<HeatState>, seat: Seat): number[] {
  if (towOf(s, seat) < 0) return [];
  const car = carOf(s, seat);
  if (!mayStartSlipstream(s, car)) return [];
  const track = trackOfRace(s);
  const final = finalLineOf(s);
  const lengths: number[] = [];
  if (car.progress >= final) return lengths;
  const most = slipstreamMost(s, car);
  for (let length = SLIPSTREAM; length <= most; length++) {
    if (landing(s, track, seat, car.progress + length) < final) lengths.push(length);
  }
  return lengths;
}

/** Opens the phase. Changes s. */
export function beginSlipstream(s: HeatState, io: Io<HeatEvent>): void {
  const seats = s.order.filter((seat) => isActing(carOf(s, seat)));
  io.emit({ round: s.round, phase: 6, type: 'phaseStarted', kind: 'sequential', seats });
}

/** Offers the driver at the cursor a slipstream, or skips a driver who is not eligible at that moment. Changes s. */
export function slipstreamNext(s: HeatState, io: Io<HeatEvent>): void {
  const seat = s.order[s.cursor] ?? 0;
  const lengths = isActing(carOf(s, seat)) ? slipstreamLengths(s, seat) : [];
  if (lengths.length === 0) {
    s.cursor++;
    return;
  }
  openDecision(s, seat, 'slipstream', false);
  io.emit({ round: s.round, phase: 6, type: 'slipstreamOffered', seat, lengths, tow: towOf(s, seat) });
  io.emit({ round: s.round, phase: 6, type: 'activeSeat', seat });
}

/** Null if the action answers a slipstream decision. Violations: 'slipstream-length', 'slipstream-final-line'. */
export function checkSlipstream(s: Readonly<HeatState>, seat: Seat, action: HeatAction): RuleViolation | null {
  if (action.type !== 'slipstream') return refuse('wrong-phase', { asked: 'slipstream' });
  const { length } = action;
  if (length === 0) return null;
  const most = slipstreamMost(s, carOf(s, seat));
  if (length < SLIPSTREAM || length > most) {
    return refuse('slipstream-length', { length, least: SLIPSTREAM, most, span: most - SLIPSTREAM });
  }
  const lengths = slipstreamLengths(s, seat);
  if (lengths.includes(length)) return null;
  return refuse('slipstream-final-line', { length, longest: lengths.at(-1) ?? 0 });
}

/** The driver is towed, stays, or retires. Speed does not change (R54). Changes s. */
export function answerSlipstream(s: HeatState, decision: Decision, action: HeatAction, io: Io<HeatEvent>): void {
  closeDecision(s, decision.id);
  s.cursor++;
  const { seat } = decision;
  const car = carOf(s, seat);
  if (action.type !== 'slipstream') {
    car.retiring = true;
    return;
  }
  const { length } = action;
  if (length === 0) {
    io.emit({ round: s.round, phase: 6, type: 'slipstreamDeclined', seat });
    return;
  }
  const tow = towOf(s, seat);
  car.slipstreamed = true;
  car.towedFrom = car.progress;
  io.emit({ round: s.round, phase: 6, type: 'slipstreamed', seat, length, tow });
  moveCar(s, seat, length, 'slipstream', io);
}
