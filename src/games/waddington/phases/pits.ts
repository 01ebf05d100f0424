// Pit stops and kept pit cards (R46-R58). Not here: getting there (drive.ts, window.ts).

import type { Io, Seat } from '@core/contract';
import { carOf, circuitOfRace } from '../cars';
import { BRAKE_FAILURE, FAULTY_TYRES, pitCardOf } from '../data/cards';
import { RESTART_SPEED } from '../data/charts';
import type { KeptEnd, Tactic, WaddingtonEvent, WaddingtonState } from '../types';
import { turnNumber } from './move';

/** Whether the car came into its pit this turn (T6). A car that waits there has not moved. */
export function hasStopped(s: Readonly<WaddingtonState>, seat: Seat): boolean {
  return s.turn.squares > 0 && circuitOfRace(s).kind[carOf(s, seat).at] === 'pit';
}

/** Changes s: resets gauges and reading, returns the kept card, then draws and applies a pit card (R48-R50). */
export function stopInPit(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const head = { round: s.round, turn: turnNumber(s), seat };
  const { tyres, brakes, at } = car;
  io.emit({ ...head, type: 'pitEntered', at, tyres, brakes });
  car.stops++;
  car.tyres = 0;
  car.brakes = 0;
  car.reading = 0;
  car.startSpeed = RESTART_SPEED;
  io.emit({ ...head, type: 'gaugesReset' });
  if (car.kept >= 0) returnKept(s, seat, 'pit', io);
  if (s.pitCards) drawPitCard(s, seat, io);
}

function drawPitCard(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const card = s.pitPack.pop();
  if (card === undefined) throw new Error('the pit pack is empty');
  if (s.pitUnseen > 0) s.pitUnseen--;
  const { missTurns, startSpeed, isKept: kept, takesTactic } = pitCardOf(card);
  car.missTurns = missTurns;
  car.startSpeed = startSpeed;
  if (kept) car.kept = card;
  else s.pitPack.unshift(card);
  io.emit({ round: s.round, turn: turnNumber(s), type: 'pitCardDrawn', seat, card, missTurns, startSpeed, kept });
  if (takesTactic) takeTactic(s, seat, io);
}

/** Changes s: takes the top of the discards, else of the stock, else nothing (R55). */
function takeTactic(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const from = s.discards.length > 0 ? 'discards' : s.stock.length > 0 ? 'stock' : 'none';
  let card: Tactic | null = null;
  if (from !== 'none') {
    card = (from === 'discards' ? s.discards : s.stock).pop() as Tactic;
    car.hand.push(card);
    if (from === 'discards') car.shown.push(card);
  }
  io.emit({ round: s.round, turn: turnNumber(s), type: 'tacticTaken', seat, from, card });
}

/** Changes s: puts the kept pit card at the bottom of the pack (R48, R56-R58). */
export function returnKept(s: WaddingtonState, seat: Seat, reason: KeptEnd, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  const card = car.kept;
  s.pitPack.unshift(card);
  car.kept = -1;
  car.keptActive = false;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'pitCardEnded', seat, card, reason });
}

/**
 * Changes s: at the end of a turn without a stop, kept cards become active, and Brake Failure may end (T7, R54, R57, R58).
 * Faulty Tyres end earlier in the turn (corners.ts).
 */
export function reviewKept(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  if (car.kept === BRAKE_FAILURE) {
    const passed = hasPassed(s, circuitOfRace(s).brakeFailure);
    if (s.turn.spun && (car.keptActive || passed)) returnKept(s, seat, 'spun', io);
    else if (passed && !car.keptActive) activate(s, seat, io);
  } else if (car.kept === FAULTY_TYRES) {
    if (!car.keptActive && hasPassed(s, circuitOfRace(s).faultyTyres)) activate(s, seat, io);
  }
}

/** R54: its band was crossed. Bands beyond a spin-off are no longer in the list. */
function hasPassed(s: Readonly<WaddingtonState>, corner: number): boolean {
  for (const band of s.turn.bands) if (band.corner === corner) return true;
  return false;
}

function activate(s: WaddingtonState, seat: Seat, io: Io<WaddingtonEvent>): void {
  const car = carOf(s, seat);
  car.keptActive = true;
  io.emit({ round: s.round, turn: turnNumber(s), type: 'pitCardActivated', seat, card: car.kept });
}
