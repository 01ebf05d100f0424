// The order of a race: rounds, phases 1 to 9, and the loop that runs automatic steps until a seat has to decide (R13).
// Not here: what happens within a phase.

import type { Io } from '@core/contract';
import { carOf } from '../cars';
import { gapOf, setTurnOrder, standings } from '../standings';
import { clearSymbols } from '../symbols';
import type { HeatEvent, HeatState, Phase } from '../types';
import { beginCards, placeCards } from './cards';
import { checkCorners } from './corners';
import { beginDiscard, discardCards } from './discard';
import { draftNext } from './draft';
import { beginGears, revealGears } from './gears';
import { finishRace, takeOffRetired, timeLaps } from './leaving';
import { setLegendCardAside } from './legends';
import { beginReact, grantAdrenaline, reactNext } from './react';
import { replenish } from './replenish';
import { beginReveal, revealNext } from './reveal';
import { beginSlipstream, slipstreamNext } from './slipstream';
import { makeReady } from './start';

/** Runs on until a decision is open or the race is over. Changes s. */
export function runOn(s: HeatState, io: Io<HeatEvent>): void {
  while (s.asks.length === 0 && s.status !== 'finished') takeStep(s, io);
}

/** Opens the first phase of the next round (R13-R15). Changes s. */
export function startRound(s: HeatState, io: Io<HeatEvent>): void {
  s.round++;
  s.phase = 1;
  s.cursor = 0;
  setTurnOrder(s);
  for (const seat of s.order) clearTurn(s, seat);
  io.emit({
    round: s.round,
    phase: 1,
    type: 'roundStarted',
    order: s.order.slice(),
    adrenaline: s.adrenaline.slice(),
  });
  beginGears(s, io);
}

/** After grid and draft: weather, decks and hands, then the first round. Changes s. */
export function startRace(s: HeatState, io: Io<HeatEvent>): void {
  makeReady(s, io);
  startRound(s, io);
}

/** One automatic step: the next pick, the next car in a sequential phase, or the end of the phase. */
function takeStep(s: HeatState, io: Io<HeatEvent>): void {
  if (s.draft !== null) {
    if (draftNext(s, s.draft, io)) startRace(s, io);
  } else if (s.cursor < s.order.length && isSequential(s.phase)) actNext(s, io);
  else endPhase(s, io);
}

function isSequential(phase: Phase | 0): boolean {
  return phase === 3 || phase === 5 || phase === 6;
}

/** Lets the car at the cursor act, or asks its driver. */
function actNext(s: HeatState, io: Io<HeatEvent>): void {
  if (s.phase === 3) revealNext(s, io);
  else if (s.phase === 5) reactNext(s, io);
  else slipstreamNext(s, io);
}

/** Applies what was decided in secret, removes those who gave up, and opens the next phase. */
function endPhase(s: HeatState, io: Io<HeatEvent>): void {
  if (s.phase === 1) revealGears(s, io);
  else if (s.phase === 2) placeCards(s, io);
  else if (s.phase === 8) discardCards(s, io);
  takeOffRetired(s, io);
  if (s.phase === 7) timeLaps(s, io);
  if (s.status === 'finished') return;
  if (s.phase === 9) endRound(s, io);
  else beginPhase(s, followingPhase(s), io);
}

/** Qualifying has no phases 4 and 6 (R36, R51, R102). */
function followingPhase(s: Readonly<HeatState>): Phase {
  const next = s.phase + 1;
  return (s.mode === 'qualifying' && (next === 4 || next === 6) ? next + 1 : next) as Phase;
}

/** Opens this phase and asks every seat that has a choice. Changes s. */
export function beginPhase(s: HeatState, phase: Phase, io: Io<HeatEvent>): void {
  s.phase = phase;
  s.cursor = 0;
  BEGIN[phase](s, io);
}

const BEGIN: Readonly<Record<Phase, (s: HeatState, io: Io<HeatEvent>) => void>> = {
  1: beginGears,
  2: beginCards,
  3: beginReveal,
  4: grantAdrenaline,
  5: beginReact,
  6: beginSlipstream,
  7: checkCorners,
  8: beginDiscard,
  9: replenish,
};

function endRound(s: HeatState, io: Io<HeatEvent>): void {
  setLegendCardAside(s);
  const table = standings(s);
  const leader = table[0]?.seat ?? 0;
  io.emit({
    round: s.round,
    phase: 9,
    type: 'roundEnded',
    standings: table.map((standing) => standing.seat),
    gaps: table.map((standing) => gapOf(s, leader, standing.seat)),
  });
  if (s.status === 'finalRound') finishRace(s, io);
  else startRound(s, io);
}

function clearTurn(s: HeatState, seat: number): void {
  const car = carOf(s, seat);
  car.speed = 0;
  car.from = car.progress;
  car.cluttered = false;
  car.spunOut = false;
  car.slipstreamBonus = 0;
  car.limitBonus = 0;
  car.plusResolved = 0;
  car.boosted = false;
  car.slipstreamed = false;
  car.towedFrom = car.progress;
  car.weatherCooled = false;
  if (car.kind === 'driver') clearSymbols(car.left);
}
